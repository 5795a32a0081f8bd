//! Objects that are built by the calls that lead to them, as a program would build them.
//!
//! This is independent of engines and of what a state is. Statics that the calls write are written each time.

use crate::java::CallText;
use crate::oracle::Oracle;
use crate::plan::{Call, Plan};
use crate::values::Value;
use crate::world::{CallEnd, World};
use jaunt_program::{ClassId, MethodId};
use jaunt_state::ObjRef;
use std::sync::Arc;

/// A sequence of calls: the number of a constructor call, then those of calls.
pub type Path = Vec<u32>;

/// One side of an exploration: the class that is explored, or the oracle's.
#[derive(Clone, Copy)]
pub struct Side<'p> {
    pub class: ClassId,
    /// What [`Value::Other`] numbers.
    pub others: &'p [Arc<[Call]>],
}

/// The calls of a path.
pub(crate) fn calls_of<'p>(constructors: &'p [Call], calls: &'p [Call], path: &'p [u32]) -> impl Iterator<Item = &'p Call> {
    path.iter().enumerate().map(move |(at, &number)| &(if at == 0 { constructors } else { calls })[number as usize])
}

impl Plan {
    pub fn side(&self) -> Side<'_> {
        Side { class: self.class, others: &self.others }
    }

    /// The calls of a path.
    pub fn calls_of<'p>(&'p self, path: &'p [u32]) -> impl Iterator<Item = &'p Call> {
        calls_of(&self.constructors, &self.calls, path)
    }

    /// The path whose calls are written like this.
    pub fn path_of(&self, texts: &[CallText]) -> Option<Path> {
        let number = |at: usize, text: &CallText| {
            let list = if at == 0 { &self.constructors } else { &self.calls };
            list.iter().position(|call| call.text == *text).map(|number| number as u32)
        };
        texts.iter().enumerate().map(|(at, text)| number(at, text)).collect()
    }

    pub fn texts(&self, path: &[u32]) -> Vec<CallText> {
        self.calls_of(path).map(|call| call.text.clone()).collect()
    }
}

impl Oracle {
    pub fn side(&self) -> Side<'_> {
        Side { class: self.class, others: &self.others }
    }
}

impl World<'_> {
    /// What a call of a method comes to on objects of a class that can be made.
    pub fn target(&self, class: ClassId, method: MethodId) -> MethodId {
        let program = &self.vm.program;
        // SAFETY: methods are never removed; one that can be called is selected for a class that can be made.
        unsafe { (*program.select(class, program.method(method))).id }
    }

    /// The registers of a call: the object that is called, and the arguments. Other objects are built for it.
    pub fn arguments(&mut self, side: Side, call: &Call, root: ObjRef, out: &mut Vec<u64>) -> Result<(), CallEnd> {
        out.clear();
        out.push(root.word());
        for (argument, &wide) in call.arguments.iter().zip(&call.wide) {
            let word = match argument.value {
                Value::Word(word) => word,
                Value::This => root.word(),
                Value::Other(n) => self.make(side, side.others[n as usize].iter())?.word(),
                Value::Others(_) => unreachable!("calls have one value for each parameter"),
            };
            out.push(word);
            if wide {
                out.push(word);
            }
        }
        Ok(())
    }

    /// Builds the object of a path. What its calls throw was judged when the path was found.
    pub fn replay(&mut self, plan: &Plan, path: &[u32]) -> Result<ObjRef, CallEnd> {
        self.make(plan.side(), plan.calls_of(path))
    }

    fn make<'p>(&mut self, side: Side, calls: impl Iterator<Item = &'p Call>) -> Result<ObjRef, CallEnd> {
        let root = self.vm.new_object(side.class);
        for (at, call) in calls.enumerate() {
            match self.call_on(side, call, root, at == 0) {
                CallEnd::Returned(_) | CallEnd::Threw(_) => {}
                other => return Err(other),
            }
        }
        Ok(root)
    }

    /// Makes a call on an object.
    pub fn call_on(&mut self, side: Side, call: &Call, root: ObjRef, constructor: bool) -> CallEnd {
        let mut args = Vec::new();
        if let Err(end) = self.arguments(side, call, root, &mut args) {
            return end;
        }
        let method = if constructor { call.method } else { self.target(side.class, call.method) };
        self.call(method, &args)
    }
}
