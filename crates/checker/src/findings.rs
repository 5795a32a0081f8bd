//! What a search meets and reports to: violations, outputs, limits.

use crate::config::CheckConfig;
use crate::endless::{closed_set, judged};
use crate::follow::bare;
use crate::outcome::{CheckStats, Choice, Ending, FoundBy, Observer};
use crate::property::{Finding, PropertyKind};
use crate::reason::{Note, Reason, Unfit};
use crate::system::System;
use crate::trial::Trial;
use jaunt_kernel::{Step, StopReason, TransitionSystem};
use jaunt_search::{Counts, Monitor};
use jaunt_vm::assumptions::Assumptions;
use std::collections::BTreeMap;

/// A violation, the path to it, and what was assumed then: the path means the same only under that.
pub(crate) struct Met {
    pub finding: Finding,
    pub path: Vec<u32>,
    /// Of what never ends: the path from here on leads back to where it begins.
    pub cycle_from: Option<usize>,
    pub assumptions: Assumptions,
    pub by: FoundBy,
    /// At the grain of instructions: the path, instead of the other one.
    pub stretches: Option<Vec<Choice>>,
}

impl Met {
    /// The same mistake at the same place.
    pub fn is(&self, other: &Finding) -> bool {
        let f = &self.finding;
        f.property == other.property && f.exception == other.exception && f.location == other.location
    }
}

/// How an execution ended that came to this finding, or to this status.
pub(crate) fn ending(finding: Option<&Finding>, status: i32) -> Ending {
    match finding {
        Some(Finding { property, exception, .. }) if *property != PropertyKind::Exit => {
            exception.clone().map_or_else(|| Ending::Violated(property.clone()), Ending::Thrown)
        }
        _ if status != 0 => Ending::Exit(status),
        _ => Ending::Itself,
    }
}

/// What the search reports to, and what it collects.
pub(crate) struct Watch<'o> {
    config: CheckConfig,
    observer: &'o mut dyn Observer,
    pub found: Vec<Met>,
    /// By executions before the search, and by searches that were begun again.
    pub earlier: Vec<Met>,
    /// Instructions before the search began.
    pub instructions_before: u64,
    /// (output, ending) → how often, and one path.
    pub outcomes: BTreeMap<(String, Ending), (u64, Vec<u32>)>,
    pub restarts: u32,
    /// Of the searches before the last restart.
    pub earlier_transitions: u64,
    /// Calls to `poll` until the observer is asked again.
    quiet: u32,
    /// Visited states began to be kept on disk, or why they could not.
    pub spilled: Option<Note>,
    /// Why a set of states without an end could not be judged.
    pub undecided: Option<Reason>,
    /// Some set without an end reads the clock.
    pub waits_for_clock: bool,
    /// Some state was reached from itself.
    pub cyclic: bool,
    /// Are threads to be taken for alike?
    trial: Trial,
    /// The search uses source sets; why it does not, where they were asked for.
    pub sources: bool,
    pub without_sources: Option<Unfit>,
}

impl<'o> Watch<'o> {
    pub fn new(config: &CheckConfig, observer: &'o mut dyn Observer) -> Watch<'o> {
        Watch {
            config: config.clone(),
            observer,
            found: Vec::new(),
            earlier: Vec::new(),
            outcomes: BTreeMap::new(),
            restarts: 0,
            earlier_transitions: 0,
            instructions_before: 0,
            quiet: 0,
            spilled: None,
            undecided: None,
            waits_for_clock: false,
            cyclic: false,
            trial: Trial::of(config),
            sources: false,
            without_sources: None,
        }
    }

    /// Why the search was halted.
    pub fn reason(&mut self) -> StopReason {
        self.stop().unwrap_or(StopReason::Halted)
    }

    /// From here on what was found is explained. The limit that ended the search does not end that; who keeps the limits halts
    /// once more if it takes long.
    pub fn explain(&mut self, system: &mut System<'_>) {
        self.observer.explains();
        system.vm.halt.lower();
        system.vm.halted = false;
    }

    /// Whoever watches learns of a violation at once: a limit may come before its trace.
    pub fn tell(&mut self, met: &Met) {
        self.observer.met(bare(&met.finding, met.path.len()));
    }

    /// Does whoever watches want the end? With the reason.
    pub fn stop(&mut self) -> Option<StopReason> {
        self.observer.stop()
    }

    pub fn keep(&mut self, found: Vec<Met>) {
        for met in found {
            if !self.earlier.iter().any(|known| known.is(&met.finding)) {
                self.earlier.push(met);
            }
        }
    }

    /// The search begins again. An execution that was seen stays one, so what it violated is kept.
    pub fn forget(&mut self) {
        let found = std::mem::take(&mut self.found);
        self.keep(found);
        self.outcomes.clear();
        self.undecided = None;
        self.waits_for_clock = false;
        // A store that begins again does so in memory.
        self.spilled = None;
    }

    pub fn stats(&mut self, counts: &Counts, system: &System<'_>, extra: usize) -> CheckStats {
        let store = system.store_bytes();
        let components = system.component_bytes();
        let all = store + components;
        CheckStats {
            states: counts.states,
            revisited: counts.revisited,
            transitions: counts.transitions,
            end_states: counts.end_states,
            instructions: system.vm.search.instructions,
            max_depth: counts.max_depth,
            elapsed_ms: 0,
            peak_memory_bytes: 0,
            store_bytes: all as u64,
            bytes_per_state: if counts.states == 0 { 0.0 } else { all as f64 / counts.states as f64 },
            queue: counts.open,
            memory_bytes: (all + system.path_bytes() + system.open_bytes() + extra) as u64,
            open_bytes: (system.open_bytes() + extra) as u64,
            pool_entries: system.pool_entries() as u64,
            collections: system.collections,
            collected: system.collected,
            spilled_bytes: system.spilled_bytes() as u64,
            coverage: (!system.is_exact()).then(|| system.coverage()),
            depth: counts.depth,
            restarts: self.restarts,
            earlier_transitions: self.earlier_transitions,
        }
    }
}

impl Monitor<System<'_>> for Watch<'_> {
    fn poll(&mut self, counts: &Counts, system: &mut System<'_>, extra: usize) -> Option<StopReason> {
        let used = system.memory() + extra;
        let limit = self.config.memory_limit;
        let over = |share: u64| limit.filter(|limit| used as u64 > limit / 100 * share);
        if self.spilled.is_none() && (over(80).is_some() || self.observer.memory_is_short()) {
            if let Some(folder) = &self.config.spill {
                self.spilled = Some(match system.spill(folder) {
                    Ok(true) => Note::Spilled(counts.states),
                    Ok(false) => Note::CannotSpill { store: self.config.store.name() },
                    Err(e) => Note::NoSpill { folder: folder.display().to_string(), why: e.to_string() },
                });
                return None;
            }
        }
        if let Some(limit) = over(100) {
            return Some(StopReason::Memory(limit));
        }
        self.trial.look(counts, system);
        if self.quiet == 0 {
            self.quiet = 3;
            let stats = self.stats(counts, system, extra);
            self.observer.progress(&stats);
        }
        self.quiet -= 1;
        self.observer.stop()
    }

    fn met(&mut self, step: Step, system: &mut System<'_>, path: &[u32]) -> bool {
        let violated = step == Step::Violated;
        if self.config.outcomes {
            let output = String::from_utf8_lossy(&system.printed()).into_owned();
            let ending = ending(system.finding.as_ref().filter(|_| violated), system.status());
            if violated && system.ended_racing {
                // Which is an end like any other.
                let plain = self::ending(None, system.status());
                self.outcomes.entry((output.clone(), plain)).or_insert_with(|| (0, path.to_vec())).0 += 1;
            }
            let entry = self.outcomes.entry((output, ending)).or_insert_with(|| (0, path.to_vec()));
            entry.0 += 1;
        }
        if !violated {
            return true;
        }
        let Some(finding) = system.finding.clone() else { return true };
        // Where all are wanted, a state may have several races, and the states after it need not have them.
        let several = self.config.all_errors && finding.property == PropertyKind::Race;
        let more = if several { system.all_races() } else { Vec::new() };
        for finding in std::iter::once(finding).chain(more) {
            if !self.found.iter().any(|met| met.is(&finding)) {
                let assumptions = system.vm.assumed.clone();
                let met =
                    Met { finding, path: path.to_vec(), cycle_from: None, assumptions, by: FoundBy::Search, stretches: None };
                self.tell(&met);
                self.found.push(met);
            }
        }
        self.config.all_errors || self.config.outcomes
    }

    fn endless(&mut self, system: &mut System<'_>, path: &[u32]) -> bool {
        let config = self.config.clone();
        let whole = config.properties.termination;
        let closed = match closed_set(system, whole, &mut |_| self.observer.stop()) {
            Ok(Some(closed)) => closed,
            Ok(None) => return true,
            Err(reason) => {
                self.undecided.get_or_insert(reason);
                return true;
            }
        };
        self.waits_for_clock |= closed.waits_for_clock;
        let Some(finding) = judged(system, &closed) else { return true };
        let round: Vec<u32> = path.iter().chain(&closed.cycle).copied().collect();
        if config.outcomes {
            let output = String::from_utf8_lossy(&system.printed()).into_owned();
            let ending = Ending::Violated(finding.property.clone());
            self.outcomes.entry((output, ending)).or_insert_with(|| (0, path.to_vec())).0 += 1;
        }
        if !self.found.iter().any(|met| met.is(&finding)) {
            let (cycle_from, assumptions) = (Some(path.len()), system.vm.assumed.clone());
            let met = Met { finding, path: round, cycle_from, assumptions, by: FoundBy::Search, stretches: None };
            self.tell(&met);
            self.found.push(met);
        }
        config.all_errors || config.outcomes
    }
}
