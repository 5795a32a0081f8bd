//! A state as words, and words as a state: linearisation and its inverse (d'Amorim 2007, sections 4.2.4 and 4.2.5).
//!
//! A state is a *shape* and *values*, two lists of words. A walk in breadth from the roots numbers objects as it meets them. The shape has: the roots; what calls
//! changed in the base, object by object and class by class; a mark; then the numbered objects one after the other, each with its class, its length if it is an
//! array, and its references: 0 for null, the number of an object of the state, or a mark for an object of the base. The values are all other words of the same
//! bodies in the same order, and the names of those objects of the base: within a body the values come first. So all states of one shape have the same objects,
//! with the same references between them, and as many values.
//!
//! **`build` is the inverse of `words`**: what was built gives the same words again.

use crate::base_copy::BaseCopy;
use crate::layout::{Layout, Layouts};
use crate::result::Old;
use crate::world::is_of_library;
use jaunt_program::{ClassId, Kind, Program};
use jaunt_state::heap::FIRST_PERMANENT;
use jaunt_state::{Entry, ObjRef, State};

/// A reference to an object of the base: its row is a value.
pub const OF_BASE: u32 = 1 << 31;
/// In a class word: the object has an identity hash code, which is a value.
pub const HASHED: u32 = 1 << 31;
/// Before an object of the base that was written, and before written statics.
pub const WRITTEN_OBJECT: u32 = 0xffff_fffd;
pub const WRITTEN_STATICS: u32 = 0xffff_fffe;
/// Between the roots and the objects.
pub const OBJECTS: u32 = 0xffff_ffff;
/// In the first word, which is the number of roots: counts of modifications count.
pub const COUNTERS: u32 = 1 << 31;

/// A state in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linear {
    pub shape: Vec<u32>,
    pub values: Vec<u32>,
}

impl Linear {
    pub fn clear(&mut self) {
        self.shape.clear();
        self.values.clear();
    }
}

/// Writes states as words and builds them again. All rows from `first` on are objects of states, those below are the base.
pub struct Graphs {
    pub layouts: Layouts,
    /// The first row behind the base.
    first: u32,
    /// Rows of the base that the program made: from, to. What the library made for itself does not count.
    made_by_program: Vec<(u32, u32)>,
    /// The class that is explored: its statics count, also if it is one of the library.
    explored: Option<ClassId>,
    /// The number of each row behind the base in the present walk, if its stamp is that of the walk.
    numbers: Vec<(u32, u32)>,
    walk: u32,
    queue: Vec<u32>,
    rows: Vec<(u32, Entry)>,
    statics: Vec<(u32, Entry)>,
    /// Counts of modifications count in this walk.
    counters: bool,
    remembered: bool,
    /// Where no log says what was written in the base.
    copy: Option<BaseCopy>,
}

impl Graphs {
    pub fn new(state: &State) -> Graphs {
        Graphs {
            layouts: Layouts::default(),
            first: state.heap.top,
            made_by_program: Vec::new(),
            explored: None,
            numbers: Vec::new(),
            walk: 0,
            queue: Vec::new(),
            rows: Vec::new(),
            statics: Vec::new(),
            counters: false,
            remembered: false,
            copy: None,
        }
    }

    /// A log says it again.
    pub fn forget_copy(&mut self) {
        self.copy = None;
    }

    /// From now on no log says what is written in the base: it is compared with what it is now.
    pub fn copy_base(&mut self, state: &State, program: &Program) {
        self.copy = Some(self.kept_base(state, program));
    }

    /// What counts in the base, as it is now.
    pub(crate) fn kept_base(&self, state: &State, program: &Program) -> BaseCopy {
        let rows = self.made_by_program.iter().flat_map(|&(from, to)| from..to);
        BaseCopy::new(state, program, rows, |class| self.counts_statics(program, class) && state.is_initialized(class))
    }

    /// The first thing that the initialiser of a class has written, other than its own statics and what it made.
    pub(crate) fn written_since(&mut self, state: &State, program: &Program, kept: &BaseCopy, by: ClassId) -> Option<Old> {
        let name = |class: ClassId| program.java_name(class);
        for (class, old) in kept.statics().filter(|&(class, _)| class != by) {
            if !is_same_statics(old, &state.heap.statics[class.0 as usize]) {
                return Some(Old::Statics(name(class)));
            }
        }
        for (row, old) in kept.rows() {
            let now = *state.heap.entry(ObjRef(row));
            let layout = self.layouts.get(program, now.class()).clone();
            if !self.is_same(old, &now, &layout) && program.class_name(now.class()) != "java/lang/Class" {
                return Some(Old::Object(name(now.class())));
            }
        }
        None
    }

    /// The base has grown.
    pub fn base_grew(&mut self, state: &State) {
        self.first = state.heap.top;
    }

    pub fn explores(&mut self, class: ClassId) {
        self.explored = Some(class);
    }

    /// These rows of the base belong to the program.
    pub fn made_by_program(&mut self, from: u32, to: u32) {
        if from < to {
            self.made_by_program.push((from, to));
        }
    }

    /// **What the library writes for itself does not count**: caches that fill up, numbers that it gives out. Each call finds it as it was
    /// in the beginning.
    fn counts_row(&self, row: u32) -> bool {
        self.made_by_program.iter().any(|&(from, to)| (from..to).contains(&row))
    }

    /// Objects of the base that the program made were written: arguments, perhaps, that others get as well.
    pub fn wrote_base(&mut self, state: &State) -> bool {
        let (mut rows, mut statics) = (std::mem::take(&mut self.rows), std::mem::take(&mut self.statics));
        state.changed_base(&mut rows, &mut statics);
        let wrote = rows.iter().any(|(row, _)| self.counts_row(*row));
        (self.rows, self.statics) = (rows, statics);
        wrote
    }

    fn counts_statics(&self, program: &Program, class: ClassId) -> bool {
        if !is_of_library(program, class) {
            return true;
        }
        // The explored class and what lies in it.
        self.explored.is_some_and(|explored| {
            let (own, name) = (program.class_name(explored), program.class_name(class));
            name.strip_prefix(own).is_some_and(|rest| rest.is_empty() || rest.starts_with('$'))
        })
    }

    /// The words of the state below some roots.
    pub fn words(&mut self, state: &State, program: &Program, roots: &[ObjRef], out: &mut Linear) {
        self.counters = false;
        self.write(state, program, roots, out);
        if self.remembered {
            // Somebody compares a count with one that he remembers: then they tell states apart.
            self.counters = true;
            self.write(state, program, roots, out);
        }
    }

    fn write(&mut self, state: &State, program: &Program, roots: &[ObjRef], out: &mut Linear) {
        out.clear();
        self.queue.clear();
        self.remembered = false;
        self.walk += 1;
        let rows = (state.heap.top - self.first) as usize;
        if self.numbers.len() < rows {
            self.numbers.resize(rows, (0, 0));
        }
        out.shape.push(roots.len() as u32 | if self.counters { COUNTERS } else { 0 });
        for root in roots {
            self.write_reference(root.0, out);
        }
        self.write_changes(state, program, out);
        out.shape.push(OBJECTS);
        let hashes = !state.rest.hashes.is_empty();
        let mut at = 0;
        while at < self.queue.len() {
            let row = self.queue[at];
            at += 1;
            let entry = *state.heap.entry(ObjRef(row));
            let layout = self.layouts.get(program, entry.class()).clone();
            match state.rest.hashes.get(&row) {
                Some(&hash) if hashes => {
                    out.shape.push(entry.class().0 | HASHED);
                    out.values.push(hash);
                }
                _ => out.shape.push(entry.class().0),
            }
            if layout.array.is_some() {
                out.shape.push(entry.len);
            }
            self.remembered |= layout.remembers;
            self.write_body(&entry, &layout, out);
        }
    }

    /// What is called by its number, or by itself.
    #[inline]
    fn write_reference(&mut self, row: u32, out: &mut Linear) {
        if row == 0 {
            out.shape.push(0);
            return;
        }
        if row < self.first || row >= FIRST_PERMANENT {
            out.shape.push(OF_BASE);
            out.values.push(row);
            return;
        }
        let place = &mut self.numbers[(row - self.first) as usize];
        if place.0 != self.walk {
            self.queue.push(row);
            *place = (self.walk, self.queue.len() as u32);
        }
        out.shape.push(place.1);
    }

    fn write_body(&mut self, entry: &Entry, layout: &Layout, out: &mut Linear) {
        let count = layout.body_words(entry.len);
        // SAFETY: bodies are aligned to eight bytes, their size is rounded up to eight, and what lies behind the last field is 0.
        let body = unsafe { std::slice::from_raw_parts(entry.body.cast::<u32>(), count) };
        match layout.array {
            Some(Kind::Ref) => {
                for &row in body {
                    self.write_reference(row, out);
                }
            }
            Some(_) => out.values.extend_from_slice(body),
            None => {
                out.values.extend(layout.values(self.counters).iter().map(|&at| body[at as usize]));
                for &at in &layout.references {
                    self.write_reference(body[at as usize], out);
                }
            }
        }
    }

    /// What differs from the base.
    fn write_changes(&mut self, state: &State, program: &Program, out: &mut Linear) {
        let (mut rows, mut statics) = (std::mem::take(&mut self.rows), std::mem::take(&mut self.statics));
        match &self.copy {
            Some(copy) => copy.list(&mut rows, &mut statics),
            None => state.changed_base(&mut rows, &mut statics),
        }
        for (row, old) in rows.iter().filter(|(row, _)| self.counts_row(*row)).collect::<Vec<_>>() {
            let now = *state.heap.entry(ObjRef(*row));
            let layout = self.layouts.get(program, now.class()).clone();
            // What reflection keeps in class objects is the library's. (Those of another release are no permanent rows.)
            if self.is_same(old, &now, &layout) || program.class_name(now.class()) == "java/lang/Class" {
                continue;
            }
            out.shape.extend([WRITTEN_OBJECT, *row]);
            self.remembered |= layout.remembers;
            self.write_body(&now, &layout, out);
        }
        for (class, old) in &statics {
            if old.body.is_null() || !self.counts_statics(program, ClassId(*class)) {
                continue;
            }
            let now = state.heap.statics[*class as usize];
            let bytes = now.len as usize;
            if is_same_statics(old, &now) {
                continue;
            }
            out.shape.extend([WRITTEN_STATICS, *class]);
            // SAFETY: as in `write_body`.
            let body = unsafe { std::slice::from_raw_parts(now.body.cast::<u32>(), bytes.div_ceil(4)) };
            let references = &program.class(ClassId(*class)).static_ref_offsets;
            for (at, &word) in body.iter().enumerate() {
                if references.contains(&(at as u32 * 4)) {
                    self.write_reference(word, out);
                } else {
                    out.values.push(word);
                }
            }
        }
        (self.rows, self.statics) = (rows, statics);
    }

    /// An object of the base is as it was, in all that counts.
    fn is_same(&self, old: &Entry, now: &Entry, layout: &Layout) -> bool {
        let count = layout.body_words(now.len);
        // SAFETY: as in `write_body`; an object keeps its size.
        let [before, after] = [old, now].map(|e| unsafe { std::slice::from_raw_parts(e.body.cast::<u32>(), count) });
        let counts = |at: u32| !layout.left_out.contains(&at) && (self.counters || layout.counter != Some(at));
        (0..count).all(|at| before[at] == after[at] || !counts(at as u32))
    }

    /// Builds the state that has these words, and gives its roots.
    pub fn build(&mut self, state: &mut State, program: &Program, words: &Linear, roots: &mut Vec<ObjRef>) {
        let first = state.heap.top;
        debug_assert_eq!(first, self.first, "built on the base");
        let mut reader = Reader { shape: words.shape.iter(), values: words.values.iter(), first };
        let count = reader.shape();
        let counters = count & COUNTERS != 0;
        roots.clear();
        for _ in 0..count & !COUNTERS {
            roots.push(ObjRef(reader.reference()));
        }
        // What was written in the base.
        loop {
            match reader.shape() {
                WRITTEN_OBJECT => {
                    let row = ObjRef(reader.shape());
                    let entry = *state.heap.entry(row);
                    let layout = self.layouts.get(program, entry.class()).clone();
                    let body = state.heap.body_mut(row, program);
                    // SAFETY: a private body of that size.
                    unsafe { reader.fill(body, &layout, entry.len, counters) };
                }
                WRITTEN_STATICS => {
                    let class = ClassId(reader.shape());
                    let count = state.heap.statics[class.0 as usize].len.div_ceil(4);
                    let body = state.heap.statics_body_mut(class).cast::<u32>();
                    let references = &program.class(class).static_ref_offsets;
                    for at in 0..count {
                        let word = if references.contains(&(at * 4)) { reader.reference() } else { reader.value() };
                        // SAFETY: private statics of that size.
                        unsafe { *body.add(at as usize) = word };
                    }
                }
                mark => {
                    debug_assert_eq!(mark, OBJECTS);
                    break;
                }
            }
        }
        while let Some(&word) = reader.shape.next() {
            let class = ClassId(word & !HASHED);
            let hash = (word & HASHED != 0).then(|| reader.value());
            let layout = self.layouts.get(program, class).clone();
            let (bytes, len) = match layout.array {
                Some(kind) => {
                    let len = reader.shape();
                    (len << kind.shift(), len)
                }
                None => {
                    let size = program.class(class).instance_size;
                    (size, size)
                }
            };
            let made = state.heap.alloc(class, bytes, len);
            if let Some(hash) = hash {
                state.rest_mut().hashes.insert(made.0, hash);
            }
            let body = state.heap.entry(made).body;
            // SAFETY: a new body of that size.
            unsafe { reader.fill(body, &layout, len, counters) };
        }
    }
}

/// Statics of a class are as they were.
fn is_same_statics(old: &Entry, now: &Entry) -> bool {
    // SAFETY: statics of one class are of one size.
    let [before, after] = [old.body, now.body].map(|body| unsafe { std::slice::from_raw_parts(body, now.len as usize) });
    before == after
}

/// Reads a state's words.
struct Reader<'a> {
    shape: std::slice::Iter<'a, u32>,
    values: std::slice::Iter<'a, u32>,
    /// The row of the first object.
    first: u32,
}

impl Reader<'_> {
    #[inline]
    fn shape(&mut self) -> u32 {
        *self.shape.next().expect("a shape has an end")
    }

    #[inline]
    fn value(&mut self) -> u32 {
        *self.values.next().expect("as many values as the shape has")
    }

    /// A row.
    #[inline]
    fn reference(&mut self) -> u32 {
        match self.shape() {
            0 => 0,
            OF_BASE => self.value(),
            number => self.first + number - 1,
        }
    }

    /// Writes a body.
    ///
    /// # Safety
    /// `body` is a private one of an object with that layout and length.
    unsafe fn fill(&mut self, body: *mut u8, layout: &Layout, len: u32, counters: bool) {
        let body = body.cast::<u32>();
        let count = layout.body_words(len);
        // SAFETY: as the caller promises.
        unsafe {
            match layout.array {
                Some(Kind::Ref) => {
                    for at in 0..count {
                        *body.add(at) = self.reference();
                    }
                }
                Some(_) => {
                    for at in 0..count {
                        *body.add(at) = self.value();
                    }
                }
                None => {
                    for &at in layout.values(counters) {
                        *body.add(at as usize) = self.value();
                    }
                    for &at in &layout.references {
                        *body.add(at as usize) = self.reference();
                    }
                }
            }
        }
    }
}
