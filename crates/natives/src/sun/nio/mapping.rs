//! `FileChannel.map`: a mapped file is a block of off-heap memory with the file's bytes.
//!
//! Java leaves open when a change becomes visible; programs expect it at once. So blocks that may be written are
//! compared with what was read, and changed bytes are written back, before the file is looked at in any other way.

use crate::field;
use crate::outside::{self, OrThrow};
use jaunt_vm::native::{int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

struct Mapping {
    address: i64,
    /// Our own descriptor: the channel may be closed before the mapping ends.
    fd: i32,
    from: u64,
    /// The bytes as the file has them.
    known: Vec<u8>,
}

const READ_WRITE: i32 = 1;

pub fn register(table: &mut NativeTable) {
    natives!(table, "sun/nio/ch/FileChannelImpl";
        // The unit that positions are rounded to.
        "initIDs()J" [PURE] => |_, _| Ok(4096),
        "map0(IJJZ)J" [READS | WRITES | HEAP | OUTSIDE | KEPT] => map,
        "unmap0(JJ)I" [READS | HEAP | OUTSIDE | KEPT] => |vm, a| {
            write_back(vm);
            let address = long(a[0]);
            let gone: Vec<i64> = vm.native_data().all::<Mapping>().filter(|(_, m)| m.address == address).map(|(n, _)| n).collect();
            for number in gone {
                if let Some(mapping) = vm.native_data().remove::<Mapping>(number) {
                    let _ = vm.files().close(mapping.fd);
                }
            }
            vm.free_block(address)?;
            Ok(0)
        },
    );
    natives!(table, "java/nio/MappedMemoryUtils";
        "isLoaded0(JJJ)Z" [PURE] => |_, _| Ok(1),
        "load0(JJ)V" [PURE] => |_, _| Ok(0),
        "unload0(JJ)V" [PURE] => |_, _| Ok(0),
        "force0(Ljava/io/FileDescriptor;JJ)V" [READS | OUTSIDE | KEPT] => |vm, _| {
            write_back(vm);
            Ok(0)
        },
    );
}

fn map(vm: &mut Gate, a: &[u64]) -> NativeResult {
    write_back(vm);
    let (protection, from, len) = (int(a[1]), a[2], long(a[4]) as usize);
    let object = field::get_ref(vm, obj(a[0]), "fd")?;
    let fd = outside::descriptor(vm, object)?;
    let Some(address) = vm.allocate_block(len)? else {
        return Err(vm.throw_new("java/lang/OutOfMemoryError", Some("Map failed")));
    };
    let mut known = vec![0; len];
    let mut have = 0;
    while have < len {
        let n = vm.files().read_at(fd, &mut known[have..], from + have as u64);
        match n.or_throw(vm)? {
            0 => break,
            n => have += n,
        }
    }
    outside::write_block(vm, address, &known)?;
    if protection == READ_WRITE {
        let fd = vm.files().duplicate(fd, None);
        let fd = fd.or_throw(vm)?;
        vm.native_data().insert(Mapping { address, fd, from, known });
    }
    Ok(address as u64)
}

/// Brings the files up to date with what was written to their mappings.
pub fn write_back(vm: &mut Gate) {
    if vm.native_data().is_empty() {
        return;
    }
    let all: Vec<(i64, i64, usize)> =
        vm.native_data().all::<Mapping>().map(|(number, m)| (number, m.address, m.known.len())).collect();
    for (number, address, len) in all {
        let Ok(now) = outside::read_block(vm, address, len) else { continue };
        let Some(mapping) = vm.native_data().get::<Mapping>(number) else { continue };
        let (fd, from) = (mapping.fd, mapping.from);
        let mut changes = Vec::new();
        let mut at = 0;
        while at < len {
            if now[at] == mapping.known[at] {
                at += 1;
                continue;
            }
            let start = at;
            while at < len && now[at] != mapping.known[at] {
                at += 1;
            }
            changes.push(start..at);
        }
        for change in &changes {
            mapping.known[change.clone()].copy_from_slice(&now[change.clone()]);
        }
        for change in changes {
            // Memory cannot fail either: a full disk would be a signal.
            let _ = vm.files().write_at(fd, &now[change.clone()], from + change.start as u64);
        }
    }
}
