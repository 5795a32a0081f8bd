//! Sets of visited states.
//!
//! A state arrives as a [`Vector`] of components, each a short run of words. A [`Visited`] set says whether it was seen
//! before and gives it a number. [`TreeStore`] is the one to use; the others are its twins or trade certainty for memory:
//!
//! | store | exact | bytes per state |
//! |---|---|---|
//! | [`FullStore`] | yes | all words, and a hash map's overhead |
//! | [`CollapseStore`] | yes | 1 to 2 per component (of less than 16384 different ones), and 12 |
//! | [`TreeStore`] | yes | 2 to 6 where the parts of a state vary independently of each other |
//! | [`FingerprintStore`] | no | about 22 |
//! | [`BitstateStore`] | no | fixed in all |
//!
//! The searcher's data of a state ([`Visited::data`]) costs 1 byte more (2 or 4 where more than 256 or 65536 different values
//! occur), in the tree store only the bits that tell the values apart, and nothing before its first use.
//!
//! **No I/O before [`Visited::spill`], no clocks, no globals. Ids depend only on the order of insertion. No state is ever
//! taken out. Ids of the tree store are places, which may move: see [`Visited::moves_of`].**
//!
//! What makes states small is up to the caller too: a component should keep its position from state to state, and
//! components that change together should be neighbours.

mod across;
mod arena;
mod bitstate;
mod block;
mod collapse;
mod compact;
mod components;
mod data;
mod disk;
mod fingerprint;
mod full;
mod index;
mod keys;
mod last;
mod lists;
mod mix;
mod pairs;
mod pool;
mod runs;
mod segment;
mod stash;
mod tree;
mod words;

pub use bitstate::BitstateStore;
pub use collapse::CollapseStore;
pub use fingerprint::FingerprintStore;
pub use full::FullStore;
pub use tree::{TreeSize, TreeStore};

use std::io;
use std::path::Path;

jaunt_base::id! {
    /// A stored state. Ids of [`TreeStore`] are places: **rely on one until the next new state only**, or as long as
    /// [`Visited::moves_of`] stays. The others give out numbers from 0 in the order of insertion, which stay
    /// ([`BitstateStore`] has none).
    StateId
}

/// A state: component `i` is `words[ends[i - 1]..ends[i]]`, the first one begins at 0.
///
/// **`ends` never decreases and its last element is the number of words.**
#[derive(Clone, Copy, Debug)]
pub struct Vector<'a> {
    pub words: &'a [u32],
    pub ends: &'a [u32],
}

impl<'a> Vector<'a> {
    /// The words of component `i`.
    #[inline]
    pub fn component(&self, i: usize) -> &'a [u32] {
        let start = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        &self.words[start..self.ends[i] as usize]
    }
}

/// The answer to an insertion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrival {
    pub id: StateId,
    /// False: the state was here before (or, in a store that is not exact, seems to have been).
    pub new: bool,
}

/// A set of visited states.
pub trait Visited {
    fn insert(&mut self, state: Vector<'_>) -> Arrival;

    /// 32 bits that belong to the searcher, 0 at first; they stay with the state. A store without ids always says 0.
    fn data(&self, id: StateId) -> u32;

    /// Sets them. A store without ids forgets.
    fn set_data(&mut self, id: StateId, value: u32);

    /// Grows when an id that was given out before may have become wrong, which takes the insertion of a new state, or
    /// [`Visited::clear`]. The id of the last arrival is always right. A store of which this stays 0 gives out numbers.
    fn moves_of(&self, _id: StateId) -> u32 {
        0
    }

    /// A number that the state keeps, also where ids are places. The id must still be right.
    fn name_of(&self, id: StateId) -> u64 {
        u64::from(id.0)
    }

    /// How many different components the store holds once for all states. 0: it has no such pool.
    fn pool_entries(&self) -> usize {
        0
    }

    /// How many states were new.
    fn len(&self) -> usize;

    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All memory that the store holds: capacities, not lengths. What is in files does not count.
    fn bytes(&self) -> usize;

    /// From now on most of what the store holds goes to a file in this folder, which has no name and goes away with the
    /// store or the process. False: this store cannot do that.
    ///
    /// After an error the store is as good as before: what was moved until then stays in the file, all else and all that
    /// comes stays in memory. A store spills to one file; asking again changes nothing.
    fn spill(&mut self, folder: &Path) -> io::Result<bool> {
        let _ = folder;
        Ok(false)
    }

    /// Bytes that were moved into a file.
    fn spilled_bytes(&self) -> usize {
        0
    }

    /// Why nothing more goes into the file (the disk is full, say), if so.
    fn spill_error(&self) -> Option<&str> {
        None
    }

    /// Forgets everything and gives the memory back. A store that was spilled is one in memory again.
    fn clear(&mut self);

    /// The estimated share of the states that arrived which were stored.
    fn coverage(&self) -> f64 {
        1.0
    }

    /// Whether "not new" is certain. A store that is not exact may leave states out.
    fn is_exact(&self) -> bool;

    /// The name on the command line.
    fn name(&self) -> &'static str;
}
