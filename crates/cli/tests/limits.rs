//! Limits hold wherever a program spends its time and memory. `BLESS=1` writes what they really took into `docs/limits.md`.

mod common;

use common::{classes, jaunt, replays, trace_file};
use jaunt_testkit::root;
use serde_json::Value;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// More than a limit allows, on a machine that has other things to do.
const SLACK: Duration = Duration::from_secs(3);
const SLACK_BYTES: u64 = 200 << 20;
/// What no situation may take.
const HANGS: Duration = Duration::from_secs(25);

/// A situation in words, what is given to `jaunt`, and the limit that must end it.
struct Situation {
    what: &'static str,
    command: &'static str,
    ends: Ends,
}

enum Ends {
    /// After so many milliseconds, by `--time-limit` or by a signal that comes then.
    Time(u64),
    Signal(u64, libc::c_int),
    /// At so many bytes.
    Memory(u64),
}

const MIB: u64 = 1 << 20;

#[rustfmt::skip] // a table
const SITUATIONS: &[Situation] = &[
    Situation { what: "a static initialiser that never ends", command: "check --time-limit 1 Endless", ends: Ends::Time(1000) },
    Situation { what: "a long loop before the first choice", command: "check --time-limit 1 Hungry prefix", ends: Ends::Time(1000) },
    Situation { what: "a transition of more than 10^9 instructions without a loop", command: "check --time-limit 1 Hungry transition 50", ends: Ends::Time(1000) },
    Situation { what: "random executions before the search, whose steps take long and never end", command: "check --time-limit 1 Hungry pilots 4000000", ends: Ends::Time(1000) },
    Situation { what: "`Arrays.fill` and `arraycopy` of 32 MB, for ever", command: "check --time-limit 1 Hungry fill 4000000", ends: Ends::Time(1000) },
    Situation { what: "recursion without end, again and again", command: "check --time-limit 1 Hungry recursion", ends: Ends::Time(1000) },
    Situation { what: "100,000 threads", command: "check --time-limit 2 --memory-limit 2G Hungry threads 100000", ends: Ends::Time(2000) },
    Situation { what: "an invariant that never returns", command: "check --time-limit 1 Hungry invariant", ends: Ends::Time(1000) },
    Situation { what: "a state of 80 MB that changes with every step", command: "check --time-limit 2 Hungry heap 20000000", ends: Ends::Time(2000) },
    Situation { what: "a choice of 10^9 values", command: "check --time-limit 1 --memory-limit 16G Hungry values 1000000000", ends: Ends::Time(1000) },
    Situation { what: "a bitstate table of 1 GiB", command: "check --time-limit 1 --store bitstate=1G Hungry states", ends: Ends::Time(1000) },
    Situation { what: "outcomes of a search without end", command: "check --time-limit 1 --outcomes Hungry states", ends: Ends::Time(1000) },
    Situation { what: "`run` of a program without loops that never ends", command: "run --time-limit 1 Hungry transition 60", ends: Ends::Time(1000) },
    Situation { what: "large arrays without end", command: "check --memory-limit 300M Hungry arrays 20000000", ends: Ends::Memory(300 * MIB) },
    Situation { what: "a list that grows for ever", command: "check --memory-limit 200M Hungry chain", ends: Ends::Memory(200 * MIB) },
    Situation { what: "a text that doubles", command: "check --memory-limit 300M Hungry text", ends: Ends::Memory(300 * MIB) },
    Situation { what: "arrays of arrays in two threads", command: "check --memory-limit 300M Hungry tables 2000", ends: Ends::Memory(300 * MIB) },
    Situation { what: "visited states", command: "check --memory-limit 30M --store collapse Hungry states", ends: Ends::Memory(30 * MIB) },
    Situation { what: "a breadth-first search with a long queue", command: "check --memory-limit 40M --search bfs Hungry states", ends: Ends::Memory(40 * MIB) },
    Situation { what: "Ctrl-C in a long transition", command: "check Hungry transition 50", ends: Ends::Signal(700, libc::SIGINT) },
    Situation { what: "Ctrl-C in an endless initialiser", command: "check Endless", ends: Ends::Signal(700, libc::SIGINT) },
    Situation { what: "`kill` during random executions", command: "check Hungry pilots 4000000", ends: Ends::Signal(700, libc::SIGTERM) },
];

fn folder() -> PathBuf {
    classes("limits", &root().join("crates/cli/tests/java/limits"))
}

/// What a process really took.
struct Took {
    status: Option<i32>,
    /// From the moment of the signal, where one is sent.
    time: Duration,
    bytes: u64,
    report: Value,
}

fn measured(command: &str, signals: &[(u64, libc::c_int)]) -> Took {
    let out = trace_file(&format!("limits-{}", command.replace([' ', '/'], "-")));
    let mut words = command.split(' ');
    let mut jaunt = Command::new(env!("CARGO_BIN_EXE_jaunt"));
    jaunt.arg(words.next().expect("a command")).args(["--format", "json"]).args(words).current_dir(folder());
    let file = std::fs::File::create(&out).expect("target is writable");
    jaunt.stdin(Stdio::null()).stdout(file).stderr(Stdio::null());
    let start = Instant::now();
    // Waited for below, by its number: only so its memory can be learned.
    #[allow(clippy::zombie_processes)]
    let child = jaunt.spawn().expect("jaunt starts");
    let pid = child.id() as libc::pid_t;
    let mut open = signals.iter();
    let mut next = open.next();
    let mut since = start;
    let (mut status, mut killed) = (0, false);
    // SAFETY: plain data, filled by the call.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: room for what is written; the child is ours and is waited for only here.
    while unsafe { libc::wait4(pid, &mut status, libc::WNOHANG, &mut usage) } == 0 {
        let due = next.filter(|(at, _)| start.elapsed() >= Duration::from_millis(*at)).map(|(_, signal)| *signal);
        let hangs = start.elapsed() > HANGS && !killed;
        if let Some(signal) = due.or(hangs.then_some(libc::SIGKILL)) {
            killed |= hangs;
            next = open.next();
            since = Instant::now();
            // SAFETY: only numbers are passed; the child has not been waited for.
            unsafe { libc::kill(pid, signal) };
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    let text = std::fs::read(&out).unwrap_or_default();
    Took {
        status: libc::WIFEXITED(status).then(|| libc::WEXITSTATUS(status)),
        time: since.elapsed(),
        bytes: usage.ru_maxrss as u64 * 1024,
        report: serde_json::from_slice(&text).unwrap_or(Value::Null),
    }
}

/// The limit, what was taken, and whether that is right.
fn judged(situation: &Situation) -> (String, String, Result<(), String>) {
    let seconds = |time: Duration| format!("{:.1} s", time.as_secs_f64());
    let mib = |bytes: u64| format!("{} MiB", bytes / MIB);
    let signal = match situation.ends {
        Ends::Signal(at, signal) => vec![(at, signal)],
        _ => Vec::new(),
    };
    let took = measured(situation.command, &signal);
    let (limit, really, holds, word) = match situation.ends {
        Ends::Time(ms) => {
            let limit = Duration::from_millis(ms);
            (seconds(limit), seconds(took.time), took.time >= limit && took.time < limit + SLACK, "time limit")
        }
        Ends::Signal(_, signal) => {
            let word = if signal == libc::SIGINT { "SIGINT" } else { "SIGTERM" };
            (word.to_string(), seconds(took.time), took.time < SLACK, word)
        }
        Ends::Memory(bytes) => (mib(bytes), mib(took.bytes), took.bytes < bytes + SLACK_BYTES, "memory limit"),
    };
    let reason = took.report["reason"].as_str().unwrap_or_default();
    let said = took.status == Some(3) && took.report["complete"] == Value::Bool(false) && reason.contains(word);
    let trouble = format!("{}: {really} for {limit}, {:?}: {}", situation.command, took.status, took.report);
    (limit, really, if holds && said { Ok(()) } else { Err(trouble) })
}

#[test]
fn limits_hold_everywhere() {
    let mut rows = String::new();
    let mut wrong = Vec::new();
    for situation in SITUATIONS {
        let (limit, really, right) = judged(situation);
        let _ = writeln!(rows, "| {} | `{}` | {limit} | {really} |", situation.what, situation.command);
        wrong.extend(right.err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let file = root().join("docs/limits.md");
    let text = std::fs::read_to_string(&file).expect("the page about limits");
    let head = "| situation | `jaunt` | limit | really |\n|---|---|---|---|\n";
    let (before, rest) = text.split_once(head).expect("a table");
    let after = rest.find("\n\n").map_or("", |at| &rest[at..]);
    let listed = rest[..rest.len() - after.len()].lines().count();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, format!("{before}{head}{}{after}", rows.trim_end())).expect("the page is writable");
    } else {
        assert_eq!(listed, SITUATIONS.len(), "write docs/limits.md anew: BLESS=1");
    }
}

/// Shortening a trace takes much longer than the limit. What was found is reported all the same, and replays.
#[test]
fn a_violation_outlives_the_limit_that_ends_its_shortening() {
    let trace = trace_file("limits-shorten");
    // How long a step has to be for that depends on the machine: on each there is a length with which the violation is found in time, and no short way to it.
    let shown = (14..=26).find_map(|length| {
        let took = measured(&format!("check --time-limit 2 --trace {} Hungry violation {length}", trace.display()), &[]);
        assert!(took.time < Duration::from_secs(2) + SLACK, "{:?}", took.time);
        let notes = took.report["notes"].as_array().expect("a list");
        let cut = notes.iter().any(|n| n.as_str().is_some_and(|n| n.contains("time limit")));
        cut.then_some(took)
    });
    let took = shown.expect("some length is long enough and short enough");
    assert_eq!(took.status, Some(1), "{}", took.report);
    replays(&trace, "assertion");
}

/// One state is so large that nothing comes back in time. What random executions found is known all the same.
#[test]
fn a_violation_outlives_a_search_that_does_not_come_back() {
    let trace = trace_file("limits-broken");
    let took = measured(&format!("check --all-errors --time-limit 15 --trace {} Hungry broken 100000000", trace.display()), &[]);
    assert_eq!((took.status, &took.report["complete"]), (Some(1), &Value::Bool(false)), "{}", took.report);
    assert_eq!(took.report["violations"][0]["property"], "assertion", "{}", took.report);
    assert!(took.time < Duration::from_secs(15) + SLACK, "{:?}", took.time);
    assert!(took.report["reason"].as_str().is_some_and(|r| r.contains("time limit")), "{}", took.report);
}

#[test]
fn a_replay_that_never_ends_has_limits_too() {
    let trace = trace_file("limits-replay");
    let written = trace.to_str().expect("UTF-8");
    let (status, report) = jaunt(&folder(), "check", &["--no-shorten", "--trace", written, "Hungry", "violation", "5"]);
    assert_eq!(status, Some(1), "{report}");
    // The same steps of a program that takes ages for each.
    let text = std::fs::read_to_string(&trace).expect("the trace");
    let changed = text.replace(r#"["violation","5"]"#, r#"["violation","60"]"#);
    assert_ne!(text, changed);
    std::fs::write(&trace, changed).expect("target is writable");
    let took = measured(&format!("replay --time-limit 1 {written}"), &[]);
    assert_eq!((took.status, &took.report["verdict"]), (Some(3), &Value::from("incomplete")), "{}", took.report);
    assert!(took.report["reason"].as_str().is_some_and(|r| r.contains("time limit")), "{}", took.report);
    assert!(took.time < Duration::from_secs(1) + SLACK, "{:?}", took.time);
}

#[test]
fn a_second_interrupt_ends_at_once() {
    // Programs such as `timeout` send a signal twice: that is one.
    let twice = [(700, libc::SIGINT), (750, libc::SIGINT)];
    assert_eq!(measured("check Hungry prefix", &twice).status, Some(3));
    // Here nothing looks at the flag for a while: the heap of a state is large.
    let took = measured("check Hungry heap 100000000", &[(3000, libc::SIGINT), (3300, libc::SIGINT)]);
    assert_eq!(took.status, Some(130), "{:?} {}", took.time, took.report);
    assert!(took.time < Duration::from_secs(1), "{:?}", took.time);
}

/// A source is compiled first: that counts, and nothing is left of it.
#[test]
fn a_compiler_that_takes_too_long_is_ended() {
    let cache = root().join("target/tmp").join(format!("limits-cache-{}", std::process::id()));
    let source = root().join("crates/cli/tests/java/limits/Endless.java");
    for (command, expected) in [("check", 3), ("run", 3)] {
        let mut jaunt = Command::new(env!("CARGO_BIN_EXE_jaunt"));
        jaunt.args([command, "--time-limit", "0"]).arg(&source).env("XDG_CACHE_HOME", &cache);
        let start = Instant::now();
        let got = jaunt_testkit::run(&mut jaunt, HANGS);
        let said = String::from_utf8_lossy(&[got.stdout, got.stderr].concat()).into_owned();
        assert_eq!(got.status, Some(expected), "{said}");
        assert!(said.contains("time limit"), "{said}");
        assert!(start.elapsed() < SLACK, "{:?}", start.elapsed());
        let kept = std::fs::read_dir(cache.join("jaunt/compiled")).map_or(0, Iterator::count);
        assert_eq!(kept, 0, "{command} leaves files");
    }
    let _ = std::fs::remove_dir_all(&cache);
}

#[test]
fn depth_is_cut_in_every_search_and_before_it() {
    for search in ["dfs", "bfs"] {
        for depth in ["1", "7"] {
            let (status, report) =
                jaunt(&folder(), "check", &["--search", search, "--max-depth", depth, "Hungry", "violation", "5"]);
            assert_eq!((status, &report["verdict"]), (Some(3), &Value::from("incomplete")), "{search}: {report}");
            assert!(report["reason"].as_str().is_some_and(|r| r.contains("--max-depth")), "{search}: {report}");
            assert_eq!(report["stats"]["max_depth"].as_u64(), depth.parse().ok(), "{search}: {report}");
        }
    }
}

#[test]
fn silly_numbers_are_refused_or_kept() {
    let status_of =
        |option: &str, value: &str, program: &str| jaunt(&folder(), "check", &[option, value, "Hungry", program, "1"]).0;
    let status = |option: &str, value: &str| status_of(option, value, "values");
    for (option, values) in [
        ("--time-limit", &["-1", "1e9", "NaN", "", "5x", "99999999999999999999"][..]),
        ("--memory-limit", &["0", "-1", "1e9", "NaN", "999999999999G"]),
        ("--max-states", &["0", "-5", "1e6", ""]),
        ("--max-depth", &["0", "-5", "1e6"]),
        ("--store", &["bitstate=0", "bitstate=-1", "bitstate=999T", "bitstate=9999999G"]),
        ("--processors", &["0", "-1", "1e3"]),
    ] {
        for value in values {
            assert_eq!(status(option, value), Some(2), "{option} {value}");
        }
    }
    for (option, value) in [("--time-limit", "0"), ("--memory-limit", "1"), ("--max-states", "1"), ("--max-depth", "1")] {
        assert_eq!(status_of(option, value, "states"), Some(3), "{option} {value}");
    }
    for (option, value) in
        [("--time-limit", "18446744073709551615"), ("--memory-limit", "9999999999G"), ("--max-states", "18446744073709551615")]
    {
        assert_eq!(status(option, value), Some(0), "{option} {value}");
    }
}
