//! `jaunt replay`

use crate::check::{closed_options, refused, sources};
use crate::limits::{self, Limits};
use crate::options::{ClassArgs, Format, ReplayArgs};
use crate::program::NotFound;
use crate::{VERSION, print, program, status, terminal};
use jaunt_checker::{CheckStats, Machine, MachineError, Replay, ReplayEnd, StopReason};
use jaunt_loader::Target;
use jaunt_report::{Sources, Trace, json, text, words};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Why there is nothing to show.
enum Failure {
    Input(String),
    Unsupported(String),
    /// A limit came before the program could be started.
    Limit(StopReason),
}

impl From<MachineError> for Failure {
    fn from(e: MachineError) -> Failure {
        match e {
            MachineError::Input(m) => Failure::Input(m),
            MachineError::Unsupported(m) => Failure::Unsupported(m),
        }
    }
}

pub fn replay(args: ReplayArgs) -> i32 {
    let start = Instant::now();
    let format = args.format.unwrap_or_default();
    let file = args.trace.display().to_string();
    let trace = match std::fs::read(&args.trace) {
        Ok(bytes) => Trace::read(&bytes).map_err(|why| format!("{file} {why}")),
        Err(e) => Err(format!("{file} cannot be read: {e}")),
    };
    let trace = match trace {
        Ok(trace) => trace,
        Err(message) => return refused("replay", &message, format),
    };
    let limits = Limits::new(start, args.time_limit, args.memory_limit);
    let tell = |mut replayed: Replay, sources: &mut Sources| {
        if let Some(reason) = limits.reason().filter(|_| replayed.halted) {
            replayed.ended = ReplayEnd::Stopped(reason);
        }
        tell(&args, &trace, &replayed, sources, start)
    };
    let cut = || {
        let replayed = Replay { halted: true, ..Replay::default() };
        tell(replayed, &mut Sources::new(Vec::new(), &[], Path::new("")))
    };
    let (replayed, mut sources) = match limits.kept_while(|| execute(&args, &trace, &limits), cut) {
        Ok(done) => done,
        Err(Failure::Limit(reason)) => {
            let replayed = Replay { halted: true, ended: ReplayEnd::Stopped(reason), ..Replay::default() };
            return tell(replayed, &mut Sources::new(Vec::new(), &[], Path::new("")));
        }
        Err(Failure::Input(message)) => return refused("replay", &message, format),
        Err(Failure::Unsupported(message)) => {
            let _ = refused("replay", &message, format);
            return status::UNSUPPORTED;
        }
    };
    tell(replayed, &mut sources)
}

/// Reports a replay. The exit status.
fn tell(args: &ReplayArgs, trace: &Trace, replayed: &Replay, sources: &mut Sources, start: Instant) -> i32 {
    if args.format.unwrap_or_default() == Format::Json {
        let stats = CheckStats {
            transitions: trace.choices.len() as u64,
            elapsed_ms: start.elapsed().as_millis() as u64,
            peak_memory_bytes: limits::peak_memory(),
            ..CheckStats::default()
        };
        let file = args.trace.display().to_string();
        print(&format!("{}\n", json::replay(replayed, &trace.found, &file, &stats, VERSION)));
    } else {
        print(&text::replay(replayed, &trace.found, sources, terminal::look(), args.quiet));
    }
    match &replayed.violation {
        Some(_) => status::VIOLATION,
        None if replayed.halted => status::INCOMPLETE,
        None => 0,
    }
}

fn execute(args: &ReplayArgs, trace: &Trace, limits: &Limits) -> Result<(Replay, Sources), Failure> {
    // What is typed now is relative to here, what is in the trace to where it was written.
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let typed_path = args.classpath.as_ref().map(|text| {
        let entries = text
            .to_string_lossy()
            .split(':')
            .map(|e| absolute(Path::new(if e.is_empty() { "." } else { e })))
            .collect::<Vec<_>>();
        entries.iter().map(|e| e.display().to_string()).collect::<Vec<_>>().join(":")
    });
    let typed_jdk = args.jdk.as_deref().map(absolute);
    let recorded_jdk = || trace.jdk.as_ref().map(PathBuf::from).filter(|jdk| jdk.is_dir());
    if !trace.directory.is_empty() {
        // On another machine there may be no such directory: then names are looked up from here.
        let _ = std::env::set_current_dir(&trace.directory);
    }
    let classes = ClassArgs {
        classpath: typed_path.or_else(|| trace.class_path.clone()).map(OsString::from),
        jdk: typed_jdk.or_else(recorded_jdk),
        entry: trace.entry.clone(),
    };
    let found = program::find_target(&classes, trace.program.as_ref(), limits.deadline());
    let (jdk, target) = found.map_err(|e| match e {
        NotFound::Input(message) => Failure::Input(message),
        NotFound::TooSlow => Failure::Limit(limits.out_of_time().unwrap_or(StopReason::Halted)),
    })?;
    let sources = sources(&target);
    let options = closed_options(&trace.defines, trace.processors, trace.config.library, &target);
    let main_class = target.main_class.clone();
    // The rest of the target lives on: classes compiled for this run only are removed with it.
    let Target { classpath, .. } = target;
    let mut machine = Machine::start_closed(&jdk, classpath, options)?;
    let entry = program::find_entry(&mut machine, trace.entry.as_deref(), &main_class)?;
    machine.vm.halt = limits.halt().clone();
    let replayed = machine.replay(entry, &trace.args, &trace.config, &trace.choices).map_err(|why| {
        let (file, why) = (args.trace.display(), words::replay_error(&why));
        let advice = match (&args.classpath, &trace.class_path) {
            (Some(_), Some(path)) => format!("; it was made with the class path {path}"),
            _ => String::new(),
        };
        Failure::Input(format!("{file} does not fit the program: {why}; if the program has changed, check it again{advice}"))
    })?;
    Ok((replayed, sources))
}
