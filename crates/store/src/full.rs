//! Whole states in a hash map: the slow twin against which the other stores are checked.
//!
//! It shares no code with them.

use crate::{Arrival, StateId, Vector, Visited};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

#[derive(Clone, Debug, Default)]
pub struct FullStore {
    /// The number of components, their ends, all words.
    states: HashMap<Box<[u32]>, StateId>,
    key_bytes: usize,
    data: Vec<u32>,
}

impl FullStore {
    pub fn new() -> Self {
        Self::default()
    }
}

impl Visited for FullStore {
    fn insert(&mut self, state: Vector<'_>) -> Arrival {
        let mut key = Vec::with_capacity(1 + state.ends.len() + state.words.len());
        key.push(state.ends.len() as u32);
        key.extend_from_slice(state.ends);
        key.extend_from_slice(state.words);
        let next = StateId(self.states.len() as u32);
        match self.states.entry(key.into_boxed_slice()) {
            Entry::Occupied(entry) => Arrival { id: *entry.get(), new: false },
            Entry::Vacant(entry) => {
                self.key_bytes += entry.key().len() * 4;
                entry.insert(next);
                Arrival { id: next, new: true }
            }
        }
    }

    fn data(&self, id: StateId) -> u32 {
        self.data.get(id.0 as usize).copied().unwrap_or(0)
    }

    fn set_data(&mut self, id: StateId, value: u32) {
        if self.data.len() < self.states.len() {
            self.data.resize(self.states.len(), 0);
        }
        self.data[id.0 as usize] = value;
    }

    fn len(&self) -> usize {
        self.states.len()
    }

    fn bytes(&self) -> usize {
        // The map has a power of two of places, of which seven eighths are used, and a byte of hash for each.
        let places = (self.states.capacity() * 8 / 7).next_power_of_two();
        places * (size_of::<(Box<[u32]>, StateId)>() + 1) + self.key_bytes + self.data.capacity() * 4
    }

    fn clear(&mut self) {
        *self = Self::new();
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn name(&self) -> &'static str {
        "full"
    }
}
