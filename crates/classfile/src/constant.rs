//! The constant pool, addressed by index as the code addresses it.
//!
//! Texts stay where they are in the class file. Only those whose modified UTF-8 is not also plain UTF-8 (an
//! encoded NUL, a surrogate pair in six bytes, a lone surrogate) are decoded once, into a small side table.

use crate::ClassBytes;

/// One entry. Index 0 and the slot after a long or double are `Unusable`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    Unusable,
    /// Byte range (offset, length) of the modified-UTF-8 text inside the class file.
    Utf8 {
        start: u32,
        len: u16,
    },
    Integer(i32),
    Float(u32),
    Long(i64),
    Double(u64),
    Class {
        name: u16,
    },
    String {
        utf8: u16,
    },
    FieldRef {
        class: u16,
        name_and_type: u16,
    },
    MethodRef {
        class: u16,
        name_and_type: u16,
    },
    InterfaceMethodRef {
        class: u16,
        name_and_type: u16,
    },
    NameAndType {
        name: u16,
        descriptor: u16,
    },
    MethodHandle {
        kind: u8,
        reference: u16,
    },
    MethodType {
        descriptor: u16,
    },
    Dynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    InvokeDynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    Module {
        name: u16,
    },
    Package {
        name: u16,
    },
}

/// A member as the code names it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MemberRef<'a> {
    pub class: &'a str,
    pub name: &'a str,
    pub descriptor: &'a str,
    /// An `InterfaceMethodref`.
    pub interface: bool,
}

/// The entries of one class file with its bytes. Made only by [`crate::parse`], which has checked every text and
/// every cross reference; so the accessors below are total on any index that the class file itself names, and
/// answer with an empty text (never a panic) for an index of another kind.
#[derive(Clone)]
pub struct ConstantPool {
    bytes: ClassBytes,
    entries: Vec<Constant>,
    /// Texts that are not plain UTF-8 in the file, by ascending pool index.
    decoded: Vec<(u16, Box<str>)>,
    /// Largest bootstrap index that an entry names.
    max_bootstrap: Option<u16>,
}

impl ConstantPool {
    pub(crate) fn new(
        bytes: ClassBytes,
        entries: Vec<Constant>,
        decoded: Vec<(u16, Box<str>)>,
        max_bootstrap: Option<u16>,
    ) -> Self {
        debug_assert!(decoded.is_sorted_by_key(|d| d.0));
        ConstantPool { bytes, entries, decoded, max_bootstrap }
    }

    pub(crate) fn max_bootstrap(&self) -> Option<u16> {
        self.max_bootstrap
    }

    /// `constant_pool_count`: one more than the last index.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// `Unusable` for an index out of range.
    #[inline]
    pub fn get(&self, index: u16) -> Constant {
        self.entries.get(index as usize).copied().unwrap_or(Constant::Unusable)
    }

    /// The raw modified UTF-8 of a `Utf8` entry.
    #[inline]
    pub fn utf8_bytes(&self, index: u16) -> Option<&[u8]> {
        match self.get(index) {
            Constant::Utf8 { start, len } => {
                let start = start as usize;
                self.bytes.get(start..start + len as usize)
            }
            _ => None,
        }
    }

    /// The text of a `Utf8` entry. A lone surrogate, which Rust text cannot hold, reads as U+FFFD here;
    /// [`Self::utf16`] is exact.
    pub fn utf8(&self, index: u16) -> &str {
        let Some(bytes) = self.utf8_bytes(index) else {
            return "";
        };
        if !self.decoded.is_empty()
            && let Ok(at) = self.decoded.binary_search_by_key(&index, |d| d.0)
        {
            return &self.decoded[at].1;
        }
        std::str::from_utf8(bytes).unwrap_or("")
    }

    /// The UTF-16 code units of a `Utf8` entry, exactly as Java sees them.
    pub fn utf16(&self, index: u16) -> Vec<u16> {
        self.utf8_bytes(index).map(|b| decode_modified_utf8(b).unwrap_or_default()).unwrap_or_default()
    }

    /// The name in a `Class` entry: `java/lang/String`, or a descriptor such as `[I` for an array.
    /// Also the name in a `Module` or `Package` entry.
    pub fn class_name(&self, index: u16) -> &str {
        match self.get(index) {
            Constant::Class { name } | Constant::Module { name } | Constant::Package { name } => self.utf8(name),
            _ => "",
        }
    }

    /// (name, descriptor) of a `NameAndType` entry, or of an entry that has one.
    pub fn name_and_type(&self, index: u16) -> (&str, &str) {
        match self.get(index) {
            Constant::NameAndType { name, descriptor } => (self.utf8(name), self.utf8(descriptor)),
            Constant::FieldRef { name_and_type, .. }
            | Constant::MethodRef { name_and_type, .. }
            | Constant::InterfaceMethodRef { name_and_type, .. }
            | Constant::Dynamic { name_and_type, .. }
            | Constant::InvokeDynamic { name_and_type, .. } => match self.get(name_and_type) {
                Constant::NameAndType { name, descriptor } => (self.utf8(name), self.utf8(descriptor)),
                _ => ("", ""),
            },
            _ => ("", ""),
        }
    }

    /// A `Fieldref`, `Methodref` or `InterfaceMethodref`.
    pub fn member(&self, index: u16) -> MemberRef<'_> {
        let (class, name_and_type, interface) = match self.get(index) {
            Constant::FieldRef { class, name_and_type } | Constant::MethodRef { class, name_and_type } => {
                (class, name_and_type, false)
            }
            Constant::InterfaceMethodRef { class, name_and_type } => (class, name_and_type, true),
            _ => return MemberRef { class: "", name: "", descriptor: "", interface: false },
        };
        let (name, descriptor) = self.name_and_type(name_and_type);
        MemberRef { class: self.class_name(class), name, descriptor, interface }
    }
}

impl std::fmt::Debug for ConstantPool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ConstantPool({} entries)", self.entries.len())
    }
}

/// Modified UTF-8 (JVMS 4.4.7) to UTF-16. `None` when the bytes are not modified UTF-8. Overlong forms other than
/// the encoded NUL are refused whatever the class file's version: else a `;` could hide from who looks at bytes.
pub fn decode_modified_utf8(bytes: &[u8]) -> Option<Vec<u16>> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut i = 0;
    let continuation = |at: usize| bytes.get(at).filter(|b| **b & 0xC0 == 0x80).map(|b| (*b & 0x3F) as u16);
    while i < bytes.len() {
        let b = bytes[i];
        let (unit, len) = match b {
            0x01..=0x7F => (b as u16, 1),
            0xC0..=0xDF => (((b & 0x1F) as u16) << 6 | continuation(i + 1)?, 2),
            0xE0..=0xEF => (((b & 0x0F) as u16) << 12 | continuation(i + 1)? << 6 | continuation(i + 2)?, 3),
            _ => return None,
        };
        let overlong = len == 2 && (1..0x80).contains(&unit) || len == 3 && unit < 0x800;
        if overlong {
            return None;
        }
        out.push(unit);
        i += len;
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modified_utf8() {
        assert_eq!(decode_modified_utf8(b"ab"), Some(vec![97, 98]));
        assert_eq!(decode_modified_utf8(&[0xC0, 0x80]), Some(vec![0]));
        assert_eq!(decode_modified_utf8("é€".as_bytes()), Some(vec![0xE9, 0x20AC]));
        // U+1F600 as a surrogate pair in six bytes
        assert_eq!(decode_modified_utf8(&[0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]), Some(vec![0xD83D, 0xDE00]));
        assert_eq!(decode_modified_utf8(&[0]), None);
        // `;` in two and in three bytes, NUL in three
        assert_eq!(decode_modified_utf8(&[0xC0, 0xBB]), None);
        assert_eq!(decode_modified_utf8(&[0xE0, 0x80, 0xBB]), None);
        assert_eq!(decode_modified_utf8(&[0xE0, 0x80, 0x80]), None);
        assert_eq!(decode_modified_utf8(&[0xE2, 0x82]), None);
        assert_eq!(decode_modified_utf8("\u{1F600}".as_bytes()), None);
    }
}
