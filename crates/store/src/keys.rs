//! A list of 64-bit keys, packed.
//!
//! A key is two numbers that were given out in order, so the upper bits of both are mostly 0 or the same for long. The list
//! is cut into chunks. The last one is plain; a full one is packed: each half of a key in as many bits as the chunk's
//! range of that half needs. Where there are a million numbers, a key takes 5 bytes instead of 8.

use crate::block::{self, Block};
use crate::disk::Disk;

const CHUNK: usize = 1 << 15;

#[derive(Clone, Debug)]
pub struct Keys {
    packed: Vec<Packed>,
    /// **Less than a chunk.**
    open: Vec<u64>,
    /// So many chunks are in a file.
    offloaded: usize,
}

/// A full chunk.
#[derive(Clone, Debug)]
struct Packed {
    /// One word more than the keys need, so that two words can always be read.
    words: Block<u64>,
    /// The least value of each half.
    base: u64,
    widths: [u8; 2],
}

impl Packed {
    fn new(keys: &[u64]) -> Packed {
        let (mut least, mut most) = ([u64::MAX; 2], [0; 2]);
        for &key in keys {
            for (half, value) in halves(key).into_iter().enumerate() {
                least[half] = least[half].min(value);
                most[half] = most[half].max(value);
            }
        }
        let base = least[0] | least[1] << 32;
        let widths: [u8; 2] = std::array::from_fn(|i| (64 - (most[i] - least[i]).leading_zeros()) as u8);
        let bits = widths.iter().map(|&w| usize::from(w)).sum::<usize>();
        let mut words = Vec::with_capacity(((keys.len() * bits).div_ceil(64) + 1).max(2));
        let (mut pending, mut filled) = (0u128, 0);
        for &key in keys {
            let [low, high] = halves(key - base);
            let code = low | high << widths[0];
            pending |= u128::from(code) << filled;
            filled += bits;
            if filled >= 64 {
                words.push(pending as u64);
                pending >>= 64;
                filled -= 64;
            }
        }
        if filled > 0 {
            words.push(pending as u64);
        }
        words.resize((words.len() + 1).max(2), 0);
        Packed { words: Block::Held(words), base, widths }
    }

    #[inline(always)]
    fn get(&self, i: usize) -> u64 {
        let [low, high] = self.widths.map(u32::from);
        let at = i * (low + high) as usize;
        let words = &self.words.get()[at / 64..at / 64 + 2];
        let code = ((u128::from(words[1]) << 64 | u128::from(words[0])) >> (at % 64)) as u64;
        let mask = |width: u32| (1u64 << width) - 1;
        // No half overflows: each sum is a half of a key.
        (code & mask(low) | (code >> low & mask(high)) << 32) + self.base
    }
}

#[inline(always)]
fn halves(key: u64) -> [u64; 2] {
    [key & 0xffff_ffff, key >> 32]
}

impl Keys {
    pub fn new() -> Self {
        Keys { packed: Vec::new(), open: Vec::new(), offloaded: 0 }
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        self.packed.len() * CHUNK + self.open.len()
    }

    #[inline(always)]
    pub fn get(&self, i: usize) -> u64 {
        match self.packed.get(i / CHUNK) {
            Some(packed) => packed.get(i % CHUNK),
            None => self.open[i % CHUNK],
        }
    }

    #[inline]
    pub fn push(&mut self, key: u64) {
        self.open.push(key);
        if self.open.len() == CHUNK {
            self.packed.push(Packed::new(&self.open));
            self.open.clear();
        }
    }

    /// All keys in order, in a way that suits a file.
    pub fn sweep(&self) -> impl Iterator<Item = u64> {
        let chunks = self.packed.iter().zip(block::sweep(self.packed.iter().map(|packed| &packed.words)));
        let packed = chunks.flat_map(|(packed, _)| (0..CHUNK).map(|i| packed.get(i)));
        packed.chain(self.open.iter().copied())
    }

    /// Moves all full chunks into the file.
    pub fn offload(&mut self, disk: &mut Disk) -> std::io::Result<()> {
        while let Some(packed) = self.packed.get_mut(self.offloaded) {
            packed.words.offload(disk)?;
            self.offloaded += 1;
        }
        Ok(())
    }

    pub fn bytes(&self) -> usize {
        let held = self.packed[self.offloaded..].iter().map(|packed| packed.words.bytes()).sum::<usize>();
        self.packed.capacity() * size_of::<Packed>() + self.open.capacity() * 8 + held
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mix;

    #[test]
    fn keys_come_back_whatever_their_halves() {
        for (low, high) in [(32, 32), (0, 20), (13, 17), (32, 0), (0, 32), (0, 0)] {
            let key = |i: u64| {
                // Away from 0, so that the base matters.
                let half = |k: u64, bits: u32| ((mix::pair(2 * i + k) & ((1 << bits) - 1)) + (77_777 << (i >> 15))) & 0xffff_ffff;
                half(0, low) | half(1, high) << 32
            };
            let mut keys = Keys::new();
            (0..100_000).for_each(|i| keys.push(key(i)));
            assert_eq!(keys.len(), 100_000);
            assert!((0..100_000).all(|i| keys.get(i) == key(i as u64)));
            assert!(keys.sweep().eq((0..100_000).map(key)));
        }
    }

    #[test]
    fn small_numbers_take_few_bits() {
        let mut keys = Keys::new();
        (0..1 << 20).for_each(|i| keys.push(mix::pair(i) >> 44 << 32 | mix::pair(i) & 0xf_ffff));
        assert!(keys.bytes() < (5 << 20) + CHUNK * 8 + 10_000, "{}", keys.bytes());
    }
}
