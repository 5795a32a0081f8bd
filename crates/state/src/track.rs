//! Saving, going back and coming again: the state as a vector of interned components.
//!
//! While a [`Tracker`] works on a state, the heap, the classes and the threads note what changes. [`Tracker::save`]
//! interns exactly that: each changed body and thread becomes a pooled component, the old component goes into the undo
//! log, and the raw hash is updated from the two. [`Tracker::back`] undoes to a mark by swapping pointers.
//! [`Tracker::pack`] makes a value that [`Tracker::unpack`] can come back to from anywhere (`packed.rs`).
//!
//! The slow twin is [`crate::Snapshot`], which copies the whole table.
//!
//! **Lock words are not components**: a thread's image lists the monitors it holds, and the words follow from that.

use crate::collect::Garbage;
use crate::heap::{BASE, Entry, FIRST_PERMANENT, FROZEN, MADE_QUIETLY, ObjRef, SHARED, WRITTEN};
use crate::image;
use crate::packed::Packing;
use crate::pool::{Bodies, Images, K1, K2, fold};
use crate::reserve::Reserve;
use crate::rest::{self, Frames};
use crate::rows::Rows;
use crate::state::{ClassState, State};
use crate::thread::ThreadId;
use jaunt_base::breakage::broken;
use jaunt_program::{ClassId, Program};
use std::rc::Rc;

/// "The thread did not exist."
pub(crate) const NO_IMAGE: u32 = u32::MAX;

pub(crate) enum Undo {
    Row(u32, Entry),
    Statics(u32, Entry),
    Class(u32, ClassState),
    /// The class became one that differs from the base image, or one that no longer does.
    Touched(u32),
    /// Thread and its image before.
    Thread(u32, u32),
    Rest(Box<rest::Known>),
    /// A class was added to the order in which classes came.
    Order,
    /// References to a row before.
    Count(u32, u32),
}

/// A place in the undo log with what is kept as numbers.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    pub(crate) undo: usize,
    pub(crate) top: u32,
    pub(crate) free_row: u32,
    pub(crate) objects: usize,
    pub(crate) used: usize,
    pub(crate) raw: [u64; 2],
}

pub struct Tracker {
    bodies: Bodies,
    pub(crate) images: Images,
    /// Rows and statics of the first state.
    pub(crate) base: Vec<Entry>,
    base_permanent: Vec<Entry>,
    pub(crate) base_statics: Vec<Entry>,
    pub(crate) base_classes: Vec<ClassState>,
    /// Rows of the first state that are not part of the base image, ascending.
    pub(crate) early: Vec<u32>,
    pub(crate) undo: Vec<Undo>,
    pub(crate) raw: [u64; 2],
    /// Image of each thread.
    pub(crate) image: Vec<u32>,
    /// Rows of the base image that differ from it, ascending.
    pub(crate) written: Rows,
    /// Rows of the base image that are as they were, but others can reach them now, ascending.
    pub(crate) published: Rows,
    /// Rows outside of the base image that are in use, ascending.
    pub(crate) live: Rows,
    /// Classes whose record or statics differ from the base image, ascending. That follows from what they are, whatever came before.
    pub(crate) touched: Vec<u32>,
    /// Those that differed from it in the first state: they stay in that list.
    pub(crate) first_touched: Vec<u32>,
    /// Classes in the order in which they were touched, if that counts.
    pub(crate) order: Vec<u32>,
    pub(crate) order_counts: bool,
    pub(crate) garbage: Garbage,
    pub(crate) rest: rest::Known,
    frames: Frames,
    stamp: Reserve<u32>,
    class_stamp: Vec<u32>,
    epoch: u32,
    scratch: Vec<u64>,
    pub(crate) packing: Option<Box<Packing>>,
}

pub(crate) fn mix(position: u64, value: u64) -> [u64; 2] {
    [fold(position ^ K1, value ^ K2), fold(position.wrapping_mul(K2) ^ value, K1 ^ value.rotate_left(31))]
}

pub(crate) fn add(raw: &mut [u64; 2], part: [u64; 2]) {
    raw[0] = raw[0].wrapping_add(part[0]);
    raw[1] = raw[1].wrapping_add(part[1]);
}

pub(crate) fn sub(raw: &mut [u64; 2], part: [u64; 2]) {
    raw[0] = raw[0].wrapping_sub(part[0]);
    raw[1] = raw[1].wrapping_sub(part[1]);
}

// Positions of what has no row. Those of rows lie below.
const STATICS_AT: u64 = 1 << 60;
const CLASS_AT: u64 = 2 << 60;
pub(crate) const THREAD_AT: u64 = 3 << 60;
pub(crate) const REST_AT: u64 = 4 << 60;
pub(crate) const ORDER_AT: u64 = 5 << 60;

/// An object under its row: 28 bits for that, then the class, whether it is shared and who made it. How long an array is
/// follows from its body, which is one place for one content of one length.
fn object_part(row: u32, entry: &Entry) -> [u64; 2] {
    const { assert!(FIRST_PERMANENT < 1 << 28) };
    let (shared, quiet) = (entry.meta & SHARED != 0, entry.meta & MADE_QUIETLY != 0);
    let kind = (entry.class().0 | (shared as u32) << 24 | (quiet as u32) << 25) as u64;
    mix(row as u64 | kind << 28, entry.body as u64)
}

impl Tracker {
    /// Starts to track from the present state. `seal`: all that exists now becomes part of the base image.
    pub fn start(state: &mut State, program: &Program, seal: bool, packing: bool) -> Tracker {
        state.heap.freeze_all(if seal { BASE } else { 0 });
        if seal {
            for entry in state.heap.rows_mut() {
                entry.meta &= !WRITTEN;
            }
            for entry in &mut state.heap.statics {
                entry.meta &= !WRITTEN;
            }
        }
        crate::seal::show_moments(&mut state.heap, program);
        crate::seal::show_iterators(&mut state.heap, program);
        let mut bodies = Bodies::default();
        for row in 1..state.heap.top {
            let entry = *state.heap.entry(ObjRef(row));
            let bytes = if entry.is_free() { 0 } else { state.heap.body_size(&entry, program) };
            if bytes > 0 {
                // SAFETY: frozen just now.
                let body = unsafe { bodies.find(entry.body, bytes as u32) };
                state.heap.entry_mut(ObjRef(row)).body = body;
            }
        }
        // Those that were written already: what they have may come again.
        for row in state.heap.permanent_rows() {
            let entry = *state.heap.entry(ObjRef(row));
            let bytes = state.heap.body_size(&entry, program);
            if !entry.is_clean_base() && bytes > 0 {
                // SAFETY: frozen just now.
                state.heap.entry_mut(ObjRef(row)).body = unsafe { bodies.find(entry.body, bytes as u32) };
            }
        }
        for entry in &mut state.heap.statics {
            if !entry.body.is_null() && entry.len > 0 {
                // SAFETY: frozen just now.
                entry.body = unsafe { bodies.find(entry.body, entry.len) };
            }
        }
        let written = (1..state.heap.top)
            .chain(state.heap.permanent_rows())
            .filter(|&row| state.heap.entry(ObjRef(row)).meta & (BASE | WRITTEN) == BASE | WRITTEN)
            .collect();
        let touched: Vec<u32> = if seal {
            (0..state.classes.len() as u32)
                .filter(|&i| {
                    let written = state.heap.statics.get(i as usize).is_some_and(|e| e.meta & WRITTEN != 0);
                    written || state.classes[ClassId(i)].status == crate::state::ClassStatus::InProgress
                })
                .collect()
        } else {
            (0..state.classes.len() as u32).filter(|&i| differs_from_image(state, i)).collect()
        };
        // Gaps of the base image stay: a row outside of it is an object outside of it.
        state.heap.set_free_row(0);
        let early: Vec<u32> = (1..state.heap.top)
            .filter(|&row| {
                let entry = state.heap.entry(ObjRef(row));
                !entry.is_free() && entry.meta & BASE == 0
            })
            .collect();
        state.heap.track = true;
        state.threads.track = true;
        let mut frames = Frames::default();
        let mut tracker = Tracker {
            bodies,
            images: Images::default(),
            base: state.heap.rows().to_vec(),
            base_permanent: state.heap.permanent_rows().map(|row| *state.heap.entry(ObjRef(row))).collect(),
            base_statics: state.heap.statics.clone(),
            base_classes: state.classes.as_slice().to_vec(),
            live: Rows::new(early.clone()),
            early,
            undo: Vec::new(),
            raw: [0; 2],
            image: Vec::new(),
            written: Rows::new(written),
            published: Rows::default(),
            first_touched: touched.clone(),
            touched,
            order: Vec::new(),
            order_counts: false,
            garbage: Garbage::default(),
            rest: rest::Known::new(&state.rest, &mut frames),
            frames,
            stamp: Reserve::new(1 << 28),
            class_stamp: Vec::new(),
            epoch: 0,
            scratch: Vec::new(),
            packing: None,
        };
        state.heap.dirty.clear();
        state.heap.dirty_statics.clear();
        state.dirty_classes.clear();
        for id in 0..state.threads.len() {
            let number = tracker.encode(state, ThreadId(id as u32), program);
            tracker.image.push(number);
            add(&mut tracker.raw, mix(THREAD_AT | id as u64, number as u64));
        }
        state.threads.clean();
        if packing {
            tracker.packing = Some(Box::new(Packing::new(&tracker)));
        }
        tracker
    }

    /// The order in which classes are touched tells states apart from now on.
    pub fn count_order(&mut self) {
        self.order_counts = true;
    }

    /// So many rows does the table of the first state have.
    #[inline]
    pub(crate) fn base_rows(&self) -> u32 {
        self.base.len() as u32
    }

    /// No more tracking: the state stays as it is.
    pub fn stop(state: &mut State) {
        state.heap.track = false;
        state.heap.positions = None;
        state.threads.track = false;
        state.heap.dirty.clear();
        state.heap.dirty_statics.clear();
        state.dirty_classes.clear();
        state.threads.clean();
    }

    fn encode(&mut self, state: &State, id: ThreadId, program: &Program) -> u32 {
        let mut words = std::mem::take(&mut self.scratch);
        words.clear();
        image::encode(&state.threads[id], &state.heap, program, &mut words);
        let number = self.images.intern(&words);
        self.scratch = words;
        number
    }

    pub(crate) fn row_part(&self, row: u32, entry: &Entry) -> [u64; 2] {
        let as_first = match self.base.get(row as usize) {
            // An object of the first state that is gone is a difference to it.
            Some(base) => base.is_same(entry) || base.is_free() && entry.is_free(),
            None => entry.is_free() || row >= FIRST_PERMANENT && entry.is_clean_base(),
        };
        if as_first { [0; 2] } else { object_part(row, entry) }
    }

    /// Interns what changed since the last save.
    pub fn save(&mut self, state: &mut State, program: &Program) {
        self.epoch += 1;
        let mut dirty = std::mem::take(&mut state.heap.dirty);
        for &(row, old) in &dirty {
            // SAFETY: as many stamps as rows can be.
            let stamp = unsafe { &mut *self.stamp.ptr().add(row as usize) };
            let first = *stamp != self.epoch;
            *stamp = self.epoch;
            self.undo.push(Undo::Row(row, old));
            if first {
                self.save_row(state, program, row, &old);
            }
        }
        self.settle();
        dirty.clear();
        state.heap.dirty = dirty;
        let mut dirty = std::mem::take(&mut state.heap.dirty_statics);
        for &(class, old) in &dirty {
            self.undo.push(Undo::Statics(class, old));
            let entry = state.heap.statics[class as usize];
            if !entry.is_frozen() && !entry.body.is_null() {
                // SAFETY: the private body of these statics.
                let body = unsafe { self.bodies.intern(&mut state.heap, entry.body, entry.len) };
                let e = &mut state.heap.statics[class as usize];
                e.body = body;
                e.meta |= FROZEN;
                if self.base_statics.get(class as usize).is_some_and(|b| b.body == body && b.is_clean_base()) {
                    // As they were: the same state as before they were written.
                    e.meta &= !WRITTEN;
                }
            }
            // Noted once between two saves: `old` is what the last save saw.
            let entry = state.heap.statics[class as usize];
            sub(&mut self.raw, statics_part(&self.base_statics, class, &old));
            add(&mut self.raw, statics_part(&self.base_statics, class, &entry));
            self.garbage_statics(state, program, class, &old, &entry);
            self.touch_class(state, class);
        }
        dirty.clear();
        state.heap.dirty_statics = dirty;
        let mut dirty = std::mem::take(&mut state.dirty_classes);
        for &(class, old) in &dirty {
            if self.class_stamp.len() <= class as usize {
                self.class_stamp.resize(class as usize + 1, 0);
            }
            if std::mem::replace(&mut self.class_stamp[class as usize], self.epoch) == self.epoch {
                continue;
            }
            let now = state.classes[ClassId(class)];
            if now.packed() == old.packed() {
                continue;
            }
            self.undo.push(Undo::Class(class, old));
            sub(&mut self.raw, class_part(class, &old));
            add(&mut self.raw, class_part(class, &now));
            self.garbage_class(state, &old, &now);
            if self.order_counts && !self.order.contains(&class) {
                add(&mut self.raw, mix(ORDER_AT | self.order.len() as u64, class as u64));
                self.order.push(class);
                self.undo.push(Undo::Order);
            }
            self.touch_class(state, class);
        }
        dirty.clear();
        state.dirty_classes = dirty;
        let dirty = state.threads.take_dirty();
        for &id in &dirty {
            let old = self.image.get(id as usize).copied().unwrap_or(NO_IMAGE);
            let new = self.encode(state, ThreadId(id), program);
            if old == new {
                continue;
            }
            self.undo.push(Undo::Thread(id, old));
            if self.image.len() <= id as usize {
                self.image.resize(id as usize + 1, NO_IMAGE);
            }
            self.image[id as usize] = new;
            if old != NO_IMAGE {
                sub(&mut self.raw, mix(THREAD_AT | id as u64, old as u64));
            }
            add(&mut self.raw, mix(THREAD_AT | id as u64, new as u64));
            self.garbage_thread(state, (old != NO_IMAGE).then_some(old), new);
        }
        state.threads.give_dirty(dirty);
        if !Rc::ptr_eq(&state.rest, &self.rest.rest) {
            self.undo.push(Undo::Rest(Box::new(self.rest.clone())));
            sub(&mut self.raw, self.rest.name);
            self.rest.change(&state.rest, &mut self.frames);
            add(&mut self.raw, self.rest.name);
            self.garbage_rest(state);
        }
    }

    fn save_row(&mut self, state: &mut State, program: &Program, row: u32, old: &Entry) {
        let mut entry = *state.heap.entry(ObjRef(row));
        if entry.meta != 0 && !entry.is_frozen() {
            let bytes = state.heap.body_size(&entry, program) as u32;
            if row >= FIRST_PERMANENT && state.heap.is_as_made(row, bytes as usize) {
                // As it was: the same state as before it was written.
                state.heap.free_copy(entry.body, bytes as usize);
                entry = state.heap.permanent_entry(row);
            } else {
                // SAFETY: the private body of this row.
                entry.body = unsafe { self.bodies.intern(&mut state.heap, entry.body, bytes) };
                entry.meta |= FROZEN;
                if entry.meta & BASE != 0
                    && self.base.get(row as usize).is_some_and(|b| b.body == entry.body && b.is_clean_base())
                {
                    entry.meta &= !WRITTEN;
                }
            }
            *state.heap.entry_mut(ObjRef(row)) = entry;
        }
        self.relist(row, old, &entry);
        let (before, after) = (self.row_part(row, old), self.row_part(row, &entry));
        sub(&mut self.raw, before);
        add(&mut self.raw, after);
        self.garbage_row(state, program, row, old, &entry);
    }

    /// Keeps `written`, `published` and `live` in step with a row's flags.
    #[inline]
    pub(crate) fn relist(&mut self, row: u32, from: &Entry, to: &Entry) {
        let written = |e: &Entry| e.meta & (BASE | WRITTEN) == BASE | WRITTEN;
        let live = |e: &Entry| e.meta != 0 && e.meta & BASE == 0;
        if written(from) != written(to) {
            self.written.set(row, written(to));
        }
        // Old and unshared in the base image: whether it is shared goes back with the state.
        let private = self.base.get(row as usize).is_some_and(|e| e.meta & (BASE | SHARED) == BASE);
        let published = |e: &Entry| private && e.is_clean_base() && e.meta & SHARED != 0;
        if published(from) != published(to) {
            self.published.set(row, published(to));
        }
        if live(from) != live(to) {
            self.live.set(row, live(to));
        }
    }

    /// The lists are right again, after some [`Tracker::relist`].
    pub(crate) fn settle(&mut self) {
        self.written.settle();
        self.published.settle();
        self.live.settle();
    }

    /// The record or the statics of a class have changed.
    fn touch_class(&mut self, state: &State, class: u32) {
        let differs = self.first_touched.binary_search(&class).is_ok()
            || state.classes[ClassId(class)].packed() != self.first_class(class).packed()
            || state.heap.statics.get(class as usize).is_some_and(|now| now.body != self.first_statics(class).body);
        if differs != self.touched.binary_search(&class).is_ok() {
            self.turn_touched(class);
            self.undo.push(Undo::Touched(class));
        }
    }

    fn turn_touched(&mut self, class: u32) {
        match self.touched.binary_search(&class) {
            Err(at) => self.touched.insert(at, class),
            Ok(at) => drop(self.touched.remove(at)),
        }
    }

    /// What was in a row in the first state.
    pub(crate) fn first_entry(&self, state: &State, row: u32) -> Entry {
        match row.checked_sub(FIRST_PERMANENT) {
            None => self.base.get(row as usize).copied().unwrap_or(Entry::FREE),
            // What came later is there in every state, as it was made.
            Some(at) => self.base_permanent.get(at as usize).copied().unwrap_or_else(|| state.heap.permanent_entry(row)),
        }
    }

    pub(crate) fn first_statics(&self, class: u32) -> Entry {
        self.base_statics.get(class as usize).copied().unwrap_or(Entry::FREE)
    }

    pub(crate) fn first_class(&self, class: u32) -> ClassState {
        self.base_classes.get(class as usize).copied().unwrap_or_default()
    }

    /// Where the state is now. Only right after a save.
    pub fn mark(&self, state: &State) -> Mark {
        Mark {
            undo: self.undo.len(),
            top: state.heap.top,
            free_row: state.heap.free_row(),
            objects: state.heap.objects,
            used: state.heap.used,
            raw: self.raw,
        }
    }

    /// 128 bits that are equal only for equal states of this tracker (up to collisions); equal states that differ in
    /// the names of objects have different ones.
    pub fn raw_hash(&self) -> u128 {
        (self.raw[0] as u128) << 64 | self.raw[1] as u128
    }

    /// The same of everything but the threads.
    pub(crate) fn raw_hash_without_threads(&self) -> u128 {
        let mut raw = self.raw;
        for (id, &image) in self.image.iter().enumerate() {
            sub(&mut raw, mix(THREAD_AT | id as u64, image as u64));
        }
        (raw[0] as u128) << 64 | raw[1] as u128
    }

    pub(crate) fn undo_unsaved(&mut self, state: &mut State, program: &Program) -> Vec<u32> {
        let mut dirty = std::mem::take(&mut state.heap.dirty);
        for (row, old) in dirty.drain(..).rev() {
            state.heap.undo_row(row, old, program);
        }
        state.heap.dirty = dirty;
        let mut dirty = std::mem::take(&mut state.heap.dirty_statics);
        for (class, old) in dirty.drain(..).rev() {
            state.heap.undo_statics(class, old);
        }
        state.heap.dirty_statics = dirty;
        let mut dirty = std::mem::take(&mut state.dirty_classes);
        for (class, old) in dirty.drain(..).rev() {
            set_class(state, class, &old);
        }
        state.dirty_classes = dirty;
        if !Rc::ptr_eq(&state.rest, &self.rest.rest) {
            state.rest = self.rest.rest.clone();
        }
        state.threads.take_dirty()
    }

    /// Goes back to a mark of the present path.
    pub fn back(&mut self, state: &mut State, program: &Program, mark: &Mark) {
        let mut threads = self.undo_unsaved(state, program);
        let rest = self.undo_to(state, program, mark.undo, &mut threads);
        if let Some(packing) = &mut self.packing {
            packing.went_back(mark.undo);
        }
        self.settle();
        self.set_numbers(state, mark);
        self.reload(state, program, threads);
        self.garbage_back(state, rest);
    }

    /// Undoes until the log is so long. Adds threads whose image is another; says whether what is kept aside is.
    pub(crate) fn undo_to(&mut self, state: &mut State, program: &Program, length: usize, threads: &mut Vec<u32>) -> bool {
        let mut rest = false;
        while self.undo.len() > length {
            match self.undo.pop().expect("longer than the mark") {
                Undo::Row(row, old) => {
                    let now = *state.heap.entry(ObjRef(row));
                    state.heap.undo_row(row, old, program);
                    self.relist(row, &now, &old);
                }
                Undo::Statics(class, old) => {
                    state.heap.undo_statics(class, old);
                }
                Undo::Class(class, old) => {
                    set_class(state, class, &old);
                }
                Undo::Touched(class) => self.turn_touched(class),
                Undo::Thread(id, old) => {
                    self.image[id as usize] = old;
                    if !threads.contains(&id) {
                        threads.push(id);
                    }
                }
                Undo::Order => {
                    self.order.pop();
                }
                Undo::Count(row, old) => self.garbage.counts[row as usize] = old,
                Undo::Rest(old) => {
                    rest = true;
                    state.rest = old.rest.clone();
                    self.rest = *old;
                }
            }
        }
        rest
    }

    /// What is kept as numbers.
    pub(crate) fn set_numbers(&mut self, state: &mut State, mark: &Mark) {
        count_blocks(state);
        self.raw = mark.raw;
        state.heap.top = mark.top;
        state.heap.set_free_row(mark.free_row);
        state.heap.objects = mark.objects;
        state.heap.used = mark.used;
    }

    /// Gives threads the content of their images.
    pub(crate) fn reload(&mut self, state: &mut State, program: &Program, threads: Vec<u32>) {
        let count = self.image.iter().rposition(|&i| i != NO_IMAGE).map_or(0, |i| i + 1);
        self.image.truncate(count);
        // All monitors are given up before any is taken: one may have gone from one of these threads to another.
        for &id in &threads {
            if let Some(thread) = state.threads.get(ThreadId(id)) {
                for &object in &thread.held {
                    state.heap.set_lock_word(object, 0);
                }
            }
        }
        state.threads.truncate(count);
        for &id in threads.iter().filter(|&&id| (id as usize) < count) {
            if broken("thought: monitors go back thread by thread") {
                let held = &state.threads[ThreadId(id)].held;
                held.iter().for_each(|&object| state.heap.set_lock_word(object, 0));
            }
            image::decode(self.images.get(self.image[id as usize]), state, ThreadId(id), program);
        }
        state.threads.give_dirty(threads);
        state.threads.clean();
    }

    /// Objects outside of the base image.
    pub fn own_objects(&self) -> usize {
        self.live.len()
    }

    /// Memory of the pools.
    pub fn memory(&self) -> usize {
        self.bodies.memory() + self.images.memory() + self.packing.as_ref().map_or(0, |packing| packing.memory())
    }

    /// Memory that packed states have in common.
    pub fn packed_memory(&self) -> usize {
        self.packing.as_ref().map_or(0, |packing| packing.open_memory())
    }

    /// Memory of the path back.
    pub fn path_memory(&self) -> usize {
        self.undo.capacity() * size_of::<Undo>()
    }

    /// Distinct bodies and thread images in the pools.
    pub fn pool_entries(&self) -> usize {
        self.bodies.len() + self.images.len()
    }
}

/// Bytes of off-heap blocks follow from the list of them.
fn count_blocks(state: &mut State) {
    if state.heap.off_heap != 0 || !state.rest.blocks.is_empty() {
        state.heap.off_heap = state.rest.blocks.iter().map(|b| state.heap.array_len(b.bytes) as usize).sum();
    }
}

pub(crate) fn statics_part(base: &[Entry], class: u32, entry: &Entry) -> [u64; 2] {
    if entry.body.is_null() || base.get(class as usize).is_some_and(|b| b.body == entry.body) {
        return [0; 2];
    }
    mix(STATICS_AT | class as u64, entry.body as u64)
}

pub(crate) fn class_part(class: u32, record: &ClassState) -> [u64; 2] {
    let (packed, mirror) = record.packed();
    mix(CLASS_AT | (mirror as u64) << 24 | class as u64, packed)
}

/// The record of a class, except for a mirror that exists in every state once it exists.
pub(crate) fn set_class(state: &mut State, class: u32, old: &ClassState) {
    let record = state.classes.grow_to(ClassId(class));
    let mirror = record.mirror;
    *record = *old;
    if mirror.0 >= FIRST_PERMANENT {
        record.mirror = mirror;
    }
}

/// Is there something about this class that the base image does not say?
fn differs_from_image(state: &State, class: u32) -> bool {
    use crate::state::ClassStatus::*;
    let record = &state.classes[ClassId(class)];
    let clean = state.heap.statics.get(class as usize).is_none_or(|e| e.is_clean_base());
    match record.status {
        _ if state.has_own_mirror(ClassId(class)) => true,
        Linked => false,
        Initialized => !clean,
        InProgress | Erroneous => true,
    }
}
