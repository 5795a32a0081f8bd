//! Hashes for tables that compare keys anyway: fast, the same in every run, not meant to stand alone.
//!
//! A folded multiplication (the high half of the product over the low half), as in wyhash.

const A: u64 = 0x9e37_79b9_7f4a_7c15;
const B: u64 = 0xe703_7ed1_a0b4_28db;
const C: u64 = 0xa076_1d64_78bd_642f;

#[inline(always)]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product as u64) ^ (product >> 64) as u64
}

#[inline(always)]
pub fn pair(key: u64) -> u64 {
    fold(fold(key ^ A, B) ^ key.rotate_left(32), C)
}

/// A bijection of the numbers of so many bits: from 2 to 64. The upper bits of the result depend on all.
#[inline(always)]
pub fn scramble(x: u64, bits: u32) -> u64 {
    let (half, mask) = (bits.div_ceil(2), !0 >> (64 - bits));
    let x = x ^ x >> half;
    let x = x.wrapping_mul(B) & mask;
    let x = x ^ x >> half;
    let x = x.wrapping_mul(C) & mask;
    x ^ x >> half
}

/// The inverse of [`scramble`].
pub fn unscramble(x: u64, bits: u32) -> u64 {
    // Each shift by a half is its own inverse.
    let (half, mask) = (bits.div_ceil(2), !0 >> (64 - bits));
    let x = x ^ x >> half;
    let x = x.wrapping_mul(const { inverse(C) }) & mask;
    let x = x ^ x >> half;
    let x = x.wrapping_mul(const { inverse(B) }) & mask;
    x ^ x >> half
}

/// The inverse of an odd number modulo 2^64: each of Newton's steps doubles the bits that are right, and 3 are at first.
const fn inverse(odd: u64) -> u64 {
    let mut x = odd;
    let mut step = 0;
    while step < 5 {
        x = x.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(x)));
        step += 1;
    }
    x
}

#[inline]
pub fn words(words: &[u32]) -> u64 {
    let two = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
    let mut hash = A ^ words.len() as u64;
    let (fours, rest) = words.as_chunks::<4>();
    for four in fours {
        hash = fold(two(four[0], four[1]) ^ hash, two(four[2], four[3]) ^ B);
    }
    // The length is in the hash, so zeros for what is missing are harmless.
    let at = |i: usize| rest.get(i).copied().unwrap_or(0);
    hash = fold(two(at(0), at(1)) ^ hash, u64::from(at(2)) ^ B);
    fold(hash, C)
}

#[inline]
pub fn bytes(bytes: &[u8]) -> u64 {
    let mut hash = A ^ bytes.len() as u64;
    let mut rest = bytes;
    while let Some((block, behind)) = rest.split_first_chunk::<16>() {
        hash = fold(eight(block.first_chunk()) ^ hash, eight(block.last_chunk()) ^ B);
        rest = behind;
    }
    // What remains in two words that may overlap: with the length in the hash, nothing is ambiguous.
    let (low, high) = if rest.len() >= 8 {
        (eight(rest.first_chunk()), eight(rest.last_chunk()))
    } else if rest.len() >= 4 {
        (four(rest.first_chunk()), four(rest.last_chunk()))
    } else {
        (rest.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)), 0)
    };
    fold(fold(low ^ hash, high ^ B), C)
}

#[inline(always)]
fn eight(bytes: Option<&[u8; 8]>) -> u64 {
    bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

#[inline(always)]
fn four(bytes: Option<&[u8; 4]>) -> u64 {
    bytes.map_or(0, |bytes| u64::from(u32::from_le_bytes(*bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scrambling_is_a_bijection() {
        for bits in 2..=16 {
            let mut met = vec![false; 1 << bits];
            for x in 0..1 << bits {
                let y = scramble(x, bits);
                assert!(!std::mem::replace(&mut met[y as usize], true));
                assert_eq!(unscramble(y, bits), x);
            }
        }
        for bits in 17..=64 {
            let most = !0 >> (64 - bits);
            for i in 0..2000u64 {
                for x in [i & most, most - i, pair(i) & most, i << (bits - 11) & most] {
                    assert!(scramble(x, bits) <= most);
                    assert_eq!(unscramble(scramble(x, bits), bits), x, "{bits} bits");
                    assert_eq!(scramble(unscramble(x, bits), bits), x, "{bits} bits");
                }
            }
        }
    }
}
