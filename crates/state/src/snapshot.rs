//! Snapshots: the whole state as a value that can be gone back to.
//!
//! This is the plain version: it copies the object table and the threads, and shares every body. What the search
//! needs (differences only, interned components) comes on top of the same freezing; this one is its slow twin.

use crate::heap::{Entry, FIRST_PERMANENT, ObjRef};
use crate::parts::{Beside, Core};
use crate::reserve::Reserve;
use crate::state::{ClassState, Rest, State};
use crate::thread::{Frame, JavaThread, ThreadId};
use jaunt_base::IdVec;
use jaunt_program::{ClassId, Program, StringId};
use std::rc::Rc;

/// A state to go back to. Valid for the [`State`] that it was taken from, in any order, any number of times.
pub struct Snapshot {
    /// Rows after the base image, and those of it that were written.
    rows: Vec<Entry>,
    written: Vec<(u32, Entry)>,
    /// Permanent rows with their lock words.
    permanent: Vec<(Entry, u32)>,
    /// Lock words that are not 0.
    locks: Vec<(u32, u32)>,
    statics: Vec<Entry>,
    free_row: u32,
    objects: usize,
    used: usize,
    threads: Vec<ThreadCopy>,
    classes: IdVec<ClassId, ClassState>,
    strings: IdVec<StringId, ObjRef>,
    rest: Rc<Rest>,
    next_wait: u64,
}

struct ThreadCopy {
    core: Core,
    beside: Beside,
    frames: Vec<Frame>,
    registers: Vec<u64>,
    /// Of the register stack.
    capacity: usize,
    held: Vec<ObjRef>,
}

impl State {
    /// Freezes every body and keeps the table.
    pub fn snapshot(&mut self) -> Snapshot {
        let written = self.heap.freeze_written();
        // Nothing of a state is forgotten here: what changed since it was saved is a note of the tracker's.
        let State { heap: _, threads: _, classes: _, strings: _, rest: _, next_wait: _, dirty_classes: _ } = self;
        Snapshot {
            rows: self.heap.rows()[self.heap.base_rows.len()..].to_vec(),
            written,
            permanent: self
                .heap
                .permanent_rows()
                .map(|row| (*self.heap.entry(ObjRef(row)), self.heap.lock_word(ObjRef(row))))
                .collect(),
            locks: self.heap.held_locks(),
            statics: self.heap.statics.clone(),
            free_row: self.heap.free_row(),
            objects: self.heap.objects,
            used: self.heap.used,
            threads: self.threads.iter().map(copy_thread).collect(),
            classes: self.classes.clone(),
            strings: self.strings.clone(),
            rest: self.rest.clone(),
            next_wait: self.next_wait,
        }
    }

    /// Goes back to a snapshot of this state.
    pub fn restore(&mut self, snapshot: &Snapshot, program: &Program) {
        let s = snapshot;
        self.heap.restore(&s.rows, &s.written, &s.locks, &s.statics, s.free_row, program);
        self.heap.objects = s.objects;
        self.heap.used = s.used;
        self.heap.restore_permanent(&s.permanent, program);
        self.threads.resize(s.threads.len());
        for (i, copy) in s.threads.iter().enumerate() {
            let id = ThreadId(i as u32);
            let t = &mut self.threads[id];
            let ThreadCopy { core, beside, frames, registers, capacity, held } = copy;
            t.status = core.status;
            t.set_core(*core);
            t.set_beside(*beside);
            t.frames.clone_from(frames);
            if *capacity == 0 {
                t.stack = Reserve::empty();
            } else if t.stack.capacity() != *capacity {
                t.stack = Reserve::small_pages(*capacity).expect("address space for a thread that was there before");
            }
            t.stack.slice_mut(registers.len()).copy_from_slice(registers);
            t.held.clone_from(held);
        }
        self.threads.relist();
        let mirrors: Vec<ObjRef> = self.classes.iter().map(|c| c.mirror).collect();
        self.classes.clone_from(&s.classes);
        if self.heap.permanent {
            // Literals and mirrors stay once they exist, but for those that are part of a state.
            for (i, mirror) in mirrors.into_iter().enumerate().filter(|(_, mirror)| mirror.0 >= FIRST_PERMANENT) {
                self.classes.grow_to(ClassId(i as u32)).mirror = mirror;
            }
        } else {
            self.strings.clone_from(&s.strings);
        }
        self.rest = s.rest.clone();
        self.next_wait = s.next_wait;
        self.heap.off_heap = self.rest.blocks.iter().map(|b| self.heap.array_len(b.bytes) as usize).sum();
        // Code quickened since then may name classes that this state has not met: their rows must exist.
        self.classes.grow_to(ClassId(program.classes.len() as u32));
    }
}

fn copy_thread(t: &JavaThread) -> ThreadCopy {
    let (core, beside) = t.parts();
    ThreadCopy {
        core,
        beside,
        frames: t.frames.clone(),
        registers: t.registers().to_vec(),
        capacity: t.stack.capacity(),
        held: t.held.clone(),
    }
}
