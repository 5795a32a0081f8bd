//! Final fields, for those who want to know which accesses happens-before orders (JLS 17.5).
//!
//! A constructor that ends *freezes* the final fields that its class declares. Who reads one of them sees, through it, what was written before the
//! freeze, if it has the object from after that, however it came by it. A [`crate::actions::Listener`] hears of final fields that are written and read
//! and of constructors that end.

use crate::actions::{Action, Variable};
use crate::vm::Vm;
use jaunt_base::FastSet;
use jaunt_classfile::access;
use jaunt_program::{ClassId, Kind};
use jaunt_state::ObjRef;
use jaunt_state::heap::{FIRST_PERMANENT, SHARED};
use jaunt_state::thread::STATICS;

impl Vm {
    /// A method returns: if it is a constructor with final fields to freeze, that is heard.
    #[cold]
    #[inline(never)]
    pub(crate) fn hear_return(&mut self) {
        let thread = &self.state.threads[self.current];
        let Some(frame) = thread.frames.last() else { return };
        let method = frame.method();
        if self.program.name(method.name) == "<init>" && self.final_fields(method.class).next().is_some() {
            let object = thread.receiver(frame);
            self.hear(Action::Freeze(object, method.class));
        }
    }

    /// The final fields that a class declares, as offsets and kinds. Those of strings are left out: see [`Vm::is_text`].
    pub fn final_fields(&self, class: ClassId) -> impl Iterator<Item = (u32, Kind)> + '_ {
        let fields = self.program.class(class).fields.iter().filter(move |_| class != self.known.string);
        fields.filter(|f| !f.is_static() && f.access & access::FINAL != 0).map(|f| (f.offset, f.kind))
    }

    /// The constructor that ends now was called by another one of the same object, which goes on.
    pub fn goes_on_constructing(&self, object: ObjRef) -> bool {
        let thread = &self.state.threads[self.current];
        let caller = thread.frames.iter().rev().nth(1);
        caller.is_some_and(|frame| self.program.name(frame.method().name) == "<init>" && thread.receiver(frame) == object)
    }

    /// Others can reach the object.
    pub fn is_shared(&self, object: ObjRef) -> bool {
        self.state.heap.entry(object).meta & SHARED != 0
    }

    /// A final field of an object is read or written by an ordinary instruction.
    pub(crate) fn hear_final(&mut self, object: ObjRef, offset: u32, write: bool) {
        let variable = Variable { object: object.0, offset };
        let frame = self.state.threads[self.current].frames.last();
        self.hear(match write {
            false => Action::ReadFinal(variable),
            true if frame.is_some_and(|f| self.program.name(f.method().name) == "<init>") => Action::WriteFinal(variable),
            // What makes a lambda is no constructor, and is done with it.
            true => Action::ChangeFinal(variable),
        });
    }

    /// The row had an object when the search began: if that was not freed since, what is in it is known to all.
    pub fn was_first(&self, object: ObjRef) -> bool {
        object.0 >= FIRST_PERMANENT || self.policy.first_objects.get(object.0 as usize).copied().unwrap_or(false)
    }

    pub fn is_reference(&self, Variable { object, offset }: Variable) -> bool {
        let statics = object & STATICS != 0;
        let class = if statics { ClassId(object & !STATICS) } else { self.state.heap.class_of(ObjRef(object)) };
        match self.program.class(class).array() {
            Some(info) if !statics => info.kind == Kind::Ref,
            _ => self.field_at(class, offset, statics).is_some_and(|(_, _, kind)| kind == Kind::Ref),
        }
    }

    /// The object that a variable leads to.
    pub fn reference_at(&self, variable: Variable) -> Option<ObjRef> {
        if !self.is_reference(variable) {
            return None;
        }
        let Variable { object, offset } = variable;
        let value = match object & STATICS {
            0 => self.state.heap.get_ref(ObjRef(object), offset),
            _ => ObjRef(self.get_static(ClassId(object & !STATICS), offset, Kind::Ref) as u32),
        };
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
