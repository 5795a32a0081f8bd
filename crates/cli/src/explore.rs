//! `jaunt explore`

use crate::check::{closed_options, refused};
use crate::limits::Limits;
use crate::looks::Looks;
use crate::options::{ClassArgs, ExploreArgs, ExploreDelta, ExploreMode, Format};
use crate::program::{self, NotFound};
use crate::{VERSION, print, signals, status, terminal};
use jaunt_checker::exploring::{Compare, DeltaKind, Exploration, Mode, Phases, Reason, Spec, Watch};
use jaunt_checker::{Library, Machine, MachineError, StopReason};
use jaunt_loader::{ClassPath, Jdk, Target};
use jaunt_report::explore as report;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Instant;

struct Watched<'l> {
    limits: &'l Limits,
    phases: Phases,
}

impl Watch for Watched<'_> {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        self.limits.reason()
    }

    fn phases(&self) -> Phases {
        self.phases.clone()
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
        matching: args.matching.clone().unwrap_or_default(),
        seed: args.seed,
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
    let release = args.oracle_cp.as_ref().map(|path| release_path(path, jdk)).transpose()?;
    let mut machine = match spec.mode {
        Mode::Vm => Machine::start_closed(jdk, Rc::new(classpath), options)?,
        Mode::Box | Mode::Delta => Machine::start_exploring(jdk, Rc::new(classpath), options)?,
    };
    machine.vm.halt = limits.halt().clone();
    if let Some(path) = release {
        machine.add_release(path, spec.oracle.as_deref().unwrap_or(&spec.class))?;
    }
    let mut watched = Watched { limits, phases: Phases::default() };
    let looks = args.phases.then(|| Looks::at(watched.phases()));
    let explored = machine.explore(spec, compare, &mut watched);
    let seen = looks.map(Looks::end);
    Ok(Exploration { seen, ..explored? })
}

/// The class path of another release. What is not there is a mistake: its class would come from elsewhere.
fn release_path(path: &OsStr, jdk: &Jdk) -> Result<ClassPath, MachineError> {
    let wrong = |what: String| MachineError::Input(format!("--oracle-cp: {what}"));
    let missing = |entry: &PathBuf| !entry.exists() && entry.file_name() != Some(OsStr::new("*"));
    if let Some(entry) = std::env::split_paths(path).find(missing) {
        return Err(wrong(format!("{} does not exist", entry.display())));
    }
    ClassPath::parse(path, jdk.feature()).map_err(|e| wrong(e.to_string()))
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
