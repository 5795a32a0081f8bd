//! What can be wrong with an execution.

use jaunt_vm::Vm;
use std::fmt;
use std::sync::Arc;

/// The kinds of violations.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PropertyKind {
    /// Threads are left and none can go on, or some wait for each other.
    #[default]
    Deadlock,
    /// An uncaught throwable other than `AssertionError`.
    Exception,
    /// An uncaught `AssertionError`.
    Assertion,
    /// Two accesses to one place, one of them a write, that nothing orders.
    Race,
    /// A closed set of states without an end in which nothing that threads share changes.
    Livelock,
    /// A state from which no execution can end.
    Termination,
    /// The program ends with a status other than 0.
    Exit,
    /// A condition of the program's own (`Verify.always`).
    Invariant,
    /// An output that a complete search did not meet.
    Outcome,
    /// A [`Property`], by its name.
    Own(Arc<str>),
}

impl PropertyKind {
    /// Those that can be asked for.
    pub const ASKED: [PropertyKind; 7] = [
        PropertyKind::Deadlock,
        PropertyKind::Exception,
        PropertyKind::Assertion,
        PropertyKind::Race,
        PropertyKind::Livelock,
        PropertyKind::Termination,
        PropertyKind::Exit,
    ];

    /// As options, reports and trace files call it.
    pub fn name(&self) -> &str {
        match self {
            PropertyKind::Deadlock => "deadlock",
            PropertyKind::Exception => "exception",
            PropertyKind::Assertion => "assertion",
            PropertyKind::Race => "race",
            PropertyKind::Livelock => "livelock",
            PropertyKind::Termination => "termination",
            PropertyKind::Exit => "exit",
            PropertyKind::Invariant => "invariant",
            PropertyKind::Outcome => "outcome",
            PropertyKind::Own(name) => name,
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> PropertyKind {
        let others = [PropertyKind::Invariant, PropertyKind::Outcome];
        let known = PropertyKind::ASKED.into_iter().chain(others).find(|kind| kind.name() == name);
        known.unwrap_or_else(|| PropertyKind::Own(name.into()))
    }

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

/// Something that must hold in every state that a search visits, stated in Rust. Registered with
/// [`Machine::require`](crate::Machine::require); from then on nothing is reduced, so that every state is looked at.
pub trait Property {
    /// The name under which a violation is reported.
    fn name(&self) -> &'static str;

    /// `Err`: what is wrong with this state. Must not depend on anything but the state.
    fn holds(&mut self, vm: &Vm) -> Result<(), String>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        for kind in PropertyKind::ASKED.into_iter().chain([PropertyKind::Invariant, PropertyKind::Outcome]) {
            assert_eq!(PropertyKind::named(kind.name()), kind);
        }
        assert_eq!(PropertyKind::named("mine"), PropertyKind::Own("mine".into()));
    }
}
