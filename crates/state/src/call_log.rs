//! Taking calls back: the log of the dissertation's BOX (d'Amorim 2007, section 4.3.2).
//!
//! Everything that exists when a call begins is frozen, so the first write to an object notes what it was (`Heap::dirty`), and so does
//! an allocation. Undoing goes through these notes from the last to the first. Logs nest: objects that were built for one state
//! are frozen and become what the calls on it find. The slow twin is [`crate::Snapshot`].
//!
//! **Between calls nothing runs**: a log knows nothing of threads, whose frames are gone when a call has ended.

use crate::heap::{BASE, Entry, FROZEN, ObjRef, WRITTEN};
use crate::state::{ClassStatus, Rest, State};
use crate::track::set_class;
use jaunt_program::{ClassId, Program};
use std::rc::Rc;

/// Where a call began: how much was noted by then, and what is kept as numbers.
pub struct CallLog {
    rows: usize,
    statics: usize,
    classes: usize,
    rest: Rc<Rest>,
    top: u32,
    objects: usize,
    used: usize,
}

/// Rows and statics that are frozen for a while.
pub struct Held {
    rows: Vec<u32>,
    statics: Vec<u32>,
}

impl State {
    /// All that exists now becomes what every call finds; from now on changes are noted.
    pub fn seal_for_calls(&mut self) {
        self.heap.track = false;
        self.heap.freeze_all(BASE);
        for entry in self.heap.rows_mut() {
            entry.meta &= !WRITTEN;
        }
        for entry in &mut self.heap.statics {
            entry.meta &= !WRITTEN;
        }
        for row in self.heap.permanent_rows() {
            self.heap.entry_mut(ObjRef(row)).meta &= !WRITTEN;
        }
        // Rows of garbage stay unused: a row behind those of now is an object that came later.
        self.heap.set_free_row(0);
        self.heap.dirty.clear();
        self.heap.dirty_statics.clear();
        self.dirty_classes.clear();
        self.heap.track = true;
    }

    /// No notes are taken any more: what happens from now on stays. To be followed by [`State::seal_for_calls`].
    pub fn stop_noting(&mut self) {
        self.heap.track = false;
    }

    pub fn begin_call(&self) -> CallLog {
        CallLog {
            rows: self.heap.dirty.len(),
            statics: self.heap.dirty_statics.len(),
            classes: self.dirty_classes.len(),
            rest: self.rest.clone(),
            top: self.heap.top,
            objects: self.heap.objects,
            used: self.heap.used,
        }
    }

    /// Takes back everything since the log began.
    pub fn undo_call(&mut self, log: &CallLog, program: &Program) {
        while self.heap.dirty.len() > log.rows {
            let (row, old) = self.heap.dirty.pop().expect("longer than the log");
            self.heap.undo_row(row, old, program);
        }
        while self.heap.dirty_statics.len() > log.statics {
            let (class, old) = self.heap.dirty_statics.pop().expect("longer than the log");
            self.heap.undo_statics(class, old);
        }
        while self.dirty_classes.len() > log.classes {
            let (class, old) = self.dirty_classes.pop().expect("longer than the log");
            set_class(self, class, &old);
        }
        if !Rc::ptr_eq(&self.rest, &log.rest) {
            self.rest = log.rest.clone();
        }
        self.heap.top = log.top;
        self.heap.set_free_row(0);
        self.heap.objects = log.objects;
        self.heap.used = log.used;
    }

    /// What was made and written since the log began is what the next calls find.
    pub fn freeze_since(&mut self, log: &CallLog) {
        self.set_frozen_since(log, true);
    }

    /// Nobody needs that any more: to be followed by [`State::undo_call`] with the same log, which frees the bodies.
    pub fn give_up_since(&mut self, log: &CallLog) {
        self.set_frozen_since(log, false);
    }

    fn set_frozen_since(&mut self, log: &CallLog, frozen: bool) {
        let set = |meta: u32| if frozen { meta | FROZEN } else { meta & !FROZEN };
        for i in log.rows..self.heap.dirty.len() {
            let entry = self.heap.entry_mut(ObjRef(self.heap.dirty[i].0));
            if entry.meta != 0 {
                entry.meta = set(entry.meta);
            }
        }
        for i in log.statics..self.heap.dirty_statics.len() {
            let class = self.heap.dirty_statics[i].0;
            let entry = &mut self.heap.statics[class as usize];
            entry.meta = set(entry.meta);
        }
    }

    /// What was made and written since the log began is frozen for a while, so that a log which begins now can take everything back.
    pub fn hold_since(&mut self, log: &CallLog) -> Held {
        let mut held = Held { rows: Vec::new(), statics: Vec::new() };
        for i in log.rows..self.heap.dirty.len() {
            let row = self.heap.dirty[i].0;
            let entry = self.heap.entry_mut(ObjRef(row));
            if entry.meta != 0 && entry.meta & FROZEN == 0 {
                entry.meta |= FROZEN;
                held.rows.push(row);
            }
        }
        for i in log.statics..self.heap.dirty_statics.len() {
            let class = self.heap.dirty_statics[i].0;
            let entry = &mut self.heap.statics[class as usize];
            if entry.meta & FROZEN == 0 {
                entry.meta |= FROZEN;
                held.statics.push(class);
            }
        }
        held
    }

    /// It goes on as it was before. What was written since must have been taken back.
    pub fn let_go(&mut self, held: Held) {
        for row in held.rows {
            self.heap.entry_mut(ObjRef(row)).meta &= !FROZEN;
        }
        for class in held.statics {
            self.heap.statics[class as usize].meta &= !FROZEN;
        }
    }

    /// Something that existed when the log began was written.
    pub fn wrote_since(&self, log: &CallLog) -> bool {
        self.heap.dirty_statics.len() > log.statics || self.heap.dirty[log.rows..].iter().any(|(_, old)| old.meta != 0)
    }

    /// Rows of what every call finds, and classes whose statics, that were written by this call or by those before it on the way to its state: each with
    /// what it was, ascending.
    pub fn changed_base(&self, rows: &mut Vec<(u32, Entry)>, statics: &mut Vec<(u32, Entry)>) {
        rows.clear();
        rows.extend(self.heap.dirty.iter().filter(|(_, old)| old.meta & BASE != 0));
        statics.clear();
        statics.extend(&self.heap.dirty_statics);
        for list in [rows, statics] {
            // The first note of a row has what it was in the beginning: the order of equal ones stays.
            list.sort_by_key(|&(row, _)| row);
            list.dedup_by_key(|&mut (row, _)| row);
        }
    }

    /// Classes that were initialised, or whose initialisation failed, since the log began, in order.
    pub fn initialised_since(&self, log: &CallLog) -> Vec<ClassId> {
        self.initialised_from(log.classes)
    }

    /// The same since a tracker was last asked to save the state.
    pub fn initialised_since_saved(&self) -> Vec<ClassId> {
        self.initialised_from(0)
    }

    fn initialised_from(&self, first: usize) -> Vec<ClassId> {
        let mut found = Vec::new();
        for &(class, old) in &self.dirty_classes[first..] {
            let id = ClassId(class);
            let settled = matches!(self.classes[id].status, ClassStatus::Initialized | ClassStatus::Erroneous);
            if old.status != self.classes[id].status && settled && !found.contains(&id) {
                found.push(id);
            }
        }
        found
    }
}
