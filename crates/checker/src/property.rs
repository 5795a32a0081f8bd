//! Properties of states, stated in Rust.

use jaunt_vm::Vm;

/// Something that must hold in every state that a search visits. Registered with
/// [`Machine::require`](crate::Machine::require); from then on nothing is reduced, so that every state is looked at.
pub trait Property {
    /// The name under which a violation is reported.
    fn name(&self) -> &'static str;

    /// `Err`: what is wrong with this state. Must not depend on anything but the state.
    fn holds(&mut self, vm: &Vm) -> Result<(), String>;
}
