//! Which states can reach an end: strongly connected components, found while a depth-first search goes on.
//!
//! Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972). Where we differ:
//!
//! - A state from which an end is known to be reached is in no set that is looked for: nothing is held for it, and steps to it only say that
//!   an end is reached. So a component may be finished in parts, all of which end. Held are states that were left without a known
//!   end and whose component is not finished (*dangling* ones), and those that cannot end. Mostly there is none.
//! - States of the search's stack are found by the search itself ([`crate::on_stack`]).
//! - A state may be expanded again when it is finished, because fewer threads sleep now. It can end then (all others were
//!   expanded wholly, see [`crate::dfs`]), so edges that are found later change nothing about it.
//!
//! *Why a part that is finished with an end has nothing in it that cannot end.* Let *x* be its first state and *v* a dangling one of it. All
//! steps from *v* were taken, and none led to a known end. So *v* reaches a state *u* with a lower number that was open then, not below that of *x*. If
//! *u* is *x* or was left with an end, *v* can end; otherwise *u* is dangling, and the same holds for it.

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
    /// Its component is not finished: its number, and whether an end is known to be reached from it.
    Open { number: u32, ends: bool },
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
    /// So many states dangled when it was discovered.
    dangling: u32,
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
    /// The number of the next state that is discovered. Open states have lower ones, in the order of discovery.
    next: u32,
    /// Dangling states, with their numbers; in the order in which they were left, with their tags.
    open: HashMap<u64, u32, BuildHasherDefault<Spread>>,
    dangling: Vec<(u64, u16)>,
    endless: Names,
    /// How many states with this tag are in one of the two. Empty until there is one. A state is asked for whenever it is met again, and its name
    /// costs an access to the store.
    tagged: Vec<u32>,
}

/// As many as tags can be.
const TAGS: usize = 1 << 16;

impl Seen {
    /// What is known of the node's state, as long as it is on the stack.
    pub fn standing(&self) -> Standing {
        Standing::Open { number: self.number, ends: self.ends }
    }

    /// A step from the node led to a visited state.
    pub fn reached(&mut self, standing: Standing) {
        match standing {
            Standing::Open { number, ends } => {
                self.low = self.low.min(number);
                self.ends |= ends;
            }
            Standing::Ends => self.ends = true,
            Standing::Endless => self.leaves = true,
        }
    }

    /// A further node for a visited state.
    pub fn again(standing: Standing) -> Seen {
        let (number, ends) = match standing {
            Standing::Open { number, ends } => (number, ends),
            Standing::Ends => (FINISHED, true),
            Standing::Endless => (FINISHED, false),
        };
        Seen { number, low: number, dangling: 0, ends, leaves: standing == Standing::Endless, again: true }
    }
}

impl Regions {
    /// What is known of a state that is not on the stack. Its name is asked for only where it may matter.
    #[inline]
    pub fn standing(&self, tag: u16, name: impl FnOnce() -> u64) -> Standing {
        if self.tagged.get(tag as usize).is_none_or(|&states| states == 0) {
            return Standing::Ends;
        }
        let name = name();
        match self.open.get(&name) {
            Some(&number) => Standing::Open { number, ends: false },
            None if self.endless.contains(&name) => Standing::Endless,
            None => Standing::Ends,
        }
    }

    /// A node for a new state.
    pub fn discover(&mut self) -> Seen {
        let number = self.next;
        self.next += 1;
        Seen { number, low: number, dangling: self.dangling.len() as u32, ends: false, leaves: false, again: false }
    }

    /// All steps from a node were taken.
    pub fn leave(&mut self, name: u64, tag: u16, node: Seen, parent: Option<&mut Seen>) -> Left {
        let first = !node.again && node.low == node.number;
        let held = if first { !node.ends } else { !node.again && !node.ends };
        if held {
            if self.tagged.is_empty() {
                self.tagged = vec![0; TAGS];
            }
            self.tagged[tag as usize] += 1;
        }
        if first {
            self.next = node.number;
            for (name, tag) in self.dangling.drain(node.dangling as usize..) {
                self.open.remove(&name);
                if node.ends {
                    self.tagged[tag as usize] -= 1;
                } else {
                    self.endless.insert(name);
                }
            }
            if held {
                self.endless.insert(name);
            }
        } else if held {
            self.open.insert(name, node.number);
            self.dangling.push((name, tag));
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
        let tagged = self.tagged.capacity() * 4;
        self.open.capacity() * 24 + self.dangling.capacity() * 16 + self.endless.capacity() * 16 + tagged
    }
}
