//! Tests that `explore` writes: they compile, fail on the bug and pass without it.

use jaunt_testkit::{Outcome, compile, jdk_tool, root, run};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

fn jars(names: &[&str]) -> String {
    let paths: Vec<String> = names.iter().map(|name| format!("/usr/share/java/{name}.jar")).collect();
    for path in &paths {
        assert!(Path::new(path).exists(), "{path} is missing: make setup installs it");
    }
    paths.join(":")
}

/// JUnit 5 with what runs it, and JUnit 4 for old tests.
fn five() -> String {
    jars(&[
        "junit-jupiter-api",
        "junit-jupiter-engine",
        "junit-platform-commons",
        "junit-platform-engine",
        "junit-platform-launcher",
        "junit-platform-reporting",
        "junit-platform-console",
        "opentest4j",
        "opentest4j-reporting-events",
        "opentest4j-reporting-schema",
        "apiguardian-api",
        "univocity-parsers",
        "picocli",
    ])
}

fn four() -> String {
    jars(&["junit4", "hamcrest"])
}

fn empty(name: &str) -> PathBuf {
    let folder = root().join("target/explore-junit").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("target is writable");
    folder
}

fn sources(folders: &[&str]) -> Vec<PathBuf> {
    let read = |name: &&str| std::fs::read_dir(root().join("subjects/explore").join(name)).expect("subjects");
    let files = folders.iter().flat_map(read).flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|e| e == "java")).collect();
    files.sort();
    files
}

fn jaunt(args: &[&str]) -> (Option<i32>, String, String) {
    let Outcome { stdout, stderr, status } =
        run(Command::new(env!("CARGO_BIN_EXE_jaunt")).arg("explore").args(args), Duration::from_secs(120));
    (status, String::from_utf8_lossy(&stdout).into_owned(), String::from_utf8_lossy(&stderr).into_owned())
}

/// Compiles tests without a warning.
fn compiled(tests: &Path, classes: &str, junit: &str) -> PathBuf {
    let out = tests.join("classes");
    std::fs::create_dir_all(&out).expect("target is writable");
    let mut javac = Command::new(jdk_tool("javac"));
    javac
        .args(["-Xlint:all,-classfile,-path", "-Werror", "-encoding", "UTF-8", "-cp", &format!("{classes}:{junit}"), "-d"])
        .arg(&out);
    let done = run(javac.args(jaunt_testkit::files(tests, "java")), Duration::from_secs(120));
    assert_eq!(done.status, Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    out
}

/// Runs all tests in a folder with JUnit 5. How many succeeded and failed.
fn run_five(classes: &str, tests: &Path) -> (usize, usize, String) {
    let mut java = Command::new(jdk_tool("java"));
    java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", &format!("{}:{classes}:{}", tests.display(), five())]);
    java.args(["org.junit.platform.console.ConsoleLauncher", "--disable-banner", "--details=tree", "--disable-ansi-colors"]);
    java.arg(format!("--scan-classpath={}", tests.display()));
    let done = run(&mut java, Duration::from_secs(120));
    let text = format!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    let number = |what: &str| {
        let line = text.lines().find(|line| line.contains(what)).unwrap_or_else(|| panic!("no {what}: {text}"));
        line.split(|c: char| !c.is_ascii_digit()).find_map(|n| n.parse().ok()).expect("a number")
    };
    (number("tests successful"), number("tests failed"), text)
}

/// All seeded bugs: what to explore, and what shows it, if that is an oracle.
const SEEDED: &[(&str, &str, &str)] = &[
    ("AvlTree", "add remove", ""),
    ("BinHeap", "insert extractMin", ""),
    ("Bst", "add remove", ""),
    ("Deque", "addLast remove", ""),
    ("DisjSet", "union find", "--oracle-cp FIXED --values 0..4"),
    ("FibHeap", "insert removeMin", ""),
    ("GrowingRing", "offer poll", "--oracle java.util.ArrayDeque"),
    ("HeapArray", "insert extractMax", ""),
    ("IntervalSet", "add remove contains", ""),
    ("LruCache", "put get remove", ""),
    ("MinStack", "push pop min", "--oracle-cp FIXED --expect java.util.NoSuchElementException"),
    ("ProbingSet", "add remove", ""),
    ("QueueTwoStacks", "enqueue dequeue", "--oracle-cp FIXED"),
    ("RedBlackMap", "put remove", ""),
    ("SizedList", "add remove size", ""),
    ("Trie", "add isWord", "--oracle-cp FIXED --values String=a,b,c"),
    ("UbStack", "push pop", ""),
];

#[test]
fn a_test_of_a_failure_fails_on_the_bug_and_passes_without_it() {
    let fixed = compile("explore-junit-fixed", &sources(&[".", "aodv", "bugs/fixed"]), "");
    let seeded = compile("explore-junit-seeded", &sources(&["bugs/seeded"]), fixed.to_str().expect("UTF-8"));
    let (fixed, with_bugs) = (fixed.display().to_string(), format!("{}:{}", seeded.display(), fixed.display()));
    let tests = empty("failures");
    let folder = tests.to_str().expect("UTF-8");
    for (class, methods, more) in SEEDED {
        let mut args = vec!["-cp", &with_bugs, "--depth", "7", "--emit-tests", folder, "--format", "json"];
        args.extend(more.split_whitespace().map(|word| if word == "FIXED" { fixed.as_str() } else { word }));
        if !more.contains("--values") {
            args.extend(["--values", "1..5"]);
        }
        args.extend(methods.split(' ').flat_map(|method| ["--methods", method]));
        args.push(class);
        let (status, json, _) = jaunt(&args);
        assert_eq!(status, Some(1), "{class}: {json}");
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(json["tests"]["cover"], "failures");
        assert_eq!(json["tests"]["tests"], 1);
        // The code of the report is the code of the test.
        let written = std::fs::read_to_string(json["tests"]["file"].as_str().expect("a file")).expect("a test");
        let code = json["violations"][0]["code"].as_str().expect("code");
        let first = code.lines().next().expect("a line");
        assert!(written.contains(first), "{class}: {first} in {written}");
    }
    let classes = compiled(&tests, &with_bugs, &five());
    let (passed, failed, text) = run_five(&with_bugs, &classes);
    assert_eq!((passed, failed), (0, SEEDED.len()), "with the bugs: {text}");
    let (passed, failed, text) = run_five(&fixed, &classes);
    assert_eq!((passed, failed), (SEEDED.len(), 0), "without the bugs: {text}");
}

/// Everything that a test must be careful with.
const TRICKY: &str = r#"package com.acme.tricky;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

class Tricky {
    enum Mood { GOOD, BAD { @Override public String toString() { return "bad"; } } }

    static class Checked extends IOException {
        private static final long serialVersionUID = 1;
        Checked(String message) { super(message); }
    }

    private static class Hidden extends IllegalStateException {
        private static final long serialVersionUID = 1;
    }

    static class Box<T extends Comparable<T>> {
        private T last;
        private int count;
        private Mood mood = Mood.GOOD;
        private String text = "";

        public T put(T value) { T old = last; last = value; if (count < 3) count++; return old; }
        public <R> R same(R value) { return value; }
        public Box<T> self() { return this; }
        public Mood turn(Mood to) { Mood old = mood; mood = to; return old; }
        public String say(String word) { String old = text; text = word; return old; }
        public char sign(char c) { return c == 'a' ? '\'' : c == 'b' ? '\n' : c == 'c' ? '\uffff' : '\\'; }
        public long big(long n) { return n * Long.MAX_VALUE; }
        public double half(double x) { return x / 0; }
        public float third(float x) { return x / 3; }
        public byte small() { return (byte) -count; }
        public short middle() { return (short) count; }
        public int[] ints() { return new int[] {count, -count}; }
        public Object array() { return new double[] {count, 0.5}; }
        public float[] floats() { return new float[] {count, Float.NaN}; }
        public String[] words() { return new String[] {text, null, "a\"\\u\n\u0000\u00e9\ud83d"}; }
        public List<Integer> list() { return Arrays.asList(count); }
        public Integer boxed() { return count; }
        public Long longer() { return (long) count; }
        public Object any() { return count == 0 ? null : Character.valueOf('x'); }
        public void checked(boolean fails) throws IOException { if (fails) throw new Checked("*/ \\users \u001b"); }
        public void hidden() { throw new Hidden(); }
        public boolean truth() { return count > 0; }
        public int over(Object o) { return 1; }
        public int over(String s) { return 2; }
        public int identity() { return System.identityHashCode(this); }
        public void asserted() { assert count < 1 : "one"; }
        private boolean repOk() { return count < 3; }
    }
}
"#;

#[test]
fn tests_compile_and_pass_whatever_the_class_is_like() {
    let folder = empty("tricky");
    std::fs::write(folder.join("Tricky.java"), TRICKY).expect("target is writable");
    let classes = compile("explore-junit-tricky", &[folder.join("Tricky.java")], "");
    let classes = classes.to_str().expect("UTF-8");
    let names = [
        &["put", "same", "self", "turn", "say", "sign", "big", "over"][..],
        &["put", "half", "third", "small", "middle", "ints", "array", "floats"],
        &["put", "words", "list", "boxed", "longer", "any", "checked", "hidden", "truth"],
        &["put", "identity"],
    ];
    for (at, methods) in names.iter().enumerate() {
        for (junit, cover) in [("5", "states"), ("4", "states"), ("5", "branches"), ("4", "branches")] {
            let tests = empty(&format!("tricky-{at}-{junit}-{cover}"));
            let mut args =
                vec!["-cp", classes, "--emit-tests", tests.to_str().expect("UTF-8"), "--cover", cover, "--junit", junit];
            for values in ["-1..1", "String=a,null", "char=a..d", "Comparable=1,2", "Object=x,null", "double=-1,0,1", "long=1,-2"]
            {
                args.extend(["--values", values]);
            }
            args.extend(["--expect", "java.io.IOException", "--expect", "IllegalStateException", "--depth", "2"]);
            args.extend(methods.iter().flat_map(|method| ["--methods", method]));
            args.push("com.acme.tricky.Tricky$Box");
            let (status, report, errors) = jaunt(&args);
            assert_eq!(status, Some(0), "{report} {errors}");
            assert!(tests.join("com/acme/tricky/TrickyBoxExploredTest.java").exists(), "{report}");
            if junit == "5" {
                let compiled = compiled(&tests, classes, &five());
                let (passed, failed, text) = run_five(classes, &compiled);
                assert!(passed > 0 && failed == 0, "{methods:?}: {text}");
                continue;
            }
            let compiled = compiled(&tests, classes, &four());
            let mut java = Command::new(jdk_tool("java"));
            java.args(["-cp", &format!("{}:{classes}:{}", compiled.display(), four()), "org.junit.runner.JUnitCore"]);
            let done = run(java.arg("com.acme.tricky.TrickyBoxExploredTest"), Duration::from_secs(120));
            let text = String::from_utf8_lossy(&done.stdout).into_owned();
            assert!(done.status == Some(0) && text.contains("OK ("), "{methods:?}: {text}");
        }
    }
}

/// A private invariant, an assertion, an exception; where other exceptions are expected. Each fails under plain `java`.
#[test]
fn every_kind_of_failure_fails_under_plain_java() {
    let folder = empty("kinds");
    std::fs::write(folder.join("Tricky.java"), TRICKY).expect("target is writable");
    let classes = compile("explore-junit-tricky", &[folder.join("Tricky.java")], "");
    let classes = classes.to_str().expect("UTF-8");
    for (at, (methods, wanted)) in [
        (["put", "truth"], "assertTrue(holds(b))"),
        (["put", "asserted"], "setDefaultAssertionStatus(true)"),
        (["checked", "truth"], "b.checked(true);"),
        (["hidden", "truth"], "b.hidden();"),
    ]
    .iter()
    .enumerate()
    {
        for expected in [None, Some("java.lang.ArithmeticException")] {
            let tests = empty(&format!("kinds-{at}-{}", expected.is_some()));
            let mut args = vec!["-cp", classes, "--emit-tests", tests.to_str().expect("UTF-8"), "--values", "Comparable=1"];
            args.extend(methods.iter().flat_map(|method| ["--methods", method]));
            args.extend(expected.iter().flat_map(|class| ["--expect", class]));
            args.push("com.acme.tricky.Tricky$Box");
            let (status, report, errors) = jaunt(&args);
            assert_eq!(status, Some(1), "{report} {errors}");
            let text = std::fs::read_to_string(tests.join("com/acme/tricky/TrickyBoxExploredTest.java")).expect("a test");
            let wanted = if expected.is_some() { wanted.trim_end_matches(';') } else { wanted };
            assert!(text.contains(wanted), "{wanted}: {text}");
            let compiled = compiled(&tests, classes, &five());
            let (passed, failed, text) = run_five(classes, &compiled);
            assert_eq!((passed, failed), (0, 1), "{methods:?}: {text}");
        }
    }
}

#[test]
fn what_is_not_ours_is_not_overwritten() {
    let folder = empty("kept");
    std::fs::write(folder.join("Kept.java"), "public class Kept { public int n() { return 1; } }").expect("target is writable");
    let file = folder.join("KeptExploredTest.java");
    let source = folder.join("Kept.java");
    let emit = |more: &[&str]| {
        let all = [more, &["--emit-tests", folder.to_str().expect("UTF-8"), source.to_str().expect("UTF-8")]].concat();
        jaunt(&all)
    };
    let (status, report, _) = emit(&["--cover", "branches"]);
    assert_eq!(status, Some(0), "{report}");
    assert!(report.contains("no tests were written: no branch of the class was noted") && !file.exists(), "{report}");
    std::fs::write(&file, "mine").expect("target is writable");
    let (status, _, errors) = emit(&[]);
    assert_eq!(status, Some(2));
    assert!(errors.contains("was not written by jaunt"), "{errors}");
    std::fs::remove_file(&file).expect("it is there");
    assert_eq!(emit(&[]).0, Some(0));
    let first = std::fs::read_to_string(&file).expect("a test");
    assert!(first.contains("assertEquals(1, k.n());"), "{first}");
    assert_eq!(emit(&[]).0, Some(0));
    assert_eq!(std::fs::read_to_string(&file).expect("a test"), first);
}

const LAWS: &str = "public class Laws implements Comparable<Laws> {
    int n;
    public void up() { n++; }
    @Override public boolean equals(Object o) { return o instanceof Laws && ((Laws) o).n >= n; }
    @Override public int hashCode() { return n; }
    @Override public int compareTo(Laws o) { return 1; }
}
";

const LOSSY: &str = "import java.util.*;
public class Lossy extends AbstractSet<Integer> {
    private final List<Integer> list = new ArrayList<>();
    @Override public boolean add(Integer n) {
        if (list.contains(n)) return false;
        return n == 2 && !list.isEmpty() || list.add(n);
    }
    @Override public Iterator<Integer> iterator() { return list.iterator(); }
    @Override public int size() { return list.size(); }
}
";

/// Laws of `equals` and the like, and what an oracle holds or returns.
#[test]
fn laws_and_oracles_are_asserted() {
    let folder = empty("laws");
    for (class, text) in [("Laws", LAWS), ("Lossy", LOSSY)] {
        std::fs::write(folder.join(format!("{class}.java")), text).expect("target is writable");
    }
    let classes = compile("explore-junit-laws", &[folder.join("Laws.java"), folder.join("Lossy.java")], "");
    let classes = classes.to_str().expect("UTF-8");
    let cases: [(&[&str], &[&str]); 2] = [
        (
            &["--methods", "up", "Laws"],
            &["assertTrue(a.equals(b) == b.equals(a));", "a.hashCode() == b.hashCode());", "a.compareTo(b)"],
        ),
        (
            &["--methods", "add", "--methods", "size", "--values", "1..2", "--oracle", "java.util.HashSet", "Lossy"],
            &[
                "oracle.add(Integer.valueOf(2));\n        assertEquals(oracle, l);",
                "l.add(Integer.valueOf(2));\n        assertEquals(2, l.size());",
            ],
        ),
    ];
    for (at, (more, wanted)) in cases.iter().enumerate() {
        for junit in ["5", "4"] {
            let tests = empty(&format!("laws-{at}-{junit}"));
            let mut args = vec!["-cp", classes, "--depth", "3", "--all-errors", "--junit", junit, "--emit-tests"];
            args.push(tests.to_str().expect("UTF-8"));
            args.extend(*more);
            let (status, report, errors) = jaunt(&args);
            assert_eq!(status, Some(1), "{report} {errors}");
            let class = more.last().expect("a class");
            let text = std::fs::read_to_string(tests.join(format!("{class}ExploredTest.java"))).expect("a test");
            for wanted in *wanted {
                assert!(text.contains(wanted), "{wanted}: {text}");
            }
            let path = if junit == "5" { five() } else { four() };
            let compiled = compiled(&tests, classes, &path);
            if junit == "5" {
                let (passed, failed, text) = run_five(classes, &compiled);
                assert_eq!((passed, failed), (0, wanted.len()), "{text}");
            }
        }
    }
}

const BESIDE: &str = "import java.util.*;
public class NAME {
    int n;
    public void up() { if (n < 2) n++; }
    public void put(int v) { if (THROWS) throw new IllegalStateException(); }
    public int[] pair() { return new int[] {n, SECOND}; }
    public Object[] things() { return new Object[] {List.of(n + SECOND)}; }
    public int at(int i) { throw new EXCEPTION(); }
}
";

/// What an oracle does is asserted: that it returns, that it throws this and nothing special, the elements of its arrays. What there is no expression for is left out, and that is said.
#[test]
fn a_test_of_an_oracle_fails_or_is_left_out() {
    let folder = empty("beside");
    let class = |name: &str, throws: &str, second: &str, exception: &str| {
        let text = BESIDE.replace("NAME", name).replace("THROWS", throws).replace("SECOND", second);
        let file = folder.join(format!("{name}.java"));
        std::fs::write(&file, text.replace("EXCEPTION", exception)).expect("target is writable");
        file
    };
    let files = [
        class("Ours", "v == 1", "0", "ArrayIndexOutOfBoundsException"),
        class("Theirs", "v == 3", "n", "IndexOutOfBoundsException"),
    ];
    let classes = compile("explore-junit-beside", &files, "");
    let classes = classes.to_str().expect("UTF-8");
    for junit in ["5", "4"] {
        let tests = empty(&format!("beside-{junit}"));
        let out = tests.to_str().expect("UTF-8");
        let (status, report, errors) = jaunt(&[
            "-cp",
            classes,
            "--values",
            "1",
            "--depth",
            "2",
            "--all-errors",
            "--oracle",
            "Theirs",
            "--junit",
            junit,
            "--emit-tests",
            out,
            "Ours",
        ]);
        assert_eq!(status, Some(1), "{report} {errors}");
        assert!(report.contains("put(1) throws java.lang.IllegalStateException, and the oracle's returns\n"), "{report}");
        assert!(report.contains("; 1 more are left out"), "{report}");
        let text = std::fs::read_to_string(tests.join("OursExploredTest.java")).expect("a test");
        for wanted in [
            "        o.put(1);\n    }",
            "assertArrayEquals(new int[] {1, 1}, (int[]) o.pair());",
            "assertEquals(java.lang.IndexOutOfBoundsException.class, assertThrows(java.lang.IndexOutOfBoundsException.class, () -> o.at(1)).getClass());",
            "// 1 more violations are left out",
        ] {
            assert!(text.contains(wanted), "{wanted}: {text}");
        }
        assert!(!text.contains("things"), "{text}");
        let compiled = compiled(&tests, classes, &if junit == "5" { five() } else { four() });
        if junit == "5" {
            let (passed, failed, text) = run_five(classes, &compiled);
            assert_eq!((passed, failed), (0, 3), "{text}");
        }
    }
}
