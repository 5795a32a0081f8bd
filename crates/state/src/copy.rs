//! A whole copy of a state: what the 2001 paper began with, and the slow twin of the other ways back.
//!
//! Every body and every thread is copied when the copy is made and again when it is put back, and everything is interned
//! anew afterwards, as if all of it had changed.

use crate::heap::{Entry, FROZEN, ObjRef};
use crate::image;
use crate::rest;
use crate::state::{ClassState, State};
use crate::thread::{STACK_REGISTERS, ThreadId};
use crate::track::{Mark, Tracker, set_class};
use jaunt_program::{ClassId, Program};

/// An object's or a class's part of a copy.
struct Part {
    at: u32,
    meta: u32,
    len: u32,
    content: Box<[u8]>,
}

pub struct Whole {
    rows: Vec<Part>,
    statics: Vec<Part>,
    classes: Vec<(u32, ClassState)>,
    threads: Vec<Box<[u64]>>,
    touched: Vec<u32>,
    order: Vec<u32>,
    rest: rest::Known,
    mark: Mark,
}

impl Whole {
    pub fn memory(&self) -> usize {
        let parts = |list: &[Part]| list.iter().map(|p| size_of::<Part>() + p.content.len()).sum::<usize>();
        size_of::<Whole>()
            + parts(&self.rows)
            + parts(&self.statics)
            + self.classes.len() * size_of::<(u32, ClassState)>()
            + self.threads.iter().map(|t| size_of::<Box<[u64]>>() + t.len() * 8).sum::<usize>()
            + (self.touched.len() + self.order.len()) * 4
    }
}

fn part(at: u32, entry: &Entry, bytes: usize) -> Part {
    // SAFETY: a body of that size.
    let content = unsafe { std::slice::from_raw_parts(entry.body, bytes) };
    Part { at, meta: entry.meta, len: entry.len, content: content.into() }
}

impl Tracker {
    /// Copies everything that is not as in the base image. Only right after a save.
    pub fn copy(&self, state: &State, program: &Program) -> Whole {
        let heap = &state.heap;
        let rows = self.written.iter().chain(&self.published).chain(&self.live).map(|&row| {
            let entry = heap.entry(ObjRef(row));
            part(row, entry, heap.body_size(entry, program))
        });
        let statics = self.touched.iter().filter_map(|&class| {
            let entry = heap.statics.get(class as usize).filter(|e| !e.body.is_null())?;
            Some(part(class, entry, entry.len as usize))
        });
        Whole {
            rows: rows.collect(),
            statics: statics.collect(),
            classes: self.touched.iter().map(|&class| (class, state.classes[ClassId(class)])).collect(),
            threads: self.image.iter().map(|&image| self.images.get(image).into()).collect(),
            touched: self.touched.clone(),
            order: self.order.clone(),
            rest: self.rest.clone(),
            mark: self.mark(state),
        }
    }

    /// Puts a copy back, from anywhere. Marks are void afterwards.
    pub fn put_back(&mut self, state: &mut State, program: &Program, whole: &Whole) {
        self.undo_unsaved(state, program);
        state.threads.clean();
        let heap = &mut state.heap;
        // All that is there now goes, and what the copy has comes.
        for &row in &self.live {
            heap.dirty.push((row, *heap.entry_any(row)));
            heap.undo_row(row, Entry::FREE, program);
        }
        for row in self.written.iter().chain(&self.published).copied().collect::<Vec<u32>>() {
            let old = *heap.entry_any(row);
            heap.dirty.push((row, old));
            let first = self.base.get(row as usize).copied().unwrap_or_else(|| heap.permanent_entry(row));
            heap.undo_row(row, first, program);
        }
        heap.top = whole.mark.top;
        for part in &whole.rows {
            // Of several notes about one row the first counts.
            let old = *heap.entry_any(part.at);
            heap.dirty.push((part.at, old));
            let body = heap.body_with(&part.content);
            heap.undo_row(part.at, Entry { body, meta: part.meta & !FROZEN, len: part.len }, program);
        }
        for class in self.touched.clone() {
            if let Some(old) = state.heap.statics.get(class as usize).copied().filter(|e| !e.body.is_null()) {
                state.heap.dirty_statics.push((class, old));
                state.heap.statics[class as usize] = self.first_statics(class);
            }
            let now = state.classes[ClassId(class)];
            state.dirty_classes.push((class, now));
            let first = self.first_class(class);
            set_class(state, class, &first);
        }
        let heap = &mut state.heap;
        for part in &whole.statics {
            let old = heap.statics[part.at as usize];
            if !heap.dirty_statics.iter().any(|d| d.0 == part.at) {
                heap.dirty_statics.push((part.at, old));
            }
            let body = heap.body_with(&part.content);
            heap.statics[part.at as usize] = Entry { body, meta: part.meta & !FROZEN, len: part.len };
        }
        for (class, record) in &whole.classes {
            let now = state.classes[ClassId(*class)];
            state.dirty_classes.push((*class, now));
            set_class(state, *class, record);
        }
        for thread in 0..state.threads.len() as u32 {
            for i in 0..state.threads[ThreadId(thread)].held.len() {
                let object = state.threads[ThreadId(thread)].held[i];
                state.heap.set_lock_word(object, 0);
            }
        }
        state.threads.truncate(whole.threads.len());
        self.image.truncate(whole.threads.len());
        while state.threads.len() < whole.threads.len() {
            state.threads.add(ObjRef::NULL, STACK_REGISTERS, usize::MAX).expect("address space for a thread");
        }
        state.threads.clean();
        for (id, words) in whole.threads.iter().enumerate() {
            image::decode(words, state, ThreadId(id as u32), program);
        }
        state.rest = whole.rest.rest.clone();
        self.rest = whole.rest.clone();
        self.save(state, program);
        self.undo.clear();
        self.touched.clone_from(&whole.touched);
        self.order.clone_from(&whole.order);
        // Equal content has one address, so the raw hash is that of the state that was copied.
        self.set_numbers(state, &whole.mark);
        if self.garbage.how == crate::Collecting::Count {
            self.recount(state, program);
        }
        self.garbage_back(state, true);
    }
}
