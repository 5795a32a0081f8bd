//! `java.lang.reflect`

pub mod array;
pub mod executable;
pub mod members;
mod order;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    array::register(table);
    executable::register(table);
    members::register(table);
}
