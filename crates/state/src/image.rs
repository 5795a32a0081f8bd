//! A thread as a sequence of words, and back.
//!
//! Only live registers are in it: what no instruction reads any more does not distinguish states. Layout:
//!
//! | words | content |
//! |---|---|
//! | 0 | `java.lang.Thread`, tag of the status, wake, flags |
//! | 1, 2 | object or class of the status with a count, deadline |
//! | 3–5 | re-entry count and atomic depth, exceptions, converted handles |
//! | 6, 7 | pending effect, number of frames |
//! | 8 | number of held monitors and most frames |
//! | 9 | length of the pending effect, then per held monitor one word: object, entry count |
//! | per frame | method, pc and first register, monitor and kind, the kind's arguments, number of references and primitives, then these |

use crate::heap::{Heap, ObjRef};
use crate::reserve::Reserve;
use crate::state::State;
use crate::thread::{Effect, EffectKind, Frame, FrameKind, JavaThread, STACK_REGISTERS, Status, ThreadId, Wake};
use jaunt_program::{ClassId, Kind, Method, Program};

pub(crate) const HEADER: usize = 10;
pub(crate) const FRAME: usize = 5;

fn pair(low: u32, high: u32) -> u64 {
    low as u64 | (high as u64) << 32
}

fn low(word: u64) -> u32 {
    word as u32
}

fn high(word: u64) -> u32 {
    (word >> 32) as u32
}

pub(crate) fn status_parts(status: Status) -> (u8, u32, u32, u64) {
    match status {
        Status::Runnable => (0, 0, 0, 0),
        Status::Blocked(o) => (1, o.0, 0, 0),
        Status::Waiting { object, count, deadline } => (2, object.0, count as u32, deadline),
        Status::Parked { deadline } => (3, 0, 0, deadline),
        Status::Sleeping { deadline } => (4, 0, 0, deadline),
        Status::ClassInit(class) => (5, class.0, 0, 0),
        Status::Terminated => (6, 0, 0, 0),
    }
}

fn status_of(tag: u8, object: u32, count: u32, deadline: u64) -> Status {
    match tag {
        0 => Status::Runnable,
        1 => Status::Blocked(ObjRef(object)),
        2 => Status::Waiting { object: ObjRef(object), count: count as u16, deadline },
        3 => Status::Parked { deadline },
        4 => Status::Sleeping { deadline },
        5 => Status::ClassInit(ClassId(object)),
        _ => Status::Terminated,
    }
}

/// Tag, two numbers, and whether the first number is a reference.
pub(crate) fn kind_parts(kind: FrameKind) -> (u8, u32, u32) {
    match kind {
        FrameKind::Normal => (0, 0, 0),
        FrameKind::ClassInit(class) => (1, class.0, 0),
        FrameKind::Again => (2, 0, 0),
        FrameKind::AgainWithRoot(slot) => (3, slot, 0),
        FrameKind::AgainConverted(r) => (4, r.0, 0),
        FrameKind::AgainWithClass(loader, name) => (5, loader, name),
        FrameKind::Reflect(kind) => (6, kind as u32, 0),
        FrameKind::Construct(r) => (7, r.0, 0),
        FrameKind::Bottom => (8, 0, 0),
    }
}

pub(crate) fn kind_has_reference(tag: u8) -> bool {
    tag == 4 || tag == 7
}

fn kind_of(tag: u8, a: u32, b: u32) -> FrameKind {
    match tag {
        0 => FrameKind::Normal,
        1 => FrameKind::ClassInit(ClassId(a)),
        2 => FrameKind::Again,
        3 => FrameKind::AgainWithRoot(a),
        4 => FrameKind::AgainConverted(ObjRef(a)),
        5 => FrameKind::AgainWithClass(a, b),
        6 => FrameKind::Reflect(Kind::ALL[a as usize]),
        7 => FrameKind::Construct(ObjRef(a)),
        _ => FrameKind::Bottom,
    }
}

/// Row of the `java.lang.Thread`, 0 when the thread has ended.
#[inline]
pub(crate) fn own_object(words: &[u64]) -> u32 {
    if high(words[0]) as u8 == 6 { 0 } else { low(words[0]) }
}

pub(crate) fn encode(thread: &JavaThread, heap: &Heap, program: &Program, out: &mut Vec<u64>) {
    let (tag, object, count, deadline) = status_parts(thread.status);
    let flags = thread.interrupted as u32
        | (thread.permit as u32) << 1
        | (thread.daemon as u32) << 2
        | (thread.suspended as u32) << 3
        | (thread.at_point as u32) << 4;
    let wake = match thread.wake {
        Wake::None => 0,
        Wake::Done => 1,
        Wake::Interrupted => 2,
    };
    let header: [u64; HEADER] = [
        pair(thread.object.0, tag as u32 | wake << 8 | flags << 16),
        pair(object, count),
        deadline,
        pair(thread.reenter as u32, thread.atomic),
        pair(thread.thrown.0, thread.stop.0),
        pair(thread.converted[0].0, thread.converted[1].0),
        pair(thread.pending.kind as u32 | (thread.pending.plain as u32) << 8, thread.pending.object),
        pair(thread.pending.offset, thread.frames.len() as u32),
        pair(thread.held.len() as u32, thread.max_frames.min(u32::MAX as usize) as u32),
        pair(thread.pending.len, 0),
    ];
    out.extend_from_slice(&header);
    out.extend(thread.held.iter().map(|&object| pair(object.0, heap.lock_word(object) & 0xffff)));
    for (i, frame) in thread.frames.iter().enumerate() {
        let (tag, a, b) = kind_parts(frame.kind);
        let index = frame.index();
        let maps = program.maps(frame.method_id());
        let again = thread.frames.get(i + 1).is_none_or(|callee| !callee.kind.finishes_call());
        let live = if again { maps.at(index) } else { maps.during_call(index) };
        let at = out.len();
        let words: [u64; FRAME] = [
            frame.method as u64,
            pair(index as u32, frame.base),
            pair(frame.lock.0, tag as u32 | (frame.not_started as u32) << 8),
            pair(a, b),
            0,
        ];
        out.extend_from_slice(&words);
        // SAFETY: live registers lie inside the frame.
        let registers = unsafe { thread.stack.ptr().add(frame.base as usize) };
        for register in live.refs() {
            // SAFETY: as above.
            out.push(pair(unsafe { *registers.add(register as usize) } as u32, register as u32));
        }
        let refs = out.len() - at - FRAME;
        for register in live.prims() {
            // SAFETY: as above.
            out.push(unsafe { *registers.add(register as usize) });
        }
        out[at + FRAME - 1] = pair(refs as u32, (out.len() - at - FRAME - refs) as u32);
    }
}

/// Every reference in an image, null too.
pub(crate) fn references(words: &[u64], mut f: impl FnMut(u32)) {
    let status = high(words[0]) as u8;
    if status == 6 {
        return;
    }
    f(low(words[0]));
    if status == 1 || status == 2 {
        f(low(words[1]));
    }
    for r in [low(words[4]), high(words[4]), low(words[5]), high(words[5])] {
        f(r);
    }
    let (frames, held) = (high(words[7]) as usize, low(words[8]) as usize);
    words[HEADER..HEADER + held].iter().for_each(|&word| f(low(word)));
    let mut at = HEADER + held;
    for _ in 0..frames {
        let frame = &words[at..];
        f(low(frame[2]));
        if kind_has_reference(high(frame[2]) as u8) {
            f(low(frame[3]));
        }
        let (refs, prims) = (low(frame[4]) as usize, high(frame[4]) as usize);
        frame[FRAME..FRAME + refs].iter().for_each(|&word| f(low(word)));
        at += FRAME + refs + prims;
    }
}

/// Makes a thread what its image says. The monitors that it held before must have been given up.
pub(crate) fn decode(words: &[u64], state: &mut State, id: ThreadId, program: &Program) {
    let head = high(words[0]);
    let status = status_of(head as u8, low(words[1]), high(words[1]), words[2]);
    state.threads.set_status(id, status);
    let State { threads, heap, .. } = state;
    let thread = &mut threads[id];
    thread.object = ObjRef(low(words[0]));
    thread.wake = match (head >> 8) as u8 {
        0 => Wake::None,
        1 => Wake::Done,
        _ => Wake::Interrupted,
    };
    let flags = head >> 16;
    thread.interrupted = flags & 1 != 0;
    thread.permit = flags & 2 != 0;
    thread.daemon = flags & 4 != 0;
    thread.suspended = flags & 8 != 0;
    thread.at_point = flags & 16 != 0;
    thread.reenter = low(words[3]) as u16;
    thread.atomic = high(words[3]);
    thread.thrown = ObjRef(low(words[4]));
    thread.stop = ObjRef(high(words[4]));
    thread.converted = [ObjRef(low(words[5])), ObjRef(high(words[5]))];
    thread.pending = Effect {
        kind: EffectKind::ALL[low(words[6]) as u8 as usize],
        plain: low(words[6]) & 0x100 != 0,
        object: high(words[6]),
        offset: low(words[7]),
        len: low(words[9]),
    };
    let frames = high(words[7]) as usize;
    let held = low(words[8]) as usize;
    thread.max_frames = high(words[8]) as usize;
    thread.held.clear();
    for &word in &words[HEADER..HEADER + held] {
        thread.held.push(ObjRef(low(word)));
        heap.set_lock_word(ObjRef(low(word)), (id.0 + 1) << 16 | high(word));
    }
    // A thread with many frames may have had a bigger stack than the one whose place it takes.
    let wanted = STACK_REGISTERS.max(thread.max_frames.min(1 << 24) * 8);
    if frames > 0 && thread.stack.capacity() < wanted {
        thread.stack = Reserve::small_pages(wanted).expect("address space for a thread that was there before");
    }
    thread.frames.clear();
    let mut at = HEADER + held;
    for i in 0..frames {
        let method = words[at] as *const Method;
        let (index, base) = (low(words[at + 1]) as usize, high(words[at + 1]));
        let tag = high(words[at + 2]);
        let (refs, prims) = (low(words[at + 4]) as usize, high(words[at + 4]) as usize);
        // SAFETY: methods and their code are never removed, and the index was taken from this code.
        let (pc, method_id) = unsafe {
            let code = &*(*method).code.get();
            (code.insns.as_ptr().add(index), (*method).id)
        };
        thread.frames.push(Frame {
            method,
            pc,
            base,
            lock: ObjRef(low(words[at + 2])),
            kind: kind_of(tag as u8, low(words[at + 3]), high(words[at + 3])),
            not_started: tag & 0x100 != 0,
        });
        at += FRAME;
        // SAFETY: the registers of this frame lie inside the stack, as they did when the image was made.
        let registers = unsafe { thread.stack.ptr().add(base as usize) };
        for &word in &words[at..at + refs] {
            // SAFETY: as above.
            unsafe { *registers.add(high(word) as usize) = low(word) as u64 };
        }
        at += refs;
        if prims > 0 {
            // Which registers these are is known from the map alone; the frame above decides which point of it counts.
            let next = at + prims;
            let again = i + 1 == frames || {
                let tag = high(words[next + 2]) as u8;
                !kind_of(tag, 0, 0).finishes_call()
            };
            let maps = program.maps(method_id);
            let live = if again { maps.at(index) } else { maps.during_call(index) };
            for (register, &word) in live.prims().zip(&words[at..next]) {
                // SAFETY: as above.
                unsafe { *registers.add(register as usize) = word };
            }
            at = next;
        }
    }
}
