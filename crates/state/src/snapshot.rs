//! Snapshots: the whole state as a value that can be gone back to.
//!
//! This is the plain version: it copies the object table and the threads, and shares every body. What the search
//! needs (differences only, interned components) comes on top of the same freezing; this one is its slow twin.

use crate::heap::Entry;
use crate::heap::ObjRef;
use crate::reserve::Reserve;
use crate::state::{ClassState, Invariant, State};
use crate::thread::{Frame, JavaThread, Status, ThreadId, Wake};
use jaunt_base::{FastMap, IdVec};
use jaunt_program::{ClassId, Program, StringId};

/// A state to go back to. Valid for the [`State`] that it was taken from, in any order, any number of times.
pub struct Snapshot {
    rows: Vec<Entry>,
    locks: Vec<u32>,
    statics: Vec<Entry>,
    free_row: u32,
    threads: Vec<ThreadCopy>,
    classes: IdVec<ClassId, ClassState>,
    strings: IdVec<StringId, ObjRef>,
    roots: Vec<ObjRef>,
    root_slots: FastMap<u64, u32>,
    hashes: FastMap<u32, u32>,
    next_hash: u32,
    next_wait: u64,
    blocks: Vec<ObjRef>,
    pending_references: ObjRef,
    modules: FastMap<u32, ObjRef>,
    deferred_threads: Vec<ObjRef>,
    invariants: Vec<Invariant>,
}

struct ThreadCopy {
    object: ObjRef,
    status: Status,
    wake: Wake,
    frames: Vec<Frame>,
    registers: Vec<u64>,
    /// Of the register stack.
    capacity: usize,
    max_frames: usize,
    interrupted: bool,
    permit: bool,
    daemon: bool,
    suspended: bool,
    atomic: u32,
    wait_order: u64,
    reenter: u16,
    result: u64,
    thrown: ObjRef,
    stop: ObjRef,
    converted: [ObjRef; 2],
}

impl State {
    /// Freezes every body and keeps the table.
    pub fn snapshot(&mut self) -> Snapshot {
        self.heap.freeze_all(0);
        Snapshot {
            rows: self.heap.rows().to_vec(),
            locks: self.heap.lock_words().to_vec(),
            statics: self.heap.statics.clone(),
            free_row: self.heap.free_row(),
            threads: self.threads.iter().map(copy_thread).collect(),
            classes: self.classes.clone(),
            strings: self.strings.clone(),
            roots: self.roots.clone(),
            root_slots: self.root_slots.clone(),
            hashes: self.hashes.clone(),
            next_hash: self.next_hash,
            next_wait: self.next_wait,
            blocks: self.blocks.clone(),
            pending_references: self.pending_references,
            modules: self.modules.clone(),
            deferred_threads: self.deferred_threads.clone(),
            invariants: self.invariants.clone(),
        }
    }

    /// Goes back to a snapshot of this state.
    pub fn restore(&mut self, snapshot: &Snapshot, program: &Program) {
        let s = snapshot;
        self.heap.restore(&s.rows, &s.locks, &s.statics, s.free_row, program);
        self.threads.resize(s.threads.len());
        for (i, copy) in s.threads.iter().enumerate() {
            let id = ThreadId(i as u32);
            let t = &mut self.threads[id];
            t.object = copy.object;
            t.status = copy.status;
            t.wake = copy.wake;
            t.frames.clone_from(&copy.frames);
            if copy.capacity == 0 {
                t.stack = Reserve::empty();
            } else if t.stack.capacity() != copy.capacity {
                t.stack = Reserve::small_pages(copy.capacity).expect("address space for a thread that was there before");
            }
            t.max_frames = copy.max_frames;
            t.stack.slice_mut(copy.registers.len()).copy_from_slice(&copy.registers);
            t.interrupted = copy.interrupted;
            t.permit = copy.permit;
            t.daemon = copy.daemon;
            t.suspended = copy.suspended;
            t.atomic = copy.atomic;
            t.wait_order = copy.wait_order;
            t.reenter = copy.reenter;
            t.result = copy.result;
            t.thrown = copy.thrown;
            t.stop = copy.stop;
            t.converted = copy.converted;
        }
        self.threads.relist();
        self.classes.clone_from(&s.classes);
        self.strings.clone_from(&s.strings);
        self.roots.clone_from(&s.roots);
        self.root_slots.clone_from(&s.root_slots);
        self.hashes.clone_from(&s.hashes);
        self.next_hash = s.next_hash;
        self.next_wait = s.next_wait;
        self.blocks.clone_from(&s.blocks);
        self.heap.off_heap = self.blocks.iter().map(|&b| self.heap.array_len(b) as usize).sum();
        self.pending_references = s.pending_references;
        self.modules.clone_from(&s.modules);
        self.deferred_threads.clone_from(&s.deferred_threads);
        self.invariants.clone_from(&s.invariants);
        // Code quickened since then may name classes that this state has not met: their rows must exist.
        self.classes.grow_to(ClassId(program.classes.len() as u32));
    }
}

fn copy_thread(t: &JavaThread) -> ThreadCopy {
    ThreadCopy {
        object: t.object,
        status: t.status,
        wake: t.wake,
        frames: t.frames.clone(),
        registers: t.registers().to_vec(),
        capacity: t.stack.capacity(),
        max_frames: t.max_frames,
        interrupted: t.interrupted,
        permit: t.permit,
        daemon: t.daemon,
        suspended: t.suspended,
        atomic: t.atomic,
        wait_order: t.wait_order,
        reenter: t.reenter,
        result: t.result,
        thrown: t.thrown,
        stop: t.stop,
        converted: t.converted,
    }
}
