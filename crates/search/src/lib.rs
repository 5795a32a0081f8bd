//! Search orders over a [`TransitionSystem`](jaunt_kernel::TransitionSystem). **No Java in here**; tested on toy models.

pub mod bfs;
pub mod dfs;
mod future;
mod on_stack;
mod queue;
mod regions;
pub mod sources;
#[cfg(test)]
mod toy;
#[cfg(test)]
mod toy_endless;
#[cfg(test)]
mod toy_sources;

use jaunt_kernel::{Step, StopReason};

/// Single ways on that are taken without storing the states between: more than this and a state is stored, so that a
/// thread that spins alone is noticed.
pub(crate) const CHAIN: u32 = 64;

/// What a search counts.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Counts {
    pub states: u64,
    pub revisited: u64,
    pub transitions: u64,
    pub end_states: u64,
    /// Executions that do not count.
    pub ignored: u64,
    /// Ways on that were left out because another order leads to the same states.
    pub slept: u64,
    pub depth: u64,
    pub max_depth: u64,
    /// States that wait for their turn.
    pub open: u64,
}

/// Decides about going on.
pub trait Monitor<S> {
    /// Called every now and then. `Some`: stop, with the reason.
    fn poll(&mut self, counts: &Counts, system: &mut S, extra_memory: usize) -> Option<StopReason>;
    /// A violation or an end was met at the end of this path (all choices from the first state). False: stop.
    fn met(&mut self, step: Step, system: &mut S, path: &[u32]) -> bool;
    /// The system is in the first state of a set that is closed under all its ways on and has no end, at the end of this path.
    /// The system must be left somewhere behind that state. False: stop.
    fn endless(&mut self, _system: &mut S, _path: &[u32]) -> bool {
        true
    }
}

/// Why a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Every way on from every state was taken or soundly left out.
    Complete,
    /// The monitor stopped it, with its reason or after what it met.
    Stopped(Option<StopReason>),
    /// Some paths were cut at the depth limit.
    Cut,
    /// The system must be explored again from the beginning.
    Restart,
    /// The system cannot go on.
    Stuck,
    /// A state was reached from itself ([`Cycles::Noticed`], and always with source sets).
    Cycle,
    /// Source sets do not hold for this system ([`jaunt_kernel::Sources::fits`]).
    Unfit,
}

/// What a depth-first search does about states that can be reached from themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cycles {
    #[default]
    Ignored,
    /// The first one ends the search.
    Noticed,
    /// Closed sets of states without an end are found and told.
    Judged,
}

/// What every search can be told.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounds {
    pub depth: Option<u64>,
    /// Not even where there is only one way does a path go beyond the depth.
    pub strict: bool,
    pub states: Option<u64>,
    /// Leave out ways that only change the order of independent steps.
    pub sleep_sets: bool,
    /// At most so many changes of the thread while the one before could go on.
    pub preemptions: Option<u32>,
    pub cycles: Cycles,
}

impl Bounds {
    /// A path of so many choices goes no further.
    #[inline]
    pub(crate) fn is_deep(&self, choices: usize) -> bool {
        self.depth.is_some_and(|limit| choices as u64 >= limit)
    }

    /// Nor where there is only one way on.
    #[inline]
    pub(crate) fn ends_single_ways(&self, choices: usize) -> bool {
        self.strict && self.is_deep(choices)
    }

    /// Before one more state is counted.
    pub(crate) fn enough_states(&self, counts: &Counts) -> Option<End> {
        let limit = self.states.filter(|&limit| counts.states >= limit)?;
        Some(End::Stopped(Some(StopReason::States(limit))))
    }
}
