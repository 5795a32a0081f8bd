//! Java threads as data: frames, registers, and what a thread waits for.

use crate::heap::ObjRef;
use crate::reserve::Reserve;
use crate::time::NEVER;
use jaunt_base::breakage::broken_for;
use jaunt_program::{ClassId, Insn, Kind, Method, MethodId};

jaunt_base::id! {
    /// A Java thread; 0 is the main thread.
    ThreadId
}

/// What to do when a frame is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum FrameKind {
    /// Give the result to the caller's call instruction.
    Normal,
    /// Class initialiser: mark the class, then execute the caller's instruction again.
    ClassInit(ClassId),
    /// Called by the VM in the middle of an instruction: drop the result, execute the instruction again.
    Again,
    /// As `Again`, and keep the reference result in this root slot.
    AgainWithRoot(u32),
    /// As `Again`, and keep the reference result beside this object in the thread's `converted`.
    AgainConverted(ObjRef),
    /// As `Again`; the result is the class that a loader was asked for: (loader, name symbol).
    AgainWithClass(u32, u32),
    /// Called by reflection: box the result of this kind, wrap an exception in InvocationTargetException.
    Reflect(Kind),
    /// A constructor called by reflection: the result is this new object.
    Construct(ObjRef),
    /// The bottom frame of a call from outside: leave the interpreter, keep the result in the thread.
    Bottom,
}

/// One activation. Registers lie in the thread's stack from `base` on.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub method: *const Method,
    /// The instruction being executed: the call instruction while a callee runs.
    pub pc: *const Insn,
    pub base: u32,
    /// Monitor held by a synchronized method, or null.
    pub lock: ObjRef,
    pub kind: FrameKind,
    /// The frame waits for something before its first instruction (a superclass's initialiser): its exception
    /// handlers do not apply yet.
    pub not_started: bool,
}

impl FrameKind {
    /// The caller's instruction is finished by this frame's return (rather than executed again).
    #[inline]
    pub fn finishes_call(self) -> bool {
        matches!(self, FrameKind::Normal | FrameKind::Reflect(_) | FrameKind::Construct(_))
    }
}

impl Frame {
    #[inline(always)]
    pub fn method(&self) -> &Method {
        // SAFETY: methods are never removed from the program.
        unsafe { &*self.method }
    }
    #[inline]
    pub fn method_id(&self) -> MethodId {
        self.method().id
    }
    /// Index of the current instruction.
    #[inline]
    pub fn index(&self) -> usize {
        let code = self.method().code.get();
        if code.is_null() {
            return 0;
        }
        // SAFETY: `pc` points into this code.
        unsafe { self.pc.offset_from((*code).insns.first()) as usize }
    }
}

/// Why a thread does or does not run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Status {
    Runnable,
    /// Wants the monitor of an object.
    Blocked(ObjRef),
    /// In `Object.wait`: the object, the entry count to get back, the deadline in VM nanoseconds (0: none).
    Waiting {
        object: ObjRef,
        count: u16,
        deadline: u64,
    },
    /// `LockSupport.park`
    Parked {
        deadline: u64,
    },
    Sleeping {
        deadline: u64,
    },
    /// Another thread initialises this class.
    ClassInit(ClassId),
    Terminated,
}

impl Status {
    /// When a timed wait ends, in VM nanoseconds; [`NEVER`] for one of a hundred years or more.
    #[inline]
    pub fn deadline(self) -> Option<u64> {
        match self {
            Status::Waiting { deadline, .. } | Status::Parked { deadline } | Status::Sleeping { deadline } if deadline != 0 => {
                Some(deadline)
            }
            _ => None,
        }
    }

    /// It is a wait that some time ends.
    #[inline]
    pub fn ends_by_time(self) -> bool {
        self.deadline().is_some_and(|deadline| deadline != NEVER)
    }
}

/// How a wait, sleep or park ended; read when the instruction is executed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum Wake {
    None,
    /// Notified, unparked, timed out: the operation is over.
    Done,
    Interrupted,
    /// The time limit of a `park` has passed.
    Expired,
}

impl Wake {
    pub const ALL: [Wake; 4] = [Wake::None, Wake::Done, Wake::Interrupted, Wake::Expired];
}

/// What a step does to something that another thread can see: partial order, races and traces read this record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct Effect {
    pub kind: EffectKind,
    /// Not volatile and not atomic: two such effects on one place can race.
    pub plain: bool,
    /// Row of the object, or class with [`STATICS`] set, or thread number.
    pub object: u32,
    /// Byte offset in the body.
    pub offset: u32,
    /// Bytes from there on that are touched. A slot is met at its offset: 1 stands for all of it.
    pub len: u32,
}

/// In [`Effect::object`]: the statics of a class.
pub const STATICS: u32 = 1 << 31;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[repr(u8)]
pub enum EffectKind {
    /// Nothing that another thread can see.
    #[default]
    None,
    Read,
    Write,
    /// Enters a monitor.
    Lock,
    /// Begins the initialisation of the class `object`.
    ClassInit,
    /// Starts, ends, wakes, parks, interrupts the thread `object`, or looks at that.
    Thread,
    /// Prints, where the order of what is printed counts.
    Console,
    /// Reads the clock, or makes time pass.
    ReadClock,
    PassTime,
    /// Reads or changes a cell of the machine: `object` is the [`Cell`], `offset` is 1 for a change.
    Cell,
    /// Anything: depends on everything.
    Global,
}

/// What threads share that is in no object and has no kind of effect of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Cell {
    /// Identity hash codes are handed out in order.
    Hashes,
    /// The list of references that the collector has cleared.
    References,
    /// How much off-heap memory is left.
    Room,
    /// Which classes the program has defined.
    Defined,
}

impl EffectKind {
    pub const ALL: [EffectKind; 11] = [
        EffectKind::None,
        EffectKind::Read,
        EffectKind::Write,
        EffectKind::Lock,
        EffectKind::ClassInit,
        EffectKind::Thread,
        EffectKind::Console,
        EffectKind::ReadClock,
        EffectKind::PassTime,
        EffectKind::Cell,
        EffectKind::Global,
    ];
}

// All of them: the last one stands last.
const _: () = assert!(EffectKind::ALL.len() == EffectKind::Global as usize + 1);

impl Effect {
    #[inline]
    pub fn new(kind: EffectKind, object: u32, offset: u32) -> Effect {
        Effect { kind, plain: false, object, offset, len: 1 }
    }

    pub fn cell(cell: Cell, change: bool) -> Effect {
        Effect::new(EffectKind::Cell, cell as u32, change as u32)
    }

    /// Several slots of one object in one step.
    #[inline]
    pub fn is_range(&self) -> bool {
        self.len > 8
    }

    /// Does the order of two effects of different threads matter?
    #[inline]
    pub fn conflicts(&self, other: &Effect) -> bool {
        use EffectKind::*;
        let conflict = match (self.kind, other.kind) {
            (Global, k) | (k, Global) => k != None,
            (None, _) | (_, None) => false,
            (Read, Read) => false,
            (Read, Write) | (Write, Read) | (Write, Write) => {
                self.object == other.object
                    && self.offset < other.offset.saturating_add(other.len)
                    && other.offset < self.offset.saturating_add(self.len)
            }
            (Lock, Lock) | (ClassInit, ClassInit) | (Thread, Thread) => self.object == other.object,
            (Cell, Cell) => self.object == other.object && self.offset | other.offset != 0,
            (Console, Console) => true,
            (ReadClock, PassTime) | (PassTime, ReadClock) => true,
            // To look at the clock, and to wait for a time, commutes with doing the same.
            (ReadClock, ReadClock) | (PassTime, PassTime) => false,
            // Things of different kinds. Without a wildcard, so that a new kind does not compile until it is judged.
            (Read | Write, Lock | ClassInit | Thread | Console | ReadClock | PassTime | Cell) => false,
            (Lock, Read | Write | ClassInit | Thread | Console | ReadClock | PassTime | Cell) => false,
            (ClassInit, Read | Write | Lock | Thread | Console | ReadClock | PassTime | Cell) => false,
            (Thread, Read | Write | Lock | ClassInit | Console | ReadClock | PassTime | Cell) => false,
            (Console, Read | Write | Lock | ClassInit | Thread | ReadClock | PassTime | Cell) => false,
            (ReadClock | PassTime, Read | Write | Lock | ClassInit | Thread | Console | Cell) => false,
            (Cell, Read | Write | Lock | ClassInit | Thread | Console | ReadClock | PassTime) => false,
        };
        conflict
            && !broken_for(
                "conflict",
                if self.kind as u8 <= other.kind as u8 { (self.kind, other.kind) } else { (other.kind, self.kind) },
            )
    }
}

pub struct JavaThread {
    pub id: ThreadId,
    /// The `java.lang.Thread`.
    pub object: ObjRef,
    /// Changed by [`Threads::set_status`](crate::Threads::set_status) only.
    pub(crate) status: Status,
    pub wake: Wake,
    pub frames: Vec<Frame>,
    pub stack: Reserve<u64>,
    /// Frames before StackOverflowError.
    pub max_frames: usize,
    /// `LockSupport`'s permit.
    pub permit: bool,
    pub daemon: bool,
    /// `Thread.suspend`: does not run until resumed.
    pub suspended: bool,
    /// How many atomic sections the thread is in: in one, no other thread runs unless this one waits.
    pub atomic: u32,
    /// The time limit of the library's operation that runs has passed.
    pub expired: bool,
    /// It had to wait in its section and has not gone on since: others run, also in sections of their own. No thread that waits is in a
    /// section without this ([`Threads::set_status`](crate::Threads::set_status)).
    pub paused: bool,
    /// Threads that it has seen to be over, or that whoever started it had: a bit for each of the first 32, where that counts
    /// (`jaunt_vm::reduction::owners`). What a thread has seen is part of a state, since what it may assume follows from it.
    pub seen_over: u32,
    /// Order among waiters of an object.
    pub wait_order: u64,
    /// The count of a wait that ended and must re-enter the monitor.
    pub reenter: u16,
    /// Result of a `Bottom` frame.
    pub result: u64,
    /// Exception that a `Bottom` frame was left with.
    pub thrown: ObjRef,
    /// `Thread.stop`: thrown when the thread runs next.
    pub stop: ObjRef,
    /// A method handle or var handle and what it was converted to for the instruction that is executed again; or an array and
    /// the copy of it that a native reads, until that native ends.
    pub converted: [ObjRef; 2],
    /// Monitors that the thread has entered, in that order; how often is in their lock words.
    pub held: Vec<ObjRef>,
    /// Stopped before an instruction with a visible effect, or before its end.
    pub at_point: bool,
    /// That effect.
    pub pending: Effect,
    /// Changed since the state was last saved.
    pub(crate) dirty: bool,
}

/// Registers that one thread has room for unless it asks for more: 8 MiB of address space, committed on use.
pub const STACK_REGISTERS: usize = 1 << 20;

impl JavaThread {
    pub fn new(id: ThreadId, object: ObjRef, stack: Reserve<u64>, max_frames: usize) -> JavaThread {
        JavaThread {
            id,
            object,
            status: Status::Runnable,
            wake: Wake::None,
            frames: Vec::new(),
            stack,
            max_frames,
            permit: false,
            daemon: false,
            suspended: false,
            atomic: 0,
            expired: false,
            paused: false,
            seen_over: 0,
            wait_order: 0,
            reenter: 0,
            result: 0,
            thrown: ObjRef::NULL,
            stop: ObjRef::NULL,
            converted: [ObjRef::NULL; 2],
            held: Vec::new(),
            at_point: false,
            pending: Effect::default(),
            dirty: false,
        }
    }

    /// It has ended, and this was its `java.lang.Thread`, or another object that has got the row of that one since.
    pub fn had_object(&self, object: ObjRef) -> bool {
        self.status == Status::Terminated && self.pending.object == object.0
    }

    /// In an atomic section, and has not waited since it last ran: nobody else runs.
    #[inline]
    pub fn keeps_others_out(&self) -> bool {
        self.atomic > 0 && !self.paused
    }

    #[inline]
    pub fn status(&self) -> Status {
        self.status
    }

    #[inline]
    pub fn is_alive(&self) -> bool {
        self.status != Status::Terminated
    }

    /// First register behind the top frame.
    #[inline]
    pub fn stack_top(&self) -> u32 {
        self.frames.last().map_or(0, |f| {
            let code = f.method().code.get();
            // SAFETY: code of a method on a stack exists.
            f.base + if code.is_null() { f.method().arg_slots as u32 } else { unsafe { (*code).registers as u32 } }
        })
    }

    /// What an instance method was called on, which its code never overwrites.
    pub fn receiver(&self, frame: &Frame) -> ObjRef {
        self.argument(frame, 0)
    }

    /// An argument of a method whose code does not overwrite it, by its slot.
    pub fn argument(&self, frame: &Frame, slot: usize) -> ObjRef {
        assert!(slot < frame.method().arg_slots as usize, "argument {slot}");
        // SAFETY: a frame has at least the registers of its arguments.
        ObjRef(unsafe { *self.stack.ptr().add(frame.base as usize + slot) } as u32)
    }

    /// The registers in use.
    pub fn registers(&self) -> &[u64] {
        self.stack.slice(self.stack_top() as usize)
    }
}
