//! `jaunt explore`

use crate::check::{closed_options, refused, sources};
use crate::limits::Limits;
use crate::looks::Looks;
use crate::options::{ClassArgs, CoverChoice, ExploreArgs, ExploreDelta, ExploreMode, Format, JUnitChoice};
use crate::program::{self, NotFound};
use crate::{VERSION, print, settings, signals, status, terminal};
use jaunt_checker::clients::{ThreadSpec, Threaded, explore_threads};
use jaunt_checker::exploring::{
    Compare, Cover, DeltaKind, Exploration, Mode, Phases, Reason, Spec, Wanted, WantedPictures, WantedTests, Watch,
};
use jaunt_checker::{Library, Machine, MachineError, StopReason, Verdict};
use jaunt_loader::{ClassPath, Jdk, Target};
use jaunt_report::explore::{self as report, Files};
use jaunt_report::junit::{self, JUnit};
use jaunt_report::threads::Asked;
use jaunt_report::{Look, Progress, Sources, picture};
use std::ffi::{OsStr, OsString};
use std::io::{IsTerminal, Stderr};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What is known of an exploration that may not come back.
#[derive(Default)]
struct Known {
    states: u64,
    expanded: u64,
    executions: u64,
}

struct Watched<'l> {
    limits: &'l Limits,
    progress: Option<Progress<Stderr>>,
    known: &'l Mutex<Known>,
    phases: Phases,
}

impl Watch for Watched<'_> {
    fn must_stop(&mut self, so_far: &Exploration) -> Option<StopReason> {
        let Exploration { states, expanded, executions, .. } = *so_far;
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = Known { states, expanded, executions };
        let elapsed = self.limits.elapsed();
        if let Some(progress) = self.progress.as_mut().filter(|p| p.is_due(elapsed)) {
            progress.update_exploring(elapsed, so_far, crate::limits::peak_memory());
        }
        self.limits.reason()
    }

    fn phases(&self) -> Phases {
        self.phases.clone()
    }
}

/// `arguments`: the whole command line, which has more weight than the file of settings.
pub fn explore(args: ExploreArgs, arguments: &[OsString]) -> i32 {
    let start = Instant::now();
    let args = match settings::explore(Path::new(settings::FILE), arguments) {
        Ok(args) => args,
        Err(message) => return refused("explore", &message, args.format),
    };
    let format = args.format;
    let limits = Limits::new(start, args.time_limit, args.memory_limit);
    let classes = ClassArgs { classpath: args.classpath.clone(), jdk: args.jdk.clone(), entry: None };
    let (jdk, target) = match program::find_class(&classes, &args.class, limits.deadline()) {
        Ok(found) => found,
        Err(NotFound::TooSlow) => return refused("explore", "the time limit has passed before the class was compiled", format),
        Err(NotFound::Input(message)) => return refused("explore", &message, format),
    };
    if let Err(message) = [&args.emit_tests, &args.report].into_iter().flatten().try_for_each(|folder| can_write(folder)) {
        return refused("explore", &message, format);
    }
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
        wanted: wanted(&args),
        ..Spec::default()
    };
    let threads = threads(&args);
    // Where threads are asked for, a call may wait for what another thread does; and objects are found one by one.
    let spec = if threads.is_some() { Spec { may_wait: true, mode: Mode::Box, ..spec } } else { spec };
    let mut sources = sources(&target);
    let compare = if args.compare_all { Compare::All } else { Compare::Changed };
    let known = Mutex::default();
    let work = || explored(&args, &jdk, target, &spec, compare, &limits, &known);
    let give_up = || {
        let Known { states, expanded, executions } = *known.lock().unwrap_or_else(PoisonError::into_inner);
        let reason = limits.reason().map(Reason::Stopped);
        let result = Exploration { reason, states, expanded, executions, ..Exploration::default() };
        tell(&result, &spec, format, &limits, args.quiet, &Files::default())
    };
    let (mut result, threaded) = match limits.kept_while(work, give_up) {
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
    let files = match write_files(&args, &result, &spec, &limits) {
        Ok(files) => files,
        Err(message) => return refused("explore", &message, format),
    };
    match (threads, &threaded) {
        (Some(threads), Some(threaded)) => {
            let asked = Asked { class: &spec.class.replace('/', "."), explored: &result, threads, result: threaded };
            tell_threads(&asked, &spec, format, &limits, args.quiet, &files, &mut sources)
        }
        _ => tell(&result, &spec, format, &limits, args.quiet, &files),
    }
}

/// What threads do, if there are any.
fn threads(args: &ExploreArgs) -> Option<ThreadSpec> {
    let asked = args.threads.is_some() || args.calls.is_some();
    asked.then(|| ThreadSpec {
        threads: args.threads.unwrap_or(2),
        calls: args.calls.unwrap_or(1),
        library: args.library.unwrap_or_default(),
    })
}

fn tell_threads(
    asked: &Asked,
    spec: &Spec,
    format: Format,
    limits: &Limits,
    quiet: bool,
    files: &Files,
    sources: &mut Sources,
) -> i32 {
    let took = took(limits);
    match format {
        Format::Json => {
            let mut value = report::json(asked.explored, asked.class, spec, took, VERSION, files);
            asked.add_to(&mut value);
            print(&format!("{value}\n"));
        }
        Format::Text => print(&asked.text(sources, took, terminal::look(), quiet)),
    }
    crate::check::status_of(asked.verdict())
}

/// Most tests of one class; more are hardly looked at, and a class has room for some tens of thousands.
const MOST_TESTS: usize = 500;

fn wanted(args: &ExploreArgs) -> Wanted {
    let cover = args.cover.map(|cover| match cover {
        CoverChoice::States => Cover::States,
        CoverChoice::Branches => Cover::Branches,
        CoverChoice::Failures => Cover::Failures,
    });
    Wanted {
        coverage: args.coverage.unwrap_or(true),
        values: true,
        tests: args.emit_tests.is_some().then_some(WantedTests { cover, most: MOST_TESTS }),
        pictures: args.report.is_some().then(|| WantedPictures { show: args.show.clone() }),
    }
}

/// Writes what was asked for into files. `Err`: one cannot be written.
fn write_files(args: &ExploreArgs, result: &Exploration, spec: &Spec, limits: &Limits) -> Result<Files, String> {
    let mut files = Files::default();
    if let Some(folder) = &args.emit_tests {
        let junit = match args.junit {
            JUnitChoice::Four => JUnit::Four,
            JUnitChoice::Five => JUnit::Five,
        };
        match junit::test_class(result, junit) {
            Ok(class) => {
                let file = folder.join(&class.file);
                if std::fs::read_to_string(&file).is_ok_and(|old| !old.starts_with(junit::MARK)) {
                    return Err(format!(
                        "{}: it exists and was not written by jaunt; move it, or name another folder",
                        file.display()
                    ));
                }
                write(&file, &class.text)?;
                files.tests = Some((file.display().to_string(), class));
            }
            Err(why) => files.no_tests = Some(why),
        }
    }
    if let Some(folder) = &args.report {
        let class = spec.class.replace('/', ".");
        let pictures = picture::pictures(result, &class);
        for drawn in &pictures {
            write(&folder.join(&drawn.file), &drawn.text)?;
        }
        let text = report::text(result, &class, spec, took(limits), Look::PLAIN, false, &files);
        let page = folder.join("index.html");
        write(&page, &picture::page(result, &class, &text))?;
        // Each picture is there as SVG and as DOT.
        files.page = Some((page.display().to_string(), pictures.len() / 2));
    }
    Ok(files)
}

fn took(limits: &Limits) -> report::Took {
    report::Took { elapsed_ms: limits.elapsed().as_millis() as u64, peak_memory_bytes: crate::limits::peak_memory() }
}

/// Before anything is explored: what cannot be written would be lost.
fn can_write(folder: &Path) -> Result<(), String> {
    let file = folder.join(".jaunt");
    let tried =
        std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, "")).and_then(|()| std::fs::remove_file(&file));
    tried.map_err(|e| format!("{}: it cannot be written to: {e}; name another folder", folder.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(file, text));
    written.map_err(|e| format!("{}: it cannot be written: {e}", file.display()))
}

fn explored(
    args: &ExploreArgs,
    jdk: &Jdk,
    target: Target,
    spec: &Spec,
    compare: Compare,
    limits: &Limits,
    known: &Mutex<Known>,
) -> Result<(Exploration, Option<Threaded>), MachineError> {
    let options = closed_options(&args.define, None, Library::Real, &target);
    let for_threads = closed_options(&args.define, None, args.library.unwrap_or_default(), &target);
    let Target { classpath, .. } = target;
    let classpath = Rc::new(classpath);
    let release = args.oracle_cp.as_ref().map(|path| release_path(path, jdk)).transpose()?;
    let mut machine = match spec.mode {
        Mode::Vm => Machine::start_closed(jdk, classpath.clone(), options)?,
        Mode::Box | Mode::Delta => Machine::start_exploring(jdk, classpath.clone(), options)?,
    };
    machine.vm.halt = limits.halt().clone();
    if let Some(path) = release {
        machine.add_release(path, spec.oracle.as_deref().unwrap_or(&spec.class))?;
    }
    let shown = !args.quiet && std::io::stderr().is_terminal();
    let progress = shown.then(|| Progress::new(std::io::stderr(), terminal::width(2).unwrap_or(80)));
    let mut watch = Watched { limits, progress, known, phases: Phases::default() };
    let looks = args.phases.then(|| Looks::at(watch.phases()));
    let explored = machine.explore(spec, compare, &mut watch);
    let seen = looks.map(Looks::end);
    let result = Exploration { seen, ..explored? };
    let Some(asked) = threads(args).filter(|_| report::verdict(&result) == Verdict::Pass) else { return Ok((result, None)) };
    let starts = machine.starts(&result);
    drop(machine);
    let fresh = || {
        let mut machine = Machine::start_closed(jdk, classpath.clone(), for_threads.clone())?;
        machine.vm.halt = limits.halt().clone();
        Ok(machine)
    };
    let threaded = explore_threads(fresh, spec, asked, &starts, &mut watch)?;
    Ok((result, Some(threaded)))
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

fn tell(result: &Exploration, spec: &Spec, format: Format, limits: &Limits, quiet: bool, files: &Files) -> i32 {
    let took = took(limits);
    let verdict = report::verdict(result);
    let class = spec.class.replace('/', ".");
    match format {
        Format::Json => print(&format!("{}\n", report::json(result, &class, spec, took, VERSION, files))),
        Format::Text => print(&report::text(result, &class, spec, took, terminal::look(), quiet, files)),
    }
    crate::check::status_of(verdict)
}
