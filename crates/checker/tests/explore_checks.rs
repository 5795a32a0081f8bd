//! What an exploration checks, and what its calls are: laws, arguments, oracles, matching, notes.

mod common;

use jaunt_checker::exploring::laws::Law;
use jaunt_checker::exploring::{Compare, Exploration, Note, Property, Spec, Watch};
use jaunt_checker::{Machine, MachineError, Options, StopReason, closed};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_testkit::{compile, root};
use std::path::PathBuf;

struct Endless;

impl Watch for Endless {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        None
    }
}

fn explore(classes: &str, spec: &Spec) -> Result<Exploration, MachineError> {
    explore_beside(classes, None, spec)
}

/// The same with the class path of another release.
fn explore_beside(classes: &str, release: Option<&str>, spec: &Spec) -> Result<Exploration, MachineError> {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    let jdk = Jdk::find(None, home.as_deref(), path.as_deref()).expect("a JDK");
    let class_path = ClassPath::parse(classes.as_ref(), jdk.feature()).expect("a class path");
    let options = Options { assertions: true, platform: closed::platform(), ..Options::default() };
    let mut machine = Machine::start_exploring(&jdk, class_path, options)?;
    if let Some(path) = release {
        machine.add_release(ClassPath::parse(path.as_ref(), jdk.feature()).expect("a class path"))?;
    }
    machine.explore(spec, Compare::Changed, &mut Endless)
}

fn list(items: &[&str]) -> Vec<String> {
    items.iter().map(|s| s.to_string()).collect()
}

/// Java sources, compiled: the name of the class that is explored, and all of the text.
fn written(name: &str, sources: &[(&str, &str)]) -> common::Written {
    common::Written::new(name, &sources.iter().map(|(class, text)| (class.to_string(), text.to_string())).collect::<Vec<_>>())
}

fn done(classes: &common::Written, spec: &Spec) -> Exploration {
    explore(classes.classes.to_str().expect("UTF-8"), spec).unwrap_or_else(|e| panic!("{}: {e:?}", spec.class))
}

fn refused(classes: &common::Written, spec: &Spec) -> String {
    match explore(classes.classes.to_str().expect("UTF-8"), spec) {
        Err(MachineError::Input(message)) => message,
        other => panic!("{} is not refused: {other:?}", spec.class),
    }
}

/// One class for each law that it breaks, and the lengths of the sequences that show it.
const BREAKERS: &[(&str, Law, &[usize], &str)] = &[
    (
        "Reflexive",
        Law::Reflexive,
        &[2],
        "public boolean equals(Object o) { return n == 2 ? o != this : o == this; } public int hashCode() { return 1; }",
    ),
    (
        "NotNull",
        Law::NotNull,
        &[1],
        "public boolean equals(Object o) { return o == null ? n == 1 : o == this; } public int hashCode() { return 1; }",
    ),
    (
        "NullThrows",
        Law::NotNull,
        &[0],
        "public boolean equals(Object o) { return o.hashCode() == 1 && ((It) o).n == n; } public int hashCode() { return 1; }",
    ),
    (
        "Consistent",
        Law::Consistent,
        &[0, 1],
        "int asked; public boolean equals(Object o) { if (o == this) return true; return o != null && asked++ % 2 == 0; } public int hashCode() { return 1; }",
    ),
    (
        "Symmetric",
        Law::Symmetric,
        &[0, 1],
        "public boolean equals(Object o) { return o instanceof It && n <= ((It) o).n; } public int hashCode() { return 1; }",
    ),
    (
        "Transitive",
        Law::Transitive,
        &[0, 1, 2],
        "public boolean equals(Object o) { return o instanceof It && Math.abs(n - ((It) o).n) <= 1; } public int hashCode() { return 1; }",
    ),
    (
        "HashConsistent",
        Law::HashConsistent,
        &[3],
        "int h; public boolean equals(Object o) { return o == this; } public int hashCode() { return n == 3 ? h++ : 0; }",
    ),
    (
        "HashOfEqual",
        Law::HashOfEqual,
        &[0, 2],
        "public boolean equals(Object o) { return o instanceof It && n % 2 == ((It) o).n % 2; } public int hashCode() { return n; }",
    ),
    (
        "HashThrows",
        Law::HashReturns,
        &[2],
        "public boolean equals(Object o) { return o == this; } public int hashCode() { return 10 / (n - 2); }",
    ),
    ("Antisymmetric", Law::Antisymmetric, &[0, 1], "public int compareTo(It o) { return n == o.n ? 0 : 1; }"),
    (
        "CompareTransitive",
        Law::CompareTransitive,
        &[0, 2, 1],
        "public int compareTo(It o) { int d = (n - o.n + 3) % 3; return d == 0 ? 0 : d == 1 ? 1 : -1; }",
    ),
    (
        "CompareAlike",
        Law::CompareAlike,
        &[0, 1, 2],
        "public int compareTo(It o) { return Math.abs(n - o.n) <= 1 ? 0 : n - o.n; }",
    ),
    (
        "CompareThrows",
        Law::CompareReturns,
        &[0, 2],
        "public int compareTo(It o) { if (o.n == 2) throw new IllegalStateException(); return n - o.n; }",
    ),
];

#[test]
fn broken_laws_are_found_with_short_sequences() {
    let source = |(name, law, _, body): &(&str, Law, &[usize], &str)| {
        let comparable = if law.method() == "compareTo" { " implements Comparable<It>" } else { "" };
        let text = format!("public class It{comparable} {{ int n; public void up() {{ if (n < 4) n++; }} {body} }}");
        (name.to_string(), text.replace("It", name))
    };
    let classes = common::Written::new("laws", &BREAKERS.iter().map(source).collect::<Vec<_>>());
    for (name, law, lengths, _) in BREAKERS {
        let spec = Spec { class: name.to_string(), methods: list(&["up"]), depth: 6, ..Spec::default() };
        let result = done(&classes, &spec);
        let violation = result.violations.first().unwrap_or_else(|| panic!("{name}: nothing found"));
        assert_eq!(violation.property, Property::Law(*law), "{name}: {violation:?}");
        let found: Vec<usize> = [&violation.sequence].into_iter().chain(&violation.others).map(|s| s.len() - 1).collect();
        assert_eq!(found.iter().sum::<usize>(), lengths.iter().sum::<usize>(), "{name}: {found:?}");
        assert!(found.len() == lengths.len(), "{name}: {found:?}");
        let off = done(&classes, &Spec { laws: false, ..spec });
        assert!(off.violations.is_empty() && off.laws.is_empty(), "{name}");
    }
}

#[test]
fn laws_are_asked_of_many_objects_and_the_counts_say_of_how_many() {
    let text = "public class Pair implements Comparable<Pair> {
        int a, b;
        public void set(int a, int b) { this.a = a; this.b = b; }
        public boolean equals(Object o) { return o instanceof Pair && ((Pair) o).a == a && ((Pair) o).b == b; }
        public int hashCode() { return a / 10; }
        public int compareTo(Pair o) { return a != o.a ? Integer.compare(a, o.a) : Integer.compare(b, o.b); }
    }";
    let classes = written("law-pair", &[("Pair", text)]);
    let spec = Spec { class: "Pair".into(), methods: list(&["set"]), values: list(&["1..50"]), depth: 1, ..Spec::default() };
    let result = done(&classes, &spec);
    assert_eq!(result.states, 2501);
    assert!(result.violations.is_empty() && result.reason.is_none() && result.notes.is_empty(), "{result:?}");
    let count = |method: &str| result.laws.iter().find(|l| l.method == method).copied().expect("a count");
    assert_eq!((count("hashCode").objects, count("equals").objects, count("compareTo").objects), (2000, 2000, 100));
    assert_eq!(count("equals").all_pairs, 2000 * 1999 / 2);
    assert!(count("equals").pairs >= 250 * 249 / 2 + 1750 * 12 && count("equals").pairs < 100_000, "{:?}", count("equals"));
    assert_eq!(count("compareTo").pairs, 100 * 99 / 2);
    // Small ones are compared completely.
    let few = done(&classes, &Spec { values: list(&["1..4"]), ..spec });
    assert!(few.laws.iter().all(|l| l.pairs == l.all_pairs), "{:?}", few.laws);
}

/// Laws that hold, of classes of the library; and what is no breach of one.
#[test]
fn laws_that_hold_are_not_reported() {
    let classes = written("law-holds", &[(
        "Late",
        "public class Late { static int made; final int id = made++; int n; public void up() { if (n < 3) n++; }
         public boolean equals(Object o) { hits++; return o instanceof Late && ((Late) o).n == n; } int hits; public int hashCode() { return n; } }",
    )]);
    for class in ["java.util.TreeSet", "java.util.HashSet", "java.util.ArrayList", "java.util.BitSet", "java.util.HashMap"] {
        let (method, values): (&str, &[&str]) = match class {
            "java.util.BitSet" => ("set(int)", &["1..4"]),
            "java.util.HashMap" => ("put", &["1..4"]),
            _ => ("add(Object)", &["1..4"]),
        };
        let spec = Spec { class: class.into(), methods: list(&[method]), values: list(values), depth: 3, ..Spec::default() };
        let result = done(&classes, &spec);
        assert!(result.violations.is_empty() && result.reason.is_none(), "{class}: {:?}", result.violations);
        assert!(result.laws.iter().any(|l| l.method == "equals" && l.pairs > 0), "{class}: {:?}", result.laws);
    }
    let late = done(&classes, &Spec { class: "Late".into(), depth: 4, methods: list(&["up"]), ..Spec::default() });
    assert!(late.violations.is_empty(), "{:?}", late.violations);
    assert!(late.notes.iter().any(|n| matches!(n, Note::EqualsWrites(_))), "{:?}", late.notes);
}

const BAG: &str = "import java.util.*;
public class Bag {
    public enum Kind { A, B }
    private int[] items; private int n; Kind kind; String text; Integer number; char letter; double real; List<?> list;
    public Bag(int room) { if (room < 1) throw new IllegalArgumentException(); items = new int[room]; }
    public void add(int x) { if (n == items.length) items = Arrays.copyOf(items, 2 * n); items[n++] = x; }
    public void addAll(Bag b) {
        if (b == null) throw new NullPointerException();
        if (b.n == 2 && n == 1) throw new IllegalStateException();
        for (int i = 0, m = b.n; i < m; i++) add(b.items[i]);
    }
    public void spoil(Bag b) { b.n = 0; b.items = items; }
    public void kind(Kind k) { kind = k; }
    public void text(String s) { text = s; }
    public void text(Integer n) { number = n; }
    public void letter(char c) { letter = c; }
    public void real(double d) { real = d; }
    public void list(List<Integer> l) { list = l; }
    public void array(int[] a) { if (a.length != 2) throw new IllegalStateException(); }
    public static int[] two(int a, int b) { return new int[] {a, b}; }
    public static Object object() { return \"x\"; }
}
";

#[test]
fn other_objects_are_arguments() {
    let classes = written("bag", &[("Bag", BAG)]);
    let spec = Spec {
        class: "Bag".into(),
        methods: list(&["add", "addAll"]),
        values: list(&["new:1=1", "0..1"]),
        depth: 2,
        ..Spec::default()
    };
    // No object at all, one or two items of two values: 7 objects that two calls build, and the object itself.
    let result = done(&classes, &Spec { expected: list(&["IllegalStateException"]), ..spec.clone() });
    assert_eq!((result.calls, result.reason.is_none()), (2 + 1 + 7, true), "{result:?}");
    let found = done(&classes, &spec);
    let violation = found.violations.first().expect("a bug");
    assert_eq!(violation.sequence.len(), 3, "{:?}", violation.sequence);
    let java = jaunt_checker::exploring::java::statements(&violation.sequence, "Bag", "it");
    assert_eq!(
        java,
        [
            "Bag it = new Bag(1);",
            "it.add(0);",
            "Bag other1 = new Bag(1);",
            "other1.add(0);",
            "other1.add(0);",
            "it.addAll(other1);",
        ]
    );
    // Fewer of them, and null, where that is said.
    let few = Spec {
        values: list(&["new:1=1", "0..1", "addAll:1=null,others(1)"]),
        expected: list(&["RuntimeException"]),
        ..spec.clone()
    };
    assert_eq!(done(&classes, &few).calls, 2 + 1 + 3);
    let with_null = Spec { values: list(&["new:1=1", "0..1,null"]), expected: list(&["RuntimeException"]), ..spec.clone() };
    assert_eq!(done(&classes, &with_null).calls, 2 + 1 + 7 + 1);
    // What a call does to another object is gone with it; what it shares of it is not.
    let spoiled = Spec { methods: list(&["add", "spoil"]), expected: list(&["RuntimeException"]), ..spec };
    let result = done(&classes, &spoiled);
    assert_eq!(result.methods.iter().find(|m| m.name == "spoil(Bag)").map(|m| m.changed), Some(2), "{:?}", result.methods);
}

/// Objects that `addAll` built are those that `add` builds.
#[test]
fn sets_that_are_joined_are_sets() {
    let classes = written("nothing", &[("Nothing", "class Nothing { }")]);
    let spec = |methods: &[&str]| Spec {
        class: "java.util.TreeSet".into(),
        methods: list(methods),
        values: list(&["1..4"]),
        depth: 6,
        ..Spec::default()
    };
    let [plain, joined] = [&["add", "clear"][..], &["add", "clear", "addAll"]].map(|methods| done(&classes, &spec(methods)));
    // Sets that are filled from sorted ones have trees that adding does not make.
    assert!(plain.states < joined.states && joined.reason.is_none(), "{} {}", plain.states, joined.states);
    let lists =
        |methods: &[&str]| Spec { class: "java.util.LinkedList".into(), values: list(&["1..2"]), depth: 3, ..spec(methods) };
    let [plain, joined] = [&["add(Object)"][..], &["add(Object)", "addAll(Collection)"]].map(|m| done(&classes, &lists(m)));
    // Up to three items. With lists of two as arguments up to six, and of those of eight the ones whose halves are equal.
    assert_eq!((plain.states, joined.states), (15, 127 + 16));
    assert!(plain.depths[1].states == 2 && joined.depths[1].states == 6, "{:?}", joined.depths);
}

#[test]
fn values_of_all_kinds() {
    let classes = written("bag-values", &[("Bag", BAG)]);
    let calls = |method: &str, values: &[&str]| {
        let mut values = list(values);
        values.push("new:1=1".to_string());
        let spec = Spec { class: "Bag".into(), methods: list(&[method]), values, depth: 1, ..Spec::default() };
        let result = done(&classes, &spec);
        assert!(result.violations.is_empty() && result.reason.is_none(), "{method}: {result:?}");
        (result.calls, result.states)
    };
    assert_eq!(calls("kind", &[]), (2, 3));
    assert_eq!(calls("kind", &["null"]), (3, 3));
    assert_eq!(calls("kind", &["Kind=B"]), (1, 2));
    assert_eq!(calls("text(String)", &["a,\"b,c\""]), (2, 3));
    assert_eq!(calls("text(Integer)", &["5,1000,null"]), (3, 3));
    assert_eq!(calls("text", &["1..2"]), (4, 5));
    assert_eq!(calls("letter", &["a..e"]), (5, 6));
    assert_eq!(calls("letter", &["char=x,65"]), (2, 3));
    assert_eq!(calls("real", &["double=1.5,NaN,1e300"]), (3, 4));
    assert_eq!(calls("list", &["List=java.util.List#of(1,2),java.util.List#of,null"]), (3, 3));
    assert_eq!(calls("array", &["int[]=Bag#two(1,2)"]), (1, 1));
    let wrong = |values: &[&str], method: &str| {
        refused(&classes, &Spec { class: "Bag".into(), methods: list(&[method]), values: list(values), ..Spec::default() })
    };
    assert!(wrong(&["new:1=1", "int[]=Bag#object"], "array").contains("java.lang.String"));
    assert!(wrong(&["new:1=1", "Kind=C"], "kind").contains("C is no value of type"));
    assert!(wrong(&["new:1=1", "list:1=Bag#nothing"], "list").contains("no such static method"));
    assert!(wrong(&["new:1=1", "byte=1000"], "array").contains("array"));
    assert!(wrong(&["0..1"], "array").contains("int[]"));
}

/// The sources below a folder of the subjects.
fn sources(folders: &[&str]) -> Vec<PathBuf> {
    let all = folders.iter().flat_map(|name| std::fs::read_dir(root().join("subjects/explore").join(name)).expect("subjects"));
    let mut found: Vec<PathBuf> =
        all.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "java")).collect();
    found.sort();
    found
}

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
