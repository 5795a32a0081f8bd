//! `--threads`: what threads come to at once must be what a sequence of their calls comes to.

mod common;

use common::explored::{Endless, folder, machine, spec_of};
use jaunt_checker::clients::{Conflict, ThreadSpec, Threaded, explore_threads};
use jaunt_checker::exploring::{Compare, Spec};
use jaunt_checker::{Library, PropertyKind, Verdict};
use jaunt_testkit::compile;
use std::time::Instant;

fn threaded(classes: &str, spec: &Spec, threads: u32, calls: u32) -> Threaded {
    in_library(classes, spec, ThreadSpec { threads, calls, library: Library::Steps })
}

fn in_library(classes: &str, spec: &Spec, asked: ThreadSpec) -> Threaded {
    let began = Instant::now();
    let spec = &Spec { may_wait: true, ..spec.clone() };
    let mut first = machine(classes, false, false).expect("a machine");
    let found = first.explore(spec, Compare::Changed, &mut Endless).unwrap_or_else(|e| panic!("{}: {e:?}", spec.class));
    assert!(found.reason.is_none() && found.violations.is_empty(), "{}: {:?} {:?}", spec.class, found.reason, found.violations);
    let starts = first.starts(&found);
    let fresh = || machine(classes, true, asked.library == Library::Steps);
    let result = explore_threads(fresh, spec, asked, &starts, &mut Endless).expect("explored");
    println!(
        "{}: {} starts, {} clients, {} sequences, {} states, {} transitions, {} restarts, {:?} {:?} {:?}",
        spec.class,
        result.starts,
        result.clients,
        result.sequences,
        result.check.stats.states,
        result.check.stats.transitions,
        result.check.stats.restarts,
        result.check.verdict,
        result.check.reason,
        began.elapsed()
    );
    for (violation, conflict) in result.check.violations.iter().zip(&result.found) {
        println!("  {:?} {:?} {}", violation.property, violation.location, described(conflict));
    }
    result
}

/// `new A(); add(1) | remove(1) | add(2): true, true`
fn described(conflict: &Conflict) -> String {
    let calls = |list: &[_]| list.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    let threads: Vec<String> = conflict.threads.iter().map(|list| calls(list)).collect();
    let answers =
        conflict.unexplained.as_ref().map(|u| format!(": {:?} then {} {:?}", u.answers, calls(&conflict.probes), u.probed));
    format!("{} | {}{}", calls(&conflict.sequence), threads.join(" | "), answers.unwrap_or_default())
}

fn seeded() -> String {
    compile("explore-threads-seeded", &folder(&["bugs/threads/seeded"]), "").to_str().expect("UTF-8").to_string()
}

fn fixed() -> String {
    compile("explore-threads-fixed", &folder(&["bugs/threads/fixed"]), "").to_str().expect("UTF-8").to_string()
}

fn passes(classes: &str, spec: &Spec, threads: u32, calls: u32) {
    let result = threaded(classes, spec, threads, calls);
    assert_eq!((result.check.verdict, result.check.complete), (Verdict::Pass, true), "{}: {:?}", spec.class, result.check.reason);
    assert!(result.sequences > 0 && result.clients > 1);
}

fn violated(classes: &str, spec: &Spec, threads: u32, calls: u32) -> Threaded {
    let result = threaded(classes, spec, threads, calls);
    assert_eq!(result.check.verdict, Verdict::Violation, "{}: {:?}", spec.class, result.check.reason);
    assert!(result.check.violations.iter().all(|v| !v.steps.is_empty()));
    result
}

#[test]
fn known_violations_are_found() {
    let classes = seeded();
    let map = violated(&classes, &spec_of("RegistryMap", 1, "register:1;1..2 get:1 unregister:1"), 2, 1);
    let first = &map.found[0];
    assert_eq!(first.sequence, ["new RegistryMap()"]);
    assert_eq!(first.threads, [["register(1, 1)"], ["register(1, 1)"]]);
    assert_eq!(first.unexplained.as_ref().expect("answers").answers, [["true"], ["true"]]);
    let ring = violated(&classes, &spec_of("RingBuffer", 1, "offer:1..2 poll"), 2, 1);
    assert_eq!(ring.check.violations[0].property, PropertyKind::Race);
    let list = violated(&classes, &spec_of("LazyList", 1, "add:1..2 remove:1..2 contains:1..2"), 2, 1);
    assert_eq!(described(&list.found[0]).split(": ").next(), Some("new LazyList(); add(1) | add(2) | remove(1)"));
}

#[test]
fn without_the_mistake_nothing_is_found() {
    let classes = fixed();
    passes(&classes, &spec_of("RegistryMap", 1, "register:1;1..2 get:1 unregister:1"), 2, 1);
    passes(&classes, &spec_of("RingBuffer", 2, "offer:1..2 poll"), 2, 1);
    passes(&classes, &spec_of("LazyList", 1, "add:1..2 remove:1..2 contains:1..2"), 2, 1);
    passes(&classes, &spec_of("LockFreeStack", 2, "push:1..2 pop"), 2, 1);
}

#[test]
fn classes_of_the_jdk_pass() {
    let classes = fixed();
    passes(&classes, &spec_of("java.util.concurrent.ConcurrentHashMap", 1, "put:1..2;1..2 get:1..2 remove(Object):1..2"), 2, 1);
    passes(&classes, &spec_of("java.util.concurrent.ConcurrentLinkedQueue", 2, "offer:1..2 poll peek"), 2, 1);
    let bounded = spec_of("java.util.concurrent.ArrayBlockingQueue", 2, "new(int):1..2 offer(Object):1..2 poll() put:3 take");
    let bounded = Spec { expected: vec!["java.lang.Exception".to_string()], ..bounded };
    passes(&classes, &bounded, 2, 1);
}

/// Code of the library step by step, not one operation after the other.
#[test]
fn code_of_the_library_passes() {
    let classes = fixed();
    let real = |spec: &Spec| {
        let result = in_library(&classes, spec, ThreadSpec { threads: 2, calls: 1, library: Library::Real });
        assert_eq!(
            (result.check.verdict, result.check.complete),
            (Verdict::Pass, true),
            "{}: {:?}",
            spec.class,
            result.check.reason
        );
    };
    real(&spec_of("java.util.concurrent.ConcurrentHashMap", 1, "put:1;1..2 get:1 remove(Object):1"));
    real(&spec_of("java.util.concurrent.ConcurrentLinkedQueue", 1, "offer:1..2 poll"));
    real(&spec_of("java.util.concurrent.ArrayBlockingQueue", 1, "new(int):1 offer(Object):1 poll()"));
    real(&spec_of("LockFreeStack", 1, "push:1..2 pop"));
}

const OWN: &str = "import java.util.concurrent.atomic.*;
public class Own {
    private final Object a = new Object();
    private final Object b = new Object();
    private int both;
    public void left() { synchronized (a) { synchronized (b) { both++; } } }
    public void right() { synchronized (b) { synchronized (a) { both++; } } }
}
";

const GATE: &str = "public class Gate {
    private boolean open;
    public synchronized void pass() throws InterruptedException { while (!open) wait(); }
    public synchronized void open() { open = true; notifyAll(); }
}
";

const LOST_GATE: &str = "public class LostGate {
    private volatile boolean open;
    public void pass() throws InterruptedException { if (!open) synchronized (this) { wait(); } }
    public void open() { synchronized (this) { notifyAll(); } open = true; }
}
";

/// A value that another thread may be asked to store.
const COMBINING: &str = "import java.util.concurrent.atomic.*;
public class Combining {
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger current = new AtomicInteger();
    private final AtomicBoolean busy = new AtomicBoolean();
    public void write(int value) {
        next.set(value);
        if (busy.compareAndSet(false, true)) {
            current.set(next.get());
            busy.set(false);
        }
    }
    public int read() { return current.get(); }
}
";

/// No call waits, and one throws where two are in it at once.
const ALONE: &str = "import java.util.concurrent.atomic.*;
public class Alone {
    private final AtomicInteger inside = new AtomicInteger();
    public void enter() {
        if (inside.incrementAndGet() > 1) throw new IllegalStateException();
        inside.decrementAndGet();
    }
}
";

fn own() -> common::Written {
    let sources = [("Own", OWN), ("Gate", GATE), ("LostGate", LOST_GATE), ("Combining", COMBINING), ("Alone", ALONE)];
    common::Written::new("explore-threads-own", &sources.map(|(name, text)| (name.to_string(), text.to_string())))
}

#[test]
fn calls_that_wait_are_compared_too() {
    let written = own();
    let classes = written.classes.to_str().expect("UTF-8");
    let deadlock = violated(classes, &spec_of("Own", 0, "left right"), 2, 1);
    assert_eq!(deadlock.check.violations[0].property, PropertyKind::Deadlock);
    assert_eq!(deadlock.found[0].threads, [["left()"], ["right()"]]);
    // Who comes first to a closed gate waits in a sequence, too.
    passes(classes, &spec_of("Gate", 1, "pass open"), 2, 1);
    passes(classes, &spec_of("Gate", 0, "pass open"), 3, 1);
    let lost = violated(classes, &spec_of("LostGate", 0, "pass open"), 2, 1);
    assert_eq!(lost.check.violations[0].property, PropertyKind::Deadlock);
    assert_eq!(lost.found[0].unexplained.as_ref().expect("answers").answers, [Vec::new(), vec![String::new()]]);
}

#[test]
fn exceptions_are_answers() {
    let written = own();
    let alone = violated(written.classes.to_str().expect("UTF-8"), &spec_of("Alone", 0, "enter"), 2, 1);
    let answers = &alone.found[0].unexplained.as_ref().expect("answers").answers;
    assert!(answers.concat().contains(&"throws java.lang.IllegalStateException".to_string()), "{answers:?}");
}

/// An order that explains what all calls come to is not enough: one that had returned comes before one that began later.
#[test]
fn what_had_returned_comes_before_what_begins() {
    let written = own();
    let classes = written.classes.to_str().expect("UTF-8");
    let spec = spec_of("Combining", 0, "write:1..2 read");
    passes(classes, &spec, 2, 1);
    let found = violated(classes, &spec, 3, 1);
    let unexplained = found.found[0].unexplained.as_ref().expect("answers");
    let same = |s: &&(Vec<u32>, _, _)| s.1 == unexplained.answers && s.2 == unexplained.probed;
    assert!(unexplained.sequences.iter().find(same).is_some(), "no order at all explains it: {unexplained:?}");
}

#[test]
fn two_calls_of_each_thread() {
    let classes = fixed();
    passes(&classes, &spec_of("LockFreeStack", 0, "push:1 pop"), 2, 2);
    passes(&classes, &spec_of("java.util.concurrent.ConcurrentLinkedQueue", 0, "offer:1 poll"), 2, 2);
}
