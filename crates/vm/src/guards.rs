//! Which fields need points: assumptions about how they are protected, checked at every access.
//!
//! Optimistic synchronization-based reduction (Stoller and Cohen, TACAS 2003). A field that was only
//! read while it was shared, or whose every access held one common monitor, needs no points: its accesses commute
//! with everything else that others can do. That is assumed from the first access on and *checked at every access*.
//! Up to the first access that breaks the assumption, the reduced search sees every execution up to the order of
//! independent steps, so it will meet such an access if there is one; then the field gets points and the search starts
//! again ([`Points::restart`]).

use crate::class_facts::Role;
use crate::initialisers::Initialisers;
use crate::places::Places;
use crate::points::Points;
use crate::quiet::LoudMethods;
use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_program::ClassId;
use jaunt_state::ObjRef;
use jaunt_state::heap::FIRST_PERMANENT;

/// What is known about the accesses to one field of a class, one static field or one array.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guard {
    /// Needs points.
    racy: bool,
    written: bool,
    /// Every access held the monitor of the object itself.
    own_lock: bool,
    /// Monitors and synchronizers that every access owned.
    locks: Vec<u32>,
}

/// What a search assumes about the program. A road means the same only under the same assumptions.
#[derive(Clone)]
pub struct Assumptions {
    guards: FastMap<u64, Guard>,
    places: Places,
    loud_methods: LoudMethods,
    initialisers: Initialisers,
    flags: Vec<bool>,
    reduce: bool,
}

/// What is known of the program as a whole, by its name in traces: the one list of that.
macro_rules! flags {
    ($points:expr, $($borrow:tt)+) => {
        [
            ("interrupts", $($borrow)+ $points.interrupts),
            ("liveness", $($borrow)+ $points.liveness),
            ("clock", $($borrow)+ $points.clock),
            ("wall clock", $($borrow)+ $points.wall_clock),
            ("absolute time", $($borrow)+ $points.absolute_time),
            ("daemon groups", $($borrow)+ $points.daemon_groups),
            ("names", $($borrow)+ $points.thread_names),
            ("observed", $($borrow)+ $points.observed),
            ("console monitor", $($borrow)+ $points.console_monitor),
            ("console closes", $($borrow)+ $points.console_closes),
            ("room", $($borrow)+ $points.room),
            ("two streams", $($borrow)+ $points.two_streams),
        ]
    };
}

/// In a guard's locks: a synchronizer rather than a monitor.
const SYNCHRONIZER: u32 = 1 << 31;

impl Points {
    /// All that is assumed now.
    pub fn assumptions(&self) -> Assumptions {
        Assumptions {
            guards: self.guards.clone(),
            places: self.places.clone(),
            loud_methods: self.loud_methods.clone(),
            initialisers: self.initialisers.clone(),
            flags: flags!(self, &).iter().map(|(_, flag)| **flag).collect(),
            reduce: self.reduce,
        }
    }

    pub fn set_assumptions(&mut self, assumptions: Assumptions) {
        self.guards = assumptions.guards;
        self.places = assumptions.places;
        self.loud_methods = assumptions.loud_methods;
        self.initialisers = assumptions.initialisers;
        self.reduce = assumptions.reduce;
        for ((_, flag), value) in flags!(self, &mut).into_iter().zip(assumptions.flags) {
            *flag = value;
        }
    }
}

impl Vm {
    /// Does the current thread own this monitor or synchronizer?
    pub(crate) fn owns(&self, row: u32) -> bool {
        if row & SYNCHRONIZER == 0 {
            return self.state.heap.lock_word(ObjRef(row)) >> 16 == self.current.0 + 1;
        }
        let object = ObjRef(row & !SYNCHRONIZER);
        let entry = self.state.heap.entry_or_free(object);
        match self.points.ownable {
            Some((_, offset)) if !entry.is_free() && self.known_role(entry.class()) == Some(Role::Synchronizer) => {
                self.state.heap.get_ref(object, offset) == self.state.threads[self.current].object
            }
            _ => false,
        }
    }

    /// Records an access under its key. True: the assumption about the key covers it.
    pub(crate) fn guarded(&mut self, key: u64, object: ObjRef, write: bool) -> bool {
        if let Some(frozen) = &self.points.frozen {
            return !frozen.contains(&self.guard_name(key));
        }
        let guards = &mut self.points.guards;
        let Some(found) = guards.get_mut(&key) else { return self.assume_guard(key, object, write) };
        if found.racy {
            return false;
        }
        found.written |= write;
        if !found.own_lock && found.locks.is_empty() {
            // Only ever read, as far as is known.
            found.racy = found.written;
            self.points.restart |= found.written;
            return !found.written;
        }
        let mut guard = std::mem::take(found);
        guard.own_lock &= !object.is_null() && self.owns(object.0);
        guard.locks.retain(|&row| self.owns(row));
        guard.racy = guard.written && !guard.own_lock && guard.locks.is_empty();
        self.points.restart |= guard.racy;
        let covered = !guard.racy;
        self.points.guards.insert(key, guard);
        covered
    }

    /// The first access under a key: what holds for it is assumed of all.
    fn assume_guard(&mut self, key: u64, object: ObjRef, write: bool) -> bool {
        let own_lock = !object.is_null() && self.owns(object.0);
        let held = &self.state.threads[self.current].held;
        let monitors = held.iter().filter(|&&o| self.is_first(o)).map(|o| o.0);
        let owned = self.points.synchronizers.iter().map(|row| row | SYNCHRONIZER).filter(|&row| self.owns(row));
        let locks: Vec<u32> = monitors.chain(owned).collect();
        // Too many wrong assumptions: no new ones.
        let covered = self.points.optimistic && (!write || own_lock || !locks.is_empty());
        self.points.guards.insert(key, Guard { racy: !covered, written: write, own_lock, locks });
        covered
    }

    /// One array; or all of a class, where the row says nothing about which array it is.
    pub(crate) fn array_key(&self, object: ObjRef, class: ClassId) -> u64 {
        if self.points.rows_are_names || self.is_first(object) {
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
            return format!("row {}", key as u32);
        }
        let class = ClassId((key >> 32) as u32 & 0x3fff_ffff);
        let statics = if key & 1 << 62 != 0 { "static " } else { "" };
        format!("{statics}{}+{}", self.program.class_name(class), key as u32)
    }

    /// All that a later execution must know to have its points at the same places.
    pub fn known_points(&self) -> Vec<String> {
        let racy = self.points.guards.iter().filter(|(_, guard)| guard.racy).map(|(&key, _)| self.guard_name(key));
        let mut list: Vec<String> = racy.collect();
        list.extend(self.loud_places());
        list.extend(
            self.points.loud_methods.iter().map(|parts| format!("method {}", parts.map(|p| self.program.name(p)).join(" "))),
        );
        list.extend(self.known_initialisers());
        list.extend(flags!(self.points, &).iter().filter(|(_, flag)| **flag).map(|(name, _)| format!("flag {name}")));
        if !self.points.reduce {
            list.push("flag unreduced".to_string());
        }
        list.sort();
        list
    }

    /// Puts points where an earlier search had them.
    pub fn freeze_points(&mut self, known: &[String]) {
        let flag = |name: &str| known.iter().any(|k| k.strip_prefix("flag ") == Some(name));
        for (name, known) in flags!(self.points, &mut) {
            *known = flag(name);
        }
        self.points.reduce &= !flag("unreduced");
        let methods = known.iter().filter_map(|k| k.strip_prefix("method "));
        let symbols = &mut self.program.symbols;
        self.points.loud_methods =
            methods.filter_map(|m| m.split(' ').map(|part| symbols.intern(part)).collect::<Vec<_>>().try_into().ok()).collect();
        self.points.frozen = Some(known.iter().cloned().collect());
    }

    /// The object existed when the search began, so that its row is its name on every road.
    pub(crate) fn is_first(&self, object: ObjRef) -> bool {
        object.0 < self.points.first_rows || object.0 >= FIRST_PERMANENT
    }
}
