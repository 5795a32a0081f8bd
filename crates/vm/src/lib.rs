//! The virtual machine: gives bytecode its meaning over a [`jaunt_state::State`].
//!
//! **The VM prints nothing, reads no clock and knows no global.** Whatever comes from outside goes through [`Host`];
//! whatever could go more than one way is asked of a [`jaunt_kernel::Chooser`]. No Rust stack is held while Java
//! code waits: natives that need Java code to run push frames and are executed again, so that the state is whole
//! between any two instructions.

pub mod access;
pub mod actions;
mod benign;
pub mod boot;
pub mod call;
mod console;
pub mod convert;
pub mod coverage;
pub mod describe;
pub mod does;
pub mod drive;
mod due;
pub mod events;
pub mod exceptions;
mod far_back;
pub mod files;
pub mod finals;
pub mod gate;
pub mod handles;
pub mod host;
pub mod indy;
pub mod init;
mod initialised;
pub mod interp;
pub mod known;
pub mod memory;
pub mod mirror;
pub mod moments;
pub mod monitor;
pub mod native;
pub mod policy;
pub mod quicken;
pub mod reduction;
pub mod schedule;
pub mod semantics;
pub mod strings;
pub mod transition;
pub mod varhandle;
pub mod verify;
pub mod vm;

pub use describe::{NamedVariable, Owner, Part};
pub use does::Does;
pub use files::Files;
pub use gate::Gate;
pub use host::Host;
pub use native::{Missing, NativeFn, NativeResult, NativeTable, Trap, Unsupported};
pub use reduction::{assumptions, guards, initialisers, points, quiet, quiet_list};
pub use schedule::{Ended, StuckThread, Waits};
pub use vm::{Options, Vm};
