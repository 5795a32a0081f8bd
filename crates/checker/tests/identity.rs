//! Two states have one canonical form if and only if the slow hash says so: on the states of searches over the corpus.
//!
//! The canonical form is made from images and pooled bodies, and parts of it are kept from one state to the next; the slow
//! hash ([`jaunt_state::hash`]) walks threads and objects themselves and keeps nothing. They share only the description
//! of what a thread, a frame, a class's record and the rest are made of. **A state that the form takes for another one is an execution
//! that nobody sees**; two forms of one state only cost time, but the form must not depend on the road either.

mod common;

use jaunt_checker::system::System;
use jaunt_checker::{CheckConfig, Machine, Options, SearchKind, StoreKind};
use jaunt_kernel::{Step, TransitionSystem};
use jaunt_state::canonical::Components;
use jaunt_testkit::files;
use jaunt_vm::points::Mode;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// So many states of each program, and of all.
const STATES: usize = 300;
const FLOOR: usize = 20_000;

#[derive(Default)]
struct Tally {
    programs: usize,
    states: usize,
    again: usize,
    wrong: Vec<String>,
}

/// What tells states apart, both ways: the number that the store gives, and the slow hash with what lies outside of the state.
type Slow = (u128, Option<(u32, u32)>);

fn compare(system: &mut System, name: &str, tally: &mut Tally) {
    let mut by_number: HashMap<u32, Slow> = HashMap::new();
    let mut by_hash: HashMap<Slow, (u32, Components)> = HashMap::new();
    let mut ways = Vec::new();
    // Depth first: places to come back to, with the choices that are left there.
    let mut road = Vec::new();
    let mut arrived = true;
    loop {
        if arrived {
            let arrival = system.arrive();
            if system.must_restart() {
                system.restart();
                by_number.clear();
                by_hash.clear();
                road.clear();
                continue;
            }
            let slow = (system.slow_hash(), system.asking());
            tally.states += 1;
            tally.again += !arrival.new as usize;
            if *by_number.entry(arrival.state).or_insert(slow) != slow {
                tally.wrong.push(format!("{name}: one form for two states, after {} states", by_number.len()));
                return;
            }
            let (number, form) = by_hash.entry(slow).or_insert_with(|| (arrival.state, system.form().clone()));
            if *number != arrival.state {
                let (one, other) = (&form.words, &system.form().words);
                let at = one.iter().zip(other).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
                let around = |words: &[u32]| format!("{:x?}", &words[at.saturating_sub(6)..(at + 6).min(words.len())]);
                let (one, other) = (around(one), around(other));
                tally.wrong.push(format!("{name}: two forms for one state, after {} states: {one} {other}", by_number.len()));
                return;
            }
            if by_number.len() >= STATES {
                return;
            }
            if arrival.new {
                system.choices(&mut ways);
                road.push((system.mark(), ways.clone()));
            }
        }
        loop {
            let Some((mark, left)) = road.last_mut() else { return };
            let Some(way) = left.pop() else {
                road.pop();
                continue;
            };
            let mark = *mark;
            system.back(&mark);
            arrived = system.take(way) == Step::Moved;
            break;
        }
    }
}

fn look(
    machine: &mut Machine,
    output: &jaunt_checker::closed::Output,
    clock: &jaunt_checker::closed::Clock,
    class: &str,
    args: &[&str],
    tally: &mut Tally,
) {
    machine.reset();
    output.borrow_mut().clear();
    clock.set(0);
    machine.vm.prepare_check(Mode::Check);
    machine.vm.points.reduce = true;
    machine.vm.points.optimistic = true;
    machine.vm.options.quantum = 5_000;
    common::begin(machine, class, args);
    // The full store compares whole states, each time.
    let config = CheckConfig { search: SearchKind::Dfs, store: StoreKind::Full, ..CheckConfig::default() };
    let (mut system, step) = System::start(&mut machine.vm, clock.clone(), output.clone(), &config);
    system.count_everything();
    if step == Step::Moved {
        tally.programs += 1;
        compare(&mut system, class, tally);
    }
}

fn topics() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/java");
    let mut list = Vec::new();
    for side in ["pass", "fail"] {
        list.extend(std::fs::read_dir(root.join(side)).expect("the folder").flatten().map(|f| f.path()));
    }
    list.sort();
    list
}

#[test]
fn one_form_for_one_state() {
    let wanted = std::env::var("JAUNT_CASE").unwrap_or_default();
    let mut tally = Tally::default();
    for topic in topics() {
        let sources = files(&topic, "java");
        let name: Vec<&str> = topic.iter().rev().take(2).map(|part| part.to_str().expect("UTF-8")).collect();
        let name = format!("{}-{}", name[1], name[0]);
        let cases: Vec<&PathBuf> = sources.iter().filter(|f| f.to_str().is_some_and(|f| f.contains(&wanted))).collect();
        if cases.is_empty() {
            continue;
        }
        let options = Options { assertions: true, track_sharing: true, ..Options::default() };
        let (mut machine, output, clock) = common::open_machine(&common::classes_of(&name, &sources), options);
        machine.remember();
        for file in cases {
            let text = std::fs::read_to_string(file).expect("a source");
            // Races of other kinds of programs; those that say nothing are helpers.
            let Some(args) = text.contains("// verdict:").then(|| text.lines().find_map(|l| l.strip_prefix("// args:"))) else {
                continue;
            };
            let args: Vec<&str> = args.unwrap_or("").split_whitespace().collect();
            let class = file.file_stem().expect("a name").to_str().expect("UTF-8");
            look(&mut machine, &output, &clock, class, &args, &mut tally);
        }
    }
    println!("{} programs, {} states, {} of them met before", tally.programs, tally.states, tally.again);
    assert!(tally.wrong.is_empty(), "{} programs:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
    assert!(!wanted.is_empty() || tally.states >= FLOOR, "only {} states", tally.states);
}
