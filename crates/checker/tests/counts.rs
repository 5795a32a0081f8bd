//! How often a collection was modified is left out of a state only where no program can tell.

use jaunt_checker::{CheckConfig, CheckResult, CheckStats, Machine, Observer, Options, Symmetry, Verdict};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_testkit::{compile, root};

struct Until(u64);

impl Observer for Until {
    fn progress(&mut self, stats: &CheckStats) {
        self.0 = self.0.saturating_sub(u64::from(stats.states > 20_000));
    }
    fn stop(&mut self) -> Option<String> {
        (self.0 == 0).then(|| "enough".to_string())
    }
}

fn check(machine: &mut Machine, what: &str, config: &CheckConfig) -> CheckResult {
    machine.reset();
    let entry = machine.find_main("Counts").unwrap_or_else(|e| panic!("{e:?}"));
    machine.check(entry, &[what.to_string()], config, &mut Until(1))
}

#[test]
fn verdicts_do_not_depend_on_leaving_counts_out() {
    let classes = compile("counts", &[root().join("crates/checker/tests/java/Counts.java")], "");
    let path = std::env::var_os("PATH");
    let jdk = Jdk::find(None, std::env::var_os("JAVA_HOME").as_deref(), path.as_deref()).expect("a JDK");
    let class_path = ClassPath::parse(classes.as_os_str(), jdk.feature()).expect("the classes");
    let options = Options { assertions: true, ..Options::default() };
    let mut machine = Machine::start_closed(&jdk, class_path, options).unwrap_or_else(|e| panic!("{e:?}"));
    machine.remember();
    for (what, exception) in [
        ("iterator", Some("java.util.ConcurrentModificationException")),
        ("quiet", None),
        ("sublist", Some("java.util.ConcurrentModificationException")),
        ("view", Some("java.lang.AssertionError")),
        ("callback", Some("java.util.ConcurrentModificationException")),
    ] {
        for symmetry in [Symmetry::Canonical, Symmetry::None] {
            for por in [true, false] {
                let result = check(&mut machine, what, &CheckConfig { symmetry, por, ..CheckConfig::default() });
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
