//! One execution at the grain of instructions: who can go on, and one stretch of a thread.
//!
//! The reference explorer and the audit stand on this and on nothing that a search relies on: it knows no points, guards, movers,
//! quiet code or sleep sets.

use crate::closed::Clock;
use jaunt_state::thread::Wake;
use jaunt_state::time::CLOCK_ORIGIN;
use jaunt_state::{JavaThread, ObjRef, Status, ThreadId};
use jaunt_vm::events::What;
use jaunt_vm::interp::Stop;
use jaunt_vm::{Unsupported, Vm};

/// Instead of a number of instructions: up to the next one that touches more than registers of its own thread.
pub(crate) const EACH: u32 = 0;

/// So many instructions of [`EACH`] does a thread that is alone execute in one step, at most.
const LONG: u32 = 20_000;

pub(crate) enum Stepped {
    Moved,
    /// The thread is alone, and went on for [`LONG`]: it may spin for ever.
    Alone,
    Ended(Over),
    Ignored,
    /// A limit was reached.
    Halted,
    Unsupported(Box<Unsupported>),
}

/// How an execution is over.
#[derive(Clone, Copy)]
pub(crate) enum Over {
    Itself,
    /// A thread ended it with a status other than 0.
    Exit(ThreadId, i32),
    /// A thread ended with this exception.
    Uncaught(ThreadId, ObjRef),
}

/// What moves the program: borrowed from whoever keeps the state.
pub(crate) struct Stepper<'s> {
    pub vm: &'s mut Vm,
    pub clock: &'s Clock,
    /// A thread that waits for a value, and of how many.
    pub asking: &'s mut Option<(u32, u32)>,
    /// The thread that runs the shutdown hooks, once it was started.
    pub closing: &'s mut Option<ThreadId>,
}

/// One thread is alive, and no invariant must hold between its instructions: nobody looks at the states in between.
pub(crate) fn alone(vm: &Vm) -> bool {
    vm.state.threads.live_count() == 1 && vm.state.rest.invariants.is_empty()
}

impl Stepper<'_> {
    /// The numbers of threads, or the values that one of them asks for. None: no thread can go on.
    pub fn choices(&self) -> Vec<u32> {
        if let Some((_, of)) = *self.asking {
            return (0..of).collect();
        }
        let heap = &self.vm.state.heap;
        let able = |t: &&JavaThread| {
            !t.suspended
                && match t.status() {
                    Status::Runnable => true,
                    Status::Blocked(object) => heap.lock_word(object) == 0,
                    status @ (Status::Sleeping { .. } | Status::Waiting { .. } | Status::Parked { .. }) => {
                        status.ends_by_time() || t.wake != Wake::None
                    }
                    Status::ClassInit(_) | Status::Terminated => false,
                }
        };
        let mut list: Vec<u32> = self.vm.state.threads.live().filter(able).map(|t| t.id.0).collect();
        // While a thread runs in an atomic section there is no other choice; one that had to wait there is a choice like others.
        if let Some(&inside) = list.iter().find(|&&id| self.vm.state.threads[ThreadId(id)].keeps_others_out()) {
            list = vec![inside];
        }
        list
    }

    /// The thread stands before an instruction, rather than waiting for time to pass.
    pub fn runs(&self, thread: u32, choices: &[u32]) -> bool {
        choices.contains(&thread)
            && matches!(self.vm.state.threads[ThreadId(thread)].status(), Status::Runnable | Status::Blocked(_))
    }

    /// A thread runs for so many instructions (or [`EACH`]), unless it has to stop before; or its wait ends; or it gets its value.
    pub fn take(&mut self, choice: u32, stretch: u32) -> Stepped {
        let id = match self.asking.take() {
            Some((thread, _)) => {
                self.vm.transition.answer = Some(choice);
                ThreadId(thread)
            }
            None => ThreadId(choice),
        };
        match self.vm.state.threads[id].status() {
            Status::Sleeping { .. } | Status::Waiting { .. } | Status::Parked { .. }
                if self.vm.state.threads[id].wake != Wake::None =>
            {
                self.vm.go_on(id);
                return Stepped::Moved;
            }
            Status::Sleeping { deadline } | Status::Waiting { deadline, .. } | Status::Parked { deadline } => {
                self.clock.set(self.clock.get().max(deadline.saturating_sub(CLOCK_ORIGIN + 1)));
                self.vm.current = id;
                self.vm.tell(What::Wake(id));
                self.vm.wake(id, Wake::Done);
                return Stepped::Moved;
            }
            Status::Blocked(_) => self.vm.state.threads.set_status(id, Status::Runnable),
            _ => {}
        }
        self.vm.state.threads[id].paused = false;
        if self.vm.state.threads[id].frames.is_empty() {
            return self.end(id);
        }
        self.vm.transition.stretch = stretch;
        for _ in 0..LONG {
            self.vm.current = id;
            self.vm.fuel = u32::MAX;
            self.vm.transition.uncaught = None;
            let stop = self.vm.resume_thread();
            if let Some((thread, exception)) = self.vm.transition.uncaught.take() {
                return Stepped::Ended(Over::Uncaught(thread, exception));
            }
            match stop {
                Stop::Yield => {}
                Stop::Blocked | Stop::Point => return Stepped::Moved,
                Stop::Choice(of) => {
                    *self.asking = Some((id.0, of));
                    return Stepped::Moved;
                }
                // The end of a thread is a step of its own.
                Stop::Finished => return Stepped::Moved,
                Stop::Exit(0) => return Stepped::Ended(Over::Itself),
                Stop::Exit(status) => return Stepped::Ended(Over::Exit(id, status)),
                Stop::Ignored => return Stepped::Ignored,
                Stop::Halted => return Stepped::Halted,
                Stop::Unsupported(what) => return Stepped::Unsupported(what),
            }
            let thread = &self.vm.state.threads[id];
            let goes_on = thread.status() == Status::Runnable && !thread.frames.is_empty();
            if stretch != EACH || !(goes_on && alone(self.vm)) {
                return Stepped::Moved;
            }
        }
        Stepped::Alone
    }

    fn end(&mut self, id: ThreadId) -> Stepped {
        let object: ObjRef = self.vm.state.threads[id].object;
        let word = self.vm.state.heap.lock_word(object);
        if word != 0 && word >> 16 != id.0 + 1 {
            self.vm.state.threads.set_status(id, Status::Blocked(object));
            return Stepped::Moved;
        }
        self.vm.current = id;
        self.vm.end_thread(id);
        let over = match *self.closing {
            // When the hooks are done the program ends, whoever else is there.
            Some(destroyer) => destroyer == id,
            None => !self.vm.state.threads.live().any(|t| !t.daemon),
        };
        if !over {
            return Stepped::Moved;
        }
        if self.closing.is_none() && self.vm.has_shutdown_hooks() {
            if let Ok(destroyer) = self.vm.start_shutdown() {
                *self.closing = Some(destroyer);
                return Stepped::Moved;
            }
        }
        Stepped::Ended(Over::Itself)
    }
}
