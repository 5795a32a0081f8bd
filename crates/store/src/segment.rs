//! A segment of the set of roots: buckets and a stash. See [`crate::compact`].

use crate::across;
use crate::disk::Disk;
use crate::mix;
use crate::stash::Stash;
use crate::words::Words;

pub const SLOTS: usize = 64;
/// The bits of a place within its segment.
pub const LOCAL: u32 = 24;

#[inline]
pub fn bits(number: u64) -> u32 {
    64 - number.leading_zeros()
}

/// How wide the parts of a key are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    pub child: u32,
    pub depth: u32,
    /// So many bits of the right child are told by the segment.
    pub cut: u32,
}

impl Form {
    #[inline]
    pub fn bits(self) -> u32 {
        2 * self.child + self.depth - self.cut
    }

    #[inline]
    pub fn fits(self, key: Key) -> bool {
        (key.left | key.right) >> self.child == 0 && key.depth >> self.depth == 0
    }

    pub fn wider(self, key: Key) -> Form {
        let child = self.child.max(bits(u64::from(key.left | key.right)));
        Form { child, depth: self.depth.max(bits(u64::from(key.depth))), cut: self.cut }
    }

    #[inline(always)]
    pub fn scramble(self, key: Key) -> u64 {
        let right = self.child - self.cut;
        let plain =
            u64::from(key.depth) << (self.child + right) | u64::from(key.left) << right | u64::from(key.right >> self.cut);
        mix::scramble(plain, self.bits())
    }

    /// The key, less the bits that the segment tells.
    pub fn unscramble(self, r: u64) -> Key {
        let plain = mix::unscramble(r, self.bits());
        let right = self.child - self.cut;
        let part = |at: u32, width: u32| (plain >> at & ((1 << width) - 1)) as u32;
        Key { depth: part(right + self.child, self.depth), left: part(right, self.child), right: part(0, right) << self.cut }
    }
}

/// A key with the number of its depth among those that occurred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    pub depth: u32,
    pub left: u32,
    pub right: u32,
}

impl Key {
    /// What the segment hides the low bits of the right child with.
    #[inline(always)]
    pub fn veil(self, cut: u32) -> u32 {
        (mix::pair(u64::from(self.depth) << 60 | u64::from(self.left) << 30 | u64::from(self.right >> cut)) >> 32) as u32
    }
}

#[derive(Debug)]
pub struct Segment {
    pub form: Form,
    /// A bucket is `width` words of keys, then `code` words of data.
    words: Words,
    /// The slots of each bucket that are taken, from the first on.
    counts: Vec<u8>,
    width: u32,
    pub code: u32,
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
pub struct Aim {
    bucket: usize,
    rest: u64,
}

impl Segment {
    pub fn new(buckets: usize, form: Form, code: u32) -> Self {
        assert!(form.bits() < 64 && buckets * SLOTS < 1 << LOCAL, "more than 3·10^9 states");
        let width = bits((1u64 << form.bits()).div_ceil(buckets as u64) - 1);
        let words = Words::zeros(buckets * (width + code) as usize);
        Segment { form, words, counts: vec![0; buckets], width, code, len: 0, stash: Stash::default() }
    }

    #[inline(always)]
    pub fn aim(&self, r: u64) -> Aim {
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
    pub fn find(&self, r: u64) -> Result<usize, Aim> {
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
    #[inline]
    pub fn push(&mut self, r: u64, aim: Aim) -> usize {
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
    pub fn get(&self, local: usize) -> u64 {
        let (bucket, slot) = (local / SLOTS, local % SLOTS);
        if bucket >= self.counts.len() {
            return self.stash.keys[local - self.counts.len() * SLOTS];
        }
        self.first(bucket) + across::slot(&self.bucket(bucket)[..self.width as usize], slot)
    }

    pub fn code_at(&self, local: usize) -> u32 {
        let (bucket, slot) = (local / SLOTS, local % SLOTS);
        if bucket >= self.counts.len() {
            return self.stash.code(local - self.counts.len() * SLOTS);
        }
        across::slot(&self.bucket(bucket)[self.width as usize..], slot) as u32
    }

    pub fn set_code(&mut self, local: usize, code: u32) {
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
    pub fn widen_codes(&mut self, code: u32, value: impl Fn(u32) -> u32) {
        let (width, stride) = (self.width as usize, (self.width + code) as usize);
        let mut words = Words::zeros(self.counts.len() * stride);
        for (bucket, wide) in words.chunks_exact_mut(stride).enumerate() {
            let (keys, codes) = self.bucket(bucket).split_at(width);
            wide[..width].copy_from_slice(keys);
            across::words(&across::slots(codes).map(|code| value(code as u32).into()), &mut wide[width..]);
        }
        self.words = words;
        self.code = code;
        self.stash.recode(value);
    }

    /// Whether there should be more buckets before the next key comes. A long stash alone is no reason: keys that crowd in a
    /// few buckets of many are better off there.
    #[inline]
    pub fn must_grow(&self) -> bool {
        let room = self.counts.len() * SLOTS * 9 / 10;
        self.len >= room || self.stash.len > 16 + self.len / 32 && self.len > room / 2
    }

    #[cfg(test)]
    pub fn stashed(&self) -> usize {
        self.stash.len
    }

    /// Whether keys in the stash move when one more comes there.
    #[inline]
    pub fn moves_stash(&self, aim: Aim) -> bool {
        usize::from(self.counts[aim.bucket]) == SLOTS && self.stash.len > 0 && self.stash.is_full()
    }

    /// Goes through all keys, with codes.
    pub fn each(&self, mut visit: impl FnMut(u64, u32)) {
        for bucket in 0..self.counts.len() {
            let first = self.first(bucket);
            let (keys, codes) = self.unpack(bucket);
            for slot in 0..usize::from(self.counts[bucket]) {
                visit(first + keys[slot], codes[slot] as u32);
            }
        }
        self.stash.each(visit);
    }

    /// Keys and codes of the slots of a bucket.
    fn unpack(&self, bucket: usize) -> ([u64; SLOTS], [u64; SLOTS]) {
        let (keys, codes) = self.bucket(bucket).split_at(self.width as usize);
        (across::slots(keys), across::slots(codes))
    }

    pub fn add(&mut self, r: u64, code: u32) {
        let local = self.push(r, self.aim(r));
        if code != 0 {
            self.set_code(local, code);
        }
    }

    /// More buckets. Ranges keep their order, so this goes through both tables from front to back, a bucket at a time.
    pub fn grow(&mut self, number: usize) {
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
        self.stash.each(|r, code| grown.add(r, code));
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

    pub fn widen(&mut self, form: Form) {
        let mut wide = Segment::new(self.counts.len(), form, self.code);
        self.each(|r, code| wide.add(form.scramble(self.form.unscramble(r)), code));
        *self = wide;
    }

    /// Moves the buckets into a file; counts and stash stay.
    pub fn offload(&mut self, disk: &mut Disk) -> std::io::Result<()> {
        self.words.offload(disk)
    }

    pub fn drop_pages(&self) {
        self.words.drop_pages();
    }

    /// Bytes in the file.
    pub fn mapped(&self) -> usize {
        self.words.mapped()
    }

    pub fn bytes(&self) -> usize {
        self.words.bytes() + self.counts.capacity() + self.stash.bytes()
    }
}
