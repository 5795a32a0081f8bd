//! `explore --mode vm`: the driver `jaunt.vm.Driver` under `check` (the "standard" execution of d'Amorim 2007, chapter 4).
//!
//! The driver makes one choice for each call, over all tuples of method and arguments, and the search goes breadth-first through whole states of the machine, as any
//! breadth-first check does: saved by the tracker, listed in canonical form, kept in a store, packed until their turn comes. After each call the object under
//! exploration is linearised, as BOX does it; an object that was met before ends the execution (`Verify.stopIfVisited` in a driver by hand). It is the slow twin of the
//! other engines: **it shares no code with them that executes calls or comes back from them.**

use crate::closed::{Clock, Output};
use crate::config::{Audit, CheckConfig, Properties, SearchKind};
use crate::machine::{Machine, MachineError};
use crate::property::{Finding, Message, PropertyKind};
use crate::runner::Judged;
use crate::system::{PackedPlace, Place, System};
use jaunt_explore::found::{Frontier, Origin, names};
use jaunt_explore::graph::{Graphs, Linear};
use jaunt_explore::java::CallText;
use jaunt_explore::ledger::{Engine, Ledger};
use jaunt_explore::plan::{Call, Plan};
use jaunt_explore::values::Value;
use jaunt_explore::world::{Described, describe};
use jaunt_explore::{Compare, Exploration, Property, Reason, Spec, Watch, World, ledger};
use jaunt_kernel::{Arrival, Step, StopReason, TransitionSystem};
use jaunt_program::{ClassId, Kind, LoaderId, MethodId};
use jaunt_search::{Bounds, Counts, End, Monitor, bfs};
use jaunt_state::{Effect, ObjRef, ThreadId};
use jaunt_vm::Vm;
use jaunt_vm::drive::{Drive, DriveArgument, DriveCall};
use std::sync::Arc;

/// The class of the driver, and that of its calls.
pub(crate) const DRIVER: &str = "jaunt/vm/Driver";
pub(crate) const CALLS: &str = "jaunt/vm/Calls";

/// Places in the driver's object.
#[derive(Clone, Copy)]
struct Places {
    class: ClassId,
    main: MethodId,
    /// The object itself.
    it: ObjRef,
    root: u32,
    thrown: u32,
    state: u32,
}

impl Places {
    fn find(vm: &Vm) -> Places {
        let class = vm.program.loaded(DRIVER, LoaderId::BOOT).expect("our own class");
        let field = |name: &str| vm.program.field_named(class, name).expect("our own field").offset;
        Places {
            class,
            main: vm.program.method_named(class, "main", "([Ljava/lang/String;)V").expect("our own method"),
            it: ObjRef(vm.get_static(class, field("IT"), Kind::Ref) as u32),
            root: field("root"),
            thrown: field("thrown"),
            state: field("state"),
        }
    }
}

/// What the drivers call.
pub(crate) fn drive_of(vm: &Vm, plan: &Plan) -> Drive {
    let call = |call: &Call, constructor: bool| {
        let (mut arguments, mut others) = (Vec::new(), Vec::new());
        for (argument, &wide) in call.arguments.iter().zip(&call.wide) {
            let argument = match argument.value {
                Value::Word(word) => DriveArgument::Word(word),
                Value::This => DriveArgument::This,
                Value::Other(number) => {
                    others.push(number);
                    DriveArgument::Other(others.len() as u32 - 1)
                }
                Value::Others(_) => unreachable!("calls have one value for each parameter"),
            };
            arguments.extend(std::iter::repeat_n(argument, 1 + wide as usize));
        }
        let named = vm.program.method(call.method);
        // SAFETY: methods are never removed; one that can be called is selected for a class that can be made.
        let method = if constructor { call.method } else { unsafe { (*vm.program.select(plan.class, named)).id } };
        DriveCall { method, arguments, others }
    };
    let path = |calls: &Arc<[Call]>| calls.iter().enumerate().map(|(at, one)| call(one, at == 0)).collect();
    Drive {
        class: plan.class,
        constructors: plan.constructors.iter().map(|one| call(one, true)).collect(),
        calls: plan.calls.iter().map(|one| call(one, false)).collect(),
        others: plan.others.iter().map(path).collect(),
        invariant: plan.invariant,
        clients: None,
    }
}

/// Explores with the driver. The plan and its base are made.
pub(crate) fn explore(
    machine: &mut Machine,
    mut graphs: Graphs,
    plan: &Plan,
    spec: &Spec,
    watch: &mut dyn Watch,
) -> Result<(Exploration, Graphs), MachineError> {
    let drive = drive_of(&machine.vm, plan);
    machine.vm.drive_by(drive);
    loop {
        machine.vm.state.stop_noting();
        graphs.copy_base(&machine.vm.state, &machine.vm.program);
        machine.remember();
        let mut engine = Driven { machine, graphs, watch, initialised: Vec::new() };
        let result = ledger::explore(&mut engine, plan, spec, Compare::All, &mut Patient);
        let initialised = engine.initialised;
        graphs = engine.graphs;
        machine.reset();
        if initialised.is_empty() {
            graphs.forget_copy();
            return Ok((result, graphs));
        }
        // Classes are initialised in the base: then no state depends on who needed one first.
        let mut world = World::again(&mut machine.vm, graphs, spec.call_limit);
        world.grow_base(&initialised).map_err(MachineError::Input)?;
        graphs = world.graphs;
    }
}

/// Limits are watched over by the search.
struct Patient;

impl Watch for Patient {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        None
    }
}

/// An engine that finds all states from the first one on.
struct Driven<'m, 'w> {
    machine: &'m mut Machine,
    graphs: Graphs,
    watch: &'w mut dyn Watch,
    /// Classes that calls have initialised: to be explored again.
    initialised: Vec<ClassId>,
}

fn config() -> CheckConfig {
    CheckConfig {
        search: SearchKind::Bfs,
        pilots: false,
        audit: Audit::Off,
        thread_symmetry: false,
        properties: Properties { deadlock: true, ..Properties::NONE },
        ..CheckConfig::default()
    }
}

impl Engine for Driven<'_, '_> {
    fn construct(&mut self, ledger: &mut Ledger) {
        let places = Places::find(&self.machine.vm);
        let config = config();
        let (output, clock): (Output, Clock) = match self.machine.begin(places.main, &[], &config) {
            Ok(parts) => parts,
            Err(unsupported) => return ledger.stop(Reason::Unsupported(unsupported)),
        };
        let vm = &mut self.machine.vm;
        // As for the other engines: one turn of a call is as long.
        vm.options.quantum = jaunt_vm::Options::default().quantum;
        let threads = vm.state.threads.len();
        let (system, step) = System::start(vm, clock, output, &config);
        let mut calls = Calls {
            system,
            places,
            threads,
            ledger,
            graphs: &mut self.graphs,
            watch: &mut *self.watch,
            words: Linear::default(),
            origin: Origin { before: None, call: 0 },
            newest: 0,
            turns: 0,
            initialised: Vec::new(),
        };
        debug_assert_eq!(step, Step::Moved, "the driver begins with a choice");
        let end = bfs::run(&mut calls, &Bounds::default(), &mut Limits, &mut Counts::default());
        debug_assert!(end != End::Complete || !calls.system.vm.halted, "nothing was given up");
        self.initialised = std::mem::take(&mut calls.initialised);
        let memory = calls.system.memory() as u64;
        ledger.result.store_bytes += memory;
    }

    fn expand(&mut self, _: &mut Ledger, _: &Frontier, _: &mut dyn Watch) {}
}

/// The driver's calls as a system whose steps are calls.
struct Calls<'s, 'l, 'a> {
    system: System<'s>,
    places: Places,
    /// That there are without calls.
    threads: usize,
    ledger: &'l mut Ledger<'a>,
    graphs: &'l mut Graphs,
    watch: &'l mut dyn Watch,
    words: Linear,
    /// The call that is executed.
    origin: Origin,
    /// The first state of the depth that is being found.
    newest: usize,
    /// That the call has taken.
    turns: u64,
    initialised: Vec<ClassId>,
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

    /// What a call came to.
    fn settle(&mut self) -> Step {
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
            self.turns = 0;
            if self.origin.before.is_some_and(|before| before as usize >= self.newest) {
                self.newest = self.ledger.found.len();
                self.ledger.next_depth();
            }
        }
        let step = self.system.take(choice);
        if self.system.vm.state.threads.len() > self.threads {
            let sequence = self.sequence();
            return self.stop(Reason::Thread(sequence));
        }
        match step {
            Step::Moved if self.between_calls() => self.settle(),
            Step::Moved => {
                self.turns += 1;
                if self.turns <= self.ledger.spec.call_limit {
                    return Step::Moved;
                }
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
struct Limits;

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
