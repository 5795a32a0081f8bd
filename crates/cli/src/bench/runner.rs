//! Runs of `jaunt check` and `jaunt explore`, each in a process of its own, so that time and memory are those of one search.
//!
//! Times are processor times, which other work on the machine disturbs less than a clock on the wall, less that of a program
//! that does nothing: starting the library is no part of a search. Of short runs the best of three counts, because other work
//! only ever makes a run slower.

use crate::{options, signals, status};
use jaunt_checker::StopReason;
use jaunt_loader::Jdk;
use jaunt_report::words;
use serde_json::Value;
use std::ffi::OsString;
use std::fs::File;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A run below so many seconds is repeated.
const SHORT: f64 = 2.0;
/// A process that does not end by itself is given so much time beyond its limit.
const GRACE: Duration = Duration::from_secs(30);

/// What one search needed.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// All of it was searched.
    pub complete: bool,
    pub states: u64,
    pub transitions: u64,
    pub pool_entries: u64,
    /// At the end: visited states and pools.
    pub memory: u64,
    pub bytes_per_state: f64,
    pub peak_memory: u64,
    pub spilled: u64,
    pub collections: u64,
    pub collected: u64,
    /// Processor time, less start-up.
    pub seconds: f64,
}

/// How a run should end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Expect {
    Complete,
    /// A limit ends it, and that is the point.
    Cut,
    /// By itself or by a limit: the table says which.
    Either,
}

/// Why no more runs are wanted.
#[derive(Debug)]
pub struct Stopped(pub String);

/// What a process of Jaunt left.
pub struct Answer {
    pub ended: ExitStatus,
    /// Null where it gave none.
    pub json: Value,
    /// Processor time, less start-up.
    pub seconds: f64,
}

pub struct Runner {
    jaunt: PathBuf,
    /// Classes and scratch files; gone in the end.
    dir: PathBuf,
    jdk: PathBuf,
    time_limit: String,
    /// How often a short run is repeated.
    repeats: usize,
    start_up: f64,
    /// The gravest exit status so far.
    pub status: i32,
}

impl Runner {
    /// Compiles all sources of some folders.
    pub fn new(sources: &[&str], jdk: Option<&Path>, time_limit: &str, repeats: usize) -> Result<Runner, String> {
        let jdk = Jdk::find(jdk, std::env::var_os("JAVA_HOME").as_deref(), std::env::var_os("PATH").as_deref())
            .map_err(|e| e.to_string())?;
        let mut files: Vec<PathBuf> = Vec::new();
        for folder in sources {
            let entries = std::fs::read_dir(folder).map_err(|e| {
                format!("the programs to measure are not here: {folder}: {e}; start in the root of Jaunt's sources")
            })?;
            let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
            files.extend(paths.filter(|path| path.extension().is_some_and(|e| e == "java")));
        }
        files.sort();
        let javac = jdk.javac().ok_or_else(|| format!("{} has no javac; name a JDK with --jdk", jdk.home().display()))?;
        let jaunt = std::env::current_exe().map_err(|e| format!("this program does not know where it is: {e}"))?;
        let dir = std::env::temp_dir().join(format!("jaunt-bench-{}", std::process::id()));
        std::fs::create_dir_all(&dir).map_err(|e| format!("{}: it cannot be made: {e}", dir.display()))?;
        let limit = options::time(time_limit).map_or(0, |t| t.as_secs());
        // Runs work in another folder.
        let jdk_home = std::path::absolute(jdk.home()).map_err(|e| format!("{}: {e}", jdk.home().display()))?;
        // From here on what is left behind is removed, whatever happens.
        let runner = Runner { jaunt, dir, jdk: jdk_home, time_limit: format!("{limit}s"), repeats, start_up: 0.0, status: 0 };
        let mut command = Command::new(javac);
        command.args(["-encoding", "UTF-8", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-d"]).arg(&runner.dir);
        for name in ["JDK_JAVAC_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"] {
            command.env_remove(name);
        }
        let done = command.args(&files).stdin(Stdio::null()).output().map_err(|e| format!("javac does not start: {e}"))?;
        if !done.status.success() {
            return Err(format!("javac refused the programs:\n{}", String::from_utf8_lossy(&done.stderr).trim_end()));
        }
        signals::install();
        Ok(runner)
    }

    /// A file beside the classes, for what a run writes.
    pub fn scratch(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }

    /// Measures what a program costs that does nothing.
    pub fn calibrate(&mut self, program: &str) -> Result<(), Stopped> {
        let mut times = Vec::new();
        for _ in 0..self.repeats {
            times.push(self.once("", program, Expect::Complete)?.seconds);
        }
        self.start_up = times.into_iter().fold(f64::INFINITY, f64::min);
        Ok(())
    }

    /// One search, repeated if it is short.
    pub fn check(&mut self, options: &str, program: &str) -> Result<Run, Stopped> {
        let mut best = self.once(options, program, Expect::Complete)?;
        for _ in 1..self.repeats {
            if best.seconds < SHORT && best.complete {
                let next = self.once(options, program, Expect::Complete)?;
                if next.seconds < best.seconds {
                    best = next;
                }
            }
        }
        Ok(best)
    }

    pub fn once(&mut self, options: &str, program: &str, expect: Expect) -> Result<Run, Stopped> {
        self.measure(options, None, program, expect)
    }

    /// One search that may put states into files in a folder.
    pub fn spilling(&mut self, options: &str, folder: &Path, program: &str) -> Result<Run, Stopped> {
        self.measure(options, Some(folder), program, Expect::Complete)
    }

    fn measure(&mut self, options: &str, spill: Option<&Path>, program: &str, expect: Expect) -> Result<Run, Stopped> {
        let mut args: Vec<OsString> = options.split_whitespace().map(OsString::from).collect();
        if let Some(folder) = spill {
            args.extend([OsString::from("--spill"), folder.into()]);
        }
        args.extend(program.split_whitespace().map(OsString::from));
        let Answer { ended, json: answer, seconds } = self.answer("check", &args, &format!("{program} {options}"))?;
        let stats = &answer["stats"];
        let number = |key: &str| stats[key].as_u64().unwrap_or(0);
        let run = Run {
            complete: answer["complete"] == true,
            states: number("states"),
            transitions: number("transitions"),
            pool_entries: number("pool_entries"),
            memory: number("store_bytes"),
            bytes_per_state: stats["bytes_per_state"].as_f64().unwrap_or(0.0),
            peak_memory: number("peak_memory_bytes"),
            spilled: number("spilled_bytes"),
            collections: number("collections"),
            collected: number("collected_objects"),
            seconds,
        };
        let wrong = match expect {
            Expect::Complete => !run.complete || ended.code() != Some(0),
            Expect::Cut => ended.code() != Some(status::INCOMPLETE),
            Expect::Either => !matches!(ended.code(), Some(0 | status::INCOMPLETE)),
        };
        if wrong {
            let reason = answer["reason"].as_str().map_or_else(|| ended.to_string(), str::to_string);
            let verdict = answer["verdict"].as_str().unwrap_or("no answer");
            eprintln!("jaunt: {} ended with {verdict}: {reason}", format!("check {options} {program}").replace("  ", " "));
            self.status = self.status.max(ended.code().filter(|&code| code > 1).unwrap_or(status::INCOMPLETE));
        }
        Ok(run)
    }

    /// One process: a command with its options. `what` is for a person who waits.
    pub fn answer(&mut self, command: &str, args: &[OsString], what: &str) -> Result<Answer, Stopped> {
        self.say(what);
        let cpu_before = children_cpu();
        let (ended, answer) = self.process(command, args)?;
        let seconds = children_cpu() - cpu_before - self.start_up;
        self.say("");
        if let Some(signal) = signals::pending() {
            return Err(Stopped(words::stop(StopReason::Signal(signal))));
        }
        Ok(Answer { ended, json: serde_json::from_str(&answer).unwrap_or_default(), seconds: seconds.max(1e-3) })
    }

    fn process(&self, command: &str, args: &[OsString]) -> Result<(ExitStatus, String), Stopped> {
        let trouble = |e: std::io::Error| Stopped(format!("a run cannot be started: {e}"));
        let (out, err) = (self.scratch("out.json"), self.scratch("err.txt"));
        let mut process = Command::new(&self.jaunt);
        process.args([command, "--format", "json", "--quiet", "--time-limit", &self.time_limit, "-cp", "."]);
        process.arg("--jdk").arg(&self.jdk).args(args);
        // There: a jaunt.toml in the working directory would change what is measured.
        process.current_dir(&self.dir).stdin(Stdio::null());
        process.stdout(File::create(&out).map_err(trouble)?).stderr(File::create(&err).map_err(trouble)?);
        let mut child = process.spawn().map_err(trouble)?;
        let patience = options::time(&self.time_limit).unwrap_or_default() + GRACE;
        let start = Instant::now();
        let ended = loop {
            match child.try_wait().map_err(trouble)? {
                Some(ended) => break ended,
                None if start.elapsed() > patience || signals::pending().is_some() => {
                    // Nobody wants its answer, or it does not look at the clock. It may be gone by now.
                    let _ = child.kill();
                    break child.wait().map_err(trouble)?;
                }
                None => std::thread::sleep(Duration::from_millis(3)),
            }
        };
        if !matches!(ended.code(), Some(0 | status::VIOLATION | status::INCOMPLETE)) {
            eprint!("{}", std::fs::read_to_string(&err).unwrap_or_default());
        }
        Ok((ended, std::fs::read_to_string(&out).map_err(trouble)?))
    }

    /// What is being done, for a person who waits.
    fn say(&self, what: &str) {
        if std::io::stderr().is_terminal() {
            let what: String = what.chars().take(76).collect();
            eprint!("\r\x1b[K{what}");
        }
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        // Nothing sensible can be done about a failure here, and it harms nobody.
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

/// Processor time of all processes that were started here and have ended, in seconds.
fn children_cpu() -> f64 {
    // SAFETY: plain data, filled by the call.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: room for one rusage.
    unsafe { libc::getrusage(libc::RUSAGE_CHILDREN, &mut usage) };
    let seconds = |t: libc::timeval| t.tv_sec as f64 + t.tv_usec as f64 / 1e6;
    seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
