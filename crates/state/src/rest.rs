//! [`Rest`] in parts: what steps of threads change in it one by one, and the *frame*, which changes seldom.
//!
//! A tracker names a rest by its content, so that two paths to the same one find that it is, and an open state keeps the parts that differ
//! from the first state's as it keeps its other components.

use crate::heap::ObjRef;
use crate::pool::{K1, K2, fold};
use crate::state::{Invariant, Rest};
use crate::track::{REST_AT, add, mix, sub};
use jaunt_base::FastMap;
use std::rc::{Rc, Weak};

/// A word of a rest that is kept for itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Part {
    /// The identity hash code of a row.
    Hash(u32),
    /// An object with such a code, by its name.
    Hashed(u64),
    /// The object in a slot.
    Slot(u32),
    NextHash,
}

/// All of a rest that is in no part; there its rest is empty, but has as many slots.
pub(crate) struct Frame {
    rest: Rest,
    id: u64,
}

/// Frames by content.
#[derive(Default)]
pub(crate) struct Frames {
    by_hash: FastMap<u64, Vec<Weak<Frame>>>,
    next: u64,
}

/// What a tracker knows of the rest of the present state.
#[derive(Clone)]
pub(crate) struct Known {
    pub rest: Rc<Rest>,
    pub frame: Rc<Frame>,
    /// Of the content.
    pub name: [u64; 2],
}

impl Rest {
    fn part(&self, part: Part) -> Option<u32> {
        match part {
            Part::Hash(row) => self.hashes.get(&row).copied(),
            Part::Hashed(name) => {
                let at = self.hashed.binary_search_by_key(&name, |entry| entry.0).ok()?;
                Some(self.hashed[at].1.0)
            }
            Part::Slot(slot) => self.roots.get(slot as usize).map(|object| object.0),
            Part::NextHash => Some(self.next_hash),
        }
    }

    /// The part as a number: 0 if it is as in the other rest.
    pub(crate) fn word(&self, part: Part, first: &Rest) -> u32 {
        let now = self.part(part);
        match now {
            _ if now == first.part(part) => 0,
            // Neither rows nor codes take all bits.
            Some(value) => value + 2,
            None => 1,
        }
    }

    /// The part becomes what the number says. Its name, before and after.
    pub(crate) fn put_word(&mut self, part: Part, word: u32, first: &Rest) -> [[u64; 2]; 2] {
        let value = match word {
            0 => first.part(part),
            1 => None,
            word => Some(word - 2),
        };
        let before = part_name(part, self.part(part));
        match part {
            Part::Hash(row) => match value {
                Some(code) => drop(self.hashes.insert(row, code)),
                None => drop(self.hashes.remove(&row)),
            },
            Part::Hashed(name) => match (self.hashed.binary_search_by_key(&name, |entry| entry.0), value) {
                (Ok(at), Some(row)) => self.hashed[at].1 = ObjRef(row),
                (Err(at), Some(row)) => self.hashed.insert(at, (name, ObjRef(row))),
                (Ok(at), None) => drop(self.hashed.remove(at)),
                (Err(_), None) => {}
            },
            Part::Slot(slot) => {
                // Which slots there are the frame says.
                if let (Some(root), Some(row)) = (self.roots.get_mut(slot as usize), value) {
                    *root = ObjRef(row);
                }
            }
            Part::NextHash => self.next_hash = value.expect("always there"),
        }
        [before, part_name(part, value)]
    }

    /// The parts in which another rest differs.
    pub(crate) fn differences(&self, other: &Rest, mut f: impl FnMut(Part)) {
        let (now, then) = (&self.hashes, &other.hashes);
        then.iter().filter(|&(row, code)| now.get(row) != Some(code)).for_each(|(&row, _)| f(Part::Hash(row)));
        now.keys().filter(|row| !then.contains_key(row)).for_each(|&row| f(Part::Hash(row)));
        let differs = |name: u64| self.part(Part::Hashed(name)) != other.part(Part::Hashed(name));
        if self.hashed != other.hashed {
            other.hashed.iter().filter(|entry| differs(entry.0)).for_each(|entry| f(Part::Hashed(entry.0)));
            let gone = |name: u64| other.part(Part::Hashed(name)).is_none();
            self.hashed.iter().filter(|entry| gone(entry.0)).for_each(|entry| f(Part::Hashed(entry.0)));
        }
        for slot in 0..self.roots.len().max(other.roots.len()) {
            if self.roots.get(slot) != other.roots.get(slot) {
                f(Part::Slot(slot as u32));
            }
        }
        if self.next_hash != other.next_hash {
            f(Part::NextHash);
        }
    }

    fn has_frame_of(&self, other: &Rest) -> bool {
        let Rest {
            roots,
            root_slots,
            linked,
            hashes: _,
            next_hash: _,
            hashed: _,
            blocks,
            pending_references,
            modules,
            deferred_threads,
            invariants,
        } = self;
        let same = |a: &Invariant, b: &Invariant| a.condition == b.condition && a.name == b.name;
        roots.len() == other.roots.len()
            && *linked == other.linked
            && *blocks == other.blocks
            && *pending_references == other.pending_references
            && *deferred_threads == other.deferred_threads
            && invariants.len() == other.invariants.len()
            && invariants.iter().zip(&other.invariants).all(|(a, b)| same(a, b))
            && *root_slots == other.root_slots
            && *modules == other.modules
    }

    /// Of what makes frames differ mostly.
    fn frame_hash(&self) -> u64 {
        let slots = self.root_slots.iter().map(|(&key, &slot)| fold(key ^ K1, slot as u64 ^ K2));
        let blocks = self.blocks.iter().map(|block| fold(block.number as u64 ^ K2, block.bytes.0 as u64 ^ K1));
        slots.chain(blocks).fold(self.invariants.len() as u64, u64::wrapping_add)
    }

    /// The parts stay, and all else becomes that of a frame.
    fn set_frame(&mut self, frame: &Frame) {
        let Rest {
            roots,
            root_slots,
            linked,
            hashes: _,
            next_hash: _,
            hashed: _,
            blocks,
            pending_references,
            modules,
            deferred_threads,
            invariants,
        } = self;
        let from = &frame.rest;
        roots.resize(from.roots.len(), ObjRef::NULL);
        root_slots.clone_from(&from.root_slots);
        linked.clone_from(&from.linked);
        blocks.clone_from(&from.blocks);
        *pending_references = from.pending_references;
        modules.clone_from(&from.modules);
        deferred_threads.clone_from(&from.deferred_threads);
        invariants.clone_from(&from.invariants);
    }
}

fn part_name(part: Part, value: Option<u32>) -> [u64; 2] {
    let Some(value) = value else { return [0; 2] };
    let (kind, at) = match part {
        Part::Hash(row) => (1, row as u64),
        Part::Hashed(name) => (2, name),
        Part::Slot(slot) => (3, slot as u64),
        Part::NextHash => (4, 0),
    };
    mix(mix(REST_AT | kind, at)[0], value as u64)
}

impl Frames {
    fn of(&mut self, rest: &Rest) -> Rc<Frame> {
        let same = self.by_hash.entry(rest.frame_hash()).or_default();
        same.retain(|frame| frame.strong_count() > 0);
        if let Some(found) = same.iter().filter_map(Weak::upgrade).find(|frame| frame.rest.has_frame_of(rest)) {
            return found;
        }
        let mut empty = rest.clone();
        empty.hashes = FastMap::default();
        empty.hashed = Vec::new();
        empty.next_hash = 0;
        empty.roots.fill(ObjRef::NULL);
        self.next += 1;
        let frame = Rc::new(Frame { rest: empty, id: self.next });
        same.push(Rc::downgrade(&frame));
        frame
    }
}

impl Known {
    pub(crate) fn new(rest: &Rc<Rest>, frames: &mut Frames) -> Known {
        Known { rest: rest.clone(), frame: frames.of(rest), name: [0; 2] }
    }

    /// The rest is another one now.
    pub(crate) fn change(&mut self, rest: &Rc<Rest>, frames: &mut Frames) {
        let before = std::mem::replace(&mut self.rest, rest.clone());
        before.differences(rest, |part| {
            sub(&mut self.name, part_name(part, before.part(part)));
            add(&mut self.name, part_name(part, rest.part(part)));
        });
        if !before.has_frame_of(rest) {
            self.set_frame(frames.of(rest));
        }
    }

    fn set_frame(&mut self, frame: Rc<Frame>) {
        sub(&mut self.name, mix(REST_AT, self.frame.id));
        add(&mut self.name, mix(REST_AT, frame.id));
        self.frame = frame;
    }

    /// The rest becomes one with this frame, and with these words where it differs from what it is.
    pub(crate) fn put(&mut self, frame: &Rc<Frame>, words: &[(Part, u32)], first: &Rest) {
        let mut rest = Rest::clone(&self.rest);
        if !Rc::ptr_eq(frame, &self.frame) {
            self.set_frame(frame.clone());
            // Slots that are gone are among the parts that differ.
            let short = frame.rest.roots.len().min(rest.roots.len());
            for slot in short..rest.roots.len() {
                sub(&mut self.name, part_name(Part::Slot(slot as u32), Some(rest.roots[slot].0)));
            }
            rest.set_frame(frame);
            for slot in short..rest.roots.len() {
                add(&mut self.name, part_name(Part::Slot(slot as u32), Some(0)));
            }
        }
        for &(part, word) in words {
            let [before, after] = rest.put_word(part, word, first);
            sub(&mut self.name, before);
            add(&mut self.name, after);
        }
        self.rest = Rc::new(rest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Block;
    use jaunt_base::Random;

    /// One that differs from others in few things.
    fn any(random: &mut Random) -> Rest {
        let slots = 2 + random.below(3);
        let root_slots = (0..slots).map(|slot| ((slot * 7 + random.below(2)) as u64, slot as u32)).collect();
        let mut hashed: Vec<(u64, ObjRef)> = (0..4).map(|name| (name, ObjRef(1 + random.below(3) as u32))).collect();
        hashed.retain(|_| random.below(2) == 0);
        let blocks = (0..random.below(2)).map(|_| Block { number: 1, bytes: ObjRef(9) }).collect();
        Rest {
            roots: (0..slots).map(|_| ObjRef(random.below(3) as u32)).collect(),
            root_slots,
            hashes: (1..6).filter(|_| random.below(2) == 0).map(|row| (row, row * 100)).collect(),
            next_hash: random.below(4) as u32,
            hashed,
            blocks,
            pending_references: ObjRef(random.below(2) as u32),
            ..Rest::default()
        }
    }

    fn same(a: &Rest, b: &Rest) -> bool {
        a.has_frame_of(b) && a.hashes == b.hashes && a.hashed == b.hashed && a.roots == b.roots && a.next_hash == b.next_hash
    }

    #[test]
    fn rests_are_put_together_again_and_have_one_name_each() {
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        let mut frames = Frames::default();
        let first = Rc::new(any(&mut random));
        let mut known = Known::new(&first, &mut frames);
        let mut seen: Vec<Known> = vec![known.clone()];
        for _ in 0..3000 {
            // By steps of a program, some of which change little.
            let mut next = any(&mut random);
            if random.below(2) == 0 {
                next = Rest { hashes: next.hashes, next_hash: next.next_hash, ..Rest::clone(&known.rest) };
            }
            known.change(&Rc::new(next), &mut frames);
            for other in &seen {
                assert_eq!(same(&other.rest, &known.rest), other.name == known.name);
                assert_eq!(other.rest.has_frame_of(&known.rest), Rc::ptr_eq(&other.frame, &known.frame));
            }
            // And to another one by its words.
            let wanted = &seen[random.below(seen.len())];
            let (mut words, mut come) = (Vec::new(), known.clone());
            known.rest.differences(&wanted.rest, |part| words.push((part, wanted.rest.word(part, &first))));
            come.put(&wanted.frame, &words, &first);
            assert!(same(&come.rest, &wanted.rest) && come.name == wanted.name);
            if seen.len() < 200 {
                seen.push(known.clone());
            }
        }
    }
}
