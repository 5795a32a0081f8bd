//! How often a collection was modified is left out of a state only where no program can tell.

mod common;

use common::Patient;
use jaunt_checker::{CheckConfig, CheckResult, Machine, Symmetry, Verdict};

fn check(machine: &mut Machine, what: &str, config: &CheckConfig) -> CheckResult {
    machine.reset();
    let entry = machine.find_main("Counts").unwrap_or_else(|e| panic!("{e:?}"));
    machine.check(entry, &[what.to_string()], config, &mut Patient::new(60))
}

#[test]
fn verdicts_do_not_depend_on_leaving_counts_out() {
    let mut machine = common::machine(None, &common::own_classes("Counts"));
    for (what, exception) in [
        ("iterator", Some("java.util.ConcurrentModificationException")),
        ("quiet", None),
        ("sublist", Some("java.util.ConcurrentModificationException")),
        ("view", Some("java.lang.AssertionError")),
        ("callback", Some("java.util.ConcurrentModificationException")),
    ] {
        for symmetry in [Symmetry::Canonical, Symmetry::None] {
            for por in [true, false] {
                let result = check(
                    &mut machine,
                    what,
                    &CheckConfig { symmetry, por: por.into(), max_states: Some(20_000), ..CheckConfig::default() },
                );
                let found = result.violations.first().and_then(|v| v.exception.as_deref());
                assert_eq!(found, exception, "{what}, {symmetry:?}, por {por}: {:?}", result.reason);
                assert!(exception.is_some() || result.verdict == Verdict::Pass, "{what}: {:?}", result.reason);
            }
        }
    }
    let limited = |symmetry| CheckConfig { symmetry, max_states: Some(5_000), ..CheckConfig::default() };
    let result = check(&mut machine, "endless", &limited(Symmetry::Canonical));
    assert!(result.complete && result.stats.states < 1000, "{:?} after {} states", result.reason, result.stats.states);
    assert!(!check(&mut machine, "endless", &limited(Symmetry::None)).complete);
}
