//! `java.util.zip`: checksums and compression.

pub mod checksum;
pub mod deflater;
pub mod inflater;
mod zlib;

use crate::outside;
use jaunt_state::ObjRef;
use jaunt_vm::native::{int, long, obj};
use jaunt_vm::{Gate, NativeTable, Trap};

pub fn register(table: &mut NativeTable) {
    checksum::register(table);
    deflater::register(table);
    inflater::register(table);
}

/// A buffer argument: a range of a Java array, or off-heap memory.
#[derive(Clone, Copy)]
enum Buffer {
    Array(ObjRef, usize, usize),
    Block(i64, usize),
}

impl Buffer {
    /// From array, offset and length.
    fn array(a: &[u64]) -> Buffer {
        Buffer::Array(obj(a[0]), int(a[1]) as usize, int(a[2]) as usize)
    }

    /// From address (two slots) and length.
    fn block(a: &[u64]) -> Buffer {
        Buffer::Block(long(a[0]), int(a[2]) as usize)
    }

    fn len(self) -> usize {
        match self {
            Buffer::Array(_, _, len) | Buffer::Block(_, len) => len,
        }
    }

    fn read(self, vm: &mut Gate) -> Result<Vec<u8>, Trap> {
        match self {
            Buffer::Array(array, from, len) => {
                let range = outside::check_range(vm, array, from as i32, len as i32)?;
                vm.bytes_at_once(array, range)
            }
            Buffer::Block(address, len) => outside::read_block(vm, address, len),
        }
    }

    /// One byte after the other, as far as others can see that.
    fn read_in_steps(self, vm: &mut Gate) -> Result<Vec<u8>, Trap> {
        match self {
            Buffer::Array(array, from, len) => {
                let range = outside::check_range(vm, array, from as i32, len as i32)?;
                vm.bytes_in_steps(array, range)
            }
            Buffer::Block(_, 0) => Ok(Vec::new()),
            Buffer::Block(address, len) => vm.memory_in_steps(address, len),
        }
    }

    fn write(self, vm: &mut Gate, bytes: &[u8]) -> Result<(), Trap> {
        match self {
            Buffer::Array(array, from, _) => {
                let range = outside::check_range(vm, array, from as i32, bytes.len() as i32)?;
                vm.set_bytes(array, range.start, bytes)
            }
            Buffer::Block(address, _) => outside::write_block(vm, address, bytes),
        }
    }
}

/// How many bytes were read and written, and two flags, in one long.
fn packed(read: usize, written: usize, finished: bool, flag: bool) -> u64 {
    read as u64 | (written as u64) << 31 | (finished as u64) << 62 | (flag as u64) << 63
}
