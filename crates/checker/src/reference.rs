//! The reference explorer: slow, and right by construction.
//!
//! It switches threads after *every* instruction, keeps whole states ([`jaunt_state::Snapshot`]), recognises them by the
//! canonical hash of the slow walk, and reduces nothing. All other modes must find exactly its outcomes. It shares with
//! them the meaning of bytecode, of blocking and of time (docs/check.md), and the list of quiet library code, which runs
//! as one step; it shares neither points, guards, movers, sleep sets, pools, undo log nor stores.

use crate::closed::{Clock, Output};
use jaunt_base::FastSet;
use jaunt_program::{Method, MethodId};
use jaunt_state::canonical::CLOCK_ORIGIN;
use jaunt_state::thread::Wake;
use jaunt_state::{ObjRef, Snapshot, Status, ThreadId};
use jaunt_vm::Vm;
use jaunt_vm::interp::Stop;
use jaunt_vm::points::Mode;
use std::collections::BTreeSet;

/// How an execution can end: what was printed, and how it ended if not by itself.
pub type Ending = (String, String);

/// What the reference found.
#[derive(Debug, Default)]
pub struct Reference {
    pub outcomes: BTreeSet<Ending>,
    pub states: u64,
    /// False: a limit was reached.
    pub complete: bool,
    pub unsupported: Option<String>,
}

#[derive(Clone, Default)]
struct Beside {
    asking: Option<(u32, u32)>,
    clock: u64,
    closing: bool,
    output: Vec<u8>,
}

struct Node {
    snapshot: Snapshot,
    beside: Beside,
    choices: Vec<u32>,
    /// The state was left: it must be restored before the next choice.
    left: bool,
}

enum Step {
    Moved,
    Ended(String),
    Ignored,
    Unsupported(String),
}

pub struct Explorer<'a> {
    pub vm: &'a mut Vm,
    pub clock: Clock,
    pub output: Output,
    beside: Beside,
}

impl<'a> Explorer<'a> {
    pub fn new(vm: &'a mut Vm, clock: Clock, output: Output) -> Explorer<'a> {
        Explorer { vm, clock, output, beside: Beside::default() }
    }

    /// All executions from an entry, as long as there are no more than so many states.
    pub fn explore(&mut self, entry: MethodId, args: &[String], max_states: u64) -> Reference {
        let mut found = Reference::default();
        self.vm.prepare_check(Mode::Step);
        self.vm.points.reduce = false;
        let method: *const Method = self.vm.program.method(entry);
        // SAFETY: methods live as long as the program.
        if let Err(e) = self.vm.begin_main(unsafe { &*method }, args) {
            found.unsupported = Some(jaunt_vm::boot::describe_end(&e));
            return found;
        }
        let mut visited: FastSet<u128> = FastSet::default();
        let mut stack: Vec<Node> = Vec::new();
        // The beginning has one thread and no choice.
        let mut step = Step::Moved;
        while matches!(step, Step::Moved) && self.beside.asking.is_none() && self.vm.state.threads.live_count() == 1 {
            step = match self.choices().first() {
                Some(&only) => self.take(only),
                None => break,
            };
        }
        if !self.arrive(step, &mut visited, &mut stack, &mut found) {
            return found;
        }
        while let Some(node) = stack.last_mut() {
            let Some(choice) = node.choices.pop() else {
                stack.pop();
                continue;
            };
            if std::mem::replace(&mut node.left, true) {
                let (snapshot, beside) = (&node.snapshot, node.beside.clone());
                self.vm.state.restore(snapshot, &self.vm.program);
                self.clock.set(beside.clock);
                self.output.borrow_mut().clone_from(&beside.output);
                self.beside = beside;
            }
            let step = self.take(choice);
            if !self.arrive(step, &mut visited, &mut stack, &mut found) {
                return found;
            }
            found.states = visited.len() as u64;
            if found.states > max_states {
                return found;
            }
        }
        found.complete = true;
        found
    }

    fn arrive(&mut self, step: Step, visited: &mut FastSet<u128>, stack: &mut Vec<Node>, found: &mut Reference) -> bool {
        let text = || String::from_utf8_lossy(&self.output.borrow()).into_owned();
        match step {
            Step::Moved => {}
            Step::Ended(how) => {
                found.outcomes.insert((text(), how));
                return true;
            }
            Step::Ignored => return true,
            Step::Unsupported(what) => {
                found.unsupported = Some(what);
                return false;
            }
        }
        let choices = self.choices();
        if choices.is_empty() {
            let all_daemons = !self.vm.state.threads.live().any(|t| !t.daemon);
            let how = if all_daemons { String::new() } else { "deadlock".to_string() };
            found.outcomes.insert((text(), how));
            return true;
        }
        self.beside.clock = self.clock.get();
        self.beside.output = self.output.borrow().clone();
        let b = &self.beside;
        let mut hash = self.vm.state.canonical_hash(&self.vm.program);
        let mut more = |n: u128| hash = (hash ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835).rotate_left(47);
        let (thread, of) = b.asking.map_or((0, 0), |(t, n)| (t + 1, n));
        more((thread as u128) << 32 | of as u128);
        more(b.clock as u128);
        more(b.closing as u128);
        // Linking a call site runs code that comes back to the same instruction with nothing else changed.
        more(self.vm.state.rest.roots.iter().filter(|r| !r.is_null()).count() as u128);
        // So does initialising a class that has nothing to initialise.
        let done = jaunt_state::ClassStatus::Initialized;
        more(self.vm.state.classes.iter().filter(|c| c.status == done).count() as u128);
        for &byte in &b.output {
            more(byte as u128 + 1);
        }
        if visited.insert(hash) {
            stack.push(Node { snapshot: self.vm.state.snapshot(), beside: self.beside.clone(), choices, left: false });
        }
        true
    }

    fn choices(&self) -> Vec<u32> {
        if let Some((_, of)) = self.beside.asking {
            return (0..of).collect();
        }
        let heap = &self.vm.state.heap;
        let able = |t: &&jaunt_state::JavaThread| {
            !t.suspended
                && match t.status() {
                    Status::Runnable | Status::Sleeping { .. } => true,
                    Status::Blocked(object) => heap.lock_word(object) == 0,
                    Status::Waiting { deadline, .. } | Status::Parked { deadline } => deadline != 0,
                    Status::ClassInit(_) | Status::Terminated => false,
                }
        };
        let mut list: Vec<u32> = self.vm.state.threads.live().filter(able).map(|t| t.id.0).collect();
        if let Some(&inside) = list.iter().find(|&&id| self.vm.state.threads[ThreadId(id)].atomic > 0) {
            list = vec![inside];
        }
        list
    }

    fn take(&mut self, choice: u32) -> Step {
        let id = match self.beside.asking.take() {
            Some((thread, _)) => {
                self.vm.points.answer = Some(choice);
                ThreadId(thread)
            }
            None => ThreadId(choice),
        };
        match self.vm.state.threads[id].status() {
            Status::Sleeping { deadline } | Status::Waiting { deadline, .. } | Status::Parked { deadline } => {
                self.clock.set(self.clock.get().max(deadline.saturating_sub(CLOCK_ORIGIN)));
                self.vm.wake(id, Wake::Done);
                return Step::Moved;
            }
            Status::Blocked(_) => self.vm.state.threads.set_status(id, Status::Runnable),
            _ => {}
        }
        if self.vm.state.threads[id].frames.is_empty() {
            return self.end(id);
        }
        // A thread that is alone may spin for ever.
        for _ in 0..100_000 {
            self.vm.current = id;
            self.vm.fuel = u32::MAX;
            self.vm.points.uncaught = None;
            let stop = self.vm.resume_thread();
            if let Some((_, exception)) = self.vm.points.uncaught.take() {
                return Step::Ended(self.vm.program.java_name(self.vm.state.heap.class_of(exception)));
            }
            match stop {
                Stop::Yield => {}
                Stop::Blocked | Stop::Point => return Step::Moved,
                Stop::Choice(of) => {
                    self.beside.asking = Some((id.0, of));
                    return Step::Moved;
                }
                // The end of a thread is a step of its own.
                Stop::Finished => return Step::Moved,
                Stop::Exit(_) => return Step::Ended(String::new()),
                Stop::Ignored => return Step::Ignored,
                Stop::Unsupported(what) => return Step::Unsupported(what.what.clone()),
            }
            let thread = &self.vm.state.threads[id];
            let goes_on = thread.status() == Status::Runnable && !thread.frames.is_empty();
            if !(goes_on && (self.vm.is_quiet() || self.vm.state.threads.live_count() == 1)) {
                return Step::Moved;
            }
        }
        Step::Moved
    }

    fn end(&mut self, id: ThreadId) -> Step {
        let object: ObjRef = self.vm.state.threads[id].object;
        let word = self.vm.state.heap.lock_word(object);
        if word != 0 && word >> 16 != id.0 + 1 {
            self.vm.state.threads.set_status(id, Status::Blocked(object));
            return Step::Moved;
        }
        self.vm.current = id;
        self.vm.end_thread(id);
        if self.vm.state.threads.live().any(|t| !t.daemon) {
            return Step::Moved;
        }
        if !self.beside.closing && self.vm.has_shutdown_hooks() {
            self.beside.closing = true;
            if self.vm.start_shutdown().is_ok() {
                return Step::Moved;
            }
        }
        Step::Ended(String::new())
    }
}
