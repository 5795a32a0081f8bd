//! The steps of a trace and its threads, as values: objects have names, and the words are in `report`.

use jaunt_vm::NamedVariable;

/// One step of a trace that a person can follow.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Step {
    pub thread: u32,
    pub thread_name: String,
    pub action: StepAction,
    /// The method of the library that does it for the program: `HashMap.put`.
    pub inside: Option<String>,
    /// With dots: `pkg.Outer$Inner`.
    pub class: String,
    pub method: String,
    pub file: Option<String>,
    pub line: Option<u32>,
    /// Shared accesses, locks, choices; the others are folded away.
    pub important: bool,
    /// What was printed since the previous step.
    pub output: String,
}

/// What a thread does in a step. Objects and values are named as a reader of Java writes them: `Fork#12`, `"text"`, `3`; threads by
/// their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StepAction {
    /// Nothing that is told: the step is there for what was printed.
    #[default]
    Nothing,
    /// The value is that of one variable; of several elements none is told.
    Read {
        variable: NamedVariable,
        value: Option<String>,
    },
    Write {
        variable: NamedVariable,
        value: Option<String>,
    },
    Lock(String),
    Unlock(String),
    Wait(String),
    Notify(String),
    /// The time of its own wait is up.
    TimeIsUp,
    Wake(String),
    Start(String),
    Park,
    Unpark(String),
    Sleep,
    Interrupt(String),
    /// Of a class.
    Initialise(String),
    Print,
    ReadClock,
    /// It goes round and looks at the clock again and again: much time has passed.
    FindTimePassed,
    /// So much time has passed that the first task of a queue is due.
    FindTaskDue,
    /// A value of `0..of`.
    Choose {
        value: u32,
        of: u32,
    },
    /// The class of the throwable, with dots.
    Throw(String),
    /// An operation of the library, and what it is called on: an object, or a class where that is not known.
    Operation {
        method: String,
        object: String,
    },
    /// It can never go on: where it stands.
    Stand(ThreadStatus),
}

/// What a thread does at the end of a trace. Objects are named as in its steps: `Fork#12`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ThreadStatus {
    #[default]
    CanRun,
    Suspended,
    /// The monitor is free.
    AboutToLock(String),
    /// A lock of the library, and who holds it.
    WantsLock {
        lock: String,
        holder: Option<String>,
    },
    /// And who holds the monitor.
    Blocked {
        monitor: String,
        holder: Option<String>,
    },
    /// In `wait()`.
    Waiting(String),
    /// And what for.
    Parked(Option<String>),
    /// In a wait that ends by itself.
    TimedWait,
    Sleeping,
    /// For the initialisation of a class.
    Initialising(String),
    Ended,
}

/// A thread at the end of a trace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ThreadReport {
    pub id: u32,
    pub name: String,
    pub status: ThreadStatus,
    /// The monitors it holds: `Fork#12`.
    pub holds: Vec<String>,
    /// Its stack, innermost first: `pkg.C.m(File.java:3)`.
    pub at: Vec<String>,
    pub daemon: bool,
}
