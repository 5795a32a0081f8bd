//! One operation, one step: calls of listed classes of the library.
//!
//! An *operation* is the outermost call of a listed method ([`crate::reduction::operation_list`]) from code that is none of the operation's own.
//! To its client it takes effect at one moment between call and return, so a search does not switch threads inside: a thread stops before the
//! first thing of the operation that others can see, and once it has its turn it goes on to the end of the operation, or to where it waits. All
//! that it touches on the way is told, so that what conflicts with it is known.
//!
//! **What runs is the library's own code, and whatever others see is a state that the code can be in.** There are points as usual in all that an
//! operation calls that is not part of operations (a key's `equals`, a function, a task), after whatever was seen there, after each wake-up,
//! before a monitor that somebody holds, where threads interrupt each other after a look at the interrupt status, and where the list says that an
//! operation goes on with another step.

use crate::reduction::locks::LockUse;
use crate::reduction::quiet::{IN_PARTS, LATER_STEP, LOOKING, OF_OPERATIONS, OPERATION, QUIET_CODE};
use crate::transition::Phase;
use crate::vm::Vm;
use jaunt_program::Method;
use jaunt_state::{Effect, EffectKind, ObjRef};

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
                // Bookkeeping is part of what it is done for.
                OF_OPERATIONS | LATER_STEP | LOOKING | IN_PARTS | QUIET_CODE => {}
                _ => break,
            }
        }
        found
    }

    /// A thread is about to run, from where it stopped before this effect.
    pub fn begin_turn(&mut self, granted: Effect) {
        self.transition.operation = None;
        self.transition.lock = ObjRef::NULL;
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
        let over = match self.kind_of(method) {
            OPERATION => self.transition.operation.is_some() && self.operation().is_none(),
            LATER_STEP => true,
            LOOKING => {
                self.look_into_operations();
                false
            }
            IN_PARTS => {
                self.take_apart();
                false
            }
            _ => false,
        };
        if over {
            self.end_operation_turn();
        }
    }

    fn end_operation_turn(&mut self) {
        self.transition.operation = None;
        self.transition.lock = ObjRef::NULL;
    }

    /// An operation has asked whether its thread is interrupted: what it does then is another step, since an interrupt may come in between and is
    /// not seen.
    pub(crate) fn look_at_interrupt(&mut self, object: ObjRef, offset: u32) {
        if offset == self.known.thread_interrupted && object == self.state.threads[self.current].object {
            self.end_operation_turn();
        }
    }

    /// The program asks for what is between the beginning and the end of others' operations: then they are no steps.
    fn look_into_operations(&mut self) {
        if self.assumed.real || self.policy.frozen.is_some() || self.nobody_looks() || self.operation().is_some() {
            return;
        }
        self.assumed.real = true;
        self.search.start_again();
    }

    /// The operation that runs does what others see parts of: from now on it has points inside, as any code.
    fn take_apart(&mut self) {
        if self.assumed.real || self.policy.frozen.is_some() || self.nobody_looks() {
            return;
        }
        let frames = &self.state.threads[self.current].frames;
        let part = |kind| matches!(kind, OPERATION | OF_OPERATIONS | LATER_STEP | LOOKING | IN_PARTS | QUIET_CODE);
        let running = frames.iter().rev().map(|frame| frame.method()).take_while(|method| part(self.kind_of(method)));
        let operations = running.filter(|method| self.kind_of(method) == OPERATION);
        let names: Vec<_> = operations.map(|m| [self.program.class(m.class).name, m.name, m.desc]).collect();
        for name in names {
            if self.assumed.loud_methods.insert(name) {
                self.search.start_again();
            }
        }
    }
}
