//! The handle by which natives reach the virtual machine.
//!
//! A native sees Java objects only through a [`Gate`]: it says what is read or written to the points of a search, which
//! record it, and makes stored references known to other threads. Outside of a search it is a plain borrow.

use crate::init::{read_kind, write_kind};
use crate::native::Trap;
use crate::vm::{NameOrder, Vm};
use jaunt_program::{ClassId, Kind, Program};
use jaunt_state::ObjRef;
use std::ops::{Deref, DerefMut, Range};

pub struct Gate<'v> {
    vm: &'v mut Vm,
}

impl<'v> Gate<'v> {
    #[inline(always)]
    pub(crate) fn new(vm: &'v mut Vm) -> Gate<'v> {
        Gate { vm }
    }
}

// What is not behind the handle's own methods yet.
impl Deref for Gate<'_> {
    type Target = Vm;
    #[inline(always)]
    fn deref(&self) -> &Vm {
        self.vm
    }
}

impl DerefMut for Gate<'_> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Vm {
        self.vm
    }
}

macro_rules! slots {
    ($($set:ident: $t:ty),*) => {
        impl Gate<'_> {
            $(pub fn $set(&mut self, object: ObjRef, offset: u32, value: $t) -> Result<(), Trap> {
                self.vm.state.heap.$set(object, offset, value, &self.vm.program);
                Ok(())
            })*
        }
    };
}

slots!(set_u8: u8, set_i32: i32, set_u32: u32, set_i64: i64, set_u64: u64, set_ref: ObjRef);

impl Gate<'_> {
    /// What an object is never changes: nobody has to know who looks at it.
    #[inline(always)]
    pub fn class_of(&self, object: ObjRef) -> ClassId {
        self.vm.state.heap.class_of(object)
    }

    #[inline(always)]
    pub fn array_len(&self, array: ObjRef) -> u32 {
        self.vm.state.heap.array_len(array)
    }

    /// An element of an array of that kind, as a register.
    pub fn element(&mut self, array: ObjRef, index: usize, kind: Kind) -> Result<u64, Trap> {
        self.check_element(array, index, kind);
        // SAFETY: the index is inside, and the elements have that kind.
        Ok(unsafe { read_kind(self.vm.state.heap.body(array).add(index << kind.shift()), kind) })
    }

    pub fn set_element(&mut self, array: ObjRef, index: usize, kind: Kind, word: u64) -> Result<(), Trap> {
        self.check_element(array, index, kind);
        let body = self.vm.state.heap.body_mut(array, &self.vm.program);
        // SAFETY: as above; the body is private.
        unsafe { write_kind(body.add(index << kind.shift()), kind, word) };
        Ok(())
    }

    pub fn element_ref(&mut self, array: ObjRef, index: usize) -> Result<ObjRef, Trap> {
        self.element(array, index, Kind::Ref).map(|word| ObjRef(word as u32))
    }

    pub fn set_element_ref(&mut self, array: ObjRef, index: usize, value: ObjRef) -> Result<(), Trap> {
        self.set_element(array, index, Kind::Ref, value.word())
    }

    /// A native looks whether an index is inside before it uses it.
    fn check_element(&self, array: ObjRef, index: usize, kind: Kind) {
        let info = self.vm.program.class(self.class_of(array)).array().expect("an array");
        assert!(info.kind == kind && index < self.array_len(array) as usize, "element {index} of kind {kind:?}");
    }

    /// Part of a byte array.
    pub fn bytes(&mut self, array: ObjRef, range: Range<usize>) -> Result<Vec<u8>, Trap> {
        Ok(self.vm.state.heap.bytes(array)[range].to_vec())
    }

    pub fn set_bytes(&mut self, array: ObjRef, from: usize, bytes: &[u8]) -> Result<(), Trap> {
        self.vm.state.heap.bytes_mut(array, &self.vm.program)[from..from + bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    /// A new object of the same class with the same contents.
    pub fn copy_of(&mut self, from: ObjRef) -> Result<ObjRef, Trap> {
        let vm = &mut *self.vm;
        let entry = *vm.state.heap.entry(from);
        let bytes = vm.state.heap.body_size(&entry, &vm.program);
        if bytes > 4096 {
            vm.check_room(bytes)?;
        }
        vm.allocating();
        let to = vm.state.heap.alloc(entry.class(), bytes as u32, entry.len);
        // SAFETY: two bodies of the same class and size.
        unsafe { std::ptr::copy_nonoverlapping(vm.state.heap.body(from), vm.state.heap.body_mut(to, &vm.program), bytes) };
        Ok(to)
    }

    /// Copies bytes of one body to another or the same one; for elements that may lie there.
    pub fn copy_range(&mut self, from: ObjRef, at: usize, to: ObjRef, to_at: usize, bytes: usize) {
        let heap = &mut self.vm.state.heap;
        let size = |object| heap.body_size(heap.entry(object), &self.vm.program);
        assert!(at + bytes <= size(from) && to_at + bytes <= size(to), "a copy outside of its arrays");
        // SAFETY: both ranges are inside, as just seen; `copy` allows overlap.
        unsafe {
            let target = heap.body_mut(to, &self.vm.program);
            std::ptr::copy(heap.body(from).add(at), target.add(to_at), bytes);
        }
    }

    /// What the outside has to read, straight into a byte array.
    pub fn read_into(&mut self, fd: i32, array: ObjRef, range: Range<usize>) -> Result<std::io::Result<usize>, Trap> {
        let vm = &mut *self.vm;
        Ok(vm.host.read(fd, &mut vm.state.heap.bytes_mut(array, &vm.program)[range]))
    }

    /// What the order of methods depends on, and where more of that is found.
    pub fn name_order(&mut self) -> (&mut NameOrder, &Program) {
        (&mut self.vm.name_order, &self.vm.program)
    }

    #[inline(always)]
    pub fn new_object(&mut self, class: ClassId) -> ObjRef {
        self.vm.new_object(class)
    }

    pub fn box_value(&mut self, kind: Kind, word: u64) -> Result<ObjRef, Trap> {
        self.vm.box_value(kind, word)
    }

    /// The class of arrays of a class.
    pub fn array_of(&mut self, class: ClassId) -> ClassId {
        self.vm.program.array_of(class)
    }
}
