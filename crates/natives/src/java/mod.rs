//! `java.*`

pub mod io;
pub mod lang;
pub mod security;
pub mod util;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    io::register(table);
    lang::register(table);
    security::register(table);
    util::register(table);
}
