//! From a path to what a reader is shown of it.

use crate::audit;
use crate::config::Grain;
use crate::endless::{closed_set, judged};
use crate::findings::Met;
use crate::outcome::{Choice, ReplayError, Violation};
use crate::property::{Finding, PropertyKind};
use crate::system::System;
use crate::trace::Recorder;
use jaunt_kernel::{Step, TransitionSystem};

pub(crate) fn number(choice: Choice) -> u32 {
    match choice {
        Choice::Thread(thread) | Choice::Stretch { thread, .. } => thread,
        Choice::Value { value, .. } => value,
    }
}

/// Takes choices one after the other and writes down what happens. Single ways are taken without being asked for. From `cycle_from` on
/// they should lead back to where they began: if they do, what never ends there is judged again.
pub(crate) fn follow(
    system: &mut System<'_>,
    first: Step,
    choices: impl Iterator<Item = u32>,
    recorder: &mut Recorder,
    wanted: Option<&[Choice]>,
    cycle_from: Option<usize>,
) -> Result<(Step, usize), ReplayError> {
    system.while_recording(|system| {
        recorder.learn(system.vm);
        follow_on(system, first, choices, recorder, wanted, cycle_from)
    })
}

fn follow_on(
    system: &mut System<'_>,
    first: Step,
    choices: impl Iterator<Item = u32>,
    recorder: &mut Recorder,
    wanted: Option<&[Choice]>,
    cycle_from: Option<usize>,
) -> Result<(Step, usize), ReplayError> {
    let mut step = first;
    let mut ways = Vec::new();
    let mut taken = 0;
    let mut begin = None;
    for choice in choices {
        if step != Step::Moved {
            break;
        }
        if cycle_from == Some(taken) {
            begin = Some(system.exact_form());
            recorder.cycle_from = Some(recorder.steps.len());
        }
        ways.clear();
        system.choices(&mut ways);
        let fits = match wanted.map(|w| w[taken]) {
            Some(Choice::Value { thread, of, .. }) => system.asking() == Some((thread, of)),
            Some(Choice::Thread(_)) => system.asking().is_none(),
            Some(Choice::Stretch { .. }) => false,
            None => true,
        };
        if !fits || !ways.contains(&choice) {
            return Err(ReplayError::NotPossible(taken + 1));
        }
        step = system.take(choice);
        recorder.transition(system);
        taken += 1;
    }
    if step == Step::Moved {
        // A violation that is a property of the state itself.
        let arrival = system.arrive();
        if arrival.violated {
            step = Step::Violated;
        }
        if begin.is_some() || cycle_from == Some(taken) {
            let same = begin.is_none_or(|begin| begin == system.exact_form());
            let closed = match same.then(|| system.unrecorded(|system| closed_set(system, true, &mut |_| None))) {
                Some(Err(_)) if system.vm.halted => return Ok((Step::Stuck, taken)),
                Some(Err(_)) => return Err(ReplayError::LargeSet),
                Some(Ok(closed)) => closed,
                None => None,
            };
            system.finding = closed.and_then(|closed| judged(system, &closed));
            if system.finding.is_some() {
                step = Step::Violated;
            }
        }
    }
    if matches!(step, Step::Moved | Step::Ended) {
        // Of the last step. Where the trace leads to something else, races on the way do not matter.
        if let Some(finding) = system.heard_race() {
            system.finding = Some(finding);
            step = Step::Violated;
        }
    }
    Ok((step, taken))
}

/// The finding of the system's present state with threads and names.
pub(crate) fn describe(system: &mut System<'_>, recorder: &mut Recorder, choices: Vec<Choice>) -> Option<Violation> {
    let finding = system.finding.clone()?;
    if finding.property == PropertyKind::Deadlock
        || finding.property == PropertyKind::Termination && recorder.cycle_from.is_none()
    {
        recorder.stuck(system.vm);
    }
    Some(Violation {
        property: finding.property,
        exception: finding.exception,
        message: finding.message,
        location: finding.location,
        transitions: choices.len(),
        context_switches: 0,
        found_by: Default::default(),
        choices,
        grain: Grain::Point,
        points: Vec::new(),
        steps: Vec::new(),
        threads: recorder.threads(system.vm),
        stack: finding.stack,
        causes: finding.causes,
        output: String::from_utf8_lossy(&system.printed()).into_owned(),
        cycle_from: None,
        cycle_from_step: None,
    })
}

/// Runs a path again and describes what it leads to; and its choices, if the path was run to its end.
pub(crate) fn violation_of(
    system: &mut System<'_>,
    path: &[u32],
    cycle_from: Option<usize>,
) -> (Option<Violation>, Option<Vec<Choice>>) {
    let mut recorder = Recorder::default();
    let again = |system: &mut System<'_>| {
        system.rewind();
        let known = choices_of(system, path);
        system.rewind();
        let followed = follow(system, Step::Moved, path.iter().copied(), &mut recorder, None, cycle_from);
        let violation = match followed {
            Ok((Step::Violated, _)) => describe(system, &mut recorder, known.clone().unwrap_or_default()),
            _ => None,
        };
        (violation, known)
    };
    let (violation, known) = system.while_replaying(|system| system.with_own_store(again));
    let violation = violation.map(|mut v| {
        v.show(recorder.steps);
        v.cycle_from = cycle_from;
        v.cycle_from_step = recorder.cycle_from;
        v
    });
    (violation, known)
}

/// The same at the grain of instructions.
fn violation_by_instructions(system: &mut System<'_>, choices: &[Choice]) -> Option<Violation> {
    system.rewind();
    system.forget_notes();
    let mut recorder = Recorder::default();
    let walked = audit::walk(system, choices, &mut recorder);
    let violation = match walked {
        Ok((Step::Violated, _)) => describe(system, &mut recorder, choices.to_vec()),
        _ => None,
    };
    system.rewind();
    violation.map(|mut v| {
        v.show(recorder.steps);
        v.grain = Grain::Instruction;
        v
    })
}

/// A violation as it is shown: with its steps, if the path leads there again.
pub(crate) fn report(system: &mut System<'_>, met: &Met) -> Violation {
    let Met { finding, path, cycle_from, by, stretches, assumptions: _ } = met;
    system.race_at = finding.location.clone().filter(|_| finding.property == PropertyKind::Race);
    let (described, choices) = match stretches {
        Some(choices) => (violation_by_instructions(system, choices), Some(choices.clone())),
        None => violation_of(system, path, *cycle_from),
    };
    system.race_at = None;
    let described = described.unwrap_or_else(|| {
        let grain = if stretches.is_some() { Grain::Instruction } else { Grain::default() };
        let choices = choices.unwrap_or_default();
        let transitions = if stretches.is_some() { choices.len() } else { path.len() };
        Violation { choices, grain, cycle_from: *cycle_from, ..bare(finding, transitions) }
    });
    Violation { points: system.vm.known_points(), found_by: *by, ..described }
}

/// What is known of a violation without its path.
pub(crate) fn bare(finding: &Finding, transitions: usize) -> Violation {
    Violation {
        property: finding.property.clone(),
        exception: finding.exception.clone(),
        message: finding.message.clone(),
        location: finding.location.clone(),
        stack: finding.stack.clone(),
        causes: finding.causes.clone(),
        transitions,
        ..Violation::default()
    }
}

/// A path with what each number was an answer to. `None`: it was halted.
pub(crate) fn choices_of(system: &mut System<'_>, path: &[u32]) -> Option<Vec<Choice>> {
    let mut choices = Vec::with_capacity(path.len());
    system.while_replaying(|system| {
        for &choice in path {
            choices.push(match system.asking() {
                Some((thread, of)) => Choice::Value { thread, value: choice, of },
                None => Choice::Thread(choice),
            });
            if system.take(choice) != Step::Moved {
                break;
            }
        }
    });
    (!system.vm.halted).then_some(choices)
}
