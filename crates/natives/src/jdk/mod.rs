//! `jdk.*`

pub mod internal;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    internal::register(table);
}
