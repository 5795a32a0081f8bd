//! From a program to a report, a trace file and back.

use jaunt_testkit::{Outcome, root, run};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

const DEADLOCK: &str = "\
public class Meal {
  static final Object left = new Object(), right = new Object();
  public static void main(String[] args) {
    new Thread(() -> eat(left, right), \"Ann\").start();
    new Thread(() -> eat(right, left), \"Bob\").start();
  }
  static void eat(Object a, Object b) {
    synchronized (a) {
      synchronized (b) {
        System.out.println(Thread.currentThread().getName());
      }
    }
  }
}
";

/// More states than anyone will wait for.
const ENDLESS: &str = "\
public class Endless {
  static int n;
  public static void main(String[] args) {
    new Thread(() -> { while (true) n++; }).start();
    while (true) n += 2;
  }
}
";

fn directory(name: &str) -> PathBuf {
    let dir = root().join("target/check-report").join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("target is writable");
    std::fs::write(dir.join("Meal.java"), DEADLOCK).expect("target is writable");
    std::fs::write(dir.join("Endless.java"), ENDLESS).expect("target is writable");
    dir
}

fn command(dir: &PathBuf, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jaunt"));
    command.args(args).current_dir(dir);
    command
}

fn jaunt(dir: &PathBuf, args: &[&str]) -> (Option<i32>, String, String) {
    let Outcome { stdout, stderr, status } = run(&mut command(dir, args), Duration::from_secs(60));
    (status, String::from_utf8_lossy(&stdout).into_owned(), String::from_utf8_lossy(&stderr).into_owned())
}

#[test]
fn a_livelock_is_shown_and_replays() {
    let dir = directory("livelock");
    let spin = "public class Spin {\n  static volatile boolean flag;\n  public static void main(String[] args) {\n    \
                new Thread(() -> System.out.println(\"x\")).start();\n    while (!flag) ;\n  }\n}\n";
    std::fs::write(dir.join("Spin.java"), spin).expect("target is writable");
    let (status, out, err) = jaunt(&dir, &["check", "Spin.java"]);
    assert_eq!(status, Some(1), "{out}{err}");
    assert!(out.contains("\n  from here on, for ever:\n") && out.contains("at Spin.java:5"), "{out}");
    let (status, out, err) = jaunt(&dir, &["replay", "jaunt-trace.json"]);
    assert_eq!(status, Some(1), "{out}{err}");
    assert!(out.contains("from here on, for ever:") && out.contains("the same as in the trace: livelock"), "{out}");
    // A way round that is none is not shown as one.
    let text = std::fs::read_to_string(dir.join("jaunt-trace.json")).expect("a trace");
    let from = text.split("\"cycle_from\":").nth(1).and_then(|t| t.split(['}', ',']).next()).expect("where it begins");
    assert_ne!(from, "0", "{text}");
    std::fs::write(dir.join("early.json"), text.replace(&format!("\"cycle_from\":{from}"), "\"cycle_from\":0")).expect("written");
    let (status, out, err) = jaunt(&dir, &["replay", "early.json"]);
    assert_eq!(status, Some(0), "{out}{err}");
    let (status, out, _) = jaunt(&dir, &["check", "--store", "none", "Spin.java"]);
    assert_eq!(status, Some(0), "{out}");
    assert!(out.contains("were not looked for") && !out.contains("livelock"), "{out}");
    let (status, out, _) = jaunt(&dir, &["check", "--format", "json", "--outcomes", "Spin.java"]);
    assert_eq!(status, Some(1), "{out}");
    assert!(out.contains("\"ending\":\"livelock\"") && out.contains("\"cycle_from\":"), "{out}");
}

#[test]
fn a_status_is_an_ending() {
    let dir = directory("status");
    let exits = "public class Exits {\n  static volatile boolean b;\n  public static void main(String[] args) {\n    \
                 new Thread(() -> b = true).start();\n    if (b) System.exit(3);\n  }\n}\n";
    std::fs::write(dir.join("Exits.java"), exits).expect("target is writable");
    let (status, out, _) = jaunt(&dir, &["check", "--outcomes", "Exits.java"]);
    assert_eq!(status, Some(0), "{out}");
    assert!(out.contains("2 distinct outputs") && out.contains("then exit 3"), "{out}");
    let (status, out, _) = jaunt(&dir, &["check", "--property", "+exit", "Exits.java"]);
    assert_eq!(status, Some(1), "{out}");
    assert!(out.contains("violation: the program ends with status 3 at Exits.java:5"), "{out}");
    let (status, out, _) = jaunt(&dir, &["replay", "jaunt-trace.json"]);
    assert_eq!(status, Some(1), "{out}");
}

#[test]
fn a_deadlock_is_shown_and_replays() {
    let dir = directory("deadlock");
    let (status, out, err) = jaunt(&dir, &["check", "Meal.java"]);
    assert_eq!(status, Some(1), "{out}{err}");
    for part in ["synchronized (b) {", "Ann ", "Bob ", "holds ", "jaunt replay jaunt-trace.json", "\nviolation: deadlock"] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let (status, out, err) = jaunt(&dir, &["replay", "jaunt-trace.json"]);
    assert_eq!(status, Some(1), "{out}{err}");
    assert!(out.contains("the same as in the trace: deadlock"), "{out}");
    // From anywhere, and as JSON.
    let trace = dir.join("jaunt-trace.json");
    let (status, out, _) = jaunt(&root(), &["replay", "--format", "json", trace.to_str().expect("UTF-8")]);
    let object: serde_json::Value = serde_json::from_str(&out).expect("one object");
    assert_eq!((status, &object["same"]), (Some(1), &serde_json::json!(true)));
    // A program that has changed.
    std::fs::write(dir.join("Meal.java"), DEADLOCK.replace("start()", "run()")).expect("target is writable");
    let (status, out, err) = jaunt(&dir, &["replay", "jaunt-trace.json"]);
    assert_eq!(status, Some(2), "{out}{err}");
    assert!(err.contains("does not fit the program"), "{err}");
}

#[test]
fn a_trace_replays_with_another_class_path() {
    let dir = directory("another-path");
    // A class that is looked for in two places makes other objects before the lock, about which the trace says something.
    let signal = "import java.util.concurrent.locks.*;\npublic class Signal {\n  \
                  public static void main(String[] args) throws InterruptedException {\n    \
                  ReentrantLock lock = new ReentrantLock();\n    Condition changed = lock.newCondition();\n    \
                  new Thread(() -> { lock.lock(); changed.signal(); lock.unlock(); }).start();\n    \
                  lock.lock();\n    changed.await();\n    lock.unlock();\n  }\n}\n";
    std::fs::write(dir.join("Signal.java"), signal).expect("target is writable");
    let classes = jaunt_testkit::compile("another-path", &[dir.join("Signal.java")], "");
    let classes = classes.to_str().expect("UTF-8");
    let (status, out, err) = jaunt(&dir, &["check", "-c", classes, "Signal"]);
    assert_eq!(status, Some(1), "{out}{err}");
    let (status, out, err) = jaunt(&dir, &["replay", "-c", &format!("{classes}:."), "jaunt-trace.json"]);
    assert_eq!(status, Some(1), "{out}{err}");
    assert!(out.contains("the same as in the trace: deadlock"), "{out}");
}

#[test]
fn a_trace_that_cannot_be_written_changes_no_verdict() {
    let dir = directory("unwritable");
    for place in ["none/t.json", "/dev/full", "."] {
        let (status, out, err) = jaunt(&dir, &["check", "--trace", place, "Meal.java"]);
        assert_eq!(status, Some(1), "{place}: {out}{err}");
        assert!(err.contains("the trace cannot be written"), "{place}: {err}");
        assert!(!out.contains("replay:"), "{place}: {out}");
        let (status, out, _) = jaunt(&dir, &["check", "--format", "json", "--trace", place, "Meal.java"]);
        let object: serde_json::Value = serde_json::from_str(&out).expect("one object");
        assert_eq!((status, &object["violations"][0]["trace"]), (Some(1), &serde_json::Value::Null));
    }
    // A full standard output neither.
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
    let status = command(&dir, &["check", "Meal.java"]).stdout(full).stderr(Stdio::null()).status().expect("started");
    assert_eq!(status.code(), Some(1));
}

#[test]
fn limits_and_signals_end_with_status_3() {
    let dir = directory("limits");
    for (limit, value, word) in [
        ("--time-limit", "1", "--time-limit"),
        ("--max-states", "1000", "--max-states"),
        ("--max-depth", "20", "--max-depth"),
        ("--memory-limit", "1M", "--memory-limit"),
    ] {
        let (status, out, err) = jaunt(&dir, &["check", limit, value, "Endless.java"]);
        assert_eq!(status, Some(3), "{limit}: {out}{err}");
        assert!(out.contains("NOT complete") && out.contains(word), "{limit}: {out}");
    }
    for (name, word) in [("-INT", "SIGINT"), ("-TERM", "SIGTERM")] {
        let child =
            command(&dir, &["check", "--memory-limit", "4G", "Endless.java"]).stdout(Stdio::piped()).spawn().expect("started");
        std::thread::sleep(Duration::from_secs(2));
        let sent = Command::new("kill").args([name, &child.id().to_string()]).status().expect("kill");
        assert!(sent.success());
        let got = child.wait_with_output().expect("ended");
        let out = String::from_utf8_lossy(&got.stdout);
        assert_eq!(got.status.code(), Some(3), "{out}");
        assert!(out.contains(word) && out.contains(" states"), "{out}");
    }
}

#[test]
fn outcomes_have_traces() {
    let dir = directory("outcomes");
    let (status, out, err) = jaunt(&dir, &["check", "--outcomes", "--property", "-deadlock", "--format", "json", "Meal.java"]);
    assert_eq!(status, Some(0), "{out}{err}");
    let object: serde_json::Value = serde_json::from_str(&out).expect("one object");
    let mut outputs: Vec<&str> = Vec::new();
    for outcome in object["outcomes"].as_array().expect("a list") {
        outputs.push(outcome["output"].as_str().expect("a text"));
        let (status, out, err) = jaunt(&dir, &["replay", outcome["trace"].as_str().expect("a file")]);
        assert!(matches!(status, Some(0 | 1)), "{out}{err}");
    }
    outputs.sort();
    assert_eq!(outputs, ["", "Ann\nBob\n", "Bob\nAnn\n"]);
}
