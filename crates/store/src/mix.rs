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
    let eight = |bytes: &[u8; 8]| u64::from_le_bytes(*bytes);
    let mut hash = A ^ bytes.len() as u64;
    let (blocks, rest) = bytes.as_chunks::<16>();
    let mut last = [0; 16];
    last[..rest.len()].copy_from_slice(rest);
    for block in blocks.iter().chain([&last]) {
        let (halves, _) = block.as_chunks::<8>();
        hash = fold(eight(&halves[0]) ^ hash, eight(&halves[1]) ^ B);
    }
    fold(hash, C)
}
