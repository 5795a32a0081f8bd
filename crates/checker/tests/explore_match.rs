//! States that count as one by less than all of what they hold.

mod common;

use common::exploring::{done, explore, list, refused, sources, written};
use jaunt_checker::exploring::result::Cannot;
use jaunt_checker::exploring::{Exploration, Matching, Mode, Note, Property, Reason, Spec};
use jaunt_testkit::compile;

const CHAIN: &str = "public class Chain {
    static class Node { int value; String name; Integer box; Kind kind; Node next; Node(int v, Node n) { value = v; next = n; name = v % 2 == 0 ? \"x\" + v : \"long name\" + v; box = v * 1000; kind = v > 2 ? Kind.A : Kind.B; } }
    enum Kind { A, B { void f() { } }; void f() { } }
    Node first; int size;
    public void push(int v) { first = new Node(v, first); size++; }
    public void pop() { if (first != null) { first = first.next; size--; } }
    public void tie() { if (first != null && first.next != null) first.next = first; }
    public void clearName() { if (first != null) first.name = null; }
    public int size() { return size; }
    public String parity() { return size % 2 == 0 ? \"even\" : \"odd\"; }
    public Object[] nothing() { return null; }
    public boolean repOk() { return first == null || first.value != 3 || first.next == null || first.next.value != 3; }
}
";

#[test]
fn states_of_one_shape_count_as_one() {
    let classes = written("chain", &[("Chain", CHAIN)]);
    let spec = |matching: Matching, methods: &[&str], depth: u32| Spec {
        class: "Chain".into(),
        methods: list(methods),
        values: list(&["0..2"]),
        depth,
        matching,
        check_built: true,
        ..Spec::default()
    };
    let states = |s: &Spec| {
        let result = done(&classes, s);
        assert!(result.violations.is_empty(), "{result:?}");
        (result.states, result.met, result.reason.is_none())
    };
    // A shape is a length. From each length one chain is explored on, and three or one are met.
    assert_eq!(states(&spec(Matching::Shape, &["push", "pop"], 4)), (5, 1 + 3 * 4, false));
    // Names that are missing are seen, the names are not; nor are numbers, boxes and constants.
    assert_eq!(states(&spec(Matching::Shape, &["push", "clearName"], 2)).0, 1 + 1 + 2);
    // A chain that ends in itself is another shape.
    assert_eq!(states(&spec(Matching::Shape, &["push", "tie"], 3)).0, 4 + 1);
    assert_eq!(states(&spec(Matching::By("size".into()), &["push", "pop"], 4)).0, 5);
    assert_eq!(states(&spec(Matching::By("parity".into()), &["push", "pop"], 4)).0, 2);
    assert_eq!(states(&spec(Matching::By("nothing".into()), &["push", "pop"], 4)).0, 1);
    // Where nothing is taken for something else, the exploration is a whole one.
    let single = Spec { values: list(&["1"]), ..spec(Matching::Shape, &["push", "pop"], 4) };
    assert_eq!(states(&single), (5, 5, true));
    assert!(matches!(done(&classes, &spec(Matching::Shape, &["push"], 2)).reason, Some(Reason::Matching { left: 2 })));
    assert!(refused(&classes, &spec(Matching::By("push".into()), &["push"], 2)).contains("by:push"));
    // All that is met is checked, also what is not explored on.
    let bad = Spec { values: list(&["0..3"]), ..spec(Matching::Shape, &["push", "pop"], 8) };
    let seeds = (0..20).map(|seed| done(&classes, &Spec { seed, ..bad.clone() }));
    let found = seeds.filter(|r| r.violations.first().is_some_and(|v| v.property == Property::Invariant)).count();
    assert!(found > 10, "{found} of 20 seeds");
}

/// Who stands for a shape depends on the seed, not on the order of the calls.
#[test]
fn the_seed_says_which_state_is_explored_on() {
    let subjects = compile("explore-subjects", &sources(&[".", "aodv", "bugs/fixed"]), "");
    let with = |methods: &[&str], seed: u64| {
        let spec = Spec {
            class: "Bst".into(),
            methods: list(methods),
            values: list(&["1..7"]),
            depth: 6,
            matching: Matching::Shape,
            seed,
            ..Spec::default()
        };
        let result = explore(subjects.to_str().expect("UTF-8"), &spec).expect("explored");
        // Every state is reached by the path that is told of it.
        assert_eq!(result.shortest.len() as u64, result.states);
        (result.states, result.met, result.digest)
    };
    let results: Vec<_> = (0..6).map(|seed| with(&["add", "remove"], seed)).collect();
    assert!(results.iter().any(|r| *r != results[0]), "{results:?}");
    for (seed, result) in results.iter().enumerate() {
        assert_eq!(with(&["remove", "add"], seed as u64), *result, "seed {seed}");
    }
}

/// What a mode cannot do is done one state at a time, and said.
#[test]
fn other_modes_give_way() {
    let classes = written("chain-modes", &[("Chain", CHAIN)]);
    let spec =
        Spec { class: "Chain".into(), methods: list(&["push", "pop"]), values: list(&["0..1"]), depth: 3, ..Spec::default() };
    let by = Spec { matching: Matching::By("size".into()), ..spec.clone() };
    let oracle = Spec { oracle: Some("java.util.ArrayDeque".into()), values: list(&["0..1"]), ..spec };
    let both = Spec { matching: Matching::Shape, ..oracle.clone() };
    for (spec, cannot) in [(by, Some(Cannot::Matching)), (oracle, None), (both, Some(Cannot::Oracle))] {
        let one = done(&classes, &spec);
        let sets = done(&classes, &Spec { mode: Mode::Delta, ..spec });
        assert_eq!((one.states, one.digest, one.violations.len()), (sets.states, sets.digest, sets.violations.len()));
        let given = |r: &Exploration| r.notes.iter().find(|note| matches!(note, Note::Mode { .. })).cloned();
        assert_eq!((given(&one), given(&sets)), (None, cannot.map(|cannot| Note::Mode { asked: Mode::Delta, cannot })));
    }
}

/// What a state is known by may be asked by a method that writes: the invariant is asked of the object as it was.
#[test]
fn a_method_that_writes_changes_no_state() {
    let text = "public class Peeked { int n; public void inc() { n++; } public int peek() { int r = n; n = 100; return r; } public boolean repOk() { return n < LIMIT; } }";
    for (limit, violated) in [("50", false), ("3", true)] {
        let classes = written(&format!("peeked-{limit}"), &[("Peeked", &text.replace("LIMIT", limit))]);
        let matching = Matching::By("peek".into());
        let result =
            done(&classes, &Spec { class: "Peeked".into(), methods: list(&["inc"]), matching, depth: 3, ..Spec::default() });
        let found: Vec<usize> = result.violations.iter().map(|v| v.sequence.len() - 1).collect();
        assert_eq!(found, vec![3; violated as usize], "{limit}");
        assert_eq!(result.states, 4, "{limit}");
    }
}

/// Sets of states and single ones choose the same state for each shape.
#[test]
fn sets_of_states_match_shapes_alike() {
    let subjects = compile("explore-subjects", &sources(&[".", "aodv", "bugs/fixed"]), "");
    let chain = written("chain-sets", &[("Chain", CHAIN)]);
    let path = format!("{}:{}", subjects.display(), chain.classes.display());
    let all: &[(&str, &[&str], u32)] = &[
        ("Bst", &["add", "remove"], 7),
        ("FibHeap", &["insert", "removeMin"], 7),
        ("BinHeap", &["insert", "delete"], 7),
        ("Trie", &["add"], 4),
        ("Chain", &["push", "pop", "tie", "clearName"], 5),
        ("java.util.TreeSet", &["add", "remove", "pollFirst"], 6),
        ("java.util.HashSet", &["add", "remove"], 4),
    ];
    for (class, methods, depth) in all {
        let values = if *class == "Trie" { "a,b,ab,abc" } else { "1..6" };
        for seed in [0, 1, 77] {
            let spec = Spec {
                class: class.to_string(),
                methods: list(methods),
                values: list(&[values]),
                depth: *depth,
                matching: Matching::Shape,
                seed,
                expected: list(&["RuntimeException"]),
                all_errors: true,
                laws: false,
                ..Spec::default()
            };
            let one = explore(&path, &spec).expect("explored");
            let sets = explore(&path, &Spec { mode: Mode::Delta, ..spec }).expect("explored");
            let numbers = |r: &Exploration| (r.states, r.met, r.digest, r.expanded, r.violations.len(), r.shortest.clone());
            assert_eq!(numbers(&one), numbers(&sets), "{class} {seed}");
            assert!(one.states > 1 && sets.notes.is_empty(), "{class}: {:?}", sets.notes);
        }
    }
}
