//! Every mode of `check` against the reference explorer, on random programs and on pairs of operations.
//!
//! `JAUNT_SEED` is the first seed (default: fresh, and printed), `JAUNT_PROGRAMS` how many programs. Seeds that once failed are in
//! `seeds.txt` and always run.

mod common;

use common::Written;
use common::agree::{self, Limits, Share, Tally};
use jaunt_testkit::generate::{self, Shape};
use jaunt_testkit::operations::{self, Table};
use std::sync::Mutex;

/// Compares programs with two threads; what was compared, and what differs.
fn compare(name: &str, programs: &[(String, String)], limits: &Limits, share: Share) -> (Tally, Vec<String>) {
    let mut sources = programs.to_vec();
    sources.push(("Support".to_string(), operations::SUPPORT.to_string()));
    let written = Written::new(&format!("modes-{name}"), &sources);
    let names: Vec<(String, String)> = programs.iter().map(|(class, _)| (class.clone(), class.clone())).collect();
    let failures = Mutex::new(Vec::new());
    let all = std::env::var_os("JAUNT_VERBOSE").is_some();
    let tell = |what: &str, compared: &Result<Tally, String>| match compared {
        Ok(one) if all => eprintln!("{what}: {one}"),
        Ok(_) => {}
        Err(why) => failures.lock().expect("no thread panics with it").push(why.clone()),
    };
    let tally = agree::agree_all(None, &written.classes, &names, limits, share, 2, tell);
    println!("{tally}");
    (tally, failures.into_inner().expect("no thread panicked"))
}

/// Enough was really compared: so many of a hundred programs completely, so many either way.
fn assert_floor(programs: u64, completely: u64, compared: u64, tally: &Tally) {
    let share = |part: u64| part * 100 / programs;
    assert!(share(tally.completely) >= completely, "too few programs were compared completely: {tally}");
    assert!(share(tally.completely + tally.sampled) >= compared, "too few programs were compared: {tally}");
    assert!(share(tally.too_big) <= 10, "too many programs are too big for a search: {tally}");
    assert!(tally.searches > 2 * tally.unfinished, "too many searches did not end: {tally}");
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

fn random_programs(name: &str, seeds: impl Iterator<Item = u64>, shape: &Shape) -> (u64, Tally, Vec<String>) {
    let programs: Vec<(String, String)> =
        seeds.map(|s| (format!("Gen{s}"), generate::program(s, &format!("Gen{s}"), shape))).collect();
    let (tally, failures) = compare(name, &programs, &Limits::small(1), Share::Some(8));
    (programs.len() as u64, tally, failures)
}

#[test]
fn random_programs_agree_with_the_reference() {
    let many = number("JAUNT_PROGRAMS").unwrap_or(40);
    // Small enough that the reference sees all of some of them, and every single preemption of most.
    let small = Shape { steps: (1, 2), instructions: (4, 12), ..Shape::default() };
    let (programs, tally, failures) = random_programs("random", (seed()..).take(many as usize), &small);
    assert!(failures.is_empty(), "{} of {programs} programs:\n{}", failures.len(), failures.join("\n\n"));
    // Three threads that start and end beside each other have many states.
    assert_floor(programs, 5, 50, &tally);
}

/// Seeds of programs on which some mode was wrong once.
#[test]
fn seeds_that_failed_once() {
    let seeds: Vec<u64> = include_str!("seeds.txt").lines().filter_map(|l| l.split_whitespace().next()?.parse().ok()).collect();
    // With this shape they failed.
    let shape = Shape { steps: (1, 4), instructions: (6, 22), ..Shape::default() };
    let (programs, tally, failures) = random_programs("seeds", seeds.into_iter(), &shape);
    assert!(failures.is_empty(), "{} of {programs} programs:\n{}", failures.len(), failures.join("\n\n"));
    assert_floor(programs, 0, 70, &tally);
}

/// A fresh sample of all pairs of the operation table. The whole of it: docs/testing.md.
#[test]
fn pairs_of_operations_agree_with_the_reference() {
    let table = Table::read();
    let seed = seed();
    let all = table.programs(1);
    let many = number("JAUNT_PROGRAMS").unwrap_or(40) as usize;
    // Any stretch is spread over the whole table.
    let first = seed as usize / 1000 % all.len();
    let (mut known, mut programs) = (0, Vec::new());
    for i in 0..all.len() {
        let pair = all[(first + i) % all.len()].0;
        if table.not_yet(pair, seed % 1000).is_some() {
            known += 1;
        } else {
            programs.push(table.program(pair, seed % 1000));
        }
        if programs.len() == many {
            break;
        }
    }
    println!("{known} programs passed over, because they have in them what is known to differ:");
    for which in table.all_not_yet() {
        println!("  not yet: {which}");
    }
    let (tally, failures) = compare("pairs", &programs, &Limits::small(seed), Share::Some(6));
    assert!(failures.is_empty(), "{} of {many} programs:\n{}", failures.len(), failures.join("\n\n"));
    assert_floor(many as u64, 30, 55, &tally);
}
