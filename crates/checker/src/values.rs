//! What values carry from thread to thread: by access modes, and by fences.
//!
//! A releasing write gives its value what its thread has done; so does any write after a release fence, with what was done before the fence. An acquiring
//! read takes that; so does an acquire fence, for all that its thread has read before. An update goes on with what the write that it saw began.

use crate::happens_before::{Clocks, Sync, is_within, joined};
use jaunt_vm::actions::{How, Order, Variable};

impl Clocks {
    /// An access that cannot race.
    pub(crate) fn ordered(&mut self, thread: u32, variable: Variable, how: How) {
        let volatile = how.order == Order::Volatile;
        if how.reads && how.order.acquires() {
            self.acquire(thread, Sync::Value(variable));
            if volatile {
                self.acquire(thread, Sync::Writes(variable));
            }
        }
        self.value(thread, variable, how);
        if !how.writes || !how.order.releases() {
            return;
        }
        if volatile {
            self.release(thread, Sync::Writes(variable), true);
        } else {
            self.tick(thread);
        }
    }

    /// What goes from thread to thread with the value of a variable.
    pub(crate) fn value(&mut self, thread: u32, variable: Variable, how: How) {
        let value = Sync::Value(variable);
        if how.reads {
            self.pend(thread, value);
        }
        if !how.writes {
            return;
        }
        let own =
            if how.order.releases() { Some(self.clock(thread).clone()) } else { self.syncs.get(&Sync::Fenced(thread)).cloned() };
        self.beyond_edges |= own.is_some() && !how.order.releases();
        // An update goes on with what the write that it saw began.
        let before = self.syncs.get(&value).filter(|_| how.reads);
        match (own, before) {
            (Some(own), Some(before)) => {
                let both = joined(before, &own);
                self.set_sync(value, Some(both));
            }
            (Some(own), None) => self.set_sync(value, Some(own)),
            (None, Some(_)) => {}
            (None, None) => self.forget_sync(value),
        }
    }

    /// A fence that comes later acquires what was released with this value.
    fn pend(&mut self, thread: u32, value: Sync) {
        let Some(theirs) = self.syncs.get(&value).cloned() else { return };
        if is_within(&theirs, self.clock(thread)) {
            return;
        }
        let pending = Sync::Pending(thread);
        match self.syncs.get(&pending) {
            Some(before) if is_within(&theirs, before) => {}
            Some(before) => {
                let both = joined(before, &theirs);
                self.set_sync(pending, Some(both));
            }
            None => self.set_sync(pending, Some(theirs)),
        }
    }

    pub(crate) fn forget_sync(&mut self, sync: Sync) {
        if self.syncs.contains_key(&sync) {
            self.set_sync(sync, None);
        }
    }
}
