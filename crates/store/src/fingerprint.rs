//! States as 128 bits of hash (hash compaction).
//!
//! Paper: Wolper, Leroy, "Reliable Hashing without Collision Detection" (1993); Stern, Dill (1995). With n states the
//! chance that any two share 128 bits is about n²/2^129: below 10^-20 for a billion. Where we differ: the hash of a state is
//! the sum of the hashes of its components, each taken with its position, so only components that changed are hashed.
//!
//! It is larger than the tree store where that one works well, and does not depend on how states are built: the twin to
//! reach for when a state space defeats the tree.

use crate::arena::Arena;
use crate::data::Data;
use crate::index::Index;
use crate::last::Last;
use crate::{Arrival, StateId, Vector, Visited};
use xxhash_rust::xxh3::xxh3_128;

/// The hash of a vector, kept up to date from state to state.
#[derive(Clone, Debug, Default)]
pub struct Fingerprint {
    last: Last,
    changed: Vec<u32>,
    /// The hash of each component of the last vector at its position.
    parts: Vec<u128>,
    sum: u128,
    /// Bytes of the component that is being hashed.
    buffer: Vec<u8>,
}

impl Fingerprint {
    pub fn advance(&mut self, next: Vector<'_>) -> u128 {
        self.last.advance(next, &mut self.changed);
        for gone in self.parts.drain(self.last.len().min(self.parts.len())..) {
            self.sum = self.sum.wrapping_sub(gone);
        }
        self.parts.resize(self.last.len(), 0);
        for &i in &self.changed {
            // The position is part of what is hashed. As the seed it would not do: in xxh3 a small seed and a small
            // word cancel each other, so two components that change places leave the sum as it was.
            self.buffer.clear();
            self.buffer.extend(i.to_le_bytes());
            self.buffer.extend(next.component(i as usize).iter().flat_map(|word| word.to_le_bytes()));
            let part = xxh3_128(&self.buffer);
            let old = std::mem::replace(&mut self.parts[i as usize], part);
            self.sum = self.sum.wrapping_sub(old).wrapping_add(part);
        }
        self.sum
    }

    pub fn bytes(&self) -> usize {
        self.last.bytes() + self.changed.capacity() * 4 + self.parts.capacity() * 16 + self.buffer.capacity()
    }
}

#[derive(Clone, Debug)]
pub struct FingerprintStore {
    fingerprint: Fingerprint,
    index: Index,
    keys: Arena<u128>,
    data: Data,
}

impl FingerprintStore {
    pub fn new() -> Self {
        FingerprintStore { fingerprint: Fingerprint::default(), index: Index::new(), keys: Arena::new(), data: Data::new() }
    }
}

impl Default for FingerprintStore {
    fn default() -> Self {
        Self::new()
    }
}

impl Visited for FingerprintStore {
    fn insert(&mut self, state: Vector<'_>) -> Arrival {
        let key = self.fingerprint.advance(state);
        let hash = key as u64;
        match self.index.find(hash, |id| self.keys.get(id as usize - 1) == key) {
            Ok(id) => Arrival { id: StateId(id - 1), new: false },
            Err(place) => {
                let id = self.keys.len() as u32;
                self.keys.push(key);
                self.index.insert(place, hash, id + 1, |id| self.keys.get(id as usize - 1) as u64);
                Arrival { id: StateId(id), new: true }
            }
        }
    }

    fn data(&self, id: StateId) -> u32 {
        self.data.get(id.0 as usize)
    }

    fn set_data(&mut self, id: StateId, value: u32) {
        debug_assert!((id.0 as usize) < self.len());
        self.data.set(id.0 as usize, value);
    }

    fn len(&self) -> usize {
        self.keys.len()
    }

    fn bytes(&self) -> usize {
        self.fingerprint.bytes() + self.index.bytes() + self.keys.bytes() + self.data.bytes()
    }

    fn clear(&mut self) {
        *self = Self::new();
    }

    fn is_exact(&self) -> bool {
        false
    }

    fn name(&self) -> &'static str {
        "fingerprint"
    }
}
