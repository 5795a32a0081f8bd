//! The names of objects in a canonical form.
//!
//! An object is called by its place in the order in which a walk meets it; one of the base image by its row, as it is the same object in every
//! state. What was met and not yet walked through is a queue.

use crate::canonical::Components;
use crate::heap::{BASE, ObjRef, WRITTEN};
use crate::reserve::Reserve;
use crate::state::State;

/// In a name: it is a row.
pub const ROW_NAME: u32 = 1 << 31;

pub(crate) struct Names {
    /// Number of an object: walk in the high half.
    pub numbers: Reserve<u64>,
    pub walk: u32,
    /// The walk of the first part.
    pub first_walk: u32,
    /// How many objects the first part met: the others are in the queue.
    pub first: u32,
    pub queue: Vec<u32>,
    /// Objects are called by their rows.
    pub by_row: bool,
    /// The walk goes on through objects of the base image that start-up did not make, or that were written.
    pub through_base: bool,
}

impl Default for Names {
    fn default() -> Names {
        Names {
            numbers: Reserve::new(1 << 28),
            walk: 0,
            first_walk: 0,
            first: 0,
            queue: Vec::new(),
            by_row: false,
            through_base: false,
        }
    }
}

impl Names {
    #[inline]
    pub fn name(&mut self, state: &State, r: u32) -> u32 {
        if r == 0 {
            return 0;
        }
        if self.by_row {
            return ROW_NAME | r;
        }
        // SAFETY: as many numbers as rows can be.
        let number = unsafe { &mut *self.numbers.ptr().add(r as usize) };
        // First what was met: these numbers lie closer together than objects do.
        let walk = (*number >> 32) as u32;
        if walk == self.walk || walk == self.first_walk {
            return *number as u32;
        }
        let entry = state.heap.entry(ObjRef(r));
        if entry.meta & BASE != 0 && !(self.through_base && (entry.meta & WRITTEN != 0 || !state.heap.is_of_start_up(r))) {
            return ROW_NAME | r;
        }
        self.queue.push(r);
        *number = (self.walk as u64) << 32 | (self.first as u64 + self.queue.len() as u64);
        *number as u32
    }

    /// What an object is called in the state that was listed last. `None`: nothing refers to it.
    pub fn name_of(&self, state: &State, row: u32) -> Option<u32> {
        let entry = state.heap.entry_or_free(ObjRef(row));
        if entry.is_free() {
            return None;
        }
        if self.by_row || entry.meta & BASE != 0 {
            return Some(ROW_NAME | row);
        }
        // SAFETY: as many numbers as rows can be.
        let number = unsafe { *self.numbers.ptr().add(row as usize) };
        let walk = (number >> 32) as u32;
        (walk == self.walk || walk == self.first_walk).then_some(number as u32)
    }

    /// The words of a body, with its references named.
    #[inline]
    pub fn body(&mut self, state: &State, body: *const u8, bytes: usize, offsets: &[u32], out: &mut Components) {
        let start = out.words.len();
        // SAFETY: bodies are 8-aligned and rounded up to 8 bytes with zeros.
        out.words.extend_from_slice(unsafe { std::slice::from_raw_parts(body.cast::<u32>(), bytes.div_ceil(4)) });
        for &offset in offsets {
            let at = start + offset as usize / 4;
            out.words[at] = self.name(state, out.words[at]);
        }
    }
}
