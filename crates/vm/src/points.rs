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
use crate::quiet::LoudMethods;
use crate::thread_points::ThreadField;
use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_program::{ClassId, Method};
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
    pub(crate) masks: Option<Masks>,
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
    pub(crate) thread_fields: Vec<ThreadField>,
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

    /// May the current thread do something visible that never blocks, now? If not, it stops with that as its pending
    /// effect. `guarded`: nobody else can do anything to the same thing at this moment.
    pub(crate) fn may(&mut self, effect: Effect) -> bool {
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

    pub(crate) fn static_access_to_see(&mut self, class: ClassId, offset: u32, write: bool, plain: bool) -> Option<Effect> {
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

    /// Guards may be about this one.
    fn know_synchronizer(&mut self, object: ObjRef) {
        if self.is_first(object) && !self.points.synchronizers.contains(&object.0) {
            self.points.synchronizers.push(object.0);
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

    /// For tests: the running native tells of this effect, whoever is there to see it.
    #[inline]
    pub(crate) fn watch_effect(&mut self, effect: Effect) {
        if let Some(watch) = &mut self.watch {
            watch.told |= 1 << effect.kind as u16;
        }
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
