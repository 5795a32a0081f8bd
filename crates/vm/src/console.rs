//! Who prints: the monitors of standard output and standard error, and when a search has to care about them.
//!
//! As in the library, a thread that prints is inside of the stream's monitor meanwhile. For one text alone the VM enters and
//! leaves it in one step ([`Vm::print`]); what prints in pieces (`printf`, a stack trace) is the library's own code.
//!
//! **As long as nobody ever stops inside of such a monitor, entering it needs no point**: nobody can find it held. That is
//! assumed, and given up ([`crate::reduction::assumptions::Assumptions::console_monitor`], the search starts again) when a thread stops there all the
//! same (a formatter has called the program's `toString`), or when the program enters the monitor itself.
//!
//! With `--outcomes` the order of what is printed counts. Then entering has its point, and the pieces that are printed
//! inside have none, unless the program prints to both streams, whose texts are one outcome.

use crate::native::Trap;
use crate::transition::Phase;
use crate::vm::Vm;
use jaunt_state::{Effect, EffectKind, ObjRef, Status};

impl Vm {
    pub(crate) fn is_console(&self, object: ObjRef) -> bool {
        self.state.heap.class_of(object) == self.known.console
    }

    /// Something is printed, by one of the console's streams or (null) by nobody in particular.
    pub fn print(&mut self, console: ObjRef, fd: i32) -> Result<(), Trap> {
        let printed = Effect::new(EffectKind::Console, 0, 0);
        self.watch_effect(printed);
        let word = if console.is_null() { 0 } else { self.state.heap.lock_word(console) };
        let mine = word >> 16 == self.current.0 + 1;
        if word != 0 && !mine {
            if self.checking() {
                self.stop_before(Effect::new(EffectKind::Lock, console.0, 0));
                return Err(Trap::Point);
            }
            self.block(Status::Blocked(console));
            return Err(Trap::Block);
        }
        if !self.checking() || self.is_left_alone() {
            return Ok(());
        }
        if self.policy.console && !self.assumed.two_streams {
            self.assumed.streams |= fd as u32;
            if self.assumed.streams & 3 == 3 {
                self.assumed.two_streams = true;
                self.search.start_again();
            }
        }
        if !mine && !console.is_null() && self.assumed.console_monitor {
            let entered = Effect::new(EffectKind::Lock, console.0, 0);
            if self.state.threads[self.current].atomic == 0 && !self.transition.granted_call {
                if self.transition.phase != Phase::Granted {
                    self.stop_before(entered);
                    return Err(Trap::Point);
                }
                self.transition.phase = Phase::Post;
                self.transition.granted_call = true;
            }
            self.note(entered);
            if self.policy.console {
                self.note(printed);
            }
            return Ok(());
        }
        if !self.policy.console {
            return Ok(());
        }
        if mine && !self.assumed.two_streams {
            self.note(printed);
            return Ok(());
        }
        self.native_effect(printed)
    }

    /// A stream of the console is about to be closed: whoever prints looks at that from now on.
    pub(crate) fn console_closes(&mut self) {
        if self.checking() && !self.assumed.console_closes {
            self.assumed.console_closes = true;
            self.search.start_again();
        }
    }

    /// `print(String)` was called by the library's `println`, which ends the line next.
    pub fn prints_line(&self) -> bool {
        let frames = &self.state.threads[self.current].frames;
        frames.iter().rev().nth(1).is_some_and(|f| {
            let method = f.method();
            method.class == self.known.print_stream && self.program.name(method.name) == "println"
        })
    }

    /// The current thread stops, or waits: not inside of a console's monitor, as is assumed?
    pub fn watch_console(&mut self) {
        if self.assumed.console_monitor || !self.checking() {
            return;
        }
        let held = &self.state.threads[self.current].held;
        if held.iter().any(|&object| self.is_console(object)) {
            self.assumed.console_monitor = true;
            self.search.start_again();
        }
    }

    /// Does entering this monitor need a point although it is a console's? `None`: it is not.
    pub(crate) fn console_needs_point(&mut self, object: ObjRef) -> Option<bool> {
        if !self.is_console(object) {
            return None;
        }
        if !self.assumed.console_monitor && self.in_program() {
            self.assumed.console_monitor = true;
            self.search.start_again();
        }
        Some(self.assumed.console_monitor || self.policy.console)
    }
}
