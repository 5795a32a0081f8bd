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

use crate::reduction::quiet::{OF_OPERATIONS, OPERATION, QUIET_CODE, UNKNOWN};
use crate::transition::Phase;
use crate::vm::Vm;
use jaunt_program::Method;

impl Vm {
    /// The operation that the running code is part of: the depth of the frame it began with.
    fn operation(&self) -> Option<u32> {
        let frames = &self.state.threads[self.current].frames;
        let mut found = None;
        for (depth, frame) in frames.iter().enumerate().rev() {
            match self.kind_of(frame.method()) {
                OPERATION => found = Some(depth as u32),
                // Bookkeeping is part of what it is done for.
                OF_OPERATIONS | QUIET_CODE => {}
                _ => break,
            }
        }
        found
    }

    /// A thread is about to run.
    pub fn begin_turn(&mut self) {
        self.transition.operation = None;
        // An operation that chose a value had looked before, and nobody has run since.
        if self.transition.phase == Phase::Granted || self.transition.answer.is_some() {
            self.grant_operation();
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

    /// A method of the library is called: if an operation begins with it, the turn of an earlier one is over.
    #[cold]
    #[inline(never)]
    pub(crate) fn begins_operation(&mut self, method: &Method) {
        if method.library.get() == UNKNOWN {
            self.kind_of(method);
        }
        if self.transition.operation.is_some() && method.library.get() == OPERATION && self.operation().is_none() {
            self.transition.operation = None;
        }
    }
}
