//! What a search with source sets asks of a system besides: docs/source-sets.md.

use crate::TransitionSystem;
use std::hash::Hash;

/// Why a thread cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits<E> {
    /// It can.
    Not,
    /// Nothing ends it but a step of this thread, or of one that this one waits for.
    For(u32),
    /// Nothing ends it but an effect of another thread that conflicts with this one.
    Until(E),
}

/// **Each step of a thread has the effect [`Sources::touched`] of it**, and so has one that wakes or starts it. A step after which nobody may
/// go on although somebody could, but for violations, has the effect [`Sources::everything`].
pub trait Sources: TransitionSystem<Effect: Eq + Hash> {
    /// What source sets rely on holds in the present state.
    fn fits(&self) -> bool;
    /// Threads that are alive, whether they can go on or not.
    fn threads(&self, out: &mut Vec<u32>);
    /// Why a thread, alive or not, cannot go on in the present state.
    fn waits(&self, thread: u32) -> Waits<Self::Effect>;
    /// A thread stands before this effect, and others can keep it from doing it, or do.
    fn attempt(&self, thread: u32) -> Option<Self::Effect>;
    fn touched(thread: u32) -> Self::Effect;
    /// Conflicts with every effect.
    fn everything() -> Self::Effect;
    /// A thread that wants to do this may have to wait.
    fn may_block(effect: &Self::Effect) -> bool;
    /// An effect in the names of the state that was looked up last, which are the same on every path there. `None`: what it is about does not exist there.
    fn to_names(&self, effect: &Self::Effect) -> Option<Self::Effect>;
    /// Effects in the names of the state that was looked up last, as they are called on the present path.
    fn to_rows(&self, effects: &mut [Self::Effect]);
}
