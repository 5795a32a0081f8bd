//! `jaunt bench paper-2007`: d'Amorim, "Efficient Explicit-State Model Checking for Programs with Dynamically Allocated Data", dissertation, 2007, sections 3.4 and 4.4.
//!
//! The subjects are in `subjects/explore`, written from what the dissertation says about them. Numbers of states are its own wherever the structure
//! determines them; times are ratios between modes within one run. What each table shows: `docs/paper-2007.md`.

mod aodv;
mod breakdown;
mod costs;
mod delta;
mod figure;
mod mixed;
mod modes;
mod paper;
mod shapes;
mod sizes;
mod subjects;

use super::bars::Bars;
use super::refused;
use super::runner::{Runner, Stopped};
use super::table::{NONE, Table, times};
use crate::options::BenchArgs;
use crate::{print, status};
use modes::{Explorer, Mode, Runs};
use sizes::Sizes;
use std::path::PathBuf;
use subjects::Subject;

const FOLDERS: [&str; 2] = ["subjects/explore", "subjects/explore/aodv"];

/// One run of the suite.
struct Bench {
    explorer: Explorer,
    sizes: &'static Sizes,
    out: PathBuf,
    bars: Bars,
    /// Names of subjects; none: all.
    only: Vec<String>,
    /// Rows whose number of states was compared; those of them that agree; those that differ without an explanation.
    compared: [u64; 3],
    /// Rows with several modes, and those of them in which all find the same states.
    agreed: [u64; 2],
    /// Modes expand as many states where of each shape one is explored on.
    shapes_agree: bool,
}

pub fn bench(args: &BenchArgs) -> i32 {
    let sizes = match args {
        BenchArgs { tiny: true, .. } => &sizes::TINY,
        BenchArgs { quick: true, .. } => &sizes::QUICK,
        BenchArgs { long: true, .. } => &sizes::LONG,
        _ => &sizes::FULL,
    };
    if let Some(unknown) = args.only.iter().find(|name| !subjects::names().any(|known| known == name.as_str())) {
        return refused(&format!("there is no subject '{unknown}' in paper-2007"));
    }
    let runner = match Runner::new(&FOLDERS, args.jdk.as_deref(), sizes.time_limit, sizes.repeats) {
        Ok(runner) => runner,
        Err(message) => return refused(&message),
    };
    let out = match super::out_folder(args) {
        Ok(out) => out,
        Err(message) => return refused(&message),
    };
    let explorer = Explorer::new(runner, sizes.repeats);
    let mut bench = Bench {
        explorer,
        sizes,
        out,
        bars: Bars::default(),
        only: args.only.clone(),
        compared: [0; 3],
        agreed: [0; 2],
        shapes_agree: true,
    };
    match bench.tables() {
        Ok(()) => bench.explorer.runner.status,
        Err(Stopped(reason)) => {
            eprintln!("jaunt: the benchmark ended early: {reason}");
            bench.explorer.runner.status.max(status::INCOMPLETE)
        }
    }
}

impl Bench {
    fn tables(&mut self) -> Result<(), Stopped> {
        print(&format!(
            "d'Amorim 2007: Efficient Explicit-State Model Checking for Programs with Dynamically Allocated Data{}\n\
             Times are processor times of explorations, start-up left out; a/b is how many times as long a takes as b.\n\n",
            self.sizes.remark
        ));
        self.explorer.calibrate(&subjects::SMALLEST)?;
        self.table_3_2()?;
        let rows = self.measure()?;
        self.table_4_1(&rows);
        self.table_4_2(&rows);
        self.states_bar();
        self.summary(&rows);
        self.tables_4_3_and_4_4(&rows)?;
        self.costs(&rows);
        self.table_4_5()?;
        self.aodv()?;
        self.figure_4_2()?;
        let [rows, agreed] = self.agreed;
        let what = "rows in which all modes find the same states".to_string();
        self.bars.add(what, format!("{agreed} of {rows}"), "all", Some(agreed == rows));
        print(&self.bars.text());
        Ok(())
    }

    fn wants(&self, subject: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|name| name == subject)
    }

    fn runs(&mut self, modes: Vec<Mode>, subject: &Subject, n: u32) -> Result<Runs, Stopped> {
        self.runs_with(modes, subject, n, "")
    }

    fn runs_with(&mut self, modes: Vec<Mode>, subject: &Subject, n: u32, options: &str) -> Result<Runs, Stopped> {
        let mut runs = Runs::default();
        for mode in modes.into_iter().filter(|mode| mode.is_present()) {
            runs.0.push((mode, self.explorer.explore(mode, subject, n, options)?));
        }
        if runs.0.iter().filter(|(_, run)| run.complete).count() > 1 {
            self.agreed[0] += 1;
            self.agreed[1] += u64::from(runs.agree());
        }
        Ok(runs)
    }

    /// Whether a number of states is the dissertation's, or that of the structure where it has none.
    fn judge_states(&mut self, subject: &Subject, n: u32, here: u64, paper: Option<u64>, modes_agree: bool) -> bool {
        let Some(expected) = paper.or_else(|| subject.formula.map(|formula| formula(n))) else { return true };
        let same = here == expected;
        self.compared[0] += 1;
        self.compared[1] += u64::from(same && modes_agree);
        self.compared[2] += u64::from(!modes_agree || !same && subject.difference.is_empty());
        same
    }

    fn states_bar(&mut self) {
        let [compared, agree, unexplained] = self.compared;
        if compared > 0 {
            let what = "numbers of states in Tables 3.2 and 4.1 that are the dissertation's".to_string();
            self.bars.add(what, format!("{agree} of {compared}"), "all but what is explained", Some(unexplained == 0));
        }
    }

    fn heading(&self, title: &str, about: &str) {
        print(&format!("{title}\n  {}\n\n", wrapped(about, "\n  ")));
    }

    fn table(&self, table: &Table) {
        print(&format!("{table}\n"));
    }

    fn notes(&self, notes: &[String]) {
        for note in notes {
            print(&format!("  * {}\n", wrapped(note, "\n    ")));
        }
        if !notes.is_empty() {
            print("\n");
        }
    }
}

/// In lines of a length that terminals have.
fn wrapped(text: &str, next_line: &str) -> String {
    let (mut out, mut column) = (String::new(), 0);
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column + length > 116 {
            out += next_line;
            column = 0;
        } else if column > 0 {
            out.push(' ');
        }
        out += word;
        column += length + 1;
    }
    out
}

/// A ratio, if there is one.
fn cell(ratio: Option<f64>) -> String {
    match ratio {
        Some(ratio) if ratio < 0.995 => format!("{ratio:.2}×"),
        Some(ratio) => times(ratio),
        None => NONE.to_string(),
    }
}

/// The mark of a number that a note explains.
fn differs(same: bool) -> &'static str {
    if same { "" } else { "*" }
}
