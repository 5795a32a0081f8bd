//! What a store says it holds is what it holds. One test only: the allocator counts for the whole process.

use jaunt_store::{CollapseStore, FingerprintStore, FullStore, TreeStore, Vector, Visited};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

struct Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        HELD.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: as the caller promised.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: as the caller promised.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Ten processes of six components, each process in one of six places; three components tell the place.
fn fill(store: &mut dyn Visited, states: usize, mut check: impl FnMut(&dyn Visited)) {
    let mut words = [0u32; 60 * 5];
    let ends: [u32; 60] = std::array::from_fn(|i| 5 * (i as u32 + 1));
    let mut random = 1u64;
    while store.len() < states {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (process, place) = ((random >> 40) as usize % 10, (random >> 55) as u32 % 6);
        for component in 0..3 {
            words[process * 30 + component * 5 + 1] = place * (component as u32 + 1);
        }
        let arrival = store.insert(Vector { words: &words, ends: &ends });
        store.set_data(arrival.id, store.data(arrival.id) | 1);
        check(store);
    }
}

#[test]
fn bytes_are_honest_and_few() {
    let stores: [fn() -> Box<dyn Visited>; 4] = [
        || Box::new(TreeStore::new()),
        || Box::new(CollapseStore::new()),
        || Box::new(FingerprintStore::new()),
        || Box::new(FullStore::new()),
    ];
    for (kind, make) in stores.iter().enumerate() {
        let states = if kind == 0 { 1_500_000 } else { 50_000 };
        let before = HELD.load(Ordering::Relaxed);
        let mut store = make();
        let box_size = size_of_val(&*store);
        let mut next = 1000;
        fill(&mut *store, states, |store| {
            let len = store.len();
            if len < next {
                return;
            }
            next = len + len / 20;
            let bytes = store.bytes();
            let held = HELD.load(Ordering::Relaxed) - before - box_size;
            assert!(held.abs_diff(bytes) < 100, "{} says {bytes}, holds {held}", store.name());
            if kind == 0 && len >= 1_000_000 {
                let each = bytes as f64 / len as f64;
                assert!(each < 4.2, "{each} bytes a state at {len}");
            }
        });
        store.clear();
        assert!(store.bytes() < 10_000, "{} keeps {}", store.name(), store.bytes());
        drop(store);
        assert_eq!(HELD.load(Ordering::Relaxed), before);
    }
}
