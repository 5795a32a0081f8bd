//! Interned pairs: 64 bits to a number, given out from 0 in order.

use crate::arena::Arena;
use crate::index::Index;
use crate::mix;

#[derive(Clone, Debug)]
pub struct Pairs {
    index: Index,
    keys: Arena<u64>,
}

impl Pairs {
    pub fn new() -> Self {
        Pairs { index: Index::new(), keys: Arena::new() }
    }

    /// The number of a pair, and whether it is new.
    #[inline]
    pub fn intern(&mut self, key: u64) -> (u32, bool) {
        let hash = mix::pair(key);
        match self.index.find(hash, |id| self.keys.get(id as usize - 1) == key) {
            Ok(id) => (id - 1, false),
            Err(place) => {
                let number = self.keys.len() as u32;
                assert!(number < u32::MAX, "more than 2^32 states");
                self.keys.push(key);
                self.index.insert(place, hash, number + 1, |id| mix::pair(self.keys.get(id as usize - 1)));
                (number, true)
            }
        }
    }

    #[inline]
    pub fn get(&self, number: u32) -> u64 {
        self.keys.get(number as usize)
    }

    pub fn len(&self) -> usize {
        self.keys.len()
    }

    pub fn bytes(&self) -> usize {
        self.index.bytes() + self.keys.bytes()
    }
}
