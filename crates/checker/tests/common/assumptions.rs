//! What a search assumes of a program holds from its beginning to its end: begun again with what it knows at its end, it finds the
//! same states by the same number of steps.
//!
//! An assumption that is found wrong makes a search start again. If that is forgotten, states that were explored before lack points
//! that they should have, and the second search has them. **This knows no assumption.**

use jaunt_checker::system::System;
use jaunt_checker::{CheckConfig, StoreKind};
use jaunt_kernel::{Step, TransitionSystem};
use std::collections::HashSet;

/// Programs with more states are left out.
pub const STATES: usize = 1_000;

#[derive(Default)]
pub struct Tally {
    /// Programs that were explored twice.
    pub programs: usize,
    pub states: usize,
    pub wrong: Vec<String>,
}

/// States and steps.
type Counts = (usize, usize);

enum Explored {
    All(Counts),
    TooMany,
    /// What is assumed was found wrong.
    Restart,
}

/// All states, depth first, and every step from each.
fn explore(system: &mut System, most: usize) -> Explored {
    let mut seen = HashSet::from([system.arrive().state]);
    let mut path = Vec::new();
    let mut steps = 0;
    loop {
        if system.must_restart() {
            return Explored::Restart;
        }
        let mut ways = Vec::new();
        system.choices(&mut ways);
        // In the order in which a search takes them.
        ways.reverse();
        path.push((system.mark(), ways));
        loop {
            let Some((here, ways)) = path.last_mut() else { return Explored::All((seen.len(), steps)) };
            let Some(way) = ways.pop() else {
                path.pop();
                continue;
            };
            system.back(here);
            let step = system.take(way);
            system.finding = None;
            steps += 1;
            if system.must_restart() {
                return Explored::Restart;
            }
            if step == Step::Moved && seen.insert(system.arrive().state) {
                break;
            }
        }
        if seen.len() > most {
            return Explored::TooMany;
        }
    }
}

pub fn walk(system: &mut System, name: &str, most: usize, tally: &mut Tally) {
    let mut first: Option<Counts> = None;
    loop {
        match (explore(system, most), first) {
            (Explored::Restart, None) => {}
            (Explored::All(counts), None) => first = Some(counts),
            (Explored::TooMany, None) => return system.restart(),
            (Explored::All(second), Some(first)) if second == first => {
                tally.programs += 1;
                tally.states += first.0;
                return system.restart();
            }
            (second, Some(first)) => {
                let second = match second {
                    Explored::All(counts) => format!("{counts:?}"),
                    Explored::TooMany => "too many".to_string(),
                    Explored::Restart => "an assumption that is wrong after all".to_string(),
                };
                tally.wrong.push(format!("{name}: {first:?} states and steps, then {second}"));
                return system.restart();
            }
        }
        system.restart();
    }
}

pub fn config() -> CheckConfig {
    CheckConfig { store: StoreKind::Full, outcomes: true, ..CheckConfig::default() }
}
