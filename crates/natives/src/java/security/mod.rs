//! `java.security`: there is no security manager, so every context is the empty one.

use jaunt_vm::{NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/security/AccessController";
        "getStackAccessControlContext()Ljava/security/AccessControlContext;" [PURE] => |_, _| Ok(0),
        "getInheritedAccessControlContext()Ljava/security/AccessControlContext;" [PURE] => |_, _| Ok(0),
        "ensureMaterializedForStackWalk(Ljava/lang/Object;)V" [PURE] => |_, _| Ok(0),
        "getProtectionDomain(Ljava/lang/Class;)Ljava/security/ProtectionDomain;" [PURE] => |_, _| Ok(0),
    );
}
