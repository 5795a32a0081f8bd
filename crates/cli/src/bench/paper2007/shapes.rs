//! Table 4.5: of states with one shape only one is explored on.
//!
//! The dissertation's executions are the sum over ten seeds: binheap has 28 states with 56 calls each at N = 28, and 15,680 executions. Its states are
//! the different ones of all seeds together, so that the states of one seed compare with its executions by calls and by ten.

use super::modes::Mode;
use super::paper::Shape;
use super::subjects::{SHAPES, ShapeSubject, Subject};
use super::{Bench, Stopped, cell};
use crate::bench::table::{NONE, Table};
use crate::print;
use jaunt_report::numbers;

/// Seeds of the dissertation.
const SEEDS: u64 = 10;
/// This version has abstract matching.
const PRESENT: bool = false;

impl Bench {
    pub fn table_4_5(&mut self) -> Result<(), Stopped> {
        self.heading(
            "Table 4.5. One state of each shape (--match shape)",
            "Expanded: by each seed, in the mean. The dissertation gives executions of ten seeds together; by calls and by ten they are its \
             expanded states. It takes of each shape the state that comes first, we take the smallest in an order that the seed gives: sets of \
             states and single ones agree here.",
        );
        if !PRESENT {
            print("Not in this version.\n\n");
            return Ok(());
        }
        let mut table = Table::new(&["subject", "N", "expanded", "paper: box", "delta", "box/delta", "paper: time"]);
        for ShapeSubject { subject, rows } in SHAPES {
            let taken: &[Shape] = if self.sizes.tiny { &rows[..1] } else { rows };
            for row in taken {
                if self.wants(subject.name) && (self.sizes.tiny || row.1.1 <= self.sizes.most_shapes) {
                    self.shape_row(&mut table, subject, row)?;
                }
            }
        }
        self.table(&table);
        Ok(())
    }

    fn shape_row(&mut self, table: &mut Table, subject: &Subject, row: &Shape) -> Result<(), Stopped> {
        let &(n, boxed, delta) = row;
        let n = if self.sizes.tiny { 6 } else { n };
        let (mut expanded, mut calls, mut seconds) = ([0; 2], 1, [0.0; 2]);
        for seed in 0..self.sizes.seeds {
            let options = format!("--match=shape --seed={seed}");
            for (at, mode) in [Mode::Box, Mode::Delta].into_iter().enumerate() {
                if mode.is_present() {
                    let run = self.explorer.explore(mode, subject, n, &options)?;
                    expanded[at] += run.expanded;
                    seconds[at] += run.seconds;
                    calls = (run.standard / run.expanded.max(1)).max(1);
                }
            }
        }
        if Mode::Delta.is_present() && expanded[0] != expanded[1] {
            let what = format!("{} {n}: expanded states of both modes with --match shape", subject.name);
            self.bars.add(what, format!("{} and {}", expanded[0], expanded[1]), "equal", Some(false));
        }
        let paper = |executions: u64| if self.sizes.tiny { NONE.to_string() } else { numbers::count(executions / calls / SEEDS) };
        let ratio = (seconds[1] > 0.0).then_some(seconds[0] / seconds[1]);
        table.row([
            subject.name.to_string(),
            n.to_string(),
            numbers::count(expanded[0] / self.sizes.seeds),
            paper(boxed.1),
            // Sets of states have no executions of single ones: its different states.
            numbers::count(delta.0),
            cell(ratio),
            cell(Some(boxed.2 / delta.2)),
        ]);
        Ok(())
    }
}
