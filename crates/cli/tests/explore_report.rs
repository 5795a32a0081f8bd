//! The report of `explore`: text, JSON, pictures, settings.

use jaunt_testkit::{Outcome, files, root, run};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const STACK: &str = r#"package p;

public class Stack {
    static class Cell {
        Object value;
        Cell below;
    }

    enum Kind { A, B }

    private Cell top;
    private Kind kind = Kind.A;
    private char mark = '<';
    private String text = "a \"quoted\" <tag> & \u0007 \\ text that is long, longer, longest";
    private final int[] counts = new int[3];
    private final Object[] slots = new Object[2];
    private Object self = this;

    public void push(Object value) {
        Cell cell = new Cell();
        cell.value = value;
        cell.below = top;
        top = cell;
        counts[0]++;
        slots[counts[0] % 2] = cell;
    }

    public Object pop() {
        if (top == null) throw new java.util.NoSuchElementException("empty");
        Object value = top.value;
        top = top.below;
        counts[0]--;
        return value;
    }

    public boolean isEmpty() {
        return top == null;
    }

    public void turn(Kind to) {
        if (kind == Kind.B && to == Kind.A) throw new IllegalStateException("no way <back>");
        kind = to;
    }
}
"#;

fn folder(name: &str) -> PathBuf {
    let dir = root().join("target/explore-report").join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(dir.join("p")).expect("target is writable");
    std::fs::write(dir.join("p/Stack.java"), STACK).expect("target is writable");
    dir
}

fn jaunt(dir: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jaunt"));
    command.arg("explore").args(args).current_dir(dir);
    let Outcome { stdout, stderr, status } = run(&mut command, Duration::from_secs(60));
    (status, String::from_utf8_lossy(&stdout).into_owned(), String::from_utf8_lossy(&stderr).into_owned())
}

const PLAIN: [&str; 8] = ["--methods", "push", "--methods", "pop", "--methods", "isEmpty", "--values", "1,null"];

#[test]
fn the_text_has_depths_methods_and_branches() {
    let dir = folder("text");
    let args = [&PLAIN[..], &["--expect", "NoSuchElementException", "--depth", "2", "p/Stack.java"]].concat();
    let (status, text, errors) = jaunt(&dir, &args);
    assert_eq!(status, Some(0), "{text} {errors}");
    for wanted in [
        "  depth  new states  growth  expanded  executions\n      0           1                 1           4\n",
        "      1           2    x2.0         2           8\n",
        "  method        calls  changed it  returned or threw\n",
        "  isEmpty()         3           0  false (2), true (1)\n",
        "1 (1), null (1); threw java.util.NoSuchElementException (1)",
        "  branches: 4 of 4 taken (100 %) in the methods that were reached; the class has 8\n    no branch was reached in turn\n",
    ] {
        assert!(text.contains(wanted), "{wanted:?} in\n{text}");
    }
    let (_, quiet, _) = jaunt(&dir, &[&["--quiet"], &args[..]].concat());
    assert_eq!(quiet.lines().count(), 1, "{quiet}");
    let (_, text, _) = jaunt(&dir, &[&["--coverage", "off"], &args[..]].concat());
    assert!(!text.contains("branches"), "{text}");
}

#[test]
fn overloads_are_methods_of_their_own() {
    let dir = folder("overloads");
    let text = "public class Cov { int n; public int f(int a) { if (a > 0) n = 1; return n; }
        public int f(int a, int b) { if (a > 0) n = 2; if (b > 0) n = 3; if (a > b) n = 4; return n; } }";
    std::fs::write(dir.join("Cov.java"), text).expect("target is writable");
    let (status, text, errors) = jaunt(&dir, &["--methods", "f(int)", "--values", "0..1", "Cov.java"]);
    assert_eq!(status, Some(0), "{text} {errors}");
    assert!(text.contains("branches: 2 of 2 taken (100 %) in the methods that were reached; the class has 8\n"), "{text}");
}

#[test]
fn json_has_the_same_numbers() {
    let dir = folder("json");
    let args = [&PLAIN[..], &["--expect", "NoSuchElementException", "--depth", "2", "--format", "json", "p/Stack.java"]].concat();
    let (_, text, _) = jaunt(&dir, &args);
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(json["depths"][1]["growth"], 2.0);
    assert_eq!(json["coverage"]["taken"], 4);
    assert_eq!(json["coverage"]["all"], 8);
    assert_eq!(json["coverage"]["branches"][0]["file"], "Stack.java");
    let methods = json["methods"].as_array().expect("methods");
    let pop = methods.iter().find(|m| m["method"] == "pop()").expect("pop");
    assert_eq!(pop["values"].as_array().map(Vec::len), Some(2));
    assert_eq!(pop["threw"][0]["count"], 1);
    let states: u64 = json["depths"].as_array().expect("depths").iter().filter_map(|d| d["states"].as_u64()).sum();
    assert_eq!(json["stats"]["states"], states);
}

#[test]
fn a_failing_sequence_is_code_that_compiles() {
    let dir = folder("code");
    let (status, text, _) = jaunt(&dir, &["--methods", "turn", "--format", "json", "p/Stack.java"]);
    assert_eq!(status, Some(1));
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let violation = &json["violations"][0];
    assert_eq!(violation["sequence"], serde_json::json!(["new Stack()", "turn(p.Stack.Kind.B)", "turn(p.Stack.Kind.A)"]));
    let code = violation["code"].as_str().expect("code");
    assert_eq!(
        code,
        "p.Stack s = new p.Stack();\ns.turn(p.Stack.Kind.B);\ns.turn(p.Stack.Kind.A); // throws java.lang.IllegalStateException: no way <back>"
    );
    let (_, text, _) = jaunt(&dir, &["--methods", "turn", "p/Stack.java"]);
    assert!(text.contains(&code.lines().map(|line| format!("    {line}\n")).collect::<String>()), "{text}");
    // Pasted into a program of the same package, since the enum is not public.
    let program = format!("package p;\npublic class Pasted {{ public static void main(String[] a) {{\n{code}\n}} }}\n");
    std::fs::write(dir.join("p/Pasted.java"), program).expect("target is writable");
    let mut javac = Command::new(jaunt_testkit::jdk_tool("javac"));
    let done = run(javac.args(["-d", "out", "p/Stack.java", "p/Pasted.java"]).current_dir(&dir), Duration::from_secs(60));
    assert_eq!(done.status, Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    let mut java = Command::new(jaunt_testkit::jdk_tool("java"));
    let done = run(java.args(["-cp", "out", "p.Pasted"]).current_dir(&dir), Duration::from_secs(60));
    assert!(String::from_utf8_lossy(&done.stderr).contains("IllegalStateException: no way <back>"));
}

/// Every tag is closed where it should be, and text has no letter that XML does not allow.
fn assert_xml(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let (before, tag) = (&rest[..at], &rest[at + 1..]);
        assert!(!before.contains('>') || open.last() == Some(&"style"), "{before}");
        let end = tag.find('>').expect("a tag ends");
        let (inside, after) = (&tag[..end], &tag[end + 1..]);
        rest = after;
        if let Some(name) = inside.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{text}");
        } else if !inside.ends_with('/') {
            open.push(inside.split_whitespace().next().expect("a name"));
        }
    }
    assert!(open.is_empty(), "{open:?}");
    assert!(text.chars().all(|c| !c.is_control() || c == '\n'), "a control character");
    let entity = |part: &str| ["amp;", "lt;", "gt;", "quot;"].iter().any(|e| part.starts_with(e));
    assert!(text.split('&').skip(1).all(entity), "{text}");
}

#[test]
fn pictures_are_well_formed() {
    let dir = folder("pictures");
    let args = [
        &PLAIN[..],
        &["--methods", "turn", "--expect", "NoSuchElementException", "--depth", "3", "--report", "out", "p/Stack.java"],
    ];
    let (status, text, errors) = jaunt(&dir, &args.concat());
    assert_eq!(status, Some(1), "{text} {errors}");
    assert!(text.contains(" pictures in out/index.html\n"), "{text}");
    let out = dir.join("out");
    for name in ["states", "state-0", "failure-1-before", "failure-1-after"] {
        assert!(out.join(format!("{name}.svg")).exists() && out.join(format!("{name}.dot")).exists(), "{name}");
    }
    let svgs = files(&out, "svg");
    assert!(svgs.len() > 10);
    for file in svgs {
        assert_xml(&std::fs::read_to_string(file).expect("a picture"));
    }
    for file in files(&out, "dot") {
        let done = run(Command::new("dot").arg("-Tplain").arg(&file), Duration::from_secs(60));
        assert_eq!((done.status, String::from_utf8_lossy(&done.stderr).as_ref()), (Some(0), ""), "{}", file.display());
        if file.ends_with("states.dot") {
            // Graphviz has read as many states as there are.
            let plain = String::from_utf8_lossy(&done.stdout).into_owned();
            let svg = std::fs::read_to_string(out.join("states.svg")).expect("a picture");
            assert_eq!(plain.lines().filter(|l| l.starts_with("node ")).count(), svg.matches("<circle").count());
        }
    }
    let first = std::fs::read_to_string(out.join("state-0.svg")).expect("a picture");
    for wanted in ["top = null", "kind = A", "mark = '&lt;'", "int[3]", ">0 0 0<", "Object[2]", "&lt;tag&gt;"] {
        assert!(first.contains(wanted), "{wanted}: {first}");
    }
    let page = std::fs::read_to_string(out.join("index.html")).expect("a page");
    for wanted in ["failure-1-after.svg", "data=\"states.svg\"", "no way &lt;back&gt;"] {
        assert!(page.contains(wanted), "{wanted}");
    }
}

#[test]
fn only_the_states_that_are_named_are_drawn() {
    let dir = folder("show");
    let args =
        [&PLAIN[..], &["--expect", "NoSuchElementException", "--depth", "3", "--report", "out", "--show", "2", "p/Stack.java"]];
    let (status, _, errors) = jaunt(&dir, &args.concat());
    assert_eq!(status, Some(0), "{errors}");
    let out = dir.join("out");
    assert!(out.join("state-2.svg").exists() && !out.join("state-1.svg").exists());
    let (status, _, errors) = jaunt(&dir, &["--show", "2", "p/Stack.java"]);
    assert_eq!(status, Some(2));
    assert!(errors.contains("--report"), "{errors}");
    // Too many states for one picture: that is said, and the rest is drawn.
    let args = [
        "--methods",
        "push",
        "--methods",
        "pop",
        "--values",
        "1..6",
        "--expect",
        "NoSuchElementException",
        "--depth",
        "4",
        "--report",
        "many",
        "p/Stack.java",
    ];
    assert_eq!(jaunt(&dir, &args).0, Some(0));
    assert!(!dir.join("many/states.svg").exists());
    let page = std::fs::read_to_string(dir.join("many/index.html")).expect("a page");
    assert!(page.contains("There is no picture of the state space") && page.contains("<p>50 of "), "{page}");
}

#[test]
fn a_file_holds_the_options() {
    let dir = folder("settings");
    let file = "[explore]\nmethods = [\"push\", \"pop\"]\nvalues = \"1,2\"\nexpect = \"java.util.NoSuchElementException\"\ndepth = 2\ncoverage = false\nformat = \"json\"\n";
    std::fs::write(dir.join("jaunt.toml"), file).expect("target is writable");
    let (status, text, errors) = jaunt(&dir, &["p/Stack.java"]);
    assert_eq!(status, Some(0), "{errors}");
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&json["depth"], &json["calls"], &json["coverage"]), (&2.into(), &3.into(), &serde_json::Value::Null));
    // What is said on the command line counts.
    let (_, text, _) = jaunt(&dir, &["--depth", "1", "--methods", "push", "p/Stack.java"]);
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&json["depth"], &json["calls"]), (&1.into(), &2.into()));
    std::fs::write(dir.join("jaunt.toml"), "[explore]\n\ndepht = 2\n").expect("target is writable");
    let (status, _, errors) = jaunt(&dir, &["p/Stack.java"]);
    assert_eq!(status, Some(2));
    assert!(errors.contains("jaunt.toml:3: unknown option 'depht'; the nearest is 'depth'"), "{errors}");
}

#[test]
fn ctrl_c_ends_with_what_is_known() {
    let dir = folder("signal");
    let args = [
        "explore",
        "--methods",
        "push",
        "--values",
        "1..9",
        "--depth",
        "40",
        "--format",
        "json",
        "--emit-tests",
        "out",
        "--cover",
        "states",
    ];
    // The class is compiled once, and then kept: what is interrupted below is the exploration, on a slow machine too.
    let compiled = ["explore", "--methods", "push", "--values", "1", "--depth", "1", "p/Stack.java"];
    run(Command::new(env!("CARGO_BIN_EXE_jaunt")).args(compiled).current_dir(&dir), Duration::from_secs(60));
    let mut command = Command::new(env!("CARGO_BIN_EXE_jaunt"));
    command.args(args).arg("p/Stack.java").current_dir(&dir).stdout(std::process::Stdio::piped());
    let child = command.spawn().expect("jaunt starts");
    std::thread::sleep(Duration::from_secs(3));
    let asked = run(Command::new("kill").args(["-INT", &child.id().to_string()]), Duration::from_secs(10));
    assert_eq!(asked.status, Some(0));
    let done = child.wait_with_output().expect("it ends");
    assert_eq!(done.status.code(), Some(3));
    let json: serde_json::Value = serde_json::from_slice(&done.stdout).expect("JSON");
    assert_eq!(json["verdict"], "incomplete");
    assert!(json["stats"]["states"].as_u64().is_some_and(|n| n > 1), "{json}");
    assert!(json["reason"].as_str().is_some_and(|r| r.contains("Ctrl-C") || r.contains("interrupt")), "{}", json["reason"]);
}
