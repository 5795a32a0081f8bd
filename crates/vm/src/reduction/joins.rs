//! `join` as something between two threads alone, and what a thread in `join` does next.
//!
//! Where threads are interchangeable ([`jaunt_state::interchange`]) it must not show in which order they are joined. Two things do that; both rest on
//! nobody looking at threads in another way than by joining them ([`Vm::joins_are_local`]).
//!
//! **A join without a time limit is no step.** It enters the monitor of a thread, which nobody else enters but that thread for its end, looks whether the
//! thread lives, and waits. Before the end of the thread that leads to the wait and after it to the return, whoever comes between: so it is done at once.
//! A wait that the end of the thread has ended is over at once, too.
//!
//! **What comes after a join is known before.** Up to its next effect, or to the next thing that depends on others, a thread that joins does only what is its
//! own. [`Vm::run_ahead`] does that: through this join and all that follow, as if the threads were over. The threads that are not are what it waits for.
//! A state with the thread there, and with that *set* of threads, says all about the thread: as long as one of the set lives, it can do nothing that
//! others see, and then it is there. Nothing of it stays: it is for the identity of a state alone.

use crate::interp::Stop;
use crate::native::Trap;
use crate::transition::Transition;
use crate::vm::Vm;
use jaunt_program::Method;
use jaunt_program::insn::Op;
use jaunt_state::thread::{STATICS, Wake};
use jaunt_state::{Effect, EffectKind, FrameKind, JavaThread, ObjRef, Status, ThreadId};

/// So many joins are looked at: who joins for ever gets no further.
const MOST_JOINS: usize = 1 << 10;

/// A place of an object's body: its row, the offset and the number of bytes.
pub type Bytes = (u32, u32, u32);

impl Vm {
    /// Is nothing known of threads but that they were joined?
    #[inline]
    pub fn joins_are_local(&self) -> bool {
        let a = &self.assumed;
        a.alike
            && !self.policy.races
            && a.reduce
            && !(a.liveness || a.interrupts || a.observed || a.clock || a.thread_names)
            && self.state.rest.invariants.is_empty()
    }

    /// The method is `Thread.join` with this descriptor.
    fn is_join(&self, method: &Method, desc: &str) -> bool {
        method.class == self.known.thread && self.program.name(method.name) == "join" && self.program.name(method.desc) == desc
    }

    /// `join()` runs in the frame with this number.
    fn is_join_frame(&self, thread: &JavaThread, number: usize) -> bool {
        thread.frames.get(number).is_some_and(|f| f.kind == FrameKind::Normal && self.is_join(f.method(), "()V"))
    }

    /// The current thread is about to enter the monitor of a thread that it joins for as long as it takes. (One that is not started yet may be, by
    /// somebody else: then it matters who comes first.)
    pub(crate) fn begins_local_join(&self, joined: ObjRef) -> bool {
        if !self.joins_are_local() {
            return false;
        }
        let thread = &self.state.threads[self.current];
        // SAFETY: methods are never removed.
        let entering = self.transition.entering.map(|method| unsafe { &*method });
        let joins = entering.is_some_and(|method| self.is_join(method, "(J)V"));
        joins
            && (self.thread_of(joined).is_some() || self.is_over(joined))
            && thread.atomic == 0
            && self.is_join_frame(thread, thread.frames.len().wrapping_sub(1))
    }

    /// A thread is inside of such a join: the number of the frame of `join()`.
    fn local_join(&self, thread: &JavaThread) -> Option<usize> {
        if !self.joins_are_local() || thread.atomic != 0 {
            return None;
        }
        self.join_without_limit(thread)
    }

    /// A thread is inside of a join without a time limit: the number of the frame of `join()`.
    pub(crate) fn join_without_limit(&self, thread: &JavaThread) -> Option<usize> {
        // `isAlive` may be above.
        let inside =
            thread.frames.iter().rev().take(2).position(|f| f.kind == FrameKind::Normal && self.is_join(f.method(), "(J)V"))?;
        let below = thread.frames.len().checked_sub(inside + 2)?;
        self.is_join_frame(thread, below).then_some(below)
    }

    /// The current thread looks for itself whether the thread that it joins is over.
    pub(crate) fn is_in_local_join(&self) -> bool {
        self.local_join(&self.state.threads[self.current]).is_some()
    }

    /// A join has ended with the thread that was waited for: going on is no step.
    pub fn leaves_join(&self, thread: &JavaThread) -> bool {
        let Status::Blocked(object) = thread.status() else { return false };
        self.state.heap.lock_word(object) == 0 && !thread.suspended && self.local_join(thread).is_some()
    }

    /// A thread waits in a join, and would go on from there by itself.
    pub fn waits_in_join(&self, thread: &JavaThread) -> bool {
        matches!(thread.status(), Status::Waiting { deadline: 0, .. })
            && thread.held.is_empty()
            && !thread.suspended
            && thread.stop.is_null()
            && !self.is_interrupted(thread.id)
            && self.local_join(thread).is_some_and(|join| join + 2 == thread.frames.len())
    }

    /// The same, or it is about to enter the join or to leave it, where these are steps. (For an estimate: a search would go round there.)
    pub fn is_at_join(&self, thread: &JavaThread) -> bool {
        let joins = thread.frames.len().checked_sub(1).is_some_and(|top| self.is_join_frame(thread, top));
        let before = joins && thread.at_point && thread.pending.kind == EffectKind::Lock && thread.held.is_empty();
        self.waits_in_join(thread) || before || self.leaves_join(thread) && thread.held.is_empty()
    }

    /// The place that every one of these threads is about to write to, and no more than that: whoever goes on, what is there now is never read.
    pub fn overwritten_by(&self, threads: &[u32]) -> Option<Bytes> {
        let mut places = threads.iter().map(|&id| self.writes_next(&self.state.threads[ThreadId(id)]));
        let first = places.next()??;
        places.all(|place| place == Some(first)).then_some(first)
    }

    /// The bytes of an object that a thread's next instruction writes, and does not read.
    fn writes_next(&self, thread: &JavaThread) -> Option<Bytes> {
        let Effect { kind, object, offset, .. } = thread.pending;
        if thread.status() != Status::Runnable || !thread.at_point || kind != EffectKind::Write || object & STATICS != 0 {
            return None;
        }
        let frame = thread.frames.last()?;
        // SAFETY: the instruction of a frame lies in its code.
        let bytes = match unsafe { (*frame.pc).op } {
            Op::PutField8 => 1,
            Op::PutField16 => 2,
            Op::PutField32 => 4,
            Op::PutField64 => 8,
            _ => return None,
        };
        Some((object, offset, bytes))
    }

    /// In a thread that runs ahead: here it goes no further.
    #[cold]
    pub(crate) fn stops_ahead(&mut self, kind: EffectKind) -> Trap {
        self.stop_before(Effect::new(kind, 0, 0));
        Trap::Point
    }

    /// Lets a thread that waits in a join run on as if whoever it joins were over: those who are not. `None`: that went wrong, and the state is
    /// somewhere on the way. The state is to be put back in any case.
    pub fn run_ahead(&mut self, id: ThreadId) -> Option<Vec<ThreadId>> {
        let joined = match self.state.threads[id].status() {
            Status::Waiting { object, .. } | Status::Blocked(object) => object,
            _ => ObjRef(self.state.threads[id].pending.object),
        };
        let current = std::mem::replace(&mut self.current, id);
        let transition = std::mem::replace(&mut self.transition, Transition { ahead: true, ..Transition::default() });
        self.state.threads.set_status(id, Status::Runnable);
        let thread = &mut self.state.threads[id];
        thread.reenter = 0;
        thread.wake = Wake::None;
        let inside = thread.frames.last().is_some_and(|frame| !frame.lock.is_null());
        if inside {
            thread.frames.pop();
        }
        let awaited = self.run_through_joins(joined);
        self.transition = transition;
        self.current = current;
        let mut awaited = awaited?;
        awaited.sort_unstable();
        awaited.dedup();
        Some(awaited)
    }

    /// The current thread stands in `join()` of this one, and then in that of others.
    fn run_through_joins(&mut self, mut joined: ObjRef) -> Option<Vec<ThreadId>> {
        let mut awaited = Vec::new();
        for _ in 0..MOST_JOINS {
            match self.thread_of(joined) {
                Some(id) => awaited.push(id),
                None if self.is_over(joined) => {}
                // Not started: when it is, and whether it is waited for, is not known.
                None => break,
            }
            let thread = self.thread();
            thread.at_point = false;
            thread.pending = Effect::default();
            thread.frames.pop();
            self.give_result(0);
            self.fuel = self.options.quantum;
            match self.resume_thread() {
                Stop::Point => {}
                Stop::Yield | Stop::Finished => {
                    let thread = self.thread();
                    thread.at_point = true;
                    thread.pending = Effect::default();
                    break;
                }
                Stop::Blocked | Stop::Choice(_) | Stop::Exit(_) | Stop::Ignored | Stop::Halted | Stop::Unsupported(_) => {
                    return None;
                }
            }
            let thread = &self.state.threads[self.current];
            if thread.pending.kind != EffectKind::Lock || !self.is_join_frame(thread, thread.frames.len().wrapping_sub(1)) {
                break;
            }
            joined = ObjRef(thread.pending.object);
        }
        Some(awaited)
    }

    /// The thread of this object has ended.
    pub(crate) fn is_over(&self, thread: ObjRef) -> bool {
        self.state.heap.get_u32(thread, self.known.thread_status) & 2 != 0
    }
}

/// May a thread that runs ahead leave a frame of this kind? Not where the VM does something then that others see: they wait for the end of an
/// initialiser as for a monitor, and whoever holds one of those does not run ahead either.
pub(crate) fn may_be_left_ahead(kind: FrameKind) -> bool {
    match kind {
        FrameKind::Normal | FrameKind::Bottom => true,
        FrameKind::ClassInit(_)
        | FrameKind::Again
        | FrameKind::AgainWithRoot(_)
        | FrameKind::AgainConverted(_)
        | FrameKind::AgainWithClass(..)
        | FrameKind::Reflect(_)
        | FrameKind::Construct(_) => false,
    }
}
