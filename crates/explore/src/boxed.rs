//! BOX: one state at a time (d'Amorim 2007, section 4.3.2).
//!
//! Only what can be reached from the root is stored, compared and restored. A state is built from its words once; then one call after
//! the other is executed on it, and each is undone by a log of what it changed. The paper's BOX compares the whole state after every call; with `Compare::Changed` a
//! call that wrote nothing is known to lead back to its own state.

use crate::extras::First;
use crate::found::{Found, Frontier, Origin, StateNumber};
use crate::java::CallText;
use crate::plan::{Call, Plan};
use crate::result::{Depth, Exploration, MethodCounts, Property, Reason, Violation};
use crate::spec::Spec;
use crate::values::Value;
use crate::world::{CallEnd, Described, World};
use jaunt_kernel::StopReason;
use jaunt_state::{CallLog, ObjRef};

/// Which calls are followed by a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compare {
    /// All of them, as in the paper.
    All,
    /// Those that wrote something.
    #[default]
    Changed,
}

/// Who watches over limits.
pub trait Watch {
    /// Asked now and then. `Some`: stop.
    fn must_stop(&mut self, so_far: &Exploration) -> Option<StopReason>;
}

pub(crate) struct Engine<'a, 'vm> {
    world: &'a mut World<'vm>,
    plan: &'a Plan,
    spec: &'a Spec,
    compare: Compare,
    found: Found,
    next: Frontier,
    words: Vec<u32>,
    args: Vec<u64>,
    result: Exploration,
    /// Nothing more is explored.
    over: bool,
}

/// Explores one state at a time.
pub fn explore(world: &mut World, plan: &Plan, spec: &Spec, compare: Compare, watch: &mut dyn Watch) -> Exploration {
    let mut engine = Engine::new(world, plan, spec, compare);
    engine.run(watch);
    engine.finish()
}

impl<'a, 'vm> Engine<'a, 'vm> {
    pub fn new(world: &'a mut World<'vm>, plan: &'a Plan, spec: &'a Spec, compare: Compare) -> Engine<'a, 'vm> {
        let methods = plan.methods.iter().map(|name| MethodCounts { name: name.clone(), ..MethodCounts::default() }).collect();
        let result = Exploration {
            methods,
            notes: plan.notes.clone(),
            calls: plan.calls.len(),
            constructors: plan.constructors.len(),
            ..Exploration::default()
        };
        Engine {
            world,
            plan,
            spec,
            compare,
            found: Found::default(),
            next: Frontier::default(),
            words: Vec::new(),
            args: Vec::new(),
            result,
            over: false,
        }
    }

    fn run(&mut self, watch: &mut dyn Watch) {
        self.result.depths.push(Depth::default());
        for number in 0..self.plan.constructors.len() {
            self.construct(number);
            if self.over {
                return;
            }
        }
        let mut present = Frontier::default();
        for _ in 0..self.spec.depth {
            std::mem::swap(&mut present, &mut self.next);
            self.next.clear();
            if present.is_empty() {
                return;
            }
            self.result.depths.push(Depth::default());
            let mut words = Vec::new();
            for at in 0..present.len() {
                if at % 256 == 0 {
                    if let Some(stop) = self.stop(watch, &present) {
                        self.result.reason = Some(Reason::Stopped(stop));
                        self.over = true;
                    }
                }
                if self.over {
                    return;
                }
                let state = present.get(at, &mut words);
                self.expand(state, &words);
            }
        }
    }

    fn stop(&mut self, watch: &mut dyn Watch, present: &Frontier) -> Option<StopReason> {
        self.result.states = self.found.len() as u64;
        self.result.store_bytes = (self.found.memory() + self.next.memory() + present.memory()) as u64;
        if let Some(most) = self.spec.max_states.filter(|&most| self.result.states >= most) {
            return Some(StopReason::States(most));
        }
        watch.must_stop(&self.result)
    }

    fn finish(mut self) -> Exploration {
        self.result.states = self.found.len() as u64;
        self.result.standard_executions = self.result.expanded * self.plan.calls.len() as u64;
        self.result.digest = self.found.digest();
        self.result.store_bytes = (self.found.memory() + self.next.memory()) as u64;
        self.result.origins = self.found.into_origins();
        self.result
    }

    /// If a call was the first to take a branch, its sequence is worth knowing.
    fn note_branches(&mut self, before: Option<StateNumber>, number: u32) {
        let Some(coverage) = self.world.vm.coverage.as_mut().filter(|coverage| coverage.has_news()) else { return };
        let ways = coverage.take_news();
        let mut path = before.map_or(Vec::new(), |state| self.found.path(state));
        path.push(number);
        self.result.firsts.push(First { path, ways });
    }

    /// What the class's own invariant executes is not what is explored.
    fn pause_coverage(&mut self, paused: bool) {
        if let Some(coverage) = &mut self.world.vm.coverage {
            coverage.paused = paused;
        }
    }

    /// A constructor call: a state of depth 0.
    fn construct(&mut self, number: usize) {
        let call = &self.plan.constructors[number];
        let mut again = true;
        while std::mem::take(&mut again) {
            let log = self.world.vm.state.begin_call();
            let class = self.plan.class;
            let root = self.world.vm.new_object(class);
            self.arguments(call, root);
            let end = self.world.call(call.method, &self.args);
            if self.initialises(&log) {
                again = true;
                continue;
            }
            self.settle(call, None, number as u32, root, end, &log);
            self.world.undo(&log);
        }
    }

    /// Executes all calls on a state.
    fn expand(&mut self, state: StateNumber, words: &[u32]) {
        let mut built = self.build(words);
        for number in 0..self.plan.calls.len() {
            let call = &self.plan.calls[number];
            loop {
                let log = self.world.vm.state.begin_call();
                self.arguments(call, built.1);
                let method = self.target(call);
                let end = self.world.call(method, &self.args);
                if !self.world.vm.state.initialised_since(&log).is_empty() {
                    // The base grows, and the state stands on it.
                    let classes = self.world.vm.state.initialised_since(&log);
                    self.world.undo(&log);
                    self.give_up(&built.0);
                    self.grow(&classes);
                    if self.over {
                        return;
                    }
                    built = self.build(words);
                    continue;
                }
                self.settle(call, Some(state), number as u32, built.1, end, &log);
                self.world.undo(&log);
                break;
            }
            if self.over {
                break;
            }
        }
        self.give_up(&built.0);
        self.result.expanded += 1;
        let depth = self.result.depths.len() - 2;
        self.result.depths[depth].expanded += 1;
    }

    fn build(&mut self, words: &[u32]) -> (CallLog, ObjRef) {
        let vm = &mut *self.world.vm;
        let log = vm.state.begin_call();
        let root = self.world.graphs.build(&mut vm.state, &vm.program, words);
        vm.state.freeze_since(&log);
        if self.spec.check_built {
            self.world.graphs.words(&vm.state, &vm.program, root, &mut self.words);
            assert_eq!(self.words, words, "a built state has other words");
        }
        (log, root)
    }

    fn give_up(&mut self, log: &CallLog) {
        let vm = &mut *self.world.vm;
        vm.state.give_up_since(log);
        vm.state.undo_call(log, &vm.program);
    }

    fn initialises(&mut self, log: &CallLog) -> bool {
        let classes = self.world.vm.state.initialised_since(log);
        if classes.is_empty() {
            return false;
        }
        self.world.undo(log);
        self.grow(&classes);
        !self.over
    }

    fn grow(&mut self, classes: &[jaunt_program::ClassId]) {
        if let Err(why) = self.world.grow_base(classes) {
            self.result.reason = Some(Reason::Initialiser(why));
            self.over = true;
        }
    }

    fn target(&self, call: &Call) -> jaunt_program::MethodId {
        let program = &self.world.vm.program;
        // SAFETY: methods are never removed; one that can be called is selected for a class that can be made.
        unsafe { (*program.select(self.plan.class, program.method(call.method))).id }
    }

    fn arguments(&mut self, call: &Call, root: ObjRef) {
        self.args.clear();
        self.args.push(root.word());
        for (argument, &wide) in call.arguments.iter().zip(&call.wide) {
            let word = match argument.value {
                Value::Word(word) => word,
                Value::This => root.word(),
                Value::Other(_) => unreachable!("no others yet"),
            };
            self.args.push(word);
            if wide {
                self.args.push(word);
            }
        }
    }

    /// The sequence to a state, and one call more.
    fn sequence(&self, before: Option<StateNumber>, call: &Call) -> Vec<CallText> {
        let mut texts = Vec::new();
        if let Some(state) = before {
            for (at, number) in self.found.path(state).into_iter().enumerate() {
                let list = if at == 0 { &self.plan.constructors } else { &self.plan.calls };
                texts.push(list[number as usize].text.clone());
            }
        }
        texts.push(call.text.clone());
        texts
    }

    /// What a call came to.
    fn settle(&mut self, call: &Call, before: Option<StateNumber>, number: u32, root: ObjRef, end: CallEnd, log: &CallLog) {
        self.result.executions += 1;
        self.note_branches(before, number);
        let last = self.result.depths.len() - 1;
        if before.is_some() {
            self.result.depths[last - 1].executions += 1;
        }
        let reason = match end {
            CallEnd::Returned(_) => {
                self.result.methods[call.of].returned += 1;
                None
            }
            CallEnd::Threw(exception) => {
                self.threw(call, before, exception);
                None
            }
            CallEnd::NoReturn => Some(Reason::NoReturn(self.sequence(before, call))),
            CallEnd::Stuck => Some(Reason::Stuck(self.sequence(before, call))),
            CallEnd::Thread => Some(Reason::Thread(self.sequence(before, call))),
            CallEnd::Exit(code) => Some(Reason::Exit(self.sequence(before, call), code)),
            CallEnd::Halted => Some(Reason::Stopped(StopReason::Halted)),
            CallEnd::Unsupported(what) => Some(Reason::Unsupported(what)),
        };
        if reason.is_some() {
            self.result.reason = reason;
            self.over = true;
        }
        if self.over {
            return;
        }
        if before.is_some() && self.compare == Compare::Changed && !self.world.vm.state.wrote_since(log) {
            self.result.revisited += 1;
            return;
        }
        let vm = &*self.world.vm;
        self.world.graphs.words(&vm.state, &vm.program, root, &mut self.words);
        let (state, new) = self.found.meet(&self.words, Origin { before, call: number });
        if before != Some(state) {
            self.result.methods[call.of].changed += 1;
        }
        if !new {
            self.result.revisited += 1;
            return;
        }
        self.result.depths[last].states += 1;
        if last < self.spec.depth as usize {
            self.next.push(state, &self.words);
        }
        self.check_invariant(call, before, root);
    }

    fn threw(&mut self, call: &Call, before: Option<StateNumber>, exception: ObjRef) {
        let described = self.world.describe(exception);
        let counts = &mut self.result.methods[call.of].threw;
        match counts.iter_mut().find(|(name, _)| *name == described.name) {
            Some((_, n)) => *n += 1,
            None => counts.push((described.name.clone(), 1)),
        }
        let program = &self.world.vm.program;
        if self.plan.expected.iter().any(|&class| program.is_subclass(described.class, class)) {
            return;
        }
        let assertion = self.world.vm.is_assertion(described.class);
        let property = if assertion { Property::Assertion } else { Property::Exception };
        self.violated(property, call, before, Some(described));
    }

    /// An invariant depends on the state alone: new ones are asked.
    fn check_invariant(&mut self, call: &Call, before: Option<StateNumber>, root: ObjRef) {
        let Some(method) = self.plan.invariant else { return };
        self.pause_coverage(true);
        let end = self.world.call(method, &[root.word()]);
        self.pause_coverage(false);
        match end {
            CallEnd::Returned(0) => self.violated(Property::Invariant, call, before, None),
            CallEnd::Returned(_) => {}
            CallEnd::Threw(exception) => {
                let described = self.world.describe(exception);
                self.violated(Property::Invariant, call, before, Some(described));
            }
            CallEnd::Unsupported(what) => {
                self.result.reason = Some(Reason::Unsupported(what));
                self.over = true;
            }
            CallEnd::Halted => {
                self.result.reason = Some(Reason::Stopped(StopReason::Halted));
                self.over = true;
            }
            CallEnd::NoReturn | CallEnd::Stuck | CallEnd::Thread | CallEnd::Exit(_) => {
                let mut sequence = self.sequence(before, call);
                sequence.push(CallText::plain("repOk"));
                self.result.reason = Some(Reason::NoReturn(sequence));
                self.over = true;
            }
        }
    }

    fn violated(&mut self, property: Property, call: &Call, before: Option<StateNumber>, described: Option<Described>) {
        let sequence = self.sequence(before, call);
        let (exception, message, location, stack) = match described {
            Some(d) => (Some(d.name), d.message, d.location, d.stack),
            None => (None, None, None, Vec::new()),
        };
        // One of each kind is enough: the first, which is a shortest one.
        let known = self.result.violations.iter().any(|v| {
            v.property == property && v.exception == exception && v.location == location && v.stack.first() == stack.first()
        });
        if !known {
            self.result.violations.push(Violation { property, exception, message, location, sequence, stack });
        }
        if !self.spec.all_errors {
            self.over = true;
        }
    }
}
