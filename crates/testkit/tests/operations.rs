//! The table of operations: large enough, well-formed, and its programs are Java, differ and depend on pair and seed alone.

use jaunt_testkit::jdk_tool;
use jaunt_testkit::operations::{SUPPORT, Table};
use std::collections::HashSet;
use std::path::Path;
use std::process::Command;

#[test]
fn there_are_enough_operations_and_ways() {
    let table = Table::read();
    let waiting = table.all_not_yet().len();
    assert!(table.operations().count() - waiting >= 150, "{waiting} are not done yet");
    assert!(table.ways.len() >= 20 && table.kinds.len() >= 30);
    let names: HashSet<String> = table.operations().map(|(k, o)| format!("{}: {}", k.name, o.name)).collect();
    assert_eq!(names.len(), table.operations().count(), "two operations of a kind have one name");
    assert!(table.pairs().len() >= 10_000);
}

#[test]
fn every_stretch_of_programs_is_all_of_them_in_the_end() {
    let table = Table::read();
    let numbers: HashSet<usize> = table.programs(1).iter().map(|(pair, _)| pair.number).collect();
    assert_eq!(numbers.len(), table.pairs().len());
}

#[test]
fn pair_and_seed_decide() {
    let table = Table::read();
    let pair = table.pairs()[100];
    assert_eq!(table.program(pair, 7), table.program(pair, 7));
    let different: HashSet<String> = (0..40).map(|seed| table.program(pair, seed).1.replace(&format!("s{seed}"), "")).collect();
    assert!(different.len() > 15, "{} programs of 40 seeds", different.len());
}

/// Each operation with itself, and each way.
#[test]
fn programs_compile() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("operations");
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(dir.join("src")).expect("target is writable");
    let table = Table::read();
    let mut sources = vec![("Support".to_string(), SUPPORT.to_string())];
    let same: Vec<_> = table.pairs().into_iter().filter(|pair| pair.is_twice_the_same()).collect();
    sources.extend(same.iter().enumerate().map(|(i, &pair)| table.program(pair, i as u64 % 50)));
    let mut files = Vec::new();
    for (name, source) in sources {
        let path = dir.join("src").join(name + ".java");
        std::fs::write(&path, source).expect("target is writable");
        files.push(path);
    }
    let done = Command::new(jdk_tool("javac"))
        .args(["-nowarn", "-Xlint:none", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-d"])
        .arg(dir.join("classes"))
        .args(&files)
        .output()
        .expect("javac starts");
    assert!(done.status.success(), "javac failed:\n{}", String::from_utf8_lossy(&done.stderr));
}
