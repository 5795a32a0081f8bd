//! `java.io.Console`

use jaunt_vm::{NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/io/Console";
        "encoding()Ljava/lang/String;" => |_, _| Ok(0),
        "ttyStatus()I" => |vm, _| {
            let files = vm.host.files();
            Ok((0..3).filter(|&fd| files.is_terminal(fd)).map(|fd| 1 << fd).sum())
        },
        "echo(Z)Z" => |vm, _| Err(vm.unsupported("reading a password from the console")),
    );
}
