//! Deliberate mistakes of the checker, one at a time: which part of the tests notices which? See docs/breakages.md.
//!
//! ```text
//! cargo build --release -p jaunt-checker --features breakages --example breakages
//! breakages list                          the mistakes that the hand-written programs give an occasion for
//! breakages try NAME [PART…]              makes one, and says who notices; only these parts
//! breakages table [TEXT] [for SECONDS]    makes each whose name contains the text, in processes of their own; at most so long
//! breakages pack FOLDER                   puts there what `table` needs on a machine without compilers
//! ```

#[path = "../tests/common/mod.rs"]
mod common;

use common::agree::{self, Limits, Share};
use common::corpus::each_case;
use common::hand_written::{self, check, line, machine, root, topics, verdict};
use common::{assumptions, diamonds, futures, joined};
use jaunt_base::breakage;
use jaunt_checker::{CheckConfig, CheckResult, FoundBy};
use jaunt_testkit::operations::{SUPPORT, Table};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Seconds for one search.
const PATIENCE: u64 = 300;
/// A mistake with which the programs take so many times as long as without makes the checker hang: that is noticed, too.
const TIMES: u32 = 5;
/// Seconds after one part has noticed in which another one may, too.
const LONGER: Duration = Duration::from_secs(5);
/// States of each program for futures and diamonds.
const FEW: usize = 40;
/// Pairs of operations that are compared with the reference.
const PAIRS: usize = 100;
/// Crates whose own tests are units.
const UNITS: [&str; 3] = ["jaunt-state", "jaunt-store", "jaunt-search"];
/// In a packed folder: the names of all mistakes. Without it they are looked for first, which takes as long as all programs do.
const LIST: &str = "mistakes.txt";
/// What the library of the programs is made of, on a machine without a JDK.
const MODULES: &str = "java.base,java.logging,java.management,jdk.unsupported";

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
    /// The directed programs about joins come to something else.
    Joins,
}

impl Part {
    const ALL: [Part; 9] = [
        Part::Units,
        Part::Cases,
        Part::Audit,
        Part::Reference,
        Part::Unprepared,
        Part::Futures,
        Part::Diamonds,
        Part::Assumptions,
        Part::Joins,
    ];
    /// Asked first, together.
    const FIRST: [Part; 4] = [Part::Units, Part::Cases, Part::Audit, Part::Reference];
    /// Asked where the first ones are silent.
    const LATER: [Part; 5] = [Part::Joins, Part::Diamonds, Part::Assumptions, Part::Unprepared, Part::Futures];

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
            Part::Joins => "joins",
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
    let seconds = |text: &str| Duration::from_secs(text.parse().unwrap_or_else(|_| usage()));
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["list"] => list().iter().for_each(|name| println!("{name}")),
        ["try", name] => attempt(name, &Part::ALL),
        ["try", name, ref parts @ ..] => {
            let parts: Option<Vec<Part>> = parts.iter().map(|name| Part::named(name)).collect();
            attempt(name, &parts.unwrap_or_else(|| usage()));
        }
        ["table"] => table("", None),
        ["table", "for", most] => table("", Some(seconds(most))),
        ["table", text] => table(text, None),
        ["table", text, "for", most] => table(text, Some(seconds(most))),
        ["pack", folder] => pack(Path::new(folder)),
        _ => usage(),
    }
}

fn usage() -> ! {
    eprintln!("see the beginning of examples/breakages.rs");
    std::process::exit(2);
}

fn list() -> BTreeSet<String> {
    let mut noticed = Noticed::default();
    cases(&mut noticed);
    reference(&mut noticed);
    joins(&mut noticed);
    assert!(noticed.parts.is_empty(), "something is noticed without a mistake");
    breakage::seen()
}

/// Makes one mistake and says which parts notice it, each in a line. The later ones are asked only if the others are silent.
fn attempt(name: &str, parts: &[Part]) {
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
        reference(&mut noticed);
    }
    for part in Part::LATER.into_iter().filter(|&part| wanted(part)) {
        if noticed.parts.is_empty() {
            match part {
                Part::Joins => joins(&mut noticed),
                Part::Diamonds => diamonds(&mut noticed),
                Part::Assumptions => assumptions(&mut noticed),
                Part::Unprepared => unprepared(&mut noticed),
                Part::Futures => futures(&mut noticed),
                Part::Units | Part::Cases | Part::Audit | Part::Reference => {}
            }
        }
    }
}

/// The tests of three crates by themselves, in processes of their own.
fn units(name: &str, noticed: &mut Noticed) {
    if [" vm/src/", " checker/src/"].iter().any(|other| name.contains(other)) {
        // Code that none of them contains.
        return;
    }
    let commands = match jaunt_testkit::elsewhere() {
        Some(folder) => UNITS.map(|one| Command::new(folder.join("units").join(one))).into(),
        None => vec![unit_tests()],
    };
    for mut command in commands {
        let outcome = jaunt_testkit::run(command.env("JAUNT_BREAKAGE", name), Duration::from_secs(PATIENCE));
        if outcome.status != Some(0) {
            let output = String::from_utf8_lossy(&outcome.stdout).into_owned();
            let failed = output.lines().find(|line| line.contains("panicked")).unwrap_or("a test fails");
            noticed.by(Part::Units, failed);
        }
    }
}

fn unit_tests() -> Command {
    let mut command = Command::new("cargo");
    command.args(["test", "--release", "--quiet", "--lib"]).current_dir(jaunt_testkit::root());
    for one in UNITS {
        command.args(["-p", one, "--features", &format!("{one}/breakages")]);
    }
    command
}

fn joins(noticed: &mut Noticed) {
    joined::forgotten().iter().for_each(|why| noticed.by(Part::Joins, why));
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
fn pairs() -> PathBuf {
    let folder = jaunt_testkit::root().join("target/java/breakages.sources");
    let mut files = Vec::new();
    if jaunt_testkit::elsewhere().is_none() {
        std::fs::create_dir_all(&folder).expect("target is writable");
        for (class, source) in sources().into_iter().chain([("Support".to_string(), SUPPORT.to_string())]) {
            let file = folder.join(format!("{class}.java"));
            // What is not written anew needs not be compiled anew.
            if std::fs::read_to_string(&file).ok().as_ref() != Some(&source) {
                std::fs::write(&file, source).expect("target is writable");
            }
            files.push(file);
        }
    }
    common::classes_of("breakages", &files)
}

fn sources() -> Vec<(String, String)> {
    let table = Table::read();
    let wanted = table.programs(1).into_iter().filter(|&(pair, seed)| table.not_yet(pair, seed).is_none()).take(PAIRS);
    wanted.map(|(pair, seed)| table.program(pair, seed)).collect()
}

/// Pairs of operations against the reference explorer.
fn reference(noticed: &mut Noticed) {
    let limits = Limits { reference: 2_000, ..Limits::small(1) };
    let classes = pairs();
    // What was noticed before gives it as long once more.
    noticed.first = noticed.first.map(|_| Instant::now());
    for some in sources().chunks(20) {
        let mut machine = common::machine(None, &classes);
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

/// The kinds of mistakes, those first that take longest to be noticed.
const KINDS: [&str; 10] =
    ["restart", "effect", "mover", "thought", "native effect", "publication", "conflict", "point", "part", "field"];

/// Tried with all others: where somebody notices something, the table is worth nothing.
const NO_MISTAKE: &str = "no mistake";

fn kind(name: &str) -> Option<usize> {
    let known = KINDS.iter().position(|kind| name.starts_with(kind));
    assert!(known.is_some() || name == NO_MISTAKE, "{name} is of no kind");
    known
}

/// A mistake, and what became of it.
struct Tried {
    name: String,
    /// Who has noticed: parts, and how a process ended.
    by: BTreeSet<String>,
    /// Jobs that have not ended.
    open: usize,
    /// There was no time for all.
    unfinished: bool,
}

impl Tried {
    fn row(&self) -> String {
        let by: Vec<&str> = self.by.iter().map(String::as_str).collect();
        let who = match (by.is_empty(), self.unfinished || self.open > 0) {
            (false, _) => by.join(", "),
            (true, true) => "not finished".to_string(),
            (true, false) => "**nobody**".to_string(),
        };
        format!("| {} | {who} |", self.name)
    }
}

/// A mistake by its number, and the parts to ask.
type Job = (usize, Vec<Part>);

/// Each mistake in processes of its own, as many at a time as there are processors. The later parts are processes of their own, so that nobody waits
/// long for the few that are noticed late or by nobody.
fn table(text: &str, most: Option<Duration>) {
    let own = std::env::current_exe().expect("a name");
    let began = Instant::now();
    pairs();
    let ready = jaunt_testkit::elsewhere().and_then(|folder| std::fs::read_to_string(folder.join(LIST)).ok());
    let (names, patience): (Vec<String>, Duration) = match ready {
        Some(list) => (list.lines().map(str::to_string).collect(), Duration::from_secs(2 * PATIENCE)),
        None => {
            let names = list().into_iter().collect();
            println!("Without a mistake: {} s.\n", began.elapsed().as_secs());
            (names, began.elapsed() * TIMES)
        }
    };
    let mut names: Vec<String> = names.into_iter().filter(|name| name.contains(text)).collect();
    names.push(NO_MISTAKE.to_string());
    // That one comes first.
    names.sort_by_key(|name| (kind(name), name.clone()));
    let jobs: Mutex<VecDeque<Job>> = Mutex::new((0..names.len()).map(|i| (i, Part::FIRST.to_vec())).collect());
    let tried = names.into_iter().map(|name| Tried { name, by: BTreeSet::new(), open: 1, unfinished: false });
    let tried: Mutex<Vec<Tried>> = Mutex::new(tried.collect());
    let work = || {
        loop {
            let Some((i, parts)) = jobs.lock().expect("nobody panics with it").pop_front() else {
                if tried.lock().expect("nobody panics with it").iter().all(|one| one.open == 0) {
                    return;
                }
                std::thread::sleep(Duration::from_millis(20));
                continue;
            };
            let first = parts == Part::FIRST;
            let left = most.map_or(patience, |most| most.saturating_sub(began.elapsed()).min(patience));
            let (name, noticed) = {
                let tried = tried.lock().expect("nobody panics with it");
                (tried[i].name.clone(), !first && !tried[i].by.is_empty())
            };
            // Where another part has noticed meanwhile, this one is not asked.
            let by = if noticed { Some(BTreeSet::new()) } else { ask(&own, &name, &parts, left, patience) };
            let mut tried = tried.lock().expect("nobody panics with it");
            let one = &mut tried[i];
            one.open -= 1;
            one.unfinished |= by.is_none();
            one.by.extend(by.unwrap_or_default());
            if first && one.by.is_empty() && !one.unfinished {
                one.open = Part::LATER.len();
                jobs.lock().expect("nobody panics with it").extend(Part::LATER.map(|part| (i, vec![part])));
            } else if one.open == 0 {
                println!("{:4} s {}", began.elapsed().as_secs(), one.row());
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |n| n.get()) {
            scope.spawn(work);
        }
    });
    let mut tried = tried.into_inner().expect("nobody panics with it");
    tried.sort_by(|a, b| a.name.cmp(&b.name));
    let none = tried.iter().position(|one| one.name == NO_MISTAKE).expect("it was tried");
    let none = tried.remove(none);
    assert!(none.by.is_empty(), "something is noticed without a mistake: {}", none.row());
    summary(&tried);
    println!("\n| mistake | noticed by |\n|---|---|");
    tried.iter().for_each(|one| println!("{}", one.row()));
}

/// Makes a mistake in a process of its own, and says who notices. `None`: there was no time for that.
fn ask(own: &Path, name: &str, parts: &[Part], left: Duration, patience: Duration) -> Option<BTreeSet<String>> {
    if left.is_zero() {
        return None;
    }
    let outcome = jaunt_testkit::run(Command::new(own).args(["try", name]).args(parts.iter().map(|part| part.name())), left);
    let output = String::from_utf8_lossy(&outcome.stdout).into_owned();
    let named = output.lines().filter_map(|l| Some(l.split_once(": ")?.0)).filter(|word| Part::named(word).is_some());
    let mut by: BTreeSet<String> = named.map(str::to_string).collect();
    match outcome.status {
        Some(0) => {}
        Some(_) => _ = by.insert("crash".to_string()),
        // Ended by a signal, or by us.
        None if left < patience && by.is_empty() => return None,
        None => _ = by.insert("hang".to_string()),
    }
    Some(by)
}

/// How many of each kind are noticed, and by whom.
fn summary(tried: &[Tried]) {
    let others = ["crash", "hang"];
    let columns: Vec<&str> = Part::ALL.into_iter().map(Part::name).chain(others).collect();
    println!("\n| kind | made | noticed | by {} |\n|{}", columns.join(" | "), "---|".repeat(columns.len() + 3));
    let row = |title: &str, some: &[&Tried]| {
        let by = |who: &str| some.iter().filter(|one| one.by.contains(who)).count().to_string();
        let noticed = some.iter().filter(|one| !one.by.is_empty()).count();
        let counts: Vec<String> = columns.iter().map(|who| by(who)).collect();
        println!("| {title} | {} | {noticed} | {} |", some.len(), counts.join(" | "));
    };
    let mut kinds: Vec<&str> = KINDS.to_vec();
    kinds.sort();
    for title in kinds {
        let some: Vec<&Tried> = tried.iter().filter(|one| kind(&one.name).is_some_and(|k| KINDS[k] == title)).collect();
        if !some.is_empty() {
            row(title, &some);
        }
    }
    row("**all**", &tried.iter().collect::<Vec<_>>());
}

/// All that `table` needs on a machine without compilers: with this folder as `JAUNT_ROOT` and its `jdk` as `JAVA_HOME`, `breakages table` works there.
fn pack(folder: &Path) {
    let root = jaunt_testkit::root();
    let classes = topics().into_keys().map(|topic| hand_written::classes(&topic));
    let classes: Vec<PathBuf> =
        classes.chain([pairs(), common::own_classes("Joined"), root.join("target/java/verify-api")]).collect();
    for from in ["tests/java/pass", "tests/java/fail", "java/api"].iter().map(|from| root.join(from)).chain(classes) {
        copy(&from, &folder.join(from.strip_prefix(&root).expect("part of the project")));
    }
    std::fs::copy(root.join("tests/java/expected.txt"), folder.join("tests/java/expected.txt")).expect("written");
    std::fs::copy(std::env::current_exe().expect("a name"), folder.join("breakages")).expect("written");
    std::fs::create_dir_all(folder.join("units")).expect("written");
    let built = unit_tests().args(["--no-run", "--message-format=json"]).output().expect("cargo starts");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let built = String::from_utf8_lossy(&built.stdout).into_owned();
    for one in UNITS {
        let is_it = |file: &&str| file.contains(&format!("/{}-", one.replace('-', "_")));
        let programs =
            built.lines().filter_map(|line| line.split_once("\"executable\":\"")?.1.split_once('"').map(|(file, _)| file));
        let program = programs.into_iter().find(is_it).unwrap_or_else(|| panic!("cargo names no tests of {one}"));
        std::fs::copy(program, folder.join("units").join(one)).expect("written");
    }
    let mut jlink = Command::new(jaunt_testkit::jdk_tool("jlink"));
    jlink.args(["--compress=2", "--no-header-files", "--no-man-pages", "--add-modules", MODULES, "--output"]);
    let linked = jlink.arg(folder.join("jdk")).output().expect("jlink starts");
    assert!(linked.status.success(), "{}", String::from_utf8_lossy(&linked.stdout));
    println!("next: bless and list there, see docs/breakages.md");
}

/// A folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("written");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let (entry, name) = entry.map(|entry| (entry.path(), entry.file_name())).expect("an entry");
        if entry.is_dir() {
            copy(&entry, &to.join(name));
        } else {
            std::fs::copy(&entry, to.join(name)).expect("written");
        }
    }
}
