//! Every program of `tests/java/run` prints the same and exits the same under `java` and under `jaunt run`.
//!
//! One test per topic folder, so that they run side by side.

use jaunt_testkit::{compile, difference, files, jdk_tool, root, run};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(60);

/// Compares one program; `Some` says what differs.
fn compare(classes: &str, name: &str) -> Option<String> {
    let java = run(
        Command::new(jdk_tool("java")).args([
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xshare:auto",
            "-cp",
            classes,
            name,
        ]),
        LIMIT,
    );
    let ours = run(Command::new(env!("CARGO_BIN_EXE_jaunt")).args(["run", "-cp", classes, name]), LIMIT);
    if java == ours {
        return None;
    }
    let mut text = format!("{name}:");
    if java.status != ours.status {
        text.push_str(&format!(" exit status: expected {:?}, got {:?};", java.status, ours.status));
    }
    if java.stdout != ours.stdout {
        text.push_str(&format!(" standard output: {};", difference(&java.stdout, &ours.stdout)));
    }
    if java.stderr != ours.stderr {
        text.push_str(&format!(" standard error: {}", difference(&java.stderr, &ours.stderr)));
    }
    Some(text)
}

fn topic(name: &str) {
    let sources = files(&root().join("tests/java/run").join(name), "java");
    assert!(!sources.is_empty(), "no programs in topic {name}");
    let classes = compile(&format!("run-{name}"), &sources, "");
    let classes = classes.to_str().expect("a UTF-8 path");
    let mut wrong = Vec::new();
    for source in &sources {
        let program = source.file_stem().and_then(|s| s.to_str()).expect("a UTF-8 name");
        if program == "ReflMethodOrder" && !has_archive() {
            println!("{program} is left out: without a class data archive the order of methods is different in every run");
            continue;
        }
        wrong.extend(compare(classes, program));
    }
    assert!(wrong.is_empty(), "{} of {} programs differ:\n{}", wrong.len(), sources.len(), wrong.join("\n"));
}

/// Images of some vendors come without `lib/server/classes.jsa`.
fn has_archive() -> bool {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    let jdk = jaunt_loader::Jdk::find(None, home.as_deref(), path.as_deref()).expect("this test needs a JDK");
    jdk.home().join("lib/server/classes.jsa").exists()
}

macro_rules! topics {
    ($($name:ident),* $(,)?) => {
        $( #[test] fn $name() { topic(stringify!($name)); } )*
        const TOPICS: &[&str] = &[$(stringify!($name)),*];
    };
}

topics!(
    arith,
    bytes,
    classes,
    collections,
    exceptions,
    init,
    io,
    lambdas,
    large,
    memory,
    numbers,
    reflection,
    statements,
    strings,
    text,
    threads,
    time
);

#[test]
fn every_folder_is_a_topic_and_there_are_enough_programs() {
    let dir = root().join("tests/java/run");
    let mut folders: Vec<String> = std::fs::read_dir(&dir)
        .expect("the corpus")
        .map(|e| e.expect("an entry").file_name().into_string().expect("a UTF-8 name"))
        .collect();
    folders.sort();
    let mut topics: Vec<&str> = TOPICS.to_vec();
    topics.sort();
    assert_eq!(folders, topics);
    let programs = files(&dir, "java").len();
    assert!(programs >= 250, "only {programs} programs");
}

/// Debian's jars, each exercised by a program of `tests/java/libs`.
#[test]
fn third_party_libraries() {
    let jars = ["commons-lang3", "commons-collections4", "guava", "gson"];
    let mut class_path = String::new();
    for jar in jars.iter().chain(&["failureaccess"]) {
        let path = format!("/usr/share/java/{jar}.jar");
        if Path::new(&path).exists() {
            class_path.push_str(&path);
            class_path.push(':');
        } else if *jar != "failureaccess" {
            panic!("{path} is missing: `make setup` installs it");
        }
    }
    let sources = files(&root().join("tests/java/libs"), "java");
    let classes = compile("libs", &sources, &class_path);
    let class_path = format!("{class_path}{}", classes.display());
    let mut wrong = Vec::new();
    for source in &sources {
        wrong.extend(compare(&class_path, source.file_stem().and_then(|s| s.to_str()).expect("a UTF-8 name")));
    }
    assert!(sources.len() >= 4, "only {} library programs", sources.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
