//! `java.io.ObjectStreamClass`

use jaunt_vm::native::{from_bool, obj};
use jaunt_vm::{NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/io/ObjectStreamClass";
        "initNative()V" [PURE] => |_, _| Ok(0),
        "hasStaticInitializer(Ljava/lang/Class;)Z" [PURE] => |vm, a| {
            let class = vm.class_of_mirror(obj(a[0]));
            let methods = &vm.program().class(class).methods;
            Ok(from_bool(methods.iter().any(|&m| vm.program().name(vm.program().method(m).name) == "<clinit>")))
        },
    );
}
