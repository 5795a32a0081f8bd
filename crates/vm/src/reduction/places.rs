//! What quiet code touches, other code must not: an assumption, checked at every access.
//!
//! Quiet code ([`crate::reduction::quiet`]) has no points because nobody is said to see what it does. Nobody is taken at their word: each
//! place remembers who has read and written it, quiet code or other code. When quiet code writes what other code touches,
//! or reads what other code writes, the place is *loud* from then on: quiet code has points there like any other code,
//! and the search starts again ([`crate::transition::Transition::restart`]), as with a guard that was found wrong.
//!
//! A place is a field of one object that existed when the search began, a field of all younger objects of a class, a
//! static field of the library, all of an old array or collection, a monitor, or a cell. Of arrays and collections
//! (`java.util`) that were made in the search, those that quiet code has made ([`MADE_QUIETLY`]) are one place for each class;
//! all others are whoever's, and quiet code touches them as anybody does: they come to it as arguments.

use crate::reduction::class_facts::{COLLECTION, Role};
use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_program::{ClassId, LoaderId};
use jaunt_state::heap::MADE_QUIETLY;
use jaunt_state::{Cell, ObjRef};

const QUIET_READ: u8 = 1;
const QUIET_WRITE: u8 = 2;
const OTHER_READ: u8 = 4;
const OTHER_WRITE: u8 = 8;
const LOUD: u8 = 16;

/// In a key: a field of one object, by its row; else of all objects of a class.
const ROW: u64 = 1 << 63;
const STATIC: u64 = 1 << 62;
const CELL: u64 = 1 << 61;
/// As an offset: the monitor of an object, and all of a collection or array.
const MONITOR: u32 = u32::MAX;
const ALL: u32 = u32::MAX - 1;
/// A lock of the library: who waits for it.
const LOCK: u32 = u32::MAX - 2;

#[derive(Clone, Default)]
pub(crate) struct Places {
    seen: FastMap<u64, u8>,
    /// Some of the same, where a look costs less than a hash: most accesses tell nothing new.
    lately: Lately,
}

#[derive(Clone)]
struct Lately([(u64, u8); 256]);

impl Default for Lately {
    fn default() -> Self {
        Lately([(0, 0); 256])
    }
}

impl Lately {
    fn slot(&mut self, key: u64) -> &mut (u64, u8) {
        &mut self.0[(key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as usize]
    }
}

impl Places {
    /// Writes an access down. True: the place is loud. `clash`: it has just become so.
    #[inline(always)]
    fn touch(&mut self, key: u64, quiet: bool, write: bool, clash: &mut bool) -> bool {
        let access = match (quiet, write) {
            (true, false) => QUIET_READ,
            (true, true) => QUIET_WRITE,
            (false, false) => OTHER_READ,
            (false, true) => OTHER_WRITE,
        };
        let (known, bits) = *self.lately.slot(key);
        if known == key && bits & access != 0 { bits & LOUD != 0 } else { self.touch_anew(key, access, clash) }
    }

    #[cold]
    fn touch_anew(&mut self, key: u64, access: u8, clash: &mut bool) -> bool {
        let bits = self.seen.entry(key).or_insert(0);
        *bits |= access;
        let hidden_write = *bits & QUIET_WRITE != 0 && *bits & (OTHER_READ | OTHER_WRITE) != 0;
        let hidden_read = *bits & QUIET_READ != 0 && *bits & OTHER_WRITE != 0;
        if (hidden_write || hidden_read) && *bits & LOUD == 0 {
            *bits |= LOUD;
            *clash = true;
        }
        *self.lately.slot(key) = (key, *bits);
        *bits & LOUD != 0
    }
}

impl Vm {
    /// The code that runs is quiet, and what it touches is too. `own`: counts as quiet, whoever does it.
    #[inline(always)]
    pub(crate) fn is_unseen(&mut self, object: ObjRef, class: ClassId, fields: u32, offset: u32, write: bool, own: bool) -> bool {
        let old = self.is_first(object);
        let (id, offset) = match fields {
            COLLECTION if old => (ROW | (object.0 as u64) << 32, ALL),
            COLLECTION if !self.is_made_quietly(object) => return false,
            COLLECTION => ((class.0 as u64) << 32, ALL),
            _ if offset >= fields => return false,
            _ if old => (ROW | (object.0 as u64) << 32, offset),
            _ => ((class.0 as u64) << 32, offset),
        };
        let quiet = own || self.is_quiet();
        self.is_unseen_place(id | offset as u64, quiet, write)
    }

    pub(crate) fn is_unseen_static(&mut self, class: ClassId, offset: u32, write: bool) -> bool {
        if !matches!(self.program.class(class).loader, LoaderId::BOOT | LoaderId::PLATFORM) {
            // Quiet code knows no class of the program.
            return false;
        }
        let quiet = self.is_quiet();
        self.is_unseen_place(STATIC | (class.0 as u64) << 32 | offset as u64, quiet, write)
    }

    /// Entering is a write.
    pub(crate) fn is_unseen_monitor(&mut self, object: ObjRef) -> bool {
        let class = self.state.heap.class_of(object);
        let facts = self.facts(class);
        if facts.role == Role::Thread {
            // `start` enters it: where others know the thread already, that is where they may come first.
            return false;
        }
        let id = match facts.library_fields {
            // Quiet code has nothing to do with objects of the program.
            0 => return false,
            _ if self.is_first(object) => ROW | (object.0 as u64) << 32,
            COLLECTION if !self.is_made_quietly(object) => return false,
            _ => (class.0 as u64) << 32,
        };
        let quiet = self.is_quiet();
        self.is_unseen_place(id | MONITOR as u64, quiet, true)
    }

    /// A lock of the library is used, as a mover or otherwise. False: its operations are no movers.
    pub(crate) fn lock_moves(&mut self, synchronizer: ObjRef, moves: bool) -> bool {
        let class = self.state.heap.class_of(synchronizer);
        let id = if self.is_first(synchronizer) { ROW | (synchronizer.0 as u64) << 32 } else { (class.0 as u64) << 32 };
        let key = id | LOCK as u64;
        if let Some(frozen) = &self.policy.frozen {
            return moves && !frozen.contains(&self.place_name(key));
        }
        let mut clash = false;
        let loud = self.assumed.places.touch(key, moves, true, &mut clash);
        if clash {
            self.search.start_again();
        }
        moves && !loud
    }

    /// What natives share outside of objects.
    pub(crate) fn is_unseen_cell(&mut self, cell: Cell, change: bool) -> bool {
        let quiet = self.is_quiet();
        self.is_unseen_place(CELL | cell as u64, quiet, change)
    }

    /// A new array or collection: whose is it?
    #[cold]
    #[inline(never)]
    pub(crate) fn remember_maker(&mut self, object: ObjRef) {
        if self.makes_quietly() {
            self.state.heap.mark_made_quietly(object);
        }
    }

    fn is_made_quietly(&self, object: ObjRef) -> bool {
        self.state.heap.entry(object).meta & MADE_QUIETLY != 0
    }

    #[inline(always)]
    fn is_unseen_place(&mut self, key: u64, quiet: bool, write: bool) -> bool {
        if let Some(frozen) = &self.policy.frozen {
            return quiet && !frozen.contains(&self.place_name(key));
        }
        let mut clash = false;
        let loud = self.assumed.places.touch(key, quiet, write, &mut clash);
        if clash {
            self.search.start_again();
            // What quiet code does orders nothing, and here somebody looks at it.
            self.see_unordered();
        }
        quiet && !loud
    }

    /// A place in words that mean the same in another process.
    fn place_name(&self, key: u64) -> String {
        let offset = match key as u32 {
            MONITOR => "monitor".to_string(),
            ALL => "all".to_string(),
            LOCK => "lock".to_string(),
            offset => offset.to_string(),
        };
        let id = (key >> 32) as u32 & 0x3fff_ffff;
        if key & ROW != 0 {
            // A row has more bits than a class.
            return format!("place {} {offset}", self.row_name((key >> 32) as u32 & 0x7fff_ffff));
        }
        if key & CELL != 0 {
            return format!("place cell {}", key as u32);
        }
        let statics = if key & STATIC != 0 { "static " } else { "" };
        format!("place {statics}{} {offset}", self.program.class_name(ClassId(id)))
    }

    /// Where quiet code has points.
    pub(crate) fn loud_places(&self) -> Vec<String> {
        let loud = self.assumed.places.seen.iter().filter(|(_, bits)| **bits & LOUD != 0);
        loud.map(|(&key, _)| self.place_name(key)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With the cache of what was touched lately, and without it: the same answers, and the same moment at which a place gets loud.
    #[test]
    fn what_was_touched_lately_changes_no_answer() {
        let (mut cached, mut plain) = (Places::default(), Places::default());
        let (mut random, mut clashes) = (7u64, 0);
        for _ in 0..50_000 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // More keys than the cache has room for.
            let (class, offset) = ((random >> 33) % 700, (random >> 50) % 3);
            let key = (class << 32) | offset;
            let (quiet, write) = (random >> 60 & 1 != 0, random >> 61 & 7 == 0);
            plain.lately = Lately::default();
            let (mut a, mut b) = (false, false);
            assert_eq!(cached.touch(key, quiet, write, &mut a), plain.touch(key, quiet, write, &mut b));
            assert_eq!(a, b);
            clashes += a as u32;
        }
        assert!(clashes > 500, "only {clashes} places got loud");
    }
}
