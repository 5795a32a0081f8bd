//! `java.io`: descriptors and streams.

use jaunt_vm::native::{from_int, int, obj};
use jaunt_vm::{NativeResult, NativeTable, Vm, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/io/FileDescriptor";
        "initIDs()V" => |_, _| Ok(0),
        "getHandle(I)J" => |_, _| Ok(-1i64 as u64),
        "getAppend(I)Z" => |_, _| Ok(0),
    );
    natives!(table, "java/io/UnixFileSystem";
        "initIDs()V" => |_, _| Ok(0),
        "canonicalize0(Ljava/lang/String;)Ljava/lang/String;" => canonicalize,
        "getBooleanAttributes0(Ljava/io/File;)I" => attributes,
    );
    natives!(table, "java/io/FileOutputStream";
        "initIDs()V" => |_, _| Ok(0),
        "writeBytes([BIIZ)V" => write_bytes,
    );
    natives!(table, "java/io/FileInputStream";
        "initIDs()V" => |_, _| Ok(0),
        "readBytes([BII)I" => read_bytes,
        "available0()I" => |_, _| Ok(0),
    );
}

fn canonicalize(vm: &mut Vm, a: &[u64]) -> NativeResult {
    let path = vm.string_text(obj(a[1]));
    let text = std::fs::canonicalize(&path).map(|p| p.display().to_string()).unwrap_or(path);
    Ok(vm.new_string(&text).word())
}

/// Bits of `FileSystem.BA_*`: exists 1, regular 2, directory 4, hidden 8 (added by the Java side).
fn attributes(vm: &mut Vm, a: &[u64]) -> NativeResult {
    let path = vm.field_ref(obj(a[1]), "path");
    let path = vm.string_text(path);
    Ok(match std::fs::metadata(&path) {
        Ok(m) => 1 | if m.is_file() { 2 } else { 0 } | if m.is_dir() { 4 } else { 0 },
        Err(_) => 0,
    })
}

fn descriptor(vm: &Vm, stream: jaunt_state::ObjRef) -> i32 {
    let fd = vm.field_ref(stream, "fd");
    let offset = vm.program.field_named(vm.state.heap.class_of(fd), "fd").expect("FileDescriptor.fd").offset;
    vm.state.heap.get_i32(fd, offset)
}

fn write_bytes(vm: &mut Vm, a: &[u64]) -> NativeResult {
    let (off, len) = (int(a[2]) as usize, int(a[3]) as usize);
    let bytes = vm.state.heap.bytes(obj(a[1]))[off..off + len].to_vec();
    let fd = descriptor(vm, obj(a[0]));
    match vm.host.write(fd, &bytes) {
        Ok(()) => Ok(0),
        Err(e) => Err(vm.throw_new("java/io/IOException", Some(&e.to_string()))),
    }
}

fn read_bytes(vm: &mut Vm, a: &[u64]) -> NativeResult {
    let (off, len) = (int(a[2]) as usize, int(a[3]) as usize);
    let fd = descriptor(vm, obj(a[0]));
    let mut buffer = vec![0u8; len];
    match vm.host.read(fd, &mut buffer) {
        Ok(0) if len > 0 => Ok(from_int(-1)),
        Ok(n) => {
            vm.state.heap.bytes_mut(obj(a[1]), &vm.program)[off..off + n].copy_from_slice(&buffer[..n]);
            Ok(n as u64)
        }
        Err(e) => Err(vm.throw_new("java/io/IOException", Some(&e.to_string()))),
    }
}
