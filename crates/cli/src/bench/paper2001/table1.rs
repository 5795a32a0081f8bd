//! Table 1 and Figure 1: what states cost, and what going back costs. And large searches, which the paper has none of.

use super::{Bench, COMMON, DEFAULT, GC, NONE, Run, Stopped, Table, counted, ratio, times};
use crate::bench::runner::Expect;
use crate::{print, status};
use jaunt_report::chart::{Axis, Chart, Line, Side, Unit};
use jaunt_report::numbers;
use std::path::Path;

/// A program's part of the table in the paper: memory in MB, seconds, bytes of a state for each row.
struct Paper {
    states: u64,
    transitions: u64,
    pool_entries: u64,
    rows: [(f64, f64, u64); 3],
}

const REMOTE_AGENT: Paper = Paper {
    states: 66_425,
    transitions: 148_825,
    pool_entries: 1373,
    rows: [(180.79, 227.83, 2854), (12.08, 138.65, 191), (12.08, 54.39, 191)],
};

const BOUNDED_BUFFER: Paper = Paper {
    states: 105_682,
    transitions: 275_988,
    pool_entries: 583,
    rows: [(504.82, 665.90, 5009), (28.17, 297.40, 445), (28.16, 76.82, 445)],
};

/// The paper's three rows, and ours.
const ROWS: [(&str, &str); 4] = [
    ("No compression", "--store full --backtrack copy"),
    ("Collapse", "--store collapse --backtrack copy"),
    ("Optimized backtrack", "--store collapse --backtrack collapsed"),
    ("Tree and undo log", "--store tree --backtrack undo"),
];

/// How much less memory collapsed states need, how much less time it takes to go back by them.
const MEMORY_BAR: f64 = 15.0;
const TIME_BAR: f64 = 4.0;
const BYTES_BAR: f64 = 16.0;
/// States from which on bytes per state are judged.
const MANY: u64 = 1_000_000;

impl Bench {
    pub fn table1(&mut self) -> Result<(), Stopped> {
        self.heading("Table 1. Compression and backtracking", &format!("{DEFAULT} {GC}"));
        self.table1_of(self.sizes.remote_agent, &REMOTE_AGENT)?;
        self.table1_of(self.sizes.bounded_buffer, &BOUNDED_BUFFER)
    }

    fn table1_of(&mut self, program: &str, paper: &Paper) -> Result<(), Stopped> {
        let mut runs = Vec::new();
        for (_, options) in ROWS {
            runs.push(self.runner.check(&format!("{COMMON} {DEFAULT} {GC} {options}"), program)?);
        }
        let [full, collapse, optimized, _] = &runs[..] else { unreachable!("one run for each row") };
        let mut table = Table::new(&[program, "states", "transitions", "pool entries"]);
        table.row([
            "here".to_string(),
            counted(collapse, collapse.states),
            counted(collapse, collapse.transitions),
            numbers::count(collapse.pool_entries),
        ]);
        table.row([
            "paper".to_string(),
            numbers::count(paper.states),
            numbers::count(paper.transitions),
            numbers::count(paper.pool_entries),
        ]);
        self.table(&table);

        let mut table =
            Table::new(&["", "memory", "less", "bytes/state", "time", "paper: memory", "less", "bytes/state", "time"]);
        for (n, ((name, options), run)) in ROWS.iter().zip(&runs).enumerate() {
            let mut cells = vec![
                format!("{name} ({options})"),
                numbers::bytes(run.memory),
                times(ratio(full.memory as f64, run.memory as f64)),
                format!("{:.0}", run.bytes_per_state),
                format!("{:.2}", ratio(run.seconds, full.seconds)),
            ];
            match paper.rows.get(n) {
                Some((memory, seconds, bytes)) => cells.extend([
                    format!("{memory} MB"),
                    times(paper.rows[0].0 / memory),
                    bytes.to_string(),
                    format!("{:.2}", seconds / paper.rows[0].1),
                ]),
                None => cells.extend([NONE; 4].map(str::to_string)),
            }
            table.row(cells);
        }
        self.table(&table);

        let name = program.split(' ').next().unwrap_or(program);
        self.at_least(
            format!("{name}: memory, no compression by collapse"),
            full.memory as f64,
            collapse.memory as f64,
            MEMORY_BAR,
        );
        self.at_least(format!("{name}: time, no compression by optimized backtrack"), full.seconds, optimized.seconds, TIME_BAR);
        self.at_least(format!("{name}: time, collapse by optimized backtrack"), collapse.seconds, optimized.seconds, TIME_BAR);
        Ok(())
    }

    /// A bar that a ratio should reach.
    pub fn at_least(&mut self, what: String, a: f64, b: f64, bar: f64) {
        let ratio = ratio(a, b);
        self.bars.add(what, times(ratio), &format!("at least {bar}×"), Some(ratio >= bar));
    }

    /// The course of memory and depth. Both searches take the same transitions in the same order, so transitions are
    /// the time in which they compare; seconds would stretch the slower one.
    pub fn figure1(&mut self) -> Result<(), Stopped> {
        let program = self.sizes.remote_agent;
        let mut course = Vec::new();
        for backtrack in ["copy", "collapsed"] {
            let file = self.runner.scratch("samples.csv");
            let options = format!("{COMMON} {DEFAULT} {GC} --store collapse --backtrack {backtrack} --samples samples.csv");
            let run = self.runner.once(&options, program, Expect::Complete)?;
            course.push(samples(&file, &run));
        }
        let memory = |n: usize| course[n].iter().map(|s| (s.at, s.memory)).collect();
        let depth = course[1].iter().map(|s| (s.at, s.depth)).collect();
        let line = |name, side, points| Line { name, side, points };
        let svg = Chart {
            title: "Memory during a search, with and without optimized backtracking",
            subtitle: &format!("{program}; after Figure 1 of Lerda and Visser 2001"),
            x: Axis { label: "transitions taken", unit: Unit::Count },
            left: Axis { label: "memory", unit: Unit::Bytes },
            right: Some(Axis { label: "depth of the search", unit: Unit::Count }),
            lines: vec![
                line("back by copies of states", Side::Left, memory(0)),
                line("back by collapsed states", Side::Left, memory(1)),
                line("depth (right axis)", Side::Right, depth),
            ],
        }
        .svg();
        let file = self.out.join("paper-2001-figure-1.svg");
        let peak = |n: usize| numbers::bytes(course[n].iter().map(|s| s.memory).fold(0.0, f64::max) as u64);
        let text = format!("Figure 1. Memory during the search of {program}\n\n{}, at most", file.display());
        match std::fs::write(&file, svg) {
            Ok(()) => print(&format!("{text} {} with copies, {} with collapsed states.\n\n", peak(0), peak(1))),
            Err(e) => {
                eprintln!("jaunt: {}: it cannot be written: {e}; name another folder with --out", file.display());
                self.runner.status = self.runner.status.max(status::BAD_INPUT);
            }
        }
        Ok(())
    }

    pub fn large(&mut self) -> Result<(), Stopped> {
        let options = "--store tree --backtrack undo --symmetry canonical";
        self.heading("Many states (not in the paper)", options);
        let mut table = Table::new(&["", "states", "transitions", "memory", "bytes/state", "states/s"]);
        for program in self.sizes.large {
            let run = self.runner.once(&format!("{COMMON} {options}"), program, Expect::Complete)?;
            table.row([
                program.to_string(),
                counted(&run, run.states),
                counted(&run, run.transitions),
                numbers::bytes(run.memory),
                format!("{:.1}", run.bytes_per_state),
                numbers::count((run.states as f64 / run.seconds) as u64),
            ]);
            let ok = (run.states >= MANY).then_some(run.bytes_per_state <= BYTES_BAR);
            let what = format!("{program}: bytes per state of the tree, {} states", numbers::count(run.states));
            self.bars.add(what, format!("{:.1}", run.bytes_per_state), &format!("at most {BYTES_BAR}"), ok);
        }
        self.table(&table);
        Ok(())
    }
}

/// What a search was like at one moment.
struct Sample {
    /// Transitions up to here.
    at: f64,
    depth: f64,
    memory: f64,
}

/// The first sample is taken at once, the others after each so many transitions.
fn samples(file: &Path, run: &Run) -> Vec<Sample> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let line = |line: &str| -> Option<(f64, f64)> {
        let mut numbers = line.split(',').skip(2).map(|n| n.parse::<f64>().ok());
        Some((numbers.next()??, numbers.next()??))
    };
    let taken: Vec<(f64, f64)> = text.lines().skip(1).filter_map(line).collect();
    let total = taken.len().max(1) as f64;
    let at = |n: usize| n as f64 / total * run.transitions as f64;
    taken.iter().enumerate().map(|(n, &(depth, memory))| Sample { at: at(n), depth, memory }).collect()
}
