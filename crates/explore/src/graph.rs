//! A state as words, and words as a state: linearisation and its inverse (d'Amorim 2007, sections 4.2.4 and 4.2.5).
//!
//! A walk in breadth from the root numbers objects as it meets them. The words are: the root; what calls changed in the base, object by
//! object and class by class; a mark; then the numbered objects one after the other, each with its class, its length if it is an array, and its body. In bodies a
//! reference is 0 for null, the number of an object of the state, or the name of an object of the base.
//!
//! **`build` is the inverse of `words`**: what was built gives the same words again.

use crate::world::is_of_library;
use jaunt_base::FastMap;
use jaunt_program::{ClassId, Kind, Program};
use jaunt_state::canonical::remembers_count;
use jaunt_state::heap::FIRST_PERMANENT;
use jaunt_state::{Entry, ObjRef, State};
use std::rc::Rc;

/// In a reference: an object of the base, by its row.
pub const OF_BASE: u32 = 1 << 31;
/// In a class word: the object's identity hash code follows.
const HASHED: u32 = 1 << 31;
/// Before an object of the base that was written, and before written statics.
const WRITTEN_OBJECT: u32 = 0xffff_fffd;
const WRITTEN_STATICS: u32 = 0xffff_fffe;
/// Between the roots and the objects.
const OBJECTS: u32 = 0xffff_ffff;

/// What a walk must know of a class. Places are in words of four bytes.
pub struct Shape {
    /// Of an instance.
    pub words: u32,
    /// References, ascending.
    pub references: Box<[u32]>,
    /// Words that never count.
    pub left_out: Box<[u32]>,
    /// `modCount` of a collection.
    pub counter: Option<u32>,
    /// It remembers such a count.
    pub remembers: bool,
    pub array: Option<Kind>,
}

impl Shape {
    fn of(program: &Program, id: ClassId) -> Shape {
        let class = program.class(id);
        let name = program.name(class.name);
        let package = name.rsplit_once('/').map_or("", |(package, _)| package);
        let mut counter = None;
        let mut left_out = Vec::new();
        for field in class.supers.iter().flat_map(|&at| &program.class(at).fields).filter(|f| !f.is_static()) {
            match program.name(field.name) {
                "modCount" if field.kind == Kind::Int && package == "java/util" && name != "java/util/Scanner" => {
                    counter = Some(field.offset / 4);
                }
                "hash" if name == "java/lang/String" => left_out.push(field.offset / 4),
                _ => {}
            }
        }
        let mut references: Vec<u32> = class.ref_offsets.iter().map(|offset| offset / 4).collect();
        references.sort_unstable();
        Shape {
            words: class.instance_size.div_ceil(4),
            references: references.into(),
            left_out: left_out.into(),
            counter,
            remembers: remembers_count(program, id),
            array: class.array().map(|info| info.kind),
        }
    }
}

/// Shapes by class, made when they are first asked for.
#[derive(Default)]
pub struct Shapes(Vec<Option<Rc<Shape>>>);

impl Shapes {
    #[inline]
    pub fn get(&mut self, program: &Program, id: ClassId) -> &Rc<Shape> {
        let index = id.0 as usize;
        if self.0.len() <= index {
            self.0.resize(index + 1, None);
        }
        self.0[index].get_or_insert_with(|| Rc::new(Shape::of(program, id)))
    }
}

/// Words of four bytes that a body has.
fn body_words(shape: &Shape, len: u32) -> u32 {
    match shape.array {
        Some(kind) => (len << kind.shift()).div_ceil(4),
        None => shape.words,
    }
}

/// Writes states as words and builds them again. All rows from `first` on are objects of states, those below are the base.
pub struct Graphs {
    pub shapes: Shapes,
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
}

impl Graphs {
    pub fn new(state: &State) -> Graphs {
        Graphs {
            shapes: Shapes::default(),
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
        }
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

    /// The words of the state below a root.
    pub fn words(&mut self, state: &State, program: &Program, root: ObjRef, out: &mut Vec<u32>) {
        self.counters = false;
        self.write(state, program, root, out);
        if self.remembered {
            // Somebody compares a count with one that he remembers: then they tell states apart.
            self.counters = true;
            self.write(state, program, root, out);
        }
    }

    fn write(&mut self, state: &State, program: &Program, root: ObjRef, out: &mut Vec<u32>) {
        out.clear();
        self.queue.clear();
        self.remembered = false;
        self.walk += 1;
        let rows = (state.heap.top - self.first) as usize;
        if self.numbers.len() < rows {
            self.numbers.resize(rows, (0, 0));
        }
        let root = self.number(root.0);
        out.push(root);
        self.write_changes(state, program, out);
        out.push(OBJECTS);
        let hashes = !state.rest.hashes.is_empty();
        let mut at = 0;
        while at < self.queue.len() {
            let row = self.queue[at];
            at += 1;
            let entry = *state.heap.entry(ObjRef(row));
            let shape = self.shapes.get(program, entry.class()).clone();
            match state.rest.hashes.get(&row) {
                Some(&hash) if hashes => out.extend([entry.class().0 | HASHED, hash]),
                _ => out.push(entry.class().0),
            }
            if shape.array.is_some() {
                out.push(entry.len);
            }
            self.remembered |= shape.remembers;
            self.write_body(&entry, &shape, out);
        }
    }

    /// What is called by its number, or by itself.
    #[inline]
    fn number(&mut self, row: u32) -> u32 {
        if row == 0 {
            return 0;
        }
        if row < self.first || row >= FIRST_PERMANENT {
            return row | OF_BASE;
        }
        let place = &mut self.numbers[(row - self.first) as usize];
        if place.0 != self.walk {
            self.queue.push(row);
            *place = (self.walk, self.queue.len() as u32);
        }
        place.1
    }

    fn write_body(&mut self, entry: &Entry, shape: &Shape, out: &mut Vec<u32>) {
        let count = body_words(shape, entry.len) as usize;
        let from = out.len();
        // SAFETY: bodies are aligned to eight bytes, their size is rounded up to eight, and what lies behind the last field is 0.
        out.extend_from_slice(unsafe { std::slice::from_raw_parts(entry.body.cast::<u32>(), count) });
        match shape.array {
            Some(Kind::Ref) => {
                for at in from..out.len() {
                    out[at] = self.number(out[at]);
                }
            }
            Some(_) => {}
            None => {
                for &at in &shape.references {
                    let at = from + at as usize;
                    out[at] = self.number(out[at]);
                }
                for &at in &shape.left_out {
                    out[from + at as usize] = 0;
                }
                if let (Some(at), false) = (shape.counter, self.counters) {
                    out[from + at as usize] = 0;
                }
            }
        }
    }

    /// What differs from the base.
    fn write_changes(&mut self, state: &State, program: &Program, out: &mut Vec<u32>) {
        let (mut rows, mut statics) = (std::mem::take(&mut self.rows), std::mem::take(&mut self.statics));
        state.changed_base(&mut rows, &mut statics);
        for (row, old) in rows.iter().filter(|(row, _)| self.counts_row(*row)).collect::<Vec<_>>() {
            let now = *state.heap.entry(ObjRef(*row));
            let shape = self.shapes.get(program, now.class()).clone();
            if self.is_same(old, &now, &shape) {
                continue;
            }
            out.extend([WRITTEN_OBJECT, *row]);
            self.remembered |= shape.remembers;
            self.write_body(&now, &shape, out);
        }
        for (class, old) in &statics {
            if old.body.is_null() || !self.counts_statics(program, ClassId(*class)) {
                continue;
            }
            let now = state.heap.statics[*class as usize];
            let bytes = now.len as usize;
            // SAFETY: statics of one class are of one size.
            let [before, after] = [old.body, now.body].map(|body| unsafe { std::slice::from_raw_parts(body, bytes) });
            if before == after {
                continue;
            }
            out.extend([WRITTEN_STATICS, *class]);
            let from = out.len();
            // SAFETY: as in `write_body`.
            out.extend_from_slice(unsafe { std::slice::from_raw_parts(now.body.cast::<u32>(), bytes.div_ceil(4)) });
            for offset in &program.class(ClassId(*class)).static_ref_offsets {
                let at = from + *offset as usize / 4;
                out[at] = self.number(out[at]);
            }
        }
        (self.rows, self.statics) = (rows, statics);
    }

    /// An object of the base is as it was, in all that counts.
    fn is_same(&self, old: &Entry, now: &Entry, shape: &Shape) -> bool {
        let count = body_words(shape, now.len) as usize;
        // SAFETY: as in `write_body`; an object keeps its size.
        let [before, after] = [old, now].map(|e| unsafe { std::slice::from_raw_parts(e.body.cast::<u32>(), count) });
        let counts = |at: u32| !shape.left_out.contains(&at) && (self.counters || shape.counter != Some(at));
        (0..count).all(|at| before[at] == after[at] || !counts(at as u32))
    }

    /// Builds the state that has these words. Its root.
    pub fn build(&mut self, state: &mut State, program: &Program, words: &[u32]) -> ObjRef {
        let mut at = 1;
        let first = state.heap.top;
        debug_assert_eq!(first, self.first, "built on the base");
        let row_of = |number: u32| match number {
            0 => 0,
            number if number & OF_BASE != 0 => number & !OF_BASE,
            number => first + number - 1,
        };
        // What was written in the base.
        loop {
            let mark = words[at];
            let id = words.get(at + 1).copied().unwrap_or(0);
            at += 2;
            match mark {
                WRITTEN_OBJECT => {
                    let entry = *state.heap.entry(ObjRef(id));
                    let shape = self.shapes.get(program, entry.class()).clone();
                    let count = body_words(&shape, entry.len) as usize;
                    let body = state.heap.body_mut(ObjRef(id), program);
                    // SAFETY: a private body of that size.
                    unsafe { fill(body, &words[at..at + count], &shape, row_of) };
                    at += count;
                }
                WRITTEN_STATICS => {
                    let class = ClassId(id);
                    let count = state.heap.statics[id as usize].len.div_ceil(4) as usize;
                    let body = state.heap.statics_body_mut(class).cast::<u32>();
                    // SAFETY: private statics of that size.
                    unsafe { std::ptr::copy_nonoverlapping(words[at..].as_ptr(), body, count) };
                    for offset in &program.class(class).static_ref_offsets {
                        let place = *offset as usize / 4;
                        // SAFETY: as above.
                        unsafe { *body.add(place) = row_of(words[at + place]) };
                    }
                    at += count;
                }
                _ => {
                    debug_assert_eq!(mark, OBJECTS);
                    at -= 1;
                    break;
                }
            }
        }
        let mut hashes: FastMap<u32, u32> = FastMap::default();
        while at < words.len() {
            let class = ClassId(words[at] & !HASHED);
            let hash = (words[at] & HASHED != 0).then(|| words[at + 1]);
            at += 1 + hash.is_some() as usize;
            let shape = self.shapes.get(program, class).clone();
            let (bytes, len) = match shape.array {
                Some(kind) => (words[at] << kind.shift(), words[at]),
                None => {
                    let size = program.class(class).instance_size;
                    (size, size)
                }
            };
            at += shape.array.is_some() as usize;
            let made = state.heap.alloc(class, bytes, len);
            if let Some(hash) = hash {
                hashes.insert(made.0, hash);
            }
            let count = body_words(&shape, len) as usize;
            let body = state.heap.entry(made).body;
            // SAFETY: a new body of that size.
            unsafe { fill(body, &words[at..at + count], &shape, row_of) };
            at += count;
        }
        if !hashes.is_empty() {
            state.rest_mut().hashes.extend(hashes);
        }
        ObjRef(row_of(words[0]))
    }
}

/// Writes a body.
///
/// # Safety
/// `body` is a private one with room for the words.
unsafe fn fill(body: *mut u8, words: &[u32], shape: &Shape, row_of: impl Fn(u32) -> u32) {
    let body = body.cast::<u32>();
    // SAFETY: as the caller promises.
    unsafe {
        match shape.array {
            Some(Kind::Ref) => {
                for (at, &word) in words.iter().enumerate() {
                    *body.add(at) = row_of(word);
                }
            }
            _ => {
                std::ptr::copy_nonoverlapping(words.as_ptr(), body, words.len());
                for &at in &shape.references {
                    *body.add(at as usize) = row_of(words[at as usize]);
                }
            }
        }
    }
}
