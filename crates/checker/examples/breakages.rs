//! Deliberate mistakes of the checker, one at a time: which part of the tests notices which? See docs/breakages.md.
//!
//! ```text
//! cargo build --release -p jaunt-checker --features breakages --example breakages
//! breakages list                the mistakes that the hand-written programs give an occasion for
//! breakages try NAME [PART…]    makes one, and says who notices; only these parts
//! breakages table [TEXT]        makes each whose name contains the text, in a process of its own
//! ```

#[path = "../tests/common/mod.rs"]
mod common;

use common::Written;
use common::agree::{self, Limits, Share};
use common::corpus::each_case;
use common::hand_written::{self, check, line, machine, root, topics, verdict};
use common::{assumptions, diamonds, futures};
use jaunt_base::breakage;
use jaunt_checker::{CheckConfig, CheckResult, FoundBy};
use jaunt_testkit::operations::{SUPPORT, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Seconds for one search.
const PATIENCE: u64 = 300;
/// A mistake with which the programs take so many times as long as without makes the checker hang: that is noticed, too.
const TIMES: u32 = 5;
/// Seconds after one part has noticed in which another one may, too.
const LONGER: Duration = Duration::from_secs(10);
/// States of each program for futures and diamonds.
const FEW: usize = 40;
/// Pairs of operations that are compared with the reference.
const PAIRS: usize = 100;

/// Who notices a mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// A test of `state`, `store` or `search` fails.
    Units,
    /// A blessed verdict, number of states, trace or output is another one.
    Cases,
    /// An execution by instructions has met what a search missed.
    Audit,
    /// The search and the reference explorer differ.
    Reference,
    /// Without executions before the search a verdict or an output is another one.
    Unprepared,
    /// One state has two futures.
    Futures,
    /// Steps that do not conflict do not commute.
    Diamonds,
    /// A search that is begun again with what it knows at its end finds something else.
    Assumptions,
}

impl Part {
    const ALL: [Part; 8] = [
        Part::Units,
        Part::Cases,
        Part::Audit,
        Part::Reference,
        Part::Unprepared,
        Part::Futures,
        Part::Diamonds,
        Part::Assumptions,
    ];

    fn name(self) -> &'static str {
        match self {
            Part::Units => "units",
            Part::Cases => "cases",
            Part::Audit => "audit",
            Part::Reference => "reference",
            Part::Unprepared => "unprepared",
            Part::Futures => "futures",
            Part::Diamonds => "diamonds",
            Part::Assumptions => "assumptions",
        }
    }

    fn named(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }
}

/// What was noticed, and when first.
#[derive(Default)]
struct Noticed {
    parts: BTreeSet<Part>,
    first: Option<Instant>,
}

impl Noticed {
    fn by(&mut self, part: Part, what: &str) {
        if self.parts.insert(part) {
            self.first.get_or_insert_with(Instant::now);
            println!("{}: {}", part.name(), what.lines().next().unwrap_or_default());
        }
    }

    /// Is there no use in going on with this part?
    fn is_enough(&self, parts: &[Part]) -> bool {
        let all = parts.iter().all(|part| self.parts.contains(part));
        all || self.first.is_some_and(|first| first.elapsed() > LONGER)
    }

    fn audited(&mut self, result: &CheckResult) {
        if let Some(violation) = result.violations.iter().find(|v| v.found_by == FoundBy::Audit) {
            self.by(Part::Audit, &format!("{} at {:?}", violation.property, violation.location));
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["list"] => list(&pairs().classes).iter().for_each(|name| println!("{name}")),
        ["try", name, "in", classes] => attempt(name, Path::new(classes), &Part::ALL),
        ["try", name] => attempt(name, &pairs().classes, &Part::ALL),
        ["try", name, ref parts @ ..] => {
            let parts: Option<Vec<Part>> = parts.iter().map(|name| Part::named(name)).collect();
            attempt(name, &pairs().classes, &parts.unwrap_or_else(|| usage()));
        }
        ["table"] => table(""),
        ["table", text] => table(text),
        _ => usage(),
    }
}

fn usage() -> ! {
    eprintln!("see the beginning of examples/breakages.rs");
    std::process::exit(2);
}

fn list(pairs: &Path) -> BTreeSet<String> {
    let mut noticed = Noticed::default();
    cases(&mut noticed);
    reference(pairs, &mut noticed);
    assert!(noticed.parts.is_empty(), "something is noticed without a mistake");
    breakage::seen()
}

/// Makes one mistake and says which parts notice it, each in a line. The later ones are asked only if the others are silent.
fn attempt(name: &str, pairs: &Path, parts: &[Part]) {
    breakage::choose(name);
    let mut noticed = Noticed::default();
    let wanted = |part: Part| parts.contains(&part);
    if wanted(Part::Units) {
        units(name, &mut noticed);
    }
    if wanted(Part::Cases) || wanted(Part::Audit) {
        cases(&mut noticed);
    }
    if wanted(Part::Reference) {
        reference(pairs, &mut noticed);
    }
    let last: [(Part, fn(&mut Noticed)); 4] =
        [(Part::Diamonds, diamonds), (Part::Assumptions, assumptions), (Part::Unprepared, unprepared), (Part::Futures, futures)];
    for (part, ask) in last {
        if wanted(part) && noticed.parts.is_empty() {
            ask(&mut noticed);
        }
    }
}

/// The tests of three crates by themselves, in processes of their own.
fn units(name: &str, noticed: &mut Noticed) {
    let crates = ["jaunt-state", "jaunt-store", "jaunt-search"];
    let mut command = Command::new("cargo");
    command.args(["test", "--release", "--quiet", "--lib"]).env("JAUNT_BREAKAGE", name).current_dir(jaunt_testkit::root());
    for one in crates {
        command.args(["-p", one, "--features", &format!("{one}/breakages")]);
    }
    let outcome = jaunt_testkit::run(&mut command, Duration::from_secs(PATIENCE));
    if outcome.status != Some(0) {
        let output = String::from_utf8_lossy(&outcome.stdout).into_owned();
        let failed = output.lines().find(|line| line.contains("panicked")).unwrap_or("a test fails");
        noticed.by(Part::Units, failed);
    }
}

/// The hand-written programs, searched without executions before: what is assumed is found wrong in the search itself.
fn unprepared(noticed: &mut Noticed) {
    let small = CheckConfig { shorten: false, max_states: Some(1_000), ..CheckConfig::default() };
    let config = |outcomes| hand_written::unprepared(&CheckConfig { outcomes, ..small.clone() });
    for (topic, cases) in topics() {
        let mut machine = machine(&topic);
        for case in &cases {
            if noticed.is_enough(&[Part::Unprepared]) {
                return;
            }
            let found = verdict(&check(&mut machine, case, config(false), PATIENCE));
            if found != case.verdict && !case.is_also(&found) && !found.starts_with("Incomplete") {
                noticed.by(Part::Unprepared, &format!("{}: {found}", case.name));
            }
            let Some(expected) = &case.outcomes else { continue };
            let result = check(&mut machine, case, config(true), PATIENCE);
            let printed = printed(&result);
            if printed != *expected && result.complete {
                noticed.by(Part::Unprepared, &format!("{} prints {printed:?}", case.name));
            }
        }
    }
}

fn futures(noticed: &mut Noticed) {
    let mut tally = futures::Tally::default();
    each_case("", &futures::config(), |system, class| {
        if !noticed.is_enough(&[Part::Futures]) {
            futures::walk(system, class, FEW, &mut tally);
            tally.wrong.drain(..).for_each(|why| noticed.by(Part::Futures, &why));
        }
    });
}

fn diamonds(noticed: &mut Noticed) {
    let mut tally = diamonds::Tally::default();
    each_case("", &diamonds::config(), |system, class| {
        if !noticed.is_enough(&[Part::Diamonds]) {
            diamonds::walk(system, class, FEW, &mut tally);
            tally.wrong.drain(..).for_each(|why| noticed.by(Part::Diamonds, &why));
        }
    });
}

/// Programs with blessed verdicts, states, traces and outputs.
fn cases(noticed: &mut Noticed) {
    let blessed = std::fs::read_to_string(root().join("expected.txt")).expect("what is blessed");
    let blessed: BTreeMap<&str, &str> = blessed.lines().filter_map(|l| Some((l.split_once(": ")?.0, l))).collect();
    for (topic, cases) in topics() {
        let mut machine = machine(&topic);
        for case in &cases {
            if noticed.is_enough(&[Part::Cases, Part::Audit]) {
                return;
            }
            let result = check(&mut machine, case, CheckConfig::default(), PATIENCE);
            noticed.audited(&result);
            let found = line(case, &result);
            if verdict(&result) != case.verdict || blessed.get(case.name.as_str()) != Some(&found.as_str()) {
                noticed.by(Part::Cases, &found);
            }
            let Some(expected) = &case.outcomes else { continue };
            let result = check(&mut machine, case, CheckConfig { outcomes: true, ..CheckConfig::default() }, PATIENCE);
            noticed.audited(&result);
            let printed = printed(&result);
            if printed != *expected {
                noticed.by(Part::Cases, &format!("{}: prints {printed:?}", case.name));
            }
        }
    }
}

fn assumptions(noticed: &mut Noticed) {
    let mut tally = assumptions::Tally::default();
    each_case("", &assumptions::config(), |system, class| {
        if !noticed.is_enough(&[Part::Assumptions]) {
            assumptions::walk(system, class, 10 * FEW, &mut tally);
            tally.wrong.drain(..).for_each(|why| noticed.by(Part::Assumptions, &why));
        }
    });
}

fn printed(result: &CheckResult) -> BTreeSet<String> {
    result.outcomes.iter().flatten().map(|o| o.output.trim().to_string()).collect()
}

/// Programs of the operation table, compiled.
fn pairs() -> Written {
    let mut sources = sources();
    sources.push(("Support".to_string(), SUPPORT.to_string()));
    Written::new("breakages", &sources)
}

fn sources() -> Vec<(String, String)> {
    let table = Table::read();
    let wanted = table.programs(1).into_iter().filter(|&(pair, seed)| table.not_yet(pair, seed).is_none()).take(PAIRS);
    wanted.map(|(pair, seed)| table.program(pair, seed)).collect()
}

/// Pairs of operations against the reference explorer.
fn reference(classes: &Path, noticed: &mut Noticed) {
    let limits = Limits { reference: 2_000, ..Limits::small(1) };
    // What was noticed before gives it as long once more.
    noticed.first = noticed.first.map(|_| Instant::now());
    for some in sources().chunks(20) {
        let mut machine = common::machine(None, classes);
        for (class, _) in some {
            if noticed.is_enough(&[Part::Reference]) {
                return;
            }
            if let Err(why) = agree::agree(&mut machine, class, &limits, Share::Some(2)) {
                noticed.by(Part::Reference, &why);
            }
        }
    }
}

/// Each mistake in a process of its own, as many at a time as there are processors.
fn table(text: &str) {
    let pairs = pairs();
    let own = std::env::current_exe().expect("a name");
    let started = Instant::now();
    let names: Vec<String> = list(&pairs.classes).into_iter().filter(|name| name.contains(text)).collect();
    let patience = started.elapsed() * TIMES;
    println!("Without a mistake: {} s.\n", started.elapsed().as_secs());
    let (next, noticed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            let started = Instant::now();
            let outcome = jaunt_testkit::run(Command::new(&own).args(["try", name, "in"]).arg(&pairs.classes), patience);
            let output = String::from_utf8_lossy(&outcome.stdout).into_owned();
            let known = |word: &&str| Part::named(word).is_some();
            let mut parts: Vec<&str> = output.lines().filter_map(|l| Some(l.split_once(": ")?.0)).filter(known).collect();
            match outcome.status {
                Some(0) => {}
                None if started.elapsed() > patience => parts.push("hang"),
                _ => parts.push("crash"),
            }
            noticed.fetch_add(!parts.is_empty() as usize, Ordering::Relaxed);
            println!("| {name} | {} |", if parts.is_empty() { "**nobody**".to_string() } else { parts.join(", ") });
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |n| n.get()) {
            scope.spawn(work);
        }
    });
    println!("\n{} of {} were noticed.", noticed.into_inner(), names.len());
}
