//! A list of 64-bit keys, packed.
//!
//! A key is made of numbers that were given out in order, so its upper bits are mostly 0 or the same for long. The list is
//! cut into chunks. The last one is plain; a full one is packed: each of the three fields of a key in as many bits as the
//! chunk's range of that field needs. With a million halves a root takes 5 bytes instead of 8.

use crate::block::{self, Block};
use crate::disk::Disk;

const CHUNK: usize = 1 << 15;

#[derive(Clone, Debug)]
pub struct Keys {
    /// Where the second and the third field of a key begin.
    cuts: [u32; 2],
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
    /// The least value of each field.
    base: u64,
    widths: [u8; 3],
}

impl Packed {
    fn new(keys: &[u64], cuts: [u32; 2]) -> Packed {
        let (mut least, mut most) = ([u64::MAX; 3], [0; 3]);
        for &key in keys {
            for (field, value) in fields(key, cuts).into_iter().enumerate() {
                least[field] = least[field].min(value);
                most[field] = most[field].max(value);
            }
        }
        let base = least[0] | least[1] << cuts[0] | least[2] << cuts[1];
        let widths: [u8; 3] = std::array::from_fn(|i| (64 - (most[i] - least[i]).leading_zeros()) as u8);
        let bits = widths.iter().map(|&w| usize::from(w)).sum::<usize>();
        let mut words = Vec::with_capacity(((keys.len() * bits).div_ceil(64) + 1).max(2));
        let (mut pending, mut filled) = (0u128, 0);
        for &key in keys {
            let [low, middle, high] = fields(key - base, cuts);
            let code = low | middle << widths[0] | high << (widths[0] + widths[1]);
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
    fn get(&self, i: usize, cuts: [u32; 2]) -> u64 {
        let [low, middle, high] = self.widths.map(u32::from);
        let at = i * (low + middle + high) as usize;
        let words = &self.words.get()[at / 64..at / 64 + 2];
        let code = ((u128::from(words[1]) << 64 | u128::from(words[0])) >> (at % 64)) as u64;
        let mask = |width: u32| (1u64 << width) - 1;
        // No field overflows: each sum is a field of a key.
        ((code & mask(low)) | (code >> low & mask(middle)) << cuts[0] | (code >> (low + middle) & mask(high)) << cuts[1])
            .wrapping_add(self.base)
    }
}

#[inline(always)]
fn fields(key: u64, cuts: [u32; 2]) -> [u64; 3] {
    [key & ((1 << cuts[0]) - 1), key >> cuts[0] & ((1 << (cuts[1] - cuts[0])) - 1), key >> cuts[1]]
}

impl Keys {
    /// Keys whose fields begin at bit 0 and at the cuts.
    pub fn new(cuts: [u32; 2]) -> Self {
        debug_assert!(0 < cuts[0] && cuts[0] < cuts[1] && cuts[1] < 64);
        Keys { cuts, packed: Vec::new(), open: Vec::new(), offloaded: 0 }
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        self.packed.len() * CHUNK + self.open.len()
    }

    #[inline(always)]
    pub fn get(&self, i: usize) -> u64 {
        match self.packed.get(i / CHUNK) {
            Some(packed) => packed.get(i % CHUNK, self.cuts),
            None => self.open[i % CHUNK],
        }
    }

    #[inline]
    pub fn push(&mut self, key: u64) {
        self.open.push(key);
        if self.open.len() == CHUNK {
            self.packed.push(Packed::new(&self.open, self.cuts));
            self.open.clear();
        }
    }

    /// All keys in order, in a way that suits a file.
    pub fn sweep(&self) -> impl Iterator<Item = u64> {
        let chunks = self.packed.iter().zip(block::sweep(self.packed.iter().map(|packed| &packed.words)));
        let packed = chunks.flat_map(|(packed, _)| (0..CHUNK).map(|i| packed.get(i, self.cuts)));
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
    fn keys_come_back_whatever_their_fields() {
        for cuts in [[30, 60], [32, 63], [1, 2], [40, 41]] {
            for (low, middle, high) in [(64, 64, 64), (0, 20, 0), (13, 17, 2), (64, 0, 0), (0, 0, 64), (0, 0, 0)] {
                let some = |random: u64, bits: u32| if bits == 64 { random } else { random & ((1 << bits) - 1) };
                let key = |i: u64| {
                    let random = |k: u64| mix::pair(3 * i + k);
                    let field = fields(u64::MAX, cuts);
                    // Away from 0, so that the base matters.
                    let part = |k: usize, bits: u32| some(random(k as u64), bits).wrapping_add(77_777 << (i >> 15)) & field[k];
                    part(0, low) | part(1, middle) << cuts[0] | part(2, high) << cuts[1]
                };
                let mut keys = Keys::new(cuts);
                (0..100_000).for_each(|i| keys.push(key(i)));
                assert_eq!(keys.len(), 100_000);
                assert!((0..100_000).all(|i| keys.get(i) == key(i as u64)));
                assert!(keys.sweep().eq((0..100_000).map(key)));
            }
        }
    }

    #[test]
    fn small_numbers_take_few_bits() {
        let mut keys = Keys::new([30, 60]);
        (0..1 << 20).for_each(|i| keys.push(1 << 60 | mix::pair(i) >> 44 << 30 | mix::pair(i) & 0xf_ffff));
        assert!(keys.bytes() < (5 << 20) + CHUNK * 8 + 10_000, "{}", keys.bytes());
    }
}
