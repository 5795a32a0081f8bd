//! Verdicts that are easily too good or too bad: what `check` says must be what it knows.

mod common;

use common::{classes, jaunt, replays, trace_file};
use jaunt_testkit::root;
use serde_json::Value;
use std::path::PathBuf;

fn folder() -> PathBuf {
    classes("honest", &root().join("crates/cli/tests/java/honest"))
}

fn check(args: &[&str]) -> (Option<i32>, Value) {
    jaunt(&folder(), "check", args)
}

/// The property that is violated, by a trace that replays, or nothing.
fn violated(args: &[&str]) -> Option<String> {
    let trace = trace_file(&args.join("-"));
    let (status, report) = check(&[&["--trace", trace.to_str().expect("UTF-8")], args].concat());
    let found = report["violations"][0]["property"].as_str().map(str::to_string);
    assert_eq!(status, Some(found.is_some() as i32), "{args:?}: {report}");
    if let Some(property) = &found {
        replays(&trace, property);
    }
    found
}

#[test]
fn what_is_not_asked_for_does_not_hide_what_comes_later() {
    for (asked, first, later) in [
        ("deadlock", "exception", "deadlock"),
        ("deadlock", "assertion", "deadlock"),
        ("assertion", "exception", "assertion"),
        ("exception", "assertion", "exception"),
    ] {
        let found = violated(&["--property", asked, "Later", first, later]);
        assert_eq!(found.as_deref(), Some(asked), "{first}, then {later}");
    }
    assert_eq!(violated(&["--property", "deadlock", "Later", "exception", "assertion"]), None);
}

#[test]
fn choices_before_the_first_thread_replay() {
    for branch in ["heavy", "light"] {
        for search in ["dfs", "bfs"] {
            let trace = trace_file(&format!("early-{branch}-{search}"));
            let (status, report) = check(&["--search", search, "--trace", trace.to_str().expect("UTF-8"), "Early", branch]);
            assert_eq!(status, Some(1), "{branch}: {report}");
            replays(&trace, "assertion");
        }
    }
}

#[test]
fn a_program_without_threads_that_never_ends() {
    // Its state comes again: there is nothing more to see, and nothing will change.
    assert_eq!(violated(&["Forever", "nothing"]).as_deref(), Some("livelock"));
    let (status, report) = check(&["--property", "-livelock", "Forever", "nothing"]);
    assert_eq!((status, &report["verdict"]), (Some(0), &Value::from("pass")), "{report}");
    assert!(report["notes"].to_string().contains("no execution ends"), "{report}");
    // Here it never does.
    let (status, report) = check(&["--time-limit", "1s", "Forever", "count"]);
    assert_eq!((status, &report["complete"]), (Some(3), &Value::Bool(false)), "{report}");
    assert!(report["reason"].as_str().is_some_and(|r| r.contains("time limit")), "{report}");
    let took = report["stats"]["elapsed_ms"].as_u64().expect("a time");
    assert!(took < 30_000, "{took} ms");
}

#[test]
fn what_is_no_part_of_a_state_is_said() {
    let (status, report) = check(&["Squeezed"]);
    assert_eq!((status, &report["verdict"]), (Some(4), &Value::from("unsupported")), "{report}");
    assert!(report["reason"].as_str().is_some_and(|r| r.contains("compression")), "{report}");
    let (status, report) = check(&["Defines"]);
    assert_eq!((status, &report["verdict"]), (Some(3), &Value::from("incomplete")), "{report}");
    assert!(report["reason"].as_str().is_some_and(|r| r.contains("class loader of its own")), "{report}");
}

/// With outcomes an execution goes on while two threads wait for each other: what was not looked for is said.
#[test]
fn what_outcomes_do_not_look_for_is_said() {
    assert_eq!(violated(&["StuckBeside"]).as_deref(), Some("deadlock"));
    for more in [&["--search", "bfs"][..], &["--search", "dfs"], &["--property", "deadlock"]] {
        let (status, report) = check(&[&["--outcomes"], more, &["StuckBeside"]].concat());
        assert_eq!((status, &report["verdict"]), (Some(0), &Value::from("pass")), "{report}");
        assert!(report["notes"].to_string().contains("wait for each other's monitors"), "{more:?}: {report}");
    }
}

/// Random executions before the search meet the end of the search first; that says nothing about the search itself.
#[test]
fn ending_the_search_in_a_random_execution_ends_nothing() {
    assert_eq!(violated(&["Terminates", "wrong"]).as_deref(), Some("assertion"));
    let (status, report) = check(&["Terminates", "right"]);
    assert_eq!((status, &report["verdict"]), (Some(3), &Value::from("incomplete")), "{report}");
    assert!(report["reason"].as_str().is_some_and(|r| r.contains("terminateSearch")), "{report}");
}

#[test]
fn an_invariant_that_waits_for_a_monitor_is_not_judged() {
    assert_eq!(violated(&["Guarded", "careful"]), None);
    assert_eq!(violated(&["Guarded", "careless"]).as_deref(), Some("invariant"));
}

#[test]
fn the_number_of_processors_holds_for_the_library_and_in_a_replay() {
    // A trace replays only with the same number: `violated` tries that.
    assert_eq!(violated(&["Processors", "3"]).as_deref(), Some("exception"));
    assert_eq!(violated(&["--processors", "7", "Processors", "7"]).as_deref(), Some("exception"));
    assert_eq!(violated(&["--processors", "1", "Processors", "1"]).as_deref(), Some("exception"));
    assert_eq!(violated(&["--processors", "7", "Processors", "3"]), None);
}

#[test]
fn counters_count_the_search_and_not_the_executions_before_it() {
    let trace = trace_file("counted");
    let (status, report) = check(&["--outcomes", "--trace", trace.to_str().expect("UTF-8"), "Counted"]);
    let printed = report["outcomes"].as_array().expect("a list").iter().map(|o| o["output"].as_str().unwrap_or_default());
    assert_eq!((status, printed.collect::<Vec<_>>()), (Some(0), vec!["1 1\n", "1 2\n", "1 3\n", "1 4\n"]), "{report}");
}

#[test]
fn what_was_found_before_the_search_is_kept() {
    for options in [&["--all-errors"][..], &["--search", "bfs"], &["--outcomes"]] {
        let trace = trace_file(&format!("known{}", options.join("")));
        let limits = ["--max-states", "20", "--trace", trace.to_str().expect("UTF-8"), "Known"];
        let (status, report) = check(&[options, &limits].concat());
        assert_eq!((status, &report["complete"]), (Some(1), &Value::from(false)), "{options:?}: {report}");
        assert_eq!(report["violations"][0]["property"], "assertion", "{options:?}: {report}");
        replays(&trace, "assertion");
    }
}
