//! The keys of a segment for which their bucket has no slot: open addressing, whole keys.

use crate::mix;

/// What no key is: keys have less than 64 bits.
const FREE: u64 = u64::MAX;

#[derive(Debug, Default)]
pub struct Stash {
    pub keys: Vec<u64>,
    /// The searcher's data as numbers or values, whatever its segment has. Empty before the first one other than 0, then one
    /// for each place.
    codes: Vec<u32>,
    pub len: usize,
}

impl Stash {
    #[inline]
    pub fn find(&self, r: u64) -> Result<usize, usize> {
        if self.keys.is_empty() {
            return Err(0);
        }
        let hash = mix::pair(r) >> 32;
        let mut at = ((hash * self.keys.len() as u64) >> 32) as usize;
        while self.keys[at] != FREE {
            if self.keys[at] == r {
                return Ok(at);
            }
            at = if at + 1 == self.keys.len() { 0 } else { at + 1 };
        }
        Err(at)
    }

    pub fn is_full(&self) -> bool {
        (self.len + 1) * 8 > self.keys.len() * 7
    }

    /// Where a key went that was not here. `first_size` is for the first one.
    pub fn push(&mut self, r: u64, first_size: usize) -> usize {
        if self.is_full() {
            let size = if self.keys.is_empty() { first_size } else { 2 * self.keys.len() };
            let codes = if self.codes.is_empty() { Vec::new() } else { vec![0; size] };
            let old = std::mem::replace(self, Stash { keys: vec![FREE; size], codes, len: 0 });
            old.each(|r, code| {
                let at = self.push(r, 0);
                self.set_code(at, code);
            });
        }
        let (Ok(at) | Err(at)) = self.find(r);
        debug_assert!(self.keys[at] == FREE);
        self.keys[at] = r;
        self.len += 1;
        at
    }

    pub fn code(&self, at: usize) -> u32 {
        self.codes.get(at).copied().unwrap_or(0)
    }

    pub fn set_code(&mut self, at: usize, code: u32) {
        if self.codes.is_empty() && code != 0 {
            self.codes = vec![0; self.keys.len()];
        }
        if !self.codes.is_empty() {
            self.codes[at] = code;
        }
    }

    /// Goes through all keys, with codes.
    pub fn each(&self, mut visit: impl FnMut(u64, u32)) {
        for (i, &r) in self.keys.iter().enumerate().filter(|&(_, &r)| r != FREE) {
            visit(r, self.code(i));
        }
    }

    /// Makes another code of each.
    pub fn recode(&mut self, value: impl Fn(u32) -> u32) {
        self.codes.iter_mut().for_each(|code| *code = value(*code));
    }

    pub fn bytes(&self) -> usize {
        self.keys.capacity() * 8 + self.codes.capacity() * 4
    }
}
