//! What threads share, as values: to tell whether a step changes anything that another thread could see.
//!
//! **A body that is written after the state was saved gets a private copy** (`Heap::body_mut`), which is noted. So a write shows even if the step
//! itself undoes it. One that writes what was there already shows too: that cannot be told from the others.

use crate::heap::{BASE, Entry, FIRST_PERMANENT, ObjRef, SHARED};
use crate::state::State;
use jaunt_program::{ClassId, Program};
use std::ops::Range;
use std::rc::Rc;

/// What of an object is no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hidden {
    Nothing,
    Everything,
    /// These bytes. Of the others it counts what they are at the end of the step: that one was written and undone is for whoever asks to know.
    Bytes(Rc<[Range<usize>]>),
}

/// Was a shared value written since the state was saved? Lock words, threads and frames are none, and neither is what came or went meanwhile:
/// whatever refers to that was written too.
pub fn values_were_written(state: &State, program: &Program, mut hidden: impl FnMut(ClassId, ObjRef) -> Hidden) -> bool {
    let heap = &state.heap;
    let has_new_body = |was: &Entry, now: &Entry| !was.body.is_null() && was.body != now.body;
    let statics = heap.dirty_statics.iter().any(|(class, was)| has_new_body(was, &heap.statics[*class as usize]));
    statics
        || heap.dirty.iter().any(|(row, was)| {
            // Literals and mirrors of classes are the library's own.
            if *row >= FIRST_PERMANENT || *row >= heap.top {
                return false;
            }
            let now = &heap.rows()[*row as usize];
            let stays = !was.is_free() && !now.is_free() && was.class() == now.class() && was.len == now.len;
            if !stays || was.meta & (SHARED | BASE) == 0 || !has_new_body(was, now) {
                return false;
            }
            match hidden(was.class(), ObjRef(*row)) {
                Hidden::Nothing => true,
                Hidden::Everything => false,
                Hidden::Bytes(left_out) => {
                    let size = heap.body_size(now, program);
                    // SAFETY: both have this size; the old body is that of the saved state, to which one may come back.
                    let byte = |entry: &Entry, i: usize| unsafe { *entry.body.add(i) };
                    (0..size).any(|i| byte(was, i) != byte(now, i) && !left_out.iter().any(|range| range.contains(&i)))
                }
            }
        })
}
