//! What moves the program: one thread's part of a step, and bringing all others to their next point.

use crate::closed::Clock;
use crate::properties::Watched;
use crate::property::{Finding, Message, Moment, PropertyKind};
use jaunt_kernel::Step;
use jaunt_state::thread::Wake;
use jaunt_state::time::CLOCK_ORIGIN;
use jaunt_state::{Aside, Effect, EffectKind, ObjRef, Status, ThreadId};
use jaunt_vm::events::What;
use jaunt_vm::interp::Stop;
use jaunt_vm::transition::Phase;
use jaunt_vm::{Unsupported, Vm};

/// Instructions before the first choice after which the search begins all the same.
const PREFIX_INSTRUCTIONS: u64 = 300_000_000;

/// The same for turns of the only thread in which it looked at the clock, thousands of jumps backwards each, or waited for a time.
const PREFIX_LOOKS: u32 = 100;

/// What belongs to a state and lies outside of the VM's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Beside {
    /// A thread that waits for a value, and of how many.
    pub asking: Option<(u32, u32)>,
    pub clock: u64,
    /// The thread that runs the shutdown hooks, once it was started.
    pub closing: Option<ThreadId>,
    /// Length of the program's output.
    pub printed: usize,
    /// Objects from which on garbage is collected, where it is not part of a state anyway.
    pub collect_at: usize,
    /// What the program ended itself with: 0 as long as it has not.
    pub status: i32,
}

impl Beside {
    /// All of it, and one number more, as it is put aside with an open state.
    pub fn packed(&self, more: u32) -> Aside {
        let Beside { asking, clock, closing, printed, collect_at, status } = *self;
        let (thread, of) = asking.map_or((0, 0), |(thread, of)| (thread + 1, of));
        let closing = closing.map_or(0, |thread| thread.0 + 1);
        let [clock, printed] = [clock, printed as u64].map(|n| [n as u32, (n >> 32) as u32]);
        // Objects are fewer than rows can be.
        let collect_at = u32::try_from(collect_at).expect("a number of objects");
        [thread, of, clock[0], clock[1], closing, printed[0], printed[1], collect_at, status as u32, more, 0]
    }

    pub fn unpacked(aside: &Aside) -> (Beside, u32) {
        let [thread, of, clock, late, closing, printed, far, collect_at, status, more, _] = *aside;
        let long = |low: u32, high: u32| low as u64 | (high as u64) << 32;
        let beside = Beside {
            asking: (thread > 0).then(|| (thread - 1, of)),
            clock: long(clock, late),
            closing: (closing > 0).then(|| ThreadId(closing - 1)),
            printed: long(printed, far) as usize,
            collect_at: collect_at as usize,
            status: status as i32,
        };
        (beside, more)
    }
}

#[inline]
pub(crate) fn can_go_on(vm: &Vm, thread: &jaunt_state::JavaThread) -> bool {
    if thread.suspended {
        return false;
    }
    match thread.status() {
        Status::Runnable if thread.at_point && thread.pending.kind == EffectKind::Lock => {
            vm.assumed.observed || !is_held(vm, ObjRef(thread.pending.object), thread.id)
        }
        Status::Runnable => thread.at_point,
        Status::Blocked(object) => vm.state.heap.lock_word(object) == 0,
        status @ (Status::Sleeping { .. } | Status::Waiting { .. } | Status::Parked { .. }) => {
            status.ends_by_time() || thread.wake != Wake::None
        }
        Status::ClassInit(_) | Status::Terminated => false,
    }
}

/// The monitor or lock that a thread is about to enter, or waits for.
#[inline]
pub(crate) fn wanted(thread: &jaunt_state::JavaThread) -> Option<ObjRef> {
    match thread.status() {
        Status::Runnable if thread.at_point && thread.pending.kind == EffectKind::Lock => Some(ObjRef(thread.pending.object)),
        Status::Blocked(object) => Some(object),
        _ => None,
    }
}

/// Another thread is inside a monitor.
#[inline]
fn is_held(vm: &Vm, object: ObjRef, by_other_than: ThreadId) -> bool {
    owner_of(vm, object).is_some_and(|owner| owner != by_other_than)
}

/// The thread that holds a monitor or a lock of the library. (Nobody enters the monitor of a synchronizer.)
#[inline]
pub(crate) fn owner_of(vm: &Vm, object: ObjRef) -> Option<ThreadId> {
    match vm.state.heap.lock_word(object) {
        0 => vm.synchronizer_owner(object),
        word => Some(ThreadId((word >> 16) - 1)),
    }
}

/// Numbers of the threads that can go on.
pub(crate) fn enabled(vm: &Vm, out: &mut Vec<u32>) {
    out.clear();
    for thread in vm.state.threads.live() {
        if can_go_on(vm, thread) {
            out.push(thread.id.0);
        }
    }
    // While a thread runs in an atomic section nobody else does. One that had to wait there is a choice like others.
    if vm.assumed.atomic_sections {
        if let Some(&inside) = out.iter().find(|&&id| vm.state.threads[ThreadId(id)].keeps_others_out()) {
            out.clear();
            out.push(inside);
        }
    }
}

/// What an invariant says about a state.
pub(crate) enum Judged {
    Holds,
    Broken,
    /// It needs a monitor that somebody holds: it says nothing about this state.
    Waits,
    /// It did not return; the finding says why.
    Failed,
}

/// What moves the program; borrowed from the system so that it can be used before the system exists.
pub(crate) struct Runner<'r> {
    pub vm: &'r mut Vm,
    pub beside: &'r mut Beside,
    pub finding: &'r mut Option<Finding>,
    pub unsupported: &'r mut Option<Box<Unsupported>>,
    pub terminated: &'r mut bool,
    pub clock: &'r Clock,
    pub watched: &'r mut Watched,
}

impl Runner<'_> {
    /// From the first frame to where the first thread is about to be started, or a value to be chosen.
    pub fn begin(&mut self) -> Step {
        let enough = self.vm.search.instructions + PREFIX_INSTRUCTIONS;
        let mut looks = 0;
        loop {
            match self.settle() {
                Step::Moved => {}
                other => return other,
            }
            // A program that never starts a thread may never end either: the search can be stopped, this cannot.
            let looked = |effect: &Effect| matches!(effect.kind, EffectKind::ReadClock | EffectKind::PassTime);
            let looked = self.vm.transition.effects.iter().any(looked);
            self.vm.transition.effects.clear();
            looks += looked as u32;
            let long = self.vm.search.instructions > enough || looks > PREFIX_LOOKS;
            if self.beside.asking.is_some() || !self.vm.search.beginning || long {
                return Step::Moved;
            }
            let mut ways = Vec::new();
            enabled(self.vm, &mut ways);
            if ways.len() != 1 {
                return Step::Moved;
            }
            match self.go(ways[0]) {
                Step::Moved => {}
                other => return other,
            }
        }
    }

    pub fn take(&mut self, choice: u32) -> Step {
        self.vm.transition.effects.clear();
        self.vm.transition.written_threads.clear();
        let step = match self.go(choice) {
            Step::Moved => self.settle(),
            other => other,
        };
        // From here on nobody but one thread can run: that depends on whatever the others would have done.
        let mut live = self.vm.state.threads.live();
        if self.vm.assumed.atomic_sections && live.any(|thread| thread.keeps_others_out() && can_go_on(self.vm, thread)) {
            self.vm.transition.did(Effect::new(EffectKind::Global, 0, 0));
        }
        step
    }

    /// One thread's part of a transition.
    fn go(&mut self, choice: u32) -> Step {
        if let Some((thread, _)) = self.beside.asking.take() {
            // Nobody has run since the thread asked, and the step in which it did has told of it.
            self.vm.transition.answer = Some(choice);
            self.vm.transition.phase = Phase::Post;
            return self.run(ThreadId(thread), Effect::default());
        }
        let id = ThreadId(choice);
        // What others do to this thread is never independent of what it does.
        self.vm.transition.did(Effect::new(EffectKind::Thread, choice, 0));
        let thread = &mut self.vm.state.threads[id];
        let status = thread.status();
        self.vm.transition.phase = Phase::Post;
        match status {
            Status::Runnable => {
                thread.at_point = false;
                let pending = std::mem::take(&mut thread.pending);
                let wanted = ObjRef(pending.object);
                if pending.kind == EffectKind::Lock && is_held(self.vm, wanted, id) {
                    // Trying is a step where somebody looks at what threads do.
                    self.vm.transition.did(pending);
                    self.vm.state.threads.set_status(id, Status::Blocked(wanted));
                    return Step::Moved;
                }
                let thread = &self.vm.state.threads[id];
                if thread.frames.is_empty() {
                    return self.end(id, true);
                }
                if pending.kind != EffectKind::None {
                    self.vm.transition.phase = Phase::Granted;
                }
                self.run(id, pending)
            }
            Status::Blocked(_) => {
                if thread.frames.is_empty() {
                    return self.end(id, true);
                }
                self.vm.state.threads.set_status(id, Status::Runnable);
                self.vm.transition.phase = Phase::Granted;
                self.run(id, Effect::default())
            }
            Status::Sleeping { .. } | Status::Waiting { .. } | Status::Parked { .. } if thread.wake != Wake::None => {
                // Its wait has ended before.
                self.vm.go_on(id);
                Step::Moved
            }
            Status::Sleeping { deadline } | Status::Waiting { deadline, .. } | Status::Parked { deadline } => {
                // Time passes: the wait is over. (A search never chooses a wait without a deadline.)
                self.clock.set(self.clock.get().max(deadline.saturating_sub(CLOCK_ORIGIN + 1)));
                self.vm.transition.did(Effect::new(EffectKind::PassTime, 0, 0));
                self.vm.current = id;
                self.vm.tell(What::Wake(id));
                let how = if matches!(status, Status::Parked { .. }) { Wake::Expired } else { Wake::Done };
                self.vm.wake(id, how);
                Step::Moved
            }
            Status::ClassInit(_) | Status::Terminated => Step::Moved,
        }
    }

    /// Runs a thread to its next point, from the effect that it stopped before.
    fn run(&mut self, id: ThreadId, granted: Effect) -> Step {
        if self.vm.must_halt() {
            return Step::Stuck;
        }
        self.vm.current = id;
        if self.vm.state.threads[id].paused {
            self.vm.state.threads[id].paused = false;
        }
        self.vm.fuel = self.vm.options.quantum;
        self.vm.transition.uncaught = None;
        self.vm.begin_turn(granted);
        let stop = self.vm.resume_thread();
        self.vm.end_of_operation();
        if std::mem::take(&mut self.vm.native_data.touched) && !self.vm.search.beginning {
            let what = "compression, mapped files or directory streams in a search".into();
            *self.unsupported = Some(Box::new(Unsupported { what, stack: self.vm.stack_lines() }));
            return Step::Stuck;
        }
        if let Some((thread, exception)) = self.vm.transition.uncaught.take() {
            return self.uncaught(thread, exception);
        }
        match stop {
            Stop::Point | Stop::Blocked => Step::Moved,
            Stop::Yield => {
                // A long local stretch: a state in its own right, so that a loop that changes nothing is noticed.
                self.vm.watch_console();
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
            Stop::Exit(status) => {
                if std::mem::take(&mut self.vm.search.terminated) {
                    *self.terminated = true;
                    return Step::Stuck;
                }
                match self.judged(Moment::Step, Step::Ended) {
                    Step::Ended => self.exit(id, status),
                    violated => violated,
                }
            }
            Stop::Ignored => Step::Ignored,
            Stop::Halted => Step::Stuck,
            Stop::Unsupported(what) => {
                *self.unsupported = Some(what);
                Step::Stuck
            }
        }
    }

    /// The program ends itself with a status.
    pub fn exit(&mut self, id: ThreadId, status: i32) -> Step {
        self.beside.status = status;
        self.judged(Moment::Exit(id, status), Step::Ended)
    }

    /// The step, unless something is wrong at this moment.
    fn judged(&mut self, moment: Moment, step: Step) -> Step {
        match self.watched.judge(moment, self.vm) {
            Some(finding) => {
                *self.finding = Some(finding);
                Step::Violated
            }
            None => step,
        }
    }

    /// A thread's last frame was left.
    fn end(&mut self, id: ThreadId, granted: bool) -> Step {
        let vm = &mut *self.vm;
        let object = vm.state.threads[id].object;
        // Ending takes the monitor of the thread's object, as whoever joins it relies on.
        let word = vm.state.heap.lock_word(object);
        let held = word != 0 && word >> 16 != id.0 + 1;
        // Where somebody looks at what threads do, trying to end is a step: until then the thread is runnable.
        if held && (granted || !vm.assumed.observed) {
            vm.transition.did(Effect::new(EffectKind::Lock, object.0, 0));
            vm.state.threads.set_status(id, Status::Blocked(object));
            return Step::Moved;
        }
        vm.state.threads.set_status(id, Status::Runnable);
        // The last thread that keeps the program alive takes the others with it.
        let last = match self.beside.closing {
            // When the hooks are done the program ends, whoever else is there.
            Some(destroyer) => destroyer == id,
            None => !vm.state.threads[id].daemon && vm.state.threads.live().filter(|t| !t.daemon).count() == 1,
        };
        let visible =
            vm.leaves_objects(id) || vm.assumed.liveness || vm.assumed.observed || vm.assumed.clock || !vm.assumed.reduce || last;
        // Where nobody else is there, nobody is concerned, and it does not matter whose end is the last.
        let effect = if last && vm.state.threads.live_count() > 1 {
            Effect::new(EffectKind::Global, 0, 0)
        } else {
            Effect::new(EffectKind::Write, object.0, vm.known.thread_eetop)
        };
        if visible && !granted && !vm.is_left_alone() {
            let thread = &mut vm.state.threads[id];
            thread.at_point = true;
            thread.pending = effect;
            return Step::Moved;
        }
        vm.transition.did(effect);
        vm.transition.did(Effect::new(EffectKind::Lock, object.0, 0));
        vm.current = id;
        vm.tell(What::End);
        vm.end_thread(id);
        Step::Moved
    }

    /// Brings every thread that could run to its next point, and sees whether the execution is over.
    fn settle(&mut self) -> Step {
        let mut alive;
        let mut moves;
        let mut want;
        loop {
            if self.beside.asking.is_some() {
                return Step::Moved;
            }
            (alive, moves, want) = (false, false, 0);
            let mut next = None;
            for t in self.vm.state.threads.live() {
                alive |= !t.daemon;
                // Who wants a monitor ([`wanted`]) is counted on the way: another look at each thread cost more than all else here.
                let goes_on = match t.status() {
                    Status::Runnable if t.at_point => {
                        want += (t.pending.kind == EffectKind::Lock) as u32;
                        false
                    }
                    Status::Runnable => !t.suspended,
                    Status::Blocked(_) => {
                        want += 1;
                        self.vm.leaves_join(t)
                    }
                    _ => false,
                };
                if goes_on {
                    next = Some(t.id);
                    break;
                }
                moves = moves || can_go_on(self.vm, t);
            }
            let Some(id) = next else { break };
            self.vm.state.threads.set_status(id, Status::Runnable);
            // It was started or woken in this step, or a class that it waits for is ready: as much its step as of the one who did that.
            self.vm.transition.did(Effect::new(EffectKind::Thread, id.0, 0));
            let thread = &mut self.vm.state.threads[id];
            if thread.paused {
                // When its section goes on is a choice: others may be in theirs.
                thread.at_point = true;
                thread.pending = Effect::default();
                continue;
            }
            self.vm.transition.phase = Phase::Post;
            match self.run(id, Effect::default()) {
                Step::Moved => {}
                other => return other,
            }
        }
        let vm = &*self.vm;
        let over = match self.beside.closing {
            Some(destroyer) => !vm.state.threads.live().any(|t| t.id == destroyer),
            None => !alive,
        };
        if over {
            if self.beside.closing.is_none() && self.vm.has_shutdown_hooks() {
                return match self.vm.start_shutdown() {
                    Ok(destroyer) => {
                        self.beside.closing = Some(destroyer);
                        self.settle()
                    }
                    Err(_) => Step::Ended,
                };
            }
            return Step::Ended;
        }
        // Threads that wait for each other are at least two, and mostly nobody wants a monitor.
        if want > 1 && self.judged(Moment::Step, Step::Moved) == Step::Violated {
            return Step::Violated;
        }
        if !moves {
            return self.judged(Moment::Stuck, Step::Ended);
        }
        Step::Moved
    }

    pub fn uncaught(&mut self, thread: ThreadId, exception: ObjRef) -> Step {
        *self.finding = self.watched.judge(Moment::Uncaught(thread, exception), self.vm);
        Step::Violated
    }

    /// Calls a condition on a thread of its own.
    pub fn evaluate(&mut self, condition: ObjRef) -> Judged {
        let Some(id) = self.vm.observer_thread(condition) else {
            let what = "an invariant that cannot be called".into();
            *self.unsupported = Some(Box::new(Unsupported { what, stack: Vec::new() }));
            return Judged::Holds;
        };
        loop {
            self.vm.transition.phase = Phase::Post;
            self.vm.current = id;
            self.vm.fuel = self.vm.options.quantum;
            match self.vm.resume_thread() {
                Stop::Finished => {
                    let thread = &self.vm.state.threads[id];
                    if !thread.thrown.is_null() {
                        let thrown = thread.thrown;
                        self.uncaught(id, thrown);
                        return Judged::Failed;
                    }
                    return if thread.result as u32 != 0 { Judged::Holds } else { Judged::Broken };
                }
                Stop::Yield if !self.vm.must_halt() => {}
                // Nothing is known; the search ends with the next step.
                Stop::Yield | Stop::Halted => return Judged::Holds,
                Stop::Point | Stop::Blocked => return Judged::Waits,
                Stop::Unsupported(what) => {
                    // The end of the search will say so.
                    *self.unsupported = Some(what);
                    return Judged::Holds;
                }
                _ => {
                    let stack = self.vm.stack_lines();
                    *self.finding = Some(Finding { stack, ..Finding::new(PropertyKind::Invariant, Message::InvariantActs) });
                    return Judged::Failed;
                }
            }
        }
    }
}
