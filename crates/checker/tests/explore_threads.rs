//! `--threads`: what threads come to at once must be what a sequence of their calls comes to.

mod common;

use common::explored::{Endless, folder, machine, spec_of};
use jaunt_checker::clients::{Conflict, ThreadSpec, Threaded, explore_threads};
use jaunt_checker::exploring::{Compare, Spec};
use jaunt_checker::{PropertyKind, Verdict};
use jaunt_testkit::compile;
use std::time::Instant;

fn threaded(classes: &str, spec: &Spec, threads: u32, calls: u32) -> Threaded {
    let began = Instant::now();
    let spec = &Spec { may_wait: true, ..spec.clone() };
    let mut first = machine(classes, false, false).expect("a machine");
    let found = first.explore(spec, Compare::Changed, &mut Endless).unwrap_or_else(|e| panic!("{}: {e:?}", spec.class));
    assert!(found.reason.is_none() && found.violations.is_empty(), "{}: {:?} {:?}", spec.class, found.reason, found.violations);
    let starts = first.starts(&found);
    let asked = ThreadSpec { threads, calls };
    let result = explore_threads(|| machine(classes, true, true), spec, asked, &starts, &mut Endless).expect("explored");
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
