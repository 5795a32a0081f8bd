//! `java.lang.reflect.Array`

use crate::jdk::internal::reflect::invoke::{mismatch, widen};
use jaunt_program::{ClassId, Kind};
use jaunt_state::ObjRef;
use jaunt_vm::native::{from_int, int, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

/// Dimensions that an array may have.
const MAX_DIMENSIONS: usize = 255;

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/reflect/Array";
        "getLength(Ljava/lang/Object;)I" [PURE] => |vm, a| {
            array_kind(vm, obj(a[0]), false)?;
            Ok(from_int(vm.array_len(obj(a[0])) as i32))
        },
        "get(Ljava/lang/Object;I)Ljava/lang/Object;" [READS] => |vm, a| {
            let kind = array_kind(vm, obj(a[0]), false)?;
            let word = element(vm, obj(a[0]), int(a[1]), kind)?;
            Ok(vm.box_value(kind, word)?.word())
        },
        "getBoolean(Ljava/lang/Object;I)Z" [READS] => |vm, a| get(vm, a, Kind::Boolean),
        "getByte(Ljava/lang/Object;I)B" [READS] => |vm, a| get(vm, a, Kind::Byte),
        "getChar(Ljava/lang/Object;I)C" [READS] => |vm, a| get(vm, a, Kind::Char),
        "getShort(Ljava/lang/Object;I)S" [READS] => |vm, a| get(vm, a, Kind::Short),
        "getInt(Ljava/lang/Object;I)I" [READS] => |vm, a| get(vm, a, Kind::Int),
        "getLong(Ljava/lang/Object;I)J" [READS] => |vm, a| get(vm, a, Kind::Long),
        "getFloat(Ljava/lang/Object;I)F" [READS] => |vm, a| get(vm, a, Kind::Float),
        "getDouble(Ljava/lang/Object;I)D" [READS] => |vm, a| get(vm, a, Kind::Double),
        "set(Ljava/lang/Object;ILjava/lang/Object;)V" [WRITES] => set_any,
        "setBoolean(Ljava/lang/Object;IZ)V" [WRITES] => |vm, a| set(vm, a, Kind::Boolean),
        "setByte(Ljava/lang/Object;IB)V" [WRITES] => |vm, a| set(vm, a, Kind::Byte),
        "setChar(Ljava/lang/Object;IC)V" [WRITES] => |vm, a| set(vm, a, Kind::Char),
        "setShort(Ljava/lang/Object;IS)V" [WRITES] => |vm, a| set(vm, a, Kind::Short),
        "setInt(Ljava/lang/Object;II)V" [WRITES] => |vm, a| set(vm, a, Kind::Int),
        "setLong(Ljava/lang/Object;IJ)V" [WRITES] => |vm, a| set(vm, a, Kind::Long),
        "setFloat(Ljava/lang/Object;IF)V" [WRITES] => |vm, a| set(vm, a, Kind::Float),
        "setDouble(Ljava/lang/Object;ID)V" [WRITES] => |vm, a| set(vm, a, Kind::Double),
        "newArray(Ljava/lang/Class;I)Ljava/lang/Object;" [PURE] => |vm, a| {
            let component = component(vm, obj(a[0]), 1)?;
            let class = vm.array_of(component);
            Ok(vm.new_array_checked(class, int(a[1]))?.word())
        },
        "multiNewArray(Ljava/lang/Class;[I)Ljava/lang/Object;" [READS | CALLS] => multi,
    );
}

/// Kind of an array's elements, or the exception for something else.
fn array_kind(vm: &mut Gate, array: ObjRef, primitive: bool) -> Result<Kind, Trap> {
    if array.is_null() {
        return Err(vm.null_pointer());
    }
    match vm.program().class(vm.class_of(array)).array() {
        Some(info) if primitive && info.kind == Kind::Ref => {
            Err(vm.throw_new("java/lang/IllegalArgumentException", Some("Argument is not an array of primitive type")))
        }
        Some(info) => Ok(info.kind),
        None => Err(vm.throw_new("java/lang/IllegalArgumentException", Some("Argument is not an array"))),
    }
}

fn check_index(vm: &mut Gate, array: ObjRef, index: i32) -> Result<(), Trap> {
    if index < 0 || index as u32 >= vm.array_len(array) {
        return Err(vm.throw_new("java/lang/ArrayIndexOutOfBoundsException", None));
    }
    Ok(())
}

fn element(vm: &mut Gate, array: ObjRef, index: i32, kind: Kind) -> Result<u64, Trap> {
    check_index(vm, array, index)?;
    vm.element(array, index as usize, kind)
}

fn get(vm: &mut Gate, args: &[u64], wanted: Kind) -> NativeResult {
    let kind = array_kind(vm, obj(args[0]), true)?;
    let word = element(vm, obj(args[0]), int(args[1]), kind)?;
    widen(vm, word, kind, wanted).ok_or_else(|| mismatch(vm))
}

fn set(vm: &mut Gate, args: &[u64], given: Kind) -> NativeResult {
    let array = obj(args[0]);
    let kind = array_kind(vm, array, true)?;
    check_index(vm, array, int(args[1]))?;
    let word = widen(vm, args[2], given, kind).ok_or_else(|| mismatch(vm))?;
    vm.set_element(array, int(args[1]) as usize, kind, word)?;
    Ok(0)
}

fn set_any(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let (array, value) = (obj(args[0]), obj(args[2]));
    let kind = array_kind(vm, array, false)?;
    if kind == Kind::Ref {
        check_index(vm, array, int(args[1]))?;
        let component = vm.program().class(vm.class_of(array)).array().expect("an array").component;
        if !value.is_null() && !vm.program().is_subclass(vm.class_of(value), component) {
            return Err(vm.throw_new("java/lang/IllegalArgumentException", Some("array element type mismatch")));
        }
        vm.set_element(array, int(args[1]) as usize, kind, args[2])?;
        return Ok(0);
    }
    if value.is_null() {
        return Err(vm.throw_new("java/lang/IllegalArgumentException", None));
    }
    let Some((given, word)) = vm.unbox_value(value) else { return Err(mismatch(vm)) };
    check_index(vm, array, int(args[1]))?;
    let word = widen(vm, word, given, kind).ok_or_else(|| mismatch(vm))?;
    vm.set_element(array, int(args[1]) as usize, kind, word)?;
    Ok(0)
}

/// The component class of a new array with that many further dimensions.
fn component(vm: &mut Gate, mirror: ObjRef, dimensions: usize) -> Result<ClassId, Trap> {
    if mirror.is_null() {
        return Err(vm.null_pointer());
    }
    let class = vm.class_of_mirror(mirror);
    let have = vm.program().class_name(class).bytes().take_while(|&b| b == b'[').count();
    if class == vm.primitive(Kind::Void) || have + dimensions > MAX_DIMENSIONS {
        return Err(vm.throw_new("java/lang/IllegalArgumentException", None));
    }
    Ok(class)
}

fn multi(vm: &mut Gate, args: &[u64]) -> NativeResult {
    if obj(args[0]).is_null() || obj(args[1]).is_null() {
        return Err(vm.null_pointer());
    }
    let dims: Vec<i32> = vm.ints_in_steps(obj(args[1]))?.into_iter().map(|w| w as i32).collect();
    if dims.is_empty() || dims.len() > MAX_DIMENSIONS {
        return Err(vm.throw_new("java/lang/IllegalArgumentException", None));
    }
    let mut class = component(vm, obj(args[0]), dims.len())?;
    for _ in &dims {
        class = vm.array_of(class);
    }
    if let Some(bad) = dims.iter().find(|d| **d < 0) {
        return Err(vm.throw_new("java/lang/NegativeArraySizeException", Some(&bad.to_string())));
    }
    Ok(vm.multi_array(class, &dims)?.word())
}
