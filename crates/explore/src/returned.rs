//! Which values the calls of a method returned, as long as there are few.

use crate::told_value::primitive;
use crate::world::World;
use jaunt_program::Kind;
use jaunt_state::ObjRef;

/// More different values are not told apart.
pub const FEW: usize = 8;

/// What is told apart: primitive values, boxes by what they hold, objects of the base, and other objects by their class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Word(u64),
    Null,
    This,
    Boxed(Kind, u64),
    OfBase(u32),
    Class(u32),
}

/// The values of one method, in the order in which they were first met.
#[derive(Clone, Debug, Default)]
pub struct Returned {
    seen: Vec<(Key, u64, String)>,
    many: bool,
}

impl Returned {
    /// A value was returned. `text` is asked for when it is a new one.
    #[inline]
    pub fn note(&mut self, key: Key, times: u64, text: impl FnOnce() -> String) {
        if self.many {
            return;
        }
        if let Some((_, n, _)) = self.seen.iter_mut().find(|(known, ..)| *known == key) {
            *n += times;
        } else if self.seen.len() == FEW {
            self.many = true;
            self.seen.clear();
        } else {
            self.seen.push((key, times, text()));
        }
    }

    /// There are more than [`FEW`].
    pub fn are_many(&self) -> bool {
        self.many
    }

    /// Java expressions, or names of classes, with how often they were returned: most often first, whatever the order in which an engine met them.
    pub fn list(&self) -> Vec<(&str, u64)> {
        let mut list: Vec<(&str, u64)> = self.seen.iter().map(|(_, n, text)| (text.as_str(), *n)).collect();
        list.sort_by_key(|&(text, n)| (std::cmp::Reverse(n), text));
        list
    }
}

impl World<'_> {
    /// What a value is told apart by; nothing is returned by `void`.
    #[inline]
    pub fn returned_key(&self, word: u64, kind: Kind, root: ObjRef) -> Option<Key> {
        let object = ObjRef(word as u32);
        Some(match kind {
            Kind::Void => return None,
            Kind::Ref if object.is_null() => Key::Null,
            Kind::Ref if object == root => Key::This,
            Kind::Ref => match self.vm.unbox_value(object) {
                Some((kind, word)) => Key::Boxed(kind, word),
                None if self.vm.state.heap.entry(object).is_base() => Key::OfBase(object.0),
                None => Key::Class(self.vm.state.heap.class_of(object).0),
            },
            _ => Key::Word(word),
        })
    }

    /// Such a value in words.
    pub fn returned_text(&self, word: u64, kind: Kind, key: Key) -> String {
        let class = || self.vm.program.external_name(self.vm.state.heap.class_of(ObjRef(word as u32)));
        match key {
            Key::Word(word) => primitive(kind, word),
            Key::Null => "null".to_string(),
            Key::This => "this".to_string(),
            Key::Boxed(kind, word) => primitive(kind, word),
            Key::OfBase(row) => match self.enum_constant(ObjRef(row)) {
                Some((_, name)) => name,
                None => self.expression(ObjRef(row), "").unwrap_or_else(class),
            },
            Key::Class(_) => class(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_values_are_told_apart() {
        let mut returned = Returned::default();
        for n in 0..20 {
            returned.note(Key::Word(n % 3), 1, || n.to_string());
        }
        returned.note(Key::Null, 9, || "null".to_string());
        assert_eq!(returned.list(), [("null", 9), ("0", 7), ("1", 7), ("2", 6)]);
        for n in 0..FEW as u64 {
            returned.note(Key::Word(n), 1, || n.to_string());
        }
        assert!(returned.are_many() && returned.list().is_empty());
    }
}
