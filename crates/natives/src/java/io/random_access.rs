//! `java.io.RandomAccessFile`

use super::descriptor::{open_descriptor, open_for_stream};
use super::streams;
use crate::outside::{OrThrow, linux};
use jaunt_vm::native::{int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};
use std::io::SeekFrom;

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/io/RandomAccessFile";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        "open0(Ljava/lang/String;I)V" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| {
            // The constants of the class: read 1, read and write 2, sync 4, dsync 8.
            let mode = int(a[2]);
            let mut flags = if mode & 2 != 0 { linux::O_RDWR | linux::O_CREAT } else { linux::O_RDONLY };
            if mode & 4 != 0 {
                flags |= linux::O_SYNC;
            } else if mode & 8 != 0 {
                flags |= linux::O_DSYNC;
            }
            open_for_stream(vm, obj(a[0]), obj(a[1]), flags)
        },
        "read0()I" [READS | SLEEP | OUTSIDE] => streams::read_one,
        "readBytes([BII)I" [READS | WRITES | SLEEP | OUTSIDE] => streams::read_bytes,
        "write0(I)V" [READS | CONSOLE | OUTSIDE] => streams::write_one,
        "writeBytes([BII)V" [READS | CALLS | CONSOLE | OUTSIDE] => streams::write_bytes,
        "getFilePointer()J" [READS | OUTSIDE] => streams::position,
        "length()J" [READS | OUTSIDE] => streams::length,
        "seek0(J)V" [READS | OUTSIDE] => |vm, a| {
            let fd = open_descriptor(vm, obj(a[0]))?;
            if long(a[1]) < 0 {
                return Err(vm.throw_new("java/io/IOException", Some("Negative seek offset")));
            }
            let result = vm.files().seek(fd, SeekFrom::Start(a[1]));
            result.or_throw(vm)?;
            Ok(0)
        },
        "setLength(J)V" [READS | OUTSIDE] => set_length,
    );
}

fn set_length(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let fd = open_descriptor(vm, obj(a[0]))?;
    let len = a[1];
    let files = vm.files();
    let result = files.seek(fd, SeekFrom::Current(0)).and_then(|here| {
        files.truncate(fd, len)?;
        // The position stays, but never behind the new end.
        files.seek(fd, if here > len { SeekFrom::End(0) } else { SeekFrom::Start(here) })
    });
    result.or_throw(vm)?;
    Ok(0)
}
