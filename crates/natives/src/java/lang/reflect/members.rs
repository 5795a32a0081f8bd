//! `Field`, `Method`, `Constructor` and `RecordComponent` objects of a class, and its raw annotations.
//!
//! The objects are made without their constructors, as HotSpot does. Their `slot` is the index in the class's fields or
//! methods. Fields come in the order of the class file, methods in HotSpot's.

use crate::field::{ready_class, set_bool, set_int, set_ref};
use jaunt_classfile::model::Span;
use jaunt_classfile::{ClassFile, access};
use jaunt_program::link::{param_types, return_type};
use jaunt_program::{ClassId, LoaderId, MethodId};
use jaunt_state::ObjRef;
use jaunt_vm::native::obj;
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};
use std::sync::Arc;

/// Flags that reflection shows of fields and methods.
const FIELD_MODIFIERS: u16 = 0x50df;
const METHOD_MODIFIERS: u16 = 0x1dff;

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/Class";
        "getDeclaredFields0(Z)[Ljava/lang/reflect/Field;" [INIT] => declared_fields,
        "getDeclaredMethods0(Z)[Ljava/lang/reflect/Method;" [INIT] => |vm, a| declared(vm, a, false),
        "getDeclaredConstructors0(Z)[Ljava/lang/reflect/Constructor;" [INIT] => |vm, a| declared(vm, a, true),
        "getRecordComponents0()[Ljava/lang/reflect/RecordComponent;" [INIT] => record_components,
        "getGenericSignature0()Ljava/lang/String;" [PURE] => |vm, a| {
            let Some(file) = file_of(vm, a) else { return Ok(0) };
            Ok(text_or_null(vm, &file, file.attrs.signature).word())
        },
        "getRawAnnotations()[B" [PURE] => |vm, a| {
            let Some(file) = file_of(vm, a) else { return Ok(0) };
            Ok(bytes_or_null(vm, &file, &file.attrs.annotations).word())
        },
        "getRawTypeAnnotations()[B" [PURE] => |vm, a| {
            let Some(file) = file_of(vm, a) else { return Ok(0) };
            Ok(bytes_or_null(vm, &file, &file.attrs.type_annotations).word())
        },
        "getConstantPool()Ljdk/internal/reflect/ConstantPool;" [INIT] => |vm, a| {
            if file_of(vm, a).is_none() { return Ok(0); }
            let class = ready_class(vm, "jdk/internal/reflect/ConstantPool")?;
            let pool = vm.new_object(class);
            set_ref(vm, pool, "constantPoolOop", obj(a[0]))?;
            Ok(pool.word())
        },
    );
    natives!(table, "java/lang/reflect/Field";
        "getTypeAnnotationBytes0()[B" [READS] => |vm, a| {
            let class = vm.field_ref(obj(a[0]), "clazz")?;
            let class = vm.class_of_mirror(class);
            let slot = crate::field::get_int(vm, obj(a[0]), "slot")? as usize;
            let c = vm.program().class(class);
            let Some(file) = c.file.clone() else { return Ok(0) };
            let index = c.fields[slot].index as usize;
            Ok(bytes_or_null(vm, &file, &file.fields[index].type_annotations).word())
        },
    );
}

fn file_of(vm: &Gate, args: &[u64]) -> Option<Arc<ClassFile>> {
    vm.program().class(vm.class_of_mirror(obj(args[0]))).file.clone()
}

pub fn bytes_or_null(vm: &mut Gate, file: &ClassFile, span: &Option<Span>) -> ObjRef {
    match span {
        Some(span) => vm.new_bytes(file.slice(span)),
        None => ObjRef::NULL,
    }
}

/// The string of a Utf8 entry; null for index 0.
pub fn text_or_null(vm: &mut Gate, file: &ClassFile, index: u16) -> ObjRef {
    if index == 0 { ObjRef::NULL } else { vm.new_utf16(&file.pool.utf16(index)) }
}

fn interned(vm: &mut Gate, file: &ClassFile, index: u16) -> Result<ObjRef, Trap> {
    vm.literal_of(&file.pool.utf16(index))
}

fn array_class(vm: &mut Gate, name: &str) -> Result<(ClassId, ClassId), Trap> {
    let class = ready_class(vm, name)?;
    let array = vm.array_of(class);
    Ok((class, array))
}

fn declared_fields(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = vm.class_of_mirror(obj(args[0]));
    let (_, array) = array_class(vm, "java/lang/reflect/Field")?;
    let n = vm.program().class(class).fields.len();
    let mut list = Vec::new();
    for slot in 0..n {
        let public = vm.program().class(class).fields[slot].access & access::PUBLIC != 0;
        if args[1] == 0 || public {
            list.push(new_field(vm, class, slot)?);
        }
    }
    Ok(vm.new_ref_array(array, &list).word())
}

/// A new `java.lang.reflect.Field`.
pub fn new_field(vm: &mut Gate, class: ClassId, slot: usize) -> Result<ObjRef, Trap> {
    let field_class = ready_class(vm, "java/lang/reflect/Field")?;
    let c = vm.program().class(class);
    let file = c.file.clone().expect("fields come from a file");
    let f = &c.fields[slot];
    let info = &file.fields[f.index as usize];
    let flags = f.access;
    let trusted = f.is_final() && (f.is_static() || c.hidden || file.attrs.record.is_some());
    let desc = file.pool.utf8(info.descriptor);
    let kind = type_of(vm, class, desc)?;
    let kind = vm.mirror(kind);
    let mirror = vm.mirror(class);
    let name = interned(vm, &file, info.name)?;
    let signature = text_or_null(vm, &file, info.signature);
    let annotations = bytes_or_null(vm, &file, &info.annotations);
    let object = vm.new_object(field_class);
    set_ref(vm, object, "clazz", mirror)?;
    set_int(vm, object, "slot", slot as i32)?;
    set_ref(vm, object, "name", name)?;
    set_ref(vm, object, "type", kind)?;
    set_int(vm, object, "modifiers", (flags & FIELD_MODIFIERS) as i32)?;
    set_bool(vm, object, "trustedFinal", trusted)?;
    set_ref(vm, object, "signature", signature)?;
    set_ref(vm, object, "annotations", annotations)?;
    Ok(object)
}

fn declared(vm: &mut Gate, args: &[u64], constructors: bool) -> NativeResult {
    let class = vm.class_of_mirror(obj(args[0]));
    let what = if constructors { "java/lang/reflect/Constructor" } else { "java/lang/reflect/Method" };
    let (_, array) = array_class(vm, what)?;
    let mut methods = vm.program().class(class).methods.clone();
    super::order::sort(vm, &mut methods);
    let mut list = Vec::new();
    for id in methods {
        let method = vm.program().method(id);
        let name = vm.program().name(method.name);
        let wanted = if constructors { name == "<init>" && !method.is_static() } else { !name.starts_with('<') };
        if wanted && (args[1] == 0 || method.access & access::PUBLIC != 0) {
            list.push(new_executable(vm, id)?);
        }
    }
    Ok(vm.new_ref_array(array, &list).word())
}

/// The class of a type as a class names it. A hidden class's own name means itself.
fn type_of(vm: &mut Gate, class: ClassId, desc: &str) -> Result<ClassId, Trap> {
    let c = vm.program().class(class);
    if c.hidden {
        let own = c.file().name();
        let element = desc.trim_start_matches('[');
        if element.strip_prefix('L').and_then(|e| e.strip_suffix(';')) == Some(own) {
            let dims = desc.len() - element.len();
            return Ok((0..dims).fold(class, |c, _| vm.array_of(c)));
        }
    }
    let loader = vm.program().class(class).loader;
    vm.class_of_type(desc, loader)
}

/// A new `java.lang.reflect.Method`, or `Constructor` for `<init>`.
pub fn new_executable(vm: &mut Gate, id: MethodId) -> Result<ObjRef, Trap> {
    let m = vm.program().method(id);
    let (class, index) = (m.class, m.index as usize);
    let constructor = vm.program().name(m.name) == "<init>";
    let what = if constructor { "java/lang/reflect/Constructor" } else { "java/lang/reflect/Method" };
    let object_class = ready_class(vm, what)?;
    let file = vm.program().class(class).file.clone().expect("methods come from a file");
    let info = &file.methods[index];
    // As the file says: a method that the VM does itself is native for the VM alone.
    let flags = info.access;
    let slot = vm.program().class(class).methods.iter().position(|&m| m == id).expect("declared there");
    let desc = file.pool.utf8(info.descriptor);
    // Everything that can fail or leave comes first: the native may be executed again.
    let mut parameters = Vec::new();
    for t in param_types(desc) {
        let t = type_of(vm, class, t)?;
        parameters.push(vm.mirror(t));
    }
    let returns = type_of(vm, class, return_type(desc))?;
    let returns = vm.mirror(returns);
    let mut exceptions = Vec::new();
    for &e in &info.exceptions {
        let e = vm.resolve_class(class, e)?;
        exceptions.push(vm.mirror(e));
    }
    let class_array = vm.known().class_array;
    let parameters = vm.new_ref_array(class_array, &parameters);
    let exceptions = vm.new_ref_array(class_array, &exceptions);
    let mirror = vm.mirror(class);
    let object = vm.new_object(object_class);
    set_ref(vm, object, "clazz", mirror)?;
    set_int(vm, object, "slot", slot as i32)?;
    set_ref(vm, object, "parameterTypes", parameters)?;
    set_ref(vm, object, "exceptionTypes", exceptions)?;
    set_int(vm, object, "modifiers", (flags & METHOD_MODIFIERS) as i32)?;
    if !constructor {
        let name = interned(vm, &file, info.name)?;
        set_ref(vm, object, "name", name)?;
        set_ref(vm, object, "returnType", returns)?;
        let default = bytes_or_null(vm, &file, &info.annotation_default);
        set_ref(vm, object, "annotationDefault", default)?;
    }
    let signature = text_or_null(vm, &file, info.signature);
    set_ref(vm, object, "signature", signature)?;
    let annotations = bytes_or_null(vm, &file, &info.annotations);
    set_ref(vm, object, "annotations", annotations)?;
    let annotations = bytes_or_null(vm, &file, &info.parameter_annotations);
    set_ref(vm, object, "parameterAnnotations", annotations)?;
    Ok(object)
}

/// The method behind a `Method` or `Constructor` object.
pub fn method_of(vm: &mut Gate, executable: ObjRef) -> Result<MethodId, Trap> {
    let class = vm.field_ref(executable, "clazz")?;
    let class = vm.class_of_mirror(class);
    let slot = crate::field::get_int(vm, executable, "slot")? as usize;
    Ok(vm.program().class(class).methods[slot])
}

fn record_components(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = vm.class_of_mirror(obj(args[0]));
    let component_class = vm.load_class("java/lang/reflect/RecordComponent", LoaderId::BOOT)?;
    let array = vm.array_of(component_class);
    vm.ensure_initialized(component_class)?;
    let Some(file) = file_of(vm, args) else { return Ok(0) };
    let Some(components) = &file.attrs.record else { return Ok(0) };
    let mut list = Vec::new();
    for c in components {
        let desc = file.pool.utf8(c.descriptor);
        let kind = type_of(vm, class, desc)?;
        let kind = vm.mirror(kind);
        let name = interned(vm, &file, c.name)?;
        let getter = vm.symbol(&format!("(){desc}"));
        let symbol = vm.symbol(file.pool.utf8(c.name));
        let accessor = match vm.program().declared_method(class, symbol, getter) {
            Some(id) if !vm.program().method(id).is_static() => new_executable(vm, id)?,
            _ => ObjRef::NULL,
        };
        let signature = text_or_null(vm, &file, c.signature);
        let annotations = bytes_or_null(vm, &file, &c.annotations);
        let type_annotations = bytes_or_null(vm, &file, &c.type_annotations);
        let object = vm.new_object(component_class);
        set_ref(vm, object, "clazz", obj(args[0]))?;
        set_ref(vm, object, "name", name)?;
        set_ref(vm, object, "type", kind)?;
        set_ref(vm, object, "accessor", accessor)?;
        set_ref(vm, object, "signature", signature)?;
        set_ref(vm, object, "annotations", annotations)?;
        set_ref(vm, object, "typeAnnotations", type_annotations)?;
        list.push(object);
    }
    Ok(vm.new_ref_array(array, &list).word())
}
