//! `jaunt run`

use crate::host::SystemHost;
use crate::options::{ClassArgs, Format, RunArgs};
use crate::status;
use jaunt_checker::{Host, Machine, MachineError, Options, RunEnd, Stats};
use jaunt_loader::{Compiler, Jdk, Program, Start, Target};
use std::path::PathBuf;
use std::time::Instant;

/// Where compiled `.java` files are kept between runs.
fn compile_cache() -> Option<PathBuf> {
    let base = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|p| p.is_absolute());
    let base = base.or_else(|| std::env::var_os("HOME").map(|h| PathBuf::from(h).join(".cache")))?;
    Some(base.join("jaunt/compiled"))
}

pub fn find_target(classes: &ClassArgs, program: &std::ffi::OsStr) -> Result<(Jdk, Target), String> {
    let jdk = Jdk::find(classes.jdk.as_deref(), std::env::var_os("JAVA_HOME").as_deref(), std::env::var_os("PATH").as_deref())
        .map_err(|e| e.to_string())?;
    let cache = compile_cache();
    let temp = std::env::temp_dir();
    let entry_class = classes.entry.as_deref().and_then(|e| e.split_once('#')).map(|(class, _)| class);
    if classes.entry.is_some() && entry_class.is_none_or(str::is_empty) {
        return Err("--entry takes Class#method: a class name, '#', a method name".to_string());
    }
    let start = entry_class.map_or(Start::Main, Start::Class);
    let library = jaunt_checker::api_classes();
    let target = Program {
        name: program,
        classpath: classes.classpath.as_deref(),
        start,
        compiler: Compiler { jdk: &jdk, cache: cache.as_deref(), temp: &temp, library: &library },
    }
    .resolve()
    .map_err(|e| e.to_string())?;
    Ok((jdk, target))
}

/// How a run ended, for a person or for a program.
struct Report {
    verdict: &'static str,
    complete: bool,
    reason: Option<String>,
    code: i32,
    /// Class and message of what the main thread ended with.
    uncaught: Option<(String, Option<String>)>,
    stats: Stats,
}

pub fn run(args: RunArgs) -> i32 {
    let start = Instant::now();
    let report = execute(&args, start);
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
        println!("{object}");
    }
    report.code
}

fn violation(uncaught: &(String, Option<String>)) -> serde_json::Value {
    let (exception, message) = uncaught;
    let property = if exception == "java.lang.AssertionError" { "assertion" } else { "exception" };
    serde_json::json!({ "property": property, "exception": exception, "message": message })
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

fn execute(args: &RunArgs, start: Instant) -> Report {
    let (jdk, target) = match find_target(&args.classes, &args.program) {
        Ok(found) => found,
        Err(message) => return refused(message, status::BAD_INPUT),
    };
    let mut properties = Vec::new();
    for p in &args.property {
        let (name, value) = p.split_once('=').unwrap_or((p, ""));
        properties.push((name.to_string(), value.to_string()));
    }
    let class_path: Vec<String> = target.classpath.entries().iter().map(|e| e.path().display().to_string()).collect();
    let (platform, console_utf8) = crate::platform::platform();
    // With JSON, standard output belongs to the report; what the program prints goes to standard error.
    let mut host = SystemHost::new(args.format == Format::Json);
    let time_limit = args.time_limit.map(|limit| host.nanos() + limit.saturating_sub(start.elapsed()).as_nanos() as u64);
    let options = Options {
        heap_limit: args.memory_limit as usize,
        max_frames: args.stack_limit,
        processors: std::thread::available_parallelism().map_or(1, |n| n.get() as u32),
        assertions: args.assertions,
        properties,
        class_path: class_path.join(":"),
        console_utf8,
        platform,
        time_limit,
        ..Options::default()
    };
    let main_class = target.main_class.clone();
    // The rest of the target lives on: classes compiled for this run only are removed with it.
    let Target { classpath, .. } = target;
    let mut machine = match Machine::start(&jdk, classpath, Box::new(host), options) {
        Ok(machine) => machine,
        Err(e) => return refused_machine(e),
    };
    let entry = match args.classes.entry.as_deref().and_then(|e| e.split_once('#')) {
        Some((class, method)) => machine.find_entry(class, method),
        None => machine.find_main(&main_class),
    };
    let entry = match entry {
        Ok(entry) => entry,
        Err(e) => return refused_machine(e),
    };
    // Without UTF-8 each byte that is not ASCII is one unknown character.
    let known = |a: &String| a.bytes().map(|b| if b.is_ascii() { b as char } else { char::REPLACEMENT_CHARACTER }).collect();
    let arguments: Vec<String> = if console_utf8 { args.args.clone() } else { args.args.iter().map(known).collect() };
    let end = machine.run(entry, &arguments);
    let stats = machine.stats();
    let list = |head: String, indent: &str, lines: &[String]| lines.iter().fold(head, |text, line| text + "\n\t" + indent + line);
    let (verdict, reason, code) = match end {
        RunEnd::Exit(code) => {
            let uncaught = machine.vm.uncaught.clone();
            let verdict = if uncaught.is_some() { "violation" } else { "pass" };
            return Report { verdict, complete: true, reason: None, code, uncaught, stats };
        }
        RunEnd::Unsupported(what) => {
            ("unsupported", list(format!("{} is not supported yet", what.what), "at ", &what.stack), status::UNSUPPORTED)
        }
        RunEnd::Stuck(threads) => {
            let head = "the program cannot go on: every thread waits".to_string();
            ("incomplete", list(head, "", &threads), status::INCOMPLETE)
        }
        RunEnd::TimeLimit => ("incomplete", "the time limit ended the program".to_string(), status::INCOMPLETE),
    };
    Report { verdict, complete: false, reason: Some(reason), code, uncaught: None, stats }
}
