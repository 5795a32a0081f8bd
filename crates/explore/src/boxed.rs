//! BOX: one state at a time (d'Amorim 2007, section 4.3.2).
//!
//! Only what can be reached from the root is stored, compared and restored. A state is built from its words once; then one call after
//! the other is executed on it, and each is undone by a log of what it changed. The paper's BOX compares the whole state after every call; with `Compare::Changed` a
//! call that wrote nothing is known to lead back to its own state.

use crate::found::{Frontier, Origin, StateNumber, names};
use crate::graph::Linear;
use crate::java::CallText;
use crate::judge::Judged;
use crate::ledger::{Compare, Engine, Ledger, Met, Watch};
use crate::phase::Phase;
use crate::result::{Note, Property, Reason};
use crate::spec::Matching;
use crate::world::{CallEnd, World};
use jaunt_program::ClassId;
use jaunt_state::{CallLog, ObjRef};

pub struct Boxed<'a, 'vm> {
    pub world: &'a mut World<'vm>,
    words: Linear,
    args: Vec<u64>,
    /// New states whose contents are still to be judged, for engines that do not meet them in order.
    pub(crate) later: Vec<(StateNumber, Linear)>,
}

/// A state that calls are executed on.
struct Built {
    log: CallLog,
    roots: Vec<ObjRef>,
}

/// What a call and the oracle's came to.
struct Done {
    end: CallEnd,
    judged: Option<Judged>,
    /// There are words to compare.
    written: bool,
    /// An object that both sides get was written before the oracle got it.
    shared: bool,
    /// What the state is known by, if not by all of its words.
    likeness: Result<Option<u128>, CallEnd>,
    /// Classes that were initialised by the calls, or by questions after them.
    classes: Vec<ClassId>,
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
        Boxed { world, words: Linear::default(), args: Vec::new(), later: Vec::new() }
    }

    /// A constructor call: a state of depth 0.
    fn construct_one(&mut self, ledger: &mut Ledger, origin: Origin) {
        loop {
            let log = self.world.vm.state.begin_call();
            let oracle = ledger.plan.oracle.as_ref().map(|oracle| oracle.class);
            let sides = [Some(ledger.plan.class), oracle];
            let roots: Vec<ObjRef> = sides.into_iter().flatten().map(|class| self.world.vm.new_object(class)).collect();
            let done = self.step(ledger, origin, &roots, &log);
            if done.classes.is_empty() || !done.end.came_back() {
                self.settle(ledger, origin, &roots, done, &log);
                self.world.undo(&log);
                return;
            }
            self.world.undo(&log);
            self.grow(ledger, &done.classes);
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
        ledger.phases.enter(Phase::Backtracking);
        let (state, shape) = present.get(at);
        let mut words = Linear::default();
        ledger.shapes.get(shape, &mut words.shape);
        present.values(at, |value| words.values.push(value));
        let mut built = self.build(ledger, &words);
        for number in calls {
            let origin = Origin { before: Some(state), call: number };
            loop {
                ledger.phases.enter(Phase::Execution);
                let log = self.world.vm.state.begin_call();
                let done = self.step(ledger, origin, &built.roots, &log);
                if done.classes.is_empty() || !done.end.came_back() {
                    self.settle(ledger, origin, &built.roots, done, &log);
                    ledger.phases.enter(Phase::Backtracking);
                    self.world.undo(&log);
                    break;
                }
                // The base grows, and the state stands on it.
                self.world.undo(&log);
                self.give_up(&built.log);
                self.grow(ledger, &done.classes);
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

    /// Executes a call for what it does to the base: names are resolved, classes initialised. Nothing is told of it.
    pub(crate) fn try_out(&mut self, ledger: &mut Ledger, present: &Frontier, at: usize, call: u32) {
        let mut words = Linear::default();
        ledger.shapes.get(present.get(at).1, &mut words.shape);
        present.values(at, |value| words.values.push(value));
        let built = self.build(ledger, &words);
        let log = self.world.vm.state.begin_call();
        let call = &ledger.plan.calls[call as usize];
        // Whatever it comes to: it will be executed again, and then its branches count.
        self.world.watch_branches(false);
        let end = self.world.call_on(ledger.plan.side(), call, built.roots[0], false);
        self.world.watch_branches(true);
        let classes = self.world.vm.state.initialised_since(&log);
        self.world.undo(&log);
        self.give_up(&built.log);
        if !classes.is_empty() && end.came_back() {
            self.grow(ledger, &classes);
        }
    }

    /// Asks the invariant of a state.
    pub(crate) fn check_state(&mut self, ledger: &mut Ledger, origin: Origin, met: Met, words: &Linear) {
        let built = self.build(ledger, words);
        let log = self.world.vm.state.begin_call();
        self.check_invariant(ledger, origin, met, &built.roots);
        self.world.undo(&log);
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
            ledger.stop(why);
        }
    }

    /// Makes a call, and the oracle's.
    fn step(&mut self, ledger: &Ledger, origin: Origin, roots: &[ObjRef], log: &CallLog) -> Done {
        let constructor = origin.before.is_none();
        let plan = ledger.plan;
        let call = ledger.call(origin);
        let end = match self.world.arguments(plan.side(), call, roots[0], &mut self.args) {
            Ok(()) => {
                let method = if constructor { call.method } else { self.world.target(plan.class, call.method) };
                self.world.call(method, &self.args)
            }
            Err(end) => end,
        };
        let shared = plan.oracle.is_some() && self.world.graphs.wrote_base(&self.world.vm.state);
        let theirs = plan.oracle.as_ref().filter(|_| end.came_back()).map(|oracle| {
            let list = if constructor { &oracle.constructors } else { &oracle.calls };
            let theirs = &list[origin.call as usize];
            (theirs.method, self.world.call_on(oracle.side(), theirs, roots[1], constructor))
        });
        let written = constructor || ledger.compare == Compare::All || self.world.vm.state.wrote_since(log);
        if written && end.came_back() {
            ledger.phases.enter(Phase::Comparison);
            let vm = &*self.world.vm;
            self.world.graphs.words(&vm.state, &vm.program, roots, &mut self.words);
            ledger.phases.enter(Phase::Execution);
        }
        let mut classes = self.world.vm.state.initialised_since(log);
        let judged = theirs.map(|(method, theirs)| {
            if !theirs.came_back() {
                return Judged::Ended(theirs);
            }
            self.aside(log, &mut classes, |boxed| {
                boxed.world.judge(plan, [call.method, method], [&end, &theirs], roots, constructor)
            })
        });
        let likeness = match (&ledger.spec.matching, written && end.came_back()) {
            (Matching::Exact, _) | (_, false) => Ok(None),
            _ => self.aside(log, &mut classes, |boxed| boxed.likeness(ledger, roots[0])),
        };
        Done { end, judged, written, likeness, shared, classes }
    }

    /// Asks something after a call and takes it back, **so that nobody who looks afterwards sees what a question has changed**.
    fn aside<T>(&mut self, log: &CallLog, classes: &mut Vec<ClassId>, what: impl FnOnce(&mut Self) -> T) -> T {
        let held = self.world.vm.state.hold_since(log);
        let question = self.world.vm.state.begin_call();
        self.world.watch_branches(false);
        let answer = what(self);
        self.world.watch_branches(true);
        for class in self.world.vm.state.initialised_since(&question) {
            if !classes.contains(&class) {
                classes.push(class);
            }
        }
        self.world.undo(&question);
        self.world.vm.state.let_go(held);
        answer
    }

    fn likeness(&mut self, ledger: &Ledger, root: ObjRef) -> Result<Option<u128>, CallEnd> {
        match (&ledger.spec.matching, ledger.plan.abstraction) {
            (Matching::Exact, _) => Ok(None),
            (Matching::By(_), Some(method)) => self.world.abstraction_of(method, root).map(Some),
            _ => Ok(Some(self.world.shape_of(&self.words))),
        }
    }

    /// What a call came to. A constructor that throws gives nobody an object.
    fn settle(&mut self, ledger: &mut Ledger, origin: Origin, roots: &[ObjRef], done: Done, log: &CallLog) {
        let Done { end, judged, written, likeness, shared, classes: _ } = done;
        ledger.executed(origin.before.is_some(), 1);
        if let Some(coverage) = &mut self.world.vm.coverage {
            ledger.covered(origin, coverage);
        }
        let no_object = origin.before.is_none() && matches!(end, CallEnd::Threw(_));
        if shared {
            ledger.note(Note::SharedArgument { method: ledger.plan.methods[ledger.call(origin).of].clone() });
        }
        let mut thrown = None;
        match end {
            CallEnd::Returned(word) => self.returned(ledger, origin, roots[0], word),
            CallEnd::Threw(exception) => {
                thrown = Some(exception);
                self.threw(ledger, origin, exception, judged.as_ref());
            }
            CallEnd::Stuck if ledger.spec.may_wait => return,
            other => ledger.stop(Reason::of(other, ledger.sequence(origin))),
        }
        self.compared(ledger, origin, judged, thrown);
        if ledger.is_over() || no_object {
            return;
        }
        if !written {
            ledger.stayed(1);
            return;
        }
        ledger.phases.enter(Phase::Comparison);
        let new = match likeness {
            Ok(None) => ledger.arrive(origin, &self.words).map(Met::State),
            Ok(Some(likeness)) => {
                let (_, name) = names(&self.words.shape, &self.words.values);
                ledger.arrive_alike(origin, likeness, name, || self.words.clone()).then_some(Met::Arrival(origin))
            }
            Err(end) => {
                let mut sequence = ledger.sequence(origin);
                if let Matching::By(name) = &ledger.spec.matching {
                    sequence.push(CallText::plain(name));
                }
                ledger.stop(Reason::of(end, sequence));
                None
            }
        };
        if let Some(met) = new {
            ledger.phases.enter(Phase::Execution);
            // Classes that a question initialises here are taken back with it.
            self.aside(log, &mut Vec::new(), |boxed| boxed.check_invariant(ledger, origin, met, roots));
            match (ledger.plan.oracle.as_ref().and_then(|oracle| oracle.equals), met) {
                // Other calls of this depth may come first.
                (Some(_), Met::State(state)) if ledger.finishes_depths() => self.later.push((state, self.words.clone())),
                (Some(equals), _) => {
                    let judged = self.aside(log, &mut Vec::new(), |boxed| boxed.world.judge_contents(equals, roots));
                    self.compared(ledger, origin, Some(judged), None);
                }
                (None, _) => {}
            }
        }
    }

    /// Does the oracle equal the object, in this state?
    pub(crate) fn judge_state(&mut self, ledger: &mut Ledger, origin: Origin, words: &Linear) {
        let Some(equals) = ledger.plan.oracle.as_ref().and_then(|oracle| oracle.equals) else { return };
        let built = self.build(ledger, words);
        let log = self.world.vm.state.begin_call();
        let judged = self.aside(&log, &mut Vec::new(), |boxed| boxed.world.judge_contents(equals, &built.roots));
        self.compared(ledger, origin, Some(judged), None);
        self.world.undo(&log);
        self.give_up(&built.log);
    }

    fn returned(&mut self, ledger: &mut Ledger, origin: Origin, root: ObjRef, word: u64) {
        let call = ledger.call(origin);
        ledger.returned(call.of, 1);
        if !ledger.spec.wanted.values || ledger.returned_many(call.of) {
            return;
        }
        let kind = self.world.vm.program.method(call.method).ret;
        if let Some(key) = self.world.returned_key(word, kind, root) {
            ledger.returned_value(call.of, key, 1, || self.world.returned_text(word, kind, key));
        }
    }

    /// What the comparison with the oracle came to.
    fn compared(&mut self, ledger: &mut Ledger, origin: Origin, judged: Option<Judged>, thrown: Option<ObjRef>) {
        match judged {
            None | Some(Judged::Same) => {}
            Some(Judged::Unknown) => {
                let method = ledger.plan.methods[ledger.call(origin).of].clone();
                ledger.note(Note::NotCompared { method });
            }
            Some(Judged::Differs(difference)) => {
                let described = thrown.map(|exception| self.world.describe(exception));
                ledger.violated_with(Property::Oracle, origin, described, Some(difference));
            }
            Some(Judged::Ended(end)) => {
                let reason = Reason::of(end, ledger.sequence(origin));
                ledger.stop(Reason::Oracle(Box::new(reason)));
            }
        }
    }

    /// What the oracle throws as well may be thrown; an assertion may not.
    fn threw(&mut self, ledger: &mut Ledger, origin: Origin, exception: ObjRef, judged: Option<&Judged>) {
        let vm = &*self.world.vm;
        let class = vm.state.heap.class_of(exception);
        ledger.threw(ledger.call(origin).of, vm.program.java_name(class), 1);
        let judged = judged.is_some() && !vm.is_assertion(class);
        if !judged && !ledger.is_expected(&vm.program, class) {
            let property = if vm.is_assertion(class) { Property::Assertion } else { Property::Exception };
            ledger.violated(property, origin, Some(self.world.describe(exception)));
        }
    }

    /// An invariant depends on the state alone: new ones are asked.
    fn check_invariant(&mut self, ledger: &mut Ledger, origin: Origin, met: Met, roots: &[ObjRef]) {
        let Some(method) = ledger.plan.invariant else { return };
        match self.world.call_unwatched(method, &[roots[0].word()]) {
            CallEnd::Returned(0) => ledger.violated_state(Property::Invariant, met, None),
            CallEnd::Returned(_) => {}
            CallEnd::Threw(exception) => {
                ledger.violated_state(Property::Invariant, met, Some(self.world.describe(exception)));
            }
            other => {
                let mut sequence = ledger.sequence(origin);
                sequence.push(CallText::plain("repOk"));
                ledger.stop(Reason::of(other, sequence));
            }
        }
    }
}
