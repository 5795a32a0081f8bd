//! A shorter path to a violation that was found.

use crate::config::{CheckConfig, SearchKind};
use crate::engine::MOST_RESTARTS;
use crate::property::Finding;
use crate::system::System;
use jaunt_kernel::{Step, StopReason};
use jaunt_search::{Bounds, Counts, End, Monitor, dfs};

/// States that looking for a shorter path may store, per bound.
const SHORTEN_STATES: u64 = 60_000;

/// Takes the first path to the same kind of violation.
struct Shorter<'f> {
    found: &'f Finding,
    /// Another place is another violation: all of them are wanted.
    place_counts: bool,
    path: Option<Vec<u32>>,
}

impl Monitor<System<'_>> for Shorter<'_> {
    fn poll(&mut self, _: &Counts, _: &mut System<'_>, _: usize) -> Option<StopReason> {
        None
    }
    fn met(&mut self, step: Step, system: &mut System<'_>, path: &[u32]) -> bool {
        let alike = |f: &Finding| f.property == self.found.property && f.exception == self.found.exception;
        let mut same = step == Step::Violated && system.finding.as_ref().is_some_and(alike);
        if same && self.place_counts {
            // Of a race the state may have several.
            let here = system.finding.as_ref().is_some_and(|f| f.location == self.found.location);
            same = here || system.all_races().iter().any(|race| alike(race) && race.location == self.found.location);
        }
        if same {
            self.path = Some(path.to_vec());
        }
        !same
    }
}

/// Looks for a path to the same kind of violation with as few changes of thread as possible, that is no longer than this one.
pub(crate) fn shorten(system: &mut System<'_>, config: &CheckConfig, found: &Finding, path: &[u32]) -> Vec<u32> {
    shortest(system, config, found, path.len() as u64).unwrap_or_else(|| path.to_vec())
}

/// The same for a violation without a path at the grain of points.
pub(crate) fn shortest(system: &mut System<'_>, config: &CheckConfig, found: &Finding, longest: u64) -> Option<Vec<u32>> {
    if config.search == SearchKind::Bfs {
        return None;
    }
    system.with_own_store(|system| fewest_changes(system, found, longest, config.all_errors))
}

/// With one change of thread more after the other.
fn fewest_changes(system: &mut System<'_>, found: &Finding, longest: u64, place_counts: bool) -> Option<Vec<u32>> {
    // The path that was found means the same only under what is assumed now.
    let assumptions = system.vm.assumed.clone();
    let mut best = None;
    let mut restarts = 0;
    let mut bound = 0;
    while best.is_none() && bound < 4 && !system.vm.halted {
        system.restart();
        let mut shorter = Shorter { found, place_counts, path: None };
        let depth = Some(longest + 1);
        let bounds = Bounds {
            depth,
            // Fewer changes of thread are worth a few steps more.
            strict: false,
            states: Some(SHORTEN_STATES),
            sleep_sets: false,
            preemptions: Some(bound),
            ..Bounds::default()
        };
        let mut counts = Counts::default();
        if dfs::run(system, &bounds, &mut shorter, &mut counts) == End::Restart && restarts < MOST_RESTARTS {
            restarts += 1;
            continue;
        }
        best = shorter.path;
        bound += 1;
    }
    if best.is_none() {
        system.vm.assumed = assumptions;
    }
    system.restart();
    best
}
