//! `java.lang`

pub mod class;
pub mod classloader;
mod fdlibm;
pub mod invoke;
pub mod math;
pub mod object;
pub mod process;
pub mod reflect;
pub mod stackwalk;
pub mod system;
pub mod thread;
pub mod throwable;
pub mod values;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    class::register(table);
    classloader::register(table);
    invoke::register(table);
    math::register(table);
    object::register(table);
    process::register(table);
    reflect::register(table);
    stackwalk::register(table);
    system::register(table);
    thread::register(table);
    throwable::register(table);
    values::register(table);
}
