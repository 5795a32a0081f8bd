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

/// Words compared at once by the library's comparison of memory.
const BLOCK: usize = 64;

/// The first position at which two runs of one length differ.
#[inline]
fn first_difference(a: &[u32], b: &[u32]) -> Option<usize> {
    let mut at = 0;
    for (x, y) in a.chunks(BLOCK).zip(b.chunks(BLOCK)) {
        if x != y {
            let eights = x.as_chunks::<8>().0.iter().zip(y.as_chunks::<8>().0);
            let same = 8 * eights.take_while(|(p, q)| p == q).count();
            return Some(at + same + x[same..].iter().zip(&y[same..]).take_while(|(p, q)| p == q).count());
        }
        at += BLOCK;
    }
    None
}

/// How many ends at the beginning of `next` lie `shift` further than those of `last`.
#[inline]
fn shifted_alike(last: &[u32], next: &[u32], shift: u32) -> usize {
    let one = |from: usize, to: usize| {
        last[from..to].iter().zip(&next[from..to]).take_while(|(p, q)| q.wrapping_sub(**p) == shift).count()
    };
    // Most runs are short. Long ones go in blocks without a way out, of which the compiler compares several at once.
    let few = last.len().min(4);
    let mut same = one(0, few);
    if same == few {
        let eights = last[few..].as_chunks::<8>().0.iter().zip(next[few..].as_chunks::<8>().0);
        let alike =
            |(x, y): &(&[u32; 8], &[u32; 8])| x.iter().zip(*y).fold(0, |other, (p, q)| other | (q.wrapping_sub(*p) ^ shift)) == 0;
        same += 8 * eights.take_while(alike).count();
        same += one(same, last.len());
    }
    same
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
            i += shifted_alike(&self.ends[i..both], &next.ends[i..both], (new as u32).wrapping_sub(old as u32));
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
