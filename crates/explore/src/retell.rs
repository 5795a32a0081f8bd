//! Sequences once more, after an exploration: what each call returned, which branches it took, what the object became.
//!
//! An exploration keeps of each state how it was first reached, and nothing else, whatever engine explores. What a report or a test has to say of a
//! few sequences is found out by executing them again.

use crate::java::CallText;
use crate::plan::{Call, Plan};
use crate::told_value::ToldValue;
use crate::world::{CallEnd, World};
use jaunt_state::ObjRef;
use jaunt_vm::coverage::Way;

/// A sequence with what its calls came to.
#[derive(Clone, Debug)]
pub struct Told {
    pub calls: Vec<ToldCall>,
    /// A call asked for the identity of an object, which is another one each time under `java`: values may depend on it.
    pub identity: bool,
}

#[derive(Clone, Debug)]
pub struct ToldCall {
    pub text: CallText,
    pub end: ToldEnd,
    /// A method with type parameters of its own: what it returns must be told apart by a cast.
    pub generic: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToldEnd {
    Returned(ToldValue),
    Threw {
        /// With dots.
        class: String,
        /// The nearest class above it that a test can name.
        named: String,
        /// It is one that was expected.
        expected: bool,
    },
    /// It did not end.
    Open,
}

pub struct Retelling<'a, 'vm> {
    pub world: &'a mut World<'vm>,
    pub plan: &'a Plan,
}

impl Retelling<'_, '_> {
    /// Executes a sequence and gives its object to `then`, if all its calls have ended. `None`: a class could not be initialised.
    pub fn with<T>(&mut self, path: &[u32], mut then: impl FnMut(&mut World, ObjRef) -> T) -> Option<(Told, T)> {
        loop {
            let log = self.world.vm.state.begin_call();
            let hashes = self.world.vm.state.rest.hashes.len();
            let (mut told, root) = self.execute(path);
            told.identity = self.world.vm.state.rest.hashes.len() > hashes;
            let classes = self.world.vm.state.initialised_since(&log);
            // What `then` calls on the object can be taken back.
            self.world.vm.state.freeze_since(&log);
            let result = classes.is_empty().then(|| then(self.world, root));
            self.world.vm.state.give_up_since(&log);
            self.world.undo(&log);
            match result {
                Some(result) => return Some((told, result)),
                None => self.world.grow_base(&classes).ok()?,
            }
        }
    }

    pub fn tell(&mut self, path: &[u32]) -> Option<Told> {
        self.with(path, |_, _| ()).map(|(told, ())| told)
    }

    /// The branches that a sequence takes, in order.
    pub fn ways(&mut self, path: &[u32]) -> Vec<Way> {
        if let Some(coverage) = &mut self.world.vm.coverage {
            coverage.restart();
        }
        self.tell(path);
        let mut ways = self.world.vm.coverage.as_mut().map_or(Vec::new(), |coverage| coverage.take_news());
        ways.sort_unstable();
        ways
    }

    fn execute(&mut self, path: &[u32]) -> (Told, ObjRef) {
        let plan = self.plan;
        let root = self.world.vm.new_object(plan.class);
        let mut calls = Vec::new();
        for (at, call) in plan.calls_of(path).enumerate() {
            let end = self.call(call, root, at > 0);
            let over = matches!(end, ToldEnd::Open) || at == 0 && matches!(end, ToldEnd::Threw { .. });
            calls.push(ToldCall { text: call.text.clone(), end, generic: self.is_generic(call) });
            if over {
                break;
            }
        }
        (Told { calls, identity: false }, root)
    }

    fn call(&mut self, call: &Call, root: ObjRef, is_virtual: bool) -> ToldEnd {
        let mut args = Vec::new();
        let method = if is_virtual { self.world.target(self.plan.class, call.method) } else { call.method };
        let end = match self.world.arguments(self.plan.side(), call, root, &mut args) {
            Ok(()) => self.world.call(method, &args),
            Err(end) => end,
        };
        let told = match end {
            CallEnd::Returned(word) => {
                let program = &self.world.vm.program;
                let desc = program.name(program.method(call.method).desc);
                let returns = if is_virtual { desc.rsplit(')').next().unwrap_or("V") } else { "V" };
                ToldEnd::Returned(self.world.told_value(word, returns, root, &self.plan.package))
            }
            CallEnd::Threw(exception) => self.threw(exception),
            _ => ToldEnd::Open,
        };
        self.world.between_calls();
        told
    }

    fn threw(&self, exception: ObjRef) -> ToldEnd {
        let program = &self.world.vm.program;
        let class = self.world.vm.state.heap.class_of(exception);
        let mut above = program.class(class).supers.iter().rev().copied();
        let named = above.find(|&at| self.world.can_be_named(at, &self.plan.package)).unwrap_or(class);
        ToldEnd::Threw {
            class: program.java_name(class),
            named: crate::java::full_name(&program.java_name(named)),
            expected: self.plan.expected.iter().any(|&expected| program.is_subclass(class, expected)),
        }
    }

    fn is_generic(&self, call: &Call) -> bool {
        let program = &self.world.vm.program;
        let m = program.method(call.method);
        let file = program.class(m.class).file();
        let signature = file.methods[m.index as usize].signature;
        signature != 0 && file.pool.utf8(signature).starts_with('<')
    }
}
