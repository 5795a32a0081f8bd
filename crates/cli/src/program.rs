//! From what the user typed to a machine that can start it: what `run`, `check` and `replay` share.

use crate::options::ClassArgs;
use jaunt_checker::{Machine, MachineError, MethodId};
use jaunt_loader::{Compiler, Jdk, LoadError, Program, Start, Target};
use std::path::PathBuf;
use std::time::Instant;

/// Where compiled `.java` files are kept between runs.
fn compile_cache() -> Option<PathBuf> {
    let base = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|p| p.is_absolute());
    let base = base.or_else(|| std::env::var_os("HOME").map(|h| PathBuf::from(h).join(".cache")))?;
    Some(base.join("jaunt/compiled"))
}

/// Why there is no program.
pub enum NotFound {
    Input(String),
    /// The time limit came before it was compiled.
    TooSlow,
}

impl From<LoadError> for NotFound {
    fn from(e: LoadError) -> NotFound {
        match e {
            LoadError::CompilerTooSlow => NotFound::TooSlow,
            other => NotFound::Input(other.to_string()),
        }
    }
}

/// `until`: when a compiler that is needed has to be done.
pub fn find_target(classes: &ClassArgs, program: &std::ffi::OsStr, until: Option<Instant>) -> Result<(Jdk, Target), NotFound> {
    let entry_class = classes.entry.as_deref().and_then(|e| e.split_once('#')).map(|(class, _)| class);
    if classes.entry.is_some() && entry_class.is_none_or(str::is_empty) {
        return Err(NotFound::Input("--entry takes Class#method: a class name, '#', a method name".to_string()));
    }
    find(classes, program, entry_class.map_or(Start::Main, Start::Class), until)
}

/// The same for a class that need not have a main method. A class inside of another may be written with a dot, as in Java code.
pub fn find_class(classes: &ClassArgs, class: &std::ffi::OsStr, until: Option<Instant>) -> Result<(Jdk, Target), NotFound> {
    let found = find(classes, class, Start::Any, until);
    let Some(name) = class.to_str().filter(|name| found.is_err() && !name.ends_with(".java") && !name.ends_with(".class")) else {
        return found;
    };
    let mut name = name.to_string();
    while let Some(at) = name.rfind('.') {
        name.replace_range(at..=at, "$");
        let inner = find(classes, name.as_ref(), Start::Any, until);
        if inner.is_ok() {
            return inner;
        }
    }
    found
}

fn find(classes: &ClassArgs, program: &std::ffi::OsStr, start: Start, until: Option<Instant>) -> Result<(Jdk, Target), NotFound> {
    let jdk = Jdk::find(classes.jdk.as_deref(), std::env::var_os("JAVA_HOME").as_deref(), std::env::var_os("PATH").as_deref())
        .map_err(NotFound::from)?;
    let cache = compile_cache();
    let temp = std::env::temp_dir();
    let library = jaunt_checker::api_classes();
    let target = Program {
        name: program,
        classpath: classes.classpath.as_deref(),
        start,
        compiler: Compiler { jdk: &jdk, cache: cache.as_deref(), temp: &temp, library: &library, until },
    }
    .resolve()?;
    Ok((jdk, target))
}

/// `-Dname=value`, `-Dname`
pub fn system_properties(defines: &[String]) -> Vec<(String, String)> {
    let pair = |define: &String| {
        let (name, value) = define.split_once('=').unwrap_or((define, ""));
        (name.to_string(), value.to_string())
    };
    defines.iter().map(pair).collect()
}

/// What the program sees as `java.class.path`.
pub fn class_path_text(target: &Target) -> String {
    let entries: Vec<String> = target.classpath.entries().iter().map(|e| e.path().display().to_string()).collect();
    entries.join(":")
}

/// The method to start: `--entry`, else `main`.
pub fn find_entry(machine: &mut Machine, entry: Option<&str>, main_class: &str) -> Result<MethodId, MachineError> {
    match entry.and_then(|e| e.split_once('#')) {
        Some((class, method)) => machine.find_entry(class, method),
        None => machine.find_main(main_class),
    }
}
