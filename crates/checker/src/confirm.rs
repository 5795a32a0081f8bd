//! **Every violation replays before it is reported**: in a machine that has seen nothing of the search, from what its trace says.

use crate::config::CheckConfig;
use crate::machine::{Machine, MachineError};
use crate::outcome::{CheckResult, Replay, ReplayError, Verdict, Violation};
use crate::property::PropertyKind;
use crate::reason::{Instead, Note, Reason};
use jaunt_program::MethodId;

/// Replays the violations of a result. `fresh` makes a machine with the same program; it is asked once, and only if there is a
/// violation. If one does not show up again, nothing is claimed: the verdict is that of a bug in Jaunt, unless a class loader of the program's own is why.
pub fn confirm(
    result: &mut CheckResult,
    args: &[String],
    config: &CheckConfig,
    fresh: impl FnOnce() -> Result<(Machine, MethodId), MachineError>,
) -> Result<(), MachineError> {
    if result.violations.is_empty() {
        return Ok(());
    }
    let (mut machine, entry) = fresh()?;
    machine.remember();
    let mut halted = false;
    let missing = result.notes.iter().any(|note| matches!(note, Note::MissingTraces(_)));
    for violation in &mut result.violations {
        if violation.choices.len() != violation.transitions {
            // A limit came before its path was written down.
            if missing {
                halted = true;
                continue;
            }
            let why = ReplayError::EndsEarly { taken: violation.choices.len(), of: violation.transitions };
            let found = violation.clone();
            refute(result, found, Instead::Error(why));
            return Ok(());
        }
        machine.reset();
        let config = CheckConfig {
            points: Some(violation.points.clone()),
            grain: violation.grain,
            cycle_from: violation.cycle_from,
            race_at: violation.location.clone().filter(|_| violation.property == PropertyKind::Race),
            ..config.clone()
        };
        let replayed = machine.replay(entry, args, &config, &violation.choices);
        let why = match replayed {
            Ok(replay) if shows(&replay, violation) => {
                add_way(violation, replay);
                continue;
            }
            Ok(replay) if replay.halted => {
                halted = true;
                continue;
            }
            Ok(replay) => replay.violation.map_or(Instead::Ended(replay.ended), |v| Instead::Violation(Box::new(v))),
            Err(why) => Instead::Error(why),
        };
        let found = violation.clone();
        if machine.vm.program.own_loads == 0 {
            refute(result, found, why);
        } else {
            // Known, and no verdict about the program either.
            result.verdict = Verdict::Incomplete;
            result.complete = false;
            result.reason = Some(Reason::LoaderNotAsked(Box::new(found)));
            result.violations.clear();
            result.outcomes = None;
        }
        return Ok(());
    }
    if halted {
        result.notes.push(Note::NotReplayed);
    }
    Ok(())
}

/// What was found does not show up again: nothing is claimed.
fn refute(result: &mut CheckResult, found: Violation, instead: Instead) {
    result.verdict = Verdict::Error;
    result.complete = false;
    result.reason = Some(Reason::DoesNotReplay { found: Box::new(found), instead });
    result.violations.clear();
    result.outcomes = None;
}

/// What happens before the first choice is not followed again after a search: where there is none, the replay has all there is to show.
fn add_way(violation: &mut Violation, replay: Replay) {
    let Some(replayed) = replay.violation.filter(|_| violation.choices.is_empty() && violation.steps.is_empty()) else { return };
    violation.threads = replayed.threads;
    violation.cycle_from_step = replay.cycle_from_step;
    violation.show(replay.steps);
}

/// A replay came to the violation: the same property, exception and location; or to the same output.
fn shows(replay: &Replay, violation: &Violation) -> bool {
    if violation.property == PropertyKind::Outcome {
        return replay.output == violation.output;
    }
    let same = |v: &Violation| {
        v.property == violation.property && v.exception == violation.exception && v.location == violation.location
    };
    replay.violation.as_ref().is_some_and(same)
}
