//! `sun.*`

pub mod nio;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    nio::register(table);
}
