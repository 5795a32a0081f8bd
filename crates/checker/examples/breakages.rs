//! Deliberate mistakes of the checker, one at a time: which part of the tests notices which? See docs/breakages.md.
//!
//! ```text
//! cargo build --release -p jaunt-checker --features breakages --example breakages
//! breakages list            the mistakes that the hand-written programs give an occasion for
//! breakages try NAME        makes one, and says who notices
//! breakages table [TEXT]    makes each whose name contains the text, in a process of its own
//! ```

#[path = "../tests/common/mod.rs"]
mod common;

use common::Written;
use common::agree::{self, Limits, Share};
use common::hand_written::{check, line, machine, root, topics, verdict};
use jaunt_base::breakage;
use jaunt_checker::{CheckConfig, CheckResult, FoundBy};
use jaunt_testkit::operations::{SUPPORT, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Seconds for one mistake: who makes the checker hang or crash is noticed, too.
const PATIENCE: u64 = 300;
/// Seconds after one part has noticed in which another one may, too.
const LONGER: Duration = Duration::from_secs(20);
/// Pairs of operations that are compared with the reference.
const PAIRS: usize = 100;

/// Who notices a mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// A blessed verdict, number of states, trace or output is another one.
    Cases,
    /// An execution by instructions has met what a search missed.
    Audit,
    /// The search and the reference explorer differ.
    Reference,
}

impl Part {
    fn name(self) -> &'static str {
        match self {
            Part::Cases => "cases",
            Part::Audit => "audit",
            Part::Reference => "reference",
        }
    }
}

/// What was noticed, and when first.
#[derive(Default)]
struct Noticed {
    parts: BTreeSet<Part>,
    first: Option<Instant>,
    /// Nothing is told: all occasions are looked for.
    silent: bool,
}

impl Noticed {
    fn by(&mut self, part: Part, what: &str) {
        if !self.silent && self.parts.insert(part) {
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
        ["try", name] => attempt(name, &pairs().classes),
        ["try", name, classes] => attempt(name, Path::new(classes)),
        ["table"] => table(""),
        ["table", text] => table(text),
        _ => {
            eprintln!("see the beginning of examples/breakages.rs");
            std::process::exit(2);
        }
    }
}

fn list(pairs: &Path) -> BTreeSet<String> {
    let mut silent = Noticed { silent: true, ..Noticed::default() };
    cases(&mut silent);
    reference(pairs, &mut silent);
    breakage::seen()
}

/// Makes one mistake and says which parts notice it, each in a line.
fn attempt(name: &str, pairs: &Path) {
    breakage::choose(Some(name));
    let mut noticed = Noticed::default();
    cases(&mut noticed);
    reference(pairs, &mut noticed);
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
            let printed: BTreeSet<String> = result.outcomes.iter().flatten().map(|o| o.output.trim().to_string()).collect();
            if printed != *expected {
                noticed.by(Part::Cases, &format!("{}: prints {printed:?}", case.name));
            }
        }
    }
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
    let names: Vec<String> = list(&pairs.classes).into_iter().filter(|name| name.contains(text)).collect();
    let own = std::env::current_exe().expect("a name");
    let (next, noticed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut attempt = Command::new(&own);
            let outcome = jaunt_testkit::run(attempt.args(["try", name]).arg(&pairs.classes), Duration::from_secs(PATIENCE));
            let output = String::from_utf8_lossy(&outcome.stdout).into_owned();
            let known = |word: &&str| [Part::Cases, Part::Audit, Part::Reference].iter().any(|part| part.name() == *word);
            let mut parts: Vec<&str> = output.lines().filter_map(|l| Some(l.split_once(": ")?.0)).filter(known).collect();
            if outcome.status != Some(0) {
                parts.push("crash");
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
