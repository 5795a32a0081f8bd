//! What random executions at the grain of instructions meet: before a search, and after one that did not.

use crate::audit::{self, Plan};
use crate::config::{Audit, CheckConfig, Grain};
use crate::findings::{Met, Watch, ending};
use crate::outcome::{CheckResult, FoundBy, PrintedOutcome, Violation};
use crate::pilots::PILOTS;
use crate::property::{Finding, PropertyKind};
use crate::system::System;
use jaunt_kernel::Step;

/// An audit takes one in so many of the search's own instructions, and there are at least so many executions.
const SHARE: u64 = 20;
const EXECUTIONS: u64 = 20;
/// Before a search they take one in so many of the instructions of executions at points.
const BEFORE: u64 = 8;
/// As many instructions may always be taken, before a search and after it: one or two milliseconds.
const LEAST: u64 = 150_000;
/// Violations and outputs that one audit reports; the first says it all.
const MOST: usize = 10;

/// The second half of the executions before a search. Those of the first half teach the search something and may take long; these
/// may not take much longer than that.
pub(crate) fn pilots_by_instructions(
    system: &mut System<'_>,
    config: &CheckConfig,
    instructions: u64,
    first_will_do: bool,
    found: &mut Vec<Met>,
) {
    let plan = Plan { instructions: (instructions / BEFORE).max(LEAST), executions: 0..=PILOTS as u64 };
    let assumptions = system.vm.assumed.clone();
    audit::fly(system, config, plan, &mut |system, step, path| {
        let finding = system.finding.take().filter(|_| step == Step::Violated);
        if let Some(finding) = finding.filter(|f| !found.iter().any(|met| met.is(f))) {
            let stretches = Some(path.to_vec());
            found.push(Met {
                finding,
                path: Vec::new(),
                cycle_from: None,
                assumptions: assumptions.clone(),
                by: FoundBy::Pilot,
                stretches,
            });
        }
        !first_will_do || found.is_empty()
    });
}

/// Outputs that the search did not meet, and the same as violations.
#[derive(Default)]
pub(crate) struct News {
    pub outcomes: Vec<PrintedOutcome>,
    pub violations: Vec<Violation>,
}

/// Is it no news? Of a race, which of its two places is told depends on what came first.
fn same(met: &Met, finding: &Finding) -> bool {
    met.is(finding) || met.finding.property == PropertyKind::Race && finding.property == PropertyKind::Race
}

/// Executions after a complete search. Violations that it did not meet are put beside those that it did.
pub(crate) fn audit_search(
    system: &mut System<'_>,
    config: &CheckConfig,
    watch: &mut Watch<'_>,
    result: &mut CheckResult,
) -> News {
    let mut news = News::default();
    // What an execution before the search met at this grain, the search should have met too.
    let known = |f: &Finding| watch.found.iter().any(|met| same(met, f));
    for met in watch.earlier.iter_mut().filter(|met| met.stretches.is_some() && !known(&met.finding)) {
        met.by = FoundBy::Audit;
    }
    let own = system.vm.search.instructions - watch.instructions_before;
    let plan = match config.audit {
        Audit::Off => return news,
        Audit::Share => Plan { instructions: (own / SHARE).max(LEAST), executions: EXECUTIONS..=u64::MAX },
        Audit::Instructions(n) => Plan { instructions: n, executions: 0..=u64::MAX },
    };
    // Where the program itself says which states are alike, the search leaves out what it was asked to.
    if !system.vm.roots.seen.is_empty() {
        return news;
    }
    let (several, assumptions) = (config.all_errors || config.outcomes, system.vm.assumed.clone());
    let flown = audit::fly(system, config, plan, &mut |system, step, path| {
        let finding = system.finding.take().filter(|_| step == Step::Violated);
        if config.outcomes && matches!(step, Step::Ended | Step::Violated) {
            let output = String::from_utf8_lossy(&system.printed()).into_owned();
            let ending = ending(finding.as_ref(), system.status());
            let known = |o: &PrintedOutcome| o.output == output && o.ending == ending;
            if !watch.outcomes.contains_key(&(output.clone(), ending.clone())) && !news.outcomes.iter().any(known) {
                let (grain, found_by, trace) = (Grain::Instruction, FoundBy::Audit, path.to_vec());
                news.outcomes.push(PrintedOutcome { output, ending, count: 1, trace: Some(trace), grain, found_by });
            }
        }
        let known = |f: &Finding| watch.found.iter().chain(&watch.earlier).any(|met| same(met, f));
        if let Some(finding) = finding.filter(|f| !known(f)) {
            let stretches = Some(path.to_vec());
            let assumptions = assumptions.clone();
            watch.found.push(Met { finding, path: Vec::new(), cycle_from: None, assumptions, by: FoundBy::Audit, stretches });
        }
        let met = watch.found.iter().filter(|met| met.by == FoundBy::Audit).count() + news.outcomes.len();
        (met == 0 || several && met < MOST) && watch.stop().is_none()
    });
    result.audited = Some(flown);
    for outcome in &news.outcomes {
        news.violations.push(Violation {
            property: PropertyKind::Outcome,
            message: Some(outcome.output.clone().into()),
            transitions: outcome.trace.as_ref().map_or(0, Vec::len),
            found_by: FoundBy::Audit,
            choices: outcome.trace.clone().unwrap_or_default(),
            grain: Grain::Instruction,
            points: system.vm.known_points(),
            output: outcome.output.clone(),
            ..Violation::default()
        });
    }
    news
}
