//! `java.io.FileInputStream` and `FileOutputStream`; `RandomAccessFile` shares their reading and writing.

use super::descriptor::{open_descriptor, open_for_stream};
use crate::outside::{self, OrThrow, linux};
use jaunt_state::Status;
use jaunt_vm::files::Place;
use jaunt_vm::native::{from_int, int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};
use std::io::SeekFrom;

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/io/FileInputStream";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        "open0(Ljava/lang/String;)V" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| open_for_stream(vm, obj(a[0]), obj(a[1]), linux::O_RDONLY),
        "read0()I" [READS | SLEEP | OUTSIDE] => read_one,
        "readBytes([BII)I" [READS | WRITES | SLEEP | OUTSIDE] => read_bytes,
        "length0()J" [READS | OUTSIDE] => length,
        "position0()J" [READS | OUTSIDE] => position,
        "skip0(J)J" [READS | OUTSIDE] => |vm, a| {
            let fd = open_descriptor(vm, obj(a[0]))?;
            let files = vm.files();
            let moved = files.seek(fd, SeekFrom::Current(0)).and_then(|from| Ok((from, files.seek(fd, SeekFrom::Current(long(a[1])))?)));
            let (from, to) = moved.or_throw(vm)?;
            Ok(to.wrapping_sub(from))
        },
        "available0()I" [READS | OUTSIDE] => |vm, a| {
            let fd = open_descriptor(vm, obj(a[0]))?;
            let n = vm.files().available(fd);
            Ok(n.or_throw(vm)?.min(i32::MAX as u64))
        },
    );
    natives!(table, "java/io/FileOutputStream";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        "open0(Ljava/lang/String;Z)V" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| {
            let how = if a[2] != 0 { linux::O_APPEND } else { linux::O_TRUNC };
            open_for_stream(vm, obj(a[0]), obj(a[1]), linux::O_WRONLY | linux::O_CREAT | how)
        },
        "write(IZ)V" [READS | CONSOLE | OUTSIDE] => write_one,
        "writeBytes([BIIZ)V" [READS | CALLS | CONSOLE | OUTSIDE] => write_bytes,
    );
}

/// Nanoseconds between two looks at standard input while other threads go on.
const INPUT_POLL: u64 = 1_000_000;

/// A thread that waits for standard input must not keep the others from running.
fn await_input(vm: &mut Gate, fd: i32) -> Result<(), Trap> {
    // In a search there is nothing to wait for: standard input is at its end.
    if fd != 0 || vm.is_search() {
        return Ok(());
    }
    vm.forget_wake();
    if vm.waits_alone() || vm.input_ready() {
        return Ok(());
    }
    let deadline = vm.deadline_after(INPUT_POLL);
    Err(vm.block(Status::Sleeping { deadline }))
}

pub fn read_one(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let fd = open_descriptor(vm, obj(a[0]))?;
    await_input(vm, fd)?;
    let mut buffer = [0u8];
    let n = vm.read(fd, &mut buffer);
    Ok(if n.or_throw(vm)? == 0 { from_int(-1) } else { buffer[0] as u64 })
}

pub fn read_bytes(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let range = outside::check_range(vm, obj(a[1]), int(a[2]), int(a[3]))?;
    if range.is_empty() {
        return Ok(0);
    }
    let fd = open_descriptor(vm, obj(a[0]))?;
    await_input(vm, fd)?;
    let n = vm.read_into(fd, obj(a[1]), range)?;
    Ok(match n.or_throw(vm)? {
        0 => from_int(-1),
        n => n as u64,
    })
}

pub fn write_one(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let fd = open_descriptor(vm, obj(a[0]))?;
    let result = vm.write(fd, &[a[1] as u8])?;
    result.or_throw(vm)?;
    Ok(0)
}

pub fn write_bytes(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let range = outside::check_range(vm, obj(a[1]), int(a[2]), int(a[3]))?;
    if range.is_empty() {
        return Ok(0);
    }
    let fd = open_descriptor(vm, obj(a[0]))?;
    let bytes = vm.bytes_in_steps(obj(a[1]), range)?;
    let result = vm.write(fd, &bytes)?;
    result.or_throw(vm)?;
    Ok(0)
}

pub fn length(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let fd = open_descriptor(vm, obj(a[0]))?;
    let stat = vm.files().stat(Place::Open(fd));
    Ok(stat.or_throw(vm)?.size)
}

pub fn position(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let fd = open_descriptor(vm, obj(a[0]))?;
    let at = vm.files().seek(fd, SeekFrom::Current(0));
    at.or_throw(vm)
}
