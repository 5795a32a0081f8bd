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
//! **A place is valid until a segment is made anew** ([`CompactSet::moves`]); keys are only added behind others.
//!
//! Papers: Cleary, "Compact Hash Tables Using Bidirectional Linear Probing" (1984); van der Vegt and Laarman, "A Parallel
//! Compact Hash Table" (2011), which has the roots of state trees in one. Where we differ: buckets and a stash instead of
//! probing, so there are no bits that say where the keys of a bucket are; ranges of any size instead of powers of two, so
//! the table grows in small steps; widths that grow with the keys.

use crate::across;
use crate::data::Distinct;
use crate::mix;

const SLOTS: usize = 64;
/// The bits that choose a segment, once there are several.
const CUT: u32 = 8;
/// So many keys before the table is cut into segments.
const SMALL: usize = 1 << 15;
/// The width of child numbers in a new table.
const CHILD: u32 = 12;
/// No wider than that before the table is cut, so that a key without the bits of the segment has less than 64.
const SMALL_CHILD: u32 = 24;
/// The bits of a place within its segment.
const LOCAL: u32 = 24;
/// The width of data that are values, not numbers of values.
const RAW: u32 = 32;
/// What no key in a stash is: keys have less than 64 bits.
const FREE: u64 = u64::MAX;

fn bits(number: u64) -> u32 {
    64 - number.leading_zeros()
}

/// How wide the parts of a key are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Form {
    child: u32,
    depth: u32,
    /// So many bits of the right child are told by the segment.
    cut: u32,
}

impl Form {
    fn bits(self) -> u32 {
        2 * self.child + self.depth - self.cut
    }

    fn fits(self, key: Key) -> bool {
        (key.left | key.right) >> self.child == 0 && key.depth >> self.depth == 0
    }

    fn wider(self, key: Key) -> Form {
        let child = self.child.max(bits(u64::from(key.left | key.right)));
        Form { child, depth: self.depth.max(bits(u64::from(key.depth))), cut: self.cut }
    }

    #[inline(always)]
    fn scramble(self, key: Key) -> u64 {
        let right = self.child - self.cut;
        let plain =
            u64::from(key.depth) << (self.child + right) | u64::from(key.left) << right | u64::from(key.right >> self.cut);
        mix::scramble(plain, self.bits())
    }

    /// The key, less the bits that the segment tells.
    fn unscramble(self, r: u64) -> Key {
        let plain = mix::unscramble(r, self.bits());
        let right = self.child - self.cut;
        let part = |at: u32, width: u32| (plain >> at & ((1 << width) - 1)) as u32;
        Key { depth: part(right + self.child, self.depth), left: part(right, self.child), right: part(0, right) << self.cut }
    }
}

/// A key with the number of its depth among those that occurred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    depth: u32,
    left: u32,
    right: u32,
}

impl Key {
    /// What the segment hides the low bits of the right child with.
    #[inline(always)]
    fn veil(self, cut: u32) -> u32 {
        (mix::pair(u64::from(self.depth) << 60 | u64::from(self.left) << 30 | u64::from(self.right >> cut)) >> 32) as u32
    }
}

/// Keys for which a bucket has no slot: open addressing. Its codes are numbers or values as those of its segment.
#[derive(Debug, Default)]
struct Stash {
    keys: Vec<u64>,
    /// Empty before the first code other than 0, then one for each key.
    codes: Vec<u32>,
    len: usize,
}

impl Stash {
    #[inline]
    fn find(&self, r: u64) -> Result<usize, usize> {
        if self.keys.is_empty() {
            return Err(0);
        }
        let hash = mix::pair(r) >> 32;
        let mut at = ((hash * self.keys.len() as u64) >> 32) as usize;
        while self.keys[at] != FREE {
            if self.keys[at] == r {
                return Ok(at);
            }
            at = if at + 1 == self.keys.len() { 0 } else { at + 1 };
        }
        Err(at)
    }

    fn is_full(&self) -> bool {
        (self.len + 1) * 8 > self.keys.len() * 7
    }

    /// Where a key went that was not here. `first_size` is for the first one.
    fn push(&mut self, r: u64, first_size: usize) -> usize {
        if self.is_full() {
            let size = if self.keys.is_empty() { first_size } else { 2 * self.keys.len() };
            let codes = if self.codes.is_empty() { Vec::new() } else { vec![0; size] };
            let old = std::mem::replace(self, Stash { keys: vec![FREE; size], codes, len: 0 });
            for (i, &key) in old.keys.iter().enumerate().filter(|&(_, &key)| key != FREE) {
                let at = self.push(key, 0);
                self.set_code(at, old.code(i));
            }
        }
        let (Ok(at) | Err(at)) = self.find(r);
        debug_assert!(self.keys[at] == FREE);
        self.keys[at] = r;
        self.len += 1;
        at
    }

    fn code(&self, at: usize) -> u32 {
        self.codes.get(at).copied().unwrap_or(0)
    }

    fn set_code(&mut self, at: usize, code: u32) {
        if self.codes.is_empty() && code != 0 {
            self.codes = vec![0; self.keys.len()];
        }
        if !self.codes.is_empty() {
            self.codes[at] = code;
        }
    }
}

#[derive(Debug)]
struct Segment {
    form: Form,
    /// A bucket is `width` words of keys, then `code` words of data.
    words: Vec<u64>,
    /// The slots of each bucket that are taken, from the first on.
    counts: Vec<u8>,
    width: u32,
    code: u32,
    /// Those in the stash too.
    len: usize,
    stash: Stash,
}

/// A bucket before its bits are laid across.
struct Open {
    first: u64,
    count: usize,
    keys: [u64; SLOTS],
    codes: [u64; SLOTS],
}

/// Where a key belongs, and what of it is stored there.
#[derive(Clone, Copy)]
struct Aim {
    bucket: usize,
    rest: u64,
}

impl Segment {
    fn new(buckets: usize, form: Form, code: u32) -> Self {
        assert!(form.bits() < 64 && buckets * SLOTS < 1 << LOCAL, "more than 3·10^9 states");
        let width = bits((1u64 << form.bits()).div_ceil(buckets as u64) - 1);
        let words = vec![0; buckets * (width + code) as usize];
        Segment { form, words, counts: vec![0; buckets], width, code, len: 0, stash: Stash::default() }
    }

    #[inline(always)]
    fn aim(&self, r: u64) -> Aim {
        let (buckets, bits) = (self.counts.len() as u64, self.form.bits());
        let product = u128::from(r) * u128::from(buckets);
        // Neighbours in a range differ by one in r, so by `buckets` here, and the first one has less than that.
        let fraction = product as u64 & ((1 << bits) - 1);
        Aim { bucket: (product >> bits) as usize, rest: fraction / buckets }
    }

    /// The least r of a bucket.
    fn first(&self, bucket: usize) -> u64 {
        let (bits, buckets) = (self.form.bits(), self.counts.len());
        if bits < 64 - LOCAL {
            // The same, without a slow division.
            return ((bucket as u64) << bits).div_ceil(buckets as u64);
        }
        ((bucket as u128) << bits).div_ceil(buckets as u128) as u64
    }

    #[inline(always)]
    fn bucket(&self, bucket: usize) -> &[u64] {
        let stride = (self.width + self.code) as usize;
        &self.words[bucket * stride..(bucket + 1) * stride]
    }

    #[inline(always)]
    fn bucket_mut(&mut self, bucket: usize) -> &mut [u64] {
        let stride = (self.width + self.code) as usize;
        &mut self.words[bucket * stride..(bucket + 1) * stride]
    }

    #[inline(always)]
    fn find(&self, r: u64) -> Result<usize, Aim> {
        let aim = self.aim(r);
        let count = usize::from(self.counts[aim.bucket]);
        let same = across::equal(&self.bucket(aim.bucket)[..self.width as usize], aim.rest, count);
        if same != 0 {
            return Ok(aim.bucket * SLOTS + same.trailing_zeros() as usize);
        }
        if count == SLOTS {
            if let Ok(at) = self.stash.find(r) {
                return Ok(self.counts.len() * SLOTS + at);
            }
        }
        Err(aim)
    }

    /// Puts a key in that is not here.
    fn push(&mut self, r: u64, aim: Aim) -> usize {
        self.len += 1;
        let slot = usize::from(self.counts[aim.bucket]);
        if slot == SLOTS {
            return self.counts.len() * SLOTS + self.stash_push(r);
        }
        self.counts[aim.bucket] += 1;
        let width = self.width as usize;
        // Nothing was in the slot, nor in its data.
        for (j, word) in self.bucket_mut(aim.bucket)[..width].iter_mut().enumerate() {
            *word |= (aim.rest >> j & 1) << slot;
        }
        aim.bucket * SLOTS + slot
    }

    fn stash_push(&mut self, r: u64) -> usize {
        // So that it doubles once before the segment grows, as a rule.
        self.stash.push(r, self.counts.len() / 2 + 4)
    }

    /// The r of the key at a place.
    fn get(&self, local: usize) -> u64 {
        let (bucket, slot) = (local / SLOTS, local % SLOTS);
        if bucket >= self.counts.len() {
            return self.stash.keys[local - self.counts.len() * SLOTS];
        }
        self.first(bucket) + across::slot(&self.bucket(bucket)[..self.width as usize], slot)
    }

    fn code_at(&self, local: usize) -> u32 {
        let (bucket, slot) = (local / SLOTS, local % SLOTS);
        if bucket >= self.counts.len() {
            return self.stash.code(local - self.counts.len() * SLOTS);
        }
        across::slot(&self.bucket(bucket)[self.width as usize..], slot) as u32
    }

    fn set_code(&mut self, local: usize, code: u32) {
        debug_assert!(u64::from(code) >> self.code == 0);
        let (bucket, slot) = (local / SLOTS, local % SLOTS);
        if bucket >= self.counts.len() {
            let at = local - self.counts.len() * SLOTS;
            return self.stash.set_code(at, code);
        }
        let width = self.width as usize;
        for (j, word) in self.bucket_mut(bucket)[width..].iter_mut().enumerate() {
            *word = *word & !(1 << slot) | u64::from(code >> j & 1) << slot;
        }
    }

    /// Makes codes wider. No key moves. `value` says what a code becomes.
    fn widen_codes(&mut self, code: u32, value: impl Fn(u32) -> u32) {
        let (width, stride) = (self.width as usize, (self.width + code) as usize);
        let mut words = vec![0; self.counts.len() * stride];
        for (bucket, wide) in words.chunks_exact_mut(stride).enumerate() {
            let (keys, codes) = self.bucket(bucket).split_at(width);
            wide[..width].copy_from_slice(keys);
            across::words(&across::slots(codes).map(|code| value(code as u32).into()), &mut wide[width..]);
        }
        self.words = words;
        self.code = code;
        self.stash.codes.iter_mut().for_each(|code| *code = value(*code));
    }

    /// Whether there should be more buckets before the next key comes. A long stash alone is no reason: keys that crowd in a
    /// few buckets of many are better off there.
    fn must_grow(&self) -> bool {
        let room = self.counts.len() * SLOTS * 9 / 10;
        self.len >= room || self.stash.len > 16 + self.len / 32 && self.len > room / 2
    }

    /// Goes through all keys, with codes.
    fn each(&self, mut visit: impl FnMut(u64, u32)) {
        for bucket in 0..self.counts.len() {
            let first = self.first(bucket);
            let (keys, codes) = self.unpack(bucket);
            for slot in 0..usize::from(self.counts[bucket]) {
                visit(first + keys[slot], codes[slot] as u32);
            }
        }
        self.each_of_stash(visit);
    }

    fn each_of_stash(&self, mut visit: impl FnMut(u64, u32)) {
        for (i, &r) in self.stash.keys.iter().enumerate().filter(|&(_, &r)| r != FREE) {
            visit(r, self.stash.code(i));
        }
    }

    /// Keys and codes of the slots of a bucket.
    fn unpack(&self, bucket: usize) -> ([u64; SLOTS], [u64; SLOTS]) {
        let (keys, codes) = self.bucket(bucket).split_at(self.width as usize);
        (across::slots(keys), across::slots(codes))
    }

    fn add(&mut self, r: u64, code: u32) {
        let local = self.push(r, self.aim(r));
        if code != 0 {
            self.set_code(local, code);
        }
    }

    /// More buckets. Ranges keep their order, so this goes through both tables from front to back, a bucket at a time.
    fn grow(&mut self, number: usize) {
        let old = self.counts.len();
        let new = old + ((old * 32 + number) / 256).max(1);
        let mut grown = Segment::new(new, self.form, self.code);
        // Buckets that are being filled: a bucket of the old table meets three of the new one at most, since those are at
        // least half as large.
        let mut open = [const { Open { first: 0, count: 0, keys: [0; SLOTS], codes: [0; SLOTS] } }; 4];
        let (mut from, mut to) = (0, 0);
        for bucket in 0..old {
            let first = self.first(bucket);
            let end = (bucket + 1) * new;
            while to < end.div_ceil(old) {
                open[to % 4].first = grown.first(to);
                open[to % 4].count = 0;
                to += 1;
            }
            let (keys, codes) = self.unpack(bucket);
            for slot in 0..usize::from(self.counts[bucket]) {
                let r = first + keys[slot];
                let mut at = to - 1;
                while r < open[at % 4].first {
                    at -= 1;
                }
                let open = &mut open[at % 4];
                if open.count == SLOTS {
                    grown.len += 1;
                    let at = grown.stash_push(r);
                    grown.stash.set_code(at, codes[slot] as u32);
                } else {
                    open.keys[open.count] = r - open.first;
                    open.codes[open.count] = codes[slot];
                    open.count += 1;
                }
            }
            while from < end / old {
                grown.close(from, &mut open[from % 4]);
                from += 1;
            }
        }
        debug_assert!(from == new);
        self.each_of_stash(|r, code| grown.add(r, code));
        *self = grown;
    }

    /// Fills a bucket.
    fn close(&mut self, bucket: usize, open: &mut Open) {
        open.keys[open.count..].fill(0);
        open.codes[open.count..].fill(0);
        self.counts[bucket] = open.count as u8;
        self.len += open.count;
        let width = self.width as usize;
        let (keys, codes) = self.bucket_mut(bucket).split_at_mut(width);
        across::words(&open.keys, keys);
        across::words(&open.codes, codes);
    }

    fn widen(&mut self, form: Form) {
        let mut wide = Segment::new(self.counts.len(), form, self.code);
        self.each(|r, code| wide.add(form.scramble(self.form.unscramble(r)), code));
        *self = wide;
    }

    fn bytes(&self) -> usize {
        self.words.capacity() * 8 + self.counts.capacity() + self.stash.keys.capacity() * 8 + self.stash.codes.capacity() * 4
    }
}

#[derive(Debug)]
pub struct CompactSet {
    /// One or 256.
    segments: Vec<Segment>,
    cut: u32,
    /// In the order in which they came. **A key has the number of its depth here.**
    depths: Vec<u32>,
    len: usize,
    moves: u64,
    values: Distinct,
}

impl CompactSet {
    /// An empty set that counts [`CompactSet::moves`] from there.
    pub fn new(moves: u64) -> Self {
        let segments = vec![Segment::new(1, Form { child: CHILD, depth: 0, cut: 0 }, 0)];
        CompactSet { segments, cut: 0, depths: Vec::new(), len: 0, moves, values: Distinct::new() }
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
            self.moves += 1;
        }
        let r = segment.form.scramble(key);
        let (local, new) = match segment.find(r) {
            Ok(local) => (local, false),
            Err(mut aim) => {
                if segment.must_grow() {
                    segment.grow(number);
                    self.moves += 1;
                    aim = segment.aim(r);
                }
                if usize::from(segment.counts[aim.bucket]) == SLOTS && segment.stash.len > 0 && segment.stash.is_full() {
                    self.moves += 1;
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
        self.moves += 1;
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

    /// Grows when places that were given out may have become wrong.
    pub fn moves(&self) -> u64 {
        self.moves
    }

    pub fn bytes(&self) -> usize {
        self.segments.capacity() * size_of::<Segment>()
            + self.segments.iter().map(Segment::bytes).sum::<usize>()
            + self.depths.capacity() * 4
            + self.values.bytes()
    }
}

fn split(place: u32) -> (usize, usize) {
    ((place >> LOCAL) as usize, (place & ((1 << LOCAL) - 1)) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
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
            let mut twin: HashMap<[u32; 3], (u32, u64, u32)> = HashMap::new();
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
                twin.insert(key, (place, set.moves(), value));
                if step % 16 == 0 {
                    recent.push(key);
                    // A place holds until something moves.
                    let other = recent[next(recent.len() as u64) as usize];
                    let (place, moves, value) = twin[&other];
                    if moves == set.moves() {
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
        assert_eq!(set.segments[0].stash.len, 2000 - SLOTS);
        assert!(set.bytes() < 2000 * 32, "{}", set.bytes());
        for (i, key) in keys.iter().enumerate() {
            let (place, new) = set.insert(7, key.left, key.right);
            assert!(!new && set.get(place) == [7, key.left, key.right]);
            assert_eq!(set.data(place), i as u32 % 9);
        }
        // A number that does not fit moves them all elsewhere.
        assert!(set.insert(7, 1 << 12, 0).1);
        assert!(keys.iter().all(|key| !set.insert(7, key.left, key.right).1));
        assert!(set.segments[0].stash.len < 100);
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
                    let stash = set.segments.iter().map(|s| s.stash.len).sum::<usize>() as f64 / f64::from(i);
                    let each = bytes as f64 / f64::from(i);
                    assert!(stash < 0.025, "{stash} of {i} in the stash");
                    assert!(each < if band { 4.8 } else { 2.6 }, "{each} bytes a key at {i}");
                }
            }
            // Sixteen insertions may make as many segments wider.
            assert!(largest < 0.01, "grows by {largest}");
        }
    }
}
