//! What the directed programs about joins come to (`java/Joined.java`), with threads taken for alike or not.

use super::agree::Tireless;
use jaunt_checker::{Audit, CheckConfig, CheckResult, FoundBy, Machine};
use std::collections::BTreeSet;

/// A class and perhaps an argument.
pub fn check(machine: &mut Machine, program: &str, config: &CheckConfig) -> CheckResult {
    machine.reset();
    let (class, argument) = program.split_once(' ').map_or((program, None), |(class, argument)| (class, Some(argument)));
    let entry = machine.find_main(class).unwrap_or_else(|e| panic!("{e:?}"));
    let arguments: Vec<String> = argument.iter().map(|a| a.to_string()).collect();
    machine.check(entry, &arguments, config, &mut Tireless)
}

/// All that a search comes to: outputs with how each execution ended, or the kinds of violations.
pub fn comes_to(result: &CheckResult) -> BTreeSet<(String, String)> {
    let of_search = result.outcomes.iter().flatten().filter(|o| o.found_by == FoundBy::Search);
    let printed = of_search.map(|o| (o.output.clone(), format!("{:?}", o.ending)));
    let broken = result.violations.iter().map(|v| (String::new(), format!("{:?} {:?}", v.property, v.exception)));
    printed.chain(broken).collect()
}

/// What is forgotten of joins, in words.
pub fn forgotten() -> Vec<String> {
    let mut machine = super::machine(None, &super::own_classes("Joined"));
    let mut wrong = Vec::new();
    for (how, ends) in [("sums", 5), ("some", 2), ("interrupted", 5)] {
        for thread_symmetry in [true, false] {
            // Executions before the search tell it what is never written, so that it runs ahead as far as it can from its first state on.
            let config = CheckConfig { thread_symmetry, outcomes: true, audit: Audit::Off, ..CheckConfig::default() };
            let result = check(&mut machine, &format!("Joined {how}"), &config);
            let found = comes_to(&result);
            if !result.complete || found.len() != ends {
                wrong.push(format!("{how}, threads taken for alike: {thread_symmetry}: {found:?} {:?}", result.reason));
            }
        }
    }
    wrong
}
