//! Two states have one canonical form if and only if the slow hash says so: on the states of searches over the corpus.
//!
//! The canonical form is made from images and pooled bodies, and parts of it are kept from one state to the next; the slow
//! hash ([`jaunt_state::hash`]) walks threads and objects themselves and keeps nothing. They share only the description
//! of what a thread, a frame, a class's record and the rest are made of. **A state that the form takes for another one is an execution
//! that nobody sees**; two forms of one state only cost time, but the form must not depend on the path either.

mod common;

use common::corpus::each_case;
use jaunt_checker::system::System;
use jaunt_checker::{AllocKey, Backtrack, CheckConfig, Gc, Por, SearchKind, StoreKind, Symmetry};
use jaunt_kernel::{Step, TransitionSystem};
use jaunt_state::canonical::Components;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// So many states of each program, and of all.
const STATES: usize = 300;
/// And of each where the form is made anew in each state.
const ANEW: usize = 100;
const FLOOR: usize = 20_000;
/// So many words of forms are kept to be shown.
const SHOWN: usize = 1 << 20;
/// And no more are looked at.
const WORDS: usize = 1 << 25;

#[derive(Default)]
struct Tally {
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
    let mut path = Vec::new();
    let mut arrived = true;
    loop {
        if arrived {
            let arrival = system.arrive();
            if system.must_restart() {
                system.restart();
                by_number.clear();
                by_hash.clear();
                path.clear();
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
                path.push((system.mark(), ways.clone()));
            }
        }
        loop {
            let Some((mark, left)) = path.last_mut() else { return };
            let Some(way) = left.pop() else {
                path.pop();
                continue;
            };
            let mark = *mark;
            system.back(&mark);
            arrived = system.take(way) == Step::Moved;
            break;
        }
    }
}

/// The form of a state follows from the state: not from what its search has seen before, and not from the way to it.
fn walk_by_names(system: &mut System, name: &str, states: usize, tally: &mut Tally) {
    // Of the first ones also the form itself, to be shown.
    let mut by_raw: HashMap<u128, (u64, Option<Components>)> = HashMap::new();
    let mut words = 0;
    let mut ways = Vec::new();
    let mut path = Vec::new();
    let mut arrived = true;
    let mut new = 0;
    loop {
        if arrived {
            let arrival = system.arrive();
            if system.must_restart() {
                system.restart();
                by_raw.clear();
                path.clear();
                new = 0;
                continue;
            }
            tally.states += 1;
            tally.again += !arrival.new as usize;
            new += arrival.new as usize;
            let exact = system.exact_form();
            if exact != *system.form() {
                let (one, other) = differ(system, &exact, system.form());
                tally.wrong.push(format!("{name}: with and without what was seen before, after {new} states:\n{one}\n{other}"));
                return;
            }
            let hash = hash_of(&exact);
            let before = by_raw.entry(system.raw_name()).or_insert_with(|| {
                words += exact.words.len();
                (hash, (words < SHOWN).then(|| exact.clone()))
            });
            if before.0 != hash {
                let (one, other) = differ(system, before.1.as_ref().unwrap_or(&Components::default()), &exact);
                tally.wrong.push(format!("{name}: by two ways, after {new} states:\n{one}\n{other}"));
                return;
            }
            // Where garbage counts, states grow.
            if new >= states || words >= WORDS {
                return;
            }
            if arrival.new {
                system.choices(&mut ways);
                path.push((system.mark(), ways.clone()));
            }
        }
        loop {
            let Some((mark, left)) = path.last_mut() else { return };
            let Some(way) = left.pop() else {
                path.pop();
                continue;
            };
            let mark = *mark;
            system.back(&mark);
            arrived = system.take(way) == Step::Moved;
            break;
        }
    }
}

fn hash_of(form: &Components) -> u64 {
    let mut hasher = DefaultHasher::new();
    (&form.words, &form.ends).hash(&mut hasher);
    hasher.finish()
}

/// The first component in which two forms differ.
fn differ(system: &System, one: &Components, other: &Components) -> (String, String) {
    let list = |form: &Components| {
        let starts = std::iter::once(0).chain(form.ends.iter().copied());
        starts.zip(&form.ends).map(|(from, &to)| form.words[from as usize..to as usize].to_vec()).collect::<Vec<_>>()
    };
    let (one, other) = (list(one), list(other));
    let at = one.iter().zip(&other).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
    let program = &system.vm.program;
    let show = |parts: &[Vec<u32>]| match parts.get(at) {
        Some(part) => {
            let class = part.first().map_or(0, |word| word & ((1 << 24) - 1));
            let class =
                if (class as usize) < program.classes.len() { program.class_name(jaunt_program::ClassId(class)) } else { "" };
            format!("    component {at} of {}: {part:x?} ({class}?)", parts.len())
        }
        None => format!("    {} components", parts.len()),
    };
    (show(&one), show(&other))
}

#[test]
fn a_form_follows_from_the_state_alone() {
    let wanted = std::env::var("JAUNT_CASE").unwrap_or_default();
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<usize>().ok());
    let states = number("JAUNT_STATES").unwrap_or(ANEW);
    let base = CheckConfig { search: SearchKind::Dfs, store: StoreKind::Full, ..CheckConfig::default() };
    let off = CheckConfig { por: Por::Off, ..base.clone() };
    let modes = [
        off.clone(),
        CheckConfig { gc: Gc::RefCount, backtrack: Backtrack::Copy, ..off.clone() },
        CheckConfig { gc: Gc::None, backtrack: Backtrack::Collapsed, ..off.clone() },
        CheckConfig { symmetry: Symmetry::None, ..off.clone() },
        CheckConfig {
            symmetry: Symmetry::Alloc(AllocKey::Thread),
            gc: Gc::RefCount,
            backtrack: Backtrack::Collapsed,
            owners: false,
            ..base.clone()
        },
    ];
    let mut tally = Tally::default();
    let mut programs = 0;
    for (i, config) in modes.iter().enumerate() {
        let mut seen = 0;
        each_case(&wanted, config, |system, class| {
            // Programs whose states change in what is seldom changed in all modes, others in one of them.
            seen += 1;
            let much = class.contains("Collected") || class.contains("Mirror") || !wanted.is_empty();
            if much || (seen + i).is_multiple_of(modes.len()) {
                programs += 1;
                let before = tally.wrong.len();
                walk_by_names(system, class, states, &mut tally);
                tally.wrong[before..].iter().for_each(|wrong| println!("mode {i}, {wrong}"));
            }
        });
    }
    println!("{programs} programs, {} states, {} of them met before", tally.states, tally.again);
    assert!(tally.wrong.is_empty(), "{} programs:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
    assert!(!wanted.is_empty() || tally.states >= FLOOR, "only {} states", tally.states);
}

#[test]
fn one_form_for_one_state() {
    let wanted = std::env::var("JAUNT_CASE").unwrap_or_default();
    let mut tally = Tally::default();
    // The full store compares whole states, each time.
    let config = CheckConfig { search: SearchKind::Dfs, store: StoreKind::Full, ..CheckConfig::default() };
    let programs = each_case(&wanted, &config, |system, class| {
        system.count_everything();
        compare(system, class, &mut tally);
    });
    println!("{programs} programs, {} states, {} of them met before", tally.states, tally.again);
    assert!(tally.wrong.is_empty(), "{} programs:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
    assert!(!wanted.is_empty() || tally.states >= FLOOR, "only {} states", tally.states);
}
