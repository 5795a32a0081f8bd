//! What a report wants to know of a pass: who was the first to take a branch, and what was returned.

use super::heap::OF_SET;
use super::lanes::Value;
use super::run::Run;
use super::{Delta, Pass};
use crate::found::Origin;
use crate::ledger::Ledger;
use crate::returned::Key;
use jaunt_program::Kind;
use jaunt_state::ObjRef;
use jaunt_vm::convert::wrapped_kind;
use jaunt_vm::coverage::Way;
use jaunt_vm::semantics::{At, Read};

/// Ways that were first taken in this pass, each with a lane that took them.
pub type Covered = Vec<(u32, Vec<Way>)>;

impl Run<'_> {
    /// Lanes, this one among them, go one way at a branch that is watched.
    #[cold]
    #[inline(never)]
    pub fn takes(&mut self, at: At, way: usize, lane: u32) {
        let Some(coverage) = &mut self.vm.coverage else { return };
        coverage.note(at, way);
        if coverage.has_news() {
            self.covered.push((lane, coverage.take_news()));
        }
    }

    /// The same for a switch that leads to a target.
    #[cold]
    #[inline(never)]
    pub fn switches(&mut self, at: At, target: u32, lane: u32) {
        let way = self.vm.coverage.as_ref().map_or(0, |coverage| coverage.way_to(at, target));
        self.takes(at, way, lane);
    }
}

impl Delta<'_, '_> {
    pub(super) fn tell_covered(&mut self, ledger: &mut Ledger, pass: &Pass) {
        for (lane, ways) in self.covered.drain(..) {
            let origin = Origin { before: Some(pass.block.states[pass.state(lane)].1), call: pass.call(lane) };
            ledger.first_to_take(origin, ways);
        }
    }

    /// Calls of a method returned this value. Equal words that follow each other are counted at once.
    pub(super) fn tell_returned(&self, ledger: &mut Ledger, pass: &Pass, of: usize, value: Value, lanes: &[u32]) {
        if !ledger.spec.wanted.values || ledger.returned_many(of) {
            return;
        }
        let kind = self.boxed.world.vm.program.method(ledger.plan.calls[pass.calls[0] as usize].method).ret;
        let same = |a: &u32, b: &u32| {
            matches!(value, Value::Word(_)) && kind != Kind::Ref
                || self.key(pass, kind, value, *a) == self.key(pass, kind, value, *b)
        };
        for part in lanes.chunk_by(same) {
            let (word, key) = (value.get(part[0]), self.key(pass, kind, value, part[0]));
            ledger.returned_value(of, key, part.len() as u64, || self.returned_text(word, kind, key));
        }
    }

    /// Objects of the set are told apart by their classes, boxes by what they hold.
    fn key(&self, pass: &Pass, kind: Kind, value: Value, lane: u32) -> Key {
        let word = value.get(lane);
        let object = word as u32;
        if kind != Kind::Ref || object & OF_SET == 0 {
            return self.boxed.world.returned_key(word, kind, ObjRef::NULL).expect("a value");
        }
        let root = pass.block.groups[pass.block.group_of[pass.state(lane)] as usize].rows.roots[0];
        match self.unboxed(object, lane) {
            _ if object == root => Key::This,
            Some((kind, word)) => Key::Boxed(kind, word),
            None => Key::Class(self.heap.head(object).class.0),
        }
    }

    /// What a box of the set holds in one lane.
    fn unboxed(&self, object: u32, lane: u32) -> Option<(Kind, u64)> {
        let head = self.heap.head(object);
        let program = &self.boxed.world.vm.program;
        let kind = wrapped_kind(program.class_name(head.class))?;
        let offset = program.field_named(head.class, "value")?.offset;
        // SAFETY: words of the row, in a lane of the pass.
        let word = |at: u32| unsafe { (*head.slots.add(at as usize)).get(lane) } as u64;
        let low = word(offset / 4) >> (offset % 4 * 8);
        Some((
            kind,
            match kind {
                Kind::Boolean | Kind::Byte => Read::Byte.word(low),
                Kind::Char => Read::Char.word(low),
                Kind::Short => Read::Short.word(low),
                Kind::Long | Kind::Double => low | word(offset / 4 + 1) << 32,
                _ => low,
            },
        ))
    }

    fn returned_text(&self, word: u64, kind: Kind, key: Key) -> String {
        match key {
            Key::Class(class) => self.boxed.world.vm.program.external_name(jaunt_program::ClassId(class)),
            key => self.boxed.world.returned_text(word, kind, key),
        }
    }
}
