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
use jaunt_checker::CheckConfig;
use jaunt_testkit::operations::{SUPPORT, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// Seconds for one mistake: who makes the checker hang or crash is noticed, too.
const PATIENCE: u64 = 300;
/// Pairs of operations that are compared with the reference.
const PAIRS: usize = 150;

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
    cases(&mut |_| true);
    reference(pairs, &mut |_| true);
    breakage::seen()
}

/// Makes one mistake and says which parts notice it, each in a line.
fn attempt(name: &str, pairs: &Path) {
    breakage::choose(Some(name));
    let tell = |part: &'static str| {
        move |what: String| {
            println!("{part}: {}", what.lines().next().unwrap_or_default());
            false
        }
    };
    cases(&mut tell("cases"));
    reference(pairs, &mut tell("reference"));
}

/// Programs with blessed verdicts, states, traces and outputs. `differs` says whether to go on.
fn cases(differs: &mut dyn FnMut(String) -> bool) {
    let blessed = std::fs::read_to_string(root().join("expected.txt")).expect("what is blessed");
    let blessed: BTreeMap<&str, &str> = blessed.lines().filter_map(|l| Some((l.split_once(": ")?.0, l))).collect();
    for (topic, cases) in topics() {
        let mut machine = machine(&topic);
        for case in &cases {
            let result = check(&mut machine, case, CheckConfig::default(), PATIENCE);
            let found = line(case, &result);
            if (verdict(&result) != case.verdict || blessed.get(case.name.as_str()) != Some(&found.as_str())) && !differs(found) {
                return;
            }
            let Some(expected) = &case.outcomes else { continue };
            let result = check(&mut machine, case, CheckConfig { outcomes: true, ..CheckConfig::default() }, PATIENCE);
            let printed: BTreeSet<String> = result.outcomes.iter().flatten().map(|o| o.output.trim().to_string()).collect();
            if printed != *expected && !differs(format!("{}: prints {printed:?}", case.name)) {
                return;
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
fn reference(classes: &Path, differs: &mut dyn FnMut(String) -> bool) {
    let limits = Limits { reference: 2_000, ..Limits::small(1) };
    for some in sources().chunks(20) {
        let mut machine = common::machine(None, classes);
        for (class, _) in some {
            if let Err(why) = agree::agree(&mut machine, class, &limits, Share::Some(2)) {
                if !differs(why) {
                    return;
                }
            }
        }
    }
}

fn table(text: &str) {
    let pairs = pairs();
    let names = list(&pairs.classes);
    let own = std::env::current_exe().expect("a name");
    let (mut noticed, mut tried) = (0, 0);
    for name in names.iter().filter(|name| name.contains(text)) {
        tried += 1;
        let outcome =
            jaunt_testkit::run(Command::new(&own).args(["try", name]).arg(&pairs.classes), Duration::from_secs(PATIENCE));
        let output = String::from_utf8_lossy(&outcome.stdout).into_owned();
        let mut parts: Vec<&str> = output.lines().filter_map(|l| Some(l.split_once(": ")?.0)).collect();
        if outcome.status != Some(0) {
            parts.push("crash");
        }
        noticed += !parts.is_empty() as usize;
        println!("| {name} | {} |", if parts.is_empty() { "**nobody**".to_string() } else { parts.join(", ") });
    }
    println!("\n{noticed} of {tried} were noticed.");
}
