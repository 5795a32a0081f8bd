//! `jdk.internal.*`

pub mod misc;
pub mod props;
pub mod unsafe_memory;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    misc::register(table);
    props::register(table);
    unsafe_memory::register(table);
}
