//! Files of the class path under `check`: the only files that there are in a closed world. See `jaunt.vm.Resources`.

use crate::field::ready_class;
use jaunt_vm::native::obj;
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    // These stand in front of Java code, and only in a closed world (`jaunt_vm::vm::CLOSED_ONLY`).
    natives!(table, "jdk/internal/loader/BuiltinClassLoader";
        "findResourceOnClassPath(Ljava/lang/String;)Ljava/net/URL;" [READS | CALLS | INIT] =>
            |vm, a| ask(vm, "find", "(Ljava/lang/String;)Ljava/net/URL;", a),
        "findResourcesOnClassPath(Ljava/lang/String;)Ljava/util/Enumeration;" [READS | CALLS | INIT] =>
            |vm, a| ask(vm, "findAll", "(Ljava/lang/String;)Ljava/util/Enumeration;", a),
    );
    natives!(table, "jaunt/vm/Resources";
        "urls(Ljava/lang/String;)[Ljava/lang/String;" [PURE] => |vm, a| {
            let mut urls = Vec::new();
            if !obj(a[0]).is_null() {
                let name = vm.string_text(obj(a[0]));
                match vm.class_path().find_resources(&name) {
                    Ok(found) => urls.extend(found.into_iter().map(|r| r.url)),
                    Err(e) => return Err(vm.unsupported(format!("the resource {name} of the class path: {e}"))),
                }
            }
            let strings: Vec<_> = urls.iter().map(|url| vm.new_string(url)).collect();
            let class = vm.known().string_array;
            Ok(vm.new_ref_array(class, &strings).word())
        },
        "bytes(Ljava/lang/String;)[B" [PURE] => |vm, a| {
            let url = vm.string_text(obj(a[0]));
            match vm.class_path().resource_at(&url) {
                Ok(Some(bytes)) => {
                    vm.check_room(bytes.len())?;
                    Ok(vm.new_bytes(&bytes).word())
                }
                Ok(None) => Ok(0),
                Err(e) => Err(vm.unsupported(format!("the resource {url} of the class path: {e}"))),
            }
        },
        "missing(Ljava/lang/String;)V" [PURE] => |vm, a| {
            let what = vm.string_text(obj(a[0]));
            Err(vm.unsupported(what))
        },
    );
}

/// Only one of the library's loaders has a class path.
fn ask(vm: &mut Gate, name: &str, desc: &str, a: &[u64]) -> NativeResult {
    let class = ready_class(vm, "jaunt/vm/Resources")?;
    let method = vm.program().method_named(class, name, desc).expect("our own class");
    let wanted = if vm.field_ref(obj(a[0]), "ucp")?.is_null() { 0 } else { a[1] };
    vm.call_id(method, &[wanted])
}
