//! Table 2: garbage collection.

use super::{Bench, COMMON, NONE, Run, SYMMETRY, Stopped, Table, counted, ratio};
use crate::bench::runner::Expect;
use jaunt_report::numbers;

const KINDS: [&str; 3] = ["none", "mark-sweep", "ref-count"];

/// A row of the paper: states, transitions, memory in MB, seconds, objects(runs).
type Row = (u64, u64, f64, f64, &'static str);

const TEMP_OBJ: [Row; 3] =
    [(609_173, 1_276_971, 168.26, 508.24, "-(-)"), (2923, 7110, 1.1, 5.73, "2,750(4,286)"), (2923, 7110, 1.1, 6.48, "2,750(-)")];
const NO_GARBAGE: [Row; 3] = [
    (833_766, 1_812_626, 216.88, 520.26, "-(-)"),
    (833_766, 1_812_626, 216.95, 646.43, "0(1,241,203)"),
    (833_766, 1_812_626, 216.95, 621.90, "0(-)"),
];
const DOUBLE_LINKED: [Row; 3] = [
    (124_503, 310_006, 71.31, 99.18, "-(-)"),
    (124_503, 310_006, 33.45, 101.98, "35,928(231,163)"),
    (124_503, 310_006, 71.37, 120.01, "0(-)"),
];

const STATES_BAR: f64 = 200.0;

/// Collapsed states, as the paper's: there a state is as long as it has objects.
const STORE: &str = "--store collapse --backtrack collapsed";

impl Bench {
    pub fn table2(&mut self) -> Result<(), Stopped> {
        self.heading("Table 2. Garbage collection", &format!("{SYMMETRY} {STORE}"));
        let runs = self.table2_of(self.sizes.temp_obj, &TEMP_OBJ)?;
        for (n, kind) in KINDS.into_iter().enumerate().skip(1) {
            let what = format!("TempObj: states, no collection by {kind}");
            self.at_least(what, runs[0].states as f64, runs[n].states as f64, STATES_BAR);
        }
        let runs = self.table2_of(self.sizes.no_garbage, &NO_GARBAGE)?;
        let equal = runs.iter().all(|r| (r.complete, r.states, r.transitions) == (true, runs[0].states, runs[0].transitions));
        let measured = if equal { "equal" } else { "different" };
        self.bars.add("NoGarbage: states and transitions of all three".to_string(), measured.to_string(), "equal", Some(equal));
        self.table2_of(self.sizes.double_linked, &DOUBLE_LINKED)?;
        Ok(())
    }

    fn table2_of(&mut self, program: &str, paper: &[Row; 3]) -> Result<Vec<Run>, Stopped> {
        let header = ["states", "transitions", "memory", "time", "objects(runs)"];
        let mut table = Table::new(&[&[program][..], &header, &["paper: states"], &header[1..]].concat());
        let mut runs: Vec<Run> = Vec::new();
        for (kind, row) in KINDS.into_iter().zip(paper) {
            let run = self.runner.once(&format!("{COMMON} {SYMMETRY} {STORE} --gc {kind}"), program, Expect::Complete)?;
            let first = runs.first().unwrap_or(&run).seconds;
            table.row([
                format!("--gc {kind}"),
                counted(&run, run.states),
                counted(&run, run.transitions),
                numbers::bytes(run.memory),
                format!("{:.2}", ratio(run.seconds, first)),
                collected(kind, &run),
                numbers::count(row.0),
                numbers::count(row.1),
                format!("{} MB", row.2),
                format!("{:.2}", row.3 / paper[0].3),
                row.4.to_string(),
            ]);
            runs.push(run);
        }
        self.table(&table);
        Ok(runs)
    }
}

/// As the paper writes it: objects that were collected, and how often the collector ran.
pub fn collected(kind: &str, run: &Run) -> String {
    match kind {
        "none" => format!("{NONE}({NONE})"),
        "ref-count" => format!("{}({NONE})", numbers::count(run.collected)),
        _ => format!("{}({})", numbers::count(run.collected), numbers::count(run.collections)),
    }
}
