//! What a check found, as plain data. `report` turns it into words, `cli` into an exit status.

use crate::config::Grain;
use crate::config::{Library, Por};
use crate::property::{Cause, Message, PropertyKind};
use crate::reason::{Note, Reason};
use crate::steps::{Step, ThreadReport};
use jaunt_kernel::{Halt, StopReason};
use jaunt_vm::Missing;
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// The five answers of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Verdict {
    /// Every execution was explored and nothing was violated.
    Pass,
    Violation,
    /// Nothing was violated, but not every execution was explored.
    #[default]
    Incomplete,
    /// The program needs something that Jaunt does not do.
    Unsupported,
    /// A bug in Jaunt.
    Error,
}

/// Who met a violation first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FoundBy {
    /// A random execution before the search.
    Pilot,
    #[default]
    Search,
    /// A random execution, and the search was complete without it: a defect of Jaunt.
    Audit,
}

impl FoundBy {
    /// The word for it in JSON.
    pub fn name(self) -> &'static str {
        match self {
            FoundBy::Pilot => "pilot",
            FoundBy::Search => "search",
            FoundBy::Audit => "audit",
        }
    }
}

/// What the executions after a search came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Audited {
    pub executions: u64,
    pub instructions: u64,
}

/// Numbers of a search, so far or at its end.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CheckStats {
    /// Distinct states stored.
    pub states: u64,
    /// Arrivals at a stored state.
    pub revisited: u64,
    pub transitions: u64,
    /// States without a way on.
    pub end_states: u64,
    pub instructions: u64,
    pub max_depth: u64,
    /// Filled by the command line: nothing below it knows the time.
    pub elapsed_ms: u64,
    /// 0 if the engine does not know; the command line then asks the system.
    pub peak_memory_bytes: u64,
    pub store_bytes: u64,
    pub bytes_per_state: f64,
    /// States whose choices are not all taken.
    pub queue: u64,
    /// Bytes held for states that wait for their turn in a breadth-first search, and for the ways to all states.
    pub open_bytes: u64,
    /// Of the state that the search is at.
    pub depth: u64,
    /// Bytes held at the moment for visited states, components and the path.
    pub memory_bytes: u64,
    /// Distinct components in the pools.
    pub pool_entries: u64,
    /// Garbage collections, and objects that they freed. With reference counts only the objects are counted.
    pub collections: u64,
    pub collected: u64,
    /// Bytes of visited states that lie on disk.
    pub spilled_bytes: u64,
    /// Of a store that may miss states: the estimated share that it kept of those that it met.
    pub coverage: Option<f64>,
    /// How often the search began again because an assumption broke.
    pub restarts: u32,
    /// Of the searches before the last restart.
    pub earlier_transitions: u64,
}

/// The end of a check.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CheckResult {
    pub verdict: Verdict,
    /// Every choice of every reachable choice point was taken or soundly pruned.
    pub complete: bool,
    /// Why the search is not complete, what is not supported, or what went wrong.
    pub reason: Option<Reason>,
    pub violations: Vec<Violation>,
    /// With `--outcomes`: the distinct outputs.
    pub outcomes: Option<Vec<PrintedOutcome>>,
    pub stats: CheckStats,
    /// How code of `java.util.concurrent` was explored in the end.
    pub library: Library,
    /// How orders were reduced: where source sets were asked for and do not hold, by sleep sets.
    pub por: Por,
    /// Things the user should know that change no verdict.
    pub notes: Vec<Note>,
    /// Which fields needed points, for replaying.
    pub points: Vec<String>,
    /// The Java stack that needed what is not supported: `pkg.C.m(File.java:3)`.
    pub unsupported_stack: Vec<String>,
    /// The executions after the search, if there were any.
    pub audited: Option<Audited>,
}

impl CheckResult {
    /// The verdict that may be spoken aloud: a violation is one whatever else happened, and "pass" is never said of
    /// a search that could not see everything.
    pub fn honest_verdict(&self) -> Verdict {
        match self.verdict {
            _ if !self.violations.is_empty() => Verdict::Violation,
            Verdict::Pass if !self.complete => Verdict::Incomplete,
            verdict => verdict,
        }
    }
}

/// One distinct output of the program, over all executions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PrintedOutcome {
    pub output: String,
    /// End states that printed this.
    pub count: u64,
    pub ending: Ending,
    /// One way to it, and what its choices are about; none if a limit came before it was written down.
    pub trace: Option<Vec<Choice>>,
    pub grain: Grain,
    pub found_by: FoundBy,
}

/// How an execution ended, where outputs are told apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// By itself.
    #[default]
    Itself,
    /// With a status other than 0.
    Exit(i32),
    /// With an exception of this class, with dots.
    Thrown(String),
    /// With another violation.
    Violated(PropertyKind),
}

impl Ending {
    /// Lists are sorted by names, and statuses as they are written.
    fn key(&self) -> (&str, Option<String>) {
        match self {
            Ending::Itself => ("", None),
            Ending::Exit(status) => (PropertyKind::Exit.name(), Some(status.to_string())),
            Ending::Thrown(class) => (class, None),
            Ending::Violated(kind) => (kind.name(), None),
        }
    }
}

impl Ord for Ending {
    fn cmp(&self, other: &Ending) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Ending {
    fn partial_cmp(&self, other: &Ending) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A property that does not hold, and the way there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Violation {
    pub property: PropertyKind,
    /// The class of the throwable, with dots.
    pub exception: Option<String>,
    pub message: Option<Message>,
    /// `File.java:12`
    pub location: Option<String>,
    pub transitions: usize,
    /// Changes of thread in its steps.
    pub context_switches: usize,
    pub found_by: FoundBy,
    /// What replays it, and what that is about.
    pub choices: Vec<Choice>,
    pub grain: Grain,
    /// Under what was known about points: as [`CheckConfig::points`](crate::CheckConfig).
    pub points: Vec<String>,
    pub steps: Vec<Step>,
    /// The threads that are left at the end.
    pub threads: Vec<ThreadReport>,
    /// Of the throwable: `pkg.C.m(File.java:3)`.
    pub stack: Vec<String>,
    pub causes: Vec<Cause>,
    /// Everything the program printed on the way.
    pub output: String,
    /// Of what never ends: the choices, and the steps, from here on lead back to where they begin.
    pub cycle_from: Option<usize>,
    pub cycle_from_step: Option<usize>,
}

impl Violation {
    /// The steps that lead to it. A transition may have steps of several threads: one that is woken goes on in the step of the one who wakes it.
    pub(crate) fn show(&mut self, steps: Vec<Step>) {
        self.context_switches = steps.windows(2).filter(|pair| pair[0].thread != pair[1].thread).count();
        self.steps = steps;
    }
}

/// One answer to one choice point.
///
/// Written `t3` (thread 3 runs), `t3*40` (it runs for 40 instructions) and `v1/4@2` (thread 2 gets value 1 of 0..4): that is its
/// form in trace files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    Thread(u32),
    Value {
        thread: u32,
        value: u32,
        of: u32,
    },
    /// At the grain of instructions: a thread runs for so many, unless it has to stop before.
    Stretch {
        thread: u32,
        instructions: u32,
    },
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Choice::Thread(thread) => write!(f, "t{thread}"),
            Choice::Value { thread, value, of } => write!(f, "v{value}/{of}@{thread}"),
            Choice::Stretch { thread, instructions } => write!(f, "t{thread}*{instructions}"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Choice, String> {
        // `parse` alone would take a plus sign.
        let number = |t: &str| t.parse::<u32>().ok().filter(|_| t.bytes().all(|b| b.is_ascii_digit()));
        let parsed = if let Some(rest) = text.strip_prefix('t') {
            match rest.split_once('*').map(|(t, n)| (number(t), number(n))) {
                None => number(rest).map(Choice::Thread),
                Some((Some(thread), Some(instructions @ 1..))) => Some(Choice::Stretch { thread, instructions }),
                Some(_) => None,
            }
        } else if let Some(rest) = text.strip_prefix('v') {
            let parts =
                rest.split_once('/').and_then(|(v, r)| r.split_once('@').map(|(of, t)| (number(v), number(of), number(t))));
            match parts {
                Some((Some(value), Some(of), Some(thread))) if value < of => Some(Choice::Value { thread, value, of }),
                _ => None,
            }
        } else {
            None
        };
        parsed.ok_or_else(|| format!("'{}' is not a choice", text.chars().take(40).collect::<String>()))
    }
}

/// A trace, run again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    pub steps: Vec<Step>,
    pub violation: Option<Violation>,
    /// Everything the program printed.
    pub output: String,
    pub ended: ReplayEnd,
    /// A limit ended it; the steps are those up to there.
    pub halted: bool,
    /// The steps from here on go round: their end is the state where they begin.
    pub cycle_from_step: Option<usize>,
}

/// How a replay ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReplayEnd {
    /// The trace has no more choices, and the program could go on.
    #[default]
    TraceEnds,
    ProgramEnded,
    Violated,
    /// The program ignores the execution from there on.
    Ignored,
    /// The program ended the search.
    EndedByProgram,
    Unsupported(Missing),
    Stopped(StopReason),
}

/// Why a trace cannot be run again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// This choice, counted from 1, is not possible where it comes.
    NotPossible(usize),
    /// The program ends after so many of the choices.
    EndsEarly { taken: usize, of: usize },
    /// The states that go round are too many to be judged again.
    LargeSet,
    /// The program cannot be begun.
    Unsupported(Missing),
}

/// Watches a search and may end it.
pub trait Observer {
    /// Called every few thousand transitions.
    fn progress(&mut self, stats: &CheckStats);
    /// The limit of memory is near: what can be put elsewhere should be.
    fn memory_is_short(&mut self) -> bool {
        false
    }
    /// Asked as often as `progress` is called, and once the flag is raised. A reason ends the search, which then says so: a time
    /// limit, a signal.
    fn stop(&mut self) -> Option<StopReason>;
    /// Raised when there is a reason to stop: a step may take long.
    fn halt(&self) -> Halt {
        Halt::default()
    }
    /// The search is over, and what it found is being explained: a limit leaves a moment for that.
    fn explains(&mut self) {}
    /// A violation was met. Its trace is not known yet, and may never be if a limit comes first.
    fn met(&mut self, _violation: Violation) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_short_words() {
        for (choice, text) in [
            (Choice::Thread(3), "t3"),
            (Choice::Value { thread: 2, value: 1, of: 4 }, "v1/4@2"),
            (Choice::Thread(u32::MAX), "t4294967295"),
            (Choice::Stretch { thread: 2, instructions: 40 }, "t2*40"),
        ] {
            assert_eq!(choice.to_string(), text);
            assert_eq!(text.parse(), Ok(choice));
        }
        for wrong in [
            "t1*0",
            "t1*",
            "t*3",
            "t1*2*3",
            "",
            "t",
            "x1",
            "t-1",
            "t+1",
            "t4294967296",
            "v1@2",
            "v4/4@0",
            "v1/4@",
            "v/4@1",
            "t1 ",
            "v1/4@2@3",
            "tä",
        ] {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_pass_that_did_not_see_everything_is_none() {
        let mut result = CheckResult { verdict: Verdict::Pass, complete: true, ..CheckResult::default() };
        assert_eq!(result.honest_verdict(), Verdict::Pass);
        result.complete = false;
        assert_eq!(result.honest_verdict(), Verdict::Incomplete);
        result.violations.push(Violation::default());
        assert_eq!(result.honest_verdict(), Verdict::Violation);
    }
}
