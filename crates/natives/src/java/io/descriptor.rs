//! `java.io.FileDescriptor` and the cleaner of lost ones.

use crate::field;
use crate::outside::{self, OrThrow, linux};
use jaunt_state::ObjRef;
use jaunt_vm::native::{from_bool, int, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/io/FileDescriptor";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        "getHandle(I)J" [PURE] => |_, _| Ok(-1i64 as u64),
        "getAppend(I)Z" [OUTSIDE] => |vm, a| {
            // The console's descriptors are asked when the library starts; they are not opened by us.
            let flags = vm.files().open_flags(int(a[0])).unwrap_or(0);
            Ok(from_bool(flags & linux::O_APPEND != 0))
        },
        "sync()V" [READS | OUTSIDE] => |vm, a| {
            let fd = outside::descriptor(vm, obj(a[0]))?;
            match vm.files().sync(fd, true) {
                Ok(()) => Ok(0),
                Err(_) => Err(vm.throw_new("java/io/SyncFailedException", Some("sync failed"))),
            }
        },
        "close0()V" [READS | WRITES | OUTSIDE] => |vm, a| close(vm, obj(a[0])),
    );
    natives!(table, "java/io/FileCleanable";
        "cleanupClose0(IJ)V" [OUTSIDE] => |vm, a| {
            let result = vm.files().close(int(a[0]));
            result.or_throw(vm)?;
            Ok(0)
        },
    );
}

/// Closes what a `FileDescriptor` object names. The first three are pointed at `/dev/null` instead, as the JDK does, so
/// that no other file gets their number.
pub fn close(vm: &mut Gate, object: ObjRef) -> NativeResult {
    let fd = outside::descriptor(vm, object)?;
    if fd == -1 {
        return Ok(0);
    }
    field::set_int(vm, object, "fd", -1)?;
    if fd <= 2 && vm.options().closed {
        // There is nothing behind it that could be closed.
        return Ok(0);
    }
    if fd <= 2 {
        vm.flush();
        let files = vm.files();
        let result = files.open(None, b"/dev/null", linux::O_WRONLY, 0).and_then(|null| {
            files.duplicate(null, Some(fd))?;
            files.close(null)
        });
        result.or_throw(vm)?;
        return Ok(0);
    }
    let result = vm.files().close(fd);
    result.or_throw(vm)?;
    Ok(0)
}

/// Opens a file for a stream and puts its number into the stream's descriptor. Directories cannot be opened.
pub fn open_for_stream(vm: &mut Gate, stream: ObjRef, path: ObjRef, flags: i32) -> NativeResult {
    crate::sun::nio::mapping::write_back(vm);
    let bytes = outside::platform_bytes(vm, path)?;
    // The system takes "file/" for a directory; Java's streams do not care.
    let mut end = bytes.len();
    while end > 1 && bytes[end - 1] == b'/' {
        end -= 1;
    }
    if vm.is_search() && bytes.starts_with(vm.options().java_home.as_os_str().as_encoded_bytes()) {
        // There are no files in a search. That the JDK lacks its own is not the program's fault.
        return Err(vm.unsupported(format!("reading {} in a search", vm.string_text(path))));
    }
    let files = vm.files();
    let opened =
        files.open(None, &bytes[..end], flags, 0o666).and_then(|fd| match files.stat(jaunt_vm::files::Place::Open(fd)) {
            Ok(stat) if stat.is_directory() => {
                let _ = files.close(fd);
                Err(outside::error(linux::EISDIR))
            }
            _ => Ok(fd),
        });
    match opened {
        Ok(fd) => {
            let object = field::get_ref(vm, stream, "fd")?;
            field::set_int(vm, object, "fd", fd)?;
            field::set_bool(vm, object, "append", flags & linux::O_APPEND != 0)?;
            Ok(0)
        }
        Err(e) => {
            let text = format!("{} ({})", vm.string_text(path), outside::error_text(&e));
            Err(vm.throw_new("java/io/FileNotFoundException", Some(&text)))
        }
    }
}

/// The open descriptor of a stream.
pub fn open_descriptor(vm: &mut Gate, stream: ObjRef) -> Result<i32, Trap> {
    let object = field::get_ref(vm, stream, "fd")?;
    match outside::descriptor(vm, object)? {
        -1 => Err(vm.throw_new("java/io/IOException", Some("Stream Closed"))),
        fd => Ok(fd),
    }
}
