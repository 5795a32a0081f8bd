//! Memory as `Unsafe` and var handles see it: an object and an offset, checked.
//!
//! Offsets of fields and elements are the body offset plus [`BASE_OFFSET`]. A class's statics are addressed through its
//! mirror with [`STATIC_BIT`] set. Off-heap blocks are byte arrays of the state: an address is the number of the
//! block in the high half and an offset in the low half, so address arithmetic inside a block works and everything stays
//! part of the state.

use crate::init::{read_kind, write_kind};
use crate::native::Trap;
use crate::vm::Vm;
use jaunt_program::{ClassId, Kind};
use jaunt_state::ObjRef;
use jaunt_state::heap::SHARED;

/// What is added to body offsets, as HotSpot's arrays start at 16.
pub const BASE_OFFSET: i64 = 16;
/// Marks an offset into a class's statics.
pub const STATIC_BIT: i64 = 1 << 40;
/// The JDK's image file as off-heap memory, for reading: it is no part of the state.
pub const IMAGE_BLOCK: u32 = 0x7fff_ffff;

/// Number of the block in an address.
fn block_number(address: i64) -> u32 {
    (address >> 32) as u32
}

impl Vm {
    /// A checked pointer to `size` bytes at an object (or null) and an offset.
    pub fn memory(&mut self, base: ObjRef, offset: i64, size: usize, write: bool) -> Result<*mut u8, Trap> {
        if base.is_null() {
            if block_number(offset) == IMAGE_BLOCK && !write {
                let (bytes, at) = (self.image.bytes(), (offset & 0xffff_ffff) as usize);
                if at + size > bytes.len() {
                    return Err(self.bad_memory(base, offset));
                }
                // SAFETY: inside the image; who does not ask for writing does not write.
                return Ok(unsafe { bytes.as_ptr().add(at).cast_mut() });
            }
            let Some((block, at)) = self.place_off_heap(offset) else { return Err(self.bad_memory(base, offset)) };
            return self.inside(block, at, size, write);
        }
        if offset & STATIC_BIT != 0 && self.state.heap.class_of(base) == self.known.class {
            let class = self.class_of_mirror(base);
            self.prepare(class)?;
            let at = (offset & !STATIC_BIT) - BASE_OFFSET;
            let len = self.program.class(class).static_size as i64;
            if at < 0 || at + size as i64 > len {
                return Err(self.bad_memory(base, offset));
            }
            let body =
                if write { self.state.heap.statics_body_mut(class) } else { self.state.heap.statics_body(class).cast_mut() };
            // SAFETY: inside the statics, checked.
            return Ok(unsafe { body.add(at as usize) });
        }
        self.inside(base, offset - BASE_OFFSET, size, write)
    }

    /// The block of off-heap memory that an address lies in. **The only way from a number to a block.**
    pub(crate) fn block_at(&self, address: i64) -> Option<ObjRef> {
        self.state.rest.block(block_number(address))
    }

    /// That block, and how far into it the address is.
    pub(crate) fn place_off_heap(&self, address: i64) -> Option<(ObjRef, i64)> {
        Some((self.block_at(address)?, (address & 0xffff_ffff) - BASE_OFFSET))
    }

    fn inside(&mut self, object: ObjRef, at: i64, size: usize, write: bool) -> Result<*mut u8, Trap> {
        let entry = *self.state.heap.entry(object);
        let len = self.state.heap.body_size(&entry, &self.program) as i64;
        if at < 0 || at + size as i64 > (len + 7) & !7 {
            return Err(self.bad_memory(object, at));
        }
        let body = if write { self.state.heap.body_mut(object, &self.program) } else { entry.body };
        // SAFETY: inside the body, checked (bodies are rounded up to 8 bytes).
        Ok(unsafe { body.add(at as usize) })
    }

    fn bad_memory(&mut self, base: ObjRef, offset: i64) -> Trap {
        let what = if base.is_null() { "null".to_string() } else { self.program.java_name(self.state.heap.class_of(base)) };
        let text = format!("memory access outside of an object: {what} at {offset:#x}");
        self.throw_new("java/lang/InternalError", Some(&text))
    }

    pub fn read_memory(&mut self, base: ObjRef, offset: i64, kind: Kind, plain: bool) -> Result<u64, Trap> {
        let at = self.memory(base, offset, kind.size() as usize, false)?;
        self.visible_memory(base, offset, kind, false, plain)?;
        self.moment_in_bytes(base, at, kind.size() as usize, Some(kind));
        // SAFETY: checked just now.
        Ok(unsafe { read_kind(at, kind) })
    }

    /// Memory that other threads can reach: the thread may have to stop before it touches it.
    pub fn visible_memory(&mut self, base: ObjRef, offset: i64, kind: Kind, write: bool, plain: bool) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        let len = kind.size();
        if base.is_null() {
            let Some((block, at)) = self.place_off_heap(offset) else { return Ok(()) };
            return self.slot_access(block, at as u32, len, write, plain);
        }
        if offset & STATIC_BIT != 0 && self.state.heap.class_of(base) == self.known.class {
            let class = self.class_of_mirror(base);
            return self.static_slot_access(class, ((offset & !STATIC_BIT) - BASE_OFFSET) as u32, len, write, plain);
        }
        self.slot_access(base, (offset - BASE_OFFSET) as u32, len, write, plain)
    }

    /// Reads what an earlier question covers.
    pub(crate) fn read_granted(&mut self, base: ObjRef, offset: i64, kind: Kind) -> Result<u64, Trap> {
        let at = self.memory(base, offset, kind.size() as usize, false)?;
        self.moment_in_bytes(base, at, kind.size() as usize, Some(kind));
        // SAFETY: checked just now.
        Ok(unsafe { read_kind(at, kind) })
    }

    pub fn write_memory(&mut self, base: ObjRef, offset: i64, kind: Kind, word: u64, plain: bool) -> Result<(), Trap> {
        self.visible_memory(base, offset, kind, true, plain)?;
        self.write_granted(base, offset, kind, word)
    }

    /// Writes what an earlier question covers.
    pub(crate) fn write_granted(&mut self, base: ObjRef, offset: i64, kind: Kind, word: u64) -> Result<(), Trap> {
        let at = self.memory(base, offset, kind.size() as usize, true)?;
        self.moment_in_bytes(base, at, kind.size() as usize, Some(kind));
        self.moment_as_bytes(base, kind, word);
        // SAFETY: checked just now.
        unsafe { write_kind(at, kind, word) };
        if kind == Kind::Ref && self.options.track_sharing {
            let shared = base.is_null() || offset & STATIC_BIT != 0 || self.state.heap.entry(base).meta & SHARED != 0;
            if shared {
                self.publish(ObjRef(word as u32));
            }
        }
        Ok(())
    }

    /// Compares the stored bits with `expected` and sets them; returns what was there.
    pub fn compare_exchange(
        &mut self,
        base: ObjRef,
        offset: i64,
        kind: Kind,
        expected: u64,
        new: u64,
    ) -> Result<(bool, u64), Trap> {
        // One effect; where the comparison fails, nothing is written.
        let old = self.read_granted(base, offset, kind)?;
        let equal = truncate(kind, old) == truncate(kind, expected);
        self.visible_memory(base, offset, kind, equal, false)?;
        if equal {
            self.write_granted(base, offset, kind, new)?;
        }
        Ok((equal, old))
    }

    /// `Unsafe.allocateMemory`: the address, or `None` when there is no room.
    pub fn allocate_block(&mut self, bytes: usize) -> Option<i64> {
        // The library keeps its own account up to the heap's limit and has what is unreachable freed when that is used up.
        if bytes > i32::MAX as usize || self.state.heap.off_heap + bytes > self.state.heap.limit.saturating_mul(2) {
            return None;
        }
        self.state.heap.off_heap += bytes;
        let block = self.new_array(self.known.byte_array, bytes);
        let number = self.state.rest_mut().add_block(block);
        // An address is a number: whoever has it reaches the block.
        self.publish(block);
        Some((number as i64) << 32 | BASE_OFFSET)
    }

    pub fn free_block(&mut self, address: i64) {
        if let Some(block) = self.block_at(address) {
            self.state.heap.off_heap -= self.state.heap.array_len(block) as usize;
            self.state.rest_mut().remove_block(block_number(address));
        }
    }

    /// Base object and offset by which `Unsafe` reaches a field.
    pub fn field_address(&mut self, class: ClassId, offset: u32, is_static: bool) -> (ObjRef, i64) {
        if is_static {
            (self.mirror(class), offset as i64 + BASE_OFFSET + STATIC_BIT)
        } else {
            (ObjRef::NULL, offset as i64 + BASE_OFFSET)
        }
    }
}

/// The bits that count of a register of some kind.
pub fn truncate(kind: Kind, word: u64) -> u64 {
    match kind.size() {
        1 => word as u8 as u64,
        2 => word as u16 as u64,
        4 => word as u32 as u64,
        _ => word,
    }
}
