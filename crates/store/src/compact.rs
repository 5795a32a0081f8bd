//! The set of roots: exact, and with less than a key's bits for each key.
//!
//! A key is scrambled by a bijection, and where it lies says a part of the result: only the rest is stored, and the key can
//! be had back from both.
//!
//! ```text
//!   key        depth | left | right                 as many bits as the numbers of this segment need
//!   segment    8 bits of `right` ⊕ a hash of all others
//!   r          all others, scrambled: B bits
//!   bucket     ⌊r·m / 2^B⌋, one of m equal ranges; what is stored is the place of r in its range
//!   stash      r itself, where the 64 slots of a bucket are taken: about one key in a hundred
//! ```
//!
//! - **Bits of a bucket lie across:** word j holds bit j of all 64 slots. A search compares all slots at once, word by
//!   word, and mostly knows after eight words that a key is not here.
//! - The searcher's data of a state lies in further words of its bucket: the number of its value among those that occurred,
//!   in as many bits as these numbers need, none before the first value. With more than 65536 values it is the value.
//! - The segment of a key does not depend on how wide numbers are. So a segment is made wider when the first key comes to it
//!   that does not fit, and only that segment: no insertion waits for more than 1/256 of the keys to move, or needs
//!   more memory on the way than one segment takes.
//! - A segment grows by an eighth when 9 in 10 slots are taken. The next size depends on the number of the segment
//!   a little, so that they do not all grow at the same time.
//!
//! **A place is valid until a segment is made anew** ([`CompactSet::moves_of`]); keys are only added behind others.
//!
//! Papers: Cleary, "Compact Hash Tables Using Bidirectional Linear Probing" (1984); van der Vegt and Laarman, "A Parallel
//! Compact Hash Table" (2011), which has the roots of state trees in one. Where we differ: buckets and a stash instead of
//! probing, so there are no bits that say where the keys of a bucket are; ranges of any size instead of powers of two, so
//! the table grows in small steps; widths that grow with the keys.

use crate::data::Distinct;
use crate::disk::Disk;
use crate::segment::{Form, Key, LOCAL, Segment, bits};

/// The bits that choose a segment, once there are several.
const CUT: u32 = 8;
/// So many keys before the table is cut into segments.
const SMALL: usize = 1 << 15;
/// The width of child numbers in a new table.
const CHILD: u32 = 12;
/// No wider than that before the table is cut, so that a key without the bits of the segment has less than 64.
const SMALL_CHILD: u32 = 24;
/// The width of data that are values, not numbers of values.
const RAW: u32 = 32;

#[derive(Debug)]
pub struct CompactSet {
    /// One or 256.
    segments: Vec<Segment>,
    cut: u32,
    /// In the order in which they came. **A key has the number of its depth here.**
    depths: Vec<u32>,
    len: usize,
    /// How often each segment was made anew.
    moves: Vec<u32>,
    values: Distinct,
}

impl CompactSet {
    /// An empty set that counts [`CompactSet::moves_of`] from there.
    pub fn new(moves: u32) -> Self {
        let segments = vec![Segment::new(1, Form { child: CHILD, depth: 0, cut: 0 }, 0)];
        CompactSet { segments, cut: 0, depths: Vec::new(), len: 0, moves: vec![moves], values: Distinct::new() }
    }

    /// The place of a key, and whether it is new. Children are below 2^30, depths below 16.
    #[inline]
    pub fn insert(&mut self, depth: u32, left: u32, right: u32) -> (u32, bool) {
        debug_assert!((left | right) >> 30 == 0 && depth < 16);
        let depth = self.depths.iter().position(|&d| d == depth).unwrap_or_else(|| {
            self.depths.push(depth);
            self.depths.len() - 1
        }) as u32;
        let key = Key { depth, left, right };
        if self.cut == 0 && (self.len == SMALL || (left | right) >> SMALL_CHILD != 0) {
            self.cut();
        }
        let number = self.segment(key);
        let segment = &mut self.segments[number];
        if !segment.form.fits(key) {
            segment.widen(segment.form.wider(key));
            self.moves[number] += 1;
        }
        let r = segment.form.scramble(key);
        let (local, new) = match segment.find(r) {
            Ok(local) => (local, false),
            Err(mut aim) => {
                if segment.must_grow() {
                    segment.grow(number);
                    self.moves[number] += 1;
                    aim = segment.aim(r);
                }
                if segment.moves_stash(aim) {
                    self.moves[number] += 1;
                }
                self.len += 1;
                (segment.push(r, aim), true)
            }
        };
        assert!(local < 1 << LOCAL, "more than 3·10^9 states");
        ((number << LOCAL | local) as u32, new)
    }

    /// Depth and children of the key at a place.
    pub fn get(&self, place: u32) -> [u32; 3] {
        let (number, local) = split(place);
        let segment = &self.segments[number];
        let key = segment.form.unscramble(segment.get(local));
        let low = (number as u32 ^ key.veil(self.cut)) & ((1 << self.cut) - 1);
        [self.depths[key.depth as usize], key.left, key.right | low]
    }

    pub fn data(&self, place: u32) -> u32 {
        let (number, local) = split(place);
        let segment = &self.segments[number];
        match segment.code {
            0 => 0,
            RAW => segment.code_at(local),
            _ => self.values.value(segment.code_at(local)),
        }
    }

    pub fn set_data(&mut self, place: u32, value: u32) {
        let (number, local) = split(place);
        let segment = &mut self.segments[number];
        if value == 0 && segment.code == 0 {
            return;
        }
        let code = match segment.code {
            RAW => value,
            _ => match self.values.number(value) {
                Some(code) => {
                    let width = bits(u64::from(code));
                    if width > segment.code {
                        segment.widen_codes(width, |code| code);
                    }
                    code
                }
                None => {
                    segment.widen_codes(RAW, |code| self.values.value(code));
                    value
                }
            },
        };
        segment.set_code(local, code);
    }

    #[inline(always)]
    fn segment(&self, key: Key) -> usize {
        ((key.right ^ key.veil(self.cut)) & ((1 << self.cut) - 1)) as usize
    }

    fn cut(&mut self) {
        let small = self.segments.pop().expect("one segment");
        let form = Form { cut: CUT, ..small.form };
        self.cut = CUT;
        self.moves = vec![self.moves[0] + 1; 1 << CUT];
        self.segments = (0..1 << CUT).map(|_| Segment::new(1, form, small.code)).collect();
        small.each(|r, code| {
            let key = small.form.unscramble(r);
            let number = self.segment(key);
            let segment = &mut self.segments[number];
            if segment.must_grow() {
                segment.grow(number);
            }
            segment.add(form.scramble(key), code);
        });
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// Grows when a place that was given out may have become wrong.
    pub fn moves_of(&self, place: u32) -> u32 {
        self.moves[split(place).0]
    }

    /// More than [`CompactSet::moves_of`] any place that was ever given out.
    pub fn moves_after_all(&self) -> u32 {
        self.moves.iter().max().map_or(0, |most| most + 1)
    }

    /// Moves segments that were made since the last time into files.
    pub fn offload(&mut self, disk: &mut Disk) -> std::io::Result<()> {
        self.segments.iter_mut().try_for_each(|segment| segment.offload(disk))
    }

    pub fn drop_pages(&self) {
        self.segments.iter().for_each(Segment::drop_pages);
    }

    /// Bytes in files.
    pub fn mapped(&self) -> usize {
        self.segments.iter().map(Segment::mapped).sum()
    }

    pub fn bytes(&self) -> usize {
        self.segments.capacity() * size_of::<Segment>()
            + self.segments.iter().map(Segment::bytes).sum::<usize>()
            + (self.depths.capacity() + self.moves.capacity()) * 4
            + self.values.bytes()
    }
}

fn split(place: u32) -> (usize, usize) {
    ((place >> LOCAL) as usize, (place & ((1 << LOCAL) - 1)) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mix;
    use crate::segment::SLOTS;
    use std::collections::HashMap;

    #[test]
    fn keys_data_and_places_are_those_of_a_hash_map() {
        // Children that grow with the number of keys, few and many values; depths come late.
        for (seed, spread, kinds) in [(1, 1, 1), (2, 700, 5), (3, 3, 300), (4, 40, 1 << 20)] {
            let mut random = seed;
            let mut next = |below: u64| {
                random = mix::pair(random + 1);
                random % below
            };
            let mut set = CompactSet::new(0);
            let mut twin: HashMap<[u32; 3], (u32, u32, u32)> = HashMap::new();
            let mut recent: Vec<[u32; 3]> = Vec::new();
            for step in 0..200_000u64 {
                let children = 20 + step / spread;
                let depth = next(1 + step / 20_000) as u32 * 3 % 16;
                let key = [depth, next(children) as u32, next(children) as u32];
                let key = if next(3) == 0 && !recent.is_empty() { recent[next(recent.len() as u64) as usize] } else { key };
                let (place, new) = set.insert(key[0], key[1], key[2]);
                assert_eq!(set.get(place), key);
                let known = twin.get(&key);
                assert_eq!(known.is_none(), new, "step {step}");
                let mut value = known.map_or(0, |known| known.2);
                assert_eq!(set.data(place), value, "step {step}");
                if next(4) != 0 {
                    value = (next(kinds) as u32).wrapping_mul(0x0101_0101);
                    set.set_data(place, value);
                    assert_eq!(set.data(place), value);
                }
                twin.insert(key, (place, set.moves_of(place), value));
                if step % 16 == 0 {
                    recent.push(key);
                    // A place holds until something moves.
                    let other = recent[next(recent.len() as u64) as usize];
                    let (place, moves, value) = twin[&other];
                    if moves == set.moves_of(place) {
                        assert_eq!((set.get(place), set.data(place)), (other, value));
                    }
                }
            }
            assert_eq!(set.len(), twin.len());
            for (key, known) in &twin {
                let (place, new) = set.insert(key[0], key[1], key[2]);
                assert_eq!((new, set.get(place), set.data(place)), (false, *key, known.2));
            }
        }
    }

    #[test]
    fn keys_that_crowd_go_to_the_stash() {
        let form = Form { child: CHILD, depth: 0, cut: 0 };
        let mut set = CompactSet::new(0);
        let keys: Vec<Key> = (0..2000).map(|r| form.unscramble(r)).collect();
        for (i, key) in keys.iter().enumerate() {
            let (place, new) = set.insert(7, key.left, key.right);
            assert!(new);
            set.set_data(place, i as u32 % 9);
        }
        assert_eq!(set.segments[0].stashed(), 2000 - SLOTS);
        assert!(set.bytes() < 2000 * 32, "{}", set.bytes());
        for (i, key) in keys.iter().enumerate() {
            let (place, new) = set.insert(7, key.left, key.right);
            assert!(!new && set.get(place) == [7, key.left, key.right]);
            assert_eq!(set.data(place), i as u32 % 9);
        }
        // A number that does not fit moves them all elsewhere.
        assert!(set.insert(7, 1 << 12, 0).1);
        assert!(keys.iter().all(|key| !set.insert(7, key.left, key.right).1));
        assert!(set.segments[0].stashed() < 100);
        // More values than numbers, some of them in the stash.
        for (i, key) in keys.iter().enumerate() {
            (0..40).for_each(|k| {
                let (place, _) = set.insert(7, key.left, key.right);
                set.set_data(place, (40 * i + k) as u32 * 7);
            });
        }
        assert_eq!(set.segments[0].code, RAW);
        for (i, key) in keys.iter().enumerate() {
            let (place, _) = set.insert(7, key.left, key.right);
            assert_eq!(set.data(place), (40 * i + 39) as u32 * 7);
        }
    }

    #[test]
    fn numbers_may_use_all_bits() {
        let mut set = CompactSet::new(0);
        let mut keys = Vec::new();
        for i in 0..20_000u32 {
            let child = |k: u64| (mix::pair(u64::from(i) * 2 + k) >> (34 + (20_000 - i) / 1100)) as u32;
            keys.push([(i / 1250) ^ 5, child(0), child(1)]);
        }
        keys.push([15, (1 << 30) - 1, (1 << 30) - 1]);
        keys.push([0, 0, 0]);
        for &[depth, left, right] in &keys {
            let (place, _) = set.insert(depth, left, right);
            assert_eq!(set.get(place), [depth, left, right]);
        }
        assert_eq!(set.depths.len(), 16);
        assert!(keys.iter().all(|&[depth, left, right]| !set.insert(depth, left, right).1));
    }

    #[test]
    fn every_key_there_is() {
        // In the end a range is as small as a bucket: nearly all slots are taken.
        let mut segment = Segment::new(1, Form { child: CHILD, depth: 0, cut: CUT }, 0);
        for i in 0..1u64 << 16 {
            let r = mix::scramble(i, 16);
            let aim = segment.find(r).expect_err("not here yet");
            segment.push(r, aim);
            if segment.must_grow() {
                segment.grow(i as usize % 256);
            }
        }
        for r in 0..1 << 16 {
            assert_eq!(segment.find(r).map(|local| segment.get(local)).ok(), Some(r));
        }
        assert!(segment.bytes() < 1 << 16, "{}", segment.bytes());
    }

    #[test]
    fn memory_follows_the_number_of_keys() {
        // A square of keys, as a search of independent halves makes it, and a band around the diagonal.
        for band in [false, true] {
            let mut set = CompactSet::new(0);
            let (mut before, mut largest) = (0, 0.0f64);
            for i in 0..2_000_000u32 {
                let side = i.isqrt();
                let (left, right) = if band { (i / 4, i / 4 + i % 4 * 3) } else { (side, i - side * side) };
                assert!(set.insert(0, left, right).1);
                if i % 16 == 0 {
                    let bytes = set.bytes();
                    if i > 1 << 17 {
                        largest = largest.max((bytes as f64 - before as f64) / bytes as f64);
                    }
                    before = bytes;
                }
                if i > 100_000 && i % 1000 == 0 {
                    let bytes = set.bytes();
                    let stash = set.segments.iter().map(|s| s.stashed()).sum::<usize>() as f64 / f64::from(i);
                    let each = bytes as f64 / f64::from(i);
                    assert!(stash < 0.025, "{stash} of {i} in the stash");
                    assert!(each < if band { 4.8 } else { 2.65 }, "{each} bytes a key at {i}");
                }
            }
            // Sixteen insertions may make as many segments wider.
            assert!(largest < 0.01, "grows by {largest}");
        }
    }
}
