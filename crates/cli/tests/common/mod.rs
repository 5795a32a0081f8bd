//! Checks of compiled programs from the command line, with their results as JSON.

#![allow(dead_code)] // each of those who share this uses a part of it

use jaunt_testkit::{compile, files, root, run};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Compiles all programs of a folder, which may use `jaunt.Verify`.
pub fn classes(name: &str, folder: &Path) -> PathBuf {
    let api = compile("verify-api", &files(&root().join("java/api"), "java"), "");
    compile(name, &files(folder, "java"), api.to_str().expect("UTF-8"))
}

/// A place for the traces of one test.
pub fn trace_file(name: &str) -> PathBuf {
    let folder = root().join("target/traces");
    std::fs::create_dir_all(&folder).expect("target is writable");
    folder.join(format!("{name}.json"))
}

/// `jaunt COMMAND --format json ARGS` in this folder: its status, and what it reports.
pub fn jaunt(folder: &Path, command: &str, args: &[&str]) -> (Option<i32>, Value) {
    let mut jaunt = Command::new(env!("CARGO_BIN_EXE_jaunt"));
    jaunt.args([command, "--format", "json"]).args(args).current_dir(folder);
    let got = run(&mut jaunt, Duration::from_secs(100));
    let report =
        serde_json::from_slice(&got.stdout).unwrap_or_else(|e| panic!("{args:?}: {e}: {}", String::from_utf8_lossy(&got.stderr)));
    (got.status, report)
}

/// Runs a trace again: it must end in the same violation.
pub fn replays(trace: &Path, property: &str) {
    let (status, report) = jaunt(&root(), "replay", &[trace.to_str().expect("UTF-8")]);
    assert_eq!((status, &report["same"]), (Some(1), &Value::Bool(true)), "{}: {report}", trace.display());
    assert_eq!(report["violations"][0]["property"], property, "{report}");
}
