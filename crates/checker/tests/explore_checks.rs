//! What an exploration checks by itself, and what its calls are: laws, arguments, notes.

mod common;

use common::exploring::{done, list, refused, written};
use jaunt_checker::exploring::laws::Law;
use jaunt_checker::exploring::{Mode, Note, Property, Reason, Spec};

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

/// The object in the middle is the first of its group.
#[test]
fn an_object_that_equals_two_others_shows_that_they_differ() {
    let near = "public class Near { int n; public void up() { if (n < 1) n++; } public void down() { if (n > -1) n--; }
        public boolean equals(Object o) { return o instanceof Near && Math.abs(((Near) o).n - n) <= 1; } public int hashCode() { return 7; } }";
    let wild = "public class Wild { int n; public void set(int v) { n = v; }
        public boolean equals(Object o) { return o instanceof Wild && (n == 0 || ((Wild) o).n == 0 || n == ((Wild) o).n); } public int hashCode() { return 7; } }";
    let classes = written("law-middle", &[("Near", near), ("Wild", wild)]);
    for (class, methods) in [("Near", list(&["up", "down"])), ("Wild", list(&["set"]))] {
        let result = done(&classes, &Spec { class: class.into(), methods, values: list(&["0..3"]), depth: 3, ..Spec::default() });
        let violation = result.violations.first().unwrap_or_else(|| panic!("{class}: {result:?}"));
        assert_eq!(violation.property, Property::Law(Law::Transitive), "{class}");
        let calls: Vec<usize> = [&violation.sequence].into_iter().chain(&violation.others).map(|s| s.len() - 1).collect();
        assert_eq!(calls, [1, 0, 1], "{class}");
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

/// What takes much else besides gets the values for all.
#[test]
fn a_class_that_compares_itself_takes_other_values_too() {
    let text = "public class Cell<T extends Comparable<T>> implements Comparable<Cell<T>> {
        T best;
        public void put(T t) { if (best == null || t.compareTo(best) > 0) best = t; }
        public int compareTo(Cell<T> o) { return best == null ? o.best == null ? 0 : -1 : o.best == null ? 1 : best.compareTo(o.best); }
    }";
    let classes = written("cell", &[("Cell", text)]);
    let spec = Spec { class: "Cell".into(), values: list(&["1..3"]), depth: 3, ..Spec::default() };
    let result = done(&classes, &Spec { methods: list(&["put"]), ..spec.clone() });
    assert_eq!((result.states, result.calls, result.violations.len()), (4, 3, 0), "{result:?}");
    // The object itself, and four that two calls build.
    assert_eq!(done(&classes, &Spec { methods: list(&["put", "compareTo(Cell)"]), ..spec }).calls, 3 + 1 + 4);
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

const ODDS: &str = "import java.util.*; import java.util.concurrent.*;
public class Odds {
    int n;
    public void now() { n = 1 + (int) (System.currentTimeMillis() % 2); }
    public void date() { n = 1 + java.time.Instant.now().getNano() % 2; }
    public void dice() { n = 1 + new Random().nextInt(3); }
    public void seeded() { n = 1 + new Random(4).nextInt(3); }
    public void math() { n = Math.random() > 0.5 ? 1 : 2; }
    public void local() { n = 1 + ThreadLocalRandom.current().nextInt(3); }
    public void shuffle() { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); Collections.shuffle(l); n = l.get(0); }
    public void plain() { n = 7; }
    public void pool() throws Exception { Executors.newFixedThreadPool(1).submit(() -> 1).get(); }
    public static class Private { private Private() { } public void f() { } }
    public abstract static class Abstract { public void f() { } }
    public enum Colour { RED; public void f() { } }
    public record Point(int x, int y) { public Point move(int d) { return new Point(x + d, y); } }
    public static class Generic<T extends Comparable<T>> { T best; public void put(T t) { if (best == null || t.compareTo(best) > 0) best = t; } }
    public class Inner { int k; public void f() { k = 1; } }
    static class Hidden { int k; public void f() { k = 1; } }
    public static class Picky { final int n; public Picky(int n) { if (n < 1) throw new IllegalArgumentException(); this.n = n; } public int get() { return n; } }
    public static class BadStart { static int x = 1 / 0; public void f() { } }
    public static class LongStart { public LongStart() { while (true) { } } public void f() { } }
    public static Odds one() { return new Odds(); }
}
";

#[test]
fn what_is_not_the_same_every_time_is_noted() {
    let classes = written("odds", &[("Odds", ODDS)]);
    for mode in [Mode::Box, Mode::Delta, Mode::Vm] {
        let notes = |method: &str| {
            let result =
                done(&classes, &Spec { class: "Odds".into(), methods: list(&[method]), depth: 2, mode, ..Spec::default() });
            // All calls were executed, whatever they asked for.
            assert!(result.expanded >= 2 && result.reason.is_none(), "{mode:?} {method}: {result:?}");
            result.notes
        };
        for method in ["now", "date"] {
            assert_eq!(notes(method), [Note::Clock { method: format!("{method}()") }], "{mode:?}");
        }
        for method in ["dice", "math", "local", "shuffle"] {
            assert_eq!(notes(method), [Note::Randomness { method: format!("{method}()") }], "{mode:?}");
        }
        for method in ["seeded", "plain"] {
            assert_eq!(notes(method), [], "{mode:?}");
        }
    }
    let all = Spec { class: "Odds".into(), methods: list(&["plain", "dice", "now"]), depth: 2, ..Spec::default() };
    assert_eq!(done(&classes, &all).notes.len(), 2);
    let pool = done(&classes, &Spec { class: "Odds".into(), methods: list(&["pool"]), ..Spec::default() });
    assert!(matches!(pool.reason, Some(Reason::Thread(calls)) if calls.len() == 2));
}

#[test]
fn classes_of_all_kinds() {
    let classes = written("kinds", &[("Odds", ODDS)]);
    let spec = |class: &str| Spec { class: format!("Odds.{class}"), values: list(&["0..1"]), depth: 2, ..Spec::default() };
    for (class, word) in [
        ("Private", "private"),
        ("Abstract", "abstract"),
        ("Colour", "is an enum"),
        ("Inner", "no values for Odds of new(Odds)"),
        ("BadStart", "ArithmeticException"),
        ("Nothing", "not found"),
    ] {
        let message = refused(&classes, &spec(class));
        assert!(message.contains(word), "{class}: {message}");
    }
    let states = |s: &Spec| {
        let result = done(&classes, s);
        assert!(result.reason.is_none() && result.violations.is_empty(), "{result:?}");
        result.states
    };
    assert_eq!(states(&spec("Point")), 4);
    assert_eq!(states(&spec("Generic")), 3);
    assert_eq!(states(&spec("Hidden")), 2);
    assert_eq!(states(&Spec { values: list(&["new:1=Odds#one"]), ..spec("Inner") }), 2);
    // A constructor that throws gives no object, and may throw only what is expected.
    let picky = done(&classes, &spec("Picky"));
    assert_eq!((picky.states, picky.violations[0].sequence.len()), (0, 1));
    assert_eq!(states(&Spec { expected: list(&["IllegalArgumentException"]), ..spec("Picky") }), 1);
    let none = Spec { expected: list(&["IllegalArgumentException"]), values: list(&["0"]), ..spec("Picky") };
    assert!(matches!(done(&classes, &none).reason, Some(Reason::NoObject)));
    assert!(matches!(done(&classes, &spec("LongStart")).reason, Some(Reason::NoReturn(calls)) if calls.len() == 1));
}
