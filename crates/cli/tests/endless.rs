//! What never ends, from the command line: what is found is shown, and replays, whatever the options and limits.

mod common;

use common::{classes, jaunt, replays, trace_file};
use jaunt_testkit::root;
use serde_json::Value;
use std::path::PathBuf;

fn folder() -> PathBuf {
    classes("endless", &root().join("crates/cli/tests/java/endless"))
}

/// States that are alike up to which thread is which are one; a way round is one of threads that stay who they are.
#[test]
fn a_way_round_is_shown_with_thread_symmetry() {
    let folder = folder();
    for program in ["Partners", "ConditionPartners", "Crowd"] {
        for search in ["dfs", "bfs"] {
            let trace = trace_file(&format!("endless-{program}-{search}"));
            let written = trace.to_str().expect("UTF-8");
            let args = ["--thread-symmetry", "on", "--search", search, "--trace", written, program];
            let (status, report) = jaunt(&folder, "check", &args);
            assert_eq!(status, Some(1), "{program}, {search}: {report}");
            let violation = &report["violations"][0];
            assert_eq!(violation["property"], "livelock", "{program}, {search}: {report}");
            let (from, choices) = (violation["cycle_from"].as_u64(), violation["transitions"].as_u64());
            assert!(from.is_some() && from < choices, "{program}, {search}: from {from:?} of {choices:?}");
            replays(&trace, "livelock");
        }
    }
}

/// The library makes a new counter in each round: where garbage tells states apart, the states are never the same.
#[test]
fn a_read_lock_for_ever_is_a_livelock() {
    let trace = trace_file("endless-read-lock");
    let (status, report) = jaunt(&folder(), "check", &["--trace", trace.to_str().expect("UTF-8"), "ReadLockForEver"]);
    assert_eq!((status, &report["violations"][0]["property"]), (Some(1), &Value::from("livelock")), "{report}");
    replays(&trace, "livelock");
}

/// A limit ends a search that has found a livelock: it is reported. Its path is cut where it first meets the cycle, if there is time left for that.
#[test]
fn a_livelock_outlives_the_limit_that_ends_the_search() {
    let folder = folder();
    let limits = [("time limit", ["--time-limit", "3"], "counts"), ("memory limit", ["--memory-limit", "150M"], "grows")];
    for (limit, [option, value], how) in limits {
        for more in ["--all-errors", "--outcomes"] {
            let trace = trace_file(&format!("endless{more}-{how}"));
            let written = trace.to_str().expect("UTF-8");
            // Random executions before the search would come to the limit first.
            let args = [option, value, more, "--pilots", "off", "--trace", written, "SpinsOrGoesOn", how];
            let (status, report) = jaunt(&folder, "check", &args);
            assert_eq!((status, &report["complete"]), (Some(1), &Value::Bool(false)), "{args:?}: {report}");
            assert!(report["reason"].as_str().is_some_and(|reason| reason.contains(limit)), "{args:?}: {report}");
            let violation = &report["violations"][0];
            assert_eq!(violation["property"], "livelock", "{args:?}: {report}");
            // Memory may be short afterwards too.
            if option == "--time-limit" {
                assert!(violation["transitions"].as_u64() < Some(10), "{args:?}: {report}");
                replays(&trace, "livelock");
            }
        }
    }
}
