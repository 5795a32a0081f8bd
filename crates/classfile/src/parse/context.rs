//! What the parts of the parser share: the pool under check, and what is already known about its texts.
//!
//! One text serves many entries (a descriptor is shared by fields, methods, references and local variables), so
//! the outcome of each check is remembered per text.

use super::{Result, refuse};
use crate::access as acc;
use crate::{Constant, ConstantPool, names};
use std::cell::Cell;

pub(super) struct Context<'a> {
    pub bytes: &'a [u8],
    pub pool: &'a ConstantPool,
    pub texts: &'a [TextFacts],
    pub major: u16,
    pub access: u16,
}

const FIELD_DESCRIPTOR: u8 = 1;
const METHOD_DESCRIPTOR: u8 = 2;
const CLASS: u8 = 4;
const FIELD_NAME: u8 = 8;
const METHOD_NAME: u8 = 16;

/// What is known about one text of the pool.
#[derive(Default, Clone)]
pub(super) struct TextFacts {
    /// Checks that the text has passed.
    passed: Cell<u8>,
    /// Argument slots, when `METHOD_DESCRIPTOR` is set.
    slots: Cell<u8>,
}

impl<'a> Context<'a> {
    pub fn is_interface(&self) -> bool {
        self.access & acc::INTERFACE != 0
    }

    /// The text at `index`.
    #[inline(always)]
    pub fn text(&self, index: u16, what: &str) -> Result<&'a [u8]> {
        match self.pool.get(index) {
            Constant::Utf8 { start, len } => Ok(&self.bytes[start as usize..start as usize + len as usize]),
            _ => refuse!("Invalid constant pool index {index} for {what} in class file"),
        }
    }

    /// The name of the `Class` entry at `index`.
    pub fn class(&self, index: u16, what: &str) -> Result<&'a [u8]> {
        match self.pool.get(index) {
            Constant::Class { name } => self.text(name, what),
            _ => refuse!("Invalid constant pool index {index} for {what} in class file"),
        }
    }

    fn facts(&self, index: u16) -> &TextFacts {
        &self.texts[index as usize]
    }

    #[inline(always)]
    fn once(&self, index: u16, bit: u8, check: impl FnOnce() -> bool) -> bool {
        let facts = self.facts(index);
        if facts.passed.get() & bit != 0 {
            return true;
        }
        let ok = check();
        if ok {
            facts.passed.set(facts.passed.get() | bit);
        }
        ok
    }

    /// A legal unqualified field (or local variable) name.
    #[inline(always)]
    pub fn field_name(&self, index: u16) -> Result<&'a [u8]> {
        let text = self.text(index, "field name")?;
        if !self.once(index, FIELD_NAME, || names::is_field_name(text)) {
            refuse!("Illegal field name \"{}\" in class file", self.pool.utf8(index));
        }
        Ok(text)
    }

    /// A legal method name, `<init>` and `<clinit>` among them.
    pub fn method_name(&self, index: u16) -> Result<&'a [u8]> {
        let text = self.text(index, "method name")?;
        let check = || names::is_method_name(text) || text == b"<init>" || text == b"<clinit>";
        if !self.once(index, METHOD_NAME, check) {
            refuse!("Illegal method name \"{}\" in class file", self.pool.utf8(index));
        }
        Ok(text)
    }

    pub fn field_descriptor(&self, name: u16, index: u16) -> Result<&'a [u8]> {
        let text = self.text(index, "field signature")?;
        if !self.once(index, FIELD_DESCRIPTOR, || names::is_field_descriptor(text)) {
            refuse!("Field \"{}\" has illegal signature \"{}\"", self.pool.utf8(name), self.pool.utf8(index));
        }
        Ok(text)
    }

    /// The slots of the arguments without `this`, at most 255.
    pub fn method_descriptor(&self, name: u16, index: u16) -> Result<usize> {
        let text = self.text(index, "method signature")?;
        let facts = self.facts(index);
        let check = || match names::method_descriptor_slots(text) {
            Some((slots, _)) if slots <= 255 => {
                facts.slots.set(slots as u8);
                true
            }
            _ => false,
        };
        let special = |name: &[u8]| name == b"<init>" || name == b"<clinit>";
        if !self.once(index, METHOD_DESCRIPTOR, check) || special(self.text(name, "method name")?) && !text.ends_with(b")V") {
            refuse!("Method \"{}\" has illegal signature \"{}\"", self.pool.utf8(name), self.pool.utf8(index));
        }
        Ok(facts.slots.get() as usize)
    }

    /// What a `Class` entry may hold.
    pub fn class_text(&self, index: u16) -> Result<()> {
        let text = self.text(index, "class name")?;
        if !self.once(index, CLASS, || names::is_class_entry_name(text)) {
            refuse!("Illegal class name \"{}\" in class file", self.pool.utf8(index));
        }
        Ok(())
    }
}
