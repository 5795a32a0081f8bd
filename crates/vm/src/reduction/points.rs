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
//! Which accesses need points at all is for [`crate::reduction::guards`] and [`crate::reduction::quiet`] to say.

use crate::events::What;
use crate::native::Trap;
use crate::policy::Mode;
use crate::reduction::class_facts::{Facts, Role};
use crate::reduction::operations::LockTaken;
use crate::reduction::thread_points::ThreadField;
use crate::transition::Phase;
use crate::vm::Vm;
use jaunt_base::breakage::{broken, broken_for, broken_here};
use jaunt_program::ClassId;
use jaunt_state::heap::SHARED;
use jaunt_state::thread::STATICS;
use jaunt_state::{ClassStatus, Effect, EffectKind, ObjRef};
use std::ops::Range;

impl Vm {
    #[inline(always)]
    pub fn checking(&self) -> bool {
        self.policy.mode == Mode::Check
    }

    /// May the current thread do something visible that never blocks, now? If not, it stops with that as its pending
    /// effect.
    pub(crate) fn may(&mut self, effect: Effect) -> bool {
        if self.transition.ahead {
            self.stop_before(effect);
            return false;
        }
        if broken_for("point", effect.kind) {
            return true;
        }
        if self.nobody_looks() {
            // Nobody else is left, so that nobody sleeps: it is shown and orders nothing. (What is assumed about the place was checked
            // before: others may have relied on it.)
            self.show(effect);
            return true;
        }
        if self.state.threads[self.current].atomic > 0 {
            self.note(effect);
            return true;
        }
        let operation = self.operation_as_step();
        if let Some(running) = operation {
            // What an operation does that has its turn is part of its step, as is what begins one that commutes with all that others can do.
            let granted = self.transition.operation == operation;
            match if granted { LockTaken::Moves } else { self.lock_to_take(running, effect) } {
                LockTaken::Moves => {
                    self.note(effect);
                    return true;
                }
                LockTaken::Waits(synchronizer) => {
                    self.stop_before(Effect::new(EffectKind::Lock, synchronizer.0, 0));
                    return false;
                }
                LockTaken::None => {}
            }
        }
        match self.transition.phase {
            Phase::Right if self.policy.races && effect.plain => {
                self.stop_before(effect);
                false
            }
            Phase::Granted | Phase::Right => {
                if !broken("mover: two effects in one step") {
                    self.transition.phase = Phase::Post;
                }
                self.grant(operation);
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
    #[cfg_attr(feature = "breakages", track_caller)]
    pub(crate) fn record(&mut self, effect: Effect) {
        self.watch_effect(effect);
        self.transition.did(effect);
    }

    /// The same, where a trace shows it.
    #[cfg_attr(feature = "breakages", track_caller)]
    pub(crate) fn note(&mut self, effect: Effect) {
        self.transition.did(effect);
        self.show(effect);
    }

    /// What a trace shows, and no other step depends on.
    pub(crate) fn show(&mut self, effect: Effect) {
        self.watch_effect(effect);
        if self.events.is_some() {
            self.tell(What::Effect(effect));
        }
    }

    /// An access to a field or element of a shared object. False: the thread stopped before it.
    #[cold]
    #[inline(never)]
    pub fn access(&mut self, object: ObjRef, offset: u32, write: bool, plain: bool) -> bool {
        let seen = self.see_access(object, offset, 1, write, plain);
        let asks = !write && self.transition.operation.is_some() && self.asks_for_interrupt(object, offset);
        if asks && self.transition.lock.is_null() && !std::mem::take(&mut self.transition.granted_interrupt) {
            self.end_operation_turn();
        }
        let goes_on = seen.is_none_or(|effect| self.may(effect));
        if goes_on && write {
            self.note_write(object, offset, 1);
        }
        if goes_on && asks {
            self.end_operation_turn();
        }
        goes_on
    }

    /// A field or element of a shared object is written. Where it is asked for, those of threads' objects are noted.
    #[inline]
    pub(crate) fn note_write(&mut self, object: ObjRef, offset: u32, len: u32) {
        if self.policy.unwatched_of_threads.is_some() {
            self.note_write_to_thread(object, offset as usize..(offset + len) as usize);
        }
    }

    #[cold]
    fn note_write_to_thread(&mut self, object: ObjRef, bytes: Range<usize>) {
        let class = self.state.heap.class_of(object);
        if self.facts(class).role != Role::Thread || self.transition.written_threads.contains(&object.0) {
            return;
        }
        let Some(unwatched) = &self.policy.unwatched_of_threads else { return };
        let is_watched = |byte: usize| !unwatched.iter().any(|range| range.contains(&byte));
        if bytes.into_iter().any(is_watched) {
            self.transition.written_threads.push(object.0);
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
        if self.assumed.collections {
            if let Some(effect) = self.referent_to_see(object, offset, len, write, plain) {
                return Some(effect);
            }
        }
        let class = self.state.heap.class_of(object);
        let Facts { role, library_fields } = self.facts(class);
        if self.transition.ahead {
            return self.access_ahead(object, class, role, access_effect(object.0, offset, write, plain));
        }
        let mut own = false;
        match role {
            Role::Other | Role::Array => {}
            Role::Synchronizer => self.know_synchronizer(object),
            Role::Group => self.look_at_name_field(role, offset, write),
            Role::Thread => {
                self.look_at_name_field(role, offset, write);
                if offset == self.known.thread_interrupted && !write && object != self.state.threads[self.current].object {
                    self.look_at_interrupt_of_other();
                }
                match self.thread_field(offset) {
                    ThreadField::Alive => return self.liveness_to_see(object, offset, write),
                    ThreadField::Own => own = object == self.state.threads[self.current].object,
                    ThreadField::Blocker => {
                        own = object == self.state.threads[self.current].object || !write && self.in_thread_method("interrupt")
                    }
                    ThreadField::Plain | ThreadField::WrittenByVm => {}
                }
            }
        }
        if self.is_unseen(object, class, library_fields, offset, write, own) {
            return None;
        }
        let effect = Effect { len, ..access_effect(object.0, offset, write, plain) };
        if self.assumed.reduce {
            // An array's row is its name only if it is old; for others the assumption is about whatever has that row.
            let key = self.guard_key(object, class, role, offset);
            // Locks have a meaning of their own ([`crate::reduction::locks`]), and threads are looked at in many ways.
            let ownable = matches!(role, Role::Other | Role::Array);
            let vm_writes = role == Role::Thread && self.thread_field(offset) == ThreadField::WrittenByVm;
            if !vm_writes && (self.guarded(key, object, write) || ownable && self.is_owned(object, class)) {
                self.tell_guarded(effect);
                return None;
            }
        }
        Some(effect)
    }

    /// The same for a thread that runs ahead: what others can see it leaves alone, and what others could write it does not read.
    #[cold]
    fn access_ahead(&self, object: ObjRef, class: ClassId, role: Role, effect: Effect) -> Option<Effect> {
        let plain = matches!(role, Role::Other | Role::Array);
        let constant =
            plain && effect.kind == EffectKind::Read && self.is_never_written(self.guard_key(object, class, role, effect.offset));
        let read = effect.kind == EffectKind::Read && broken("thought: shared values ahead");
        (!constant && !read).then_some(effect)
    }

    /// What the assumption about an access is about: a field of a class, or an array.
    #[inline]
    fn guard_key(&self, object: ObjRef, class: ClassId, role: Role, offset: u32) -> u64 {
        if role == Role::Array { self.array_key(object, class) } else { (class.0 as u64) << 32 | offset as u64 }
    }

    /// What a guard covers is told in traces nevertheless.
    fn tell_guarded(&mut self, effect: Effect) {
        self.watch_effect(effect);
        if self.events.is_some() && self.in_program() {
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

    pub(crate) fn static_access_to_see(&mut self, class: ClassId, offset: u32, write: bool, plain: bool) -> Option<Effect> {
        if self.is_alone() {
            return None;
        }
        if self.transition.ahead {
            let constant = !write && self.is_never_written(static_key(class, offset));
            return (!constant).then(|| access_effect(class.0 | STATICS, offset, write, plain));
        }
        if self.state.classes[class].status != ClassStatus::Initialized && !self.is_reached_early(class, offset) {
            // In progress by this thread: others wait for the initialiser's end.
            return None;
        }
        if self.is_unseen_static(class, offset, write) {
            return None;
        }
        let effect = access_effect(class.0 | STATICS, offset, write, plain);
        if self.assumed.reduce && self.guarded(static_key(class, offset), ObjRef::NULL, write) {
            self.tell_guarded(effect);
            return None;
        }
        Some(effect)
    }

    /// Guards may be about this one.
    fn know_synchronizer(&mut self, object: ObjRef) {
        self.look_at_synchronizer(object);
        self.may_wait_in_section();
        if self.is_first(object) && !self.assumed.synchronizers.contains(&object.0) {
            self.assumed.synchronizers.push(object.0);
        }
    }

    /// No other thread was ever started, and no invariant must hold: a property of the state, not of the path to it.
    #[inline]
    pub(crate) fn is_alone(&self) -> bool {
        self.state.threads.len() == 1 && self.state.rest.invariants.is_empty()
    }

    /// No other thread is alive, and no invariant must hold between two steps of this one.
    pub(crate) fn nobody_looks(&self) -> bool {
        self.is_left_alone() && self.state.rest.invariants.is_empty()
    }

    /// No other thread is alive, and nobody asks what this one does. With source sets those do that were alive before: what is to come is what they may
    /// conflict with.
    #[inline]
    pub fn is_left_alone(&self) -> bool {
        self.state.threads.live_count() < 2 && !(self.policy.sources && self.state.threads.len() > 1)
    }

    /// For tests: the running native tells of this effect, whoever is there to see it.
    #[inline]
    pub(crate) fn watch_effect(&mut self, effect: Effect) {
        if let Some(watch) = &mut self.watch {
            watch.told |= 1 << effect.kind as u16;
        }
    }

    /// Before a class is initialised, if another thread could want to do that too and the order is seen.
    pub(crate) fn initialization_point(&mut self, class: ClassId) -> Result<(), Trap> {
        if !self.checking() || self.is_left_alone() {
            return Ok(());
        }
        let effect = Effect::new(EffectKind::ClassInit, class.0, 0);
        if !self.beginning_is_seen(class) {
            // It is over at once; but somebody may sleep who was about to begin it when that was seen.
            if !self.is_library(class) {
                self.transition.did(effect);
            }
            return Ok(());
        }
        if !self.may(effect) {
            return Err(Trap::Point);
        }
        if self.policy.sources {
            // Who comes later and finds the class ready leaves no trace of having looked: source sets see nothing of the other order but here.
            self.note(Effect::new(EffectKind::Global, 0, 0));
        }
        Ok(())
    }

    /// May the current thread enter a free monitor now?
    pub(crate) fn may_enter(&mut self, object: ObjRef) -> bool {
        if self.state.heap.entry(object).meta & SHARED == 0 || self.is_alone() {
            return true;
        }
        if self.transition.ahead {
            self.stop_before(Effect::new(EffectKind::Lock, object.0, 0));
            return false;
        }
        // Asked before anything else: who enters when nobody is left tells of a place too.
        let needs = self.console_needs_point(object);
        let unseen = needs.is_none() && self.is_unseen_monitor(object);
        if self.is_left_alone() {
            return true;
        }
        if broken("point: entering a monitor") {
            return true;
        }
        let effect = Effect::new(EffectKind::Lock, object.0, 0);
        if needs == Some(false) {
            // Nobody stops inside, and the order of what is printed does not count.
            self.show(effect);
            return true;
        }
        if self.begins_local_join(object) {
            // Who waits or returns leaves the monitor, which is the left mover that a join is; and where threads are alike nobody sleeps who could ask
            // what this step did.
            self.show(effect);
            return true;
        }
        let atomic = self.state.threads[self.current].atomic > 0;
        if !unseen {
            self.wants_monitor_in_section();
        }
        if self.transition.phase == Phase::Granted {
            self.transition.phase = self.phase_inside();
            self.grant_operation();
        } else if !atomic && !unseen && !self.is_in_granted_operation() {
            self.stop_before(effect);
            return false;
        }
        if unseen && self.policy.sources {
            // Who comes first matters to nobody, as long as nobody stops inside: source sets look whether somebody does.
            self.search.quiet_monitors.insert(object.0);
            self.show(effect);
            return true;
        }
        self.note(effect);
        true
    }

    /// The current thread wants a monitor, in an atomic section or not. In one, whether it is free decides whether others run in the middle of the section:
    /// that somebody is inside is seen.
    pub(crate) fn wants_monitor_in_section(&mut self) {
        if self.operation().is_some() {
            self.may_wait_in_section();
        }
        if self.state.threads[self.current].atomic > 0 && !self.assumed.observed {
            self.assumed.observed = true;
            self.search.start_again();
        }
    }

    /// An operation in an atomic section may have to wait for somebody who is in the middle of another one.
    fn may_wait_in_section(&mut self) {
        if self.state.threads[self.current].atomic > 0 && self.state.threads.live_count() > 1 {
            self.see_into_operations();
        }
    }

    /// What a transition may do after it entered a monitor.
    pub(crate) fn phase_inside(&self) -> Phase {
        // A collection may come between, and clear what was let go of since then.
        let right = self.assumed.reduce
            && !self.assumed.collections
            && (!self.assumed.observed || broken("mover: inside while observed"));
        if right || broken("mover: inside without reduction") { Phase::Right } else { Phase::Post }
    }

    /// May the current thread leave a monitor now? That is a step where somebody could see that the thread is inside.
    #[cold]
    pub(crate) fn may_leave(&mut self, object: ObjRef) -> bool {
        if !self.checking()
            || self.state.heap.lock_word(object) != (self.current.0 + 1) << 16 | 1
            || self.state.heap.entry(object).meta & SHARED == 0
            || self.is_left_alone()
            || self.state.threads[self.current].atomic > 0
            // Nobody sees what an operation does in the middle of its step.
            || self.is_in_granted_operation()
        {
            return true;
        }
        // `start` is inside of the monitor that the new thread needs for its end.
        let class = self.state.heap.class_of(object);
        if self.is_quiet() && self.role(class) != Role::Thread {
            return true;
        }
        if self.transition.phase != Phase::Granted && !broken("point: leaving a monitor") {
            self.stop_before(Effect::new(EffectKind::Lock, object.0, 0));
            return false;
        }
        self.transition.phase = Phase::Post;
        true
    }

    /// The search begins before whatever may start the first thread: nothing that is assumed about sharing has been used.
    pub(crate) fn begin_search(&mut self) -> Result<(), Trap> {
        if !self.checking() || !self.search.beginning {
            return Ok(());
        }
        self.search.beginning = false;
        self.stop_before(Effect::new(EffectKind::Global, 0, 0));
        Err(Trap::Point)
    }

    /// A left mover happens: from now on only such may follow.
    #[cfg_attr(feature = "breakages", track_caller)]
    pub(crate) fn left_mover(&mut self) {
        if !broken_here("mover") {
            self.transition.phase = Phase::Post;
        }
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
        if !self.assumed.clock {
            self.assumed.clock = true;
            self.search.start_again();
        }
        self.native_effect(Effect::new(EffectKind::ReadClock, 0, 0))
    }

    /// There was no room for a block of off-heap memory.
    pub(crate) fn look_at_room(&mut self) {
        if self.checking() && !self.assumed.room {
            self.assumed.room = true;
            self.search.start_again();
        }
    }

    /// A value that the program asks for: one of `0..n`.
    #[inline]
    pub fn pick(&mut self, n: u32) -> Result<u32, Trap> {
        if n <= 1 {
            return Ok(0);
        }
        match self.transition.answer.take() {
            Some(value) => Ok(value.min(n - 1)),
            None => {
                self.may_choose()?;
                Err(Trap::Choose(n))
            }
        }
    }
}

/// What the assumption about a static field is called.
fn static_key(class: ClassId, offset: u32) -> u64 {
    1 << 62 | (class.0 as u64) << 32 | offset as u64
}

pub(crate) fn access_effect(object: u32, offset: u32, write: bool, plain: bool) -> Effect {
    let kind = if write { EffectKind::Write } else { EffectKind::Read };
    Effect { kind, plain, object, offset, len: 1 }
}
