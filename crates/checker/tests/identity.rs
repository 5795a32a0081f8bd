//! Two states have one canonical form if and only if the slow hash says so: on the states of searches over the corpus.
//!
//! The canonical form is made from images and pooled bodies, and parts of it are kept from one state to the next; the slow
//! hash ([`jaunt_state::hash`]) walks threads and objects themselves and keeps nothing. They share only the description
//! of what a thread, a frame, a class's record and the rest are made of. **A state that the form takes for another one is an execution
//! that nobody sees**; two forms of one state only cost time, but the form must not depend on the path either.

mod common;

use common::corpus::each_case;
use jaunt_checker::system::System;
use jaunt_checker::{CheckConfig, SearchKind, StoreKind};
use jaunt_kernel::{Step, TransitionSystem};
use jaunt_state::canonical::Components;
use std::collections::HashMap;

/// So many states of each program, and of all.
const STATES: usize = 300;
const FLOOR: usize = 20_000;

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
