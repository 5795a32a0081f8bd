//! Which fields need points: assumptions about how they are protected, checked at every access.
//!
//! Optimistic synchronization-based reduction (Stoller and Cohen, TACAS 2003). A field that was only
//! read while it was shared, or whose every access held one common monitor, needs no points: its accesses commute
//! with everything else that others can do. That is assumed from the first access on and *checked at every access*.
//! Up to the first access that breaks the assumption, the reduced search sees every execution up to the order of
//! independent steps, so it will meet such an access if there is one; then the field gets points and the search starts
//! again ([`crate::transition::Transition::restart`]).

use crate::reduction::class_facts::Role;
use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_base::breakage::broken;
use jaunt_program::ClassId;
use jaunt_state::ObjRef;
use jaunt_state::heap::FIRST_PERMANENT;

/// What is known about the accesses to one field of a class, one static field or one array.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guard {
    /// Needs points.
    pub(crate) racy: bool,
    written: bool,
    /// Every access held the monitor of the object itself.
    own_lock: bool,
    /// Monitors and synchronizers that every access owned.
    locks: Vec<u32>,
}

/// In a guard's locks: a synchronizer rather than a monitor.
const SYNCHRONIZER: u32 = 1 << 31;

impl Vm {
    /// Does the current thread own this monitor or synchronizer?
    pub(crate) fn owns(&self, row: u32) -> bool {
        if row & SYNCHRONIZER == 0 {
            return self.state.heap.lock_word(ObjRef(row)) >> 16 == self.current.0 + 1;
        }
        let object = ObjRef(row & !SYNCHRONIZER);
        let entry = self.state.heap.entry_or_free(object);
        match self.class_facts.ownable {
            Some((_, offset)) if !entry.is_free() && self.known_role(entry.class()) == Some(Role::Synchronizer) => {
                self.state.heap.get_ref(object, offset) == self.state.threads[self.current].object
            }
            _ => false,
        }
    }

    /// Records an access under its key. True: the assumption about the key covers it.
    pub(crate) fn guarded(&mut self, key: u64, object: ObjRef, write: bool) -> bool {
        if let Some(frozen) = &self.policy.frozen {
            return !frozen.contains(&self.guard_name(key));
        }
        let guards = &mut self.assumed.guards;
        let Some(found) = guards.get_mut(&key) else { return self.assume_guard(key, object, write) };
        if found.racy {
            return false;
        }
        found.written |= write;
        if !found.own_lock && found.locks.is_empty() {
            // Only ever read, as far as is known.
            found.racy = found.written;
            if found.written {
                self.search.start_again();
            }
            return !found.written;
        }
        let mut guard = std::mem::take(found);
        guard.own_lock &= !object.is_null() && self.owns(object.0);
        if !(guard.own_lock && broken("thought: one guard is enough")) {
            guard.locks.retain(|&row| self.owns(row));
        }
        guard.racy = guard.written && !guard.own_lock && guard.locks.is_empty();
        if guard.racy {
            self.search.start_again();
        }
        let covered = !guard.racy;
        self.assumed.guards.insert(key, guard);
        covered
    }

    /// Nobody writes there while others can see it, as far as is assumed.
    pub(crate) fn is_never_written(&self, key: u64) -> bool {
        let guard = self.assumed.guards.get(&key).filter(|_| self.assumed.reduce && self.policy.frozen.is_none());
        guard.is_some_and(|guard| !guard.racy && !guard.written && !guard.own_lock && guard.locks.is_empty())
    }

    /// The first access under a key: what holds for it is assumed of all.
    fn assume_guard(&mut self, key: u64, object: ObjRef, write: bool) -> bool {
        let own_lock = !object.is_null() && self.owns(object.0);
        let held = &self.state.threads[self.current].held;
        let monitors = held.iter().filter(|&&o| self.is_first(o)).map(|o| o.0);
        let owned = self.assumed.synchronizers.iter().map(|row| row | SYNCHRONIZER).filter(|&row| self.owns(row));
        let locks: Vec<u32> = monitors.chain(owned).collect();
        // Too many wrong assumptions: no new ones.
        let covered = self.policy.optimistic && (!write || own_lock || !locks.is_empty());
        self.assumed.guards.insert(key, Guard { racy: !covered, written: write, own_lock, locks });
        covered
    }

    /// One array; or all of a class, where the row says nothing about which array it is.
    pub(crate) fn array_key(&self, object: ObjRef, class: ClassId) -> u64 {
        if self.policy.rows_are_names || self.is_first(object) {
            1 << 63 | object.0 as u64
        } else {
            1 << 63 | 1 << 61 | class.0 as u64
        }
    }

    /// A guard's key in words that mean the same in another process.
    pub(crate) fn guard_name(&self, key: u64) -> String {
        if key & 1 << 61 != 0 && key & 1 << 63 != 0 {
            return format!("arrays {}", self.program.class_name(ClassId(key as u32)));
        }
        if key & 1 << 63 != 0 {
            return self.row_name(key as u32);
        }
        let class = ClassId((key >> 32) as u32 & 0x3fff_ffff);
        let statics = if key & 1 << 62 != 0 { "static " } else { "" };
        format!("{statics}{}+{}", self.program.class_name(class), key as u32)
    }

    /// Numbers the objects that exist when a search begins. Their rows are no names in another process: with another class path, classes are looked for in
    /// other places, and what that makes comes before the objects of the program.
    pub fn name_first_objects(&mut self) {
        let mut counts = FastMap::default();
        let rows = self.state.heap.rows().iter();
        let names = rows.map(|entry| {
            if entry.is_free() {
                return (0, 0);
            }
            let count = counts.entry(entry.class().0).or_insert(0);
            *count += 1;
            (entry.class().0, *count)
        });
        self.policy.first_names = names.collect();
    }

    /// An object of a row that existed when the search began, in words that mean the same in another process.
    pub(crate) fn row_name(&self, row: u32) -> String {
        match self.policy.first_names.get(row as usize) {
            Some(&(class, number)) if number > 0 => format!("object {} {number}", self.program.class_name(ClassId(class))),
            _ => format!("row {row}"),
        }
    }

    /// The object existed when the search began, so that its row is its name on every path.
    pub(crate) fn is_first(&self, object: ObjRef) -> bool {
        object.0 < self.policy.first_rows || object.0 >= FIRST_PERMANENT
    }
}
