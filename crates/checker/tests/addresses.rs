//! How many states a program has does not depend on where the process keeps them: the same check, several times in one machine and
//! in fresh ones, with other addresses each time; and in one machine, by each way of going back.

mod common;

use common::hand_written::{self, Case, topics, unprepared, verdict};
use jaunt_base::Random;
use jaunt_checker::{AllocKey, Backtrack, CheckConfig, Gc, Por, SearchKind, StoreKind, Symmetry};
use std::collections::BTreeMap;

/// Cases whose states differ in what changes seldom and back again: classes of the library, mirrors, objects that are older than the search,
/// garbage; and some others.
const CASES: [&str; 9] = [
    "/collected/",
    "/identity/",
    "cache/CacheEntryLost",
    "juc-lock/InvokeLock",
    "quiet/ClassValue",
    "reduction/RowsUsedAgain",
    "threadlocals/",
    "time/",
    "pass/philosophers/",
];

/// States of one search.
const MOST: u64 = 6_000;

fn modes() -> Vec<CheckConfig> {
    let base = unprepared(&CheckConfig { max_states: Some(MOST), shorten: false, all_errors: true, ..CheckConfig::default() });
    let off = CheckConfig { por: Por::Off, ..base.clone() };
    let (copy, collapse) = (Backtrack::Copy, StoreKind::Collapse);
    let thread = Symmetry::Alloc(AllocKey::Thread);
    vec![
        off.clone(),
        CheckConfig { search: SearchKind::Bfs, store: StoreKind::Bitstate, bitstate_bytes: 1 << 22, ..off.clone() },
        CheckConfig { backtrack: copy, store: collapse, gc: Gc::RefCount, thread_symmetry: true, ..off.clone() },
        CheckConfig { backtrack: Backtrack::Collapsed, gc: Gc::None, ..off.clone() },
        CheckConfig { symmetry: thread, store: StoreKind::Full, gc: Gc::RefCount, ..base.clone() },
    ]
}

/// Takes memory that is never given back, so that what comes next lies elsewhere.
fn leak(random: &mut Random) {
    for _ in 0..random.below(20) {
        let most = 1 << (4 + random.below(18));
        let bytes = 1 + random.below(most);
        // Some of it is untouched and costs nothing.
        Vec::<u8>::with_capacity(bytes).leak();
    }
}

#[test]
fn the_number_of_states_depends_on_no_address() {
    let seed = std::env::var("JAUNT_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(|| std::process::id() as u64);
    println!("JAUNT_SEED={seed}");
    let mut random = Random(seed.wrapping_mul(2) | 1);
    let wanted = |case: &&Case| CASES.iter().any(|part| case.name.contains(part));
    let (mut wrong, mut searches, mut states) = (Vec::new(), 0, 0);
    for (topic, cases) in topics() {
        let cases: Vec<&Case> = cases.iter().filter(wanted).collect();
        if cases.is_empty() {
            continue;
        }
        // What came out, and of which round.
        let mut first: BTreeMap<(usize, usize), (usize, String)> = BTreeMap::new();
        // Two machines; the first one goes through all of it three times.
        for rounds in [0..3, 3..4] {
            let mut machine = hand_written::machine(&topic);
            for round in rounds {
                for (i, case) in cases.iter().enumerate() {
                    for (j, config) in modes().into_iter().enumerate() {
                        leak(&mut random);
                        let result = hand_written::check(&mut machine, case, config, 60);
                        searches += 1;
                        states += result.stats.states;
                        let found = format!("{}, {} states", verdict(&result), result.stats.states);
                        let (before, expected) = first.entry((i, j)).or_insert_with(|| (round, found.clone()));
                        if *expected != found {
                            wrong
                                .push(format!("{} in mode {j}: {expected} (round {before}), {found} (round {round})", case.name));
                        }
                    }
                }
            }
        }
    }
    println!("{searches} searches, {states} states");
    assert!(wrong.is_empty(), "{} of {searches}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(std::env::var_os("JAUNT_CASE").is_some() || searches >= 500, "only {searches} searches");
}

#[test]
fn nor_does_it_depend_on_the_way_back() {
    let wanted = |case: &&Case| CASES.iter().any(|part| case.name.contains(part));
    let (mut wrong, mut searches) = (Vec::new(), 0);
    for (topic, cases) in topics() {
        for case in cases.iter().filter(wanted) {
            let mut machine = hand_written::machine(&topic);
            for &gc in Gc::ALL {
                let mut first = None;
                for &backtrack in Backtrack::ALL {
                    let config = CheckConfig { backtrack, gc, max_states: Some(2_000), ..modes().swap_remove(0) };
                    let result = hand_written::check(&mut machine, case, config, 60);
                    searches += 1;
                    let found = format!("{}, {} states", verdict(&result), result.stats.states);
                    let (by, expected) = first.get_or_insert_with(|| (backtrack.name(), found.clone()));
                    if *expected != found {
                        let (gc, back) = (gc.name(), backtrack.name());
                        wrong.push(format!("{} with --gc {gc}: {expected} by {by}, {found} by {back}", case.name));
                    }
                }
            }
        }
    }
    println!("{searches} searches");
    assert!(wrong.is_empty(), "{} of {searches}:\n{}", wrong.len(), wrong.join("\n"));
}
