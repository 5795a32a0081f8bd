//! Interned names: class names, member names and descriptors are compared as numbers.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

crate::id! {
    /// An interned string.
    Symbol
}

/// FNV-1a: names are short, and start-up interns tens of thousands of them.
#[derive(Clone)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
    fn write(&mut self, bytes: &[u8]) {
        for &b in bytes {
            self.0 = (self.0 ^ b as u64).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    fn write_u32(&mut self, n: u32) {
        self.0 = (self.0 ^ n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0 ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
    }
}

/// A map with that hasher.
pub type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<Fnv>>;
/// A set with that hasher.
pub type FastSet<K> = std::collections::HashSet<K, BuildHasherDefault<Fnv>>;

/// The table of interned names.
#[derive(Default)]
pub struct Symbols {
    map: FastMap<Box<str>, Symbol>,
    names: Vec<Box<str>>,
}

impl Symbols {
    pub fn intern(&mut self, name: &str) -> Symbol {
        if let Some(&symbol) = self.map.get(name) {
            return symbol;
        }
        let symbol = Symbol(self.names.len() as u32);
        self.names.push(name.into());
        self.map.insert(name.into(), symbol);
        symbol
    }
    /// The symbol of a name that is interned already.
    pub fn find(&self, name: &str) -> Option<Symbol> {
        self.map.get(name).copied()
    }
    pub fn name(&self, symbol: Symbol) -> &str {
        &self.names[symbol.0 as usize]
    }
}
