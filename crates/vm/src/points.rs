//! Where a search may switch threads: the points of an execution, and what each step does that others can see.
//!
//! Under `check` a thread runs until it is about to do something visible: touch a shared object, enter a monitor, begin
//! to initialise a class, interrupt a thread. There it stops *before* the instruction, with the [`Effect`] in its
//! record, and the search decides who goes on. A transition is one granted effect and everything local after it.
//!
//! With partial-order reduction a transition is longer. By Lipton's argument (CACM 1975) it may be: a monitor entered
//! (a right mover), at most one effect that does not commute and never blocks, then only left movers (leaving
//! monitors, starting threads, ending). Entering a second monitor always starts a new transition, because a thread
//! that holds one monitor and waits for another is what deadlocks are made of.
//!
//! Which accesses need points at all is for [`crate::guards`] and [`crate::quiet`] to say.

use crate::class_facts::{Facts, Role};
use crate::events::{Event, What};
use crate::guards::Guard;
use crate::initialisers::Initialisers;
use crate::native::Trap;
use crate::places::Places;
use crate::quiet::{LoudMethods, PROGRAM};
use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_classfile::access;
use jaunt_program::{ClassId, Kind, Method};
use jaunt_state::heap::SHARED;
use jaunt_state::thread::STATICS;
use jaunt_state::{ClassStatus, Effect, EffectKind, Masks, ObjRef, ThreadId};

/// How the interpreter stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// `run`: at the end of a quantum.
    #[default]
    Run,
    /// `check`: before visible effects.
    Check,
    /// The reference explorer: after every instruction.
    Step,
}

/// What the running transition may still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// The effect that the thread stopped at.
    Granted,
    /// One effect that never blocks: only monitors were entered so far.
    Right,
    /// Nothing visible but left movers.
    #[default]
    Post,
}

/// What is special about a field of `java.lang.Thread`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ThreadField {
    Plain,
    /// A thread uses it of itself: as quiet code does, others must not.
    Own,
    /// The VM writes it.
    WrittenByVm,
    /// It says whether the thread is alive.
    Alive,
}

#[derive(Default)]
pub struct Points {
    pub mode: Mode,
    /// Partial-order reduction: movers and guards.
    pub reduce: bool,
    pub phase: Phase,
    /// The native or handle call that is running has its effect granted.
    pub granted_call: bool,
    /// Effects of the running transition.
    pub effects: Vec<Effect>,
    /// The answer to the next choice of a value.
    pub answer: Option<u32>,
    /// Printing is visible: its order counts.
    pub console: bool,
    pub(crate) guards: FastMap<u64, Guard>,
    /// Locks of `java.util.concurrent.locks` that were seen: rows of the synchronizers.
    pub(crate) synchronizers: Vec<u32>,
    /// `AbstractOwnableSynchronizer`, and the offset of its owner.
    pub(crate) ownable: Option<(ClassId, u32)>,
    /// An object has the same row on the same road, whatever was explored before.
    pub rows_are_names: bool,
    /// Rows below this existed when the search began.
    pub first_rows: u32,
    /// An assumption was found to be wrong: what was explored with it must be explored again.
    pub restart: bool,
    /// What is known from an earlier search: these need points, and nothing else does.
    pub(crate) frozen: Option<std::collections::HashSet<String>>,
    /// New assumptions are made.
    pub optimistic: bool,
    /// Races are looked for: every plain access that has a point has one of its own.
    pub races: bool,
    /// Threads interrupt each other: notification does not commute with that.
    pub interrupts: bool,
    /// Somebody looks whether a thread is alive other than by joining it.
    pub liveness: bool,
    /// The program reads the clock: time is part of the state.
    pub clock: bool,
    /// It reads the wall clock: how far the next millisecond is counts.
    pub wall_clock: bool,
    /// It does more with moments than [`jaunt_state::time`] assumes: what time it is counts.
    pub absolute_time: bool,
    /// The program looks at names, ids or lists of threads: which is which counts.
    pub thread_names: bool,
    /// Where these are, if that matters.
    masks: Option<Masks>,
    /// What quiet code touches and what other code does.
    pub(crate) places: Places,
    /// Threads run in groups that go away with their last thread.
    pub daemon_groups: bool,
    /// Quiet code that calls the program.
    pub(crate) loud_methods: LoudMethods,
    /// What is assumed of class initialisers.
    pub(crate) initialisers: Initialisers,
    /// The thread that runs is in an initialiser of the library.
    pub(crate) in_initialiser: bool,
    /// Threads stop inside of such.
    pub(crate) initialisers_stop: bool,
    /// The program looks at what threads do, or stops them wherever they are: trying to enter a monitor, and leaving one,
    /// are steps, and no step is longer than it must be.
    pub observed: bool,
    /// The synchronized method whose monitor is being entered: it has no frame yet.
    pub(crate) entering: Option<*const Method>,
    /// A native does what somebody asked for by reflection.
    pub(crate) serving: bool,
    /// Threads stop inside of the monitor of a console stream: printing has its point.
    pub console_monitor: bool,
    /// The program closes one of the console's streams.
    pub console_closes: bool,
    /// Somebody got no off-heap memory: who allocates and frees first counts.
    pub room: bool,
    /// Both streams are printed to, and the order counts.
    pub two_streams: bool,
    /// Which ones: the sum of their numbers.
    pub(crate) streams: u32,
    /// What happens is written down.
    pub events: Option<Vec<Event>>,
    /// A thread ended with this exception, which no handler of the program's own takes.
    pub uncaught: Option<(ThreadId, ObjRef)>,
    /// Such an exception ends the execution if it is an `AssertionError`; if it is not.
    pub report_assertions: bool,
    pub report_exceptions: bool,
    /// There were atomic sections, on whatever road.
    pub atomic_sections: bool,
    /// The search has not begun: the first start of a thread is where it does.
    pub beginning: bool,
    /// What is special about the fields of `java.lang.Thread`, by offset.
    thread_fields: Vec<ThreadField>,
    /// By class; `None`: not asked yet.
    pub(crate) class_facts: Vec<Option<Facts>>,
    pub instructions: u64,
    /// The program asked for the end of the search.
    pub terminated: bool,
    /// Heaps that `Verify.stopIfVisited` has met.
    pub roots_seen: jaunt_base::FastSet<u128>,
    canonizer: Option<Box<jaunt_state::canonical::Canonizer>>,
}

impl Points {
    /// Forgets what one search needed; guards stay.
    pub fn begin(&mut self) {
        self.phase = Phase::Post;
        self.granted_call = false;
        self.effects.clear();
        self.answer = None;
        self.restart = false;
        self.uncaught = None;
    }
}

impl Vm {
    #[inline(always)]
    pub fn checking(&self) -> bool {
        self.points.mode == Mode::Check
    }

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
            "blocker",
            "parkBlocker",
            "uncaughtExceptionHandler",
            "group",
            "target",
        ];
        let kinds: [(&[&str], ThreadField); 3] = [
            (&own, ThreadField::Own),
            (&["interrupted"], ThreadField::WrittenByVm),
            (&["eetop", "threadStatus"], ThreadField::Alive),
        ];
        let size = self.program.class(self.known.thread).instance_size as usize;
        let mut fields = vec![ThreadField::Plain; size];
        for (names, kind) in kinds {
            for field in names.iter().filter_map(|name| self.program.field_named(self.known.thread, name)) {
                fields[field.offset as usize] = kind;
            }
        }
        self.points.thread_fields = fields;
    }

    #[inline(always)]
    fn thread_field(&self, offset: u32) -> ThreadField {
        // Others are fields of subclasses.
        self.points.thread_fields.get(offset as usize).copied().unwrap_or(ThreadField::Plain)
    }

    /// May the current thread do something visible that never blocks, now? If not, it stops with that as its pending
    /// effect. `guarded`: nobody else can do anything to the same thing at this moment.
    fn may(&mut self, effect: Effect) -> bool {
        if self.nobody_looks() {
            // Nobody else is left. (What is assumed about the place was checked before: others may have relied on it.)
            self.note(effect);
            return true;
        }
        if self.state.threads[self.current].atomic > 0 {
            self.note(effect);
            return true;
        }
        match self.points.phase {
            Phase::Right if self.points.races && effect.plain => {
                self.stop_before(effect);
                false
            }
            Phase::Granted | Phase::Right => {
                self.points.phase = Phase::Post;
                self.note(effect);
                true
            }
            Phase::Post => {
                self.stop_before(effect);
                false
            }
        }
    }

    pub(crate) fn stop_before(&mut self, effect: Effect) {
        self.watch_effect(effect);
        let thread = self.thread();
        thread.pending = effect;
        thread.at_point = true;
        if !thread.held.is_empty() {
            self.watch_console();
        }
    }

    /// What the running transition does.
    pub(crate) fn record(&mut self, effect: Effect) {
        self.watch_effect(effect);
        self.points.effects.push(effect);
    }

    /// The same, where a trace shows it.
    pub(crate) fn note(&mut self, effect: Effect) {
        self.record(effect);
        if self.points.events.is_some() {
            self.tell(What::Effect(effect));
        }
    }

    /// An access to a field or element of a shared object. False: the thread stopped before it.
    #[cold]
    #[inline(never)]
    pub fn access(&mut self, object: ObjRef, offset: u32, write: bool, plain: bool) -> bool {
        match self.see_access(object, offset, 1, write, plain) {
            Some(effect) => self.may(effect),
            None => true,
        }
    }

    /// What others can see of an access to `len` bytes of a shared object: nothing, or an effect that needs a point. Every
    /// assumption that the access concerns hears of it.
    #[inline(never)]
    pub(crate) fn access_to_see(&mut self, object: ObjRef, offset: u32, len: u32, write: bool, plain: bool) -> Option<Effect> {
        self.see_access(object, offset, len, write, plain)
    }

    #[inline(always)]
    fn see_access(&mut self, object: ObjRef, offset: u32, len: u32, write: bool, plain: bool) -> Option<Effect> {
        if self.is_alone() {
            return None;
        }
        let class = self.state.heap.class_of(object);
        let Facts { role, library_fields } = self.facts(class);
        let mut own = false;
        match role {
            Role::Other | Role::Array => {}
            Role::Synchronizer => self.know_synchronizer(object),
            Role::Group => self.look_at_name_field(role, offset, write),
            Role::Thread => {
                self.look_at_name_field(role, offset, write);
                match self.thread_field(offset) {
                    ThreadField::Alive => return self.liveness_to_see(object, offset, write),
                    ThreadField::Own => own = object == self.state.threads[self.current].object,
                    ThreadField::Plain | ThreadField::WrittenByVm => {}
                }
            }
        }
        if self.is_unseen(object, class, library_fields, offset, write, own) {
            return None;
        }
        let effect = Effect { len, ..access_effect(object.0, offset, write, plain) };
        if self.points.reduce {
            // An array's row is its name only if it is old; for others the assumption is about whatever has that row.
            let key = if role == Role::Array { self.array_key(object, class) } else { (class.0 as u64) << 32 | offset as u64 };
            let vm_writes = role == Role::Thread && self.thread_field(offset) == ThreadField::WrittenByVm;
            if !vm_writes && self.guarded(key, object, write) {
                self.tell_guarded(effect);
                return None;
            }
        }
        Some(effect)
    }

    /// What a guard covers is told in traces nevertheless.
    fn tell_guarded(&mut self, effect: Effect) {
        if self.points.events.is_some() && self.in_program() {
            self.tell(What::Effect(effect));
        }
    }

    /// An access to a static field of an initialised class.
    #[cold]
    #[inline(never)]
    pub fn access_static(&mut self, class: ClassId, offset: u32, write: bool, plain: bool) -> bool {
        match self.static_access_to_see(class, offset, write, plain) {
            Some(effect) => self.may(effect),
            None => true,
        }
    }

    fn static_access_to_see(&mut self, class: ClassId, offset: u32, write: bool, plain: bool) -> Option<Effect> {
        if self.is_alone() {
            return None;
        }
        if self.state.classes[class].status != ClassStatus::Initialized && !self.is_reached_early(class, offset) {
            // In progress by this thread: others wait for the initialiser's end.
            return None;
        }
        if self.is_unseen_static(class, offset, write) {
            return None;
        }
        let effect = access_effect(class.0 | STATICS, offset, write, plain);
        if self.points.reduce && self.guarded(1 << 62 | (class.0 as u64) << 32 | offset as u64, ObjRef::NULL, write) {
            self.tell_guarded(effect);
            return None;
        }
        Some(effect)
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
        self.points.masks = self.thread_masks();
    }

    /// A field is read: one that says which thread is which?
    #[inline]
    fn look_at_name_field(&mut self, role: Role, offset: u32, write: bool) {
        let Some(masks) = self.points.masks else { return };
        if write || self.points.thread_names {
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

    /// Guards may be about this one.
    fn know_synchronizer(&mut self, object: ObjRef) {
        if self.is_first(object) && !self.points.synchronizers.contains(&object.0) {
            self.points.synchronizers.push(object.0);
        }
    }

    /// Somebody asks which thread is which. Only the bookkeeping of starting and ending may do that unseen.
    pub fn look_at_names(&mut self) {
        if !self.is_quiet() {
            self.see_names();
        }
    }

    fn see_names(&mut self) {
        if self.points.masks.is_some() && !self.points.thread_names && self.points.frozen.is_none() {
            self.points.thread_names = true;
            self.points.restart = true;
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

    /// No other thread was ever started, and no invariant must hold: a property of the state, not of the road to it.
    #[inline]
    pub(crate) fn is_alone(&self) -> bool {
        self.state.threads.len() == 1 && self.state.rest.invariants.is_empty()
    }

    /// No other thread is alive, and no invariant must hold between two steps of this one.
    pub(crate) fn nobody_looks(&self) -> bool {
        self.state.threads.live_count() < 2 && self.state.rest.invariants.is_empty()
    }

    /// Whether a thread is alive: `join` asks that too, under the thread's monitor, and `start` does.
    fn liveness_to_see(&mut self, object: ObjRef, offset: u32, write: bool) -> Option<Effect> {
        if self.is_quiet() {
            // `start` asks whether the thread was started before. As long as the answer is always no, nobody else has
            // started it, and the order of two such questions cannot matter.
            if self.points.liveness {
                return Some(access_effect(object.0, offset, write, false));
            }
            let started = !write && self.state.heap.get_ref(object, offset) != ObjRef::NULL && self.in_start();
            if started && self.points.frozen.is_none() {
                self.points.liveness = true;
                self.points.restart = true;
            }
            return None;
        }
        if self.points.reduce && !self.points.liveness && !self.called_by_join() {
            self.points.liveness = true;
            self.points.restart = true;
        }
        Some(access_effect(object.0, offset, write, false))
    }

    fn in_start(&self) -> bool {
        let frame = self.state.threads[self.current].frames.last();
        frame.is_some_and(|f| f.method().class == self.known.thread && self.program.name(f.method().name) == "start")
    }

    fn called_by_join(&self) -> bool {
        let frames = &self.state.threads[self.current].frames;
        frames.iter().rev().take(2).any(|f| {
            let m = f.method();
            m.class == self.known.thread && self.program.name(m.name) == "join"
        })
    }

    /// A visible effect of a native that never blocks.
    pub fn native_effect(&mut self, effect: Effect) -> Result<(), Trap> {
        self.watch_effect(effect);
        if !self.checking() || self.nobody_looks() {
            return Ok(());
        }
        self.granted(effect)
    }

    /// For tests: the running native tells of this effect, whoever is there to see it.
    #[inline]
    pub(crate) fn watch_effect(&mut self, effect: Effect) {
        if let Some(watch) = &mut self.watch {
            watch.told |= 1 << effect.kind as u16;
        }
    }

    /// A native stops at most once, before the first of its effects; what it does after that is written down.
    fn granted(&mut self, effect: Effect) -> Result<(), Trap> {
        if self.points.granted_call {
            self.note(effect);
            return Ok(());
        }
        if self.points.answer.is_some() {
            // The call was granted before it asked for a value, and nobody has run since.
            self.points.granted_call = true;
            self.note(effect);
            return Ok(());
        }
        if self.may(effect) {
            self.points.granted_call = true;
            return Ok(());
        }
        Err(Trap::Point)
    }

    /// An access by a native to `len` bytes of an object from a body offset on: one field, or elements in one step.
    pub fn gate_access(&mut self, object: ObjRef, offset: u32, len: u32, write: bool) -> Result<(), Trap> {
        if !self.checking() || self.state.heap.entry(object).meta & SHARED == 0 {
            return Ok(());
        }
        let plain = self.points.races && self.is_plain(object, offset);
        match self.access_to_see(object, offset, len, write, plain) {
            Some(effect) => self.granted(effect),
            None => Ok(()),
        }
    }

    /// An ordinary access to this place of an object orders nothing: it is an element, or a field that is not volatile.
    fn is_plain(&self, object: ObjRef, offset: u32) -> bool {
        let class = self.state.heap.class_of(object);
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            if let Some(field) = record.fields.iter().find(|f| !f.is_static() && f.offset == offset) {
                return field.access & access::VOLATILE == 0;
            }
            at = record.super_class;
        }
        self.program.class(class).array().is_some()
    }

    /// An access by `Unsafe` or a handle to one slot. `plain`: it orders nothing.
    pub(crate) fn slot_access(&mut self, object: ObjRef, offset: u32, len: u32, write: bool, plain: bool) -> Result<(), Trap> {
        if !self.checking() || self.state.heap.entry(object).meta & SHARED == 0 {
            return Ok(());
        }
        let seen = match self.slots_below(object, offset, len) {
            None => self.access_to_see(object, offset, len, write, plain),
            Some(slots) => {
                // All are asked, so that each knows of the access. A slot is met at its offset: there the effect begins.
                let first = slots.iter().copied().min().unwrap_or(offset).min(offset);
                let effects: Vec<_> = slots.iter().map(|&at| self.access_to_see(object, at, 1, write, plain)).collect();
                let seen = effects.into_iter().flatten().next();
                seen.map(|effect| Effect { offset: first, len: offset + len - first, ..effect })
            }
        };
        match seen {
            Some(effect) => self.granted(effect),
            None => Ok(()),
        }
    }

    /// The fields or elements that an access by address is to, unless it is to just one and to all of it: bytes that lie in
    /// one word, a half of a long.
    fn slots_below(&self, object: ObjRef, offset: u32, len: u32) -> Option<Vec<u32>> {
        let class = self.state.heap.class_of(object);
        if let Some(info) = self.program.class(class).array() {
            let start = offset & !(info.kind.size() - 1);
            return (start != offset).then(|| vec![start]);
        }
        let mut slots = Vec::new();
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            for field in record.fields.iter().filter(|f| !f.is_static()) {
                let (start, size) = (field.offset, field.kind.size());
                if (start, size) == (offset, len) {
                    return None;
                }
                if start < offset + len && offset < start + size {
                    slots.push(start);
                }
            }
            at = record.super_class;
        }
        Some(slots)
    }

    /// As [`Vm::slot_access`] for statics.
    pub(crate) fn static_slot_access(
        &mut self,
        class: ClassId,
        offset: u32,
        len: u32,
        write: bool,
        plain: bool,
    ) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        let fields = self.program.class(class).fields.iter().filter(|f| f.is_static());
        let below = fields.filter(|f| f.offset < offset + len && offset < f.offset + f.kind.size());
        // All are asked, so that each knows of the access.
        let below: Vec<u32> = below.map(|f| f.offset).collect();
        let effects: Vec<_> = below.into_iter().filter_map(|o| self.static_access_to_see(class, o, write, plain)).collect();
        match effects.first() {
            Some(&effect) => self.granted(Effect { offset, len, ..effect }),
            None => Ok(()),
        }
    }

    /// As [`Vm::gate_access`] for a static field.
    pub fn gate_access_static(&mut self, class: ClassId, offset: u32, write: bool, plain: bool) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        match self.static_access_to_see(class, offset, write, plain) {
            Some(effect) => self.granted(effect),
            None => Ok(()),
        }
    }

    /// Nobody else can see an access to this range of an object: then it may happen in one step, whatever its length.
    pub fn is_covered(&mut self, object: ObjRef, offset: u32, len: u32, write: bool) -> bool {
        if !self.checking() || self.state.heap.entry(object).meta & SHARED == 0 || self.is_alone() {
            return true;
        }
        let class = self.state.heap.class_of(object);
        if self.program.class(class).array().is_some() {
            return len == 0 || self.access_to_see(object, offset, len, write, true).is_none();
        }
        // All are asked, so that each knows of the access.
        let offsets = self.field_offsets(class);
        let inside = offsets.into_iter().map(|(o, _)| o).filter(|&o| o >= offset && o - offset < len);
        let mut all = true;
        for o in inside {
            all &= self.access_to_see(object, o, 1, write, true).is_none();
        }
        all
    }

    /// The places of the fields of a class's objects.
    pub(crate) fn field_offsets(&self, class: ClassId) -> Vec<(u32, Kind)> {
        let mut offsets = Vec::new();
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            offsets.extend(record.fields.iter().filter(|f| !f.is_static()).map(|f| (f.offset, f.kind)));
            at = record.super_class;
        }
        offsets.sort_unstable_by_key(|&(offset, _)| offset);
        offsets
    }

    /// A copy from one array to another, offsets and length in bytes: one step.
    pub fn gate_copy(&mut self, from: (ObjRef, u32), to: (ObjRef, u32), len: u32) -> Result<(), Trap> {
        let shared = |vm: &Vm, object| vm.state.heap.entry(object).meta & SHARED != 0;
        let read = if shared(self, from.0) { self.access_to_see(from.0, from.1, len, false, true) } else { None };
        let written = if shared(self, to.0) { self.access_to_see(to.0, to.1, len, true, true) } else { None };
        for effect in [written, read].into_iter().flatten() {
            self.granted(effect)?;
        }
        Ok(())
    }

    /// Before a class is initialised, if another thread could want to do that too and the order is seen.
    pub(crate) fn initialization_point(&mut self, class: ClassId) -> Result<(), Trap> {
        if !self.checking() || self.state.threads.live_count() < 2 {
            return Ok(());
        }
        let effect = Effect::new(EffectKind::ClassInit, class.0, 0);
        if !self.beginning_is_seen(class) {
            // It is over at once; but somebody may sleep who was about to begin it when that was seen.
            if !self.is_library(class) {
                self.points.effects.push(effect);
            }
            return Ok(());
        }
        if self.may(effect) { Ok(()) } else { Err(Trap::Point) }
    }

    /// May the current thread enter a free monitor now?
    pub(crate) fn may_enter(&mut self, object: ObjRef) -> bool {
        if self.state.heap.entry(object).meta & SHARED == 0 || self.is_alone() {
            return true;
        }
        // Asked before anything else: who enters when nobody is left tells of a place too.
        let needs = self.console_needs_point(object);
        let unseen = needs.is_none() && self.is_unseen_monitor(object);
        if self.state.threads.live_count() < 2 {
            return true;
        }
        let effect = Effect::new(EffectKind::Lock, object.0, 0);
        if needs == Some(false) {
            self.note(effect);
            return true;
        }
        if self.points.phase == Phase::Granted {
            self.points.phase = self.phase_inside();
        } else if self.state.threads[self.current].atomic == 0 && !unseen {
            self.stop_before(effect);
            return false;
        }
        self.note(effect);
        true
    }

    /// What a transition may do after it entered a monitor.
    pub(crate) fn phase_inside(&self) -> Phase {
        if self.points.reduce && !self.points.observed { Phase::Right } else { Phase::Post }
    }

    /// May the current thread leave a monitor now? That is a step where somebody could see that the thread is inside.
    #[cold]
    pub(crate) fn may_leave(&mut self, object: ObjRef) -> bool {
        if !self.checking()
            || self.state.heap.lock_word(object) != (self.current.0 + 1) << 16 | 1
            || self.state.heap.entry(object).meta & SHARED == 0
            || self.state.threads.live_count() < 2
            || self.state.threads[self.current].atomic > 0
        {
            return true;
        }
        // `start` is inside of the monitor that the new thread needs for its end.
        let class = self.state.heap.class_of(object);
        if self.is_quiet() && self.role(class) != Role::Thread {
            return true;
        }
        if self.points.phase != Phase::Granted {
            self.stop_before(Effect::new(EffectKind::Lock, object.0, 0));
            return false;
        }
        self.points.phase = Phase::Post;
        true
    }

    /// Another thread is stopped or suspended, wherever it is: nothing that threads do is their own affair.
    pub(crate) fn watch_every_step(&mut self) {
        if self.checking() && (self.points.reduce || !self.points.observed) {
            self.points.reduce = false;
            self.points.observed = true;
            self.points.restart = true;
        }
    }

    /// The program entered the monitor of a thread, which that thread needs to end.
    #[cold]
    pub(crate) fn look_at_end(&mut self, object: ObjRef) {
        if !self.points.reduce || self.points.liveness || self.is_alone() {
            return;
        }
        let class = self.state.heap.class_of(object);
        if self.role(class) == Role::Thread {
            self.points.liveness = true;
            self.points.restart = true;
        }
    }

    /// The search begins before whatever may start the first thread: nothing that is assumed about sharing has been used.
    pub(crate) fn begin_search(&mut self) -> Result<(), Trap> {
        if !self.checking() || !self.points.beginning {
            return Ok(());
        }
        self.points.beginning = false;
        self.stop_before(Effect::new(EffectKind::Global, 0, 0));
        Err(Trap::Point)
    }

    /// A left mover happens: from now on only such may follow.
    pub(crate) fn left_mover(&mut self) {
        self.points.phase = Phase::Post;
    }

    /// The whole execution ends: what others do before that must have been seen.
    pub fn final_effect(&mut self) -> Result<(), Trap> {
        self.native_effect(Effect::new(EffectKind::Global, 0, 0))
    }

    /// The program looks at the clock.
    pub fn look_at_clock(&mut self) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        if !self.points.clock {
            self.points.clock = true;
            self.points.restart = true;
        }
        self.native_effect(Effect::new(EffectKind::ReadClock, 0, 0))
    }

    /// There was no room for a block of off-heap memory.
    pub(crate) fn look_at_room(&mut self) {
        if self.checking() && !self.points.room {
            self.points.room = true;
            self.points.restart = true;
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
        if self.state.threads.live_count() < 2 {
            // From here on there is somebody to see what comes next.
            self.left_mover();
            return Ok(());
        }
        let effect = access_effect(object.0, self.known.thread_eetop, true, false);
        // Whether it is a daemon is looked at now.
        self.gate_access(object, self.known.thread_daemon, 1, false)?;
        if self.points.reduce && !self.points.liveness && !self.points.interrupts {
            self.left_mover();
            self.note(effect);
            return Ok(());
        }
        self.granted(effect)
    }

    /// A thread is started in a group: will that group, or one above it, go away with its last thread?
    fn look_at_groups(&mut self, thread: ObjRef) {
        let offset = |vm: &Vm, name| vm.program.field_named(vm.known.thread_group, name).map(|f| f.offset);
        let (Some(daemon), Some(parent)) = (offset(self, "daemon"), offset(self, "parent")) else { return };
        let mut group = self.field_ref(thread, "group");
        while !group.is_null() && !self.points.daemon_groups {
            self.points.daemon_groups = self.state.heap.get_u8(group, daemon) != 0;
            self.points.restart |= self.points.daemon_groups;
            group = self.state.heap.get_ref(group, parent);
        }
    }

    /// Somebody has asked for the default handler of exceptions, and there is none. If that is Java's way with an exception that has
    /// left a thread and that no method of the program has got, a search ends here. (Asked at the very look that decides: what
    /// was set or removed before counts as it does in Java.)
    pub fn no_default_handler(&mut self) -> Result<(), Trap> {
        if self.points.mode == Mode::Run {
            return Ok(());
        }
        let Some(exception) = self.undelivered() else { return Ok(()) };
        let class = self.state.heap.class_of(exception);
        let wanted = if self.is_assertion(class) { self.points.report_assertions } else { self.points.report_exceptions };
        if !wanted || self.program.java_name(class) == "java.lang.ThreadDeath" {
            return Ok(());
        }
        // The execution ends here: what others can do before that must have been seen.
        self.final_effect()?;
        self.tell(What::Throw(exception));
        self.points.uncaught = Some((self.current, exception));
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

    /// The program looks at what a thread does.
    pub fn look_at_thread(&mut self, object: ObjRef) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        if self.points.reduce && !self.points.liveness {
            self.points.liveness = true;
            self.points.restart = true;
        }
        if !self.points.observed && self.thread_of(object).is_some_and(|id| id != self.current) {
            self.points.observed = true;
            self.points.restart = true;
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
        if !self.points.observed {
            self.points.observed = true;
            self.points.restart = true;
        }
        self.native_effect(Effect::new(EffectKind::Global, 0, 0))
    }

    /// The program asks which threads there are.
    pub fn look_at_threads(&mut self) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        let known = self.points.liveness && self.points.thread_names;
        if !known {
            self.points.liveness = true;
            self.points.thread_names = true;
            self.points.restart = true;
        }
        self.native_effect(Effect::new(EffectKind::Global, 0, 0))
    }

    /// `Verify.stopIfVisited`: was a heap like the one below this object here before?
    pub fn root_visited(&mut self, root: ObjRef) -> bool {
        let mut canonizer = self.points.canonizer.take().unwrap_or_default();
        let mut components = jaunt_state::canonical::Components::default();
        canonizer.reachable(&self.state, &self.program, root, &mut components);
        self.points.canonizer = Some(canonizer);
        let bytes: Vec<u8> = components.words.iter().chain(&components.ends).flat_map(|w| w.to_le_bytes()).collect();
        !self.points.roots_seen.insert(xxhash_rust::xxh3::xxh3_128(&bytes))
    }

    /// A value that the program asks for: one of `0..n`.
    pub fn pick(&mut self, n: u32) -> Result<u32, Trap> {
        if n <= 1 {
            return Ok(0);
        }
        match self.points.answer.take() {
            Some(value) => Ok(value.min(n - 1)),
            None => Err(Trap::Choose(n)),
        }
    }
}

pub(crate) fn access_effect(object: u32, offset: u32, write: bool, plain: bool) -> Effect {
    let kind = if write { EffectKind::Write } else { EffectKind::Read };
    Effect { kind, plain, object, offset, len: 1 }
}
