//! What a walk over objects must know of their classes.

use jaunt_program::{ClassId, Kind, Program};
use jaunt_state::canonical::remembers_count;
use std::rc::Rc;

/// Of a class. Places are in words of four bytes.
pub struct Layout {
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
    /// Words of an instance that are values, ascending; the counter is not among them.
    pub values: Box<[u32]>,
    /// The same with the counter.
    pub values_with_counter: Box<[u32]>,
}

impl Layout {
    fn of(program: &Program, id: ClassId) -> Layout {
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
        let words = class.instance_size.div_ceil(4);
        let values_with_counter: Box<[u32]> =
            (0..words).filter(|at| !references.contains(at) && !left_out.contains(at)).collect();
        Layout {
            words,
            references: references.into(),
            left_out: left_out.into(),
            counter,
            remembers: remembers_count(program, id),
            array: class.array().map(|info| info.kind),
            values: values_with_counter.iter().copied().filter(|&at| Some(at) != counter).collect(),
            values_with_counter,
        }
    }

    /// Words of an instance that are values.
    #[inline]
    pub fn values(&self, counters: bool) -> &[u32] {
        if counters { &self.values_with_counter } else { &self.values }
    }

    /// Words of four bytes that a body has.
    #[inline]
    pub fn body_words(&self, len: u32) -> usize {
        match self.array {
            Some(kind) => (len as usize * (1 << kind.shift())).div_ceil(4),
            None => self.words as usize,
        }
    }
}

/// Layouts by class, made when they are first asked for.
#[derive(Default)]
pub struct Layouts(Vec<Option<Rc<Layout>>>);

impl Layouts {
    #[inline]
    pub fn get(&mut self, program: &Program, id: ClassId) -> &Rc<Layout> {
        let index = id.0 as usize;
        if self.0.len() <= index {
            self.0.resize(index + 1, None);
        }
        self.0[index].get_or_insert_with(|| Rc::new(Layout::of(program, id)))
    }
}
