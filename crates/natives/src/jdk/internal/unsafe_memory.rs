//! `jdk.internal.misc.Unsafe`
//!
//! There is one memory, and everything on it is sequentially consistent. Plain and volatile access differ in one thing: who looks for
//! races asks which it is.

use crate::copy;
use jaunt_program::{ClassKind, Kind};
use jaunt_state::ObjRef;
use jaunt_vm::memory::{BASE_OFFSET, STATIC_BIT};
use jaunt_vm::native::{from_bool, from_int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

fn get(vm: &mut Gate, a: &[u64], kind: Kind, plain: bool) -> NativeResult {
    vm.read_memory(obj(a[1]), long(a[2]), kind, plain)
}

fn put(vm: &mut Gate, a: &[u64], kind: Kind, plain: bool) -> NativeResult {
    vm.write_memory(obj(a[1]), long(a[2]), kind, a[4], plain).map(|()| 0)
}

pub fn register(table: &mut NativeTable) {
    natives!(table, "jdk/internal/misc/Unsafe";
        "getBoolean(Ljava/lang/Object;J)Z" [READS] => |vm, a| get(vm, a, Kind::Boolean, true),
        "putBoolean(Ljava/lang/Object;JZ)V" [WRITES] => |vm, a| put(vm, a, Kind::Boolean, true),
        "getBooleanVolatile(Ljava/lang/Object;J)Z" [READS] => |vm, a| get(vm, a, Kind::Boolean, false),
        "putBooleanVolatile(Ljava/lang/Object;JZ)V" [WRITES] => |vm, a| put(vm, a, Kind::Boolean, false),
        "getByte(Ljava/lang/Object;J)B" [READS] => |vm, a| get(vm, a, Kind::Byte, true),
        "putByte(Ljava/lang/Object;JB)V" [WRITES] => |vm, a| put(vm, a, Kind::Byte, true),
        "getByteVolatile(Ljava/lang/Object;J)B" [READS] => |vm, a| get(vm, a, Kind::Byte, false),
        "putByteVolatile(Ljava/lang/Object;JB)V" [WRITES] => |vm, a| put(vm, a, Kind::Byte, false),
        "getChar(Ljava/lang/Object;J)C" [READS] => |vm, a| get(vm, a, Kind::Char, true),
        "putChar(Ljava/lang/Object;JC)V" [WRITES] => |vm, a| put(vm, a, Kind::Char, true),
        "getCharVolatile(Ljava/lang/Object;J)C" [READS] => |vm, a| get(vm, a, Kind::Char, false),
        "putCharVolatile(Ljava/lang/Object;JC)V" [WRITES] => |vm, a| put(vm, a, Kind::Char, false),
        "getShort(Ljava/lang/Object;J)S" [READS] => |vm, a| get(vm, a, Kind::Short, true),
        "putShort(Ljava/lang/Object;JS)V" [WRITES] => |vm, a| put(vm, a, Kind::Short, true),
        "getShortVolatile(Ljava/lang/Object;J)S" [READS] => |vm, a| get(vm, a, Kind::Short, false),
        "putShortVolatile(Ljava/lang/Object;JS)V" [WRITES] => |vm, a| put(vm, a, Kind::Short, false),
        "getInt(Ljava/lang/Object;J)I" [READS] => |vm, a| get(vm, a, Kind::Int, true),
        "putInt(Ljava/lang/Object;JI)V" [WRITES] => |vm, a| put(vm, a, Kind::Int, true),
        "getIntVolatile(Ljava/lang/Object;J)I" [READS] => |vm, a| get(vm, a, Kind::Int, false),
        "putIntVolatile(Ljava/lang/Object;JI)V" [WRITES] => |vm, a| put(vm, a, Kind::Int, false),
        "getLong(Ljava/lang/Object;J)J" [READS] => |vm, a| get(vm, a, Kind::Long, true),
        "putLong(Ljava/lang/Object;JJ)V" [WRITES] => |vm, a| put(vm, a, Kind::Long, true),
        "getLongVolatile(Ljava/lang/Object;J)J" [READS] => |vm, a| get(vm, a, Kind::Long, false),
        "putLongVolatile(Ljava/lang/Object;JJ)V" [WRITES] => |vm, a| put(vm, a, Kind::Long, false),
        "getFloat(Ljava/lang/Object;J)F" [READS] => |vm, a| get(vm, a, Kind::Float, true),
        "putFloat(Ljava/lang/Object;JF)V" [WRITES] => |vm, a| put(vm, a, Kind::Float, true),
        "getFloatVolatile(Ljava/lang/Object;J)F" [READS] => |vm, a| get(vm, a, Kind::Float, false),
        "putFloatVolatile(Ljava/lang/Object;JF)V" [WRITES] => |vm, a| put(vm, a, Kind::Float, false),
        "getDouble(Ljava/lang/Object;J)D" [READS] => |vm, a| get(vm, a, Kind::Double, true),
        "putDouble(Ljava/lang/Object;JD)V" [WRITES] => |vm, a| put(vm, a, Kind::Double, true),
        "getDoubleVolatile(Ljava/lang/Object;J)D" [READS] => |vm, a| get(vm, a, Kind::Double, false),
        "putDoubleVolatile(Ljava/lang/Object;JD)V" [WRITES] => |vm, a| put(vm, a, Kind::Double, false),
        "getReference(Ljava/lang/Object;J)Ljava/lang/Object;" [READS] => |vm, a| get(vm, a, Kind::Ref, true),
        "putReference(Ljava/lang/Object;JLjava/lang/Object;)V" [WRITES] => |vm, a| put(vm, a, Kind::Ref, true),
        "getReferenceVolatile(Ljava/lang/Object;J)Ljava/lang/Object;" [READS] => |vm, a| get(vm, a, Kind::Ref, false),
        "putReferenceVolatile(Ljava/lang/Object;JLjava/lang/Object;)V" [WRITES] => |vm, a| put(vm, a, Kind::Ref, false),
        "compareAndSetInt(Ljava/lang/Object;JII)Z" [READS | WRITES] => |vm, a| Ok(from_bool(vm.compare_exchange(obj(a[1]), long(a[2]), Kind::Int, a[4], a[5])?.0)),
        "compareAndExchangeInt(Ljava/lang/Object;JII)I" [READS | WRITES] => |vm, a| Ok(vm.compare_exchange(obj(a[1]), long(a[2]), Kind::Int, a[4], a[5])?.1),
        "compareAndSetLong(Ljava/lang/Object;JJJ)Z" [READS | WRITES] => |vm, a| Ok(from_bool(vm.compare_exchange(obj(a[1]), long(a[2]), Kind::Long, a[4], a[6])?.0)),
        "compareAndExchangeLong(Ljava/lang/Object;JJJ)J" [READS | WRITES] => |vm, a| Ok(vm.compare_exchange(obj(a[1]), long(a[2]), Kind::Long, a[4], a[6])?.1),
        "compareAndSetReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z" [READS | WRITES] => |vm, a| Ok(from_bool(vm.compare_exchange(obj(a[1]), long(a[2]), Kind::Ref, a[4], a[5])?.0)),
        "compareAndExchangeReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;" [READS | WRITES] => |vm, a| Ok(vm.compare_exchange(obj(a[1]), long(a[2]), Kind::Ref, a[4], a[5])?.1),
        "registerNatives()V" [PURE] => |_, _| Ok(0),
        "loadFence()V" [PURE] => |vm, _| {
            vm.fence(true, false);
            Ok(0)
        },
        "storeFence()V" [PURE] => |vm, _| {
            vm.fence(false, true);
            Ok(0)
        },
        "fullFence()V" [PURE] => |vm, _| {
            vm.fence(true, true);
            Ok(0)
        },
        "park(ZJ)V" [PERMIT | INTERRUPT | SLEEP] => park,
        "unpark(Ljava/lang/Object;)V" [PERMIT] => |vm, a| {
            if !obj(a[1]).is_null() {
                if let Some(id) = vm.thread_of(obj(a[1])) {
                    vm.unpark(id)?;
                } else {
                    vm.unpark_nobody(obj(a[1]))?;
                }
            }
            Ok(0)
        },
        "allocateMemory0(J)J" [HEAP] => |vm, a| Ok(vm.allocate_block(long(a[1]) as usize)?.unwrap_or(0) as u64),
        "freeMemory0(J)V" [WRITES | HEAP] => |vm, a| vm.free_block(long(a[1])).map(|()| 0),
        "reallocateMemory0(JJ)J" [READS | WRITES | HEAP] => reallocate,
        "setMemory0(Ljava/lang/Object;JJB)V" [WRITES | CALLS | INIT] => |vm, a| {
            let n = long(a[4]) as usize;
            if vm.memory_needs_steps(None, (obj(a[1]), long(a[2])), n, copy::steps(long(a[2]) | n as i64, n))? {
                return copy::in_steps(vm, "fill", "(Ljava/lang/Object;JJB)V", &a[1..]);
            }
            vm.fill_memory(obj(a[1]), long(a[2]), n, a[6] as u8).map(|()| 0)
        },
        "copyMemory0(Ljava/lang/Object;JLjava/lang/Object;JJ)V" [READS | WRITES | CALLS | INIT] => |vm, a| {
            let n = long(a[7]) as usize;
            let (from, to) = ((obj(a[1]), long(a[2])), (obj(a[4]), long(a[5])));
            if vm.memory_needs_steps(Some(from), to, n, copy::steps(from.1 | to.1 | n as i64, n))? {
                return copy::in_steps(vm, "memory", "(Ljava/lang/Object;JLjava/lang/Object;JJ)V", &a[1..]);
            }
            vm.copy_memory(from, to, n)?;
            Ok(0)
        },
        "copySwapMemory0(Ljava/lang/Object;JLjava/lang/Object;JJJ)V" [READS | WRITES | CALLS | INIT] => copy_swap,
        "objectFieldOffset0(Ljava/lang/reflect/Field;)J" [READS] => |vm, a| field_offset(vm, obj(a[1]), false),
        "staticFieldOffset0(Ljava/lang/reflect/Field;)J" [READS] => |vm, a| field_offset(vm, obj(a[1]), true),
        "staticFieldBase0(Ljava/lang/reflect/Field;)Ljava/lang/Object;" [READS] => |vm, a| Ok(vm.field_ref(obj(a[1]), "clazz")?.word()),
        "objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J" [PURE] => |vm, a| {
            let class = vm.class_of_mirror(obj(a[1]));
            let name = vm.string_text(obj(a[2]));
            let found = vm.program().class(class).fields.iter().find(|f| vm.program().name(f.name) == name).map(|f| (f.offset, f.is_static()));
            match found {
                Some((offset, is_static)) => {
                    if is_static {
                        vm.give_static_address(class, offset);
                    }
                    Ok((offset as i64 + BASE_OFFSET + if is_static { STATIC_BIT } else { 0 }) as u64)
                }
                None => Err(vm.throw_new("java/lang/InternalError", Some(&name))),
            }
        },
        "shouldBeInitialized0(Ljava/lang/Class;)Z" [INIT] => |vm, a| {
            let class = vm.class_of_mirror(obj(a[1]));
            vm.only_for_the_library("whether a class is initialised")?;
            Ok(from_bool(!vm.finds_initialized(class)))
        },
        "ensureClassInitialized0(Ljava/lang/Class;)V" [INIT] => |vm, a| {
            let class = vm.class_of_mirror(obj(a[1]));
            vm.ensure_initialized(class).map(|()| 0)
        },
        "arrayBaseOffset0(Ljava/lang/Class;)I" [PURE] => |_, _| Ok(BASE_OFFSET as u64),
        "arrayIndexScale0(Ljava/lang/Class;)I" [PURE] => |vm, a| {
            let class = vm.class_of_mirror(obj(a[1]));
            Ok(vm.program().class(class).array().map_or(0, |i| i.kind.size()) as u64)
        },
        "getLoadAverage0([DI)I" [PURE] => |_, _| Ok(from_int(-1)),
        "allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;" [INIT] => |vm, a| {
            let class = vm.class_of_mirror(obj(a[1]));
            let c = vm.program().class(class);
            if c.is_abstract() || !matches!(c.kind, ClassKind::Instance) {
                let name = vm.program().java_name(class);
                return Err(vm.throw_new("java/lang/InstantiationException", Some(&name)));
            }
            vm.ensure_initialized(class)?;
            let object = vm.new_object(class);
            vm.register_finalizer(object)?;
            Ok(object.word())
        },
        "throwException(Ljava/lang/Throwable;)V" [PURE] => |vm, a| {
            if obj(a[1]).is_null() { return Err(vm.null_pointer()); }
            Err(Trap::Throw(obj(a[1])))
        },
        "writebackPreSync0()V" [PURE] => |_, _| Ok(0),
        "writebackPostSync0()V" [PURE] => |_, _| Ok(0),
        "writeback0(J)V" [PURE] => |_, _| Ok(0),
    );
}

/// `LockSupport.park`: a relative time in nanoseconds, or an absolute one in milliseconds since 1970.
fn park(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let (absolute, time) = (a[1] != 0, long(a[2]));
    if time < 0 || absolute && time == 0 {
        // Not a wait at all, but a permit is still taken.
        return vm.take_permit().map(|()| 0);
    }
    let deadline = match (absolute, time) {
        (_, 0) => 0,
        (false, nanos) => vm.deadline_after(nanos as u64),
        (true, millis) => vm.deadline_at(millis),
    };
    vm.park(deadline).map(|()| 0)
}

/// The offset by which `Unsafe` reaches a reflected field.
fn field_offset(vm: &mut Gate, field: ObjRef, wanted_static: bool) -> NativeResult {
    let class = vm.field_ref(field, "clazz")?;
    let class = vm.class_of_mirror(class);
    let slot_at = vm.program().field_named(vm.class_of(field), "slot").expect("Field.slot").offset;
    let slot = vm.get_i32(field, slot_at)? as usize;
    let f = &vm.program().class(class).fields[slot];
    let (offset, is_static) = (f.offset, f.is_static());
    if is_static != wanted_static {
        return Err(vm.throw_new("java/lang/IllegalArgumentException", None));
    }
    if is_static {
        vm.give_static_address(class, offset);
    }
    Ok((offset as i64 + BASE_OFFSET + if is_static { STATIC_BIT } else { 0 }) as u64)
}

fn reallocate(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let (old, n) = (long(a[1]), long(a[3]) as usize);
    let new = if old == 0 { vm.allocate_block(n)? } else { vm.reallocate_block(old, n)? };
    Ok(new.unwrap_or(0) as u64)
}

/// Copies elements with their bytes reversed.
fn copy_swap(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let (n, size) = (long(a[7]) as usize, long(a[9]) as usize);
    let (from, to) = ((obj(a[1]), long(a[2])), (obj(a[4]), long(a[5])));
    if vm.memory_needs_steps(Some(from), to, n, n / size.max(1))? {
        return copy::in_steps(vm, "swap", "(Ljava/lang/Object;JLjava/lang/Object;JJJ)V", &a[1..]);
    }
    let mut bytes = vm.memory_bytes(obj(a[1]), long(a[2]), n)?;
    for element in bytes.chunks_exact_mut(size.max(1)) {
        element.reverse();
    }
    vm.set_memory_bytes(obj(a[4]), long(a[5]), &bytes)?;
    Ok(0)
}
