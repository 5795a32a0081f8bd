//! The drivers of an exploration, `jaunt.vm.Driver` and `jaunt.vm.Client`. What they call is in `jaunt_vm::drive`.

use jaunt_vm::native::{from_int, int, obj};
use jaunt_vm::{NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jaunt/vm/Driver";
        // One way alone would not be a choice: who explores leaves the second out.
        "choose(I)I" [CHOICE] => |vm, a| vm.choose(int(a[0]).max(2) as u32).map(|chosen| from_int(chosen as i32)),
        "constructors()I" [PURE] => |vm, _| Ok(from_int(vm.drive_count(true) as i32)),
        "calls()I" [PURE] => |vm, _| Ok(from_int(vm.drive_count(false) as i32)),
        "allocate()Ljava/lang/Object;" [PURE] => |vm, _| Ok(vm.drive_root().word()),
        "construct(Ljava/lang/Object;I)V" [CALLS] => |vm, a| vm.drive_call(true, int(a[1]), obj(a[0])),
        "execute(Ljava/lang/Object;I)V" [CALLS] => |vm, a| vm.drive_call(false, int(a[1]), obj(a[0])),
        "holds(Ljava/lang/Object;)Z" [CALLS] => |vm, a| vm.drive_invariant(obj(a[0])),
    );
}
