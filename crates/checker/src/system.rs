//! A running Java program as a [`TransitionSystem`].
//!
//! **In every state that the search sees, each thread that could run stands at a point**: its next visible effect is
//! known ([`jaunt_state::JavaThread::pending`]). A choice is the number of a thread, or a value that one thread asked for. What is local
//! happens as part of the transition that made it possible.

use crate::closed::{Clock, Output};
use crate::config::{CheckConfig, StoreKind, Symmetry};
use jaunt_base::FastMap;
use jaunt_kernel::{Arrival, Step, TransitionSystem};
use jaunt_state::canonical::{CLOCK_ORIGIN, Canonizer, Components};
use jaunt_state::thread::Wake;
use jaunt_state::{Effect, EffectKind, Mark, ObjRef, Packed, Status, ThreadId, Tracker};
use jaunt_store::{BitstateStore, CollapseStore, FullStore, StateId, TreeStore, Vector, Visited};
use jaunt_vm::interp::Stop;
use jaunt_vm::points::{Phase, What};
use jaunt_vm::{Unsupported, Vm};

/// What is wrong with a state or an execution.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    pub property: &'static str,
    pub thread: u32,
    pub exception: Option<String>,
    pub message: Option<String>,
    /// Of the exception, innermost first.
    pub stack: Vec<String>,
    /// Where it happened: `File.java:12`.
    pub location: Option<String>,
}

/// What belongs to a state and lies outside of the VM's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Beside {
    /// A thread that waits for a value, and of how many.
    asking: Option<(u32, u32)>,
    clock: u64,
    /// The thread that runs the shutdown hooks was started.
    closing: bool,
    /// Length of the program's output.
    printed: usize,
}

#[derive(Clone, Copy)]
pub struct Place {
    mark: Mark,
    beside: Beside,
}

pub struct PackedPlace {
    packed: Packed,
    beside: Beside,
    output: Option<Box<[u8]>>,
}

/// Recently seen raw states: most arrivals at a visited state need no canonical form. The table has about half as many
/// places as there are states, up to a limit.
#[derive(Default)]
struct Recent {
    table: Vec<Seen>,
    kept: usize,
}

/// 96 bits of a raw hash (the others choose the place) and the state's number + 1.
#[derive(Clone, Copy, Default)]
struct Seen {
    high: u64,
    low: u32,
    state: u32,
}

impl Recent {
    const LEAST: usize = 1 << 16;
    const MOST: usize = 1 << 20;

    /// The two places for a raw state. What was seen last is in the first.
    #[inline]
    fn places(&mut self, raw: u128) -> &mut [Seen; 2] {
        let pair = raw as usize & (self.table.len() / 2 - 1);
        (&mut self.table[2 * pair..2 * pair + 2]).try_into().expect("two")
    }

    #[inline]
    fn find(&mut self, raw: u128) -> Option<u32> {
        if self.table.is_empty() {
            return None;
        }
        let (high, low) = ((raw >> 64) as u64, (raw >> 32) as u32);
        let places = self.places(raw);
        if places[1].high == high && places[1].low == low {
            places.swap(0, 1);
        }
        let seen = &places[0];
        (seen.high == high && seen.low == low && seen.state != 0).then(|| seen.state - 1)
    }

    fn keep(&mut self, raw: u128, state: u32) {
        if self.kept >= 4 * self.table.len() && self.table.len() < Recent::MOST {
            // What was seen is soon seen again.
            self.table = vec![Seen::default(); (self.table.len() * 2).max(Recent::LEAST)];
            self.kept = 0;
        }
        self.kept += 1;
        let places = self.places(raw);
        places[1] = places[0];
        places[0] = Seen { high: (raw >> 64) as u64, low: (raw >> 32) as u32, state: state + 1 };
    }

    fn clear(&mut self) {
        *self = Recent::default();
    }

    fn memory(&self) -> usize {
        self.table.capacity() * size_of::<Seen>()
    }
}

pub struct System<'a> {
    pub vm: &'a mut Vm,
    tracker: Tracker,
    canonizer: Canonizer,
    store: Box<dyn Visited>,
    recent: Recent,
    components: Components,
    extra: Vec<u32>,
    beside: Beside,
    clock: Clock,
    pub output: Output,
    config: CheckConfig,
    /// Output texts by content, where they count.
    texts: FastMap<Vec<u8>, u32>,
    /// What was found in the last step or state.
    pub finding: Option<Finding>,
    pub unsupported: Option<Box<Unsupported>>,
    /// The program asked for the end of the search.
    pub terminated: bool,
    first: Option<Place>,
    first_packed: Option<PackedPlace>,
    /// Looking does not count: traces are written, states are not looked up.
    pub replaying: bool,
    /// What must hold in every state, besides what the program says itself.
    pub properties: Vec<Box<dyn crate::Property>>,
}

fn new_store(config: &CheckConfig) -> Box<dyn Visited> {
    match config.store {
        StoreKind::None => Box::new(FullStore::default()),
        StoreKind::Bitstate => Box::new(BitstateStore::new(config.bitstate_bytes as usize, 3)),
        StoreKind::Full => Box::new(FullStore::default()),
        StoreKind::Collapse => Box::new(CollapseStore::default()),
        StoreKind::Tree => Box::new(TreeStore::default()),
    }
}

/// Instructions before the first choice after which the search begins all the same.
const PREFIX_INSTRUCTIONS: u64 = 300_000_000;

/// Rows beyond which everything that exists at the first choice is sealed into the base image.
const SEAL_ABOVE: usize = 400;

impl<'a> System<'a> {
    /// Runs a program whose first frame was pushed to its first choice. The step says what came first.
    pub fn start(vm: &'a mut Vm, clock: Clock, output: Output, config: &CheckConfig) -> (System<'a>, Step) {
        vm.points.begin();
        vm.points.beginning = true;
        let mut beside = Beside::default();
        let mut finding = None;
        let mut unsupported = None;
        let mut terminated = false;
        let base_rows = vm.state.heap.objects;
        let step = {
            let mut early = Runner {
                vm,
                beside: &mut beside,
                finding: &mut finding,
                unsupported: &mut unsupported,
                terminated: &mut terminated,
                clock: &clock,
                config,
            };
            early.begin()
        };
        vm.points.beginning = false;
        beside.clock = clock.get();
        beside.printed = output.borrow().len();
        vm.collect_for_search();
        let seal = config.symmetry == Symmetry::Canonical && vm.state.heap.objects > base_rows + SEAL_ABOVE;
        vm.points.first_rows = vm.state.heap.top;
        let packing = config.search == crate::config::SearchKind::Bfs;
        let tracker = Tracker::start(&mut vm.state, &vm.program, seal, packing);
        let mut canonizer = Canonizer::default();
        canonizer.by_row = config.symmetry != Symmetry::Canonical;
        canonizer.forget_counters = config.symmetry == Symmetry::Canonical;
        let mut system = System {
            vm,
            tracker,
            canonizer,
            store: new_store(config),
            recent: Recent::default(),
            components: Components::default(),
            extra: Vec::new(),
            beside,
            clock,
            output,
            config: config.clone(),
            texts: FastMap::default(),
            finding,
            unsupported,
            terminated,
            first: None,
            first_packed: None,
            replaying: false,
            properties: Vec::new(),
        };
        system.first = Some(Place { mark: system.tracker.mark(&system.vm.state), beside: system.beside });
        if packing {
            system.first_packed = Some(system.pack());
        }
        (system, step)
    }

    /// Back to the first choice with nothing visited.
    pub fn restart(&mut self) {
        self.rewind();
        self.store.clear();
        self.recent.clear();
        self.vm.points.restart = false;
        self.vm.points.roots_seen.clear();
        self.canonizer.forget();
    }

    /// Back to the first choice.
    pub fn rewind(&mut self) {
        self.finding = None;
        // Coming back to a packed state makes all marks void, also that of the first state.
        if let Some(packed) = self.first_packed.take() {
            self.unpack(&packed);
            self.first_packed = Some(packed);
        } else {
            let first = self.first.expect("set at the start");
            self.back(&first);
        }
    }

    /// For searches beside the main one.
    pub fn swap_store(&mut self, store: Box<dyn Visited>) -> Box<dyn Visited> {
        self.recent.clear();
        std::mem::replace(&mut self.store, store)
    }

    pub fn fresh_store(&self) -> Box<dyn Visited> {
        new_store(&self.config)
    }

    pub fn store_bytes(&self) -> usize {
        self.store.bytes()
    }

    /// Memory of components and of the road back.
    pub fn component_bytes(&self) -> usize {
        self.tracker.memory() + self.recent.memory()
    }

    /// Who asks for a value, and of how many.
    pub fn asking(&self) -> Option<(u32, u32)> {
        self.beside.asking
    }

    /// Everything printed on the present road.
    pub fn printed(&self) -> Vec<u8> {
        self.output.borrow().clone()
    }

    fn runner(&mut self) -> Runner<'_> {
        Runner {
            vm: self.vm,
            beside: &mut self.beside,
            finding: &mut self.finding,
            unsupported: &mut self.unsupported,
            terminated: &mut self.terminated,
            clock: &self.clock,
            config: &self.config,
        }
    }

    /// Numbers of the threads that can go on.
    fn enabled(vm: &Vm, out: &mut Vec<u32>) {
        out.clear();
        for thread in vm.state.threads.live() {
            if can_go_on(vm, thread) {
                out.push(thread.id.0);
            }
        }
        // In an atomic section nobody else runs, as long as its thread can.
        if let Some(&inside) = out.iter().find(|&&id| vm.state.threads[ThreadId(id)].atomic > 0) {
            out.clear();
            out.push(inside);
        }
    }

    /// Conditions that the program wants to hold in every state.
    fn broken_invariant(&mut self) -> Option<Finding> {
        if self.vm.state.rest.invariants.is_empty() || self.replaying && self.vm.points.events.is_none() {
            return None;
        }
        let place = Place { mark: self.tracker.mark(&self.vm.state), beside: self.beside };
        let invariants = self.vm.state.rest.invariants.clone();
        let events = self.vm.points.events.take();
        let mut found = None;
        for invariant in invariants {
            let holds = self.runner().evaluate(invariant.condition);
            let current = std::mem::take(&mut self.finding);
            self.back(&place);
            match holds {
                Some(true) => {}
                Some(false) => {
                    let name = (!invariant.name.is_null()).then(|| self.vm.string_text(invariant.name));
                    let message =
                        name.map_or("an invariant does not hold".to_string(), |n| format!("invariant {n} does not hold"));
                    found = Some(Finding {
                        property: "invariant",
                        thread: 0,
                        exception: None,
                        message: Some(message),
                        stack: Vec::new(),
                        location: None,
                    });
                }
                None => found = current,
            }
            if found.is_some() {
                break;
            }
        }
        self.vm.points.events = events;
        found
    }

    fn broken_property(&mut self) -> Option<Finding> {
        for property in &mut self.properties {
            if let Err(why) = property.holds(self.vm) {
                return Some(Finding {
                    property: property.name(),
                    thread: 0,
                    exception: None,
                    message: Some(why),
                    stack: Vec::new(),
                    location: None,
                });
            }
        }
        None
    }

    /// Two threads whose next steps are conflicting plain accesses.
    fn race(&self) -> Option<Finding> {
        let vm = &*self.vm;
        let mut pending: Vec<(u32, Effect)> = Vec::new();
        for thread in vm.state.threads.live() {
            let effect = thread.pending;
            if thread.at_point && effect.plain && matches!(effect.kind, EffectKind::Read | EffectKind::Write) {
                for &(other, earlier) in &pending {
                    if earlier.conflicts(&effect) && !vm.is_benign_race(effect) {
                        let place = vm.place_of_effect(effect);
                        let verb = |e: &Effect| if e.kind == EffectKind::Write { "writes" } else { "reads" };
                        let (a, b) = (vm.thread_name(ThreadId(other)), vm.thread_name(thread.id));
                        let message = format!(
                            "thread \"{a}\" {} {place} and thread \"{b}\" {} it, and nothing orders the two",
                            verb(&earlier),
                            verb(&effect)
                        );
                        return Some(Finding {
                            property: "race",
                            thread: thread.id.0,
                            exception: None,
                            message: Some(message),
                            stack: vm.stack_of_thread(thread.id),
                            location: vm.location_of(thread.id),
                        });
                    }
                }
                pending.push((thread.id.0, effect));
            }
        }
        None
    }

    fn save(&mut self) {
        self.beside.clock = self.clock.get();
        self.beside.printed = self.output.borrow().len();
        self.tracker.save(&mut self.vm.state, &self.vm.program);
    }

    fn raw(&self) -> u128 {
        let b = &self.beside;
        let (thread, of) = b.asking.map_or((0, 0), |(t, n)| (t + 1, n));
        let clock = if self.vm.points.clock { b.clock } else { 0 };
        let beside = (thread as u128) << 96 | (of as u128) << 64 | (clock as u128) << 1 | b.closing as u128;
        let text = self.extra.last().copied().unwrap_or(0) as u128;
        self.tracker.raw_hash() ^ beside.wrapping_add(text << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
    }

    fn fill_extra(&mut self) {
        let b = self.beside;
        self.extra.clear();
        let (thread, of) = b.asking.map_or((0, 0), |(t, n)| (t + 1, n));
        self.extra.extend_from_slice(&[thread, of, b.closing as u32]);
        if self.config.outcomes {
            let output = self.output.borrow();
            let number = match self.texts.get(&output[..]) {
                Some(&number) => number,
                None => {
                    let number = self.texts.len() as u32;
                    self.texts.insert(output.clone(), number);
                    number
                }
            };
            self.extra.push(number);
        } else {
            self.extra.push(0);
        }
    }
}

#[inline]
fn can_go_on(vm: &Vm, thread: &jaunt_state::JavaThread) -> bool {
    if thread.suspended {
        return false;
    }
    match thread.status() {
        Status::Runnable if thread.at_point && thread.pending.kind == EffectKind::Lock => {
            let word = vm.state.heap.lock_word(ObjRef(thread.pending.object));
            word == 0 || word >> 16 == thread.id.0 + 1
        }
        Status::Runnable => thread.at_point,
        Status::Blocked(object) => vm.state.heap.lock_word(object) == 0,
        Status::Sleeping { .. } => true,
        Status::Waiting { deadline, .. } | Status::Parked { deadline } => deadline != 0,
        Status::ClassInit(_) | Status::Terminated => false,
    }
}

/// What moves the program; borrowed from the system so that it can be used before the system exists.
struct Runner<'r> {
    vm: &'r mut Vm,
    beside: &'r mut Beside,
    finding: &'r mut Option<Finding>,
    unsupported: &'r mut Option<Box<Unsupported>>,
    terminated: &'r mut bool,
    clock: &'r Clock,
    config: &'r CheckConfig,
}

impl Runner<'_> {
    /// From the first frame to the first state with more than one thread, or with a value to choose.
    fn begin(&mut self) -> Step {
        let enough = self.vm.points.instructions + PREFIX_INSTRUCTIONS;
        loop {
            match self.settle() {
                Step::Moved => {}
                other => return other,
            }
            // A program that never starts a thread may never end either: the search can be stopped, this cannot.
            let long = self.vm.points.instructions > enough;
            if self.beside.asking.is_some() || !self.vm.points.beginning || long {
                return Step::Moved;
            }
            let mut ways = Vec::new();
            System::enabled(self.vm, &mut ways);
            if ways.len() != 1 {
                return Step::Moved;
            }
            match self.go(ways[0]) {
                Step::Moved => {}
                other => return other,
            }
        }
    }

    fn take(&mut self, choice: u32) -> Step {
        self.vm.points.effects.clear();
        match self.go(choice) {
            Step::Moved => self.settle(),
            other => other,
        }
    }

    /// One thread's part of a transition.
    fn go(&mut self, choice: u32) -> Step {
        if let Some((thread, _)) = self.beside.asking.take() {
            self.vm.points.effects.push(Effect::new(EffectKind::Thread, thread, 0));
            self.vm.points.answer = Some(choice);
            self.vm.points.phase = Phase::Post;
            return self.run(ThreadId(thread));
        }
        let id = ThreadId(choice);
        // What others do to this thread is never independent of what it does.
        self.vm.points.effects.push(Effect::new(EffectKind::Thread, choice, 0));
        let thread = &mut self.vm.state.threads[id];
        let status = thread.status();
        self.vm.points.phase = Phase::Post;
        match status {
            Status::Runnable => {
                thread.at_point = false;
                let pending = std::mem::take(&mut thread.pending);
                if thread.frames.is_empty() {
                    return self.end(id, true);
                }
                if pending.kind != EffectKind::None {
                    self.vm.points.phase = Phase::Granted;
                }
                self.run(id)
            }
            Status::Blocked(_) => {
                if thread.frames.is_empty() {
                    return self.end(id, true);
                }
                self.vm.state.threads.set_status(id, Status::Runnable);
                self.vm.points.phase = Phase::Granted;
                self.run(id)
            }
            Status::Sleeping { deadline } | Status::Waiting { deadline, .. } | Status::Parked { deadline } => {
                // Time passes: the wait is over. (A search never chooses a wait without a deadline.)
                self.clock.set(self.clock.get().max(deadline.saturating_sub(CLOCK_ORIGIN)));
                self.vm.points.effects.push(Effect::new(EffectKind::PassTime, 0, 0));
                self.vm.current = id;
                self.vm.tell(What::Wake(id));
                self.vm.wake(id, Wake::Done);
                Step::Moved
            }
            Status::ClassInit(_) | Status::Terminated => Step::Moved,
        }
    }

    /// Runs a thread to its next point.
    fn run(&mut self, id: ThreadId) -> Step {
        self.vm.current = id;
        self.vm.fuel = self.vm.options.quantum;
        self.vm.points.uncaught = None;
        let stop = self.vm.resume_thread();
        if std::mem::take(&mut self.vm.native_data.touched) && !self.vm.points.beginning {
            let what = "compression, mapped files or directory streams in a search".to_string();
            *self.unsupported = Some(Box::new(Unsupported { what, stack: self.vm.stack_lines() }));
            return Step::Stuck;
        }
        if let Some((thread, exception)) = self.vm.points.uncaught.take() {
            return self.uncaught(thread, exception);
        }
        match stop {
            Stop::Point | Stop::Blocked => Step::Moved,
            Stop::Yield => {
                // A long local stretch: a state in its own right, so that a loop that changes nothing is noticed.
                let thread = self.vm.thread();
                thread.at_point = true;
                thread.pending = Effect::default();
                Step::Moved
            }
            Stop::Choice(of) => {
                self.beside.asking = Some((id.0, of));
                Step::Moved
            }
            Stop::Finished => self.end(id, false),
            Stop::Exit(_) => {
                if std::mem::take(&mut self.vm.points.terminated) {
                    *self.terminated = true;
                    return Step::Stuck;
                }
                match self.stuck_for_ever() {
                    Some(finding) => {
                        *self.finding = Some(finding);
                        Step::Violated
                    }
                    None => Step::Ended,
                }
            }
            Stop::Ignored => Step::Ignored,
            Stop::Unsupported(what) => {
                *self.unsupported = Some(what);
                Step::Stuck
            }
        }
    }

    /// A thread's last frame was left.
    fn end(&mut self, id: ThreadId, granted: bool) -> Step {
        let vm = &mut *self.vm;
        let object = vm.state.threads[id].object;
        // Ending takes the monitor of the thread's object, as whoever joins it relies on.
        let word = vm.state.heap.lock_word(object);
        if word != 0 && word >> 16 != id.0 + 1 {
            vm.state.threads.set_status(id, Status::Blocked(object));
            return Step::Moved;
        }
        vm.state.threads.set_status(id, Status::Runnable);
        // The last thread that keeps the program alive takes the others with it.
        let last = !vm.state.threads[id].daemon && vm.state.threads.live().filter(|t| !t.daemon).count() == 1;
        let visible = vm.points.liveness || !vm.points.reduce || last;
        let effect = if last {
            Effect::new(EffectKind::Global, 0, 0)
        } else {
            Effect::new(EffectKind::Write, object.0, vm.known.thread_eetop)
        };
        if visible && !granted && vm.state.threads.live_count() > 1 {
            let thread = &mut vm.state.threads[id];
            thread.at_point = true;
            thread.pending = effect;
            return Step::Moved;
        }
        vm.points.effects.push(effect);
        vm.points.effects.push(Effect::new(EffectKind::Lock, object.0, 0));
        vm.points.effects.push(Effect::new(EffectKind::Thread, id.0, 0));
        vm.current = id;
        vm.tell(What::End);
        vm.end_thread(id);
        Step::Moved
    }

    /// Brings every thread that could run to its next point, and sees whether the execution is over.
    fn settle(&mut self) -> Step {
        let mut alive;
        loop {
            if self.beside.asking.is_some() {
                return Step::Moved;
            }
            alive = false;
            let mut next = None;
            for t in self.vm.state.threads.live() {
                alive |= !t.daemon;
                if !t.at_point && t.status() == Status::Runnable && !t.suspended {
                    next = Some(t.id);
                    break;
                }
            }
            let Some(id) = next else { break };
            self.vm.points.phase = Phase::Post;
            match self.run(id) {
                Step::Moved => {}
                other => return other,
            }
        }
        let vm = &*self.vm;
        if !alive {
            if !self.beside.closing && self.vm.has_shutdown_hooks() {
                self.beside.closing = true;
                return match self.vm.start_shutdown() {
                    Ok(()) => self.settle(),
                    Err(_) => Step::Ended,
                };
            }
            return Step::Ended;
        }
        if self.config.properties.deadlock {
            if let Some(finding) = self.stuck_for_ever() {
                *self.finding = Some(finding);
                return Step::Violated;
            }
        }
        if !vm.state.threads.live().any(|t| can_go_on(vm, t)) {
            if self.config.properties.deadlock {
                *self.finding = Some(self.deadlock("no thread can go on"));
                return Step::Violated;
            }
            return Step::Ended;
        }
        Step::Moved
    }

    /// Threads that wait for each other's monitors in a circle can never move again, whatever the others do.
    fn stuck_for_ever(&self) -> Option<Finding> {
        // With outcomes, what the other threads still print belongs to the end.
        if !self.config.properties.deadlock || self.config.outcomes {
            return None;
        }
        let vm = &*self.vm;
        let wanted = |id: ThreadId| -> Option<ObjRef> {
            let thread = vm.state.threads.get(id)?;
            match thread.status() {
                Status::Runnable if thread.at_point && thread.pending.kind == EffectKind::Lock => {
                    Some(ObjRef(thread.pending.object))
                }
                Status::Blocked(object) => Some(object),
                _ => None,
            }
        };
        let owner_of = |object: ObjRef, id: ThreadId| -> Option<ThreadId> {
            let word = vm.state.heap.lock_word(object);
            (word != 0 && word >> 16 != id.0 + 1).then(|| ThreadId((word >> 16) - 1))
        };
        for thread in vm.state.threads.live() {
            if thread.held.is_empty() {
                continue;
            }
            let mut at = thread.id;
            for _ in 0..vm.state.threads.live_count() {
                let Some(next) = wanted(at).and_then(|object| owner_of(object, at)) else { break };
                at = next;
                if at == thread.id {
                    return Some(self.deadlock("threads wait for each other's monitors in a circle"));
                }
            }
        }
        None
    }

    fn deadlock(&self, how: &str) -> Finding {
        let vm = &*self.vm;
        let first = vm.state.threads.live().find(|t| !t.daemon && !can_go_on(vm, t)).map(|t| t.id);
        Finding {
            property: "deadlock",
            thread: first.map_or(0, |t| t.0),
            exception: None,
            message: Some(how.to_string()),
            stack: Vec::new(),
            location: first.and_then(|t| vm.location_of(t)),
        }
    }

    fn uncaught(&mut self, thread: ThreadId, exception: ObjRef) -> Step {
        let vm = &*self.vm;
        let class = vm.state.heap.class_of(exception);
        let name = vm.program.java_name(class);
        let assertion = name == "java.lang.AssertionError" || vm.is_assertion(class);
        let message = vm.state.heap.get_ref(exception, vm.known.throwable_message);
        let stack = vm.stack_of_exception(exception);
        let location = vm.own_place_of_exception(exception).or_else(|| {
            stack.iter().find_map(|line| line.split_once('(').map(|(_, place)| place.trim_end_matches(')').to_string()))
        });
        *self.finding = Some(Finding {
            property: if assertion { "assertion" } else { "exception" },
            thread: thread.0,
            exception: Some(name),
            message: (!message.is_null()).then(|| vm.string_text(message)),
            stack,
            location: location.filter(|l| l.contains(':')),
        });
        Step::Violated
    }

    /// Calls a condition on a thread of its own. `None`: it did not return.
    fn evaluate(&mut self, condition: ObjRef) -> Option<bool> {
        let id = self.vm.observer_thread(condition)?;
        loop {
            self.vm.points.phase = Phase::Post;
            self.vm.current = id;
            self.vm.fuel = self.vm.options.quantum;
            match self.vm.resume_thread() {
                Stop::Finished => {
                    let thread = &self.vm.state.threads[id];
                    if !thread.thrown.is_null() {
                        let thrown = thread.thrown;
                        self.uncaught(id, thrown);
                        return None;
                    }
                    return Some(thread.result as u32 != 0);
                }
                Stop::Yield => {}
                // It needs a monitor that somebody holds: it says nothing about this state.
                Stop::Point | Stop::Blocked => return Some(true),
                Stop::Unsupported(what) => {
                    *self.unsupported = Some(what);
                    return Some(true);
                }
                _ => {
                    *self.finding = Some(Finding {
                        property: "invariant",
                        thread: 0,
                        exception: None,
                        message: Some("an invariant must not choose a value or end the program".to_string()),
                        stack: self.vm.stack_lines(),
                        location: None,
                    });
                    return None;
                }
            }
        }
    }
}

impl TransitionSystem for System<'_> {
    type Mark = Place;
    type Packed = PackedPlace;
    type Effect = Effect;

    fn choices(&mut self, out: &mut Vec<u32>) {
        match self.beside.asking {
            Some((_, of)) => {
                out.clear();
                out.extend(0..of);
            }
            None => System::enabled(self.vm, out),
        }
    }

    fn is_value(&self) -> bool {
        self.beside.asking.is_some()
    }

    fn take(&mut self, choice: u32) -> Step {
        self.runner().take(choice)
    }

    fn effects(&self) -> &[Effect] {
        &self.vm.points.effects
    }

    fn conflict(a: &Effect, b: &Effect) -> bool {
        a.conflicts(b)
    }

    fn every_state_counts(&self) -> bool {
        self.config.properties.race || !self.properties.is_empty() || !self.vm.state.rest.invariants.is_empty()
    }

    fn arrive(&mut self) -> Arrival {
        self.save();
        self.fill_extra();
        let raw = self.raw();
        if let Some(state) = self.recent.find(raw) {
            return Arrival { state, new: false, violated: false };
        }
        self.canonizer.clock = self.vm.points.clock.then(|| CLOCK_ORIGIN + self.clock.get() + 1);
        self.canonizer.components(&self.tracker, &self.vm.state, &self.vm.program, &self.extra, &mut self.components);
        let found = self.store.insert(Vector { words: &self.components.words, ends: &self.components.ends });
        self.recent.keep(raw, found.id.0);
        let mut violated = false;
        if found.new {
            self.finding = None;
            if self.config.properties.race {
                self.finding = self.race();
            }
            if self.finding.is_none() {
                self.finding = self.broken_invariant();
            }
            if self.finding.is_none() {
                self.finding = self.broken_property();
            }
            violated = self.finding.is_some();
        }
        Arrival { state: found.id.0, new: found.new, violated }
    }

    fn note(&mut self, state: u32) -> &mut u32 {
        self.store.data(StateId(state))
    }

    fn mark(&mut self) -> Place {
        Place { mark: self.tracker.mark(&self.vm.state), beside: self.beside }
    }

    fn back(&mut self, place: &Place) {
        self.tracker.back(&mut self.vm.state, &self.vm.program, &place.mark);
        self.beside = place.beside;
        self.clock.set(place.beside.clock);
        self.output.borrow_mut().truncate(place.beside.printed);
        self.vm.points.answer = None;
    }

    fn pack(&mut self) -> PackedPlace {
        let output = self.config.outcomes.then(|| self.output.borrow().clone().into_boxed_slice());
        PackedPlace { packed: self.tracker.pack(&self.vm.state), beside: self.beside, output }
    }

    fn unpack(&mut self, place: &PackedPlace) {
        self.tracker.unpack(&mut self.vm.state, &self.vm.program, &place.packed);
        self.beside = place.beside;
        self.clock.set(place.beside.clock);
        let mut output = self.output.borrow_mut();
        match &place.output {
            Some(text) => {
                output.clear();
                output.extend_from_slice(text);
            }
            None => {
                // Without outcomes nobody looks at what was printed, except while a trace is written from the first state.
                output.truncate(place.beside.printed);
                self.beside.printed = output.len();
            }
        }
    }

    fn memory(&self) -> usize {
        self.store.bytes() + self.tracker.memory() + self.recent.memory()
    }

    fn packed_memory(place: &PackedPlace) -> usize {
        place.packed.memory() + size_of::<PackedPlace>() + place.output.as_ref().map_or(0, |o| o.len())
    }

    fn must_restart(&self) -> bool {
        self.vm.points.restart && !self.replaying
    }
}
