//! Delta execution beside BOX: the same states, counts, violations and sequences, on subjects, collections and classes made for this.

mod common;

use jaunt_checker::exploring::extras::Wanted;
use jaunt_checker::exploring::{Compare, DeltaKind, Exploration, Mode, Spec, Watch};
use jaunt_checker::{Machine, Options, StopReason, closed};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_testkit::{compile, root};
use std::path::PathBuf;

struct Endless;

impl Watch for Endless {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        None
    }
}

fn sources(names: &[&str]) -> Vec<PathBuf> {
    let mut list: Vec<PathBuf> = names
        .iter()
        .flat_map(|name| std::fs::read_dir(root().join("subjects/explore").join(name)).expect("subjects"))
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == "java"))
        .collect();
    list.sort();
    list
}

fn subjects() -> String {
    let classes = compile("explore-delta", &sources(&[".", "aodv", "bugs/fixed"]), "");
    classes.to_str().expect("UTF-8").to_string()
}

fn explored(classes: &str, spec: &Spec, compare: Compare) -> Exploration {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    let jdk = Jdk::find(None, home.as_deref(), path.as_deref()).expect("a JDK");
    let class_path = ClassPath::parse(classes.as_ref(), jdk.feature()).expect("a class path");
    let options = Options { assertions: true, platform: closed::platform(), ..Options::default() };
    let mut machine = Machine::start_exploring(&jdk, class_path, options).expect("a machine");
    machine.explore(spec, compare, &mut Endless).unwrap_or_else(|e| panic!("{}: {e:?}", spec.class))
}

/// All that must not depend on the engine.
fn told(result: &Exploration) -> String {
    let depths: Vec<_> = result.depths.iter().map(|d| (d.states, d.expanded)).collect();
    let violations: Vec<_> =
        result.violations.iter().map(|v| (&v.property, &v.exception, &v.message, &v.location, &v.sequence, &v.stack)).collect();
    let mut methods = result.methods.clone();
    // Exceptions are listed as they are met.
    methods.iter_mut().for_each(|m| m.threw.sort());
    let values: Vec<_> = methods.iter_mut().map(|m| std::mem::take(&mut m.values)).collect();
    let values: Vec<_> = values.iter().map(|v| (v.are_many(), v.list())).collect();
    format!(
        "{} states, {} expanded, {} revisited, digest {:x}\n{depths:?}\n{methods:?}\n{values:?}\n{violations:?}\n{:?}\n{:?}",
        result.states, result.expanded, result.revisited, result.digest, result.reason, result.shortest
    )
}

/// Explores with all engines. What delta execution came to.
fn compared(classes: &str, spec: &Spec) -> Exploration {
    let spec = &Spec { wanted: Wanted { values: true, ..Wanted::default() }, ..spec.clone() };
    let boxed = explored(classes, &Spec { mode: Mode::Box, ..spec.clone() }, Compare::Changed);
    let mut full = None;
    for (delta, compare) in
        [(DeltaKind::Plain, Compare::All), (DeltaKind::Full, Compare::All), (DeltaKind::Full, Compare::Changed)]
    {
        let result = explored(classes, &Spec { mode: Mode::Delta, delta, check_built: true, ..spec.clone() }, compare);
        assert_eq!(told(&result), told(&boxed), "{} with {delta:?}, {compare:?}", spec.class);
        full = Some(result);
    }
    full.expect("explored")
}

/// `add:1..5 remove:1..5 pop`: methods with the values of their parameters.
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

/// Class, depth, calls; and which part of the calls may leave the sets, in percent.
const SUBJECTS: &[(&str, u32, &str, u64)] = &[
    ("Bst", 6, "add:1..6 remove:1..6 contains:1..6", 1),
    ("RedBlackMap", 6, "put:1..6;0 remove:1..6 get:1..6", 1),
    ("java.util.LinkedList", 5, "add(Object):1..4 removeLast contains:1..4", 1),
    ("java.util.Vector", 4, "addElement:1..4 removeElement:1..4", 100),
    ("DisjSet", 5, "union:0..3;0..3 find:0..3", 1),
    ("Trie", 5, "add:a,ab,abc,b,ba isWord:a,ab,abc,b,ba isProperPrefix:a,ab,abc,b,ba", 1),
    ("UbStack", 5, "push:1..5 pop top", 1),
    ("Stack", 6, "push:1..4 pop", 1),
    ("QueueTwoStacks", 6, "enqueue:1..4 dequeue", 1),
    ("Deque", 6, "addFirst:1..5 addLast:1..5 remove:1..5 removeFirst removeLast", 1),
    ("HeapArray", 6, "insert:1..5 extractMax", 1),
    ("BinHeap", 6, "insert:1..6 delete:1..6", 1),
    ("FibHeap", 6, "insert:1..5 removeMin", 1),
    (
        "FileSystem",
        3,
        "createDirectory:0..5;1..2 removeDirectory:0..5;1..2 createFile:0..5;1..2 removeFile:0..5;1..2 read:0..5;1..2 write:0..5;1..2",
        1,
    ),
];

#[test]
fn subjects_give_the_same() {
    let classes = subjects();
    for &(class, depth, calls, most_left) in SUBJECTS {
        let result = compared(&classes, &spec_of(class, depth, calls));
        assert!(result.left * 100 <= result.standard_executions * most_left, "{class}: {} calls left", result.left);
    }
}

#[test]
fn a_protocol_gives_the_same() {
    let calls = "routeTimeout:0..2 routeRequest:0..2 deliver:0..2;0..2 lose:0..2;0..2 broadcastTimeout:0..2 restart:0..2";
    let mut spec = spec_of("AodvNetwork", 5, calls);
    spec.methods.push("new(AodvError)".to_string());
    compared(&subjects(), &spec);
}

const COLLECTIONS: &[(&str, u32, &str)] = &[
    ("java.util.ArrayList", 4, "add(Object):1..3 remove(int):0..2 add(int,Object):0..1;1..2 clear"),
    ("java.util.ArrayDeque", 4, "addFirst:1..3 addLast:1..3 pollFirst pollLast contains:1..3"),
    ("java.util.HashMap", 4, "put:1..4;0..1 remove(Object):1..4 clear containsKey:1..4"),
    ("java.util.LinkedHashMap", 4, "put:1..4;0..1 remove(Object):1..4 get:1..4"),
    ("java.util.HashSet", 4, "add:a,b,c remove:a,b,c"),
    ("java.util.TreeMap", 5, "put:1..5;0 remove(Object):1..5 get:1..5 firstKey"),
    ("java.util.TreeSet", 5, "add:1..5 remove:1..5 pollFirst"),
    ("java.util.PriorityQueue", 4, "add:1..4 poll remove(Object):1..4"),
    ("java.util.Stack", 4, "push:1..3 pop peek"),
    ("java.util.BitSet", 4, "set(int):0..5 clear(int):0..5 flip(int):0..5"),
    ("java.util.LinkedHashSet", 4, "add:1..4 remove:1..4"),
    ("java.util.IdentityHashMap", 3, "put:1..3;0 remove(Object):1..3"),
    ("java.util.StringJoiner", 3, "add:a,bb length"),
    ("java.lang.StringBuilder", 3, "append(char):'a','b' append(int):0..1 reverse deleteCharAt:0..1"),
];

#[test]
fn collections_give_the_same() {
    for &(class, depth, calls) in COLLECTIONS {
        let mut spec = spec_of(class, depth, calls);
        if class.ends_with("StringJoiner") {
            spec.values.push("CharSequence=-".to_string());
        }
        compared("", &spec);
    }
}

/// The dissertation's own variant: one value at a time, all states of an iteration together.
#[test]
fn plain_delta_execution_needs_few_executions() {
    let classes = subjects();
    for n in 3..=6u32 {
        let spec = Spec { mode: Mode::Delta, delta: DeltaKind::Plain, ..spec_of("Stack", n, &format!("push:1..{n} pop")) };
        let result = explored(&classes, &spec, Compare::All);
        assert_eq!(result.executions - result.constructors as u64, (n * (n + 1)) as u64, "stack, bound {n}");
        assert_eq!((result.merges, result.left), (0, 0));
    }
}

/// Seeded bugs are found by the same sequence.
#[test]
fn bugs_give_the_same() {
    let fixed = subjects();
    let seeded = compile("explore-delta-seeded", &sources(&["bugs/seeded"]), &fixed);
    let path = format!("{}:{fixed}", seeded.display());
    let mut violated = 0;
    for source in sources(&["bugs/seeded"]) {
        let class = source.file_stem().expect("a name").to_string_lossy().into_owned();
        let spec = Spec { class: class.clone(), values: vec!["1..3".to_string()], depth: 4, ..Spec::default() };
        for all_errors in [false, true] {
            let spec = Spec { all_errors, ..spec.clone() };
            let boxed = explored(&path, &spec, Compare::Changed);
            let delta = explored(&path, &Spec { mode: Mode::Delta, ..spec }, Compare::Changed);
            let list = |r: &Exploration| format!("{:?} {:?}", r.violations, r.reason);
            assert_eq!(list(&delta), list(&boxed), "{class}");
            violated += !boxed.violations.is_empty() as usize;
        }
    }
    assert!(violated >= 10, "{violated} violations");
}

/// Many states break an invariant, in ways that depend on the state: the first sequence in order is shown, for each.
#[test]
fn violations_are_the_first_in_order() {
    const BROKEN: &str = "
        public class Broken {
            private int[] slots = new int[4];
            private Broken next;
            private int size;
            private int asked;
            public void put(int i, int x) { slots[i] = (slots[i] + x) % 5; }
            public void grow() { Broken b = new Broken(); b.next = next; next = b; size++; }
            public void wide(long a, int b, double c) { slots[b] = (int) (a + c) % 3; }
            public boolean repOk() {
                asked++;
                if (slots[0] == 4 && slots[1] == 3) throw new IllegalStateException(\"at \" + slots[2]);
                if (size == 2 && slots[3] > 2) return next.next == null;
                assert slots[2] != 4 || slots[1] != 1;
                return slots[0] + slots[1] != 5;
            }
        }";
    let written = common::Written::new("explore-delta-broken", &[("Broken".to_string(), BROKEN.to_string())]);
    let classes = written.classes.to_str().expect("UTF-8");
    for all_errors in [true, false] {
        let spec = Spec {
            class: "Broken".to_string(),
            values: vec!["put:1=0..3".to_string(), "1..2".to_string(), "long=1,5".to_string(), "double=0,1".to_string()],
            depth: 4,
            all_errors,
            ..Spec::default()
        };
        let boxed = explored(classes, &spec, Compare::Changed);
        assert_eq!(boxed.violations.len(), if all_errors { 3 } else { 1 }, "{:?}", boxed.violations);
        for delta in [DeltaKind::Full, DeltaKind::Plain] {
            let result = explored(classes, &Spec { mode: Mode::Delta, delta, ..spec.clone() }, Compare::All);
            assert_eq!(format!("{:?}", result.violations), format!("{:?}", boxed.violations));
            assert!(!all_errors || told(&result) == told(&boxed));
        }
    }
}

/// Two roots: the object and an oracle's. Results that are not the same at first sight, and contents that are not equal, are judged by BOX.
#[test]
fn oracles_give_the_same() {
    const SETS: &str = "
        import java.util.*;
        public class OwnSet extends AbstractSet<Integer> {
            private int[] elements = new int[2];
            private int size;
            public boolean add(Integer x) {
                if (contains(x)) return false;
                if (size == elements.length) elements = Arrays.copyOf(elements, size + 2);
                elements[size++] = x;
                return true;
            }
            public boolean remove(Object x) {
                for (int i = 0; i < size; i++) {
                    if (elements[i] == (Integer) x) {
                        elements[i] = elements[--size];
                        BUG
                        return true;
                    }
                }
                return false;
            }
            public int first() { if (size == 0) throw new NoSuchElementException(); int m = elements[0]; for (int i = 1; i < size; i++) m = Math.min(m, elements[i]); return m; }
            public boolean contains(Object x) { for (int i = 0; i < size; i++) if (elements[i] == (Integer) x) return true; return false; }
            public int size() { return size; }
            public Iterator<Integer> iterator() {
                return new Iterator<>() {
                    private int at;
                    public boolean hasNext() { return at < size; }
                    public Integer next() { return elements[at++]; }
                };
            }
        }";
    for (name, bug) in
        [("good", ""), ("empty", "if (size == 0) size = 1;"), ("lost", "if (size == 3) elements[0] = elements[1];")]
    {
        let source = [("OwnSet".to_string(), SETS.replace("BUG", bug))];
        let written = common::Written::new(&format!("explore-delta-oracle-{name}"), &source);
        let classes = written.classes.to_str().expect("UTF-8");
        for all_errors in [false, true] {
            let spec = Spec {
                class: "OwnSet".to_string(),
                methods: ["add", "remove(Object)", "contains", "first", "size"].map(str::to_string).into(),
                values: vec!["1..4".to_string(), "Object=1..4".to_string()],
                oracle: Some("java.util.TreeSet".to_string()),
                depth: 5,
                all_errors,
                ..Spec::default()
            };
            let boxed = explored(classes, &spec, Compare::Changed);
            let result = explored(classes, &Spec { mode: Mode::Delta, check_built: true, ..spec.clone() }, Compare::Changed);
            assert_eq!(format!("{:?}", result.violations), format!("{:?}", boxed.violations), "{name}");
            assert_eq!(boxed.violations.is_empty(), bug.is_empty(), "{name}: {:?}", boxed.violations);
            assert!(!(all_errors || bug.is_empty()) || told(&result) == told(&boxed), "{name}");
            // Most calls stay in the sets; an exploration that ends early has hardly begun.
            let whole = result.standard_executions > 2_000;
            assert!(!whole || result.executions < boxed.executions / 4, "{name}: {} paths", result.executions);
        }
    }
}

/// What columns do not have, or have in a form of their own: each is a class with methods `a`, `b` and so on.
const ODD: &str = "
import java.util.*;
public class Odd {
    static int calls;
    static class Base { int n; int f(int x) { return x + n; } }
    static class Left extends Base { int f(int x) { return x * 2; } }
    static class Right extends Base { byte b; short s; char c; boolean z; long l; double d; float e; int f(int x) { b += x; s -= x; c++; z = !z; l += 1L << 33; d /= 3; e += x; return x - 1; } }
    interface Shape { int area(); }
    record Square(int side) implements Shape { public int area() { return side * side; } }
    record Box(int w, int h) implements Shape { public int area() { return w * h; } }
    enum Colour { RED, GREEN, BLUE }
    private Base object = new Left();
    private final int[][] grid = new int[2][3];
    private byte[] bytes = new byte[3];
    private boolean[] flags = new boolean[3];
    private long[] longs = {1, 2, 3};
    private String text = \"\";
    private Object any;
    private Colour colour;
    private List<Integer> list = new ArrayList<>();
    private Odd other;
    private int last;

    public int virtual(int x) { return last = object.f(x) % 7; }
    public void swap() { object = object instanceof Left ? new Right() : new Left(); }
    public void element(int i) { bytes[i]++; flags[i % 3] = !flags[i % 3]; longs[i] ^= (long) i << 40; }
    public int divide(int x) { return last = 6 / (x - 1); }
    public void caught(int x) { try { last = 6 / (x - 1); } catch (ArithmeticException e) { last = -1; } finally { any = x; } }
    public void rethrown(int x) { try { element(x + 1); } catch (RuntimeException e) { last = 9; throw new IllegalStateException(\"again\", e); } }
    public void kept(int x) { try { element(x + 2); } catch (RuntimeException e) { any = e.getClass(); } }
    public void grid(int x) { grid[x % 2][x % 3] = (grid[x % 2][x % 3] + 1) % 3; }
    public void concat(int x) { text = (text + x); if (text.length() > 2) text = text.substring(1); }
    public void colour(int x) { colour = Colour.values()[x % 3]; }
    public int chosen() { return switch (colour) { case RED -> 1; case GREEN -> 2; case BLUE -> 3; }; }
    public void shape(int x) { Shape s = x > 1 ? new Square(x) : new Box(x, 3); last = s.area(); }
    public void lambda(int x) { Runnable r = () -> last = x; r.run(); }
    public void counted() { calls = (calls + 1) % 2; }
    public synchronized void locked(int x) { synchronized (bytes) { last = bytes[x % 3]; } }
    public void hashed() { last = any == null ? 0 : System.identityHashCode(any) == 0 ? 1 : 2; }
    public void list(int x) { list.add(x); if (list.size() > 2) list.remove(0); }
    public void iterate() { int sum = 0; for (int i : list) sum += i; last = sum; }
    public void cast(int x) { any = x > 1 ? (Object) \"s\" : (Object) x; last = ((String) any).length(); }
    public void store(int x) { Object[] a = x > 1 ? new String[1] : new Object[1]; a[0] = x; any = a; }
    public void negative(int x) { bytes = new byte[3 - 2 * x]; }
    public void alias() { other = other == null ? this : null; }
    public void cloned() { longs = longs.clone(); bytes = Arrays.copyOf(bytes, 3); }
    public void copied(int x) { System.arraycopy(longs, 0, longs, 1, x); }
    public int deep(int x) { return x <= 0 ? last : 1 + deep(x - 1); }
    public boolean repOk() { return last != 12345; }
}
";

#[test]
fn odd_classes_give_the_same() {
    let written = common::Written::new("explore-delta-odd", &[("Odd".to_string(), ODD.to_string())]);
    let classes = written.classes.to_str().expect("UTF-8");
    let names: Vec<&str> = ODD
        .split("    public ")
        .skip(1)
        .filter_map(|t| t.split('(').next()?.rsplit(' ').next())
        .filter(|n| *n != "repOk")
        .collect();
    assert!(names.len() > 20, "{names:?}");
    let spec = |methods: &[&str], depth| Spec {
        class: "Odd".to_string(),
        methods: methods.iter().map(|m| m.to_string()).collect(),
        values: vec!["int=0..2".to_string()],
        depth,
        expected: vec!["java.lang.Throwable".to_string()],
        ..Spec::default()
    };
    for pair in names.windows(3) {
        compared(classes, &spec(pair, 4));
    }
    compared(classes, &spec(&names, 2));
}

/// Invariants that write: to objects that the call has just made, to those that were there, to their own; and meet what columns cannot do.
const WRITERS: &[(&str, &str, bool)] = &[
    ("Put", "static class Node { int v; } Node head; public void a(int v) { head = new Node(); head.v = v; }
      public boolean repOk() { if (head != null && head.v >= 2) { boolean bad = head.v == 3; head.v = 1; System.identityHashCode(head); return !bad; } return true; }", true),
    ("Marks", "static class Node { boolean seen; Node next; Object key; } Node head; int size;
      public void a(int k) { Node n = new Node(); n.key = new Object(); n.next = head; head = n; size++; }
      public boolean repOk() { int count = 0; boolean ok = true;
        for (Node n = head; n != null; n = n.next) { if (n.seen) { ok = false; break; } n.seen = true; if (n.key.hashCode() == 0) ok = false; count++; }
        for (Node n = head; n != null && n.seen; n = n.next) n.seen = false;
        return ok && count == size; }", false),
    ("Once", "static class Node { int v; int mark; Node next; } Node head; int n; public void a(int v) { Node x = new Node(); x.v = v; x.next = head; head = x; n++; }
      public boolean repOk() { if (head == null) return true; head.mark++; int h = System.identityHashCode(this); return head.mark == 1; }", false),
    ("Late", "static class Node { int v; int mark; } Node head; public void a(int v) { head = new Node(); head.v = v; }
      static class Other { int k; Other(int k) { this.k = k; } }
      public boolean repOk() { if (head == null) return true; head.mark++; if (head.v > 0) { Other l = new Other(head.v); if (l.k > 5) return false; } return head.mark == 1; }", false),
    ("Own", "static class Node { int v; Node next; } Node head; public void a(int v) { Node n = new Node(); n.v = v; if (v > 1) n.next = head; head = n; }
      public boolean repOk() { Node copy = null; int sum = 0;
        for (Node n = head; n != null; n = n.next) { Node c = new Node(); c.v = n.v; c.next = copy; copy = c; }
        for (Node n = copy; n != null; n = n.next) { n.v++; sum += n.v; }
        return sum < 9; }", true),
];

#[test]
fn invariants_that_write_give_the_same() {
    for (class, body, violated) in WRITERS {
        let source = [(class.to_string(), format!("public class {class} {{ {body} }}"))];
        let written = common::Written::new(&format!("explore-delta-writer-{class}"), &source);
        let spec =
            Spec { class: class.to_string(), values: vec!["0..3".to_string()], depth: 3, all_errors: true, ..Spec::default() };
        let result = compared(written.classes.to_str().expect("UTF-8"), &spec);
        assert_eq!(!result.violations.is_empty(), *violated, "{class}: {:?}", result.violations);
    }
}

/// A call that keeps an exception is executed by BOX, and tells once what it returns.
#[test]
fn what_box_executes_again_is_told_once() {
    let text = "public class Keeps { Exception e; int n;
        public boolean f(int i) { try { if (i > 0) throw new IllegalStateException(); n = i; } catch (Exception x) { e = x; } return true; } }";
    let written = common::Written::new("explore-delta-keeps", &[("Keeps".to_string(), text.to_string())]);
    let result = compared(written.classes.to_str().expect("UTF-8"), &spec_of("Keeps", 3, "f:0..2"));
    let method = result.methods.iter().find(|m| m.name.starts_with("f(")).expect("f");
    let told: u64 = method.values.list().iter().map(|(_, n)| *n).sum();
    assert!(told == method.returned && told > 0, "{told} values of {} calls", method.returned);
}
