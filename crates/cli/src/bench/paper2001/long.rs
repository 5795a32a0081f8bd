//! Runs that take very long: 10^8 states in little memory, and more states than fit.

use super::{Bench, COMMON, Run, Stopped, Table, counted};
use crate::bench::runner::Expect;
use jaunt_report::numbers;

/// Sizes by extrapolation: three threads of 9 states for each value and one more.
const HUNDRED_MILLION: &str = "Counters 3 1 53";
const TOO_MANY: &str = "Counters 3 1 20";
/// What 10^8 states must fit into; and what the other program's states do not fit into.
const ENOUGH: &str = "4G";
const TOO_LITTLE: &str = "40M";

impl Bench {
    pub fn long(&mut self) -> Result<(), Stopped> {
        let options = format!("{COMMON} --store tree --backtrack undo");
        print_heading(&options);
        let mut table = Table::new(&["", "states", "transitions", "bytes/state", "peak memory", "on disk", "time", "states/s"]);
        self.runner.calibrate("Counters 0 0 0")?;

        let run = self.runner.once(&format!("{options} --memory-limit {ENOUGH}"), HUNDRED_MILLION, Expect::Complete)?;
        add(&mut table, format!("{HUNDRED_MILLION}, within {ENOUGH}"), &run);
        let run = self.runner.once(&format!("{options} --memory-limit {TOO_LITTLE}"), TOO_MANY, Expect::Cut)?;
        add(&mut table, format!("{TOO_MANY}, within {TOO_LITTLE}"), &run);
        // The run works in a folder of its own.
        let folder = std::path::absolute(&self.out).unwrap_or_else(|_| self.out.clone());
        let run = self.runner.spilling(&format!("{options} --memory-limit {TOO_LITTLE}"), &folder, TOO_MANY)?;
        add(&mut table, format!("{TOO_MANY}, the same with --spill"), &run);
        self.table(&table);
        Ok(())
    }
}

fn print_heading(options: &str) {
    crate::print(&format!("Long runs (not in the paper)\n  options: {options}\n\n"));
}

fn add(table: &mut Table, name: String, run: &Run) {
    table.row([
        name,
        counted(run, run.states),
        counted(run, run.transitions),
        format!("{:.1}", run.bytes_per_state),
        numbers::bytes(run.peak_memory),
        numbers::bytes(run.spilled),
        numbers::time((run.seconds * 1e3) as u64),
        numbers::count((run.states as f64 / run.seconds) as u64),
    ]);
}
