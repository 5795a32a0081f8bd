//! The command line as typed fields. One option, one field, one doc comment.

use clap::{Args, Parser, Subcommand, ValueEnum};
use jaunt_checker::exploring::Matching;
use jaunt_checker::{Audit, Backtrack, Gc, Library, Por, Properties, PropertyKind, SearchKind, StoreKind, Symmetry};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// A model checker for Java: runs a compiled program through every execution it can have.
#[derive(Parser)]
#[command(name = "jaunt", version, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// One execution, as `java` would do it
    Run(RunArgs),
    /// Every execution: all thread schedules, all choices
    Check(Box<CheckArgs>),
    /// Every sequence of method calls on an object, up to bounds
    Explore(Box<ExploreArgs>),
    /// The same steps again, from a trace that `check` wrote
    Replay(ReplayArgs),
    /// The papers' tables, measured here; without a suite: which there are
    Bench(BenchArgs),
}

/// Where classes come from.
#[derive(Args, Clone, Default)]
pub struct ClassArgs {
    /// Directories and jars to find classes in
    #[arg(short = 'c', long = "classpath", visible_alias = "class-path", value_name = "PATH")]
    pub classpath: Option<OsString>,
    /// The JDK whose library is used (default: JAVA_HOME, else the java on the PATH)
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,
    /// Start at this method without arguments instead of `main`
    #[arg(long, value_name = "CLASS#METHOD")]
    pub entry: Option<String>,
}

#[derive(Args)]
pub struct RunArgs {
    #[command(flatten)]
    pub classes: ClassArgs,
    /// Set a system property
    #[arg(short = 'D', value_name = "NAME=VALUE")]
    pub property: Vec<String>,
    /// Enable Java assertions
    #[arg(long = "enable-assertions", visible_alias = "ea")]
    pub assertions: bool,
    /// Bytes of Java heap before OutOfMemoryError (512M, 4G)
    #[arg(long, value_name = "SIZE", default_value = "4G", value_parser = size)]
    pub memory_limit: u64,
    /// Frames of one thread before StackOverflowError
    #[arg(long, value_name = "FRAMES", default_value_t = 12_000)]
    pub stack_limit: usize,
    /// End the program after this time (30, 30s, 5m)
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    /// How the end is reported; with json, one object on standard output and everything else on standard error
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// For tests: what executes instructions
    #[arg(long, hide = true, value_enum, default_value_t = Engine::Fast)]
    pub engine: Engine,
    /// Accepted for uniformity: a run says nothing of its own unless something is wrong
    #[arg(long)]
    pub quiet: bool,
    /// A class name, a .java file, a .class file or a .jar
    #[arg(value_name = "PROGRAM")]
    pub program: OsString,
    /// Passed to the program
    #[arg(value_name = "ARGS", trailing_var_arg = true, allow_hyphen_values = true)]
    pub args: Vec<String>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    #[default]
    Text,
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ExploreMode {
    Vm,
    Box,
    Delta,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ExploreDelta {
    Full,
    Plain,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Engine {
    /// The interpreter's loop
    Fast,
    /// Its slow twin, which goes by the general meaning of instructions
    Generic,
}

#[derive(Args)]
pub struct CheckArgs {
    #[command(flatten)]
    pub options: CheckOptions,
    #[command(flatten)]
    pub planned: Planned,
    /// Nothing to do: under `check` Java assertions are always on
    #[arg(long = "enable-assertions", alias = "ea", hide = true)]
    pub assertions: bool,
    /// Where the course of the search is written, for charts: time, states, depth and memory now and then
    #[arg(long, hide = true, value_name = "FILE")]
    pub samples: Option<PathBuf>,
    /// A class name, a .java file, a .class file or a .jar
    #[arg(value_name = "PROGRAM")]
    pub program: OsString,
    /// Passed to the program
    #[arg(value_name = "ARGS", trailing_var_arg = true, allow_hyphen_values = true)]
    pub args: Vec<String>,
}

/// What can be said on the command line and in the table `[check]` of `jaunt.toml`. Nothing has a default here: a
/// flag that was not given must leave the file's value alone.
#[derive(Args, Default)]
pub struct CheckOptions {
    #[command(flatten)]
    pub classes: ClassArgs,
    /// Set a system property
    #[arg(short = 'D', long = "define", value_name = "NAME=VALUE")]
    pub define: Vec<String>,
    /// How the result is reported; with json, one object on standard output and everything else on standard error
    #[arg(long, value_enum)]
    pub format: Option<Format>,
    /// End the search after this time (30, 30s, 5m)
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    /// End the search at this much memory (512M, 4G; default: most of what is free)
    #[arg(long, value_name = "SIZE", value_parser = size, allow_negative_numbers = true)]
    pub memory_limit: Option<u64>,
    /// End the search after this many states
    #[arg(long, value_name = "N", value_parser = number, allow_negative_numbers = true)]
    pub max_states: Option<u64>,
    /// Do not look beyond this many transitions from the start
    #[arg(long, value_name = "N", value_parser = number, allow_negative_numbers = true)]
    pub max_depth: Option<u64>,
    /// Only the verdict: no progress, no trace, no statistics
    #[arg(long)]
    pub quiet: bool,
    /// The order in which states are visited: dfs (default) or bfs (shortest traces)
    #[arg(long, value_name = "ORDER", value_parser = search)]
    pub search: Option<SearchKind>,
    /// Partial-order reduction: off, sleep (default, also called on) or source (fewer states, where threads do independent things)
    #[arg(long, value_name = "KIND", value_parser = por)]
    pub por: Option<Por>,
    /// How java.util.concurrent is explored: steps (default: an operation is one step) or real (as code of the program)
    #[arg(long, value_name = "KIND", value_parser = library)]
    pub library: Option<Library>,
    /// Objects that one thread alone uses need no points: on (default) or off
    #[arg(long, value_name = "on|off", value_parser = on_off)]
    pub owners: Option<bool>,
    /// Which states count as equal: none, class, alloc[=site|occurrence|thread] or canonical (default)
    #[arg(long, value_name = "KIND", value_parser = symmetry)]
    pub symmetry: Option<Symmetry>,
    /// Threads that do the same are interchangeable: on or off (default: off, and tried where a search gets long)
    #[arg(long, value_name = "on|off", value_parser = on_off)]
    pub thread_symmetry: Option<bool>,
    /// How visited states are kept: none, full, collapse, tree (default) or bitstate[=SIZE]
    #[arg(long, value_name = "KIND", value_parser = store)]
    pub store: Option<StoreChoice>,
    /// How the search comes back to a state: copy, collapsed or undo (default)
    #[arg(long, value_name = "KIND", value_parser = backtrack)]
    pub backtrack: Option<Backtrack>,
    /// What becomes of objects that nothing refers to: none (they count), mark-sweep (default) or ref-count
    #[arg(long, value_name = "KIND", value_parser = gc)]
    pub gc: Option<Gc>,
    /// Keep visited states in files in this folder when the memory limit nears
    #[arg(long, value_name = "DIR")]
    pub spill: Option<PathBuf>,
    /// How many processors the program and the library are told of (default: 3)
    #[arg(long, value_name = "N", value_parser = processors, allow_negative_numbers = true)]
    pub processors: Option<u32>,
    /// What to check: deadlock,exception,assertion,livelock (default), race, termination and exit; +race adds one, -deadlock removes one
    #[arg(long, value_name = "LIST", value_parser = properties, allow_hyphen_values = true)]
    pub property: Vec<PropertyList>,
    /// Random executions before the search, and after a search that found nothing: on (default) or off
    #[arg(long, value_name = "on|off", value_parser = on_off)]
    pub pilots: Option<bool>,
    /// How long executions after a complete search look for what it should have seen, in instructions; or off
    /// (default: 5 % of those of the search, and 20 executions)
    #[arg(long, value_name = "N|off", value_parser = audit)]
    pub audit: Option<Audit>,
    /// Go on after the first violation
    #[arg(long)]
    pub all_errors: bool,
    /// List the distinct outputs over all executions, each with a trace
    #[arg(long)]
    pub outcomes: bool,
    /// Where to write the trace of a violation (default: jaunt-trace.json)
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
    /// Keep the first trace that is found instead of looking for a shorter one
    #[arg(long)]
    pub no_shorten: bool,
}

/// Options of the contract that are not built yet: known by name, so that the message is not "unexpected argument".
#[derive(Args)]
pub struct Planned {
    #[arg(long, hide = true, value_parser = planned)]
    pub target: Option<String>,
    #[arg(long, hide = true, value_parser = planned)]
    pub mixed: Option<String>,
    #[arg(long, hide = true, value_parser = planned)]
    pub workers: Option<String>,
    #[arg(long, hide = true, value_parser = planned)]
    pub cluster: Option<String>,
    #[arg(long, hide = true, value_parser = planned)]
    pub partition: Option<String>,
    #[arg(long, hide = true, value_parser = planned)]
    pub checkpoint: Option<String>,
    #[arg(long, hide = true, value_parser = planned)]
    pub resume: Option<String>,
    #[arg(long, hide = true, value_parser = planned)]
    pub report: Option<String>,
}

/// The names of a group of options, as they are typed after the dashes.
pub fn names_of<T: Args>() -> Vec<String> {
    let command = T::augment_args(clap::Command::new("options"));
    command.get_arguments().filter_map(|option| option.get_long().map(str::to_string)).collect()
}

#[derive(Args)]
pub struct ExploreArgs {
    /// Directories and jars to find classes in
    #[arg(short = 'c', long = "classpath", visible_alias = "class-path", value_name = "PATH")]
    pub classpath: Option<OsString>,
    /// The JDK whose library is used (default: JAVA_HOME, else the java on the PATH)
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,
    /// Set a system property
    #[arg(short = 'D', long = "define", value_name = "NAME=VALUE")]
    pub define: Vec<String>,
    /// A method to call, with all its overloads or with types: add, 'remove(int)', 'new(int)' for a constructor
    /// (default: the public methods that the class declares)
    #[arg(long, value_name = "NAME[(TYPES)]")]
    pub methods: Vec<String>,
    /// Values of parameters: 0..5 or 1,2,null for all, boolean=true for a type, add:2=a,b for one parameter
    #[arg(long, value_name = "[WHICH=]LIST", allow_hyphen_values = true)]
    pub values: Vec<String>,
    /// How many calls a sequence has at most
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub depth: u32,
    /// An exception that a call may throw, with its subclasses
    #[arg(long, value_name = "EXCEPTION")]
    pub expect: Vec<String>,
    /// A class whose objects get the same calls: results, exceptions and, for lists, sets and maps, equals must be the same
    #[arg(long, value_name = "CLASS")]
    pub oracle: Option<String>,
    /// Where the oracle's class comes from before -cp: another release, whose class of the same name is the oracle if --oracle is not given
    #[arg(long, value_name = "PATH")]
    pub oracle_cp: Option<OsString>,
    /// Which states count as one: exact (default: isomorphic ones), shape (objects, nulls and aliasing count, values do not), by:METHOD (what it returns)
    #[arg(long = "match", value_name = "KIND", value_parser = matching)]
    pub matching: Option<Matching>,
    /// Which of the states that count as one is explored on
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Whether equals, hashCode and compareTo of the class keep their laws is asked of the first states: on (default) or off
    #[arg(long, value_name = "on|off", value_parser = on_off)]
    pub laws: Option<bool>,
    /// Go on after the first violation
    #[arg(long)]
    pub all_errors: bool,
    /// Write a JUnit test class into this folder
    #[arg(long, value_name = "DIR")]
    pub emit_tests: Option<PathBuf>,
    /// What the tests are for: one for each failure, all branches or all states (default: failures if there are
    /// any, else branches)
    #[arg(long, value_enum, value_name = "states|branches|failures")]
    pub cover: Option<CoverChoice>,
    /// The JUnit that the tests are for
    #[arg(long, value_enum, value_name = "4|5", default_value = "5")]
    pub junit: JUnitChoice,
    /// Write a report with pictures of the states into this folder: index.html, SVG and DOT
    #[arg(long, value_name = "DIR")]
    pub report: Option<PathBuf>,
    /// A state to draw in that report, by its number (default: the first 50; those that fail are always drawn)
    #[arg(long, value_name = "N", requires = "report")]
    pub show: Vec<u32>,
    /// Say which branches of the class are taken: on (default) or off
    #[arg(long, value_name = "on|off", value_parser = on_off)]
    pub coverage: Option<bool>,
    /// From every object that is built, run so many threads at once, under all schedules, and look whether what their calls come to is
    /// what some order of them comes to
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(2..=8))]
    pub threads: Option<u32>,
    /// How many calls each thread makes at most (default: 1)
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..=8))]
    pub calls: Option<u32>,
    /// How threads go through java.util.concurrent: steps (default: an operation is one step) or real (as code of the program)
    #[arg(long, value_name = "steps|real", value_parser = library)]
    pub library: Option<Library>,
    /// How calls are executed: by a driver that is checked like a program (vm), on one state at a time (box), or on sets of states (delta)
    #[arg(long, value_enum, default_value_t = ExploreMode::Box)]
    pub mode: ExploreMode,
    /// Which kind of --mode delta: plain takes one argument value at a time and merges nothing inside methods, as the paper did
    #[arg(long, value_enum, default_value_t = ExploreDelta::Full)]
    pub delta: ExploreDelta,
    /// Compare the states after all calls, also after those that wrote nothing: what the paper measures
    #[arg(long, hide = true)]
    pub compare_all: bool,
    /// Say how the time divides into execution, comparison, backtracking and merging (with json)
    #[arg(long, hide = true)]
    pub phases: bool,
    /// How the result is reported; with json, one object on standard output and everything else on standard error
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// End the exploration after this time (30, 30s, 5m)
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    /// End the exploration at this much memory (512M, 4G; default: most of what is free)
    #[arg(long, value_name = "SIZE", value_parser = size, allow_negative_numbers = true)]
    pub memory_limit: Option<u64>,
    /// End the exploration after this many states
    #[arg(long, value_name = "N", value_parser = number, allow_negative_numbers = true)]
    pub max_states: Option<u64>,
    /// Only the verdict
    #[arg(long)]
    pub quiet: bool,
    /// A class name, a .java file or a .class file
    #[arg(value_name = "CLASS")]
    pub class: OsString,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CoverChoice {
    States,
    Branches,
    Failures,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum JUnitChoice {
    #[value(name = "4")]
    Four,
    #[value(name = "5")]
    Five,
}

#[derive(Args)]
pub struct ReplayArgs {
    /// Directories and jars to find classes in (default: as in the trace)
    #[arg(short = 'c', long = "classpath", visible_alias = "class-path", value_name = "PATH")]
    pub classpath: Option<OsString>,
    /// The JDK whose library is used (default: as in the trace)
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,
    /// How the result is reported; with json, one object on standard output and everything else on standard error
    #[arg(long, value_enum)]
    pub format: Option<Format>,
    /// End the replay after this time (30, 30s, 5m)
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    /// End the replay at this much memory (512M, 4G; default: most of what is free)
    #[arg(long, value_name = "SIZE", value_parser = size, allow_negative_numbers = true)]
    pub memory_limit: Option<u64>,
    /// Only whether the violation showed up again
    #[arg(long)]
    pub quiet: bool,
    /// A file that `jaunt check` wrote
    #[arg(value_name = "TRACE")]
    pub trace: PathBuf,
}

#[derive(Args)]
pub struct BenchArgs {
    /// What to measure
    #[arg(value_name = "SUITE")]
    pub suites: Vec<String>,
    /// Smaller sizes: a first impression
    #[arg(long, conflicts_with = "long")]
    pub quick: bool,
    /// The very long runs: of paper-2001 those with 10^8 states and with more than fits into memory instead, of paper-2007 all bounds
    #[arg(long)]
    pub long: bool,
    /// The smallest sizes, for tests: only the form of the tables counts
    #[arg(long, hide = true, conflicts_with_all = ["quick", "long"])]
    pub tiny: bool,
    /// Only these programs of the suite library, or subjects of paper-2007, with commas between them
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub only: Vec<String>,
    /// Where charts go (default: target/bench if there is a folder target, else the working directory)
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// The JDK whose library is used (default: JAVA_HOME, else the java on the PATH)
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,
}

pub const NOT_AVAILABLE: &str = "not available in this version";

pub fn planned(_: &str) -> Result<String, String> {
    Err(NOT_AVAILABLE.to_string())
}

pub fn search(text: &str) -> Result<SearchKind, String> {
    let name = text.split('=').next().unwrap_or("");
    let planned = ["random", "best", "delay", "preempt", "slice"];
    SearchKind::from_name(text).ok_or_else(|| unknown(name, &planned, "dfs or bfs"))
}

pub fn symmetry(text: &str) -> Result<Symmetry, String> {
    let name = if text == "alloc" { "alloc=thread" } else { text };
    Symmetry::from_name(name)
        .ok_or_else(|| "use none, class, alloc=site, alloc=occurrence, alloc=thread or canonical".to_string())
}

/// A store, with the size of its table if it has one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoreChoice {
    pub kind: StoreKind,
    pub bytes: Option<u64>,
}

pub fn store(text: &str) -> Result<StoreChoice, String> {
    if let Some(bytes) = text.strip_prefix("bitstate=") {
        return Ok(StoreChoice { kind: StoreKind::Bitstate, bytes: Some(size(bytes)?) });
    }
    let kind = StoreKind::from_name(text).ok_or("use none, full, collapse, tree, bitstate or bitstate=512M")?;
    Ok(StoreChoice { kind, bytes: None })
}

pub fn backtrack(text: &str) -> Result<Backtrack, String> {
    Backtrack::from_name(text).ok_or_else(|| "use copy, collapsed or undo".to_string())
}

pub fn por(text: &str) -> Result<Por, String> {
    Por::named(text).ok_or_else(|| "use on or off, sleep or source".to_string())
}

pub fn library(text: &str) -> Result<Library, String> {
    Library::from_name(text).ok_or_else(|| "use steps or real".to_string())
}

pub fn gc(text: &str) -> Result<Gc, String> {
    Gc::from_name(text).ok_or_else(|| "use none, mark-sweep or ref-count".to_string())
}

fn unknown(name: &str, planned: &[&str], known: &str) -> String {
    if planned.contains(&name) { format!("{NOT_AVAILABLE}; use {known}") } else { format!("use {known}") }
}

fn matching(text: &str) -> Result<Matching, String> {
    match (text, text.strip_prefix("by:")) {
        ("exact", _) => Ok(Matching::Exact),
        ("shape", _) => Ok(Matching::Shape),
        (_, Some(name)) if !name.is_empty() => Ok(Matching::By(name.trim_end_matches("()").to_string())),
        _ => Err("expected exact, shape or by:METHOD, as in by:size".to_string()),
    }
}

pub fn on_off(text: &str) -> Result<bool, String> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("use on or off".to_string()),
    }
}

pub fn audit(text: &str) -> Result<Audit, String> {
    if text == "off" {
        return Ok(Audit::Off);
    }
    number(text).map(Audit::Instructions).map_err(|_| "use a number of instructions, or off".to_string())
}

/// A limit: at least 1. `100_000` is easier to read and is allowed.
pub fn number(text: &str) -> Result<u64, String> {
    let digits = text.replace('_', "");
    digits.parse().ok().filter(|&n| n > 0).ok_or_else(|| format!("'{text}' is not a number of at least 1"))
}

/// A number of processors; a pool of the library has at most so many threads.
pub fn processors(text: &str) -> Result<u32, String> {
    let wrong = || format!("'{text}' is not a number of processors: use 1 to 32767");
    number(text).ok().filter(|&n| n <= 32_767).map(|n| n as u32).ok_or_else(wrong)
}

/// A change to the set of properties.
#[derive(Clone, Debug, PartialEq)]
pub struct PropertyList(Vec<(Change, PropertyKind)>);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Change {
    Replace,
    Add,
    Remove,
}

impl PropertyList {
    /// Plain names replace what was there, `+` and `-` change it.
    pub fn apply(&self, properties: &mut Properties) {
        if self.0.iter().any(|(change, _)| *change == Change::Replace) {
            *properties = Properties::NONE;
        }
        for (change, kind) in &self.0 {
            if let Some(switch) = properties.switch(kind) {
                *switch = *change != Change::Remove;
            }
        }
    }
}

pub fn properties(text: &str) -> Result<PropertyList, String> {
    let mut list = Vec::new();
    for item in text.split(',').map(str::trim) {
        let (change, name) = match item.strip_prefix('+') {
            Some(name) => (Change::Add, name),
            None => item.strip_prefix('-').map_or((Change::Replace, item), |name| (Change::Remove, name)),
        };
        let kind = PropertyKind::named(name);
        let asked = Properties::asked();
        if !asked.contains(&kind) {
            let names = asked.iter().map(PropertyKind::name).collect::<Vec<_>>().join(", ");
            return Err(format!("'{name}' is not a property: use {names}"));
        }
        list.push((change, kind));
    }
    Ok(PropertyList(list))
}

/// `30`, `30s`, `5m`, `1h`.
pub fn time(text: &str) -> Result<Duration, String> {
    let wrong = || format!("'{text}' is not a time: write 30s or 5m");
    let (digits, factor) = match text.char_indices().last() {
        Some((i, 's')) => (&text[..i], 1),
        Some((i, 'm')) => (&text[..i], 60),
        Some((i, 'h')) => (&text[..i], 3600),
        Some(_) => (text, 1),
        None => return Err(wrong()),
    };
    digits.parse::<u64>().ok().and_then(|n| n.checked_mul(factor)).map(Duration::from_secs).ok_or_else(wrong)
}

/// `512M`, `4G`, `1048576`.
pub fn size(text: &str) -> Result<u64, String> {
    let wrong = || format!("'{text}' is not a size: write 512M or 4G");
    let (digits, factor) = match text.char_indices().last() {
        Some((i, 'K' | 'k')) => (&text[..i], 1 << 10),
        Some((i, 'M' | 'm')) => (&text[..i], 1 << 20),
        Some((i, 'G' | 'g')) => (&text[..i], 1 << 30),
        Some(_) => (text, 1),
        None => return Err(wrong()),
    };
    digits.parse::<u64>().ok().and_then(|n| n.checked_mul(factor)).filter(|&n| n > 0).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn property_lists() {
        let apply = |texts: &[&str]| {
            let mut properties = Properties::default();
            for text in texts {
                super::properties(text).expect("a list").apply(&mut properties);
            }
            properties.on().iter().map(PropertyKind::name).collect::<Vec<_>>().join(",")
        };
        assert_eq!(apply(&[]), "deadlock,exception,assertion,livelock");
        assert_eq!(apply(&["+race"]), "deadlock,exception,assertion,race,livelock");
        assert_eq!(apply(&["-deadlock"]), "exception,assertion,livelock");
        assert_eq!(apply(&["race"]), "race");
        assert_eq!(apply(&["race, deadlock"]), "deadlock,race");
        assert_eq!(apply(&["+race,deadlock"]), "deadlock,race");
        assert_eq!(apply(&["race", "+deadlock", "-race"]), "deadlock");
        for wrong in ["", "dedlock", "+", "deadlock,,race", "+-race"] {
            assert!(super::properties(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn numbers() {
        assert_eq!(number("100_000"), Ok(100_000));
        for wrong in ["", "0", "-1", "many", "99999999999999999999"] {
            assert!(number(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn numbers_of_processors() {
        assert_eq!(processors("3"), Ok(3));
        for wrong in ["", "0", "-1", "many", "32768"] {
            assert!(processors(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn times() {
        assert_eq!(time("30"), Ok(Duration::from_secs(30)));
        assert_eq!(time("5m"), Ok(Duration::from_secs(300)));
        assert!(time("").is_err());
        assert!(time("s").is_err());
        assert!(time("-3").is_err());
    }

    #[test]
    fn sizes() {
        assert_eq!(size("512M"), Ok(512 << 20));
        assert_eq!(size("4G"), Ok(4 << 30));
        assert_eq!(size("77"), Ok(77));
        assert!(size("").is_err());
        assert!(size("4X").is_err());
        assert!(size("99999999999999999999G").is_err());
    }
}
