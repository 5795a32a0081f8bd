//! `explore --mode vm`: the driver `jaunt.vm.Driver` under `check` (the "standard" execution of d'Amorim 2007, chapter 4).
//!
//! The driver makes one choice for each call, over all tuples of method and arguments, and the search goes breadth-first through whole states of the machine, as any
//! breadth-first check does: saved by the tracker, listed in canonical form, kept in a store, packed until their turn comes. After each call the object under
//! exploration is linearised, as BOX does it; an object that was met before ends the execution (`Verify.stopIfVisited` in a driver by hand). It is the slow twin of the
//! other engines: **it shares no code with them that executes calls or comes back from them.**

mod calls;

use crate::closed::{Clock, Output};
use crate::config::{Audit, CheckConfig, Por, Properties, SearchKind};
use crate::machine::{Machine, MachineError};
use crate::system::System;
use calls::{Calls, Limits};
use jaunt_explore::found::{Frontier, Origin};
use jaunt_explore::graph::{Graphs, Linear};
use jaunt_explore::ledger::{Engine, Ledger};
use jaunt_explore::outside::Outside;
use jaunt_explore::plan::{Call, Plan};
use jaunt_explore::values::Value;
use jaunt_explore::{Compare, Exploration, Reason, Spec, Watch, World, ledger};
use jaunt_kernel::{Step, StopReason, TransitionSystem};
use jaunt_program::{ClassId, Kind, LoaderId, MethodId};
use jaunt_search::{Bounds, Counts, End, bfs};
use jaunt_state::ObjRef;
use jaunt_vm::drive::{Drive, DriveArgument, DriveCall};
use jaunt_vm::{Unsupported, Vm};
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
    let mut restarts = 0;
    let mut outside = Outside::default();
    outside.begin(&machine.vm.program, machine.vm.asked);
    loop {
        machine.vm.state.stop_noting();
        graphs.copy_base(&machine.vm.state, &machine.vm.program);
        machine.remember();
        let mut engine = Driven {
            machine,
            graphs,
            watch,
            initialised: Vec::new(),
            may_restart: restarts < MOST_RESTARTS,
            again: false,
            outside,
        };
        let mut result = ledger::explore(&mut engine, plan, spec, Compare::All, &mut Patient);
        let (initialised, again) = (engine.initialised, engine.again);
        outside = engine.outside;
        graphs = engine.graphs;
        let learnt = std::mem::take(&mut machine.vm.assumed);
        machine.reset();
        if again {
            restarts += 1;
            machine.vm.assumed = learnt;
            continue;
        }
        if initialised.is_empty() {
            graphs.forget_copy();
            result.notes.extend(outside.notes(&machine.vm.program));
            return Ok((result, graphs));
        }
        // Classes are initialised in the base: then no state depends on who needed one first.
        let mut world = World::again(&mut machine.vm, graphs, spec.call_limit);
        let grown = world.grow_base(&initialised);
        graphs = world.graphs;
        if let Err(reason) = grown {
            graphs.forget_copy();
            result.reason = Some(reason);
            return Ok((result, graphs));
        }
        outside.begin(&machine.vm.program, machine.vm.asked);
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
    /// What the machine assumed of the program was wrong: it has learnt that, and is to explore again.
    again: bool,
    may_restart: bool,
    outside: Outside,
}

/// The machine has so much to learn.
const MOST_RESTARTS: u32 = 50;

/// There is one thread: nothing is assumed about what threads do, so that no search has to begin again for that.
fn config() -> CheckConfig {
    CheckConfig {
        search: SearchKind::Bfs,
        por: Por::Off,
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
            initialised: Vec::new(),
            outside: &mut self.outside,
        };
        debug_assert_eq!(step, Step::Moved, "the driver begins with a choice");
        let end = bfs::run(&mut calls, &Bounds::default(), &mut Limits, &mut Counts::default());
        self.initialised = std::mem::take(&mut calls.initialised);
        let memory = calls.system.memory() as u64;
        ledger.result.store_bytes += memory;
        // What was not explored to its end is never a pass.
        self.again = end == End::Restart && self.may_restart;
        if end != End::Complete && !ledger.is_over() && self.initialised.is_empty() && !self.again {
            let what = format!("a class whose calls --mode vm cannot go through ({end:?}); --mode box may").into();
            ledger.stop(Reason::Unsupported(Box::new(Unsupported { what, stack: Vec::new() })));
        }
    }

    fn expand(&mut self, _: &mut Ledger, _: &Frontier, _: &mut dyn Watch) {}
}
