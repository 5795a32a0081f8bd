//! `jdk.internal.reflect`

pub mod invoke;
pub mod pool;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    invoke::register(table);
    pool::register(table);
}
