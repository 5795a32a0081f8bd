//! What a thread, a frame, a class's record and the rest of a state are made of: one description of each.
//!
//! Every struct is taken apart here by a pattern that names all of its fields, so **a new field does not compile until it is
//! dealt with**: it is given to whoever looks ([`Parts`]), or it is named in the list of what is left out ([`LeftOut`]). The
//! canonical form, the slow hash and the search for garbage are such lookers. What a thread is apart from its frames, [`Core`],
//! is also what its image and its snapshot hold.

use crate::heap::{FIRST_PERMANENT, ObjRef};
use crate::left_out::LeftOut;
use crate::state::{Block, ClassState, ClassStatus, Invariant, Rest};
use crate::thread::{Effect, EffectKind, Frame, FrameKind, JavaThread, Status, ThreadId, Wake};
use jaunt_base::breakage::broken;
use jaunt_program::{ClassId, Method, Program};

/// Takes a struct apart. Each of its fields can be forgotten, one at a time, where tests of the tests want that; those after the
/// semicolon are left out anyway.
macro_rules! fields {
    ($of:ident { $($field:ident),+ ; $($out:ident),+ } = $value:expr) => {
        let $of { $($field,)+ $($out),+ } = $value;
        $(
            #[allow(clippy::let_and_return)]
            let $field = if broken(concat!("field ", stringify!($of), ".", stringify!($field))) { Blank::BLANK } else { $field };
        )+
    };
}

/// What a field looks like that is forgotten.
trait Blank {
    const BLANK: Self;
}

macro_rules! blank {
    ($($type:ty = $value:expr),+ $(,)?) => { $(impl Blank for $type { const BLANK: $type = $value; })+ };
}

blank! {
    bool = false, u16 = 0, u32 = 0, u64 = 0, ObjRef = ObjRef::NULL, [ObjRef; 2] = [ObjRef::NULL; 2], Status = Status::Runnable,
    Wake = Wake::None, Effect = Effect { kind: EffectKind::None, plain: false, object: 0, offset: 0, len: 1 }, *const Method = std::ptr::null(), ThreadId = ThreadId(0), FrameKind = FrameKind::Normal, ClassStatus = ClassStatus::Linked,
}

/// Whoever looks at the parts of a state. What he is told is enough to tell two states apart.
pub(crate) trait Parts {
    /// A reference, null too. **Every reference of a part comes here**, so that this alone finds what is in use.
    #[cfg_attr(feature = "breakages", track_caller)]
    fn object(&mut self, r: ObjRef);
    #[cfg_attr(feature = "breakages", track_caller)]
    fn number(&mut self, n: u32);
    /// A register that holds no reference: any value of a program's own.
    #[cfg_attr(feature = "breakages", track_caller)]
    fn value(&mut self, word: u64);
    #[cfg_attr(feature = "breakages", track_caller)]
    fn class(&mut self, class: ClassId);
    #[cfg_attr(feature = "breakages", track_caller)]
    fn thread(&mut self, id: ThreadId);
    #[cfg_attr(feature = "breakages", track_caller)]
    fn method(&mut self, method: &Method);
    /// When a wait ends, in the VM's nanoseconds; 0: never.
    #[cfg_attr(feature = "breakages", track_caller)]
    fn deadline(&mut self, at: u64);
    /// A frame is complete.
    fn frame_ends(&mut self) {}
    /// A frame begins.
    fn frame_begins(&mut self) {}
    /// Something that does not tell states apart, and why.
    #[inline(always)]
    fn left_out<T>(&mut self, _why: LeftOut, _value: T) {}
}

/// A looker that wants references only.
pub(crate) struct References<F>(pub F);

impl<F: FnMut(ObjRef)> Parts for References<F> {
    #[inline]
    fn object(&mut self, r: ObjRef) {
        self.0(r);
    }
    fn number(&mut self, _: u32) {}
    fn value(&mut self, _: u64) {}
    fn class(&mut self, _: ClassId) {}
    fn thread(&mut self, _: ThreadId) {}
    fn method(&mut self, _: &Method) {}
    fn deadline(&mut self, _: u64) {}
}

/// A thread without its frames, registers and monitors.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Core {
    pub object: ObjRef,
    pub status: Status,
    pub wake: Wake,
    pub permit: bool,
    pub daemon: bool,
    pub suspended: bool,
    pub at_point: bool,
    pub expired: bool,
    pub atomic: u32,
    pub paused: bool,
    pub seen_over: u32,
    pub reenter: u16,
    pub thrown: ObjRef,
    pub stop: ObjRef,
    pub converted: [ObjRef; 2],
    pub pending: Effect,
    pub max_frames: u32,
}

/// What only a snapshot keeps of a thread, besides [`Core`], frames, registers and monitors.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Beside {
    pub wait_order: u64,
    pub result: u64,
}

impl JavaThread {
    /// Takes the record apart.
    #[inline]
    pub(crate) fn parts(&self) -> (Core, Beside) {
        let JavaThread {
            object,
            status,
            wake,
            max_frames,
            permit,
            daemon,
            suspended,
            atomic,
            expired,
            paused,
            seen_over,
            wait_order,
            reenter,
            result,
            thrown,
            stop,
            converted,
            at_point,
            pending,
            // Which place in the table it has.
            id: _,
            // Looked at by `frames` and `held_monitors` below; the stack as far as frames have live registers in it.
            frames: _,
            stack: _,
            held: _,
            // Whether it is saved: a note of the tracker's.
            dirty: _,
        } = self;
        let core = Core {
            object: *object,
            status: *status,
            wake: *wake,
            permit: *permit,
            daemon: *daemon,
            suspended: *suspended,
            at_point: *at_point,
            expired: *expired,
            atomic: *atomic,
            paused: *paused,
            seen_over: *seen_over,
            reenter: *reenter,
            thrown: *thrown,
            stop: *stop,
            converted: *converted,
            pending: *pending,
            max_frames: (*max_frames).min(u32::MAX as usize) as u32,
        };
        (core, Beside { wait_order: *wait_order, result: *result })
    }

    /// Makes the record what a core says. The status is for [`crate::Threads`] to change: its lists follow it.
    #[inline]
    pub(crate) fn set_core(&mut self, core: Core) {
        let Core {
            object,
            status: _,
            wake,
            permit,
            daemon,
            suspended,
            at_point,
            expired,
            atomic,
            paused,
            seen_over,
            reenter,
            thrown,
            stop,
            converted,
            pending,
            max_frames,
        } = core;
        self.object = object;
        self.wake = wake;
        self.permit = permit;
        self.daemon = daemon;
        self.suspended = suspended;
        self.at_point = at_point;
        self.expired = expired;
        self.atomic = atomic;
        self.paused = paused;
        self.seen_over = seen_over;
        self.reenter = reenter;
        self.thrown = thrown;
        self.stop = stop;
        self.converted = converted;
        self.pending = pending;
        self.max_frames = max_frames as usize;
    }

    pub(crate) fn set_beside(&mut self, beside: Beside) {
        let Beside { wait_order, result } = beside;
        self.wait_order = wait_order;
        self.result = result;
    }

    /// All of a thread, from the thread itself. `count`: how often a monitor is entered.
    pub(crate) fn describe(&self, program: &Program, count: impl Fn(ObjRef) -> u32, to: &mut impl Parts) {
        let (core, beside) = self.parts();
        if !core.describe(to) {
            return;
        }
        beside.describe(to);
        describe_counts(self.frames.len(), self.held.len(), to);
        for &object in &self.held {
            describe_held(object, count(object), to);
        }
        for (i, frame) in self.frames.iter().enumerate() {
            to.frame_begins();
            FrameParts::of(frame).describe(to);
            let index = frame.index();
            let maps = program.maps(frame.method_id());
            let again = self.frames.get(i + 1).is_none_or(|callee| !callee.kind.finishes_call());
            let live = if again { maps.at(index) } else { maps.during_call(index) };
            // SAFETY: live registers lie inside the frame.
            let word = |register: u16| unsafe { *self.stack.ptr().add(frame.base as usize + register as usize) };
            for register in live.refs() {
                to.object(ObjRef(word(register) as u32));
            }
            for register in live.prims() {
                to.value(word(register));
            }
            to.frame_ends();
        }
    }
}

impl Core {
    /// What tells threads apart. False: the thread has ended, and there is no more to say.
    #[inline(always)]
    pub fn describe(&self, to: &mut impl Parts) -> bool {
        fields!(
            Core {
                object,
                status,
                wake,
                permit,
                daemon,
                suspended,
                at_point,
                expired,
                atomic,
                paused,
                seen_over,
                reenter,
                thrown,
                stop,
                converted,
                pending;
                max_frames
            } = *self
        );
        if status == Status::Terminated {
            to.number(status.tag() as u32);
            to.left_out(LeftOut::EndedThread, self);
            return false;
        }
        // Seldom there.
        let more = (atomic | seen_over) != 0 || reenter != 0 || (thrown.0 | stop.0 | converted[0].0 | converted[1].0) != 0;
        let flags = permit as u32 | (daemon as u32) << 2 | (suspended as u32) << 3 | (at_point as u32) << 4 | (more as u32) << 5;
        // After a long local stretch a thread may stand at a place without having asked; and one that asked for something else
        // there (a class that was not initialised then) can go on although the monitor that it needs next is held.
        let asked = (pending.kind != EffectKind::None) as u32 | ((pending.kind == EffectKind::Lock) as u32) << 1;
        let flags = flags | asked << 6 | (expired as u32) << 8 | (paused as u32) << 9;
        to.number(status.tag() as u32 | (wake as u32) << 8 | flags << 16);
        to.object(object);
        status.describe(to);
        if more {
            to.number(atomic);
            to.number(reenter as u32);
            to.number(seen_over);
            to.object(thrown);
            to.object(stop);
            to.object(converted[0]);
            to.object(converted[1]);
        }
        to.left_out(LeftOut::WhichPending, pending);
        to.left_out(LeftOut::StackSize, max_frames);
        true
    }
}

impl Beside {
    fn describe(&self, to: &mut impl Parts) {
        let Beside { wait_order, result } = *self;
        to.left_out(LeftOut::OrderOfWaiting, wait_order);
        to.left_out(LeftOut::ResultForOutside, result);
    }
}

/// A monitor that a thread holds.
#[inline]
pub(crate) fn describe_held(object: ObjRef, count: u32, to: &mut impl Parts) {
    to.object(object);
    to.number(count);
}

/// How much follows: told first, so that no part of what follows can be taken for another.
#[inline]
pub(crate) fn describe_counts(frames: usize, held: usize, to: &mut impl Parts) {
    to.number(frames as u32 | (held as u32) << 16);
}

impl Status {
    #[inline]
    pub(crate) fn tag(self) -> StatusTag {
        match self {
            Status::Runnable => StatusTag::Runnable,
            Status::Blocked(_) => StatusTag::Blocked,
            Status::Waiting { .. } => StatusTag::Waiting,
            Status::Parked { .. } => StatusTag::Parked,
            Status::Sleeping { .. } => StatusTag::Sleeping,
            Status::ClassInit(_) => StatusTag::ClassInit,
            Status::Terminated => StatusTag::Terminated,
        }
    }

    /// What is not in the tag.
    #[inline]
    fn describe(self, to: &mut impl Parts) {
        match self {
            Status::Runnable | Status::Terminated => {}
            Status::Blocked(object) => to.object(object),
            Status::Waiting { object, count, deadline } => {
                to.object(object);
                to.number(count as u32);
                to.deadline(deadline);
            }
            Status::Parked { deadline } | Status::Sleeping { deadline } => to.deadline(deadline),
            Status::ClassInit(class) => to.class(class),
        }
    }
}

/// [`Status`] without what belongs to it, as images call it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum StatusTag {
    Runnable,
    Blocked,
    Waiting,
    Parked,
    Sleeping,
    ClassInit,
    Terminated,
}

impl StatusTag {
    pub const ALL: [StatusTag; 7] = [
        StatusTag::Runnable,
        StatusTag::Blocked,
        StatusTag::Waiting,
        StatusTag::Parked,
        StatusTag::Sleeping,
        StatusTag::ClassInit,
        StatusTag::Terminated,
    ];
}

/// A frame without its registers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameParts {
    pub method: *const Method,
    /// Of the instruction.
    pub index: u32,
    pub base: u32,
    pub lock: ObjRef,
    pub kind: FrameKind,
    pub not_started: bool,
}

impl FrameParts {
    #[inline]
    pub fn of(frame: &Frame) -> FrameParts {
        let Frame { method, pc: _, base, lock, kind, not_started } = *frame;
        FrameParts { method, index: frame.index() as u32, base, lock, kind, not_started }
    }

    #[inline]
    pub fn method(&self) -> &Method {
        // SAFETY: methods are never removed from the program.
        unsafe { &*self.method }
    }

    #[inline]
    pub fn describe(&self, to: &mut impl Parts) {
        fields!(FrameParts { method, index, lock, kind, not_started; base } = *self);
        // SAFETY: methods are never removed from the program.
        if let Some(method) = unsafe { method.as_ref() } {
            to.method(method);
        }
        let more = kind != FrameKind::Normal || !lock.is_null() || not_started;
        to.number(index | (more as u32) << 31);
        if more {
            to.number(kind.tag() as u32 | (not_started as u32) << 8);
            to.object(lock);
            kind.describe(to);
        }
        to.left_out(LeftOut::FirstRegister, base);
    }
}

impl FrameKind {
    #[inline]
    pub(crate) fn tag(self) -> KindTag {
        match self {
            FrameKind::Normal => KindTag::Normal,
            FrameKind::ClassInit(_) => KindTag::ClassInit,
            FrameKind::Again => KindTag::Again,
            FrameKind::AgainWithRoot(_) => KindTag::AgainWithRoot,
            FrameKind::AgainConverted(_) => KindTag::AgainConverted,
            FrameKind::AgainWithClass(..) => KindTag::AgainWithClass,
            FrameKind::Reflect(_) => KindTag::Reflect,
            FrameKind::Construct(_) => KindTag::Construct,
            FrameKind::Bottom => KindTag::Bottom,
        }
    }

    /// What is not in the tag.
    #[inline]
    fn describe(self, to: &mut impl Parts) {
        match self {
            FrameKind::Normal | FrameKind::Again | FrameKind::Bottom => {}
            FrameKind::ClassInit(class) => to.class(class),
            FrameKind::AgainWithRoot(slot) => to.number(slot),
            FrameKind::AgainConverted(r) | FrameKind::Construct(r) => to.object(r),
            FrameKind::AgainWithClass(loader, name) => {
                to.number(loader);
                to.number(name);
            }
            FrameKind::Reflect(kind) => to.number(kind as u32),
        }
    }
}

/// [`FrameKind`] without what belongs to it, as images call it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum KindTag {
    Normal,
    ClassInit,
    Again,
    AgainWithRoot,
    AgainConverted,
    AgainWithClass,
    Reflect,
    Construct,
    Bottom,
}

impl KindTag {
    pub const ALL: [KindTag; 9] = [
        KindTag::Normal,
        KindTag::ClassInit,
        KindTag::Again,
        KindTag::AgainWithRoot,
        KindTag::AgainConverted,
        KindTag::AgainWithClass,
        KindTag::Reflect,
        KindTag::Construct,
        KindTag::Bottom,
    ];
}

impl ClassState {
    /// What tells records of a class apart, without the class's name.
    pub(crate) fn describe(&self, to: &mut impl Parts) {
        fields!(ClassState { status, by, error, defined; mirror } = *self);
        let own = self.own_mirror();
        to.number(status as u32 | (defined as u32) << 8 | (!own.is_null() as u32) << 9);
        match status {
            ClassStatus::InProgress => to.thread(by),
            ClassStatus::Linked | ClassStatus::Initialized | ClassStatus::Erroneous => to.left_out(LeftOut::WhoInitialized, by),
        }
        to.object(error);
        if !own.is_null() {
            to.object(own);
        }
        to.left_out(LeftOut::Mirror, mirror);
    }

    /// The record in numbers, as far as it can differ between states of one search.
    #[inline]
    pub(crate) fn packed(&self) -> (u64, u32) {
        let ClassState { status, by, mirror: _, error, defined } = *self;
        (status as u64 | (defined as u64) << 7 | (by.0 as u64) << 8 | (error.0 as u64) << 32, self.own_mirror().0)
    }

    /// The mirror, if it comes and goes with the state; else null.
    #[inline]
    pub(crate) fn own_mirror(&self) -> ObjRef {
        if self.mirror.0 >= FIRST_PERMANENT { ObjRef::NULL } else { self.mirror }
    }

    /// References that the record has.
    #[inline]
    pub(crate) fn references(&self) -> [u32; 2] {
        [self.error.0, self.own_mirror().0]
    }
}

impl Rest {
    /// What tells states apart in it. Identity hash codes belong to their objects.
    #[inline]
    pub(crate) fn describe(&self, to: &mut impl Parts) {
        let Rest {
            roots,
            root_slots,
            linked,
            hashes,
            next_hash,
            hashed,
            blocks,
            pending_references,
            modules,
            deferred_threads,
            invariants,
        } = self;
        to.number(*next_hash);
        // Seldom there.
        let none = blocks.is_empty() && linked.is_empty() && hashed.is_empty() && invariants.is_empty();
        let more = !none || !pending_references.is_null();
        to.number((deferred_threads.len() as u32) << 1 | more as u32);
        if more {
            to.number(blocks.len() as u32);
            for &Block { number, bytes } in blocks {
                to.number(number);
                to.object(bytes);
            }
            to.object(*pending_references);
            to.number(linked.len() as u32);
            for &(key, slot) in linked {
                to.number(key as u32);
                to.number((key >> 32) as u32);
                to.object(roots[slot as usize]);
            }
            to.number(hashed.len() as u32);
            for &(name, object) in hashed {
                to.number(name as u32);
                to.number((name >> 32) as u32);
                to.object(object);
                to.number(hashes[&object.0]);
            }
            to.number(invariants.len() as u32);
            for &Invariant { condition, name } in invariants {
                to.object(condition);
                to.object(name);
            }
        }
        to.left_out(LeftOut::OtherRoots, root_slots);
        to.left_out(LeftOut::HashesOfUnreachable, hashes);
        to.left_out(LeftOut::DeferredThreads, deferred_threads);
        to.left_out(LeftOut::Modules, modules);
    }

    /// Every reference in it, null too.
    pub(crate) fn references(&self, mut f: impl FnMut(ObjRef)) {
        let Rest {
            roots,
            // Numbers.
            root_slots: _,
            linked: _,
            // Rows of objects, but an identity hash code keeps none alive.
            hashes: _,
            next_hash: _,
            // Are in the base image or kept by slot.
            hashed: _,
            blocks,
            pending_references,
            modules,
            deferred_threads,
            invariants,
        } = self;
        roots.iter().chain(modules.values()).chain(deferred_threads).for_each(|&r| f(r));
        for &Block { number: _, bytes } in blocks {
            f(bytes);
        }
        f(*pending_references);
        for &Invariant { condition, name } in invariants {
            f(condition);
            f(name);
        }
    }
}
