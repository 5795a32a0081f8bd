//! `jaunt.vm.Choices`, on which `jaunt.Verify` and JPF's `Verify` stand. The meaning is in `jaunt_vm::verify`.

use jaunt_state::ObjRef;
use jaunt_vm::native::{from_bool, from_int, int, obj};
use jaunt_vm::{Gate, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jaunt/vm/Choices";
        "choose(I)I" [CHOICE] => |vm, a| vm.choose(int(a[0]).max(0) as u32).map(|chosen| from_int(chosen as i32)),
        "enterAtomic()V" [CHOICE] => |vm, _| vm.enter_atomic().map(|()| 0),
        "leaveAtomic()V" [CHOICE] => |vm, _| vm.leave_atomic().map(|()| 0),
        "ignore()V" [CHOICE] => |vm, _| Err(vm.ignore_path()),
        "terminate()V" [CHOICE] => |vm, _| Err(vm.terminate_search()),
        "breakPoint(Ljava/lang/String;)V" [CHOICE] => |vm, _| vm.break_transition().map(|()| 0),
        "stopIfVisited(Ljava/lang/Object;)V" [READS | CHOICE] => |vm, a| vm.stop_if_visited(obj(a[0])).map(|()| 0),
        "registerInvariant(Ljava/lang/Object;Ljava/lang/String;)V" [CHOICE] => |vm, a| {
            vm.register_invariant(obj(a[0]), obj(a[1]))?;
            Ok(0)
        },
        "isInside()Z" [PURE] => |_, _| Ok(from_bool(true)),
        "matchesStates()Z" [CHOICE] => |vm, _| Ok(from_bool(vm.matches_states())),
        "missing(Ljava/lang/String;)V" [PURE] => |vm, a| {
            let what = vm.string_text(obj(a[0]));
            Err(vm.unsupported(what))
        },
        "counter(I)I" [NOTES] => |vm, a| Ok(from_int(vm.notes().counters.get(&int(a[0])).copied().unwrap_or(0))),
        "setCounter(II)V" [NOTES] => |vm, a| {
            vm.notes().counters.insert(int(a[0]), int(a[1]));
            Ok(0)
        },
        "value(Ljava/lang/String;I)I" [NOTES] => |vm, a| {
            let key = key(vm, obj(a[0]))?;
            Ok(from_int(vm.notes().values.get(&key).copied().unwrap_or(int(a[1]))))
        },
        "setValue(Ljava/lang/String;I)V" [NOTES] => |vm, a| {
            let key = key(vm, obj(a[0]))?;
            vm.notes().values.insert(key, int(a[1]));
            Ok(0)
        },
        "bit(II)Z" [NOTES] => |vm, a| Ok(from_bool(vm.notes().bits.contains(&(int(a[0]), int(a[1]))))),
        "setBit(IIZ)V" [NOTES] => |vm, a| {
            let bit = (int(a[0]), int(a[1]));
            if a[2] != 0 { vm.notes().bits.insert(bit) } else { vm.notes().bits.remove(&bit) };
            Ok(0)
        },
    );
}

fn key(vm: &mut Gate, string: ObjRef) -> Result<String, Trap> {
    if string.is_null() {
        return Err(vm.throw_new("java/lang/NullPointerException", None));
    }
    Ok(vm.string_text(string))
}
