//! The hand-written programs of `tests/java/{pass,fail}`: verdict, number of states and trace as blessed, and the same
//! verdict in every mode.
//!
//! `BLESS=1` writes the expectations anew (`tests/java/expected.txt`); look at the difference. `JAUNT_CASE=text` runs only
//! the cases whose name contains the text.

mod common;

use common::agree;
use common::hand_written::{Case, check, line, machine, root, topics, unprepared, verdict};
use jaunt_checker::{AllocKey, Backtrack, CheckConfig, Gc, Machine, Por, SearchKind, StoreKind, Symmetry};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::{Duration, Instant};

fn all(mut each: impl FnMut(&mut Machine, &Case)) {
    for (topic, cases) in topics() {
        let mut machine = machine(&topic);
        for case in &cases {
            each(&mut machine, case);
        }
    }
}

/// Update releases of the JDK with which `expected.txt` holds to the letter. The library of another one may take other steps
/// (and an image without debug information has no lines): verdicts must be the same, a difference in the rest is only said.
const BLESSED_WITH: [&str; 2] = ["17.0.15", "17.0.19"];

#[test]
fn verdicts_states_and_traces_are_as_blessed() {
    let file = root().join("expected.txt");
    let blessed = std::fs::read_to_string(&file).unwrap_or_default();
    let blessed: BTreeMap<&str, &str> = blessed.lines().filter_map(|l| Some((l.split_once(": ")?.0, l))).collect();
    let bless = std::env::var_os("BLESS").is_some();
    let (mut lines, mut wrong) = (Vec::new(), Vec::new());
    all(|machine, case| {
        let started = Instant::now();
        let result = check(machine, case, CheckConfig::default(), seconds());
        let found = line(case, &result);
        if verdict(&result) != case.verdict {
            wrong.push(format!("{}: expected {}, found {}", case.name, case.verdict, verdict(&result)));
        } else if !bless && blessed.get(case.name.as_str()) != Some(&found.as_str()) {
            let before = blessed.get(case.name.as_str());
            let what = format!("{found}\n   blessed: {}", before.unwrap_or(&"nothing"));
            let version = &machine.vm.options.jdk_version;
            if before.is_none() || BLESSED_WITH.contains(&version.as_str()) {
                wrong.push(what);
            } else {
                println!("with JDK {version}: {what}");
            }
        }
        if started.elapsed() > Duration::from_secs(1) {
            println!("{}: {} states, {:?}", case.name, result.stats.states, started.elapsed());
        }
        lines.push(found);
    });
    lines.sort();
    if bless {
        if std::env::var_os("JAUNT_CASE").is_some() {
            // The others stay as they were.
            let found: BTreeSet<&str> = lines.iter().filter_map(|l| Some(l.split_once(": ")?.0)).collect();
            let others = blessed.iter().filter(|(name, _)| !found.contains(*name)).map(|(_, line)| line.to_string());
            let others: Vec<String> = others.collect();
            lines.extend(others);
            lines.sort();
        }
        std::fs::write(&file, lines.join("\n") + "\n").expect("written");
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), lines.len(), wrong.join("\n"));
    assert!(std::env::var_os("JAUNT_CASE").is_some() || lines.len() >= 150, "only {} cases", lines.len());
}

#[test]
fn printed_outcomes_are_complete() {
    let mut wrong = Vec::new();
    all(|machine, case| {
        let Some(expected) = &case.outcomes else { return };
        let mut endings = Vec::new();
        // Random executions may find what a search misses: it has to find all by itself.
        for config in [CheckConfig::default(), unprepared(&CheckConfig::default())] {
            let result = check(machine, case, CheckConfig { outcomes: true, ..config.clone() }, seconds());
            let found: BTreeSet<String> = result.outcomes.iter().flatten().map(|o| o.output.trim().to_string()).collect();
            if found != *expected || result.complete == case.verdict.starts_with("Incomplete") {
                let (name, complete, pilots) = (&case.name, result.complete, config.pilots);
                wrong.push(format!("{name}: expected {expected:?}, found {found:?}, complete {complete}, pilots {pilots}"));
            }
            if result.complete {
                endings.push(result.outcomes.into_iter().flatten().map(|o| (o.output, o.ending)).collect::<BTreeSet<_>>());
            }
        }
        if endings.windows(2).any(|pair| pair[0] != pair[1]) {
            wrong.push(format!("{}: random executions before the search change how it ends: {endings:?}", case.name));
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_mode_gives_the_same_verdict() {
    let mut wrong = Vec::new();
    let base = CheckConfig { shorten: false, max_states: Some(5_000), ..CheckConfig::default() };
    let modes = [
        ("unprepared", unprepared(&CheckConfig { max_states: Some(1_000), ..base.clone() })),
        ("bfs", CheckConfig { search: SearchKind::Bfs, ..base.clone() }),
        ("por off", CheckConfig { por: Por::Off, ..base.clone() }),
        ("bfs, por off", CheckConfig { search: SearchKind::Bfs, por: Por::Off, ..base.clone() }),
        ("source sets", CheckConfig { por: Por::Source, ..base.clone() }),
        ("source sets, unprepared", unprepared(&CheckConfig { por: Por::Source, ..base.clone() })),
        (
            "source sets, full, symmetry none",
            CheckConfig { por: Por::Source, store: StoreKind::Full, symmetry: Symmetry::None, ..base.clone() },
        ),
        ("symmetry none", CheckConfig { symmetry: Symmetry::None, ..base.clone() }),
        ("full", CheckConfig { store: StoreKind::Full, ..base.clone() }),
        // What the reference is too slow for in all combinations: each value of each switch at least once.
        (
            "collapse, copy, alloc=thread, ref-count",
            CheckConfig {
                store: StoreKind::Collapse,
                backtrack: Backtrack::Copy,
                symmetry: Symmetry::Alloc(AllocKey::Thread),
                gc: Gc::RefCount,
                ..base.clone()
            },
        ),
        (
            "collapsed, class, bfs",
            CheckConfig { backtrack: Backtrack::Collapsed, symmetry: Symmetry::Class, search: SearchKind::Bfs, ..base.clone() },
        ),
        ("alloc=site, gc none", CheckConfig { symmetry: Symmetry::Alloc(AllocKey::Site), gc: Gc::None, ..base.clone() }),
        ("thread symmetry", CheckConfig { thread_symmetry: true, ..base.clone() }),
        ("owners off", CheckConfig { owners: false, ..base.clone() }),
        ("owners off, source sets", CheckConfig { owners: false, por: Por::Source, ..base.clone() }),
        (
            "no store, collapsed, alloc=occurrence",
            CheckConfig {
                store: StoreKind::None,
                backtrack: Backtrack::Collapsed,
                symmetry: Symmetry::Alloc(AllocKey::Occurrence),
                ..base.clone()
            },
        ),
    ];
    let (mut finished, mut cases) = (0, 0);
    all(|machine, case| {
        cases += 1;
        for (name, config) in &modes {
            // The limit is that of states; time is for a machine that has much else to do.
            let result = check(machine, case, config.clone(), 10);
            let found = verdict(&result);
            // Too big for this mode: counted below.
            if found.starts_with("Incomplete") {
                continue;
            }
            finished += 1;
            let unknown = case.needs_cycles && config.store == StoreKind::None;
            // Unless it is a single state.
            let right = found == case.verdict || unknown && found == "pass" || case.is_also(&found);
            if !right {
                wrong.push(format!("{} ({name}): expected {}, found {found}", case.name, case.verdict));
            }
        }
    });
    println!("{finished} searches of {} ended", cases * modes.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let only_some = std::env::var_os("JAUNT_CASE").is_some();
    assert!(only_some || finished * 10 >= cases * modes.len() * 7, "only {finished} searches of {cases} cases ended");
}

/// Cases about what the reference does not look for (cycles of monitors beside threads that go on, heaps that the program says are
/// alike), and some in which the library does so much that it takes minutes.
const NOT_FOR_THE_REFERENCE: [&str; 6] =
    ["DaemonHidesCycle", "ExitHidesCycle", "CountForgotten", "AnnotationBranches", "NameOfAnotherBranch", "ProxyBranches"];

/// Some cases of all, other ones each time; `JAUNT_SEED` says where to begin, `JAUNT_PROGRAMS` how many.
#[test]
fn small_cases_agree_with_the_reference() {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<usize>().ok());
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs() as usize;
    let (first, most) = (number("JAUNT_SEED").unwrap_or(now), number("JAUNT_PROGRAMS").unwrap_or(60));
    println!("JAUNT_SEED={first}");
    // Programs over java.util.concurrent are mostly too big for it, and it takes long samples of what never ends (`endless.rs` has small ones).
    let large = |name: &str| name.starts_with("juc-") || name.starts_with("endless");
    let small = |topic: &PathBuf| !topic.file_name().is_some_and(|n| large(&n.to_string_lossy()));
    let topics: Vec<(PathBuf, Vec<Case>)> = topics().into_iter().filter(|t| small(&t.0)).collect();
    let (mut tally, mut wrong, mut tried) = (agree::Tally::default(), Vec::new(), 0);
    for i in 0..topics.len() {
        if tried >= most {
            break;
        }
        let (topic, cases) = &topics[(first + i) % topics.len()];
        let mut machine = machine(topic);
        for case in cases.iter().filter(|c| c.args.is_empty() && !NOT_FOR_THE_REFERENCE.contains(&c.class.as_str())) {
            tried += 1;
            let limits = agree::Limits { reference: 3_000, ..agree::Limits::small(1) };
            match agree::agree(&mut machine, &case.class, &limits, agree::Share::Some(8)) {
                Ok(one) => tally.add(&one),
                Err(why) => wrong.push(why),
            }
        }
    }
    println!("{tally}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let compared = (tally.completely + tally.sampled) as usize;
    let only_some = std::env::var_os("JAUNT_CASE").is_some();
    assert!(only_some || compared * 2 >= tried, "only {compared} of {tried} cases were compared: {tally}");
}

/// How long one case may take.
fn seconds() -> u64 {
    std::env::var("JAUNT_SECONDS").ok().and_then(|v| v.parse().ok()).unwrap_or(60)
}
