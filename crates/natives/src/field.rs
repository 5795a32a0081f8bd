//! Fields of Java objects by name, for objects that natives read and fill rarely.

use jaunt_program::{ClassId, LoaderId};
use jaunt_state::ObjRef;
use jaunt_vm::{Gate, Trap};

fn offset(vm: &Gate, object: ObjRef, name: &str) -> u32 {
    let class = vm.state.heap.class_of(object);
    match vm.program.field_named(class, name) {
        Some(field) => field.offset,
        None => panic!("this JDK has no field {}.{name}", vm.program.java_name(class)),
    }
}

pub fn set_ref(vm: &mut Gate, object: ObjRef, name: &str, value: ObjRef) -> Result<(), Trap> {
    let at = offset(vm, object, name);
    vm.set_ref(object, at, value)
}

pub fn set_int(vm: &mut Gate, object: ObjRef, name: &str, value: i32) -> Result<(), Trap> {
    let at = offset(vm, object, name);
    vm.set_i32(object, at, value)
}

pub fn set_long(vm: &mut Gate, object: ObjRef, name: &str, value: i64) -> Result<(), Trap> {
    let at = offset(vm, object, name);
    vm.set_i64(object, at, value)
}

pub fn set_bool(vm: &mut Gate, object: ObjRef, name: &str, value: bool) -> Result<(), Trap> {
    let at = offset(vm, object, name);
    vm.set_u8(object, at, value as u8)
}

pub fn get_int(vm: &Gate, object: ObjRef, name: &str) -> i32 {
    vm.state.heap.get_i32(object, offset(vm, object, name))
}

pub fn get_ref(vm: &Gate, object: ObjRef, name: &str) -> ObjRef {
    vm.state.heap.get_ref(object, offset(vm, object, name))
}

/// A class of the JDK, initialised: the native is executed again when its initialiser has run.
pub fn ready_class(vm: &mut Gate, name: &str) -> Result<ClassId, Trap> {
    let class = vm.load_class(name, LoaderId::BOOT)?;
    vm.ensure_initialized(class)?;
    Ok(class)
}

pub fn get_long(vm: &Gate, object: ObjRef, name: &str) -> i64 {
    vm.state.heap.get_i64(object, offset(vm, object, name))
}
