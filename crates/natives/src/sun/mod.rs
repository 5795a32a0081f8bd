//! `sun.*`

pub mod management;
pub mod nio;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    management::register(table);
    nio::register(table);
}
