//! The drivers of an exploration. What they call is in `jaunt_vm::drive`.

use jaunt_state::ObjRef;
use jaunt_vm::native::{from_bool, from_int, int, obj};
use jaunt_vm::{Gate, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jaunt/vm/Driver";
        // One way alone would not be a choice: who explores leaves the second out.
        "choose(I)I" [CHOICE] => |vm, a| vm.choose(int(a[0]).max(2) as u32).map(|chosen| from_int(chosen as i32)),
    );
    natives!(table, "jaunt/vm/Calls";
        "constructors()I" [PURE] => |vm, _| Ok(from_int(vm.drive_count(true) as i32)),
        "calls()I" [PURE] => |vm, _| Ok(from_int(vm.drive_count(false) as i32)),
        "allocate()Ljava/lang/Object;" [PURE] => |vm, _| Ok(vm.drive_root().word()),
        "construct(Ljava/lang/Object;I[Ljava/lang/Object;)V" [READS | CALLS] => |vm, a| {
            let others = others(vm, obj(a[2]))?;
            vm.drive_call(true, int(a[1]), obj(a[0]), &others)
        },
        "execute(Ljava/lang/Object;I[Ljava/lang/Object;)V" [READS | CALLS] => |vm, a| {
            let others = others(vm, obj(a[2]))?;
            vm.drive_call(false, int(a[1]), obj(a[0]), &others)
        },
        "answer(Ljava/lang/Object;I[Ljava/lang/Object;)Ljava/lang/Object;" [READS | CALLS] => |vm, a| {
            let others = others(vm, obj(a[2]))?;
            vm.drive_answer(int(a[1]), obj(a[0]), &others)
        },
        "holds(Ljava/lang/Object;)Z" [CALLS] => |vm, a| vm.drive_invariant(obj(a[0])),
        "countOthers(ZI)I" [PURE] => |vm, a| Ok(from_int(vm.drive_others(a[0] != 0, int(a[1])).len() as i32)),
        "countSteps(ZII)I" [PURE] => |vm, a| Ok(from_int(vm.drive_others(a[0] != 0, int(a[1]))[int(a[2]) as usize] as i32)),
        "makeOther(Ljava/lang/Object;ZIII)V" [CALLS] => |vm, a| {
            vm.drive_step(obj(a[0]), a[1] != 0, int(a[2]), int(a[3]), int(a[4]))
        },
    );
    natives!(table, "jaunt/vm/Client";
        "choose(I)I" [CHOICE] => |vm, a| vm.choose(int(a[0]).max(1) as u32).map(|chosen| from_int(chosen as i32)),
        "countStates()I" [PURE] => |vm, _| Ok(from_int(vm.drive_clients().paths.len() as i32)),
        "countPath(I)I" [PURE] => |vm, a| Ok(from_int(vm.drive_clients().path(int(a[0])).len() as i32)),
        "path(II)I" [PURE] => |vm, a| Ok(from_int(vm.drive_clients().path(int(a[0]))[int(a[1]) as usize] as i32)),
        "countClients()I" [PURE] => |vm, _| Ok(from_int(vm.drive_clients().clients.len() as i32)),
        "countThreads(I)I" [PURE] => |vm, a| Ok(from_int(vm.drive_clients().threads(int(a[0])).len() as i32)),
        "countCalls(II)I" [PURE] => |vm, a| Ok(from_int(vm.drive_clients().calls(int(a[0]), int(a[1])).len() as i32)),
        "call(III)I" [PURE] => |vm, a| {
            Ok(from_int(vm.drive_clients().calls(int(a[0]), int(a[1]))[int(a[2]) as usize] as i32))
        },
        "countProbes()I" [PURE] => |vm, _| Ok(from_int(vm.drive_clients().probes as i32)),
        "countsOrder()Z" [PURE] => |vm, _| Ok(from_bool(vm.drive_clients().counts_order)),
        "name(I)Ljava/lang/String;" [PURE] => |vm, a| Ok(vm.new_string(&format!("thread {}", int(a[0]) + 1)).word()),
        "judge()V" [READS] => |vm, _| vm.drive_judge().map(|()| 0),
    );
}

/// The elements of an array that nobody else has.
fn others(vm: &mut Gate, array: ObjRef) -> Result<Vec<ObjRef>, Trap> {
    if array.is_null() { Ok(Vec::new()) } else { vm.refs_at_once(array) }
}
