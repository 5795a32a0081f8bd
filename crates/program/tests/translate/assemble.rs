//! Class files by hand: one class `T` with static methods and just the pool entries they need.

use jaunt_classfile::insn::op;
use jaunt_classfile::{ClassBytes, ClassFile, parse};

#[derive(Default)]
pub struct Assembler {
    pool: Vec<Vec<u8>>,
    methods: Vec<u8>,
    method_count: u16,
}

/// (start, end, handler) pcs; catches everything.
pub type Range = (u16, u16, u16);

impl Assembler {
    fn entry(&mut self, bytes: Vec<u8>) -> u16 {
        if let Some(at) = self.pool.iter().position(|b| *b == bytes) {
            return at as u16 + 1;
        }
        self.pool.push(bytes);
        self.pool.len() as u16
    }

    fn utf8(&mut self, text: &str) -> u16 {
        let mut bytes = vec![1];
        bytes.extend((text.len() as u16).to_be_bytes());
        bytes.extend(text.as_bytes());
        self.entry(bytes)
    }

    fn pair(&mut self, tag: u8, a: u16, b: u16) -> u16 {
        let [a1, a2] = a.to_be_bytes();
        let [b1, b2] = b.to_be_bytes();
        self.entry(vec![tag, a1, a2, b1, b2])
    }

    pub fn class(&mut self, name: &str) -> u16 {
        let [a, b] = self.utf8(name).to_be_bytes();
        self.entry(vec![7, a, b])
    }

    pub fn method_ref(&mut self, name: &str, descriptor: &str) -> u16 {
        let class = self.class("T");
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        let name_and_type = self.pair(12, name, descriptor);
        self.pair(10, class, name_and_type)
    }

    pub fn method(&mut self, name: &str, descriptor: &str, max_stack: u16, max_locals: u16, code: &[u8], handlers: &[Range]) {
        let (name, descriptor, attribute) = (self.utf8(name), self.utf8(descriptor), self.utf8("Code"));
        let out = &mut self.methods;
        for field in [0x0008, name, descriptor, 1, attribute] {
            out.extend(field.to_be_bytes());
        }
        out.extend((12 + code.len() as u32 + 8 * handlers.len() as u32).to_be_bytes());
        out.extend(max_stack.to_be_bytes());
        out.extend(max_locals.to_be_bytes());
        out.extend((code.len() as u32).to_be_bytes());
        out.extend(code);
        out.extend((handlers.len() as u16).to_be_bytes());
        for (start, end, handler) in handlers {
            for field in [*start, *end, *handler, 0] {
                out.extend(field.to_be_bytes());
            }
        }
        out.extend(0u16.to_be_bytes());
        self.method_count += 1;
    }

    pub fn finish(mut self) -> ClassFile {
        let (this, super_) = (self.class("T"), self.class("java/lang/Object"));
        let mut out = vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 48];
        out.extend((self.pool.len() as u16 + 1).to_be_bytes());
        self.pool.iter().for_each(|entry| out.extend(entry));
        for field in [0x0020, this, super_, 0, 0, self.method_count] {
            out.extend(field.to_be_bytes());
        }
        out.extend(self.methods);
        out.extend(0u16.to_be_bytes());
        parse(ClassBytes::from(out)).expect("assembled class")
    }
}

/// Code with labels.
#[derive(Default)]
pub struct CodeBuilder {
    pub bytes: Vec<u8>,
    /// pc of each label once placed.
    labels: Vec<Option<usize>>,
    /// (pc of the branch, position of its 16-bit offset, label)
    fixes: Vec<(usize, usize, usize)>,
}

impl CodeBuilder {
    pub fn pc(&self) -> u16 {
        self.bytes.len() as u16
    }

    pub fn op(&mut self, opcode: u8) {
        self.bytes.push(opcode);
    }

    pub fn op1(&mut self, opcode: u8, operand: u8) {
        self.bytes.extend([opcode, operand]);
    }

    pub fn op2(&mut self, opcode: u8, operand: u16) {
        self.bytes.push(opcode);
        self.bytes.extend(operand.to_be_bytes());
    }

    pub fn int(&mut self, value: i16) {
        self.op2(op::SIPUSH, value as u16);
    }

    pub fn label(&mut self) -> usize {
        self.labels.push(None);
        self.labels.len() - 1
    }

    pub fn place(&mut self, label: usize) {
        self.labels[label] = Some(self.bytes.len());
    }

    pub fn here(&mut self) -> usize {
        let label = self.label();
        self.place(label);
        label
    }

    pub fn branch(&mut self, opcode: u8, label: usize) {
        self.fixes.push((self.bytes.len(), self.bytes.len() + 1, label));
        self.op2(opcode, 0);
    }

    pub fn finish(mut self) -> Vec<u8> {
        for (pc, at, label) in self.fixes {
            let target = self.labels[label].expect("label placed");
            let offset = (target as i32 - pc as i32) as i16;
            self.bytes[at..at + 2].copy_from_slice(&offset.to_be_bytes());
        }
        self.bytes
    }
}
