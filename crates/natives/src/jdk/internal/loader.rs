//! `jdk.internal.loader`: native libraries. Those of the JDK are part of Jaunt; others cannot be loaded.

use crate::field::{set_int, set_long};
use jaunt_vm::native::obj;
use jaunt_vm::{NativeTable, natives};

/// Libraries of the JDK whose natives are ours (or are reported one by one as missing).
const LIBRARIES: &[&str] = &[
    "java",
    "net",
    "nio",
    "zip",
    "jimage",
    "prefs",
    "extnet",
    "management",
    "management_ext",
    "verify",
    "jli",
    "instrument",
    "rmi",
    "j2pkcs11",
    "jaas",
    "sctp",
    "attach",
    "syslookup",
];

const JNI_VERSION_10: i32 = 0x000a_0000;

pub fn register(table: &mut NativeTable) {
    natives!(table, "jdk/internal/loader/NativeLibraries";
        "findBuiltinLib(Ljava/lang/String;)Ljava/lang/String;" [PURE] => |vm, a| {
            if obj(a[0]).is_null() { return Err(vm.null_pointer()); }
            let file = vm.string_text(obj(a[0]));
            let name = file.strip_prefix("lib").and_then(|n| n.strip_suffix(".so")).unwrap_or(&file);
            if LIBRARIES.contains(&name) { Ok(vm.new_string(name).word()) } else { Ok(0) }
        },
        "load(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z" [WRITES] => |vm, a| {
            if a[2] == 0 {
                let name = vm.string_text(obj(a[1]));
                if a[4] == 0 { return Ok(0); }
                return Err(vm.unsupported(format!("native library {name}")));
            }
            set_long(vm, obj(a[0]), "handle", 1)?;
            set_int(vm, obj(a[0]), "jniVersion", JNI_VERSION_10)?;
            Ok(1)
        },
        "unload(Ljava/lang/String;ZZJ)V" [PURE] => |_, _| Ok(0),
        "findEntry0(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;)J" [PURE] => |_, _| Ok(0),
    );
}
