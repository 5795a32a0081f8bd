//! Stores that spill: at size, and into folders that will not have it.

use jaunt_store::{CollapseStore, TreeStore, Vector, Visited};
use std::path::{Path, PathBuf};

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A random walk of twelve processes of five components: many groups and pairs where there are many places.
struct Walk {
    words: [u32; 60 * 3],
    ends: [u32; 60],
    places: u32,
    random: u64,
}

impl Walk {
    fn new(places: u32) -> Self {
        Walk { words: [0; 180], ends: std::array::from_fn(|i| 3 * (i as u32 + 1)), places, random: 1 }
    }

    fn step(&mut self) -> Vector<'_> {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (process, place) = ((self.random >> 33) as usize % 12, (self.random >> 45) as u32 % self.places);
        for component in 0..2 {
            self.words[process * 15 + component * 3 + 1] = place * (component as u32 + 1);
        }
        Vector { words: &self.words, ends: &self.ends }
    }
}

#[test]
fn large_tables_grow_while_their_keys_are_in_a_file() {
    let folder = folder("large");
    let (mut tree, mut collapse, mut twin) = (TreeStore::new(), CollapseStore::new(), TreeStore::new());
    let (mut walk, mut again) = (Walk::new(1000), Walk::new(1000));
    for step in 0..400_000 {
        if step == 100_000 {
            assert!(tree.spill_within(&folder, 1 << 20).unwrap());
            assert!(collapse.spill_within(&folder, 1 << 20).unwrap());
        }
        let vector = if step % 4 == 3 { again.step() } else { walk.step() };
        let expected = twin.insert(vector);
        assert_eq!(tree.insert(vector), expected);
        assert_eq!(collapse.insert(vector).new, expected.new);
        if step % 97 == 0 {
            let (mut words, mut ends) = (Vec::new(), Vec::new());
            tree.read(expected.id, &mut words, &mut ends);
            assert!(words == vector.words && ends == vector.ends);
        }
    }
    assert!(tree.spilled_bytes() > tree.bytes() / 2, "{} spilled, {} in memory", tree.spilled_bytes(), tree.bytes());
    assert!(tree.spilled_bytes() + tree.bytes() < twin.bytes() * 11 / 10 + (1 << 20));
    assert!(collapse.spilled_bytes() > 2 * collapse.bytes());
    // What was there before is still found.
    let mut walk = Walk::new(1000);
    for _ in 0..10_000 {
        assert!(!tree.insert(walk.step()).new);
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "the files have no names");
    tree.clear();
    assert_eq!((tree.len(), tree.spilled_bytes()), (0, 0));
    assert!(tree.bytes() < 10_000);
}

#[test]
fn a_folder_that_is_not_there_changes_nothing() {
    let folder = folder("missing");
    let mut store = TreeStore::new();
    let mut walk = Walk::new(8);
    for _ in 0..100_000 {
        store.insert(walk.step());
    }
    let before = store.bytes();
    assert!(store.spill(&folder.join("none")).is_err());
    assert_eq!((store.bytes(), store.spilled_bytes(), store.spill_error()), (before, 0, None));
    assert!(store.spill(&folder).unwrap());
    assert!(store.spill(&folder).unwrap());
    assert!(store.bytes() < before && store.spilled_bytes() > 0);
}

/// Bytes of a line of the process's status.
#[cfg(target_os = "linux")]
fn status(name: &str) -> usize {
    let text = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = text.lines().find(|line| line.starts_with(name)).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() << 10
}

/// Run alone: `cargo test --release -p jaunt-store --test spill -- --ignored --nocapture a_hundred`.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "minutes"]
fn a_hundred_million_states_in_four_gibibytes() {
    let mut store = TreeStore::new();
    let mut walk = Walk::new(8);
    let mut report = 1_000_000;
    let (start, mut insertions) = (std::time::Instant::now(), 0u64);
    while store.len() < 100_000_000 {
        let arrival = store.insert(walk.step());
        store.set_data(arrival.id, insertions as u32 % 8);
        insertions += 1;
        if store.len() == report {
            let each = store.bytes() as f64 / store.len() as f64;
            let time = start.elapsed().as_nanos() as f64 / insertions as f64;
            println!("{report} states: {each:.2} bytes each with data, {time:.0} ns an insertion, {:?}", store.size());
            report = if report < 10_000_000 { 10_000_000 } else { report + 10_000_000 };
        }
    }
    assert!(store.bytes() < 4 << 30);
    assert!(status("VmHWM") < 4 << 30);
    assert!(store.bytes() / store.len() < 6);
}

/// Run alone: `cargo test --release -p jaunt-store --test spill -- --ignored --nocapture resident`.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "a minute, and it reads what the whole process holds"]
fn resident_memory_stays_near_the_index_and_the_budget() {
    const BUDGET: usize = 32 << 20;
    let folder = folder("resident");
    let mut store = TreeStore::new();
    // No half is met twice: much to spill.
    let mut walk = Walk::new(1000);
    let floor = status("VmRSS");
    let (start, mut insertions) = (std::time::Instant::now(), 0u64);
    let mut most = 0;
    while store.len() < 6_000_000 {
        store.insert(walk.step());
        insertions += 1;
        if insertions == 2_000_000 {
            let before = (store.bytes(), status("VmRSS"));
            store.spill_within(&folder, BUDGET).unwrap();
            println!("spilled: {before:?} to {:?} and {} in the file", (store.bytes(), status("VmRSS")), store.spilled_bytes());
        }
        if insertions > 2_000_000 && insertions % 1000 == 0 {
            let above = (status("VmRSS") - floor).saturating_sub(store.bytes());
            most = most.max(above);
        }
        if insertions % 1_000_000 == 0 {
            let time = start.elapsed().as_nanos() as f64 / insertions as f64;
            println!(
                "{insertions}: {} MiB held, {} spilled, {} resident ({} of files), {time:.0} ns an insertion",
                store.bytes() >> 20,
                store.spilled_bytes() >> 20,
                status("VmRSS") >> 20,
                status("RssFile") >> 20,
            );
        }
    }
    println!("at most {} MiB above what the store says", most >> 20);
    // What 256 insertions map between two looks, and pieces that the C library keeps, come on top of the budget.
    assert!(most < BUDGET + (64 << 20), "{most}");
}
