//! What threads see of each other: names, groups, whether one is alive, what it does, where its exceptions go.
//!
//! Most of that is assumed to be nobody's business; whoever looks has the search start again with points there.

use crate::events::What;
use crate::native::Trap;
use crate::policy::Mode;
use crate::reduction::class_facts::Role;
use crate::reduction::points::access_effect;
use crate::reduction::quiet::PROGRAM;
use crate::vm::Vm;
use jaunt_state::{Effect, EffectKind, Masks, ObjRef, ThreadId};

/// So many threads of one class are worth to be taken for one another.
const ALIKE: usize = 3;

/// What is special about a field of `java.lang.Thread`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ThreadField {
    Plain,
    /// A thread uses it of itself: as quiet code does, others must not.
    Own,
    /// The VM writes it.
    WrittenByVm,
    /// It says whether the thread is alive.
    Alive,
    /// As `Own`; whoever interrupts the thread reads it, and finds nothing unless the thread is in a channel.
    Blocker,
}

impl Vm {
    /// Finds the fields of `java.lang.Thread` that are special.
    pub fn prepare_points(&mut self) {
        let own = [
            "threadLocals",
            "inheritableThreadLocals",
            "threadLocalRandomSeed",
            "threadLocalRandomProbe",
            "threadLocalRandomSecondarySeed",
            "contextClassLoader",
            "inheritedAccessControlContext",
            "parkBlocker",
            "uncaughtExceptionHandler",
            "group",
            "target",
        ];
        let kinds: [(&[&str], ThreadField); 4] = [
            (&own, ThreadField::Own),
            (&["interrupted"], ThreadField::WrittenByVm),
            (&["eetop", "threadStatus"], ThreadField::Alive),
            (&["blocker"], ThreadField::Blocker),
        ];
        let size = self.program.class(self.known.thread).instance_size as usize;
        let mut fields = vec![ThreadField::Plain; size];
        for (names, kind) in kinds {
            for field in names.iter().filter_map(|name| self.program.field_named(self.known.thread, name)) {
                fields[field.offset as usize] = kind;
            }
        }
        self.class_facts.thread_fields = fields;
    }

    #[inline(always)]
    pub(crate) fn thread_field(&self, offset: u32) -> ThreadField {
        // Others are fields of subclasses.
        self.class_facts.thread_fields.get(offset as usize).copied().unwrap_or(ThreadField::Plain)
    }

    /// Where the names, ids and lists of threads are.
    pub fn thread_masks(&self) -> Option<Masks> {
        let (thread, group) = (self.known.thread, self.known.thread_group);
        let offset = |class, name| self.program.field_named(class, name).map(|f| f.offset);
        Some(Masks {
            thread,
            name: offset(thread, "name")?,
            tid: offset(thread, "tid")?,
            eetop: self.known.thread_eetop,
            group_of: offset(thread, "group")?,
            group,
            members: offset(group, "threads")?,
            parent: offset(group, "parent")?,
        })
    }

    /// From now on somebody asks whether which thread is which can be seen.
    pub fn watch_thread_names(&mut self) {
        self.class_facts.masks = self.thread_masks();
    }

    /// A field is read: one that says which thread is which?
    #[inline]
    pub(crate) fn look_at_name_field(&mut self, role: Role, offset: u32, write: bool) {
        let Some(masks) = self.class_facts.masks else { return };
        if write || self.assumed.thread_names {
            return;
        }
        let asks = match role {
            Role::Thread => offset == masks.name || offset == masks.tid,
            Role::Group => offset == masks.members,
            Role::Other | Role::Array | Role::Synchronizer => false,
        };
        if asks {
            self.look_at_names();
        }
    }

    /// Somebody asks which thread is which. Only the bookkeeping of starting and ending may do that unseen.
    pub fn look_at_names(&mut self) {
        if !self.is_quiet() {
            self.see_names();
        }
    }

    fn see_names(&mut self) {
        if self.class_facts.masks.is_some() && !self.assumed.thread_names && self.policy.frozen.is_none() {
            self.assumed.thread_names = true;
            self.search.start_again();
        }
    }

    /// The VM reads the name of the running thread for the program. It cannot stop before that.
    pub(crate) fn read_own_name(&mut self, thread: ObjRef) {
        if !self.checking() || self.is_alone() {
            return;
        }
        self.see_names();
        if let Some(effect) = self.access_to_see(thread, self.known.thread_name, 4, false, false) {
            self.note(effect);
        }
    }

    /// Whether a thread is alive: `join` asks that too, under the thread's monitor, and `start` does.
    pub(crate) fn liveness_to_see(&mut self, object: ObjRef, offset: u32, write: bool) -> Option<Effect> {
        if !write {
            self.see_end_of_owner(object);
        }
        if self.is_quiet() {
            // `start` asks whether the thread was started before. As long as the answer is always no, nobody else has
            // started it, and the order of two such questions cannot matter.
            if self.assumed.liveness {
                return Some(access_effect(object.0, offset, write, false));
            }
            let started = !write && self.state.heap.get_ref(object, offset) != ObjRef::NULL && self.in_thread_method("start");
            if started && self.policy.frozen.is_none() {
                self.assumed.liveness = true;
                self.search.start_again();
            }
            return None;
        }
        if self.is_in_local_join() {
            return None;
        }
        // A join by a thread that is interrupted tells by its exception that the other one is alive. (If another thread interrupts it, it does so before the join, too,
        // in some order.)
        let tells = !self.called_by_join() || self.is_interrupted(self.current);
        if self.assumed.reduce && !self.assumed.liveness && tells {
            self.assumed.liveness = true;
            self.search.start_again();
        }
        // Who sees that a thread is over comes after all it did; who sees that it lives comes after nothing.
        let lives = !write && self.thread_of(object).is_some_and(|id| id != self.current);
        if lives && self.policy.races && !self.called_by_join() {
            self.see_unordered();
        }
        Some(access_effect(object.0, offset, write, false))
    }

    /// A method of `java.lang.Thread` by this name runs.
    pub(crate) fn in_thread_method(&self, name: &str) -> bool {
        let frame = self.state.threads[self.current].frames.last();
        frame.is_some_and(|f| f.method().class == self.known.thread && self.program.name(f.method().name) == name)
    }

    fn called_by_join(&self) -> bool {
        let frames = &self.state.threads[self.current].frames;
        frames.iter().rev().take(2).any(|f| {
            let m = f.method();
            m.class == self.known.thread && self.program.name(m.name) == "join"
        })
    }

    /// Another thread is stopped or suspended, wherever it is: nothing that threads do is their own affair.
    pub(crate) fn watch_every_step(&mut self) {
        if self.checking() && (self.assumed.reduce || !self.assumed.observed) {
            self.assumed.reduce = false;
            self.assumed.observed = true;
            self.search.start_again();
        }
    }

    /// The program entered the monitor of a thread, which that thread needs to end.
    #[cold]
    pub(crate) fn look_at_end(&mut self, object: ObjRef) {
        if !self.assumed.reduce || self.assumed.liveness || self.is_alone() {
            return;
        }
        let class = self.state.heap.class_of(object);
        if self.role(class) == Role::Thread {
            self.assumed.liveness = true;
            self.search.start_again();
        }
    }

    /// A thread does something to another one.
    pub fn thread_effect(&mut self, id: ThreadId) -> Result<(), Trap> {
        self.native_effect(Effect::new(EffectKind::Thread, id.0, 0))
    }

    /// A thread is started: visible only to those who ask whether it is alive. (Who knows a thread that is not started yet can
    /// do other things to it; but then entering the thread's monitor, which `start` does first, has a point.)
    pub(crate) fn start_effect(&mut self, object: ObjRef) -> Result<(), Trap> {
        self.begin_search()?;
        if !self.checking() {
            return Ok(());
        }
        self.look_at_groups(object);
        self.look_for_alike(object);
        if self.is_left_alone() {
            // From here on there is somebody to see what comes next.
            self.left_mover();
            return Ok(());
        }
        let effect = access_effect(object.0, self.known.thread_eetop, true, false);
        // Whether it is a daemon is looked at now.
        self.gate_access(object, self.known.thread_daemon, 1, false)?;
        // From now on it keeps the program alive. That of others it does not do before: the program may end first.
        let daemon = self.state.heap.get_u8(object, self.known.thread_daemon) != 0;
        if self.state.threads[self.current].daemon && !daemon {
            self.native_effect(Effect::new(EffectKind::Global, 0, 0))?;
        }
        let next = ThreadId(self.state.threads.len() as u32);
        if self.assumed.reduce && !self.assumed.liveness && !self.assumed.interrupts && !self.leaves_objects(next) {
            self.left_mover();
            // Nobody asks whether it is alive but `start` and `join`, inside of its monitor.
            self.show(effect);
            return Ok(());
        }
        self.granted(effect)
    }

    /// A thread is started: are there others that may do the same?
    fn look_for_alike(&mut self, thread: ObjRef) {
        if self.search.met_alike || self.state.threads.live_count() < ALIKE {
            return;
        }
        let heap = &self.state.heap;
        let target = self.program.field_named(self.known.thread, "target").map(|field| field.offset);
        let of = |thread: ObjRef| {
            let target = target.map_or(ObjRef::NULL, |offset| heap.get_ref(thread, offset));
            (heap.class_of(thread), (!target.is_null()).then(|| heap.class_of(target)))
        };
        let alike = self.state.threads.live().filter(|other| of(other.object) == of(thread)).count();
        self.search.met_alike = alike + 1 >= ALIKE;
    }

    /// A thread is started in a group: will that group, or one above it, go away with its last thread?
    fn look_at_groups(&mut self, thread: ObjRef) {
        let offset = |vm: &Vm, name| vm.program.field_named(vm.known.thread_group, name).map(|f| f.offset);
        let (Some(daemon), Some(parent)) = (offset(self, "daemon"), offset(self, "parent")) else { return };
        let mut group = self.field_ref(thread, "group");
        while !group.is_null() && !self.assumed.daemon_groups {
            self.assumed.daemon_groups = self.state.heap.get_u8(group, daemon) != 0;
            if self.assumed.daemon_groups {
                self.search.start_again();
            }
            group = self.state.heap.get_ref(group, parent);
        }
    }

    /// The program looks at what a thread does.
    pub fn look_at_thread(&mut self, object: ObjRef) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        let of_other = self.thread_of(object).is_some_and(|id| id != self.current);
        let first = self.assumed.reduce && !self.assumed.liveness;
        let observes = of_other && !self.assumed.observed;
        if first || observes {
            self.assumed.liveness |= first;
            self.assumed.observed |= observes;
            self.search.start_again();
        }
        if of_other {
            // What a thread waits for, inside of an operation, is seen. (Pools look whether the thread that they were given is new.)
            self.see_into_operations();
        }
        match self.thread_of(object) {
            // Its state changes with every monitor and wait: depends on everything.
            Some(_) => self.native_effect(Effect::new(EffectKind::Global, 0, 0)),
            None => self.native_effect(access_effect(object.0, self.known.thread_eetop, false, false)),
        }
    }

    /// The program asks who holds a monitor: that changes with every step that enters or leaves one.
    pub fn look_at_monitor(&mut self) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        if !self.assumed.observed {
            self.assumed.observed = true;
            self.search.start_again();
        }
        self.native_effect(Effect::new(EffectKind::Global, 0, 0))
    }

    /// The program asks which threads there are.
    pub fn look_at_threads(&mut self) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        let known = self.assumed.liveness && self.assumed.thread_names;
        if !known {
            self.assumed.liveness = true;
            self.assumed.thread_names = true;
            self.search.start_again();
        }
        self.native_effect(Effect::new(EffectKind::Global, 0, 0))
    }

    /// Somebody has asked for the default handler of exceptions, and there is none. If that is Java's way with an exception that has
    /// left a thread and that no method of the program has got, a search ends here. (Asked at the very look that decides: what
    /// was set or removed before counts as it does in Java.)
    pub fn no_default_handler(&mut self) -> Result<(), Trap> {
        if self.policy.mode == Mode::Run {
            return Ok(());
        }
        let Some(exception) = self.undelivered() else { return Ok(()) };
        let class = self.state.heap.class_of(exception);
        let wanted = if self.is_assertion(class) { self.policy.report_assertions } else { self.policy.report_exceptions };
        if !wanted || self.program.java_name(class) == "java.lang.ThreadDeath" {
            return Ok(());
        }
        // The execution ends here: what others can do before that must have been seen.
        self.final_effect()?;
        self.tell(What::Throw(exception));
        self.transition.uncaught = Some((self.current, exception));
        Err(Trap::Point)
    }

    /// What `ThreadGroup.uncaughtException` has got, if that was called by the library alone.
    fn undelivered(&self) -> Option<ObjRef> {
        let thread = &self.state.threads[self.current];
        let last = thread.frames.last()?;
        let dispatches =
            last.method().class == self.known.thread_group && self.program.name(last.method().name) == "uncaughtException";
        if !dispatches || thread.frames.iter().any(|frame| self.classify(frame.method()) == PROGRAM) {
            return None;
        }
        // The group, the thread, the exception.
        Some(thread.argument(last, 2))
    }
}
