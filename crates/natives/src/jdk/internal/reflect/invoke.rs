//! Calls by reflection: `Method.invoke` and `Constructor.newInstance` before the library replaces them by generated
//! classes. Checks and messages are HotSpot's.

use crate::java::lang::reflect::members::method_of;
use jaunt_program::link::param_types;
use jaunt_program::{ClassId, Kind, MethodId};
use jaunt_state::{FrameKind, ObjRef};
use jaunt_vm::native::obj;
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jdk/internal/reflect/NativeMethodAccessorImpl";
        "invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;" [READS | CALLS | INIT] => invoke,
    );
    natives!(table, "jdk/internal/reflect/NativeConstructorAccessorImpl";
        "newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;" [READS | CALLS | INIT] => new_instance,
    );
}

pub fn mismatch(vm: &mut Gate) -> Trap {
    vm.throw_new("java/lang/IllegalArgumentException", Some("argument type mismatch"))
}

/// Widening primitive conversion (JLS 5.1.2) of a register; `None` where there is none.
pub fn widen(vm: &mut Gate, word: u64, from: Kind, to: Kind) -> Option<u64> {
    if from == Kind::Long && to != from {
        vm.moment_is_converted(word);
    }
    jaunt_vm::convert::widen(word, from, to)
}

/// The argument registers of a call, unboxed and widened.
fn arguments(vm: &mut Gate, method: MethodId, receiver: Option<ObjRef>, given: ObjRef) -> Result<Vec<u64>, Trap> {
    let method = vm.program().method(method);
    let (desc, owner) = (vm.program().name(method.desc).to_string(), method.class);
    let types: Vec<&str> = param_types(&desc).collect();
    let values: Vec<ObjRef> = if given.is_null() { Vec::new() } else { vm.refs_in_steps(given)? };
    if values.len() != types.len() {
        return Err(vm.throw_new("java/lang/IllegalArgumentException", Some("wrong number of arguments")));
    }
    let loader = vm.program().class(owner).loader;
    let mut args: Vec<u64> = receiver.iter().map(|r| r.word()).collect();
    for (t, value) in types.into_iter().zip(values) {
        let kind = Kind::of_descriptor(t.as_bytes()[0]);
        if kind == Kind::Ref {
            if !value.is_null() {
                let class = vm.class_of_type(t, loader)?;
                if !vm.program().is_subclass(vm.class_of(value), class) {
                    return Err(mismatch(vm));
                }
            }
            args.push(value.word());
            continue;
        }
        if value.is_null() {
            return Err(vm.throw_new("java/lang/IllegalArgumentException", None));
        }
        let word = vm.unbox_value(value).and_then(|(from, word)| widen(vm, word, from, kind));
        let Some(word) = word else { return Err(mismatch(vm)) };
        args.push(word);
        if kind.is_wide() {
            args.push(0);
        }
    }
    Ok(args)
}

fn invoke(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let reflected = method_of(vm, obj(a[0]))?;
    let m = vm.program().method(reflected);
    let (owner, is_static, ret) = (m.class, m.is_static(), m.ret);
    let receiver = obj(a[1]);
    let mut target = Some(reflected);
    if is_static {
        vm.ensure_initialized(owner)?;
    } else {
        if receiver.is_null() {
            return Err(vm.null_pointer());
        }
        let class = vm.class_of(receiver);
        if !vm.program().is_subclass(class, owner) {
            let text = "object is not an instance of declaring class";
            return Err(vm.throw_new("java/lang/IllegalArgumentException", Some(text)));
        }
        target = vm.select(class, reflected);
    }
    let args = serving(vm, |vm| arguments(vm, reflected, (!is_static).then_some(receiver), obj(a[2])))?;
    let Some(target) = target else {
        let trap = vm.abstract_method(reflected);
        return Err(wrapped(vm, trap));
    };
    let m = vm.program().method(target);
    let (is_native, is_polymorphic) = (m.is_native(), m.signature_polymorphic);
    if m.is_abstract() {
        let trap = vm.abstract_method(target);
        return Err(wrapped(vm, trap));
    }
    if is_polymorphic {
        let trap = polymorphic(vm, target);
        return Err(wrapped(vm, trap));
    }
    if !is_native {
        serving(vm, |vm| vm.push_frame(target, &args, FrameKind::Reflect(ret)))?;
        return Err(Trap::Called);
    }
    match serving(vm, |vm| vm.call_id(target, &args)) {
        Ok(word) => Ok(vm.box_value(ret, word)?.word()),
        Err(Trap::Called) => {
            // The native left a frame whose result is the call's: it has to be boxed.
            vm.turn_frame(FrameKind::Reflect(ret));
            Err(Trap::Called)
        }
        Err(Trap::Yield(word)) => Err(Trap::Yield(vm.box_value(ret, word)?.word())),
        Err(trap) => Err(wrapped(vm, trap)),
    }
}

/// The bookkeeping of reflection is quiet; what it does for the program is not.
fn serving<T>(vm: &mut Gate, act: impl FnOnce(&mut Gate) -> T) -> T {
    vm.serve(true);
    let result = act(vm);
    vm.serve(false);
    result
}

/// What the method threw, in an InvocationTargetException.
fn wrapped(vm: &mut Gate, trap: Trap) -> Trap {
    match trap {
        Trap::Throw(exception) => Trap::Throw(vm.wrap_target(exception)),
        other => other,
    }
}

fn polymorphic(vm: &mut Gate, method: MethodId) -> Trap {
    let m = vm.program().method(method);
    if m.class == vm.known().var_handle {
        let text = format!("'{}'", vm.pretty_method(method));
        return vm.throw_new("java/lang/UnsatisfiedLinkError", Some(&text));
    }
    let text = format!("MethodHandle.{} cannot be invoked reflectively", vm.program().name(m.name));
    vm.throw_new("java/lang/UnsupportedOperationException", Some(&text))
}

fn new_instance(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let init = method_of(vm, obj(a[0]))?;
    let class: ClassId = vm.program().method(init).class;
    let c = vm.program().class(class);
    if c.is_abstract() || c.is_interface() || class == vm.known().class {
        let name = vm.program().java_name(class);
        let what =
            if class == vm.known().class { "java/lang/IllegalAccessException" } else { "java/lang/InstantiationException" };
        return Err(vm.throw_new(what, Some(&name)));
    }
    vm.ensure_initialized(class)?;
    // The object is made last: a collection may happen only before it, and the frame keeps it alive.
    let mut args = serving(vm, |vm| arguments(vm, init, Some(ObjRef::NULL), obj(a[1])))?;
    let object = vm.new_object_checked(class)?;
    args[0] = object.word();
    vm.push_frame(init, &args, FrameKind::Construct(object))?;
    Err(Trap::Called)
}
