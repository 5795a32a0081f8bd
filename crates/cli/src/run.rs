//! `jaunt run`

use crate::host::SystemHost;
use crate::limits::Limits;
use crate::options::{Engine, Format, RunArgs};
use crate::program::NotFound;
use crate::{program, status};
use jaunt_checker::{Host, Machine, MachineError, Options, PropertyKind, RunEnd, Stats, Thrown};
use jaunt_loader::Target;
use jaunt_report::words;
use std::time::{Duration, Instant};

/// How a run ended, for a person or for a program.
struct Report {
    verdict: &'static str,
    complete: bool,
    reason: Option<String>,
    code: i32,
    /// What the main thread ended with.
    uncaught: Option<Thrown>,
    stats: Stats,
}

pub fn run(args: RunArgs) -> i32 {
    let start = Instant::now();
    let limits = Limits::of_time(start, args.time_limit);
    let report = match args.time_limit {
        None => execute(&args, &limits),
        // With a thread beside that keeps the limit: a collection or a copy may take long.
        Some(_) => limits.kept_while(|| execute(&args, &limits), || tell(&args, &out_of_time(Stats::default()), start)),
    };
    tell(&args, &report, start)
}

/// Reports the end of a run. The exit status.
fn tell(args: &RunArgs, report: &Report, start: Instant) -> i32 {
    if let Some(reason) = &report.reason {
        eprintln!("jaunt: {reason}");
    }
    if args.format == Format::Json {
        let stats = &report.stats;
        let violations: Vec<_> = report.uncaught.iter().map(violation).collect();
        let object = serde_json::json!({
            "jaunt": env!("CARGO_PKG_VERSION"),
            "command": "run",
            "verdict": report.verdict,
            "complete": report.complete,
            "reason": report.reason,
            "exit_status": report.code,
            "violations": violations,
            "stats": {
                "elapsed_ms": start.elapsed().as_millis() as u64,
                "classes": stats.classes,
                "objects": stats.objects,
                "heap_bytes": stats.heap_bytes,
                "collections": stats.collections,
                "threads": stats.threads,
            },
        });
        crate::print(&format!("{object}\n"));
    }
    report.code
}

fn violation(uncaught: &Thrown) -> serde_json::Value {
    let Thrown { class, message, assertion } = uncaught;
    let property = if *assertion { PropertyKind::Assertion } else { PropertyKind::Exception };
    serde_json::json!({ "property": property.name(), "exception": class, "message": message })
}

fn refused(reason: String, code: i32) -> Report {
    let verdict = if code == status::UNSUPPORTED { "unsupported" } else { "error" };
    Report { verdict, complete: false, reason: Some(reason), code, uncaught: None, stats: Stats::default() }
}

fn refused_machine(error: MachineError) -> Report {
    match error {
        MachineError::Input(m) => refused(m, status::BAD_INPUT),
        MachineError::Unsupported(m) => refused(m, status::UNSUPPORTED),
    }
}

fn out_of_time(stats: Stats) -> Report {
    let reason = words::run_end(&RunEnd::TimeLimit);
    Report { verdict: "incomplete", complete: false, reason, code: status::INCOMPLETE, uncaught: None, stats }
}

fn execute(args: &RunArgs, limits: &Limits) -> Report {
    let (jdk, target) = match program::find_target(&args.classes, &args.program, limits.deadline()) {
        Ok(found) => found,
        Err(NotFound::TooSlow) => return out_of_time(Stats::default()),
        Err(NotFound::Input(message)) => return refused(message, status::BAD_INPUT),
    };
    let (platform, console_utf8) = crate::platform::platform();
    // With JSON, standard output belongs to the report; what the program prints goes to standard error.
    let mut host = SystemHost::new(args.format == Format::Json);
    let left = |limit: Duration| u64::try_from(limit.saturating_sub(limits.elapsed()).as_nanos()).unwrap_or(u64::MAX);
    let time_limit = args.time_limit.map(|limit| host.nanos().saturating_add(left(limit)));
    let options = Options {
        heap_limit: args.memory_limit as usize,
        max_frames: args.stack_limit,
        processors: std::thread::available_parallelism().map_or(1, |n| n.get() as u32),
        assertions: args.assertions,
        properties: program::system_properties(&args.property),
        class_path: program::class_path_text(&target),
        console_utf8,
        platform,
        time_limit,
        by_meaning: args.engine == Engine::Generic,
        ..Options::default()
    };
    let main_class = target.main_class.clone();
    // The rest of the target lives on: classes compiled for this run only are removed with it.
    let Target { classpath, .. } = target;
    let mut machine = match Machine::start(&jdk, classpath, Box::new(host), options) {
        Ok(machine) => machine,
        Err(e) => return refused_machine(e),
    };
    let entry = match program::find_entry(&mut machine, args.classes.entry.as_deref(), &main_class) {
        Ok(entry) => entry,
        Err(e) => return refused_machine(e),
    };
    // Without UTF-8 each byte that is not ASCII is one unknown character.
    let known = |a: &String| a.bytes().map(|b| if b.is_ascii() { b as char } else { char::REPLACEMENT_CHARACTER }).collect();
    let arguments: Vec<String> = if console_utf8 { args.args.clone() } else { args.args.iter().map(known).collect() };
    machine.vm.halt = limits.halt().clone();
    let end = machine.run(entry, &arguments);
    let stats = machine.stats();
    let reason = words::run_end(&end);
    let (verdict, code) = match end {
        RunEnd::Exit(code) => {
            let uncaught = machine.vm.uncaught.clone();
            let verdict = if uncaught.is_some() { "violation" } else { "pass" };
            return Report { verdict, complete: true, reason: None, code, uncaught, stats };
        }
        RunEnd::Unsupported(_) => ("unsupported", status::UNSUPPORTED),
        RunEnd::Stuck(_) => ("incomplete", status::INCOMPLETE),
        RunEnd::TimeLimit => return out_of_time(stats),
    };
    Report { verdict, complete: false, reason, code, uncaught: None, stats }
}
