//! `explore --threads` and `explore --mode vm` from the command line: statuses, JSON, limits.

use jaunt_testkit::{Outcome, root, run};
use std::process::Command;
use std::time::Duration;

fn explore(class: &str, seeded: bool, options: &[&str]) -> Outcome {
    let folder = root().join("subjects/explore/bugs/threads").join(if seeded { "seeded" } else { "fixed" });
    let mut command = Command::new(env!("CARGO_BIN_EXE_jaunt"));
    command.arg("explore").args(options).arg(folder.join(format!("{class}.java")));
    run(&mut command, Duration::from_secs(120))
}

fn text(outcome: &Outcome) -> String {
    String::from_utf8_lossy(&outcome.stdout).into_owned()
}

#[test]
fn a_violation_is_shown_with_object_threads_and_interleaving() {
    let options = ["--threads", "2", "--depth", "1", "--values", "1..2"];
    let found = explore("LazyList", true, &options);
    let shown = text(&found);
    assert_eq!(found.status, Some(1), "{shown}");
    for part in [
        "no order of the calls explains",
        "l.add(1);",
        "thread 1: add(2) returns true",
        "thread 2: remove(1) returns true",
        "afterwards: ",
        "threads 2, 1: ",
        "writes Node#1.next",
        "1 violation of LazyList",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    // The client itself is nobody's concern.
    assert!(!shown.contains("Worker") && !shown.contains("Client"), "{shown}");
    let fixed = explore("LazyList", false, &options);
    assert_eq!(fixed.status, Some(0), "{}", text(&fixed));
    assert!(text(&fixed).starts_with("pass: 2 threads with 1 call each of LazyList"), "{}", text(&fixed));
}

#[test]
fn json_has_what_threads_did() {
    let found = explore("RegistryMap", true, &["--calls", "1", "--depth", "0", "--values", "1", "--format", "json"]);
    let value: serde_json::Value = serde_json::from_slice(&found.stdout).expect("one object");
    assert_eq!((found.status, value["verdict"].as_str()), (Some(1), Some("violation")));
    let violation = &value["violations"][0];
    assert_eq!(violation["property"], "linearizability");
    assert_eq!(violation["sequence"][0], "new RegistryMap()");
    assert_eq!(violation["answers"], serde_json::json!([["true"], ["true"]]));
    assert!(violation["interleaving"].as_array().is_some_and(|steps| steps.len() > 4), "{violation}");
    assert_eq!((value["threads"]["threads"].as_u64(), value["threads"]["calls"].as_u64()), (Some(2), Some(1)));
    let race = explore("RingBuffer", true, &["--threads", "2", "--depth", "0", "--values", "1", "--format", "json"]);
    let value: serde_json::Value = serde_json::from_slice(&race.stdout).expect("one object");
    assert_eq!(value["violations"][0]["property"], "race");
}

#[test]
fn limits_hold_and_wrong_numbers_are_refused() {
    let all = ["--threads", "3", "--calls", "3", "--values", "1..3"];
    let limited = explore("LockFreeStack", false, &[&all[..], &["--time-limit", "3s"]].concat());
    assert_eq!(limited.status, Some(3), "{}", text(&limited));
    assert!(text(&limited).contains("incomplete: "), "{}", text(&limited));
    let few = explore("LockFreeStack", false, &["--threads", "2", "--depth", "1", "--values", "1", "--max-states", "50"]);
    assert_eq!(few.status, Some(3), "{}", text(&few));
    for wrong in [["--threads", "1"], ["--calls", "0"], ["--threads", "many"]] {
        assert_eq!(explore("LockFreeStack", false, &wrong).status, Some(2), "{wrong:?}");
    }
}

#[test]
fn a_driver_finds_what_box_finds() {
    let stats = |mode: &str| {
        let found = explore("RingBuffer", false, &["--mode", mode, "--depth", "4", "--values", "1..3", "--format", "json"]);
        assert_eq!(found.status, Some(0), "{}", text(&found));
        let value: serde_json::Value = serde_json::from_slice(&found.stdout).expect("one object");
        let number = |name: &str| value["stats"][name].as_u64();
        (number("states"), number("expanded"), number("revisited"), value["digest"].as_str().map(str::to_string))
    };
    assert_eq!(stats("vm"), stats("box"));
}
