//! Every store against [`FullStore`], on random walks of vectors. Ids of the tree store are places, so what is compared with
//! it is whether a state is new, its data and its words.

use jaunt_store::{Arrival, BitstateStore, CollapseStore, FingerprintStore, FullStore, StateId, TreeStore, Vector, Visited};
use std::path::Path;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// How a walk moves.
struct Walk {
    /// At most so many components of at most so many words with so many values.
    components: usize,
    length: usize,
    values: usize,
    /// One step in so many changes the number of components, or the length of one.
    resize: usize,
    /// One step in so many goes back to an earlier vector.
    jump: usize,
}

#[derive(Clone, Default)]
struct Parts(Vec<Vec<u32>>);

impl Parts {
    fn step(&mut self, walk: &Walk, random: &mut Random) {
        for _ in 0..1 + random.below(3) {
            let n = self.0.len();
            if n == 0 || random.below(walk.resize) == 0 {
                let fresh = || vec![0; 1];
                match random.below(5) {
                    0 if n < walk.components => self.0.push(fresh()),
                    1 if n < walk.components => self.0.insert(random.below(n + 1), fresh()),
                    2 if n > 0 => drop(self.0.pop()),
                    3 if n > 0 => drop(self.0.remove(random.below(n))),
                    _ if n > 0 => {
                        let i = random.below(n);
                        let length = random.below(walk.length + 1);
                        self.0[i].resize(length, 0);
                    }
                    _ => self.0.push(fresh()),
                }
            } else {
                let i = random.below(n);
                if !self.0[i].is_empty() {
                    let k = random.below(self.0[i].len());
                    self.0[i][k] = random.below(walk.values) as u32;
                }
            }
        }
    }

    fn flat(&self, words: &mut Vec<u32>, ends: &mut Vec<u32>) {
        words.clear();
        ends.clear();
        for part in &self.0 {
            words.extend_from_slice(part);
            ends.push(words.len() as u32);
        }
    }
}

fn folder() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

fn read(store: &TreeStore, id: StateId) -> (Vec<u32>, Vec<u32>) {
    let (mut words, mut ends) = (Vec::new(), Vec::new());
    store.read(id, &mut words, &mut ends);
    (words, ends)
}

fn run(walk: Walk, steps: usize, seed: u64) {
    let mut full = FullStore::new();
    let mut tree = TreeStore::new();
    let [mut spilled, mut spilled_later] = [TreeStore::new(), TreeStore::new()];
    assert!(spilled.spill(folder()).unwrap());
    let mut twins: [Box<dyn Visited>; 2] = [Box::new(CollapseStore::new()), Box::new(FingerprintStore::new())];
    let mut bits = BitstateStore::new(1 << 26, 3);
    let mut random = Random(seed);
    let mut state = Parts((0..walk.components / 2).map(|i| vec![0; 1 + i % walk.length]).collect());
    let mut earlier: Vec<Parts> = Vec::new();
    let (mut words, mut ends) = (Vec::new(), Vec::new());
    let mut places = Vec::new();
    for step in 0..steps {
        state.flat(&mut words, &mut ends);
        let vector = Vector { words: &words, ends: &ends };
        let expected = full.insert(vector);
        let in_tree = tree.insert(vector);
        assert_eq!(in_tree.new, expected.new, "tree, step {step}");
        if step == steps / 3 {
            // A budget of nothing: all pages are let go again and again.
            assert!(spilled_later.spill_within(folder(), 0).unwrap());
            assert!(twins[0].spill(folder()).unwrap());
            assert!(!twins[1].spill(folder()).unwrap());
        }
        // The same insertions give the same places, with or without a file.
        assert_eq!(spilled.insert(vector), in_tree, "spilled, step {step}");
        assert_eq!(spilled_later.insert(vector), in_tree, "spilled later, step {step}");
        for twin in &mut twins {
            assert_eq!(twin.insert(vector), expected, "{}, step {step}", twin.name());
        }
        // Bits may take a new state for an old one, never the reverse.
        assert!(!bits.insert(vector).new || expected.new);
        // The data stays with its state.
        let data = full.data(expected.id);
        assert_eq!(tree.data(in_tree.id), data, "step {step}");
        assert_eq!(spilled_later.data(in_tree.id), data, "step {step}");
        if step % 3 == 0 {
            // Few values at first, more and more later.
            let value = random.next() as u32 % (step as u32 / 2 + 1);
            tree.set_data(in_tree.id, value);
            spilled_later.set_data(in_tree.id, value);
            full.set_data(expected.id, value);
        }
        if step % 16 == 0 {
            let state = (words.clone(), ends.clone());
            assert_eq!(read(&tree, in_tree.id), state, "read back, step {step}");
            assert_eq!(read(&spilled_later, in_tree.id), state, "read back, step {step}");
        }
        // Places hold until something moves.
        places.retain(|&(place, _, moves)| tree.moves_of(place) == moves);
        if step % 16 == 1 {
            places.push((in_tree.id, expected.id, tree.moves_of(in_tree.id)));
            let (place, id, _) = places[random.below(places.len())];
            assert_eq!(tree.data(place), full.data(id));
            assert_eq!(read(&spilled_later, place), read(&tree, place));
        }
        if step % 50 == 0 && earlier.len() < 2000 {
            earlier.push(state.clone());
        }
        if random.below(walk.jump) == 0 {
            state = earlier[random.below(earlier.len())].clone();
        }
        state.step(&walk, &mut random);
    }
    assert_eq!(tree.len(), full.len());
    assert_eq!(tree.pool_entries(), twins[0].pool_entries());
    if tree.size().nodes > 200_000 {
        assert!(spilled.spilled_bytes() > 0 && spilled_later.spilled_bytes() > 0);
        assert!(spilled.bytes() < tree.bytes());
    }
    assert_eq!(spilled.spill_error().or(spilled_later.spill_error()), None);
    for twin in &twins {
        assert_eq!(twin.len(), full.len());
    }
    assert!(bits.len() as f64 > 0.999 * full.len() as f64);
    assert!(full.len() > steps / 100 && full.len() < steps, "{} of {steps} are new", full.len());
}

#[test]
fn small_vectors_that_meet_often() {
    run(Walk { components: 5, length: 2, values: 3, resize: 10, jump: 100 }, 700_000, 1);
}

#[test]
fn typical_vectors() {
    run(Walk { components: 60, length: 10, values: 4, resize: 200, jump: 20 }, 300_000, 2);
}

#[test]
fn vectors_of_changing_shape() {
    run(Walk { components: 140, length: 6, values: 2, resize: 2, jump: 10 }, 150_000, 3);
}

#[test]
fn few_values_and_many_revisits() {
    run(Walk { components: 24, length: 1, values: 3, resize: 1_000_000, jump: 1000 }, 1_000_000, 4);
}

#[test]
fn long_vectors() {
    run(Walk { components: 3000, length: 3, values: 3, resize: 20, jump: 10 }, 3_000, 5);
}

fn all() -> Vec<Box<dyn Visited>> {
    vec![
        Box::new(FullStore::new()),
        Box::new(CollapseStore::new()),
        Box::new(TreeStore::new()),
        Box::new(FingerprintStore::new()),
    ]
}

#[test]
fn lengths_are_never_confused() {
    for mut store in all() {
        let mut count = 0;
        // Vectors of nothing but empty components, of zeros, of one word cut in every way.
        for n in 0..200 {
            for words in 0..=n.min(3) {
                for at in words..=n {
                    let ends: Vec<u32> = (0..n).map(|i| if i >= at { words } else { i.min(words) }).collect();
                    let total = ends.last().copied().unwrap_or(0);
                    let arrival = store.insert(Vector { words: &vec![0; total as usize], ends: &ends });
                    if arrival.new {
                        count += 1;
                    }
                }
            }
        }
        let mut twin = FullStore::new();
        for n in 0..200 {
            for words in 0..=n.min(3) {
                for at in words..=n {
                    let ends: Vec<u32> = (0..n).map(|i| if i >= at { words } else { i.min(words) }).collect();
                    let total = ends.last().copied().unwrap_or(0);
                    twin.insert(Vector { words: &vec![0; total as usize], ends: &ends });
                }
            }
        }
        assert_eq!((store.len(), count), (twin.len(), twin.len()), "{}", store.name());
    }
}

#[test]
fn the_empty_vector_is_a_state() {
    for mut store in all() {
        let empty = Vector { words: &[], ends: &[] };
        let one = Vector { words: &[1; 40], ends: &(1..=40).collect::<Vec<u32>>() };
        let Arrival { id, new } = store.insert(empty);
        assert!(new);
        assert_eq!(store.insert(empty), Arrival { id, new: false });
        store.set_data(id, 7);
        let other = store.insert(one);
        assert!(other.new && other.id != id && store.data(other.id) == 0);
        let again = store.insert(empty);
        assert_eq!((again.new, store.data(again.id)), (false, 7));
        let moves = store.moves_of(id);
        store.clear();
        assert_eq!(store.len(), 0);
        assert!(store.moves_of(id) > moves || store.name() != "tree");
        let one = store.insert(one);
        assert_eq!((one.new, store.data(one.id)), (true, 0));
    }
}

#[test]
fn bits_say_what_they_miss() {
    let mut store = BitstateStore::new(1 << 17, 3);
    for i in 0..1_000_000u32 {
        store.insert(Vector { words: &[i, 7], ends: &[1, 2] });
    }
    let stored = store.len() as f64 / 1e6;
    assert!(stored < 0.6);
    assert!((store.coverage() - stored).abs() < 0.02, "{} estimated, {stored} stored", store.coverage());
    assert!(store.occupancy() > 0.5);
    assert_eq!(store.data(StateId(3)), 0);
}

#[test]
fn a_name_stays_when_places_move() {
    let (mut tree, mut full) = (TreeStore::new(), FullStore::new());
    let mut names = std::collections::HashMap::new();
    let mut moved = 0;
    let mut places = std::collections::HashMap::new();
    for step in 0..200_000u32 {
        // Each state comes several times, some of them much later.
        let n = if step % 3 == 0 { step } else { step / 7 * 3 };
        let (words, ends) = ([n % 1000, n % 7, n / 1000, 5, n % 13], [1, 2, 3, 4, 5]);
        let (in_full, in_tree) =
            (full.insert(Vector { words: &words, ends: &ends }), tree.insert(Vector { words: &words, ends: &ends }));
        assert_eq!(in_full.new, in_tree.new);
        let name = tree.name_of(in_tree.id);
        assert_eq!(*names.entry(in_full.id).or_insert(name), name);
        moved += places.insert(in_full.id, in_tree.id).is_some_and(|before| before != in_tree.id) as u32;
    }
    let distinct: std::collections::HashSet<u64> = names.values().copied().collect();
    assert_eq!(distinct.len(), full.len(), "two states never share a name");
    assert!(moved > 100, "{moved} states were met at another place");
    // Nor does a name depend on what came last: these places are right, since no state is new.
    let vector = |n: u32| [n % 1000, n % 7, n / 1000, 5, n % 13];
    let ends = [1, 2, 3, 4, 5];
    let early = tree.insert(Vector { words: &vector(3), ends: &ends }).id;
    let name = tree.name_of(early);
    tree.insert(Vector { words: &vector(6), ends: &ends });
    assert_eq!(tree.name_of(early), name);
}
