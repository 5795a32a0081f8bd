//! The tracker against slow twins: after going back and coming again, the state's hash (a walk over threads and objects
//! themselves, which knows nothing of images and pools) is what it was.

mod common;

use jaunt_base::Random;
use jaunt_checker::system::System;
use jaunt_checker::{CheckConfig, Options, SearchKind, StoreKind, Symmetry};
use jaunt_kernel::{Step, TransitionSystem};
use jaunt_state::{Aside, Collecting, Key, Positions, ThreadId, Tracker};
use jaunt_vm::Vm;
use jaunt_vm::policy::Mode;
use jaunt_vm::schedule::Ended;
use std::collections::HashMap;

fn walk(args: &[&str], por: bool, symmetry: Symmetry, seed: u64) -> usize {
    let options = Options { assertions: true, track_sharing: true, ..Options::default() };
    let (mut machine, output, clock) = common::open_machine(&common::own_classes("Counts"), options);
    machine.vm.prepare_check(Mode::Check);
    machine.vm.assumed.reduce = por;
    common::begin(&mut machine, "Counts", args);
    // Breadth-first: so that states can be packed. A store whose numbers stay.
    let store = StoreKind::Collapse;
    let config = CheckConfig { search: SearchKind::Bfs, por: por.into(), symmetry, store, ..CheckConfig::default() };
    let (mut system, step) = System::start(&mut machine.vm, clock, output, &config);
    assert_eq!(step, Step::Moved);
    let hash = |system: &System| system.vm.state.canonical_hash(&system.vm.program);
    let mut random = Random(seed);
    let mut packed = Vec::new();
    let mut by_number = HashMap::new();
    let mut ways = Vec::new();
    let mut compared = 0;
    for _ in 0..60 {
        // A path with its marks and hashes.
        let mut path = Vec::new();
        let steps = 1 + random.below(30);
        loop {
            let arrival = system.arrive();
            let now = hash(&system);
            // The hash knows how often collections were modified, the canonical form need not.
            if symmetry == Symmetry::None {
                assert_eq!(*by_number.entry(arrival.state).or_insert(now), now, "one number for two states");
            }
            path.push((system.mark(), now, arrival.state));
            if random.below(6) == 0 {
                packed.push((system.pack(), now, arrival.state));
            }
            system.choices(&mut ways);
            let way = ways[random.below(ways.len())];
            // What was not looked up must be undone as well.
            if system.take(way) != Step::Moved || path.len() > steps {
                break;
            }
        }
        // Back along it, not to every mark.
        while let Some((mark, before, number)) = path.pop() {
            if random.below(3) > 0 || path.is_empty() {
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

/// Turns of threads with reference counts kept beside them; back to an earlier state now and then.
fn count_on_a_walk(class: &str, seed: u64) -> (usize, usize) {
    let options = Options { assertions: true, track_sharing: true, ..Options::default() };
    let (mut machine, _, clock) = common::open_machine(&common::own_folder("switches"), options);
    machine.vm.prepare_check(Mode::Step);
    common::begin(&mut machine, class, &[]);
    let vm = &mut machine.vm;
    let mut random = Random(seed);
    vm.collect_for_search();
    let mut tracker = Tracker::start(&mut vm.state, &vm.program, false, true);
    vm.state.heap.positions = Some(Box::new(Positions::new(Key::Order, vm.state.heap.top)));
    tracker.collect_by(&vm.state, &vm.program, Collecting::Count);
    let (mut compared, mut freed) = (0, 0);
    let mut marks = Vec::new();
    let mut packed = Vec::new();
    for _ in 0..1_000 {
        let ended = vm.run_threads(Vm::main_returned, 1 + random.below(50) as u64);
        // Under `check` whoever lets a thread run says so.
        for id in 0..vm.state.threads.len() {
            let _ = &mut vm.state.threads[ThreadId(id as u32)];
        }
        freed += tracker.collect(&mut vm.state, &vm.program).unwrap_or(0);
        let equal = |tracker: &Tracker, vm: &Vm, when: &str| {
            let expected = tracker.counted(&vm.state, &vm.program);
            let kept = tracker.counts();
            for row in 0..expected.len().max(kept.len()) {
                let (kept, expected) = (kept.get(row).copied().unwrap_or(0), expected.get(row).copied().unwrap_or(0));
                assert_eq!(kept, expected, "{class}: references to row {row} {when}");
            }
        };
        equal(&tracker, vm, "after a step");
        compared += 1;
        match random.below(8) {
            0 | 1 => marks.push((tracker.mark(&vm.state), vm.current, clock.get())),
            2 => {
                let aside: Aside = std::array::from_fn(|_| random.below(3) as u32);
                packed.push((tracker.pack(&vm.state, &aside), vm.current, clock.get(), aside, tracker.raw_hash()));
            }
            _ => {}
        }
        // Marks are void once a packed state was come back to.
        if random.below(12) == 0 && !packed.is_empty() {
            let (place, turn, time, aside, raw) = &packed[random.below(packed.len())];
            assert_eq!(tracker.unpack(&mut vm.state, &vm.program, place), *aside);
            assert_eq!(tracker.raw_hash(), *raw, "the same components have the same hash, wherever one comes from");
            (vm.current, marks) = (*turn, Vec::new());
            clock.set(*time);
            equal(&tracker, vm, "after coming again");
        } else if random.below(6) == 0 || !matches!(ended, Ended::Paused) {
            let Some((mark, turn, time)) = marks.pop() else {
                if matches!(ended, Ended::Paused) {
                    continue;
                }
                break;
            };
            tracker.back(&mut vm.state, &vm.program, &mark);
            vm.current = turn;
            clock.set(time);
            equal(&tracker, vm, "after going back");
        }
    }
    (compared, freed)
}

#[test]
fn reference_counts_are_what_they_would_be_if_counted_anew() {
    let (mut compared, mut freed) = (0, 0);
    for seed in 1..5 {
        let (n, f) = count_on_a_walk("Churn", 0x9e37_79b9_7f4a_7c15u64.wrapping_mul(seed));
        compared += n;
        freed += f;
    }
    assert!(compared > 400 && freed > 400, "{compared} states, {freed} objects freed");
}
