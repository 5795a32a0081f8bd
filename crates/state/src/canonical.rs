//! A state as a list of components that does not depend on the road to it.
//!
//! The list begins with the threads, the rest, the written objects of the base image and the touched classes; then come
//! all other objects that can be reached from these, in the order in which the walk meets them. A reference becomes the
//! number of its object in that order (Iosif 2001), so neither garbage nor the order of allocation shows. Objects of the
//! base image keep their row as their name: they are the same objects in every state.
//!
//! The slow twin is [`crate::hash`], which walks threads and frames themselves and knows nothing of images and pools.

use crate::heap::{ObjRef, SHARED};
use crate::image::{FRAME, HEADER, kind_has_reference};
use crate::reserve::Reserve;
use crate::state::State;
use crate::track::Tracker;
use jaunt_program::{ClassKind, Kind, Method, Program};

/// Words and where each component ends.
#[derive(Default, Clone, Debug, PartialEq, Eq)]
pub struct Components {
    pub words: Vec<u32>,
    pub ends: Vec<u32>,
}

impl Components {
    pub fn clear(&mut self) {
        self.words.clear();
        self.ends.clear();
    }
    fn end(&mut self) {
        self.ends.push(self.words.len() as u32);
    }
}

/// Tables that the walk uses again and again.
pub struct Canonizer {
    /// Number of an object in the present walk: walk in the high half.
    numbers: Reserve<u64>,
    walk: u32,
    queue: Vec<u32>,
    /// Offsets of references by class, ascending.
    offsets: Vec<Option<Box<[u32]>>>,
    static_offsets: Vec<Option<Box<[u32]>>>,
    /// Objects are called by their rows: states that differ in names are different.
    pub by_row: bool,
    /// Byte ranges of instances that no program can see, by class: (class, offset, bytes).
    pub unseen: Vec<(u32, u32, u32)>,
}

const ROW_NAME: u32 = 1 << 31;

impl Default for Canonizer {
    fn default() -> Canonizer {
        Canonizer {
            numbers: Reserve::new(1 << 28),
            walk: 0,
            queue: Vec::new(),
            offsets: Vec::new(),
            static_offsets: Vec::new(),
            by_row: false,
            unseen: Vec::new(),
        }
    }
}

impl Canonizer {
    #[inline]
    fn name(&mut self, state: &State, r: u32) -> u32 {
        if r == 0 {
            return 0;
        }
        let entry = state.heap.entry(ObjRef(r));
        if entry.meta & crate::heap::BASE != 0 {
            return ROW_NAME | r;
        }
        // SAFETY: as many numbers as rows can be.
        let number = unsafe { &mut *self.numbers.ptr().add(r as usize) };
        if (*number >> 32) as u32 != self.walk {
            self.queue.push(r);
            *number = (self.walk as u64) << 32 | self.queue.len() as u64;
        }
        if self.by_row { ROW_NAME | r } else { *number as u32 }
    }

    /// Components of the state that was saved last. `extra` is what else tells states apart.
    pub fn components(&mut self, tracker: &Tracker, state: &State, program: &Program, extra: &[u32], out: &mut Components) {
        out.clear();
        self.walk += 1;
        self.queue.clear();
        for &number in &tracker.image {
            self.thread(state, tracker.images.get(number), out);
            out.end();
        }
        out.words.extend_from_slice(extra);
        out.words.push(state.rest.next_hash);
        for &block in &state.rest.blocks {
            let name = self.name(state, block.0);
            out.words.push(name);
        }
        let pending = self.name(state, state.rest.pending_references.0);
        out.words.push(pending);
        out.words.push(state.rest.deferred_threads.len() as u32);
        out.end();
        for &row in &tracker.written {
            out.words.push(row);
            self.object(state, program, row, out);
        }
        for &class in &tracker.touched {
            self.class(state, program, class, out);
        }
        let mut at = 0;
        while at < self.queue.len() {
            let row = self.queue[at];
            at += 1;
            if self.by_row {
                out.words.push(row);
            }
            self.object(state, program, row, out);
        }
    }

    /// Components of the part of the heap that can be reached from one object.
    pub fn reachable(&mut self, state: &State, program: &Program, root: ObjRef, out: &mut Components) {
        out.clear();
        self.walk += 1;
        self.queue.clear();
        let name = self.name(state, root.0);
        out.words.push(name);
        out.end();
        let mut at = 0;
        while at < self.queue.len() {
            let row = self.queue[at];
            at += 1;
            self.object(state, program, row, out);
        }
    }

    fn thread(&mut self, state: &State, words: &[u64], out: &mut Components) {
        let low = |w: u64| w as u32;
        let high = |w: u64| (w >> 32) as u32;
        let head = high(words[0]);
        let status = head as u8;
        if status == 6 {
            out.words.push(head & 0xff);
            return;
        }
        // Deadlines are times, not state: only that there is one counts.
        out.words.push(head | ((words[2] != 0) as u32) << 31);
        let object = self.name(state, low(words[0]));
        out.words.push(object);
        let what = if status == 1 || status == 2 { self.name(state, low(words[1])) } else { low(words[1]) };
        out.words.push(what);
        out.words.push(high(words[1]) ^ low(words[3]) << 16);
        if high(words[3]) | low(words[4]) | high(words[4]) | low(words[5]) | high(words[5]) != 0 {
            out.words.push(high(words[3]));
            for r in [low(words[4]), high(words[4]), low(words[5]), high(words[5])] {
                let name = self.name(state, r);
                out.words.push(name);
            }
        }
        let (frames, held) = (high(words[7]) as usize, low(words[8]) as usize);
        for &word in &words[HEADER..HEADER + held] {
            let name = self.name(state, low(word));
            out.words.push(name);
            out.words.push(high(word));
        }
        out.words.push(frames as u32 | (held as u32) << 16);
        let mut at = HEADER + held;
        for _ in 0..frames {
            let frame = &words[at..];
            // SAFETY: methods are never removed.
            let method = unsafe { (*(frame[0] as *const Method)).id.0 };
            out.words.push(method);
            out.words.push(low(frame[1]));
            let tag = high(frame[2]);
            if tag != 0 || low(frame[2]) != 0 {
                out.words.push(tag | 1 << 31);
                let lock = self.name(state, low(frame[2]));
                out.words.push(lock);
                let a = if kind_has_reference(tag as u8) { self.name(state, low(frame[3])) } else { low(frame[3]) };
                out.words.push(a);
                out.words.push(high(frame[3]));
            }
            let (refs, prims) = (low(frame[4]) as usize, high(frame[4]) as usize);
            for &word in &frame[FRAME..FRAME + refs] {
                let name = self.name(state, low(word));
                out.words.push(name);
            }
            for &word in &frame[FRAME + refs..FRAME + refs + prims] {
                out.words.push(low(word));
                out.words.push(high(word));
            }
            at += FRAME + refs + prims;
        }
    }

    fn class(&mut self, state: &State, program: &Program, class: u32, out: &mut Components) {
        let id = jaunt_program::ClassId(class);
        let record = state.classes[id];
        let c = program.class(id);
        out.words.push(class);
        // Nothing of its own to initialise: whether that was done cannot be seen.
        let plain = c.clinit.is_none() && c.static_size == 0 && record.status == crate::state::ClassStatus::Initialized;
        if plain || record.status == crate::state::ClassStatus::Linked {
            // The same words as for a class that was never touched would be none at all.
            out.words.pop();
            return;
        }
        out.words.push(record.status as u32);
        if record.status == crate::state::ClassStatus::InProgress {
            out.words.push(record.by.0);
        }
        let error = self.name(state, record.error.0);
        out.words.push(error);
        if let Some(entry) = state.heap.statics.get(class as usize).filter(|e| !e.body.is_null()) {
            if self.static_offsets.len() <= class as usize {
                self.static_offsets.resize(class as usize + 1, None);
            }
            let offsets = self.static_offsets[class as usize].take().unwrap_or_else(|| sorted(&c.static_ref_offsets));
            self.body(state, entry.body, entry.len as usize, &offsets, out);
            self.static_offsets[class as usize] = Some(offsets);
        }
        out.end();
    }

    fn body(&mut self, state: &State, body: *const u8, bytes: usize, offsets: &[u32], out: &mut Components) {
        let start = out.words.len();
        // SAFETY: bodies are 8-aligned and rounded up to 8 bytes with zeros.
        out.words.extend_from_slice(unsafe { std::slice::from_raw_parts(body.cast::<u32>(), bytes.div_ceil(4)) });
        for &offset in offsets {
            let at = start + offset as usize / 4;
            out.words[at] = self.name(state, out.words[at]);
        }
    }

    fn object(&mut self, state: &State, program: &Program, row: u32, out: &mut Components) {
        let entry = *state.heap.entry(ObjRef(row));
        let id = entry.class();
        let class = program.class(id);
        let hash = if state.rest.hashes.is_empty() { None } else { state.rest.hashes.get(&row) };
        // Flags above the class number: shared, has an identity hash code.
        let shared = (entry.meta & SHARED != 0) as u32;
        out.words.push(id.0 | shared << 30 | (hash.is_some() as u32) << 29);
        if let Some(&hash) = hash {
            out.words.push(hash);
        }
        match class.kind {
            ClassKind::Array(info) => {
                out.words.push(entry.len);
                if info.kind == Kind::Ref {
                    for &word in state.heap.words(ObjRef(row)) {
                        let name = self.name(state, word);
                        out.words.push(name);
                    }
                } else {
                    let bytes = state.heap.body_size(&entry, program);
                    self.body(state, entry.body, bytes, &[], out);
                }
            }
            _ => {
                let index = id.0 as usize;
                if self.offsets.len() <= index {
                    self.offsets.resize(index + 1, None);
                }
                let offsets = self.offsets[index].take().unwrap_or_else(|| sorted(&class.ref_offsets));
                let start = out.words.len();
                self.body(state, entry.body, entry.len as usize, &offsets, out);
                self.offsets[index] = Some(offsets);
                for &(of, offset, bytes) in self.unseen.iter().filter(|u| u.0 == id.0) {
                    debug_assert_eq!(of, id.0);
                    let words = &mut out.words[start..];
                    for byte in offset..offset + bytes {
                        words[byte as usize / 4] &= !(0xff << (byte % 4 * 8));
                    }
                }
            }
        }
        out.end();
    }
}

fn sorted(offsets: &[u32]) -> Box<[u32]> {
    let mut list: Box<[u32]> = offsets.into();
    list.sort_unstable();
    list
}
