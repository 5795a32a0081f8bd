//! The constant pool: one pass that reads, one that checks every cross reference (JVMS 4.4).
//!
//! Names and descriptors are checked here once, so that nobody downstream meets an ill-formed one.

use super::context::{Context, TextFacts};
use super::reader::Reader;
use super::{Result, refuse};
use crate::constant::decode_modified_utf8;
use crate::{ClassBytes, Constant, ConstantPool, names};

mod tag {
    pub const UTF8: u8 = 1;
    pub const INTEGER: u8 = 3;
    pub const FLOAT: u8 = 4;
    pub const LONG: u8 = 5;
    pub const DOUBLE: u8 = 6;
    pub const CLASS: u8 = 7;
    pub const STRING: u8 = 8;
    pub const FIELD: u8 = 9;
    pub const METHOD: u8 = 10;
    pub const INTERFACE_METHOD: u8 = 11;
    pub const NAME_AND_TYPE: u8 = 12;
    pub const METHOD_HANDLE: u8 = 15;
    pub const METHOD_TYPE: u8 = 16;
    pub const DYNAMIC: u8 = 17;
    pub const INVOKE_DYNAMIC: u8 = 18;
    pub const MODULE: u8 = 19;
    pub const PACKAGE: u8 = 20;
}

/// First class-file version that knows the tag.
fn since(tag: u8) -> u16 {
    match tag {
        tag::METHOD_HANDLE | tag::METHOD_TYPE | tag::INVOKE_DYNAMIC => 51,
        tag::MODULE | tag::PACKAGE => 53,
        tag::DYNAMIC => 55,
        _ => 45,
    }
}

pub(super) fn read(r: &mut Reader, bytes: &ClassBytes, major: u16) -> Result<(ConstantPool, Vec<TextFacts>)> {
    let count = r.u16()? as usize;
    if count == 0 {
        refuse!("Illegal constant pool size 0");
    }
    // The smallest entry has 3 bytes; a long has 9 for two slots.
    if (count - 1) * 3 > r.remaining() {
        refuse!("Truncated class file");
    }
    let mut entries = Vec::with_capacity(count);
    let mut decoded = Vec::new();
    let mut max_bootstrap = None;
    entries.push(Constant::Unusable);
    while entries.len() < count {
        let tag = r.u8()?;
        let entry = match tag {
            tag::UTF8 => {
                let len = r.u16()?;
                let start = r.pos() as u32;
                let text = r.take(len as usize)?;
                if !names::is_plain_ascii(text)
                    && let Some(text) = check_utf8(text)?
                {
                    decoded.push((entries.len() as u16, text));
                }
                Constant::Utf8 { start, len }
            }
            tag::INTEGER => Constant::Integer(r.u32()? as i32),
            tag::FLOAT => Constant::Float(r.u32()?),
            tag::LONG | tag::DOUBLE => {
                let bits = (r.u32()? as u64) << 32 | r.u32()? as u64;
                let wide = if tag == tag::LONG { Constant::Long(bits as i64) } else { Constant::Double(bits) };
                entries.push(wide);
                if entries.len() == count {
                    refuse!("Invalid constant pool index {count}: a long or double ends the pool");
                }
                Constant::Unusable
            }
            tag::CLASS => Constant::Class { name: r.u16()? },
            tag::STRING => Constant::String { utf8: r.u16()? },
            tag::FIELD => Constant::FieldRef { class: r.u16()?, name_and_type: r.u16()? },
            tag::METHOD => Constant::MethodRef { class: r.u16()?, name_and_type: r.u16()? },
            tag::INTERFACE_METHOD => Constant::InterfaceMethodRef { class: r.u16()?, name_and_type: r.u16()? },
            tag::NAME_AND_TYPE => Constant::NameAndType { name: r.u16()?, descriptor: r.u16()? },
            tag::METHOD_HANDLE => Constant::MethodHandle { kind: r.u8()?, reference: r.u16()? },
            tag::METHOD_TYPE => Constant::MethodType { descriptor: r.u16()? },
            tag::DYNAMIC | tag::INVOKE_DYNAMIC => {
                let (bootstrap, name_and_type) = (r.u16()?, r.u16()?);
                max_bootstrap = max_bootstrap.max(Some(bootstrap));
                if tag == tag::DYNAMIC {
                    Constant::Dynamic { bootstrap, name_and_type }
                } else {
                    Constant::InvokeDynamic { bootstrap, name_and_type }
                }
            }
            tag::MODULE => Constant::Module { name: r.u16()? },
            tag::PACKAGE => Constant::Package { name: r.u16()? },
            _ => refuse!("Unknown constant tag {tag}"),
        };
        if tag >= tag::METHOD_HANDLE && major < since(tag) {
            refuse!("Class file version {major} does not support constant tag {tag}");
        }
        entries.push(entry);
    }
    Ok((ConstantPool::new(bytes.clone(), entries, decoded, max_bootstrap), vec![TextFacts::default(); count]))
}

/// `Some` decoded text when the bytes are modified but not plain UTF-8.
fn check_utf8(bytes: &[u8]) -> Result<Option<Box<str>>> {
    // Where the two encodings differ: NUL, and what is beyond the 16-bit plane.
    let differs = bytes.iter().any(|b| *b == 0 || *b >= 0xF0);
    if !differs && std::str::from_utf8(bytes).is_ok() {
        return Ok(None);
    }
    match decode_modified_utf8(bytes) {
        Some(units) => Ok(Some(String::from_utf16_lossy(&units).into_boxed_str())),
        None => refuse!("Illegal UTF8 string in constant pool"),
    }
}

/// The second pass: every cross reference leads to an entry of the right kind, every text is legal in its place.
pub(super) fn check(cx: &Context) -> Result<()> {
    for index in 1..cx.pool.len() as u16 {
        match cx.pool.get(index) {
            Constant::Class { name } => cx.class_text(name)?,
            Constant::String { utf8: text } | Constant::Module { name: text } | Constant::Package { name: text } => {
                cx.text(text, "constant")?;
            }
            Constant::NameAndType { name, descriptor } => {
                if cx.text(descriptor, "descriptor")?.first() == Some(&b'(') {
                    cx.method_name(name)?;
                    cx.method_descriptor(name, descriptor)?;
                } else {
                    cx.field_name(name)?;
                    cx.field_descriptor(name, descriptor)?;
                }
            }
            Constant::FieldRef { class, name_and_type } => {
                cx.class_entry(class)?;
                cx.pair(name_and_type, false)?;
            }
            // (Only `invokespecial` of a Methodref may call `<init>`: the verifier sees to that.)
            Constant::MethodRef { class, name_and_type } | Constant::InterfaceMethodRef { class, name_and_type } => {
                cx.class_entry(class)?;
                if cx.pair(name_and_type, true)? == b"<clinit>" {
                    refuse!("Bad method name at constant pool index {index}");
                }
            }
            Constant::InvokeDynamic { name_and_type, .. } => {
                if cx.pair(name_and_type, true)?.first() == Some(&b'<') {
                    refuse!("Bad method name at constant pool index {index}");
                }
            }
            Constant::Dynamic { name_and_type, .. } => {
                cx.pair(name_and_type, false)?;
            }
            Constant::MethodType { descriptor } => {
                cx.method_descriptor(descriptor, descriptor)?;
            }
            Constant::MethodHandle { kind, reference } => cx.method_handle(index, kind, reference)?,
            Constant::Unusable
            | Constant::Utf8 { .. }
            | Constant::Integer(_)
            | Constant::Float(_)
            | Constant::Long(_)
            | Constant::Double(_) => {}
        }
    }
    Ok(())
}

#[cold]
fn bad_index<T>(index: u16) -> Result<T> {
    refuse!("Invalid constant pool index {index} in class file")
}

impl<'a> Context<'a> {
    fn class_entry(&self, index: u16) -> Result<()> {
        match self.pool.get(index) {
            Constant::Class { .. } => Ok(()),
            _ => bad_index(index),
        }
    }

    /// The name in a `NameAndType` for a method or for a field. (That name and descriptor are well-formed is
    /// checked at the `NameAndType` itself.)
    fn pair(&self, index: u16, method: bool) -> Result<&'a [u8]> {
        let Constant::NameAndType { name, descriptor } = self.pool.get(index) else {
            return bad_index(index);
        };
        if (self.text(descriptor, "descriptor")?.first() == Some(&b'(')) != method {
            let what = if method { "Method" } else { "Field" };
            refuse!("{what} \"{}\" has illegal signature \"{}\"", self.pool.utf8(name), self.pool.utf8(descriptor));
        }
        self.text(name, "name")
    }

    fn method_handle(&self, at: u16, kind: u8, reference: u16) -> Result<()> {
        let (name_and_type, fits) = match (kind, self.pool.get(reference)) {
            (1..=4, Constant::FieldRef { name_and_type, .. }) => (name_and_type, true),
            (5..=8, Constant::MethodRef { name_and_type, .. }) => (name_and_type, true),
            (6 | 7, Constant::InterfaceMethodRef { name_and_type, .. }) => (name_and_type, self.major >= 52),
            (9, Constant::InterfaceMethodRef { name_and_type, .. }) => (name_and_type, true),
            _ => (0, false),
        };
        if !fits {
            refuse!("Bad method handle kind {kind} at constant pool index {at}");
        }
        let name = self.pair(name_and_type, kind >= 5)?;
        if kind >= 5 && ((kind == 8) != (name == b"<init>") || name == b"<clinit>") {
            refuse!("Bad method name of method handle at constant pool index {at}");
        }
        Ok(())
    }
}
