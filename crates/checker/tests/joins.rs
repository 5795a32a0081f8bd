//! Threads that are kept in arrays and joined, taken for alike or not: generated programs (`jaunt_testkit::joins`) come to the same.

mod common;

use common::agree::Tireless;
use jaunt_checker::{Audit, CheckConfig, CheckResult, FoundBy, Machine, SearchKind, Verdict};
use jaunt_testkit::{joins, root};
use std::collections::BTreeSet;

/// States of a search that tells threads apart.
const MOST: u64 = 20_000;

fn check(machine: &mut Machine, program: &str, config: &CheckConfig) -> CheckResult {
    machine.reset();
    let (class, argument) = program.split_once(' ').map_or((program, None), |(class, argument)| (class, Some(argument)));
    let entry = machine.find_main(class).unwrap_or_else(|e| panic!("{e:?}"));
    let arguments: Vec<String> = argument.iter().map(|a| a.to_string()).collect();
    machine.check(entry, &arguments, config, &mut Tireless)
}

/// All that a search comes to: outputs with how each execution ended, or the kinds of violations.
fn comes_to(result: &CheckResult) -> BTreeSet<(String, String)> {
    let of_search = result.outcomes.iter().flatten().filter(|o| o.found_by == FoundBy::Search);
    let printed = of_search.map(|o| (o.output.clone(), format!("{:?}", o.ending)));
    let broken = result.violations.iter().map(|v| (String::new(), format!("{:?} {:?}", v.property, v.exception)));
    printed.chain(broken).collect()
}

#[test]
fn joined_threads_may_be_taken_for_alike() {
    // A longer run: JAUNT_SEED=n JAUNT_MANY=n.
    let number = |name: &str, default: u64| std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default);
    let (seed, many) = (number("JAUNT_SEED", 1), number("JAUNT_MANY", 200));
    let programs: Vec<_> = (seed..seed + many).map(|s| (format!("Joins{s}"), joins::program(s, &format!("Joins{s}")))).collect();
    let written = common::Written::new("joins", &programs);
    let mut machine = common::machine(None, &written.classes);
    let (mut compared, mut several, mut halved) = (0, 0, 0);
    for (class, source) in &programs {
        for outcomes in [true, false] {
            let base = CheckConfig {
                outcomes,
                all_errors: true,
                pilots: false,
                shorten: false,
                audit: Audit::Off,
                ..CheckConfig::default()
            };
            let off = check(&mut machine, class, &CheckConfig { max_states: Some(MOST), ..base.clone() });
            if !off.complete {
                assert!(off.stats.states >= MOST, "{class}: {:?}\n{source}", off.reason);
                continue;
            }
            let on = check(&mut machine, class, &CheckConfig { thread_symmetry: true, max_states: Some(20 * MOST), ..base });
            assert!(on.complete, "{class}: {:?}\n{source}", on.reason);
            assert_eq!((on.verdict, comes_to(&on)), (off.verdict, comes_to(&off)), "{class}, outcomes {outcomes}\n{source}");
            compared += 1;
            several += (comes_to(&off).len() > 1) as u64;
            halved += (2 * on.stats.states <= off.stats.states) as u64;
        }
    }
    eprintln!("{compared} compared, {several} with several ends, {halved} with half the states or less");
    assert!(2 * compared > 3 * many && 3 * several > compared, "{compared} compared, {several} of them with several ends");
    assert!(4 * halved > compared, "{halved} of {compared} have half the states or less");
}

#[test]
fn what_is_seen_of_joins_is_not_forgotten() {
    let mut machine = common::machine(None, &common::own_classes("Joined"));
    for (how, ends) in [("sums", 5), ("some", 2), ("interrupted", 5)] {
        for thread_symmetry in [true, false] {
            // Executions before the search tell it what is never written, so that it runs ahead as far as it can from its first state on.
            let config = CheckConfig { thread_symmetry, outcomes: true, audit: Audit::Off, ..CheckConfig::default() };
            let result = check(&mut machine, &format!("Joined {how}"), &config);
            assert!(result.complete, "{how}: {:?}", result.reason);
            let found = comes_to(&result);
            assert_eq!(found.len(), ends, "{how}, threads taken for alike: {thread_symmetry}: {found:?}");
        }
    }
}

#[test]
fn nine_threads_in_an_array_are_few_states() {
    let mut machine =
        common::machine(None, &common::classes_of("nine-threads", &[root().join("subjects/library/NineThreads.java")]));
    let alike = CheckConfig { thread_symmetry: true, ..CheckConfig::default() };
    let apart = CheckConfig { tries_thread_symmetry: false, max_states: Some(200_000), ..CheckConfig::default() };
    let wide = CheckConfig { search: SearchKind::Bfs, ..alike.clone() };
    for config in [alike, wide, CheckConfig::default()] {
        let result = check(&mut machine, "NineThreads", &config);
        assert_eq!((result.verdict, result.complete), (Verdict::Pass, true), "{config:?}");
        assert!(result.stats.states <= 2_000, "{} states with {config:?}", result.stats.states);
    }
    assert!(!check(&mut machine, "NineThreads", &apart).complete, "whoever says no gets none");
}
