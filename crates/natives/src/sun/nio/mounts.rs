//! `sun.nio.fs.LinuxNativeDispatcher`: the table of mounted file systems, read line by line as libc's `getmntent` does.

use super::fs::unix_exception;
use crate::field;
use crate::outside::{c_string, linux};
use jaunt_vm::native::{from_int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

/// The lines of a table and the next one to read.
struct Table {
    lines: Vec<Vec<u8>>,
    next: usize,
}

pub fn register(table: &mut NativeTable) {
    natives!(table, "sun/nio/fs/LinuxNativeDispatcher";
        "init()V" [PURE] => |_, _| Ok(0),
        "setmntent0(JJ)J" [READS | WRITES | OUTSIDE | KEPT] => open,
        "getmntent0(JLsun/nio/fs/UnixMountEntry;JI)I" [WRITES | KEPT] => next_entry,
        "endmntent(J)V" [KEPT] => |vm, a| {
            vm.native_data().remove::<Table>(long(a[0]));
            Ok(0)
        },
    );
    natives!(table, "sun/nio/fs/UnixNativeDispatcher";
        "rewind(J)V" [KEPT] => |vm, a| {
            if let Some(table) = vm.native_data().get::<Table>(long(a[0])) {
                table.next = 0;
            }
            Ok(0)
        },
        "getlinelen(J)I" [KEPT] => |vm, a| {
            let line = vm.native_data().get::<Table>(long(a[0])).and_then(|table| {
                table.next += 1;
                table.lines.get(table.next - 1).map(Vec::len)
            });
            Ok(from_int(line.map_or(-1, |n| n as i32 + 1)))
        },
    );
}

/// A whole file.
pub fn read_file(vm: &mut Gate, path: &[u8]) -> std::io::Result<Vec<u8>> {
    let fd = vm.files().open(None, path, linux::O_RDONLY, 0)?;
    let mut bytes = Vec::new();
    let mut buffer = vec![0; 1 << 14];
    let result = loop {
        match vm.read(fd, &mut buffer) {
            Ok(0) => break Ok(bytes),
            Ok(n) => bytes.extend_from_slice(&buffer[..n]),
            Err(e) => break Err(e),
        }
    };
    let _ = vm.files().close(fd);
    result
}

fn open(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let path = c_string(vm, long(a[0]))?;
    let text = read_file(vm, &path).map_err(|e| unix_exception(vm, &e))?;
    let lines = text.split(|&b| b == b'\n').filter(|l| !l.is_empty() && !l.starts_with(b"#")).map(<[u8]>::to_vec).collect();
    Ok(vm.native_data().insert(Table { lines, next: 0 }) as u64)
}

fn next_entry(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let line = vm.native_data().get::<Table>(long(a[0])).and_then(|table| {
        table.next += 1;
        table.lines.get(table.next - 1).cloned()
    });
    let Some(line) = line else { return Ok(from_int(-1)) };
    let mut words = line.split(|&b| b == b' ' || b == b'\t').filter(|w| !w.is_empty());
    for name in ["name", "dir", "fstype", "opts"] {
        let word = unescape(words.next().unwrap_or_default());
        let array = vm.new_bytes(&word);
        field::set_ref(vm, obj(a[2]), name, array)?;
    }
    Ok(0)
}

/// Spaces and the like stand as `\040`.
fn unescape(word: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = word;
    while let Some((&first, tail)) = rest.split_first() {
        let octal = tail.get(..3).filter(|d| first == b'\\' && d.iter().all(|b| (b'0'..=b'7').contains(b)));
        match octal {
            Some(d) => {
                bytes.push(d.iter().fold(0u8, |n, b| n.wrapping_mul(8).wrapping_add(b - b'0')));
                rest = &tail[3..];
            }
            None => {
                bytes.push(first);
                rest = tail;
            }
        }
    }
    bytes
}
