//! BOX: one state at a time (d'Amorim 2007, section 4.3.2).
//!
//! Only what can be reached from the root is stored, compared and restored. A state is built from its words once; then one call after
//! the other is executed on it, and each is undone by a log of what it changed. The paper's BOX compares the whole state after every call; with `Compare::Changed` a
//! call that wrote nothing is known to lead back to its own state.

use crate::found::{Frontier, Origin};
use crate::graph::Linear;
use crate::java::CallText;
use crate::ledger::{Compare, Engine, Ledger, Watch};
use crate::plan::{Call, Plan};
use crate::result::{Property, Reason};
use crate::world::{CallEnd, World};
use jaunt_kernel::StopReason;
use jaunt_program::ClassId;
use jaunt_state::{CallLog, ObjRef};

pub struct Boxed<'a, 'vm> {
    pub world: &'a mut World<'vm>,
    words: Linear,
    args: Vec<u64>,
}

/// A state that calls are executed on.
struct Built {
    log: CallLog,
    roots: Vec<ObjRef>,
}

impl Engine for Boxed<'_, '_> {
    fn construct(&mut self, ledger: &mut Ledger) {
        for number in 0..ledger.plan.constructors.len() {
            self.construct_one(ledger, Origin { before: None, call: number as u32 });
            if ledger.is_over() {
                return;
            }
        }
    }

    fn expand(&mut self, ledger: &mut Ledger, present: &Frontier, watch: &mut dyn Watch) {
        for at in 0..present.len() {
            if at % 256 == 0 {
                ledger.look_at_limits(watch, present);
            }
            if ledger.is_over() {
                return;
            }
            self.expand_state(ledger, present, at, 0..ledger.plan.calls.len() as u32);
            ledger.expanded(1);
        }
    }
}

impl<'a, 'vm> Boxed<'a, 'vm> {
    pub fn new(world: &'a mut World<'vm>) -> Boxed<'a, 'vm> {
        Boxed { world, words: Linear::default(), args: Vec::new() }
    }

    /// A constructor call: a state of depth 0.
    fn construct_one(&mut self, ledger: &mut Ledger, origin: Origin) {
        let call = ledger.call(origin);
        loop {
            let log = self.world.vm.state.begin_call();
            let roots = [self.world.vm.new_object(ledger.plan.class)];
            let end = match self.world.arguments(ledger.plan, call, roots[0], &mut self.args) {
                Ok(()) => self.world.call(call.method, &self.args),
                Err(end) => end,
            };
            let classes = self.world.vm.state.initialised_since(&log);
            if classes.is_empty() {
                self.settle(ledger, origin, &roots, end, &log);
                self.world.undo(&log);
                return;
            }
            self.world.undo(&log);
            self.grow(ledger, &classes);
            if ledger.is_over() {
                return;
            }
        }
    }

    /// Executes calls on the `at`th state of a frontier.
    pub(crate) fn expand_state(
        &mut self,
        ledger: &mut Ledger,
        present: &Frontier,
        at: usize,
        calls: impl IntoIterator<Item = u32>,
    ) {
        let (state, shape) = present.get(at);
        let mut words = Linear::default();
        ledger.shapes.get(shape, &mut words.shape);
        present.values(at, |value| words.values.push(value));
        let mut built = self.build(ledger, &words);
        for number in calls {
            let origin = Origin { before: Some(state), call: number };
            let call = ledger.call(origin);
            loop {
                let log = self.world.vm.state.begin_call();
                let end = self.call(ledger.plan, call, built.roots[0]);
                let classes = self.world.vm.state.initialised_since(&log);
                if classes.is_empty() {
                    self.settle(ledger, origin, &built.roots, end, &log);
                    self.world.undo(&log);
                    break;
                }
                // The base grows, and the state stands on it.
                self.world.undo(&log);
                self.give_up(&built.log);
                self.grow(ledger, &classes);
                if ledger.is_over() {
                    return;
                }
                built = self.build(ledger, &words);
            }
            if ledger.is_over() {
                break;
            }
        }
        self.give_up(&built.log);
    }

    fn build(&mut self, ledger: &Ledger, words: &Linear) -> Built {
        let vm = &mut *self.world.vm;
        let log = vm.state.begin_call();
        let mut roots = Vec::new();
        self.world.graphs.build(&mut vm.state, &vm.program, words, &mut roots);
        vm.state.freeze_since(&log);
        if ledger.spec.check_built {
            self.world.graphs.words(&vm.state, &vm.program, &roots, &mut self.words);
            assert_eq!(self.words, *words, "a built state has other words");
        }
        Built { log, roots }
    }

    fn give_up(&mut self, log: &CallLog) {
        let vm = &mut *self.world.vm;
        vm.state.give_up_since(log);
        vm.state.undo_call(log, &vm.program);
    }

    fn grow(&mut self, ledger: &mut Ledger, classes: &[ClassId]) {
        if let Err(why) = self.world.grow_base(classes) {
            ledger.stop(Reason::Initialiser(why));
        }
    }

    fn call(&mut self, plan: &Plan, call: &Call, root: ObjRef) -> CallEnd {
        if let Err(end) = self.world.arguments(plan, call, root, &mut self.args) {
            return end;
        }
        let method = self.world.target(plan.class, call.method);
        self.world.call(method, &self.args)
    }

    /// What a call came to. A constructor that throws gives nobody an object.
    fn settle(&mut self, ledger: &mut Ledger, origin: Origin, roots: &[ObjRef], end: CallEnd, log: &CallLog) {
        ledger.executed(origin.before.is_some(), 1);
        let no_object = origin.before.is_none() && matches!(end, CallEnd::Threw(_));
        match end {
            CallEnd::Returned(_) => ledger.returned(ledger.call(origin).of, 1),
            CallEnd::Threw(exception) => self.threw(ledger, origin, exception),
            CallEnd::NoReturn => ledger.stop(Reason::NoReturn(ledger.sequence(origin))),
            CallEnd::Stuck if ledger.spec.may_wait => return,
            CallEnd::Stuck => ledger.stop(Reason::Stuck(ledger.sequence(origin))),
            CallEnd::Thread => ledger.stop(Reason::Thread(ledger.sequence(origin))),
            CallEnd::Exit(code) => ledger.stop(Reason::Exit(ledger.sequence(origin), code)),
            CallEnd::Halted => ledger.stop(Reason::Stopped(StopReason::Halted)),
            CallEnd::Unsupported(what) => ledger.stop(Reason::Unsupported(what)),
        }
        if ledger.is_over() || no_object {
            return;
        }
        let vm = &*self.world.vm;
        if origin.before.is_some() && ledger.compare == Compare::Changed && !vm.state.wrote_since(log) {
            ledger.stayed(1);
            return;
        }
        self.world.graphs.words(&vm.state, &vm.program, roots, &mut self.words);
        if ledger.arrive(origin, &self.words).is_some() {
            self.check_invariant(ledger, origin, roots);
        }
    }

    fn threw(&mut self, ledger: &mut Ledger, origin: Origin, exception: ObjRef) {
        let vm = &*self.world.vm;
        let class = vm.state.heap.class_of(exception);
        ledger.threw(ledger.call(origin).of, vm.program.java_name(class), 1);
        if !ledger.is_expected(&vm.program, class) {
            let property = if vm.is_assertion(class) { Property::Assertion } else { Property::Exception };
            ledger.violated(property, origin, Some(self.world.describe(exception)));
        }
    }

    /// An invariant depends on the state alone: new ones are asked.
    fn check_invariant(&mut self, ledger: &mut Ledger, origin: Origin, roots: &[ObjRef]) {
        let Some(method) = ledger.plan.invariant else { return };
        match self.world.call(method, &[roots[0].word()]) {
            CallEnd::Returned(0) => ledger.violated(Property::Invariant, origin, None),
            CallEnd::Returned(_) => {}
            CallEnd::Threw(exception) => {
                ledger.violated(Property::Invariant, origin, Some(self.world.describe(exception)));
            }
            CallEnd::Unsupported(what) => ledger.stop(Reason::Unsupported(what)),
            CallEnd::Halted => ledger.stop(Reason::Stopped(StopReason::Halted)),
            CallEnd::NoReturn | CallEnd::Stuck | CallEnd::Thread | CallEnd::Exit(_) => {
                let mut sequence = ledger.sequence(origin);
                sequence.push(CallText::plain("repOk"));
                ledger.stop(Reason::NoReturn(sequence));
            }
        }
    }
}
