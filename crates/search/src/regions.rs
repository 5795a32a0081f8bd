//! Which states can reach an end: strongly connected components, found while a depth-first search goes on.
//!
//! Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972). Where we differ:
//!
//! - Only *open* states (those of components that are not finished) have a number, their place on the second stack; of finished
//!   ones only those are kept that cannot end. In a program in which all can, nothing is held for finished states.
//! - A state may be expanded again when it is finished, because fewer threads sleep now. It can end then (all others were
//!   expanded wholly, see [`crate::dfs`]), so edges that are found later change nothing about it.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// Names are numbers already: one multiplication spreads them.
#[derive(Default)]
pub(crate) struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(self.0 ^ u64::from(byte)));
    }
    fn write_u64(&mut self, number: u64) {
        let product = u128::from(number) * 0x9e37_79b9_7f4a_7c15;
        self.0 = product as u64 ^ (product >> 64) as u64;
    }
}

pub(crate) type Names = HashSet<u64, BuildHasherDefault<Spread>>;

/// No number: the state of a node that is finished.
pub(crate) const FINISHED: u32 = u32::MAX;

/// What is known of a visited state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// Its component is not finished. Its number.
    Open(u32),
    /// Some execution from there ends.
    Ends,
    /// No execution from there ends.
    Endless,
}

/// What a node of the search's stack knows of its component.
#[derive(Clone, Copy, Default)]
pub(crate) struct Seen {
    /// [`FINISHED`]: the state was finished before this node.
    number: u32,
    /// The lowest number of an open state that is reached from here.
    low: u32,
    /// An end is reached from here.
    pub ends: bool,
    /// Another component that has no end is reached from here.
    leaves: bool,
    /// Not the first node of its state: never the first of a component.
    again: bool,
}

/// What became of a node that is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// Nothing to tell.
    Nothing,
    /// It was the first of a closed set of states without an end.
    Closed,
}

#[derive(Default)]
pub(crate) struct Regions {
    open: HashMap<u64, u32, BuildHasherDefault<Spread>>,
    /// Open states in the order of discovery. **The number of an open state is its place here.**
    members: Vec<u64>,
    endless: Names,
}

impl Regions {
    pub fn standing(&self, name: u64) -> Standing {
        match self.open.get(&name) {
            Some(&number) => Standing::Open(number),
            None if self.endless.contains(&name) => Standing::Endless,
            None => Standing::Ends,
        }
    }

    /// A node for a new state.
    pub fn discover(&mut self, name: u64) -> Seen {
        let number = self.members.len() as u32;
        self.open.insert(name, number);
        self.members.push(name);
        Seen { number, low: number, ends: false, leaves: false, again: false }
    }

    /// A further node for a visited state.
    pub fn again(&self, name: u64) -> Seen {
        let standing = self.standing(name);
        let number = if let Standing::Open(number) = standing { number } else { FINISHED };
        Seen { number, low: number, ends: standing == Standing::Ends, leaves: standing == Standing::Endless, again: true }
    }

    /// A step from a node led to a visited state.
    pub fn reached(&self, from: &mut Seen, name: u64) {
        match self.standing(name) {
            Standing::Open(number) => from.low = from.low.min(number),
            Standing::Ends => from.ends = true,
            Standing::Endless => from.leaves = true,
        }
    }

    /// All steps from a node were taken.
    pub fn leave(&mut self, node: Seen, parent: Option<&mut Seen>) -> Left {
        let first = !node.again && node.low == node.number;
        if first {
            for name in self.members.drain(node.number as usize..) {
                self.open.remove(&name);
                if !node.ends {
                    self.endless.insert(name);
                }
            }
        }
        if let Some(parent) = parent {
            parent.ends |= node.ends;
            // A finished component without an end is another one, for whoever reaches it.
            parent.leaves |= node.leaves || first && !node.ends;
            if !first {
                parent.low = parent.low.min(node.low);
            }
        }
        if first && !node.ends && !node.leaves { Left::Closed } else { Left::Nothing }
    }

    pub fn memory(&self) -> usize {
        self.open.capacity() * 24 + self.members.capacity() * 8 + self.endless.capacity() * 16
    }
}
