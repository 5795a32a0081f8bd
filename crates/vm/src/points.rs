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
//! **Guards** (Stoller and Cohen, TACAS 2003: optimistic synchronization-based reduction). A field that was only
//! read while it was shared, or whose every access held one common monitor, needs no points: its accesses commute
//! with everything else that others can do. That is assumed from the first access on and *checked at every access*.
//! Up to the first access that breaks the assumption, the reduced search sees every execution up to the order of
//! independent steps, so it will meet such an access if there is one; then the field gets points and the search starts
//! again ([`Points::restart`]).
//!
//! **Quiet code**: bookkeeping of the library that no program can observe in the middle (thread groups, thread locals,
//! method-handle plumbing). It has no points as long as no code of the program lies above it on the
//! stack. docs/check.md lists it with the reasons.

use crate::native::Trap;
use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_program::{ClassId, LoaderId, Method};
use jaunt_state::heap::{FIRST_PERMANENT, SHARED};
use jaunt_state::thread::{STATICS, WHOLE};
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

/// What is known about the accesses to one field of a class, one static field or one array.
#[derive(Clone, Debug, Default)]
struct Guard {
    /// Needs points.
    racy: bool,
    written: bool,
    /// Every access held the monitor of the object itself.
    own_lock: bool,
    /// Monitors and synchronizers that every access owned.
    locks: Vec<u32>,
}

/// What happened in a step, for a trace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum What {
    Effect(Effect),
    Unlock(ObjRef),
    Wait(ObjRef),
    Notify(ObjRef),
    Wake(ThreadId),
    Start(ThreadId),
    End,
    Park,
    Unpark(ThreadId),
    Sleep,
    Interrupt(ThreadId),
    Choice(u32, u32),
    Throw(ObjRef),
}

#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub thread: ThreadId,
    pub what: What,
    /// The line of the program's own code, if there is one.
    pub method: *const Method,
    pub pc: u16,
    /// The method that runs, which may be the library's.
    pub inside: *const Method,
    /// Bits of the place before the access.
    pub before: u64,
}

/// What a search assumes about the program. A road means the same only under the same assumptions.
#[derive(Clone)]
pub struct Assumptions {
    guards: FastMap<u64, Guard>,
    flags: [bool; 5],
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
    guards: FastMap<u64, Guard>,
    /// Locks of `java.util.concurrent.locks` that were seen: rows of the synchronizers.
    synchronizers: Vec<u32>,
    /// `AbstractOwnableSynchronizer`, and the offset of its owner.
    ownable: Option<(ClassId, u32)>,
    /// An object has the same row on the same road, whatever was explored before.
    pub rows_are_names: bool,
    /// Rows below this existed when the search began.
    pub first_rows: u32,
    /// An assumption was found to be wrong: what was explored with it must be explored again.
    pub restart: bool,
    /// What is known from an earlier search: these need points, and nothing else does.
    frozen: Option<std::collections::HashSet<String>>,
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
    /// The program looks at names, ids or lists of threads: which is which counts.
    pub thread_names: bool,
    /// Where these are.
    masks: Option<Masks>,
    /// What happens is written down.
    pub events: Option<Vec<Event>>,
    /// A thread ended with this exception, which no handler of the program's own takes.
    pub uncaught: Option<(ThreadId, ObjRef)>,
    /// Such an exception ends the execution if it is an `AssertionError`; if it is not.
    pub report_assertions: bool,
    pub report_exceptions: bool,
    /// The search has not begun: the first start of a thread is where it does.
    pub beginning: bool,
    /// Offsets in `java.lang.Thread` that only the thread itself uses, and those that the VM writes.
    own_offsets: Vec<u32>,
    vm_offsets: Vec<u32>,
    alive_offsets: Vec<u32>,
    /// By class: 1 neither, 2 a thread, 3 a synchronizer of the library with an exclusive owner.
    class_kinds: Vec<u8>,
    pub instructions: u64,
    /// The program asked for the end of the search.
    pub terminated: bool,
    /// Heaps that `Verify.stopIfVisited` has met.
    pub roots_seen: jaunt_base::FastSet<u128>,
    canonizer: Option<Box<jaunt_state::canonical::Canonizer>>,
}

/// In a guard's locks: a synchronizer rather than a monitor.
const SYNCHRONIZER: u32 = 1 << 31;

/// Kinds of methods, kept in `Method::library`.
const UNKNOWN: u8 = 0;
const PROGRAM: u8 = 1;
const LIBRARY: u8 = 2;
const QUIET: u8 = 3;

/// Packages and classes whose code is quiet.
const QUIET_PREFIXES: &[&str] = &[
    "java/lang/ThreadGroup",
    "java/lang/ThreadLocal$",
    "java/lang/invoke/",
    "sun/invoke/",
    "java/lang/ClassLoader",
    "jdk/internal/loader/",
    "java/lang/Class",
    "java/lang/Module",
    "jdk/internal/module/",
    "jdk/internal/reflect/",
    "java/lang/reflect/",
    "java/lang/Shutdown",
    "java/lang/ApplicationShutdownHooks",
    "java/util/Locale",
    "java/util/ResourceBundle",
    "sun/util/",
    "java/time/",
    "java/security/",
    "sun/security/",
    "java/util/concurrent/ThreadLocalRandom",
    "jaunt/vm/",
    "java/lang/Character",
];

/// Exceptions to these: code that touches variables of the program on its behalf.
const NOT_QUIET: &[&str] = &[
    "java/lang/invoke/VarHandle",
    "java/lang/invoke/DirectMethodHandle",
    "java/lang/invoke/LambdaForm$",
    "jdk/internal/reflect/Unsafe",
    "java/lang/reflect/Field",
    "java/lang/reflect/Array",
];

/// Methods of `java.lang.Thread` that are quiet.
const QUIET_THREAD: &[&str] = &[
    "<init>",
    "start",
    "exit",
    "nextThreadNum",
    "nextThreadID",
    "genThreadName",
    "getContextClassLoader",
    "setContextClassLoader",
    "setPriority",
    "setDaemon",
];

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

    /// All that is assumed now.
    pub fn assumptions(&self) -> Assumptions {
        Assumptions {
            guards: self.guards.clone(),
            flags: [self.interrupts, self.liveness, self.clock, self.reduce, self.thread_names],
        }
    }

    pub fn set_assumptions(&mut self, assumptions: Assumptions) {
        self.guards = assumptions.guards;
        [self.interrupts, self.liveness, self.clock, self.reduce, self.thread_names] = assumptions.flags;
    }
}

impl Vm {
    #[inline(always)]
    pub fn checking(&self) -> bool {
        self.points.mode == Mode::Check
    }

    /// Finds the fields of `java.lang.Thread` that are special.
    pub fn prepare_points(&mut self) {
        let find = |vm: &Vm, names: &[&str]| -> Vec<u32> {
            names.iter().filter_map(|n| vm.program.field_named(vm.known.thread, n)).map(|f| f.offset).collect()
        };
        self.points.own_offsets = find(
            self,
            &[
                "threadLocals",
                "inheritableThreadLocals",
                "threadLocalRandomSeed",
                "threadLocalRandomProbe",
                "threadLocalRandomSecondarySeed",
                "contextClassLoader",
                "inheritedAccessControlContext",
                "blocker",
                "parkBlocker",
                "group",
                "target",
            ],
        );
        self.points.vm_offsets = find(self, &["interrupted"]);
        self.points.alive_offsets = find(self, &["eetop", "threadStatus"]);
    }

    /// 1: neither, 2: a thread, 3: a synchronizer of the library with an exclusive owner.
    fn class_kind(&mut self, class: ClassId) -> u8 {
        let index = class.0 as usize;
        if self.points.class_kinds.len() <= index {
            self.points.class_kinds.resize(index + 1, 0);
        }
        if self.points.class_kinds[index] == 0 {
            self.points.class_kinds[index] = self.find_class_kind(class);
        }
        self.points.class_kinds[index]
    }

    fn find_class_kind(&mut self, class: ClassId) -> u8 {
        if self.program.is_subclass(class, self.known.thread) {
            return 2;
        }
        let name = "java/util/concurrent/locks/AbstractOwnableSynchronizer";
        if self.points.ownable.is_none() {
            if let Some(found) = self.program.loaded(name, LoaderId::BOOT) {
                let offset = self.program.field_named(found, "exclusiveOwnerThread").map(|f| f.offset);
                self.points.ownable = offset.map(|offset| (found, offset));
            }
        }
        // Only the library's own are trusted to let nobody but the owner give a lock away.
        let library = matches!(self.program.class(class).loader, LoaderId::BOOT);
        match self.points.ownable {
            Some((ownable, _)) if library && self.program.is_subclass(class, ownable) => 3,
            _ => 1,
        }
    }

    /// Does the current thread own this monitor or synchronizer?
    fn owns(&self, row: u32) -> bool {
        if row & SYNCHRONIZER == 0 {
            return self.state.heap.lock_word(ObjRef(row)) >> 16 == self.current.0 + 1;
        }
        let object = ObjRef(row & !SYNCHRONIZER);
        let entry = self.state.heap.entry_or_free(object);
        let kind = self.points.class_kinds.get(entry.class().0 as usize);
        match self.points.ownable {
            Some((_, offset)) if !entry.is_free() && kind == Some(&3) => {
                self.state.heap.get_ref(object, offset) == self.state.threads[self.current].object
            }
            _ => false,
        }
    }

    /// Is the code that runs now bookkeeping of the library?
    pub fn is_quiet(&self) -> bool {
        let thread = &self.state.threads[self.current];
        for frame in thread.frames.iter().rev() {
            let method = frame.method();
            let mut kind = method.library.get();
            if kind == UNKNOWN {
                kind = self.classify(method);
                method.library.set(kind);
            }
            match kind {
                PROGRAM => return false,
                QUIET => return true,
                _ => {}
            }
        }
        false
    }

    /// The instruction that runs is the program's own, not the library's.
    fn in_program(&self) -> bool {
        let frame = self.state.threads[self.current].frames.last();
        frame.is_some_and(|f| self.classify(f.method()) == PROGRAM && !self.program.class(f.method().class).hidden)
    }

    fn classify(&self, method: &Method) -> u8 {
        let class = self.program.class(method.class);
        if !matches!(class.loader, LoaderId::BOOT | LoaderId::PLATFORM) {
            return PROGRAM;
        }
        let class_name = self.program.name(class.name);
        let name = self.program.name(method.name);
        if name == "<clinit>" {
            return QUIET;
        }
        if class_name == "java/lang/Thread" {
            return if QUIET_THREAD.contains(&name) { QUIET } else { LIBRARY };
        }
        let starts = |list: &[&str]| list.iter().any(|p| class_name.starts_with(p));
        if starts(QUIET_PREFIXES) && !starts(NOT_QUIET) { QUIET } else { LIBRARY }
    }

    /// May the current thread do something visible that never blocks, now? If not, it stops with that as its pending
    /// effect. `guarded`: nobody else can do anything to the same thing at this moment.
    fn may(&mut self, effect: Effect) -> bool {
        if self.state.threads.live_count() < 2 {
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
        let thread = self.thread();
        thread.pending = effect;
        thread.at_point = true;
    }

    pub(crate) fn note(&mut self, effect: Effect) {
        self.points.effects.push(effect);
        if self.points.events.is_some() {
            self.tell(What::Effect(effect));
        }
    }

    /// Writes down what happens, if a trace is wanted.
    #[cold]
    pub fn tell(&mut self, what: What) {
        if self.points.events.is_none() {
            return;
        }
        let before = match what {
            What::Effect(e) => self.peek(e),
            _ => 0,
        };
        let thread = self.current;
        // The innermost line of the program's own code says more than one inside the library.
        let frames = &self.state.threads[thread].frames;
        let own = frames
            .iter()
            .rev()
            .find(|f| !matches!(self.program.class(f.method().class).loader, LoaderId::BOOT | LoaderId::PLATFORM));
        let inside = frames.last().map_or(std::ptr::null(), |f| f.method);
        if matches!(what, What::Effect(_) | What::Unlock(_)) && self.is_quiet() {
            return;
        }
        let frame = own.or(frames.last()).copied();
        let (method, pc) = match &frame {
            Some(frame) => (frame.method, self.pc_of(frame)),
            None => (std::ptr::null(), 0),
        };
        if let Some(events) = &mut self.points.events {
            events.push(Event { thread, what, method, inside, pc, before });
        }
    }

    /// The bits at the place of an access, as many as are there up to eight.
    pub fn peek(&self, effect: Effect) -> u64 {
        if !matches!(effect.kind, EffectKind::Read | EffectKind::Write) || effect.offset == WHOLE {
            return 0;
        }
        let (body, size) = if effect.object & STATICS != 0 {
            let class = effect.object & !STATICS;
            let entry = &self.state.heap.statics[class as usize];
            (entry.body.cast_const(), entry.len as usize)
        } else {
            let entry = self.state.heap.entry(ObjRef(effect.object));
            (entry.body.cast_const(), self.state.heap.body_size(entry, &self.program))
        };
        let at = effect.offset as usize;
        let n = 8.min(size.saturating_sub(at));
        let mut bytes = [0u8; 8];
        // SAFETY: inside the body.
        unsafe { std::ptr::copy_nonoverlapping(body.wrapping_add(at), bytes.as_mut_ptr(), n) };
        u64::from_le_bytes(bytes)
    }

    /// An access to a field or element of a shared object. False: the thread stopped before it.
    #[cold]
    #[inline(never)]
    pub fn access(&mut self, object: ObjRef, offset: u32, write: bool, plain: bool) -> bool {
        if self.is_alone() {
            return true;
        }
        let class = self.state.heap.class_of(object);
        if !self.points.thread_names && !write {
            self.look_at_names(class, offset);
        }
        let array = self.program.class(class).array().is_some();
        let kind = if array { 1 } else { self.class_kind(class) };
        if kind == 3 && self.is_first(object) && !self.points.synchronizers.contains(&object.0) {
            self.points.synchronizers.push(object.0);
        }
        if kind == 2 {
            if self.points.own_offsets.contains(&offset) {
                return true;
            }
            if self.points.alive_offsets.contains(&offset) {
                return self.access_liveness(object, offset, write);
            }
        }
        if self.is_quiet() {
            return true;
        }
        if self.points.reduce {
            // An array's row is its name only if it is old; for others the assumption is about whatever has that row.
            let key = if array { self.array_key(object, class) } else { (class.0 as u64) << 32 | offset as u64 };
            let vm_writes = kind == 2 && self.points.vm_offsets.contains(&offset);
            if !vm_writes && self.guarded(key, object, write) {
                if self.points.events.is_some() && self.in_program() {
                    self.tell(What::Effect(access_effect(object.0, offset, write, plain)));
                }
                return true;
            }
        }
        self.may(access_effect(object.0, offset, write, plain))
    }

    /// An access to a static field of an initialised class.
    #[cold]
    #[inline(never)]
    pub fn access_static(&mut self, class: ClassId, offset: u32, write: bool, plain: bool) -> bool {
        if self.is_alone() {
            return true;
        }
        let record = &self.state.classes[class];
        if record.status != ClassStatus::Initialized || self.is_quiet() {
            // In progress by this thread: others wait for the initialiser's end.
            return true;
        }
        if self.points.reduce && self.guarded(1 << 62 | (class.0 as u64) << 32 | offset as u64, ObjRef::NULL, write) {
            if self.points.events.is_some() && self.in_program() {
                self.tell(What::Effect(access_effect(class.0 | STATICS, offset, write, plain)));
            }
            return true;
        }
        self.may(access_effect(class.0 | STATICS, offset, write, plain))
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

    /// A field is read: one that says which thread is which? Only the bookkeeping of starting and ending may do that.
    fn look_at_names(&mut self, class: ClassId, offset: u32) {
        let Some(masks) = self.points.masks else { return };
        let name = offset == masks.name || offset == masks.tid;
        if class == masks.group && offset == masks.members {
            let frame = self.state.threads[self.current].frames.last();
            let bookkeeping = ["add", "remove", "addUnstarted", "threadTerminated", "threadStartFailed"];
            if frame.is_some_and(|f| bookkeeping.contains(&self.program.name(f.method().name))) {
                return;
            }
        } else if !(name && self.class_kind(class) == 2 && !self.is_quiet()) {
            return;
        }
        self.points.thread_names = true;
        self.points.restart = true;
    }

    /// No other thread was ever started: a property of the state, not of the road to it.
    #[inline]
    fn is_alone(&self) -> bool {
        self.state.threads.len() == 1
    }

    /// Whether a thread is alive: `join` asks that too, under the thread's monitor.
    fn access_liveness(&mut self, object: ObjRef, offset: u32, write: bool) -> bool {
        if self.is_quiet() {
            return true;
        }
        if self.points.reduce && !self.points.liveness && !self.called_by_join() {
            self.points.liveness = true;
            self.points.restart = true;
        }
        self.may(access_effect(object.0, offset, write, false))
    }

    fn called_by_join(&self) -> bool {
        let frames = &self.state.threads[self.current].frames;
        frames.iter().rev().take(2).any(|f| {
            let m = f.method();
            m.class == self.known.thread && self.program.name(m.name) == "join"
        })
    }

    /// Records an access under its key. True: the assumption about the key covers it.
    fn guarded(&mut self, key: u64, object: ObjRef, write: bool) -> bool {
        if let Some(frozen) = &self.points.frozen {
            return !frozen.contains(&self.guard_name(key));
        }
        if self.points.guards.get(&key).is_some_and(|g| g.racy) {
            return false;
        }
        let own = !object.is_null() && self.owns(object.0);
        let mut guard = self.points.guards.get_mut(&key).map(std::mem::take);
        match &mut guard {
            None => {
                let held = &self.state.threads[self.current].held;
                let monitors = held.iter().filter(|&&o| self.is_first(o)).map(|o| o.0);
                let owned = self.points.synchronizers.iter().map(|row| row | SYNCHRONIZER).filter(|&row| self.owns(row));
                let locks: Vec<u32> = monitors.chain(owned).collect();
                // Too many wrong assumptions: no new ones.
                let covered = self.points.optimistic && (!write || own || !locks.is_empty());
                self.points.guards.insert(key, Guard { racy: !covered, written: write, own_lock: own, locks });
                covered
            }
            Some(found) => {
                found.written |= write;
                found.own_lock &= own;
                found.locks.retain(|&row| self.owns(row));
                let covered = !found.written || found.own_lock || !found.locks.is_empty();
                if !covered {
                    found.racy = true;
                    self.points.restart = true;
                }
                self.points.guards.insert(key, guard.expect("just looked at"));
                covered
            }
        }
    }

    /// One array; or all of a class, where the row says nothing about which array it is.
    fn array_key(&self, object: ObjRef, class: ClassId) -> u64 {
        if self.points.rows_are_names || self.is_first(object) {
            1 << 63 | object.0 as u64
        } else {
            1 << 63 | 1 << 61 | class.0 as u64
        }
    }

    /// A guard's key in words that mean the same in another process.
    fn guard_name(&self, key: u64) -> String {
        if key & 1 << 61 != 0 && key & 1 << 63 != 0 {
            return format!("arrays {}", self.program.class_name(ClassId(key as u32)));
        }
        if key & 1 << 63 != 0 {
            return format!("row {}", key as u32);
        }
        let class = ClassId((key >> 32) as u32 & 0x3fff_ffff);
        let statics = if key & 1 << 62 != 0 { "static " } else { "" };
        format!("{statics}{}+{}", self.program.class_name(class), key as u32)
    }

    /// All that a later execution must know to have its points at the same places.
    pub fn known_points(&self) -> Vec<String> {
        let racy = self.points.guards.iter().filter(|(_, guard)| guard.racy).map(|(&key, _)| self.guard_name(key));
        let mut list: Vec<String> = racy.collect();
        let flags = [
            ("interrupts", self.points.interrupts),
            ("liveness", self.points.liveness),
            ("clock", self.points.clock),
            ("unreduced", !self.points.reduce),
        ];
        list.extend(flags.iter().filter(|f| f.1).map(|f| format!("flag {}", f.0)));
        list.sort();
        list
    }

    /// Puts points where an earlier search had them.
    pub fn freeze_points(&mut self, known: &[String]) {
        let flag = |name: &str| known.iter().any(|k| k.strip_prefix("flag ") == Some(name));
        self.points.interrupts = flag("interrupts");
        self.points.liveness = flag("liveness");
        self.points.clock = flag("clock");
        self.points.reduce &= !flag("unreduced");
        self.points.frozen = Some(known.iter().cloned().collect());
    }

    /// The object existed when the search began, so that its row is its name on every road.
    fn is_first(&self, object: ObjRef) -> bool {
        object.0 < self.points.first_rows || object.0 >= FIRST_PERMANENT
    }

    /// A visible effect of a native that never blocks.
    pub fn native_effect(&mut self, effect: Effect) -> Result<(), Trap> {
        if !self.checking() || self.points.granted_call || self.state.threads.live_count() < 2 {
            return Ok(());
        }
        if self.is_quiet() && effect.kind != EffectKind::Console {
            return Ok(());
        }
        if self.may(effect) {
            self.points.granted_call = true;
            return Ok(());
        }
        Err(Trap::Point)
    }

    /// As [`Vm::native_effect`] for an access to a whole object, by natives that copy.
    pub fn native_access(&mut self, object: ObjRef, write: bool) -> Result<(), Trap> {
        if self.is_covered(object, write) {
            return Ok(());
        }
        self.native_effect(access_effect(object.0, WHOLE, write, true))
    }

    /// As [`Vm::native_access`] for a copy from one array to another: one step.
    pub fn native_copy(&mut self, from: ObjRef, to: ObjRef) -> Result<(), Trap> {
        let (read, written) = (!self.is_covered(from, false), !self.is_covered(to, true));
        let effect = access_effect(from.0, WHOLE, false, true);
        if written {
            self.native_effect(access_effect(to.0, WHOLE, true, true))?;
            if read {
                self.note(effect);
            }
        } else if read {
            self.native_effect(effect)?;
        }
        Ok(())
    }

    /// Nobody else can see an access to all of an object, or the assumptions about all its parts cover it.
    fn is_covered(&mut self, object: ObjRef, write: bool) -> bool {
        if !self.checking()
            || self.state.heap.entry(object).meta & SHARED == 0
            || self.is_alone()
            || self.points.granted_call
            || self.is_quiet()
        {
            return true;
        }
        if !self.points.reduce {
            return false;
        }
        let class = self.state.heap.class_of(object);
        if self.program.class(class).array().is_some() {
            let key = self.array_key(object, class);
            return self.guarded(key, object, write);
        }
        let mut offsets = Vec::new();
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            offsets.extend(record.fields.iter().filter(|f| !f.is_static()).map(|f| f.offset));
            at = record.super_class;
        }
        // All are asked, so that each knows of the access.
        let mut all = true;
        for offset in offsets {
            all &= self.guarded((class.0 as u64) << 32 | offset as u64, object, write);
        }
        all
    }

    /// An access by `Unsafe` or a var handle at a body offset.
    pub(crate) fn memory_access(&mut self, base: ObjRef, offset: u32, write: bool) -> Result<(), Trap> {
        if self.points.granted_call || self.state.heap.entry(base).meta & SHARED == 0 {
            return Ok(());
        }
        let before = self.points.phase;
        if !self.access(base, offset, write, false) {
            return Err(Trap::Point);
        }
        self.points.granted_call |= before != self.points.phase;
        Ok(())
    }

    /// An access to a field by a native.
    pub fn field_access(&mut self, object: ObjRef, offset: u32, write: bool) -> Result<(), Trap> {
        if self.checking() { self.memory_access(object, offset, write) } else { Ok(()) }
    }

    pub(crate) fn memory_access_static(&mut self, class: ClassId, offset: u32, write: bool) -> Result<(), Trap> {
        if self.points.granted_call {
            return Ok(());
        }
        let before = self.points.phase;
        if !self.access_static(class, offset, write, false) {
            return Err(Trap::Point);
        }
        self.points.granted_call |= before != self.points.phase;
        Ok(())
    }

    /// Before a class of the program is initialised, if another thread could want to do that too.
    pub(crate) fn initialization_point(&mut self, class: ClassId) -> Result<(), Trap> {
        if !self.checking() || self.state.threads.live_count() < 2 {
            return Ok(());
        }
        let c = self.program.class(class);
        if matches!(c.loader, LoaderId::BOOT | LoaderId::PLATFORM) || c.clinit.is_none() || self.is_quiet() {
            return Ok(());
        }
        let effect = Effect::new(EffectKind::ClassInit, class.0, 0);
        if self.may(effect) { Ok(()) } else { Err(Trap::Point) }
    }

    /// May the current thread enter a free monitor now?
    pub(crate) fn may_enter(&mut self, object: ObjRef) -> bool {
        if self.state.heap.entry(object).meta & SHARED == 0 || self.state.threads.live_count() < 2 {
            return true;
        }
        let effect = Effect::new(EffectKind::Lock, object.0, 0);
        if self.points.phase == Phase::Granted {
            self.points.phase = if self.points.reduce { Phase::Right } else { Phase::Post };
        } else if self.state.threads[self.current].atomic == 0 && !self.is_quiet() {
            self.stop_before(effect);
            return false;
        }
        self.note(effect);
        true
    }

    /// A left mover happens: from now on only such may follow.
    pub(crate) fn left_mover(&mut self) {
        self.points.phase = Phase::Post;
    }

    /// The whole execution ends: what others do before that must have been seen.
    pub fn final_effect(&mut self) -> Result<(), Trap> {
        if !self.checking() || self.state.threads.live_count() < 2 || self.may(Effect::new(EffectKind::Global, 0, 0)) {
            return Ok(());
        }
        Err(Trap::Point)
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

    /// A thread does something to another one.
    pub fn thread_effect(&mut self, id: ThreadId) -> Result<(), Trap> {
        self.native_effect(Effect::new(EffectKind::Thread, id.0, 0))
    }

    /// A thread is started or ends: visible only to those who ask whether it is alive.
    pub(crate) fn liveness_effect(&mut self, object: ObjRef) -> Result<(), Trap> {
        if self.checking() && self.points.beginning {
            // The search begins before the first thread is started: nothing that is assumed about sharing has been used.
            self.points.beginning = false;
            self.stop_before(Effect::new(EffectKind::Global, 0, 0));
            return Err(Trap::Point);
        }
        if !self.checking() || self.state.threads.live_count() < 2 {
            return Ok(());
        }
        let effect = access_effect(object.0, self.known.thread_eetop, true, false);
        if self.points.reduce && !self.points.liveness && !self.points.interrupts {
            self.left_mover();
            self.note(effect);
            return Ok(());
        }
        if !self.may(effect) {
            return Err(Trap::Point);
        }
        // A thread that is started takes over whether it was interrupted before.
        for i in 0..self.points.vm_offsets.len() {
            let offset = self.points.vm_offsets[i];
            self.points.effects.push(access_effect(object.0, offset, false, false));
        }
        Ok(())
    }

    /// Something is printed.
    pub fn console_effect(&mut self) -> Result<(), Trap> {
        if self.points.console { self.native_effect(Effect::new(EffectKind::Console, 0, 0)) } else { Ok(()) }
    }

    /// An exception leaves a thread. If no handler of the program's own takes it, a search ends here.
    pub fn uncaught_exception(&mut self, thread: ObjRef, exception: ObjRef) -> Result<(), Trap> {
        let assertion = self.is_assertion(self.state.heap.class_of(exception));
        let wanted = if assertion { self.points.report_assertions } else { self.points.report_exceptions };
        if self.points.mode == Mode::Run || !wanted {
            return Ok(());
        }
        let own = !self.field_ref(thread, "uncaughtExceptionHandler").is_null();
        let default = self.program.field_named(self.known.thread, "defaultUncaughtExceptionHandler").is_some_and(|f| {
            let (offset, kind) = (f.offset, f.kind);
            self.get_static(self.known.thread, offset, kind) as u32 != 0
        });
        let group = self.field_ref(thread, "group");
        let grouped = !group.is_null() && self.state.heap.class_of(group) != self.known.thread_group;
        let death = self.program.java_name(self.state.heap.class_of(exception)) == "java.lang.ThreadDeath";
        if own || default || grouped || death {
            return Ok(());
        }
        // The execution ends here: what others can do before that must have been seen.
        self.final_effect()?;
        self.tell(What::Throw(exception));
        self.points.uncaught = Some((self.current, exception));
        Err(Trap::Point)
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
        match self.thread_of(object) {
            // Its state changes with every monitor and wait: depends on everything.
            Some(_) => self.native_effect(Effect::new(EffectKind::Global, 0, 0)),
            None => self.native_effect(access_effect(object.0, self.known.thread_eetop, false, false)),
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

fn access_effect(object: u32, offset: u32, write: bool, plain: bool) -> Effect {
    let kind = if write { EffectKind::Write } else { EffectKind::Read };
    Effect { kind, plain, object, offset }
}
