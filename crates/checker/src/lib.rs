//! The façade: the only place that assembles a machine from a configuration.

pub mod closed;
pub mod config;
pub mod engine;
pub mod machine;
pub mod outcome;
pub mod property;
mod recent;
pub mod reference;
mod road;
mod runner;
pub mod source;
pub mod system;
pub mod trace;

pub use config::{AllocKey, Backtrack, CheckConfig, Gc, Properties, SearchKind, StoreKind, Symmetry};
pub use jaunt_natives::model::api_classes;
pub use jaunt_program::MethodId;
pub use jaunt_vm::vm::Platform;
pub use jaunt_vm::{Host, Options, files};
pub use machine::{Machine, MachineError, RunEnd, Stats};
pub use outcome::{CheckResult, CheckStats, Choice, Observer, PrintedOutcome, Replay, Step, ThreadReport, Verdict, Violation};
pub use property::Property;
