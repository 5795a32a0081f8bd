//! What a state is known by: 128 bits of its shape and its values.
//!
//! Values are mixed in one pair of words after the other into two independent sums, so that an engine with many states of one shape can do it
//! column by column. **It depends on nothing but the words**: all engines give the same, and so do all runs.

use xxhash_rust::xxh3::xxh3_128;

const FIRST: u64 = 0x9e37_79b9_7f4a_7c15;
const SECOND: u64 = 0xd6e8_feb8_6659_fd93;
const LAST: u64 = 0xa076_1d64_78bd_642f;

/// The halves of a product, folded: each bit of `x` reaches all bits.
#[inline(always)]
pub(crate) fn fold(x: u64, by: u64) -> u64 {
    let product = x as u128 * by as u128;
    product as u64 ^ (product >> 64) as u64
}

/// A state whose values are being mixed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mixer(u64, u64);

impl Mixer {
    /// Begins with the fingerprint of a shape.
    #[inline(always)]
    pub fn new(shape: u128) -> Mixer {
        Mixer(shape as u64, (shape >> 64) as u64)
    }

    /// Two values; a last one alone comes with 0.
    #[inline(always)]
    pub fn add(&mut self, low: u32, high: u32) {
        let pair = low as u64 | (high as u64) << 32;
        self.0 = fold(self.0 ^ pair, FIRST);
        // Where a sum meets its own value it becomes 0 and forgets what was before: the two never do so together.
        self.1 = fold(self.1 ^ pair.rotate_left(29), SECOND).wrapping_add(pair);
    }

    #[inline(always)]
    pub fn finish(self) -> u128 {
        let low = fold(self.0 ^ self.1.rotate_left(32), LAST) ^ self.0;
        low as u128 | (self.1 as u128) << 64
    }
}

/// Of the words of a shape.
pub fn of_shape(words: &[u32]) -> u128 {
    // SAFETY: the bytes of the words.
    xxh3_128(unsafe { std::slice::from_raw_parts(words.as_ptr().cast::<u8>(), size_of_val(words)) })
}

/// Of a state: a shape's fingerprint, and values.
pub fn of_state(shape: u128, values: &[u32]) -> u128 {
    let mut mixer = Mixer::new(shape);
    let mut pairs = values.chunks_exact(2);
    for pair in &mut pairs {
        mixer.add(pair[0], pair[1]);
    }
    if let [last] = pairs.remainder() {
        mixer.add(*last, 0);
    }
    mixer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn near_states_differ_in_both_halves() {
        let shape = of_shape(&[1, 2, 3]);
        let (mut low, mut high) = (HashSet::new(), HashSet::new());
        for a in 0..40 {
            for b in 0..40 {
                for c in 0..40 {
                    let name = of_state(shape, &[a, b, c]);
                    low.insert(name as u64);
                    high.insert((name >> 64) as u64);
                }
            }
        }
        assert_eq!((low.len(), high.len()), (64_000, 64_000));
        assert_ne!(of_state(shape, &[1]), of_state(of_shape(&[1, 2]), &[1]));
    }
}
