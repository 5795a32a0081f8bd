//! `java.lang.Object`

use crate::copy;
use jaunt_program::ClassKind;
use jaunt_vm::native::{from_int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/Object";
        "getClass()Ljava/lang/Class;" [PURE] => |vm, a| {
            let class = vm.class_of(obj(a[0]));
            Ok(vm.mirror(class).word())
        },
        "hashCode()I" [HASH] => |vm, a| Ok(from_int(vm.identity_hash(obj(a[0]))? as i32)),
        "clone()Ljava/lang/Object;" [READS | CALLS | INIT] => clone,
        "notify()V" [MONITOR] => |vm, a| vm.monitor_notify(obj(a[0]), false).map(|()| 0),
        "notifyAll()V" [MONITOR] => |vm, a| vm.monitor_notify(obj(a[0]), true).map(|()| 0),
        "wait(J)V" [MONITOR | INTERRUPT | SLEEP] => |vm, a| {
            if long(a[1]) < 0 {
                return Err(vm.throw_new("java/lang/IllegalArgumentException", Some("timeout value is negative")));
            }
            vm.monitor_wait(obj(a[0]), long(a[1])).map(|()| 0)
        },
    );
}

fn clone(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let from = obj(args[0]);
    let class = vm.program().class(vm.class_of(from));
    let is_array = matches!(class.kind, ClassKind::Array(_));
    if !is_array && !vm.program().is_subclass(class.id, vm.known().cloneable) {
        let name = vm.program().java_name(class.id);
        return Err(vm.throw_new("java/lang/CloneNotSupportedException", Some(&name)));
    }
    if vm.is_search() {
        let slots = vm.slots(from);
        if vm.clone_needs_steps(from, slots) {
            return copy::in_steps(vm, "clone", "(Ljava/lang/Object;)Ljava/lang/Object;", args);
        }
    }
    let to = vm.copy_of(from)?;
    vm.register_finalizer(to)?;
    Ok(to.word())
}
