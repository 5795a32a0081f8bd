//! Long lists of words of which each is little different from others, kept as trees whose equal parts are one.
//!
//! A leaf has [`WIDTH`] words of a list, a node above leaves the numbers of so many nodes beneath it, and so on until few enough
//! are left for a *top* that has them all. **Equal nodes of one height are one node**, so two lists share all parts that are equal in
//! both, wherever they come from, and comparing two lists looks only at what differs. Node 0 is the part in which all words are
//! 0. Nodes and tops know how often they are referred to and go with the last reference.

use crate::pool::hash_words;

const BITS: u32 = 2;
pub(crate) const WIDTH: usize = 1 << BITS;

/// Nodes beneath a top, at most. Where most lists have one node of their own at each height, one more height would cost more.
const TOP: usize = 20;

type Words = [u32; WIDTH];

/// Counts of references stay below.
const FREE: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Node {
    words: Words,
    count: u32,
    /// The next node with this hash, or the next free one.
    next: u32,
}

/// Nodes of one height.
struct Level {
    nodes: Vec<Node>,
    /// The first node of each hash.
    heads: Vec<u32>,
    free: u32,
}

/// Tops with one number of nodes beneath them: a count of references, then these nodes. Hardly two lists have the same top, so these are not found by
/// content.
#[derive(Default)]
struct Tops {
    words: Vec<u32>,
    /// Number + 1 of the first free one. Each has that of the next one in the place of its first node.
    free: u32,
    used: u32,
}

/// A list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Root {
    top: u32,
    /// Nodes beneath the top; none: all words are 0.
    width: u8,
    /// Of these nodes.
    height: u8,
}

pub(crate) struct Nodes {
    levels: Vec<Level>,
    tops: [Tops; TOP + 1],
}

impl Default for Nodes {
    fn default() -> Nodes {
        Nodes { levels: vec![Level::new()], tops: Default::default() }
    }
}

/// So many more where there are so many: twice as much would stand empty most of the time.
fn more(there: usize) -> usize {
    (there / 8).max(64)
}

fn hash(words: &Words) -> usize {
    let pairs: [u64; WIDTH / 2] = std::array::from_fn(|i| words[2 * i] as u64 | (words[2 * i + 1] as u64) << 32);
    hash_words(&pairs) as usize
}

impl Level {
    fn new() -> Level {
        Level { nodes: vec![Node { words: [0; WIDTH], count: 0, next: 0 }], heads: vec![0; 64], free: 0 }
    }

    /// The node with these words, and whether it is new.
    fn intern(&mut self, words: Words) -> (u32, bool) {
        if words == [0; WIDTH] {
            return (0, false);
        }
        let hash = hash(&words);
        let mut at = self.heads[hash & (self.heads.len() - 1)];
        while at != 0 {
            let node = &self.nodes[at as usize];
            if node.words == words {
                return (at, false);
            }
            at = node.next;
        }
        if self.free == 0 {
            self.grow();
        }
        let number = self.free;
        let head = hash & (self.heads.len() - 1);
        let node = &mut self.nodes[number as usize];
        self.free = node.next;
        *node = Node { words, count: 0, next: self.heads[head] };
        self.heads[head] = number;
        (number, true)
    }

    /// Room for some more nodes.
    #[cold]
    fn grow(&mut self) {
        let old = self.nodes.len();
        let more = more(old);
        assert!(old + more < FREE as usize, "fewer than 2^32 nodes of open states");
        self.nodes.reserve_exact(more);
        for number in old + 1..=old + more {
            let next = if number < old + more { number as u32 } else { 0 };
            self.nodes.push(Node { words: [0; WIDTH], count: FREE, next });
        }
        self.free = old as u32;
        if self.nodes.len() > 2 * self.heads.len() {
            let size = self.heads.len() * 2;
            self.heads = vec![0; size];
            // None of the old ones is free.
            for number in 1..old as u32 {
                let head = hash(&self.nodes[number as usize].words) & (size - 1);
                self.nodes[number as usize].next = std::mem::replace(&mut self.heads[head], number);
            }
        }
    }

    /// One reference less. The words of a node that is gone with it.
    #[inline]
    fn release(&mut self, number: u32) -> Option<Words> {
        let node = &mut self.nodes[number as usize];
        debug_assert!(node.count != 0 && node.count != FREE);
        node.count -= 1;
        if node.count > 0 {
            return None;
        }
        let Node { words, next, .. } = *node;
        (node.count, node.next) = (FREE, self.free);
        self.free = number;
        let head = hash(&words) & (self.heads.len() - 1);
        if self.heads[head] == number {
            self.heads[head] = next;
        } else {
            let mut at = self.heads[head] as usize;
            while self.nodes[at].next != number {
                at = self.nodes[at].next as usize;
            }
            self.nodes[at].next = next;
        }
        Some(words)
    }
}

impl Tops {
    /// A new one with one reference.
    fn add(&mut self, nodes: &[u32]) -> u32 {
        let stride = nodes.len() + 1;
        let top = match self.free {
            0 => {
                let there = self.words.len();
                if self.words.capacity() - there < stride {
                    self.words.reserve_exact(more(there / stride) * stride);
                }
                self.words.resize(there + stride, 0);
                u32::try_from(there / stride).expect("fewer than 2^32 open states")
            }
            number => {
                self.free = self.words[(number as usize - 1) * stride + 1];
                number - 1
            }
        };
        let slot = &mut self.words[top as usize * stride..][..stride];
        slot[0] = 1;
        slot[1..].copy_from_slice(nodes);
        self.used += 1;
        top
    }

    fn remove(&mut self, top: u32, width: usize) {
        self.words[top as usize * (width + 1) + 1] = std::mem::replace(&mut self.free, top + 1);
        self.used -= 1;
        if self.used == 0 {
            // Lists have become longer.
            *self = Tops::default();
        }
    }
}

impl Nodes {
    /// The list with these words at these places, which ascend. The caller has a reference to it.
    pub(crate) fn with(&mut self, root: Root, changes: &[(u32, u32)]) -> Root {
        let last = changes.last().map_or(0, |change| change.0);
        let mut height = root.height as u32;
        while (last >> BITS >> (BITS * height)) as usize >= TOP {
            height += 1;
        }
        let lifted = self.lifted(root, height);
        let old = self.beneath(lifted);
        let mut nodes = old;
        let child = |change: &(u32, u32)| (change.0 >> BITS >> (BITS * height)) as usize;
        for part in changes.chunk_by(|a, b| child(a) == child(b)) {
            let node = &mut nodes[child(&part[0])];
            *node = self.changed(*node, height, part);
        }
        if nodes == old {
            return lifted;
        }
        let new = self.add(nodes, height);
        self.release(lifted);
        new
    }

    /// The same list with higher nodes beneath its top, and a reference to it.
    fn lifted(&mut self, mut root: Root, height: u32) -> Root {
        self.hold(root);
        while (root.height as u32) < height {
            let (below, mut nodes) = (self.beneath(root), [0; TOP]);
            for (node, part) in nodes.iter_mut().zip(below.chunks(WIDTH)) {
                let mut words = [0; WIDTH];
                words[..part.len()].copy_from_slice(part);
                *node = self.intern(words, root.height as u32 + 1);
            }
            let higher = self.add(nodes, root.height as u32 + 1);
            self.release(root);
            root = higher;
        }
        root
    }

    /// The nodes beneath a top, and zeros.
    #[inline]
    fn beneath(&self, root: Root) -> [u32; TOP] {
        let mut nodes = [0; TOP];
        let width = root.width as usize;
        if width > 0 {
            nodes[..width].copy_from_slice(&self.tops[width].words[root.top as usize * (width + 1) + 1..][..width]);
        }
        nodes
    }

    fn add(&mut self, nodes: [u32; TOP], height: u32) -> Root {
        let width = nodes.iter().rposition(|&node| node != 0).map_or(0, |last| last + 1);
        let level = &mut self.levels[height as usize].nodes;
        nodes.iter().filter(|&&node| node != 0).for_each(|&node| level[node as usize].count += 1);
        let top = if width > 0 { self.tops[width].add(&nodes[..width]) } else { 0 };
        Root { top, width: width as u8, height: height as u8 }
    }

    /// A node with changes. What is made on the way gets its reference from what is made above it.
    fn changed(&mut self, node: u32, height: u32, changes: &[(u32, u32)]) -> u32 {
        let old = self.words(node, height);
        let mut words = old;
        if height == 0 {
            for &(at, word) in changes {
                words[at as usize % WIDTH] = word;
            }
        } else {
            let child = |change: &(u32, u32)| (change.0 >> (BITS * height)) as usize % WIDTH;
            for part in changes.chunk_by(|a, b| child(a) == child(b)) {
                let at = child(&part[0]);
                words[at] = self.changed(words[at], height - 1, part);
            }
        }
        if words == old { node } else { self.intern(words, height) }
    }

    #[inline]
    fn words(&self, node: u32, height: u32) -> Words {
        match node {
            0 => [0; WIDTH],
            _ => self.levels[height as usize].nodes[node as usize].words,
        }
    }

    fn intern(&mut self, words: Words, height: u32) -> u32 {
        while self.levels.len() <= height as usize {
            self.levels.push(Level::new());
        }
        let (number, new) = self.levels[height as usize].intern(words);
        if new && height > 0 {
            let below = &mut self.levels[height as usize - 1].nodes;
            words.iter().filter(|&&child| child != 0).for_each(|&child| below[child as usize].count += 1);
        }
        number
    }

    /// One reference more to a list.
    pub(crate) fn hold(&mut self, root: Root) {
        let width = root.width as usize;
        if width > 0 {
            self.tops[width].words[root.top as usize * (width + 1)] += 1;
        }
    }

    /// One reference less to a list.
    pub(crate) fn release(&mut self, root: Root) {
        let width = root.width as usize;
        if width == 0 {
            return;
        }
        let count = &mut self.tops[width].words[root.top as usize * (width + 1)];
        *count -= 1;
        if *count == 0 {
            let nodes = self.beneath(root);
            self.tops[width].remove(root.top, width);
            nodes[..width].iter().for_each(|&node| self.release_node(node, root.height as u32));
        }
    }

    fn release_node(&mut self, node: u32, height: u32) {
        if node == 0 {
            return;
        }
        if let Some(words) = self.levels[height as usize].release(node) {
            if height > 0 {
                words.iter().for_each(|&child| self.release_node(child, height - 1));
            }
        }
    }

    /// Some words of a list, from a multiple of [`WIDTH`] on.
    pub(crate) fn part(&self, root: Root, from: u32) -> Words {
        let height = root.height as u32;
        let top = self.beneath(root);
        let mut node = top.get((from >> BITS >> (BITS * height)) as usize).copied().unwrap_or(0);
        for height in (1..=height).rev() {
            node = self.words(node, height)[(from >> (BITS * height)) as usize % WIDTH];
        }
        self.words(node, 0)
    }

    /// Where two lists differ, and what the second one has there; places ascend.
    pub(crate) fn differences(&mut self, from: Root, to: Root, out: &mut Vec<(u32, u32)>) {
        let height = from.height.max(to.height) as u32;
        let (from, to) = (self.lifted(from, height), self.lifted(to, height));
        let (before, after) = (self.beneath(from), self.beneath(to));
        for i in 0..from.width.max(to.width) as usize {
            self.differ(before[i], after[i], height, i as u32, out);
        }
        self.release(from);
        self.release(to);
    }

    /// `at`: how many nodes of this height are before these.
    fn differ(&self, from: u32, to: u32, height: u32, at: u32, out: &mut Vec<(u32, u32)>) {
        if from == to {
            return;
        }
        let (before, after) = (self.words(from, height), self.words(to, height));
        for i in 0..WIDTH {
            let at = at << BITS | i as u32;
            if height > 0 {
                self.differ(before[i], after[i], height - 1, at, out);
            } else if before[i] != after[i] {
                out.push((at, after[i]));
            }
        }
    }

    /// Memory held.
    pub(crate) fn memory(&self) -> usize {
        let nodes = |l: &Level| l.nodes.capacity() * size_of::<Node>() + l.heads.capacity() * 4;
        self.levels.iter().map(nodes).sum::<usize>() + self.tops.iter().map(|t| t.words.capacity() * 4).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jaunt_base::Random;

    impl Nodes {
        fn live(&self) -> usize {
            let nodes = |l: &Level| l.nodes[1..].iter().filter(|n| n.count != FREE).count();
            self.levels.iter().map(nodes).sum::<usize>() + self.tops.iter().map(|t| t.used as usize).sum::<usize>()
        }
    }

    /// Lists against plain vectors: made from each other, compared, dropped in any order, until all nodes are gone.
    #[test]
    fn trees_are_the_lists_that_vectors_are() {
        for (seed, length) in [(1, 8), (2, 9), (3, 100), (4, 700), (5, 5000)] {
            let mut random = Random(seed);
            let mut nodes = Nodes::default();
            let mut lists: Vec<(Root, Vec<u32>)> = vec![(Root::default(), vec![0; length])];
            for round in 0..3000 {
                let (root, list) = &lists[random.below(lists.len())];
                let (root, mut list) = (*root, list.clone());
                // Long lists get their last words late: trees grow.
                let reach = (8 + round * length / 1500).min(length);
                let mut places: Vec<u32> = (0..random.below(6)).map(|_| random.below(reach) as u32).collect();
                places.sort_unstable();
                places.dedup();
                let changes: Vec<(u32, u32)> = places.into_iter().map(|at| (at, random.below(4) as u32)).collect();
                for &(at, word) in &changes {
                    list[at as usize] = word;
                }
                let new = nodes.with(root, &changes);
                for from in (0..length).step_by(WIDTH) {
                    let part = nodes.part(new, from as u32);
                    let expected = &list[from..(from + WIDTH).min(length)];
                    assert_eq!(&part[..expected.len()], expected);
                }
                let (other, words) = &lists[random.below(lists.len())];
                let mut found = Vec::new();
                nodes.differences(new, *other, &mut found);
                let differ = (0..length).filter(|&i| list[i] != words[i]).map(|i| (i as u32, words[i]));
                assert_eq!(found, differ.collect::<Vec<_>>(), "seed {seed}, round {round}");
                // A list that comes up again has the same nodes.
                if let Some((same, _)) = lists.iter().find(|(r, l)| *l == list && r.height == new.height) {
                    assert_eq!(nodes.beneath(*same), nodes.beneath(new));
                }
                lists.push((new, list));
                if random.below(3) == 0 && lists.len() > 2 {
                    let (gone, _) = lists.swap_remove(1 + random.below(lists.len() - 1));
                    nodes.release(gone);
                }
            }
            assert!(nodes.live() > 0);
            lists.drain(..).for_each(|(root, _)| nodes.release(root));
            assert_eq!(nodes.live(), 0, "what nobody refers to is gone");
        }
    }
}
