//! `java.lang.Throwable` and `java.lang.StackTraceElement`: from the VM's backtraces to Java's.

use jaunt_program::{ClassId, LoaderId, MethodId};
use jaunt_state::ObjRef;
use jaunt_vm::exceptions::NATIVE_PC;
use jaunt_vm::native::obj;
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/Throwable";
        "fillInStackTrace(I)Ljava/lang/Throwable;" [WRITES] => |vm, a| {
            vm.fill_backtrace(obj(a[0]))?;
            Ok(a[0])
        },
    );
    natives!(table, "java/lang/StackTraceElement";
        "initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V" [READS | WRITES] => init_elements,
    );
    natives!(table, "java/lang/NullPointerException";
        "getExtendedNPEMessage()Ljava/lang/String;" [READS] => extended_message,
    );
}

fn backtrace(vm: &mut Gate, throwable: ObjRef) -> Result<Vec<(MethodId, u32)>, Trap> {
    let array = vm.get_ref(throwable, vm.known().throwable_backtrace)?;
    if array.is_null() {
        return Ok(Vec::new());
    }
    Ok(vm.ints_at_once(array)?.chunks(2).map(|p| (MethodId(p[0]), p[1])).collect())
}

fn init_elements(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let array = obj(args[0]);
    let trace = backtrace(vm, obj(args[1]))?;
    let n = vm.array_len(array) as usize;
    for (i, (method, pc)) in trace.into_iter().take(n).enumerate() {
        let element = vm.element_ref(array, i)?;
        fill_element(vm, element, method, pc)?;
    }
    Ok(0)
}

/// Writes one `StackTraceElement`.
pub fn fill_element(vm: &mut Gate, element: ObjRef, method: MethodId, pc: u32) -> Result<(), Trap> {
    let m = vm.program().method(method);
    let class = m.class;
    let name = vm.program().name(m.name).to_string();
    let line: i32 = if pc == NATIVE_PC || m.is_native() { -2 } else { vm.line_of(method, pc as u16).map_or(-1, |l| l as i32) };
    let class_name = java_class_name(vm, class);
    let c = vm.program().class(class);
    let file = c.file.clone();
    let source = file.as_ref().and_then(|f| (f.attrs.source_file != 0).then(|| f.pool.utf8(f.attrs.source_file).to_string()));
    let module = c.module.map(|m| vm.program().name(m).to_string());
    let loader = match c.loader {
        LoaderId::BOOT => None,
        LoaderId::PLATFORM => Some("platform".to_string()),
        LoaderId::APP => Some("app".to_string()),
        other => {
            let object = vm.loader_object(other);
            let name = if object.is_null() { ObjRef::NULL } else { vm.field_ref(object, "name")? };
            (!name.is_null()).then(|| vm.string_text(name))
        }
    };
    let mirror = vm.mirror(class);
    set(vm, element, "declaringClassObject", mirror)?;
    let text = vm.intern_text(&class_name);
    set(vm, element, "declaringClass", text)?;
    let text = vm.intern_text(&name);
    set(vm, element, "methodName", text)?;
    if let Some(source) = source {
        let text = vm.intern_text(&source);
        set(vm, element, "fileName", text)?;
    }
    if let Some(module) = module {
        let text = vm.intern_text(&module);
        set(vm, element, "moduleName", text)?;
        let version = vm.module_version(&module);
        if !version.is_null() {
            set(vm, element, "moduleVersion", version)?;
        }
    }
    if let Some(loader) = loader {
        let text = vm.intern_text(&loader);
        set(vm, element, "classLoaderName", text)?;
    }
    let field =
        vm.program().field_named(vm.known().stack_trace_element, "lineNumber").expect("StackTraceElement.lineNumber").offset;
    vm.set_i32(element, field, line)
}

fn set(vm: &mut Gate, object: ObjRef, field: &str, value: ObjRef) -> Result<(), Trap> {
    let class = vm.class_of(object);
    if let Some(f) = vm.program().field_named(class, field) {
        let offset = f.offset;
        vm.set_ref(object, offset, value)?;
    }
    Ok(())
}

/// `Class.getName`; hidden classes have a slash before their suffix.
pub fn java_class_name(vm: &Gate, class: ClassId) -> String {
    vm.shown_name(class)
}

fn extended_message(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let trace = backtrace(vm, obj(args[0]))?;
    let Some(&(method, pc)) = trace.first() else { return Ok(0) };
    if pc == NATIVE_PC {
        return Ok(0);
    }
    let m = vm.program().method(method);
    if vm.program().class(m.class).hidden {
        return Ok(0);
    }
    let Some(file) = vm.program().class(m.class).file.clone() else { return Ok(0) };
    match jaunt_classfile::npe::npe_message(&file, &file.methods[m.index as usize], pc as u16) {
        Some(text) => Ok(vm.new_string(&text).word()),
        None => Ok(0),
    }
}
