//! Exploring an object: every sequence of method calls up to bounds (d'Amorim 2007, chapters 1, 3.4 and 4).
//!
//! **It prints nothing and reads no clock.** It works on a started machine; docs/explore.md says what a state is, what an exploration is, and what
//! engines there are.

pub mod boxed;
pub mod extras;
pub mod found;
pub mod graph;
pub mod java;
pub mod plan;
pub mod result;
pub mod retell;
pub mod select;
pub mod shown;
pub mod spec;
pub mod values;
pub mod world;

pub use boxed::{Compare, Watch};
pub use extras::{BranchReport, Cover, Extras, JavaClass, Tests, Wanted, WantedTests};
pub use java::{ArgumentText, CallText};
pub use plan::Plan;
pub use result::{Exploration, Note, Property, Reason, Violation};
pub use retell::{Told, ToldCall, ToldEnd};
pub use shown::Shown;
pub use spec::{Matching, Spec};
pub use world::World;
