//! What an exploration came to.

use crate::extras::{Extras, First};
use crate::java::CallText;
use crate::judge::Difference;
use crate::laws::Law;
use crate::phase::Seen;
use crate::replay::Path;
use crate::returned::Returned;
use crate::spec::Mode;
use crate::world::{CallEnd, Described};
use jaunt_kernel::StopReason;
use jaunt_vm::Unsupported;

#[derive(Clone, Debug, Default)]
pub struct Exploration {
    /// Distinct states found, the first included.
    pub states: u64,
    /// Those that calls were executed from.
    pub expanded: u64,
    /// Arrivals at a state that was found before.
    pub revisited: u64,
    /// Paths that reached the end of a call.
    pub executions: u64,
    /// Expanded states by calls.
    pub standard_executions: u64,
    pub instructions: u64,
    /// Sets of states that were split, and sets that met again.
    pub splits: u64,
    pub merges: u64,
    /// Calls that left a set and were executed one by one.
    pub left: u64,
    pub depths: Vec<Depth>,
    pub methods: Vec<MethodCounts>,
    pub violations: Vec<Violation>,
    pub notes: Vec<Note>,
    /// Why it is not complete.
    pub reason: Option<Reason>,
    /// All calls, as text.
    pub calls: usize,
    pub constructors: usize,
    /// A number that depends on which states were found, not on their order.
    pub digest: u128,
    pub store_bytes: u64,
    /// How each state was first reached ([`crate::select::Origins`]).
    pub origins: Vec<(u32, u32)>,
    /// Where branches were first taken, if somebody wants to know.
    pub firsts: Vec<First>,
    pub extras: Extras,
    /// Where states are matched by less than all of what they hold: the states that were met and checked; `states` are those that count as different.
    pub met: u64,
    /// Ways to the first states that were found, shortest ones, in the order of finding; at most [`crate::laws::MOST_EQUALS`].
    pub shortest: Vec<Path>,
    /// Of which objects the laws of `equals`, `hashCode` and `compareTo` were asked.
    pub laws: Vec<LawCount>,
    /// Words of all states that were to be expanded: how large they are.
    pub words: u64,
    /// For each depth the accesses to fields, from an engine that executes sets of states.
    pub accesses: Vec<Accesses>,
    /// How often each phase was seen, if somebody looked on.
    pub seen: Option<Seen>,
}

/// Accesses to fields by calls on sets of states, as Figure 4.2 of the dissertation counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accesses {
    /// Accesses, each on a whole set.
    pub made: u64,
    /// Those that find one value for all states.
    pub constant: u64,
    /// What one state at a time would have made.
    pub standard: u64,
    /// How many of these the constant ones saved: all but one of each.
    pub saved: u64,
}

impl Accesses {
    pub fn add(&mut self, other: Accesses) {
        let Accesses { made, constant, standard, saved } = other;
        self.made += made;
        self.constant += constant;
        self.standard += standard;
        self.saved += saved;
    }

    /// One access on a number of states.
    pub fn note(&mut self, states: u64, constant: bool) {
        self.made += 1;
        self.standard += states;
        if constant {
            self.constant += 1;
            self.saved += states - 1;
        }
    }
}

/// How much a law was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LawCount {
    /// `equals`
    pub method: &'static str,
    pub objects: u64,
    /// Pairs of different objects, each both ways, and how many there are.
    pub pairs: u64,
    pub all_pairs: u64,
}

/// One depth: sequences of so many calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Depth {
    /// States first met here.
    pub states: u64,
    /// States of this depth that were expanded, and the calls executed from them.
    pub expanded: u64,
    pub executions: u64,
}

/// What the calls of one method came to.
#[derive(Clone, Debug, Default)]
pub struct MethodCounts {
    /// `remove(int)`
    pub name: String,
    pub returned: u64,
    /// What they returned.
    pub values: Returned,
    /// Exceptions by class, with dots.
    pub threw: Vec<(String, u64)>,
    /// Calls after which the object was another.
    pub changed: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Property {
    Exception,
    Assertion,
    /// `repOk()`, or a method marked as one.
    Invariant,
    /// A law of `equals`, `hashCode` or `compareTo`.
    Law(Law),
    /// A call did something else than the oracle's.
    Oracle,
}

#[derive(Clone, Debug)]
pub struct Violation {
    pub property: Property,
    /// Class of an exception, with dots.
    pub exception: Option<String>,
    pub message: Option<String>,
    /// `File.java:12`
    pub location: Option<String>,
    /// Constructor call and calls, the last one being that which fails. For a law: those that build its first object, `a`.
    pub sequence: Vec<CallText>,
    /// For a law: what builds its other objects, `b` and `c`.
    pub others: Vec<Vec<CallText>>,
    /// What the oracle did instead.
    pub difference: Option<Box<Difference>>,
    pub stack: Vec<String>,
}

impl Violation {
    pub fn new(
        property: Property,
        sequence: Vec<CallText>,
        described: Option<Described>,
        difference: Option<Box<Difference>>,
    ) -> Violation {
        let (exception, message, location, stack) = match described {
            Some(d) => (Some(d.name), d.message, d.location, d.stack),
            None => (None, None, None, Vec::new()),
        };
        Violation { property, exception, message, location, sequence, others: Vec::new(), difference, stack }
    }

    /// The same thing, shown by another sequence.
    pub fn is_like(&self, other: &Violation) -> bool {
        self.property == other.property
            && self.exception == other.exception
            && self.location == other.location
            && self.stack.first() == other.stack.first()
            // Of the calls that differ from the oracle's, one of each method.
            && (self.difference.is_none() || self.sequence.last().map(|c| &c.name) == other.sequence.last().map(|c| &c.name))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A method was left out: there are no values for a parameter of this type.
    LeftOut { method: String, parameter: String },
    /// Public methods that the class inherits, which nobody named.
    Inherited { names: Vec<String> },
    /// A method was left out: the oracle has none like it.
    NoCounterpart { method: String },
    /// A method changed an argument, which the oracle got afterwards.
    SharedArgument { method: String },
    /// What a method returns cannot be compared with what the oracle's does.
    NotCompared { method: String },
    /// The mode that was asked for cannot do something: one state at a time was explored.
    Mode { asked: Mode, cannot: Cannot },
    /// A method asked for the time, which stands still.
    Clock { method: String },
    /// A method asked for random numbers, which are always the same.
    Randomness { method: String },
    /// A method wrote to what is no part of a state: later calls do not find it.
    Forgotten { method: String, what: Beside },
    /// `equals` changed an object that it was asked about: the last of these calls.
    EqualsWrites(Vec<CallText>),
    /// A law was broken by objects that were built beside many others, and holds for the same ones built alone.
    LawDepends(Law),
}

/// What a program has beside its objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Beside {
    ThreadLocal,
    Interrupt,
    Properties,
}

/// What not every mode can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cannot {
    Oracle,
    Matching,
}

#[derive(Debug, Clone)]
pub enum Reason {
    Stopped(StopReason),
    /// A call did not return within its limit.
    NoReturn(Vec<CallText>),
    /// A call started a thread.
    Thread(Vec<CallText>),
    /// A call waits for something that nobody does.
    Stuck(Vec<CallText>),
    /// A call needs more memory than the heap has.
    NoRoom(Vec<CallText>),
    /// A call ended the program.
    Exit(Vec<CallText>, i32),
    Unsupported(Box<Unsupported>),
    /// What the oracle's call came to.
    Oracle(Box<Reason>),
    /// So many states were taken for others, and not explored on.
    Matching {
        left: u64,
    },
    /// All constructor calls throw.
    NoObject,
    /// A method wrote to what is no part of a state.
    Forgotten {
        method: String,
        what: Beside,
    },
    /// A class could not be initialised.
    Initialiser(String),
    /// The initialiser of a class that a call needs writes to what was there before. It was executed before the first call.
    InitialiserWrites {
        class: String,
        what: Old,
    },
}

/// Something that was there before, with the name of its class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Old {
    Statics(String),
    Object(String),
}

impl Reason {
    /// A call that did not come back.
    pub fn of(end: CallEnd, calls: Vec<CallText>) -> Reason {
        match end {
            CallEnd::NoReturn => Reason::NoReturn(calls),
            CallEnd::Stuck => Reason::Stuck(calls),
            CallEnd::Thread => Reason::Thread(calls),
            CallEnd::Exit(code) => Reason::Exit(calls, code),
            CallEnd::NoRoom => Reason::NoRoom(calls),
            CallEnd::Halted => Reason::Stopped(StopReason::Halted),
            CallEnd::Unsupported(what) => Reason::Unsupported(what),
            CallEnd::Returned(_) | CallEnd::Threw(_) => unreachable!("it came back"),
        }
    }
}
