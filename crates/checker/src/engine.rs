//! `check` from a configuration to a result: assembles system, search and properties.

use crate::audit;
use crate::closed::{Clock, ClosedHost, Output};
use crate::conclude::conclude;
use crate::config::{CheckConfig, Grain, Library, Por, SearchKind};
use crate::endless::{self, after_breadth_first};
use crate::findings::Watch;
use crate::follow::{describe, follow, number};
use crate::machine::{Machine, MachineError};
use crate::news::pilots_by_instructions;
use crate::outcome::{CheckResult, Choice, Observer, Replay, ReplayEnd, ReplayError, Verdict};
use crate::pilots;
use crate::reason::{Reason, Unfit};
use crate::system::System;
use crate::trace::Recorder;
use jaunt_kernel::Step;
use jaunt_loader::{ClassPath, Jdk};
use jaunt_program::{Method, MethodId};
use jaunt_search::{Bounds, Counts, End, Monitor, bfs, dfs, sources};
use jaunt_state::time::EVER;
use jaunt_vm::policy::Mode;
use jaunt_vm::{Options, Unsupported};
use std::rc::Rc;

/// After so many wrong assumptions no new ones are made.
pub(crate) const MOST_RESTARTS: u32 = 12;

impl Machine {
    /// A machine in the closed world of `check`.
    pub fn start_closed(jdk: &Jdk, class_path: impl Into<Rc<ClassPath>>, mut options: Options) -> Result<Machine, MachineError> {
        options.track_sharing = true;
        options.closed = true;
        let (output, clock) = (Output::default(), Clock::default());
        let host = ClosedHost::new(output.clone(), clock.clone());
        let mut machine = Machine::start(jdk, class_path, Box::new(host), options)?;
        machine.closed = Some((output, clock));
        Ok(machine)
    }

    /// Pushes the first frame in the closed world.
    pub(crate) fn begin(
        &mut self,
        entry: MethodId,
        args: &[String],
        config: &CheckConfig,
    ) -> Result<(Output, Clock), Box<Unsupported>> {
        let (output, clock) = self.closed.clone().expect("a machine in a closed world");
        self.vm.prepare_check(Mode::Check);
        self.vm.assumed.reduce = config.por.reduces();
        self.vm.policy.console = config.outcomes;
        self.vm.policy.races = config.properties.race;
        self.vm.policy.sources = config.por == Por::Source;
        self.vm.listener = None;
        self.vm.policy.optimistic = true;
        self.vm.policy.owners = config.owners;
        self.vm.policy.report_assertions = config.properties.assertion;
        self.vm.policy.report_exceptions = config.properties.exception;
        if let Some(points) = &config.points {
            self.vm.freeze_points(points);
        }
        self.vm.assumed.alike |= config.thread_symmetry;
        let real = config.library == Library::Real;
        assert!(!(real && self.vm.options.models), "the library is not real in a machine with models");
        self.vm.assumed.real |= real;
        self.vm.options.quantum = 5_000;
        let method: *const Method = self.vm.program.method(entry);
        // SAFETY: methods live as long as the program.
        self.vm.begin_main(unsafe { &*method }, args)?;
        Ok((output, clock))
    }

    /// Every execution from an entry.
    pub fn check(&mut self, entry: MethodId, args: &[String], config: &CheckConfig, observer: &mut dyn Observer) -> CheckResult {
        let (output, clock) = match self.begin(entry, args, config) {
            Ok(parts) => parts,
            Err(unsupported) => {
                return CheckResult {
                    verdict: Verdict::Unsupported,
                    reason: Some(Reason::Unsupported(unsupported.what)),
                    unsupported_stack: unsupported.stack,
                    ..Default::default()
                };
            }
        };
        if !self.properties.is_empty() {
            self.vm.assumed.reduce = false;
        }
        self.vm.halt = observer.halt();
        self.vm.halted = false;
        let properties = std::mem::take(&mut self.properties);
        let (mut system, step) = System::start(&mut self.vm, clock, output, config);
        let own_loads = system.vm.program.own_loads;
        system.watched.own = properties;
        let mut watch = Watch::new(config, observer);
        let mut counts = Counts::default();
        let end = if step == Step::Moved {
            explore(&mut system, config, &mut watch, &mut counts)
        } else {
            counts.end_states += 1;
            match step {
                Step::Ended | Step::Violated => {
                    watch.met(step, &mut system, &[]);
                    End::Complete
                }
                Step::Ignored => End::Complete,
                _ => End::Stuck,
            }
        };
        conclude(system, config, watch, counts, end, own_loads)
    }

    /// One execution, by the choices of a trace. An error says where the trace does not fit the program.
    pub fn replay(
        &mut self,
        entry: MethodId,
        args: &[String],
        config: &CheckConfig,
        choices: &[Choice],
    ) -> Result<Replay, ReplayError> {
        let (output, clock) = self.begin(entry, args, config).map_err(|u| ReplayError::Unsupported(u.what))?;
        self.vm.halted = false;
        let (mut system, step) = System::start(&mut self.vm, clock, output, config);
        let mut replay = Replay::default();
        let mut recorder = Recorder::default();
        let path = choices.iter().map(|c| number(*c));
        let (step, taken) = system.while_replaying(|system| match (config.grain, step) {
            (Grain::Instruction, Step::Moved) => audit::walk(system, choices, &mut recorder),
            _ => follow(system, step, path, &mut recorder, Some(choices), config.cycle_from),
        })?;
        let violation = (step == Step::Violated).then(|| describe(&mut system, &mut recorder, choices.to_vec()));
        replay.output = String::from_utf8_lossy(&system.printed()).into_owned();
        replay.cycle_from_step = recorder.cycle_from;
        replay.steps = recorder.steps;
        replay.violation = violation.flatten().map(|mut v| {
            v.show(replay.steps.clone());
            v.grain = config.grain;
            v
        });
        replay.halted = system.vm.halted;
        if taken < choices.len() && step != Step::Violated && !replay.halted {
            return Err(ReplayError::EndsEarly { taken, of: choices.len() });
        }
        replay.ended = match step {
            Step::Ended => ReplayEnd::ProgramEnded,
            Step::Violated => ReplayEnd::Violated,
            Step::Ignored => ReplayEnd::Ignored,
            Step::Stuck => match &system.unsupported {
                Some(u) => ReplayEnd::Unsupported(u.what.clone()),
                None => ReplayEnd::EndedByProgram,
            },
            Step::Moved => ReplayEnd::TraceEnds,
        };
        Ok(replay)
    }
}

/// The search, begun again as often as an assumption turns out to be wrong.
fn explore(system: &mut System<'_>, config: &CheckConfig, watch: &mut Watch<'_>, counts: &mut Counts) -> End {
    if config.por.reduces() && config.pilots {
        let first_will_do = config.search == SearchKind::Dfs && !config.all_errors && !config.outcomes;
        let before = system.vm.search.instructions;
        let mut found = pilots::fly(system, counts, config.max_depth, first_will_do);
        // A depth is a number of points, and these executions know none.
        let by_instructions = config.max_depth.is_none() && !system.vm.halted;
        if by_instructions && (!first_will_do || found.is_empty()) {
            let instructions = system.vm.search.instructions - before;
            pilots_by_instructions(system, config, instructions, first_will_do, &mut found);
        }
        found.iter().for_each(|met| watch.tell(met));
        system.restart();
        if first_will_do && !found.is_empty() {
            watch.found = found;
            return End::Stopped(None);
        }
        // The search may come to a limit before it finds them again.
        watch.keep(found);
        *counts = Counts::default();
    }
    watch.instructions_before = system.vm.search.instructions;
    let mut cycles = endless::wanted(config);
    watch.sources = config.por == Por::Source && !config.properties.race;
    if config.por == Por::Source && config.properties.race {
        watch.without_sources = Some(Unfit::Races);
    }
    loop {
        if !endless::sees_cycles(config) {
            // Whether the program goes round is not known, so it may.
            system.vm.let_time_pass();
        }
        cycles = endless::wanted_with_clock(system.vm, config, cycles);
        let bounds = Bounds {
            depth: config.max_depth,
            strict: true,
            states: config.max_states,
            // What a program says may switch reduction off in the course of a search; then it begins again.
            // A store that keeps nothing with a state cannot say who slept there.
            sleep_sets: config.por.reduces()
                && system.vm.assumed.reduce
                && config.search == SearchKind::Dfs
                && config.store.keeps_notes()
                && !system.vm.assumed.alike,
            preemptions: None,
            cycles,
        };
        endless::watch(system, config, cycles);
        system.names_count = watch.sources;
        let end = match config.search {
            SearchKind::Dfs if watch.sources => sources::run(system, &bounds, watch, counts),
            SearchKind::Dfs => dfs::run(system, &bounds, watch, counts),
            SearchKind::Bfs => bfs::run(system, &bounds, watch, counts),
        };
        system.watch_values(false);
        let end = match end {
            End::Complete if config.search == SearchKind::Bfs => after_breadth_first(system, config, watch, counts),
            end => end,
        };
        if watch.sources && matches!(end, End::Cycle | End::Unfit) {
            watch.sources = false;
            watch.without_sources = Some(system.unfit().unwrap_or(Unfit::Cycle));
        }
        if end == End::Unfit {
            watch.forget();
            watch.earlier_transitions += counts.transitions;
            *counts = Counts::default();
            system.restart();
            continue;
        }
        if end == End::Cycle {
            // Mostly one of the first states shows it. From now on all closed sets without an end are looked for.
            watch.cyclic = true;
            system.vm.let_time_pass();
            cycles = endless::after_cycle(system.vm, config);
            watch.forget();
            watch.earlier_transitions += counts.transitions;
            *counts = Counts::default();
            system.restart();
            continue;
        }
        let always_ends = end == End::Complete && endless::sees_cycles(config) && !system.vm.time_passes();
        let beyond = always_ends && system.vm.search.long_times;
        // There are finitely many times, however old moments get.
        if beyond {
            system.vm.assumed.back = EVER;
        }
        if end != End::Restart && !beyond {
            return end;
        }
        watch.restarts += 1;
        system.vm.policy.optimistic = watch.restarts < MOST_RESTARTS;
        if watch.cyclic {
            system.vm.let_time_pass();
        }
        watch.forget();
        watch.earlier_transitions += counts.transitions;
        *counts = Counts::default();
        system.restart();
    }
}
