//! Field and method descriptors (JVMS 4.3), read in place: nothing here allocates.

use crate::names;

/// A type as a descriptor writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FieldType<'a> {
    Byte,
    Char,
    Double,
    Float,
    Int,
    Long,
    Short,
    Boolean,
    /// Internal class name: `java/lang/String`.
    Object(&'a str),
    /// The whole descriptor, such as `[[I`: also what a `Class` entry for the array holds.
    Array(&'a str),
}

impl<'a> FieldType<'a> {
    /// Local or stack slots in the class file's counting: 2 for long and double.
    pub fn slots(self) -> usize {
        if matches!(self, FieldType::Long | FieldType::Double) { 2 } else { 1 }
    }

    pub fn is_reference(self) -> bool {
        matches!(self, FieldType::Object(_) | FieldType::Array(_))
    }

    /// For a reference type, what a `Class` entry would hold: a class name or an array descriptor.
    pub fn class_entry(self) -> Option<&'a str> {
        match self {
            FieldType::Object(name) | FieldType::Array(name) => Some(name),
            _ => None,
        }
    }

    /// The element type of an array type (`[[I` → `[I`).
    pub fn element(self) -> Option<FieldType<'a>> {
        match self {
            FieldType::Array(descriptor) => parse_field(&descriptor[1..]),
            _ => None,
        }
    }

    /// Reads one type from the start of `text`, with the rest. No check of the class name.
    fn split(text: &'a str) -> Option<(FieldType<'a>, &'a str)> {
        let primitive = match *text.as_bytes().first()? {
            b'B' => FieldType::Byte,
            b'C' => FieldType::Char,
            b'D' => FieldType::Double,
            b'F' => FieldType::Float,
            b'I' => FieldType::Int,
            b'J' => FieldType::Long,
            b'S' => FieldType::Short,
            b'Z' => FieldType::Boolean,
            b'L' => {
                let end = text.find(';')?;
                return Some((FieldType::Object(&text[1..end]), &text[end + 1..]));
            }
            b'[' => {
                let dims = text.bytes().take_while(|b| *b == b'[').count();
                let (_, rest) = FieldType::split(&text[dims..])?;
                return Some((FieldType::Array(&text[..text.len() - rest.len()]), rest));
            }
            _ => return None,
        };
        Some((primitive, &text[1..]))
    }
}

/// `None` when `text` is not one well-formed field descriptor.
pub fn parse_field(text: &str) -> Option<FieldType<'_>> {
    if !names::is_field_descriptor(text.as_bytes()) {
        return None;
    }
    FieldType::split(text).map(|(t, _)| t)
}

/// A well-formed method descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodDescriptor<'a> {
    /// Between the parentheses.
    params: &'a str,
    ret: Option<FieldType<'a>>,
    arg_slots: u16,
}

impl<'a> MethodDescriptor<'a> {
    /// `None` when `text` is not a well-formed method descriptor. More than 255 slots are refused too.
    pub fn parse(text: &'a str) -> Option<Self> {
        let (slots, close) = names::method_descriptor_slots(text.as_bytes())?;
        if slots > 255 {
            return None;
        }
        let ret = FieldType::split(&text[close + 1..]).map(|(t, _)| t);
        Some(MethodDescriptor { params: &text[1..close], ret, arg_slots: slots as u16 })
    }

    pub fn params(&self) -> Params<'a> {
        Params { rest: self.params }
    }

    /// `None` for `void`.
    pub fn ret(&self) -> Option<FieldType<'a>> {
        self.ret
    }

    /// Slots of the parameters, a long or double counting two; `this` is not counted.
    pub fn arg_slots(&self) -> usize {
        self.arg_slots as usize
    }
}

/// The parameter types from left to right.
#[derive(Clone, Debug)]
pub struct Params<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Params<'a> {
    type Item = FieldType<'a>;
    fn next(&mut self) -> Option<FieldType<'a>> {
        let (param, rest) = FieldType::split(self.rest)?;
        self.rest = rest;
        Some(param)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_types() {
        assert_eq!(parse_field("I"), Some(FieldType::Int));
        assert_eq!(parse_field("La/B;"), Some(FieldType::Object("a/B")));
        assert_eq!(parse_field("[[La/B;"), Some(FieldType::Array("[[La/B;")));
        assert_eq!(parse_field("[[I").unwrap().element(), Some(FieldType::Array("[I")));
        assert_eq!(parse_field("II"), None);
        assert_eq!(parse_field("V"), None);
        let m = MethodDescriptor::parse("(IJ[[DLx/Y;)Ljava/lang/Object;").unwrap();
        let params: Vec<_> = m.params().collect();
        assert_eq!(params, [FieldType::Int, FieldType::Long, FieldType::Array("[[D"), FieldType::Object("x/Y")]);
        assert_eq!(m.ret(), Some(FieldType::Object("java/lang/Object")));
        assert_eq!(m.arg_slots(), 5);
        assert_eq!(MethodDescriptor::parse("()V").unwrap().ret(), None);
        // a class name may hold a parenthesis
        let odd = MethodDescriptor::parse("(La)b;)Lc)d;").unwrap();
        assert_eq!(odd.ret(), Some(FieldType::Object("c)d")));
        assert_eq!(odd.params().collect::<Vec<_>>(), [FieldType::Object("a)b")]);
    }
}
