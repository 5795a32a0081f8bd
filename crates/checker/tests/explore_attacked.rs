//! Classes that attack what `explore` takes for granted: identity, lambdas, initialisers, and what the library keeps for the program. All engines say the same, and what `java` does.

mod common;

use common::explored::{explore, spec_of};
use jaunt_checker::exploring::result::{Beside, Old};
use jaunt_checker::exploring::{Exploration, Mode, Note, Reason, Spec};

const MODES: [Mode; 3] = [Mode::Box, Mode::Delta, Mode::Vm];

/// Explores a class in all modes.
fn explored(class: &str, text: &str, depth: u32, calls: &str) -> [Exploration; 3] {
    let written = common::Written::new(&format!("explore-attacked-{class}"), &[(class.to_string(), text.to_string())]);
    let path = written.classes.to_str().expect("UTF-8").to_string();
    let spec = spec_of(class, depth, calls);
    MODES.map(|mode| explore(&path, &Spec { mode, ..spec.clone() }).unwrap_or_else(|e| panic!("{class}, {mode:?}: {e:?}")))
}

/// The same states, all of them, and nothing violated.
fn pass(class: &str, text: &str, depth: u32, calls: &str) {
    let results = explored(class, text, depth, calls);
    for (mode, result) in MODES.iter().zip(&results) {
        assert!(
            result.violations.is_empty() && result.reason.is_none(),
            "{class}, {mode:?}: {:?} {:?}",
            result.violations,
            result.reason
        );
        assert_eq!((result.states, result.digest), (results[0].states, results[0].digest), "{class}, {mode:?}");
    }
}

/// The sequence that fails has so many calls, and its last one throws this.
fn fails(class: &str, text: &str, depth: u32, calls: &str, (length, message): (usize, &str)) {
    for (mode, result) in MODES.iter().zip(&explored(class, text, depth, calls)) {
        let found: Vec<_> = result.violations.iter().map(|v| (v.sequence.len() - 1, v.message.as_deref())).collect();
        assert_eq!(found, [(length, Some(message))], "{class}, {mode:?}");
    }
}

/// The hash code of an enum constant is its identity hash code.
#[test]
fn objects_of_the_base_keep_their_identity_hash_codes() {
    let count = "import java.util.*;
    public class Count {
        enum K { A, B }
        static final K[] ALL = K.values();
        final Map<K, Integer> map = new HashMap<>();
        int n;
        public void put(K k) { map.put(k, 1); n = 1; }
        public void count() {
            int c = 0;
            for (K k : ALL) if (map.containsKey(k)) c++;
            if (c == 2) throw new IllegalStateException(\"both\");
        }
    }";
    fails("Count", count, 4, "put count", (3, "both"));
    let lost = "import java.util.*;
    public class Lost {
        enum K { A, B, C }
        final HashMap<K, Integer> map = new HashMap<>();
        public void put(K k) { map.put(k, 1); }
        public void check() {
            for (K k : new K[] { K.C, K.B, K.A }) {
                boolean in = false;
                for (K x : map.keySet()) in |= x == k;
                if (in != map.containsKey(k)) throw new IllegalStateException(\"lost \" + k);
            }
        }
    }";
    pass("Lost", lost, 4, "put check");
    let identity = "import java.util.*;
    public class Same {
        static final List<Object> OBJECTS = List.of(new Object(), new Object(), new Object());
        final Map<Object, Integer> map = new IdentityHashMap<>();
        int h;
        public void put(int i) { map.put(OBJECTS.get(i), i); }
        public void hash() { h = OBJECTS.get(0).hashCode(); }
        public void check() {
            for (int i = 2; i >= 0; i--)
                if (map.containsValue(i) != map.containsKey(OBJECTS.get(i))) throw new IllegalStateException(\"lost \" + i);
            int other = OBJECTS.get(1).hashCode(), first = OBJECTS.get(0).hashCode();
            if (h != 0 && h != first || other == first) throw new IllegalStateException(\"another hash code\");
        }
    }";
    pass("Same", identity, 3, "put:0..2 hash check");
    let twice = "import java.util.*;
    public class Twice {
        enum K { A, B }
        final Set<K> set = new HashSet<>();
        public void add(K k) { set.add(k); }
        public void both() { set.add(K.B); set.add(K.A); }
        public boolean repOk() { return set.size() <= 2; }
    }";
    pass("Twice", twice, 3, "add both");
}

/// Two live objects have different codes, though each call hands out numbers from the same one on.
#[test]
fn objects_of_a_state_have_different_identity_hash_codes() {
    let sorted = "import java.util.*;
    public class Sorted {
        static class N { }
        final TreeSet<N> set = new TreeSet<>(Comparator.comparingInt(System::identityHashCode));
        public void add() { if (!set.add(new N())) throw new IllegalStateException(\"a new object is not added\"); }
    }";
    let kept = "public class Kept {
        Object h = new Object(), k;
        int c;
        public void ask() { c = h.hashCode() != 0 ? 1 : 0; }
        public void drop() { h = new Object(); }
        public void keep() { k = h; }
        public void compare() {
            if (k != null && k != h && k.hashCode() == h.hashCode()) throw new IllegalStateException(\"one code for two\");
        }
    }";
    for (class, text, depth, calls) in [("Sorted", sorted, 3, "add"), ("Kept", kept, 4, "ask drop keep compare")] {
        for (mode, result) in MODES.iter().zip(&explored(class, text, depth, calls)) {
            assert!(result.violations.is_empty() && result.reason.is_none(), "{class}, {mode:?}: {:?}", result.violations);
            assert!(result.states > depth as u64, "{class}, {mode:?}: {} states", result.states);
        }
    }
}

#[test]
fn a_lambda_without_captures_is_one_object() {
    let text = "public class Made {
        Runnable a, b;
        static Runnable make() { return () -> { }; }
        public void setA() { a = make(); }
        public void setB() { b = make(); }
        public void check() { if (a != null && b != null && a != b) throw new IllegalStateException(\"two objects\"); }
    }";
    pass("Made", text, 4, "setA setB check");
}

/// Classes are initialised before the first call. Where that makes a difference, it is said.
#[test]
fn initialisers_that_write_elsewhere_are_told() {
    let registers = "import java.util.*;
    public class Registers {
        static List<String> list = new ArrayList<>();
        static class Plugin { static { list.add(\"p\"); } static void go() { } }
        int used;
        public void touch() { Plugin.go(); used |= 1; }
        public int size() { if (list.isEmpty()) throw new IllegalStateException(\"nothing registered\"); return list.size(); }
    }";
    let counts = "public class Counts {
        static int n;
        static class Late { static { n = 7; } static void go() { } }
        int k;
        public void touch() { Late.go(); k = 1; }
        public void inc() { if (n < 9) n++; }
    }";
    let cases = [
        ("Registers", registers, "touch size", Old::Object("java.util.ArrayList".to_string())),
        ("Counts", counts, "touch inc", Old::Statics("Counts".to_string())),
    ];
    for (class, text, calls, expected) in cases {
        for (mode, result) in MODES.iter().zip(&explored(class, text, 3, calls)) {
            assert!(
                matches!(&result.reason, Some(Reason::InitialiserWrites { class: by, what }) if by.starts_with(class) && *what == expected),
                "{class}, {mode:?}: {:?}",
                result.reason
            );
        }
    }
    let own = "public class Own {
        static class Late { static int[] table = { 1, 2 }; static Object kept = new int[3]; static int of(int i) { return table[i]; } }
        int k;
        public void set(int i) { k = Late.of(i); }
    }";
    pass("Own", own, 3, "set:0..1");
}

/// What belongs to the thread, and system properties, are no part of a state: that is said, and nothing passes.
#[test]
fn what_is_written_beside_the_state_is_told() {
    let text = "public class Writes {
        static final ThreadLocal<StringBuilder> TEXT = ThreadLocal.withInitial(StringBuilder::new);
        final ThreadLocal<Integer> count = new ThreadLocal<>();
        int k;
        public void set() { count.set(1); k = 1; }
        public void get() { TEXT.get().append(1); }
        public void property() { System.setProperty(\"written\", \"x\"); k = 1; }
        public void interrupt() { Thread.currentThread().interrupt(); k = 1; }
        public void read() { k = count.get() == null && System.getProperty(\"written\") == null ? 2 : 3; }
    }";
    let cases = [
        ("set", Beside::ThreadLocal),
        ("get", Beside::ThreadLocal),
        ("property", Beside::Properties),
        ("interrupt", Beside::Interrupt),
    ];
    for (call, expected) in cases {
        for (mode, result) in MODES.iter().zip(&explored("Writes", text, 2, call)) {
            let method = format!("{call}()");
            assert!(
                matches!(&result.reason, Some(Reason::Forgotten { method: by, what }) if *by == method && *what == expected),
                "{call}, {mode:?}: {:?}",
                result.reason
            );
            assert!(result.notes.contains(&Note::Forgotten { method, what: expected }), "{call}, {mode:?}: {:?}", result.notes);
        }
    }
    pass("Writes", text, 2, "read");
    // The library's own variables are its own.
    let locks = "import java.util.concurrent.locks.*;
    public class Locks {
        final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        int n;
        public void read() { lock.readLock().lock(); lock.readLock().lock(); n = 1; lock.readLock().unlock(); lock.readLock().unlock(); }
    }";
    for (mode, result) in MODES.iter().zip(&explored("Locks", locks, 2, "read")) {
        assert!(result.reason.is_none() && result.violations.is_empty(), "{mode:?}: {:?} {:?}", result.reason, result.violations);
    }
}
