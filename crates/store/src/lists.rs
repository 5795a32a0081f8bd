//! Lists of small numbers as bytes, and a pool of them.
//!
//! A list is its length and its numbers, each in 7 bits of a byte, lowest first, with the top bit set where more follows: 1
//! byte below 128, 2 below 16384. **A list has one form, and no form is the beginning of another**, so lists are compared
//! as bytes without a look at their length.

use crate::disk::Disk;
use crate::index::Index;
use crate::mix;
use crate::runs::Runs;

/// Lists in chunks: 8 GiB at most.
pub type ListRuns = Runs<u8, 2>;

/// The form of a list, written to the beginning of `bytes`, whose other content is of no meaning.
#[inline]
pub fn encode<'b>(list: &[u32], bytes: &'b mut Vec<u8>) -> &'b [u8] {
    let length = u32::try_from(list.len()).expect("a list has less than 2^32 numbers");
    // Room for the longest form of each, so that nothing grows on the way. It stays: filling it anew cost as much as the form.
    let room = 5 * (list.len() + 1);
    if bytes.len() < room {
        bytes.resize(room, 0);
    }
    let mut at = put(bytes, 0, length);
    for &number in list {
        at = put(bytes, at, number);
    }
    &bytes[..at]
}

/// Writes a number, and says where the next one goes.
#[inline(always)]
fn put(bytes: &mut [u8], mut at: usize, number: u32) -> usize {
    let mut rest = number;
    while rest >= 0x80 {
        bytes[at] = rest as u8 | 0x80;
        at += 1;
        rest >>= 7;
    }
    bytes[at] = rest as u8;
    at + 1
}

/// The number at the beginning, and what follows it.
#[inline]
fn number(bytes: &[u8]) -> (u32, &[u8]) {
    let (mut number, mut i) = (0, 0);
    loop {
        number |= u32::from(bytes[i] & 0x7f) << (7 * i);
        i += 1;
        if bytes[i - 1] < 0x80 {
            return (number, &bytes[i..]);
        }
    }
}

/// The numbers of the list at the beginning.
pub fn decode(bytes: &[u8]) -> impl Iterator<Item = u32> {
    let (length, mut rest) = number(bytes);
    (0..length).map(move |_| {
        let (next, behind) = number(rest);
        rest = behind;
        next
    })
}

/// How many bytes the list at the beginning takes.
pub fn length(bytes: &[u8]) -> usize {
    let (mut left, mut rest) = number(bytes);
    // Eight bytes hold eight ends of numbers at most, so the end of a longer list is not among them.
    while left > 8 {
        let Some((eight, behind)) = rest.split_first_chunk::<8>() else { break };
        left -= (!u64::from_le_bytes(*eight) & 0x8080_8080_8080_8080).count_ones();
        rest = behind;
    }
    while left > 0 {
        left -= u32::from(rest[0] < 0x80);
        rest = &rest[1..];
    }
    bytes.len() - rest.len()
}

/// The hash of the list at an address.
pub fn hash_at(runs: &ListRuns, address: u32) -> u64 {
    let from = runs.from(address);
    mix::bytes(&from[..length(from)])
}

/// Interned lists. A list's number is its address, which saves a table of starts and a cache miss; none has the number 0.
#[derive(Clone, Debug)]
pub struct Lists {
    index: Index,
    runs: ListRuns,
    len: usize,
    /// See [`crate::pairs::Pairs`].
    spilled: bool,
    /// Room for the form of the list that is looked for.
    wanted: Vec<u8>,
}

impl Lists {
    pub fn new() -> Self {
        Lists { index: Index::for_long_keys(), runs: Runs::new(), len: 0, spilled: false, wanted: Vec::new() }
    }

    #[inline]
    pub fn intern(&mut self, list: &[u32]) -> u32 {
        let mut wanted = std::mem::take(&mut self.wanted);
        let number = self.intern_form(encode(list, &mut wanted));
        self.wanted = wanted;
        number
    }

    #[inline(always)]
    fn intern_form(&mut self, wanted: &[u8]) -> u32 {
        let hash = mix::bytes(wanted);
        match self.index.find(hash, |id| self.runs.from(id).starts_with(wanted)) {
            Ok(id) => id,
            Err(mut place) => {
                if self.spilled && self.index.must_grow(hash) {
                    self.rebuild();
                    place = self.index.place(hash);
                }
                let id = self.runs.push(wanted);
                self.index.insert(place, hash, id, |id| hash_at(&self.runs, id));
                self.len += 1;
                id
            }
        }
    }

    #[cold]
    fn rebuild(&mut self) {
        let mut before = 0;
        let keys = self.runs.addresses(length).map(|address| {
            self.runs.pass(std::mem::replace(&mut before, address), address);
            (address, hash_at(&self.runs, address))
        });
        self.index.rebuild(keys);
    }

    pub fn get(&self, id: u32) -> impl Iterator<Item = u32> {
        decode(self.runs.from(id))
    }

    pub fn len(&self) -> usize {
        self.len
    }

    pub fn offload(&mut self, disk: &mut Disk) -> std::io::Result<()> {
        self.spilled = true;
        self.runs.offload(disk)
    }

    pub fn bytes(&self) -> usize {
        self.index.bytes() + self.runs.bytes() + self.wanted.capacity()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_come_back_and_have_one_number() {
        let mut lists = Lists::new();
        // Numbers at the edges of the widths, lists of all lengths and one longer than a chunk.
        let list = |n: usize| -> Vec<u32> {
            let length = if n == 100 { 150_000 } else { n * 31 % 200 };
            (0..length).map(|i| (1u64 << ((i * 5 + n) % 33)).wrapping_sub(u64::from(n.is_multiple_of(3))) as u32).collect()
        };
        let mut first = std::collections::HashMap::new();
        for n in (0..5000).chain(0..5000) {
            let id = lists.intern(&list(n));
            assert!(id != 0);
            assert_eq!(*first.entry(list(n)).or_insert(id), id);
            assert!(lists.get(id).eq(list(n)));
        }
        assert_eq!(lists.len(), first.len());
        let mut ids: Vec<u32> = first.into_values().collect();
        ids.sort_unstable();
        assert!(lists.runs.addresses(length).eq(ids));
    }

    #[test]
    fn small_numbers_take_one_or_two_bytes() {
        let mut bytes = Vec::new();
        assert_eq!(encode(&[127; 50], &mut bytes).len(), 51);
        assert_eq!(encode(&[16383; 50], &mut bytes).len(), 101);
        assert_eq!(encode(&[u32::MAX; 50], &mut bytes).len(), 251);
    }
}
