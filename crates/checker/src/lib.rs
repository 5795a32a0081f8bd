//! The façade: the only place that assembles a machine from a configuration.

mod causes;
pub mod closed;
pub mod conclude;
pub mod config;
pub mod engine;
mod findings;
mod follow;
pub mod machine;
pub mod outcome;
mod path;
mod pilots;
pub mod property;
mod recent;
pub mod reference;
mod runner;
mod shorten;
pub mod source;
pub mod system;
pub mod trace;

pub use config::{AllocKey, Backtrack, CheckConfig, Gc, Properties, SearchKind, StoreKind, Symmetry};
pub use jaunt_kernel::Halt;
pub use jaunt_natives::model::api_classes;
pub use jaunt_program::MethodId;
pub use jaunt_vm::vm::Platform;
pub use jaunt_vm::{Host, Options, files};
pub use machine::{Machine, MachineError, RunEnd, Stats};
pub use outcome::{
    CAUSED_BY, CheckResult, CheckStats, Choice, Observer, PrintedOutcome, Replay, Step, ThreadReport, Verdict, Violation,
};
pub use property::Property;
