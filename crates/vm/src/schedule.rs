//! Which thread runs, until when, and how an execution ends.

use crate::interp::Stop;
use crate::native::{Trap, Unsupported};
use crate::vm::Vm;
use jaunt_kernel::{ChoiceKind, ChoicePoint};
use jaunt_program::{Method, MethodId};
use jaunt_state::thread::Wake;
use jaunt_state::{FrameKind, JavaThread, ObjRef, Status, ThreadId};

/// Why the scheduler gave control back.
#[derive(Debug)]
pub enum Ended {
    /// What was waited for is done.
    Done,
    Exit(i32),
    Unsupported(Box<Unsupported>),
    /// No thread can ever move again: (thread name, what it waits for).
    Stuck(Vec<String>),
    /// The caller's limit of turns is used up.
    Paused,
}

impl Vm {
    /// Runs threads until `done`, at most `turns` turns.
    pub fn run_threads(&mut self, done: impl Fn(&Vm) -> bool, mut turns: u64) -> Ended {
        loop {
            if done(self) {
                return Ended::Done;
            }
            if turns == 0 {
                return Ended::Paused;
            }
            turns -= 1;
            let runnable = self.runnable();
            if runnable.is_empty() {
                if let Some(stuck) = self.wait_for_time() {
                    return stuck;
                }
                continue;
            }
            let index = if runnable.len() == 1 {
                0
            } else {
                let point = ChoicePoint { kind: ChoiceKind::Schedule, alternatives: &runnable, current: self.current.0 };
                self.chooser.choose(&point)
            };
            self.current = ThreadId(runnable[index]);
            let thread = self.thread();
            if let Status::Blocked(_) = thread.status {
                thread.status = Status::Runnable;
            }
            self.fuel = self.options.quantum;
            let stop = std::mem::take(&mut self.thread().stop);
            let stopped = if stop.is_null() { None } else { self.unwind(stop) };
            match stopped.unwrap_or_else(|| self.interpret()) {
                Stop::Yield | Stop::Blocked => {}
                Stop::Finished => self.thread_finished(),
                Stop::Exit(code) => return Ended::Exit(code),
                Stop::Unsupported(what) => return Ended::Unsupported(what),
            }
        }
    }

    /// Threads that can take a step, in order of their numbers.
    pub fn runnable(&mut self) -> Vec<u32> {
        let timed = self.state.threads.iter().any(|t| deadline(t) != 0);
        if timed {
            let now = self.host.nanos();
            for i in 0..self.state.threads.len() {
                let id = ThreadId(i as u32);
                let d = deadline(&self.state.threads[id]);
                if d != 0 && d <= now {
                    self.wake(id, Wake::Done);
                }
            }
        }
        let heap = &self.state.heap;
        self.state
            .threads
            .iter()
            .filter(|t| match t.status {
                Status::Runnable => !t.frames.is_empty(),
                Status::Blocked(object) => heap.lock_word(object) == 0,
                _ => false,
            })
            .map(|t| t.id.0)
            .collect()
    }

    /// Nothing can run now: let time pass until a timed wait ends.
    fn wait_for_time(&mut self) -> Option<Ended> {
        let next = self.state.threads.iter().map(|t| deadline(t)).filter(|&d| d != 0).min();
        match next {
            Some(at) => {
                let now = self.host.nanos();
                self.host.flush();
                self.host.sleep(at.saturating_sub(now));
                None
            }
            None => {
                let lines =
                    self.state.threads.iter().filter(|t| t.is_alive() && !t.frames.is_empty()).map(|t| t.id).collect::<Vec<_>>();
                let lines = lines.into_iter().map(|id| self.describe_thread(id)).collect();
                Some(Ended::Stuck(lines))
            }
        }
    }

    /// `thread "main" waits for the monitor of a java.lang.Object`
    pub fn describe_thread(&self, id: ThreadId) -> String {
        let thread = &self.state.threads[id];
        let name =
            if thread.object.is_null() { ObjRef::NULL } else { self.state.heap.get_ref(thread.object, self.known.thread_name) };
        let name = if name.is_null() { format!("#{}", id.0) } else { self.string_text(name) };
        let class = |o: ObjRef| self.program.java_name(self.state.heap.class_of(o));
        let doing = match thread.status {
            Status::Runnable => "runs".to_string(),
            Status::Blocked(o) => format!("waits for the monitor of a {}", class(o)),
            Status::Waiting { object, .. } => format!("is in Object.wait() on a {}", class(object)),
            Status::Parked { .. } => "is parked".to_string(),
            Status::Sleeping { .. } => "sleeps".to_string(),
            Status::ClassInit(c) => format!("waits for the initialisation of {}", self.program.java_name(c)),
            Status::Terminated => "has ended".to_string(),
        };
        format!("thread \"{name}\" {doing}")
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
        self.state.threads[id].status = Status::Terminated;
        self.state.threads[id].frames.clear();
        self.state.heap.set_u32(object, self.known.thread_status, 2, &self.program);
        self.state.heap.set_u64(object, self.known.thread_eetop, 0, &self.program);
        self.notify_waiters(object, true);
    }

    /// `Thread.stop` of another thread: it throws when it runs next, which is soon.
    pub fn stop_thread(&mut self, id: ThreadId, exception: ObjRef) {
        self.state.threads[id].stop = exception;
        match self.state.threads[id].status {
            Status::Waiting { .. } | Status::Sleeping { .. } | Status::Parked { .. } => self.wake(id, Wake::Done),
            _ => {}
        }
    }

    /// `Thread.start0`
    pub fn start_thread(&mut self, object: ObjRef) -> Result<(), Trap> {
        let id = self.state.threads.next_id();
        let mut thread = Box::new(JavaThread::new(id, object));
        thread.daemon = self.state.heap.get_u8(object, self.known.thread_daemon) != 0;
        // A thread may have been interrupted before it was started.
        if let Some(field) = self.program.field_named(self.known.thread, "interrupted") {
            thread.interrupted = self.state.heap.get_u8(object, field.offset) != 0;
        }
        self.state.threads.push(thread);
        self.state.heap.set_u64(object, self.known.thread_eetop, id.0 as u64 + 1, &self.program);
        self.state.heap.set_u32(object, self.known.thread_status, 5, &self.program);
        let class = self.load_class("java/lang/JauntVm", jaunt_program::LoaderId::BOOT)?;
        let run = self.program.method_named(class, "runThread", "(Ljava/lang/Thread;)V").expect("our own class");
        let method: *const Method = self.program.method(run);
        let current = std::mem::replace(&mut self.current, id);
        // SAFETY: methods are never removed.
        let result = self.push_frame(unsafe { &*method }, &[object.word()], FrameKind::Bottom);
        self.current = current;
        result
    }

    /// The thread of a `java.lang.Thread`, if it was started and has not ended.
    pub fn thread_of(&self, object: ObjRef) -> Option<ThreadId> {
        let number = self.state.heap.get_u64(object, self.known.thread_eetop);
        (number != 0).then(|| ThreadId(number as u32 - 1))
    }

    pub fn start_deferred_threads(&mut self) {
        // The list stays: whether they were started is state, and may be taken back.
        for object in self.deferred_threads.clone() {
            if self.thread_of(object).is_none() && self.start_thread(object).is_err() {
                return;
            }
        }
    }

    /// Pushes the frame of a call on the driven thread. `Err(Ok(e))`: it threw at once.
    pub fn push_driven(&mut self, method: MethodId, args: &[u64]) -> Result<(), Result<ObjRef, Ended>> {
        self.current = self.driven;
        let pointer: *const Method = self.program.method(method);
        // SAFETY: methods are never removed.
        match self.push_frame(unsafe { &*pointer }, args, FrameKind::Bottom) {
            Ok(()) => Ok(()),
            Err(Trap::Throw(e)) => Err(Ok(e)),
            Err(Trap::Unsupported(u)) => Err(Err(Ended::Unsupported(u))),
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
            Err(Err(ended)) => return Err(ended),
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

/// When a timed wait ends, 0 for none.
fn deadline(thread: &JavaThread) -> u64 {
    match thread.status {
        Status::Waiting { deadline, .. } | Status::Parked { deadline } | Status::Sleeping { deadline } => deadline,
        _ => 0,
    }
}
