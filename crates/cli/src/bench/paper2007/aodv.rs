//! Tables 4.6 and 4.7: routing in an ad-hoc network, with an error that lets routes run in a circle.

use super::breakdown::{BREAKDOWN, line};
use super::modes::{Mode, Runs};
use super::paper;
use super::subjects::{AODV, Subject};
use super::{Bench, Stopped, cell};
use crate::bench::table::{NONE, Table};
use jaunt_report::numbers;

/// The errors of `AodvError`, and none.
const ERRORS: [&str; 4] = ["NONE", "DELETED_ROUTES", "SAME_NUMBER", "SILENT_RESTART"];
/// Different calls of the network.
const CALLS: u64 = 30;
/// The one that the dissertation describes.
const TOLD: &str = "DELETED_ROUTES";

impl Bench {
    pub fn aodv(&mut self) -> Result<(), Stopped> {
        if !self.wants(AODV.name) {
            return Ok(());
        }
        let rows: Vec<_> = paper::AODV.iter().filter(|row| row.0 <= self.sizes.aodv).collect();
        let mut measured = Vec::new();
        for row in &rows {
            let modes =
                Mode::PRESENT.iter().copied().filter(|&mode| mode != Mode::Vm || self.sizes.takes(mode, row.1 * CALLS)).collect();
            measured.push(self.runs_with(modes, &AODV, row.0, "--all-errors")?);
        }
        self.table_4_6(&rows, &measured);
        self.heading("Table 4.7. What the time of AODV goes to", "As above.");
        let mut table = Table::new(&BREAKDOWN);
        for (row, runs) in rows.iter().zip(&measured) {
            self.parts(&mut table, &AODV, row.0, runs)?;
            line(&mut table, ["", "", "paper, JPF"], Some(row.4));
        }
        self.table(&table);
        self.aodv_errors()
    }

    fn table_4_6(&mut self, rows: &[&paper::Aodv], measured: &[Runs]) {
        self.heading(
            "Table 4.6. AODV: a chain of three nodes, six events with guards",
            "The error: a route that times out is deleted. The exploration goes on past bad states (--all-errors).",
        );
        let mut table = Table::new(&[
            "subject",
            "N",
            "states",
            "paper",
            "executions",
            "delta",
            "like for like: box/delta",
            "vm/delta",
            "memory",
            "paper: JPF",
            "memory",
        ]);
        for (&&(n, states, times, memory, _), runs) in rows.iter().zip(measured) {
            table.row([
                AODV.name.to_string(),
                n.to_string(),
                runs.any().map_or(NONE.to_string(), |run| numbers::count(run.expanded)),
                numbers::count(states),
                runs.any().map_or(NONE.to_string(), |run| numbers::count(run.standard)),
                runs.get(Mode::Delta).map_or(NONE.to_string(), |run| numbers::count(run.executions)),
                cell(runs.time(Mode::BoxAll, Mode::DeltaAll)),
                cell(runs.time(Mode::Vm, Mode::Delta)),
                cell(runs.memory(Mode::BoxAll, Mode::DeltaAll, self.explorer.start_memory())),
                cell(Some(times[0] / times[1])),
                cell(Some(memory)),
            ]);
        }
        self.table(&table);
        self.notes(&[format!("{}: {}", AODV.name, AODV.difference)]);
    }

    /// Each error is first seen in the ninth iteration; without one nothing is violated.
    fn aodv_errors(&mut self) -> Result<(), Stopped> {
        self.heading(
            "Section 4.4.4. The iteration in which a route first runs in a circle",
            "Explored until then, with --mode box.",
        );
        let bound = if self.sizes.tiny { self.sizes.aodv } else { paper::AODV_VIOLATED as u32 };
        let mut table = Table::new(&["error", "states", "iteration", "paper"]);
        for error in ERRORS {
            let calls = AODV.calls.replace(TOLD, error);
            // The name lives as long as the program: there are four.
            let subject = Subject { calls: calls.leak(), ..AODV };
            let run = self.explorer.explore(Mode::Box, &subject, bound, "--all-errors")?;
            let iteration = run.violated.map_or("none".to_string(), |calls| calls.to_string());
            let expected = if error == "NONE" { "none".to_string() } else { paper::AODV_VIOLATED.to_string() };
            let known = bound as usize >= paper::AODV_VIOLATED;
            let ok = known.then_some(iteration == expected);
            self.bars.add(format!("aodv, {error}: iteration of the first violation"), iteration.clone(), &expected, ok);
            table.row([error.to_string(), numbers::count(run.states), iteration, expected]);
        }
        self.table(&table);
        Ok(())
    }
}
