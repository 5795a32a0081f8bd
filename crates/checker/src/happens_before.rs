//! Which accesses happens-before orders, on one execution: FastTrack (Flanagan and Freund, PLDI 2009).
//!
//! A vector clock for each thread and for each thing that threads synchronise by; for each plain variable the last write and the reads
//! since, as epochs (a thread and its time). An access races with an earlier one whose epoch its thread does not know. FastTrack finds a
//! race on a variable exactly if there is one; which one it tells of is the first.
//!
//! We differ in four things. Variables have access modes: a volatile read comes after all volatile writes before it (JLS 17.4.4); an
//! acquire read comes after the write whose value it sees, if that released, or after what such a write began and updates went on with;
//! opaque accesses order nothing, unless fences stand before the write and after the read. Final fields order what is read through them (`finals.rs`).
//! Quiet code of the library orders nothing: no program may rely on it. And the clocks can be taken back, since a search goes back.
//!
//! **What the clocks will ever say depends on who knows which access, not on the times themselves.** `Clocks::knowledge` is that (see `knowledge.rs`), so that
//! a search whose clocks count as part of the state still ends.

use crate::finals::Given;
use crate::property::Party;
use jaunt_base::breakage::broken;
use jaunt_base::{FastMap, FastSet};
use jaunt_program::{ClassId, LoaderId, Method};
use jaunt_state::heap::SHARED;
use jaunt_state::thread::STATICS;
use jaunt_state::{Effect, EffectKind, ObjRef, ThreadId};
use jaunt_vm::actions::{Action, Listener, Variable};
use jaunt_vm::{NamedVariable, Vm};
use std::cell::RefCell;
use std::rc::Rc;

/// Times of all threads, by number; what is missing is 0.
pub(crate) type VectorClock = Rc<Vec<u32>>;

/// What threads synchronise by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sync {
    Monitor(u32),
    /// All volatile writes to a variable.
    Writes(Variable),
    /// The write whose value it has, if that released.
    Value(Variable),
    Class(ClassId),
    Atomic,
    /// The ends of threads.
    Ended,
    /// What a thread had done at its last release fence: later writes of whatever mode release that.
    Fenced(u32),
    /// What was released with the values that a thread has read: its next acquire fence acquires that.
    Pending(u32),
    /// What was done when the first constructor of an object's class ended: with that the final fields are frozen that the class declares.
    Frozen(u32, ClassId),
    /// What was done when a final field was last changed by reflection.
    Changed(Variable),
    /// What the last write to a variable came after, if it did not release.
    Wrote(Variable),
}

/// A line of code.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Site {
    method: *const Method,
    pc: u16,
}

/// A plain access.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Past {
    pub(crate) thread: u32,
    pub(crate) time: u32,
    site: Site,
    /// Nobody else could reach the object.
    pub(crate) private: bool,
}

impl Past {
    /// What the current thread does now.
    pub(crate) fn now(vm: &Vm, clock: &VectorClock, private: bool) -> Past {
        let thread = vm.current.0;
        Past { thread, time: time_of(clock, thread), site: site(vm), private }
    }

    /// Does whoever has this clock know of it?
    pub(crate) fn is_known(&self, clock: &VectorClock) -> bool {
        self.time <= time_of(clock, self.thread)
    }
}

/// What is known of a plain variable: its last write, and the reads since that none of them knows of each other.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    pub(crate) write: Option<Past>,
    pub(crate) reads: Vec<Past>,
}

/// Two accesses that nothing orders.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    pub variable: Variable,
    /// The earlier one.
    pub first: Party,
    pub second: Party,
    /// Where the second is, and its stack.
    pub stack: Vec<String>,
    /// The variable, for a reader.
    pub named: NamedVariable,
}

/// What a change has replaced.
enum Undo {
    Thread(u32, VectorClock),
    Sync(Sync, Option<VectorClock>),
    History(Variable, Option<History>),
    Given((u32, u32), Option<Given>),
    Gone(u32),
}

/// The clocks of one execution, as far as it is.
#[derive(Default)]
pub struct Clocks {
    pub(crate) threads: Vec<VectorClock>,
    pub(crate) syncs: FastMap<Sync, VectorClock>,
    pub(crate) histories: FastMap<Variable, History>,
    /// What a thread knows of an object through final fields.
    pub(crate) given: FastMap<(u32, u32), Given>,
    /// Rows of objects that were there at the first choice and are not any more.
    pub(crate) gone: FastSet<u32>,
    log: Vec<Undo>,
    /// A fence or a final field has told a thread something: see `knowledge.rs`.
    pub beyond_edges: bool,
    /// So it did in an earlier search.
    pub counts_beyond_edges: bool,
    /// Races since the last step began.
    pub races: Vec<Race>,
    /// Names of threads that have ended.
    names: FastMap<u32, String>,
    /// Classes whose fields are never reported.
    benign: FastMap<ClassId, bool>,
    /// Classes of the arrays that queues of tasks are.
    pub(crate) queues: FastMap<ClassId, bool>,
    /// Fields, by class and offset, whose plain reads acquire.
    pub(crate) acquiring: FastMap<(ClassId, u32), bool>,
}

/// Clocks at some moment, to come back to from anywhere.
#[derive(Clone, Default)]
pub struct KeptClocks {
    threads: Vec<VectorClock>,
    syncs: FastMap<Sync, VectorClock>,
    histories: FastMap<Variable, History>,
    given: FastMap<(u32, u32), Given>,
    gone: FastSet<u32>,
}

impl KeptClocks {
    /// Bytes, without the clocks themselves, which neighbours share.
    pub fn memory(&self) -> usize {
        let KeptClocks { threads, syncs, histories, given, gone } = self;
        size_of::<KeptClocks>()
            + threads.capacity() * size_of::<VectorClock>()
            + syncs.capacity() * size_of::<(Sync, VectorClock)>()
            + histories.capacity() * size_of::<(Variable, History)>()
            + given.capacity() * size_of::<((u32, u32), Given)>()
            + gone.capacity() * 4
    }
}

/// Clocks that a virtual machine tells of what happens.
pub struct Ears(pub Rc<RefCell<Clocks>>);

impl Listener for Ears {
    fn hear(&mut self, vm: &Vm, action: Action, quiet: bool) {
        self.0.borrow_mut().hear(vm, action, quiet);
    }

    fn forget_freed(&mut self, vm: &Vm) {
        self.0.borrow_mut().forget_freed(vm);
    }
}

pub(crate) fn time_of(clock: &VectorClock, thread: u32) -> u32 {
    clock.get(thread as usize).copied().unwrap_or(0)
}

fn set(clock: &mut VectorClock, thread: u32, time: u32) {
    let clock = Rc::make_mut(clock);
    if clock.len() <= thread as usize {
        clock.resize(thread as usize + 1, 0);
    }
    clock[thread as usize] = time;
}

/// Who knows the second knows the first.
pub(crate) fn is_within(a: &VectorClock, b: &VectorClock) -> bool {
    a.iter().enumerate().all(|(thread, &time)| time <= time_of(b, thread as u32))
}

/// The later of both, for each thread.
pub(crate) fn joined(a: &VectorClock, b: &VectorClock) -> VectorClock {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut times = Vec::clone(long);
    for (time, &other) in times.iter_mut().zip(short.iter()) {
        *time = (*time).max(other);
    }
    Rc::new(times)
}

impl Clocks {
    fn hear(&mut self, vm: &Vm, action: Action, quiet: bool) {
        let me = vm.current.0;
        match action {
            Action::Access(..) | Action::Lock(_) | Action::Unlock(_) if quiet => {}
            Action::Fence { .. } | Action::ReadFinal(_) | Action::WriteFinal(_) | Action::ChangeFinal(_) if quiet => {}
            Action::Access(variable, how) => {
                let how = self.promised(vm, variable, how);
                self.read_on(vm, variable, how);
                if how.is_plain() {
                    if how.reads && self.is_handed_over(vm, variable) {
                        self.acquire(me, Sync::Value(variable));
                    }
                    self.value(me, variable, how);
                    self.plain(vm, variable, how.writes);
                } else {
                    self.hand_over(vm, variable, how);
                    self.ordered(me, variable, how);
                }
            }
            Action::Fence { acquires, releases } => {
                if acquires {
                    let own = self.clock(me).clone();
                    self.beyond_edges |= self.syncs.get(&Sync::Pending(me)).is_some_and(|pending| !is_within(pending, &own));
                    self.acquire(me, Sync::Pending(me));
                }
                if releases {
                    self.release(me, Sync::Fenced(me), false);
                }
            }
            Action::Freeze(object, class) => self.freeze(vm, object, class),
            Action::ReadFinal(variable) => self.read_final(vm, variable),
            Action::WriteFinal(variable) => self.plain(vm, variable, true),
            Action::ChangeFinal(variable) => self.release(me, Sync::Changed(variable), false),
            Action::Lock(object) => self.acquire(me, Sync::Monitor(object.0)),
            Action::Unlock(object) => self.release(me, Sync::Monitor(object.0), false),
            Action::Start(child) => self.start(me, child),
            Action::End(object) => {
                self.names.insert(me, vm.thread_name(vm.current));
                self.end(me, object, [vm.known.thread_eetop, vm.known.thread_status]);
            }
            Action::Initialised(class) => self.release(me, Sync::Class(class), false),
            Action::Uses(class) => self.acquire(me, Sync::Class(class)),
            Action::SeesInterrupt(object) => {
                self.acquire(me, Sync::Writes(Variable { object: object.0, offset: vm.known.thread_interrupted }));
            }
            Action::BeginAtomic => self.acquire(me, Sync::Atomic),
            // A section that had to wait did not see the ends of those that ran meanwhile: they stay.
            Action::EndAtomic => self.release(me, Sync::Atomic, true),
            Action::Shutdown => self.acquire(me, Sync::Ended),
        }
    }

    pub(crate) fn clock(&mut self, thread: u32) -> &VectorClock {
        while self.threads.len() <= thread as usize {
            let mut clock = VectorClock::default();
            set(&mut clock, self.threads.len() as u32, 1);
            self.threads.push(clock);
        }
        &self.threads[thread as usize]
    }

    fn set_clock(&mut self, thread: u32, clock: VectorClock) {
        self.clock(thread);
        let old = std::mem::replace(&mut self.threads[thread as usize], clock);
        self.log.push(Undo::Thread(thread, old));
    }

    pub(crate) fn set_sync(&mut self, sync: Sync, clock: Option<VectorClock>) {
        let old = match clock {
            Some(clock) => self.syncs.insert(sync, clock),
            None => self.syncs.remove(&sync),
        };
        self.log.push(Undo::Sync(sync, old));
    }

    pub(crate) fn acquire(&mut self, thread: u32, sync: Sync) {
        let Some(theirs) = self.syncs.get(&sync).cloned() else { return };
        let own = self.clock(thread);
        if !is_within(&theirs, own) {
            let both = joined(own, &theirs);
            self.set_clock(thread, both);
        }
    }

    /// What the thread has done so far is known to whoever acquires. `adds`: as what was released before is.
    pub(crate) fn release(&mut self, thread: u32, sync: Sync, adds: bool) {
        let own = self.clock(thread).clone();
        let clock = match self.syncs.get(&sync) {
            Some(before) if adds => joined(before, &own),
            _ => own,
        };
        self.set_sync(sync, Some(clock));
        self.tick(thread);
    }

    /// What the thread does from now on is not what it has released.
    pub(crate) fn tick(&mut self, thread: u32) {
        let mut clock = self.clock(thread).clone();
        let time = time_of(&clock, thread) + 1;
        set(&mut clock, thread, time);
        self.set_clock(thread, clock);
    }

    fn start(&mut self, parent: u32, child: ThreadId) {
        let mut clock = self.clock(parent).clone();
        // A number that is used again goes on counting.
        let time = time_of(self.clock(child.0), child.0) + 1;
        set(&mut clock, child.0, time);
        self.set_clock(child.0, clock);
        self.tick(parent);
        for sync in [Sync::Fenced(child.0), Sync::Pending(child.0)] {
            self.forget_sync(sync);
        }
        self.forget_given(|thread, _| thread == child.0);
    }

    /// Whoever sees that the thread is over comes after all it did.
    fn end(&mut self, thread: u32, object: ObjRef, fields: [u32; 2]) {
        for offset in fields {
            self.release(thread, Sync::Writes(Variable { object: object.0, offset }), true);
        }
        self.release(thread, Sync::Ended, true);
    }

    pub(crate) fn plain(&mut self, vm: &Vm, variable: Variable, writes: bool) {
        if self.is_benign(vm, variable) {
            return;
        }
        let me = vm.current.0;
        let clock = self.clock(me).clone();
        let time = time_of(&clock, me);
        let private = variable.object & STATICS == 0 && vm.state.heap.entry(ObjRef(variable.object)).meta & SHARED == 0;
        let given = self.given.get(&(me, variable.object)).cloned();
        let history = self.histories.entry(variable).or_default();
        let same = |past: &Past| past.thread == me && past.time == time && past.private == private;
        // Nothing new in this epoch.
        if history.write.as_ref().is_some_and(same) && history.reads.is_empty() || !writes && history.reads.iter().any(same) {
            return;
        }
        let known = |past: &Past| past.is_known(&clock);
        let before = history.write.iter().map(|past| (*past, true));
        let reads = history.reads.iter().map(|past| (*past, false)).filter(|_| writes);
        let unknown: Vec<(Past, bool)> = before.chain(reads).filter(|(past, _)| !known(past)).collect();
        // Where there was none, there is none again: a final field without one is frozen.
        let old = (history.write.is_some() || !history.reads.is_empty()).then(|| history.clone());
        let now = Past::now(vm, &clock, private);
        if writes {
            *history = History { write: Some(now), reads: Vec::new() };
        } else {
            history.reads.retain(|past| !known(past));
            history.reads.push(now);
        }
        self.log.push(Undo::History(variable, old));
        let through_final = |past: &Past| {
            given.as_ref().is_some_and(|given| given.has(past)) || past.private && vm.is_text(ObjRef(variable.object))
        };
        if let Some(&first) = unknown.iter().find(|(past, _)| !through_final(past)) {
            self.race(vm, variable, first, writes);
        }
    }

    fn race(&mut self, vm: &Vm, variable: Variable, (past, wrote): (Past, bool), writes: bool) {
        let effect = Effect { plain: true, ..Effect::new(EffectKind::Read, variable.object, variable.offset) };
        if vm.is_benign_race(effect) {
            return;
        }
        let alive = vm.state.threads.get(ThreadId(past.thread)).is_some_and(|t| t.is_alive());
        let ended = self.names.get(&past.thread).filter(|_| !alive).cloned();
        let first = Party {
            thread: past.thread,
            name: ended.unwrap_or_else(|| vm.thread_name(ThreadId(past.thread))),
            writes: wrote,
            location: past.site.location(vm),
        };
        let second =
            Party { thread: vm.current.0, name: vm.thread_name(vm.current), writes, location: vm.location_of(vm.current) };
        let (stack, named) = (vm.stack_of_thread(vm.current), vm.variable_of(effect));
        self.races.push(Race { variable, first, second, stack, named });
    }

    /// Fields of the JDK's core, which [`Vm::is_benign_race`] leaves out, whatever the object's class.
    fn is_benign(&mut self, vm: &Vm, variable: Variable) -> bool {
        if variable.object & STATICS != 0 {
            return false;
        }
        let class = vm.state.heap.class_of(ObjRef(variable.object));
        *self.benign.entry(class).or_insert_with(|| vm.is_benign_class(class))
    }

    /// How far it is; [`Clocks::back`] comes back to there.
    pub fn mark(&self) -> u32 {
        self.log.len() as u32
    }

    pub fn back(&mut self, mark: u32) {
        self.races.clear();
        while self.log.len() > mark as usize {
            match self.log.pop().expect("longer than the mark") {
                Undo::Thread(thread, old) => self.threads[thread as usize] = old,
                Undo::Sync(sync, Some(old)) => drop(self.syncs.insert(sync, old)),
                Undo::Sync(sync, None) => drop(self.syncs.remove(&sync)),
                Undo::History(variable, Some(old)) => drop(self.histories.insert(variable, old)),
                Undo::History(variable, None) => drop(self.histories.remove(&variable)),
                Undo::Given(key, Some(old)) => drop(self.given.insert(key, old)),
                Undo::Given(key, None) => drop(self.given.remove(&key)),
                Undo::Gone(row) => drop(self.gone.remove(&row)),
            }
        }
    }

    pub fn moment(&self) -> KeptClocks {
        let (threads, syncs) = (self.threads.clone(), self.syncs.clone());
        KeptClocks { threads, syncs, histories: self.histories.clone(), given: self.given.clone(), gone: self.gone.clone() }
    }

    /// Marks made before are void.
    pub fn come_back(&mut self, moment: &KeptClocks) {
        let KeptClocks { threads, syncs, histories, given, gone } = moment.clone();
        (self.threads, self.syncs, self.histories, self.given, self.gone) = (threads, syncs, histories, given, gone);
        self.log.clear();
        self.races.clear();
    }

    pub fn memory(&self) -> usize {
        let clock = self.threads.len() * 4 + 48;
        self.log.len() * (size_of::<Undo>() + clock) + self.histories.len() * size_of::<(Variable, History)>()
    }

    /// Objects are gone, and others may get their rows.
    fn forget_freed(&mut self, vm: &Vm) {
        let heap = &vm.state.heap;
        let first = (1..).zip(vm.policy.first_objects.iter().skip(1)).filter(|&(_, &was)| was).map(|(row, _)| row);
        for row in first.filter(|&row| heap.entry_or_free(ObjRef(row)).is_free()) {
            if self.gone.insert(row) {
                self.log.push(Undo::Gone(row));
            }
        }
        if broken("thought: clocks of freed objects stay") {
            return;
        }
        let gone = |object: u32| object & STATICS == 0 && heap.entry_or_free(ObjRef(object)).is_free();
        let variables: Vec<Variable> = self.histories.keys().copied().filter(|v| gone(v.object)).collect();
        for variable in variables {
            self.set_history(variable, None);
        }
        let syncs: Vec<Sync> = self.syncs.keys().copied().filter(|sync| sync.object().is_some_and(gone)).collect();
        for sync in syncs {
            self.set_sync(sync, None);
        }
        self.forget_given(|_, object| gone(object));
    }

    pub(crate) fn set_history(&mut self, variable: Variable, history: Option<History>) {
        let old = match history {
            Some(history) => self.histories.insert(variable, history),
            None => self.histories.remove(&variable),
        };
        self.log.push(Undo::History(variable, old));
    }

    /// `old`: what a thread knew of an object through final fields until now.
    pub(crate) fn set_given(&mut self, key: (u32, u32), given: Option<Given>) {
        let old = match given {
            Some(given) => self.given.insert(key, given),
            None => self.given.remove(&key),
        };
        self.log.push(Undo::Given(key, old));
    }

    fn forget_given(&mut self, is_over: impl Fn(u32, u32) -> bool) {
        let keys: Vec<(u32, u32)> = self.given.keys().copied().filter(|&(t, o)| is_over(t, o)).collect();
        for key in keys {
            self.set_given(key, None);
        }
    }
}

impl Sync {
    /// Its row.
    fn object(self) -> Option<u32> {
        match self {
            Sync::Monitor(object) | Sync::Frozen(object, _) => Some(object),
            Sync::Writes(variable) | Sync::Value(variable) => Some(variable.object),
            Sync::Changed(variable) | Sync::Wrote(variable) => Some(variable.object),
            Sync::Class(_) | Sync::Atomic | Sync::Ended | Sync::Fenced(_) | Sync::Pending(_) => None,
        }
    }
}

impl Site {
    fn location(self, vm: &Vm) -> Option<String> {
        if self.method.is_null() {
            return None;
        }
        // SAFETY: methods are never removed from the program.
        let method = unsafe { &*self.method };
        vm.source_place(method, self.pc).map(|(file, line)| format!("{file}:{line}"))
    }
}

/// The innermost line of the program's own code, or of any.
fn site(vm: &Vm) -> Site {
    let frames = &vm.state.threads[vm.current].frames;
    let own = |method: &Method| !matches!(vm.program.class(method.class).loader, LoaderId::BOOT | LoaderId::PLATFORM);
    match frames.iter().rev().find(|f| own(f.method())).or(frames.last()) {
        Some(frame) => Site { method: frame.method, pc: vm.pc_of(frame) },
        None => Site { method: std::ptr::null(), pc: 0 },
    }
}
