//! What a store says it holds is what it holds. The allocator counts for each thread: whoever runs the test allocates beside it.

use jaunt_store::{CollapseStore, FingerprintStore, FullStore, TreeStore, Vector, Visited};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static HELD: Cell<isize> = const { Cell::new(0) };
}

fn count(bytes: isize) {
    // A thread that ends has no counter any more.
    let _ = HELD.try_with(|held| held.set(held.get() + bytes));
}

// SAFETY: every call is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: as the caller promised.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
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
        let before = HELD.get();
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
            let held = (HELD.get() - before) as usize - box_size;
            assert!(held.abs_diff(bytes) < 100, "{} says {bytes}, holds {held}", store.name());
            if kind == 0 && len >= 1_000_000 {
                let each = bytes as f64 / len as f64;
                assert!(each < 4.2, "{each} bytes a state at {len}");
            }
        });
        store.clear();
        assert!(store.bytes() < 10_000, "{} keeps {}", store.name(), store.bytes());
        drop(store);
        assert_eq!(HELD.get(), before);
    }
}
