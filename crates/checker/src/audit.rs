//! Random executions in which threads switch after any instruction.
//!
//! They share with a search what a program is told (the first choice, the properties, blocking and time) and nothing of what
//! makes a search fast: see [`crate::stepper`]. Half of the executions before a search are of this kind. So are those after a
//! complete one: a violation or an output that they meet and the search did not is a defect of Jaunt.
//!
//! A path is a list of stretches: who runs, for how many instructions. How long they are on average is drawn for each
//! execution, from one instruction to thousands, so that some executions change threads all the time and others hardly ever. Most
//! instructions are the library's; so that the program has its share, stretches of two executions in three end before an
//! instruction of the program's own code that touches more than registers.
//! The seed is fixed: one program has one verdict.

use crate::config::CheckConfig;
use crate::outcome::{Audited, Choice, ReplayError};
use crate::property::Moment;
use crate::stepper::{Over, Stepped};
use crate::system::System;
use crate::trace::Recorder;
use jaunt_base::Random;
use jaunt_kernel::Step;
use jaunt_state::{Effect, Status, ThreadId};
use jaunt_vm::Unsupported;
use jaunt_vm::policy::Mode;

const SEED: u64 = 0x9e37_79b9_7f4a_7c15;
/// The longest stretches have this many instructions on average: 2 to the power of.
const LONGEST_STRETCH: usize = 12;
/// The same in such instructions of the program's own code.
const LONGEST_REACHING: usize = 3;
/// Instructions after which an execution is given up: a share of the plan within these bounds, so that there are several. And
/// stretches.
const LONGEST: std::ops::RangeInclusive<u64> = 15_000..=300_000;
const SHARE: u64 = 20;
const STRETCHES: usize = 20_000;
/// What changing the thread, and what beginning again costs, in instructions.
const SWITCH_COST: u64 = 12;
const REWIND_COST: u64 = 300;

/// How long to go on.
pub(crate) struct Plan {
    pub instructions: u64,
    /// So many there are all the same, and no more than so many.
    pub executions: std::ops::RangeInclusive<u64>,
}

impl Plan {
    fn goes_on(&self, flown: &Audited) -> bool {
        let (least, most) = (*self.executions.start(), *self.executions.end());
        flown.executions < most && (flown.instructions < self.instructions || flown.executions < least)
    }

    fn longest(&self) -> u64 {
        (self.instructions / SHARE).clamp(*LONGEST.start(), *LONGEST.end())
    }
}

/// Does something at the grain of instructions, from the first choice on, and comes back to where the search stands.
fn by_instructions<T>(system: &mut System<'_>, what: impl FnOnce(&mut System<'_>) -> T) -> T {
    // Nothing that a search assumes is of use here, and nothing that is learned here is for the search.
    let assumed = std::mem::take(&mut system.vm.assumed);
    let must_restart = system.vm.search.must_restart();
    system.vm.policy.mode = Mode::Step;
    let result = what(system);
    system.vm.policy.mode = Mode::Check;
    if !must_restart {
        system.vm.search.restarts();
    }
    system.vm.transition.answer = None;
    system.vm.assumed = assumed;
    result
}

/// In the first state of a search threads stand at points; here there are none.
fn leave_points(system: &mut System<'_>) {
    let ids: Vec<ThreadId> = system.vm.state.threads.live().map(|t| t.id).collect();
    for id in ids {
        let thread = &mut system.vm.state.threads[id];
        thread.at_point = false;
        thread.pending = Effect::default();
    }
    system.vm.transition.answer = None;
}

/// One stretch, and what is wrong with where it leads.
fn take(system: &mut System<'_>, choice: u32, stretch: u32) -> Step {
    let runs = system.asking().map_or(choice, |(thread, _)| thread);
    system.forget_races();
    match system.stepper().take(choice, stretch) {
        Stepped::Moved | Stepped::Alone => {}
        Stepped::Ended(Over::Uncaught(thread, exception)) => return system.runner().uncaught(thread, exception),
        Stepped::Ended(Over::Exit(thread, status)) => {
            let step = system.runner().exit(thread, status);
            return if step == Step::Ended { judged(system, step) } else { step };
        }
        Stepped::Ended(Over::Itself) => {
            if std::mem::take(&mut system.vm.search.terminated) {
                return Step::Stuck;
            }
            return judged(system, Step::Ended);
        }
        Stepped::Ignored => return Step::Ignored,
        Stepped::Halted => return Step::Stuck,
        Stepped::Unsupported(what) => {
            system.unsupported = Some(what);
            return Step::Stuck;
        }
    }
    if std::mem::take(&mut system.vm.native_data.touched) {
        let what = "compression, mapped files or directory streams in a search".into();
        system.unsupported = Some(Box::new(Unsupported { what, stack: Vec::new() }));
        return Step::Stuck;
    }
    let blocked = system.vm.state.threads.get(ThreadId(runs)).is_some_and(|t| matches!(t.status(), Status::Blocked(_)));
    if blocked {
        system.finding = system.watched.judge(Moment::Step, system.vm);
        if system.finding.is_some() {
            return Step::Violated;
        }
    }
    if system.asking().is_none() && system.stepper().choices().is_empty() {
        let alive = system.vm.state.threads.live().any(|t| !t.daemon);
        system.finding = if alive { system.watched.judge(Moment::Stuck, system.vm) } else { None };
        if system.finding.is_some() {
            return Step::Violated;
        }
        return judged(system, Step::Ended);
    }
    judged(system, Step::Moved)
}

/// The step, unless a condition does not hold after it.
fn judged(system: &mut System<'_>, step: Step) -> Step {
    // A condition is code too; how long the stretch was is still to be read.
    let transition = &mut system.vm.transition;
    let (left, reaching) = (std::mem::replace(&mut transition.stretch, u32::MAX), std::mem::take(&mut transition.reaching));
    system.finding = system.judge_here();
    system.vm.transition.stretch = left;
    system.vm.transition.reaching = reaching;
    if system.finding.is_some() { Step::Violated } else { step }
}

/// Executions by a plan. `met` hears how each ended (or that it moves on and is given up), with the system in its last state, and
/// says whether to go on.
pub(crate) fn fly(
    system: &mut System<'_>,
    config: &CheckConfig,
    plan: Plan,
    met: &mut dyn FnMut(&mut System<'_>, Step, &[Choice]) -> bool,
) -> Audited {
    let unsupported = system.unsupported.take();
    // Where outputs are told apart, what is printed when a race is noticed would be one.
    system.keep_clocks(system.vm.policy.races && !config.outcomes);
    let flown = by_instructions(system, |system| {
        let mut random = Random(SEED);
        let mut flown = Audited::default();
        let mut path = Vec::new();
        while plan.goes_on(&flown) && !system.vm.must_halt() {
            system.rewind();
            system.forget_notes();
            leave_points(system);
            let step = execution(system, plan.longest(), &mut random, &mut path, &mut flown);
            flown.executions += 1;
            flown.instructions += REWIND_COST;
            if !met(system, step, &path) {
                break;
            }
        }
        flown
    });
    system.keep_clocks(system.needs_clocks());
    system.rewind();
    system.forget_notes();
    system.unsupported = unsupported;
    flown
}

/// The step, unless it was one with a race.
fn ordered(system: &mut System<'_>, step: Step) -> Step {
    match system.heard_race() {
        Some(finding) if matches!(step, Step::Moved | Step::Ended) => {
            system.finding = Some(finding);
            Step::Violated
        }
        _ => step,
    }
}

/// One execution with random choices.
fn execution(system: &mut System<'_>, longest: u64, random: &mut Random, path: &mut Vec<Choice>, flown: &mut Audited) -> Step {
    path.clear();
    let by_program = random.below(3) != 0;
    let mean = 1 << random.below(if by_program { LONGEST_REACHING } else { LONGEST_STRETCH } + 1);
    let enough = flown.instructions + longest;
    loop {
        let ways = system.stepper().choices();
        if ways.is_empty() {
            return Step::Stuck;
        }
        let number = ways[random.below(ways.len())];
        let asking = system.asking();
        let length = 1 + random.below(2 * mean) as u32;
        let (stretch, reaching) = match asking {
            Some(_) => (1, 0),
            None if by_program => (longest as u32, length),
            None => (length, 0),
        };
        // If nothing is executed, it stays as it is.
        system.vm.transition.stretch = stretch;
        system.vm.transition.reaching = reaching;
        let step = take(system, number, stretch);
        let step = ordered(system, step);
        system.vm.transition.reaching = 0;
        let instructions = 1 + stretch.saturating_sub(system.vm.transition.stretch);
        path.push(match asking {
            Some((thread, of)) => Choice::Value { thread, value: number, of },
            None => Choice::Stretch { thread: number, instructions },
        });
        flown.instructions += instructions as u64 + SWITCH_COST;
        if step != Step::Moved || system.vm.must_halt() || flown.instructions > enough || path.len() > STRETCHES {
            return step;
        }
    }
}

/// Takes the stretches of a path one after the other from the present state on, which is that of the first choice, and
/// writes down what happens. The number is that of the choices taken.
pub(crate) fn walk(system: &mut System<'_>, choices: &[Choice], recorder: &mut Recorder) -> Result<(Step, usize), ReplayError> {
    let along = |system: &mut System<'_>| {
        leave_points(system);
        recorder.learn(system.vm);
        let (mut step, mut taken) = (Step::Moved, 0);
        for &choice in choices {
            if step != Step::Moved {
                break;
            }
            let (number, stretch, fits) = match choice {
                Choice::Value { thread, value, of } => (value, 1, system.asking() == Some((thread, of))),
                Choice::Stretch { thread, instructions } => (thread, instructions, system.asking().is_none()),
                Choice::Thread(thread) => (thread, 1, false),
            };
            if !fits || !system.stepper().choices().contains(&number) {
                return Err(ReplayError::NotPossible(taken + 1));
            }
            step = take(system, number, stretch);
            recorder.transition(system);
            taken += 1;
        }
        // Where the trace leads to something else, races on the way do not matter.
        Ok((ordered(system, step), taken))
    };
    by_instructions(system, |system| system.while_recording(along))
}
