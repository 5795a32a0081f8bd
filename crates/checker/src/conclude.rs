//! From the end of a search to the result of a check.

use crate::config::{CheckConfig, Library, Por};
use crate::endless::{self, trimmed};
use crate::findings::{Met, Watch};
use crate::follow::{choices_of, report};
use crate::news::{News, audit_search};
use crate::outcome::{CheckResult, FoundBy, PrintedOutcome, Verdict, Violation};
use crate::reason::{Note, Reason};
use crate::shorten::{shorten, shortest};
use crate::system::System;
use jaunt_search::{Counts, Cycles, End};

/// How far to look, at the grain of points, for a violation that was met at the grain of instructions.
const LONGEST_POINTS: u64 = 1000;

/// The program needed something that is not supported.
pub(crate) fn cannot(result: &mut CheckResult, system: &mut System<'_>) {
    result.verdict = Verdict::Unsupported;
    if let Some(unsupported) = system.unsupported.take() {
        result.reason = Some(Reason::Unsupported(unsupported.what));
        result.unsupported_stack = unsupported.stack;
    }
}

/// Not all was explored. Where there are several reasons, the last one is told.
fn incomplete(result: &mut CheckResult, reason: Reason) {
    result.complete = false;
    result.verdict = Verdict::Incomplete;
    result.reason = Some(reason);
}

pub(crate) fn conclude(
    mut system: System<'_>,
    config: &CheckConfig,
    mut watch: Watch<'_>,
    counts: Counts,
    end: End,
    own_loads: u64,
) -> CheckResult {
    let mut result = CheckResult { stats: watch.stats(&counts, &system, 0), ..CheckResult::default() };
    result.stats.peak_memory_bytes = 0;
    result.library = if system.vm.assumed.real { Library::Real } else { Library::Steps };
    result.complete = false;
    // What was given up is not explored, however the search ended.
    let halted = system.vm.halted && matches!(end, End::Stuck | End::Complete) && system.unsupported.is_none();
    let end = if halted { End::Stopped(Some(watch.reason())) } else { end };
    match &end {
        // Whether an invariant holds could not be found out.
        End::Complete if system.unsupported.is_some() => cannot(&mut result, &mut system),
        End::Complete => {
            result.complete = true;
            result.verdict = Verdict::Pass;
        }
        End::Stopped(reason) => {
            result.verdict = Verdict::Incomplete;
            result.reason = reason.map(Reason::Stopped);
        }
        End::Cut => incomplete(&mut result, Reason::Cut),
        End::Restart | End::Cycle | End::Unfit => {
            result.verdict = Verdict::Error;
            result.reason = Some(Reason::NoEnd);
        }
        End::Stuck if system.unsupported.is_some() => cannot(&mut result, &mut system),
        End::Stuck => incomplete(&mut result, Reason::EndedByProgram),
    }
    if system.vm.program.own_loads != own_loads && end == End::Complete {
        incomplete(&mut result, Reason::OwnClassLoader);
    }
    if system.vm.assumed.cleared_beside && end == End::Complete {
        incomplete(&mut result, Reason::ClearedBeside);
    }
    if end == End::Complete && !system.is_exact() {
        // Never all of them: that cannot be told.
        incomplete(&mut result, Reason::Bitstate(((system.coverage() * 1e6).floor() as u32).min(999_999)));
    }
    if end == End::Complete {
        let search = &system.vm.search;
        // Somebody went round, and a store that does not see cycles cannot tell what for.
        let may_wait = !endless::sees_cycles(config) && counts.revisited > 0 && system.vm.time_passes();
        let clock = [
            (search.has_one_answer(), Reason::LongLimit),
            (search.long_times, Reason::LongTimes),
            (watch.waits_for_clock || may_wait, Reason::ClockLoop),
            (search.stood_still, Reason::StoodStill),
        ];
        clock.into_iter().filter(|(is, _)| *is).for_each(|(_, reason)| incomplete(&mut result, reason));
    }
    if let Some(why) = watch.undecided.take().filter(|_| result.complete) {
        incomplete(&mut result, why);
    }
    result.por = config.por;
    if let Some(why) = watch.without_sources {
        result.por = Por::Sleep;
        result.notes.push(Note::NoSourceSets(why));
    }
    if system.unjudged > 0 {
        result.notes.push(Note::Unjudged(system.unjudged));
    }
    if result.complete && result.verdict == Verdict::Pass {
        // What a reader of the verdict could take for granted.
        if system.vm.assumed.clock {
            result.notes.push(Note::ReadsClock { time_passes: system.vm.time_passes() });
        }
        match (config.library, result.library) {
            (Library::Steps, Library::Real) => result.notes.push(Note::LooksIntoOperations),
            (Library::Steps, Library::Steps) if system.vm.search.met_operations => result.notes.push(Note::OperationsAreSteps),
            _ => {}
        }
        if config.checked().len() < config.properties.on().len() {
            result.notes.push(Note::NeverEndingUnknown { store: config.store.name() });
        }
        // Where all executions end, such threads are left at the end.
        let all_end = !watch.cyclic && endless::wanted(config) != Cycles::Ignored;
        if config.outcomes && config.properties.deadlock && !all_end {
            result.notes.push(Note::MonitorCyclesUnknown);
        }
        if counts.end_states == 0 && counts.ignored == 0 {
            result.notes.push(Note::NoExecutionEnds);
        }
    }
    result.notes.extend(watch.spilled.clone());
    if let Some(why) = system.spill_error() {
        result.notes.push(Note::SpillFailed(why.to_string()));
    }
    let mut news = News::default();
    if result.complete && counts.transitions > 0 {
        news = audit_search(&mut system, config, &mut watch, &mut result);
    }
    let found = std::mem::take(&mut watch.found);
    let mut earlier = std::mem::take(&mut watch.earlier);
    earlier.retain(|e| !found.iter().any(|met| met.is(&e.finding)));
    if !config.all_errors && !config.outcomes {
        // One is asked for.
        earlier.truncate(found.is_empty() as usize);
    }
    let mut reported = Vec::new();
    for met in found {
        // Paths of one search share its assumptions; a shorter one may need others, so with several they stay as they are.
        let alone = config.shorten && !config.all_errors && !config.outcomes && met.by != FoundBy::Audit;
        let met = if alone && met.cycle_from.is_none() { shortened(&mut system, config, met) } else { met };
        if alone && system.vm.halted {
            result.notes.push(Note::LongTrace(watch.reason()));
        }
        reported.push(met);
    }
    watch.explain(&mut system);
    for met in reported {
        result.violations.push(explained(&mut system, met));
    }
    let assumptions = system.vm.assumed.clone();
    for mut met in earlier {
        system.vm.assumed = std::mem::take(&mut met.assumptions);
        result.violations.push(explained(&mut system, met));
    }
    system.vm.assumed = assumptions;
    result.points = system.vm.known_points();
    if config.outcomes {
        let outcomes = std::mem::take(&mut watch.outcomes);
        let list = outcomes.into_iter().map(|((output, ending), (count, path))| {
            system.rewind();
            let trace = choices_of(&mut system, &path);
            PrintedOutcome { output, count, ending, trace, ..PrintedOutcome::default() }
        });
        let mut list: Vec<PrintedOutcome> = list.collect();
        list.append(&mut news.outcomes);
        result.outcomes = Some(list);
    }
    if system.vm.halted {
        result.notes.push(Note::MissingTraces(watch.reason()));
    }
    result.violations.append(&mut news.violations);
    if !result.violations.is_empty() {
        result.verdict = Verdict::Violation;
    }
    if result.violations.iter().any(|v| v.found_by == FoundBy::Audit) {
        result.complete = false;
    }
    result
}

/// A violation as it is shown. Of what never ends, a path that goes round itself is cut first.
fn explained(system: &mut System<'_>, mut met: Met) -> Violation {
    if let Some(from) = met.cycle_from {
        let (path, from) = trimmed(system, &met.path, from);
        (met.path, met.cycle_from) = (path, Some(from));
    }
    report(system, &met)
}

/// A path with fewer changes of thread, at the grain of points if there is one.
fn shortened(system: &mut System<'_>, config: &CheckConfig, met: Met) -> Met {
    let path = match &met.stretches {
        None => Some(shorten(system, config, &met.finding, &met.path)),
        Some(_) => shortest(system, config, &met.finding, LONGEST_POINTS),
    };
    match path {
        Some(path) => Met { path, stretches: None, ..met },
        None => met,
    }
}
