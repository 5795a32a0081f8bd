//! The model classes: our own Java classes that stand in front of the JDK's.

use std::collections::HashMap;

static PACK: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/model.pack"));

/// Class bytes by internal name.
pub struct ModelClasses {
    classes: HashMap<&'static str, &'static [u8]>,
}

impl ModelClasses {
    pub fn new() -> ModelClasses {
        let mut classes = HashMap::new();
        let mut rest = PACK;
        let number = |bytes: &[u8]| u32::from_le_bytes(bytes[..4].try_into().expect("four bytes")) as usize;
        while !rest.is_empty() {
            let (name_len, len) = (number(rest), number(&rest[4..]));
            let name = std::str::from_utf8(&rest[8..8 + name_len]).expect("packed as UTF-8");
            classes.insert(name, &rest[8 + name_len..8 + name_len + len]);
            rest = &rest[8 + name_len + len..];
        }
        ModelClasses { classes }
    }

    pub fn find(&self, name: &str) -> Option<&'static [u8]> {
        self.classes.get(name).copied()
    }

    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.classes.keys().copied()
    }
}

impl Default for ModelClasses {
    fn default() -> Self {
        ModelClasses::new()
    }
}
