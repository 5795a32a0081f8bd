//! `explore --threads`: from every state that was found, threads with a few calls each under `check`, and what they come to must be what a sequence of their calls
//! comes to (docs/explore.md, "Threads").
//!
//! One search does it all: `jaunt.vm.Client` chooses the state, the calls of the threads, and whether they run in a sequence or at once. Classes that the exploration before it
//! has initialised are part of the base.

mod answer;
mod judge;

use crate::config::{CheckConfig, Library, Properties};
use crate::confirm::confirm;
use crate::driven;
use crate::machine::{Machine, MachineError};
use crate::outcome::{CheckResult, CheckStats, Choice, Observer, Violation};
use crate::property::{Message, PropertyKind};
use jaunt_explore::java::CallText;
use jaunt_explore::replay::Path;
use jaunt_explore::{Exploration, Plan, Spec, Watch, World, others};
use jaunt_kernel::{Halt, StopReason};
use jaunt_program::{LoaderId, MethodId};
use jaunt_state::ClassStatus;
use jaunt_vm::drive::Clients;
pub use judge::{Answers, Unexplained};
use std::rc::Rc;

/// What threads do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreadSpec {
    pub threads: u32,
    /// Most calls of each.
    pub calls: u32,
    pub library: Library,
}

/// Where threads start: what an exploration found, and what it needed.
#[derive(Clone, Debug, Default)]
pub struct Starts {
    pub paths: Vec<Path>,
    /// Names of initialised classes, with slashes.
    pub classes: Vec<String>,
    /// What whoever watches over limits is told.
    so_far: Exploration,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Threaded {
    pub starts: u64,
    /// Ways to give calls to the threads, for each of these.
    pub clients: u64,
    /// Distinct sequences, each with what was asked in the end.
    pub sequences: u64,
    pub check: CheckResult,
    /// Of each violation: what threads did.
    pub found: Vec<Conflict>,
}

/// Threads whose calls do not go together.
#[derive(Clone, Debug, Default)]
pub struct Conflict {
    /// What builds the object.
    pub sequence: Vec<CallText>,
    /// The calls of each thread.
    pub threads: Vec<Vec<CallText>>,
    /// What they came to, where that is what is wrong.
    pub unexplained: Option<Unexplained>,
    /// What was asked in the end.
    pub probes: Vec<CallText>,
}

/// Most ways to give calls to threads.
const MOST_CLIENTS: usize = 1_000_000;

/// All multisets of lists of calls: threads are interchangeable. Those with the fewest calls come first.
fn clients(calls: u32, spec: ThreadSpec) -> Option<Vec<Vec<Vec<u32>>>> {
    let mut lists: Vec<Vec<u32>> = Vec::new();
    let mut longest: Vec<Vec<u32>> = vec![Vec::new()];
    for _ in 0..spec.calls {
        longest = longest.iter().flat_map(|list| (0..calls).map(move |call| [list.as_slice(), &[call]].concat())).collect();
        if longest.len() > MOST_CLIENTS {
            return None;
        }
        lists.extend(longest.iter().cloned());
    }
    let mut sets: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..spec.threads {
        let more = |set: &Vec<usize>| {
            let from = set.last().copied().unwrap_or(0);
            let set = set.clone();
            (from..lists.len()).map(move |list| [set.as_slice(), &[list]].concat()).collect::<Vec<_>>()
        };
        sets = sets.iter().flat_map(more).collect();
        if sets.len() > MOST_CLIENTS {
            return None;
        }
    }
    let mut clients: Vec<Vec<Vec<u32>>> =
        sets.into_iter().map(|set| set.into_iter().map(|list| lists[list].clone()).collect()).collect();
    clients.sort_by_key(|lists| lists.iter().map(Vec::len).sum::<usize>());
    Some(clients)
}

/// A watch over limits as an observer of a search.
struct Observing<'w> {
    watch: &'w mut dyn Watch,
    so_far: &'w Exploration,
    halt: Halt,
}

impl Observer for Observing<'_> {
    fn progress(&mut self, _: &CheckStats) {}

    fn stop(&mut self) -> Option<StopReason> {
        self.watch.must_stop(self.so_far)
    }

    fn halt(&self) -> Halt {
        self.halt.clone()
    }
}

impl Machine {
    /// Where threads can start, after an exploration with this machine.
    pub fn starts(&self, found: &Exploration) -> Starts {
        let vm = &self.vm;
        let ready = |id: &jaunt_program::ClassId| vm.state.classes.get(*id).is_some_and(|c| c.status == ClassStatus::Initialized);
        let classes = vm.program.classes.ids().filter(ready);
        let Exploration { states, expanded, executions, .. } = *found;
        Starts {
            paths: found.shortest.clone(),
            classes: classes.map(|id| vm.program.class_name(id).to_string()).collect(),
            so_far: Exploration { states, expanded, executions, ..Exploration::default() },
        }
    }

    /// Makes the calls known to `jaunt.vm.Client`, and gives its entry.
    fn hire(&mut self, spec: &Spec, starts: &Starts, watch: &mut dyn Watch) -> Result<(MethodId, Plan), MachineError> {
        let mut world = World::new(&mut self.vm, spec.call_limit);
        for name in [driven::CALLS, "jaunt/vm/Worker", "jaunt/vm/Worker$Thrown", "jaunt/vm/Unexplained", "jaunt/vm/Client"] {
            let class = world.load(name).map_err(MachineError::Unsupported)?;
            world.initialise(class).map_err(MachineError::Unsupported)?;
        }
        let mut plan = Plan::make(&mut world, spec).map_err(MachineError::Input)?;
        world.initialise(plan.class).map_err(MachineError::Input)?;
        for name in &starts.classes {
            let loaded = [LoaderId::BOOT, LoaderId::PLATFORM, LoaderId::APP];
            // One that is made on the way, or that a model stands for, may not be there by this name.
            if let Some(class) = loaded.into_iter().find_map(|loader| world.vm.program.load(name, loader).ok()) {
                world.vm.state.class(class);
                let _ = world.initialise(class);
            }
        }
        world.seal();
        others::add(&mut world, &mut plan, spec, watch).map_err(MachineError::Input)?;
        world.vm.state.stop_noting();
        let drive = driven::drive_of(&self.vm, &plan);
        self.vm.drive_by(drive);
        let class = self.vm.program.loaded("jaunt/vm/Client", LoaderId::BOOT).expect("loaded just now");
        let main = self.vm.program.method_named(class, "main", "([Ljava/lang/String;)V").expect("our own method");
        Ok((main, plan))
    }

    /// What the threads do, and from which objects on.
    fn give(
        &mut self,
        asked: ThreadSpec,
        spec: &Spec,
        paths: Vec<Path>,
        clients: Vec<Vec<Vec<u32>>>,
        judge: Rc<judge::Sequences>,
    ) {
        self.vm.drive_clients_by(Clients {
            paths,
            clients,
            probes: spec.depth + asked.threads * asked.calls + 1,
            // Of two calls, one comes wholly before the other or they overlap: then both orders are right.
            counts_order: asked.threads * asked.calls > 2,
            judge,
        });
    }
}

/// What may go wrong besides answers.
const PROPERTIES: Properties =
    Properties { deadlock: true, exception: true, assertion: true, livelock: true, race: true, ..Properties::NONE };

/// What was done before within its limits is done again without asking.
struct Patient;

impl Watch for Patient {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        None
    }
}

/// Threads from every state. `fresh` makes machines for checks, with models if operations of the library are steps.
///
/// A violation is looked for once more with its own state and its own threads alone: there a short way to it is found.
pub fn explore_threads(
    fresh: impl Fn() -> Result<Machine, MachineError>,
    spec: &Spec,
    asked: ThreadSpec,
    starts: &Starts,
    watch: &mut dyn Watch,
) -> Result<Threaded, MachineError> {
    let judge = Rc::new(judge::Sequences::default());
    let mut machine = fresh()?;
    let (main, plan) = machine.hire(spec, starts, watch)?;
    let Some(clients) = clients(plan.calls.len() as u32, asked) else {
        return Err(MachineError::Input(format!(
            "there are more than {MOST_CLIENTS} ways to give {} calls to threads: give fewer values or methods, or smaller --threads and --calls",
            plan.calls.len()
        )));
    };
    machine.give(asked, spec, starts.paths.clone(), clients.clone(), judge.clone());
    let config = CheckConfig {
        properties: PROPERTIES,
        library: asked.library,
        pilots: false,
        tries_thread_symmetry: false,
        all_errors: spec.all_errors,
        shorten: false,
        max_states: spec.max_states,
        ..CheckConfig::default()
    };
    let halt = machine.vm.halt.clone();
    let mut result = machine.check(main, &[], &config, &mut Observing { watch: &mut *watch, so_far: &starts.so_far, halt });
    let mut found = Vec::new();
    for violation in &mut result.violations {
        let (state, client) = first_choices(violation, starts.paths.len(), clients.len());
        // The same in a machine that has seen nothing of the search.
        let judge = Rc::new(judge::Sequences::default());
        let alone = || {
            let mut machine = fresh()?;
            let (main, _) = machine.hire(spec, starts, &mut Patient)?;
            machine.give(asked, spec, vec![starts.paths[state].clone()], vec![clients[client].clone()], judge.clone());
            Ok((machine, main))
        };
        let (mut machine, main) = alone()?;
        let config = CheckConfig { shorten: true, max_states: None, ..config.clone() };
        let halt = machine.vm.halt.clone();
        let mut again = machine.check(main, &[], &config, &mut Observing { watch: &mut *watch, so_far: &starts.so_far, halt });
        confirm(&mut again, &[], &config, alone)?;
        let is_same = |v: &Violation| {
            (&v.property, &v.exception, &v.location) == (&violation.property, &violation.exception, &violation.location)
        };
        if let Some(at) = again.violations.iter().position(|v| is_same(v) || !spec.all_errors) {
            *violation = again.violations.swap_remove(at);
        }
        leave_out_client(violation);
        found.push(conflict(violation, &plan, &starts.paths[state], &clients[client], &judge));
    }
    Ok(Threaded {
        starts: starts.paths.len() as u64,
        clients: clients.len() as u64,
        sequences: judge.len(),
        check: result,
        found,
    })
}

/// What a reader need not see of it: steps of the client itself, and the thread that waits for the others.
fn leave_out_client(violation: &mut Violation) {
    let own = |class: &str| class.starts_with("jaunt.vm.");
    let mut steps = std::mem::take(&mut violation.steps);
    steps.retain(|step| step.thread != 0 && !step.class.is_empty() && !own(&step.class));
    violation.show(steps);
    violation.cycle_from_step = None;
    violation.threads.retain(|thread| thread.id != 0);
    if is_about_answers(violation) {
        violation.stack.clear();
    }
}

/// The state and the threads that a path has chosen. What has one value is no choice.
fn first_choices(violation: &Violation, states: usize, clients: usize) -> (usize, usize) {
    let mut values = violation.choices.iter().filter_map(|choice| match choice {
        Choice::Value { value, .. } => Some(*value as usize),
        _ => None,
    });
    let mut chosen = |of: usize| if of > 1 { values.next().unwrap_or(0) } else { 0 };
    (chosen(states), chosen(clients))
}

/// What threads did.
fn conflict(violation: &Violation, plan: &Plan, path: &[u32], threads: &[Vec<u32>], judge: &judge::Sequences) -> Conflict {
    let text = |call: &u32| plan.calls[*call as usize].text.clone();
    let unexplained = match &violation.message {
        Some(Message::Text(number)) if is_about_answers(violation) => judge.unexplained(number),
        _ => None,
    };
    let probes = match unexplained.as_ref().and_then(|u| u.probe.map(|probe| (probe, u.probed.len()))) {
        Some((probe, asked)) if (probe as usize) < plan.calls.len() => vec![text(&probe); asked],
        Some((_, asked)) => plan.calls.iter().take(asked).map(|call| call.text.clone()).collect(),
        None => Vec::new(),
    };
    Conflict {
        sequence: plan.texts(path),
        threads: threads.iter().map(|list| list.iter().map(text).collect()).collect(),
        unexplained,
        probes,
    }
}

/// A violation that the judge has spoken of: answers, or calls that wait for ever.
pub fn is_about_answers(violation: &Violation) -> bool {
    violation.exception.as_deref() == Some("jaunt.vm.Unexplained")
        || violation.property == PropertyKind::Deadlock && matches!(violation.message, Some(Message::Text(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_interchangeable() {
        let all = |calls: u32, threads: u32, most: u32| {
            clients(calls, ThreadSpec { threads, calls: most, library: Library::Steps }).expect("few")
        };
        assert_eq!(all(2, 2, 1), [[[0], [0]], [[0], [1]], [[1], [1]]].map(|set| set.map(|l| l.to_vec()).to_vec()));
        // Six lists of up to two of two calls, in pairs.
        let pairs = all(2, 2, 2);
        assert_eq!(pairs.len(), 21);
        assert!(pairs.windows(2).all(|w| w[0].concat().len() <= w[1].concat().len()));
        assert_eq!(all(3, 3, 1).len(), 10);
        assert!(clients(100, ThreadSpec { threads: 4, calls: 2, library: Library::Steps }).is_none());
    }
}
