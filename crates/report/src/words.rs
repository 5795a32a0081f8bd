//! Reasons, notes, messages and what threads do, in words.

use crate::numbers;
use jaunt_checker::{
    Cause, Ending, Instead, Message, Missing, NamedVariable, Note, Owner, Part, Party, Reason, ReplayEnd, ReplayError, RunEnd,
    Signal, Step, StepAction, StopReason, StuckThread, ThreadStatus, Unfit, Violation, Waits,
};

/// Why something was stopped.
pub fn stop(reason: StopReason) -> String {
    match reason {
        StopReason::Time(limit) => {
            let time = numbers::time(u64::try_from(limit.as_millis()).unwrap_or(u64::MAX));
            format!("the time limit of {time} has passed")
        }
        StopReason::Memory(limit) => format!("the memory limit of {} was reached", numbers::bytes(limit)),
        StopReason::MemoryOfMachine(used) => {
            format!("the memory of this machine is nearly used up ({} taken)", numbers::bytes(used))
        }
        StopReason::States(limit) => format!("the limit of {limit} states was reached"),
        StopReason::Signal(Signal::Interrupt) => "interrupted (SIGINT)".to_string(),
        StopReason::Signal(Signal::Terminate) => "asked to end (SIGTERM)".to_string(),
        StopReason::Halted => "the search was halted".to_string(),
    }
}

/// A limit that can be raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Time,
    Memory,
    States,
    Depth,
}

impl Limit {
    /// The one that a search came to.
    pub fn of(reason: &Reason) -> Option<Limit> {
        match reason {
            Reason::Stopped(StopReason::Time(_)) => Some(Limit::Time),
            Reason::Stopped(StopReason::Memory(_) | StopReason::MemoryOfMachine(_)) => Some(Limit::Memory),
            Reason::Stopped(StopReason::States(_)) => Some(Limit::States),
            Reason::Cut => Some(Limit::Depth),
            Reason::Stopped(StopReason::Signal(_) | StopReason::Halted)
            | Reason::EndedByProgram
            | Reason::OwnClassLoader
            | Reason::LoaderNotAsked(_)
            | Reason::ClearedBeside
            | Reason::Bitstate(_)
            | Reason::LargeSet(_)
            | Reason::ClockLoop
            | Reason::StoodStill
            | Reason::LongTimes
            | Reason::LongLimit
            | Reason::Unsupported(_)
            | Reason::DoesNotReplay { .. }
            | Reason::NoEnd
            | Reason::Defect(_) => None,
        }
    }

    pub fn option(self) -> &'static str {
        match self {
            Limit::Time => "--time-limit",
            Limit::Memory => "--memory-limit",
            Limit::States => "--max-states",
            Limit::Depth => "--max-depth",
        }
    }
}

/// Why a result is not complete, what is not supported, or what went wrong.
pub fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Stopped(why) => stop(*why),
        Reason::Cut => "executions longer than --max-depth were cut".to_string(),
        Reason::EndedByProgram => "the program ended the search (Verify.terminateSearch)".to_string(),
        Reason::OwnClassLoader => {
            "the program loads classes with a class loader of its own, and for which classes it was asked is not wholly part of a state".to_string()
        }
        Reason::LoaderNotAsked(found) => format!(
            "{} was found in an execution that did not ask the program's own class loader for all that it needs, since an earlier \
             execution had, and does not show up in one that does",
            short(found)
        ),
        Reason::ClearedBeside => {
            "System.gc() cleared references beside other threads: which of them a thread still had in a local \
                                  variable just before was not looked for"
                .to_string()
        }
        Reason::Bitstate(kept) => format!(
            "a bitstate search may take a new state for a visited one: of the states it met, it kept an estimated {} %",
            f64::from(*kept) / 1e4
        ),
        Reason::LargeSet(states) => format!("more than {states} states go round without an end, and were not all looked at"),
        Reason::ClockLoop => "a loop reads the clock and has no other end: what some time would lead to behind it was not looked at (times of up to twenty \
                              minutes are; let the time limit be a parameter, and check with a short one)"
            .to_string(),
        Reason::StoodStill => "the program goes round, reads the clock, and uses the time itself (as a date, a text, a quotient): only executions \
                               in which no more than forty minutes pass were looked at (let it compare and subtract what System.nanoTime() gives, \
                               and leave times out of what it prints)"
            .to_string(),
        Reason::LongLimit => "the program goes round and asks whether more than twenty minutes have passed between two looks at the clock: what it does then was \
                              not looked at (let the time limit be a parameter, and check with a short one)"
            .to_string(),
        Reason::LongTimes => "the program goes round and calculates with times of more than forty minutes ago, which are not told apart (check it with \
                              shorter times, or without the time that it keeps from its start)"
            .to_string(),
        Reason::Unsupported(missing) => missing.text().to_string(),
        Reason::Defect(what) => what.clone(),
        Reason::DoesNotReplay { found, instead } => {
            let instead = match instead {
                Instead::Violation(other) => format!("it is {}", short(other)),
                Instead::Ended(how) => replay_end(how),
                Instead::Error(why) => replay_error(why),
            };
            format!("{} was found and does not show up when its trace is replayed: {instead}", short(found))
        }
        Reason::NoEnd => "the search did not come to an end".to_string(),
    }
}

/// That something is missing, as a sentence.
pub fn unsupported(missing: &Missing) -> String {
    match missing {
        Missing::Feature(name) => format!("{name} is not supported yet"),
        Missing::Sentence(text) => text.clone(),
    }
}

/// Why one execution did not come to its end, with stacks or threads in lines of their own. Nothing where it did.
pub fn run_end(end: &RunEnd) -> Option<String> {
    let list = |head: String, lines: &mut dyn Iterator<Item = String>| lines.fold(head, |text, line| text + "\n\t" + &line);
    match end {
        RunEnd::Exit(_) => None,
        RunEnd::Unsupported(what) => {
            Some(list(unsupported(&what.what), &mut what.stack.iter().map(|frame| format!("at {frame}"))))
        }
        RunEnd::Stuck(threads) => {
            let head = "the program cannot go on: every thread waits".to_string();
            Some(list(head, &mut threads.iter().map(stuck)))
        }
        RunEnd::TimeLimit => Some("the time limit ended the program".to_string()),
    }
}

/// A thread that can never go on.
fn stuck(thread: &StuckThread) -> String {
    let doing = match &thread.waits {
        Waits::Suspended => "is suspended".to_string(),
        Waits::Not => "runs".to_string(),
        Waits::Monitor(class) => format!("waits for the monitor of a {class}"),
        Waits::Notify(class) => format!("is in Object.wait() on a {class}"),
        Waits::Parked => "is parked".to_string(),
        Waits::Sleeping => "sleeps".to_string(),
        Waits::Initialisation(class) => format!("waits for the initialisation of {class}"),
        Waits::Ended => "has ended".to_string(),
    };
    format!("thread \"{}\" {doing}", thread.name)
}

/// How a replay ended.
pub fn replay_end(end: &ReplayEnd) -> String {
    match end {
        ReplayEnd::TraceEnds => "the trace ends here".to_string(),
        ReplayEnd::ProgramEnded => "the program ended".to_string(),
        ReplayEnd::Violated => "the violation is here".to_string(),
        ReplayEnd::Ignored => "the program ignores the execution from here on".to_string(),
        ReplayEnd::EndedByProgram => "the program ended the search".to_string(),
        ReplayEnd::Unsupported(Missing::Feature(name)) => format!("{name} is not supported"),
        ReplayEnd::Unsupported(Missing::Sentence(text)) => text.clone(),
        ReplayEnd::Stopped(why) => stop(*why),
    }
}

/// Why a trace cannot be run again.
pub fn replay_error(error: &ReplayError) -> String {
    match error {
        ReplayError::NotPossible(choice) => {
            format!("choice {choice} of the trace is not possible there: the program is not the one it was made with")
        }
        ReplayError::EndsEarly { taken, of } => format!("the program ends after {taken} of the {of} choices of the trace"),
        ReplayError::LargeSet => "the states that go round are too many to look at".to_string(),
        ReplayError::Unsupported(missing) => unsupported(missing),
    }
}

/// What there is to say about a violation.
pub fn message(message: &Message) -> String {
    let verb = |party: &Party| if party.writes { "writes" } else { "reads" };
    match message {
        Message::Text(text) => text.clone(),
        Message::NoThreadCanGoOn => "no thread can go on".to_string(),
        Message::MonitorCycle => "threads wait for each other's monitors in a cycle".to_string(),
        Message::LockCycle => "threads wait for each other's locks in a cycle".to_string(),
        Message::Unordered { variable: of, first, second } => {
            let at = first.location.as_ref().map_or(String::new(), |location| format!(" at {location}"));
            format!(
                "thread \"{}\" {} {}{at} and thread \"{}\" {} it, and nothing orders the two",
                first.name,
                verb(first),
                variable(of),
                second.name,
                verb(second)
            )
        }
        Message::NothingChanges => "no thread that is left can end, and nothing that they wait for ever changes".to_string(),
        Message::NoExecutionEnds => "from here on no execution ends".to_string(),
        Message::Exit(status) => format!("the program ends with status {status}"),
        Message::InvariantBroken(None) => "an invariant does not hold".to_string(),
        Message::InvariantBroken(Some(name)) => format!("invariant {name} does not hold"),
        Message::InvariantActs => "an invariant must not choose a value or end the program".to_string(),
    }
}

/// What an exception was caused by, as Java prints it.
pub fn cause(cause: &Cause) -> String {
    let message = cause.message.as_ref().map_or(String::new(), |message| format!(": {message}"));
    format!("Caused by: {}{message}", cause.class)
}

/// How an execution ended; nothing where it did so by itself.
pub fn ending(ending: &Ending) -> Option<String> {
    match ending {
        Ending::Itself => None,
        Ending::Exit(status) => Some(format!("exit {status}")),
        Ending::Thrown(class) => Some(class.clone()),
        Ending::Violated(kind) => Some(kind.to_string()),
    }
}

/// A variable: `Buf.count`, `Buf#2.count`, `element 3 of a int[]`.
fn variable(variable: &NamedVariable) -> String {
    match (&variable.of, &variable.part) {
        (Owner::Class(of) | Owner::Instance(of) | Owner::Object(of), Part::Field(field)) => format!("{of}.{field}"),
        (Owner::Class(class), Part::Element(_) | Part::Elements | Part::Unnamed) => format!("{class}.?"),
        (Owner::Instance(class), Part::Element(index)) => format!("element {index} of a {class}"),
        (Owner::Instance(class), Part::Elements) => format!("the elements of a {class}"),
        (Owner::Instance(class), Part::Unnamed) => format!("a {class}"),
        (Owner::Object(name), Part::Element(index)) => format!("{name}[{index}]"),
        (Owner::Object(name), Part::Elements) => format!("{name}[…]"),
        (Owner::Object(name), Part::Unnamed) => name.clone(),
    }
}

fn short(violation: &Violation) -> String {
    let exception = violation.exception.as_ref().map_or(String::new(), |e| format!(" {e}"));
    let location = violation.location.as_ref().map_or(String::new(), |l| format!(" at {l}"));
    format!("{}{exception}{location}", violation.property)
}

/// What a reader should know.
pub fn note(note: &Note) -> String {
    match note {
        Note::Unjudged(states) => {
            let states = if *states == 1 { "1 state".to_string() } else { format!("{states} states") };
            format!("in {states} an invariant was not judged, because it needs a monitor that a thread holds")
        }
        Note::ReadsClock { time_passes: false } => {
            "the program reads the clock, and only timed waits take time, each as long as it says: that a thread is late for another reason was not \
             looked at (a Thread.sleep where it may be late lets time pass)"
                .to_string()
        }
        Note::OperationsAreSteps => {
            "each operation of java.util.concurrent was one step; --library real looks inside of them".to_string()
        }
        Note::LooksIntoOperations => {
            "the program looks into operations of java.util.concurrent (it parks threads itself, or asks who \
             waits): they were explored as if they were its own code, as with --library real"
                .to_string()
        }
        Note::ReadsClock { time_passes: true } => {
            "the program goes round and reads the clock: whoever looks may find that twenty minutes have passed; what happens only \
             after another time between two looks was not looked at"
                .to_string()
        }
        Note::NeverEndingUnknown { store } => {
            format!("executions that never end were not looked for: --store {store} cannot tell them")
        }
        Note::MonitorCyclesUnknown => {
            "with --outcomes, threads that wait for each other's monitors while others go on for ever are not \
                                       looked for: check without it, too"
                .to_string()
        }
        Note::NoSourceSets(why) => format!("sleep sets were used instead of source sets: {}", unfit(*why)),
        Note::NoExecutionEnds => {
            "no execution ends: what comes after the endless part is never reached; --property +termination shows how".to_string()
        }
        Note::Spilled(states) => format!("memory was short: from {states} states on, visited states were kept on disk"),
        Note::CannotSpill { store } => format!("--store {store} cannot be kept on disk"),
        Note::NoSpill { folder, why } => format!("visited states cannot be kept in {folder}: {why}"),
        Note::SpillFailed(why) => format!("not all visited states could be kept on disk: {why}"),
        Note::LongTrace(why) => format!("{}: the trace may be longer than it has to be", stop(*why)),
        Note::MissingTraces(why) => format!("{}: not every trace could be written down", stop(*why)),
        Note::NotReplayed => "a limit came before every violation could be replayed".to_string(),
        Note::OutcomesWithoutTrace(most) => format!("only the first {most} outcomes have trace files"),
    }
}

/// Why source sets do not hold.
fn unfit(why: Unfit) -> &'static str {
    match why {
        Unfit::Races => "races are looked for",
        Unfit::Cycle => "some execution goes round",
        Unfit::TimeLimit => "a thread waits with a time limit",
        Unfit::Interrupts => "threads are interrupted",
        Unfit::Daemon => "there is a daemon thread",
        Unfit::Initialiser => "threads wait for each other's initialisers of classes",
        Unfit::QuietMonitor => "a thread stops in the middle of the library's bookkeeping",
        Unfit::AtomicSection => "there are atomic sections",
        Unfit::Observed => "the program looks at the states of threads",
        Unfit::Unreduced => "the program has invariants, or stops or suspends threads",
        Unfit::OwnVisited => "the program says which states are alike",
    }
}

/// What a step does.
pub fn action(step: &Step) -> String {
    let valued = |verb: &str, of: &NamedVariable, value: &Option<String>| {
        let value = value.as_ref().map_or(String::new(), |value| format!(" = {value}"));
        format!("{verb} {}{value}", variable(of))
    };
    let words = match &step.action {
        StepAction::Nothing => String::new(),
        StepAction::Read { variable, value } => valued("reads", variable, value),
        StepAction::Write { variable, value } => valued("writes", variable, value),
        StepAction::Lock(object) => format!("locks {object}"),
        StepAction::Unlock(object) => format!("unlocks {object}"),
        StepAction::Wait(object) => format!("waits on {object}"),
        StepAction::Notify(object) => format!("notifies {object}"),
        StepAction::TimeIsUp => "stops waiting: its time is up".to_string(),
        StepAction::Wake(thread) => format!("wakes \"{thread}\""),
        StepAction::Start(thread) => format!("starts \"{thread}\""),
        StepAction::Park => "parks".to_string(),
        StepAction::Unpark(thread) => format!("unparks \"{thread}\""),
        StepAction::Sleep => "sleeps".to_string(),
        StepAction::Interrupt(thread) => format!("interrupts \"{thread}\""),
        StepAction::Initialise(class) => format!("initialises class {class}"),
        StepAction::Print => "prints".to_string(),
        StepAction::ReadClock => "reads the clock".to_string(),
        StepAction::FindTimePassed => "finds that twenty minutes have passed".to_string(),
        StepAction::FindTaskDue => "finds that the time of the next task has come".to_string(),
        StepAction::Choose { value, of } => format!("chooses {value} of 0..{}", of.saturating_sub(1)),
        StepAction::Throw(class) => format!("throws {class}"),
        StepAction::Operation { method, object } => operation(method, object),
        StepAction::Stand(at) => status(at),
    };
    match &step.inside {
        Some(method) => format!("{words} (in {method})"),
        None => words,
    }
}

/// An operation of the library, as one speaks of it.
fn operation(method: &str, object: &str) -> String {
    match method {
        "lock" | "lockInterruptibly" | "writeLock" | "readLock" => format!("locks {object}"),
        "unlock" | "unlockRead" | "unlockWrite" => format!("unlocks {object}"),
        "await" | "awaitNanos" | "awaitUntil" | "awaitUninterruptibly" => format!("waits on {object}"),
        "signal" | "signalAll" => format!("signals {object}"),
        "put" | "offer" | "add" => format!("puts into {object}"),
        "take" | "poll" => format!("takes from {object}"),
        "join" | "get" => format!("gets from {object}"),
        "run" | "runAndReset" => format!("runs {object}"),
        "runWorker" => format!("looks for work in {object}"),
        _ => format!("calls {object}.{method}"),
    }
}

/// What a thread does at the end of a trace.
pub fn status(status: &ThreadStatus) -> String {
    match status {
        ThreadStatus::CanRun => "can run".to_string(),
        ThreadStatus::Suspended => "is suspended".to_string(),
        ThreadStatus::AboutToLock(monitor) => format!("is about to lock {monitor}"),
        ThreadStatus::Blocked { monitor, holder: None } => format!("waits for the monitor of {monitor}"),
        ThreadStatus::Blocked { monitor, holder: Some(thread) } => {
            format!("waits for the monitor of {monitor}, held by thread \"{thread}\"")
        }
        ThreadStatus::WantsLock { lock, holder: None } => format!("waits for {lock}"),
        ThreadStatus::WantsLock { lock, holder: Some(thread) } => format!("waits for {lock}, held by thread \"{thread}\""),
        ThreadStatus::Waiting(object) => format!("is in wait() on {object}: nobody notifies it"),
        ThreadStatus::Parked(None) => "is parked: nobody unparks it".to_string(),
        ThreadStatus::Parked(Some(blocker)) => format!("is parked for {blocker}: nobody unparks it"),
        ThreadStatus::TimedWait => "waits for a time".to_string(),
        ThreadStatus::Sleeping => "sleeps".to_string(),
        ThreadStatus::Initialising(class) => format!("waits for the initialisation of {class}"),
        ThreadStatus::Ended => "has ended".to_string(),
    }
}
