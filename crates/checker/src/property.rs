//! What can be wrong with an execution.

use crate::listed::listed;
use jaunt_state::{ObjRef, ThreadId};
use jaunt_vm::{NamedVariable, Vm};
use std::fmt;
use std::sync::Arc;

listed! {
    /// The kinds of violations.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum PropertyKind {
        /// Threads are left and none can go on, or some wait for each other.
        #[default]
        Deadlock = "deadlock",
        /// An uncaught throwable other than `AssertionError`.
        Exception = "exception",
        /// An uncaught `AssertionError`.
        Assertion = "assertion",
        /// Two accesses to one place, one of them a write, that nothing orders.
        Race = "race",
        /// A closed set of states without an end in which nothing that threads share changes.
        Livelock = "livelock",
        /// A state from which no execution can end.
        Termination = "termination",
        /// The program ends with a status other than 0.
        Exit = "exit",
        /// A condition of the program's own (`Verify.always`).
        Invariant = "invariant",
        /// An output that a complete search did not meet.
        Outcome = "outcome",
    } else {
        /// A [`Property`], by its name.
        Own(Arc<str>)
    }
}

impl PropertyKind {
    /// Is about what never ends.
    pub fn is_endless(&self) -> bool {
        matches!(self, PropertyKind::Livelock | PropertyKind::Termination)
    }
}

impl fmt::Display for PropertyKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is wrong with a state or an execution.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    pub property: PropertyKind,
    pub thread: u32,
    pub exception: Option<String>,
    pub message: Option<Message>,
    /// Of the exception, innermost first.
    pub stack: Vec<String>,
    pub causes: Vec<Cause>,
    /// Where it happened: `File.java:12`.
    pub location: Option<String>,
}

impl Finding {
    /// One that has no place.
    pub fn new(property: PropertyKind, message: impl Into<Message>) -> Finding {
        let (exception, stack, causes, location) = (None, Vec::new(), Vec::new(), None);
        Finding { property, thread: 0, exception, message: Some(message.into()), stack, causes, location }
    }
}

/// What a throwable was caused by, directly or in turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cause {
    /// With dots.
    pub class: String,
    pub message: Option<String>,
    /// Its frames without those that the stack before it ends with.
    pub stack: Vec<String>,
}

/// What there is to say about a violation besides its kind, its exception and its place. The words are in `report`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// Somebody's own words: those of a throwable or of a [`Property`]; or an output.
    Text(String),
    NoThreadCanGoOn,
    /// Threads wait for each other's monitors.
    MonitorCycle,
    /// Threads wait for each other's locks of the library, or for these and monitors.
    LockCycle,
    /// Two accesses to a variable.
    Unordered {
        variable: NamedVariable,
        first: Party,
        second: Party,
    },
    /// No thread that is left can end, and nothing that they wait for changes.
    NothingChanges,
    NoExecutionEnds,
    /// The program ends with this status.
    Exit(i32),
    /// A condition of the program's own does not hold: its name, if it has one.
    InvariantBroken(Option<String>),
    /// Such a condition wants to choose a value or to end the program.
    InvariantActs,
}

/// One of two accesses that nothing orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    pub thread: u32,
    pub name: String,
    pub writes: bool,
    /// `File.java:12`
    pub location: Option<String>,
}

impl From<String> for Message {
    fn from(text: String) -> Message {
        Message::Text(text)
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Message {
        Message::Text(text.to_string())
    }
}

/// When a property is asked, with the machine as it is then.
#[derive(Clone, Copy, Debug)]
pub enum Moment {
    /// A step is over, and the program is not.
    Step,
    /// The same, and no thread can go on.
    Stuck,
    /// A state that was not visited before.
    State,
    /// A thread ends with this exception.
    Uncaught(ThreadId, ObjRef),
    /// A thread ends the program with this status.
    Exit(ThreadId, i32),
    /// A state of a set that nobody can leave or end. `constant`: no shared value and no output differs in it; a thread that takes part.
    Endless { constant: bool, thread: ThreadId },
}

/// Something that must hold. One that is registered with [`Machine::require`](crate::Machine::require) is asked in every state
/// that the next search visits: from then on nothing is reduced.
pub trait Property {
    /// What is wrong at this moment. Must not depend on anything but the moment and the machine.
    fn judge(&mut self, moment: Moment, vm: &Vm) -> Option<Finding>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        for kind in PropertyKind::ALL {
            assert_eq!(PropertyKind::named(kind.name()), *kind);
        }
        assert_eq!(PropertyKind::named("mine"), PropertyKind::Own("mine".into()));
        let names: Vec<&str> = PropertyKind::ALL.iter().map(PropertyKind::name).collect();
        let expected = "deadlock exception assertion race livelock termination exit invariant outcome";
        assert_eq!(names.join(" "), expected);
    }
}
