//! Garbage collection between the steps of a search.
//!
//! Works on a state that has just been saved: what is freed is noted as any other change, so going back brings it back.
//! **The base image is never walked**: its clean objects refer to nothing outside of it, its written ones are listed.
//! Weak references hold their referents and no finalizer runs, as if no collection of the program's own had come yet; a
//! search that frees what only they can reach would show executions that a program with a larger heap does not have.
//!
//! Two ways. *Mark and sweep* runs when the last step can have made garbage: it made an object, or some component of the
//! state lost a reference. *Reference counts* are kept from the differences between components; an object whose count
//! falls to zero is freed at once, and garbage in cycles is never found (Iosif and Sisto 2000).

use crate::gc::thread_roots;
use crate::heap::{BASE, Entry, ObjRef};
use crate::image::Image;
use crate::state::{ClassState, State};
use crate::track::{Tracker, Undo};
use jaunt_program::{ClassId, ClassKind, Kind, Program};

/// How garbage is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Collecting {
    #[default]
    Off,
    Mark,
    Count,
}

/// What a tracker keeps for its collector.
#[derive(Default)]
pub(crate) struct Garbage {
    pub how: Collecting,
    /// The last step can have made garbage.
    pub suspect: bool,
    /// References to each row, of those outside of the base image. Kept with [`Collecting::Count`].
    pub counts: Vec<u32>,
    /// Rows whose count is or was zero since the last collection.
    pub zero: Vec<u32>,
    /// References of `State::rest` to rows outside of the base image, and for which `rest` this is.
    pub rest: Vec<u32>,
    /// Stamps of the last mark.
    marked: Vec<u32>,
    mark: u32,
    found: Vec<u32>,
    open: Vec<u32>,
    /// References before and after, to compare.
    before: Vec<u32>,
    after: Vec<u32>,
}

/// Every reference in the body of an object.
fn references(entry: &Entry, program: &Program, mut f: impl FnMut(u32)) {
    let class = program.class(entry.class());
    match class.kind {
        ClassKind::Array(info) if info.kind == Kind::Ref => {
            for i in 0..entry.len as usize {
                // SAFETY: a reference array of `len` elements.
                f(unsafe { entry.body.cast::<u32>().add(i).read() });
            }
        }
        ClassKind::Array(_) => {}
        _ => {
            for &offset in &class.ref_offsets {
                // SAFETY: the class has a reference at this offset.
                f(unsafe { entry.body.add(offset as usize).cast::<u32>().read() });
            }
        }
    }
}

fn static_references(entry: &Entry, class: u32, program: &Program, mut f: impl FnMut(u32)) {
    if entry.body.is_null() {
        return;
    }
    for &offset in &program.class(ClassId(class)).static_ref_offsets {
        // SAFETY: statics hold a reference at each of these offsets.
        f(unsafe { entry.body.add(offset as usize).cast::<u32>().read() });
    }
}

fn rest_references(state: &State, out: &mut Vec<u32>) {
    out.clear();
    state.rest.references(|r| {
        if is_own(state, r.0) {
            out.push(r.0);
        }
    });
}

/// Outside of the base image, so that it can become garbage.
#[inline]
fn is_own(state: &State, r: u32) -> bool {
    r != 0 && state.heap.entry(ObjRef(r)).meta & BASE == 0
}

impl Tracker {
    /// From now on garbage is found in this way. Right after the start or after coming back.
    pub fn collect_by(&mut self, state: &State, program: &Program, how: Collecting) {
        self.garbage.how = how;
        self.garbage.suspect = true;
        if how != Collecting::Off {
            rest_references(state, &mut self.garbage.rest);
        }
        if how == Collecting::Count {
            self.recount(state, program);
        }
    }

    /// Frees garbage that the last step made; saves before and after. The number of objects freed, if it looked for any.
    pub fn collect(&mut self, state: &mut State, program: &Program) -> Option<usize> {
        self.save(state, program);
        match self.garbage.how {
            Collecting::Off => None,
            Collecting::Mark => {
                if !std::mem::take(&mut self.garbage.suspect) {
                    return None;
                }
                let freed = self.mark_and_sweep(state, program);
                if freed > 0 {
                    self.save(state, program);
                    self.garbage.suspect = false;
                }
                Some(freed)
            }
            Collecting::Count => {
                let mut freed = 0;
                while !self.garbage.zero.is_empty() {
                    for row in std::mem::take(&mut self.garbage.zero) {
                        let free = state.heap.entry_any(row).is_free();
                        if !free && self.garbage.counts[row as usize] == 0 {
                            release(state, row, program);
                            freed += 1;
                        }
                    }
                    // What they referred to is counted there.
                    self.save(state, program);
                }
                Some(freed)
            }
        }
    }

    /// Frees all garbage, whatever the way that was asked for. The number of objects freed.
    pub fn sweep(&mut self, state: &mut State, program: &Program) -> usize {
        self.save(state, program);
        let freed = self.mark_and_sweep(state, program);
        self.save(state, program);
        freed
    }

    /// After coming back to a state that had no garbage to look for.
    pub(crate) fn garbage_back(&mut self, state: &State, rest: bool) {
        self.garbage.suspect = false;
        self.garbage.zero.clear();
        if rest && self.garbage.how != Collecting::Off {
            rest_references(state, &mut self.garbage.rest);
        }
    }

    fn mark_and_sweep(&mut self, state: &mut State, program: &Program) -> usize {
        if self.garbage.how == Collecting::Off {
            rest_references(state, &mut self.garbage.rest);
        }
        let mut open = std::mem::take(&mut self.garbage.open);
        open.extend_from_slice(&self.garbage.rest);
        for thread in state.threads.live() {
            thread_roots(thread, program, |r| open.push(r.0));
        }
        for &class in &self.touched {
            open.extend(state.classes[ClassId(class)].references());
            if let Some(entry) = state.heap.statics.get(class as usize) {
                static_references(entry, class, program, |r| open.push(r));
            }
        }
        for &row in &self.written {
            references(state.heap.entry(ObjRef(row)), program, |r| open.push(r));
        }
        let garbage = &mut self.garbage;
        garbage.mark += 1;
        garbage.marked.resize(state.heap.top as usize, 0);
        while let Some(r) = open.pop() {
            if is_own(state, r) && std::mem::replace(&mut garbage.marked[r as usize], garbage.mark) != garbage.mark {
                references(state.heap.entry(ObjRef(r)), program, |r| open.push(r));
            }
        }
        self.garbage.open = open;
        let mut found = std::mem::take(&mut self.garbage.found);
        found.clear();
        let (marked, mark) = (&self.garbage.marked, self.garbage.mark);
        found.extend(self.live.iter().copied().filter(|&row| marked[row as usize] != mark));
        for &row in &found {
            release(state, row, program);
        }
        let freed = found.len();
        self.garbage.found = found;
        freed
    }

    /// A row was saved: what it refers to may have changed.
    pub(crate) fn garbage_row(&mut self, state: &State, program: &Program, row: u32, old: &Entry, new: &Entry) {
        if self.garbage.how == Collecting::Off {
            return;
        }
        let (mut before, mut after) = self.garbage.lists();
        if !old.is_free() {
            references(old, program, |r| before.push(r));
        } else if !new.is_free() {
            self.garbage.suspect = true;
            self.appear(row);
        }
        if !new.is_free() {
            references(new, program, |r| after.push(r));
        }
        self.differ(state, before, after);
    }

    pub(crate) fn garbage_statics(&mut self, state: &State, program: &Program, class: u32, old: &Entry, new: &Entry) {
        if self.garbage.how == Collecting::Off {
            return;
        }
        let (mut before, mut after) = self.garbage.lists();
        static_references(old, class, program, |r| before.push(r));
        static_references(new, class, program, |r| after.push(r));
        self.differ(state, before, after);
    }

    pub(crate) fn garbage_class(&mut self, state: &State, old: &ClassState, new: &ClassState) {
        if self.garbage.how != Collecting::Off {
            let (mut before, mut after) = self.garbage.lists();
            before.extend(old.references());
            after.extend(new.references());
            self.differ(state, before, after);
        }
    }

    pub(crate) fn garbage_thread(&mut self, state: &State, old: Option<u32>, new: u32) {
        if self.garbage.how == Collecting::Off {
            return;
        }
        let (mut before, mut after) = self.garbage.lists();
        if let Some(old) = old {
            Image::new(self.images.get(old)).references(|r| before.push(r));
        }
        Image::new(self.images.get(new)).references(|r| after.push(r));
        self.differ(state, before, after);
    }

    pub(crate) fn garbage_rest(&mut self, state: &State) {
        if self.garbage.how == Collecting::Off {
            return;
        }
        let before = std::mem::take(&mut self.garbage.rest);
        let mut after = Vec::new();
        rest_references(state, &mut after);
        self.garbage.rest.clone_from(&after);
        self.differ(state, before, after);
    }

    /// A component had these references and has those now.
    fn differ(&mut self, state: &State, mut before: Vec<u32>, mut after: Vec<u32>) {
        match self.garbage.how {
            Collecting::Off => {}
            Collecting::Mark => {
                if !self.garbage.suspect {
                    after.sort_unstable();
                    self.garbage.suspect = before.iter().any(|&r| r != 0 && after.binary_search(&r).is_err());
                }
            }
            Collecting::Count => {
                // First up, then down: what only moved is never at zero.
                for &r in after.iter().filter(|&&r| is_own(state, r)) {
                    self.count(r, 1);
                }
                before.retain(|&r| r != 0);
                for &r in &before {
                    // What was freed just now had no count, and cannot be asked whether it was the base image's.
                    if self.is_own_row(r) {
                        self.count(r, -1);
                    }
                }
            }
        }
        (self.garbage.before, self.garbage.after) = (before, after);
    }

    fn is_own_row(&self, row: u32) -> bool {
        row >= self.base_rows() && row < crate::heap::FIRST_PERMANENT || self.early.binary_search(&row).is_ok()
    }

    fn appear(&mut self, row: u32) {
        if self.garbage.how == Collecting::Count {
            if self.garbage.counts.len() <= row as usize {
                self.garbage.counts.resize(row as usize + 1, 0);
            }
            self.garbage.zero.push(row);
        }
    }

    fn count(&mut self, row: u32, by: i32) {
        let counts = &mut self.garbage.counts;
        if counts.len() <= row as usize {
            counts.resize(row as usize + 1, 0);
        }
        let count = &mut counts[row as usize];
        self.undo.push(Undo::Count(row, *count));
        *count = count.checked_add_signed(by).expect("a reference that was counted");
        if *count == 0 {
            self.garbage.zero.push(row);
        }
    }

    /// All counts from nothing: the slow twin of keeping them.
    pub(crate) fn recount(&mut self, state: &State, program: &Program) {
        let counts = self.counted(state, program);
        let unused = |row: &u32| counts.get(*row as usize).is_none_or(|&c| c == 0);
        self.garbage.zero = self.live.iter().copied().filter(unused).collect();
        self.garbage.counts = counts;
    }

    /// How often each row outside of the base image is referred to.
    pub fn counted(&self, state: &State, program: &Program) -> Vec<u32> {
        let mut counts = vec![0u32; state.heap.top as usize];
        let mut rest = Vec::new();
        rest_references(state, &mut rest);
        let mut add = |r: u32| {
            if is_own(state, r) {
                counts[r as usize] += 1;
            }
        };
        rest.into_iter().for_each(&mut add);
        for &image in self.image.iter().filter(|&&i| i != crate::track::NO_IMAGE) {
            Image::new(self.images.get(image)).references(&mut add);
        }
        for class in 0..state.classes.len() as u32 {
            state.classes[ClassId(class)].references().into_iter().for_each(&mut add);
            if let Some(entry) = state.heap.statics.get(class as usize) {
                static_references(entry, class, program, &mut add);
            }
        }
        for &row in &self.written {
            references(state.heap.entry(ObjRef(row)), program, &mut add);
        }
        for &row in &self.live {
            references(state.heap.entry(ObjRef(row)), program, &mut add);
        }
        counts
    }

    /// The counts as they are kept, for comparing with [`Tracker::counted`].
    pub fn counts(&self) -> &[u32] {
        &self.garbage.counts
    }
}

impl Garbage {
    fn lists(&mut self) -> (Vec<u32>, Vec<u32>) {
        let (mut before, mut after) = (std::mem::take(&mut self.before), std::mem::take(&mut self.after));
        before.clear();
        after.clear();
        (before, after)
    }
}

fn release(state: &mut State, row: u32, program: &Program) {
    state.heap.release(row, program);
    state.forget_hash(row);
}
