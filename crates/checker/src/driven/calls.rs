//! The driver's calls as a system that a search can go through.

use super::Places;
use crate::property::{Finding, Message, PropertyKind};
use crate::runner::Judged;
use crate::system::{PackedPlace, Place, System};
use jaunt_explore::found::{Frontier, Origin, names};
use jaunt_explore::graph::{Graphs, Linear};
use jaunt_explore::java::CallText;
use jaunt_explore::ledger::Ledger;
use jaunt_explore::outside::Outside;
use jaunt_explore::world::{Described, describe};
use jaunt_explore::{Property, Reason, Watch};
use jaunt_kernel::{Arrival, Step, StopReason, TransitionSystem};
use jaunt_program::{ClassId, LoaderId};
use jaunt_search::{Counts, Monitor};
use jaunt_state::{Effect, ObjRef, ThreadId};

/// The driver's calls as a system whose steps are calls.
pub(super) struct Calls<'s, 'l, 'a> {
    pub system: System<'s>,
    pub places: Places,
    /// That there are without calls.
    pub threads: usize,
    pub ledger: &'l mut Ledger<'a>,
    pub graphs: &'l mut Graphs,
    pub watch: &'l mut dyn Watch,
    pub words: Linear,
    /// The call that is executed.
    pub origin: Origin,
    /// The first state of the depth that is being found.
    pub newest: usize,
    pub initialised: Vec<ClassId>,
    pub outside: &'l mut Outside,
}

impl Calls<'_, '_, '_> {
    /// The driver wants to know what to call, and not a method that it called.
    fn between_calls(&self) -> bool {
        let thread = &self.system.vm.state.threads[ThreadId(0)];
        self.system.is_value() && thread.frames.last().is_some_and(|frame| frame.method().class == self.places.class)
    }

    /// The state that the driver's object is in.
    fn before(&self) -> Option<u32> {
        let number = self.system.vm.state.heap.get_i32(self.places.it, self.places.state);
        u32::try_from(number).ok()
    }

    /// A call that ends the exploration.
    fn stop(&mut self, reason: Reason) -> Step {
        self.ledger.executed(self.origin.before.is_some(), 1);
        self.ledger.stop(reason);
        self.leave_state();
        Step::Stuck
    }

    /// The last call on a state was executed, or nothing more is explored.
    fn leave_state(&mut self) {
        let last = self.origin.call as usize + 1 == self.ledger.plan.calls.len();
        if self.origin.before.is_some() && (last || self.ledger.is_over()) {
            self.ledger.expanded(1);
        }
    }

    /// Makes a call until the driver asks for the next one. **A call is one step, however long it takes**: a state in the middle of it would be one that other calls come to as well, or that
    /// it comes back to itself, and nobody would go on from there.
    fn finish_call(&mut self, choice: u32) -> Step {
        let mut step = self.system.take(choice);
        let mut ways = Vec::new();
        for _ in 0..self.ledger.spec.call_limit {
            let is_alone = self.system.vm.state.threads.len() <= self.threads;
            if step != Step::Moved || self.between_calls() || !is_alone {
                break;
            }
            self.system.choices(&mut ways);
            // A method that chooses gets the first value, as in one execution.
            let Some(&first) = ways.first() else { break };
            step = self.system.take(first);
        }
        step
    }

    /// What a call came to.
    fn settle(&mut self) -> Step {
        let (vm, method) = (&*self.system.vm, self.ledger.call(self.origin).method);
        self.outside.look(&vm.program, vm.asked, method);
        let classes = self.system.vm.state.initialised_since_saved();
        if !classes.is_empty() {
            self.initialised = classes;
            return Step::Stuck;
        }
        let origin = self.origin;
        self.ledger.executed(origin.before.is_some(), 1);
        let heap = &self.system.vm.state.heap;
        let root = heap.get_ref(self.places.it, self.places.root);
        let thrown = heap.get_ref(self.places.it, self.places.thrown);
        let of = self.ledger.call(origin).of;
        if thrown.is_null() {
            self.ledger.returned(of, 1);
        } else {
            self.threw(of, thrown);
        }
        if self.ledger.is_over() {
            self.leave_state();
            return Step::Stuck;
        }
        if origin.before.is_none() && !thrown.is_null() {
            // A constructor that throws gives nobody an object.
            return Step::Ignored;
        }
        let (state, program) = (&self.system.vm.state, &self.system.vm.program);
        self.graphs.words(state, program, &[root], &mut self.words);
        let (_, name) = names(&self.words.shape, &self.words.values);
        let new = self.ledger.arrive_at(origin, name);
        let step = match new {
            Some(number) => self.enter_state(number),
            None => Step::Ignored,
        };
        self.leave_state();
        if self.ledger.is_over() { Step::Stuck } else { step }
    }

    /// A new state.
    fn enter_state(&mut self, number: u32) -> Step {
        let vm = &mut *self.system.vm;
        vm.state.heap.set_i32(self.places.it, self.places.state, number as i32, &vm.program);
        vm.state.heap.set_ref(self.places.it, self.places.thrown, ObjRef::NULL, &vm.program);
        if self.ledger.plan.invariant.is_some() {
            self.check_invariant();
        }
        let depth = self.ledger.result.depths.len() - 1;
        if depth < self.ledger.spec.depth as usize { Step::Moved } else { Step::Ended }
    }

    fn threw(&mut self, of: usize, exception: ObjRef) {
        let vm = &*self.system.vm;
        let class = vm.state.heap.class_of(exception);
        self.ledger.threw(of, vm.program.java_name(class), 1);
        if !self.ledger.is_expected(&vm.program, class) {
            let property = if vm.is_assertion(class) { Property::Assertion } else { Property::Exception };
            self.ledger.violated(property, self.origin, Some(describe(vm, exception)));
        }
    }

    fn check_invariant(&mut self) {
        let (judged, finding) = self.system.evaluated(self.places.it);
        match judged {
            Judged::Holds => {}
            Judged::Broken => self.ledger.violated(Property::Invariant, self.origin, None),
            Judged::Failed => {
                let described = finding.and_then(|finding| self.described(finding));
                self.ledger.violated(Property::Invariant, self.origin, described);
            }
            Judged::Waits => {
                let mut sequence = self.ledger.sequence(self.origin);
                sequence.push(CallText::plain("repOk"));
                self.ledger.stop(Reason::NoReturn(sequence));
            }
        }
        if let Some(what) = self.system.unsupported.take() {
            self.ledger.stop(Reason::Unsupported(what));
        }
    }

    /// An exception of an invariant, of which the search has kept the words.
    fn described(&self, finding: Finding) -> Option<Described> {
        let (program, name) = (&self.system.vm.program, finding.exception?);
        let internal = name.replace('.', "/");
        let class = program.loaded(&internal, LoaderId::APP).or_else(|| program.loaded(&internal, LoaderId::BOOT))?;
        let message = match finding.message {
            Some(Message::Text(text)) => Some(text),
            _ => None,
        };
        Some(Described { class, name, message, location: finding.location, stack: finding.stack })
    }

    fn sequence(&self) -> Vec<CallText> {
        self.ledger.sequence(self.origin)
    }
}

impl<'s> TransitionSystem for Calls<'s, '_, '_> {
    type Mark = Place;
    type Packed = PackedPlace;
    type Effect = Effect;

    fn choices(&mut self, out: &mut Vec<u32>) {
        self.system.choices(out);
        if self.between_calls() {
            let all = if self.before().is_some() { &self.ledger.plan.calls } else { &self.ledger.plan.constructors };
            out.truncate(all.len());
        } else {
            // A method that chooses gets the first value, as in one execution.
            out.truncate(1);
        }
    }

    fn is_value(&self) -> bool {
        self.system.is_value()
    }

    fn take(&mut self, choice: u32) -> Step {
        if self.between_calls() {
            self.origin = Origin { before: self.before(), call: choice };
            if self.origin.before.is_some_and(|before| before as usize >= self.newest) {
                self.newest = self.ledger.found.len();
                self.ledger.next_depth();
            }
        }
        let step = self.finish_call(choice);
        if self.system.vm.state.threads.len() > self.threads {
            let sequence = self.sequence();
            return self.stop(Reason::Thread(sequence));
        }
        match step {
            Step::Moved if self.between_calls() => self.settle(),
            Step::Moved => {
                let sequence = self.sequence();
                self.stop(Reason::NoReturn(sequence))
            }
            Step::Violated => {
                let sequence = self.sequence();
                let kind = self.system.finding.take().map(|finding| finding.property);
                debug_assert_eq!(kind, Some(PropertyKind::Deadlock), "the driver catches everything else");
                self.stop(Reason::Stuck(sequence))
            }
            Step::Ended | Step::Ignored => {
                let (sequence, status) = (self.sequence(), self.system.status());
                self.stop(Reason::Exit(sequence, status))
            }
            Step::Stuck => match self.system.unsupported.take() {
                Some(what) => self.stop(Reason::Unsupported(what)),
                None => self.stop(Reason::Stopped(StopReason::Halted)),
            },
        }
    }

    fn effects(&self) -> &[Effect] {
        self.system.effects()
    }

    fn conflict(a: &Effect, b: &Effect) -> bool {
        a.conflicts(b)
    }

    fn every_state_counts(&self) -> bool {
        self.between_calls()
    }

    fn arrive(&mut self) -> Arrival {
        self.system.arrive()
    }

    fn name(&self, state: u32) -> u64 {
        self.system.name(state)
    }

    fn tag(&self) -> u16 {
        self.system.tag()
    }

    fn note(&self, state: u32) -> u32 {
        self.system.note(state)
    }

    fn set_note(&mut self, state: u32, note: u32) {
        self.system.set_note(state, note);
    }

    fn mark(&mut self) -> Place {
        self.system.mark()
    }

    fn back(&mut self, mark: &Place) {
        self.system.back(mark);
    }

    fn pack(&mut self) -> PackedPlace {
        self.system.pack()
    }

    fn unpack(&mut self, packed: &PackedPlace) {
        self.system.unpack(packed);
    }

    fn memory(&self) -> usize {
        self.system.memory()
    }

    fn packed_memory(packed: &PackedPlace) -> usize {
        System::packed_memory(packed)
    }

    fn must_restart(&self) -> bool {
        self.system.must_restart()
    }
}

/// Asks those who watch over limits.
pub(super) struct Limits;

impl Monitor<Calls<'_, '_, '_>> for Limits {
    fn poll(&mut self, _: &Counts, calls: &mut Calls<'_, '_, '_>, extra: usize) -> Option<StopReason> {
        calls.ledger.look_at_limits(calls.watch, &Frontier::default());
        calls.ledger.result.store_bytes += (calls.system.memory() + extra) as u64;
        match &calls.ledger.result.reason {
            Some(Reason::Stopped(reason)) => Some(*reason),
            _ => None,
        }
    }

    fn met(&mut self, _: Step, _: &mut Calls<'_, '_, '_>, _: &[u32]) -> bool {
        true
    }
}
