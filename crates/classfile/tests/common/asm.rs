//! A class-file writer for code that no compiler would produce.
#![allow(dead_code)]

use std::collections::HashMap;

#[derive(Default)]
pub struct Asm {
    pool: Vec<u8>,
    count: u16,
    index: HashMap<Vec<u8>, u16>,
    fields: Vec<u8>,
    field_count: u16,
    methods: Vec<u8>,
    method_count: u16,
}

/// The body of a method.
#[derive(Default)]
pub struct Body {
    pub stack: u16,
    pub locals: u16,
    pub code: Vec<u8>,
    /// (start, end, handler, catch type)
    pub handlers: Vec<(u16, u16, u16, u16)>,
    /// The entries of a `StackMapTable`: count, then bytes.
    pub map: Option<(u16, Vec<u8>)>,
}

impl Asm {
    fn add(&mut self, entry: Vec<u8>, slots: u16) -> u16 {
        if let Some(at) = self.index.get(&entry) {
            return *at;
        }
        let at = self.count + 1;
        self.count += slots;
        self.pool.extend(&entry);
        self.index.insert(entry, at);
        at
    }

    pub fn utf8(&mut self, text: &str) -> u16 {
        let mut e = vec![1];
        e.extend((text.len() as u16).to_be_bytes());
        e.extend(text.as_bytes());
        self.add(e, 1)
    }

    fn pair(&mut self, tag: u8, a: u16, b: u16) -> u16 {
        let [a, b] = [a.to_be_bytes(), b.to_be_bytes()];
        self.add(vec![tag, a[0], a[1], b[0], b[1]], 1)
    }

    fn one(&mut self, tag: u8, a: u16) -> u16 {
        let a = a.to_be_bytes();
        self.add(vec![tag, a[0], a[1]], 1)
    }

    pub fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name);
        self.one(7, name)
    }

    pub fn string(&mut self, text: &str) -> u16 {
        let text = self.utf8(text);
        self.one(8, text)
    }

    pub fn long(&mut self, value: i64) -> u16 {
        let mut e = vec![5];
        e.extend(value.to_be_bytes());
        self.add(e, 2)
    }

    fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> u16 {
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        let name_and_type = self.pair(12, name, descriptor);
        let class = self.class(class);
        self.pair(tag, class, name_and_type)
    }

    pub fn field_ref(&mut self, class: &str, name: &str, descriptor: &str) -> u16 {
        self.member(9, class, name, descriptor)
    }

    pub fn method_ref(&mut self, class: &str, name: &str, descriptor: &str) -> u16 {
        self.member(10, class, name, descriptor)
    }

    pub fn interface_ref(&mut self, class: &str, name: &str, descriptor: &str) -> u16 {
        self.member(11, class, name, descriptor)
    }

    pub fn field(&mut self, access: u16, name: &str, descriptor: &str) {
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        for x in [access, name, descriptor, 0] {
            self.fields.extend(x.to_be_bytes());
        }
        self.field_count += 1;
    }

    pub fn method(&mut self, access: u16, name: &str, descriptor: &str, body: Body) {
        let (name, descriptor, code) = (self.utf8(name), self.utf8(descriptor), self.utf8("Code"));
        let mut attr = Vec::new();
        attr.extend(body.stack.to_be_bytes());
        attr.extend(body.locals.to_be_bytes());
        attr.extend((body.code.len() as u32).to_be_bytes());
        attr.extend(&body.code);
        attr.extend((body.handlers.len() as u16).to_be_bytes());
        for h in &body.handlers {
            for x in [h.0, h.1, h.2, h.3] {
                attr.extend(x.to_be_bytes());
            }
        }
        match body.map {
            Some((count, entries)) => {
                let name = self.utf8("StackMapTable");
                attr.extend(1u16.to_be_bytes());
                attr.extend(name.to_be_bytes());
                attr.extend((entries.len() as u32 + 2).to_be_bytes());
                attr.extend(count.to_be_bytes());
                attr.extend(&entries);
            }
            None => attr.extend(0u16.to_be_bytes()),
        }
        for x in [access, name, descriptor, 1, code] {
            self.methods.extend(x.to_be_bytes());
        }
        self.methods.extend((attr.len() as u32).to_be_bytes());
        self.methods.extend(&attr);
        self.method_count += 1;
    }

    pub fn finish(mut self, major: u16, access: u16, name: &str, parent: &str, interfaces: &[&str]) -> Vec<u8> {
        let (this, parent) = (self.class(name), self.class(parent));
        let interfaces: Vec<u16> = interfaces.iter().map(|i| self.class(i)).collect();
        let mut out = vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0];
        out.extend(major.to_be_bytes());
        out.extend((self.count + 1).to_be_bytes());
        out.extend(&self.pool);
        for x in [access, this, parent, interfaces.len() as u16] {
            out.extend(x.to_be_bytes());
        }
        for i in interfaces {
            out.extend(i.to_be_bytes());
        }
        out.extend(self.field_count.to_be_bytes());
        out.extend(&self.fields);
        out.extend(self.method_count.to_be_bytes());
        out.extend(&self.methods);
        out.extend(0u16.to_be_bytes());
        out
    }
}
