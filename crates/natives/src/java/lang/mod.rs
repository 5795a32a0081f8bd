//! `java.lang`

pub mod class;
pub mod invoke;
pub mod object;
pub mod system;
pub mod thread;
pub mod throwable;
pub mod values;

use jaunt_vm::NativeTable;

pub fn register(table: &mut NativeTable) {
    class::register(table);
    invoke::register(table);
    object::register(table);
    system::register(table);
    thread::register(table);
    throwable::register(table);
    values::register(table);
}
