//! Programs over `java.util.concurrent` as users write them (`subjects/library`): each passes, in at most twice the states that its header tells, and the
//! search finds the bug that the argument `bug` switches on.
//!
//! A header line is `// states: N`, `// states with ARGUMENT: N` or `// bug: PROPERTY`.

mod common;

use common::Patient;
use jaunt_checker::{CheckConfig, CheckResult, Machine, Verdict};
use jaunt_testkit::{files, root};

/// What one line of a header expects: the argument, if any, and the states or the property.
enum Expected<'a> {
    Pass(Option<&'a str>, u64),
    Bug(&'a str),
}

fn expected(line: &str) -> Option<Expected<'_>> {
    let (what, value) = line.strip_prefix("// ")?.split_once(": ")?;
    match what.strip_prefix("states") {
        Some("") => Some(Expected::Pass(None, value.parse().ok()?)),
        Some(with) => Some(Expected::Pass(Some(with.strip_prefix(" with ")?), value.parse().ok()?)),
        None => (what == "bug").then_some(Expected::Bug(value)),
    }
}

fn check(machine: &mut Machine, class: &str, argument: Option<&str>, config: &CheckConfig) -> CheckResult {
    machine.reset();
    let entry = machine.find_main(class).unwrap_or_else(|e| panic!("{class}: {e:?}"));
    let arguments: Vec<String> = argument.iter().map(|a| a.to_string()).collect();
    machine.check(entry, &arguments, config, &mut Patient::new(60))
}

#[test]
fn subjects_pass_in_few_states_and_their_bugs_are_found() {
    let sources = files(&root().join("subjects/library"), "java");
    assert!(sources.len() >= 35, "only {} subjects", sources.len());
    let mut machine = common::machine(None, &common::classes_of("subjects-library", &sources));
    let mut wrong = Vec::new();
    for source in &sources {
        let class = source.file_stem().and_then(|s| s.to_str()).expect("a name");
        let text = std::fs::read_to_string(source).expect("can be read");
        let header: Vec<_> = text.lines().take_while(|line| line.starts_with("//")).filter_map(expected).collect();
        let bugs = header.iter().filter(|line| matches!(line, Expected::Bug(_))).count();
        assert!(bugs == 1 && header.len() > 1, "{class}: the header tells states and one bug");
        for line in header {
            match line {
                Expected::Pass(argument, states) => {
                    let result = check(&mut machine, class, argument, &CheckConfig::default());
                    if result.verdict != Verdict::Pass || !result.complete || result.stats.states > 2 * states {
                        wrong.push(format!("{class} {argument:?}: {:?}, {} states", result.verdict, result.stats.states));
                    }
                }
                Expected::Bug(property) => {
                    let config = CheckConfig { pilots: false, shorten: false, ..CheckConfig::default() };
                    let result = check(&mut machine, class, Some("bug"), &config);
                    let found = result.violations.first().map(|v| format!("{:?}", v.property).to_lowercase());
                    if found.as_deref() != Some(property) {
                        wrong.push(format!("{class} bug: {:?}, {found:?} after {} states", result.verdict, result.stats.states));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
