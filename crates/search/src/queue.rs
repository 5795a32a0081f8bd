//! What a breadth-first search keeps of states: those that wait for their turn, and how each one was first reached.

use std::collections::VecDeque;

/// Items of a block.
const BLOCK: usize = 1024;

/// First in, first out, in blocks: memory follows the number of items, and nothing is moved when they become more.
pub(crate) struct Queue<T> {
    front: std::vec::IntoIter<T>,
    full: VecDeque<Vec<T>>,
    back: Vec<T>,
    len: usize,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue { front: Vec::new().into_iter(), full: VecDeque::new(), back: Vec::new(), len: 0 }
    }
}

impl<T> Queue<T> {
    pub fn push(&mut self, item: T) {
        if self.back.len() == self.back.capacity() {
            let full = std::mem::replace(&mut self.back, Vec::with_capacity(BLOCK));
            if !full.is_empty() {
                self.full.push_back(full);
            }
        }
        self.back.push(item);
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<T> {
        if self.front.len() == 0 {
            self.front = self.full.pop_front().unwrap_or_else(|| std::mem::take(&mut self.back)).into_iter();
        }
        let item = self.front.next()?;
        self.len -= 1;
        Some(item)
    }

    pub fn len(&self) -> usize {
        self.len
    }

    pub fn memory(&self) -> usize {
        (self.full.len() + 2) * BLOCK * size_of::<T>() + self.full.capacity() * size_of::<Vec<T>>()
    }
}

/// States whose way is found from one place in the bytes.
const GROUP: usize = 16;

/// How states were first reached, in the order of their discovery: from which state, and by which choices.
///
/// States before come in the same order, so that of each only the distance to the last one is kept.
#[derive(Default)]
pub(crate) struct Origins {
    len: u32,
    last: u32,
    bytes: Vec<u8>,
    /// Where a group begins, and the state before of the one ahead of it.
    groups: Vec<(u64, u32)>,
}

impl Origins {
    /// The number of the state.
    pub fn push(&mut self, parent: u32, choices: &[u32]) -> u32 {
        let number = self.len;
        self.len = number.checked_add(1).expect("fewer than 2^32 states");
        if (number as usize).is_multiple_of(GROUP) {
            self.groups.push((self.bytes.len() as u64, self.last));
        }
        // By a quarter: twice as much would stand empty most of the time.
        let room = 5 * (choices.len() + 2);
        if self.bytes.capacity() - self.bytes.len() < room {
            self.bytes.reserve_exact((self.bytes.len() / 4).max(1 << 12).max(room));
        }
        self.write(parent - self.last);
        self.write(choices.len() as u32);
        choices.iter().for_each(|&choice| self.write(choice));
        self.last = parent;
        number
    }

    /// Seven bits to a byte, the lowest first.
    fn write(&mut self, mut number: u32) {
        while number >= 1 << 7 {
            self.bytes.push(number as u8 | 1 << 7);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    fn read(&self, at: &mut usize) -> u32 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.bytes[*at];
            *at += 1;
            number |= ((byte & 0x7f) as u32) << shift;
            shift += 7;
            if byte < 1 << 7 {
                return number;
            }
        }
    }

    /// All choices from the first state to this one, and then those.
    pub fn path(&self, mut state: u32, then: &[u32]) -> Vec<u32> {
        let mut path: Vec<u32> = then.iter().rev().copied().collect();
        while state != 0 {
            let (begin, mut parent) = self.groups[state as usize / GROUP];
            let mut at = begin as usize;
            for _ in 0..state as usize % GROUP {
                parent += self.read(&mut at);
                for _ in 0..self.read(&mut at) {
                    self.read(&mut at);
                }
            }
            parent += self.read(&mut at);
            let from = path.len();
            for _ in 0..self.read(&mut at) {
                path.push(self.read(&mut at));
            }
            path[from..].reverse();
            state = parent;
        }
        path.reverse();
        path
    }

    pub fn memory(&self) -> usize {
        self.bytes.capacity() + self.groups.capacity() * size_of::<(u64, u32)>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn a_queue_gives_what_came_first() {
        let (mut queue, mut twin) = (Queue::default(), VecDeque::new());
        let mut random = 88_172_645_463_325_252u64;
        for item in 0..50_000u64 {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            // It becomes long, and empty again.
            if random % 5 < if item / 10_000 % 2 == 0 { 4 } else { 1 } {
                queue.push(item);
                twin.push_back(item);
            } else {
                assert_eq!(queue.pop(), twin.pop_front());
            }
            assert_eq!(queue.len(), twin.len());
        }
        while let Some(item) = twin.pop_front() {
            assert_eq!(queue.pop(), Some(item));
        }
        assert_eq!((queue.pop(), queue.len()), (None, 0));
    }

    #[test]
    fn ways_are_found_again() {
        let (mut origins, mut twin) = (Origins::default(), HashMap::new());
        let mut random = 88_172_645_463_325_252u64;
        let mut parent = 0;
        assert_eq!(origins.push(0, &[]), 0);
        twin.insert(0, Vec::new());
        for number in 1..20_000u32 {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            parent = (parent + (random % 3) as u32 + random.is_multiple_of(1000) as u32 * 300).min(number - 1);
            let choices: Vec<u32> = (0..1 + random % 4).map(|i| (random >> (8 * i)) as u32 >> (random % 32)).collect();
            assert_eq!(origins.push(parent, &choices), number);
            let mut path: Vec<u32> = twin[&parent].clone();
            path.extend(&choices);
            assert_eq!(origins.path(number, &[]), path);
            twin.insert(number, path);
        }
        let path = [&twin[&19_999][..], &[1, 2, 3]].concat();
        assert_eq!(origins.path(19_999, &[1, 2, 3]), path);
    }
}
