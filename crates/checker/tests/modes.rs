//! Every mode of `check` against the reference explorer, on random programs.
//!
//! `JAUNT_SEED` is the first seed (default: fresh, and printed), `JAUNT_SECONDS` for how long (default 40),
//! `JAUNT_PROGRAMS` at most how many. Seeds that once failed are in `seeds.txt` and always run.

mod common;

use common::{Written, agree};
use jaunt_testkit::generate::{self, Shape};
use std::time::{Duration, Instant};

fn run(seeds: impl Iterator<Item = u64>, until: Instant, most: usize, name: &str) {
    // Small enough that the reference sees all of most of them.
    let shape = Shape { steps: (1, 4), instructions: (6, 22), ..Shape::default() };
    let (mut compared, mut skipped, mut states) = (0, 0, 0u64);
    let mut failures = Vec::new();
    let mut seeds = seeds.peekable();
    let mut round = 0;
    while seeds.peek().is_some() && Instant::now() < until && compared + skipped < most {
        let batch: Vec<u64> = seeds.by_ref().take(40).collect();
        let programs: Vec<(String, String)> =
            batch.iter().map(|&s| (format!("Gen{s}"), generate::program(s, &format!("Gen{s}"), &shape))).collect();
        round += 1;
        let written = Written::new(&format!("modes-{name}-{round}"), &programs);
        let mut machine = common::machine(None, &written.classes);
        for (class, _) in &programs {
            if Instant::now() > until || compared + skipped >= most {
                break;
            }
            if std::env::var_os("JAUNT_VERBOSE").is_some() {
                eprintln!("{class}");
            }
            match agree::agree(&mut machine, class, 20_000, agree::Share::Some(12)) {
                Ok(Some(n)) => {
                    compared += 1;
                    states += n;
                }
                Ok(None) => skipped += 1,
                Err(why) => failures.push(why),
            }
        }
    }
    println!("{compared} programs compared ({states} states of the reference), {skipped} too big for it");
    assert!(failures.is_empty(), "{} of {} programs:\n{}", failures.len(), compared + failures.len(), failures.join("\n\n"));
    assert!(compared > 0, "nothing was compared");
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|v| v.parse().ok())
}

#[test]
fn random_programs_agree_with_the_reference() {
    let seed = number("JAUNT_SEED").unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
        now.as_secs() % 1_000_000_000 * 1000
    });
    println!("JAUNT_SEED={seed}");
    let seconds = number("JAUNT_SECONDS").unwrap_or(40);
    let most = number("JAUNT_PROGRAMS").unwrap_or(u64::MAX) as usize;
    run(seed.., Instant::now() + Duration::from_secs(seconds), most, "random");
}

/// Seeds of programs on which some mode was wrong once.
#[test]
fn seeds_that_failed_once() {
    let seeds: Vec<u64> = include_str!("seeds.txt").lines().filter_map(|l| l.split_whitespace().next()?.parse().ok()).collect();
    if !seeds.is_empty() {
        run(seeds.into_iter(), Instant::now() + Duration::from_secs(600), usize::MAX, "seeds");
    }
}
