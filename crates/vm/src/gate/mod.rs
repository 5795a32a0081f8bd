//! The handle by which natives reach the virtual machine.
//!
//! **A native sees Java objects only through a [`Gate`].** It tells the points of a search what is read or written, so that
//! the thread can stop before it, the effect is recorded and the assumptions about the place are checked; and it makes
//! stored references known to other threads ([`objects`]). Everything else of the machine that natives use is in one
//! table, with what threads share by it ([`table`]). Outside of a search the handle is a plain borrow.
//!
//! A native stops at most once, before its first visible access: what follows is recorded and checked, but happens in the
//! same step. It must not have written anything visible by then, since it is executed again from its beginning.

mod objects;
mod steps;
mod table;

use crate::does::Does;
use crate::native::{NativeResult, Trap};
use crate::policy::Mode;
use crate::vm::Vm;
use jaunt_state::ObjRef;
use jaunt_state::heap::SHARED;
use std::cell::Cell;

pub struct Gate<'v> {
    vm: &'v mut Vm,
    /// What the native did so far.
    did: Cell<Does>,
    /// It wrote to an object that others can see.
    wrote: bool,
    /// The block of off-heap memory that it has made: nobody knows its address yet.
    new_block: ObjRef,
    /// It has its turn at the console.
    printed: bool,
    /// What the native that called this one had told of ([`Watch::told`]).
    told_before: u16,
    /// It reads a copy that was made for it ([`steps`]).
    has_copy: bool,
}

/// For tests: what natives did, by their numbers.
#[derive(Default)]
pub struct Watch {
    pub did: Vec<Option<Does>>,
    /// What natives did in a search to cells that others could see, without any effect that tells of it.
    pub untold: Vec<Option<Does>>,
    /// Kinds of effects that the running native told of: bits of [`EffectKind`](jaunt_state::EffectKind).
    pub(crate) told: u16,
    /// Objects that the running native made: whatever it does to them, nobody sees.
    fresh: Vec<ObjRef>,
}

impl<'v> Gate<'v> {
    #[inline(always)]
    pub(crate) fn new(vm: &'v mut Vm) -> Gate<'v> {
        let told_before = vm.watch.as_mut().map_or(0, |watch| std::mem::take(&mut watch.told));
        Gate {
            vm,
            did: Cell::new(Does::PURE),
            wrote: false,
            new_block: ObjRef::NULL,
            printed: false,
            told_before,
            has_copy: false,
        }
    }

    /// The native has given this result: writes down what it did.
    #[inline(always)]
    pub(crate) fn close(mut self, native: u32, result: &NativeResult) {
        if self.has_copy {
            self.forget_copy(result);
        }
        if self.vm.watch.is_some() {
            self.write_down(native);
        }
    }

    #[cold]
    #[inline(never)]
    fn write_down(self, native: u32) {
        let seen = self.vm.checking() && !self.vm.nobody_looks() && !self.vm.is_quiet();
        let Some(watch) = &mut self.vm.watch else { return };
        watch.fresh.clear();
        let add = |list: &mut Vec<Option<Does>>, does: Does| {
            let index = native as usize;
            if list.len() <= index {
                list.resize(index + 1, None);
            }
            list[index] = Some(list[index].unwrap_or_default().and(does));
        };
        add(&mut watch.did, self.did.get());
        if seen {
            add(&mut watch.untold, self.did.get().untold(watch.told));
        }
        watch.told |= self.told_before;
    }

    #[inline(always)]
    fn note(&self, does: Does) {
        self.did.set(self.did.get().and(does));
    }

    /// Somebody wants to know of accesses.
    #[inline(always)]
    fn asks(&self) -> bool {
        self.vm.policy.mode == Mode::Check || self.vm.watch.is_some() || self.vm.is_heard()
    }

    /// Before `len` bytes of an object are read or written.
    #[inline(always)]
    fn access(&mut self, object: ObjRef, offset: usize, len: usize, write: bool) -> Result<(), Trap> {
        if self.asks() { self.ask(object, offset, len, write) } else { Ok(()) }
    }

    #[cold]
    #[inline(never)]
    fn ask(&mut self, object: ObjRef, offset: usize, len: usize, write: bool) -> Result<(), Trap> {
        if self.vm.watch.as_ref().is_none_or(|watch| !watch.fresh.contains(&object)) {
            self.note(if write { Does::WRITES } else { Does::READS });
        }
        if self.vm.checking() && len > 0 {
            let result = self.vm.gate_access(object, offset as u32, len as u32, write);
            self.in_time(result)?;
            self.wrote |= write && self.is_shared(object);
        }
        self.vm.hear_range(object, offset as u32, len as u32, write);
        Ok(())
    }

    /// A native that has written can stop no more: executed again, it would write again.
    fn in_time(&self, result: Result<(), Trap>) -> Result<(), Trap> {
        match result {
            Err(Trap::Point) if self.wrote => {
                Err(self.vm.unsupported("a native method that has to stop after it has written to a shared object"))
            }
            other => other,
        }
    }

    fn is_shared(&self, object: ObjRef) -> bool {
        self.vm.state.heap.entry(object).meta & SHARED != 0
    }

    /// A reference was stored: whoever sees the object sees what it refers to.
    #[inline(always)]
    fn stored(&mut self, object: ObjRef, value: ObjRef) {
        if self.vm.options.track_sharing && self.is_shared(object) {
            self.vm.publish(value);
        }
    }

    /// An object that the native made.
    #[inline(always)]
    fn made(&mut self, object: ObjRef) {
        if let Some(watch) = &mut self.vm.watch {
            watch.fresh.push(object);
        }
    }
}
