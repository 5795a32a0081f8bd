//! `java.io`: descriptors, streams and the file system, over the host's files.

pub mod console;
pub mod descriptor;
pub mod file_system;
pub mod random_access;
pub mod serial;
pub mod streams;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    console::register(table);
    descriptor::register(table);
    file_system::register(table);
    random_access::register(table);
    serial::register(table);
    streams::register(table);
}
