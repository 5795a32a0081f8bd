//! A thread as a sequence of words, and back.
//!
//! Only live registers are in it: what no instruction reads any more does not distinguish states. **Only this file knows the
//! places of the words**; everybody else sees an [`Image`] with named parts. Which fields there are is for [`crate::parts`] to say.
//!
//! | words | content |
//! |---|---|
//! | `HEADER` | the [`Core`] of the thread, numbers of frames and held monitors |
//! | per held monitor | object, entry count |
//! | per frame | [`FrameParts`], number of references and primitives; then these: references with their registers, primitives without |

use crate::heap::{Heap, ObjRef};
use crate::parts::{Core, FrameParts, KindTag, Parts, References, StatusTag, describe_counts, describe_held};
use crate::reserve::Reserve;
use crate::state::State;
use crate::thread::{Effect, EffectKind, Frame, FrameKind, JavaThread, STACK_REGISTERS, Status, ThreadId, Wake};
use jaunt_program::{ClassId, Kind, Method, Program};

const HEADER: usize = 10;
const FRAME: usize = 5;

fn pair(low: u32, high: u32) -> u64 {
    low as u64 | (high as u64) << 32
}

fn low(word: u64) -> u32 {
    word as u32
}

fn high(word: u64) -> u32 {
    (word >> 32) as u32
}

impl Status {
    /// Everything but the tag.
    #[inline]
    fn operands(self) -> (u32, u16, u64) {
        match self {
            Status::Runnable | Status::Terminated => (0, 0, 0),
            Status::Blocked(o) => (o.0, 0, 0),
            Status::Waiting { object, count, deadline } => (object.0, count, deadline),
            Status::Parked { deadline } | Status::Sleeping { deadline } => (0, 0, deadline),
            Status::ClassInit(class) => (class.0, 0, 0),
        }
    }

    #[inline]
    fn from_operands(tag: u8, object: u32, count: u16, deadline: u64) -> Status {
        // Most are.
        if tag == StatusTag::Runnable as u8 {
            return Status::Runnable;
        }
        match StatusTag::ALL[tag as usize] {
            StatusTag::Runnable => Status::Runnable,
            StatusTag::Blocked => Status::Blocked(ObjRef(object)),
            StatusTag::Waiting => Status::Waiting { object: ObjRef(object), count, deadline },
            StatusTag::Parked => Status::Parked { deadline },
            StatusTag::Sleeping => Status::Sleeping { deadline },
            StatusTag::ClassInit => Status::ClassInit(ClassId(object)),
            StatusTag::Terminated => Status::Terminated,
        }
    }
}

impl FrameKind {
    /// Everything but the tag.
    #[inline]
    fn operands(self) -> (u32, u32) {
        match self {
            FrameKind::Normal | FrameKind::Again | FrameKind::Bottom => (0, 0),
            FrameKind::ClassInit(class) => (class.0, 0),
            FrameKind::AgainWithRoot(slot) => (slot, 0),
            FrameKind::AgainConverted(r) | FrameKind::Construct(r) => (r.0, 0),
            FrameKind::AgainWithClass(loader, name) => (loader, name),
            FrameKind::Reflect(kind) => (kind as u32, 0),
        }
    }

    #[inline]
    fn from_operands(tag: u8, a: u32, b: u32) -> FrameKind {
        // Most are.
        if tag == KindTag::Normal as u8 {
            return FrameKind::Normal;
        }
        match KindTag::ALL[tag as usize] {
            KindTag::Normal => FrameKind::Normal,
            KindTag::ClassInit => FrameKind::ClassInit(ClassId(a)),
            KindTag::Again => FrameKind::Again,
            KindTag::AgainWithRoot => FrameKind::AgainWithRoot(a),
            KindTag::AgainConverted => FrameKind::AgainConverted(ObjRef(a)),
            KindTag::AgainWithClass => FrameKind::AgainWithClass(a, b),
            KindTag::Reflect => FrameKind::Reflect(Kind::ALL[a as usize]),
            KindTag::Construct => FrameKind::Construct(ObjRef(a)),
            KindTag::Bottom => FrameKind::Bottom,
        }
    }
}

/// A bit, at this place.
fn bit(flag: bool, at: u32) -> u32 {
    (flag as u32) << at
}

#[inline]
fn core_words(core: &Core, frames: usize, held: usize) -> [u64; HEADER] {
    let Core {
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
        pending,
        max_frames,
    } = *core;
    let Effect { kind, plain, object: place, offset, len } = pending;
    let (of, count, deadline) = status.operands();
    let flags = bit(permit, 17) | bit(daemon, 18) | bit(suspended, 19) | bit(at_point, 20) | bit(expired, 21) | bit(paused, 22);
    [
        pair(object.0, status.tag() as u32 | (wake as u32) << 8 | flags),
        pair(of, count as u32),
        deadline,
        pair(reenter as u32, atomic),
        pair(thrown.0, stop.0),
        pair(converted[0].0, converted[1].0),
        pair(kind as u32 | bit(plain, 8), place),
        pair(offset, len),
        pair(max_frames, seen_over),
        pair(frames as u32, held as u32),
    ]
}

#[inline]
fn core_of(words: &[u64]) -> Core {
    let words: &[u64; HEADER] = words.first_chunk().expect("a header");
    let head = high(words[0]);
    Core {
        object: ObjRef(low(words[0])),
        status: Status::from_operands(head as u8, low(words[1]), high(words[1]) as u16, words[2]),
        wake: Wake::ALL[(head >> 8) as u8 as usize],
        permit: head & 1 << 17 != 0,
        daemon: head & 1 << 18 != 0,
        suspended: head & 1 << 19 != 0,
        at_point: head & 1 << 20 != 0,
        expired: head & 1 << 21 != 0,
        paused: head & 1 << 22 != 0,
        reenter: low(words[3]) as u16,
        atomic: high(words[3]),
        thrown: ObjRef(low(words[4])),
        stop: ObjRef(high(words[4])),
        converted: [ObjRef(low(words[5])), ObjRef(high(words[5]))],
        pending: Effect {
            // Without a way to fail, so that whoever does not look at it does not pay for it.
            kind: EffectKind::ALL.get(low(words[6]) as u8 as usize).copied().unwrap_or(EffectKind::Global),
            plain: low(words[6]) & 1 << 8 != 0,
            object: high(words[6]),
            offset: low(words[7]),
            len: high(words[7]),
        },
        max_frames: low(words[8]),
        seen_over: high(words[8]),
    }
}

#[inline]
fn frame_words(parts: &FrameParts) -> [u64; FRAME] {
    let FrameParts { method, index, base, lock, kind, not_started } = *parts;
    let (a, b) = kind.operands();
    // The numbers of registers come when these are known.
    [method as u64, pair(index, base), pair(lock.0, kind.tag() as u32 | bit(not_started, 8)), pair(a, b), 0]
}

#[inline]
fn kind_of(words: &[u64]) -> FrameKind {
    let words: &[u64; FRAME] = words.first_chunk().expect("a frame");
    FrameKind::from_operands(high(words[2]) as u8, low(words[3]), high(words[3]))
}

#[inline]
fn frame_of(words: &[u64]) -> FrameParts {
    let kind = kind_of(words);
    let words: &[u64; FRAME] = words.first_chunk().expect("a frame");
    let tag = high(words[2]);
    FrameParts {
        method: words[0] as *const Method,
        index: low(words[1]),
        base: high(words[1]),
        lock: ObjRef(low(words[2])),
        kind,
        not_started: tag & 1 << 8 != 0,
    }
}

pub(crate) fn encode(thread: &JavaThread, heap: &Heap, program: &Program, out: &mut Vec<u64>) {
    let (core, _) = thread.parts();
    out.extend_from_slice(&core_words(&core, thread.frames.len(), thread.held.len()));
    out.extend(thread.held.iter().map(|&object| pair(object.0, heap.lock_word(object) & 0xffff)));
    for (i, frame) in thread.frames.iter().enumerate() {
        let parts = FrameParts::of(frame);
        let maps = program.maps_of(frame.method());
        let again = thread.frames.get(i + 1).is_none_or(|callee| !callee.kind.finishes_call());
        let index = parts.index as usize;
        let live = if again { maps.at(index) } else { maps.during_call(index) };
        out.reserve(FRAME + live.most());
        let words = frame_words(&parts);
        // SAFETY: live registers lie inside the frame, and there is room for a header and all that can be live.
        unsafe {
            let registers = thread.stack.ptr().add(frame.base as usize);
            let start = out.as_mut_ptr().add(out.len());
            start.cast::<[u64; FRAME]>().write(words);
            let first = start.add(FRAME);
            let mut to = first;
            live.each_ref(|register| {
                to.write(pair(*registers.add(register) as u32, register as u32));
                to = to.add(1);
            });
            let behind = to;
            live.each_prim(|register| {
                to.write(*registers.add(register));
                to = to.add(1);
            });
            let (refs, prims) = (behind.offset_from_unsigned(first), to.offset_from_unsigned(behind));
            start.add(FRAME - 1).write(pair(refs as u32, prims as u32));
            out.set_len(out.len() + FRAME + refs + prims);
        }
    }
}

/// A thread as it was encoded.
#[derive(Clone, Copy)]
pub(crate) struct Image<'a> {
    words: &'a [u64],
}

/// A frame in an image.
#[derive(Clone, Copy)]
pub(crate) struct FrameImage<'a> {
    pub parts: FrameParts,
    refs: &'a [u64],
    /// Live registers without references.
    pub prims: &'a [u64],
}

impl<'a> Image<'a> {
    #[inline]
    pub fn new(words: &'a [u64]) -> Image<'a> {
        Image { words }
    }

    #[inline]
    pub fn core(self) -> Core {
        core_of(self.words)
    }

    #[inline]
    fn status(self) -> StatusTag {
        StatusTag::ALL[high(self.words[0]) as u8 as usize]
    }

    /// Row of the `java.lang.Thread`, 0 when the thread has ended.
    #[inline]
    pub fn own_object(self) -> u32 {
        if self.status() == StatusTag::Terminated { 0 } else { low(self.words[0]) }
    }

    #[inline]
    fn frame_count(self) -> usize {
        low(self.words[HEADER - 1]) as usize
    }

    #[inline]
    fn held_count(self) -> usize {
        high(self.words[HEADER - 1]) as usize
    }

    /// Monitors that the thread holds, and how often each.
    #[inline]
    pub fn held(self) -> impl Iterator<Item = (ObjRef, u32)> {
        self.words[HEADER..HEADER + self.held_count()].iter().map(|&word| (ObjRef(low(word)), high(word)))
    }

    /// From the bottom up.
    #[inline]
    pub fn frames(self) -> Frames<'a> {
        Frames { left: self.frame_count(), rest: &self.words[HEADER + self.held_count()..] }
    }

    /// All of the thread.
    #[inline]
    pub fn describe(self, to: &mut impl Parts) {
        if !self.core().describe(to) {
            return;
        }
        describe_counts(self.frame_count(), self.held_count(), to);
        for (object, count) in self.held() {
            describe_held(object, count, to);
        }
        for frame in self.frames() {
            to.frame_begins();
            frame.parts.describe(to);
            // Plain loops: the compiler keeps them in place.
            for &word in frame.refs {
                to.object(ObjRef(low(word)));
            }
            for &word in frame.prims {
                to.value(word);
            }
            to.frame_ends();
        }
    }

    /// Every reference in it, null too.
    pub fn references(self, mut f: impl FnMut(u32)) {
        self.describe(&mut References(|r: ObjRef| f(r.0)));
    }
}

/// The frames of an image.
pub(crate) struct Frames<'a> {
    left: usize,
    rest: &'a [u64],
}

impl Frames<'_> {
    /// The kind of the frame that comes next. (A frame looked at ahead of its turn was carried from place to place.)
    #[inline(always)]
    fn next_kind(&self) -> Option<FrameKind> {
        (self.left > 0).then(|| kind_of(self.rest))
    }
}

impl<'a> Iterator for Frames<'a> {
    type Item = FrameImage<'a>;

    #[inline(always)]
    fn next(&mut self) -> Option<FrameImage<'a>> {
        self.left = self.left.checked_sub(1)?;
        let parts = frame_of(self.rest);
        let counts = self.rest[FRAME - 1];
        let (refs, prims) = (low(counts) as usize, high(counts) as usize);
        let (registers, behind) = self.rest[FRAME..].split_at(refs + prims);
        self.rest = behind;
        let (refs, prims) = registers.split_at(refs);
        Some(FrameImage { parts, refs, prims })
    }
}

impl FrameImage<'_> {
    /// Live registers that hold references, null too: object and register.
    #[inline]
    pub fn references(&self) -> impl Iterator<Item = (ObjRef, u32)> {
        self.refs.iter().map(|&word| (ObjRef(low(word)), high(word)))
    }
}

/// Makes a thread what its image says. The monitors that it held before must have been given up.
pub(crate) fn decode(words: &[u64], state: &mut State, id: ThreadId, program: &Program) {
    let image = Image::new(words);
    let core = image.core();
    state.threads.set_status(id, core.status);
    let State { threads, heap, .. } = state;
    let thread = &mut threads[id];
    thread.set_core(core);
    thread.held.clear();
    for (object, count) in image.held() {
        thread.held.push(object);
        heap.set_lock_word(object, (id.0 + 1) << 16 | count);
    }
    // A thread with many frames may have had a bigger stack than the one whose place it takes.
    let wanted = STACK_REGISTERS.max(thread.max_frames.min(1 << 24) * 8);
    if image.frame_count() > 0 && thread.stack.capacity() < wanted {
        thread.stack = Reserve::small_pages(wanted).expect("address space for a thread that was there before");
    }
    thread.frames.clear();
    let mut frames = image.frames();
    while let Some(frame) = frames.next() {
        let FrameParts { method, index, base, lock, kind, not_started } = frame.parts;
        // SAFETY: methods and their code are never removed, and the index was taken from this code.
        let (pc, of) = unsafe {
            let code = &*(*method).code.get();
            (code.insns.first().add(index as usize), &*method)
        };
        thread.frames.push(Frame { method, pc, base, lock, kind, not_started });
        // SAFETY: the registers of this frame lie inside the stack, as they did when the image was made.
        let registers = unsafe { thread.stack.ptr().add(base as usize) };
        for (r, register) in frame.references() {
            // SAFETY: as above.
            unsafe { *registers.add(register as usize) = r.0 as u64 };
        }
        if !frame.prims.is_empty() {
            // Which registers these are is known from the map alone; the frame above decides which point of it counts.
            let again = frames.next_kind().is_none_or(|callee| !callee.finishes_call());
            let maps = program.maps_of(of);
            let live = if again { maps.at(index as usize) } else { maps.during_call(index as usize) };
            let mut prims = frame.prims.iter();
            live.each_prim(|register| {
                if let Some(&word) = prims.next() {
                    // SAFETY: as above.
                    unsafe { *registers.add(register) = word };
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every tag has its place in the lists that decoding uses, and what is encoded comes back.
    #[test]
    fn statuses_and_kinds_come_back() {
        let (object, count, deadline) = (ObjRef(7), 3, 1 << 40);
        let statuses = [
            Status::Runnable,
            Status::Blocked(object),
            Status::Waiting { object, count, deadline },
            Status::Parked { deadline },
            Status::Sleeping { deadline },
            Status::ClassInit(ClassId(9)),
            Status::Terminated,
        ];
        assert_eq!(statuses.map(Status::tag), StatusTag::ALL);
        for (i, status) in statuses.into_iter().enumerate() {
            assert_eq!(status.tag() as usize, i);
            let (a, b, c) = status.operands();
            assert_eq!(Status::from_operands(status.tag() as u8, a, b, c), status);
        }
        let kinds = [
            FrameKind::Normal,
            FrameKind::ClassInit(ClassId(5)),
            FrameKind::Again,
            FrameKind::AgainWithRoot(4),
            FrameKind::AgainConverted(object),
            FrameKind::AgainWithClass(1, 2),
            FrameKind::Reflect(Kind::Long),
            FrameKind::Construct(object),
            FrameKind::Bottom,
        ];
        assert_eq!(kinds.map(FrameKind::tag), KindTag::ALL);
        for (i, kind) in kinds.into_iter().enumerate() {
            assert_eq!(kind.tag() as usize, i);
            let (a, b) = kind.operands();
            assert_eq!(FrameKind::from_operands(kind.tag() as u8, a, b), kind);
        }
        for (i, wake) in Wake::ALL.into_iter().enumerate() {
            assert_eq!(wake as usize, i);
        }
        for (i, kind) in EffectKind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, i);
        }
    }

    #[test]
    fn a_core_comes_back() {
        let core = Core {
            object: ObjRef(1),
            status: Status::Waiting { object: ObjRef(2), count: 3, deadline: 4 },
            wake: Wake::Interrupted,
            permit: false,
            daemon: true,
            suspended: false,
            at_point: true,
            expired: false,
            atomic: 5,
            paused: true,
            seen_over: 15,
            reenter: 6,
            thrown: ObjRef(7),
            stop: ObjRef(8),
            converted: [ObjRef(9), ObjRef(10)],
            pending: Effect { kind: EffectKind::Global, plain: true, object: 11, offset: 12, len: 13 },
            max_frames: 14,
        };
        assert_eq!(core_of(&core_words(&core, 0, 0)), core);
        let flags = Core { permit: true, daemon: false, suspended: true, at_point: false, expired: true, paused: false, ..core };
        assert_eq!(core_of(&core_words(&flags, 0, 0)), flags);
    }
}
