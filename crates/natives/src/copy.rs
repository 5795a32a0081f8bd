//! Copies that others can watch: the natives of `jaunt.vm.Copy`, which does them step by step.

use crate::field::ready_class;
use jaunt_program::Kind;
use jaunt_state::ObjRef;
use jaunt_vm::native::{int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jaunt/vm/Copy";
        "element(Ljava/lang/Object;I)J" [READS] => |vm, a| {
            let kind = element_kind(vm, obj(a[0]));
            vm.element(obj(a[0]), int(a[1]) as usize, kind)
        },
        "setElement(Ljava/lang/Object;IJ)V" [WRITES] => |vm, a| {
            let kind = element_kind(vm, obj(a[0]));
            vm.set_element(obj(a[0]), int(a[1]) as usize, kind, a[2]).map(|()| 0)
        },
        "room(Ljava/lang/Object;I)Ljava/lang/Object;" [PURE] => |vm, a| {
            let class = vm.class_of(obj(a[0]));
            vm.new_array_checked(class, int(a[1])).map(ObjRef::word)
        },
        "take(Ljava/lang/Object;ILjava/lang/Object;I)V" [READS | WRITES] => |vm, a| {
            let kind = element_kind(vm, obj(a[0]));
            vm.serve(true);
            let word = vm.element(obj(a[0]), int(a[1]) as usize, kind);
            vm.serve(false);
            vm.set_element(obj(a[2]), int(a[3]) as usize, kind, word?).map(|()| 0)
        },
        "check(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)V" [PURE] => |vm, a| check(vm, obj(a[0]), obj(a[1]), obj(a[2])).map(|()| 0),
        "blank(Ljava/lang/Object;)Ljava/lang/Object;" [CALLS] => |vm, a| {
            let blank = vm.blank_of(obj(a[0]));
            vm.register_finalizer(blank)?;
            Ok(blank.word())
        },
        "slots(Ljava/lang/Object;)I" [PURE] => |vm, a| Ok(vm.slots(obj(a[0])) as u64),
        "slot(Ljava/lang/Object;Ljava/lang/Object;I)V" [READS | WRITES] => |vm, a| {
            let (offset, kind) = vm.field_offsets(vm.class_of(obj(a[0])))[int(a[2]) as usize];
            let word = vm.field_word(obj(a[0]), offset, kind)?;
            vm.set_field_word(obj(a[1]), offset, kind, word).map(|()| 0)
        },
        "get(Ljava/lang/Object;JI)J" [READS] => |vm, a| {
            let bytes = vm.memory_bytes(obj(a[0]), long(a[1]), int(a[3]) as usize)?;
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(&bytes);
            Ok(u64::from_le_bytes(word))
        },
        "put(Ljava/lang/Object;JIJ)V" [WRITES] => |vm, a| {
            vm.set_memory_bytes(obj(a[0]), long(a[1]), &a[4].to_le_bytes()[..int(a[3]) as usize]).map(|()| 0)
        },
    );
}

/// Lets Java code do it, with the native's own arguments: each element a step.
pub fn in_steps(vm: &mut Gate, name: &str, desc: &str, args: &[u64]) -> NativeResult {
    let class = ready_class(vm, "jaunt/vm/Copy")?;
    let method = vm.program().method_named(class, name, desc).expect("a method of ours");
    let slots = vm.program().method(method).arg_slots as usize;
    vm.call_id(method, &args[..slots])
}

/// How many units a range of memory has: the largest to which its places and its length, all or-ed, are aligned.
pub fn steps(places: i64, bytes: usize) -> usize {
    let unit = 1usize << (places | 8).trailing_zeros();
    bytes / unit
}

fn element_kind(vm: &Gate, array: ObjRef) -> Kind {
    vm.program().class(vm.class_of(array)).array().expect("an array").kind
}

/// What `System.arraycopy` throws when an element does not fit.
pub fn check(vm: &mut Gate, from: ObjRef, to: ObjRef, value: ObjRef) -> Result<(), Trap> {
    let component = vm.program().class(vm.class_of(to)).array().expect("an array").component;
    if value.is_null() || vm.program().is_subclass(vm.class_of(value), component) {
        return Ok(());
    }
    let source = vm.program().class(vm.class_of(from)).array().expect("an array").component;
    let name = |class| vm.program().external_name(class);
    let text = if !vm.program().is_subclass(component, source) {
        format!("arraycopy: type mismatch: can not copy {}[] into {}[]", name(source), name(component))
    } else {
        format!(
            "arraycopy: element type mismatch: can not cast one of the elements of {} to the type of the destination array, {}",
            name(vm.class_of(from)),
            name(component)
        )
    };
    Err(vm.throw_new("java/lang/ArrayStoreException", Some(&text)))
}
