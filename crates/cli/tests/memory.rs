//! Programs that fill a small heap, catch the error, let go and go on: the same under `java` and under `jaunt run`.

use jaunt_testkit::{compile, difference, jdk_tool, root, run};
use std::process::Command;
use std::time::Duration;

#[test]
fn a_full_heap_can_be_left() {
    let classes = compile("memory", &[root().join("crates/cli/tests/java/FillHeap.java")], "");
    let classes = classes.to_str().expect("a UTF-8 path");
    let limit = Duration::from_secs(120);
    let java = run(Command::new(jdk_tool("java")).args(["-XX:+UseSerialGC", "-Xmx64m", "-cp", classes, "FillHeap"]), limit);
    let ours =
        run(Command::new(env!("CARGO_BIN_EXE_jaunt")).args(["run", "--memory-limit", "64M", "-cp", classes, "FillHeap"]), limit);
    assert!(java.stdout == ours.stdout, "{}", difference(&java.stdout, &ours.stdout));
    assert_eq!(java, ours);
}
