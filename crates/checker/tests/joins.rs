//! Threads that are kept in arrays and joined, taken for alike or not: generated programs (`jaunt_testkit::joins`) come to the same.

mod common;

use common::joined::{check, comes_to, forgotten};
use jaunt_checker::{Audit, CheckConfig, SearchKind, Verdict};
use jaunt_testkit::{joins, root};

/// States of a search that tells threads apart.
const MOST: u64 = 20_000;

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
    let wrong = forgotten();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
