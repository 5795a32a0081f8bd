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
//! Each class freezes the final fields that it declares, when the first of its constructors for the object ends: `this(...)` has written them, and the constructor
//! that called it goes on after the freeze. Whether somebody gets the object before that is not known when a field is written. So writes of final
//! fields are kept like others until the freeze. If nobody else can reach the object then, they are forgotten: whoever reads them comes later. Otherwise they
//! stay, and whoever reads them must know them, by edges or by having the reference from a write that came after the freeze.
//!
//! What has no constructor that we see the end of (a clone, an object that a native made) is taken as frozen when it was given away: what was written before
//! that to objects that nobody else could reach is there.

use crate::happens_before::{Clocks, History, Past, Sync, VectorClock, is_within, joined};
use jaunt_program::{ClassId, Kind};
use jaunt_state::ObjRef;
use jaunt_vm::Vm;
use jaunt_vm::actions::{How, Order, Variable};

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
        past.is_known(&self.clock) || self.private && past.private
    }
}

/// The freeze of an object that was given away before it, as if it were a write: who knows of it is asked and kept as with writes.
fn freeze_of(object: ObjRef, class: ClassId) -> Variable {
    // No field is there.
    Variable { object: object.0, offset: FREEZES - class.0 }
}

const FREEZES: u32 = u32::MAX >> 1;

pub(crate) fn is_freeze(variable: Variable) -> bool {
    variable.offset > FREEZES / 2
}

impl Clocks {
    /// A constructor ends.
    pub(crate) fn freeze(&mut self, vm: &Vm, object: ObjRef, class: ClassId) {
        let frozen = Sync::Frozen(object.0, class);
        // The one that it called has frozen the fields.
        if self.syncs.contains_key(&frozen) {
            return;
        }
        let me = vm.current.0;
        let leaked = vm.is_shared(object);
        if leaked {
            // What came before in this epoch (a reference that was written) does not know of it.
            self.tick(me);
            let now = Past::now(vm, self.clock(me), false);
            self.set_history(freeze_of(object, class), Some(History { write: Some(now), reads: Vec::new() }));
        } else {
            let variables = vm.final_fields(class).map(|(offset, _)| Variable { object: object.0, offset });
            for variable in variables.filter(|v| self.histories.contains_key(v)).collect::<Vec<_>>() {
                self.set_history(variable, None);
            }
        }
        let leads_on = vm.final_fields(class).any(|(_, kind)| kind == Kind::Ref);
        if leaked || leads_on || vm.goes_on_constructing(object) {
            self.release(me, frozen, false);
        }
    }

    /// A final field is read: what it leads to is as it was at the end of the constructor, or later.
    pub(crate) fn read_final(&mut self, vm: &Vm, variable: Variable) {
        // What was before the first choice is known to all.
        if vm.was_first(ObjRef(variable.object)) && !self.gone.contains(&variable.object) {
            return;
        }
        let open = self.histories.contains_key(&variable);
        if open {
            self.plain(vm, variable, false);
        }
        let Some(value) = vm.reference_at(variable) else { return };
        let changed = self.syncs.get(&Sync::Changed(variable));
        if open && changed.is_none() {
            return self.read_on(vm, variable, How::read(Order::Plain));
        }
        let declared = || vm.field_at(vm.state.heap.class_of(ObjRef(variable.object)), variable.offset, false);
        let frozen = changed.or_else(|| self.syncs.get(&Sync::Frozen(variable.object, declared()?.0)));
        let given = match frozen {
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

    /// To an object that its constructor gave away a freeze means something only if the reader got the reference from a write that came after it. So
    /// opaque writes of references remember what they came after. (Plain ones that nothing orders are races themselves, and others are edges.)
    pub(crate) fn hand_over(&mut self, vm: &Vm, variable: Variable, how: How) {
        let me = vm.current.0;
        if how.reads {
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
        let Some(wrote) = wrote.cloned() else { return };
        let mut at = Some(vm.state.heap.class_of(value));
        while let Some(class) = at {
            let freeze = self.histories.get(&freeze_of(value, class)).and_then(|history| history.write);
            let frozen =
                self.syncs.get(&Sync::Frozen(value.0, class)).filter(|_| freeze.is_some_and(|past| past.is_known(&wrote)));
            if let Some(clock) = frozen.cloned() {
                self.give(vm, value, Given { clock, private: false });
            }
            at = vm.program.class(class).super_class;
        }
    }

    fn give(&mut self, vm: &Vm, value: ObjRef, given: Given) {
        let me = vm.current.0;
        let own = self.clock(me).clone();
        if !given.private && is_within(&given.clock, &own) {
            return;
        }
        // Only what the thread does not know anyway is worth keeping.
        let news = |past: &Past| !past.is_known(&own) && given.has(past);
        let with_news = self.histories.iter().filter(|(_, history)| history.write.iter().chain(&history.reads).any(news));
        let mut objects: Vec<u32> = with_news.map(|(variable, _)| variable.object).collect();
        if objects.is_empty() {
            return;
        }
        let reached = vm.reached_from(value);
        objects.retain(|object| reached.contains(object));
        // Others may become reachable from here later.
        objects.push(value.0);
        objects.sort_unstable();
        objects.dedup();
        for object in objects {
            self.beyond_edges = true;
            let before = self.given.get(&(me, object)).cloned().unwrap_or_default();
            let after = Given { clock: joined(&before.clock, &given.clock), private: before.private || given.private };
            self.set_given((me, object), Some(after));
        }
    }
}
