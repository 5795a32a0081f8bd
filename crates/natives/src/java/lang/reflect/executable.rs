//! `java.lang.reflect.Executable`: parameters as the `MethodParameters` attribute names them.

use super::members::{bytes_or_null, method_of, text_or_null};
use crate::field::{ready_class, set_int, set_ref};
use jaunt_vm::native::obj;
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/reflect/Executable";
        "getParameters0()[Ljava/lang/reflect/Parameter;" [READS | INIT] => parameters,
        "getTypeAnnotationBytes0()[B" [READS] => |vm, a| {
            let m = method_of(vm, obj(a[0]))?;
            let m = vm.program().method(m);
            let (class, index) = (m.class, m.index as usize);
            let file = vm.program().class(class).file.clone().expect("methods come from a file");
            Ok(bytes_or_null(vm, &file, &file.methods[index].type_annotations).word())
        },
    );
}

fn parameters(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let executable = obj(args[0]);
    let m = method_of(vm, executable)?;
    let m = vm.program().method(m);
    let (class, index) = (m.class, m.index as usize);
    let file = vm.program().class(class).file.clone().expect("methods come from a file");
    let Some(parameters) = &file.methods[index].parameters else { return Ok(0) };
    let parameter_class = ready_class(vm, "java/lang/reflect/Parameter")?;
    let mut list = Vec::new();
    for (i, &(name, flags)) in parameters.iter().enumerate() {
        let name = text_or_null(vm, &file, name);
        let object = vm.new_object(parameter_class);
        set_ref(vm, object, "name", name)?;
        set_int(vm, object, "modifiers", flags as i32)?;
        set_ref(vm, object, "executable", executable)?;
        set_int(vm, object, "index", i as i32)?;
        list.push(object);
    }
    let array = vm.array_of(parameter_class);
    Ok(vm.new_ref_array(array, &list).word())
}
