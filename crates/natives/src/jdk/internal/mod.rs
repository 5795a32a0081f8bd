//! `jdk.internal.*`

pub mod jimage;
pub mod loader;
pub mod misc;
pub mod perf;
pub mod props;
pub mod reflect;
pub mod resources;
pub mod unsafe_memory;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    jimage::register(table);
    loader::register(table);
    misc::register(table);
    perf::register(table);
    props::register(table);
    reflect::register(table);
    resources::register(table);
    unsafe_memory::register(table);
}
