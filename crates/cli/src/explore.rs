//! `jaunt explore`

use crate::check::{closed_options, refused};
use crate::limits::Limits;
use crate::options::{ClassArgs, ExploreArgs, ExploreDelta, ExploreMode, Format};
use crate::program::{self, NotFound};
use crate::{VERSION, print, signals, status, terminal};
use jaunt_checker::exploring::{Compare, DeltaKind, Exploration, Mode, Reason, Spec, Watch};
use jaunt_checker::{Library, Machine, MachineError, StopReason};
use jaunt_loader::{ClassPath, Jdk, Target};
use jaunt_report::explore as report;
use std::ffi::OsStr;
use std::rc::Rc;
use std::time::Instant;

struct Watched<'l>(&'l Limits);

impl Watch for Watched<'_> {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        self.0.reason()
    }
}

pub fn explore(args: ExploreArgs) -> i32 {
    let start = Instant::now();
    let format = args.format;
    let limits = Limits::new(start, args.time_limit, args.memory_limit);
    let classes = ClassArgs { classpath: args.classpath.clone(), jdk: args.jdk.clone(), entry: None };
    let (jdk, target) = match program::find_class(&classes, &args.class, limits.deadline()) {
        Ok(found) => found,
        Err(NotFound::TooSlow) => return refused("explore", "the time limit has passed before the class was compiled", format),
        Err(NotFound::Input(message)) => return refused("explore", &message, format),
    };
    signals::install();
    let spec = Spec {
        class: target.main_class.clone(),
        methods: args.methods.clone(),
        values: args.values.clone(),
        depth: args.depth,
        expected: args.expect.clone(),
        oracle: args.oracle.clone(),
        release: args.oracle_cp.is_some(),
        laws: args.laws.unwrap_or(true),
        mode: match args.mode {
            ExploreMode::Vm => Mode::Vm,
            ExploreMode::Box => Mode::Box,
            ExploreMode::Delta => Mode::Delta,
        },
        delta: match args.delta {
            ExploreDelta::Full => DeltaKind::Full,
            ExploreDelta::Plain => DeltaKind::Plain,
        },
        all_errors: args.all_errors,
        max_states: args.max_states,
        ..Spec::default()
    };
    let compare = if args.compare_all { Compare::All } else { Compare::Changed };
    let work = || explored(&args, &jdk, target, &spec, compare, &limits);
    let give_up = || {
        let result = Exploration { reason: limits.reason().map(Reason::Stopped), ..Exploration::default() };
        tell(&result, &spec, format, &limits, args.quiet)
    };
    let mut result = match limits.kept_while(work, give_up) {
        Ok(result) => result,
        Err(MachineError::Input(message)) => return refused("explore", &message, format),
        Err(MachineError::Unsupported(message)) => {
            eprintln!("jaunt: {message}");
            return status::UNSUPPORTED;
        }
    };
    if let (Some(Reason::Stopped(StopReason::Halted)), Some(reason)) = (&result.reason, limits.reason()) {
        result.reason = Some(Reason::Stopped(reason));
    }
    tell(&result, &spec, format, &limits, args.quiet)
}

fn explored(
    args: &ExploreArgs,
    jdk: &Jdk,
    target: Target,
    spec: &Spec,
    compare: Compare,
    limits: &Limits,
) -> Result<Exploration, MachineError> {
    let options = closed_options(&args.define, None, Library::Real, &target);
    let Target { classpath, .. } = target;
    let release = args.oracle_cp.as_ref().map(|path| release_path(path, args.classpath.as_deref(), jdk)).transpose()?;
    let mut machine = match spec.mode {
        Mode::Vm => Machine::start_closed(jdk, Rc::new(classpath), options)?,
        Mode::Box | Mode::Delta => Machine::start_exploring(jdk, Rc::new(classpath), options)?,
    };
    machine.vm.halt = limits.halt().clone();
    if let Some(path) = release {
        machine.add_release(path)?;
    }
    machine.explore(spec, compare, &mut Watched(limits))
}

/// The class path of another release: its own, and then what the program has.
fn release_path(own: &OsStr, program: Option<&OsStr>, jdk: &Jdk) -> Result<ClassPath, MachineError> {
    let all = std::env::split_paths(own).chain(program.into_iter().flat_map(std::env::split_paths)).collect::<Vec<_>>();
    let wrong = |what: String| MachineError::Input(format!("--oracle-cp: {what}"));
    let joined = std::env::join_paths(all).map_err(|e| wrong(e.to_string()))?;
    ClassPath::parse(&joined, jdk.feature()).map_err(|e| wrong(e.to_string()))
}

fn tell(result: &Exploration, spec: &Spec, format: Format, limits: &Limits, quiet: bool) -> i32 {
    let took = report::Took { elapsed_ms: limits.elapsed().as_millis() as u64, peak_memory_bytes: crate::limits::peak_memory() };
    let verdict = report::verdict(result);
    let class = spec.class.replace('/', ".");
    match format {
        Format::Json => print(&format!("{}\n", report::json(result, &class, spec, took, VERSION))),
        Format::Text => print(&report::text(result, &class, spec, took, terminal::look(), quiet)),
    }
    crate::check::status_of(verdict)
}
