//! What an exploration tells beside states and violations: branches, values, sequences for tests.

mod common;

use jaunt_checker::exploring::{
    BranchReport, Compare, Cover, Exploration, Mode, Spec, ToldEnd, ToldValue, Wanted, WantedTests, Watch,
};
use jaunt_checker::{Machine, Options, StopReason, closed};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_testkit::{compile, root};

struct Endless;

impl Watch for Endless {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        None
    }
}

fn explore(classes: &str, spec: &Spec) -> Exploration {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    let jdk = Jdk::find(None, home.as_deref(), path.as_deref()).expect("a JDK");
    let class_path = ClassPath::parse(classes.as_ref(), jdk.feature()).expect("a class path");
    let options = Options { assertions: true, platform: closed::platform(), ..Options::default() };
    let mut machine = Machine::start_exploring(&jdk, class_path, options).expect("a machine");
    machine.explore(spec, Compare::Changed, &mut Endless).expect("explored")
}

fn wanted(cover: Option<Cover>) -> Wanted {
    Wanted { coverage: true, values: true, tests: Some(WantedTests { cover, most: 10_000 }), pictures: None }
}

fn taken(branches: &[BranchReport]) -> usize {
    branches.iter().flat_map(|b| &b.ways).filter(|&&way| way).count()
}

/// The ways of the branches on each line, taken and all, of one method.
fn lines(branches: &[BranchReport], method: &str) -> Vec<(usize, usize)> {
    let mut found: Vec<(u16, usize, usize)> = Vec::new();
    for b in branches.iter().filter(|b| b.method == method) {
        let line = b.line.expect("lines are known");
        let ways = (taken(std::slice::from_ref(b)), b.ways.len());
        match found.iter_mut().find(|(known, ..)| *known == line) {
            Some(known) => (known.1, known.2) = (known.1 + ways.0, known.2 + ways.1),
            None => found.push((line, ways.0, ways.1)),
        }
    }
    found.into_iter().map(|(_, taken, all)| (taken, all)).collect()
}

const BRANCHES: &str = "public class Branches {
    private int n;
    static class Inner { static int of(int x) { return x > 1 ? 7 : 8; } }
    public int plain(int x) {
        if (x > 5) return 1;
        return x > 0 ? 2 : 3;
    }
    public int dense(int x) {
        switch (x) { case 0: return 1; case 1: return 2; case 2: return 3; case 3: return 4; default: return 5; }
    }
    public int sparse(int x) {
        switch (x) { case -1000: return 1; case 0: case 1: return 2; case 1000: return 3; default: return 4; }
    }
    public int both(int x, int y) {
        if (x > 0 && y > 0) return 1;
        return 0;
    }
    public int floats(int x) {
        if (x / 2.0 > 1e9) return 1;
        if ((long) x * x == 1L) return 2;
        return 0;
    }
    public int asserted(int x) {
        assert x >= 0 && x < 100 : \"too large\";
        return Inner.of(x);
    }
    public int loop(int x) {
        int sum = 0;
        for (int i = 0; i < x; i++) sum += i;
        return sum;
    }
    public void step() { if (n < 2) n++; }
    public int never(Runnable r) { return r == null ? 1 : 2; }
    boolean repOk() { return n < 5 || n > 9; }
}
";

#[test]
fn each_way_of_each_branch_is_noted() {
    let written = common::Written::new("explore-branches", &[("Branches".to_string(), BRANCHES.to_string())]);
    let spec = Spec {
        class: "Branches".into(),
        values: vec!["0..2".to_string()],
        depth: 3,
        wanted: wanted(Some(Cover::Branches)),
        ..Spec::default()
    };
    let result = explore(written.classes.to_str().expect("UTF-8"), &spec);
    let branches = result.extras.coverage.as_ref().expect("branches");
    assert_eq!(lines(branches, "plain"), [(1, 2), (2, 2)]);
    assert_eq!(lines(branches, "dense"), [(3, 5)]);
    // Two cases of one target are one way.
    assert_eq!(lines(branches, "sparse"), [(2, 4)]);
    assert_eq!(lines(branches, "both"), [(4, 4)]);
    assert_eq!(lines(branches, "floats"), [(1, 2), (2, 2)]);
    // What `assert` compiles to is no branch.
    assert_eq!(lines(branches, "asserted"), []);
    assert_eq!(lines(branches, "of"), [(2, 2)]);
    assert_eq!(lines(branches, "loop"), [(2, 2)]);
    assert_eq!(lines(branches, "step"), [(2, 2)]);
    // A method that is not called has no way taken, and the invariant does not count.
    assert_eq!(lines(branches, "never"), [(0, 2)]);
    assert_eq!(lines(branches, "repOk"), []);
    assert_eq!(branches.iter().find(|b| b.method == "of").map(|b| b.class.as_str()), Some("Branches$Inner"));
    // The chosen sequences take what the exploration took.
    let tests = result.extras.tests.as_ref().expect("tests");
    assert_eq!((tests.ways, tests.sequences.len()), (taken(branches), tests.wanted));
    assert!(tests.sequences.len() < result.calls, "{} sequences", tests.sequences.len());
    let values = |name: &str| {
        let method = result.methods.iter().find(|m| m.name == name).expect("a method");
        method.values.list().into_iter().map(|(value, _)| value.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(values("plain(int)"), ["2", "3"]);
    assert_eq!(values("step()"), [""; 0]);
}

/// Overloads are methods of their own, and what laws ask is no call of the exploration.
#[test]
fn calls_that_were_not_made_take_no_branch() {
    let text = "public class Cov { int n;
        public int f(int a) { if (a > 0) n = 1; return n; }
        public int f(int a, int b) { if (a > 0) n = 2; if (b > 0) n = 3; if (a > b) n = 4; return n; }
        public boolean equals(Object o) { return o instanceof Cov && ((Cov) o).n == n; } public int hashCode() { return n > 0 ? 1 : 0; } }";
    let written = common::Written::new("explore-overloads", &[("Cov".to_string(), text.to_string())]);
    let spec = Spec {
        class: "Cov".into(),
        methods: vec!["f(int)".to_string()],
        values: vec!["0..1".to_string()],
        depth: 2,
        wanted: wanted(Some(Cover::Branches)),
        ..Spec::default()
    };
    let result = explore(written.classes.to_str().expect("UTF-8"), &spec);
    assert!(result.laws.iter().any(|law| law.objects > 1), "{:?}", result.laws);
    let branches = result.extras.coverage.as_ref().expect("branches");
    let of = |name: &str, descriptor: &str| {
        let own = branches.iter().filter(|b| b.method == name && b.descriptor == descriptor);
        own.fold((0, 0), |(taken, all), b| (taken + b.ways.iter().filter(|&&w| w).count(), all + b.ways.len()))
    };
    assert_eq!((of("f", "(I)I"), of("f", "(II)I")), ((2, 2), (0, 6)));
    assert_eq!((of("hashCode", "()I").0, of("equals", "(Ljava/lang/Object;)Z").0), (0, 0));
}

#[test]
fn states_do_not_depend_on_what_else_is_asked() {
    let sources = ["Bst", "RedBlackMap", "HeapArray"].map(|name| root().join(format!("subjects/explore/{name}.java")));
    let classes = compile("explore-report", &sources, "");
    let classes = classes.to_str().expect("UTF-8");
    for (class, methods) in
        [("Bst", ["add", "remove"]), ("RedBlackMap", ["put", "remove"]), ("HeapArray", ["insert", "extractMax"])]
    {
        let spec = Spec {
            class: class.into(),
            methods: methods.map(str::to_string).to_vec(),
            values: vec!["1..4".to_string()],
            depth: 5,
            expected: vec!["java.lang.RuntimeException".to_string()],
            ..Spec::default()
        };
        let plain = explore(classes, &spec);
        assert!(plain.extras.coverage.is_none() && plain.extras.tests.is_none());
        let branches = explore(classes, &Spec { wanted: wanted(Some(Cover::Branches)), ..spec.clone() });
        assert_eq!((plain.states, plain.digest, plain.executions), (branches.states, branches.digest, branches.executions));
        let tests = branches.extras.tests.as_ref().expect("tests");
        assert_eq!(tests.ways, taken(branches.extras.coverage.as_ref().expect("branches")), "{class}");
        assert!(tests.ways > 10 && tests.sequences.len() < 30, "{class}: {} sequences for {}", tests.sequences.len(), tests.ways);
        // Together the sequences of states visit all of them.
        let states = explore(classes, &Spec { wanted: wanted(Some(Cover::States)), ..spec.clone() });
        let tests = states.extras.tests.as_ref().expect("tests");
        let mut prefixes: Vec<Vec<String>> = Vec::new();
        for told in &tests.sequences {
            let texts: Vec<String> = told.calls.iter().map(|call| call.text.to_string()).collect();
            prefixes.extend((1..=texts.len()).map(|n| texts[..n].to_vec()));
        }
        prefixes.sort();
        prefixes.dedup();
        assert!(prefixes.len() as u64 >= states.states, "{class}: {} of {}", prefixes.len(), states.states);
        let limited = explore(
            classes,
            &Spec {
                wanted: Wanted {
                    coverage: false,
                    values: false,
                    tests: Some(WantedTests { cover: Some(Cover::States), most: 3 }),
                    pictures: None,
                },
                ..spec
            },
        );
        let tests = limited.extras.tests.expect("tests");
        assert_eq!(tests.sequences.len(), 3);
        assert!(tests.wanted > 3);
    }
}

#[test]
fn sequences_are_told_with_what_calls_return() {
    let spec = Spec {
        class: "java.util.ArrayDeque".into(),
        methods: ["addFirst", "pop", "size"].map(str::to_string).to_vec(),
        values: vec!["7".to_string()],
        depth: 2,
        expected: vec!["java.util.NoSuchElementException".to_string()],
        laws: false,
        wanted: wanted(Some(Cover::States)),
        ..Spec::default()
    };
    let result = explore(".", &spec);
    let tests = result.extras.tests.expect("tests");
    let ends: Vec<&ToldEnd> = tests.sequences.iter().flat_map(|told| told.calls.iter().map(|call| &call.end)).collect();
    let returned = |shown: ToldValue| ends.contains(&&ToldEnd::Returned(shown));
    assert!(returned(ToldValue::Void) && returned(ToldValue::Equal("2".to_string())), "{ends:?}");
    assert!(tests.sequences.iter().all(|told| !told.identity));
}

/// Sets of states take the same branches and return the same values as one state after the other.
#[test]
fn modes_tell_the_same() {
    let written = common::Written::new("explore-branches-modes", &[("Branches".to_string(), BRANCHES.to_string())]);
    let sources = ["Bst", "RedBlackMap", "HeapArray", "Trie"].map(|name| root().join(format!("subjects/explore/{name}.java")));
    let classes = compile("explore-report-modes", &sources, "");
    let path = format!("{}:{}", written.classes.display(), classes.display());
    for (class, methods, values) in [
        ("Branches", &[][..], &["0..2"][..]),
        ("Bst", &["add", "remove", "contains"], &["1..4"]),
        ("RedBlackMap", &["put", "remove", "get"], &["1..3"]),
        ("HeapArray", &["insert", "extractMax"], &["1..4"]),
        ("Trie", &["add", "isWord"], &["String=a,b,ab"]),
        ("java.util.TreeMap", &["put", "remove(Object)", "firstKey"], &["1..3"]),
    ] {
        let list = |list: &[&str]| list.iter().map(|text| text.to_string()).collect::<Vec<_>>();
        let spec = Spec {
            class: class.into(),
            methods: list(methods),
            values: list(values),
            depth: 4,
            expected: vec!["java.lang.RuntimeException".to_string()],
            laws: false,
            wanted: wanted(Some(Cover::Branches)),
            ..Spec::default()
        };
        let one = explore(&path, &spec);
        let sets = explore(&path, &Spec { mode: Mode::Delta, ..spec });
        assert_eq!((one.states, one.digest), (sets.states, sets.digest), "{class}");
        assert_eq!(one.extras.coverage, sets.extras.coverage, "{class}");
        let values = |result: &Exploration| {
            let one = |m: &jaunt_checker::exploring::result::MethodCounts| {
                let mut list: Vec<(String, u64)> = m.values.list().into_iter().map(|(value, n)| (value.to_string(), n)).collect();
                list.sort();
                (m.name.clone(), m.returned, list, m.values.are_many())
            };
            result.methods.iter().map(one).collect::<Vec<_>>()
        };
        assert_eq!(values(&one), values(&sets), "{class}");
        let ways = |result: &Exploration| result.extras.tests.as_ref().map(|tests| tests.ways);
        assert_eq!(ways(&one), ways(&sets), "{class}");
        assert_eq!(ways(&one), one.extras.coverage.as_deref().map(taken), "{class}");
    }
}
