//! Fields of Java objects by name, for objects that natives read and fill rarely.

use jaunt_program::{ClassId, LoaderId};
use jaunt_state::ObjRef;
use jaunt_vm::{Trap, Vm};

fn offset(vm: &Vm, object: ObjRef, name: &str) -> u32 {
    let class = vm.state.heap.class_of(object);
    match vm.program.field_named(class, name) {
        Some(field) => field.offset,
        None => panic!("this JDK has no field {}.{name}", vm.program.java_name(class)),
    }
}

pub fn set_ref(vm: &mut Vm, object: ObjRef, name: &str, value: ObjRef) {
    let at = offset(vm, object, name);
    vm.state.heap.set_ref(object, at, value, &vm.program);
}

pub fn set_int(vm: &mut Vm, object: ObjRef, name: &str, value: i32) {
    let at = offset(vm, object, name);
    vm.state.heap.set_i32(object, at, value, &vm.program);
}

pub fn set_long(vm: &mut Vm, object: ObjRef, name: &str, value: i64) {
    let at = offset(vm, object, name);
    vm.state.heap.set_i64(object, at, value, &vm.program);
}

pub fn set_bool(vm: &mut Vm, object: ObjRef, name: &str, value: bool) {
    let at = offset(vm, object, name);
    vm.state.heap.set_u8(object, at, value as u8, &vm.program);
}

pub fn get_int(vm: &Vm, object: ObjRef, name: &str) -> i32 {
    vm.state.heap.get_i32(object, offset(vm, object, name))
}

pub fn get_ref(vm: &Vm, object: ObjRef, name: &str) -> ObjRef {
    vm.state.heap.get_ref(object, offset(vm, object, name))
}

/// A class of the JDK, initialised: the native is executed again when its initialiser has run.
pub fn ready_class(vm: &mut Vm, name: &str) -> Result<ClassId, Trap> {
    let class = vm.load_class(name, LoaderId::BOOT)?;
    vm.ensure_initialized(class)?;
    Ok(class)
}

pub fn get_long(vm: &Vm, object: ObjRef, name: &str) -> i64 {
    vm.state.heap.get_i64(object, offset(vm, object, name))
}
