//! Oracles: the same calls on an object of another class, or of another release.

mod common;

use common::exploring::{done, explore, explore_beside, list, refused, sources, written};
use jaunt_checker::exploring::judge::Ending;
use jaunt_checker::exploring::{Mode, Note, Property, Spec};
use jaunt_testkit::{compile, jdk_tool, run};
use std::process::Command;
use std::time::Duration;

/// Every seeded bug shows beside the class without it, after as many calls as its header says or fewer.
#[test]
fn seeded_bugs_differ_from_the_fixed_release() {
    let fixed = compile("explore-subjects", &sources(&[".", "aodv", "bugs/fixed"]), "");
    let fixed = fixed.to_str().expect("UTF-8");
    let seeded = compile("explore-seeded", &sources(&["bugs/seeded"]), fixed);
    let path = format!("{}:{fixed}", seeded.display());
    let (mut found, mut by_oracle) = (0, 0);
    for source in sources(&["bugs/seeded"]) {
        let text = std::fs::read_to_string(&source).expect("a source");
        let class = source.file_stem().expect("a name").to_string_lossy().into_owned();
        let header = text.split("<pre>").nth(1).and_then(|t| t.split("</pre>").next()).expect("a shortest sequence");
        let said = text.split("Explore ").nth(1).and_then(|t| t.split(". ").next()).expect("what to explore").replace('\n', " ");
        let methods: Vec<String> = said
            .split([',', ' '])
            .filter(|w| !w.is_empty() && w.chars().all(char::is_alphanumeric) && text.contains(&format!(" {w}(")))
            .map(str::to_string)
            .collect();
        let strings = header.contains('"');
        let values = list(&[if strings { "a,b,c" } else { "0..5" }]);
        let spec = Spec {
            class: class.clone(),
            methods,
            values,
            depth: 7,
            release: true,
            expected: list(&["RuntimeException"]),
            ..Spec::default()
        };
        let result = explore_beside(&path, Some(fixed), &spec).unwrap_or_else(|e| panic!("{class}: {e:?}"));
        let violation = result.violations.first().unwrap_or_else(|| panic!("{class}: nothing found in {} states", result.states));
        by_oracle += (violation.property == Property::Oracle) as u32;
        assert!(violation.sequence.len() - 1 <= header.matches(';').count(), "{class}: {:?}", violation.sequence);
        assert_eq!(violation.property == Property::Oracle, violation.difference.is_some());
        found += 1;
        // The class beside itself does the same, in as many states as it has alone.
        let same =
            explore_beside(fixed, Some(fixed), &Spec { depth: 3, ..spec.clone() }).unwrap_or_else(|e| panic!("{class}: {e:?}"));
        let alone = explore(fixed, &Spec { depth: 3, release: false, ..spec }).expect("explored");
        assert!(same.violations.is_empty() && same.reason.is_none(), "{class}: {:?} {:?}", same.violations, same.reason);
        assert_eq!((same.states, same.expanded), (alone.states, alone.expanded), "{class}");
    }
    assert!(found >= 17 && by_oracle >= 5, "{found} bugs, {by_oracle} by the oracle");
}

const RELEASE: &str = "package p;
import java.util.*;
public class Box_ {
    public enum Mode { FAST, SLOW }
    int n; Mode mode = Mode.FAST; final Helper helper = new Helper();
    public Box_ set(int n) { this.n = n; return this; }
    public int[] array() { return new int[] {n, helper.value(n)}; }
    public Mode mode() { return mode; }
    public void mode(Mode m) { mode = m; }
    public String name() { return \"n\" + n; }
    public List<Integer> items() { return List.of(n); }
    public Item item() { return new Item(n); }
    public Object opaque() { return new Opaque(); }
    public void take(Box_ other) { n = other.n; }
    public int check() { if (n == 2) throw new IllegalStateException(); return n; }
}
class Opaque { }
class Item { final int n; Item(int n) { this.n = n; } public String toString() { return \"Item \" + n; } }
class Helper { static int made; final int id = made++; int value(int n) { return n + OFFSET; } static final int OFFSET = HELP; }
";

#[test]
fn two_releases_are_compared_call_by_call() {
    let release = |help: &str, name: &str, changed: &[(&str, &str)]| {
        let text = changed.iter().fold(RELEASE.replace("HELP", help), |text, (from, to)| {
            assert!(text.contains(from), "{from}");
            text.replace(from, to)
        });
        common::Written::with(name, &[("Box_".to_string(), text)], |name, sources| compile(name, sources, ""))
    };
    let new = release("Integer.getInteger(\"none\", 1)", "release-new", &[]);
    let same = release("Integer.getInteger(\"none\", 1)", "release-same", &[]);
    let spec = Spec { class: "p.Box_".into(), values: list(&["1..2"]), depth: 3, release: true, ..Spec::default() };
    let explored = |old: &common::Written| {
        let paths = [&new, old].map(|w| w.classes.to_str().expect("UTF-8").to_string());
        explore_beside(&paths[0], Some(&paths[1]), &spec).expect("explored")
    };
    let result = explored(&same);
    assert!(result.violations.is_empty() && result.reason.is_none(), "{:?} {:?}", result.violations, result.reason);
    assert_eq!(result.notes, [Note::NotCompared { method: "opaque()".into() }]);
    // Twelve calls, and one that takes another box: of three numbers and two modes.
    assert_eq!(result.calls, 12 + 6);
    // What changed, which call shows it, and after how many.
    let changes: &[(&str, &str, &str, &str, usize)] = &[
        ("3", "return this;", "return this;", "array()", 1),
        ("1", "return this;", "return new Box_();", "set(1)", 1),
        ("1", "return n; }\n}", "return n + 1; }\n}", "check()", 1),
        ("1", "if (n == 2)", "if (n == 1)", "check()", 2),
        ("1", "IllegalStateException()", "IllegalArgumentException()", "check()", 2),
        ("1", "\"n\" + n", "n == 1 ? \"one\" : \"n\" + n", "name()", 2),
        ("1", "List.of(n)", "n == 2 ? List.of() : List.of(n)", "items()", 2),
        ("1", "\"Item \" + n", "\"Item \" + n / 2", "item()", 2),
        ("1", "mode = m;", "mode = Mode.FAST;", "mode()", 2),
        ("1", "n = other.n;", "n = other.n == 2 ? 1 : other.n;", "array()", 2),
    ];
    for (at, (help, from, to, call, calls)) in changes.iter().enumerate() {
        let old = release(&format!("Integer.getInteger(\"none\", {help})"), &format!("release-{at}"), &[(from, to)]);
        let result = explored(&old);
        let violation = result.violations.first().unwrap_or_else(|| panic!("{to}: nothing found"));
        assert_eq!(violation.property, Property::Oracle, "{to}: {violation:?}");
        assert!(violation.difference.is_some());
        assert_eq!(
            (violation.sequence.len() - 1, violation.sequence[*calls].to_string().as_str()),
            (*calls, *call),
            "{to}: {violation:?}"
        );
    }
}

#[test]
fn collections_are_oracles_of_each_other() {
    let classes = written("oracle-lists", &[(
        "Bits",
        "import java.util.*; public class Bits extends AbstractSet<Integer> {
            private long bits;
            public boolean add(int n) { boolean is = (bits >> n & 1) != 0; bits |= 1L << n; return !is; }
            public boolean contains(int n) { return (bits >> n & 1) != 0; }
            public boolean remove(int n) { boolean is = contains(n); bits &= ~(n == 3 ? 3L << 2 : 1L << n); return is; }
            public int first() { if (bits == 0) throw new NoSuchElementException(); return Long.numberOfTrailingZeros(bits); }
            public int size() { return Long.bitCount(bits); }
            public Iterator<Integer> iterator() { List<Integer> l = new ArrayList<>(); for (int i = 0; i < 64; i++) if (contains(i)) l.add(i); return l.iterator(); }
            public void only() { bits = 1; }
        }",
    )]);
    let spec = Spec {
        class: "Bits".into(),
        methods: list(&["add(int)", "remove(int)", "contains(int)", "first", "size"]),
        values: list(&["0..4"]),
        depth: 4,
        oracle: Some("java.util.TreeSet".into()),
        ..Spec::default()
    };
    // Taking 3 takes 2 with it: equals shows it at once, and needs 2 and 3.
    let result = done(&classes, &spec);
    let violation = result.violations.first().expect("a bug");
    let difference = violation.difference.as_ref().expect("a difference");
    assert!(difference.contents && violation.sequence.len() - 1 == 2, "{violation:?}");
    assert_eq!(violation.sequence[1..], ["add(2)", "remove(3)"]);
    // Without 3 they are the same, and what both throw is no violation.
    let good = done(&classes, &Spec { values: list(&["0..2"]), ..spec.clone() });
    assert!(good.violations.is_empty() && good.reason.is_none() && good.notes.is_empty(), "{good:?}");
    assert!(good.methods.iter().any(|m| m.threw.len() == 1), "{:?}", good.methods);
    // A missing method: refused if it was named, left out if not.
    let named = Spec { methods: list(&["only", "add(int)"]), ..spec.clone() };
    assert!(refused(&classes, &named).contains("has no only()"));
    let all = done(&classes, &Spec { methods: Vec::new(), values: list(&["0..1"]), depth: 2, ..spec.clone() });
    assert!(all.notes.contains(&Note::NoCounterpart { method: "only()".into() }), "{:?}", all.notes);
    assert!(refused(&classes, &Spec { oracle: Some("java.util.Nothing".into()), ..spec.clone() }).contains("not found"));
    assert!(refused(&classes, &Spec { oracle: Some("java.util.Set".into()), ..spec.clone() }).contains("abstract"));
    assert!(refused(&classes, &Spec { oracle: Some("Bits".into()), ..spec }).contains("--oracle-cp"));
}

/// Boxes of two classes are not equal, a number and its box are.
#[test]
fn boxes_are_compared_as_equals_does() {
    let pairs = [
        ("Object", "true", "Object", "1", false),
        ("Object", "5", "Object", "5L", false),
        ("Object", "(short) 5", "Object", "(byte) 5", false),
        ("Object", "1.5", "Object", "1.5f", false),
        ("Object", "'a'", "Object", "97", false),
        ("boolean", "true", "Object", "1", false),
        ("int", "1", "Object", "true", false),
        ("Object", "70000L", "Object", "70000L", true),
        ("Object", "Double.NaN", "Object", "Double.NaN", true),
        ("int", "70000", "Integer", "70000", true),
        ("int", "70000", "long", "70000L", true),
        ("Boolean", "Boolean.valueOf(true)", "boolean", "true", true),
    ];
    for (at, (ours, a, theirs, b, same)) in pairs.into_iter().enumerate() {
        let class = |name: &str, ty: &str, value: &str| {
            format!("public class {name} {{ int n; public {ty} get() {{ return {value}; }} }}")
        };
        let sources = [("Ours", class("Ours", ours, a)), ("Theirs", class("Theirs", theirs, b))];
        let sources: Vec<(&str, &str)> = sources.iter().map(|(name, text)| (*name, text.as_str())).collect();
        let classes = written(&format!("oracle-box-{at}"), &sources);
        let spec = Spec { class: "Ours".into(), oracle: Some("Theirs".into()), depth: 1, ..Spec::default() };
        for mode in [Mode::Box, Mode::Delta] {
            let result = done(&classes, &Spec { mode, ..spec.clone() });
            assert!(result.violations.is_empty() == same && result.notes.is_empty(), "{a} and {b}: {result:?}");
        }
    }
}

/// An invariant that writes is asked of an object that nobody compares afterwards.
#[test]
fn an_invariant_that_writes_is_taken_back() {
    let text = "import java.util.*; public class Cleared extends ArrayList<Integer> {
        public boolean repOk() { boolean ok = size() < 3; clear(); return ok; } public boolean add(Integer i) { return super.add(i); } }";
    let classes = written("oracle-cleared", &[("Cleared", text)]);
    for (depth, violated) in [(2, None), (3, Some(Property::Invariant))] {
        let spec = Spec {
            class: "Cleared".into(),
            methods: list(&["add(Integer)"]),
            values: list(&["1"]),
            oracle: Some("java.util.ArrayList".into()),
            depth,
            ..Spec::default()
        };
        for mode in [Mode::Box, Mode::Delta] {
            let result = done(&classes, &Spec { mode, ..spec.clone() });
            let found: Vec<_> = result.violations.iter().map(|v| v.property.clone()).collect();
            assert_eq!(found, Vec::from_iter(violated.clone()), "{mode:?}: {result:?}");
        }
    }
}

/// Methods that return nothing: what is told is that they return.
#[test]
fn a_method_that_returns_nothing_returns() {
    let classes = written("oracle-void", &[("Unused", "class Unused { }")]);
    let spec = Spec {
        class: "java.util.ArrayDeque".into(),
        methods: list(&["addFirst", "pollLast"]),
        values: list(&["0..1,null"]),
        oracle: Some("java.util.LinkedList".into()),
        depth: 2,
        ..Spec::default()
    };
    let result = done(&classes, &spec);
    let difference = result.violations.first().and_then(|v| v.difference.as_deref()).expect("null is refused by one");
    assert_eq!((&difference.ours, &difference.theirs), (&Ending::Threw("java.lang.NullPointerException".into()), &Ending::Done));
}

/// Lambdas, records, enums with bodies, reflection and default methods of another release are its own.
#[test]
fn a_release_brings_all_of_its_code() {
    let text = "import java.util.*; import java.util.function.*; import java.util.stream.*;
    public class Rich {
        public enum Op { ADD { int go(int a, int b) { return a + b; } }, MUL { int go(int a, int b) { return a * b + EXTRA; } }; abstract int go(int a, int b); }
        record Entry(String name, int value) implements Comparable<Entry> { public int compareTo(Entry o) { return Integer.compare(value, o.value); } }
        interface Shape { default int sides() { return 4; } }
        static class Square implements Shape { }
        private final List<Entry> list = new ArrayList<>();
        int acc = 1;
        public Rich put(String k, int v) { list.add(new Entry(k, v)); Collections.sort(list); return this; }
        public int apply(Op op, int x) { acc = op.go(acc, x) % 7; return acc; }
        public String show() { return list.stream().map(e -> e.name() + e.value()).collect(Collectors.joining(\",\")); }
        public String kind(Op op) { switch (op) { case ADD: return \"plus\"; default: return \"times\" + new Square().sides(); } }
        public Object reflection() throws Exception { return Class.forName(\"Rich$Entry\").getSimpleName() + getClass().getDeclaredMethods().length; }
        public boolean isSame(Rich o) { return o.getClass() == getClass(); }
        public Optional<Integer> best() { return list.stream().map(Entry::value).max(Comparator.naturalOrder()); }
        public void fill(List<Integer> l) { l.add(acc); }
        public static List<Integer> empty() { return new ArrayList<>(); }
    }";
    let release = |extra: &str| {
        let sources = [("Rich".to_string(), text.replace("EXTRA", extra))];
        common::Written::with(&format!("rich-{extra}"), &sources, |name, sources| compile(name, sources, ""))
    };
    let releases = ["0", "1"].map(release);
    let paths = releases.each_ref().map(|w| w.classes.to_str().expect("UTF-8").to_string());
    let spec = Spec {
        class: "Rich".into(),
        methods: list(&["put", "apply", "show", "kind", "reflection", "isSame", "best"]),
        values: list(&["a,b", "int=1..2"]),
        depth: 3,
        release: true,
        ..Spec::default()
    };
    let same = explore_beside(&paths[0], Some(&paths[0]), &spec).expect("explored");
    assert!(same.violations.is_empty() && same.reason.is_none() && same.notes.is_empty(), "{same:?}");
    // Asking for methods changes no state.
    let reflection = same.methods.iter().find(|m| m.name == "reflection()").expect("it is explored");
    assert_eq!((reflection.changed, reflection.threw.len()), (0, 0), "{reflection:?}");
    let other = explore_beside(&paths[0], Some(&paths[1]), &spec).expect("explored");
    assert_eq!(other.violations[0].sequence.last().map(|c| c.name.to_string()).as_deref(), Some("apply"), "{other:?}");
    // A list that both sides get is written by the first.
    let shared = Spec { methods: list(&["fill"]), values: list(&["List=Rich#empty"]), ..spec };
    let result = explore_beside(&paths[0], Some(&paths[0]), &shared).expect("explored");
    assert!(result.notes.contains(&Note::SharedArgument { method: "fill(List)".into() }), "{:?}", result.notes);
}

/// Class, oracle (none: the class itself from its own release), depth, methods with the values of their parameters.
const PAIRS: &[(&str, Option<&str>, u32, &str)] = &[
    ("GrowingRing", Some("java.util.ArrayDeque"), 5, "offer:1..3 poll"),
    ("java.util.TreeMap", Some("java.util.LinkedHashMap"), 4, "put:1..3;0 remove(Object):1..3 get:1..3"),
    ("java.util.LinkedList", Some("java.util.ArrayDeque"), 4, "addLast:1..2 addFirst:1..2 pollFirst"),
    ("java.util.HashSet", Some("java.util.TreeSet"), 4, "add:1..4 remove:1..4"),
    ("RedBlackMap", None, 4, "put:1..4;0 remove:1..4"),
    ("Trie", None, 3, "add:a,ab,b isWord:a,ab,b"),
];

/// Pairs of states, replayed by reflection under plain `java`: as many as here.
#[test]
fn a_plain_explorer_finds_the_same_pairs() {
    let fixed = compile("explore-subjects", &sources(&[".", "aodv", "bugs/fixed"]), "");
    let plain = compile("explore-replay", &sources(&["replay"]), "");
    for (class, oracle, depth, calls) in PAIRS {
        let mut spec = Spec {
            class: class.to_string(),
            depth: *depth,
            expected: list(&["java.lang.Throwable"]),
            oracle: oracle.map(str::to_string),
            release: oracle.is_none(),
            laws: false,
            ..Spec::default()
        };
        for call in calls.split_whitespace() {
            let (method, values) = call.split_once(':').unwrap_or((call, ""));
            spec.methods.push(method.to_string());
            let lists = values.split(';').filter(|l| !l.is_empty()).enumerate();
            spec.values.extend(lists.map(|(at, list)| format!("{method}:{}={list}", at + 1)));
        }
        let path = fixed.to_str().expect("UTF-8");
        let ours = explore_beside(path, oracle.is_none().then_some(path), &spec).expect("explored");
        assert!(ours.violations.is_empty() && ours.reason.is_none(), "{class}: {:?}", ours.violations);
        let mut java = Command::new(jdk_tool("java"));
        java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--add-opens", "java.base/java.util=ALL-UNNAMED", "-cp"]);
        java.arg(format!("{}:{path}", plain.display())).arg("PlainExplorer");
        match oracle {
            Some(oracle) => java.args(["--oracle", oracle]),
            None => java.args(["--oracle-cp", path]),
        };
        java.arg(class).arg(depth.to_string()).args(calls.split_whitespace());
        let outcome = run(&mut java, Duration::from_secs(120));
        let text = String::from_utf8_lossy(&outcome.stdout).into_owned();
        let expected = format!("found={} expanded={} ", ours.states, ours.expanded);
        let why = String::from_utf8_lossy(&outcome.stderr);
        assert!(text.contains(&expected) && !text.contains("violations"), "{class}: {expected}: {text} {why}");
    }
}
