//! The vocabulary of exploration, with no Java in it.
//!
//! Whoever executes a program asks a [`Chooser`] whenever there is more than one way on. `run` answers with a fixed
//! rule. A search takes every possibility in turn, and a replay those of a trace: they are asked for choices as a [`TransitionSystem`].

mod halt;
mod sources;
mod stop;
mod system;

pub use halt::Halt;
pub use sources::{Sources, Waits};
pub use stop::{Signal, StopReason};
pub use system::{Arrival, Step, TransitionSystem};

/// Why there is more than one way on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceKind {
    /// Which thread runs next. The alternatives are thread numbers, ascending.
    Schedule,
    /// Which waiter a `notify` wakes. The alternatives are thread numbers.
    Notify,
    /// A value asked for by the program. The alternatives are `0..n`.
    Value,
}

/// A place with several ways on.
#[derive(Clone, Debug)]
pub struct ChoicePoint<'a> {
    pub kind: ChoiceKind,
    /// What can be chosen; never empty.
    pub alternatives: &'a [u32],
    /// The thread that ran last.
    pub current: u32,
}

/// Decides.
pub trait Chooser {
    /// An index into `alternatives`.
    fn choose(&mut self, point: &ChoicePoint<'_>) -> usize;
}

/// The rule of `jaunt run`: threads take turns in order of their numbers, the longest waiter is notified,
/// values are the first possible.
#[derive(Default)]
pub struct RoundRobin;

impl Chooser for RoundRobin {
    fn choose(&mut self, point: &ChoicePoint<'_>) -> usize {
        match point.kind {
            ChoiceKind::Schedule => match point.alternatives.partition_point(|&t| t <= point.current) {
                at if at == point.alternatives.len() => 0,
                at => at,
            },
            ChoiceKind::Notify | ChoiceKind::Value => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_robin_goes_on_after_the_current_thread() {
        let mut chooser = RoundRobin;
        let pick = |c: &mut RoundRobin, current| {
            c.choose(&ChoicePoint { kind: ChoiceKind::Schedule, alternatives: &[0, 2, 5], current })
        };
        assert_eq!(pick(&mut chooser, 0), 1);
        assert_eq!(pick(&mut chooser, 2), 2);
        assert_eq!(pick(&mut chooser, 5), 0);
    }
}
