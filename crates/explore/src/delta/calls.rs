//! Calls of sets of states: dispatch by the classes of receivers, call sites of lambdas and concatenations.

use super::frame::{Frame, How, Set};
use super::lanes::Value;
use super::run::{Probe, Run};
use jaunt_program::{Kind, Method};
use jaunt_state::ClassStatus;
use jaunt_vm::indy::{DynamicSite, KEY_LAMBDA};
use jaunt_vm::semantics::{At, Callee, Write};

impl Run<'_> {
    /// Calls for a set; those that return go on at `next`.
    pub fn call(
        &mut self,
        frame: &mut Frame,
        set: Set,
        callee: Callee,
        to: Option<u16>,
        next: At,
        depth: usize,
    ) -> Result<(), Probe> {
        let parts = match callee {
            Callee::Handle(_) => {
                self.leave_set(set);
                return Ok(());
            }
            Callee::Dynamic(site) => return self.call_dynamic(frame, set, site, to, next, depth),
            Callee::Virtual(_) | Callee::Interface(_) => {
                let receivers = set.registers[set.at.argument(0) as usize];
                self.parts_by_class(set, receivers).into_iter().map(|(class, part)| (Some(class), part)).collect()
            }
            Callee::Special(_) | Callee::Static(_) => vec![(None, set)],
        };
        for (class, part) in parts {
            // SAFETY: the call is that of a resolved instruction of this machine's program.
            match unsafe { self.vm.target(callee, class) } {
                // SAFETY: methods are never removed.
                Ok(method) if !method.is_null() => self.call_method(frame, part, unsafe { &*method }, to, next, depth)?,
                _ => self.leave_set(part),
            }
        }
        Ok(())
    }

    fn call_method(
        &mut self,
        frame: &mut Frame,
        mut set: Set,
        method: &Method,
        to: Option<u16>,
        next: At,
        depth: usize,
    ) -> Result<(), Probe> {
        if method.is_native() || self.has_own_form(method) {
            self.call_native(frame, set, method, to, next);
            return Ok(());
        }
        if method.is_abstract() {
            self.leave_set(set);
            return Ok(());
        }
        let lanes = std::mem::take(&mut set.lanes);
        let mut arguments = self.room.registers();
        arguments.extend(set.at.arguments().map(|r| set.registers[r as usize]));
        let mut callee = self.method(method, lanes, arguments, depth + 1)?;
        let ends = std::mem::take(&mut callee.ends);
        let parts = ends.len();
        for (i, end) in ends.into_iter().enumerate() {
            let last = i + 1 == parts;
            let registers = if last { std::mem::take(&mut set.registers) } else { self.room.registers_like(&set.registers) };
            let mut part = Set { at: set.at, lanes: end.lanes, registers };
            match end.how {
                How::Returned(value) => {
                    if let (Some(to), Some(value)) = (to, value) {
                        part.registers[to as usize] = self.moved(frame, to, value, &part.lanes);
                    }
                    part.at = next;
                    frame.push(self.room, part);
                }
                How::Threw(thrown) => self.throw(frame, part, thrown),
            }
        }
        callee.end(self.room);
        Ok(())
    }

    fn call_dynamic(
        &mut self,
        frame: &mut Frame,
        mut set: Set,
        site: usize,
        to: Option<u16>,
        next: At,
        depth: usize,
    ) -> Result<(), Probe> {
        let (class, captures) = match &self.vm.dynamic_sites[site] {
            DynamicSite::Static(method) => {
                // SAFETY: methods are never removed.
                let method = unsafe { &*(self.vm.program.method(*method) as *const Method) };
                return self.call_method(frame, set, method, to, next, depth);
            }
            DynamicSite::Lambda { class, captures } => (*class, captures.clone()),
            DynamicSite::General { .. } => {
                self.leave_set(set);
                return Ok(());
            }
        };
        if self.vm.state.classes[class].status != ClassStatus::Initialized {
            return Err(Probe(set.lanes[0]));
        }
        if captures.is_empty() {
            // It was made in the base, when its class was initialised there (`World::make_lambdas`).
            let slot = self.vm.root_slot(KEY_LAMBDA | site as u64);
            let object = self.vm.state.rest.roots()[slot];
            if object.is_null() {
                self.leave_set(set);
                return Ok(());
            }
            if let Some(to) = to {
                set.registers[to as usize] = Value::Word(object.word());
            }
            set.at = next;
            frame.push(self.room, set);
            return Ok(());
        }
        let object = self.make(class, self.vm.program.class(class).instance_size, &set.lanes);
        for (slot, offset, kind) in captures {
            let value = set.registers[set.at.argument(slot) as usize];
            let write = match kind.size() {
                1 => Write::Byte,
                2 => Write::Half,
                4 if kind == Kind::Ref => Write::Ref,
                4 => Write::Int,
                _ => Write::Long,
            };
            // SAFETY: a new object of the class that these fields belong to.
            unsafe { self.store_one(&set, object as u32, offset, write, value) };
        }
        if let Some(to) = to {
            set.registers[to as usize] = Value::Word(object);
        }
        set.at = next;
        frame.push(self.room, set);
        Ok(())
    }
}
