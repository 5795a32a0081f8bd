//! What an exception is, and what it was caused by, is told with it.

mod common;

use common::{classes, jaunt, trace_file};
use jaunt_testkit::{root, run};
use std::process::Command;
use std::time::Duration;

#[test]
fn causes_are_told_with_their_own_frames() {
    let folder = classes("causes", &root().join("crates/cli/tests/java/causes"));
    let trace = trace_file("causes");
    let file = trace.to_str().expect("UTF-8");
    let (status, report) = jaunt(&folder, "check", &["--trace", file, "Caused", "chain"]);
    assert_eq!(status, Some(1), "{report}");
    let stack = report["violations"][0]["stack"].as_array().expect("a list");
    let lines: Vec<&str> = stack.iter().filter_map(|line| line.as_str()).collect();
    let expected = [
        "Caused.outer(Caused.java:19)",
        "Caused.main(Caused.java:27)",
        "Caused by: java.lang.IllegalArgumentException: in the middle",
        "Caused.middle(Caused.java:11)",
        "Caused.outer(Caused.java:17)",
        "Caused by: java.lang.IllegalStateException",
        "Caused.inner(Caused.java:4)",
        "Caused.middle(Caused.java:9)",
    ];
    assert_eq!(lines, expected);
    let mut text = Command::new(env!("CARGO_BIN_EXE_jaunt"));
    let got = run(text.args(["replay", file]), Duration::from_secs(60));
    let said = String::from_utf8_lossy(&got.stdout);
    let shown =
        "    at Caused.outer(Caused.java:17)\n  Caused by: java.lang.IllegalStateException\n    at Caused.inner(Caused.java:4)\n";
    assert!(said.contains(shown), "{said}");
    // Who has no cause is its own.
    let (_, report) = jaunt(&folder, "check", &["--trace", file, "Caused", "alone"]);
    let stack = report["violations"][0]["stack"].as_array().expect("a list");
    assert_eq!(stack.len(), 1, "{report}");
}

#[test]
fn an_assertion_is_one_below_it_too_under_run_and_check() {
    let folder = classes("causes", &root().join("crates/cli/tests/java/causes"));
    let trace = trace_file("failed");
    let file = trace.to_str().expect("UTF-8");
    for (how, property, exception) in [
        ("plain", "assertion", "java.lang.AssertionError"),
        ("below", "assertion", "Failed$Below"),
        ("other", "exception", "java.lang.Error"),
    ] {
        for (command, options) in [("run", &[][..]), ("check", &["--trace", file][..])] {
            let (status, report) = jaunt(&folder, command, &[options, &["Failed", how]].concat());
            let violation = &report["violations"][0];
            assert_eq!(status, Some(1), "{command} {how}: {report}");
            assert_eq!(
                (&violation["property"], &violation["exception"]),
                (&property.into(), &exception.into()),
                "{command} {how}"
            );
        }
    }
}
