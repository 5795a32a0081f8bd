//! Tiny programs that spin, one for each seed: from where no execution can end must be what the reference's whole graph says, in every mode.
//!
//! `JAUNT_SEED` is the first seed (default: fresh, and printed), `JAUNT_PROGRAMS` how many programs.

mod common;

use common::agree::{self, Limits, Share, Tally};
use common::{Patient, Written};
use jaunt_checker::{Audit, Backtrack, CheckConfig, Machine, Por, Properties, PropertyKind, SearchKind};
use std::sync::Mutex;

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) % n
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len() as u64) as usize]
    }
}

/// One to three statements over two variables and a lock.
fn statements(random: &mut Random, variables: &[&str; 2]) -> String {
    let mut text = String::new();
    for _ in 0..1 + random.below(3) {
        let (a, b) = (random.pick(variables), random.pick(variables));
        let (m, n) = (random.below(2), random.below(2));
        let wait = format!("while ({a} == {m}) ;");
        text += &match random.below(11) {
            0 | 1 => format!("{a} = {};", m + 1),
            2 => wait,
            3 => format!("while ({a} == {m}) {b} = {n};"),
            4 => format!("while ({a} == {m}) Thread.yield();"),
            5 => format!("if ({a} == {m}) {b} = {n};"),
            6 => format!("synchronized (lock) {{ {a} = {n}; }}"),
            7 => format!("for (boolean go = true; go;) synchronized (lock) {{ go = {a} == {m}; }}"),
            8 => format!("for (long end = System.nanoTime() + 1000; {a} == {m} && System.nanoTime() < end;) ;"),
            9 => format!("while ({a} == {m}) System.nanoTime();"),
            _ => format!("if ({a} != {m}) System.out.print({n});"),
        };
        text += "\n";
    }
    text
}

fn program(seed: u64, class: &str) -> String {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let volatile = random.pick(&["volatile ", "volatile ", ""]);
    let variables = ["x", "y"];
    let (own, other) = (statements(&mut random, &variables), statements(&mut random, &variables));
    let daemon = if random.below(5) == 0 { "t.setDaemon(true);\n" } else { "" };
    format!(
        "public class {class} {{\nstatic {volatile}int x, y;\nstatic final Object lock = new Object();\n\
         public static void main(String[] args) {{\nThread t = new Thread(() -> {{\n{other}}});\n{daemon}t.start();\n{own}}}\n}}\n"
    )
}

/// Is there a livelock, and did the search end? With `termination` every closed set is looked at as a whole; without, a step that changes a
/// value is as good as an end.
fn livelock(
    machine: &mut Machine,
    class: &str,
    termination: bool,
    search: SearchKind,
    por: Por,
    backtrack: Backtrack,
) -> Option<bool> {
    machine.reset();
    let entry = machine.find_main(class).unwrap_or_else(|e| panic!("{class}: {e:?}"));
    let properties = Properties { termination, ..Properties::default() };
    // The pilots know nothing of what never ends.
    let base = CheckConfig { pilots: false, audit: Audit::Off, ..CheckConfig::default() };
    let config = CheckConfig { properties, all_errors: true, search, por, backtrack, max_states: Some(8_000), ..base };
    let result = machine.check(entry, &[], &config, &mut Patient::new(60));
    result.complete.then(|| result.violations.iter().any(|v| v.property == PropertyKind::Livelock))
}

#[test]
fn a_livelock_is_one_by_watched_changes_and_by_whole_sets() {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs();
    let (first, many) = (number("JAUNT_SEED").unwrap_or(now), number("JAUNT_PROGRAMS").unwrap_or(60));
    println!("JAUNT_SEED={first}");
    let programs = programs("Stay", first, many);
    let written = Written::new("livelock", &programs);
    let (mut livelocks, mut others, mut unfinished) = (0, 0, 0);
    for some in programs.chunks(20) {
        let mut machine = common::machine(None, &written.classes);
        for (class, text) in some {
            let mut answers = Vec::new();
            for (search, por) in [
                (SearchKind::Dfs, Por::Sleep),
                (SearchKind::Dfs, Por::Source),
                (SearchKind::Dfs, Por::Off),
                (SearchKind::Bfs, Por::Sleep),
            ] {
                for termination in [false, true] {
                    answers.push(livelock(&mut machine, class, termination, search, por, Backtrack::Undo));
                }
            }
            answers.push(livelock(&mut machine, class, false, SearchKind::Dfs, Por::Sleep, Backtrack::Copy));
            let known: Vec<bool> = answers.iter().flatten().copied().collect();
            unfinished += answers.len() - known.len();
            assert!(known.windows(2).all(|two| two[0] == two[1]), "{class}: {answers:?}\n{text}");
            match known.first() {
                Some(true) => livelocks += 1,
                _ => others += 1,
            }
        }
    }
    println!("{livelocks} programs with a livelock, {others} without; {unfinished} searches did not end");
    assert!(livelocks * 10 >= many && others * 10 >= many && unfinished as u64 * 10 < many * 7);
}

/// Classes and their texts.
fn programs(name: &str, first: u64, many: u64) -> Vec<(String, String)> {
    let one = |seed| {
        let class = format!("{name}{seed}");
        let text = program(seed, &class);
        (class, text)
    };
    (first..first + many).map(one).collect()
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|v| v.parse().ok())
}

#[test]
fn what_never_ends_is_what_the_reference_says() {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs();
    let (first, many) = (number("JAUNT_SEED").unwrap_or(now), number("JAUNT_PROGRAMS").unwrap_or(60));
    println!("JAUNT_SEED={first}");
    let programs = programs("Spin", first, many);
    let written = Written::new("endless", &programs);
    let names: Vec<(String, String)> = programs.iter().map(|(class, _)| (class.clone(), class.clone())).collect();
    let failures: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let tell = |_: &str, compared: &Result<Tally, String>| {
        if let Err(why) = compared {
            failures.lock().expect("no thread panics with it").push(why.clone());
        }
    };
    let tally = agree::agree_all(None, &written.classes, &names, &Limits::small(1), Share::Some(8), 2, tell);
    println!("{tally}");
    let failures = failures.into_inner().expect("no thread panicked");
    let text = |why: &String| {
        let source = programs.iter().find(|(class, _)| why.starts_with(&format!("{class}, "))).map(|(_, text)| text.as_str());
        format!("{why}\n{}", source.unwrap_or(""))
    };
    assert!(failures.is_empty(), "{}", failures.iter().map(text).collect::<Vec<_>>().join("\n"));
    assert!(tally.completely * 10 >= many * 9, "too few were compared completely: {tally}");
    assert!(tally.endless * 10 >= many, "too few never end: {tally}");
    assert!(tally.completely >= tally.endless + many / 10, "too few end: {tally}");
}
