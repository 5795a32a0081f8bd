//! What a result says besides its verdict, as values: why it is not complete, and what a reader should know. The words are in `report`.

use crate::outcome::{ReplayEnd, ReplayError, Violation};
use jaunt_kernel::StopReason;
use jaunt_vm::Missing;

/// Why a search is not complete, what is not supported, or what went wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    Stopped(StopReason),
    /// Executions longer than the limit of depth were cut.
    Cut,
    /// The program ended the search (`Verify.terminateSearch`).
    EndedByProgram,
    /// The program loads classes with a class loader of its own; what constants of these classes mean is not part of a state.
    OwnClassLoader,
    /// This was found in an execution that did not ask such a loader, since an earlier one had: what constants of its classes mean is not part of a state.
    /// An execution by itself is another.
    LoaderNotAsked(Box<Violation>),
    /// `System.gc()` cleared references beside other threads: which of them a thread still had in a local variable just before was not looked for.
    ClearedBeside,
    /// A bitstate search may take a new state for a visited one. The estimated share of states that it kept, in millionths.
    Bitstate(u32),
    /// A set without an end has more states than are looked at.
    LargeSet(usize),
    /// A loop that reads the clock and has no other end: some time may end it that was not looked at.
    ClockLoop,
    /// The time itself counts, as it is no mere distance: it passed only so often, and somebody in a loop looked again.
    StoodStill,
    /// The program goes round and asks whether a time has passed that is longer than what passes at one look, and it never had, or always.
    LongLimit,
    /// The program goes round and calculates with moments of so long ago that they are not told apart.
    LongTimes,
    Unsupported(Missing),
    /// A violation was found and does not show up when its trace is replayed.
    DoesNotReplay {
        found: Box<Violation>,
        instead: Instead,
    },
    /// The search did not come to an end: a defect.
    NoEnd,
    /// A defect, in its own words.
    Defect(String),
}

/// What a replay came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Instead {
    Violation(Box<Violation>),
    Ended(ReplayEnd),
    /// The trace does not fit.
    Error(ReplayError),
}

/// Why source sets were asked for and sleep sets used: docs/source-sets.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    Races,
    /// Some execution goes round.
    Cycle,
    /// A wait that ends by time.
    TimeLimit,
    Interrupts,
    Daemon,
    /// A thread waits for another one to initialise a class.
    Initialiser,
    /// A thread stops inside of a monitor of the library's bookkeeping.
    QuietMonitor,
    AtomicSection,
    /// Somebody looks at the states of threads.
    Observed,
    /// Nothing is reduced: invariants, `stop`, `suspend`, properties of one's own.
    Unreduced,
    /// `Verify.stopIfVisited`
    OwnVisited,
}

/// What a reader should know and changes no verdict.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// In so many states an invariant was not judged, because it needs a monitor that a thread holds.
    Unjudged(u64),
    /// The program reads the clock, which moves only where somebody waits for a time.
    ReadsClock {
        time_passes: bool,
    },
    /// Operations of `java.util.concurrent` were single steps.
    OperationsAreSteps,
    /// They were to be, and were explored as code of the program, which looks into them.
    LooksIntoOperations,
    /// What never ends was not looked for: this store cannot tell.
    NeverEndingUnknown {
        store: &'static str,
    },
    NoExecutionEnds,
    /// Source sets were asked for, and sleep sets were used.
    NoSourceSets(Unfit),
    /// With outcomes, and executions that never end: threads that wait for each other beside others that go on for ever were not looked for.
    MonitorCyclesUnknown,
    /// From so many states on, visited ones were kept on disk.
    Spilled(u64),
    /// This store cannot be kept on disk.
    CannotSpill {
        store: &'static str,
    },
    /// They cannot be kept in this folder, and why.
    NoSpill {
        folder: String,
        why: String,
    },
    /// Not all of them could be kept, and why.
    SpillFailed(String),
    /// A limit ended the search for a shorter trace.
    LongTrace(StopReason),
    /// A limit came before all traces were written down.
    MissingTraces(StopReason),
    /// A limit came before every violation was replayed.
    NotReplayed,
    /// Only so many outcomes have trace files.
    OutcomesWithoutTrace(usize),
}
