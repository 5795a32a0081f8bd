//! The constant pool of a class that is being written. Equal entries are written once.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// FNV-1a: the keys are short and our own, and a class shall be spun in microseconds.
#[derive(Default)]
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &b in bytes {
            self.0 = (self.0 ^ u64::from(b)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

#[derive(Default)]
pub(crate) struct Pool {
    bytes: Vec<u8>,
    /// By the bytes of the entry.
    known: HashMap<Box<[u8]>, u16, BuildHasherDefault<Fnv>>,
    /// One more than the last index. Wider than an index, so that an overflow is noticed at the end.
    count: u32,
    /// A text was longer than the format allows.
    oversize: bool,
}

impl Pool {
    pub(crate) fn new() -> Pool {
        Pool { count: 1, ..Pool::default() }
    }

    fn entry(&mut self, tag: u8, body: &[u8], slots: u32) -> u16 {
        // Written at once and taken back if it is known.
        let start = self.bytes.len();
        self.bytes.push(tag);
        self.bytes.extend_from_slice(body);
        self.keep(start, slots)
    }

    /// The entry is what was written from `start` on.
    fn keep(&mut self, start: usize, slots: u32) -> u16 {
        if let Some(&index) = self.known.get(&self.bytes[start..]) {
            self.bytes.truncate(start);
            return index;
        }
        let index = self.count as u16;
        self.count += slots;
        self.known.insert(self.bytes[start..].into(), index);
        index
    }

    fn pair(&mut self, tag: u8, a: u16, b: u16) -> u16 {
        let [a, b] = [a.to_be_bytes(), b.to_be_bytes()];
        self.entry(tag, &[a[0], a[1], b[0], b[1]], 1)
    }

    pub(crate) fn utf8(&mut self, text: &str) -> u16 {
        // Supplementary characters and NUL differ in modified UTF-8; nearly every text has neither.
        if text.bytes().all(|b| (1..0x80).contains(&b)) { self.text(text.as_bytes()) } else { self.utf16(&units(text)) }
    }

    pub(crate) fn utf16(&mut self, units: &[u16]) -> u16 {
        self.text(&modified_utf8(units))
    }

    fn text(&mut self, modified: &[u8]) -> u16 {
        self.oversize |= modified.len() > 0xffff;
        let start = self.bytes.len();
        self.bytes.push(1);
        self.bytes.extend_from_slice(&(modified.len() as u16).to_be_bytes());
        self.bytes.extend_from_slice(modified);
        self.keep(start, 1)
    }

    pub(crate) fn integer(&mut self, value: i32) -> u16 {
        self.entry(3, &value.to_be_bytes(), 1)
    }

    pub(crate) fn float(&mut self, bits: u32) -> u16 {
        self.entry(4, &bits.to_be_bytes(), 1)
    }

    pub(crate) fn long(&mut self, value: i64) -> u16 {
        self.entry(5, &value.to_be_bytes(), 2)
    }

    pub(crate) fn double(&mut self, bits: u64) -> u16 {
        self.entry(6, &bits.to_be_bytes(), 2)
    }

    /// `name` as a `Class` entry has it: an internal name or the descriptor of an array.
    pub(crate) fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name);
        self.entry(7, &name.to_be_bytes(), 1)
    }

    pub(crate) fn string(&mut self, units: &[u16]) -> u16 {
        let text = self.utf16(units);
        self.entry(8, &text.to_be_bytes(), 1)
    }

    pub(crate) fn field(&mut self, class: &str, name: &str, descriptor: &str) -> u16 {
        self.member(9, class, name, descriptor)
    }

    pub(crate) fn method(&mut self, class: &str, name: &str, descriptor: &str, interface: bool) -> u16 {
        self.member(if interface { 11 } else { 10 }, class, name, descriptor)
    }

    fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> u16 {
        let class = self.class(class);
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        let name_and_type = self.pair(12, name, descriptor);
        self.pair(tag, class, name_and_type)
    }

    /// The count and the entries; `None` if there are too many or one is too long.
    pub(crate) fn finish(self) -> Option<Vec<u8>> {
        if self.oversize {
            return None;
        }
        let mut out = u16::try_from(self.count).ok()?.to_be_bytes().to_vec();
        out.extend_from_slice(&self.bytes);
        Some(out)
    }
}

pub(crate) fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

/// Bytes that a UTF-16 unit takes in modified UTF-8.
pub(crate) fn modified_len(unit: u16) -> usize {
    match unit {
        1..=0x7f => 1,
        0 | 0x80..=0x7ff => 2,
        _ => 3,
    }
}

fn modified_utf8(units: &[u16]) -> Vec<u8> {
    let mut out = Vec::with_capacity(units.len());
    for &u in units {
        match modified_len(u) {
            1 => out.push(u as u8),
            2 => out.extend([0xc0 | (u >> 6) as u8, 0x80 | (u & 0x3f) as u8]),
            _ => out.extend([0xe0 | (u >> 12) as u8, 0x80 | (u >> 6 & 0x3f) as u8, 0x80 | (u & 0x3f) as u8]),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_entries_are_one() {
        let mut pool = Pool::new();
        let m = pool.method("a/B", "m", "()V", false);
        assert_eq!(pool.method("a/B", "m", "()V", false), m);
        assert_ne!(pool.method("a/B", "m", "()V", true), m);
        let d = pool.double(0);
        assert_eq!(pool.utf8("next"), d + 2, "doubles take two");
    }

    #[test]
    fn modified() {
        let units = units("a\0é€😀");
        assert_eq!(modified_utf8(&units), b"a\xc0\x80\xc3\xa9\xe2\x82\xac\xed\xa0\xbd\xed\xb8\x80");
        assert_eq!(units.iter().map(|u| modified_len(*u)).sum::<usize>(), modified_utf8(&units).len());
    }
}
