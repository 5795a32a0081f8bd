//! A class file in the making: header, fields, methods with their code.

use crate::code::Code;
use crate::pool::Pool;
use crate::{Result, SpinError};
use jaunt_classfile::access;

/// Java 8: the newest that needs neither nests nor dynamic constants, and the oldest with static interface calls.
const MAJOR: u16 = 52;

pub(crate) struct ClassWriter {
    pub(crate) pool: Pool,
    name: String,
    interfaces: Vec<u16>,
    fields: Vec<u8>,
    field_count: u16,
    methods: Vec<u8>,
    method_count: u16,
}

impl ClassWriter {
    pub(crate) fn new(name: &str) -> ClassWriter {
        ClassWriter {
            pool: Pool::new(),
            name: name.to_owned(),
            interfaces: Vec::new(),
            fields: Vec::new(),
            field_count: 0,
            methods: Vec::new(),
            method_count: 0,
        }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn implement(&mut self, interface: &str) {
        let index = self.pool.class(interface);
        // Twice the same is a format error.
        if !self.interfaces.contains(&index) {
            self.interfaces.push(index);
        }
    }

    pub(crate) fn field(&mut self, flags: u16, name: &str, descriptor: &str) {
        for word in [flags, self.pool.utf8(name), self.pool.utf8(descriptor), 0] {
            self.fields.extend_from_slice(&word.to_be_bytes());
        }
        self.field_count += 1;
    }

    /// Adds a hidden method whose code `body` writes.
    pub(crate) fn method(
        &mut self,
        flags: u16,
        name: &str,
        descriptor: &str,
        throws: &[&str],
        body: impl FnOnce(&mut Code) -> Result<()>,
    ) -> Result<()> {
        let this = if flags & access::STATIC == 0 { 1 } else { 0 };
        let locals = crate::method_type(descriptor)?.arg_slots() as u16 + this;
        let mut code = Code::new(&mut self.pool, locals);
        body(&mut code)?;
        let code = code.finish()?;
        let mut out = Vec::new();
        let attributes = if throws.is_empty() { 2 } else { 3 };
        for word in [flags, self.pool.utf8(name), self.pool.utf8(descriptor), attributes] {
            out.extend_from_slice(&word.to_be_bytes());
        }
        self.attribute(&mut out, "Code", &code);
        let hidden = self.pool.utf8("Ljava/lang/invoke/LambdaForm$Hidden;");
        let annotations: Vec<u8> = [1, hidden, 0].into_iter().flat_map(u16::to_be_bytes).collect();
        self.attribute(&mut out, "RuntimeVisibleAnnotations", &annotations);
        if !throws.is_empty() {
            let classes = throws.iter().map(|class| self.pool.class(class));
            let body: Vec<u8> = std::iter::once(throws.len() as u16).chain(classes).flat_map(u16::to_be_bytes).collect();
            self.attribute(&mut out, "Exceptions", &body);
        }
        self.methods.extend_from_slice(&out);
        self.method_count += 1;
        Ok(())
    }

    fn attribute(&mut self, out: &mut Vec<u8>, name: &str, body: &[u8]) {
        out.extend_from_slice(&self.pool.utf8(name).to_be_bytes());
        out.extend_from_slice(&(body.len() as u32).to_be_bytes());
        out.extend_from_slice(body);
    }

    pub(crate) fn finish(mut self) -> Result<Vec<u8>> {
        let this = self.pool.class(&self.name);
        let parent = self.pool.class("java/lang/Object");
        let mut out = 0xCAFE_BABE_u32.to_be_bytes().to_vec();
        out.extend_from_slice(&0u16.to_be_bytes());
        out.extend_from_slice(&MAJOR.to_be_bytes());
        let pool = self.pool.finish().ok_or_else(|| SpinError("too many or too long constants for one class".into()))?;
        out.extend_from_slice(&pool);
        let flags = access::FINAL | access::SUPER | access::SYNTHETIC;
        let mut words = vec![flags, this, parent, self.interfaces.len() as u16];
        words.extend(&self.interfaces);
        words.push(self.field_count);
        out.extend(words.into_iter().flat_map(u16::to_be_bytes));
        out.extend_from_slice(&self.fields);
        out.extend_from_slice(&self.method_count.to_be_bytes());
        out.extend_from_slice(&self.methods);
        out.extend_from_slice(&0u16.to_be_bytes());
        Ok(out)
    }
}

/// A class with one static method, which is what most sites become.
pub(crate) fn single_method(
    class: &str,
    name: &str,
    descriptor: &str,
    body: impl FnOnce(&mut Code) -> Result<()>,
) -> Result<Vec<u8>> {
    let mut writer = ClassWriter::new(class);
    writer.method(access::STATIC | access::SYNTHETIC, name, descriptor, &[], body)?;
    writer.finish()
}
