//! The façade: the only place that assembles a machine from a configuration.

pub mod closed;
pub mod machine;
pub mod source;

pub use jaunt_natives::model::api_classes;
pub use jaunt_vm::vm::Platform;
pub use jaunt_vm::{Host, Options, files};
pub use machine::{Machine, MachineError, RunEnd, Stats};
