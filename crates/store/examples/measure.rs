//! Nanoseconds an insertion and bytes a state of every store:
//! `cargo run --release -p jaunt-store --example measure [MOST_STATES [STORE...]]`.
//!
//! A state has 60 components of 10 words; a step changes 3 of them. `walk` goes at random through a product of processes,
//! so nearly every state is new; `again` goes the same way a second time; `depth first` is a real search of a product. The
//! time includes making the vector, about 10 ns; `pause` is the longest insertion, the machine's own pauses included.

use jaunt_store::{BitstateStore, CollapseStore, FingerprintStore, FullStore, TreeStore, Vector, Visited};
use std::time::Instant;

/// Nanoseconds that this thread ran, where the system tells, so that other programs do not count.
fn now() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0)
}

const COMPONENTS: usize = 60;
const LENGTH: usize = 10;

struct Model {
    words: Vec<u32>,
    ends: Vec<u32>,
    processes: usize,
    random: u64,
}

impl Model {
    fn new(processes: usize) -> Self {
        let ends = (1..=COMPONENTS).map(|i| (i * LENGTH) as u32).collect();
        let words = (0..COMPONENTS * LENGTH).map(|i| i as u32).collect();
        Model { words, ends, processes, random: 7 }
    }

    /// Puts one process at a place: its own two components change, and one that is shared with its neighbour.
    fn set(&mut self, process: usize, place: u32) {
        let first = process * COMPONENTS / self.processes * LENGTH;
        self.words[first + 3] = place;
        self.words[first + LENGTH + 7] = place * 5;
        self.words[first + 2 * LENGTH + 1] = place / 2;
    }

    fn step(&mut self, places: u32) {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let process = (self.random >> 33) as usize % self.processes;
        let place = (self.random >> 50) as u32 % places;
        self.set(process, place);
    }

    fn vector(&self) -> Vector<'_> {
        Vector { words: &self.words, ends: &self.ends }
    }
}

fn walk(store: &mut dyn Visited, processes: usize, places: u32, most: usize, with_pause: bool) {
    let mut model = Model::new(processes);
    let (mut done, mut target) = (0, 10_000);
    while target <= most {
        let start = now();
        let steps = target - done;
        let mut longest = 0;
        for _ in 0..steps {
            model.step(places);
            if with_pause {
                let one = Instant::now();
                store.insert(model.vector());
                longest = longest.max(one.elapsed().as_micros());
            } else {
                store.insert(model.vector());
            }
        }
        let new = (now() - start) as f64 / steps as f64;
        // The clock ticks in milliseconds: a million steps, of the same way again and again where it is short.
        let length = target.min(1_000_000);
        let start = now();
        for _ in 0..1_000_000 / length {
            let mut again = Model::new(processes);
            for _ in 0..length {
                again.step(places);
                store.insert(again.vector());
            }
        }
        let old = (now() - start) as f64 / 1e6;
        let each = store.bytes() as f64 / store.len() as f64;
        println!(
            "  {:>11} {:>9} states: {new:4.0} ns new, {old:4.0} ns again, {each:6.1} bytes a state{}",
            store.name(),
            store.len(),
            if with_pause { format!(", longest {longest} us") } else { String::new() }
        );
        done = target;
        target *= 10;
    }
}

/// Every state of `processes` counters up to `places`, each counting up by one or starting again.
fn depth_first(store: &mut TreeStore, processes: usize, places: u32) {
    let mut model = Model::new(processes);
    let mut at = vec![0u32; processes];
    (0..processes).for_each(|p| model.set(p, 0));
    store.insert(model.vector());
    let mut stack = vec![0usize];
    let (mut inserts, mut worst) = (1u64, 0.0f64);
    let mut came_by = Vec::new();
    let start = now();
    while let Some(next) = stack.last_mut() {
        if *next == processes {
            stack.pop();
            if let Some(p) = came_by.pop() {
                at[p] = (at[p] + places - 1) % places;
                model.set(p, at[p]);
            }
            continue;
        }
        let p = *next;
        *next += 1;
        at[p] = (at[p] + 1) % places;
        model.set(p, at[p]);
        inserts += 1;
        if store.insert(model.vector()).new {
            came_by.push(p);
            stack.push(0);
            if store.len() > 1_000_000 && store.len().is_multiple_of(10_000) {
                worst = worst.max(store.bytes() as f64 / store.len() as f64);
            }
        } else {
            at[p] = (at[p] + places - 1) % places;
            model.set(p, at[p]);
        }
    }
    let time = (now() - start) as f64 / inserts as f64;
    println!(
        "  {processes} processes, {places} places: {} states, {inserts} insertions of {time:.0} ns, {:.1} bytes a state, at most {worst:.1}",
        store.len(),
        store.bytes() as f64 / store.len() as f64
    );
    println!("  {:?}", store.size());
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let most = arguments.first().map_or(10_000_000, |a| a.parse().expect("a number of states"));
    let wanted = |name: &str| arguments.len() < 2 || arguments[1..].iter().any(|a| a == name);
    let start = now();
    let product = (0..100_000_000u64).fold(1u64, |x, i| x.wrapping_mul(x | 3) ^ i);
    println!("calibration: {:.2} ns for a step of a chain of multiplications ({product:x})", (now() - start) as f64 / 1e8);
    if wanted("tree") {
        if most >= 1_000_000 {
            println!("depth first");
            depth_first(&mut TreeStore::new(), 6, 10);
            depth_first(&mut TreeStore::new(), 7, 8);
        }
        println!("walk, 12 processes of 8 places");
        let mut store = TreeStore::new();
        walk(&mut store, 12, 8, most, false);
        println!("  {:?}", store.size());
        println!("the same, each insertion timed");
        walk(&mut TreeStore::new(), 12, 8, most, true);
        println!("walk, 12 processes of 1000 places: no half is met twice");
        let mut store = TreeStore::new();
        walk(&mut store, 12, 1000, most, false);
        println!("  {:?}", store.size());
    }
    println!("walk, 12 processes of 8 places");
    if wanted("collapse") {
        walk(&mut CollapseStore::new(), 12, 8, most.min(1_000_000), false);
    }
    if wanted("fingerprint") {
        walk(&mut FingerprintStore::new(), 12, 8, most, false);
    }
    if wanted("bitstate") {
        walk(&mut BitstateStore::new(1 << 26, 3), 12, 8, most, false);
    }
    if wanted("full") {
        walk(&mut FullStore::new(), 12, 8, most.min(100_000), false);
    }
}
