//! `jdk.internal.reflect.ConstantPool`: the constant pool of a class, for annotations. Its `constantPoolOop` is the class.

use crate::java::lang::reflect::members::{new_executable, new_field};
use jaunt_classfile::{ClassFile, Constant};
use jaunt_program::{ClassId, LinkError};
use jaunt_state::ObjRef;
use jaunt_vm::native::{from_int, int, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};
use std::sync::Arc;

pub fn register(table: &mut NativeTable) {
    natives!(table, "jdk/internal/reflect/ConstantPool";
        "getSize0(Ljava/lang/Object;)I" [PURE] => |vm, a| Ok(file(vm, a).1.pool.len() as u64),
        "getClassAt0(Ljava/lang/Object;I)Ljava/lang/Class;" [PURE] => |vm, a| {
            let (class, _, index) = entry(vm, a, |c| matches!(c, Constant::Class { .. }))?;
            let id = vm.resolve_class(class, index)?;
            Ok(vm.mirror(id).word())
        },
        "getClassAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/Class;" [PURE] => |vm, a| {
            let (class, file, index) = entry(vm, a, |c| matches!(c, Constant::Class { .. }))?;
            match vm.program().find_loaded(vm.program().class(class).loader, file.pool.class_name(index)) {
                Some(id) => Ok(vm.mirror(id).word()),
                None => Ok(0),
            }
        },
        "getClassRefIndexAt0(Ljava/lang/Object;I)I" [PURE] => |vm, a| {
            let (_, file, index) = entry(vm, a, is_member)?;
            Ok(class_index(file.pool.get(index)) as u64)
        },
        "getMethodAt0(Ljava/lang/Object;I)Ljava/lang/reflect/Member;" [INIT] => |vm, a| method(vm, a, true),
        "getMethodAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/reflect/Member;" [INIT] => |vm, a| method(vm, a, false),
        "getFieldAt0(Ljava/lang/Object;I)Ljava/lang/reflect/Field;" [INIT] => |vm, a| field(vm, a, true),
        "getFieldAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/reflect/Field;" [INIT] => |vm, a| field(vm, a, false),
        "getMemberRefInfoAt0(Ljava/lang/Object;I)[Ljava/lang/String;" [PURE] => |vm, a| {
            let (_, file, index) = entry(vm, a, is_member)?;
            let member = file.pool.member(index);
            texts(vm, &[member.class, member.name, member.descriptor])
        },
        "getNameAndTypeRefIndexAt0(Ljava/lang/Object;I)I" [PURE] => |vm, a| {
            let (_, file, index) = entry(vm, a, |c| is_member(c) || matches!(c, Constant::InvokeDynamic { .. } | Constant::Dynamic { .. }))?;
            Ok(match file.pool.get(index) {
                Constant::FieldRef { name_and_type, .. }
                | Constant::MethodRef { name_and_type, .. }
                | Constant::InterfaceMethodRef { name_and_type, .. }
                | Constant::Dynamic { name_and_type, .. }
                | Constant::InvokeDynamic { name_and_type, .. } => name_and_type as u64,
                _ => 0,
            })
        },
        "getNameAndTypeRefInfoAt0(Ljava/lang/Object;I)[Ljava/lang/String;" [PURE] => |vm, a| {
            let (_, file, index) = entry(vm, a, |c| matches!(c, Constant::NameAndType { .. }))?;
            let (name, desc) = file.pool.name_and_type(index);
            texts(vm, &[name, desc])
        },
        "getIntAt0(Ljava/lang/Object;I)I" [PURE] => |vm, a| number(vm, a, |c| match c { Constant::Integer(v) => Some(v as u32 as u64), _ => None }),
        "getLongAt0(Ljava/lang/Object;I)J" [PURE] => |vm, a| number(vm, a, |c| match c { Constant::Long(v) => Some(v as u64), _ => None }),
        "getFloatAt0(Ljava/lang/Object;I)F" [PURE] => |vm, a| number(vm, a, |c| match c { Constant::Float(v) => Some(v as u64), _ => None }),
        "getDoubleAt0(Ljava/lang/Object;I)D" [PURE] => |vm, a| number(vm, a, |c| match c { Constant::Double(v) => Some(v), _ => None }),
        "getStringAt0(Ljava/lang/Object;I)Ljava/lang/String;" [PURE] => |vm, a| {
            let (_, file, index) = entry(vm, a, |c| matches!(c, Constant::String { .. }))?;
            let Constant::String { utf8 } = file.pool.get(index) else { unreachable!("checked by entry") };
            Ok(vm.literal_of(&file.pool.utf16(utf8))?.word())
        },
        "getUTF8At0(Ljava/lang/Object;I)Ljava/lang/String;" [PURE] => |vm, a| {
            let (_, file, index) = entry(vm, a, |c| matches!(c, Constant::Utf8 { .. }))?;
            Ok(vm.new_utf16(&file.pool.utf16(index)).word())
        },
        "getTagAt0(Ljava/lang/Object;I)B" [PURE] => |vm, a| {
            let (_, file, index) = entry(vm, a, |_| true)?;
            Ok(from_int(tag(file.pool.get(index))))
        },
    );
}

fn file(vm: &Gate, a: &[u64]) -> (ClassId, Arc<ClassFile>) {
    let class = vm.class_of_mirror(obj(a[1]));
    (class, vm.program().class(class).file.clone().expect("a class with a constant pool"))
}

/// The entry that a call asks for, when it is of the wanted kind.
fn entry(vm: &mut Gate, a: &[u64], wanted: fn(Constant) -> bool) -> Result<(ClassId, Arc<ClassFile>, u16), Trap> {
    let (class, file) = file(vm, a);
    let index = int(a[2]);
    if index <= 0 || index as usize >= file.pool.len() {
        return Err(vm.throw_new("java/lang/IllegalArgumentException", Some("Constant pool index out of bounds")));
    }
    if !wanted(file.pool.get(index as u16)) {
        return Err(vm.throw_new("java/lang/IllegalArgumentException", Some("Wrong type at constant pool index")));
    }
    Ok((class, file, index as u16))
}

fn number(vm: &mut Gate, a: &[u64], value: fn(Constant) -> Option<u64>) -> NativeResult {
    let (_, file, index) = entry(vm, a, |_| true)?;
    match value(file.pool.get(index)) {
        Some(word) => Ok(word),
        None => Err(vm.throw_new("java/lang/IllegalArgumentException", Some("Wrong type at constant pool index"))),
    }
}

fn is_member(c: Constant) -> bool {
    matches!(c, Constant::FieldRef { .. } | Constant::MethodRef { .. } | Constant::InterfaceMethodRef { .. })
}

fn class_index(c: Constant) -> u16 {
    match c {
        Constant::FieldRef { class, .. } | Constant::MethodRef { class, .. } | Constant::InterfaceMethodRef { class, .. } => {
            class
        }
        _ => 0,
    }
}

fn texts(vm: &mut Gate, list: &[&str]) -> NativeResult {
    let list: Vec<ObjRef> = list.iter().map(|t| vm.new_string(t)).collect();
    let class = vm.known().string_array;
    Ok(vm.new_ref_array(class, &list).word())
}

/// The class that a member entry names; `None` when it is not loaded and shall not be.
fn owner(vm: &mut Gate, class: ClassId, file: &ClassFile, index: u16, load: bool) -> Result<Option<ClassId>, Trap> {
    let at = class_index(file.pool.get(index));
    if load {
        return vm.resolve_class(class, at).map(Some);
    }
    Ok(vm.program().find_loaded(vm.program().class(class).loader, file.pool.class_name(at)))
}

fn method(vm: &mut Gate, a: &[u64], load: bool) -> NativeResult {
    let (class, file, index) = entry(vm, a, |c| is_member(c) && !matches!(c, Constant::FieldRef { .. }))?;
    let Some(owner) = owner(vm, class, &file, index, load)? else { return Ok(0) };
    let member = file.pool.member(index);
    match vm.program().method_named(owner, member.name, member.descriptor) {
        Some(id) => Ok(new_executable(vm, id)?.word()),
        None if !load => Ok(0),
        None => Err(vm.throw_new("java/lang/RuntimeException", Some("Unable to look up method in target class"))),
    }
}

fn field(vm: &mut Gate, a: &[u64], load: bool) -> NativeResult {
    let (class, file, index) = entry(vm, a, |c| matches!(c, Constant::FieldRef { .. }))?;
    let Some(owner) = owner(vm, class, &file, index, load)? else { return Ok(0) };
    let member = file.pool.member(index);
    let (name, desc) = (vm.symbol(member.name), vm.symbol(member.descriptor));
    let Some((holder, at)) = vm.program().find_field(owner, name, desc).map(|f| (f.class, f.index)) else {
        if load {
            let e = LinkError::NotFound(member.name.to_string());
            return Err(
                vm.throw_new("java/lang/RuntimeException", Some(&format!("Unable to look up field in target class: {e}")))
            );
        }
        return Ok(0);
    };
    let slot = vm.program().class(holder).fields.iter().position(|f| f.index == at).expect("declared there");
    Ok(new_field(vm, holder, slot)?.word())
}

fn tag(c: Constant) -> i32 {
    match c {
        Constant::Unusable => 0,
        Constant::Utf8 { .. } => 1,
        Constant::Integer(_) => 3,
        Constant::Float(_) => 4,
        Constant::Long(_) => 5,
        Constant::Double(_) => 6,
        Constant::Class { .. } => 7,
        Constant::String { .. } => 8,
        Constant::FieldRef { .. } => 9,
        Constant::MethodRef { .. } => 10,
        Constant::InterfaceMethodRef { .. } => 11,
        Constant::NameAndType { .. } => 12,
        Constant::MethodHandle { .. } => 15,
        Constant::MethodType { .. } => 16,
        Constant::Dynamic { .. } => 17,
        Constant::InvokeDynamic { .. } => 18,
        Constant::Module { .. } => 19,
        Constant::Package { .. } => 20,
    }
}
