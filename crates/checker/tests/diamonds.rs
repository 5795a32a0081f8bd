//! Independent steps commute ([`common::diamonds`]), on the hand-written programs and on random ones.

mod common;

use common::corpus::{each_case, each_random};
use common::diamonds::{STATES, Tally, config, walk};

/// Diamonds in all.
const FLOOR: usize = 5_000;

fn judge(what: &str, tally: &Tally, floor: usize) {
    println!(
        "{what}: {} states, {} diamonds, {} of them with two far corners that end alike, {} with too many states",
        tally.states, tally.diamonds, tally.alike, tally.unknown
    );
    assert!(tally.wrong.is_empty(), "{} programs:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
    assert!(tally.unknown * 50 <= tally.diamonds, "of too many diamonds nothing is known");
    assert!(tally.diamonds >= floor, "there were only {} diamonds", tally.diamonds);
}

#[test]
fn independent_steps_commute() {
    let wanted = std::env::var("JAUNT_CASE").unwrap_or_default();
    let mut tally = Tally::default();
    let programs = each_case(&wanted, &config(), |system, class| walk(system, class, STATES, &mut tally));
    judge(&format!("{programs} programs"), &tally, if wanted.is_empty() { FLOOR } else { 0 });
}

#[test]
fn independent_steps_of_random_programs_commute() {
    let mut tally = Tally::default();
    each_random("diamonds", &config(), |system, class| walk(system, class, STATES, &mut tally));
    judge("random programs", &tally, 1_000);
}
