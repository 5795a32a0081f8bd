//! The engines that are compared, and one exploration with one of them.

use super::subjects::Subject;
use crate::bench::runner::{Runner, Stopped};
use crate::status;
use serde_json::Value;
use std::ffi::OsString;

/// A column: an engine, and what it compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// One state at a time. Every state behind a call is compared, as the dissertation did.
    BoxAll,
    /// Sets of states, the same.
    DeltaAll,
    /// The dissertation's own variant of sets.
    Plain,
    /// At their best: calls that wrote nothing are not compared.
    Box,
    Delta,
    /// A driver under `check`.
    Vm,
}

impl Mode {
    /// Those that this version has.
    pub const PRESENT: &[Mode] = &[Mode::BoxAll, Mode::DeltaAll, Mode::Plain, Mode::Box, Mode::Delta, Mode::Vm];

    pub fn options(self) -> &'static str {
        match self {
            Mode::BoxAll => "--mode=box --compare-all",
            Mode::DeltaAll => "--mode=delta --compare-all",
            Mode::Plain => "--mode=delta --delta=plain --compare-all",
            Mode::Box => "--mode=box",
            Mode::Delta => "--mode=delta",
            Mode::Vm => "--mode=vm",
        }
    }

    pub fn is_present(self) -> bool {
        Mode::PRESENT.contains(&self)
    }
}

/// What one exploration came to.
#[derive(Clone, Debug, Default)]
pub struct Explored {
    pub complete: bool,
    pub states: u64,
    pub expanded: u64,
    /// Of calls on states.
    pub executions: u64,
    pub standard: u64,
    /// Depends on which states were found, and on nothing else.
    pub digest: String,
    /// Words of all states that were expanded.
    pub words: u64,
    pub peak_memory: u64,
    /// Processor time, less start-up.
    pub seconds: f64,
    /// Shares of execution, comparison, backtracking and merging, if they were asked for.
    pub parts: Option<[f64; 4]>,
    /// Calls of a shortest sequence that violates something.
    pub violated: Option<usize>,
    /// For each depth the accesses to fields on sets of states.
    pub accesses: Vec<Accesses>,
}

/// Accesses to fields, as Figure 4.2 counts them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Accesses {
    /// On sets of states, and those of them that find one value for all.
    pub made: u64,
    pub constant: u64,
    /// What one state at a time would have made, and how many of these the constant ones saved.
    pub standard: u64,
    pub saved: u64,
}

/// Below so many seconds times say nothing.
pub const MEASURABLE: f64 = 0.02;
/// Shares of fewer looks say nothing.
const ENOUGH_LOOKS: f64 = 200.0;
/// A run below so many seconds is repeated, and the best counts: other work only ever makes a run slower.
const SHORT: f64 = 0.3;

/// The runs of one row, each with its mode.
#[derive(Clone, Debug, Default)]
pub struct Runs(pub Vec<(Mode, Explored)>);

impl Runs {
    pub fn get(&self, mode: Mode) -> Option<&Explored> {
        self.0.iter().find(|(m, run)| *m == mode && run.complete).map(|(_, run)| run)
    }

    /// How many times as long the one takes as the other; none where there is nothing to compare.
    pub fn time(&self, slow: Mode, fast: Mode) -> Option<f64> {
        let (slow, fast) = (self.get(slow)?, self.get(fast)?);
        (slow.seconds >= MEASURABLE && fast.seconds >= MEASURABLE / 4.0).then_some(slow.seconds / fast.seconds)
    }

    /// The same of memory. What short runs need is the library's.
    pub fn memory(&self, one: Mode, other: Mode, start: u64) -> Option<f64> {
        let beyond = |mode| self.get(mode).map(|run| run.peak_memory.saturating_sub(start)).filter(|&m| m >= 4 << 20);
        Some(beyond(one)? as f64 / beyond(other)? as f64)
    }

    /// Any of them: they have found the same states.
    pub fn any(&self) -> Option<&Explored> {
        self.0.iter().map(|(_, run)| run).find(|run| run.complete)
    }

    /// All modes have found the same states.
    pub fn agree(&self) -> bool {
        let mut all = self.0.iter().filter(|(_, run)| run.complete).map(|(_, run)| (run.states, run.expanded, &run.digest));
        let first = all.next();
        all.all(|numbers| Some(numbers) == first)
    }
}

/// Runs explorations.
pub struct Explorer {
    pub runner: Runner,
    repeats: usize,
    /// Seconds and memory of an exploration with nothing to do, for each mode.
    start: Vec<(Mode, f64, u64)>,
}

impl Explorer {
    pub fn new(runner: Runner, repeats: usize) -> Explorer {
        Explorer { runner, repeats, start: Vec::new() }
    }

    /// Measures what starting costs.
    pub fn calibrate(&mut self, smallest: &Subject) -> Result<(), Stopped> {
        for &mode in Mode::PRESENT {
            let mut least = self.once(mode, smallest, 1, "")?;
            if !least.complete {
                return Err(Stopped(format!("{} explores nothing", mode.options())));
            }
            for _ in 1..self.repeats {
                let next = self.once(mode, smallest, 1, "")?;
                least.seconds = least.seconds.min(next.seconds);
            }
            self.start.push((mode, least.seconds, least.peak_memory));
        }
        Ok(())
    }

    /// Memory before anything is found.
    pub fn start_memory(&self) -> u64 {
        self.start.iter().map(|&(.., memory)| memory).min().unwrap_or(0)
    }

    /// An exploration with a bound, repeated if it is short.
    pub fn explore(&mut self, mode: Mode, subject: &Subject, n: u32, options: &str) -> Result<Explored, Stopped> {
        let mut best = self.once(mode, subject, n, options)?;
        for _ in 1..self.repeats {
            if best.complete && best.seconds < SHORT {
                let next = self.once(mode, subject, n, options)?;
                if next.seconds < best.seconds {
                    best = next;
                }
            }
        }
        Ok(best)
    }

    fn once(&mut self, mode: Mode, subject: &Subject, n: u32, options: &str) -> Result<Explored, Stopped> {
        let mut args: Vec<OsString> =
            mode.options().split_whitespace().chain(options.split_whitespace()).map(Into::into).collect();
        args.extend(subject.arguments(n));
        let what = format!("{} {n} {} {options}", subject.name, mode.options());
        let answer = self.runner.answer("explore", &args, &what)?;
        let start = self.start.iter().find(|(m, ..)| *m == mode).map_or(0.0, |&(_, seconds, _)| seconds);
        let run = read(&answer.json, (answer.seconds - start).max(1e-3));
        if !matches!(answer.ended.code(), Some(0 | status::VIOLATION | status::INCOMPLETE)) || !run.complete {
            let reason = answer.json["reason"].as_str().map_or_else(|| answer.ended.to_string(), str::to_string);
            let verdict = answer.json["verdict"].as_str().unwrap_or("no answer");
            eprintln!("jaunt: {what} ended with {verdict}: {reason}");
            let code = answer.ended.code().filter(|&code| code > 1).unwrap_or(status::INCOMPLETE);
            self.runner.status = self.runner.status.max(code);
        }
        Ok(run)
    }
}

fn read(answer: &Value, seconds: f64) -> Explored {
    let stats = &answer["stats"];
    let number = |key: &str| stats[key].as_u64().unwrap_or(0);
    let parts = stats["phases"].as_object().and_then(|phases| {
        let seen = ["execution", "comparison", "backtracking", "merging"]
            .map(|name| phases.get(name).and_then(Value::as_u64).unwrap_or(0) as f64);
        let all: f64 = seen.iter().sum();
        (all >= ENOUGH_LOOKS).then_some(seen.map(|n| n / all))
    });
    let accesses = |depth: &Value| {
        let number = |key: &str| depth[key].as_u64().unwrap_or(0);
        Accesses { made: number("made"), constant: number("constant"), standard: number("standard"), saved: number("saved") }
    };
    // Without those of constructors, which the dissertation does not count.
    let depths = answer["depths"].as_array().map(Vec::as_slice).unwrap_or_default();
    let executions = depths.iter().filter_map(|depth| depth["executions"].as_u64()).sum();
    // Where states are left out on purpose, all others are expanded unless a limit ended it.
    let all_expanded = depths.split_last().is_some_and(|(_, before)| before.iter().all(|d| d["states"] == d["expanded"]));
    Explored {
        complete: answer["complete"] == true || answer["match"] == "shape" && all_expanded,
        states: number("states"),
        digest: answer["digest"].as_str().unwrap_or_default().to_string(),
        expanded: number("expanded"),
        executions,
        standard: number("standard_executions"),
        words: number("words"),
        peak_memory: number("peak_memory_bytes"),
        seconds,
        parts,
        violated: answer["violations"][0]["sequence"].as_array().map(|calls| calls.len() - 1),
        accesses: answer["accesses"].as_array().map(|depths| depths.iter().map(accesses).collect()).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_of_what_is_complete_and_long_enough() {
        let run = |seconds, complete| Explored { seconds, complete, states: 7, ..Explored::default() };
        let runs = Runs(vec![(Mode::BoxAll, run(3.0, true)), (Mode::DeltaAll, run(1.5, true)), (Mode::Vm, run(60.0, false))]);
        assert_eq!(runs.time(Mode::BoxAll, Mode::DeltaAll), Some(2.0));
        assert_eq!((runs.time(Mode::Vm, Mode::BoxAll), runs.time(Mode::BoxAll, Mode::Box)), (None, None));
        assert!(runs.agree());
        let short = Runs(vec![(Mode::Box, run(0.01, true)), (Mode::Delta, run(0.005, true))]);
        assert_eq!(short.time(Mode::Box, Mode::Delta), None);
        let other = Runs(vec![(Mode::Box, run(1.0, true)), (Mode::Delta, Explored { states: 8, ..run(1.0, true) })]);
        assert!(!other.agree());
        let other =
            Runs(vec![(Mode::Box, run(1.0, true)), (Mode::Delta, Explored { digest: "7".to_string(), ..run(1.0, true) })]);
        assert!(!other.agree());
    }

    #[test]
    fn an_answer_is_read() {
        let answer = serde_json::json!({
            "complete": true,
            "violations": [{ "sequence": ["new A()", "f()", "g()"] }],
            "accesses": [{ "made": 1, "constant": 1, "standard": 1, "saved": 0 }, { "made": 4, "constant": 1, "standard": 40, "saved": 9 }],
            "stats": { "states": 4, "phases": { "other": 50, "execution": 600, "comparison": 200, "backtracking": 100, "merging": 100 } },
        });
        let run = read(&answer, 1.0);
        assert_eq!((run.states, run.violated, run.parts), (4, Some(2), Some([0.6, 0.2, 0.1, 0.1])));
        assert!(!read(&serde_json::json!({ "complete": false }), 1.0).complete);
        let by_shape = |expanded: u64| {
            serde_json::json!({
                "complete": false, "match": "shape",
                "depths": [{ "states": 1, "expanded": 1 }, { "states": 3, "expanded": expanded }, { "states": 9, "expanded": 0 }],
            })
        };
        assert!(read(&by_shape(3), 1.0).complete && !read(&by_shape(2), 1.0).complete);
        assert_eq!((run.accesses.len(), run.accesses[1].saved), (2, 9));
    }
}
