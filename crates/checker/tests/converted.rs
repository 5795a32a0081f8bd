//! Calls of var handles with other types than the variable's cost about what those with its own types cost.

mod common;

use common::Patient;
use jaunt_checker::{CheckConfig, CheckResult, Machine, Verdict};

fn check(machine: &mut Machine, what: &str) -> CheckResult {
    machine.reset();
    let entry = machine.find_main("Converted").unwrap_or_else(|e| panic!("{e:?}"));
    let config = CheckConfig { outcomes: true, max_states: Some(20_000), ..CheckConfig::default() };
    let result = machine.check(entry, &[what.to_string()], &config, &mut Patient::new(60));
    assert!(result.verdict == Verdict::Pass && result.complete, "{what}: {:?} {:?}", result.violations, result.reason);
    result
}

#[test]
fn converting_costs_at_most_three_times_the_states_and_instructions() {
    let mut machine = common::machine(None, &common::own_classes("Converted"));
    for what in ["boxed", "new box", "widened", "unboxed", "index", "result", "boxed result"] {
        let exact = check(&mut machine, &format!("{what} exact"));
        let other = check(&mut machine, &format!("{what} other"));
        let cost = |r: &CheckResult| (r.stats.states, r.stats.instructions);
        let ((states, instructions), (more_states, more_instructions)) = (cost(&exact), cost(&other));
        println!("{what}: {states} states and {instructions} instructions, converted {more_states} and {more_instructions}");
        assert!(more_states <= 3 * states && more_instructions <= 3 * instructions, "{what}");
        let printed = |r: &CheckResult| {
            let mut all: Vec<_> = r.outcomes.iter().flatten().map(|o| o.output.clone()).collect();
            all.sort();
            all
        };
        assert_eq!(printed(&exact), printed(&other), "{what}");
        assert!(printed(&exact).len() > 1, "{what}: both threads matter");
    }
}
