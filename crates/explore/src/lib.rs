//! Exploring an object: every sequence of method calls up to bounds (d'Amorim 2007, chapters 1, 3.4 and 4).
//!
//! **It prints nothing and reads no clock.** It works on a started machine; docs/explore.md says what a state is, what an exploration is, and what
//! engines there are.

mod base_copy;
pub mod boxed;
pub mod delta;
pub mod extras;
pub mod fingerprint;
pub mod found;
pub mod graph;
pub mod java;
pub mod judge;
pub mod laws;
pub mod layout;
pub mod ledger;
pub mod likeness;
mod methods;
mod named;
pub mod oracle;
pub mod others;
pub mod outside;
pub mod packed;
pub mod phase;
pub mod picture;
pub mod plan;
pub mod replay;
pub mod result;
pub mod retell;
pub mod returned;
pub mod select;
pub mod spec;
pub mod told_value;
pub mod values;
pub mod world;

pub use extras::{
    BranchReport, Cover, Extras, Failure, JavaClass, Picture, PictureOf, Tests, Wanted, WantedPictures, WantedTests,
};
pub use java::{ArgumentText, CallText};
pub use ledger::{Compare, Watch};
pub use phase::{Phase, Phases, Seen};
pub use plan::Plan;
pub use result::{Accesses, Exploration, Note, Property, Reason, Violation};
pub use retell::{Told, ToldCall, ToldEnd};
pub use spec::{DeltaKind, Matching, Mode, Spec};
pub use told_value::ToldValue;
pub use world::World;
