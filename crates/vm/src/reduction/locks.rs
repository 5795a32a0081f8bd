//! Locks of the library as movers: `ReentrantLock` as if it were a monitor.
//!
//! Before an unfair lock that somebody holds, a thread that wants it without a time limit is disabled, as before a monitor, and is in no queue. Then
//! acquiring is a right mover and releasing a left mover, and so is all that the owner does to the lock and its conditions: **while a lock is held
//! nobody but its owner touches it.** A thread that was signalled, and whatever else wakes it, stands before the lock like the others.
//!
//! That holds as long as nobody looks at who waits or tries: `tryLock`, time limits, `isLocked`, the length of the queue; and as long as nobody
//! interrupts a thread that waits for a condition. It is a place like others ([`crate::reduction::places`]): such an access has the search start again
//! with points at all operations of that lock.

use crate::reduction::class_facts::Role;
use crate::vm::Vm;
use jaunt_base::breakage::broken;
use jaunt_program::LoaderId;
use jaunt_state::{FrameKind, ObjRef, ThreadId};

/// What an operation is to a lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LockUse {
    /// Its next step is to acquire this synchronizer, which it does not own.
    Acquires(ObjRef),
    /// It owns this one, and nobody else touches it meanwhile.
    Owns(ObjRef),
    /// It may see of this one what the others leave out.
    Looks(ObjRef),
}

/// The operations of a lock by what they are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `lock`: waits as long as it takes. `lockInterruptibly` does so where nobody interrupts.
    Lock {
        interruptible: bool,
    },
    /// `unlock`, and what asks about the caller alone.
    Owner,
    /// `await` without a time limit.
    Await {
        interruptible: bool,
    },
    Other,
}

impl Vm {
    /// One of the library with an exclusive owner, which was met before.
    pub(crate) fn is_synchronizer(&self, object: ObjRef) -> bool {
        !object.is_null() && self.known_role(self.state.heap.class_of(object)) == Some(Role::Synchronizer)
    }

    /// There may be synchronizers of the library with an exclusive owner.
    #[inline]
    pub fn knows_synchronizers(&self) -> bool {
        self.class_facts.ownable.is_some()
    }

    /// The thread that owns a synchronizer of the library with an exclusive owner. Other objects have none.
    pub fn synchronizer_owner(&self, object: ObjRef) -> Option<ThreadId> {
        let (_, offset) = self.class_facts.ownable?;
        if !self.is_synchronizer(object) {
            return None;
        }
        let owner = self.state.heap.get_ref(object, offset);
        if owner.is_null() { None } else { self.thread_of(owner) }
    }

    /// The lock that a synchronizer is a part of, where that is a `ReentrantLock`. (Looks at all objects: for traces.)
    pub fn lock_of(&self, synchronizer: ObjRef) -> Option<ObjRef> {
        let class = self.program.class_name(self.state.heap.class_of(synchronizer));
        if !class.starts_with("java/util/concurrent/locks/ReentrantLock$") {
            return None;
        }
        let rows = self.state.heap.rows().iter().enumerate().skip(1).filter(|(_, entry)| !entry.is_free());
        let locks =
            rows.filter(|(_, entry)| self.program.class_name(entry.class()) == "java/util/concurrent/locks/ReentrantLock");
        let mut locks = locks.map(|(row, _)| ObjRef(row as u32));
        locks.find(|&lock| self.field_ref(lock, "sync") == synchronizer)
    }

    /// The synchronizers that a thread owns. (As above.)
    pub fn locks_of(&self, id: ThreadId) -> Vec<ObjRef> {
        let rows = self.state.heap.rows().iter().enumerate().skip(1).filter(|(_, entry)| !entry.is_free());
        rows.map(|(row, _)| ObjRef(row as u32)).filter(|&object| self.synchronizer_owner(object) == Some(id)).collect()
    }

    /// An access to a synchronizer: does it belong to what counts as a mover?
    #[inline(never)]
    pub(crate) fn look_at_synchronizer(&mut self, object: ObjRef) {
        if self.transition.lock == object || self.assumed.real || !self.assumed.reduce {
            return;
        }
        let operation = self.operation();
        let used = operation.and_then(|operation| self.lock_use(operation, object));
        let moves = matches!(used, Some(LockUse::Acquires(of) | LockUse::Owns(of)) if of == object);
        if self.lock_moves(object, moves) && self.nobody_looks() {
            // Who is left alone needs no turn. The rest of what it does here belongs to the same operation nevertheless: in the middle of `unlock` the
            // lock has no owner any more.
            self.transition.operation = operation;
            self.transition.lock = object;
        }
    }

    /// What the operation that begins at this frame is to an unfair `ReentrantLock`, if it is one of such a lock.
    /// `accessed`: the object that it is about to touch, or null.
    pub(crate) fn lock_use(&mut self, operation: u32, accessed: ObjRef) -> Option<LockUse> {
        if !self.assumed.reduce || self.assumed.observed {
            return None;
        }
        let thread = &self.state.threads[self.current];
        let frame = &thread.frames[operation as usize];
        if frame.method().is_static() || frame.kind != FrameKind::Normal {
            return None;
        }
        let class = self.program.class_name(frame.method().class);
        let name = self.program.name(frame.method().name);
        let untimed = frame.method().arg_slots == 1;
        let (kind, field) = match class {
            "java/util/concurrent/locks/ReentrantLock" => (of_lock(name), "sync"),
            "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject" => (of_condition(name, untimed), "this$0"),
            _ => return None,
        };
        // It has not waited yet: whether it owns the lock is still to be asked. (It waits as a node, in the first of its variables.)
        let begins = thread.frames[operation as usize..].iter().any(|f| self.program.name(f.method().name) == "enableWait")
            || !self.needs(operation, 1);
        // The operations of a lock touch no other synchronizer. Where it is another object that they touch, their receiver says which it is.
        let synchronizer = if self.is_synchronizer(accessed) {
            accessed
        } else {
            self.live_receiver(operation).map_or(ObjRef::NULL, |receiver| self.field_ref(receiver, field))
        };
        if synchronizer.is_null() {
            return None;
        }
        let of = self.state.heap.class_of(synchronizer);
        let unfair = self.program.class_name(of) == "java/util/concurrent/locks/ReentrantLock$NonfairSync"
            && self.program.class(of).loader == LoaderId::BOOT;
        if !unfair || self.role(of) != Role::Synchronizer {
            return None;
        }
        let owned = self.synchronizer_owner(synchronizer) == Some(self.current);
        let interrupts = self.assumed.interrupts && !broken("thought: interrupts do not concern conditions");
        Some(match kind {
            Kind::Lock { .. } | Kind::Owner if owned => LockUse::Owns(synchronizer),
            Kind::Await { .. } if owned && !interrupts => LockUse::Owns(synchronizer),
            Kind::Lock { interruptible } if !(interruptible && interrupts) => LockUse::Acquires(synchronizer),
            // It was woken, and wants its lock back.
            Kind::Await { interruptible } if !(begins || interruptible && interrupts) => LockUse::Acquires(synchronizer),
            _ => LockUse::Looks(synchronizer),
        })
    }
}

impl Vm {
    /// The receiver of the method of a frame, where the method still needs it: else the register may hold anything.
    pub(crate) fn live_receiver(&self, depth: u32) -> Option<ObjRef> {
        let thread = &self.state.threads[self.current];
        let frame = thread.frames.get(depth as usize)?;
        (!frame.method().is_static() && self.needs(depth, 0)).then(|| thread.receiver(frame))
    }

    /// The method of a frame still needs the object in this register.
    fn needs(&self, depth: u32, register: u16) -> bool {
        let thread = &self.state.threads[self.current];
        let frame = &thread.frames[depth as usize];
        let maps = self.program.maps(frame.method_id());
        let again = thread.frames.get(depth as usize + 1).is_none_or(|callee| !callee.kind.finishes_call());
        let live = if again { maps.at(frame.index()) } else { maps.during_call(frame.index()) };
        live.refs().any(|r| r == register)
    }
}

fn of_lock(name: &str) -> Kind {
    match name {
        "lock" => Kind::Lock { interruptible: false },
        "lockInterruptibly" => Kind::Lock { interruptible: true },
        "unlock" | "isHeldByCurrentThread" | "getHoldCount" => Kind::Owner,
        _ => Kind::Other,
    }
}

fn of_condition(name: &str, untimed: bool) -> Kind {
    match name {
        "await" if untimed => Kind::Await { interruptible: true },
        "awaitUninterruptibly" => Kind::Await { interruptible: false },
        "signal" | "signalAll" => Kind::Owner,
        _ => Kind::Other,
    }
}
