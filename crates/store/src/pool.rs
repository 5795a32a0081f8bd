//! Interned runs of words: equal content, equal number. No run has the number 0.
//!
//! A run's number is its address, which saves a table of starts and a cache miss.

use crate::index::Index;
use crate::mix;

const CHUNK: usize = 1 << 16;

#[derive(Clone, Debug)]
pub struct Pool {
    index: Index,
    runs: Runs,
    len: usize,
}

/// Runs of words, each behind its length, in a list of chunks. An address is a chunk and an offset, 16 bits each. A run
/// longer than a chunk gets a chunk of its own.
#[derive(Clone, Debug)]
pub struct Runs {
    chunks: Vec<Vec<u32>>,
    /// The chunk that has room.
    open: usize,
}

impl Runs {
    pub fn new() -> Self {
        // One word so that no address is 0.
        Runs { chunks: vec![vec![0]], open: 0 }
    }

    #[inline(always)]
    pub fn get(&self, id: u32) -> &[u32] {
        let chunk = &self.chunks[id as usize / CHUNK];
        let at = id as usize % CHUNK;
        &chunk[at + 1..at + 1 + chunk[at] as usize]
    }

    pub fn push(&mut self, words: &[u32]) -> u32 {
        let size = words.len() + 1;
        let mut to = self.open;
        if self.chunks[to].len() + size > CHUNK {
            to = self.chunks.len();
            assert!(to < CHUNK, "a pool holds at most 16 GiB");
            self.chunks.push(Vec::with_capacity(size.max(CHUNK)));
            if size <= CHUNK {
                self.open = to;
            }
        }
        let chunk = &mut self.chunks[to];
        let at = chunk.len();
        chunk.push(u32::try_from(words.len()).expect("a component has less than 2^32 words"));
        chunk.extend_from_slice(words);
        (to * CHUNK + at) as u32
    }

    pub fn bytes(&self) -> usize {
        self.chunks.capacity() * size_of::<Vec<u32>>() + self.chunks.iter().map(|c| c.capacity() * 4).sum::<usize>()
    }
}

impl Pool {
    pub fn new() -> Self {
        Pool { index: Index::new(), runs: Runs::new(), len: 0 }
    }

    #[inline]
    pub fn intern(&mut self, words: &[u32]) -> u32 {
        let hash = mix::words(words);
        match self.index.find(hash, |id| self.runs.get(id) == words) {
            Ok(id) => id,
            Err(place) => {
                let id = self.runs.push(words);
                self.index.insert(place, hash, id, |id| mix::words(self.runs.get(id)));
                self.len += 1;
                id
            }
        }
    }

    pub fn get(&self, id: u32) -> &[u32] {
        self.runs.get(id)
    }

    pub fn len(&self) -> usize {
        self.len
    }

    pub fn bytes(&self) -> usize {
        self.index.bytes() + self.runs.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_runs_have_one_number_whatever_their_length() {
        let mut pool = Pool::new();
        let run = |n: u32| (0..n * 37 % 9001).map(|i| i ^ n).collect::<Vec<_>>();
        let long = vec![7; 3 * CHUNK];
        let ids: Vec<u32> = (0..2000).map(|n| pool.intern(&run(n))).collect();
        let long_id = pool.intern(&long);
        for n in 0..2000 {
            assert_eq!(pool.intern(&run(n)), ids[n as usize]);
            assert_eq!(pool.get(ids[n as usize]), run(n));
        }
        assert_eq!(pool.intern(&long), long_id);
        assert_eq!(pool.get(long_id), long);
        assert_eq!(pool.len(), 2001);
        assert!(!ids.contains(&0));
    }
}
