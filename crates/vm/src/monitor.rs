//! Monitors, `wait` and `notify`.
//!
//! A lock word holds the owner (thread number + 1) in its high half and the entry count in its low half. There are
//! no queues: a thread's status says which monitor it wants or waits on, and the scheduler looks at the word.

use crate::native::Trap;
use crate::vm::Vm;
use jaunt_kernel::{ChoiceKind, ChoicePoint};
use jaunt_state::thread::Wake;
use jaunt_state::{ObjRef, Status, ThreadId};

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
            self.state.heap.set_lock_word(object, me << 16 | 1);
            return Ok(());
        }
        if owner(word) == me {
            if count(word) == u16::MAX {
                return Err(self.unsupported("a monitor entered more than 65,535 times by one thread"));
            }
            self.state.heap.set_lock_word(object, word + 1);
            return Ok(());
        }
        self.block(Status::Blocked(object));
        Err(Trap::Block)
    }

    #[inline]
    pub fn monitor_exit(&mut self, object: ObjRef) -> Result<(), Trap> {
        let me = self.current.0 + 1;
        let word = self.state.heap.lock_word(object);
        if owner(word) != me {
            return Err(self.throw_new("java/lang/IllegalMonitorStateException", Some("current thread is not owner")));
        }
        let word = if count(word) == 1 { 0 } else { word - 1 };
        self.state.heap.set_lock_word(object, word);
        Ok(())
    }

    /// What the current thread waits for from now on.
    pub fn block(&mut self, status: Status) {
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
            if self.state.heap.lock_word(object) != 0 {
                self.block(Status::Blocked(object));
                return Err(Trap::Block);
            }
            let me = self.current.0 + 1;
            let thread = self.thread();
            let entries = thread.reenter;
            thread.wake = Wake::None;
            thread.reenter = 0;
            self.state.heap.set_lock_word(object, me << 16 | entries as u32);
            if wake == Wake::Interrupted {
                self.set_interrupted(self.current, false);
                return Err(self.throw_new("java/lang/InterruptedException", None));
            }
            return Ok(());
        }
        if !self.holds_lock(object) {
            return Err(self.throw_new("java/lang/IllegalMonitorStateException", Some("current thread is not owner")));
        }
        if self.thread().interrupted {
            self.set_interrupted(self.current, false);
            return Err(self.throw_new("java/lang/InterruptedException", None));
        }
        let word = self.state.heap.lock_word(object);
        self.state.heap.set_lock_word(object, 0);
        let deadline = if millis == 0 { 0 } else { self.deadline_after((millis as u64).saturating_mul(1_000_000)) };
        let order = self.state.next_wait;
        self.state.next_wait += 1;
        let thread = self.thread();
        thread.wait_order = order;
        thread.reenter = count(word);
        self.block(Status::Waiting { object, count: count(word), deadline });
        Err(Trap::Block)
    }

    /// VM time `nanos` from now, at least 1.
    pub fn deadline_after(&mut self, nanos: u64) -> u64 {
        self.host.nanos().saturating_add(nanos).max(1)
    }

    pub fn monitor_notify(&mut self, object: ObjRef, all: bool) -> Result<(), Trap> {
        if !self.holds_lock(object) {
            return Err(self.throw_new("java/lang/IllegalMonitorStateException", Some("current thread is not owner")));
        }
        self.notify_waiters(object, all);
        Ok(())
    }

    /// Wakes waiters without asking who holds the monitor (thread exit).
    pub fn notify_waiters(&mut self, object: ObjRef, all: bool) {
        let mut waiters: Vec<(u64, u32)> = self.state.threads.waiting_on(object).map(|t| (t.wait_order, t.id.0)).collect();
        if waiters.is_empty() {
            return;
        }
        waiters.sort();
        let ids: Vec<u32> = waiters.iter().map(|w| w.1).collect();
        if all {
            for id in ids {
                self.wake(ThreadId(id), Wake::Done);
            }
        } else {
            let point = ChoicePoint { kind: ChoiceKind::Notify, alternatives: &ids, current: self.current.0 };
            let chosen = if ids.len() == 1 { 0 } else { self.chooser.choose(&point) };
            self.wake(ThreadId(ids[chosen]), Wake::Done);
        }
    }

    /// Ends a thread's wait, sleep or park.
    pub fn wake(&mut self, id: ThreadId, how: Wake) {
        let threads = &mut self.state.threads;
        let status = match threads[id].status() {
            Status::Waiting { object, .. } => Status::Blocked(object),
            _ => Status::Runnable,
        };
        threads.set_status(id, status);
        threads[id].wake = how;
    }

    /// The VM's flag and the field that `Thread.isInterrupted` may read directly.
    pub fn set_interrupted(&mut self, id: ThreadId, value: bool) {
        self.state.threads[id].interrupted = value;
        let object = self.state.threads[id].object;
        if let Some(field) = self.program.field_named(self.known.thread, "interrupted") {
            let offset = field.offset;
            self.state.heap.set_u8(object, offset, value as u8, &self.program);
        }
    }

    /// `Thread.interrupt0`
    pub fn interrupt(&mut self, id: ThreadId) {
        self.set_interrupted(id, true);
        match self.state.threads[id].status() {
            Status::Waiting { .. } | Status::Sleeping { .. } => self.wake(id, Wake::Interrupted),
            Status::Parked { .. } => self.wake(id, Wake::Done),
            _ => {}
        }
    }

    /// `Thread.sleep`: executed again when over.
    pub fn sleep(&mut self, nanos: u64) -> Result<(), Trap> {
        match self.thread().wake {
            Wake::Done => {
                self.thread().wake = Wake::None;
                return Ok(());
            }
            Wake::Interrupted => {
                self.thread().wake = Wake::None;
                self.set_interrupted(self.current, false);
                return Err(self.throw_new("java/lang/InterruptedException", Some("sleep interrupted")));
            }
            Wake::None => {}
        }
        if self.thread().interrupted {
            self.set_interrupted(self.current, false);
            return Err(self.throw_new("java/lang/InterruptedException", Some("sleep interrupted")));
        }
        let deadline = self.deadline_after(nanos);
        self.block(Status::Sleeping { deadline });
        Err(Trap::Block)
    }

    /// `Unsafe.park`; a deadline of 0 is none.
    pub fn park(&mut self, deadline: u64) -> Result<(), Trap> {
        let thread = self.thread();
        if thread.wake != Wake::None {
            thread.wake = Wake::None;
            return Ok(());
        }
        if thread.permit {
            thread.permit = false;
            return Ok(());
        }
        if thread.interrupted {
            return Ok(());
        }
        self.block(Status::Parked { deadline });
        Err(Trap::Block)
    }

    pub fn unpark(&mut self, id: ThreadId) {
        if let Status::Parked { .. } = self.state.threads[id].status() {
            self.wake(id, Wake::Done);
        } else {
            self.state.threads[id].permit = true;
        }
    }
}
