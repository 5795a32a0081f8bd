//! One operation, one step: calls of listed classes of the library.
//!
//! An *operation* is the outermost call of a listed method ([`crate::reduction::operation_list`]) from code that is none of the operation's own.
//! To its client it takes effect at one moment between call and return, so a search does not switch threads inside: a thread stops before the
//! first thing of the operation that others can see, and once it has its turn it goes on to the end of the operation, or to where it waits. All
//! that it touches on the way is told, so that what conflicts with it is known.
//!
//! **What runs is the library's own code, and whatever others see is a state that the code can be in.** There are points as usual in all that an
//! operation calls that is not part of operations (a key's `equals`, a function, a task), after whatever was seen there, after each wake-up,
//! before a monitor that somebody holds, where threads interrupt each other around a look at the interrupt status, and where the list says that an
//! operation goes on with another step.
//!
//! A loop that runs tasks (a worker of a pool) is an operation between two tasks: it ends one, takes the next and begins it. Running a task, which tells
//! others of its result, is one by itself. Who asks how many tasks have been done sees more than that: then such loops have their points
//! ([`crate::reduction::assumptions::Assumptions::counts`]).

use crate::events::What;
use crate::native::Trap;
use crate::reduction::locks::LockUse;
use crate::reduction::operation_list;
use crate::reduction::quiet::{
    ALONE, COUNTS, IN_PARTS, LAST_OF_NOTE, LATER_STEP, LOOKING, LOOP, OF_OPERATIONS, OPERATION, PROGRAM, QUIET_CODE, SHOWING,
};
use crate::transition::Phase;
use crate::vm::Vm;
use jaunt_base::Symbol;
use jaunt_program::Method;
use jaunt_state::thread::STATICS;
use jaunt_state::{Effect, EffectKind, ObjRef, ThreadId};

/// More than a hundred years, in nanoseconds; half of what a `long` holds, so that differences do.
const BEYOND_LIMITS: u64 = 1 << 62;

/// Which bits of the state of a pool count its workers.
const WORKERS: i64 = (1 << 29) - 1;

/// The state of a pool that is shut down is at least 0, and at least this if it terminates.
const TIDYING: i64 = 2 << 29;

const SCHEDULER: &str = "java/util/concurrent/ScheduledThreadPoolExecutor";

/// What becomes of the first thing that an operation does.
pub(crate) enum LockTaken {
    /// It is no operation of a lock that moves.
    None,
    /// It commutes with all that others can do.
    Moves,
    /// It waits before this synchronizer, as before a monitor.
    Waits(ObjRef),
}

impl Vm {
    /// The operation that the running code is part of: the depth of the frame it began with.
    #[inline(always)]
    pub(crate) fn operation(&self) -> Option<u32> {
        let top = self.state.threads[self.current].frames.last()?;
        // Asked at every step, and mostly by the program's own code: a call would cost more than the answer.
        if top.method().library.get() == PROGRAM { None } else { self.operation_of_library() }
    }

    /// The same, where operations are steps.
    #[inline(always)]
    pub(crate) fn operation_as_step(&self) -> Option<u32> {
        if self.assumed.real { None } else { self.operation() }
    }

    #[inline(never)]
    fn operation_of_library(&self) -> Option<u32> {
        let frames = &self.state.threads[self.current].frames;
        let mut found = None;
        for (depth, frame) in frames.iter().enumerate().rev() {
            match self.kind_of(frame.method()) {
                OPERATION if self.is_loud(frame.method()) => break,
                OPERATION => found = Some(depth as u32),
                ALONE if self.is_loud(frame.method()) => break,
                ALONE => return Some(depth as u32),
                LOOP if !self.assumed.counts => found = Some(depth as u32),
                // Bookkeeping is part of what it is done for.
                LATER_STEP..=LAST_OF_NOTE | OF_OPERATIONS | QUIET_CODE => {}
                _ => break,
            }
        }
        found
    }

    /// A thread is about to run, from where it stopped before this effect.
    #[inline]
    pub fn begin_turn(&mut self, granted: Effect) {
        self.end_operation_turn();
        self.transition.granted_interrupt = false;
        if self.transition.answer.is_some() {
            // An operation that chooses a value has its turn, and nobody has run since.
            self.grant_operation();
            return;
        }
        if self.transition.phase == Phase::Granted {
            if let Some(operation) = self.operation_as_step() {
                self.begin_granted(operation, granted);
            }
        }
    }

    fn begin_granted(&mut self, operation: u32, granted: Effect) {
        self.transition.operation = Some(operation);
        self.transition.granted_interrupt =
            granted.kind == EffectKind::Read && self.asks_for_interrupt(ObjRef(granted.object), granted.offset);
        self.search.met_operations = true;
        if granted.kind != EffectKind::Lock {
            self.tell_operation();
        }
        // What was granted is the operation, and nothing after it, unless that is a mover.
        self.transition.phase = Phase::Post;
        let wanted = ObjRef(granted.object);
        if granted.kind == EffectKind::Lock && self.is_synchronizer(wanted) {
            self.transition.lock = wanted;
            self.transition.phase = self.phase_inside();
            self.note(granted);
        }
    }

    /// An operation does the first thing that others could see: if it is one of a lock that moves, that is no ordinary point.
    pub(crate) fn lock_to_take(&mut self, operation: u32, effect: Effect) -> LockTaken {
        let is_object = matches!(effect.kind, EffectKind::Read | EffectKind::Write) && effect.object & STATICS == 0;
        let accessed = if is_object { ObjRef(effect.object) } else { ObjRef::NULL };
        match self.lock_use(operation, accessed) {
            Some(LockUse::Acquires(synchronizer)) if self.lock_moves(synchronizer, true) => LockTaken::Waits(synchronizer),
            Some(LockUse::Owns(synchronizer)) if self.lock_moves(synchronizer, true) => {
                self.transition.operation = Some(operation);
                self.transition.lock = synchronizer;
                self.left_mover();
                self.tell_operation();
                LockTaken::Moves
            }
            _ => LockTaken::None,
        }
    }

    /// An operation that chooses a value needs its turn for that.
    pub(crate) fn may_choose(&mut self) -> Result<(), Trap> {
        let waits = self.checking()
            && !self.assumed.real
            && !self.nobody_looks()
            && self.state.threads[self.current].atomic == 0
            && self.operation().is_some()
            && !self.is_in_granted_operation();
        if waits {
            self.stop_before(Effect::new(EffectKind::Thread, self.current.0, 0));
            return Err(Trap::Point);
        }
        Ok(())
    }

    /// What has its turn is all of the operation that runs, if one does.
    #[inline]
    pub(crate) fn grant_operation(&mut self) {
        let operation = self.operation_as_step();
        self.grant(operation);
    }

    #[inline]
    pub(crate) fn grant(&mut self, operation: Option<u32>) {
        self.transition.operation = operation;
        self.tell_operation();
    }

    /// A trace shows the operation, and what happens inside of it folded beneath.
    #[inline]
    fn tell_operation(&mut self) {
        if self.events.is_some() {
            self.tell_granted();
        }
    }

    #[cold]
    fn tell_granted(&mut self) {
        let Some(depth) = self.transition.operation else { return };
        let method = self.state.threads[self.current].frames[depth as usize].method_id();
        let receiver = self.live_receiver(depth).unwrap_or(ObjRef::NULL);
        self.tell(What::Operation(method, receiver));
    }

    /// The running code is part of the operation that has its turn.
    #[inline]
    pub(crate) fn is_in_granted_operation(&self) -> bool {
        self.transition.operation.is_some() && self.operation() == self.transition.operation
    }

    /// A method of the library is called that means something to operations.
    #[cold]
    #[inline(never)]
    pub(crate) fn begins_operation(&mut self, method: &Method) {
        if self.transition.ahead {
            return;
        }
        // A user's `tryAcquire` is called by the operation whose time it is. Where an operation waits a second time, as a worker that may not end yet, the
        // new limit has not passed.
        if self.state.threads[self.current].expired
            && (operation_list::begins_limit(self.program.name(method.name)) || !self.is_called_by_operation())
        {
            self.thread().expired = false;
        }
        let kind = self.kind_of(method);
        if kind == OPERATION {
            self.forget_count();
        }
        match kind {
            // The turn of an earlier one is over.
            OPERATION | LOOP if self.transition.operation.is_some() && self.operation().is_none() => self.end_operation_turn(),
            ALONE => {
                self.end_operation_turn();
                // What the program runs itself, another thread may run too: who is refused sees that it runs, before it has looked whether it may.
                if self.may_learn() && self.is_called_by_program() {
                    let methods = self.with_opened(method);
                    self.learn_methods(methods);
                }
            }
            LATER_STEP if self.transition.operation.is_some() && self.is_another_step(method) => self.end_operation_turn(),
            LOOKING if self.operation().is_none() => self.see_into_operations(),
            COUNTS if self.operation().is_none() && self.counts(method) => self.see_counts(),
            IN_PARTS if self.may_learn() && !self.only_waits() => self.take_apart(),
            SHOWING if self.may_learn() && self.operation().is_none() && self.shows(method) => {
                let methods = self.with_opened(method);
                self.learn_methods(methods)
            }
            _ => {}
        }
    }

    /// A worker has ended a task and looks for the next one. How many it has done is no part of a state until somebody asks: else a task that is
    /// repeated would lead to a new state each time.
    fn forget_count(&mut self) {
        if !self.checking() || self.assumed.real || self.assumed.counts {
            return;
        }
        let thread = &self.state.threads[self.current];
        let Some(frame) = thread.frames.last() else { return };
        if self.kind_of(frame.method()) != LOOP {
            return;
        }
        // The loop needs its worker to its end.
        let worker = thread.argument(frame, 1);
        if let Some(count) = self.program.field_named(self.state.heap.class_of(worker), "completedTasks") {
            self.state.heap.set_u64(worker, count.offset, 0, &self.program);
        }
    }

    /// Somebody asks what loops that run tasks have done. (Also if all of them are over: what they have counted was forgotten.)
    fn see_counts(&mut self) {
        let learns = self.checking() && !self.assumed.real && self.policy.frozen.is_none();
        if learns && !self.assumed.counts {
            self.assumed.counts = true;
            self.search.start_again();
        }
    }

    /// The thread of a cleaner waits for references, or looks at the clock for that. It does so for a minute at a time, only to see whether its list
    /// is empty and it may end. The end of a daemon is nobody's business, so it waits as long as it takes, and no time passes for its sake.
    pub(crate) fn is_waiting_cleaner(&self) -> bool {
        let thread = &self.state.threads[self.current];
        if !self.checking() || self.assumed.real || !thread.daemon {
            return false;
        }
        let mut classes = thread.frames.iter().rev().map(|frame| self.program.class_name(frame.method().class));
        let waits = classes.find(|&class| class != "java/lang/Object") == Some("java/lang/ref/ReferenceQueue");
        waits && classes.next() == Some("jdk/internal/ref/CleanerImpl")
    }

    /// An operation with a time limit has a clock of its own: it begins at 0, and stands beyond all limits when one has passed. So the library's looks at
    /// the clock make no time part of a state. What is scheduled for a time uses the clock of all.
    pub(crate) fn operation_clock(&mut self) -> Option<u64> {
        if !self.checking() || self.assumed.real {
            return None;
        }
        if self.is_waiting_cleaner() {
            self.watch_effect(Effect::new(EffectKind::ReadClock, 0, 0));
            return Some(0);
        }
        let thread = &self.state.threads[self.current];
        let mut asking = thread.frames.iter().rev().map(|frame| frame.method());
        let asks = asking.next()?;
        if !operation_list::has_own_clock(self.program.class_name(asks.class)) || self.operation().is_none() {
            return None;
        }
        // It tells its caller how much time is left.
        if self.program.name(asks.name) == "awaitNanos"
            && !asking.next().is_some_and(|caller| {
                operation_list::waits_for_one_limit(self.program.class_name(caller.class), self.program.name(caller.name))
            })
        {
            return None;
        }
        let expired = thread.expired;
        self.watch_effect(Effect::new(EffectKind::ReadClock, 0, 0));
        Some(if expired { BEYOND_LIMITS } else { 0 })
    }

    /// After a thread has run: the clock of an operation ends with it.
    #[inline]
    pub fn end_of_operation(&mut self) {
        // A user's `tryAcquire` is called by the operation whose time it is.
        if self.state.threads[self.current].expired && !self.is_called_by_operation() {
            self.thread().expired = false;
        }
    }

    /// Whether another thread is interrupted: an operation that takes the interrupt of its thread is seen.
    #[cold]
    pub(crate) fn look_at_interrupt_of_other(&mut self) {
        if self.caller_of_thread().is_some_and(|method| self.kind_of(method) == PROGRAM) {
            self.see_into_operations();
        }
    }

    /// The program looks into operations of others: they are no steps.
    pub(crate) fn see_into_operations(&mut self) {
        if self.may_learn() {
            self.assumed.real = true;
            self.search.start_again();
        }
    }

    /// An operation is under way, and may have called the program.
    fn is_called_by_operation(&self) -> bool {
        self.state.threads[self.current].frames.iter().any(|frame| self.kind_of(frame.method()) == OPERATION)
    }

    /// The method that is called now is called by the program itself.
    fn is_called_by_program(&self) -> bool {
        self.state.threads[self.current].frames.last().is_some_and(|frame| self.kind_of(frame.method()) == PROGRAM)
    }

    /// Others are there who could see something of an operation.
    fn may_learn(&self) -> bool {
        !self.assumed.real && self.policy.frozen.is_none() && !self.nobody_looks()
    }

    fn triple(&self, method: &Method) -> [Symbol; 3] {
        [self.program.class(method.class).name, method.name, method.desc]
    }

    /// A method, and those that have points inside where it is called.
    fn with_opened(&mut self, method: &Method) -> Vec<[Symbol; 3]> {
        let (class, name) = self.names(method);
        let opened = operation_list::opened_by(class, name);
        let mut methods = vec![self.triple(method)];
        methods.extend(opened.iter().map(|names| names.map(|name| self.program.symbols.intern(name))));
        methods
    }

    fn learn_methods(&mut self, methods: Vec<[Symbol; 3]>) {
        for method in methods {
            if self.assumed.loud_methods.insert(method) {
                self.search.start_again();
            }
        }
    }

    /// Does somebody see what an operation has done before it calls this method?
    fn is_another_step(&self, method: &Method) -> bool {
        let names = self.names(method);
        let thread = &self.state.threads[self.current];
        let callers = operation_list::later_from(names.0, names.1);
        if !callers.is_empty() {
            // Who was woken at the end of its limit was seen to wait.
            let caller = thread.frames.last().map(|frame| self.names(frame.method()));
            if thread.expired || !caller.is_some_and(|caller| callers.contains(&caller)) {
                return false;
            }
        }
        if operation_list::of_schedulers(names.0, names.1) && !self.is_scheduler_that_ends() {
            return false;
        }
        if operation_list::takes_result(names.1) && !self.has_written_to_receiver() {
            return false;
        }
        let shown = operation_list::shown_by(names.0, names.1);
        let is_shown = |[c, n, _]: &[Symbol; 3]| shown.contains(&(self.program.name(*c), self.program.name(*n)));
        shown.is_empty() || self.assumed.loud_methods.iter().any(is_shown) || names.1 == "tryTerminate" && self.has_no_workers()
    }

    /// The caller waits for a phaser, of whatever tiers, and changes nothing. It keeps its own clock, as an operation.
    fn only_waits(&self) -> bool {
        let caller = self.state.threads[self.current].frames.last().map(|frame| self.program.name(frame.method().name));
        caller.is_some_and(|name| name.starts_with("awaitAdvance"))
    }

    /// The library asks for the queue of a pool only to take a task out.
    fn counts(&self, method: &Method) -> bool {
        self.program.name(method.name) != "getQueue" || self.is_called_by_program()
    }

    /// A method that shows parts of operations does so, whoever calls it. Only that a worker runs shows nothing by itself.
    fn shows(&self, method: &Method) -> bool {
        self.names(method) != operation_list::RUN_BY_PROGRAM || self.is_called_by_program()
    }

    fn names(&self, method: &Method) -> (&str, &str) {
        (self.program.class_name(method.class), self.program.name(method.name))
    }

    /// The pool whose method runs is a scheduler, is shut down, and does not terminate yet.
    fn is_scheduler_that_ends(&self) -> bool {
        let thread = &self.state.threads[self.current];
        let Some(frame) = thread.frames.last() else { return false };
        let pool = thread.receiver(frame);
        let classes = &self.program.class(self.state.heap.class_of(pool)).supers;
        let is_scheduler = classes.iter().any(|&class| self.program.class_name(class) == SCHEDULER);
        let state = self.field_ref(pool, "ctl");
        is_scheduler && (0..TIDYING).contains(&self.field_long(state, "value"))
    }

    /// The running transition has written to the object whose method runs.
    fn has_written_to_receiver(&self) -> bool {
        let thread = &self.state.threads[self.current];
        let Some(frame) = thread.frames.last() else { return false };
        let receiver = thread.receiver(frame);
        self.transition.effects.iter().any(|effect| effect.kind == EffectKind::Write && effect.object == receiver.0)
    }

    /// The pool of threads whose method runs has none.
    fn has_no_workers(&self) -> bool {
        let thread = &self.state.threads[self.current];
        let Some(frame) = thread.frames.last() else { return false };
        let state = self.field_ref(thread.receiver(frame), "ctl");
        self.field_long(state, "value") & WORKERS == 0
    }

    pub(crate) fn end_operation_turn(&mut self) {
        self.transition.operation = None;
        self.transition.lock = ObjRef::NULL;
    }

    /// A pool of threads wakes those of its workers that wait for tasks.
    pub(crate) fn interrupts_idle_worker(&self) -> bool {
        self.caller_of_thread().is_some_and(|m| self.names(m) == (operation_list::POOL, "interruptIdleWorkers"))
    }

    /// Who has waited for a lock and was interrupted meanwhile is interrupted again when it has the lock. By whom it was is known from when it was.
    pub(crate) fn restores_interrupt(&self, id: ThreadId) -> bool {
        id == self.current && self.caller_of_thread().is_some_and(|m| operation_list::restores_interrupt(self.names(m)))
    }

    /// The method that calls the methods of `Thread` that run.
    fn caller_of_thread(&self) -> Option<&Method> {
        self.state.threads[self.current].frames.iter().rev().map(|f| f.method()).find(|m| m.class != self.known.thread)
    }

    /// Where threads interrupt each other, an operation's look at the interrupt status of its thread is a step of its own: an interrupt may come after
    /// it and is not seen, or before it and after all that the operation has seen so far.
    #[inline]
    pub(crate) fn asks_for_interrupt(&self, object: ObjRef, offset: u32) -> bool {
        self.assumed.outside_interrupts
            && offset == self.known.thread_interrupted
            && object == self.state.threads[self.current].object
    }

    /// The operation that runs does what others see parts of: from now on it has points inside, as any code.
    fn take_apart(&mut self) {
        let frames = &self.state.threads[self.current].frames;
        let running = frames.iter().rev().map(|frame| frame.method());
        let running = running.take_while(|m| matches!(self.kind_of(m), OPERATION..=LAST_OF_NOTE | OF_OPERATIONS | QUIET_CODE));
        let operations = running.filter(|method| self.kind_of(method) == OPERATION);
        self.learn_methods(operations.map(|method| self.triple(method)).collect());
    }
}
