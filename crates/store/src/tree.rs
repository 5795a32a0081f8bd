//! States as trees whose nodes are shared: the default store.
//!
//! The components of a vector are interned in a pool. Their numbers are cut into 4, 8, 16, … groups of at most 8
//! neighbours; a group is interned as a short list. Above the groups stands a binary tree of interned pairs, and its root
//! is the state:
//!
//! ```text
//!   root       one for each state: 2 to 5 bytes
//!   pairs      3 to 7 bytes and 5 in the index, shared
//!   groups     lists of up to 8 component numbers, 1 or 2 bytes each, shared
//!   components words, shared
//! ```
//!
//! Where the two halves of a state vary independently of each other, n states have about 2√n halves, and the root is all
//! that a further state costs. The store keeps the last vector with all numbers of its tree; an insertion compares words
//! with that, looks up the components that changed and only the groups and pairs above them.
//!
//! Papers: Laarman, van de Pol, Weber, "Parallel Recursive State Compression for Free" (2011), the tree of LTSmin with
//! incremental updates; Blom, Lisser, van de Pol, Weber, "A Database Approach to Distributed State Space Generation" (2009),
//! recursive indexing; Holzmann (1997), COLLAPSE. Where we differ:
//!
//! - Leaves are components of any length, not slots of 32 bits, and the lowest levels of the tree are one level of groups.
//!   An insertion with three changed components of 60 then takes 12 look-ups instead of 18.
//! - **A vector may have any number of components.** The number of groups depends on it, and the size of the groups too, so
//!   that the halves stay near balance: a tree filled from the left would put 64 of 65 components into one half, and
//!   nearly every state would have a left half of its own. A root says how many groups there are and a group how many
//!   components, so the components can be read back, and **equal roots mean equal vectors**.
//! - Numbers of parts are dense and never move, tables grow in small steps: see [`crate::index`] and [`crate::arena`].
//! - **The id of a state is its place in the set of roots**, and goes wrong when something moves there: see
//!   [`crate::compact`].

use crate::compact::CompactSet;
use crate::components::Components;
use crate::disk::{RESIDENT, Spill, give_back};
use crate::lists::Lists;
use crate::pairs::Pairs;
use crate::{Arrival, StateId, Vector, Visited};
use jaunt_base::breakage::broken;
use std::io;
use std::path::Path;

/// Below this many components in a group there are only as many groups as [`LEAST_DEPTH`] says.
const GROUP: usize = 8;
/// The tree has 2^depth groups. With depth 2 and more, the children of a root are pairs, never groups.
const LEAST_DEPTH: u32 = 2;
/// The depth takes 4 bits of a root. Deeper trees are not needed: groups may be larger.
const MOST_DEPTH: u32 = LEAST_DEPTH + 15;
/// At most so many bits for a child in a root.
const CHILD: u32 = 30;

/// The shape of a tree, a function of the number of components.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shape {
    depth: u32,
    /// Components in a group; the last groups may have fewer or none.
    group: usize,
}

impl Shape {
    fn of(components: usize) -> Shape {
        let mut depth = LEAST_DEPTH;
        while components > GROUP << depth && depth < MOST_DEPTH {
            depth += 1;
        }
        Shape { depth, group: components.div_ceil(1 << depth) }
    }
}

#[derive(Debug)]
pub struct TreeStore {
    components: Components,
    groups: Lists,
    /// Pairs of groups, pairs of those, and so on: a table for each level, so that numbers are small. Number 0 is the pair
    /// of nothing and nothing.
    nodes: Vec<Pairs>,
    /// Depth, left child, right child, and the searcher's data. The place is the state's id.
    roots: CompactSet,
    spill: Spill,

    /// The tree of the last vector. Level 0 has its groups, each further level half as many, the last level two.
    levels: Vec<Vec<u32>>,
    shape: Shape,
    last_len: usize,
    last: Option<StateId>,
    /// Positions in the level that is worked on.
    dirty: Vec<u32>,
}

/// How many different parts a store holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeSize {
    pub components: usize,
    pub groups: usize,
    pub nodes: usize,
    pub roots: usize,
    /// Bytes of each, in the order above. The data of the searcher counts with the roots.
    pub bytes: [usize; 4],
}

impl TreeStore {
    pub fn new() -> Self {
        TreeStore {
            components: Components::new(),
            groups: Lists::new(),
            nodes: Vec::new(),
            roots: CompactSet::new(0),
            spill: Spill::default(),
            levels: Vec::new(),
            shape: Shape { depth: 0, group: 0 },
            last_len: 0,
            last: None,
            dirty: Vec::new(),
        }
    }

    pub fn size(&self) -> TreeSize {
        let bytes = [
            self.components.bytes(),
            self.groups.bytes(),
            self.nodes.capacity() * size_of::<Pairs>() + self.nodes.iter().map(Pairs::bytes).sum::<usize>(),
            self.roots.bytes() + self.working_bytes(),
        ];
        let (components, groups) = (self.components.pool.len(), self.groups.len());
        TreeSize { components, groups, nodes: self.nodes.iter().map(Pairs::len).sum(), roots: self.roots.len(), bytes }
    }

    /// Appends the words and ends of a stored state. Its id must still be right: see [`Visited::moves_of`].
    pub fn read(&self, id: StateId, words: &mut Vec<u32>, ends: &mut Vec<u32>) {
        let [depth, left, right] = self.roots.get(id.0);
        let mut level = vec![left, right];
        for nodes in self.nodes[..(depth + LEAST_DEPTH) as usize - 1].iter().rev() {
            level = level
                .iter()
                .flat_map(|&node| {
                    let pair = nodes.get(node);
                    [(pair >> 32) as u32, pair as u32]
                })
                .collect();
        }
        for group in level.into_iter().filter(|&group| group != 0) {
            for component in self.groups.get(group) {
                words.extend_from_slice(self.components.pool.get(component));
                ends.push(words.len() as u32);
            }
        }
    }

    /// [`Visited::spill`] with at most about so many bytes of the file in memory at a time.
    pub fn spill_within(&mut self, folder: &Path, resident: usize) -> io::Result<bool> {
        self.spill.start(folder, resident)?;
        self.offload()?;
        give_back();
        Ok(true)
    }

    /// Moves all that is complete into the file, and lets go of pages where there are too many.
    fn offload(&mut self) -> io::Result<()> {
        let Some(disk) = &mut self.spill.disk else { return Ok(()) };
        let moved = self
            .components
            .pool
            .offload(disk)
            .and_then(|()| self.groups.offload(disk))
            .and_then(|()| self.nodes.iter_mut().try_for_each(|nodes| nodes.offload(disk)))
            .and_then(|()| self.roots.offload(disk));
        disk.trim(|| self.roots.drop_pages());
        moved
    }

    /// Makes `dirty` the list of groups that may have changed.
    fn mark_groups(&mut self) {
        let n = self.components.ids.len();
        self.dirty.clear();
        if n == self.last_len && self.last.is_some() {
            let mut before = u32::MAX;
            for &i in &self.components.changed {
                let group = i / self.shape.group as u32;
                if group != before {
                    self.dirty.push(group);
                    before = group;
                }
            }
            return;
        }
        self.last_len = n;
        let shape = Shape::of(n);
        if shape.depth != self.shape.depth {
            self.levels.clear();
            self.levels.extend((0..shape.depth).map(|level| vec![0; 1 << (shape.depth - level)]));
            while self.nodes.len() + 1 < shape.depth as usize {
                let mut nodes = Pairs::new();
                nodes.intern(0);
                self.nodes.push(nodes);
            }
        }
        self.shape = shape;
        self.dirty.extend(0..1 << shape.depth);
    }

    /// Brings the levels up to date. False: the tree is that of the last vector.
    fn update_levels(&mut self) -> bool {
        let ids = &self.components.ids;
        let group = self.shape.group;
        let level = &mut self.levels[0];
        let groups = &mut self.groups;
        self.dirty.retain(|&i| {
            let start = (i as usize * group).min(ids.len());
            let end = (start + group).min(ids.len());
            let id = if start == end { 0 } else { groups.intern(&ids[start..end]) };
            std::mem::replace(&mut level[i as usize], id) != id
        });
        for upper in 1..self.levels.len() {
            if self.dirty.is_empty() {
                return false;
            }
            let (below, above) = self.levels.split_at_mut(upper);
            let (below, above) = (&below[upper - 1], &mut above[0]);
            let nodes = &mut self.nodes[upper - 1];
            let mut kept = 0;
            let mut before = u32::MAX;
            for k in 0..self.dirty.len() {
                let i = self.dirty[k] / 2;
                if i == before {
                    continue;
                }
                before = i;
                let (left, right) = (below[2 * i as usize], below[2 * i as usize + 1]);
                // Nothing and nothing is by far the most frequent pair of a tree that is being set up.
                let nothing = if broken("thought: nothing on the right is nothing") { right } else { left | right };
                let id = if nothing == 0 { 0 } else { nodes.intern(u64::from(left) << 32 | u64::from(right)).0 };
                if std::mem::replace(&mut above[i as usize], id) != id {
                    self.dirty[kept] = i;
                    kept += 1;
                }
            }
            self.dirty.truncate(kept);
        }
        !self.dirty.is_empty()
    }

    /// The children of the last root.
    fn top(&self) -> &[u32] {
        &self.levels[self.levels.len() - 1]
    }

    fn working_bytes(&self) -> usize {
        self.spill.bytes()
            + self.levels.capacity() * size_of::<Vec<u32>>()
            + (self.dirty.capacity() + self.levels.iter().map(Vec::capacity).sum::<usize>()) * 4
    }
}

impl Default for TreeStore {
    fn default() -> Self {
        Self::new()
    }
}

impl Visited for TreeStore {
    fn insert(&mut self, state: Vector<'_>) -> Arrival {
        if self.spill.is_due() {
            // An error is remembered there.
            let _ = self.offload();
        }
        let depth = self.shape.depth;
        self.components.advance(state);
        self.mark_groups();
        let differs = self.update_levels();
        if !differs && self.shape.depth == depth {
            if let Some(id) = self.last {
                return Arrival { id, new: false };
            }
        }
        let top = self.top();
        assert!((top[0] | top[1]) >> CHILD == 0, "more than 2^30 halves of states");
        let (place, new) = self.roots.insert(self.shape.depth - LEAST_DEPTH, top[0], top[1]);
        let id = StateId(place);
        self.last = Some(id);
        Arrival { id, new }
    }

    fn data(&self, id: StateId) -> u32 {
        self.roots.data(id.0)
    }

    fn set_data(&mut self, id: StateId, value: u32) {
        self.roots.set_data(id.0, value);
    }

    fn moves_of(&self, id: StateId) -> u32 {
        self.roots.moves_of(id.0)
    }

    fn name_of(&self, id: StateId) -> u64 {
        // Numbers of parts never change; children have 30 bits and depths 4.
        let [depth, left, right] = match self.last {
            Some(last) if last == id => [self.shape.depth - LEAST_DEPTH, self.top()[0], self.top()[1]],
            _ => self.roots.get(id.0),
        };
        u64::from(depth) << (2 * CHILD) | u64::from(left) << CHILD | u64::from(right)
    }

    fn pool_entries(&self) -> usize {
        self.components.pool.len()
    }

    fn len(&self) -> usize {
        self.roots.len()
    }

    fn bytes(&self) -> usize {
        self.size().bytes.iter().sum()
    }

    fn spill(&mut self, folder: &Path) -> io::Result<bool> {
        self.spill_within(folder, RESIDENT)
    }

    fn spilled_bytes(&self) -> usize {
        self.spill.written() + self.roots.mapped()
    }

    fn spill_error(&self) -> Option<&str> {
        self.spill.error()
    }

    fn clear(&mut self) {
        // Places that were given out before are wrong from now on.
        let moves = self.roots.moves_after_all();
        *self = TreeStore { roots: CompactSet::new(moves), ..Self::new() };
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn name(&self) -> &'static str {
        "tree"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_stay_near_balance() {
        for n in 17..5000 {
            let shape = Shape::of(n);
            let half = shape.group << (shape.depth - 1);
            assert!(half >= n / 2 && half * 13 <= n * 9, "{n} components, {half} in the left half");
        }
    }

    #[test]
    fn any_number_of_components_has_a_shape() {
        for n in [0, 1, 7, 33, 1 << 20, 1 << 24] {
            let shape = Shape::of(n);
            assert!(shape.group << shape.depth >= n);
        }
    }
}
