//! Verification types (JVMS 4.10.1.2) and the names in them.
//!
//! A long or double takes two slots, in locals as on the stack, the second marked as such: then slots can be
//! counted without looking at types, and a half can never pass for a value.

use crate::FieldType;
use std::collections::HashMap;

/// A class name or array descriptor, interned per verified class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(super) struct Name(pub u32);

macro_rules! well_known {
    ($($id:ident = $n:literal $text:literal,)*) => {
        impl Name {
            $(pub const $id: Name = Name($n);)*
        }
        static WELL_KNOWN: &[&str] = &[$($text),*];
    };
}

well_known! {
    OBJECT = 0 "java/lang/Object",
    THROWABLE = 1 "java/lang/Throwable",
    STRING = 2 "java/lang/String",
    CLASS = 3 "java/lang/Class",
    METHOD_HANDLE = 4 "java/lang/invoke/MethodHandle",
    METHOD_TYPE = 5 "java/lang/invoke/MethodType",
    CLONEABLE = 6 "java/lang/Cloneable",
    SERIALIZABLE = 7 "java/io/Serializable",
    BOOLEANS = 8 "[Z",
    CHARS = 9 "[C",
    FLOATS = 10 "[F",
    DOUBLES = 11 "[D",
    BYTES = 12 "[B",
    SHORTS = 13 "[S",
    INTS = 14 "[I",
    LONGS = 15 "[J",
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Type {
    /// Unusable.
    Top,
    Int,
    Float,
    Long,
    LongHigh,
    Double,
    DoubleHigh,
    Null,
    /// `this` in a constructor that has not called another one yet.
    UninitThis,
    /// The object made by the `new` at this pc.
    Uninit(u16),
    Ref(Name),
    /// Where a `jsr` returns to, as the number of the call (see `infer`).
    Return(u32),
}

impl Type {
    pub const OBJECT: Type = Type::Ref(Name::OBJECT);

    /// The marker in the second slot of a value of two.
    pub fn high(self) -> Option<Type> {
        match self {
            Type::Long => Some(Type::LongHigh),
            Type::Double => Some(Type::DoubleHigh),
            _ => None,
        }
    }

    pub fn is_high(self) -> bool {
        matches!(self, Type::LongHigh | Type::DoubleHigh)
    }

    /// A value of one slot.
    pub fn is_single(self) -> bool {
        !matches!(self, Type::Top | Type::Long | Type::Double) && !self.is_high()
    }

    /// An initialized object or null.
    pub fn is_object(self) -> bool {
        matches!(self, Type::Null | Type::Ref(_))
    }

    /// A reference of any sort, initialized or not.
    pub fn is_reference(self) -> bool {
        matches!(self, Type::Null | Type::Ref(_) | Type::UninitThis | Type::Uninit(_))
    }
}

/// The interned names.
pub(super) struct Names {
    texts: Vec<Box<str>>,
    index: HashMap<Box<str>, Name>,
}

impl Names {
    pub fn new() -> Self {
        let mut names = Names { texts: Vec::new(), index: HashMap::new() };
        for text in WELL_KNOWN {
            names.intern(text);
        }
        names
    }

    pub fn intern(&mut self, text: &str) -> Name {
        if let Some(name) = self.index.get(text) {
            return *name;
        }
        let name = Name(self.texts.len() as u32);
        self.texts.push(text.into());
        self.index.insert(text.into(), name);
        name
    }

    pub fn text(&self, name: Name) -> &str {
        &self.texts[name.0 as usize]
    }

    pub fn is_array(&self, name: Name) -> bool {
        self.text(name).starts_with('[')
    }

    /// The type that a value of a declared type has in a frame.
    pub fn of(&mut self, declared: FieldType) -> Type {
        match declared {
            FieldType::Byte | FieldType::Char | FieldType::Short | FieldType::Boolean | FieldType::Int => Type::Int,
            FieldType::Float => Type::Float,
            FieldType::Long => Type::Long,
            FieldType::Double => Type::Double,
            FieldType::Object(name) | FieldType::Array(name) => Type::Ref(self.intern(name)),
        }
    }

    /// For an array of references, the type of its elements. `None` for an array of primitives or no array.
    pub fn element(&mut self, array: Name) -> Option<Name> {
        let text = self.text(array);
        let element = match text.as_bytes() {
            [b'[', b'[', ..] => text[1..].to_string(),
            [b'[', b'L', .., b';'] => text[2..text.len() - 1].to_string(),
            _ => return None,
        };
        Some(self.intern(&element))
    }

    /// The array type with these elements.
    pub fn array_of(&mut self, element: Name) -> Name {
        let text = self.text(element);
        let array = if text.starts_with('[') { format!("[{text}") } else { format!("[L{text};") };
        self.intern(&array)
    }

    /// How messages name a type.
    pub fn show(&self, t: Type) -> String {
        match t {
            Type::Top => "nothing usable".to_string(),
            Type::Int => "int".to_string(),
            Type::Float => "float".to_string(),
            Type::Long => "long".to_string(),
            Type::LongHigh => "second half of long".to_string(),
            Type::Double => "double".to_string(),
            Type::DoubleHigh => "second half of double".to_string(),
            Type::Null => "null".to_string(),
            Type::UninitThis => "uninitializedThis".to_string(),
            Type::Uninit(pc) => format!("uninitialized object made at pc {pc}"),
            Type::Ref(name) => self.text(name).to_string(),
            Type::Return(_) => "return address".to_string(),
        }
    }
}
