//! The switches of `check` from the command line: traces replay whatever they were found with, and memory limits hold.

mod common;

use common::{classes, jaunt, replays, trace_file};
use jaunt_testkit::root;
use serde_json::Value;

#[test]
fn traces_replay_whatever_they_were_found_with() {
    for (topic, class, property) in [
        ("signal", "SignalMissed", "deadlock"),
        ("cache", "CacheDoubleCompute", "assertion"),
        ("structures", "QueueLookThenTake", "exception"),
    ] {
        let folder = classes(&format!("fail-{topic}"), &root().join("tests/java/fail").join(topic));
        for (i, options) in [
            "--backtrack copy --symmetry none --gc none",
            "--backtrack copy --symmetry canonical --gc ref-count --store full",
            "--backtrack collapsed --symmetry alloc=site --gc mark-sweep --all-errors",
            "--backtrack collapsed --symmetry alloc=thread --gc ref-count --search bfs",
            "--backtrack undo --symmetry class --gc ref-count --por off",
            "--backtrack undo --symmetry canonical --thread-symmetry on --all-errors",
            "--owners off --search bfs",
            "--store none --symmetry alloc=occurrence --no-shorten",
            "--store bitstate=1M --gc ref-count --all-errors",
        ]
        .iter()
        .enumerate()
        {
            let trace = trace_file(&format!("{class}-{i}"));
            let mut args: Vec<&str> = options.split(' ').collect();
            args.extend(["--trace", trace.to_str().expect("UTF-8"), class]);
            let (status, report) = jaunt(&folder, "check", &args);
            assert_eq!(status, Some(1), "{class} {options}: {report}");
            assert_eq!(report["violations"][0]["property"], property, "{class} {options}: {report}");
            // Several are numbered.
            let written = report["violations"][0]["trace"].as_str().expect("a trace");
            replays(&folder.join(written), property);
        }
    }
}

#[test]
fn a_search_that_needs_more_memory_than_it_may_take() {
    let folder = classes("checker-switches", &root().join("crates/checker/tests/java/switches"));
    let spill = root().join("target/tmp").join(format!("spill-cli-{}", std::process::id()));
    std::fs::create_dir_all(&spill).expect("target is writable");
    let run = |options: &[&str]| jaunt(&folder, "check", &[&["--store", "collapse"], options, &["Many", "24"]].concat());
    let (status, free) = run(&[]);
    assert_eq!(status, Some(0), "{free}");
    let (status, limited) = run(&["--memory-limit", "30M"]);
    assert_eq!((status, &limited["complete"]), (Some(3), &Value::Bool(false)), "{limited}");
    assert!(limited["reason"].as_str().is_some_and(|r| r.contains("memory limit")), "{limited}");
    let (status, spilled) = run(&["--memory-limit", "30M", "--spill", spill.to_str().expect("UTF-8")]);
    assert_eq!((status, &spilled["stats"]["states"]), (Some(0), &free["stats"]["states"]), "{spilled}");
    assert!(spilled["stats"]["spilled_bytes"].as_u64().is_some_and(|n| n > 1 << 20), "{spilled}");
    let notes = spilled["notes"].as_array().expect("a list");
    assert!(notes.iter().any(|n| n.as_str().is_some_and(|n| n.contains("kept on disk"))), "{spilled}");
    assert_eq!(std::fs::read_dir(&spill).expect("the folder").count(), 0, "files are left");
    let _ = std::fs::remove_dir(&spill);
}
