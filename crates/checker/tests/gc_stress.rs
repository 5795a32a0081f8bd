//! Garbage collection wherever it can happen: programs print the same when garbage is collected every few kilobytes. Rows
//! are never used again then and freed bodies are overwritten, so that a reference which the collector does not know of
//! shows.

mod common;

use jaunt_checker::Options;
use jaunt_testkit::{compile, difference, files, root};
use jaunt_vm::Vm;
use jaunt_vm::schedule::Ended;
use std::path::Path;
use std::time::{Duration, Instant};

/// Turns of [`QUANTUM`] back edges: programs that take longer are left alone.
const TURNS: u64 = 400;
const QUANTUM: u32 = 5_000;

/// Runs a program's main method: how it ended, what it printed, and how often garbage was collected.
fn run(classes: &Path, name: &str, gc_stress: Option<usize>) -> (String, Vec<u8>, usize) {
    let options = Options { quantum: QUANTUM, class_path: classes.display().to_string(), gc_stress, ..Options::default() };
    let (mut machine, output, _) = common::open_machine(classes, options);
    common::begin(&mut machine, name, &[]);
    let how = match machine.vm.run_threads(Vm::main_returned, TURNS) {
        Ended::Done => "done".to_string(),
        Ended::Paused => "paused".to_string(),
        Ended::Exit(code) => format!("exit {code}"),
        Ended::Stuck(_) => "stuck".to_string(),
        Ended::Unsupported(what) => format!("unsupported {}", what.what.text()),
        Ended::Ignored => "ignored".to_string(),
        Ended::TimeLimit => "time limit".to_string(),
    };
    let text = output.borrow().clone();
    (how, text, machine.vm.collections)
}

/// Every `every`th program of a topic, as far as the time allows.
fn stress(topic: &str, every: usize, bytes: usize) {
    stress_for(topic, every, bytes, Duration::from_secs(20));
}

fn stress_for(topic: &str, every: usize, bytes: usize, limit: Duration) {
    let start = Instant::now();
    let sources = files(&root().join("tests/java/run").join(topic), "java");
    let classes = compile(&format!("run-{topic}"), &sources, "");
    let mut collections = 0;
    for source in sources.iter().step_by(every) {
        let name = source.file_stem().expect("a name").to_str().expect("UTF-8");
        let plain = run(&classes, name, None);
        if plain.0 == "paused" || start.elapsed() > limit {
            continue;
        }
        let stressed = run(&classes, name, Some(bytes));
        assert_eq!(plain.0, stressed.0, "{name}: ended differently");
        assert!(plain.1 == stressed.1, "{name}: {}", difference(&plain.1, &stressed.1));
        collections += stressed.2;
    }
    assert!(collections > 50, "only {collections} collections in {topic}");
}

#[test]
fn collections_under_stress() {
    stress("collections", 6, 24 << 10);
}

#[test]
fn classes_under_stress() {
    stress("classes", 6, 4 << 10);
}

#[test]
fn lambdas_under_stress() {
    stress("lambdas", 6, 8 << 10);
}

#[test]
fn threads_under_stress() {
    stress("threads", 6, 8 << 10);
}

#[test]
fn strings_under_stress() {
    stress("strings", 6, 24 << 10);
}

#[test]
fn reflection_under_stress() {
    stress("reflection", 6, 16 << 10);
}

#[test]
fn bytes_under_stress() {
    stress("bytes", 6, 24 << 10);
}

/// Takes minutes: `cargo test --release -p jaunt-checker --test gc_stress -- --ignored`.
#[test]
#[ignore = "takes minutes; the other tests of this file run a sample of it"]
fn everything_under_stress() {
    for topic in ["bytes", "classes", "lambdas", "reflection", "exceptions", "init", "threads", "text", "strings", "collections"]
    {
        stress_for(topic, 1, 3 << 10, Duration::from_secs(60));
    }
}
