//! Snapshot and restore: going back and running again gives the same output and the same state, at many points of many
//! programs; and the hash of a state does not depend on the path to it.

mod common;

use common::{begin, own_classes};
use jaunt_checker::closed::{Clock, Output};
use jaunt_checker::{Machine, Options};
use jaunt_testkit::{compile, files, root};
use jaunt_vm::Vm;
use jaunt_vm::schedule::Ended;
use std::path::Path;

fn machine(classes: &Path, quantum: u32) -> (Machine, Output, Clock) {
    common::open_machine(classes, Options { quantum, class_path: classes.display().to_string(), ..Options::default() })
}

/// Some turns further: how it ended, what was printed, the hash.
fn advance(vm: &mut Vm, output: &Output, turns: u64) -> (String, Vec<u8>, u128) {
    output.borrow_mut().clear();
    let ended = vm.run_threads(Vm::main_returned, turns);
    let how = match ended {
        Ended::Done => "done".to_string(),
        Ended::Paused => "paused".to_string(),
        Ended::Exit(code) => format!("exit {code}"),
        Ended::Ignored => "ignored".to_string(),
        Ended::Stuck(_) => "stuck".to_string(),
        Ended::TimeLimit => "time limit".to_string(),
        Ended::Unsupported(what) => format!("unsupported {}", what.what.text()),
    };
    let text = output.borrow().clone();
    (how, text, vm.state.canonical_hash(&vm.program))
}

/// Programs of the corpus that use no files and no clock of their own.
fn programs(topic: &str) -> (std::path::PathBuf, Vec<String>) {
    let sources = files(&root().join("tests/java/run").join(topic), "java");
    let classes = compile(&format!("run-{topic}"), &sources, "");
    let names = sources.iter().map(|s| s.file_stem().expect("a name").to_str().expect("UTF-8").to_string()).collect();
    (classes, names)
}

fn go_back_and_again(topic: &str, every: usize, quantum: u32) {
    let (classes, names) = programs(topic);
    let mut points = 0;
    for name in names.iter().step_by(every) {
        let (mut machine, output, clock) = machine(&classes, quantum);
        begin(&mut machine, name, &[]);
        let vm = &mut machine.vm;
        // Points close together at first, then further apart.
        let mut distance = 1;
        for _ in 0..12 {
            let before = vm.state.canonical_hash(&vm.program);
            let snapshot = vm.state.snapshot();
            assert_eq!(before, vm.state.canonical_hash(&vm.program), "{name}: taking a snapshot changed the state");
            // The world outside of the state: whose turn it was, and the time.
            let (turn, time) = (vm.current, clock.get());
            let first = advance(vm, &output, distance);
            vm.state.restore(&snapshot, &vm.program);
            vm.current = turn;
            clock.set(time);
            assert_eq!(before, vm.state.canonical_hash(&vm.program), "{name}: restoring did not bring the state back");
            let second = advance(vm, &output, distance);
            assert_eq!(first.0, second.0, "{name}: ended differently the second time");
            assert_eq!(
                String::from_utf8_lossy(&first.1),
                String::from_utf8_lossy(&second.1),
                "{name}: printed something else the second time"
            );
            assert_eq!(first.2, second.2, "{name}: reached another state the second time");
            points += 1;
            if first.0 != "paused" {
                break;
            }
            distance += distance / 2 + 1;
        }
    }
    assert!(points > 20, "only {points} points in {topic}");
}

#[test]
fn restored_states_run_the_same_collections() {
    go_back_and_again("collections", 4, 2_000);
}

#[test]
fn restored_states_run_the_same_classes() {
    go_back_and_again("classes", 3, 200);
}

#[test]
fn restored_states_run_the_same_threads() {
    go_back_and_again("threads", 8, 500);
}

#[test]
fn restored_states_run_the_same_lambdas() {
    go_back_and_again("lambdas", 4, 500);
}

#[test]
fn what_a_program_said_is_part_of_the_state_and_its_notes_are_not() {
    let (mut machine, output, _) = machine(&own_classes("Said"), 1_000);
    begin(&mut machine, "Said", &[]);
    let vm = &mut machine.vm;
    let before = vm.state.snapshot();
    let first = advance(vm, &output, 20);
    assert_eq!(first.0, "paused");
    let said = |vm: &mut Vm| {
        let names: Vec<Option<String>> =
            vm.state.rest.invariants.iter().map(|i| (!i.name.is_null()).then(|| vm.string_text(i.name))).collect();
        let class = |o| vm.program.class_name(vm.state.heap.class_of(o));
        assert!(vm.state.rest.invariants.iter().all(|i| class(i.condition) == "Said"));
        (names, vm.thread().atomic, vm.notes.counters.get(&7).copied())
    };
    let after = (vec![None, Some("the SECOND".to_string())], 1, Some(1));
    assert_eq!(said(vm), after);
    let late = vm.state.snapshot();
    let silent = {
        vm.state.rest_mut().invariants.clear();
        vm.state.canonical_hash(&vm.program)
    };
    assert_ne!(silent, first.2, "conditions count");
    vm.state.restore(&late, &vm.program);
    vm.thread().atomic = 0;
    assert_ne!(vm.state.canonical_hash(&vm.program), first.2, "atomic sections count");
    vm.state.restore(&before, &vm.program);
    assert_eq!(said(vm), (vec![], 0, Some(1)), "a counter is not taken back");
    vm.state.restore(&late, &vm.program);
    assert_eq!(said(vm), after);
    assert_eq!(vm.state.canonical_hash(&vm.program), first.2);
}

#[test]
fn the_hash_does_not_depend_on_the_path() {
    let classes = own_classes("Roads");
    let hash = |path: &str| {
        let (mut machine, ..) = machine(&classes, 1_000);
        begin(&mut machine, "Roads", &[path]);
        // Until it turns in its last loop: every turn there ends in the same state.
        let mut last = 0;
        for _ in 0..200 {
            let _ = machine.vm.run_threads(Vm::main_returned, 20);
            let hash = machine.vm.state.canonical_hash(&machine.vm.program);
            if hash == last {
                return hash;
            }
            last = hash;
        }
        panic!("{path}: the program did not settle");
    };
    let straight = hash("straight");
    assert_eq!(straight, hash("reversed"), "the order of allocation shows");
    assert_eq!(straight, hash("garbage"), "garbage shows");
    assert_ne!(straight, hash("different"), "a different state has the same hash");
}
