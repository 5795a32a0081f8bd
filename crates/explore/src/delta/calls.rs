//! Calls of sets of states: dispatch by the classes of receivers, and natives that have a form for columns.

use super::frame::{Frame, Set, copy};
use super::lanes::Value;
use super::run::{Probe, Run};
use jaunt_program::{ClassId, Method};
use jaunt_vm::semantics::{At, Callee};

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
        if matches!(callee, Callee::Dynamic(_) | Callee::Handle(_)) {
            self.leave_set(set);
            return Ok(());
        }
        let dispatched = matches!(callee, Callee::Virtual(_) | Callee::Interface(_));
        let parts = if dispatched {
            match set.registers[set.at.argument(0) as usize] {
                Value::Word(receiver) => vec![(self.class_of(receiver as u32).0 as u64, set)],
                // SAFETY: columns of the pass have a word for each of its lanes.
                Value::Column(receivers) => {
                    self.parts(set, |run, lane| run.class_of(unsafe { *receivers.add(lane as usize) } as u32).0 as u64)
                }
            }
        } else {
            vec![(0, set)]
        };
        for (class, part) in parts {
            let class = dispatched.then_some(ClassId(class as u32));
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
        if method.is_native() {
            return self.call_native(frame, set, method, to, next);
        }
        if method.is_abstract() {
            self.leave_set(set);
            return Ok(());
        }
        let lanes = std::mem::take(&mut set.lanes);
        let at = set.at;
        let arguments = at.arguments().map(|r| set.registers[r as usize]).collect::<Vec<_>>();
        let (returned, callee) = self.method(method, lanes, arguments.into_iter(), depth + 1)?;
        set.at = next;
        let parts = returned.len();
        for (i, mut part) in returned.into_iter().enumerate() {
            let mut registers =
                if i + 1 == parts { std::mem::take(&mut set.registers) } else { self.room.registers_like(&set.registers) };
            if let (Some(to), Some(value)) = (to, part.value) {
                registers[to as usize] = match value {
                    Value::Column(_) => {
                        let column = frame.column(self.room, to);
                        copy(value, column, &part.lanes);
                        Value::Column(column)
                    }
                    word => word,
                };
            }
            let lanes = std::mem::take(&mut part.lanes);
            frame.push(self.room, Set { at: next, lanes, registers });
        }
        if let Some(callee) = callee {
            callee.end(self.room);
        }
        Ok(())
    }

    fn call_native(&mut self, _frame: &mut Frame, set: Set, _method: &Method, _to: Option<u16>, _next: At) -> Result<(), Probe> {
        self.leave_set(set);
        Ok(())
    }
}
