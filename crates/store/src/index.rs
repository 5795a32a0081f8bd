//! From the hash of a key to its id; the keys are somewhere else.
//!
//! Open addressing in lines of 16 slots, each line one cache line, a slot 32 bits: the id in the low bits and as much of
//! the key's hash as fits above it. With ten million keys that is 8 bits of hash, so a key is looked at in vain once in
//! twenty searches. A search costs one cache miss here (a second one where a line is full) and one at the key.
//!
//! Above some size the table is cut into 256 segments by the hash. A segment of which 23 in 25 slots are taken grows by a
//! sixth. The segments begin with sizes spread evenly over one such step, so they grow at different times: the load of the
//! whole stays near 85 % at every moment, and no insertion waits for more than 1/256 of the keys to move. A key moves six
//! times in all; that costs some 5 to 10 % of the time of insertions. A step of a half moves it twice and costs 0.8 bytes, the
//! better bargain where keys are long.
//!
//! Papers: Laarman, van de Pol, Weber, "Boosting Multi-Core Reachability Performance with Shared Hash Tables" (2010) for
//! lines and memoised bits of the hash. Theirs has a fixed size and keys in the table; ours grows, and ids stay.

/// A slot that holds nothing is 0; **ids begin with 1**. **A line fills from its first slot on.**
#[derive(Clone, Debug)]
#[repr(align(64))]
struct Line([u32; SLOTS]);

const SLOTS: usize = 16;
const SEGMENTS: usize = 256;
/// See [`Index::new`].
const SMALL_STEP: usize = 6;
/// So many keys before the table is cut into segments.
const CUT: usize = 1 << 16;

#[derive(Clone, Debug)]
struct Segment {
    lines: Vec<Line>,
    len: usize,
    /// The low bits of a slot that hold the id. Every id in the segment fits.
    id_bits: u32,
}

#[derive(Clone, Debug)]
pub struct Index {
    /// One or 256.
    segments: Vec<Segment>,
    len: usize,
    /// A segment grows by one part in so many.
    step: usize,
}

/// The free slot where a search ended.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    line: usize,
    slot: usize,
}

impl Segment {
    fn new(lines: usize) -> Self {
        Segment { lines: vec![Line([0; SLOTS]); lines], len: 0, id_bits: 12 }
    }

    fn room(&self) -> usize {
        self.lines.len() * SLOTS * 23 / 25
    }

    /// The bits of a slot that hold hash.
    #[inline(always)]
    fn tag_mask(&self) -> u32 {
        (!0u64 << self.id_bits) as u32
    }

    #[inline(always)]
    fn first_line(&self, hash: u64) -> usize {
        ((u64::from(hash as u32) * self.lines.len() as u64) >> 32) as usize
    }

    #[inline(always)]
    fn next_line(&self, line: usize) -> usize {
        if line + 1 == self.lines.len() { 0 } else { line + 1 }
    }

    #[inline(always)]
    fn find(&self, hash: u64, mut same: impl FnMut(u32) -> bool) -> Result<u32, Place> {
        let mask = self.tag_mask();
        let want = tag(hash) & mask;
        let mut at = self.first_line(hash);
        loop {
            let line = &self.lines[at].0;
            let mut hits = matches(&self.lines[at], want, mask);
            while hits != 0 {
                let slot = line[hits.trailing_zeros() as usize];
                if slot != 0 && same(slot & !mask) {
                    return Ok(slot & !mask);
                }
                hits &= hits - 1;
            }
            if line[SLOTS - 1] == 0 {
                return Err(Place { line: at, slot: free_slot(line) });
            }
            at = self.next_line(at);
        }
    }

    /// Where a key that is not here goes.
    fn place(&self, hash: u64) -> Place {
        let mut at = self.first_line(hash);
        while self.lines[at].0[SLOTS - 1] != 0 {
            at = self.next_line(at);
        }
        Place { line: at, slot: free_slot(&self.lines[at].0) }
    }

    fn put(&mut self, place: Place, hash: u64, id: u32) {
        while u64::from(id) >> self.id_bits != 0 {
            // One bit of hash becomes one of id.
            for line in &mut self.lines {
                for slot in &mut line.0 {
                    *slot &= !(1 << self.id_bits);
                }
            }
            self.id_bits += 1;
        }
        self.lines[place.line].0[place.slot] = tag(hash) & self.tag_mask() | id;
        self.len += 1;
    }

    fn ids(&self) -> impl Iterator<Item = u32> {
        let mask = self.tag_mask();
        self.lines.iter().flat_map(|l| l.0).filter(|&slot| slot != 0).map(move |slot| slot & !mask)
    }

    fn grow(&mut self, step: usize, hash_of: &impl Fn(u32) -> u64) {
        let mut grown = Segment::new(self.lines.len() + self.lines.len() / step + 1);
        grown.id_bits = self.id_bits;
        let mask = self.tag_mask();
        for line in &self.lines {
            // All keys of a line before the first goes to its place, so that the processor waits for them at once.
            let filled = free_slot(&line.0);
            let ids = line.0.map(|slot| slot & !mask);
            let mut hashes = [0; SLOTS];
            for k in 0..filled {
                hashes[k] = hash_of(ids[k]);
            }
            for k in 0..filled {
                let place = grown.place(hashes[k]);
                grown.put(place, hashes[k], ids[k]);
            }
        }
        *self = grown;
    }
}

/// Bits 24 to 55. The low ones choose the line but are covered by the id, the ones above choose the segment.
#[inline(always)]
fn tag(hash: u64) -> u32 {
    (hash >> 24) as u32
}

/// A bit for each slot that equals `want` under the mask. Compilers do not find this form by themselves, and it is a
/// third of the time of a search.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn matches(line: &Line, want: u32, mask: u32) -> u32 {
    use std::arch::x86_64::*;
    // SAFETY: SSE2 is part of x86-64, and a line is four aligned vectors.
    unsafe {
        let at = line.0.as_ptr().cast::<__m128i>();
        let (want, mask) = (_mm_set1_epi32(want as i32), _mm_set1_epi32(mask as i32));
        let equal = |k: usize| _mm_cmpeq_epi32(_mm_and_si128(_mm_load_si128(at.add(k)), mask), want);
        let (low, high) = (_mm_packs_epi32(equal(0), equal(1)), _mm_packs_epi32(equal(2), equal(3)));
        _mm_movemask_epi8(_mm_packs_epi16(low, high)) as u32
    }
}

#[cfg(not(target_arch = "x86_64"))]
use matches_one_by_one as matches;

#[cfg(any(test, not(target_arch = "x86_64")))]
fn matches_one_by_one(line: &Line, want: u32, mask: u32) -> u32 {
    (0..SLOTS).map(|k| u32::from(line.0[k] & mask == want) << k).sum()
}

#[inline(always)]
fn free_slot(line: &[u32; SLOTS]) -> usize {
    line.iter().map(|&slot| usize::from(slot != 0)).sum()
}

impl Index {
    /// An index that grows by one part in [`SMALL_STEP`]: for keys of a few bytes.
    pub fn new() -> Self {
        Index { segments: vec![Segment::new(1)], len: 0, step: SMALL_STEP }
    }

    /// An index that grows by half: for keys that cost more to hash again than a byte in the index is worth.
    pub fn for_long_keys() -> Self {
        Index { step: 2, ..Index::new() }
    }

    #[inline(always)]
    fn segment(&self, hash: u64) -> usize {
        (hash >> 56) as usize & (self.segments.len() - 1)
    }

    /// The id with that hash for which `same` holds, or where it belongs.
    #[inline(always)]
    pub fn find(&self, hash: u64, same: impl FnMut(u32) -> bool) -> Result<u32, Place> {
        self.segments[self.segment(hash)].find(hash, same)
    }

    /// Puts an id where [`Index::find`], called just before with the same hash, did not find one.
    pub fn insert(&mut self, place: Place, hash: u64, id: u32, hash_of: impl Fn(u32) -> u64) {
        debug_assert!(id != 0);
        let mut place = place;
        if self.segments.len() == 1 && self.len == CUT {
            self.cut(&hash_of);
            place = self.place(hash);
        }
        let number = self.segment(hash);
        let segment = &mut self.segments[number];
        if segment.len >= segment.room() {
            segment.grow(self.step, &hash_of);
            place = segment.place(hash);
        }
        segment.put(place, hash, id);
        self.len += 1;
    }

    /// Where a key goes that is not here.
    pub fn place(&self, hash: u64) -> Place {
        self.segments[self.segment(hash)].place(hash)
    }

    /// Whether the next key with that hash makes a segment of a large table grow.
    pub fn must_grow(&self, hash: u64) -> bool {
        let segment = &self.segments[self.segment(hash)];
        self.segments.len() > 1 && segment.len >= segment.room()
    }

    /// Grows the whole table by a quarter from all its keys in any order. For keys that are cheap to read in their own
    /// order only. The old table is given back before the new one is made, so this needs no memory beyond it.
    pub fn rebuild(&mut self, keys: impl Iterator<Item = (u32, u64)>) {
        let id_bits = self.segments.iter().map(|segment| segment.id_bits).max().unwrap_or(0);
        for segment in &mut self.segments {
            let room = segment.len + segment.len / 4 + SLOTS;
            *segment = Segment { lines: Vec::new(), len: room, id_bits };
        }
        for segment in &mut self.segments {
            *segment = Segment { id_bits, ..Segment::new((segment.len * 25 / 23).div_ceil(SLOTS) + 1) };
        }
        for (id, hash) in keys {
            let number = self.segment(hash);
            let segment = &mut self.segments[number];
            let place = segment.place(hash);
            segment.put(place, hash, id);
        }
        debug_assert_eq!(self.segments.iter().map(|segment| segment.len).sum::<usize>(), self.len);
    }

    fn cut(&mut self, hash_of: &impl Fn(u32) -> u64) {
        let least = self.len / SEGMENTS / SLOTS * 5 / 4;
        let segments = (0..SEGMENTS).map(|i| Segment::new(least + least * i / (self.step * SEGMENTS))).collect();
        let old = std::mem::replace(&mut self.segments, segments);
        for id in old.iter().flat_map(|s| s.ids()) {
            let hash = hash_of(id);
            let number = self.segment(hash);
            let segment = &mut self.segments[number];
            if segment.len >= segment.room() {
                segment.grow(self.step, hash_of);
            }
            let place = segment.place(hash);
            segment.put(place, hash, id);
        }
    }

    pub fn bytes(&self) -> usize {
        self.segments.capacity() * size_of::<Segment>()
            + self.segments.iter().map(|s| s.lines.capacity() * size_of::<Line>()).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mix;

    #[test]
    fn finds_what_was_put_in_and_nothing_else() {
        // Keys with structure, as pairs of small numbers are.
        let key = |id: u32| u64::from(id / 700) << 32 | u64::from(id % 700);
        let mut index = Index::new();
        for id in 1..300_000u32 {
            let hash = mix::pair(key(id));
            let place = index.find(hash, |other| key(other) == key(id)).expect_err("not here yet");
            index.insert(place, hash, id, |other| mix::pair(key(other)));
        }
        let mut looked = 0;
        for id in 1..300_000 {
            let found = index.find(mix::pair(key(id)), |other| {
                looked += 1;
                other == id
            });
            assert_eq!(found.ok(), Some(id));
        }
        assert!(looked < 310_000, "{looked} keys compared");
        let mut looked = 0;
        for id in 300_000..600_000 {
            let found = index.find(mix::pair(key(id)), |_| {
                looked += 1;
                false
            });
            assert!(found.is_err());
        }
        assert!(looked < 10_000, "{looked} keys compared in vain");
    }

    #[test]
    fn memory_follows_the_number_of_keys() {
        let mut index = Index::new();
        for id in 1..2_000_000u32 {
            let hash = mix::pair(id.into());
            let place = index.find(hash, |other| other == id).expect_err("not here yet");
            index.insert(place, hash, id, |other| mix::pair(other.into()));
            if id > 100_000 && id % 1000 == 0 {
                let each = index.bytes() as f64 / f64::from(id);
                assert!(each < 5.2, "{each} bytes a key at {id}");
            }
        }
    }

    #[test]
    fn slots_are_compared_as_one_by_one() {
        let mut hash = 1;
        for n in 0..10_000u64 {
            let line = Line(std::array::from_fn(|_| {
                hash = mix::pair(hash ^ n);
                hash as u32 & 0x8001_0003
            }));
            for mask in [!0, !3, 0xffff_0000, 0x8000_0000, 0] {
                let want = (hash >> 32) as u32 & 0x8001_0003 & mask;
                assert_eq!(matches(&line, want, mask), matches_one_by_one(&line, want, mask));
            }
        }
    }

    #[test]
    fn ids_may_use_all_bits() {
        let mut index = Index::new();
        for n in 0..1000u32 {
            let id = u32::MAX - n;
            let hash = mix::pair(id.into());
            let place = index.find(hash, |other| other == id).expect_err("not here yet");
            index.insert(place, hash, id, |other| mix::pair(other.into()));
        }
        for n in 0..1000u32 {
            let id = u32::MAX - n;
            assert_eq!(index.find(mix::pair(id.into()), |other| other == id).ok(), Some(id));
        }
    }
}
