//! `explore`: a machine in a closed world, and an exploration on it.

use crate::closed::{Clock, ClosedHost, Output};
use crate::machine::{Machine, MachineError};
use jaunt_explore::{Compare, Exploration, Plan, Spec, Watch, World, boxed, extras};
use jaunt_loader::{ClassPath, Jdk};
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

    /// Every sequence of calls up to the bounds.
    pub fn explore(&mut self, spec: &Spec, compare: Compare, watch: &mut dyn Watch) -> Result<Exploration, MachineError> {
        let mut world = World::new(&mut self.vm, spec.call_limit);
        let plan = Plan::make(&mut world, spec).map_err(MachineError::Input)?;
        world.graphs.explores(plan.class);
        world.initialise(plan.class).map_err(MachineError::Input)?;
        extras::begin(&mut world, &plan, spec);
        world.seal();
        let mut result = boxed::explore(&mut world, &plan, spec, compare, watch);
        extras::finish(&mut world, &plan, spec, &mut result);
        Ok(result)
    }
}
