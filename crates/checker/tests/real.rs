//! The hand-written programs of `tests/java/{pass,fail}` come to the same with `--library real` as with operations as single steps: the verdict that their first lines
//! name, and the same outcomes.
//!
//! Where the real code does not end within a number of states, what was met up to then is compared. `JAUNT_CASE=text` takes the cases whose name contains the text, `JAUNT_VERBOSE=1` prints a line
//! for each. The long form has more states (`JAUNT_STATES`).

mod common;

use common::hand_written::{Case, check, classes, machine, topics, unprepared, verdict};
use common::real_machine;
use jaunt_checker::{CheckConfig, CheckResult, Ending, Library, Machine, PropertyKind};
use std::collections::BTreeSet;

/// `invokeAll` of the JDK's `ForkJoinPool` cancels what has taken longer than the limit, and a check lets time pass just to the limit: what is late then is left running.
const DIFFERENT: [&str; 1] = ["InvokeAllLate"];

/// What was compared.
#[derive(Default, Debug)]
struct Tally {
    cases: u64,
    /// Searches with the real code that came to a verdict.
    verdicts: u64,
    /// Programs all of whose outcomes are known with both libraries.
    completely: u64,
    /// Of these, the ones with several outcomes.
    several: u64,
    /// Programs of which some outcomes of the real code are known.
    partly: u64,
}

impl Tally {
    /// In percent of all cases.
    fn share(&self, part: u64) -> u64 {
        part * 100 / self.cases.max(1)
    }
}

/// Outputs with endings. A thread whom nobody will meet waits in a model; in the JDK's transfer queue it sometimes spins.
fn outcomes(result: &CheckResult) -> BTreeSet<(String, String)> {
    let ending = |ending: &Ending| match ending {
        Ending::Violated(PropertyKind::Deadlock | PropertyKind::Livelock) => "stuck".to_string(),
        other => format!("{other:?}"),
    };
    result.outcomes.iter().flatten().map(|o| (o.output.clone(), ending(&o.ending))).collect()
}

struct Comparison {
    states: u64,
    seconds: u64,
    tally: Tally,
    wrong: Vec<String>,
}

impl Comparison {
    fn config(&self, library: Library) -> CheckConfig {
        CheckConfig { library, shorten: false, max_states: Some(self.states), ..CheckConfig::default() }
    }

    fn search(&self, machine: &mut Machine, case: &Case, library: Library) -> CheckResult {
        let config = CheckConfig { outcomes: true, all_errors: true, ..self.config(library) };
        check(machine, case, unprepared(&config), self.seconds)
    }

    fn case(&mut self, steps: &mut Machine, real: &mut Machine, case: &Case) {
        self.tally.cases += 1;
        let found = verdict(&check(real, case, self.config(Library::Real), self.seconds));
        if !found.starts_with("Incomplete") {
            self.tally.verdicts += 1;
            if found != case.verdict && !case.is_also(&found) {
                self.wrong.push(format!("{}: expected {}, found {found}", case.name, case.verdict));
            }
        }
        let whole = self.search(real, case, Library::Real);
        let late = real.vm.time_passes();
        let short = self.search(steps, case, Library::Steps);
        // Where one of the two goes round and looks at the clock, time passes in it alone.
        let comparable = short.complete && late == steps.vm.time_passes();
        let (expected, found) = (outcomes(&whole), outcomes(&short));
        let mut what = "not compared";
        if comparable {
            let missing: Vec<_> = expected.difference(&found).collect();
            let more: Vec<_> = found.difference(&expected).filter(|_| whole.complete).collect();
            if !missing.is_empty() || !more.is_empty() {
                self.wrong.push(format!("{}: steps do not find {missing:?}, and find {more:?} too many", case.name));
            }
            if whole.complete {
                what = "completely";
                self.tally.completely += 1;
                self.tally.several += (expected.len() > 1) as u64;
            } else {
                what = "partly";
                self.tally.partly += 1;
            }
        }
        if std::env::var_os("JAUNT_VERBOSE").is_some() {
            let (real, steps) = (whole.stats.states, short.stats.states);
            println!("{}: {what}, {real} states of the real code, {steps} of steps, {} outcomes", case.name, found.len());
        }
    }
}

/// Compares all cases, each with so many states.
fn compare(states: u64, seconds: u64) -> Tally {
    let mut comparison = Comparison { states, seconds, tally: Tally::default(), wrong: Vec::new() };
    for (topic, cases) in topics() {
        let (mut steps, mut real) = (machine(&topic), real_machine(&classes(&topic)));
        for case in cases.iter().filter(|case| !DIFFERENT.contains(&case.class.as_str())) {
            comparison.case(&mut steps, &mut real, case);
        }
    }
    let Comparison { tally, wrong, .. } = comparison;
    println!("{tally:?}");
    assert!(wrong.is_empty(), "{} of {} cases:\n{}", wrong.len(), tally.cases, wrong.join("\n"));
    tally
}

#[test]
fn cases_come_to_the_same_with_the_real_library() {
    let tally = compare(1_000, 10);
    let only_some = std::env::var_os("JAUNT_CASE").is_some();
    // 2026-11-18: 1,007 and 946 of 1,114, and 573 of these with several outcomes.
    assert!(only_some || tally.share(tally.verdicts) >= 85, "too few verdicts: {tally:?}");
    assert!(only_some || tally.share(tally.completely) >= 80, "too few were compared completely: {tally:?}");
    assert!(only_some || tally.share(tally.several) >= 40, "too few of them have several outcomes: {tally:?}");
}

#[test]
#[ignore = "long: up to 100,000 states of each case"]
fn large_cases_come_to_the_same_with_the_real_library() {
    let states = std::env::var("JAUNT_STATES").ok().and_then(|v| v.parse().ok());
    let tally = compare(states.unwrap_or(100_000), 120);
    let only_some = std::env::var_os("JAUNT_CASE").is_some();
    assert!(only_some || tally.share(tally.completely) >= 85, "too few were compared completely: {tally:?}");
}
