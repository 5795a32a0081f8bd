//! Every mode of `check` against the reference explorer, on random programs and on pairs of operations.
//!
//! `JAUNT_SEED` is the first seed (default: fresh, and printed), `JAUNT_PROGRAMS` how many programs. Seeds that once failed are in
//! `seeds.txt` and always run.

mod common;

use common::Written;
use common::agree::{self, Limits, Share, Tally};
use jaunt_testkit::generate::{self, Shape};
use jaunt_testkit::operations::{self, Table};

/// Compares programs; what was compared, and what differs.
fn compare(name: &str, programs: &[(String, String)], limits: &Limits, share: Share) -> (Tally, Vec<String>) {
    let (mut tally, mut failures) = (Tally::default(), Vec::new());
    for (round, batch) in programs.chunks(40).enumerate() {
        let mut sources = batch.to_vec();
        sources.push(("Support".to_string(), operations::SUPPORT.to_string()));
        let written = Written::new(&format!("modes-{name}-{round}"), &sources);
        let mut machine = common::machine(None, &written.classes);
        for (class, _) in batch {
            if std::env::var_os("JAUNT_VERBOSE").is_some() {
                eprintln!("{class}");
            }
            match agree::agree(&mut machine, class, limits, share) {
                Ok(one) => tally.add(&one),
                Err(why) => failures.push(why),
            }
        }
    }
    println!("{tally}");
    (tally, failures)
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|v| v.parse().ok())
}

/// That of the environment, or a fresh one.
fn seed() -> u64 {
    let seed = number("JAUNT_SEED").unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
        now.as_secs() % 1_000_000_000 * 1000
    });
    println!("JAUNT_SEED={seed}");
    seed
}

fn random_programs(name: &str, seeds: impl Iterator<Item = u64>) -> (u64, Tally, Vec<String>) {
    // Small enough that the reference sees all of most of them.
    let shape = Shape { steps: (1, 4), instructions: (6, 22), ..Shape::default() };
    let programs: Vec<(String, String)> =
        seeds.map(|s| (format!("Gen{s}"), generate::program(s, &format!("Gen{s}"), &shape))).collect();
    let (tally, failures) = compare(name, &programs, &Limits::new(12_000, 1), Share::Some(10));
    (programs.len() as u64, tally, failures)
}

#[test]
fn random_programs_agree_with_the_reference() {
    let many = number("JAUNT_PROGRAMS").unwrap_or(60);
    let (programs, tally, failures) = random_programs("random", (seed()..).take(many as usize));
    assert!(failures.is_empty(), "{} of {programs} programs:\n{}", failures.len(), failures.join("\n\n"));
    assert!(tally.completely * 10 >= programs * 3, "too few programs were compared completely: {tally}");
    assert!((tally.completely + tally.sampled) * 10 >= programs * 8, "too few programs were compared: {tally}");
}

/// Seeds of programs on which some mode was wrong once.
#[test]
fn seeds_that_failed_once() {
    let seeds: Vec<u64> = include_str!("seeds.txt").lines().filter_map(|l| l.split_whitespace().next()?.parse().ok()).collect();
    let (programs, tally, failures) = random_programs("seeds", seeds.into_iter());
    assert!(failures.is_empty(), "{} of {programs} programs:\n{}", failures.len(), failures.join("\n\n"));
    assert!((tally.completely + tally.sampled) * 10 >= programs * 8, "too few programs were compared: {tally}");
}

/// A fresh sample of all pairs of the operation table. The whole of it: docs/testing.md.
#[test]
fn pairs_of_operations_agree_with_the_reference() {
    let table = Table::read();
    let all = table.pairs();
    let (known, pairs): (Vec<_>, Vec<_>) = all.into_iter().partition(|&p| table.not_yet(p).is_some());
    println!("{} pairs; {} more with operations that are known to differ:", pairs.len(), known.len());
    for (kind, operation) in table.operations() {
        if let Some(why) = &operation.not_yet {
            println!("  not yet: {}: {} ({why})", kind.name, operation.name);
        }
    }
    let many = number("JAUNT_PROGRAMS").unwrap_or(60) as usize;
    let seed = seed();
    // Spread over the table: a step that shares no divisor with its length would do as well.
    let at = |i: usize| pairs[(seed as usize % pairs.len() + i * (pairs.len() / many).max(1)) % pairs.len()];
    let programs: Vec<(String, String)> = (0..many).map(|i| table.program(at(i), seed % 1000)).collect();
    let (tally, failures) = compare("pairs", &programs, &Limits::new(12_000, seed), Share::Some(8));
    assert!(failures.is_empty(), "{} of {many} programs:\n{}", failures.len(), failures.join("\n\n"));
    let compared = tally.completely + tally.sampled;
    assert!(tally.completely as usize * 10 >= many * 3, "too few programs were compared completely: {tally}");
    assert!(compared as usize * 10 >= many * 8, "too few programs were compared: {tally}");
}
