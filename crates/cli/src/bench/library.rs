//! `jaunt bench library`: what operations as steps, and each reduction that came with them, save in the programs of `subjects/library`.
//!
//! Numbers of states, which no other work on the machine disturbs. What the columns mean, and what came out: `docs/operations.md`, "Subjects".

use super::refused;
use super::runner::{Expect, Run, Runner, Stopped};
use super::table::{NONE, Table, counted, geometric_mean, ratio, times};
use crate::options::BenchArgs;
use crate::{print, status};
use jaunt_report::numbers;

const SUBJECTS: &str = "subjects/library";

/// Only the search counts.
const COMMON: &str = "--pilots off --audit off --memory-limit 5G";
/// None of the reductions that came with operations as steps.
const PLAIN: &str = "--owners off --thread-symmetry off --por sleep";

/// What a column is called, and its options.
const COLUMNS: [(&str, &str, &str); 7] = [
    ("real, plain", "--library real", PLAIN),
    ("real", "--library real", ""),
    ("steps, plain", "--library steps", PLAIN),
    ("+ owners", "--library steps", "--owners on --thread-symmetry off --por sleep"),
    ("+ sources", "--library steps", "--owners off --thread-symmetry off --por source"),
    ("+ symmetry", "--library steps", "--owners off --thread-symmetry on --por sleep"),
    ("steps", "--library steps", ""),
];
const REAL_PLAIN: usize = 0;
const REAL: usize = 1;
const STEPS: usize = 6;

/// Where each search is cut: by states, so that other work on the machine does not matter, and by time where there are few of them.
struct Limits {
    remark: &'static str,
    states: u64,
    time: &'static str,
    /// Only these programs.
    only: Option<&'static [&'static str]>,
}

const FULL: Limits = Limits { remark: "", states: 3_000_000, time: "15m", only: None };
const LONG: Limits = Limits { states: 100_000_000, time: "1h", ..FULL };
const QUICK: Limits = Limits {
    remark: "\nWith --quick fewer searches of the real code are complete: the means are of those.",
    states: 200_000,
    time: "1m",
    ..FULL
};
/// One program with operations, one that is cut without symmetry, one that has no state but for its owners.
const TINY: Limits = Limits { states: 20_000, only: Some(&["ComputeOnce", "NineThreads", "OwnCounters"]), ..FULL };

/// A program and its runs; none where it was not tried.
struct Row {
    program: String,
    runs: Vec<Option<Run>>,
}

pub fn bench(args: &BenchArgs) -> i32 {
    let limits = match args {
        BenchArgs { tiny: true, .. } => &TINY,
        BenchArgs { quick: true, .. } => &QUICK,
        BenchArgs { long: true, .. } => &LONG,
        _ => &FULL,
    };
    let runner = Runner::new(&[SUBJECTS], args.jdk.as_deref(), limits.time, 1);
    let (mut runner, programs) = match runner.and_then(|runner| Ok((runner, programs()?))) {
        Ok(parts) => parts,
        Err(message) => return refused(&message),
    };
    if let Some(unknown) = args.only.iter().find(|name| !programs.contains(name)) {
        return refused(&format!("there is no program '{unknown}' in {SUBJECTS}"));
    }
    let wanted = |name: &String| match limits.only {
        Some(only) => only.contains(&name.as_str()),
        None => args.only.is_empty() || args.only.contains(name),
    };
    print(&heading(limits));
    let mut rows = Vec::new();
    let mut stopped = None;
    for program in programs.into_iter().filter(wanted) {
        match row(&mut runner, limits, program) {
            Ok(row) => rows.push(row),
            Err(Stopped(reason)) => {
                stopped = Some(reason);
                break;
            }
        }
    }
    print(&format!("{}\n{}", table(&rows), means(&rows)));
    match stopped {
        None => runner.status,
        Some(reason) => {
            eprintln!("jaunt: the benchmark ended early: {reason}");
            runner.status.max(status::INCOMPLETE)
        }
    }
}

/// The names of all subjects.
fn programs() -> Result<Vec<String>, String> {
    let files = std::fs::read_dir(SUBJECTS).map_err(|e| format!("{SUBJECTS}: {e}"))?;
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter_map(|name| Some(name.strip_suffix(".java")?.to_string())).collect();
    names.sort();
    Ok(names)
}

fn row(runner: &mut Runner, limits: &Limits, program: String) -> Result<Row, Stopped> {
    let mut runs = vec![None; COLUMNS.len()];
    // `real` before the same without reductions: where it is not complete the other one is not either, or by chance.
    for column in [REAL, REAL_PLAIN].into_iter().chain(REAL + 1..COLUMNS.len()) {
        if column == REAL_PLAIN && runs[REAL].as_ref().is_some_and(|run: &Run| !run.complete) {
            continue;
        }
        let (_, library, reductions) = COLUMNS[column];
        let options = format!("{COMMON} {library} {reductions} --max-states {}", limits.states);
        runs[column] = Some(runner.once(&options, &program, Expect::Either)?);
    }
    Ok(Row { program, runs })
}

fn heading(limits: &Limits) -> String {
    let (states, time) = (numbers::count(limits.states), limits.time);
    let mut text = format!(
        "States of the programs in {SUBJECTS}; > where {states} states, {time} or 5 GiB were not enough{}\n  options: {COMMON}\n",
        limits.remark
    );
    for (name, library, reductions) in COLUMNS {
        text += &format!("  {name:<12}  {}\n", format!("{library} {reductions}").trim_end());
    }
    text + &format!("{NONE} where `real` was not enough: without reductions it was not tried.\n\n")
}

fn table(rows: &[Row]) -> Table {
    let mut table = Table::new(&[&["program"], &COLUMNS.map(|(name, ..)| name)[..]].concat());
    for row in rows {
        let cells = row.runs.iter().map(|run| run.as_ref().map_or(NONE.to_string(), |run| counted(run, run.states)));
        table.row([row.program.clone()].into_iter().chain(cells));
    }
    table
}

/// How many times as many states one column has as another, in the geometric mean over the programs where both are complete; and how many these are.
fn mean(rows: &[Row], many: usize, few: usize) -> (f64, usize) {
    let complete = |row: &Row, column: usize| row.runs[column].clone().filter(|run| run.complete);
    let both = rows.iter().filter_map(|row| Some((complete(row, many)?, complete(row, few)?)));
    // A program without a choice has no states.
    let states = |run: Run| run.states.max(1) as f64;
    let ratios: Vec<f64> = both.map(|(many, few)| ratio(states(many), states(few))).collect();
    (geometric_mean(&ratios), ratios.len())
}

fn means(rows: &[Row]) -> String {
    let mut table = Table::new(&["geometric mean", "states", "programs"]);
    let pairs = (1..COLUMNS.len()).map(|few| (REAL_PLAIN, few)).chain([(REAL, STEPS)]);
    for (many, few) in pairs {
        let (mean, programs) = mean(rows, many, few);
        table.row([format!("{} to {}", COLUMNS[many].0, COLUMNS[few].0), times(mean), programs.to_string()]);
    }
    table.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_of_what_is_complete() {
        let run = |states, complete| Some(Run { states, complete, ..Run::default() });
        let row = |program: &str, plain: Option<Run>, steps| {
            let mut runs = vec![None; COLUMNS.len()];
            (runs[REAL_PLAIN], runs[STEPS]) = (plain, run(steps, true));
            Row { program: program.to_string(), runs }
        };
        let rows = [
            row("A", run(1000, true), 10),
            row("B", run(10_000, true), 0),
            row("Cut", run(9_999_999, false), 1),
            row("NotTried", None, 1),
        ];
        let (mean, programs) = mean(&rows, REAL_PLAIN, STEPS);
        assert_eq!((mean.round(), programs), (1000.0, 2));
        let text = table(&rows).to_string();
        assert!(text.contains("> 9,999,999") && text.lines().count() == 5, "{text}");
    }
}
