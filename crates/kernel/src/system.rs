//! What a search explores: states, the ways on from each, and going back.

/// What one step led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A state with ways on.
    Moved,
    /// The execution is over, and nothing was wrong with it.
    Ended,
    /// A property does not hold here; the system keeps what it found.
    Violated,
    /// The execution does not count from here on.
    Ignored,
    /// The search cannot go on at all; the system keeps the reason.
    Stuck,
}

/// The present state was looked up among the visited ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrival {
    pub state: u32,
    pub new: bool,
    /// A property of states does not hold in this new state.
    pub violated: bool,
}

/// A system with one present state that moves by choices.
///
/// Choices are small numbers: threads, or values that one thread asked for ([`TransitionSystem::is_value`]). The same
/// choice in the same state always leads to the same state.
pub trait TransitionSystem {
    /// A state on the present path.
    type Mark: Copy;
    /// A state that can be come back to from anywhere.
    type Packed;
    type Effect: Copy;

    /// The ways on from the present state. Never empty after [`Step::Moved`].
    fn choices(&mut self, out: &mut Vec<u32>);
    /// The choices of the present state are values, all of one thread.
    fn is_value(&self) -> bool;
    fn take(&mut self, choice: u32) -> Step;
    /// Did a step since the last look-up do what never happens in a set that is looked for? Then no state before it is in one.
    fn changed(&self) -> bool {
        false
    }
    /// What the last step did that others can see.
    fn effects(&self) -> &[Self::Effect];
    /// Does the order of two effects of different threads matter?
    fn conflict(a: &Self::Effect, b: &Self::Effect) -> bool;
    /// No state may be passed without being looked up.
    fn every_state_counts(&self) -> bool;
    /// Looks the present state up and adds it.
    fn arrive(&mut self) -> Arrival;
    /// A number for the state that was looked up last, which it keeps as long as it is among the visited ones.
    fn name(&self, state: u32) -> u64;
    /// A hash of the name of the state that was looked up last, cheaper than the name.
    fn tag(&self) -> u16;
    /// 32 bits that the search keeps with a state; 0 at first.
    fn note(&self, state: u32) -> u32;
    fn set_note(&mut self, state: u32, note: u32);
    /// The present state must have been looked up just now.
    fn mark(&mut self) -> Self::Mark;
    fn back(&mut self, mark: &Self::Mark);
    fn pack(&mut self) -> Self::Packed;
    fn unpack(&mut self, packed: &Self::Packed);
    /// Bytes held for visited states and for going back, and those that packed states have in common.
    fn memory(&self) -> usize;
    /// Bytes of a packed state beside the value itself and beside what it has in common with others.
    fn packed_memory(packed: &Self::Packed) -> usize;
    /// What is known turned out to be wrong: the search must start again.
    fn must_restart(&self) -> bool;
}
