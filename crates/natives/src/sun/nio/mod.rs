//! `sun.nio`: the file system behind `java.nio.file` and the channels.

pub mod ch;
pub mod fs;
pub mod mapping;
pub mod mounts;
pub mod net;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    ch::register(table);
    fs::register(table);
    mapping::register(table);
    mounts::register(table);
    net::register(table);
}
