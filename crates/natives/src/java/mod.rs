//! `java.*`

pub mod lang;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    lang::register(table);
}
