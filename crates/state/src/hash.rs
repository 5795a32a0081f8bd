//! The hash of a state, independent of the path to it.
//!
//! Objects are numbered in the order in which a walk from the roots meets them, so neither garbage nor the order of
//! allocation shows. Classes and methods enter by name, since their ids depend on the order of loading. Clean objects
//! of the base image enter by their row: the base image is the same for every state of a run.
//!
//! Left out because no program can see it: literals that were interned and are not referenced, the identity hash
//! codes of unreachable objects, dead registers, the initialisation of classes that have nothing to initialise.

use crate::heap::{BASE, MADE_QUIETLY, ObjRef, SHARED, WRITTEN};
use crate::left_out::reflective_calls;
use crate::parts::Parts;
use crate::state::{ClassStatus, State};
use crate::thread::ThreadId;
use crate::time::Time;
use jaunt_base::breakage::broken_here;
use jaunt_base::{FastMap, FastSet};
use jaunt_program::{ClassId, ClassKind, Kind, Method, Program};
use xxhash_rust::xxh3::Xxh3;

struct Walk<'a> {
    state: &'a State,
    program: &'a Program,
    numbers: FastMap<u32, u32>,
    queue: Vec<ObjRef>,
    mirrors: FastMap<u32, ClassId>,
    interned: FastSet<u32>,
    time: Time,
    out: Xxh3,
}

impl State {
    /// 128 bits that depend only on what the program can still observe.
    pub fn canonical_hash(&self, program: &Program) -> u128 {
        self.canonical_hash_at(program, Time::Unread)
    }

    /// The same where time counts.
    pub fn canonical_hash_at(&self, program: &Program, time: Time) -> u128 {
        let mut mirrors = FastMap::default();
        for (i, class) in self.classes.iter().enumerate() {
            // Clean objects of the base image are never looked at.
            if !class.mirror.is_null() && !self.heap.entry(class.mirror).is_clean_base() {
                mirrors.insert(class.mirror.0, ClassId(i as u32));
            }
        }
        let interned =
            self.strings.iter().filter(|&&s| !s.is_null() && !self.heap.entry(s).is_clean_base()).map(|s| s.0).collect();
        let mut walk = Walk {
            state: self,
            program,
            numbers: FastMap::default(),
            queue: Vec::new(),
            mirrors,
            interned,
            time,
            out: Xxh3::new(),
        };
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
        let State { heap, threads, classes: _, strings: _, rest, next_wait: _, dirty_classes: _ } = state;
        self.u64(self.time.itself());
        self.u32(threads.len() as u32);
        for thread in threads.iter() {
            thread.describe(self.program, |monitor| heap.lock_word(monitor) & 0xffff, self);
        }
        // Written objects of the base image, which other objects of it may refer to: these are not walked.
        let written = |row: &u32| heap.entry(ObjRef(*row)).meta & (BASE | WRITTEN) == BASE | WRITTEN;
        for row in (1..heap.top).chain(heap.permanent_rows()).filter(written) {
            self.u32(row);
            self.reference(ObjRef(row));
        }
        // Classes by name; untouched ones of the base image are the same everywhere.
        let mut classes: Vec<(&str, ClassId)> = Vec::new();
        for id in state.classes.ids() {
            let class = &state.classes[id];
            let own = state.has_own_mirror(id);
            if class.status == ClassStatus::Linked && !class.defined && !own {
                continue;
            }
            let c = self.program.class(id);
            let base = state.heap.statics.get(id.0 as usize).map_or(c.clinit.is_none(), |e| e.is_clean_base());
            if base && class.status == ClassStatus::Initialized && !own {
                continue;
            }
            // Nothing of its own to initialise: whether that was done cannot be seen.
            if c.clinit.is_none() && c.static_size == 0 && class.status == ClassStatus::Initialized && !own {
                continue;
            }
            classes.push((self.program.class_name(id), id));
        }
        classes.sort();
        for (name, id) in classes {
            self.text(name);
            state.classes[id].describe(self);
            if let Some(entry) = state.heap.statics.get(id.0 as usize).filter(|e| !e.body.is_null()) {
                let class = self.program.class(id);
                // SAFETY: statics of `len` bytes.
                let body = unsafe { std::slice::from_raw_parts(entry.body, entry.len as usize) };
                let longs = class.fields.iter().filter(|f| f.is_static() && f.kind == Kind::Long).map(|f| f.offset);
                let body = self.with_moments(body, longs);
                self.body(&body, &class.static_ref_offsets);
            }
        }
        rest.describe(self);
    }

    /// A body with moments as they count.
    fn with_moments(&self, body: &[u8], longs: impl Iterator<Item = u32>) -> Vec<u8> {
        let mut body = body.to_vec();
        for offset in longs {
            let place = &mut body[offset as usize..offset as usize + 8];
            let value = u64::from_le_bytes(place.try_into().expect("eight bytes"));
            place.copy_from_slice(&self.time.seen(value).to_le_bytes());
        }
        body
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
            self.u32(entry.meta & (SHARED | MADE_QUIETLY));
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
                ClassKind::Array(info) if info.kind == Kind::Long => {
                    self.u32(entry.len);
                    let body = self.with_moments(body, (0..entry.len).map(|i| i * 8));
                    self.out.update(&body);
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
                        self.body(&body[..end], &class.ref_offsets);
                    } else {
                        let supers = class.supers.iter().flat_map(|&c| &program.class(c).fields);
                        let longs = supers.filter(|f| !f.is_static() && f.kind == Kind::Long).map(|f| f.offset);
                        let mut body = self.with_moments(body, longs);
                        if let Some(calls) = reflective_calls(program, entry.class()) {
                            body[calls as usize..calls as usize + 4].fill(0);
                        }
                        self.body(&body, &class.ref_offsets);
                    }
                }
            }
        }
    }
}

impl Parts for Walk<'_> {
    fn object(&mut self, r: ObjRef) {
        if broken_here("part") {
            return;
        }
        self.reference(r);
    }
    fn number(&mut self, n: u32) {
        if broken_here("part") {
            return;
        }
        self.u32(n);
    }
    fn value(&mut self, word: u64) {
        if broken_here("part") {
            return;
        }
        self.u64(self.time.seen(word));
    }
    fn class(&mut self, class: ClassId) {
        if broken_here("part") {
            return;
        }
        self.text(self.program.class_name(class));
    }
    fn thread(&mut self, id: ThreadId) {
        if broken_here("part") {
            return;
        }
        self.u32(id.0);
    }
    fn method(&mut self, method: &Method) {
        if broken_here("part") {
            return;
        }
        self.text(self.program.class_name(method.class));
        self.text(self.program.name(method.name));
        self.text(self.program.name(method.desc));
    }
    fn deadline(&mut self, at: u64) {
        if broken_here("part") {
            return;
        }
        self.u64(self.time.distance(at));
    }
}
