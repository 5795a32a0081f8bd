//! `jaunt explore` from the command line: status, message and JSON of what is wrong, of what is found, and of what is left.

use jaunt_testkit::{Outcome, compile, root, run};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

const COUNTER: &str = "public class Counter {
    int n;
    public void up() { n++; }
    public void set(int n) { this.n = n; }
    public void take(Runnable r) { }
    public void now() { n = (int) (System.nanoTime() % 2); }
    public void loop() { while (true) { } }
    public void start() { new Thread(() -> { }).start(); }
    public int get() { return CHANGED; }
    public boolean equals(Object o) { return o instanceof Counter && n <= ((Counter) o).n; }
    public int hashCode() { return 0; }
    public static class Picky { final int n; public Picky(int n) { if (n < 1) throw new IllegalArgumentException(); this.n = n; } public int get() { return n; } }
}
";

/// The classes of one release.
fn release(name: &str, returned: &str) -> String {
    let dir = root().join("target/explore-input").join(name);
    std::fs::create_dir_all(&dir).expect("target is writable");
    let source: PathBuf = dir.join("Counter.java");
    std::fs::write(&source, COUNTER.replace("CHANGED", returned)).expect("target is writable");
    compile(&format!("explore-input-{name}"), &[source], "").to_str().expect("UTF-8").to_string()
}

fn jaunt(args: &[&str]) -> Outcome {
    run(Command::new(env!("CARGO_BIN_EXE_jaunt")).arg("explore").args(args), Duration::from_secs(60))
}

fn refused(args: &[&str], words: &[&str]) {
    let got = jaunt(args);
    let message = String::from_utf8_lossy(&got.stderr);
    assert_eq!(got.status, Some(2), "{args:?}: {message}");
    assert!(got.stdout.is_empty(), "{args:?} printed {:?}", String::from_utf8_lossy(&got.stdout));
    assert!(words.iter().all(|word| message.contains(word)), "{args:?}: {message}");
}

/// Status and JSON of an exploration.
fn explored(args: &[&str], status: i32) -> Value {
    let got = jaunt(&[args, &["--format", "json"]].concat());
    let text = String::from_utf8_lossy(&got.stdout);
    assert_eq!(got.status, Some(status), "{args:?}: {text} {}", String::from_utf8_lossy(&got.stderr));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{args:?}: {e}: {text}"))
}

#[test]
fn what_is_wrong_is_said_and_nothing_is_explored() {
    let cp = release("new", "n");
    let with = |more: &[&'static str]| -> Vec<String> {
        ["-cp", &cp].iter().map(|s| s.to_string()).chain(more.iter().map(|s| s.to_string())).collect()
    };
    let wrong = |more: &[&'static str], words: &[&str]| {
        let args = with(more);
        refused(&args.iter().map(String::as_str).collect::<Vec<_>>(), words);
    };
    wrong(&["Nothing"], &["Nothing", "-cp"]);
    wrong(&["--methods", "down", "Counter"], &["no public instance method down", "up()"]);
    wrong(&["--methods", "take", "Counter"], &["no values for parameter 1 of take(Runnable)", "--values"]);
    wrong(&["--methods", "set", "--values", "set:1=x", "Counter"], &["x is no value of type int"]);
    wrong(&["--methods", "up", "--values", "up:1=1", "Counter"], &["up:1=1"]);
    wrong(&["--expect", "NoSuchException", "Counter"], &["NoSuchException"]);
    wrong(&["--match", "nearly", "Counter"], &["exact, shape or by:METHOD"]);
    wrong(&["--match", "by:nothing", "Counter"], &["by:nothing"]);
    wrong(&["--oracle", "java.util.Nothing", "Counter"], &["java.util.Nothing"]);
    wrong(&["--oracle", "java.util.TreeSet", "--methods", "up", "Counter"], &["java.util.TreeSet", "up()"]);
    wrong(&["--oracle-cp", "/nonexistent/old.jar", "--methods", "up", "Counter"], &["/nonexistent/old.jar"]);
    wrong(&["--oracle-cp", "/", "--methods", "up", "Counter"], &["no class Counter"]);
    wrong(&["--laws", "perhaps", "Counter"], &["on or off"]);
}

#[test]
fn what_is_not_called_is_said() {
    let notes = |args: &[&str]| {
        let value = explored(args, 0);
        value["notes"].as_array().expect("a list").iter().map(|n| n.as_str().unwrap_or("").to_string()).collect::<Vec<_>>()
    };
    let inherited = notes(&["java.util.LinkedHashSet", "--values", "1,2", "--depth", "1"]);
    assert!(inherited.iter().any(|n| n.contains("inherits") && n.contains("add")), "{inherited:?}");
    let named = notes(&["java.util.LinkedHashSet", "--values", "1,2", "--depth", "1", "--methods", "add"]);
    assert!(!named.iter().any(|n| n.contains("inherits")), "{named:?}");
    // Said before anything is explored: nothing is lost.
    let file = root().join("target/explore-input/a-file");
    std::fs::create_dir_all(file.parent().expect("a folder"))
        .and_then(|()| std::fs::write(&file, ""))
        .expect("target is writable");
    let below = file.join("tests");
    let below = below.to_str().expect("UTF-8");
    refused(&["java.util.ArrayDeque", "--values", "1", "--emit-tests", below], &["cannot be written", "another folder"]);
    refused(&["java.util.ArrayDeque", "--values", "1", "--report", below], &["cannot be written", "another folder"]);
    refused(&["java.util.ArrayDeque", "--values", "Strin=a"], &["Strin"]);
}

#[test]
fn statuses_and_reasons() {
    let cp = release("new", "n");
    let json = |more: &[&str], status: i32| explored(&[&["-cp", cp.as_str(), "--depth", "3"], more].concat(), status);
    let passed = json(&["--methods", "up", "--laws", "off", "Counter"], 0);
    assert_eq!(
        (&passed["verdict"], &passed["laws"], &passed["match"]),
        (&"pass".into(), &Value::Array(Vec::new()), &"exact".into())
    );
    let reason = |v: &Value| v["reason"].as_str().unwrap_or_default().to_string();
    assert!(reason(&json(&["--methods", "loop", "--laws", "off", "Counter"], 3)).contains("did not return"));
    assert!(reason(&json(&["--methods", "start", "--laws", "off", "Counter"], 4)).contains("thread"));
    assert!(
        reason(&json(&["--values", "0", "--expect", "IllegalArgumentException", "Counter.Picky"], 3)).contains("constructor")
    );
    assert_eq!(json(&["--values", "0", "Counter.Picky"], 1)["violations"][0]["property"], "exception");
    let shape = json(&["--methods", "up", "--match", "shape", "--laws", "off", "Counter"], 3);
    assert_eq!((&shape["complete"], &shape["stats"]["states"], &shape["stats"]["met"]), (&false.into(), &1.into(), &2.into()));
    let by = json(&["--methods", "up", "--match", "by:get", "--laws", "off", "Counter"], 0);
    assert_eq!((&by["match"], &by["stats"]["states"]), (&"by:get".into(), &4.into()));
    let notes = json(&["--methods", "now", "--laws", "off", "Counter"], 0)["notes"].to_string();
    assert!(notes.contains("now() asks for the time"), "{notes}");
}

#[test]
fn a_broken_law_is_shown_as_code() {
    let cp = release("new", "n");
    let json = explored(&["-cp", &cp, "--methods", "up", "--depth", "2", "Counter"], 1);
    let violation = &json["violations"][0];
    assert_eq!(violation["property"], "equals");
    assert_eq!(
        violation["code"],
        "Counter a = new Counter();\nCounter b = new Counter();\nb.up();\nassert a.equals(b) == b.equals(a);"
    );
    let text = String::from_utf8_lossy(&jaunt(&["-cp", &cp, "--methods", "up", "--depth", "2", "Counter"]).stdout).into_owned();
    assert!(text.contains("one object equals another, which does not equal it"), "{text}");
}

#[test]
fn two_releases_differ_after_a_shortest_sequence() {
    let (new, old) = (release("new", "n"), release("old", "n == 2 ? 7 : n"));
    let args = ["-cp", &new, "--oracle-cp", &old, "--methods", "up", "--methods", "get", "--depth", "4", "--laws", "off"];
    let json = explored(&[&args[..], &["Counter"]].concat(), 1);
    let violation = &json["violations"][0];
    assert_eq!((&violation["property"], violation["sequence"].as_array().map(Vec::len)), (&"oracle".into(), Some(4)));
    assert_eq!(violation["difference"]["ours"]["returned"], "2");
    assert_eq!(violation["difference"]["oracle"]["returned"], "7");
    let text = String::from_utf8_lossy(&jaunt(&[&args[..], &["Counter"]].concat()).stdout).into_owned();
    assert!(text.contains("get() returns 2, and the oracle's returns 7"), "{text}");
    let same =
        explored(&["-cp", &new, "--oracle-cp", &new, "--methods", "up", "--methods", "get", "--laws", "off", "Counter"], 0);
    assert_eq!(same["oracle"], "Counter");
}
