//! Our own Java classes, compiled by the build script and packed into the binary.

use std::collections::HashMap;

static MODEL: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/model.pack"));
static LIBRARY: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/library.pack"));
static API: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/api.pack"));

/// Class bytes by internal name.
pub struct Packed {
    classes: HashMap<&'static str, &'static [u8]>,
}

impl Packed {
    /// Stand in front of the JDK's (`java/model`).
    pub fn model() -> Packed {
        Packed { classes: unpack(MODEL).into_iter().collect() }
    }

    /// Stand for classes of `java.util.concurrent` in a search in which operations are steps (`java/library`).
    pub fn library() -> Packed {
        Packed { classes: unpack(LIBRARY).into_iter().collect() }
    }

    /// What programs call (`java/api`); they stand in front of the class path.
    pub fn api() -> Packed {
        Packed { classes: unpack(API).into_iter().collect() }
    }

    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.classes.keys().copied()
    }

    pub fn find(&self, name: &str) -> Option<&'static [u8]> {
        self.classes.get(name).copied()
    }
}

/// The classes that programs call, for whoever compiles programs.
pub fn api_classes() -> Vec<(&'static str, &'static [u8])> {
    unpack(API)
}

/// The format is in the build script.
fn unpack(mut pack: &'static [u8]) -> Vec<(&'static str, &'static [u8])> {
    let mut classes = Vec::new();
    let number = |bytes: &[u8]| u32::from_le_bytes(bytes[..4].try_into().expect("four bytes")) as usize;
    while !pack.is_empty() {
        let (name_len, len) = (number(pack), number(&pack[4..]));
        let name = std::str::from_utf8(&pack[8..8 + name_len]).expect("packed as UTF-8");
        classes.push((name, &pack[8 + name_len..8 + name_len + len]));
        pack = &pack[8 + name_len + len..];
    }
    classes
}
