//! Fields, elements and statics of sets of states.

use super::frame::{Frame, Set};
use super::heap::{ALL, OF_SET, reference_key};
use super::lanes::Value;
use super::run::Run;
use jaunt_state::ObjRef;
use jaunt_vm::semantics::{Place, Read, Write};

impl Run<'_> {
    /// What is at a place: into the column, unless it is the same in all lanes. `None`: look at the set again.
    pub fn load(&mut self, frame: &mut Frame, set: &mut Set, place: Place<u16>, read: Read, column: *mut u64) -> Option<Value> {
        let (object, index, offset) = match place {
            Place::Static { class, offset, .. } => {
                // SAFETY: the class is initialised, so that its statics are there.
                let word = unsafe { read.from_memory(self.vm.state.heap.statics_body(class).add(offset as usize)) };
                return Some(Value::Word(word));
            }
            Place::Field { object, offset, .. } => (set.registers[object as usize], Value::Word(0), offset),
            Place::Element { array, index } => (set.registers[array as usize], set.registers[index as usize], 0),
        };
        self.check(frame, set);
        if self.heap.any_hollow {
            self.leave_where(set, |run, lane| !run.is_hollow(object.get(lane) as u32));
        }
        if set.lanes.is_empty() {
            return None;
        }
        let size = read.size() as u32;
        // SAFETY: guards hold, so that objects are there and indexes lie in them; lanes and columns are those of the pass.
        unsafe {
            if let (Value::Word(object), Value::Word(index)) = (object, index) {
                return Some(self.load_one(set, object as u32, offset + index as u32 * size, read, column));
            }
            if size == 4 {
                for &lane in &set.lanes {
                    let (of, at) = (object.get(lane) as u32, offset + index.get(lane) as u32 * 4);
                    *column.add(lane as usize) = self.word(of, at / 4, lane) as u64;
                }
            } else {
                for &lane in &set.lanes {
                    let (of, at) = (object.get(lane) as u32, offset + index.get(lane) as u32 * size);
                    *column.add(lane as usize) = self.get(of, at, read, lane);
                }
            }
        }
        Some(Value::Column(column))
    }

    /// A word of an object's body in one lane.
    ///
    /// # Safety
    /// The object is there and has that word; the lane is one of the pass.
    #[inline(always)]
    pub unsafe fn word(&self, object: u32, word: u32, lane: u32) -> u32 {
        // SAFETY: as the caller promises; bodies are aligned to eight bytes and rounded up to them.
        unsafe {
            if object & OF_SET != 0 {
                let head = self.heap.heads.get_unchecked((object & !OF_SET) as usize);
                (*head.slots.add(word as usize)).get(lane)
            } else {
                *self.vm.state.heap.body(ObjRef(object)).cast::<u32>().add(word as usize)
            }
        }
    }

    /// The same place of the same object in all lanes.
    ///
    /// # Safety
    /// As for [`Run::word`], and the column is one of the pass.
    pub unsafe fn load_one(&mut self, set: &Set, object: u32, offset: u32, read: Read, column: *mut u64) -> Value {
        // SAFETY: as the caller promises.
        unsafe {
            if object & OF_SET == 0 {
                return Value::Word(read.from_memory(self.vm.state.heap.body(ObjRef(object)).add(offset as usize)));
            }
            let slots = self.heap.head(object).slots.add(offset as usize / 4);
            let slot = *slots;
            if read == Read::Long {
                let high = *slots.add(1);
                if let (Some(low), Some(high)) = (slot.constant(), high.constant()) {
                    return Value::Word(low as u64 | (high as u64) << 32);
                }
                for &lane in &set.lanes {
                    *column.add(lane as usize) = slot.get(lane) as u64 | (high.get(lane) as u64) << 32;
                }
                return Value::Column(column);
            }
            let shift = offset % 4 * 8;
            if let Some(word) = slot.constant() {
                return Value::Word(read.word((word >> shift) as u64));
            }
            if read.size() == 4 {
                for &lane in &set.lanes {
                    *column.add(lane as usize) = slot.get(lane) as u64;
                }
            } else {
                for &lane in &set.lanes {
                    *column.add(lane as usize) = read.word((slot.get(lane) >> shift) as u64);
                }
            }
            Value::Column(column)
        }
    }

    /// Writes to a place. `false`: look at the set again.
    pub fn store(&mut self, frame: &mut Frame, set: &mut Set, place: Place<u16>, write: Write, value: u16) -> bool {
        let value = set.registers[value as usize];
        let (object, index, offset) = match place {
            // What is written in the base is for BOX.
            Place::Static { .. } => {
                self.leave(std::mem::take(&mut set.lanes));
                return false;
            }
            Place::Field { object, offset, .. } => (set.registers[object as usize], Value::Word(0), offset),
            Place::Element { array, index } => (set.registers[array as usize], set.registers[index as usize], 0),
        };
        self.check(frame, set);
        match object {
            Value::Word(object) if self.may_write(object as u32) => {}
            _ => self.leave_where(set, |run, lane| run.may_write(object.get(lane) as u32)),
        }
        if set.lanes.is_empty() {
            return false;
        }
        let write = match (write, object) {
            (Write::ByteOrBoolean, _) => {
                let class = self.class_of(object.get(set.lanes[0]) as u32);
                write.into(class == self.vm.known.boolean_array)
            }
            (write, _) => write,
        };
        let size = write.size() as u32;
        // SAFETY: guards hold, so that objects are there and indexes lie in them; lanes and columns are those of the pass.
        unsafe {
            if let (Value::Word(object), Value::Word(index)) = (object, index) {
                self.store_one(set, object as u32, offset + index as u32 * size, write, value);
                return true;
            }
            for i in 0..set.lanes.len() {
                let lane = set.lanes[i];
                let (of, at) = (object.get(lane) as u32, offset + index.get(lane) as u32 * size);
                self.set(of, at, write, lane, value.get(lane));
            }
        }
        true
    }

    /// It is a row, and none that has to stay as it is.
    #[inline]
    pub fn may_write(&self, object: u32) -> bool {
        if object & OF_SET == 0 {
            return false;
        }
        let head = self.heap.head(object);
        !head.hollow && (!self.reads_only || head.fresh && !head.kept)
    }

    #[inline]
    fn is_hollow(&self, object: u32) -> bool {
        object & OF_SET != 0 && self.heap.head(object).hollow
    }

    /// What is at a place of an object in one lane.
    ///
    /// # Safety
    /// As for [`Run::word`].
    #[inline(always)]
    pub unsafe fn get(&self, object: u32, at: u32, read: Read, lane: u32) -> u64 {
        // SAFETY: as the caller promises.
        unsafe {
            let low = self.word(object, at / 4, lane);
            if read == Read::Long {
                return low as u64 | (self.word(object, at / 4 + 1, lane) as u64) << 32;
            }
            read.word((low >> (at % 4 * 8)) as u64)
        }
    }

    /// Writes to a place of an object in one lane.
    ///
    /// # Safety
    /// As for [`Run::word`], of a row.
    #[inline(always)]
    pub unsafe fn set(&mut self, object: u32, at: u32, write: Write, lane: u32, value: u64) {
        let bits = write.bits(value);
        // SAFETY: as the caller promises.
        unsafe {
            match write {
                Write::Ref => self.put_reference(object, at / 4, lane, bits as u32),
                Write::Int => self.put(object, at / 4, lane, bits as u32),
                Write::Long => {
                    self.put(object, at / 4, lane, bits as u32);
                    self.put(object, at / 4 + 1, lane, (bits >> 32) as u32);
                }
                Write::Byte | Write::Boolean | Write::ByteOrBoolean | Write::Half => {
                    let (shift, mask) = (at % 4 * 8, (1u32 << (write.size() * 8)) - 1);
                    let old = self.word(object, at / 4, lane);
                    self.put(object, at / 4, lane, old & !(mask << shift) | (bits as u32) << shift);
                }
            }
        }
    }

    /// # Safety
    /// As for [`Run::word`], of a row.
    #[inline(always)]
    pub unsafe fn put(&mut self, object: u32, word: u32, lane: u32, value: u32) {
        let head = *self.heap.head(object);
        // SAFETY: as the caller promises.
        unsafe { *self.heap.column(head.slots.add(word as usize)).add(lane as usize) = value };
        self.heap.wrote[lane as usize] |= !head.fresh;
    }

    /// # Safety
    /// As for [`Run::put`].
    #[inline(always)]
    pub unsafe fn put_reference(&mut self, object: u32, word: u32, lane: u32, value: u32) {
        let head = *self.heap.head(object);
        let row = object & !OF_SET;
        // SAFETY: as the caller promises.
        let old = unsafe { std::mem::replace(&mut *self.heap.column(head.slots.add(word as usize)).add(lane as usize), value) };
        self.heap.changes[lane as usize] ^= reference_key(row, word, old) ^ reference_key(row, word, value);
        self.heap.wrote[lane as usize] |= !head.fresh;
    }

    /// The same place of the same object in all lanes.
    ///
    /// # Safety
    /// As for [`Run::put`].
    pub unsafe fn store_one(&mut self, set: &Set, object: u32, offset: u32, write: Write, value: Value) {
        let head = *self.heap.head(object);
        let (row, word) = (object & !OF_SET, offset / 4);
        // SAFETY: as the caller promises.
        unsafe {
            let slot = head.slots.add(word as usize);
            let whole = set.lanes.len() == self.active;
            if !head.fresh {
                set.lanes.iter().for_each(|&lane| *self.heap.wrote.get_unchecked_mut(lane as usize) = true);
            }
            match (write, value) {
                (Write::Int, Value::Word(new)) if whole && (*slot).mask == 0 => self.heap.set_constant(slot, new as u32),
                (Write::Int, value) => {
                    let column = self.heap.column(slot);
                    set.lanes.iter().for_each(|&lane| *column.add(lane as usize) = value.get(lane) as u32);
                }
                (Write::Ref, value) => {
                    if let (Some(old), Value::Word(new)) = ((*slot).constant(), value) {
                        let new = new as u32;
                        if old == new {
                            return;
                        }
                        let change = reference_key(row, word, old) ^ reference_key(row, word, new);
                        set.lanes.iter().for_each(|&lane| *self.heap.changes.get_unchecked_mut(lane as usize) ^= change);
                        if whole {
                            self.heap.set_constant(slot, new);
                        } else {
                            let column = self.heap.column(slot);
                            set.lanes.iter().for_each(|&lane| *column.add(lane as usize) = new);
                        }
                        return;
                    }
                    let column = self.heap.column(slot);
                    for &lane in &set.lanes {
                        let new = value.get(lane) as u32;
                        let old = std::mem::replace(&mut *column.add(lane as usize), new);
                        if old != new {
                            *self.heap.changes.get_unchecked_mut(lane as usize) ^=
                                reference_key(row, word, old) ^ reference_key(row, word, new);
                        }
                    }
                }
                (Write::Long, value) => {
                    let (low, high) = (self.heap.column(slot), self.heap.column(slot.add(1)));
                    for &lane in &set.lanes {
                        let word = value.get(lane);
                        *low.add(lane as usize) = word as u32;
                        *high.add(lane as usize) = (word >> 32) as u32;
                    }
                }
                (write, value) => {
                    let column = self.heap.column(slot);
                    let (shift, bits) = (offset % 4 * 8, (1u32 << (write.size() * 8)) - 1);
                    for &lane in &set.lanes {
                        let cell = &mut *column.add(lane as usize);
                        *cell = *cell & !(bits << shift) | (write.bits(value.get(lane)) as u32) << shift;
                    }
                }
            }
            debug_assert!((*slot).mask == ALL || (*slot).mask == 0);
        }
    }
}
