//! The façade: the only place that assembles a machine from a configuration.

pub mod closed;
pub mod config;
mod engine_stub;
pub mod machine;
pub mod outcome;
pub mod source;

pub use config::{CheckConfig, Properties, SearchKind, StoreKind, Symmetry};
pub use jaunt_program::MethodId;
pub use jaunt_vm::vm::Platform;
pub use jaunt_vm::{Host, Options, files};
pub use machine::{Machine, MachineError, RunEnd, Stats};
pub use outcome::{CheckResult, CheckStats, Choice, Observer, PrintedOutcome, Replay, Step, ThreadReport, Verdict, Violation};
