//! Random executions around a search, from the command line: who found what, options, and traces at the grain of instructions.

mod common;

use common::{jaunt, replays, trace_file};
use jaunt_testkit::root;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn classes() -> PathBuf {
    common::classes("checker-audit", &root().join("crates/checker/tests/java/audit"))
}

fn check(class: &str, options: &[&str], trace: &Path) -> (Option<i32>, Value) {
    let (classes, trace) = (classes(), trace.to_str().expect("UTF-8"));
    jaunt(&root(), "check", &[options, &["--trace", trace, "-cp", classes.to_str().expect("UTF-8"), class]].concat())
}

#[test]
fn who_found_a_violation_is_said() {
    let trace = trace_file("audit-found-by");
    for (options, by) in [(&[][..], "pilot"), (&["--pilots", "off"], "search"), (&["--all-errors"], "search")] {
        let (status, report) = check("LostUpdate", options, &trace);
        assert_eq!((status, &report["violations"][0]["found_by"]), (Some(1), &json!(by)), "{options:?}: {report}");
        assert_eq!(report["violations"][0]["grain"], "point");
        replays(&trace, "assertion");
    }
}

#[test]
fn an_audit_is_as_long_as_it_is_asked_to_be() {
    let trace = trace_file("audit-length");
    let audit = |options: &[&str]| {
        let (status, report) = check("InAtomicSections", options, &trace);
        assert_eq!((status, &report["complete"]), (Some(0), &json!(true)), "{options:?}: {report}");
        report["audit"].clone()
    };
    assert!(audit(&[])["executions"].as_u64().is_some_and(|n| n >= 20));
    assert!(audit(&["--audit", "1_000_000"])["instructions"].as_u64().is_some_and(|n| (1_000_000..1_400_000).contains(&n)));
    assert_eq!(audit(&["--audit", "off"]), Value::Null);
    assert_eq!(audit(&["--pilots", "off"]), Value::Null);
    // Whatever else is said.
    assert_eq!(audit(&["--audit", "1000", "--pilots", "off"]), Value::Null);
}

/// Choices as an audit would have made them: main runs to its join, then one thread after the other.
#[test]
fn a_trace_by_instructions_is_replayed_as_one() {
    let trace = trace_file("audit-by-instructions");
    let (_, report) = check("CycleBesideOthers", &[], &trace);
    assert_eq!(report["violations"][0]["property"], "deadlock");
    let mut object: Value = serde_json::from_slice(&std::fs::read(&trace).expect("written")).expect("JSON");
    object["version"] = json!(2);
    object["grain"] = json!("instruction");
    // Each thread enters its first monitor within so many instructions at the latest, and stands before the second.
    let mut found = None;
    for first in 1..200 {
        object["choices"] = json!(["t0*100000", format!("t1*{first}"), "t2*100000", "t1*100000"]);
        std::fs::write(&trace, object.to_string()).expect("written");
        let (status, report) = jaunt(&root(), "replay", &[trace.to_str().expect("UTF-8")]);
        if status == Some(1) {
            found = Some(report);
            break;
        }
    }
    let report = found.expect("some length leads to the deadlock");
    assert_eq!((&report["same"], &report["violations"][0]["grain"]), (&json!(true), &json!("instruction")));
    let steps = report["steps"].as_array().expect("a list");
    let locks = steps.iter().filter(|s| s["action"].as_str().is_some_and(|a| a.starts_with("locks Object#"))).count();
    assert_eq!(locks, 2, "{steps:?}");
    assert_eq!(report["violations"][0]["location"], "CycleBesideOthers.java:8");
    // At the grain of points these are no choices.
    object["grain"] = json!("point");
    std::fs::write(&trace, object.to_string()).expect("written");
    let (status, _) = jaunt(&root(), "replay", &[trace.to_str().expect("UTF-8")]);
    assert_eq!(status, Some(2));
}
