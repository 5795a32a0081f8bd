//! What a thread knows because it came through a final field (JLS 17.5.1).
//!
//! A write comes before a read if the write comes before the end of a constructor (the *freeze*), and the reader got to the variable by reading a final
//! field of the constructed object and going on from there, however it got that object. That is no edge: it says nothing of other variables. So it is not
//! put into the reader's clock, but kept for each object that the final field leads to.
//!
//! What a final field leads to is found when it is read, and again when the reader reads a reference of an object that it got in this way. A
//! thread that has come to an object through a final field may come to it in another way too, and we do not tell the two apart: it is no race then. Writes
//! through a final field count as reads do: the reference that they need was read, and no processor writes before that.
//!
//! What has no constructor that we see the end of (a clone, an object that a native made) is taken as frozen when it was given away: what was written before
//! that to objects that nobody else could reach is there.

use crate::happens_before::{Clocks, Past, Sync, VectorClock, is_within, joined, time_of};
use jaunt_state::ObjRef;
use jaunt_vm::Vm;
use jaunt_vm::actions::{How, Variable};

/// Which earlier accesses to an object a thread knows of through final fields.
#[derive(Clone, Default)]
pub(crate) struct Given {
    /// Those up to here.
    clock: VectorClock,
    /// Those from the time when nobody else could reach the object.
    private: bool,
}

impl Given {
    pub(crate) fn has(&self, past: &Past) -> bool {
        past.time <= time_of(&self.clock, past.thread) || self.private && past.private
    }
}

impl Clocks {
    /// A final field is read: what it leads to is as it was at the end of the constructor, or later.
    pub(crate) fn read_final(&mut self, vm: &Vm, variable: Variable) {
        let Some(value) = vm.reference_at(variable) else { return };
        let given = match self.syncs.get(&Sync::Frozen(variable.object)) {
            Some(clock) => Given { clock: clock.clone(), private: false },
            None => Given { private: true, ..Given::default() },
        };
        self.give(vm, value, given);
    }

    /// A reference is read of an object that the thread came to through a final field.
    pub(crate) fn read_on(&mut self, vm: &Vm, variable: Variable, how: How) {
        let given = self.given.get(&(vm.current.0, variable.object)).filter(|_| how.reads);
        let Some(given) = given.cloned() else { return };
        if let Some(value) = vm.reference_at(variable) {
            self.give(vm, value, given);
        }
    }

    /// A constructor may give its object away and write final fields after that. To them a freeze means something only if the reader got the reference
    /// from a write that came after it. So opaque writes of references remember what they came after. (Plain ones that nothing orders are
    /// races themselves, and others are edges.)
    pub(crate) fn hand_over(&mut self, vm: &Vm, variable: Variable, how: How) {
        let me = vm.current.0;
        if how.reads && !how.order.acquires() {
            self.take_over(vm, variable);
        }
        if how.writes && how.order.releases() {
            self.forget_sync(Sync::Wrote(variable));
        } else if how.writes && vm.is_reference(variable) {
            let own = self.clock(me).clone();
            self.set_sync(Sync::Wrote(variable), Some(own));
        }
    }

    fn take_over(&mut self, vm: &Vm, variable: Variable) {
        let Some(value) = vm.reference_at(variable) else { return };
        let wrote = self.syncs.get(&Sync::Wrote(variable)).or(self.syncs.get(&Sync::Value(variable)));
        let leaked = self.syncs.contains_key(&Sync::Leaked(value.0));
        let (Some(wrote), Some(frozen), true) = (wrote, self.syncs.get(&Sync::Frozen(value.0)), leaked) else { return };
        // The freeze has ended an epoch of its thread: what came after it knows more.
        if is_within(frozen, wrote) && !is_within(wrote, frozen) {
            let given = Given { clock: frozen.clone(), private: false };
            self.give(vm, value, given);
        }
    }

    fn give(&mut self, vm: &Vm, value: ObjRef, given: Given) {
        let me = vm.current.0;
        let own = self.clock(me).clone();
        if !given.private && is_within(&given.clock, &own) {
            return;
        }
        // Only what the thread does not know anyway is worth keeping.
        let news = |past: &Past| past.time > time_of(&own, past.thread) && given.has(past);
        let with_news = self.histories.iter().filter(|(_, history)| history.write.iter().chain(&history.reads).any(news));
        let mut objects: Vec<u32> = with_news.map(|(variable, _)| variable.object).collect();
        if objects.is_empty() {
            return;
        }
        objects.sort_unstable();
        objects.dedup();
        let reached = vm.reached_from(value);
        for object in objects.into_iter().filter(|object| reached.contains(object)) {
            self.beyond_edges = true;
            let before = self.given.get(&(me, object)).cloned().unwrap_or_default();
            let after = Given { clock: joined(&before.clock, &given.clock), private: before.private || given.private };
            self.set_given((me, object), Some(after));
        }
    }
}
