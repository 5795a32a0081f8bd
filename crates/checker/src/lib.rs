//! The façade: the only place that assembles a machine from a configuration.

mod ahead;
mod audit;
mod causes;
pub mod clients;
pub mod closed;
mod conclude;
pub mod config;
mod confirm;
mod driven;
mod endless;
pub mod engine;
pub mod executions;
mod explore;
mod finals;
mod findings;
mod follow;
pub mod happens_before;
mod hidden;
mod knowledge;
mod listed;
pub mod machine;
mod news;
pub mod outcome;
mod path;
mod pilots;
mod promises;
mod properties;
pub mod property;
mod races;
pub mod reason;
mod recent;
pub mod reference;
mod reference_graph;
mod runner;
mod scopes;
mod shorten;
pub mod source;
mod sources;
mod stepper;
pub mod steps;
pub mod system;
pub mod trace;
mod trial;
mod values;

pub use config::{AllocKey, Audit, Backtrack, CheckConfig, Gc, Grain, Library, Por, Properties, SearchKind, StoreKind, Symmetry};
pub use confirm::confirm;
pub use jaunt_explore as exploring;
pub use jaunt_kernel::{Halt, Signal, StopReason};
pub use jaunt_natives::model::api_classes;
pub use jaunt_program::MethodId;
pub use jaunt_vm::vm::{Platform, Thrown};
pub use jaunt_vm::{Host, Missing, NamedVariable, Options, Owner, Part, StuckThread, Unsupported, Waits, files};
pub use machine::{Machine, MachineError, RunEnd, Stats};
pub use outcome::{
    Audited, CheckResult, CheckStats, Choice, Ending, FoundBy, Observer, PrintedOutcome, Replay, ReplayEnd, ReplayError, Verdict,
    Violation,
};
pub use property::{Cause, Finding, Message, Moment, Party, Property, PropertyKind};
pub use reason::{Instead, Note, Reason, Unfit};
pub use steps::{Step, StepAction, ThreadReport, ThreadStatus};
