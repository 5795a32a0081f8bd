//! `--mode vm`, a driver under `check`, against BOX: the same states, counts, violations and reasons.

mod common;

use common::explored::{explore, folder, seeded, spec_of, subjects};
use jaunt_checker::exploring::{Exploration, Mode, Reason, Spec};

/// What engines must agree on.
fn essence(result: &Exploration) -> String {
    let methods: Vec<String> = result
        .methods
        .iter()
        .map(|m| {
            let mut threw = m.threw.clone();
            threw.sort();
            format!("{} {} {:?} {}", m.name, m.returned, threw, m.changed)
        })
        .collect();
    let violations: Vec<String> = result
        .violations
        .iter()
        .map(|v| format!("{:?} {:?} {:?} {:?} {:?}", v.property, v.exception, v.message, v.location, v.sequence))
        .collect();
    format!(
        "states {} expanded {} revisited {} executions {} standard {}\n{:?}\n{}\n{}\nreason {:?}",
        result.states,
        result.expanded,
        result.revisited,
        result.executions,
        result.standard_executions,
        result.depths,
        methods.join("\n"),
        violations.join("\n"),
        result.reason
    )
}

fn both(classes: &str, spec: &Spec) -> Exploration {
    let in_mode =
        |mode: Mode| explore(classes, &Spec { mode, ..spec.clone() }).unwrap_or_else(|e| panic!("{}: {e:?}", spec.class));
    let (boxed, driven) = (in_mode(Mode::Box), in_mode(Mode::Vm));
    assert_eq!(essence(&driven), essence(&boxed), "{} with {:?}", spec.class, spec.methods);
    assert_eq!(driven.digest, boxed.digest, "{}: as many states, but not the same", spec.class);
    driven
}

/// All subjects and collections of the JDK, at small bounds.
const COMPARED: &[(&str, u32, &str)] = &[
    ("Bst", 5, "add:1..5 remove:1..5"),
    ("RedBlackMap", 5, "put:1..5;0 remove:1..5 get:1..5"),
    ("DisjSet", 4, "union:0..3;0..3 find:0..3"),
    ("Trie", 4, "add:a,ab,abc,b isWord:a,ab isProperPrefix:a,ab"),
    ("UbStack", 4, "push:1..4 pop"),
    ("Stack", 4, "push:1..4 pop"),
    ("QueueTwoStacks", 4, "enqueue:1..4 dequeue"),
    ("Deque", 4, "addLast:1..4 remove:1..4"),
    ("HeapArray", 4, "insert:1..4 extractMax"),
    ("BinHeap", 4, "insert:1..4 delete:1..4"),
    ("FibHeap", 4, "insert:1..4 removeMin"),
    ("java.util.Hashtable", 2, "put:1..2;1 get:1..2 remove(Object):1..2"),
    ("java.util.concurrent.ArrayBlockingQueue", 2, "new(int):1..2 offer(Object):1..2 poll() size"),
    ("java.util.concurrent.ConcurrentHashMap", 2, "put:1..2;1..2 remove(Object):1..2"),
    ("FileSystem", 2, "createDirectory:0..4;1..2 createFile:0..4;1..2"),
    ("java.util.ArrayList", 3, "add(Object):1..3 remove(int):0..2 add(int,Object):0..1;1..2 clear"),
    ("java.util.ArrayDeque", 3, "addFirst:1..3 addLast:1..3 pollFirst pollLast"),
    ("java.util.HashMap", 3, "put:1..4;0..1 remove(Object):1..4 clear"),
    ("java.util.LinkedHashMap", 3, "put:1..4;0..1 remove(Object):1..4 get:1..4"),
    ("java.util.HashSet", 3, "add:a,b,c remove:a,b,c"),
    ("java.util.LinkedList", 3, "add(Object):1..3 removeLast contains:1..3"),
    ("java.util.TreeMap", 4, "put:1..4;0 remove(Object):1..4 get:1..4"),
    ("java.util.TreeSet", 4, "add:1..4 remove:1..4 pollFirst"),
    ("java.util.PriorityQueue", 3, "add:1..4 poll remove(Object):1..4"),
    ("java.util.Vector", 3, "addElement:1..3 removeElement:1..3 elementAt:0..3"),
    ("java.util.Stack", 3, "push:1..3 pop peek"),
    ("java.util.BitSet", 3, "set(int):0..5 clear(int):0..5 flip(int):0..5"),
    ("java.util.LinkedHashSet", 3, "add:1..4 remove:1..4"),
    ("java.util.ArrayDeque", 2, "add:1..2 addAll:this,others(1) pollFirst"),
];

#[test]
fn a_driver_under_check_finds_the_states_of_box() {
    let classes = subjects();
    for &(class, depth, calls) in COMPARED {
        let spec = Spec { expected: vec!["java.lang.Throwable".to_string()], ..spec_of(class, depth, calls) };
        let result = both(&classes, &spec);
        assert!(result.reason.is_none() && result.states > 3 && result.expanded < result.states, "{class}");
    }
}

#[test]
fn the_same_bugs_are_found_with_the_same_sequences() {
    let path = seeded();
    let mut found = 0;
    for source in folder(&["bugs/seeded"]) {
        let class = source.file_stem().expect("a name").to_string_lossy().into_owned();
        for all_errors in [false, true] {
            let spec = Spec { values: vec!["1..3".to_string()], depth: 3, all_errors, ..spec_of(&class, 3, "") };
            let result = both(&path, &spec);
            found += result.violations.len();
        }
    }
    assert!(found >= 4, "{found} violations");
}

/// Monitors, the clock, identity, printing: what a check may have to begin again for.
#[test]
fn what_a_search_learns_on_the_way_changes_nothing() {
    let text = "public class Learnt {
        private int size;
        private final int[] ring = new int[2];
        private final StringBuffer text = new StringBuffer();
        public synchronized boolean offer(int element) {
            if (size == 2) return false;
            ring[size++] = element;
            notifyAll();
            return true;
        }
        public synchronized int size() { return size; }
        public long time() { return System.nanoTime() - System.currentTimeMillis(); }
        public void print() { System.out.println(size); }
        public void grow() { text.append(size); }
        public void name() { Thread.currentThread().getName(); Thread.yield(); }
        public synchronized boolean repOk() { return size <= 2 && text.length() < 9; }
    }";
    let written = common::Written::new("explore-vm-learnt", &[("Learnt".to_string(), text.to_string())]);
    let path = written.classes.to_str().expect("UTF-8").to_string();
    let result = both(&path, &spec_of("Learnt", 3, "offer:1..2 size time print grow name"));
    assert!(result.reason.is_none() && result.states > 10, "{:?}", result.reason);
}

const ODD: &str = "public class Odd {
    static int calls;
    static final Object LOCK = new Object();
    static final int[] KEPT = new int[2];
    int n;
    public void forEver() { while (true) n++; }
    public void start() { new Thread(() -> { }).start(); }
    public void exit() { System.exit(3); }
    public void stuck() throws InterruptedException { synchronized (LOCK) { LOCK.wait(); } }
    public void count() { calls++; }
    public void keep(int n) { KEPT[n]++; }
    public void late(int n) { this.n = Late.of(n); }
    public void fail() {
        throw new IllegalStateException(\"as ever\");
    }
}
class Late {
    static final int[] TABLE = { 4, 5, 6 };
    static int asked;
    static int of(int n) {
        asked++;
        return TABLE[n];
    }
}
";

#[test]
fn what_cannot_be_explored_is_said_as_by_box() {
    let written = common::Written::new("explore-vm-odd", &[("Odd".to_string(), ODD.to_string())]);
    let path = written.classes.to_str().expect("UTF-8").to_string();
    let explored = |calls: &str| both(&path, &spec_of("Odd", 2, calls));
    assert!(matches!(explored("forEver").reason, Some(Reason::NoReturn(calls)) if calls.len() == 2));
    assert!(matches!(explored("start").reason, Some(Reason::Thread(_))));
    assert!(matches!(explored("exit").reason, Some(Reason::Exit(_, 3))));
    assert!(matches!(explored("stuck").reason, Some(Reason::Stuck(_))));
    assert_eq!(explored("count").states, 3);
    assert_eq!(explored("keep:0,1").states, 6);
    // A class that a call initialises; its statics count.
    assert_eq!(explored("late:0,1 count").states, 9);
    assert_eq!(explored("fail").violations[0].location.as_deref(), Some("Odd.java:14"));
    let limited = Spec { max_states: Some(2), mode: Mode::Vm, ..spec_of("Odd", 5000, "count") };
    let limited = explore(&path, &limited).expect("explored");
    assert!(matches!(limited.reason, Some(Reason::Stopped(_))) && limited.states < 5000, "{} states", limited.states);
}
