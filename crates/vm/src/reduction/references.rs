//! Collections that the program asks for, and who sees what they clear.
//!
//! `System.gc()` is a step that everything depends on; what it clears depends on what all threads hold just then. It is assumed that nobody else is
//! there when it is called. The first call beside another thread, be it one of the library's or one that is over, has the search start again
//! ([`crate::reduction::assumptions::Assumptions::collections`]). From then on whoever looks at what a weak, phantom or final reference refers to stops
//! before that, also if nobody else knows the reference (**the collector reaches what no thread does**), and what follows entering a monitor is a step of its own.
//!
//! Why these points are enough to meet a collection that clears something, if there is one: what only such references refer to stays so until one
//! of them is read. So if a thread lets go of an object between two of its points, then at the second one, wherever it is, a collection clears
//! what it would have cleared between them. That the thread still had the object just before is what is *not* explored: a search that meets such a
//! collection beside other threads says so and is not complete.
//!
//! **The handler of references reaches what a collection has put on its list, and the queues of these**, though who made them still has them. So they
//! are shared from then on; and, where collections come beside other threads, a reference with a queue is shared from its beginning: who polls a
//! queue that nobody else knows would not stop for that.
//!
//! **References with queues.** Of a reference without one, nobody sees a collection but who reads it. With a queue, whoever takes it out may tell others, by
//! whatever variable; and if its thread lets go of the object and then of the reference itself between two points, no collection at a point finds
//! it, though one between them would. So where collections come beside other threads, the first such reference ends all reduction but sleep sets: then there is
//! a point before all that could be such news. Finalizers, cleaners and caches of the library keep their references in lists, where they stay to be found.
//!
//! - What has been cleared stays so: who looks then needs no point.
//! - Soft references are never cleared in a search: what they refer to is held.

use crate::policy::Mode;
use crate::reduction::points::access_effect;
use crate::vm::Vm;
use jaunt_program::class::ReferenceKind;
use jaunt_state::gc::ReferenceLayout;
use jaunt_state::{Effect, JavaThread, ObjRef};

impl Vm {
    /// The program asks for a collection: the only moment at which references are cleared in a search.
    pub(crate) fn collect_in_search(&mut self) {
        self.look_at_collection();
        // Threads that handle references are started here as part of one step that everything depends on.
        let mode = std::mem::replace(&mut self.policy.mode, Mode::Run);
        self.state.heap.keep_weak = false;
        let collected = self.collect_garbage(false);
        self.state.heap.keep_weak = true;
        self.policy.mode = mode;
        // Somebody else may have had one of them in a local variable until just before.
        self.assumed.cleared_beside |= mode == Mode::Check && !collected.changed.is_empty() && self.had_company();
        // A step that everything depends on; but whoever assumes that nobody writes these fields must hear of it. (Who reads a referent has
        // a point before that anyway.)
        let ReferenceLayout { referent: _, queue: _, next, discovered } = self.reference_layout;
        for r in collected.changed {
            self.share(r);
            if mode == Mode::Check {
                for offset in [next, discovered] {
                    self.access_to_see(r, offset, 1, true, false);
                }
            }
        }
    }

    /// A new reference has its queue.
    #[cold]
    pub(crate) fn has_got_queue(&mut self, reference: ObjRef) {
        if self.assumed.collections && self.is_queued(reference) {
            self.meet_queued(reference);
        }
    }

    /// The first thread is about to be started: what was made before was made when nobody could see it.
    pub(crate) fn share_queued_references(&mut self) {
        if self.assumed.collections && self.state.threads.len() == 1 {
            for row in 1..self.state.heap.top {
                // What start-up made is shared, and the library's own.
                let (object, entry) = (ObjRef(row), self.state.heap.entry(ObjRef(row)));
                let of_start_up = entry.is_base() && self.state.heap.is_of_start_up(row);
                if !entry.is_free() && !of_start_up && self.is_queued(object) {
                    self.meet_queued(object);
                }
            }
        }
    }

    fn meet_queued(&mut self, reference: ObjRef) {
        self.share(reference);
        let class = self.state.heap.class_of(reference);
        let name = self.program.class_name(class);
        let listed = self.is_library(class)
            && !matches!(name, "java/lang/ref/WeakReference" | "java/lang/ref/PhantomReference" | "java/util/WeakHashMap$Entry");
        if !listed && self.assumed.reduce && self.policy.frozen.is_none() {
            self.assumed.reduce = false;
            self.search.start_again();
        }
    }

    /// It is a reference that the handler would put into a queue.
    fn is_queued(&self, object: ObjRef) -> bool {
        match self.program.class(self.state.heap.class_of(object)).reference {
            ReferenceKind::None | ReferenceKind::Soft => false,
            ReferenceKind::Weak | ReferenceKind::Final | ReferenceKind::Phantom => {
                let queue = self.state.heap.get_ref(object, self.reference_layout.queue);
                // Instead of no queue there is one that takes nothing.
                !queue.is_null()
                    && self.program.class_name(self.state.heap.class_of(queue)) != "java/lang/ref/ReferenceQueue$Null"
            }
        }
    }

    /// A collection beside other threads: when it happens counts.
    fn look_at_collection(&mut self) {
        if self.checking() && !self.is_alone() && !self.assumed.collections && self.policy.frozen.is_none() {
            self.assumed.collections = true;
            self.search.start_again();
        }
    }

    /// There is or was a thread besides the current one that may have had objects of the program in its local variables.
    fn had_company(&self) -> bool {
        self.state.threads.iter().filter(|t| t.id != self.current).any(|thread| {
            // An ended thread has no object; those of the library that could be here do not end.
            thread.object.is_null() || self.runs_program(thread)
        })
    }

    /// It is no thread of the library, or it runs a finalizer or an action of the program.
    fn runs_program(&self, thread: &JavaThread) -> bool {
        let class = self.state.heap.class_of(thread.object);
        class == self.known.thread
            || !self.is_library(class)
            || thread.frames.iter().any(|frame| !self.is_library(frame.method().class))
    }

    /// What others can see of an access to what a reference refers to, if a collection may clear that.
    #[cold]
    pub(crate) fn referent_to_see(&self, object: ObjRef, offset: u32, len: u32, write: bool, plain: bool) -> Option<Effect> {
        let referent = self.reference_layout.referent;
        let meant = self.assumed.collections && (offset..offset + len).contains(&referent) && !self.is_alone();
        if !meant {
            return None;
        }
        let clearable = match self.program.class(self.state.heap.class_of(object)).reference {
            ReferenceKind::None | ReferenceKind::Soft => false,
            ReferenceKind::Weak | ReferenceKind::Final | ReferenceKind::Phantom => {
                !self.state.heap.get_ref(object, referent).is_null()
            }
        };
        clearable.then(|| Effect { len, ..access_effect(object.0, offset, write, plain) })
    }

    /// May the current thread read what a reference refers to that no other thread knows?
    #[cold]
    pub(crate) fn may_read_referent(&mut self, object: ObjRef) -> bool {
        match self.referent_to_see(object, self.reference_layout.referent, 1, false, true) {
            Some(effect) => self.may(effect),
            None => true,
        }
    }
}
