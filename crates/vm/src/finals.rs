//! Final fields, for those who want to know which accesses happens-before orders (JLS 17.5).
//!
//! A constructor that ends *freezes* the final fields of its object. Who reads one of them sees, through it, what was written before the freeze,
//! however the object came to the reader. A [`crate::actions::Listener`] hears of constructors that end and of final references that are read.

use crate::actions::{Action, Variable};
use crate::vm::Vm;
use jaunt_base::FastSet;
use jaunt_classfile::access;
use jaunt_program::{ClassId, Kind};
use jaunt_state::ObjRef;
use jaunt_state::thread::STATICS;

impl Vm {
    /// A method returns: if it is a constructor with references to freeze, that is heard.
    #[cold]
    #[inline(never)]
    pub(crate) fn hear_return(&mut self) {
        let thread = &self.state.threads[self.current];
        let Some(frame) = thread.frames.last() else { return };
        let method = frame.method();
        if self.program.name(method.name) == "<init>" && self.has_final_references(method.class) {
            let object = thread.receiver(frame);
            self.hear(Action::Freeze(object));
        }
    }

    /// Strings are left out: see [`Vm::is_text`].
    fn has_final_references(&self, class: ClassId) -> bool {
        let is_one = |f: &jaunt_program::Field| !f.is_static() && f.kind == Kind::Ref && f.access & access::FINAL != 0;
        class != self.known.string && self.program.class(class).fields.iter().any(is_one)
    }

    /// A final field of an object is read.
    pub(crate) fn hear_final(&mut self, object: ObjRef, offset: u32) {
        // What was before the first choice is known to all.
        if !self.is_first(object) {
            self.hear(Action::ReadFinal(Variable { object: object.0, offset }));
        }
    }

    /// The reference that a variable of an object has, if it is one of that kind.
    pub fn reference_at(&self, variable: Variable) -> Option<ObjRef> {
        if variable.object & STATICS != 0 {
            return None;
        }
        let object = ObjRef(variable.object);
        let class = self.state.heap.class_of(object);
        let kind = match self.program.class(class).array() {
            Some(info) => info.kind,
            None => self.field_at(class, variable.offset, false)?.2,
        };
        let value = (kind == Kind::Ref).then(|| self.state.heap.get_ref(object, variable.offset))?;
        (!value.is_null()).then_some(value)
    }

    /// An object and all that it leads to.
    pub fn reached_from(&self, object: ObjRef) -> FastSet<u32> {
        let heap = &self.state.heap;
        let (mut met, mut open) = (FastSet::default(), vec![object]);
        while let Some(object) = open.pop() {
            if object.is_null() || !met.insert(object.0) {
                continue;
            }
            let class = self.program.class(heap.class_of(object));
            match class.array() {
                Some(info) if info.kind == Kind::Ref => open.extend(heap.words(object).iter().map(|&word| ObjRef(word))),
                Some(_) => {}
                None => open.extend(class.ref_offsets.iter().map(|&offset| heap.get_ref(object, offset))),
            }
        }
        met
    }

    /// Is this the array that some string is made of? Nobody but strings has such an array, and natives read it without reading the string's
    /// field first: so it counts as read through a final field by whomever.
    pub fn is_text(&self, array: ObjRef) -> bool {
        let heap = &self.state.heap;
        let Some(value) = self.program.field_named(self.known.string, "value") else { return false };
        let is_string = |row: &u32| {
            let entry = heap.entry_or_free(ObjRef(*row));
            !entry.is_free() && entry.class() == self.known.string
        };
        self.program.class(heap.class_of(array)).array().is_some()
            && (1..heap.top).filter(is_string).any(|row| heap.get_ref(ObjRef(row), value.offset) == array)
    }
}
