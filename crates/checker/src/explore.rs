//! `explore`: a machine in a closed world, and an exploration on it.

use crate::closed::{Clock, ClosedHost, Output};
use crate::driven;
use crate::machine::{Machine, MachineError};
use crate::source::ReleaseSource;
use jaunt_explore::boxed::Boxed;
use jaunt_explore::delta::Delta;
use jaunt_explore::result::Cannot;
use jaunt_explore::{Compare, Exploration, Matching, Mode, Note, Plan, Reason, Spec, Watch, World, extras, laws, ledger, others};
use jaunt_kernel::StopReason;
use jaunt_loader::{ClassPath, Jdk};
use jaunt_program::{LoaderId, Release};
use jaunt_vm::Options;
use std::rc::Rc;

impl Machine {
    /// A machine for `explore`. There is one thread, so nobody asks what threads share.
    pub fn start_exploring(
        jdk: &Jdk,
        class_path: impl Into<Rc<ClassPath>>,
        mut options: Options,
    ) -> Result<Machine, MachineError> {
        options.track_sharing = false;
        options.closed = true;
        let (output, clock) = (Output::default(), Clock::default());
        let host = ClosedHost::new(output.clone(), clock.clone());
        let mut machine = Machine::start(jdk, class_path, Box::new(host), options)?;
        machine.closed = Some((output, clock));
        Ok(machine)
    }

    /// The class path of another release of what is explored, which has to have the oracle's class. What it lacks comes from the program's, and all its classes have a loader of
    /// their own.
    pub fn add_release(&mut self, own: ClassPath, oracle: &str) -> Result<(), MachineError> {
        // Otherwise the class would be compared with itself.
        let mut name = oracle.replace('.', "/");
        while own.find_class(&name).map_err(|e| MachineError::Input(e.to_string()))?.is_none() {
            let Some(at) = name.rfind('/') else {
                return Err(MachineError::Input(format!("--oracle-cp: there is no class {} there", oracle.replace('/', "."))));
            };
            name.replace_range(at..=at, "$");
        }
        let failed = |what: String| MachineError::Input(format!("there is no loader for the oracle's class path: {what}"));
        let vm = &mut self.vm;
        let class = vm.program.load("java/security/SecureClassLoader", LoaderId::BOOT).map_err(|e| failed(e.to_string()))?;
        vm.initialize_now(class).map_err(|e| failed(format!("{e:?}")))?;
        // Code may ask a class for its loader: there is an object, which knows the application's as its parent.
        let object = vm.new_object(class);
        let loader = vm.loader_of(object);
        let made = vm.program.method_named(class, "<init>", "(Ljava/lang/ClassLoader;)V").expect("a constructor with a parent");
        let parent = vm.loader_object(LoaderId::APP);
        match vm.call_driven(made, &[object.word(), parent.word()]) {
            Ok(Ok(_)) => {}
            other => return Err(failed(format!("{other:?}"))),
        }
        let source = ReleaseSource { own, program: vm.class_path.clone() };
        vm.program.release = Some(Release { loader, source: Box::new(source) });
        Ok(())
    }

    /// Every sequence of calls up to the bounds.
    pub fn explore(&mut self, spec: &Spec, compare: Compare, watch: &mut dyn Watch) -> Result<Exploration, MachineError> {
        let mut world = World::new(&mut self.vm, spec.call_limit);
        // In all modes, so that classes and objects of the base have the same numbers and found states can be compared.
        for name in [driven::CALLS, driven::DRIVER] {
            let class = world.load(name).map_err(MachineError::Unsupported)?;
            world.initialise(class).map_err(MachineError::Unsupported)?;
        }
        let mut plan = Plan::make(&mut world, spec).map_err(MachineError::Input)?;
        world.graphs.explores(plan.class);
        world.load_named(plan.class);
        world.initialise(plan.class).map_err(MachineError::Input)?;
        if let Some(oracle) = &plan.oracle {
            world.initialise(oracle.class).map_err(MachineError::Input)?;
        }
        let classes = extras::load(&mut world, &plan);
        world.seal();
        others::add(&mut world, &mut plan, spec, watch).map_err(MachineError::Input)?;
        let (mode, note) = mode_for(&plan, spec);
        // In a driver it cannot be told what belongs to an invariant, so branches are not noted there.
        if mode != Mode::Vm {
            extras::begin(&mut world, &plan, spec, &classes);
        }
        let mut result = match mode {
            Mode::Vm => {
                let graphs = world.graphs;
                let (result, graphs) = driven::explore(self, graphs, &plan, spec, watch)?;
                world = World::again(&mut self.vm, graphs, spec.call_limit);
                world.seal();
                result
            }
            Mode::Box => ledger::explore(&mut Boxed::new(&mut world), &plan, spec, compare, watch),
            Mode::Delta => ledger::explore(&mut Delta::new(&mut world, spec.delta), &plan, spec, compare, watch),
        };
        let whole = matches!(result.reason, None | Some(Reason::Stopped(StopReason::States(_))));
        if spec.laws && whole && (spec.all_errors || result.violations.is_empty()) {
            laws::check(&mut world, &plan, spec, watch, &mut result);
        }
        extras::finish(&mut world, &plan, spec, &mut result);
        result.notes.extend(note.into_iter().chain(world.outside.notes(&world.vm.program)));
        // States in which that differs were taken for one, so that this is no pass.
        let forgotten = result.notes.iter().find_map(|note| match note {
            Note::Forgotten { method, what } => Some(Reason::Forgotten { method: method.clone(), what: *what }),
            _ => None,
        });
        result.reason = result.reason.or(forgotten);
        Ok(result)
    }
}

/// One state at a time can do everything. What another mode cannot do is done so, and that is said.
fn mode_for(plan: &Plan, spec: &Spec) -> (Mode, Option<Note>) {
    let cannot = match (&plan.oracle, &spec.matching) {
        (Some(_), Matching::Exact) if spec.mode == Mode::Delta => return (spec.mode, None),
        (Some(_), _) => Cannot::Oracle,
        (None, Matching::Shape) if spec.mode == Mode::Delta => return (spec.mode, None),
        (None, Matching::Shape | Matching::By(_)) => Cannot::Matching,
        (None, Matching::Exact) => return (spec.mode, None),
    };
    let note = Note::Mode { asked: spec.mode, cannot };
    (Mode::Box, (spec.mode != Mode::Box).then_some(note))
}
