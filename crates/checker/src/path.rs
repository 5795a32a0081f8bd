//! The states of the present path: how the search comes back to them, and, without a store, which they are.

use jaunt_base::FastMap;
use jaunt_program::Program;
use jaunt_state::canonical::Components;
use jaunt_state::{Aside, Packed, State, Tracker, Whole};

/// A state that can be put back from anywhere.
pub enum Kept {
    /// Its pooled components.
    Collapsed(Packed),
    /// Everything, copied.
    Copy(Box<(Whole, Aside)>),
}

impl Kept {
    /// What was put aside with it.
    pub fn put_back(&self, tracker: &mut Tracker, state: &mut State, program: &Program) -> Aside {
        match self {
            Kept::Collapsed(packed) => tracker.unpack(state, program, packed),
            Kept::Copy(copy) => {
                tracker.put_back(state, program, &copy.0);
                copy.1
            }
        }
    }

    /// Bytes of its own, beside the value itself.
    pub fn memory(&self) -> usize {
        match self {
            Kept::Collapsed(_) => 0,
            Kept::Copy(copy) => copy.0.memory() + size_of::<Aside>(),
        }
    }
}

/// States of the path, by depth. Going back to one drops those behind it.
#[derive(Default)]
pub struct KeptPath {
    states: Vec<Kept>,
    memory: usize,
}

impl KeptPath {
    /// Its number is its place.
    pub fn push(&mut self, kept: Kept) -> u32 {
        self.memory += kept.memory();
        self.states.push(kept);
        self.states.len() as u32 - 1
    }

    pub fn put_back(&mut self, number: u32, tracker: &mut Tracker, state: &mut State, program: &Program) {
        for gone in self.states.drain(number as usize + 1..) {
            self.memory -= gone.memory();
        }
        self.states[number as usize].put_back(tracker, state, program);
    }

    /// All but the first one: the search has left the path.
    pub fn leave(&mut self) {
        for gone in self.states.drain(1.min(self.states.len())..) {
            self.memory -= gone.memory();
        }
    }

    pub fn memory(&self) -> usize {
        self.memory + self.states.capacity() * size_of::<Kept>()
    }
}

/// For a search without a store: the states of the path itself, so that a on_path is noticed.
#[derive(Default)]
pub struct PathSet {
    numbers: FastMap<Box<[u32]>, u32>,
    states: Vec<(Box<[u32]>, u32)>,
    words: usize,
}

impl PathSet {
    /// The number of a state, and whether it is new on the path.
    pub fn insert(&mut self, components: &Components) -> (u32, bool) {
        let parts = components.words.iter().chain(&components.ends).copied();
        let key: Box<[u32]> = parts.chain([components.ends.len() as u32]).collect();
        if let Some(&number) = self.numbers.get(&key) {
            return (number, false);
        }
        let number = self.states.len() as u32;
        self.words += 2 * key.len();
        self.states.push((key.clone(), 0));
        self.numbers.insert(key, number);
        (number, true)
    }

    pub fn len(&self) -> u32 {
        self.states.len() as u32
    }

    pub fn truncate(&mut self, len: u32) {
        for (key, _) in self.states.drain((len as usize).min(self.states.len())..) {
            self.words -= 2 * key.len();
            self.numbers.remove(&key);
        }
    }

    pub fn note(&self, state: u32) -> u32 {
        self.states[state as usize].1
    }

    pub fn set_note(&mut self, state: u32, note: u32) {
        self.states[state as usize].1 = note;
    }

    pub fn memory(&self) -> usize {
        self.words * 4 + self.states.capacity() * 24 + self.numbers.capacity() * 32
    }
}
