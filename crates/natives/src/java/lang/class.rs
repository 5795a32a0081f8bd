//! `java.lang.Class`: what a class is. Members are in `reflect`.

use super::throwable::java_class_name;
use jaunt_classfile::{Constant, access};
use jaunt_program::{ClassId, ClassKind, Kind, LinkError, LoaderId};
use jaunt_state::ObjRef;
use jaunt_vm::native::{from_bool, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/Class";
        "registerNatives()V" [PURE] => |_, _| Ok(0),
        "forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;" [CALLS | INIT] => for_name,
        "isInstance(Ljava/lang/Object;)Z" [PURE] => |vm, a| {
            if obj(a[1]).is_null() { return Ok(0); }
            let class = vm.class_of(obj(a[1]));
            Ok(from_bool(vm.program().is_subclass(class, this(vm, a))))
        },
        "isAssignableFrom(Ljava/lang/Class;)Z" [PURE] => |vm, a| {
            if obj(a[1]).is_null() { return Err(vm.null_pointer()); }
            let other = vm.class_of_mirror(obj(a[1]));
            Ok(from_bool(vm.program().is_subclass(other, this(vm, a))))
        },
        "isInterface()Z" [PURE] => |vm, a| Ok(from_bool(vm.program().class(this(vm, a)).is_interface())),
        "isArray()Z" [PURE] => |vm, a| Ok(from_bool(vm.program().class(this(vm, a)).is_array())),
        "isPrimitive()Z" [PURE] => |vm, a| Ok(from_bool(vm.program().class(this(vm, a)).is_primitive())),
        "isHidden()Z" [PURE] => |vm, a| Ok(from_bool(vm.program().class(this(vm, a)).hidden)),
        "initClassName()Ljava/lang/String;" [WRITES] => |vm, a| {
            let name = java_class_name(vm, this(vm, a));
            let text = vm.intern_text(&name);
            let offset = vm.program().field_named(vm.known().class, "name").expect("Class.name").offset;
            vm.set_ref(obj(a[0]), offset, text)?;
            Ok(text.word())
        },
        "getSuperclass()Ljava/lang/Class;" [PURE] => |vm, a| {
            let class = vm.program().class(this(vm, a));
            if class.is_interface() { return Ok(0); }
            match class.super_class { Some(s) => Ok(vm.mirror(s).word()), None => Ok(0) }
        },
        "getInterfaces0()[Ljava/lang/Class;" [PURE] => |vm, a| {
            let list = vm.program().class(this(vm, a)).interfaces.clone();
            mirrors(vm, &list)
        },
        "getModifiers()I" [PURE] => |vm, a| Ok(modifiers(vm, this(vm, a)) as u64),
        "getSigners()[Ljava/lang/Object;" [PURE] => |_, _| Ok(0),
        "setSigners([Ljava/lang/Object;)V" [PURE] => |_, _| Ok(0),
        "getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;" [PURE] => |vm, a| {
            let name = vm.string_text(obj(a[0]));
            use Kind::*;
            for kind in [Boolean, Byte, Char, Short, Int, Long, Float, Double, Void] {
                if kind.primitive_name() == name {
                    let class = vm.primitive(kind);
                    return Ok(vm.mirror(class).word());
                }
            }
            Err(vm.throw_new("java/lang/ClassNotFoundException", Some(&name)))
        },
        "desiredAssertionStatus0(Ljava/lang/Class;)Z" [PURE] => |vm, a| {
            let class = vm.class_of_mirror(obj(a[0]));
            Ok(from_bool(vm.options().assertions && vm.program().class(class).loader.0 >= 2))
        },
        "getEnclosingMethod0()[Ljava/lang/Object;" [PURE] => enclosing_method,
        "getDeclaringClass0()Ljava/lang/Class;" [PURE] => declaring_class,
        "getSimpleBinaryName0()Ljava/lang/String;" [PURE] => simple_binary_name,
        "getNestHost0()Ljava/lang/Class;" [PURE] => |vm, a| {
            let class = this(vm, a);
            vm.load_nest_host(class)?;
            let host = vm.nest_host(class);
            Ok(vm.mirror(host).word())
        },
        "getNestMembers0()[Ljava/lang/Class;" [PURE] => nest_members,
        "getDeclaredClasses0()[Ljava/lang/Class;" [PURE] => declared_classes,
        "getPermittedSubclasses0()[Ljava/lang/Class;" [PURE] => permitted,
        "isRecord0()Z" [PURE] => |vm, a| {
            Ok(from_bool(vm.program().class(this(vm, a)).file.as_ref().is_some_and(|f| f.attrs.record.is_some())))
        },
    );
}

fn this(vm: &Gate, args: &[u64]) -> ClassId {
    vm.class_of_mirror(obj(args[0]))
}

pub fn mirrors(vm: &mut Gate, list: &[ClassId]) -> NativeResult {
    let list: Vec<ObjRef> = list.iter().map(|&c| vm.mirror(c)).collect();
    let class = vm.known().class_array;
    Ok(vm.new_ref_array(class, &list).word())
}

/// Flags as `Class.getModifiers` gives them: those of the `InnerClasses` attribute where there is one.
fn modifiers(vm: &Gate, class: ClassId) -> u16 {
    let c = vm.program().class(class);
    let mut flags = c.access & !access::SUPER;
    if let Some(file) = &c.file {
        for inner in &file.attrs.inner_classes {
            if file.pool.class_name(inner.inner) == file.name() {
                flags = inner.access & !access::SUPER;
            }
        }
    } else if let ClassKind::Array(info) = c.kind {
        let visibility = access::PUBLIC | access::PRIVATE | access::PROTECTED;
        flags = modifiers(vm, info.component) & visibility | access::FINAL | access::ABSTRACT;
    }
    flags
}

fn for_name(vm: &mut Gate, args: &[u64]) -> NativeResult {
    if obj(args[0]).is_null() {
        return Err(vm.null_pointer());
    }
    let name = vm.string_text(obj(args[0]));
    let loader = vm.loader_of(obj(args[2]));
    // What is not there is looked for by the loader's own code, which throws as it does in Java.
    let class = match find_class_or(vm, &name, loader)? {
        Found::Class(class) => class,
        Found::Missing(missing) if loader == LoaderId::BOOT => {
            let name = if name.starts_with('[') { &name } else { &missing };
            return Err(vm.throw_new("java/lang/ClassNotFoundException", Some(name)));
        }
        Found::Missing(missing) => {
            let class = vm.known().class_loader;
            let method = vm
                .program()
                .method_named(class, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
                .expect("ClassLoader.loadClass");
            let text = vm.new_string(&missing);
            let receiver = vm.class_of(obj(args[2]));
            return vm.call_virtual(receiver, method, &[args[2], text.word()]);
        }
    };
    if args[1] != 0 {
        vm.ensure_initialized(class)?;
    }
    Ok(vm.mirror(class).word())
}

enum Found {
    Class(ClassId),
    /// The Java name of the class (or of an array's element) that is nowhere.
    Missing(String),
}

/// Could a class or array have this internal name? HotSpot asks no loader otherwise, and shows the name with slashes.
fn is_legal(name: &str) -> bool {
    let element = name.trim_start_matches('[');
    let dims = name.len() - element.len();
    let plain = match element.strip_prefix('L') {
        Some(rest) if dims > 0 => match rest.strip_suffix(';') {
            Some(plain) => plain,
            None => return false,
        },
        _ if dims > 0 => return dims <= 255 && matches!(element, "Z" | "B" | "C" | "S" | "I" | "J" | "F" | "D"),
        _ => element,
    };
    dims <= 255 && !plain.is_empty() && !plain.starts_with('/') && !plain.contains("//") && !plain.contains([';', '['])
}

/// Loads a class by its Java name.
fn find_class_or(vm: &mut Gate, name: &str, loader: LoaderId) -> Result<Found, Trap> {
    if name.contains('/') {
        return Err(vm.throw_new("java/lang/ClassNotFoundException", Some(name)));
    }
    let internal = name.replace('.', "/");
    if !is_legal(&internal) {
        return Err(vm.throw_new("java/lang/ClassNotFoundException", Some(&internal)));
    }
    let element = internal.trim_start_matches('[');
    let element =
        if element.len() < internal.len() { element.strip_prefix('L').and_then(|e| e.strip_suffix(';')) } else { Some(element) };
    match vm.load(&internal, loader) {
        Ok(class) => Ok(Found::Class(class)),
        Err(LinkError::NotFound(missing)) if Some(missing.as_str()) == element => Ok(Found::Missing(missing.replace('/', "."))),
        Err(LinkError::NotFound(missing)) if missing == internal || name.starts_with('[') => {
            Err(vm.throw_new("java/lang/ClassNotFoundException", Some(name)))
        }
        Err(e) => Err(vm.link_trap(e)),
    }
}

fn file_of(vm: &Gate, class: ClassId) -> Option<std::sync::Arc<jaunt_classfile::ClassFile>> {
    vm.program().class(class).file.clone()
}

fn enclosing_method(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = this(vm, args);
    let Some(file) = file_of(vm, class) else { return Ok(0) };
    let Some((outer, member)) = file.attrs.enclosing_method else { return Ok(0) };
    let outer = vm.resolve_class(class, outer)?;
    let mut list = vec![vm.mirror(outer), ObjRef::NULL, ObjRef::NULL];
    if member != 0 {
        let (name, desc) = file.pool.name_and_type(member);
        list[1] = vm.intern_text(name);
        list[2] = vm.intern_text(desc);
    }
    let array = vm.known().object_array;
    Ok(vm.new_ref_array(array, &list).word())
}

fn declaring_class(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = this(vm, args);
    let Some(file) = file_of(vm, class) else { return Ok(0) };
    for inner in &file.attrs.inner_classes {
        if file.pool.class_name(inner.inner) == file.name() && inner.outer != 0 {
            let outer = vm.resolve_class(class, inner.outer)?;
            // The outer class must know it too; a hidden class is not the one that it names.
            let agreed = !vm.program().class(class).hidden
                && file_of(vm, outer).is_some_and(|o| {
                    let same = |i: &jaunt_classfile::InnerClass| {
                        i.outer != 0 && o.pool.class_name(i.inner) == file.name() && o.pool.class_name(i.outer) == o.name()
                    };
                    o.attrs.inner_classes.iter().any(same)
                });
            if !agreed {
                let text = format!(
                    "{} and {} disagree on InnerClasses attribute",
                    java_class_name(vm, outer),
                    java_class_name(vm, class)
                );
                return Err(vm.throw_new("java/lang/IncompatibleClassChangeError", Some(&text)));
            }
            return Ok(vm.mirror(outer).word());
        }
    }
    Ok(0)
}

fn simple_binary_name(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = this(vm, args);
    let Some(file) = file_of(vm, class) else { return Ok(0) };
    for inner in &file.attrs.inner_classes {
        if file.pool.class_name(inner.inner) == file.name() && inner.name != 0 {
            return Ok(vm.intern_text(file.pool.utf8(inner.name)).word());
        }
    }
    Ok(0)
}

fn declared_classes(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = this(vm, args);
    let mut list = Vec::new();
    if let Some(file) = file_of(vm, class) {
        for inner in &file.attrs.inner_classes {
            if inner.outer != 0 && inner.name != 0 && file.pool.class_name(inner.outer) == file.name() {
                list.push(vm.resolve_class(class, inner.inner)?);
            }
        }
    }
    mirrors(vm, &list)
}

fn nest_members(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = this(vm, args);
    vm.load_nest_host(class)?;
    let host = vm.nest_host(class);
    let mut list = vec![host];
    if let Some(file) = file_of(vm, host) {
        for &member in &file.attrs.nest_members {
            list.push(vm.resolve_class(host, member)?);
        }
    }
    mirrors(vm, &list)
}

fn permitted(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = this(vm, args);
    let Some(file) = file_of(vm, class) else { return Ok(0) };
    let Some(permitted) = file.attrs.permitted_subclasses.clone() else { return Ok(0) };
    let mut list = Vec::new();
    for index in permitted {
        debug_assert!(matches!(file.pool.get(index), Constant::Class { .. }));
        list.push(vm.resolve_class(class, index)?);
    }
    mirrors(vm, &list)
}
