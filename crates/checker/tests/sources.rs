//! Source sets find what sleep sets find: the same outcomes, violations and verdicts, with fewer states. On the hand-written cases and on generated
//! programs; `modes.rs` and `cases.rs` compare them with the reference explorer.
//!
//! `JAUNT_SEED` is the first seed (default: fresh, and printed), `JAUNT_PROGRAMS` how many programs of each kind, `JAUNT_CASE` a part of a case's name.

mod common;

use common::hand_written::{check, machine, topics, unprepared, verdict};
use common::{Patient, Written};
use jaunt_checker::{CheckConfig, CheckResult, Machine, Note, Por, PropertyKind, Reason, Unfit};
use jaunt_testkit::generate::{self, Shape};
use jaunt_testkit::{clients, joins, operations};
use std::collections::{BTreeMap, BTreeSet};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|v| v.parse().ok())
}

/// What was compared, and what differs.
#[derive(Default)]
struct Tally {
    reduced: u64,
    /// Why others were not.
    unfit: BTreeMap<String, u64>,
    unfinished: u64,
    sleep: u64,
    source: u64,
    different: Vec<String>,
}

/// All that a search says and may not depend on how it is reduced. Which of several violations of one kind in one place is found does.
fn said(result: &CheckResult) -> (bool, BTreeSet<(String, String)>, BTreeSet<String>) {
    let outcomes = result.outcomes.iter().flatten().map(|o| (o.output.clone(), format!("{:?}", o.ending)));
    let violation = |v: &jaunt_checker::Violation| match v.property {
        // Where a way round begins depends on where threads stop.
        PropertyKind::Livelock | PropertyKind::Termination => v.property.to_string(),
        _ => format!("{} {:?} {:?}", v.property, v.exception, v.location),
    };
    (result.complete, outcomes.collect(), result.violations.iter().map(violation).collect())
}

impl Tally {
    /// By itself, with outcomes and without: the search has to find everything.
    fn compare(&mut self, what: &str, most: u64, run: &mut dyn FnMut(CheckConfig) -> CheckResult) {
        for outcomes in [true, false] {
            let base = CheckConfig {
                max_states: Some(most),
                shorten: false,
                tries_thread_symmetry: false,
                all_errors: true,
                outcomes,
                ..unprepared(&CheckConfig::default())
            };
            let sleep = run(CheckConfig { por: Por::Sleep, ..base.clone() });
            if !sleep.complete && matches!(sleep.reason, Some(Reason::Stopped(_)) | None) || sleep.stats.states >= most {
                self.unfinished += 1;
                return;
            }
            let source = run(CheckConfig { por: Por::Source, ..base });
            if verdict(&source).starts_with("Incomplete Stopped") {
                self.unfinished += 1;
                return;
            }
            let why: Option<Unfit> = source.notes.iter().find_map(|note| match note {
                Note::NoSourceSets(why) => Some(*why),
                _ => None,
            });
            match why {
                Some(why) => *self.unfit.entry(format!("{why:?}")).or_default() += 1,
                None => {
                    self.reduced += 1;
                    self.sleep += sleep.stats.states;
                    self.source += source.stats.states;
                }
            }
            if said(&sleep) != said(&source) {
                let (reason, why) = (&source.reason, source.por);
                eprintln!("{what} differs");
                self.different.push(format!(
                    "{what}, outcomes {outcomes}, {why:?}, {reason:?}:\n{:?}\n{:?}",
                    said(&sleep),
                    said(&source)
                ));
            }
        }
    }

    fn finish(&self) {
        println!(
            "{} searches with source sets: {} states instead of {}; without: {:?}; {} too large",
            self.reduced, self.source, self.sleep, self.unfit, self.unfinished
        );
        assert!(self.different.is_empty(), "{}:\n{}", self.different.len(), self.different.join("\n\n"));
    }
}

#[test]
fn hand_written_cases_have_the_same_outcomes() {
    let mut tally = Tally::default();
    for (topic, cases) in topics() {
        let mut machine = machine(&topic);
        for case in &cases {
            tally.compare(&case.name, 1_500, &mut |config| check(&mut machine, case, config, 5));
        }
    }
    tally.finish();
    assert!(std::env::var_os("JAUNT_CASE").is_some() || tally.reduced > 300, "only {} were reduced", tally.reduced);
}

fn programs(kind: &str, sources: Vec<(String, String)>, support: Option<(&str, &str)>) {
    let mut all = sources.clone();
    all.extend(support.map(|(class, text)| (class.to_string(), text.to_string())));
    let written = Written::new(&format!("sources-{kind}"), &all);
    let mut tally = Tally::default();
    for some in sources.chunks(20) {
        let mut machine: Machine = common::machine(None, &written.classes);
        for (class, text) in some {
            let mut run = |config: CheckConfig| {
                machine.reset();
                let entry = machine.find_main(class).unwrap_or_else(|e| panic!("{class}: {e:?}"));
                machine.check(entry, &[], &config, &mut Patient::new(20))
            };
            tally.compare(&format!("{class}:\n{text}\n"), 20_000, &mut run);
        }
    }
    tally.finish();
    assert!(tally.reduced > 0);
}

fn seeds(most: u64) -> impl Iterator<Item = u64> {
    let seed = number("JAUNT_SEED").unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
        now.as_secs() % 1_000_000 * 1000
    });
    println!("JAUNT_SEED={seed}");
    seed..seed + number("JAUNT_PROGRAMS").unwrap_or(most)
}

#[test]
fn random_programs_have_the_same_outcomes() {
    let shape = Shape { steps: (1, 3), instructions: (4, 16), ..Shape::default() };
    let program = |seed| (format!("Gen{seed}"), generate::program(seed, &format!("Gen{seed}"), &shape));
    programs("random", seeds(60).map(program).collect(), None);
}

#[test]
fn programs_with_joins_have_the_same_outcomes() {
    let program = |seed| (format!("Join{seed}"), joins::program(seed, &format!("Join{seed}")));
    programs("joins", seeds(40).map(program).collect(), None);
}

#[test]
fn pairs_of_operations_have_the_same_outcomes() {
    let table = operations::Table::read();
    let all = table.programs(1);
    let program = |seed: u64| {
        // Spread over the whole table.
        let pair = all[(seed as usize).wrapping_mul(7919) % all.len()].0;
        table.not_yet(pair, seed % 1000).is_none().then(|| table.program(pair, seed % 1000))
    };
    let mut sources: BTreeMap<String, String> = BTreeMap::new();
    sources.extend(seeds(60).filter_map(program));
    programs("pairs", sources.into_iter().collect(), Some(("Support", operations::SUPPORT)));
}

#[test]
fn clients_of_the_library_have_the_same_outcomes() {
    let table = clients::Table::read();
    let kinds = table.kinds.len() as u64;
    let client = |seed: u64| table.client((seed % kinds) as usize, seed);
    programs("clients", seeds(40).map(client).collect(), Some((clients::SUPPORT_CLASS, clients::SUPPORT)));
}
