//! What is assumed holds from the beginning ([`common::assumptions`]), on the hand-written programs.

mod common;

use common::assumptions::{STATES, Tally, config, walk};
use common::corpus::each_case;

/// Programs in all.
const FLOOR: usize = 500;

#[test]
fn what_is_assumed_holds_from_the_beginning() {
    let wanted = std::env::var("JAUNT_CASE").unwrap_or_default();
    let mut tally = Tally::default();
    let programs = each_case(&wanted, &config(), |system, class| walk(system, class, STATES, &mut tally));
    println!("{} of {programs} programs, {} states, twice", tally.programs, tally.states);
    assert!(tally.wrong.is_empty(), "{} programs:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
    assert!(!wanted.is_empty() || tally.programs >= FLOOR, "only {} programs", tally.programs);
}
