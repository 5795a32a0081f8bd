//! Long lists of words of which each is little different from others, kept as trees whose equal parts are one.
//!
//! A list is a tree of nodes with [`WIDTH`] words each: a leaf has words of the list, any other node the numbers of its
//! children. **Equal nodes of one height are one node**, so two lists share all parts that are equal in both, wherever they come
//! from, and comparing two lists looks only at what differs. Node 0 is the part in which all words are 0. A node knows how often it is
//! referred to and goes with the last reference.

use crate::pool::hash_words;

const BITS: u32 = 3;
pub(crate) const WIDTH: usize = 1 << BITS;

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

/// A list: its topmost node, and how far above the leaves that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Root {
    node: u32,
    height: u32,
}

#[derive(Default)]
pub(crate) struct Nodes {
    levels: Vec<Level>,
}

fn hash(words: &Words) -> usize {
    let pair = |i: usize| words[2 * i] as u64 | (words[2 * i + 1] as u64) << 32;
    hash_words(&[pair(0), pair(1), pair(2), pair(3)]) as usize
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

    /// Room for some more nodes. By a quarter: twice as much would stand empty most of the time.
    #[cold]
    fn grow(&mut self) {
        let old = self.nodes.len();
        let more = (old / 4).max(64);
        assert!(old + more < FREE as usize, "fewer than 2^32 nodes of open states");
        self.nodes.reserve_exact(more);
        for number in old + 1..=old + more {
            let next = if number < old + more { number as u32 } else { 0 };
            self.nodes.push(Node { words: [0; WIDTH], count: FREE, next });
        }
        self.free = old as u32;
        if self.nodes.len() > self.heads.len() {
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

impl Nodes {
    /// The list with these words at these places, which ascend. Nobody refers to it yet: see [`Nodes::hold`].
    pub(crate) fn with(&mut self, root: Root, changes: &[(u32, u32)]) -> Root {
        let last = changes.last().map_or(0, |change| change.0);
        let mut height = root.height;
        while last >> BITS >> (BITS * height) != 0 {
            height += 1;
        }
        Root { node: self.changed(root, height, changes), height }
    }

    /// The node of this height that has a list with changes. What is made on the way gets its reference from what is made above it.
    fn changed(&mut self, root: Root, height: u32, changes: &[(u32, u32)]) -> u32 {
        let lifted = height > root.height;
        if changes.is_empty() && !lifted {
            return root.node;
        }
        let old = if lifted { [0; WIDTH] } else { self.words(root.node, height) };
        let mut words = old;
        if height == 0 {
            for &(at, word) in changes {
                words[at as usize % WIDTH] = word;
            }
        } else {
            let child = |change: &(u32, u32)| (change.0 >> (BITS * height)) as usize % WIDTH;
            if lifted && changes.first().is_none_or(|change| child(change) != 0) {
                words[0] = self.changed(root, height - 1, &[]);
            }
            for part in changes.chunk_by(|a, b| child(a) == child(b)) {
                let at = child(&part[0]);
                let below = if lifted && at == 0 { root } else { Root { node: words[at], height: height - 1 } };
                words[at] = self.changed(below, height - 1, part);
            }
        }
        if words == old && !lifted { root.node } else { self.intern(words, height) }
    }

    #[inline]
    fn words(&self, node: u32, height: u32) -> Words {
        match self.levels.get(height as usize) {
            Some(level) => level.nodes[node as usize].words,
            None => [0; WIDTH],
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
        if root.node != 0 {
            self.levels[root.height as usize].nodes[root.node as usize].count += 1;
        }
    }

    /// One reference less to a list.
    pub(crate) fn release(&mut self, root: Root) {
        self.release_node(root.node, root.height);
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
        if from >> BITS >> (BITS * root.height) != 0 {
            return [0; WIDTH];
        }
        let mut node = root.node;
        for height in (1..=root.height).rev() {
            node = self.words(node, height)[(from >> (BITS * height)) as usize % WIDTH];
        }
        self.words(node, 0)
    }

    /// Where two lists differ, and what the second one has there; places ascend.
    pub(crate) fn differences(&self, from: Root, to: Root, out: &mut Vec<(u32, u32)>) {
        self.differ(from, to, 0, out);
    }

    fn differ(&self, from: Root, to: Root, at: u32, out: &mut Vec<(u32, u32)>) {
        if from == to || from.node == 0 && to.node == 0 {
            return;
        }
        let height = from.height.max(to.height);
        // A lower list is the first child of a higher one.
        let words = |root: Root| match root.height == height {
            true => self.words(root.node, height),
            false => [root.node, 0, 0, 0, 0, 0, 0, 0],
        };
        let (before, after) = (words(from), words(to));
        if height == 0 {
            let differ = (0..WIDTH).filter(|&i| before[i] != after[i]);
            out.extend(differ.map(|i| (at + i as u32, after[i])));
            return;
        }
        let below = |root: Root, i: usize, node: u32| match root.height < height && i == 0 {
            true => root,
            false => Root { node, height: height - 1 },
        };
        for i in 0..WIDTH {
            let (from, to) = (below(from, i, before[i]), below(to, i, after[i]));
            self.differ(from, to, at + ((i as u32) << (BITS * height)), out);
        }
    }

    /// Memory held.
    pub(crate) fn memory(&self) -> usize {
        self.levels.iter().map(|l| l.nodes.capacity() * size_of::<Node>() + l.heads.capacity() * 4).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jaunt_base::Random;

    impl Nodes {
        fn live(&self) -> usize {
            self.levels.iter().map(|l| l.nodes[1..].iter().filter(|n| n.count != FREE).count()).sum()
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
                nodes.hold(new);
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
                // A list that comes up again is the same tree.
                if let Some((same, _)) = lists.iter().find(|(r, l)| *l == list && r.height == new.height) {
                    assert_eq!(*same, new);
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
