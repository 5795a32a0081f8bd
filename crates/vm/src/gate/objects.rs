//! Java objects as natives reach them: single slots, elements, exact ranges, off-heap memory.

use super::Gate;
use crate::actions::Order;
use crate::does::Does;
use crate::init::{read_kind, write_kind};
use crate::memory::BASE_OFFSET;
use crate::native::Trap;
use jaunt_program::{ClassId, Kind};
use jaunt_state::thread::STATICS;
use jaunt_state::{Effect, EffectKind, ObjRef};
use std::ops::Range;

macro_rules! slots {
    ($($get:ident $set:ident $t:ty),*) => {
        impl Gate<'_> { $(
            #[inline]
            pub fn $get(&mut self, object: ObjRef, offset: u32) -> Result<$t, Trap> {
                self.check_slot(object, offset, size_of::<$t>());
                self.access(object, offset as usize, size_of::<$t>(), false)?;
                Ok(self.vm.state.heap.$get(object, offset))
            }

            #[inline]
            pub fn $set(&mut self, object: ObjRef, offset: u32, value: $t) -> Result<(), Trap> {
                self.check_slot(object, offset, size_of::<$t>());
                self.access(object, offset as usize, size_of::<$t>(), true)?;
                self.vm.state.heap.$set(object, offset, value, &self.vm.program);
                Ok(())
            }
        )* }
    };
}

slots!(get_u8 set_u8 u8, get_i32 set_i32 i32, get_u32 set_u32 u32, get_i64 set_i64 i64, get_u64 set_u64 u64);

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

    #[inline]
    pub fn get_ref(&mut self, object: ObjRef, offset: u32) -> Result<ObjRef, Trap> {
        self.get_u32(object, offset).map(ObjRef)
    }

    #[inline]
    pub fn set_ref(&mut self, object: ObjRef, offset: u32, value: ObjRef) -> Result<(), Trap> {
        self.set_u32(object, offset, value.0)?;
        self.stored(object, value);
        Ok(())
    }

    /// A field of an object by its name; null where the class has none.
    pub fn field_ref(&mut self, object: ObjRef, name: &str) -> Result<ObjRef, Trap> {
        match self.vm.program.field_named(self.class_of(object), name).map(|f| f.offset) {
            Some(offset) => self.get_ref(object, offset),
            None => Ok(ObjRef::NULL),
        }
    }

    pub fn get_static(&mut self, class: ClassId, offset: u32, kind: Kind) -> Result<u64, Trap> {
        self.access_static(class, offset, false)?;
        Ok(self.vm.get_static(class, offset, kind))
    }

    pub fn set_static(&mut self, class: ClassId, offset: u32, kind: Kind, word: u64) -> Result<(), Trap> {
        self.access_static(class, offset, true)?;
        self.vm.set_static(class, offset, kind, word);
        if kind == Kind::Ref && self.vm.options.track_sharing {
            self.vm.publish(ObjRef(word as u32));
        }
        Ok(())
    }

    fn access_static(&mut self, class: ClassId, offset: u32, write: bool) -> Result<(), Trap> {
        let size = self.vm.program.class(class).static_size;
        assert!(offset < size, "a static field outside of its class");
        self.note(if write { Does::WRITES } else { Does::READS });
        if self.vm.checking() {
            let result = self.vm.gate_access_static(class, offset, write, false);
            self.in_time(result)?;
            self.wrote |= write;
        }
        if self.vm.is_heard() {
            self.vm.hear_use(class);
            self.vm.hear_access(class.0 | STATICS, offset, write);
        }
        Ok(())
    }

    /// An element of an array of that kind, as a register.
    pub fn element(&mut self, array: ObjRef, index: usize, kind: Kind) -> Result<u64, Trap> {
        self.check_elements(array, index..index + 1, kind);
        self.access(array, index << kind.shift(), kind.size() as usize, false)?;
        // SAFETY: the index is inside, and the elements have that kind.
        Ok(unsafe { read_kind(self.vm.state.heap.body(array).add(index << kind.shift()), kind) })
    }

    pub fn set_element(&mut self, array: ObjRef, index: usize, kind: Kind, word: u64) -> Result<(), Trap> {
        self.check_elements(array, index..index + 1, kind);
        self.access(array, index << kind.shift(), kind.size() as usize, true)?;
        let body = self.vm.state.heap.body_mut(array, &self.vm.program);
        // SAFETY: as above; the body is private.
        unsafe { write_kind(body.add(index << kind.shift()), kind, word) };
        if kind == Kind::Ref {
            self.stored(array, ObjRef(word as u32));
        }
        Ok(())
    }

    pub fn element_ref(&mut self, array: ObjRef, index: usize) -> Result<ObjRef, Trap> {
        self.element(array, index, Kind::Ref).map(|word| ObjRef(word as u32))
    }

    pub fn set_element_ref(&mut self, array: ObjRef, index: usize, value: ObjRef) -> Result<(), Trap> {
        self.set_element(array, index, Kind::Ref, value.word())
    }

    // Natives that read a whole array choose: at once, where nobody else writes it (the library made it for this call, or what it
    // holds never changes), or in steps ([`super::steps`]).

    /// All elements of an array of references.
    pub fn refs_at_once(&mut self, array: ObjRef) -> Result<Vec<ObjRef>, Trap> {
        self.words(array, Kind::Ref).map(|words| words.into_iter().map(ObjRef).collect())
    }

    /// All elements of an array of ints.
    pub fn ints_at_once(&mut self, array: ObjRef) -> Result<Vec<u32>, Trap> {
        self.words(array, Kind::Int)
    }

    fn words(&mut self, array: ObjRef, kind: Kind) -> Result<Vec<u32>, Trap> {
        let len = self.array_len(array) as usize;
        self.check_elements(array, 0..len, kind);
        self.access(array, 0, len * 4, false)?;
        Ok(self.vm.state.heap.words(array).to_vec())
    }

    /// Part of a byte array.
    pub fn bytes_at_once(&mut self, array: ObjRef, range: Range<usize>) -> Result<Vec<u8>, Trap> {
        self.check_elements(array, range.clone(), Kind::Byte);
        self.access(array, range.start, range.len(), false)?;
        Ok(self.vm.state.heap.bytes(array)[range].to_vec())
    }

    pub fn set_bytes(&mut self, array: ObjRef, from: usize, bytes: &[u8]) -> Result<(), Trap> {
        self.check_elements(array, from..from + bytes.len(), Kind::Byte);
        self.access(array, from, bytes.len(), true)?;
        self.vm.state.heap.bytes_mut(array, &self.vm.program)[from..from + bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    /// What the outside has to read, straight into a byte array.
    pub fn read_into(&mut self, fd: i32, array: ObjRef, range: Range<usize>) -> Result<std::io::Result<usize>, Trap> {
        self.check_elements(array, range.clone(), Kind::Byte);
        self.note(Does::OUTSIDE);
        self.access(array, range.start, range.len(), true)?;
        let vm = &mut *self.vm;
        Ok(vm.host.read(fd, &mut vm.state.heap.bytes_mut(array, &vm.program)[range]))
    }

    /// A new object of the same class with the same contents.
    pub fn copy_of(&mut self, from: ObjRef) -> Result<ObjRef, Trap> {
        let entry = *self.vm.state.heap.entry(from);
        let bytes = self.vm.state.heap.body_size(&entry, &self.vm.program);
        self.access_all(from, bytes)?;
        let vm = &mut *self.vm;
        if bytes > 4096 {
            vm.check_room(bytes)?;
        }
        let to = vm.alloc(entry.class(), bytes as u32, entry.len);
        // SAFETY: two bodies of the same class and size.
        unsafe { std::ptr::copy_nonoverlapping(vm.state.heap.body(from), vm.state.heap.body_mut(to, &vm.program), bytes) };
        self.made(to);
        // Whoever gets to it without an order sees these writes, as others.
        self.vm.hear_range(to, 0, bytes as u32, true);
        Ok(to)
    }

    /// Before all of an object is read.
    fn access_all(&mut self, object: ObjRef, bytes: usize) -> Result<(), Trap> {
        self.note(Does::READS);
        let seen = self.vm.checking() && bytes > 0 && self.is_shared(object);
        if seen && !self.vm.is_covered(object, 0, bytes as u32, false) {
            let result =
                self.vm.native_effect(Effect { len: bytes as u32, plain: true, ..Effect::new(EffectKind::Read, object.0, 0) });
            self.in_time(result)?;
        }
        self.vm.hear_range(object, 0, bytes as u32, false);
        Ok(())
    }

    /// A field of that kind, as a register.
    pub fn field_word(&mut self, object: ObjRef, offset: u32, kind: Kind) -> Result<u64, Trap> {
        self.check_slot(object, offset, kind.size() as usize);
        self.access(object, offset as usize, kind.size() as usize, false)?;
        // SAFETY: the field lies inside, as just seen.
        Ok(unsafe { read_kind(self.vm.state.heap.body(object).add(offset as usize), kind) })
    }

    pub fn set_field_word(&mut self, object: ObjRef, offset: u32, kind: Kind, word: u64) -> Result<(), Trap> {
        self.check_slot(object, offset, kind.size() as usize);
        self.access(object, offset as usize, kind.size() as usize, true)?;
        let body = self.vm.state.heap.body_mut(object, &self.vm.program);
        // SAFETY: the field lies inside, as just seen.
        unsafe { write_kind(body.add(offset as usize), kind, word) };
        if kind == Kind::Ref {
            self.stored(object, ObjRef(word as u32));
        }
        Ok(())
    }

    /// The places of an object's fields.
    pub fn field_offsets(&self, class: ClassId) -> Vec<(u32, Kind)> {
        self.vm.field_offsets(class)
    }

    /// A new object or array of the same class and length, all zero.
    pub fn blank_of(&mut self, like: ObjRef) -> ObjRef {
        let entry = *self.vm.state.heap.entry(like);
        let bytes = self.vm.state.heap.body_size(&entry, &self.vm.program);
        let blank = self.vm.alloc(entry.class(), bytes as u32, entry.len);
        self.made(blank);
        blank
    }

    /// Asks for a copy of a range of one array to another, places and length in bytes; [`Gate::copy_range`] does it.
    #[inline]
    pub fn access_copy(&mut self, from: (ObjRef, u32), to: (ObjRef, u32), len: u32) -> Result<(), Trap> {
        self.note(Does::READS.and(Does::WRITES));
        if self.vm.checking() {
            let result = self.vm.gate_copy(from, to, len);
            self.in_time(result)?;
            self.wrote |= self.is_shared(to.0);
        }
        self.vm.hear_range(from.0, from.1, len, false);
        self.vm.hear_range(to.0, to.1, len, true);
        Ok(())
    }

    /// Copies a range of an array to another or the same one of the same kind: places and length in elements.
    pub fn copy_range(&mut self, from: ObjRef, at: usize, to: ObjRef, target: usize, len: usize) {
        let kind = self.vm.program.class(self.class_of(from)).array().expect("an array").kind;
        if self.class_of(from) != self.class_of(to) {
            self.check_elements(to, target..target + len, kind);
        }
        let inside = at + len <= self.array_len(from) as usize && target + len <= self.array_len(to) as usize;
        assert!(inside, "elements {at} and {target} to copy {len}");
        let (heap, shift) = (&mut self.vm.state.heap, kind.shift());
        // SAFETY: both ranges are inside, as just seen; `copy` allows overlap.
        unsafe {
            let body = heap.body_mut(to, &self.vm.program);
            std::ptr::copy(heap.body(from).add(at << shift), body.add(target << shift), len << shift);
        }
        if kind == Kind::Ref && self.vm.options.track_sharing && self.is_shared(to) {
            for index in target..target + len {
                let value = self.vm.state.heap.elem_ref(to, index);
                self.vm.publish(value);
            }
        }
    }

    /// Memory as `Unsafe` sees it: an object and an offset, or null and an address. `plain`: as an ordinary field.
    #[inline]
    pub fn read_memory(&mut self, base: ObjRef, offset: i64, kind: Kind, plain: bool) -> Result<u64, Trap> {
        self.note(Does::READS);
        if !self.vm.checking() && !self.vm.is_heard() {
            return self.vm.read_granted(base, offset, kind);
        }
        let order = self.order(plain);
        let result = self.vm.read_memory(base, offset, kind, order);
        self.in_time_for(result)
    }

    #[inline]
    pub fn write_memory(&mut self, base: ObjRef, offset: i64, kind: Kind, word: u64, plain: bool) -> Result<(), Trap> {
        self.note(Does::WRITES);
        if !self.vm.checking() && !self.vm.is_heard() {
            return self.vm.write_granted(base, offset, kind, word);
        }
        let order = self.order(plain);
        let result = self.vm.write_memory(base, offset, kind, word, order);
        self.wrote |= result.is_ok();
        self.in_time_for(result)
    }

    #[inline]
    pub fn compare_exchange(&mut self, base: ObjRef, offset: i64, kind: Kind, old: u64, new: u64) -> Result<(bool, u64), Trap> {
        self.note(Does::READS.and(Does::WRITES));
        let order = self.order(false);
        self.vm.compare_exchange(base, offset, kind, old, new, order)
    }

    /// The mode of an access by address. Who does not look for races needs not know it.
    #[inline(always)]
    fn order(&self, plain: bool) -> Order {
        match plain {
            true => Order::Plain,
            false if self.vm.policy.races || self.vm.is_heard() => self.vm.order_of_caller(),
            false => Order::Volatile,
        }
    }

    pub(super) fn in_time_for<T>(&self, result: Result<T, Trap>) -> Result<T, Trap> {
        match result {
            Err(trap) => Err(self.in_time(Err(trap)).expect_err("an error")),
            ok => ok,
        }
    }

    /// A range of memory.
    pub fn memory_bytes(&mut self, base: ObjRef, offset: i64, len: usize) -> Result<Vec<u8>, Trap> {
        self.bytes_at(base, offset, len, None)
    }

    /// The same; `kind`: what they are copied as.
    fn bytes_at(&mut self, base: ObjRef, offset: i64, len: usize, kind: Option<Kind>) -> Result<Vec<u8>, Trap> {
        let at = self.vm.memory(base, offset, len, false)?;
        self.access_memory(base, offset, len, false)?;
        self.vm.moment_in_bytes(base, at, len, kind);
        // SAFETY: checked by `memory`.
        Ok(unsafe { std::slice::from_raw_parts(at, len) }.to_vec())
    }

    pub fn set_memory_bytes(&mut self, base: ObjRef, offset: i64, bytes: &[u8]) -> Result<(), Trap> {
        let at = self.bytes_to_write(base, offset, bytes.len())?;
        // SAFETY: checked by `memory`; the bytes lie elsewhere.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), at, bytes.len()) };
        Ok(())
    }

    /// A long is made another kind of number.
    pub fn moment_is_converted(&mut self, word: u64) {
        self.vm.moment_is_converted(word);
    }

    /// Writes one byte all over a range of memory.
    pub fn fill_memory(&mut self, base: ObjRef, offset: i64, len: usize, byte: u8) -> Result<(), Trap> {
        let at = self.bytes_to_write(base, offset, len)?;
        // SAFETY: checked by `memory`.
        unsafe { std::ptr::write_bytes(at, byte, len) };
        Ok(())
    }

    fn bytes_to_write(&mut self, base: ObjRef, offset: i64, len: usize) -> Result<*mut u8, Trap> {
        self.vm.check_bytes(base, offset, len)?;
        self.access_memory(base, offset, len, true)?;
        self.vm.memory(base, offset, len, true)
    }

    /// Copies a range of memory, which may overlap itself: places are an object and an offset, or null and an address.
    pub fn copy_memory(&mut self, from: (ObjRef, i64), to: (ObjRef, i64), len: usize) -> Result<(), Trap> {
        // From longs to longs nothing is taken apart.
        let whole = (from.1 | to.1 | len as i64) % 8 == 0 && !self.vm.is_bytes(to.0);
        let bytes = self.bytes_at(from.0, from.1, len, whole.then_some(Kind::Long))?;
        self.set_memory_bytes(to.0, to.1, &bytes)
    }

    /// Before a range of memory is touched.
    pub fn access_memory(&mut self, base: ObjRef, offset: i64, len: usize, write: bool) -> Result<(), Trap> {
        let place = if base.is_null() { self.vm.place_off_heap(offset) } else { Some((base, offset - BASE_OFFSET)) };
        match place {
            Some((object, _)) if object == self.new_block => Ok(()),
            Some((object, at)) => self.access(object, at as usize, len, write),
            // The image file, which never changes.
            None => Ok(()),
        }
    }

    /// Natives use offsets of fields that the object's class has.
    #[inline(always)]
    fn check_slot(&self, object: ObjRef, offset: u32, size: usize) {
        let len = self.vm.state.heap.body_size(self.vm.state.heap.entry(object), &self.vm.program);
        assert!(offset as usize + size <= (len + 7) & !7, "a field outside of its object");
    }

    /// A native looks whether elements are there before it uses them.
    #[inline]
    pub(super) fn check_elements(&self, array: ObjRef, range: Range<usize>, kind: Kind) {
        let info = self.vm.program.class(self.class_of(array)).array().expect("an array");
        let same = info.kind == kind || info.kind.size() == 1 && kind.size() == 1;
        assert!(same && range.end <= self.array_len(array) as usize, "elements {range:?} of kind {kind:?}");
    }
}
