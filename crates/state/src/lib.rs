//! The state of a running Java program as plain data: heap, statics, threads with their frames, locks.
//!
//! **Nothing here runs Java.** The VM changes a state; this crate keeps it, snapshots it, restores it, hashes it and
//! finds its garbage. Everything that a later instruction can observe is in [`State`]; what is derived from class
//! files alone is in `jaunt-program`.

pub mod call_log;
pub mod canonical;
pub mod collect;
pub mod copy;
pub mod gc;
pub mod hash;
pub mod heap;
mod image;
pub mod interchange;
pub mod iterators;
pub mod left_out;
mod naming;
mod nodes;
mod packed;
mod parts;
pub mod pool;
pub mod positions;
pub mod reserve;
mod rest;
mod rows;
mod seal;
pub mod shared;
pub mod snapshot;
pub mod state;
pub mod thread;
pub mod threads;
pub mod time;
#[cfg(test)]
mod told;
pub mod track;

pub use call_log::{CallLog, Held};
pub use collect::Collecting;
pub use copy::Whole;
pub use heap::{Entry, Heap, ObjRef};
pub use interchange::Masks;
pub use left_out::LeftOut;
pub use packed::{Aside, Packed};
pub use positions::{Key, Positions};
pub use shared::{Hidden, values_were_written};
pub use snapshot::Snapshot;
pub use state::{Block, ClassState, ClassStatus, Invariant, State};
pub use thread::{Cell, Effect, EffectKind, Frame, FrameKind, JavaThread, Status, ThreadId};
pub use threads::Threads;
pub use time::Time;
pub use track::{Mark, Tracker};
