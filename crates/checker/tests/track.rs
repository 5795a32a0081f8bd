//! The tracker against slow twins: after going back and coming again, the state's hash (a walk over threads and objects
//! themselves, which knows nothing of images and pools) is what it was.

mod common;

use jaunt_checker::system::System;
use jaunt_checker::{CheckConfig, Options, SearchKind, Symmetry};
use jaunt_kernel::{Step, TransitionSystem};
use jaunt_vm::points::Mode;
use std::collections::HashMap;

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

fn walk(args: &[&str], por: bool, symmetry: Symmetry, seed: u64) -> usize {
    let options = Options { assertions: true, track_sharing: true, ..Options::default() };
    let (mut machine, output, clock) = common::open_machine(&common::own_classes("Counts"), options);
    machine.vm.prepare_check(Mode::Check);
    machine.vm.points.reduce = por;
    common::begin(&mut machine, "Counts", args);
    // Breadth-first: so that states can be packed.
    let config = CheckConfig { search: SearchKind::Bfs, por, symmetry, ..CheckConfig::default() };
    let (mut system, step) = System::start(&mut machine.vm, clock, output, &config);
    assert_eq!(step, Step::Moved);
    let hash = |system: &System| system.vm.state.canonical_hash(&system.vm.program);
    let mut random = Random(seed);
    let mut packed = Vec::new();
    let mut by_number = HashMap::new();
    let mut ways = Vec::new();
    let mut compared = 0;
    for _ in 0..60 {
        // A road with its marks and hashes.
        let mut road = Vec::new();
        let steps = 1 + random.below(30);
        loop {
            let arrival = system.arrive();
            let now = hash(&system);
            // The hash knows how often collections were modified, the canonical form need not.
            if symmetry == Symmetry::None {
                assert_eq!(*by_number.entry(arrival.state).or_insert(now), now, "one number for two states");
            }
            road.push((system.mark(), now, arrival.state));
            if random.below(6) == 0 {
                packed.push((system.pack(), now, arrival.state));
            }
            system.choices(&mut ways);
            let way = ways[random.below(ways.len())];
            // What was not looked up must be undone as well.
            if system.take(way) != Step::Moved || road.len() > steps {
                break;
            }
        }
        // Back along it, not to every mark.
        while let Some((mark, before, number)) = road.pop() {
            if random.below(3) > 0 || road.is_empty() {
                system.back(&mark);
                assert_eq!(hash(&system), before, "going back");
                assert_eq!(system.arrive().state, number, "going back");
                compared += 1;
            }
        }
        if !packed.is_empty() {
            let (place, before, number) = &packed[random.below(packed.len())];
            system.unpack(place);
            assert_eq!(hash(&system), *before, "coming again");
            assert_eq!(system.arrive().state, *number, "coming again");
            compared += 1;
        }
    }
    compared
}

#[test]
fn going_back_and_coming_again_bring_the_state_back() {
    for (what, por) in [("iterator", true), ("iterator", false), ("view", false), ("callback", false), ("endless", true)] {
        for symmetry in [Symmetry::Canonical, Symmetry::None] {
            let compared = walk(&[what], por, symmetry, 0x9e37_79b9_7f4a_7c15);
            assert!(compared > 100, "{what}: only {compared} states");
        }
    }
}
