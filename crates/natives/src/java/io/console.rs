//! `java.io.Console`

use jaunt_vm::native::from_bool;
use jaunt_vm::{NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/io/Console";
        "encoding()Ljava/lang/String;" [PURE] => |_, _| Ok(0),
        // Which of these two there is depends on the update release.
        "istty()Z" [OUTSIDE] => |vm, _| {
            let files = vm.files();
            Ok(from_bool(files.is_terminal(0) && files.is_terminal(1)))
        },
        "ttyStatus()I" [OUTSIDE] => |vm, _| {
            let files = vm.files();
            Ok((0..3).filter(|&fd| files.is_terminal(fd)).map(|fd| 1 << fd).sum())
        },
        "echo(Z)Z" [PURE] => |vm, _| Err(vm.unsupported("reading a password from the console")),
    );
}
