//! `sun.nio.ch`: file channels.

use super::mapping;
use crate::field;
use crate::outside::{self, OrThrow, linux};
use jaunt_state::ObjRef;
use jaunt_vm::files::{Lock, Place, Region};
use jaunt_vm::native::{from_bool, from_int, int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};
use std::io::{self, SeekFrom};

/// `IOStatus.EOF`
const END: i32 = -1;
/// `IOStatus.UNAVAILABLE`: nothing now, perhaps later.
const UNAVAILABLE: i32 = -2;
/// `FileDispatcher.NO_LOCK`
const NO_LOCK: i32 = -1;

pub fn register(table: &mut NativeTable) {
    natives!(table, "sun/nio/ch/FileDispatcherImpl";
        "init()V" [PURE] => |_, _| Ok(0),
        "read0(Ljava/io/FileDescriptor;JI)I" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| read(vm, obj(a[0]), &[(long(a[1]), int(a[3]) as usize)], None),
        "pread0(Ljava/io/FileDescriptor;JIJ)I" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| read(vm, obj(a[0]), &[(long(a[1]), int(a[3]) as usize)], Some(a[4])),
        "readv0(Ljava/io/FileDescriptor;JI)J" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| {
            let parts = vector(vm, long(a[1]), int(a[3]))?;
            read(vm, obj(a[0]), &parts, None).map(|n| int(n) as i64 as u64)
        },
        "write0(Ljava/io/FileDescriptor;JI)I" [READS | OUTSIDE] => |vm, a| write(vm, obj(a[0]), &[(long(a[1]), int(a[3]) as usize)], None),
        "pwrite0(Ljava/io/FileDescriptor;JIJ)I" [READS | OUTSIDE] => |vm, a| write(vm, obj(a[0]), &[(long(a[1]), int(a[3]) as usize)], Some(a[4])),
        "writev0(Ljava/io/FileDescriptor;JI)J" [READS | OUTSIDE] => |vm, a| {
            let parts = vector(vm, long(a[1]), int(a[3]))?;
            write(vm, obj(a[0]), &parts, None).map(|n| int(n) as i64 as u64)
        },
        "force0(Ljava/io/FileDescriptor;Z)I" [READS | OUTSIDE | KEPT] => |vm, a| {
            mapping::write_back(vm);
            let fd = outside::descriptor(vm, obj(a[0]))?;
            match vm.files().sync(fd, a[1] != 0) {
                // Not every file can be synchronised, and the JDK does not mind.
                Err(e) if outside::number(&e) != linux::EINVAL => Err(outside::io_exception(vm, &e)),
                _ => Ok(0),
            }
        },
        "seek0(Ljava/io/FileDescriptor;J)J" [READS | OUTSIDE] => |vm, a| {
            let fd = outside::descriptor(vm, obj(a[0]))?;
            let to = if long(a[1]) < 0 { SeekFrom::Current(0) } else { SeekFrom::Start(a[1]) };
            let at = vm.files().seek(fd, to);
            at.or_throw(vm)
        },
        "truncate0(Ljava/io/FileDescriptor;J)I" [READS | OUTSIDE] => |vm, a| {
            let fd = outside::descriptor(vm, obj(a[0]))?;
            let result = vm.files().truncate(fd, a[1]);
            result.or_throw(vm)?;
            Ok(0)
        },
        "size0(Ljava/io/FileDescriptor;)J" [READS | OUTSIDE] => |vm, a| {
            let fd = outside::descriptor(vm, obj(a[0]))?;
            let stat = vm.files().stat(Place::Open(fd));
            Ok(stat.or_throw(vm)?.size)
        },
        "lock0(Ljava/io/FileDescriptor;ZJJZ)I" [READS | OUTSIDE] => |vm, a| {
            let fd = outside::descriptor(vm, obj(a[0]))?;
            let lock = if a[6] != 0 { Lock::Shared } else { Lock::Exclusive };
            let result = vm.files().lock(fd, region(a[2], a[4]), lock, a[1] != 0);
            Ok(if result.or_throw(vm)? { 0 } else { from_int(NO_LOCK) })
        },
        "release0(Ljava/io/FileDescriptor;JJ)V" [READS | OUTSIDE] => |vm, a| {
            let fd = outside::descriptor(vm, obj(a[0]))?;
            let result = vm.files().lock(fd, region(a[1], a[3]), Lock::None, true);
            result.or_throw(vm)?;
            Ok(0)
        },
        "close0(Ljava/io/FileDescriptor;)V" [READS | OUTSIDE | KEPT] => |vm, a| {
            mapping::write_back(vm);
            let fd = outside::descriptor(vm, obj(a[0]))?;
            close(vm, fd)
        },
        // Wakes threads that wait in a system call; ours never do.
        "preClose0(Ljava/io/FileDescriptor;)V" [PURE] => |_, _| Ok(0),
        "closeIntFD(I)V" [OUTSIDE] => |vm, a| close(vm, int(a[0])),
        "dup0(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;)V" [READS | OUTSIDE] => |vm, a| {
            let (from, to) = (outside::descriptor(vm, obj(a[0]))?, outside::descriptor(vm, obj(a[1]))?);
            let result = vm.files().duplicate(from, Some(to));
            result.or_throw(vm)?;
            Ok(0)
        },
        "canTransferToFromOverlappedMap0()Z" [PURE] => |_, _| Ok(from_bool(true)),
        // The alignment that direct access needs.
        "setDirect0(Ljava/io/FileDescriptor;)I" [PURE] => |_, _| Ok(4096),
    );
    natives!(table, "sun/nio/ch/FileChannelImpl";
        "transferTo0(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;)J" [READS | CONSOLE | OUTSIDE | KEPT] => transfer,
        // What Linux moves in one call.
        "maxDirectTransferSize0()I" [PURE] => |_, _| Ok(0x7fff_f000),
    );
    // Pipes; there are no sockets.
    natives!(table, "sun/nio/ch/SocketDispatcher";
        "read0(Ljava/io/FileDescriptor;JI)I" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| read(vm, obj(a[0]), &[(long(a[1]), int(a[3]) as usize)], None),
        "readv0(Ljava/io/FileDescriptor;JI)J" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| {
            let parts = vector(vm, long(a[1]), int(a[3]))?;
            read(vm, obj(a[0]), &parts, None).map(|n| int(n) as i64 as u64)
        },
    );
    natives!(table, "sun/nio/ch/FileKey";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        "init(Ljava/io/FileDescriptor;)V" [READS | WRITES | OUTSIDE] => |vm, a| {
            let fd = outside::descriptor(vm, obj(a[1]))?;
            let stat = vm.files().stat(Place::Open(fd));
            let stat = stat.or_throw(vm)?;
            field::set_long(vm, obj(a[0]), "st_dev", stat.device as i64)?;
            field::set_long(vm, obj(a[0]), "st_ino", stat.inode as i64)?;
            Ok(0)
        },
    );
    natives!(table, "sun/nio/ch/IOUtil";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        "iovMax()I" [PURE] => |_, _| Ok(1024),
        "fdLimit()I" [PURE] => |_, _| Ok(1 << 20),
        "fdVal(Ljava/io/FileDescriptor;)I" [READS] => |vm, a| Ok(from_int(outside::descriptor(vm, obj(a[0]))?)),
        "setfdVal(Ljava/io/FileDescriptor;I)V" [WRITES] => |vm, a| {
            field::set_int(vm, obj(a[0]), "fd", int(a[1]))?;
            Ok(0)
        },
        "makePipe(Z)J" [OUTSIDE] => |vm, _| {
            let pipe = vm.files().pipe();
            let (read, write) = pipe.or_throw(vm)?;
            Ok((read as u64) << 32 | write as u64)
        },
        // The channel's own flag decides; pipes never wait.
        "configureBlocking(Ljava/io/FileDescriptor;Z)V" [PURE] => |_, _| Ok(0),
        "randomBytes([B)Z" [WRITES | OUTSIDE] => |vm, a| {
            let mut bytes = vec![0; vm.array_len(obj(a[0])) as usize];
            vm.random(&mut bytes);
            vm.set_bytes(obj(a[0]), 0, &bytes)?;
            Ok(1)
        },
    );
    natives!(table, "sun/nio/ch/NativeThread";
        "init()V" [PURE] => |_, _| Ok(0),
        "current()J" [PURE] => |vm, _| Ok(vm.current().0 as u64 + 1),
        "signal(J)V" [PURE] => |_, _| Ok(0),
        "supportPendingSignals0()Z" [PURE] => |_, _| Ok(0),
    );
}

fn close(vm: &mut Gate, fd: i32) -> NativeResult {
    if fd != -1 {
        let result = vm.files().close(fd);
        result.or_throw(vm)?;
    }
    Ok(0)
}

/// The largest size stands for "to the end, wherever that is".
fn region(from: u64, size: u64) -> Region {
    Region { from, len: if size == i64::MAX as u64 { 0 } else { size } }
}

/// An array of `struct iovec`.
fn vector(vm: &mut Gate, address: i64, count: i32) -> Result<Vec<(i64, usize)>, Trap> {
    let bytes = outside::read_block(vm, address, count as usize * 16)?;
    let word = |at: usize| i64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
    Ok((0..count as usize).map(|i| (word(i * 16), word(i * 16 + 8) as usize)).collect())
}

fn read(vm: &mut Gate, fd: ObjRef, parts: &[(i64, usize)], from: Option<u64>) -> NativeResult {
    mapping::write_back(vm);
    let fd = outside::descriptor(vm, fd)?;
    let wanted = parts.iter().map(|p| p.1).sum();
    let mut buffer = vec![0; wanted];
    let n = match from {
        None => vm.read(fd, &mut buffer),
        Some(offset) => vm.files().read_at(fd, &mut buffer, offset),
    };
    let n = match n {
        Err(e) if outside::number(&e) == linux::EAGAIN => return Ok(from_int(UNAVAILABLE)),
        n => n.or_throw(vm)?,
    };
    let mut rest = &buffer[..n];
    for &(address, len) in parts {
        let (now, later) = rest.split_at(len.min(rest.len()));
        outside::write_block(vm, address, now)?;
        rest = later;
    }
    Ok(if n == 0 && wanted > 0 { from_int(END) } else { n as u64 })
}

fn write(vm: &mut Gate, fd: ObjRef, parts: &[(i64, usize)], to: Option<u64>) -> NativeResult {
    let fd = outside::descriptor(vm, fd)?;
    let mut bytes = Vec::new();
    for &(address, len) in parts {
        bytes.extend(outside::read_block(vm, address, len)?);
    }
    let n = match to {
        None => vm.files().write_some(fd, &bytes),
        Some(offset) => vm.files().write_at(fd, &bytes, offset),
    };
    match n {
        Err(e) if outside::number(&e) == linux::EAGAIN => Ok(from_int(UNAVAILABLE)),
        n => Ok(n.or_throw(vm)? as u64),
    }
}

/// `transferTo`: a piece of a file to another descriptor at its position.
fn transfer(vm: &mut Gate, a: &[u64]) -> NativeResult {
    mapping::write_back(vm);
    let (from, position, count, to) = (obj(a[1]), a[2], long(a[4]).max(0) as usize, obj(a[6]));
    let (from, to) = (outside::descriptor(vm, from)?, outside::descriptor(vm, to)?);
    let mut buffer = vec![0; count.min(1 << 18)];
    let mut moved = 0;
    while moved < count {
        let room = buffer.len().min(count - moved);
        let step: io::Result<usize> = vm.files().read_at(from, &mut buffer[..room], position + moved as u64);
        let n = step.or_throw(vm)?;
        if n == 0 {
            break;
        }
        let result = vm.write(to, &buffer[..n])?;
        result.or_throw(vm)?;
        moved += n;
    }
    Ok(moved as u64)
}
