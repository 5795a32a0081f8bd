//! What happens in a step, written down for a trace.

use crate::reduction::points::access_effect;
use crate::vm::Vm;
use jaunt_program::method::OF_PROGRAM;
use jaunt_program::{ClassId, LoaderId, Method, MethodId};
use jaunt_state::heap::SHARED;
use jaunt_state::thread::STATICS;
use jaunt_state::{ClassStatus, Effect, EffectKind, ObjRef, ThreadId};

/// What happened in a step, for a trace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum What {
    Effect(Effect),
    Unlock(ObjRef),
    Wait(ObjRef),
    Notify(ObjRef),
    Wake(ThreadId),
    Start(ThreadId),
    End,
    Park,
    Unpark(ThreadId),
    Sleep,
    Interrupt(ThreadId),
    Choice(u32, u32),
    Throw(ObjRef),
    /// An operation of the library has its turn: its method and receiver, null where that is not known any more.
    Operation(MethodId, ObjRef),
}

#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub thread: ThreadId,
    pub what: What,
    /// The line of the program's own code, if there is one.
    pub method: *const Method,
    pub pc: u16,
    /// The method that runs, which may be the library's.
    pub inside: *const Method,
    /// It is part of an operation of the library, which is told by itself.
    pub of_operation: bool,
    /// Bits of the place before the access.
    pub before: u64,
}

impl Vm {
    /// Writes down what happens, if a trace is wanted.
    #[cold]
    pub fn tell(&mut self, what: What) {
        if self.events.is_none() {
            return;
        }
        let before = match what {
            What::Effect(e) => self.peek(e),
            _ => 0,
        };
        let thread = self.current;
        // The innermost line of the program's own code says more than one inside the library.
        let frames = &self.state.threads[thread].frames;
        let own = frames
            .iter()
            .rev()
            .find(|f| !matches!(self.program.class(f.method().class).loader, LoaderId::BOOT | LoaderId::PLATFORM));
        let inside = frames.last().map_or(std::ptr::null(), |f| f.method);
        if matches!(what, What::Effect(_) | What::Unlock(_)) && self.is_quiet() {
            return;
        }
        let frame = own.or(frames.last()).copied();
        let (method, pc) = match &frame {
            Some(frame) => (frame.method, self.pc_of(frame)),
            None => (std::ptr::null(), 0),
        };
        let of_operation = !matches!(what, What::Operation(..)) && self.is_in_granted_operation();
        if let Some(events) = &mut self.events {
            events.push(Event { thread, what, method, inside, pc, of_operation, before });
        }
    }

    /// An access in `Mode::Step`, where nobody asks for points: a trace shows what it would show of a search.
    #[cold]
    #[inline(never)]
    pub(crate) fn tell_access(&mut self, object: ObjRef, offset: u32, write: bool) {
        if self.state.heap.entry(object).meta & SHARED != 0 && !self.is_alone() && self.serves_program() {
            self.tell(What::Effect(access_effect(object.0, offset, write, true)));
        }
    }

    /// The same for statics.
    #[cold]
    #[inline(never)]
    pub(crate) fn tell_static_access(&mut self, class: ClassId, offset: u32, write: bool) {
        if self.state.classes[class].status == ClassStatus::Initialized && !self.is_alone() && self.serves_program() {
            self.tell(What::Effect(access_effect(class.0 | STATICS, offset, write, true)));
        }
    }

    /// The running code is the program's or was called by it: what a thread does before that, all do.
    fn serves_program(&self) -> bool {
        self.state.threads[self.current].frames.iter().any(|frame| frame.method().library.get() == OF_PROGRAM)
    }

    /// The bits at the place of an access, as many as are there up to eight.
    pub fn peek(&self, effect: Effect) -> u64 {
        if !matches!(effect.kind, EffectKind::Read | EffectKind::Write) || effect.is_range() {
            return 0;
        }
        let (body, size) = if effect.object & STATICS != 0 {
            let class = effect.object & !STATICS;
            let entry = &self.state.heap.statics[class as usize];
            (entry.body.cast_const(), entry.len as usize)
        } else {
            let entry = self.state.heap.entry(ObjRef(effect.object));
            (entry.body.cast_const(), self.state.heap.body_size(entry, &self.program))
        };
        let at = effect.offset as usize;
        let n = 8.min(size.saturating_sub(at));
        let mut bytes = [0u8; 8];
        // SAFETY: inside the body.
        unsafe { std::ptr::copy_nonoverlapping(body.wrapping_add(at), bytes.as_mut_ptr(), n) };
        u64::from_le_bytes(bytes)
    }
}
