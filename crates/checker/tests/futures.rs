//! One state has one future ([`common::futures`]), on the hand-written programs and on random ones.

mod common;

use common::corpus::{each_case, each_random};
use common::futures::{STATES, Tally, config, walk};

/// Comparisons in all.
const FLOOR: usize = 8_000;

fn judge(what: &str, tally: &Tally, floor: usize) {
    println!("{what}: {} states, {} met again", tally.states, tally.again);
    assert!(tally.wrong.is_empty(), "{} programs:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
    assert!(tally.again >= floor, "only {} states were met again", tally.again);
}

#[test]
fn one_future_for_one_state() {
    let wanted = std::env::var("JAUNT_CASE").unwrap_or_default();
    let mut tally = Tally::default();
    let programs = each_case(&wanted, &config(), |system, class| walk(system, class, STATES, &mut tally));
    judge(&format!("{programs} programs"), &tally, if wanted.is_empty() { FLOOR } else { 0 });
}

#[test]
fn one_future_for_one_state_of_random_programs() {
    let mut tally = Tally::default();
    each_random("futures", &config(), |system, class| walk(system, class, STATES, &mut tally));
    judge("random programs", &tally, 1_000);
}
