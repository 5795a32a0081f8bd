//! One operation, one step: calls of listed classes of the library.
//!
//! An *operation* is the outermost call of a listed method ([`crate::reduction::operation_list`]) from code that is none of the operation's own.
//! To its client it takes effect at one moment between call and return, so a search does not switch threads inside: a thread stops before the
//! first thing of the operation that others can see, and once it has its turn it goes on to the end of the operation, or to where it waits. All
//! that it touches on the way is told, so that what conflicts with it is known.
//!
//! **What runs is the library's own code, and whatever others see is a state that the code can be in.** There are points as usual in all that an
//! operation calls that is not part of operations (a key's `equals`, a function, a task), after whatever was seen there, after each wake-up, and
//! before a monitor that somebody holds.
//!
//! A loop that runs tasks (a worker of a pool) is an operation between two tasks: it ends one, takes the next and begins it. Running a task, which tells
//! others of its result, is one by itself. Who asks how many tasks have been done sees more than that: then such loops have their points
//! ([`crate::reduction::assumptions::Assumptions::counts`]).

use crate::native::Trap;
use crate::reduction::locks::LockUse;
use crate::reduction::operation_list;
use crate::reduction::quiet::{ALONE, COUNTS, LATER_STEP, LOOKING, LOOP, OF_OPERATIONS, OPERATION, QUIET_CODE};
use crate::transition::Phase;
use crate::vm::Vm;
use jaunt_program::Method;
use jaunt_state::{Effect, EffectKind, ObjRef};

/// More than a hundred years, in nanoseconds; half of what a `long` holds, so that differences do.
const BEYOND_LIMITS: u64 = 1 << 62;

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
    pub(crate) fn operation(&self) -> Option<u32> {
        let frames = &self.state.threads[self.current].frames;
        let mut found = None;
        for (depth, frame) in frames.iter().enumerate().rev() {
            match self.kind_of(frame.method()) {
                OPERATION if self.is_loud(frame.method()) => break,
                OPERATION => found = Some(depth as u32),
                ALONE => return Some(depth as u32),
                LOOP if !self.assumed.counts => found = Some(depth as u32),
                // Bookkeeping is part of what it is done for.
                OF_OPERATIONS | LATER_STEP | LOOKING | COUNTS | QUIET_CODE => {}
                _ => break,
            }
        }
        found
    }

    /// A thread is about to run, from where it stopped before this effect.
    pub fn begin_turn(&mut self, granted: Effect) {
        self.end_turn();
        if self.transition.answer.is_some() {
            // An operation that chooses a value has its turn, and nobody has run since.
            self.grant_operation();
            return;
        }
        if self.transition.phase != Phase::Granted || self.assumed.real {
            return;
        }
        self.transition.operation = self.operation();
        if self.transition.operation.is_none() {
            return;
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
    pub(crate) fn lock_to_take(&mut self) -> LockTaken {
        if self.assumed.real {
            return LockTaken::None;
        }
        let Some(operation) = self.operation() else { return LockTaken::None };
        match self.lock_use(operation) {
            Some(LockUse::Acquires(synchronizer)) if self.lock_moves(synchronizer, true) => LockTaken::Waits(synchronizer),
            Some(LockUse::Owns(synchronizer)) if self.lock_moves(synchronizer, true) => {
                self.transition.operation = Some(operation);
                self.transition.lock = synchronizer;
                self.left_mover();
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
        if !self.assumed.real {
            self.transition.operation = self.operation();
        }
    }

    /// The running code is part of the operation that has its turn.
    #[inline]
    pub(crate) fn is_in_granted_operation(&self) -> bool {
        self.transition.operation.is_some() && self.operation() == self.transition.operation
    }

    /// A method of the library is called: if an operation begins with it, the turn of an earlier one is over, and so is that of one that goes on
    /// with another step.
    #[cold]
    #[inline(never)]
    pub(crate) fn begins_operation(&mut self, method: &Method) {
        if self.state.threads[self.current].expired && self.operation().is_none() {
            self.thread().expired = false;
        }
        match self.kind_of(method) {
            OPERATION | LOOP if self.transition.operation.is_some() && self.operation().is_none() => self.end_turn(),
            ALONE | LATER_STEP => self.end_turn(),
            LOOKING if self.sees_others() => {
                self.assumed.real = true;
                self.search.start_again();
            }
            COUNTS if self.sees_others() && !self.assumed.counts => {
                self.assumed.counts = true;
                self.search.start_again();
            }
            _ => {}
        }
    }

    /// What the running code asks for may show what is between the beginning and the end of others' operations.
    fn sees_others(&self) -> bool {
        !self.assumed.real && self.policy.frozen.is_none() && !self.nobody_looks() && self.operation().is_none()
    }

    /// An operation with a time limit has a clock of its own: it begins at 0, and stands beyond all limits when one has passed. So the library's looks at
    /// the clock make no time part of a state. What is scheduled for a time uses the clock of all.
    pub(crate) fn operation_clock(&self) -> Option<u64> {
        if !self.checking() || self.assumed.real {
            return None;
        }
        let thread = &self.state.threads[self.current];
        let asks = self.program.class_name(thread.frames.last()?.method().class);
        if !operation_list::has_own_clock(asks) || self.operation().is_none() {
            return None;
        }
        Some(if thread.expired { BEYOND_LIMITS } else { 0 })
    }

    /// After a thread has run: the clock of an operation ends with it.
    pub fn end_of_operation(&mut self) {
        if self.state.threads[self.current].expired && self.operation().is_none() {
            self.thread().expired = false;
        }
    }

    fn end_turn(&mut self) {
        self.transition.operation = None;
        self.transition.lock = ObjRef::NULL;
    }
}
