//! `jaunt check`

use crate::limits::{self, Limits};
use crate::options::{CheckArgs, CheckOptions, Cli, Format};
use crate::program::NotFound;
use crate::watch::{self, Watch};
use crate::{VERSION, print, program, settings, signals, status, terminal, tracefile};
use clap::CommandFactory;
use jaunt_checker::{
    Audit, CheckConfig, CheckResult, Choice, Ending, Grain, Library, Machine, MachineError, Missing, Note, Observer, Options,
    Por, Properties, Reason, SearchKind, Symmetry, Verdict, closed, confirm,
};
use jaunt_loader::{Jdk, Target};
use jaunt_report::{Found, Sources, Subject, Trace, json, numbers, text, words};
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Instant;

/// Flags over what the file says.
fn merged(flags: CheckOptions, file: CheckOptions) -> CheckOptions {
    let classes = crate::options::ClassArgs {
        classpath: flags.classes.classpath.or(file.classes.classpath),
        jdk: flags.classes.jdk.or(file.classes.jdk),
        entry: flags.classes.entry.or(file.classes.entry),
    };
    CheckOptions {
        classes,
        // The last one of a name counts, so flags come last.
        define: [file.define, flags.define].concat(),
        format: flags.format.or(file.format),
        time_limit: flags.time_limit.or(file.time_limit),
        memory_limit: flags.memory_limit.or(file.memory_limit),
        max_states: flags.max_states.or(file.max_states),
        max_depth: flags.max_depth.or(file.max_depth),
        quiet: flags.quiet || file.quiet,
        search: flags.search.or(file.search),
        por: flags.por.or(file.por),
        library: flags.library.or(file.library),
        owners: flags.owners.or(file.owners),
        symmetry: flags.symmetry.or(file.symmetry),
        thread_symmetry: flags.thread_symmetry.or(file.thread_symmetry),
        store: flags.store.or(file.store),
        backtrack: flags.backtrack.or(file.backtrack),
        gc: flags.gc.or(file.gc),
        spill: flags.spill.or(file.spill),
        processors: flags.processors.or(file.processors),
        // `+race` on the command line adds to what the file says.
        property: [file.property, flags.property].concat(),
        pilots: flags.pilots.or(file.pilots),
        audit: flags.audit.or(file.audit),
        all_errors: flags.all_errors || file.all_errors,
        outcomes: flags.outcomes || file.outcomes,
        trace: flags.trace.or(file.trace),
        no_shorten: flags.no_shorten || file.no_shorten,
    }
}

fn config(options: &CheckOptions) -> CheckConfig {
    let default = CheckConfig::default();
    // An option that is missing here does not compile.
    let CheckOptions {
        search,
        por,
        library,
        owners,
        symmetry,
        thread_symmetry,
        store,
        backtrack,
        gc,
        spill,
        property,
        pilots,
        audit,
        all_errors,
        outcomes,
        no_shorten,
        max_states,
        max_depth,
        memory_limit,
        // About the program, and about what surrounds the search.
        classes: _,
        define: _,
        processors: _,
        time_limit: _,
        format: _,
        quiet: _,
        trace: _,
    } = options;
    let mut properties = Properties::default();
    for list in property {
        list.apply(&mut properties);
    }
    let pilots = pilots.unwrap_or(default.pilots);
    CheckConfig {
        search: search.unwrap_or(default.search),
        por: por.unwrap_or(default.por),
        library: library.unwrap_or(default.library),
        owners: owners.unwrap_or(default.owners),
        symmetry: symmetry.unwrap_or(default.symmetry),
        thread_symmetry: thread_symmetry.unwrap_or(default.thread_symmetry),
        // Who says no gets none.
        tries_thread_symmetry: thread_symmetry.is_none(),
        store: store.map_or(default.store, |s| s.kind),
        // Unless asked for, not more than half of what may be used.
        bitstate_bytes: store
            .and_then(|s| s.bytes)
            .unwrap_or_else(|| memory_limit.map_or(default.bitstate_bytes, |limit| default.bitstate_bytes.min(limit / 2))),
        backtrack: backtrack.unwrap_or(default.backtrack),
        gc: gc.unwrap_or(default.gc),
        spill: spill.clone(),
        properties,
        pilots,
        // Those after the search are pilots too.
        audit: if pilots { audit.unwrap_or(default.audit) } else { Audit::Off },
        all_errors: *all_errors,
        outcomes: *outcomes,
        shorten: !no_shorten,
        max_states: *max_states,
        max_depth: *max_depth,
        memory_limit: *memory_limit,
        points: None,
        grain: default.grain,
        cycle_from: None,
        race_at: None,
    }
}

/// Options that do not go together.
fn impossible(config: &CheckConfig) -> Option<String> {
    if config.search == SearchKind::Bfs && !config.store.keeps_visited() {
        return Some("--search bfs cannot do without a store: use --search dfs, or another --store".to_string());
    }
    if config.por == Por::Source {
        // Each of them would need an argument of its own.
        let others = [
            (config.search == SearchKind::Bfs, "needs --search dfs"),
            (!config.store.knows_again(), "needs a store that knows visited states again: full, collapse or tree"),
            (config.thread_symmetry, "does not go together with --thread-symmetry on"),
        ];
        if let Some((_, why)) = others.iter().find(|(is, _)| *is) {
            return Some(format!("--por source {why}"));
        }
    }
    if config.thread_symmetry && config.symmetry != Symmetry::Canonical {
        return Some("--thread-symmetry on needs --symmetry canonical".to_string());
    }
    if config.store.has_table() {
        let room = config.memory_limit.map(|limit| (limit, "--memory-limit allows"));
        let room = room.or_else(|| limits::free_memory().map(|free| (free, "is free on this machine")));
        if let Some((room, whose)) = room.filter(|&(room, _)| config.bitstate_bytes > room) {
            let (table, room) = (numbers::bytes(config.bitstate_bytes), numbers::bytes(room));
            return Some(format!("--store bitstate: a table of {table} is more than the {room} that {whose}; use a smaller one"));
        }
    }
    let folder = config.spill.as_ref().filter(|folder| !folder.is_dir())?;
    Some(format!("--spill {}: there is no such folder; make it, or name another", folder.display()))
}

/// The exit status of a verdict.
pub fn status_of(verdict: Verdict) -> i32 {
    match verdict {
        Verdict::Pass => 0,
        Verdict::Violation => status::VIOLATION,
        Verdict::Incomplete => status::INCOMPLETE,
        Verdict::Unsupported => status::UNSUPPORTED,
        Verdict::Error => status::BUG,
    }
}

/// Wrong input: nothing was checked.
pub fn refused(command: &str, reason: &str, format: Format) -> i32 {
    eprintln!("jaunt: {reason}");
    if format == Format::Json {
        print(&format!("{}\n", json::refused(command, reason, VERSION)));
    }
    status::BAD_INPUT
}

/// The options of a machine in the closed world: nothing in it depends on who runs it, or where.
pub fn closed_options(defines: &[String], processors: Option<u32>, library: Library, target: &Target) -> Options {
    let default = Options::default();
    Options {
        processors: processors.unwrap_or(default.processors),
        assertions: true,
        models: library == Library::Steps,
        properties: program::system_properties(defines),
        class_path: program::class_path_text(target),
        console_utf8: true,
        platform: closed::platform(),
        ..default
    }
}

/// Where to look for the sources of a program.
pub fn sources(target: &Target) -> Sources {
    let class_path: Vec<PathBuf> = target.classpath.entries().iter().map(|e| e.path().to_owned()).collect();
    let directory = std::env::current_dir().unwrap_or_default();
    Sources::new(target.sources.clone(), &class_path, &directory)
}

/// What was asked for and does nothing.
fn tell_ignored(options: &CheckOptions, args: &[String]) {
    if options.pilots == Some(false) && matches!(options.audit, Some(Audit::Instructions(_))) {
        eprintln!("jaunt: --pilots off leaves out all random executions, and with them those of --audit");
    }
    let command = Cli::command();
    let Some(check) = command.find_subcommand("check") else { return };
    let is_option = |arg: &&String| {
        let name = arg.strip_prefix("--").map(|name| name.split('=').next().unwrap_or(name));
        name.is_some_and(|name| check.get_arguments().any(|a| a.get_long() == Some(name) && !a.is_hide_set()))
    };
    if let Some(arg) = args.iter().find(is_option) {
        eprintln!("jaunt: {arg} goes to the program, since it stands behind its name; what jaunt is told stands before that");
    }
}

pub fn check(args: CheckArgs) -> i32 {
    let start = Instant::now();
    let asked_format = args.options.format;
    let options = match settings::read(Path::new(settings::FILE)) {
        Ok(file) => merged(args.options, file),
        Err(message) => return refused("check", &message, asked_format.unwrap_or_default()),
    };
    let format = options.format.unwrap_or_default();
    let config = config(&options);
    if let Some(reason) = impossible(&config) {
        return refused("check", &reason, format);
    }
    tell_ignored(&options, &args.args);
    let limits = Limits::new(start, options.time_limit, options.memory_limit);
    let program = args.program.to_string_lossy();
    let header = Header { options: &options, program: &program, args: &args.args, config: &config, jdk: None };
    let (jdk, target) = match program::find_target(&options.classes, &args.program, limits.deadline()) {
        Ok(found) => found,
        Err(NotFound::TooSlow) => {
            let result = CheckResult { reason: limits.out_of_time().map(Reason::Stopped), ..CheckResult::default() };
            return header.tell(result, &limits, &mut Sources::new(Vec::new(), &[], Path::new("")), false);
        }
        Err(NotFound::Input(message)) => return refused("check", &message, format),
    };
    // Not before: Ctrl-C should end a javac that takes too long.
    signals::install();
    let mut watch = Watch::new(&limits, options.quiet);
    if let Some(file) = &args.samples {
        if let Err(e) = watch.sample_to(file) {
            return refused("check", &format!("{}: it cannot be written: {e}", file.display()), format);
        }
    }
    let header = Header { jdk: Some(&jdk), ..header };
    let mut sources = sources(&target);
    let watched = watch.is_shown();
    let temporary = target.temporary().map(Path::to_owned);
    let searched = limits.kept_while(
        || std::panic::catch_unwind(AssertUnwindSafe(|| search(&header, &jdk, target, &mut watch))),
        || {
            if watched {
                // Over the line of progress.
                eprint!("\r\x1b[K");
            }
            let status = header.tell(limits.so_far(), &limits, &mut Sources::new(Vec::new(), &[], Path::new("")), false);
            if let Some(folder) = temporary {
                let _ = std::fs::remove_dir_all(folder);
            }
            status
        },
    );
    let panicked = searched.is_err();
    let result = match searched {
        Ok(Ok(result)) => result,
        Ok(Err(MachineError::Input(message))) => return refused("check", &message, format),
        Ok(Err(MachineError::Unsupported(reason))) => {
            let reason = Some(Reason::Unsupported(Missing::Sentence(reason)));
            CheckResult { verdict: Verdict::Unsupported, reason, ..CheckResult::default() }
        }
        Err(panic) => {
            // The hook in `main` has said the rest.
            let reason = panic.downcast_ref::<String>().cloned();
            let reason = reason.or_else(|| panic.downcast_ref::<&str>().map(|s| s.to_string()));
            CheckResult { verdict: Verdict::Error, reason: reason.map(Reason::Defect), ..CheckResult::default() }
        }
    };
    header.tell(result, &limits, &mut sources, panicked)
}

fn search(header: &Header, jdk: &Jdk, target: Target, watch: &mut Watch) -> Result<CheckResult, MachineError> {
    let options = header.options;
    let machine_options = closed_options(&options.define, options.processors, header.config.library, &target);
    let main_class = target.main_class.clone();
    // The rest of the target lives on: classes compiled for this run only are removed with it.
    let Target { classpath, .. } = target;
    let (classpath, halt) = (Rc::new(classpath), watch.halt());
    let fresh = || {
        let mut machine = Machine::start_closed(jdk, classpath.clone(), machine_options.clone())?;
        machine.vm.halt = halt.clone();
        let entry = program::find_entry(&mut machine, options.classes.entry.as_deref(), &main_class)?;
        Ok((machine, entry))
    };
    let (mut machine, entry) = fresh()?;
    let mut result = machine.check(entry, header.args, header.config, watch);
    drop(machine);
    confirm(&mut result, header.args, header.config, fresh)?;
    Ok(result)
}

/// What every trace of one check begins with.
struct Header<'a> {
    options: &'a CheckOptions,
    program: &'a str,
    args: &'a [String],
    config: &'a CheckConfig,
    /// Once it is found.
    jdk: Option<&'a Jdk>,
}

impl Header<'_> {
    /// Reports a result, with its traces. The exit status.
    fn tell(&self, mut result: CheckResult, limits: &Limits, sources: &mut Sources, panicked: bool) -> i32 {
        watch::finish(limits, &mut result.stats);
        let (traces, outcome_traces) = self.write_traces(&mut result);
        let subject = Subject {
            program: self.program,
            args: self.args,
            config: self.config,
            traces: &traces,
            outcome_traces: &outcome_traces,
        };
        let verdict = result.honest_verdict();
        if verdict == Verdict::Error && !panicked {
            eprintln!("jaunt: a bug in Jaunt: {}", result.reason.as_ref().map_or("no reason given".to_string(), words::reason));
            eprintln!("jaunt: {}", crate::REPORT_IT);
        }
        match (self.options.format.unwrap_or_default(), verdict) {
            (Format::Json, _) => print(&format!("{}\n", json::check(&result, &subject, VERSION))),
            (Format::Text, Verdict::Error) => {}
            (Format::Text, _) => print(&text::check(&result, &subject, sources, terminal::look(), self.options.quiet)),
        }
        status_of(verdict)
    }

    /// The files of violations and of outcomes; none for one that could not be written.
    fn write_traces(&self, result: &mut CheckResult) -> (Vec<Option<String>>, Vec<Option<String>>) {
        let path = self.options.trace.clone().unwrap_or_else(|| PathBuf::from(tracefile::DEFAULT));
        let several = result.violations.len() > 1;
        let mut failed = None;
        let mut write = |path: PathBuf, found: Found, grain: Grain, choices: &[Choice], points: &[String]| {
            let mut trace = self.trace(found, choices);
            trace.config.points = Some(points.to_vec());
            trace.config.grain = grain;
            let written = tracefile::write(&path, &trace.write());
            // The same trouble with a thousand files is said once.
            written.map_err(|e| failed.get_or_insert((path.clone(), e))).ok().map(|()| path.display().to_string())
        };
        let mut traces = Vec::new();
        for (n, violation) in result.violations.iter().enumerate() {
            let path = if several { tracefile::numbered(&path, &format!("-{}", n + 1)) } else { path.clone() };
            // A limit may have come before the choices were known.
            let known = violation.choices.len() == violation.transitions;
            let write = || write(path, Found::violation(violation), violation.grain, &violation.choices, &violation.points);
            traces.push(known.then(write).flatten());
        }
        let outcomes = result.outcomes.as_deref().unwrap_or_default();
        let mut outcome_traces = Vec::new();
        for (n, outcome) in outcomes.iter().take(tracefile::MOST_OUTCOMES).enumerate() {
            let path = tracefile::numbered(&path, &format!("-outcome-{}", n + 1));
            // What never ends has a way round, which only its violation has.
            let round = result.violations.iter().find(|v| {
                v.cycle_from.is_some() && Ending::Violated(v.property.clone()) == outcome.ending && v.output == outcome.output
            });
            let found = Found::outcome(&outcome.output, &outcome.ending, round.and_then(|v| v.cycle_from));
            outcome_traces.push(match (round, &outcome.trace) {
                (Some(v), _) => write(path, found, v.grain, &v.choices, &v.points),
                (None, Some(choices)) => write(path, found, outcome.grain, choices, &result.points),
                (None, None) => None,
            });
        }
        if outcomes.len() > tracefile::MOST_OUTCOMES {
            result.notes.push(Note::OutcomesWithoutTrace(tracefile::MOST_OUTCOMES));
        }
        if let Some((path, e)) = failed {
            eprintln!("jaunt: the trace cannot be written to {}: {e}; name another file with --trace", path.display());
        }
        (traces, outcome_traces)
    }

    fn trace(&self, found: Found, choices: &[Choice]) -> Trace {
        Trace {
            jaunt: VERSION.to_string(),
            program: self.program.to_string(),
            args: self.args.to_vec(),
            entry: self.options.classes.entry.clone(),
            class_path: self.options.classes.classpath.as_ref().map(|p| p.to_string_lossy().into_owned()),
            jdk: self.jdk.map(|jdk| jdk.home().display().to_string()),
            directory: std::env::current_dir().map(|d| d.display().to_string()).unwrap_or_default(),
            defines: self.options.define.clone(),
            processors: self.options.processors,
            config: self.config.clone(),
            found,
            choices: choices.to_vec(),
        }
    }
}
