//! Table 4.5: of states with one shape only one is explored on.
//!
//! The dissertation's executions are the sum over ten seeds: binheap has 28 states with 56 calls each at N = 28, and 15,680 executions. Its states are
//! the different ones of all seeds together, so that the states of one seed compare with its executions by calls and by ten.

use super::modes::{MEASURABLE, Mode};
use super::paper::Shape;
use super::subjects::{SHAPES, Subject};
use super::{Bench, Stopped, cell};
use crate::bench::table::{NONE, Table};
use jaunt_report::numbers;

/// Seeds of the dissertation.
const SEEDS: u64 = 10;
/// A bound for tests.
const TINY: u32 = 6;

impl Bench {
    pub fn table_4_5(&mut self) -> Result<(), Stopped> {
        self.heading(
            "Table 4.5. One state of each shape (--match shape)",
            "Expanded: by each seed, in the mean. The dissertation gives executions of ten seeds together; by calls and by ten they are its \
             expanded states. It takes of each shape the state that comes first, we take the smallest in an order that the seed gives: sets of \
             states and single ones agree here.",
        );
        let mut table =
            Table::new(&["subject", "N", "expanded", "paper: std", "executions", "delta", "box/delta", "paper: std/delta"]);
        for of in SHAPES.iter() {
            if !self.wants(of.subject.name) {
                continue;
            }
            let long = if self.sizes.long_shapes { of.long } else { &[] };
            let bounds = if self.sizes.tiny { vec![TINY] } else { [of.bounds, long].concat() };
            for n in bounds {
                self.shape_row(&mut table, &of.subject, n, of.rows.iter().find(|row| row.0 == n))?;
            }
        }
        self.table(&table);
        let measured = if self.shapes_agree { "equal" } else { "different" };
        let what = "Table 4.5: expanded states of box and delta with --match shape".to_string();
        self.bars.add(what, measured.to_string(), "equal", Some(self.shapes_agree));
        Ok(())
    }

    fn shape_row(&mut self, table: &mut Table, subject: &Subject, n: u32, row: Option<&Shape>) -> Result<(), Stopped> {
        let (mut expanded, mut executions, mut calls, mut seconds) = ([0; 2], [0; 2], 1, [0.0; 2]);
        for seed in 0..self.sizes.seeds {
            let options = format!("--match=shape --seed={seed}");
            for (at, mode) in [Mode::Box, Mode::Delta].into_iter().enumerate() {
                let run = self.explorer.explore(mode, subject, n, &options)?;
                expanded[at] += run.expanded;
                executions[at] += run.executions;
                seconds[at] += run.seconds;
                calls = (run.standard / run.expanded.max(1)).max(1);
            }
        }
        self.shapes_agree &= expanded[0] == expanded[1];
        let paper = row.map_or(NONE.to_string(), |(_, standard, _)| numbers::count(standard.1 / calls / SEEDS));
        let ratio = (seconds[0] >= MEASURABLE).then_some(seconds[0] / seconds[1]);
        let by_seed = |sum: u64| numbers::count(sum / self.sizes.seeds);
        table.row([
            subject.name.to_string(),
            n.to_string(),
            by_seed(expanded[0]),
            paper,
            by_seed(executions[0]),
            by_seed(executions[1]),
            cell(ratio),
            cell(row.map(|(_, standard, delta)| standard.2 / delta.2)),
        ]);
        Ok(())
    }
}
