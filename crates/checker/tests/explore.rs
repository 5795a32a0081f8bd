//! Exploring objects: the numbers of the dissertation, a plain explorer under `java`, seeded bugs.

mod common;

use jaunt_checker::exploring::{Compare, Exploration, Property, Reason, Spec, Watch};
use jaunt_checker::{Machine, MachineError, Options, StopReason, closed};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_testkit::{compile, files, jdk_tool, root, run};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

struct Endless;

impl Watch for Endless {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        None
    }
}

fn folder(names: &[&str]) -> Vec<PathBuf> {
    names
        .iter()
        .flat_map(|name| std::fs::read_dir(root().join("subjects/explore").join(name)).expect("subjects"))
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == "java"))
        .collect()
}

fn sorted(mut list: Vec<PathBuf>) -> Vec<PathBuf> {
    list.sort();
    list
}

/// The subjects, without bugs.
fn subjects() -> PathBuf {
    compile("explore-subjects", &sorted(folder(&[".", "aodv", "bugs/fixed"])), "")
}

fn explore(classes: &str, spec: &Spec) -> Result<Exploration, MachineError> {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    let jdk = Jdk::find(None, home.as_deref(), path.as_deref()).expect("a JDK");
    let class_path = ClassPath::parse(classes.as_ref(), jdk.feature()).expect("a class path");
    let options = Options { assertions: true, platform: closed::platform(), ..Options::default() };
    let mut machine = Machine::start_exploring(&jdk, class_path, options)?;
    machine.explore(spec, Compare::Changed, &mut Endless)
}

/// `add:1..5 remove:1..5 pop`: methods with the values of their parameters, as [`spec_of`] and `PlainExplorer` read them.
fn spec_of(class: &str, depth: u32, calls: &str) -> Spec {
    let mut spec = Spec { class: class.to_string(), depth, expected: vec!["java.lang.Throwable".to_string()], ..Spec::default() };
    for call in calls.split_whitespace() {
        let (method, values) = call.split_once(':').unwrap_or((call, ""));
        spec.methods.push(method.to_string());
        for (at, list) in values.split(';').filter(|l| !l.is_empty()).enumerate() {
            spec.values.push(format!("{method}:{}={list}", at + 1));
        }
    }
    spec
}

fn done(classes: &str, spec: &Spec) -> Exploration {
    let result = explore(classes, spec).unwrap_or_else(|e| panic!("{}: {e:?}", spec.class));
    assert!(
        result.reason.is_none() && result.violations.is_empty(),
        "{}: {:?} {:?}",
        spec.class,
        result.reason,
        result.violations
    );
    let by_depth: u64 = result.depths.iter().map(|d| d.states).sum();
    assert_eq!(by_depth, result.states);
    assert_eq!(result.executions, result.standard_executions + result.constructors as u64);
    result
}

/// Class, bound, calls; the states found and those expanded, as far as the dissertation says (Tables 3.2 and 4.1; 0: it does not).
const NUMBERS: &[(&str, u32, &str, u64, u64)] = &[
    ("Bst", 5, "add:1..5 remove:1..5", 188, 0),
    ("Bst", 8, "add:1..8 remove:1..8", 12235, 0),
    ("RedBlackMap", 7, "put:1..7;0 remove:1..7 get:1..7", 537, 0),
    ("RedBlackMap", 9, "put:1..9;0 remove:1..9 get:1..9", 4709, 0),
    ("java.util.TreeMap", 8, "put:1..8;0 remove(Object):1..8 get:1..8", 1613, 0),
    ("java.util.LinkedList", 6, "add(Object):1..6 removeLast contains:1..6", 55987, 0),
    ("DisjSet", 6, "union:0..4;0..4 find:0..4", 516, 0),
    ("Trie", 5, "add:a,ab,abc,b,ba isWord:a,ab,abc,b,ba isProperPrefix:a,ab,abc,b,ba", 32, 0),
    ("UbStack", 7, "push:1..7 pop", 27455, 0),
    ("Stack", 6, "push:1..6 pop", 0, 9331),
    ("QueueTwoStacks", 6, "enqueue:1..6 dequeue", 0, 10057),
    ("Deque", 8, "addLast:1..8 remove:1..8", 0, 69281),
    ("HeapArray", 8, "insert:1..8 extractMax", 0, 97092),
    ("BinHeap", 7, "insert:1..7 delete:1..7", 0, 16864),
    ("FibHeap", 6, "insert:1..6 removeMin", 0, 3003),
];

#[test]
fn the_numbers_of_states_are_those_of_the_dissertation() {
    let classes = subjects();
    for &(class, bound, calls, found, expanded) in NUMBERS {
        let spec = Spec { check_built: bound < 7, ..spec_of(class, bound, calls) };
        let result = done(classes.to_str().expect("UTF-8"), &spec);
        assert!(found == 0 || result.states == found, "{class} {bound}: {} found, {found} in the paper", result.states);
        assert!(
            expanded == 0 || result.expanded == expanded,
            "{class} {bound}: {} expanded, {expanded} in the paper",
            result.expanded
        );
    }
}

/// Without comparing states after calls that wrote nothing, and with it.
#[test]
fn calls_that_wrote_nothing_lead_back_to_their_state() {
    let classes = subjects();
    for (class, calls) in [("Bst", "add:1..5 remove:1..5"), ("java.util.ArrayDeque", "addFirst:1..3 pollLast contains:1..3 size")]
    {
        let spec = spec_of(class, 5, calls);
        let changed = done(classes.to_str().expect("UTF-8"), &spec);
        let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
        let jdk = Jdk::find(None, home.as_deref(), path.as_deref()).expect("a JDK");
        let class_path = ClassPath::parse(classes.as_os_str(), jdk.feature()).expect("a class path");
        let options = Options { assertions: true, platform: closed::platform(), ..Options::default() };
        let mut machine = Machine::start_exploring(&jdk, class_path, options).expect("a machine");
        let all = machine.explore(&spec, Compare::All, &mut Endless).expect("explored");
        assert_eq!((all.states, all.revisited, all.digest), (changed.states, changed.revisited, changed.digest), "{class}");
    }
}

/// Classes that the plain explorer is asked about too.
const COMPARED: &[(&str, u32, &str)] = &[
    ("Bst", 6, "add:1..5 remove:1..5"),
    ("FileSystem", 3, "createDirectory:0..5;1..2 createFile:0..5;1..2"),
    ("java.util.ArrayList", 4, "add(Object):1..3 remove(int):0..2 add(int,Object):0..1;1..2 clear"),
    ("java.util.ArrayDeque", 4, "addFirst:1..3 addLast:1..3 pollFirst pollLast"),
    ("java.util.HashMap", 4, "put:1..4;0..1 remove(Object):1..4 clear"),
    ("java.util.LinkedHashMap", 4, "put:1..4;0..1 remove(Object):1..4 get:1..4"),
    ("java.util.HashSet", 4, "add:a,b,c remove:a,b,c"),
    ("java.util.TreeSet", 5, "add:1..5 remove:1..5 pollFirst"),
    ("java.util.PriorityQueue", 4, "add:1..4 poll remove(Object):1..4"),
    ("java.util.Vector", 4, "addElement:1..3 removeElement:1..3 elementAt:0..3"),
    ("java.util.Stack", 4, "push:1..3 pop peek"),
    ("java.util.BitSet", 4, "set(int):0..5 clear(int):0..5 flip(int):0..5"),
    ("java.util.IdentityHashMap", 0, "clear"),
    ("java.util.LinkedHashSet", 4, "add:1..4 remove:1..4"),
];

#[test]
fn a_plain_explorer_under_java_finds_the_same() {
    let classes = subjects();
    let plain = compile("explore-replay", &sorted(folder(&["replay"])), "");
    for &(class, depth, calls) in COMPARED {
        let ours = done(classes.to_str().expect("UTF-8"), &spec_of(class, depth, calls));
        let mut java = Command::new(jdk_tool("java"));
        java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--add-opens", "java.base/java.util=ALL-UNNAMED", "-cp"]);
        java.arg(format!("{}:{}", plain.display(), classes.display())).arg("PlainExplorer").arg(class).arg(depth.to_string());
        java.args(calls.split_whitespace());
        let outcome = run(&mut java, Duration::from_secs(120));
        let text = String::from_utf8_lossy(&outcome.stdout).into_owned();
        let number = |name: &str| -> Option<u64> {
            let (_, rest) = text.split_once(&format!("{name}="))?;
            rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
        };
        let theirs = (number("found"), number("expanded"));
        let why = String::from_utf8_lossy(&outcome.stderr);
        assert_eq!(theirs, (Some(ours.states), Some(ours.expanded)), "{class}: {text} {why}");
    }
}

/// The bugs that the class's own invariant or an exception shows.
#[test]
fn seeded_bugs_are_found_with_a_shortest_sequence() {
    let fixed = subjects();
    let seeded = compile("explore-seeded", &sorted(folder(&["bugs/seeded"])), fixed.to_str().expect("UTF-8"));
    let path = format!("{}:{}", seeded.display(), fixed.display());
    let mut found = 0;
    for source in sorted(folder(&["bugs/seeded"])) {
        let text = std::fs::read_to_string(&source).expect("a source");
        let class = source.file_stem().expect("a name").to_string_lossy().into_owned();
        // Those that only an oracle shows are for another test.
        if !text.contains("Shown by repOk") {
            continue;
        }
        let header = text.split("<pre>").nth(1).and_then(|t| t.split("</pre>").next()).expect("a shortest sequence");
        let shortest = header.matches(';').count();
        let methods: Vec<String> = text
            .split("Explore ")
            .nth(1)
            .and_then(|t| t.split(". ").next())
            .expect("what to explore")
            .replace('\n', " ")
            .split([',', ' '])
            .map(str::trim)
            .filter(|w| !w.is_empty() && w.chars().all(char::is_alphanumeric) && text.contains(&format!(" {w}(")))
            .map(str::to_string)
            .collect();
        let spec = Spec { class: class.clone(), methods, values: vec!["1..5".to_string()], depth: 7, ..Spec::default() };
        let result = explore(&path, &spec).unwrap_or_else(|e| panic!("{class}: {e:?}"));
        let violation = result.violations.first().unwrap_or_else(|| panic!("{class}: nothing found in {} states", result.states));
        assert!(matches!(violation.property, Property::Invariant | Property::Exception), "{class}");
        assert_eq!(violation.sequence.len() - 1, shortest, "{class}: {:?}", violation.sequence);
        found += 1;
    }
    assert!(found >= 8, "{found} bugs were looked for");
}

#[test]
fn what_cannot_be_explored_is_said() {
    let sources = [("Odd".to_string(), ODD.to_string())];
    let written = common::Written::new("explore-odd", &sources);
    let path = written.classes.to_str().expect("UTF-8").to_string();
    let with = |methods: &[&str], values: &[&str]| {
        let list = |l: &[&str]| l.iter().map(|s| s.to_string()).collect::<Vec<_>>();
        explore(&path, &Spec { class: "Odd".into(), methods: list(methods), values: list(values), depth: 2, ..Spec::default() })
    };
    let refused = |r: Result<Exploration, MachineError>| match r {
        Err(MachineError::Input(message)) => message,
        other => panic!("not refused: {other:?}"),
    };
    assert!(refused(with(&["nothing"], &[])).contains("it declares"));
    assert!(refused(with(&["take"], &["1..2"])).contains("Runnable"));
    assert!(refused(with(&["number"], &["0..1", "number:3=1"])).contains("number:3"));
    assert!(refused(with(&["number"], &["5..1"])).contains("5..1"));
    let reason = |r: Result<Exploration, MachineError>| r.expect("explored").reason;
    assert!(matches!(reason(with(&["forEver"], &[])), Some(Reason::NoReturn(calls)) if calls.len() == 2));
    assert!(matches!(reason(with(&["start"], &[])), Some(Reason::Thread(_))));
    assert!(matches!(reason(with(&["exit"], &[])), Some(Reason::Exit(_, 3))));
    assert!(matches!(reason(with(&["stuck"], &[])), Some(Reason::Stuck(_))));
    // Statics that methods write belong to the state.
    let counted = with(&["count"], &[]).expect("explored");
    assert_eq!((counted.states, counted.reason.is_none()), (3, true));
    let thrown = with(&["fail"], &[]).expect("explored");
    assert_eq!(thrown.violations[0].location.as_deref(), Some("Odd.java:13"));
    assert_eq!(thrown.violations[0].sequence, ["new Odd()", "fail()"]);
}

const ODD: &str = "public class Odd {
    static int calls;
    static final Object LOCK = new Object();
    int n;
    public void take(Runnable r) { r.run(); }
    public void number(int n) { this.n = n; }
    public void forEver() { while (true) n++; }
    public void start() { new Thread(() -> { }).start(); }
    public void exit() { System.exit(3); }
    public void stuck() throws InterruptedException { synchronized (LOCK) { LOCK.wait(); } }
    public void count() { calls++; }
    public void fail() {
        throw new IllegalStateException(\"as ever\");
    }
}
";

/// Compiles what tests of other files take from here.
#[test]
fn all_subjects_compile() {
    let all = files(&root().join("subjects/explore"), "java");
    assert!(all.len() >= 40, "{} sources", all.len());
    assert!(subjects().join("Bst.class").exists() && Path::new(&subjects()).join("AodvNetwork.class").exists());
}
