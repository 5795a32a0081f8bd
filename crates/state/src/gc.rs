//! Mark and sweep.
//!
//! The base image is never collected: what start-up made points only at each other as long as it is clean, so marking starts at its
//! *written* objects besides the threads, statics and VM roots. What was sealed into the image later is the program's own: it
//! stays too, but references to it are cleared like others once nobody reaches it. Weak, final and phantom references keep
//! Java's meaning: what became unreachable is cleared and put on the pending list that `java.lang.ref` reads.
//!
//! **In which order follows from the state alone**, since a program sees it: what tells states apart is walked first, classes by
//! their names; then what the VM has besides, which may be there or not in the same state.

use crate::heap::{BASE, FIRST_PERMANENT, MARK, ObjRef, WRITTEN};
use crate::parts::References;
use crate::state::State;
use crate::thread::JavaThread;
use jaunt_program::class::ReferenceKind;
use jaunt_program::{ClassId, ClassKind, Kind, Program};

/// Offsets of `java.lang.ref.Reference`'s fields.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReferenceLayout {
    pub referent: u32,
    pub queue: u32,
    pub next: u32,
    pub discovered: u32,
}

#[derive(Clone, Debug, Default)]
pub struct Collected {
    pub objects: usize,
    pub bytes: usize,
    /// How many references were put on the pending list.
    pub pending: usize,
    /// Those that were cleared or put there.
    pub changed: Vec<ObjRef>,
}

/// Every reference that a thread holds, null too.
pub(crate) fn thread_roots(thread: &JavaThread, program: &Program, f: impl FnMut(ObjRef)) {
    thread.describe(program, |_| 0, &mut References(f));
}

impl State {
    /// Collects garbage. Only to be called between instructions.
    pub fn collect(&mut self, program: &Program, reference: &ReferenceLayout, clear_soft: bool) -> Collected {
        let mut stack: Vec<u32> = Vec::with_capacity(1024);
        let mut found: Vec<ObjRef> = Vec::new();
        let before = self.heap.used;
        let noted = self.heap.dirty.len();
        self.push_roots(program, &mut stack);
        self.trace(program, &mut stack, &mut found, reference, clear_soft);
        self.push_others(&mut stack);
        self.trace(program, &mut stack, &mut found, reference, clear_soft);
        let mut done = Collected::default();
        // Soft and weak references to what is not reached are cleared first, then finalizable objects are kept
        // for their finalizer, then phantom references are looked at.
        self.process(program, reference, &found, &mut done, |k| matches!(k, ReferenceKind::Soft | ReferenceKind::Weak));
        let finals: Vec<ObjRef> = found.clone();
        for r in finals {
            if self.reference_kind(program, r) == ReferenceKind::Final {
                let referent = self.heap.get_ref(r, reference.referent);
                if !referent.is_null() && !self.is_marked(referent) {
                    self.enqueue(program, reference, r, false, &mut done);
                    // Inactive from now on: enqueued once.
                    if self.heap.get_ref(r, reference.next).is_null() {
                        self.heap.set_ref(r, reference.next, r, program);
                    }
                    self.mark(referent, &mut stack);
                }
            }
        }
        self.trace(program, &mut stack, &mut found, reference, clear_soft);
        self.process(program, reference, &found, &mut done, |k| matches!(k, ReferenceKind::Soft | ReferenceKind::Weak));
        self.process(program, reference, &found, &mut done, |k| k == ReferenceKind::Phantom);
        self.keep_sealed(&mut stack);
        self.trace(program, &mut stack, &mut found, reference, clear_soft);
        let objects = self.sweep(program);
        // What was noted meanwhile is come back to some day: without the marks of this collection.
        for (row, old) in &mut self.heap.dirty[noted..] {
            if *row < FIRST_PERMANENT {
                old.meta &= !MARK;
            }
        }
        let bytes = before.saturating_sub(self.heap.used);
        self.heap.gc_at = match self.heap.stress {
            Some(bytes) => self.heap.used + bytes,
            None => (self.heap.used * 2).max(64 << 20).min(self.heap.limit.max(self.heap.used + (1 << 20))),
        };
        self.heap.gc_due = false;
        Collected { objects, bytes, ..done }
    }

    /// What tells states apart, in an order that depends on nothing else: not on when classes were loaded and literals made.
    fn push_roots(&mut self, program: &Program, stack: &mut Vec<u32>) {
        let mut roots: Vec<ObjRef> = Vec::with_capacity(4096);
        for thread in self.threads.live() {
            thread_roots(thread, program, |r| roots.push(r));
        }
        self.rest.describe(&mut References(|r: ObjRef| roots.push(r)));
        let mut classes: Vec<(&str, ClassId)> = Vec::new();
        for (id, record) in self.classes.ids().zip(self.classes.iter()) {
            let has_statics = self.heap.statics.get(id.0 as usize).is_some_and(|entry| !entry.body.is_null());
            let has = has_statics && !program.class(id).static_ref_offsets.is_empty();
            if has || !record.error.is_null() || self.is_of_state(record.mirror) {
                classes.push((program.class_name(id), id));
            }
        }
        // Classes of one name have different loaders: they stay in the order in which they came.
        classes.sort();
        for row in 1..self.heap.top {
            let meta = self.heap.entry(ObjRef(row)).meta;
            if meta & BASE != 0 && self.heap.is_of_start_up(row) {
                self.heap.entry_mut(ObjRef(row)).meta |= MARK;
                if meta & WRITTEN != 0 {
                    stack.push(row);
                }
            }
        }
        for (_, id) in classes {
            let record = self.classes[id];
            if self.is_of_state(record.mirror) {
                if record.mirror.0 >= FIRST_PERMANENT {
                    // Is marked for good.
                    stack.push(record.mirror.0);
                }
                roots.push(record.mirror);
            }
            roots.push(record.error);
            let Some(entry) = self.heap.statics.get(id.0 as usize).filter(|entry| !entry.body.is_null()) else { continue };
            for &offset in &program.class(id).static_ref_offsets {
                // SAFETY: statics hold a reference at each of these offsets.
                roots.push(ObjRef(unsafe { entry.body.add(offset as usize).cast::<u32>().read() }));
            }
        }
        for r in roots {
            self.mark(r, stack);
        }
    }

    /// What may be there or not without being a difference between states.
    fn push_others(&mut self, stack: &mut Vec<u32>) {
        let mut roots: Vec<ObjRef> = self.classes.iter().map(|class| class.mirror).collect();
        roots.extend(self.strings.iter().copied());
        self.rest.references(|r| roots.push(r));
        stack.extend(self.heap.permanent_rows().filter(|&row| self.heap.entry(ObjRef(row)).meta & WRITTEN != 0));
        for r in roots {
            self.mark(r, stack);
        }
    }

    /// A mirror that tells states apart: the program's own, or one that was written.
    fn is_of_state(&self, mirror: ObjRef) -> bool {
        let has = |flag: u32| self.heap.entry(mirror).meta & flag != 0;
        !mirror.is_null() && if mirror.0 >= FIRST_PERMANENT { has(WRITTEN) } else { !self.heap.is_of_start_up(mirror.0) }
    }

    /// What was sealed stays, and what a written one of these refers to.
    fn keep_sealed(&mut self, stack: &mut Vec<u32>) {
        for row in 1..self.heap.top {
            let entry = self.heap.entry_mut(ObjRef(row));
            if entry.meta & (BASE | MARK) == BASE {
                entry.meta |= MARK;
                if entry.meta & WRITTEN != 0 {
                    stack.push(row);
                }
            }
        }
    }

    #[inline]
    fn mark(&mut self, r: ObjRef, stack: &mut Vec<u32>) {
        if r.is_null() {
            return;
        }
        if self.heap.stress.is_some() {
            assert!(
                (r.0 < self.heap.top || r.0 >= FIRST_PERMANENT) && !self.heap.entry(r).is_free(),
                "a reference to a freed object"
            );
        }
        let entry = self.heap.entry_mut(r);
        debug_assert!(!entry.is_free(), "a reference to a freed object");
        if entry.meta & MARK == 0 {
            entry.meta |= MARK;
            stack.push(r.0);
        }
    }

    fn is_marked(&self, r: ObjRef) -> bool {
        self.heap.entry(r).meta & MARK != 0
    }

    fn reference_kind(&self, program: &Program, r: ObjRef) -> ReferenceKind {
        program.class(self.heap.class_of(r)).reference
    }

    fn trace(
        &mut self,
        program: &Program,
        stack: &mut Vec<u32>,
        found: &mut Vec<ObjRef>,
        layout: &ReferenceLayout,
        clear_soft: bool,
    ) {
        while let Some(row) = stack.pop() {
            let entry = *self.heap.entry(ObjRef(row));
            let class = program.class(entry.class());
            match class.kind {
                ClassKind::Array(info) => {
                    if info.kind == Kind::Ref {
                        for i in 0..entry.len as usize {
                            // SAFETY: a reference array of `len` elements.
                            let r = ObjRef(unsafe { entry.body.cast::<u32>().add(i).read() });
                            self.mark(r, stack);
                        }
                    }
                }
                _ => {
                    let weak = !self.heap.keep_weak
                        && match class.reference {
                            ReferenceKind::None => false,
                            ReferenceKind::Soft => clear_soft,
                            ReferenceKind::Weak | ReferenceKind::Final | ReferenceKind::Phantom => true,
                        }
                        // Its constructor runs, which sets the queue last: until then, whoever made it has the object.
                        && !self.heap.get_ref(ObjRef(row), layout.queue).is_null();
                    if weak {
                        found.push(ObjRef(row));
                    }
                    for &offset in &class.ref_offsets {
                        // `discovered` links the pending list, also while the handler takes it apart.
                        if weak && offset == layout.referent {
                            continue;
                        }
                        // SAFETY: the class has a reference at this offset.
                        let r = ObjRef(unsafe { entry.body.add(offset as usize).cast::<u32>().read() });
                        self.mark(r, stack);
                    }
                }
            }
        }
    }

    fn process(
        &mut self,
        program: &Program,
        layout: &ReferenceLayout,
        found: &[ObjRef],
        done: &mut Collected,
        wanted: impl Fn(ReferenceKind) -> bool,
    ) {
        for &r in found {
            if !wanted(self.reference_kind(program, r)) {
                continue;
            }
            let referent = self.heap.get_ref(r, layout.referent);
            if referent.is_null() || self.is_marked(referent) {
                continue;
            }
            self.enqueue(program, layout, r, true, done);
        }
    }

    fn enqueue(&mut self, program: &Program, layout: &ReferenceLayout, r: ObjRef, clear: bool, done: &mut Collected) {
        done.changed.push(r);
        if clear {
            self.heap.set_ref(r, layout.referent, ObjRef::NULL, program);
        }
        let inactive = !self.heap.get_ref(r, layout.next).is_null();
        if inactive || !self.heap.get_ref(r, layout.discovered).is_null() {
            return;
        }
        let head = self.rest.pending_references;
        self.heap.set_ref(r, layout.discovered, head, program);
        if !clear {
            // A final reference keeps its referent; pointing at itself says that it is on its way already.
            self.heap.set_ref(r, layout.next, r, program);
        }
        self.rest_mut().pending_references = r;
        done.pending += 1;
    }

    fn sweep(&mut self, program: &Program) -> usize {
        let mut freed = 0;
        for row in 1..self.heap.top {
            let entry = self.heap.entry_mut(ObjRef(row));
            if entry.meta & MARK != 0 {
                entry.meta &= !MARK;
            } else if !entry.is_free() {
                self.heap.release(row, program);
                self.forget_hash(row);
                freed += 1;
            }
        }
        freed
    }
}
