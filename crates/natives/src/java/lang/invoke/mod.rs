//! `java.lang.invoke.MethodHandleNatives`: member names resolved to methods and fields.
//!
//! A resolved method's number stands in the `ResolvedMethodName` behind its declared fields, a resolved field's offset
//! (as `Unsafe` counts) in the `MemberName` behind its own.

use jaunt_classfile::access;
use jaunt_program::class::MIRROR_EXTRA;
use jaunt_program::{ClassId, Kind, MethodId};
use jaunt_state::ObjRef;
use jaunt_vm::memory::{BASE_OFFSET, STATIC_BIT};
use jaunt_vm::native::obj;
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

const IS_METHOD: i32 = 0x0001_0000;
const IS_CONSTRUCTOR: i32 = 0x0002_0000;
const IS_FIELD: i32 = 0x0004_0000;
const CALLER_SENSITIVE: i32 = 0x0010_0000;
const TRUSTED_FINAL: i32 = 0x0020_0000;
const KIND_SHIFT: i32 = 24;

const REF_GET_FIELD: i32 = 1;
const REF_GET_STATIC: i32 = 2;
const REF_PUT_FIELD: i32 = 3;
const REF_PUT_STATIC: i32 = 4;
const REF_INVOKE_VIRTUAL: i32 = 5;
const REF_INVOKE_STATIC: i32 = 6;
const REF_INVOKE_SPECIAL: i32 = 7;
const REF_NEW_INVOKE_SPECIAL: i32 = 8;
const REF_INVOKE_INTERFACE: i32 = 9;

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/invoke/MethodHandleNatives";
        "registerNatives()V" [PURE] => |_, _| Ok(0),
        "init(Ljava/lang/invoke/MemberName;Ljava/lang/Object;)V" [READS | WRITES] => init,
        "expand(Ljava/lang/invoke/MemberName;)V" [READS | WRITES] => expand,
        "resolve(Ljava/lang/invoke/MemberName;Ljava/lang/Class;IZ)Ljava/lang/invoke/MemberName;" [READS | WRITES] => resolve,
        "objectFieldOffset(Ljava/lang/invoke/MemberName;)J" [READS] => |vm, a| field_number(vm, obj(a[0])),
        "staticFieldOffset(Ljava/lang/invoke/MemberName;)J" [READS] => |vm, a| {
            let clazz = vm.get_ref(obj(a[0]), vm.known().member_clazz)?;
            let number = field_number(vm, obj(a[0]))?;
            let class = vm.class_of_mirror(clazz);
            // A method handle looks whether the class is initialised whenever it is used; a var handle does not.
            let asks = vm.frames().last().map(|frame| vm.program().class_name(frame.method().class));
            if asks != Some("java/lang/invoke/DirectMethodHandle") {
                vm.give_static_address(class, ((number as i64 & !STATIC_BIT) - BASE_OFFSET) as u32);
            }
            Ok(number)
        },
        "staticFieldBase(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;" [READS] => |vm, a| {
            Ok(vm.get_ref(obj(a[0]), vm.known().member_clazz)?.word())
        },
        "getMemberVMInfo(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;" [READS] => |vm, a| {
            let number = field_number(vm, obj(a[0]))?;
            let index = vm.box_value(Kind::Long, number)?;
            let class = vm.known().object_array;
            Ok(vm.new_ref_array(class, &[index, obj(a[0])]).word())
        },
        "setCallSiteTargetNormal(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V" [WRITES] => set_target,
        "setCallSiteTargetVolatile(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V" [WRITES] => |vm, a| {
            let at = target_offset(vm, obj(a[0])) as i64 + BASE_OFFSET;
            vm.write_memory(obj(a[0]), at, Kind::Ref, a[1], false).map(|()| 0)
        },
        "clearCallSiteContext(Ljava/lang/invoke/MethodHandleNatives$CallSiteContext;)V" [PURE] => |_, _| Ok(0),
    );
}

fn set_target(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let site = obj(a[0]);
    vm.set_ref(site, target_offset(vm, site), obj(a[1]))?;
    Ok(0)
}

fn target_offset(vm: &Gate, site: ObjRef) -> u32 {
    vm.program().field_named(vm.class_of(site), "target").expect("CallSite.target").offset
}

fn extra_offset(vm: &Gate) -> u32 {
    vm.program().class(vm.known().member_name).instance_size - MIRROR_EXTRA
}

fn field_number(vm: &mut Gate, member: ObjRef) -> Result<u64, Trap> {
    let offset = extra_offset(vm);
    vm.get_u64(member, offset)
}

/// The descriptor of a `MemberName.type`: a `Class`, a `MethodType` or a string.
fn descriptor(vm: &mut Gate, of: ObjRef) -> Result<String, Trap> {
    let class = vm.class_of(of);
    if class == vm.known().class {
        return Ok(class_descriptor(vm, vm.class_of_mirror(of)));
    }
    if class == vm.known().method_type {
        let params = vm.get_ref(of, vm.known().mt_ptypes)?;
        let mut text = "(".to_string();
        for mirror in vm.refs_at_once(params)? {
            text.push_str(&class_descriptor(vm, vm.class_of_mirror(mirror)));
        }
        text.push(')');
        let ret = vm.get_ref(of, vm.known().mt_rtype)?;
        text.push_str(&class_descriptor(vm, vm.class_of_mirror(ret)));
        return Ok(text);
    }
    Ok(vm.string_text(of))
}

fn class_descriptor(vm: &Gate, class: ClassId) -> String {
    let c = vm.program().class(class);
    let name = vm.program().name(c.name);
    match c.kind {
        jaunt_program::ClassKind::Primitive(kind) => kind.descriptor().to_string(),
        jaunt_program::ClassKind::Array(_) => name.to_string(),
        // A hidden class cannot be named; its own file's name is what its code says.
        jaunt_program::ClassKind::Instance if c.hidden => format!("L{};", c.file().name()),
        jaunt_program::ClassKind::Instance => format!("L{name};"),
    }
}

fn resolve(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let member = obj(a[0]);
    let speculative = a[3] != 0;
    let clazz = vm.get_ref(member, vm.known().member_clazz)?;
    let name = vm.get_ref(member, vm.known().member_name_field)?;
    let type_object = vm.get_ref(member, vm.known().member_type)?;
    if clazz.is_null() || name.is_null() || type_object.is_null() {
        return Err(vm.throw_new("java/lang/IllegalArgumentException", Some("nothing to resolve")));
    }
    let class = vm.class_of_mirror(clazz);
    let name = vm.string_text(name);
    let desc = descriptor(vm, type_object)?;
    let flags = vm.get_i32(member, vm.known().member_flags)?;
    let kind = flags >> KIND_SHIFT & 0xf;
    let caller = (!obj(a[1]).is_null()).then(|| vm.class_of_mirror(obj(a[1])));
    let name_symbol = vm.symbol(&name);
    let desc_symbol = vm.symbol(&desc);
    if flags & IS_FIELD != 0 {
        let found = vm.program().find_field(class, name_symbol, desc_symbol).map(|f| (f.class, f.access, f.offset));
        return match found {
            Some((owner, flags, offset)) => {
                fill_field(vm, member, owner, flags, offset, kind)?;
                Ok(member.word())
            }
            None if speculative => Ok(0),
            None => Err(vm.throw_new("java/lang/NoSuchFieldError", Some(&name))),
        };
    }
    let found = if flags & IS_CONSTRUCTOR != 0 {
        vm.program().declared_method(class, name_symbol, desc_symbol)
    } else {
        vm.program().find_method(class, name_symbol, desc_symbol)
    };
    let Some(id) = found else {
        if speculative {
            return Ok(0);
        }
        let params: Vec<String> = jaunt_program::link::param_types(&desc).map(jaunt_vm::call::pretty_type).collect();
        let text = format!(
            "'{} {}.{}({})'",
            jaunt_vm::call::pretty_type(jaunt_program::link::return_type(&desc)),
            vm.program().java_name(class),
            name,
            params.join(", ")
        );
        return Err(vm.throw_new("java/lang/NoSuchMethodError", Some(&text)));
    };
    let m = vm.program().method(id);
    let wrong = match kind {
        REF_INVOKE_STATIC => !m.is_static(),
        REF_INVOKE_VIRTUAL | REF_INVOKE_SPECIAL | REF_INVOKE_INTERFACE | REF_NEW_INVOKE_SPECIAL => m.is_static(),
        _ => false,
    };
    if wrong {
        if speculative {
            return Ok(0);
        }
        let text = format!(
            "Expected {} method '{}'",
            if kind == REF_INVOKE_STATIC { "static" } else { "instance" },
            vm.pretty_method(m.id)
        );
        return Err(vm.throw_new("java/lang/IncompatibleClassChangeError", Some(&text)));
    }
    if let Some(caller) = caller {
        let (id, owner, flags) = (m.id, m.class, m.access);
        if !vm.may_access(caller, owner, flags) {
            if speculative {
                return Ok(0);
            }
            let what = format!("method '{}'", vm.pretty_method(id));
            return Err(vm.illegal_access(caller, owner, flags, &what));
        }
    }
    fill_method(vm, member, id, kind)?;
    Ok(member.word())
}

fn fill_field(vm: &mut Gate, member: ObjRef, owner: ClassId, field_access: u16, offset: u32, kind: i32) -> Result<(), Trap> {
    let is_static = field_access & access::STATIC != 0;
    let setter = kind == REF_PUT_FIELD || kind == REF_PUT_STATIC;
    let kind = match (is_static, setter) {
        (false, false) => REF_GET_FIELD,
        (true, false) => REF_GET_STATIC,
        (false, true) => REF_PUT_FIELD,
        (true, true) => REF_PUT_STATIC,
    };
    let c = vm.program().class(owner);
    let is_final = field_access & access::FINAL != 0;
    let record = c.file.as_ref().is_some_and(|f| f.attrs.record.is_some());
    let trusted = is_final && (is_static || c.hidden || record);
    let flags = field_access as i32 | IS_FIELD | kind << KIND_SHIFT | if trusted { TRUSTED_FINAL } else { 0 };
    let mirror = vm.mirror(owner);
    let number = offset as i64 + BASE_OFFSET + if is_static { STATIC_BIT } else { 0 };
    let extra = extra_offset(vm);
    let (clazz_at, flags_at) = (vm.known().member_clazz, vm.known().member_flags);
    vm.set_ref(member, clazz_at, mirror)?;
    vm.set_i32(member, flags_at, flags)?;
    vm.set_u64(member, extra, number as u64)
}

fn fill_method(vm: &mut Gate, member: ObjRef, id: MethodId, kind: i32) -> Result<(), Trap> {
    let m = vm.program().method(id);
    let (owner, method_access, sensitive) = (m.class, m.access, m.caller_sensitive);
    let is_constructor = vm.program().name(m.name) == "<init>";
    let interface = vm.program().class(owner).is_interface();
    let kind = if m.is_static() {
        REF_INVOKE_STATIC
    } else if is_constructor {
        if kind == REF_INVOKE_SPECIAL { REF_INVOKE_SPECIAL } else { REF_NEW_INVOKE_SPECIAL }
    } else if kind == REF_INVOKE_SPECIAL {
        REF_INVOKE_SPECIAL
    } else if interface {
        // A class that inherits the method from an interface is called through its vtable.
        if kind == REF_INVOKE_VIRTUAL { REF_INVOKE_VIRTUAL } else { REF_INVOKE_INTERFACE }
    } else {
        REF_INVOKE_VIRTUAL
    };
    let what = if is_constructor { IS_CONSTRUCTOR } else { IS_METHOD };
    let flags = method_access as i32 | what | kind << KIND_SHIFT | if sensitive { CALLER_SENSITIVE } else { 0 };
    let mirror = vm.mirror(owner);
    let resolved = vm.new_object(vm.known().resolved_method_name);
    let number_at = vm.resolved_method_offset();
    vm.set_u32(resolved, number_at, id.0 + 1)?;
    if let Some(field) = vm.program().field_named(vm.known().resolved_method_name, "vmholder") {
        let offset = field.offset;
        vm.set_ref(resolved, offset, mirror)?;
    }
    let (clazz_at, flags_at, method_at) = (vm.known().member_clazz, vm.known().member_flags, vm.known().member_method);
    // A class that inherits from an interface stays the declaring class for invokeVirtual.
    if !(interface && kind == REF_INVOKE_VIRTUAL) {
        vm.set_ref(member, clazz_at, mirror)?;
    }
    vm.set_i32(member, flags_at, flags)?;
    vm.set_ref(member, method_at, resolved)?;
    Ok(())
}

/// From a reflected field, method or constructor.
fn init(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let (member, reflected) = (obj(a[0]), obj(a[1]));
    let clazz = vm.field_ref(reflected, "clazz")?;
    let class = vm.class_of_mirror(clazz);
    let reflected_class = vm.class_of(reflected);
    let slot_at = vm.program().field_named(reflected_class, "slot").expect("reflected members have a slot").offset;
    let slot = vm.get_i32(reflected, slot_at)? as usize;
    match vm.program().class_name(reflected_class) {
        "java/lang/reflect/Field" => {
            let f = &vm.program().class(class).fields[slot];
            let (owner, flags, offset) = (f.class, f.access, f.offset);
            fill_field(vm, member, owner, flags, offset, 0)?;
        }
        name => {
            let constructor = name == "java/lang/reflect/Constructor";
            let id = vm.program().class(class).methods[slot];
            let interface = vm.program().class(class).is_interface();
            let kind = if constructor {
                REF_NEW_INVOKE_SPECIAL
            } else if interface {
                REF_INVOKE_INTERFACE
            } else {
                REF_INVOKE_VIRTUAL
            };
            fill_method(vm, member, id, kind)?;
        }
    }
    Ok(0)
}

/// Name and type of a member that only has its VM part.
fn expand(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let member = obj(a[0]);
    let flags = vm.get_i32(member, vm.known().member_flags)?;
    let (name, desc, owner) = if flags & IS_FIELD != 0 {
        let clazz = vm.get_ref(member, vm.known().member_clazz)?;
        let class = vm.class_of_mirror(clazz);
        let number = field_number(vm, member)? as i64;
        let is_static = number & STATIC_BIT != 0;
        let offset = ((number & !STATIC_BIT) - BASE_OFFSET) as u32;
        let field = vm.program().class(class).fields.iter().find(|f| f.offset == offset && f.is_static() == is_static);
        match field {
            Some(f) => (f.name, f.desc, f.class),
            None => return Err(vm.throw_new("java/lang/InternalError", Some("unknown field"))),
        }
    } else {
        let method = vm.member_method(member)?;
        let m = vm.program().method(method);
        (m.name, m.desc, m.class)
    };
    let name = vm.program().name(name).to_string();
    let desc = vm.program().name(desc).to_string();
    let name = vm.intern_text(&name);
    let text = vm.intern_text(&desc);
    let mirror = vm.mirror(owner);
    let (name_at, type_at, clazz_at) = (vm.known().member_name_field, vm.known().member_type, vm.known().member_clazz);
    if vm.get_ref(member, name_at)?.is_null() {
        vm.set_ref(member, name_at, name)?;
    }
    if vm.get_ref(member, type_at)?.is_null() {
        vm.set_ref(member, type_at, text)?;
    }
    if vm.get_ref(member, clazz_at)?.is_null() {
        vm.set_ref(member, clazz_at, mirror)?;
    }
    Ok(0)
}
