//! What an engine is doing at the moment, for somebody who looks on from another thread.
//!
//! The dissertation divides the time of an exploration into execution, comparison, backtracking and merging (Tables 4.3, 4.4 and 4.7). Engines read no clock, and two readings for
//! each call would cost as much as a short call. So an engine only writes down what it is at, which is one store, and whoever wants to know looks now and then: the shares of
//! looks are the shares of the time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Phase {
    /// Starting, reporting: nothing that the dissertation counts.
    #[default]
    Other,
    /// Calls, and what is asked of a state after them.
    Execution,
    /// Words of states, and whether they were found before.
    Comparison,
    /// States made from their words, and calls that are taken back.
    Backtracking,
    /// States put together to sets.
    Merging,
}

impl Phase {
    pub const ALL: [Phase; 5] = [Phase::Other, Phase::Execution, Phase::Comparison, Phase::Backtracking, Phase::Merging];
}

/// How often each phase was seen, in the order of [`Phase::ALL`].
pub type Seen = [u64; Phase::ALL.len()];

/// The phase of one engine. Clones show the same.
#[derive(Clone, Debug, Default)]
pub struct Phases(Arc<AtomicU8>);

impl Phases {
    /// From now on it does this.
    #[inline]
    pub fn enter(&self, phase: Phase) {
        // Nothing else is told by it, so that no order with other memory is needed.
        self.0.store(phase as u8, Ordering::Relaxed);
    }

    pub fn now(&self) -> Phase {
        Phase::ALL[self.0.load(Ordering::Relaxed) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_looks_on_sees_each_phase() {
        let phases = Phases::default();
        let seen = phases.clone();
        assert_eq!(seen.now(), Phase::Other);
        for phase in Phase::ALL {
            phases.enter(phase);
            assert_eq!(seen.now(), phase);
        }
    }
}
