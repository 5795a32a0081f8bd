//! The whole state.

use crate::heap::{BASE, FIRST_PERMANENT, Heap, ObjRef};
use crate::thread::ThreadId;
use crate::threads::Threads;
use jaunt_base::breakage::broken;
use jaunt_base::{FastMap, IdVec};
use jaunt_program::{ClassId, Program, StringId};
use std::rc::Rc;

/// Key of the boot loader's unnamed module in [`Rest::modules`].
pub const UNNAMED: u32 = u32::MAX;

/// How far a class's initialisation is (JLS 12.4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[repr(u8)]
pub enum ClassStatus {
    #[default]
    Linked,
    InProgress,
    Initialized,
    Erroneous,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct ClassState {
    pub status: ClassStatus,
    /// Who initialises it, while in progress.
    pub by: ThreadId,
    /// `java.lang.Class` object, null until asked for.
    pub mirror: ObjRef,
    /// Why initialisation failed. Set by [`State::class_failed`] only.
    pub(crate) error: ObjRef,
    /// This execution defined it, from bytes of its own.
    pub defined: bool,
}

/// A condition that the program registered.
#[derive(Clone, Copy, Debug)]
pub struct Invariant {
    /// A `java.util.function.BooleanSupplier`.
    pub condition: ObjRef,
    /// A string, or null.
    pub name: ObjRef,
}

/// Memory off the heap. Programs hold its number in addresses, as plain longs, so it tells states apart and is no row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    pub number: u32,
    /// A byte array.
    pub bytes: ObjRef,
}

/// What changes rarely: kept aside so that a state that did not touch it shares it with the one before.
#[derive(Clone, Default)]
pub struct Rest {
    /// Objects that the VM keeps by slot: call sites, method handle constants, loaders. Set by [`State::keep`] only.
    pub(crate) roots: Vec<ObjRef>,
    /// Which root slot belongs to a constant or call site: (class, pool index) or (method, instruction).
    pub root_slots: FastMap<u64, u32>,
    /// Those of them that hold what a program's own code may have made, by key: linked call sites and constants.
    pub linked: Vec<(u64, u32)>,
    /// Identity hash codes that were asked for.
    pub hashes: FastMap<u32, u32>,
    pub next_hash: u32,
    /// Objects with such a code that a program comes by without having a reference: literals and whatever else lies in the base
    /// image (under their rows), and what the VM keeps by slot (under its key). Ascending.
    pub hashed: Vec<(u64, ObjRef)>,
    /// Off-heap blocks (`Unsafe.allocateMemory`) that were not freed, by number.
    pub blocks: Vec<Block>,
    /// References that the collector cleared, to be enqueued: a list through `discovered`.
    pub pending_references: ObjRef,
    /// `java.lang.Module` objects by module name; the boot loader's unnamed module under `UNNAMED`.
    pub modules: FastMap<u32, ObjRef>,
    /// System threads (reference handler, …) whose start waits until there is work for them.
    pub deferred_threads: Vec<ObjRef>,
    /// What the program said must always hold.
    pub invariants: Vec<Invariant>,
}

pub struct State {
    pub heap: Heap,
    pub threads: Threads,
    pub classes: IdVec<ClassId, ClassState>,
    /// Interned strings by literal.
    pub strings: IdVec<StringId, ObjRef>,
    /// Changed by [`State::rest_mut`] only.
    pub rest: Rc<Rest>,
    /// Order of arrival in wait sets.
    pub next_wait: u64,
    /// Class records changed since the state was last saved, with what they were.
    pub(crate) dirty_classes: Vec<(u32, ClassState)>,
}

impl Rest {
    /// The byte array of an off-heap block.
    pub fn block(&self, number: u32) -> Option<ObjRef> {
        let at = self.blocks.binary_search_by_key(&number, |block| block.number).ok()?;
        Some(self.blocks[at].bytes)
    }

    /// Gives a new block the lowest free number, so that which numbers there are does not depend on how many came and went.
    pub fn add_block(&mut self, bytes: ObjRef) -> u32 {
        // Numbers begin at 1 and ascend: up to the first gap each stands at its place.
        let (mut low, mut high) = (0, self.blocks.len());
        while low < high {
            let middle = (low + high) / 2;
            if self.blocks[middle].number as usize == middle + 1 { low = middle + 1 } else { high = middle }
        }
        let number = low as u32 + 1;
        self.blocks.insert(low, Block { number, bytes });
        number
    }

    /// What a slot is called in [`Rest::hashed`]: its key, or its number if it has none.
    fn slot_name(&self, slot: usize) -> u64 {
        let key = self.root_slots.iter().find(|&(_, &other)| other as usize == slot);
        key.map_or(1 << 59 | slot as u64, |(&key, _)| key)
    }

    fn add_hashed(&mut self, name: u64, object: ObjRef) {
        if let Err(at) = self.hashed.binary_search_by_key(&name, |entry| entry.0) {
            self.hashed.insert(at, (name, object));
        }
    }

    pub fn remove_block(&mut self, number: u32) {
        self.blocks.retain(|block| block.number != number);
    }

    /// The next identity hash code in order.
    fn next_code(&mut self) -> u32 {
        let mut x = self.next_hash.wrapping_mul(0x9e37_79b9);
        self.next_hash += 1;
        x ^= x >> 15;
        x = x.wrapping_mul(0x85eb_ca6b);
        x ^= x >> 13;
        (x & 0x7fff_ffff).max(1)
    }

    /// What is kept by slot.
    #[inline]
    pub fn roots(&self) -> &[ObjRef] {
        &self.roots
    }
}

impl ClassState {
    /// Why initialisation failed.
    pub fn error(&self) -> ObjRef {
        self.error
    }
}

impl State {
    pub fn new(heap_limit: usize) -> State {
        State {
            heap: Heap::new(heap_limit),
            threads: Threads::default(),
            classes: IdVec::new(),
            strings: IdVec::new(),
            rest: Rc::new(Rest { next_hash: 1, ..Rest::default() }),
            next_wait: 1,
            dirty_classes: Vec::new(),
        }
    }

    pub fn rest_mut(&mut self) -> &mut Rest {
        Rc::make_mut(&mut self.rest)
    }

    /// The root slot of a key, made empty when it does not exist. `linked`: its object tells states apart.
    pub fn root_slot(&mut self, key: u64, linked: bool) -> usize {
        if let Some(&slot) = self.rest.root_slots.get(&key) {
            return slot as usize;
        }
        let rest = self.rest_mut();
        let slot = rest.roots.len();
        rest.roots.push(ObjRef::NULL);
        rest.root_slots.insert(key, slot as u32);
        if linked {
            let at = rest.linked.partition_point(|&(other, _)| other < key);
            rest.linked.insert(at, (key, slot as u32));
        }
        slot
    }

    fn set_root(&mut self, slot: usize, object: ObjRef) {
        let rest = self.rest_mut();
        let old = std::mem::replace(&mut rest.roots[slot], object);
        if rest.hashes.contains_key(&old.0) || rest.hashes.contains_key(&object.0) {
            let name = rest.slot_name(slot);
            rest.hashed.retain(|entry| entry.0 != name);
            if rest.hashes.contains_key(&object.0) {
                rest.add_hashed(name, object);
            }
        }
    }

    /// An object is gone, and with it its identity hash code.
    pub(crate) fn forget_hash(&mut self, row: u32) {
        if self.rest.hashes.contains_key(&row) {
            let rest = self.rest_mut();
            rest.hashes.remove(&row);
            rest.hashed.retain(|entry| entry.1.0 != row);
        }
    }

    /// Keeps an object for all threads. `share`: where sharing counts, it is shared from now on, whoever made it.
    pub fn keep(&mut self, slot: usize, object: ObjRef, share: Option<&Program>) {
        if let Some(program) = share.filter(|_| !broken("publication: State::keep")) {
            self.heap.publish(object, program);
        }
        self.set_root(slot, object);
    }

    /// Makes the first slots, which are empty.
    pub fn make_slots(&mut self, count: usize) {
        self.rest_mut().roots.resize(count, ObjRef::NULL);
    }

    /// The initialiser of a class has thrown: every thread that needs the class gets this. `share`: as for [`State::keep`].
    pub fn class_failed(&mut self, id: ClassId, error: ObjRef, share: Option<&Program>) {
        if let Some(program) = share.filter(|_| !broken("publication: State::class_failed")) {
            self.heap.publish(error, program);
        }
        let class = self.class(id);
        class.status = ClassStatus::Erroneous;
        class.error = error;
    }

    #[inline(always)]
    pub fn class(&mut self, id: ClassId) -> &mut ClassState {
        if self.heap.track {
            let old = *self.classes.grow_to(id);
            self.dirty_classes.push((id.0, old));
        }
        self.classes.grow_to(id)
    }

    #[inline(always)]
    pub fn is_initialized(&self, id: ClassId) -> bool {
        self.classes.get(id).is_some_and(|c| c.status == ClassStatus::Initialized)
    }

    /// The class has a mirror that is neither permanent nor of the base image.
    pub(crate) fn has_own_mirror(&self, id: ClassId) -> bool {
        let mirror = self.classes[id].own_mirror();
        !mirror.is_null() && !self.heap.entry(mirror).is_base()
    }

    /// The object has its identity hash code.
    pub fn has_identity_hash(&self, r: ObjRef) -> bool {
        self.rest.hashes.contains_key(&r.0)
    }

    /// Identity hash code: handed out in order, scrambled so that hash tables spread. Where [`Heap::hashes_below`] says so that of an old object comes from its row alone, and
    /// no two objects have the same one.
    pub fn identity_hash(&mut self, r: ObjRef) -> u32 {
        if let Some(&h) = self.rest.hashes.get(&r.0) {
            return h;
        }
        let below = self.heap.hashes_below;
        let base = self.heap.entry(r).meta & BASE != 0;
        let rest = self.rest_mut();
        if base {
            rest.add_hashed(r.0 as u64, r);
        }
        for slot in (0..rest.roots.len()).filter(|&slot| rest.roots[slot] == r).collect::<Vec<_>>() {
            rest.add_hashed(rest.slot_name(slot), r);
        }
        let h = if below == 0 {
            rest.next_code()
        } else if r.0 < below || r.0 >= FIRST_PERMANENT {
            code_of_row(r.0)
        } else {
            // A call that is taken back takes its number back, too, and an object of the state may have that.
            loop {
                let code = rest.next_code() & (OF_ROW - 1);
                if code != 0 && !rest.hashes.values().any(|&other| other == code) {
                    break code;
                }
            }
        };
        rest.hashes.insert(r.0, h);
        h
    }
}

/// In an identity hash code that comes from a row: no other code has it where there are such.
const OF_ROW: u32 = 1 << 30;

/// Different rows have different codes.
fn code_of_row(row: u32) -> u32 {
    // Rows are smaller than the mark, and each step can be taken back.
    let mut x = row.wrapping_mul(0x9e37_79b1) & (OF_ROW - 1);
    x ^= x >> 15;
    x = x.wrapping_mul(0x85eb_ca6b) & (OF_ROW - 1);
    x ^= x >> 13;
    x | OF_ROW
}
