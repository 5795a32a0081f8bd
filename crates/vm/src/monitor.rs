//! Monitors, `wait` and `notify`.
//!
//! A lock word holds the owner (thread number + 1) in its high half and the entry count in its low half. There are
//! no queues: a thread's status says which monitor it wants or waits on, and the scheduler looks at the word.

use crate::actions::Action;
use crate::events::What;
use crate::native::Trap;
use crate::policy::Mode;
use crate::reduction::points::access_effect;
use crate::vm::Vm;
use jaunt_base::breakage::broken;
use jaunt_kernel::{ChoiceKind, ChoicePoint};
use jaunt_state::heap::SHARED;
use jaunt_state::thread::Wake;
use jaunt_state::time::deadline;
use jaunt_state::{Effect, EffectKind, ObjRef, Status, ThreadId};

fn owner(word: u32) -> u32 {
    word >> 16
}

fn count(word: u32) -> u16 {
    word as u16
}

impl Vm {
    #[inline]
    pub fn monitor_enter(&mut self, object: ObjRef) -> Result<(), Trap> {
        let me = self.current.0 + 1;
        let word = self.state.heap.lock_word(object);
        if word == 0 {
            if self.policy.mode != Mode::Run {
                if self.checking() && !self.may_enter(object) {
                    return Err(Trap::Point);
                }
                self.tell_entered(object);
                self.thread().held.push(object);
            }
            self.state.heap.set_lock_word(object, me << 16 | 1);
            if self.is_heard() {
                self.hear(Action::Lock(object));
            }
            return Ok(());
        }
        if owner(word) == me {
            if count(word) == u16::MAX {
                return Err(self.unsupported("a monitor entered more than 65,535 times by one thread"));
            }
            self.state.heap.set_lock_word(object, word + 1);
            return Ok(());
        }
        if self.checking() {
            self.wants_monitor_in_section();
            self.stop_before(Effect::new(EffectKind::Lock, object.0, 0));
            return Err(Trap::Point);
        }
        self.block(Status::Blocked(object));
        Err(Trap::Block)
    }

    /// A monitor is free again.
    fn release(&mut self, object: ObjRef) {
        let held = &mut self.thread().held;
        if let Some(at) = held.iter().rposition(|&o| o == object) {
            held.remove(at);
        }
        if self.is_heard() {
            self.hear(Action::Unlock(object));
        }
        if self.state.heap.entry(object).meta & SHARED == 0 {
            return;
        }
        if self.checking() {
            self.left_mover();
            if self.assumed.observed {
                self.record(Effect::new(EffectKind::Lock, object.0, 0));
            }
        }
        if self.events.is_some() {
            self.tell(What::Unlock(object));
        }
    }

    /// A trace of single instructions shows who enters; points tell of it themselves.
    fn tell_entered(&mut self, object: ObjRef) {
        if self.events.is_some() && !self.checking() && self.state.heap.entry(object).meta & SHARED != 0 {
            self.tell(What::Effect(Effect::new(EffectKind::Lock, object.0, 0)));
        }
    }

    #[inline]
    pub fn monitor_exit(&mut self, object: ObjRef) -> Result<(), Trap> {
        if self.assumed.observed && !self.may_leave(object) {
            return Err(Trap::Point);
        }
        self.monitor_leave(object)
    }

    /// As [`Vm::monitor_exit`], as part of the step that runs.
    #[inline]
    pub fn monitor_leave(&mut self, object: ObjRef) -> Result<(), Trap> {
        let me = self.current.0 + 1;
        let word = self.state.heap.lock_word(object);
        if owner(word) != me {
            return Err(self.throw_new("java/lang/IllegalMonitorStateException", Some("current thread is not owner")));
        }
        let word = if count(word) == 1 { 0 } else { word - 1 };
        self.state.heap.set_lock_word(object, word);
        if word == 0 && self.policy.mode != Mode::Run {
            self.release(object);
        }
        Ok(())
    }

    /// What the current thread waits for from now on.
    pub fn block(&mut self, status: Status) {
        self.watch_console();
        self.state.threads.set_status(self.current, status);
    }

    pub fn holds_lock(&self, object: ObjRef) -> bool {
        owner(self.state.heap.lock_word(object)) == self.current.0 + 1
    }

    /// `Object.wait`: executed again until it is over.
    pub fn monitor_wait(&mut self, object: ObjRef, millis: i64) -> Result<(), Trap> {
        let wake = self.thread().wake;
        if wake != Wake::None {
            // Notified, timed out or interrupted: get the monitor back first.
            if self.thread().reenter != 0 {
                self.reenter_after_wait(object)?;
            }
            if let Some(exception) = self.stopped_with() {
                return Err(Trap::Throw(exception));
            }
            if wake == Wake::Interrupted {
                self.take_interrupt()?;
                self.thread().wake = Wake::None;
                return Err(self.throw_new("java/lang/InterruptedException", None));
            }
            self.thread().wake = Wake::None;
            return Ok(());
        }
        if !self.holds_lock(object) {
            return Err(self.throw_new("java/lang/IllegalMonitorStateException", Some("current thread is not owner")));
        }
        let millis = if millis != 0 && self.is_waiting_cleaner() { 0 } else { millis };
        self.begin_to_wait(millis != 0)?;
        if self.was_interrupted(true) {
            return Err(self.throw_new("java/lang/InterruptedException", None));
        }
        let word = self.state.heap.lock_word(object);
        self.tell(What::Wait(object));
        self.state.heap.set_lock_word(object, 0);
        if self.policy.mode != Mode::Run {
            self.release(object);
        }
        let deadline = if millis == 0 { 0 } else { self.deadline_after((millis as u64).saturating_mul(1_000_000)) };
        let order = self.state.next_wait;
        self.state.next_wait += 1;
        let thread = self.thread();
        thread.wait_order = order;
        thread.reenter = count(word);
        self.block(Status::Waiting { object, count: count(word), deadline });
        Err(Trap::Block)
    }

    /// The monitor of a wait that is over is entered as often as before.
    fn reenter_after_wait(&mut self, object: ObjRef) -> Result<(), Trap> {
        if self.state.heap.lock_word(object) != 0 {
            self.block(Status::Blocked(object));
            return Err(Trap::Block);
        }
        let me = self.current.0 + 1;
        let entries = std::mem::take(&mut self.thread().reenter);
        self.state.heap.set_lock_word(object, me << 16 | entries as u32);
        if self.policy.mode != Mode::Run {
            self.tell_entered(object);
            self.thread().held.push(object);
            self.hear(Action::Lock(object));
            if self.checking() {
                if !self.is_in_local_join() {
                    self.transition.phase = self.phase_inside();
                }
                self.note(Effect::new(EffectKind::Lock, object.0, 0));
            }
        }
        Ok(())
    }

    /// VM time `nanos` from now, at least 1. A wait of a hundred years has none.
    pub fn deadline_after(&mut self, nanos: u64) -> u64 {
        deadline(self.host.nanos(), nanos)
    }

    pub fn monitor_notify(&mut self, object: ObjRef, all: bool) -> Result<(), Trap> {
        if !self.holds_lock(object) {
            return Err(self.throw_new("java/lang/IllegalMonitorStateException", Some("current thread is not owner")));
        }
        self.notify_effect(object)?;
        self.notify_waiters(object, all)?;
        self.tell(What::Notify(object));
        Ok(())
    }

    /// Wakes waiters without asking who holds the monitor (thread exit).
    pub fn notify_waiters(&mut self, object: ObjRef, all: bool) -> Result<(), Trap> {
        // The order of arrival is no part of a state that a search compares.
        let ordered = self.policy.mode == Mode::Run;
        let mut waiters: Vec<(u64, u32)> =
            self.state.threads.waiting_on(object).map(|t| (if ordered { t.wait_order } else { 0 }, t.id.0)).collect();
        if waiters.is_empty() {
            return Ok(());
        }
        waiters.sort();
        let ids: Vec<u32> = waiters.iter().map(|w| w.1).collect();
        if all {
            for id in ids {
                self.wake_visibly(ThreadId(id));
            }
            return Ok(());
        }
        let chosen = match ids.len() {
            1 => 0,
            n if self.policy.mode != Mode::Run => self.pick(n as u32)? as usize,
            _ => {
                let point = ChoicePoint { kind: ChoiceKind::Notify, alternatives: &ids, current: self.current.0 };
                self.chooser.choose(&point)
            }
        };
        self.wake_visibly(ThreadId(ids[chosen]));
        Ok(())
    }

    fn wake_visibly(&mut self, id: ThreadId) {
        if self.checking() {
            self.record(Effect::new(EffectKind::Thread, id.0, 0));
        }
        self.tell(What::Wake(id));
        self.wake(id, Wake::Done);
        // Who is notified is moved to those who want the monitor at once, by the one who notifies.
        self.go_on(id);
    }

    /// Notification commutes with all that others can do while the monitor is held, unless a waiter can come back for
    /// another reason.
    fn notify_effect(&mut self, object: ObjRef) -> Result<(), Trap> {
        if !self.checking() || self.state.threads.waiting_on(object).next().is_none() {
            return Ok(());
        }
        let timed = self.state.threads.waiting_on(object).any(|t| t.status().deadline().is_some());
        if timed || self.assumed.interrupts || self.assumed.observed || !self.assumed.reduce {
            self.native_effect(Effect::new(EffectKind::Global, 0, 0))?;
        }
        Ok(())
    }

    /// As [`Vm::own_effect`] for `wait` and `sleep`. When one with a time limit ends depends on when it began.
    fn begin_to_wait(&mut self, timed: bool) -> Result<(), Trap> {
        let clock = timed && self.assumed.clock;
        self.own_effect(self.assumed.reduce && !self.assumed.interrupts && !self.assumed.observed && !clock)?;
        self.clock_counts(timed);
        Ok(())
    }

    /// A deadline is computed from the clock.
    fn clock_counts(&mut self, timed: bool) {
        if timed && self.assumed.clock && self.checking() {
            self.record(Effect::new(EffectKind::ReadClock, 0, 0));
        }
    }

    /// The current thread begins to wait, sleep or park, which others may want to end. `commutes`: in no way that
    /// makes a difference.
    fn own_effect(&mut self, commutes: bool) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        let effect = Effect::new(EffectKind::Thread, self.current.0, 0);
        if commutes {
            // Each step is an effect on whoever runs in it (`Runner`).
            self.watch_effect(effect);
            self.left_mover();
            return Ok(());
        }
        self.native_effect(effect)
    }

    /// Ends a thread's wait, sleep or park. Until it gets a processor it still looks as if it waited; where somebody looks,
    /// going on is a step of its own.
    pub fn wake(&mut self, id: ThreadId, how: Wake) {
        self.state.threads[id].wake = how;
        let seen = match self.policy.mode {
            Mode::Run => false,
            Mode::Check => self.assumed.observed,
            Mode::Step => true,
        };
        if !seen {
            self.go_on(id);
        }
    }

    /// A thread whose wait has ended goes on: it runs, or wants its monitor back.
    pub fn go_on(&mut self, id: ThreadId) {
        let threads = &mut self.state.threads;
        let status = match threads[id].status() {
            Status::Waiting { object, .. } => Status::Blocked(object),
            Status::Parked { .. } | Status::Sleeping { .. } => Status::Runnable,
            other @ (Status::Runnable | Status::Blocked(_) | Status::ClassInit(_) | Status::Terminated) => other,
        };
        threads.set_status(id, status);
    }

    /// The interrupt status of a thread: the field that Java code reads and writes too.
    pub fn is_interrupted(&self, id: ThreadId) -> bool {
        let object = self.state.threads[id].object;
        !object.is_null() && self.state.heap.get_u8(object, self.known.thread_interrupted) != 0
    }

    /// The current thread looks at its interrupt status as part of a step that was granted; `take`: and clears it.
    pub(crate) fn was_interrupted(&mut self, take: bool) -> bool {
        let set = self.is_interrupted(self.current);
        let object = self.thread().object;
        if self.checking() {
            self.record(access_effect(object.0, self.known.thread_interrupted, set && take, false));
        }
        if set {
            self.hear(Action::SeesInterrupt(object));
        }
        if set && take {
            self.state.heap.set_u8(object, self.known.thread_interrupted, 0, &self.program);
        }
        set
    }

    /// The current thread clears its interrupt status, to throw the exception: others can see that.
    fn take_interrupt(&mut self) -> Result<(), Trap> {
        let object = self.thread().object;
        let offset = self.known.thread_interrupted;
        self.native_effect(access_effect(object.0, offset, true, false))?;
        self.hear(Action::SeesInterrupt(object));
        self.state.heap.set_u8(object, offset, 0, &self.program);
        Ok(())
    }

    /// `Thread.interrupt0`, after the status was set: ends a wait and leaves a permit. If the status is clear again, the
    /// thread has taken the interrupt already; only the permit is new then.
    pub fn interrupt(&mut self, id: ThreadId) {
        match self.state.threads[id].status() {
            Status::Waiting { .. } | Status::Sleeping { .. }
                if self.is_interrupted(id) || broken("thought: a taken interrupt wakes") =>
            {
                self.wake(id, Wake::Interrupted)
            }
            _ => {}
        }
        self.unpark(id);
    }

    /// As [`Vm::interrupt`], as a step that others can see.
    pub fn interrupt_visibly(&mut self, id: ThreadId) -> Result<(), Trap> {
        if self.checking() {
            let first = self.assumed.reduce && !self.assumed.interrupts;
            let outside = !self.assumed.outside_interrupts && !self.interrupts_idle_worker() && !self.restores_interrupt(id);
            if first || outside {
                self.assumed.interrupts |= first;
                self.assumed.outside_interrupts |= outside;
                self.search.start_again();
            }
            self.thread_effect(id)?;
        }
        self.tell(What::Interrupt(id));
        self.interrupt(id);
        Ok(())
    }

    /// `Thread.sleep`: executed again when over.
    pub fn sleep(&mut self, nanos: u64) -> Result<(), Trap> {
        match self.thread().wake {
            Wake::Done | Wake::Expired => {
                self.thread().wake = Wake::None;
                return Ok(());
            }
            Wake::Interrupted => {
                self.take_interrupt()?;
                self.thread().wake = Wake::None;
                return Err(self.throw_new("java/lang/InterruptedException", Some("sleep interrupted")));
            }
            Wake::None => {}
        }
        self.begin_to_wait(true)?;
        if self.was_interrupted(true) {
            return Err(self.throw_new("java/lang/InterruptedException", Some("sleep interrupted")));
        }
        let deadline = self.deadline_after(nanos);
        self.tell(What::Sleep);
        self.block(Status::Sleeping { deadline });
        Err(Trap::Block)
    }

    /// `Unsafe.park`; a deadline of 0 is none.
    pub fn park(&mut self, deadline: u64) -> Result<(), Trap> {
        let thread = self.thread();
        if thread.wake != Wake::None {
            thread.expired |= thread.wake == Wake::Expired;
            thread.wake = Wake::None;
            return Ok(());
        }
        self.look_for_park();
        self.own_effect(false)?;
        self.clock_counts(deadline != 0);
        let thread = self.thread();
        if thread.permit {
            thread.permit = false;
            return Ok(());
        }
        if self.was_interrupted(false) {
            return Ok(());
        }
        self.tell(What::Park);
        self.block(Status::Parked { deadline });
        Err(Trap::Block)
    }

    pub fn unpark(&mut self, id: ThreadId) {
        if let Status::Parked { .. } = self.state.threads[id].status() {
            // (A second permit for a thread that has not gone on yet is the same one.)
            self.wake(id, Wake::Done);
        } else {
            self.state.threads[id].permit = true;
        }
    }

    /// `Unsafe.unpark` of a thread that does not live. One that is not started gets no permit: so whether it is started is
    /// looked at here. For one that is over nothing depends on it; but before its end it would have got the permit, and source sets see nothing of that order
    /// but here.
    pub fn unpark_nobody(&mut self, object: ObjRef) -> Result<(), Trap> {
        if !self.is_over(object) {
            return self.look_at_thread(object);
        }
        match self.thread_before_end(object) {
            Some(id) if self.policy.sources => self.thread_effect(id),
            _ => {
                // Shown to nobody: a thread that is over gets no permit.
                self.watch_effect(Effect::new(EffectKind::Thread, 0, 0));
                Ok(())
            }
        }
    }

    /// The thread that had this object until its end. (The row of a thread's object may have been that of another one, which is no more: the latest counts.)
    pub(crate) fn thread_before_end(&self, object: ObjRef) -> Option<ThreadId> {
        self.state.threads.iter().filter(|t| t.had_object(object)).last().map(|t| t.id)
    }
}
