//! `CRC32` and `Adler32`; `CRC32C` is Java code.

use super::{Buffer, zlib};
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/util/zip/CRC32";
        "update(II)I" [PURE] => |_, a| Ok(zlib::crc32(a[0] as u32, &[a[1] as u8]) as u64),
        "updateBytes0(I[BII)I" [READS | CALLS] => |vm, a| over(vm, a[0], Buffer::array(&a[1..]), zlib::crc32),
        "updateByteBuffer0(IJII)I" [READS | CALLS] => |vm, a| over(vm, a[0], Buffer::Block(a[1] as i64 + a[3] as u32 as i64, a[4] as u32 as usize), zlib::crc32),
    );
    natives!(table, "java/util/zip/Adler32";
        "update(II)I" [PURE] => |_, a| Ok(zlib::adler32(a[0] as u32, &[a[1] as u8]) as u64),
        "updateBytes(I[BII)I" [READS | CALLS] => |vm, a| over(vm, a[0], Buffer::array(&a[1..]), zlib::adler32),
        "updateByteBuffer(IJII)I" [READS | CALLS] => |vm, a| over(vm, a[0], Buffer::Block(a[1] as i64 + a[3] as u32 as i64, a[4] as u32 as usize), zlib::adler32),
    );
}

fn over(vm: &mut Gate, sum: u64, buffer: Buffer, update: fn(u32, &[u8]) -> u32) -> NativeResult {
    let bytes = buffer.read_in_steps(vm)?;
    Ok(update(sum as u32, &bytes) as u64)
}
