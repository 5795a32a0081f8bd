//! Immutable contents, each kept once.
//!
//! Bodies of objects and statics (bytes, found by content, named by address), images of threads (words,
//! named by number) and, for open states, entries of the object table (named by number). **Equal content has one address or number, and a pooled content never changes**, so comparing two
//! components is comparing two words.

use crate::heap::{Entry, Heap};
use std::sync::atomic::{AtomicU64, Ordering};

/// Folded multiplication: the one mixing step of all hashes here.
#[inline(always)]
pub(crate) fn fold(a: u64, b: u64) -> u64 {
    let product = (a as u128).wrapping_mul(b as u128);
    (product as u64) ^ (product >> 64) as u64
}

pub(crate) const K1: u64 = 0x9e37_79b9_7f4a_7c15;
pub(crate) const K2: u64 = 0xe703_7ed1_a0b4_28db;

pub(crate) fn hash_words(words: &[u64]) -> u64 {
    // Two chains, so that one multiplication need not wait for the other.
    let (mut g, mut h) = (K2, K1 ^ words.len() as u64);
    let mut fours = words.chunks_exact(4);
    for four in &mut fours {
        g = fold(g ^ four[0], K2 ^ four[1]).rotate_left(23) ^ four[1];
        h = fold(h ^ four[2], K2 ^ four[3]).rotate_left(23) ^ four[3];
    }
    for &word in fours.remainder() {
        h = fold(h ^ word, K2);
    }
    fold(h ^ g.rotate_left(32), K1)
}

#[derive(Clone, Copy)]
struct Body {
    hash: u64,
    at: *mut u8,
    bytes: u32,
}

/// Bodies by content.
#[derive(Default)]
pub struct Bodies {
    table: Vec<Body>,
    count: usize,
    bytes: usize,
}

const NO_BODY: Body = Body { hash: 0, at: std::ptr::null_mut(), bytes: 0 };

impl Bodies {
    /// The one body with this content. A body that was found to be a copy is given back to the heap.
    ///
    /// # Safety
    /// `at` is a private body of the heap with that many bytes (rounded up to 8, the rest zero).
    pub unsafe fn intern(&mut self, heap: &mut Heap, at: *mut u8, bytes: u32) -> *mut u8 {
        if bytes == 0 {
            return at;
        }
        // SAFETY: as the caller promises.
        let found = unsafe { self.find(at, bytes) };
        if found != at {
            heap.free_copy(at, bytes as usize);
        }
        found
    }

    /// The body with this content, or this one from now on.
    ///
    /// # Safety
    /// As for [`Bodies::intern`]; the body must not change any more.
    pub unsafe fn find(&mut self, at: *mut u8, bytes: u32) -> *mut u8 {
        if self.count * 4 >= self.table.len() * 3 {
            self.grow();
        }
        let words = (bytes as usize).div_ceil(8);
        // SAFETY: bodies are 8-aligned and rounded up.
        let content = unsafe { std::slice::from_raw_parts(at.cast::<u64>(), words) };
        let hash = hash_words(content) ^ bytes as u64;
        let mask = self.table.len() - 1;
        let mut i = hash as usize & mask;
        loop {
            let slot = self.table[i];
            if slot.at.is_null() {
                self.table[i] = Body { hash, at, bytes };
                self.count += 1;
                self.bytes += words * 8;
                return at;
            }
            if slot.hash == hash && slot.bytes == bytes {
                // SAFETY: as above.
                if slot.at == at || content == unsafe { std::slice::from_raw_parts(slot.at.cast::<u64>(), words) } {
                    return slot.at;
                }
            }
            i = (i + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let new = vec![NO_BODY; (self.table.len() * 2).max(1 << 14)];
        let old = std::mem::replace(&mut self.table, new);
        let mask = self.table.len() - 1;
        for body in old.into_iter().filter(|b| !b.at.is_null()) {
            let mut i = body.hash as usize & mask;
            while !self.table[i].at.is_null() {
                i = (i + 1) & mask;
            }
            self.table[i] = body;
        }
    }

    pub fn len(&self) -> usize {
        self.count
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Memory held, contents included.
    pub fn memory(&self) -> usize {
        self.bytes + self.table.capacity() * size_of::<Body>()
    }
}

/// Sequences of words by content.
pub struct Images {
    /// No two pools have the same: with it, a number names a content for good.
    name: u64,
    words: Vec<u64>,
    /// (start, length, hash) of each.
    spans: Vec<(u32, u32, u64)>,
    /// Open addressing: number + 1.
    table: Vec<u32>,
}

impl Default for Images {
    fn default() -> Images {
        static NAMES: AtomicU64 = AtomicU64::new(1);
        let name = NAMES.fetch_add(1, Ordering::Relaxed);
        Images { name, words: Vec::new(), spans: Vec::new(), table: Vec::new() }
    }
}

impl Images {
    /// Which pool it is.
    #[inline]
    pub fn name(&self) -> u64 {
        self.name
    }

    pub fn intern(&mut self, content: &[u64]) -> u32 {
        if self.spans.len() * 4 >= self.table.len() * 3 {
            self.grow();
        }
        let hash = hash_words(content);
        let mask = self.table.len() - 1;
        let mut i = hash as usize & mask;
        loop {
            let slot = self.table[i];
            if slot == 0 {
                let number = self.spans.len() as u32;
                let start = u32::try_from(self.words.len()).expect("fewer than 2^32 words of thread images");
                // Grows by a quarter: twice as much would stand empty most of the time.
                if self.words.capacity() - self.words.len() < content.len() {
                    self.words.reserve_exact((self.words.len() / 4).max(content.len()).max(1 << 12));
                }
                self.words.extend_from_slice(content);
                self.spans.push((start, content.len() as u32, hash));
                self.table[i] = number + 1;
                return number;
            }
            let (start, len, found) = self.spans[slot as usize - 1];
            if found == hash && self.words[start as usize..][..len as usize] == *content {
                return slot - 1;
            }
            i = (i + 1) & mask;
        }
    }

    #[inline]
    pub fn get(&self, number: u32) -> &[u64] {
        let (start, len, _) = self.spans[number as usize];
        &self.words[start as usize..][..len as usize]
    }

    fn grow(&mut self) {
        let size = (self.table.len() * 2).max(1 << 10);
        self.table = vec![0; size];
        for (number, span) in self.spans.iter().enumerate() {
            let mut i = span.2 as usize & (size - 1);
            while self.table[i] != 0 {
                i = (i + 1) & (size - 1);
            }
            self.table[i] = number as u32 + 1;
        }
    }

    pub fn len(&self) -> usize {
        self.spans.len()
    }

    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    pub fn memory(&self) -> usize {
        self.words.capacity() * 8 + self.spans.capacity() * 16 + self.table.capacity() * 4
    }
}

/// Entries of the object table by content.
#[derive(Default)]
pub(crate) struct Entries {
    list: Vec<Entry>,
    /// Open addressing: number + 1.
    table: Vec<u32>,
}

impl Entries {
    pub(crate) fn number(&mut self, entry: &Entry) -> u32 {
        if self.list.len() * 4 >= self.table.len() * 3 {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut at = Self::hash(entry) & mask;
        loop {
            match self.table[at] {
                0 => break,
                number if self.list[number as usize - 1].is_same(entry) => return number - 1,
                _ => at = (at + 1) & mask,
            }
        }
        if self.list.len() == self.list.capacity() {
            self.list.reserve_exact((self.list.len() / 4).max(1 << 10));
        }
        self.list.push(*entry);
        self.table[at] = self.list.len() as u32;
        self.list.len() as u32 - 1
    }

    pub(crate) fn get(&self, number: u32) -> Entry {
        self.list[number as usize]
    }

    pub(crate) fn memory(&self) -> usize {
        self.list.capacity() * size_of::<Entry>() + self.table.capacity() * 4
    }

    fn hash(entry: &Entry) -> usize {
        fold(entry.body as u64 ^ K1, (entry.meta as u64 | (entry.len as u64) << 32) ^ K2) as usize
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.table.len() * 2).max(1 << 10);
        self.table = vec![0; size];
        for (number, entry) in self.list.iter().enumerate() {
            let mut at = Self::hash(entry) & (size - 1);
            while self.table[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            self.table[at] = number as u32 + 1;
        }
    }
}
