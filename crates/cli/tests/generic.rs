//! Programs of `tests/java/run` print the same and exit the same by the interpreter's loop and by the general meaning of instructions, its slow
//! twin. Those with threads and clocks are left out: they need not print the same twice.
//!
//! A sample each time, another one in each run (`JAUNT_SEED` repeats one); the long test takes all.

use jaunt_base::Random;
use jaunt_testkit::{compile, difference, files, root, run};
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const LIMIT: Duration = Duration::from_secs(120);

const TOPICS: &[&str] = &[
    "arith",
    "bytes",
    "classes",
    "collections",
    "exceptions",
    "init",
    "io",
    "lambdas",
    "large",
    "memory",
    "numbers",
    "reflection",
    "statements",
    "strings",
    "text",
];

/// `Some` says what differs.
fn compare(classes: &str, name: &str) -> Option<String> {
    let by = |engine: &str| {
        run(Command::new(env!("CARGO_BIN_EXE_jaunt")).args(["run", "-cp", classes, "--engine", engine, name]), LIMIT)
    };
    let (fast, generic) = (by("fast"), by("generic"));
    if fast == generic {
        return None;
    }
    Some(format!(
        "{name}: exit status {:?} and {:?}; standard output: {}; standard error: {}",
        fast.status,
        generic.status,
        difference(&fast.stdout, &generic.stdout),
        difference(&fast.stderr, &generic.stderr)
    ))
}

/// All programs, each with the directory that its topic is compiled to.
fn programs() -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for topic in TOPICS {
        let sources = files(&root().join("tests/java/run").join(topic), "java");
        let classes = compile(&format!("run-{topic}"), &sources, "");
        let name = |source: &PathBuf| source.file_stem().and_then(|s| s.to_str()).expect("a UTF-8 name").to_string();
        all.extend(sources.iter().map(|source| (classes.clone(), name(source))));
    }
    all
}

fn compare_all(programs: &[(PathBuf, String)]) {
    let wrong: Vec<String> =
        programs.iter().filter_map(|(classes, name)| compare(classes.to_str().expect("a UTF-8 path"), name)).collect();
    assert!(wrong.is_empty(), "{} of {} programs differ:\n{}", wrong.len(), programs.len(), wrong.join("\n"));
    println!("{} programs are the same", programs.len());
}

#[test]
fn a_sample_is_the_same_by_the_general_meaning() {
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |d| d.as_nanos() as u64);
    let seed = std::env::var("JAUNT_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or_else(now);
    println!("JAUNT_SEED={seed}");
    let (mut random, mut left) = (Random(seed | 1), programs());
    let sample: Vec<_> = (0..60).map(|_| left.swap_remove(random.below(left.len()))).collect();
    compare_all(&sample);
}

#[test]
#[ignore = "all of them take about two minutes"]
fn all_programs_are_the_same_by_the_general_meaning() {
    let all = programs();
    assert!(all.len() >= 250, "only {} programs", all.len());
    compare_all(&all);
}
