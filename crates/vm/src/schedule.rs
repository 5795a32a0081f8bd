//! Which thread runs, until when, and how an execution ends.

use crate::actions::Action;
use crate::interp::Stop;
use crate::native::{Trap, Unsupported};
use crate::vm::Vm;
use jaunt_kernel::{ChoiceKind, ChoicePoint};
use jaunt_program::{Method, MethodId};
use jaunt_state::thread::{STACK_REGISTERS, Wake};
use jaunt_state::{FrameKind, ObjRef, Status, ThreadId};

/// Why the scheduler gave control back.
#[derive(Debug)]
pub enum Ended {
    /// What was waited for is done.
    Done,
    Exit(i32),
    /// The program said that this execution does not count.
    Ignored,
    Unsupported(Box<Unsupported>),
    /// No thread can ever move again.
    Stuck(Vec<StuckThread>),
    /// The caller's limit of turns is used up.
    Paused,
    /// The time limit of the options has passed, or the machine was halted.
    TimeLimit,
}

/// A thread that can never go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StuckThread {
    pub name: String,
    pub waits: Waits,
}

/// What a thread does instead of going on. Classes have dots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    Suspended,
    /// It could run.
    Not,
    /// For the monitor of an object of this class.
    Monitor(String),
    /// In `wait()` on one.
    Notify(String),
    Parked,
    Sleeping,
    /// For the initialisation of this class.
    Initialisation(String),
    Ended,
}

impl Vm {
    /// Runs threads until `done`, at most `turns` turns.
    pub fn run_threads(&mut self, done: impl Fn(&Vm) -> bool, mut turns: u64) -> Ended {
        let mut runnable = Vec::new();
        loop {
            if done(self) {
                return Ended::Done;
            }
            if turns == 0 {
                return Ended::Paused;
            }
            turns -= 1;
            // What was printed so far shows, whatever happens to the process next.
            self.host.flush();
            if self.must_halt() || self.options.time_limit.is_some_and(|limit| self.host.nanos() > limit) {
                return Ended::TimeLimit;
            }
            self.runnable(&mut runnable);
            if runnable.is_empty() {
                if let Some(stuck) = self.wait_for_time() {
                    return stuck;
                }
                continue;
            }
            let atomic = self.state.threads.get(self.current).is_some_and(|t| t.atomic > 0);
            let kept = if atomic { runnable.iter().position(|&t| t == self.current.0) } else { None };
            let index = if let Some(current) = kept {
                current
            } else if runnable.len() == 1 {
                0
            } else {
                let point = ChoicePoint { kind: ChoiceKind::Schedule, alternatives: &runnable, current: self.current.0 };
                self.chooser.choose(&point)
            };
            self.current = ThreadId(runnable[index]);
            self.state.threads.set_status(self.current, Status::Runnable);
            self.fuel = self.options.quantum;
            match self.resume().unwrap_or_else(|| self.interpret()) {
                Stop::Yield | Stop::Blocked | Stop::Point | Stop::Choice(_) => {}
                Stop::Finished => self.thread_finished(),
                Stop::Exit(code) => return Ended::Exit(code),
                Stop::Ignored => return Ended::Ignored,
                Stop::Halted => return Ended::TimeLimit,
                Stop::Unsupported(what) => return Ended::Unsupported(what),
            }
        }
    }

    /// What the current thread has to do before its next instruction: throw what it was stopped with, or go on with
    /// the supertypes of a class whose initialiser waited for another thread.
    pub(crate) fn resume(&mut self) -> Option<Stop> {
        // After a wait the monitor comes first.
        if self.thread().reenter == 0 {
            if let Some(exception) = self.stopped_with() {
                return self.unwind(exception);
            }
        }
        if self.thread().frames.last().is_some_and(|f| f.not_started) {
            if let Err(trap) = self.continue_initialization() {
                return self.handle_trap(trap);
            }
        }
        None
    }

    /// Threads that can take a step, in order of their numbers.
    pub fn runnable(&mut self, found: &mut Vec<u32>) {
        if let Some((first, mut id)) = self.state.threads.next_timed() {
            // Where several waits are over at once, because the machine was busy elsewhere, the first gets its turn before
            // the others end.
            if first <= self.host.nanos() {
                loop {
                    self.wake(id, Wake::Done);
                    match self.state.threads.next_timed() {
                        Some((next, other)) if next == first => id = other,
                        _ => break,
                    }
                }
            }
        }
        let heap = &self.state.heap;
        found.clear();
        found.extend(
            self.state
                .threads
                .ready()
                .filter(|t| match t.status() {
                    _ if t.suspended => false,
                    Status::Blocked(object) => heap.lock_word(object) == 0,
                    _ => !t.frames.is_empty(),
                })
                .map(|t| t.id.0),
        );
    }

    /// Nothing can run now: let time pass until a timed wait ends.
    fn wait_for_time(&mut self) -> Option<Ended> {
        match self.state.threads.next_timed() {
            Some((at, _)) => {
                let now = self.host.nanos();
                let limit = self.options.time_limit.unwrap_or(u64::MAX);
                self.host.sleep(at.min(limit.saturating_add(1)).saturating_sub(now));
                None
            }
            None => {
                let stuck = self.state.threads.live().filter(|t| !t.frames.is_empty());
                let threads = stuck.map(|t| StuckThread { name: self.thread_name(t.id), waits: self.waits(t.id) });
                Some(Ended::Stuck(threads.collect()))
            }
        }
    }

    fn waits(&self, id: ThreadId) -> Waits {
        let thread = &self.state.threads[id];
        let class = |o: ObjRef| self.program.java_name(self.state.heap.class_of(o));
        match thread.status() {
            _ if thread.suspended => Waits::Suspended,
            Status::Runnable => Waits::Not,
            Status::Blocked(o) => Waits::Monitor(class(o)),
            Status::Waiting { object, .. } => Waits::Notify(class(object)),
            Status::Parked { .. } => Waits::Parked,
            Status::Sleeping { .. } => Waits::Sleeping,
            Status::ClassInit(c) => Waits::Initialisation(self.program.java_name(c)),
            Status::Terminated => Waits::Ended,
        }
    }

    /// A thread's bottom frame was left.
    fn thread_finished(&mut self) {
        if self.current == self.driven {
            // Driven from outside: it stays alive between calls.
            return;
        }
        self.end_thread(self.current);
    }

    /// Marks a thread as ended and wakes those who join it.
    pub fn end_thread(&mut self, id: ThreadId) {
        let object = self.state.threads[id].object;
        self.hear(Action::End(object));
        self.state.threads.end(id);
        self.state.heap.set_u32(object, self.known.thread_status, 2, &self.program);
        self.state.heap.set_u64(object, self.known.thread_eetop, 0, &self.program);
        let all = self.notify_waiters(object, true);
        debug_assert!(all.is_ok(), "notifying all is no choice");
    }

    /// `Thread.stop` of another thread: it throws when it runs next, which is soon. As on HotSpot it is interrupted too,
    /// which ends whatever it waits for.
    pub fn stop_thread(&mut self, id: ThreadId, exception: ObjRef) {
        self.watch_every_step();
        if self.options.track_sharing {
            self.publish(exception);
        }
        self.state.threads[id].stop = exception;
        let object = self.state.threads[id].object;
        // Where threads are stopped nothing is reduced: nobody asks what this step did.
        self.state.heap.set_u8(object, self.known.thread_interrupted, 1, &self.program);
        self.interrupt(id);
    }

    /// What the current thread was stopped with, if it was. The interrupt that ended its wait or sleep is taken with it.
    pub(crate) fn stopped_with(&mut self) -> Option<ObjRef> {
        let exception = std::mem::take(&mut self.thread().stop);
        if exception.is_null() {
            return None;
        }
        if std::mem::replace(&mut self.thread().wake, Wake::None) == Wake::Interrupted {
            self.was_interrupted(true);
        }
        Some(exception)
    }

    /// `Thread.stop` of a thread that is not started: it will never run. (Of one that is over: nothing.)
    pub fn stop_before_start(&mut self, object: ObjRef) {
        self.state.heap.set_u8(object, self.known.thread_stillborn, 1, &self.program);
    }

    /// `Thread.suspend` and `Thread.resume`
    pub fn suspend_thread(&mut self, id: ThreadId, suspended: bool) {
        if suspended && id != self.current {
            self.watch_every_step();
        }
        // Who goes on depends on it, and it orders nothing.
        self.see_unordered();
        let thread = &mut self.state.threads[id];
        thread.suspended = suspended;
        thread.paused |= suspended && thread.atomic > 0;
    }

    /// `Thread.start0`
    pub fn start_thread(&mut self, object: ObjRef) -> Result<(), Trap> {
        if self.options.track_sharing {
            self.publish(object);
            self.share_queued_references();
        }
        self.start_effect(object)?;
        let (registers, max_frames) = self.stack_of_size(object);
        let Some(id) = self.state.threads.add(object, registers, max_frames) else {
            let text = "unable to create native thread: possibly out of memory or process/resource limits reached";
            return Err(self.throw_new("java/lang/OutOfMemoryError", Some(text)));
        };
        if self.checking() {
            // Where threads are stopped, one may be so before its first instruction.
            self.state.threads[id].at_point = self.assumed.observed && !self.assumed.reduce;
        }
        self.tell(crate::events::What::Start(id));
        // What comes before its start comes before all that it does.
        self.state.threads[id].seen_over = self.state.threads[self.current].seen_over;
        self.state.threads[id].daemon = self.state.heap.get_u8(object, self.known.thread_daemon) != 0;
        self.state.heap.set_u64(object, self.known.thread_eetop, id.0 as u64 + 1, &self.program);
        self.state.heap.set_u32(object, self.known.thread_status, 5, &self.program);
        self.hear(Action::Start(id));
        let class = self.load_class("java/lang/JauntVm", jaunt_program::LoaderId::BOOT)?;
        let stopped = self.state.heap.get_u8(object, self.known.thread_stillborn) != 0;
        let name = if stopped { "runStopped" } else { "runThread" };
        let run = self.program.method_named(class, name, "(Ljava/lang/Thread;)V").expect("our own class");
        let method: *const Method = self.program.method(run);
        let current = std::mem::replace(&mut self.current, id);
        // SAFETY: methods are never removed.
        let result = self.push_frame(unsafe { &*method }, &[object.word()], FrameKind::Bottom);
        self.current = current;
        result
    }

    /// Registers and frames for a new thread: more than usual when its constructor asked for a big stack.
    fn stack_of_size(&self, object: ObjRef) -> (usize, usize) {
        let field = self.program.field_named(self.known.thread, "stackSize");
        let bytes = field.map_or(0, |f| self.state.heap.get_u64(object, f.offset) as i64).clamp(0, 4 << 30) as usize;
        // What HotSpot gives to a thread that asks for nothing.
        let usual = 1 << 20;
        if bytes <= usual {
            return (STACK_REGISTERS, self.options.max_frames);
        }
        // Compiled frames are small: twice as many as usual per byte.
        (STACK_REGISTERS.max(bytes / 4), self.options.max_frames.saturating_mul(2 * bytes.div_ceil(usual)))
    }

    /// The thread of a `java.lang.Thread`, if it was started and has not ended.
    pub fn thread_of(&self, object: ObjRef) -> Option<ThreadId> {
        let number = self.state.heap.get_u64(object, self.known.thread_eetop);
        (number != 0).then(|| ThreadId(number as u32 - 1))
    }

    pub fn start_deferred_threads(&mut self) {
        for object in std::mem::take(&mut self.state.rest_mut().deferred_threads) {
            if self.start_thread(object).is_err() {
                return;
            }
        }
    }

    /// There are references to enqueue: the thread that does it may be waiting for them.
    pub fn wake_reference_handler(&mut self) {
        let handler = self.state.threads.live().find(|t| {
            matches!(t.status(), Status::Parked { .. })
                && self.program.class_name(self.state.heap.class_of(t.object)) == "java/lang/ref/Reference$ReferenceHandler"
        });
        if let Some(id) = handler.map(|t| t.id) {
            self.wake(id, Wake::Done);
        }
    }

    /// Pushes the frame of a call on the driven thread. `Err(Ok(e))`: it threw at once.
    pub fn push_driven(&mut self, method: MethodId, args: &[u64]) -> Result<(), Result<ObjRef, Box<Unsupported>>> {
        self.current = self.driven;
        let pointer: *const Method = self.program.method(method);
        // SAFETY: methods are never removed.
        match self.push_frame(unsafe { &*pointer }, args, FrameKind::Bottom) {
            Ok(()) => Ok(()),
            Err(Trap::Throw(e)) => Err(Ok(e)),
            Err(Trap::Unsupported(u)) => Err(Err(u)),
            Err(other) => unreachable!("{other:?} on a first call"),
        }
    }

    /// Calls a Java method on the driven thread (the main thread, until it has ended) and runs until it returns. For
    /// start-up and for the command line.
    pub fn call_driven(&mut self, method: MethodId, args: &[u64]) -> Result<Result<u64, ObjRef>, Ended> {
        let driven = self.driven;
        let depth = self.state.threads[driven].frames.len();
        match self.push_driven(method, args) {
            Ok(()) => {}
            Err(Ok(exception)) => return Ok(Err(exception)),
            Err(Err(unsupported)) => return Err(Ended::Unsupported(unsupported)),
        }
        match self.run_threads(|vm| vm.state.threads[driven].frames.len() == depth, u64::MAX) {
            Ended::Done => {
                let thread = &self.state.threads[driven];
                if thread.thrown.is_null() { Ok(Ok(thread.result)) } else { Ok(Err(thread.thrown)) }
            }
            other => Err(other),
        }
    }
}
