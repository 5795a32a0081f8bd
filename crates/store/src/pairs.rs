//! Interned pairs: 64 bits to a number, given out from 0 in order.

use crate::disk::Disk;
use crate::index::Index;
use crate::keys::Keys;
use crate::mix;

#[derive(Clone, Debug)]
pub struct Pairs {
    index: Index,
    keys: Keys,
    /// Keys may be in a file: they must not be looked at one by one in the order of hashes when the index grows.
    spilled: bool,
}

impl Pairs {
    pub fn new() -> Self {
        Pairs { index: Index::new(), keys: Keys::new(), spilled: false }
    }

    /// The number of a pair, and whether it is new.
    #[inline]
    pub fn intern(&mut self, key: u64) -> (u32, bool) {
        let hash = mix::pair(key);
        match self.index.find(hash, |id| self.keys.get(id as usize - 1) == key) {
            Ok(id) => (id - 1, false),
            Err(mut place) => {
                if self.spilled && self.index.must_grow(hash) {
                    self.index.rebuild((1..).zip(self.keys.sweep().map(mix::pair)));
                    place = self.index.place(hash);
                }
                let number = self.keys.len() as u32;
                assert!(number < u32::MAX, "more than 2^32 pairs");
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

    pub fn offload(&mut self, disk: &mut Disk) -> std::io::Result<()> {
        self.spilled = true;
        self.keys.offload(disk)
    }

    pub fn bytes(&self) -> usize {
        self.index.bytes() + self.keys.bytes()
    }
}
