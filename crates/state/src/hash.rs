//! The hash of a state, independent of the road to it.
//!
//! Objects are numbered in the order in which a walk from the roots meets them, so neither garbage nor the order of
//! allocation shows. Classes and methods enter by name, since their ids depend on the order of loading. Clean objects
//! of the base image enter by their row: the base image is the same for every state of a run.
//!
//! Left out because no program can see it: literals that were interned and are not referenced, the identity hash
//! codes of unreachable objects, dead registers, the initialisation of classes that have nothing to initialise.

use crate::gc::thread_roots;
use crate::heap::ObjRef;
use crate::state::{ClassStatus, State};
use crate::thread::{FrameKind, JavaThread};
use jaunt_base::{FastMap, FastSet};
use jaunt_program::{ClassId, ClassKind, Kind, Program};
use xxhash_rust::xxh3::Xxh3;

struct Walk<'a> {
    state: &'a State,
    program: &'a Program,
    numbers: FastMap<u32, u32>,
    queue: Vec<ObjRef>,
    mirrors: FastMap<u32, ClassId>,
    interned: FastSet<u32>,
    out: Xxh3,
}

impl State {
    /// 128 bits that depend only on what the program can still observe.
    pub fn canonical_hash(&self, program: &Program) -> u128 {
        let mut mirrors = FastMap::default();
        for (i, class) in self.classes.iter().enumerate() {
            // Clean objects of the base image are never looked at.
            if !class.mirror.is_null() && !self.heap.entry(class.mirror).is_clean_base() {
                mirrors.insert(class.mirror.0, ClassId(i as u32));
            }
        }
        let interned =
            self.strings.iter().filter(|&&s| !s.is_null() && !self.heap.entry(s).is_clean_base()).map(|s| s.0).collect();
        let mut walk =
            Walk { state: self, program, numbers: FastMap::default(), queue: Vec::new(), mirrors, interned, out: Xxh3::new() };
        walk.roots();
        walk.drain();
        walk.out.digest128()
    }
}

impl Walk<'_> {
    fn u32(&mut self, n: u32) {
        self.out.update(&n.to_le_bytes());
    }
    fn u64(&mut self, n: u64) {
        self.out.update(&n.to_le_bytes());
    }
    fn text(&mut self, s: &str) {
        self.out.update(s.as_bytes());
        self.out.update(&[0xff]);
    }

    fn reference(&mut self, r: ObjRef) {
        if r.is_null() {
            return self.u32(0);
        }
        let entry = self.state.heap.entry(r);
        if entry.is_clean_base() {
            self.u32(0x8000_0000 | r.0);
            return;
        }
        let next = self.numbers.len() as u32 + 1;
        let number = *self.numbers.entry(r.0).or_insert_with(|| {
            self.queue.push(r);
            next
        });
        self.u32(number);
    }

    fn roots(&mut self) {
        let state = self.state;
        self.u32(state.threads.len() as u32);
        for thread in state.threads.iter() {
            self.thread(thread);
        }
        // Classes by name; untouched ones of the base image are the same everywhere.
        let mut classes: Vec<(&str, ClassId)> = Vec::new();
        for id in state.classes.ids() {
            let class = &state.classes[id];
            if class.status == ClassStatus::Linked {
                continue;
            }
            let base = state.heap.statics.get(id.0 as usize).is_none_or(|e| e.is_clean_base());
            if base && class.status == ClassStatus::Initialized {
                continue;
            }
            // Nothing of its own to initialise: whether that was done cannot be seen.
            let c = self.program.class(id);
            if c.clinit.is_none() && c.static_size == 0 && class.status == ClassStatus::Initialized {
                continue;
            }
            classes.push((self.program.class_name(id), id));
        }
        classes.sort();
        for (name, id) in classes {
            self.text(name);
            let class = state.classes[id];
            self.u32(class.status as u32);
            if class.status == ClassStatus::InProgress {
                self.u32(class.by.0);
            }
            self.reference(class.error);
            if let Some(entry) = state.heap.statics.get(id.0 as usize).filter(|e| !e.body.is_null()) {
                let refs = self.program.class(id).static_ref_offsets.clone();
                // SAFETY: statics of `len` bytes.
                let body = unsafe { std::slice::from_raw_parts(entry.body, entry.len as usize) };
                self.body(body, &refs);
            }
        }
        // The next identity hash code is part of what a program can come to see.
        self.u32(state.rest.next_hash);
        self.u32(state.rest.deferred_threads.len() as u32);
        for &block in &state.rest.blocks {
            self.reference(block);
        }
        self.reference(state.rest.pending_references);
        self.u32(state.rest.invariants.len() as u32);
        for invariant in &state.rest.invariants {
            self.reference(invariant.condition);
            self.reference(invariant.name);
        }
    }

    fn thread(&mut self, thread: &JavaThread) {
        // The parts of a thread record, then its frames with live registers only.
        self.u32(thread.id.0);
        if !thread.is_alive() && thread.frames.is_empty() {
            // Nothing it held counts any more, and the collector may have taken it.
            self.text("ended");
            return;
        }
        self.reference(thread.object);
        let status = format!("{:?}", status_shape(thread));
        self.text(&status);
        if let crate::thread::Status::Blocked(o) | crate::thread::Status::Waiting { object: o, .. } = thread.status {
            self.reference(o);
        }
        if let crate::thread::Status::ClassInit(class) = thread.status {
            self.text(self.program.class_name(class));
        }
        self.u32(thread.wake as u32);
        self.u32(
            thread.interrupted as u32
                | (thread.permit as u32) << 1
                | (thread.daemon as u32) << 2
                | (thread.suspended as u32) << 3,
        );
        self.u32(thread.reenter as u32);
        self.u32(thread.atomic);
        self.reference(thread.stop);
        self.reference(thread.converted[0]);
        self.reference(thread.converted[1]);
        for (i, frame) in thread.frames.iter().enumerate() {
            let method = frame.method();
            self.text(self.program.class_name(method.class));
            self.text(self.program.name(method.name));
            self.text(self.program.name(method.desc));
            self.u32(frame.index() as u32);
            self.text(kind_shape(frame.kind));
            self.u32(frame.not_started as u32);
            self.reference(frame.lock);
            if let FrameKind::Construct(r) | FrameKind::AgainConverted(r) = frame.kind {
                self.reference(r);
            }
            let maps = self.program.maps(method.id);
            let again = thread.frames.get(i + 1).is_none_or(|callee| !callee.kind.finishes_call());
            let live = if again { maps.at(frame.index()) } else { maps.during_call(frame.index()) };
            let word = |register: u16| {
                // SAFETY: live registers lie inside the frame.
                unsafe { *thread.stack.ptr().add(frame.base as usize + register as usize) }
            };
            for register in live.refs() {
                self.u32(register as u32);
                self.reference(ObjRef(word(register) as u32));
            }
            for register in live.prims() {
                self.u32(register as u32);
                self.u64(word(register));
            }
        }
        let mut scratch = Vec::new();
        if thread.frames.is_empty() {
            thread_roots(thread, self.program, |r| scratch.push(r));
        }
        for r in scratch {
            self.reference(r);
        }
    }

    fn body(&mut self, body: &[u8], refs: &[u32]) {
        let mut at = 0;
        let mut sorted = refs.to_vec();
        sorted.sort();
        for &offset in &sorted {
            let offset = offset as usize;
            self.out.update(&body[at..offset]);
            let r = u32::from_le_bytes(body[offset..offset + 4].try_into().expect("four bytes"));
            self.reference(ObjRef(r));
            at = offset + 4;
        }
        self.out.update(&body[at..]);
    }

    fn drain(&mut self) {
        let mut at = 0;
        while at < self.queue.len() {
            let r = self.queue[at];
            at += 1;
            let entry = *self.state.heap.entry(r);
            let program = self.program;
            let class = program.class(entry.class());
            self.text(program.name(class.name));
            let lock = self.state.heap.lock_word(r);
            self.u32(lock);
            if let Some(&h) = self.state.rest.hashes.get(&r.0) {
                self.u32(h);
            }
            if self.interned.contains(&r.0) {
                self.u32(1);
            }
            let size = self.state.heap.body_size(&entry, program);
            // SAFETY: the object's body.
            let body = unsafe { std::slice::from_raw_parts(entry.body, size) };
            match class.kind {
                ClassKind::Array(info) if info.kind == Kind::Ref => {
                    self.u32(entry.len);
                    for i in 0..entry.len as usize {
                        let r = u32::from_le_bytes(body[i * 4..i * 4 + 4].try_into().expect("four bytes"));
                        self.reference(ObjRef(r));
                    }
                }
                ClassKind::Array(_) => {
                    self.u32(entry.len);
                    self.out.update(body);
                }
                _ => {
                    if let Some(&of) = self.mirrors.get(&r.0) {
                        self.text(program.class_name(of));
                        // The injected class number is not part of what a program sees.
                        let end = body.len() - jaunt_program::class::MIRROR_EXTRA as usize;
                        self.body(&body[..end], &class.ref_offsets.clone());
                    } else {
                        self.body(body, &class.ref_offsets.clone());
                    }
                }
            }
        }
    }
}

/// Deadlines are times, not state: only that there is one counts.
fn status_shape(thread: &JavaThread) -> (u8, u64) {
    use crate::thread::Status::*;
    match thread.status {
        Runnable => (0, 0),
        Blocked(_) => (1, 0),
        Waiting { count, deadline, .. } => (2, (count as u64) << 1 | (deadline != 0) as u64),
        Parked { deadline } => (3, (deadline != 0) as u64),
        Sleeping { .. } => (4, 0),
        ClassInit(_) => (5, 0),
        Terminated => (6, 0),
    }
}

fn kind_shape(kind: FrameKind) -> &'static str {
    match kind {
        FrameKind::Normal => "n",
        FrameKind::ClassInit(_) => "i",
        FrameKind::Again => "a",
        FrameKind::AgainWithRoot(_) => "r",
        FrameKind::AgainConverted(_) => "h",
        FrameKind::AgainWithClass(..) => "c",
        FrameKind::Reflect(_) => "f",
        FrameKind::Construct(_) => "o",
        FrameKind::Bottom => "b",
    }
}
