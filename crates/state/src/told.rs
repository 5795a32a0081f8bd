//! Whoever looks at the parts of a state is told enough: parts that differ are described differently.
//!
//! Cores of threads, statuses, frames, records of classes and the rest, made at random from few values so that they often differ in
//! one thing alone, are described as plain words, as the canonical form does it. Two that are not the same but have the same
//! words would be one state to a search. So could two that say the same with what comes after them: no description is the beginning of
//! another.

use crate::heap::{FIRST_PERMANENT, ObjRef};
use crate::parts::{Core, FrameParts, Parts, describe_counts, describe_held};
use crate::state::{Block, ClassState, ClassStatus, Invariant, Rest};
use crate::thread::{Effect, EffectKind, FrameKind, Status, ThreadId, Wake};
use jaunt_base::breakage::broken_here;
use jaunt_base::random::Random;
use jaunt_program::{ClassId, Kind, Method, MethodId};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// Writes down what it is told.
#[derive(Default)]
struct Words(Vec<u32>);

impl Words {
    #[cfg_attr(feature = "breakages", track_caller)]
    fn told(&mut self, words: &[u32]) {
        if !broken_here("part") {
            self.0.extend_from_slice(words);
        }
    }
}

impl Parts for Words {
    #[cfg_attr(feature = "breakages", track_caller)]
    fn object(&mut self, r: ObjRef) {
        self.told(&[r.0]);
    }
    #[cfg_attr(feature = "breakages", track_caller)]
    fn number(&mut self, n: u32) {
        self.told(&[n]);
    }
    #[cfg_attr(feature = "breakages", track_caller)]
    fn value(&mut self, word: u64) {
        self.told(&[word as u32, (word >> 32) as u32]);
    }
    #[cfg_attr(feature = "breakages", track_caller)]
    fn class(&mut self, class: ClassId) {
        self.told(&[class.0]);
    }
    #[cfg_attr(feature = "breakages", track_caller)]
    fn thread(&mut self, id: ThreadId) {
        self.told(&[id.0]);
    }
    #[cfg_attr(feature = "breakages", track_caller)]
    fn method(&mut self, method: &Method) {
        self.told(&[method.id.0]);
    }
    #[cfg_attr(feature = "breakages", track_caller)]
    fn deadline(&mut self, at: u64) {
        self.told(&[at as u32]);
    }
}

/// Few values of everything.
struct Maker(Random);

impl Maker {
    fn small(&mut self) -> u32 {
        self.0.below(3) as u32
    }
    fn flag(&mut self) -> bool {
        self.0.below(2) == 1
    }
    fn object(&mut self) -> ObjRef {
        ObjRef(self.small())
    }
    fn list<T>(&mut self, mut one: impl FnMut(&mut Maker) -> T) -> Vec<T> {
        (0..self.small()).map(|_| one(self)).collect()
    }

    fn status(&mut self) -> Status {
        let (object, count, deadline) = (self.object(), self.small() as u16, self.small() as u64);
        match self.0.below(7) {
            0 => Status::Runnable,
            1 => Status::Blocked(object),
            2 => Status::Waiting { object, count, deadline },
            3 => Status::Parked { deadline },
            4 => Status::Sleeping { deadline },
            5 => Status::ClassInit(ClassId(object.0)),
            _ => Status::Terminated,
        }
    }

    fn kind(&mut self) -> FrameKind {
        let (a, b) = (self.small(), self.small());
        match self.0.below(9) {
            0 => FrameKind::Normal,
            1 => FrameKind::ClassInit(ClassId(a)),
            2 => FrameKind::Again,
            3 => FrameKind::AgainWithRoot(a),
            4 => FrameKind::AgainConverted(ObjRef(a)),
            5 => FrameKind::AgainWithClass(a, b),
            6 => FrameKind::Reflect([Kind::Int, Kind::Long, Kind::Ref][a as usize]),
            7 => FrameKind::Construct(ObjRef(a)),
            _ => FrameKind::Bottom,
        }
    }

    fn core(&mut self) -> Core {
        let seldom = self.flag();
        let rare = |maker: &mut Maker| if seldom { maker.small() } else { 0 };
        Core {
            object: self.object(),
            status: self.status(),
            wake: Wake::ALL[self.0.below(Wake::ALL.len())],
            permit: self.flag(),
            daemon: self.flag(),
            suspended: self.flag(),
            at_point: self.flag(),
            expired: self.flag(),
            atomic: rare(self),
            paused: self.flag(),
            seen_over: rare(self),
            reenter: rare(self) as u16,
            thrown: ObjRef(rare(self)),
            stop: ObjRef(rare(self)),
            converted: [ObjRef(rare(self)), ObjRef(rare(self))],
            // Of what is pending, a form says whether there is something and whether it is a monitor.
            pending: Effect::new([EffectKind::None, EffectKind::Lock, EffectKind::Read][self.0.below(3)], 0, 0),
            max_frames: 0,
        }
    }

    fn class(&mut self) -> ClassState {
        use ClassStatus::*;
        let status = [Linked, InProgress, Initialized, Erroneous][self.0.below(4)];
        ClassState {
            status,
            // Who has initialised a class is left out when that is over.
            by: ThreadId(if status == InProgress { self.small() } else { 0 }),
            mirror: [ObjRef(FIRST_PERMANENT), ObjRef(5), ObjRef(6)][self.0.below(3)],
            error: self.object(),
            defined: self.flag(),
        }
    }

    fn rest(&mut self) -> Rest {
        let roots: Vec<ObjRef> = (0..3).map(ObjRef).collect();
        let key = |maker: &mut Maker| maker.small() as u64 | (maker.small() as u64) << 32;
        let hashed = self.list(|maker| (key(maker), maker.object()));
        let hashes = (0..3).map(|object| (object, self.small())).collect();
        Rest {
            linked: self.list(|maker| (key(maker), maker.small())),
            hashes,
            next_hash: self.small(),
            hashed,
            blocks: self.list(|maker| Block { number: maker.small(), bytes: maker.object() }),
            pending_references: self.object(),
            deferred_threads: self.list(|_| ObjRef(1)),
            invariants: self.list(|maker| Invariant { condition: maker.object(), name: maker.object() }),
            roots,
            ..Rest::default()
        }
    }
}

/// Makes many, and looks for two that differ but are described alike, or so that one description is the beginning of the other: with what
/// comes after it in a state it could be taken for that one.
fn tell_apart<T: Debug>(mut make: impl FnMut(&mut Maker) -> (T, Vec<u32>)) {
    let mut maker = Maker(Random(7));
    let mut known: BTreeMap<Vec<u32>, String> = BTreeMap::new();
    for _ in 0..100_000 {
        let (one, words) = make(&mut maker);
        let one = format!("{one:?}");
        let other = known.entry(words).or_insert_with(|| one.clone());
        assert_eq!(*other, one, "these are described alike");
    }
    // Whatever begins with a description follows it in the order.
    for ((short, one), (long, other)) in known.iter().zip(known.iter().skip(1)) {
        assert!(!long.starts_with(short), "the description of {one} is the beginning of that of {other}");
    }
    assert!(known.len() > 20, "{} of them are no test", known.len());
}

fn words(describe: impl FnOnce(&mut Words)) -> Vec<u32> {
    let mut words = Words::default();
    describe(&mut words);
    words.0
}

#[test]
fn cores_of_threads_are_told_apart() {
    tell_apart(|maker| {
        let core = maker.core();
        let ended = core.status == Status::Terminated;
        let told = words(|to| _ = core.describe(to));
        // Of a thread that has ended nothing is left.
        (if ended { None } else { Some(core) }, told)
    });
}

#[test]
fn monitors_that_threads_hold_are_told_apart() {
    tell_apart(|maker| {
        let held = maker.list(|maker| (maker.object(), maker.small()));
        let frames = maker.small() as usize;
        let told = words(|to| {
            describe_counts(frames, held.len(), to);
            for &(object, count) in &held {
                describe_held(object, count, to);
            }
        });
        ((held, frames), told)
    });
}

#[test]
fn frames_are_told_apart() {
    let methods = [1, 2].map(method);
    tell_apart(|maker| {
        let method: *const Method = &methods[maker.0.below(2)];
        let (index, lock, not_started) = (maker.small(), maker.object(), maker.flag());
        let parts = FrameParts { method, index, base: 0, lock, kind: maker.kind(), not_started };
        let told = words(|to| parts.describe(to));
        (parts, told)
    });
}

#[test]
fn records_of_classes_are_told_apart() {
    tell_apart(|maker| {
        let class = maker.class();
        let ClassState { status, by, mirror, error, defined } = class;
        ((status as u32, by, mirror, error, defined), words(|to| class.describe(to)))
    });
}

#[test]
fn the_rest_of_states_is_told_apart() {
    tell_apart(|maker| {
        let rest = maker.rest();
        let told = words(|to| rest.describe(to));
        let hashed: Vec<_> = rest.hashed.iter().map(|&(name, object)| (name, object, rest.hashes[&object.0])).collect();
        let blocks: Vec<_> = rest.blocks.iter().map(|&Block { number, bytes }| (number, bytes)).collect();
        let invariants: Vec<_> = rest.invariants.iter().map(|&Invariant { condition, name }| (condition, name)).collect();
        let Rest { linked, next_hash, pending_references, deferred_threads, .. } = rest;
        ((linked, next_hash, hashed, blocks, pending_references, deferred_threads.len(), invariants), told)
    });
}

/// A method that is no other.
fn method(number: u32) -> Method {
    Method {
        id: MethodId(number),
        class: ClassId(0),
        name: Default::default(),
        desc: Default::default(),
        selector: Default::default(),
        access: 0,
        index: 0,
        slot: 0,
        arg_slots: 0,
        ret: Kind::Int,
        hidden: false,
        caller_sensitive: false,
        signature_polymorphic: false,
        code: std::cell::Cell::new(std::ptr::null()),
        entry: std::cell::Cell::new(std::ptr::null()),
        native: Default::default(),
        library: Default::default(),
        maps: Default::default(),
    }
}
