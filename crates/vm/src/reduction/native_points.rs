//! Where natives stop, and what others see of their accesses: fields, elements and ranges, by the gate or by address.

use crate::actions::How;
use crate::native::Trap;
use crate::vm::Vm;
use jaunt_base::breakage::broken_here;
use jaunt_classfile::access;
use jaunt_program::{ClassId, Kind};
use jaunt_state::heap::SHARED;
use jaunt_state::thread::STATICS;
use jaunt_state::{Effect, ObjRef};

impl Vm {
    /// A visible effect of a native that never blocks.
    #[cfg_attr(feature = "breakages", track_caller)]
    pub fn native_effect(&mut self, effect: Effect) -> Result<(), Trap> {
        self.watch_effect(effect);
        if !self.checking() || self.nobody_looks() || broken_here("native effect") {
            return Ok(());
        }
        self.granted(effect)
    }

    /// A native stops at most once, before the first of its effects; what it does after that is written down.
    pub(crate) fn granted(&mut self, effect: Effect) -> Result<(), Trap> {
        if self.transition.granted_call {
            self.note(effect);
            return Ok(());
        }
        if self.transition.answer.is_some() {
            // The call was granted before it asked for a value, and nobody has run since: the first half of the step has told of it, and
            // a sleeper keeps what both halves did.
            self.transition.granted_call = true;
            self.watch_effect(effect);
            return Ok(());
        }
        if self.may(effect) {
            self.transition.granted_call = true;
            return Ok(());
        }
        Err(Trap::Point)
    }

    /// An access by a native to `len` bytes of an object from a body offset on: one field, or elements in one step.
    pub fn gate_access(&mut self, object: ObjRef, offset: u32, len: u32, write: bool) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        if self.state.heap.entry(object).meta & SHARED == 0 {
            return self.own_access(object, offset, len, write);
        }
        let plain = self.policy.races && self.is_plain(object, offset);
        if let Some(effect) = self.access_to_see(object, offset, len, write, plain) {
            self.granted(effect)?;
        }
        if write {
            self.note_write(object, offset, len);
        }
        Ok(())
    }

    /// An access to an object that no other thread knows: only a collection can see it.
    fn own_access(&mut self, object: ObjRef, offset: u32, len: u32, write: bool) -> Result<(), Trap> {
        match self.referent_to_see(object, offset, len, write, true) {
            Some(effect) => self.granted(effect),
            None => Ok(()),
        }
    }

    /// An ordinary access to this place of an object orders nothing: it is an element, or a field that is not volatile.
    fn is_plain(&self, object: ObjRef, offset: u32) -> bool {
        let class = self.state.heap.class_of(object);
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            if let Some(field) = record.fields.iter().find(|f| !f.is_static() && f.offset == offset) {
                return field.access & access::VOLATILE == 0;
            }
            at = record.super_class;
        }
        self.program.class(class).array().is_some()
    }

    /// An access by `Unsafe` or a handle to one slot.
    pub(crate) fn slot_access(&mut self, object: ObjRef, offset: u32, len: u32, how: How) -> Result<(), Trap> {
        if self.policy.races || self.is_heard() {
            let slots = self.slots_in(object, offset, len);
            self.look_for_relaxed(object.0, &slots, how);
            self.slot_point(object, offset, len, how)?;
            self.hear_slots(object.0, &slots, how);
            return Ok(());
        }
        self.slot_point(object, offset, len, how)
    }

    fn slot_point(&mut self, object: ObjRef, offset: u32, len: u32, how: How) -> Result<(), Trap> {
        let (write, plain) = (how.writes, how.is_plain());
        if !self.checking() {
            return Ok(());
        }
        if self.state.heap.entry(object).meta & SHARED == 0 {
            return self.own_access(object, offset, len, write);
        }
        let seen = match self.slots_below(object, offset, len) {
            None => self.access_to_see(object, offset, len, write, plain),
            Some(slots) => {
                // All are asked, so that each knows of the access. A slot is met at its offset: there the effect begins.
                let first = slots.iter().copied().min().unwrap_or(offset).min(offset);
                let effects: Vec<_> = slots.iter().map(|&at| self.access_to_see(object, at, 1, write, plain)).collect();
                let seen = effects.into_iter().flatten().next();
                seen.map(|effect| Effect { offset: first, len: offset + len - first, ..effect })
            }
        };
        if let Some(effect) = seen {
            self.granted(effect)?;
        }
        if write {
            self.note_write(object, offset, len);
        }
        Ok(())
    }

    /// The fields or elements that an access by address is to, unless it is to just one and to all of it: bytes that lie in
    /// one word, a half of a long.
    fn slots_below(&self, object: ObjRef, offset: u32, len: u32) -> Option<Vec<u32>> {
        let class = self.state.heap.class_of(object);
        if let Some(info) = self.program.class(class).array() {
            let start = offset & !(info.kind.size() - 1);
            return (start != offset).then(|| vec![start]);
        }
        let mut slots = Vec::new();
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            for field in record.fields.iter().filter(|f| !f.is_static()) {
                let (start, size) = (field.offset, field.kind.size());
                if (start, size) == (offset, len) {
                    return None;
                }
                if start < offset + len && offset < start + size {
                    slots.push(start);
                }
            }
            at = record.super_class;
        }
        Some(slots)
    }

    /// As [`Vm::slot_access`] for statics.
    pub(crate) fn static_slot_access(&mut self, class: ClassId, offset: u32, len: u32, how: How) -> Result<(), Trap> {
        let (write, plain) = (how.writes, how.is_plain());
        let fields = self.program.class(class).fields.iter().filter(|f| f.is_static());
        let below = fields.filter(|f| f.offset < offset + len && offset < f.offset + f.kind.size());
        // All are asked, so that each knows of the access.
        let below: Vec<u32> = below.map(|f| f.offset).collect();
        self.look_for_relaxed(class.0 | STATICS, &below, how);
        let seen =
            self.checking().then(|| below.iter().filter_map(|&o| self.static_access_to_see(class, o, write, plain)).collect());
        let effects: Vec<_> = seen.unwrap_or_default();
        // A slot is met at its offset: there the effect begins.
        let first = effects.iter().map(|effect| effect.offset).min().unwrap_or(offset).min(offset);
        if let Some(&effect) = effects.first() {
            self.granted(Effect { offset: first, len: offset + len - first, ..effect })?;
        }
        if self.state.is_initialized(class) {
            self.hear_use(class);
        }
        self.hear_slots(class.0 | STATICS, &below, how);
        Ok(())
    }

    /// As [`Vm::gate_access`] for a static field.
    pub fn gate_access_static(&mut self, class: ClassId, offset: u32, write: bool, plain: bool) -> Result<(), Trap> {
        if !self.checking() {
            return Ok(());
        }
        match self.static_access_to_see(class, offset, write, plain) {
            Some(effect) => self.granted(effect),
            None => Ok(()),
        }
    }

    /// Nobody else can see an access to this range of an object: then it may happen in one step, whatever its length.
    pub fn is_covered(&mut self, object: ObjRef, offset: u32, len: u32, write: bool) -> bool {
        if !self.checking() || self.state.heap.entry(object).meta & SHARED == 0 || self.is_alone() {
            return true;
        }
        let class = self.state.heap.class_of(object);
        if self.program.class(class).array().is_some() {
            return len == 0 || self.access_to_see(object, offset, len, write, true).is_none();
        }
        // All are asked, so that each knows of the access.
        let offsets = self.field_offsets(class);
        let inside = offsets.into_iter().map(|(o, _)| o).filter(|&o| o >= offset && o - offset < len);
        let mut all = true;
        for o in inside {
            all &= self.access_to_see(object, o, 1, write, true).is_none();
        }
        all
    }

    /// The places of the fields of a class's objects.
    pub(crate) fn field_offsets(&self, class: ClassId) -> Vec<(u32, Kind)> {
        let mut offsets = Vec::new();
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            offsets.extend(record.fields.iter().filter(|f| !f.is_static()).map(|f| (f.offset, f.kind)));
            at = record.super_class;
        }
        offsets.sort_unstable_by_key(|&(offset, _)| offset);
        offsets
    }

    /// A copy from one array to another, offsets and length in bytes: one step.
    pub fn gate_copy(&mut self, from: (ObjRef, u32), to: (ObjRef, u32), len: u32) -> Result<(), Trap> {
        let shared = |vm: &Vm, object| vm.state.heap.entry(object).meta & SHARED != 0;
        let read = if shared(self, from.0) { self.access_to_see(from.0, from.1, len, false, true) } else { None };
        let written = if shared(self, to.0) { self.access_to_see(to.0, to.1, len, true, true) } else { None };
        for effect in [written, read].into_iter().flatten() {
            self.granted(effect)?;
        }
        Ok(())
    }
}
