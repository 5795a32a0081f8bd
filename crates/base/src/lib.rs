//! What every other crate stands on: typed ids, dense tables addressed by them, interned names, numbers that look random.
//!
//! **No Java and no I/O here.**

pub mod breakage;
pub mod id;
pub mod random;
pub mod symbol;

pub use id::IdVec;
pub use random::Random;
pub use symbol::{FastMap, FastSet, Symbol, Symbols};
