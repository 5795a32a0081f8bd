//! Objects of sets of states: what they are, new ones, and sets in parts by what their lanes have.

use super::frame::Set;
use super::heap::OF_SET;
use super::lanes::Value;
use super::run::Run;
use jaunt_program::ClassId;
use jaunt_state::ObjRef;
use jaunt_vm::semantics::{Literal, Write};

impl Run<'_> {
    /// Of an object that is there.
    #[inline]
    pub fn class_of(&self, object: u32) -> ClassId {
        if object & OF_SET != 0 { self.heap.head(object).class } else { self.vm.state.heap.class_of(ObjRef(object)) }
    }

    #[inline]
    pub fn length(&self, array: u32) -> u32 {
        if array & OF_SET != 0 { self.heap.head(array).len } else { self.vm.state.heap.array_len(ObjRef(array)) }
    }

    #[inline]
    pub fn is_instance(&self, object: u32, class: ClassId) -> bool {
        object != 0 && self.vm.program.is_subclass(self.class_of(object), class)
    }

    pub fn literal(&mut self, literal: Literal) -> Option<ObjRef> {
        match literal {
            Literal::String(id) => self.vm.literal(id).ok(),
            Literal::Class(class) => Some(self.vm.mirror(class)),
            Literal::Pool(_) => None,
        }
    }

    /// One object of that class in each of these lanes.
    pub fn make(&mut self, class: ClassId, len: u32, lanes: &[u32]) -> u64 {
        let Run { vm, heap, layouts, .. } = self;
        let row = heap.make(class, len, lanes, || layouts.get(&vm.program, class).clone());
        (row | OF_SET) as u64
    }

    /// Arrays of arrays, with as many dimensions as there are lengths.
    pub fn make_arrays(&mut self, class: ClassId, lengths: &[u32], set: &Set) -> u64 {
        let array = self.make(class, lengths[0], &set.lanes);
        if lengths.len() > 1 {
            let component = self.vm.program.class(class).array().expect("an array").component;
            for i in 0..lengths[0] {
                let element = self.make_arrays(component, &lengths[1..], set);
                // SAFETY: an element of a new array, and lanes of the pass.
                unsafe { self.store_one(set, array as u32, i * 4, Write::Ref, Value::Word(element)) };
            }
        }
        array
    }

    /// The set in parts, by the classes of objects that are there.
    pub fn parts_by_class(&mut self, set: Set, objects: Value) -> Vec<(ClassId, Set)> {
        if set.lanes.is_empty() {
            self.room.give_back(set);
            return Vec::new();
        }
        match objects {
            Value::Word(object) => vec![(self.class_of(object as u32), set)],
            objects => {
                let parts = self.parts(set, |run, lane| run.class_of(objects.get(lane) as u32).0 as u64);
                parts.into_iter().map(|(class, part)| (ClassId(class as u32), part)).collect()
            }
        }
    }

    /// The set in parts, by something that lanes have.
    pub fn parts(&mut self, mut set: Set, key: impl Fn(&Self, u32) -> u64) -> Vec<(u64, Set)> {
        let mut parts: Vec<(u64, Set)> = Vec::new();
        let mut last = 0;
        for &lane in &set.lanes {
            let key = key(self, lane);
            if parts.get(last).is_none_or(|part| part.0 != key) {
                last = parts.iter().position(|part| part.0 == key).unwrap_or_else(|| {
                    let registers = self.room.registers_like(&set.registers);
                    parts.push((key, Set { at: set.at, lanes: self.room.lists.take(), registers }));
                    parts.len() - 1
                });
            }
            parts[last].1.lanes.push(lane);
        }
        self.counts.splits += (parts.len() as u64).saturating_sub(1);
        self.room.lists.give_back(std::mem::take(&mut set.lanes));
        self.room.give_back(set);
        parts
    }
}
