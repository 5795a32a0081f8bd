//! What others can watch while it happens: copies, and arrays that a native reads one element after the other.
//!
//! A native is one step. Where another thread could see half of what it does, Java code (`jaunt.vm.Copy`) does it in steps.

use super::Gate;
use crate::does::Does;
use crate::memory::BASE_OFFSET;
use crate::native::{NativeResult, Trap};
use crate::policy::Mode;
use crate::vm::Vm;
use jaunt_base::breakage::broken;
use jaunt_program::{Kind, LoaderId};
use jaunt_state::ObjRef;
use jaunt_state::thread::FrameKind;
use std::ops::Range;

impl Gate<'_> {
    /// Would others see the difference if bytes that take so many steps were copied in one? A single visible access is one
    /// step anyway.
    pub fn copy_needs_steps(&mut self, from: (ObjRef, u32), to: (ObjRef, u32), len: u32, steps: u32) -> bool {
        let vm = &mut *self.vm;
        if vm.policy.mode == Mode::Run || vm.nobody_looks() || vm.state.threads[vm.current].atomic > 0 {
            return false;
        }
        // Both are asked, so that each assumption knows of the access.
        let seen = |vm: &mut Vm, (object, at): (ObjRef, u32), write| {
            !object.is_null()
                && match vm.policy.mode {
                    // The reference explorer knows no assumptions, also about who can reach what.
                    Mode::Step => true,
                    _ => !vm.is_covered(object, at, len, write),
                }
        };
        let sides = seen(vm, from, false) as u32 + seen(vm, to, true) as u32;
        if broken("thought: one element is one step") {
            return sides > 0 && steps > 1;
        }
        sides * steps > 1
    }

    /// As [`Gate::copy_needs_steps`] for memory: an object and an offset, or null and an address. Asks whether there is such
    /// memory, so that a copy in steps does not begin what it cannot end.
    pub fn memory_needs_steps(
        &mut self,
        from: Option<(ObjRef, i64)>,
        to: (ObjRef, i64),
        len: usize,
        steps: usize,
    ) -> Result<bool, Trap> {
        if let Some((base, offset)) = from {
            self.vm.memory(base, offset, len, false)?;
        }
        self.vm.check_bytes(to.0, to.1, len)?;
        if self.vm.policy.mode == Mode::Run || len == 0 {
            return Ok(false);
        }
        let place = |vm: &Vm, (base, offset): (ObjRef, i64)| {
            let known = if base.is_null() { vm.place_off_heap(offset) } else { Some((base, offset - BASE_OFFSET)) };
            known.map_or((ObjRef::NULL, 0), |(object, at)| (object, at as u32))
        };
        let from = from.map_or((ObjRef::NULL, 0), |from| place(self.vm, from));
        let to = place(self.vm, to);
        Ok(self.copy_needs_steps(from, to, len as u32, steps as u32))
    }

    /// As [`Gate::copy_needs_steps`] for all of an object, which is copied to a new one.
    pub fn clone_needs_steps(&mut self, object: ObjRef, steps: u32) -> bool {
        let bytes = self.vm.state.heap.body_size(self.vm.state.heap.entry(object), &self.vm.program);
        self.copy_needs_steps((object, 0), (ObjRef::NULL, 0), bytes as u32, steps)
    }

    /// Elements of an array, or fields of an object.
    pub fn slots(&self, object: ObjRef) -> u32 {
        let class = self.class_of(object);
        if self.vm.program.class(class).is_array() { self.array_len(object) } else { self.vm.field_offsets(class).len() as u32 }
    }

    /// Part of a byte array for a native that looks at one byte after the other, as they were at these moments.
    pub fn bytes_in_steps(&mut self, array: ObjRef, range: Range<usize>) -> Result<Vec<u8>, Trap> {
        match self.own_copy(array, range.clone(), Kind::Byte)? {
            Some(own) => Ok(self.vm.state.heap.bytes(own).to_vec()),
            None => self.bytes_at_once(array, range),
        }
    }

    /// All elements of an array of ints, read one after the other.
    pub fn ints_in_steps(&mut self, array: ObjRef) -> Result<Vec<u32>, Trap> {
        match self.own_copy(array, 0..self.array_len(array) as usize, Kind::Int)? {
            Some(own) => Ok(self.vm.state.heap.words(own).to_vec()),
            None => self.ints_at_once(array),
        }
    }

    /// All elements of an array of references, read one after the other.
    pub fn refs_in_steps(&mut self, array: ObjRef) -> Result<Vec<ObjRef>, Trap> {
        match self.own_copy(array, 0..self.array_len(array) as usize, Kind::Ref)? {
            Some(own) => Ok(self.vm.state.heap.words(own).iter().map(|&word| ObjRef(word)).collect()),
            None => self.refs_at_once(array),
        }
    }

    /// Off-heap memory for a native that looks at one byte after the other.
    pub fn memory_in_steps(&mut self, address: i64, len: usize) -> Result<Vec<u8>, Trap> {
        // What was copied stays copied, though the block may have been freed since.
        let block = self.vm.block_at(address).unwrap_or(self.vm.thread().converted[0]);
        if !self.has_own(block) {
            if self.vm.block_at(address).is_none() {
                return self.memory_bytes(ObjRef::NULL, address, len);
            }
            self.vm.memory(ObjRef::NULL, address, len, false)?;
        }
        let at = ((address & 0xffff_ffff) - BASE_OFFSET) as usize;
        self.bytes_in_steps(block, at..at + len)
    }

    /// Elements of an array as they were one after the other: where that matters, Java code makes a copy, and the native is
    /// executed again. The copy stays until the native ends: it may have to stop once more. A native can have one.
    fn own_copy(&mut self, array: ObjRef, range: Range<usize>, kind: Kind) -> Result<Option<ObjRef>, Trap> {
        if self.has_own(array) {
            self.has_copy = true;
            return Ok(Some(self.vm.thread().converted[1]));
        }
        self.check_elements(array, range.clone(), kind);
        let (at, len) = (range.start << kind.shift(), range.len() << kind.shift());
        // One element that others can see is copied, too: to read it takes the turn that the native may need for what comes after.
        let steps = if range.is_empty() { 0 } else { range.len().max(2) };
        if !self.copy_needs_steps((array, at as u32), (ObjRef::NULL, 0), len as u32, steps as u32) {
            return Ok(None);
        }
        let copy = self.vm.load_class("jaunt/vm/Copy", LoaderId::BOOT)?;
        let own = self.vm.program.method_named(copy, "own", "(Ljava/lang/Object;II)Ljava/lang/Object;").expect("a class of ours");
        self.note(Does::CALLS);
        let args = [array.word(), range.start as u64, range.len() as u64];
        Err(self.vm.call_again(own, &args, FrameKind::AgainConverted(array)))
    }

    fn has_own(&mut self, array: ObjRef) -> bool {
        !array.is_null() && self.vm.thread().converted[0] == array
    }

    /// The native has ended, unless it is executed again: what it has copied for itself is not needed any more.
    #[cold]
    pub(super) fn forget_copy(&mut self, result: &NativeResult) {
        if !matches!(result, Err(Trap::Point | Trap::Block | Trap::Again | Trap::Choose(_))) {
            self.vm.thread().converted = Default::default();
        }
    }
}
