//! Table 3.2: states found, and how much faster calls are outside of a checker that keeps the whole machine as a state.

use super::modes::Mode;
use super::paper::Mixed;
use super::subjects::{MIXED, MixedSubject, Subject};
use super::{Bench, Stopped, cell, differs};
use crate::bench::table::{NONE, Table};
use jaunt_report::numbers;

/// Calls of each state in the paper's executions are not given in Table 3.2: this many bytecodes are about one execution.
const BYTECODES: u64 = 150;

impl Bench {
    pub fn table_3_2(&mut self) -> Result<(), Stopped> {
        self.heading(
            "Table 3.2. States found; the whole machine as a state beside the object alone",
            "vm/box: --mode vm over --mode box. The dissertation: JPF, which executes in its own state, over mixed execution, which executes \
             methods outside of it.",
        );
        let mut table =
            Table::new(&["subject", "N", "states", "paper", "", "vm/box", "paper: std/mixed", "methods", "bytecodes"]);
        let mut notes = Vec::new();
        for MixedSubject { subject, rows } in MIXED {
            let mut explain = false;
            for row in *rows {
                if self.wants(subject.name) && self.takes_mixed(row) {
                    explain |= self.mixed_row(&mut table, subject, row)?;
                }
            }
            if explain && !subject.difference.is_empty() {
                notes.push(format!("{}: {}", subject.name, subject.difference));
            }
        }
        self.table(&table);
        self.notes(&notes);
        Ok(())
    }

    fn takes_mixed(&self, row: &Mixed) -> bool {
        if self.sizes.tiny { row.0 == 5 } else { self.sizes.takes(Mode::Box, row.2 / BYTECODES) }
    }

    /// Whether its number of states differs.
    fn mixed_row(&mut self, table: &mut Table, subject: &Subject, row: &Mixed) -> Result<bool, Stopped> {
        let &(n, states, bytecodes, methods, total) = row;
        let modes = [Mode::Box, Mode::Vm].into_iter().filter(|&mode| self.sizes.takes(mode, bytecodes / BYTECODES));
        let runs = self.runs(modes.collect(), subject, n)?;
        let here = runs.any().map_or(0, |run| run.states);
        let same = self.judge_states(subject, n, here, Some(states), runs.agree());
        table.row([
            subject.name.to_string(),
            n.to_string(),
            runs.any().map_or(NONE.to_string(), |run| numbers::count(run.states)),
            numbers::count(states),
            differs(same).to_string(),
            cell(runs.time(Mode::Vm, Mode::Box)),
            cell(Some(total[0] / total[1])),
            cell(Some(methods[0] / methods[1])),
            numbers::count(bytecodes),
        ]);
        Ok(!same)
    }
}
