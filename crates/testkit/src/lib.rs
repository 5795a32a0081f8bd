//! What the tests share: compiling the Java corpora once, running programs with a time limit, comparing.

pub mod clients;
pub mod generate;
pub mod joins;
pub mod objects;
pub mod operations;
pub mod races;

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a process left behind.
#[derive(Debug, PartialEq, Eq, Clone)]
pub struct Outcome {
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    /// `None`: it was ended because it took too long, or by a signal.
    pub status: Option<i32>,
}

/// Where `JAUNT_ROOT` says that the sources and classes of tests were taken, for a machine that has no compilers.
pub fn elsewhere() -> Option<PathBuf> {
    std::env::var_os("JAUNT_ROOT").map(PathBuf::from)
}

/// The project's root, or what was taken of it to where this runs.
pub fn root() -> PathBuf {
    let root = elsewhere().unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    root.canonicalize().expect("the project's root")
}

/// A program of the JDK: from `JAVA_HOME`, else from the `PATH`.
pub fn jdk_tool(name: &str) -> PathBuf {
    if let Some(home) = std::env::var_os("JAVA_HOME") {
        let path = Path::new(&home).join("bin").join(name);
        if path.exists() {
            return path;
        }
    }
    PathBuf::from(name)
}

/// All files with an extension below a directory, sorted.
pub fn files(dir: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![dir.to_owned()];
    while let Some(dir) = open.pop() {
        let entries = std::fs::read_dir(&dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
        for entry in entries {
            let path = entry.expect("a directory entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Compiles sources into `target/java/<name>` unless that is newer than all of them. Returns the directory.
pub fn compile(name: &str, sources: &[PathBuf], class_path: &str) -> PathBuf {
    let out = root().join("target/java").join(name);
    if elsewhere().is_some() && out.is_dir() {
        // Compiled where it was taken from, and times of files need not have come along.
        return out;
    }
    let stamp = out.join(".compiled");
    let modified = |p: &Path| p.metadata().and_then(|m| m.modified()).ok();
    let listed: String = sources.iter().map(|s| format!("{}\n", s.display())).collect();
    let is_fresh = || {
        modified(&stamp).is_some_and(|at| sources.iter().all(|s| modified(s).is_some_and(|t| t < at)))
            && std::fs::read_to_string(&stamp).is_ok_and(|text| text == listed)
    };
    // Tests of one process run side by side under `cargo test`.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    if is_fresh() {
        return out;
    }
    // Tests are processes of their own and may want the same classes at once: compile aside, rename into place.
    let aside = out.with_extension(std::process::id().to_string());
    let _ = std::fs::remove_dir_all(&aside);
    std::fs::create_dir_all(&aside).expect("target is writable");
    let mut command = Command::new(jdk_tool("javac"));
    command
        .args(["-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-d"])
        .arg(&aside);
    if !class_path.is_empty() {
        command.args(["-cp", class_path]);
    }
    let done = command.args(sources).output().expect("javac starts");
    assert!(done.status.success(), "javac failed for {name}:\n{}", String::from_utf8_lossy(&done.stderr));
    std::fs::write(aside.join(".compiled"), &listed).expect("target is writable");
    if std::fs::rename(&aside, &out).is_err() {
        // What is there is either another process's equal result, or old.
        if !is_fresh() {
            let old = out.with_extension(format!("{}.old", std::process::id()));
            let _ = std::fs::rename(&out, &old);
            let _ = std::fs::remove_dir_all(&old);
            let _ = std::fs::rename(&aside, &out);
        }
        let _ = std::fs::remove_dir_all(&aside);
        assert!(is_fresh(), "{} cannot be replaced", out.display());
    }
    out
}

/// Runs a command with empty input and no locale, for at most `limit`.
pub fn run(command: &mut Command, limit: Duration) -> Outcome {
    let mut child = command
        .env_remove("LANG")
        .env_remove("LC_ALL")
        .env_remove("LC_CTYPE")
        .env_remove("JAVA_TOOL_OPTIONS")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut out = child.stdout.take().expect("piped");
    let mut err = child.stderr.take().expect("piped");
    let out = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = out.read_to_end(&mut bytes);
        bytes
    });
    let err = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = err.read_to_end(&mut bytes);
        bytes
    });
    let start = Instant::now();
    let status = loop {
        match child.try_wait().expect("a child process") {
            Some(status) => break status.code(),
            None if start.elapsed() > limit => {
                let _ = child.kill();
                let _ = child.wait();
                break None;
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    Outcome { stdout: out.join().expect("reader"), stderr: err.join().expect("reader"), status }
}

/// Where two texts differ first, for a person.
pub fn difference(expected: &[u8], got: &[u8]) -> String {
    let (e, g) = (String::from_utf8_lossy(expected), String::from_utf8_lossy(got));
    let (mut el, mut gl) = (e.lines(), g.lines());
    let mut number = 0;
    loop {
        number += 1;
        match (el.next(), gl.next()) {
            (None, None) => return "only the line ends differ".to_string(),
            (a, b) if a == b => {}
            (a, b) => {
                return format!("line {number}: expected {:?}, got {:?}", a.unwrap_or("<end>"), b.unwrap_or("<end>"));
            }
        }
    }
}
