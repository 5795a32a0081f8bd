//! Memory as `Unsafe` and var handles see it: an object and an offset, checked.
//!
//! Offsets of fields and elements are the body offset plus [`BASE_OFFSET`]. A class's statics are addressed through its
//! mirror with [`STATIC_BIT`] set. Off-heap blocks are byte arrays of the state: an address is the number of the
//! block in the high half and an offset in the low half, so address arithmetic inside a block works and everything stays
//! part of the state.

use crate::actions::{How, Order};
use crate::init::{read_kind, write_kind};
use crate::native::Trap;
use crate::vm::Vm;
use jaunt_program::{ClassId, Kind};
use jaunt_state::ObjRef;
use jaunt_state::heap::SHARED;
use jaunt_state::time::is_moment;

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
                if !fits(at as i64, size, bytes.len() as i64) {
                    return Err(self.bad_memory(base, offset));
                }
                // SAFETY: inside the image; who does not ask for writing does not write.
                return Ok(unsafe { bytes.as_ptr().add(at).cast_mut() });
            }
            let Some((block, at)) = self.place_off_heap(offset) else { return Err(self.bad_memory(base, offset)) };
            return self.inside(block, at, size, write);
        }
        if self.is_static_place(base, offset) {
            let class = self.class_of_mirror(base);
            self.prepare(class)?;
            let at = (offset & !STATIC_BIT) - BASE_OFFSET;
            let len = self.program.class(class).static_size as i64;
            if !fits(at, size, len) {
                return Err(self.bad_memory(base, offset));
            }
            let body =
                if write { self.state.heap.statics_body_mut(class) } else { self.state.heap.statics_body(class).cast_mut() };
            // SAFETY: inside the statics, checked.
            return Ok(unsafe { body.add(at as usize) });
        }
        self.inside(base, offset.wrapping_sub(BASE_OFFSET), size, write)
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
        if !fits(at, size, (len + 7) & !7) {
            return Err(self.bad_memory(object, at));
        }
        let body = if write { self.state.heap.body_mut(object, &self.program) } else { entry.body };
        // SAFETY: inside the body, checked (bodies are rounded up to 8 bytes).
        Ok(unsafe { body.add(at as usize) })
    }

    pub(crate) fn bad_memory(&mut self, base: ObjRef, offset: i64) -> Trap {
        let what = if base.is_null() { "null".to_string() } else { self.program.java_name(self.state.heap.class_of(base)) };
        let text = format!("memory access outside of an object: {what} at {offset:#x}");
        self.throw_new("java/lang/InternalError", Some(&text))
    }

    pub fn read_memory(&mut self, base: ObjRef, offset: i64, kind: Kind, order: Order) -> Result<u64, Trap> {
        let at = self.memory(base, offset, kind.size() as usize, false)?;
        self.check_kind(base, offset, kind.size() as usize, kind, false)?;
        self.visible_memory(base, offset, kind, How::read(order))?;
        self.moment_in_bytes(base, at, kind.size() as usize, Some(kind));
        // SAFETY: checked just now.
        Ok(unsafe { read_kind(at, kind) })
    }

    /// Memory that other threads can reach: the thread may have to stop before it touches it.
    pub fn visible_memory(&mut self, base: ObjRef, offset: i64, kind: Kind, how: How) -> Result<(), Trap> {
        if !self.checking() && self.events.is_some() && !base.is_null() && !self.is_static_place(base, offset) {
            self.tell_access(base, (offset - BASE_OFFSET) as u32, how.writes);
        }
        if !self.checking() && !self.is_heard() {
            return Ok(());
        }
        let len = kind.size();
        if base.is_null() {
            let Some((block, at)) = self.place_off_heap(offset) else { return Ok(()) };
            return self.slot_access(block, at as u32, len, how);
        }
        if self.is_static_place(base, offset) {
            let class = self.class_of_mirror(base);
            return self.static_slot_access(class, ((offset & !STATIC_BIT) - BASE_OFFSET) as u32, len, how);
        }
        self.slot_access(base, (offset - BASE_OFFSET) as u32, len, how)
    }

    /// **References are read and written as such, and nothing else is**: a number that is taken for one would be followed anywhere.
    /// HotSpot lets `Unsafe` do that, and crashes. `at` is inside of the object.
    fn check_kind(&mut self, base: ObjRef, offset: i64, size: usize, kind: Kind, write: bool) -> Result<(), Trap> {
        let reference = kind == Kind::Ref;
        if !reference && (!write || base.is_null()) {
            return Ok(());
        }
        let meets = |offsets: &[u32], at: i64| offsets.iter().any(|&o| (o as i64) < at + size as i64 && at < o as i64 + 4);
        let right = if base.is_null() {
            false
        } else if self.is_static_place(base, offset) {
            let class = self.program.class(self.class_of_mirror(base));
            let at = (offset & !STATIC_BIT) - BASE_OFFSET;
            if reference { class.static_ref_offsets.contains(&(at as u32)) } else { !meets(&class.static_ref_offsets, at) }
        } else {
            let id = self.state.heap.class_of(base);
            let class = self.program.class(id);
            let at = offset - BASE_OFFSET;
            match class.array() {
                Some(info) => (info.kind == Kind::Ref) == reference && (!reference || at % 4 == 0),
                None if reference => class.ref_offsets.contains(&(at as u32)),
                // The numbers that the VM keeps behind the fields are not the program's.
                None => !meets(&class.ref_offsets, at) && at + (size as i64) <= self.end_of_fields(id),
            }
        };
        if right { Ok(()) } else { Err(self.bad_memory(base, offset)) }
    }

    /// Where the VM's own numbers behind the fields of an object begin.
    fn end_of_fields(&self, class: ClassId) -> i64 {
        let known = &self.known;
        let has = [known.class, known.member_name, known.resolved_method_name].contains(&class);
        if has { (self.program.class(class).instance_size - jaunt_program::class::MIRROR_EXTRA) as i64 } else { i64::MAX }
    }

    fn is_static_place(&self, base: ObjRef, offset: i64) -> bool {
        offset & STATIC_BIT != 0 && self.state.heap.class_of(base) == self.known.class
    }

    /// Before bytes are written that are no references.
    pub(crate) fn check_bytes(&mut self, base: ObjRef, offset: i64, size: usize) -> Result<(), Trap> {
        self.memory(base, offset, size, false)?;
        self.check_kind(base, offset, size, Kind::Byte, true)
    }

    /// Reads what an earlier question covers.
    pub(crate) fn read_granted(&mut self, base: ObjRef, offset: i64, kind: Kind) -> Result<u64, Trap> {
        let at = self.memory(base, offset, kind.size() as usize, false)?;
        self.check_kind(base, offset, kind.size() as usize, kind, false)?;
        self.moment_in_bytes(base, at, kind.size() as usize, Some(kind));
        // SAFETY: checked just now.
        Ok(unsafe { read_kind(at, kind) })
    }

    pub fn write_memory(&mut self, base: ObjRef, offset: i64, kind: Kind, word: u64, order: Order) -> Result<(), Trap> {
        // Whether there is such a place is asked before anybody is told of it.
        self.memory(base, offset, kind.size() as usize, false)?;
        self.visible_memory(base, offset, kind, How::write(order))?;
        self.write_granted(base, offset, kind, word)
    }

    /// Writes what an earlier question covers.
    pub(crate) fn write_granted(&mut self, base: ObjRef, offset: i64, kind: Kind, word: u64) -> Result<(), Trap> {
        let at = self.memory(base, offset, kind.size() as usize, true)?;
        self.check_kind(base, offset, kind.size() as usize, kind, true)?;
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
        order: Order,
    ) -> Result<(bool, u64), Trap> {
        // One effect; where the comparison fails, nothing is written.
        let old = self.read_granted(base, offset, kind)?;
        let equal = truncate(kind, old) == truncate(kind, expected);
        if is_moment(expected) && is_moment(old) {
            self.moments_are_compared(expected, old);
        }
        self.visible_memory(base, offset, kind, How::update(order, equal))?;
        if equal {
            self.write_granted(base, offset, kind, new)?;
        }
        Ok((equal, old))
    }

    /// `Unsafe.allocateMemory`: the address, or `None` when there is no room.
    pub(crate) fn allocate_block(&mut self, bytes: usize) -> Option<i64> {
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

    pub(crate) fn free_block(&mut self, address: i64) {
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

/// Are `size` bytes from `at` on inside of `len`?
fn fits(at: i64, size: usize, len: i64) -> bool {
    at >= 0 && at <= len && size as u64 <= (len - at) as u64
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
