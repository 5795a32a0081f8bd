//! The vector that came last, and what differs in the next one.
//!
//! Consecutive states of a search differ in a few components. Finding these by comparing words in blocks costs less than
//! one table look-up, and saves a look-up for every component that is the same.

use crate::Vector;

#[derive(Clone, Debug, Default)]
pub struct Last {
    words: Vec<u32>,
    ends: Vec<u32>,
}

/// A bit for each of N words that is not `shift` further than its partner. Compilers do not find this form by themselves.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn differences<const N: usize>(a: &[u32; N], b: &[u32; N], shift: u32) -> u32 {
    use std::arch::x86_64::*;
    const { assert!(N == 4 || N == 16) };
    // SAFETY: SSE2 is part of x86-64, and these are one vector or four.
    unsafe {
        let (a, b) = (a.as_ptr().cast::<__m128i>(), b.as_ptr().cast::<__m128i>());
        let shift = _mm_set1_epi32(shift as i32);
        let equal = |k: usize| _mm_cmpeq_epi32(_mm_sub_epi32(_mm_loadu_si128(b.add(k)), _mm_loadu_si128(a.add(k))), shift);
        if N == 4 {
            return _mm_movemask_ps(_mm_castsi128_ps(equal(0))) as u32 ^ 0xf;
        }
        let (low, high) = (_mm_packs_epi32(equal(0), equal(1)), _mm_packs_epi32(equal(2), equal(3)));
        _mm_movemask_epi8(_mm_packs_epi16(low, high)) as u32 ^ 0xffff
    }
}

#[cfg(not(target_arch = "x86_64"))]
use differences_one_by_one as differences;

#[cfg(any(test, not(target_arch = "x86_64")))]
fn differences_one_by_one<const N: usize>(a: &[u32; N], b: &[u32; N], shift: u32) -> u32 {
    (0..N).map(|k| u32::from(b[k].wrapping_sub(a[k]) != shift) << k).sum()
}

/// How many words at the beginning of `b` are `shift` further than those of `a`, of which there are as many.
///
/// Most runs have less than 16 words, so that a call of the library's comparison of memory costs more than it compares.
#[inline(always)]
fn alike(a: &[u32], b: &[u32], shift: u32) -> usize {
    let n = a.len().min(b.len());
    let (a, b) = (&a[..n], &b[..n]);
    let mut at = 0;
    while let (Some(x), Some(y)) = (a[at..].first_chunk::<16>(), b[at..].first_chunk::<16>()) {
        let differ = differences(x, y, shift);
        if differ != 0 {
            return at + differ.trailing_zeros() as usize;
        }
        at += 16;
    }
    while let (Some(x), Some(y)) = (a[at..].first_chunk::<4>(), b[at..].first_chunk::<4>()) {
        let differ = differences(x, y, shift);
        if differ != 0 {
            return at + differ.trailing_zeros() as usize;
        }
        at += 4;
    }
    while at < n && b[at].wrapping_sub(a[at]) == shift {
        at += 1;
    }
    at
}

/// The first position at which two runs of one length differ.
#[inline(always)]
fn first_difference(a: &[u32], b: &[u32]) -> Option<usize> {
    let same = alike(a, b, 0);
    (same < a.len()).then_some(same)
}

impl Last {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Lists the components of `next` that differ from those of the last vector or were not in it, in order, and takes
    /// `next` as the last vector.
    #[inline]
    pub fn advance(&mut self, next: Vector<'_>, changed: &mut Vec<u32>) {
        debug_assert_eq!(next.ends.last().copied().unwrap_or(0) as usize, next.words.len());
        changed.clear();
        if self.ends == next.ends {
            let (mut at, mut i) = (0, 0);
            while let Some(ahead) = first_difference(&self.words[at..], &next.words[at..]) {
                let differs = at + ahead;
                while next.ends[i] as usize <= differs {
                    i += 1;
                }
                let start = if i == 0 { 0 } else { next.ends[i - 1] as usize };
                at = next.ends[i] as usize;
                self.words[start..at].copy_from_slice(&next.words[start..at]);
                changed.push(i as u32);
                i += 1;
            }
        } else {
            self.compare_shifted(next, changed);
            self.words.clear();
            self.words.extend_from_slice(next.words);
            self.ends.clear();
            self.ends.extend_from_slice(next.ends);
        }
    }

    /// The same where components have other lengths: runs of components that are only shifted are compared in one.
    fn compare_shifted(&self, next: Vector<'_>, changed: &mut Vec<u32>) {
        let both = self.ends.len().min(next.ends.len());
        let (mut i, mut old, mut new) = (0, 0, 0);
        while i < both {
            let first = i;
            i += alike(&self.ends[i..both], &next.ends[i..both], (new as u32).wrapping_sub(old as u32));
            if i > first {
                let (old_end, new_end) = (self.ends[i - 1] as usize, next.ends[i - 1] as usize);
                let mut j = first;
                while let Some(ahead) = first_difference(&self.words[old..old_end], &next.words[new..new_end]) {
                    while next.ends[j] as usize <= new + ahead {
                        j += 1;
                    }
                    changed.push(j as u32);
                    (old, new) = (self.ends[j] as usize, next.ends[j] as usize);
                    j += 1;
                }
                (old, new) = (old_end, new_end);
            }
            if i < both {
                changed.push(i as u32);
                (old, new) = (self.ends[i] as usize, next.ends[i] as usize);
                i += 1;
            }
        }
        changed.extend(both as u32..next.ends.len() as u32);
    }

    pub fn bytes(&self) -> usize {
        (self.words.capacity() + self.ends.capacity()) * 4
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(from: &[&[u32]], to: &[&[u32]]) -> Vec<u32> {
        let flat = |parts: &[&[u32]]| {
            let ends: Vec<u32> = parts
                .iter()
                .scan(0, |end, p| {
                    *end += p.len() as u32;
                    Some(*end)
                })
                .collect();
            (parts.concat(), ends)
        };
        let (mut last, mut changed) = (Last::default(), Vec::new());
        let (words, ends) = flat(from);
        last.advance(Vector { words: &words, ends: &ends }, &mut changed);
        assert_eq!(changed.len(), from.len());
        let (words, ends) = flat(to);
        last.advance(Vector { words: &words, ends: &ends }, &mut changed);
        let result = changed.clone();
        last.advance(Vector { words: &words, ends: &ends }, &mut changed);
        assert!(changed.is_empty());
        result
    }

    #[test]
    fn words_are_compared_as_one_by_one() {
        let word = |n: u32| n.wrapping_mul(0x9e37_79b9);
        for length in 0..70 {
            let a: Vec<u32> = (0..length).map(word).collect();
            for shift in [0, 1, 7, u32::MAX] {
                let shifted: Vec<u32> = a.iter().map(|x| x.wrapping_add(shift)).collect();
                assert_eq!(alike(&a, &shifted, shift), a.len());
                for at in 0..a.len() {
                    let mut b = shifted.clone();
                    b[at] ^= 1 << (at % 32);
                    b[at..].reverse();
                    let same = (0..a.len()).take_while(|&k| b[k].wrapping_sub(a[k]) == shift).count();
                    assert_eq!(alike(&a, &b, shift), same, "{length} words, {at}");
                    if let (Some(x), Some(y)) = (a.last_chunk::<16>(), b.last_chunk::<16>()) {
                        assert_eq!(differences(x, y, shift), differences_one_by_one(x, y, shift));
                    }
                }
            }
        }
    }

    #[test]
    fn lists_what_differs() {
        assert_eq!(changes(&[&[1, 2], &[], &[3]], &[&[1, 2], &[], &[3]]), []);
        assert_eq!(changes(&[&[1, 2], &[], &[3]], &[&[1, 9], &[], &[4]]), [0, 2]);
        assert_eq!(changes(&[&[1, 2], &[], &[3]], &[&[1, 2], &[5], &[3]]), [1]);
        assert_eq!(changes(&[&[1, 2], &[3]], &[&[1], &[2, 3]]), [0, 1]);
        assert_eq!(changes(&[&[1], &[2], &[3]], &[&[1]]), []);
        assert_eq!(changes(&[&[1]], &[&[1], &[2], &[]]), [1, 2]);
        assert_eq!(changes(&[], &[&[]]), [0]);
        assert_eq!(changes(&[&[1; 50], &[2; 50], &[3]], &[&[1; 49], &[2; 50], &[4]]), [0, 2]);
    }
}
