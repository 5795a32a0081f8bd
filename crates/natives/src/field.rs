//! Fields of Java objects by name, for objects that natives read and fill rarely.

use jaunt_program::{ClassId, LoaderId};
use jaunt_state::ObjRef;
use jaunt_vm::{Gate, Trap};

fn offset(vm: &Gate, object: ObjRef, name: &str) -> u32 {
    let class = vm.class_of(object);
    match vm.program().field_named(class, name) {
        Some(field) => field.offset,
        None => panic!("this JDK has no field {}.{name}", vm.program().java_name(class)),
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

pub fn get_int(vm: &mut Gate, object: ObjRef, name: &str) -> Result<i32, Trap> {
    let at = offset(vm, object, name);
    vm.get_i32(object, at)
}

pub fn get_ref(vm: &mut Gate, object: ObjRef, name: &str) -> Result<ObjRef, Trap> {
    let at = offset(vm, object, name);
    vm.get_ref(object, at)
}

/// A class of the JDK, initialised: the native is executed again when its initialiser has run.
pub fn ready_class(vm: &mut Gate, name: &str) -> Result<ClassId, Trap> {
    let class = vm.load_class(name, LoaderId::BOOT)?;
    vm.ensure_initialized(class)?;
    Ok(class)
}

pub fn get_long(vm: &mut Gate, object: ObjRef, name: &str) -> Result<i64, Trap> {
    let at = offset(vm, object, name);
    vm.get_i64(object, at)
}
