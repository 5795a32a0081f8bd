//! `jaunt bench paper-2001`: Lerda and Visser, "Addressing Dynamic Issues of Program Model Checking", 2001, sections 2.1 to 2.5.
//!
//! The programs in `subjects/paper2001` are written from the paper's description, so numbers of states compare in kind only.
//! Ratios between rows of one table are what is repeated here. What each table shows: `docs/paper-2001.md`.

mod figures;
mod long;
mod sizes;
mod table1;
mod table2;

use super::bars::Bars;
use super::refused;
use super::runner::{Run, Runner, Stopped};
use super::table::{NONE, Table, counted, ratio, times};
use crate::options::BenchArgs;
use crate::{print, status};
use sizes::Sizes;
use std::path::PathBuf;

const SUBJECTS: &str = "subjects/paper2001";

/// As in the paper: every transition is taken, and a deadlock (`RemoteAgent` has some) does not end the search.
const COMMON: &str = "--por off --search dfs --property -deadlock";
/// Where neither symmetry nor garbage is the point.
const DEFAULT: &str = "--symmetry canonical";
/// The paper's best symmetry and its faster collector, wherever the other is not the point.
const SYMMETRY: &str = "--symmetry alloc=thread";
const GC: &str = "--gc mark-sweep";

/// One run of the suite.
struct Bench {
    runner: Runner,
    sizes: &'static Sizes,
    out: PathBuf,
    bars: Bars,
}

pub fn bench(args: &BenchArgs) -> i32 {
    if !args.only.is_empty() {
        return refused("--only is for the suites library and paper-2007");
    }
    let sizes = match args {
        BenchArgs { tiny: true, .. } => &sizes::TINY,
        BenchArgs { quick: true, .. } => &sizes::QUICK,
        _ => &sizes::FULL,
    };
    let time_limit = if args.long { "3h" } else { "15m" };
    let runner = match Runner::new(&[SUBJECTS], args.jdk.as_deref(), time_limit, sizes.repeats) {
        Ok(runner) => runner,
        Err(message) => return refused(&message),
    };
    let out = match super::out_folder(args) {
        Ok(out) => out,
        Err(message) => return refused(&message),
    };
    let mut bench = Bench { runner, sizes, out, bars: Bars::default() };
    let done = if args.long { bench.long() } else { bench.tables() };
    match done {
        Ok(()) => bench.runner.status,
        Err(Stopped(reason)) => {
            eprintln!("jaunt: the benchmark ended early: {reason}");
            bench.runner.status.max(status::INCOMPLETE)
        }
    }
}

impl Bench {
    fn tables(&mut self) -> Result<(), Stopped> {
        print(&format!(
            "Lerda, Visser 2001: Addressing Dynamic Issues of Program Model Checking{}\n\
             Times are processor times of searches, start-up left out, as multiples of a table's first row.\n\n",
            self.sizes.remark
        ));
        self.runner.calibrate("Counters 0 0 0")?;
        self.table1()?;
        self.figure1()?;
        self.symmetry()?;
        self.figure5()?;
        self.overhead()?;
        self.table2()?;
        self.large()?;
        print(&self.bars.text());
        Ok(())
    }

    /// A heading, and what was asked for.
    fn heading(&self, title: &str, options: &str) {
        print(&format!("{title}\n  options: {COMMON} {options}\n\n"));
    }

    fn table(&self, table: &Table) {
        print(&format!("{table}\n"));
    }
}
