//! `jaunt run`

use crate::host::SystemHost;
use crate::options::{ClassArgs, RunArgs};
use crate::status;
use jaunt_checker::{Machine, MachineError, Options, RunEnd};
use jaunt_loader::{Compiler, Jdk, Program, Start, Target};
use std::path::PathBuf;

/// Says what is wrong on one line (the first word is always our name) and gives the status.
fn refuse(message: impl std::fmt::Display, code: i32) -> i32 {
    eprintln!("jaunt: {message}");
    code
}

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
    let target = Program {
        name: program,
        classpath: classes.classpath.as_deref(),
        start,
        compiler: Compiler { jdk: &jdk, cache: cache.as_deref(), temp: &temp },
    }
    .resolve()
    .map_err(|e| e.to_string())?;
    Ok((jdk, target))
}

pub fn run(args: RunArgs) -> i32 {
    let (jdk, target) = match find_target(&args.classes, &args.program) {
        Ok(found) => found,
        Err(message) => return refuse(message, status::BAD_INPUT),
    };
    let mut properties = Vec::new();
    for p in &args.property {
        let (name, value) = p.split_once('=').unwrap_or((p, ""));
        properties.push((name.to_string(), value.to_string()));
    }
    let class_path: Vec<String> = target.classpath.entries().iter().map(|e| e.path().display().to_string()).collect();
    let (platform, console_utf8) = crate::platform::platform();
    let options = Options {
        heap_limit: args.memory_limit as usize,
        max_frames: args.stack_limit,
        assertions: args.assertions,
        properties,
        class_path: class_path.join(":"),
        console_utf8,
        platform,
        ..Options::default()
    };
    let main_class = target.main_class.clone();
    let Target { classpath, .. } = target;
    let mut machine = match Machine::start(&jdk, classpath, Box::new(SystemHost::new()), options) {
        Ok(machine) => machine,
        Err(MachineError::Input(m)) => return refuse(m, status::BAD_INPUT),
        Err(MachineError::Unsupported(m)) => return refuse(m, status::UNSUPPORTED),
    };
    let entry = match args.classes.entry.as_deref().and_then(|e| e.split_once('#')) {
        Some((class, method)) => machine.find_entry(class, method),
        None => machine.find_main(&main_class),
    };
    let entry = match entry {
        Ok(entry) => entry,
        Err(MachineError::Input(m)) => return refuse(m, status::BAD_INPUT),
        Err(MachineError::Unsupported(m)) => return refuse(m, status::UNSUPPORTED),
    };
    // Without UTF-8 each byte that is not ASCII is one unknown character.
    let arguments: Vec<String> = if console_utf8 {
        args.args
    } else {
        let known = |a: &String| a.bytes().map(|b| if b.is_ascii() { b as char } else { char::REPLACEMENT_CHARACTER }).collect();
        args.args.iter().map(known).collect()
    };
    match machine.run(entry, &arguments) {
        RunEnd::Exit(code) => code,
        RunEnd::Unsupported(what) => {
            let mut message = format!("{} is not supported yet", what.what);
            for line in &what.stack {
                message.push_str("\n\tat ");
                message.push_str(line);
            }
            refuse(message, status::UNSUPPORTED)
        }
        RunEnd::Stuck(threads) => {
            let mut message = "the program cannot go on: every thread waits".to_string();
            for line in &threads {
                message.push_str("\n\t");
                message.push_str(line);
            }
            refuse(message, status::INCOMPLETE)
        }
    }
}
