//! What the bars ask: medians over the subjects, each at its largest bound, and how the cost of a state grows with its size.

use super::delta::Measured;
use super::modes::Mode;
use super::{Bench, cell};
use crate::bench::table::{NONE, Table, median};
use jaunt_report::numbers;

/// A bar on ratios: what it is called, the slower and the faster mode, the least median, the least single one.
const BARS: [(&str, Mode, Mode, f64, Option<f64>); 4] = [
    ("like for like: box over delta", Mode::BoxAll, Mode::DeltaAll, 2.3, Some(0.7)),
    ("best against best: box over delta", Mode::Box, Mode::Delta, 1.3, None),
    ("best against best: vm over box", Mode::Vm, Mode::Box, 5.0, None),
    ("best against best: vm over delta", Mode::Vm, Mode::Delta, 10.0, None),
];

/// What must be complete, and within which memory.
const TREES: [(&str, u32); 2] = [("bst", 11), ("treemap", 14)];
const ENOUGH: u64 = 4 << 30;
/// How much faster than the size of a state its cost may grow, for what a measurement is worth.
const TOLERANCE: f64 = 1.15;
/// Both bounds must take so many seconds, or the growth says nothing.
const LONG_ENOUGH: f64 = 0.2;

impl Bench {
    pub fn summary(&mut self, rows: &[Measured]) {
        for (what, slow, fast, least_median, least) in BARS {
            if !slow.is_present() || !fast.is_present() {
                self.bars.add(format!("{what}, median"), NONE.to_string(), &format!("at least {least_median}×"), None);
                continue;
            }
            let ratios = largest(rows, slow, fast);
            let judged = self.sizes.judged && !ratios.is_empty();
            let values: Vec<f64> = ratios.iter().map(|(_, ratio)| *ratio).collect();
            let middle = median(values);
            let what = format!("{what}, median of {} subjects", ratios.len());
            self.bars.add(
                what.clone(),
                cell(Some(middle)),
                &format!("at least {least_median}×"),
                judged.then_some(middle >= least_median),
            );
            let lowest = ratios.iter().min_by(|a, b| a.1.total_cmp(&b.1));
            if let (Some(least), Some((name, lowest))) = (least, lowest) {
                let what = format!("{what}: the lowest, {name}");
                self.bars.add(what, cell(Some(*lowest)), &format!("at least {least}×"), judged.then_some(*lowest >= least));
            }
        }
        self.plain_stack(rows);
        self.within_memory(rows);
    }

    /// The largest bounds of the trees, in all modes that were measured there.
    fn within_memory(&mut self, rows: &[Measured]) {
        for (name, n) in TREES {
            let row = rows.iter().find(|row| (row.name(), row.n) == (name, n) && row.runs.any().is_some());
            let peak = row.map(|row| row.runs.0.iter().map(|(_, run)| run.peak_memory).max().unwrap_or(0));
            let complete = row.is_some_and(|row| row.runs.0.iter().all(|(_, run)| run.complete));
            let measured = peak.map_or(NONE.to_string(), numbers::bytes);
            let what = format!("{name} {n}: memory of a complete exploration, at most");
            self.bars.add(what, measured, "4 GiB", peak.map(|peak| complete && peak <= ENOUGH));
        }
    }

    /// One argument value at a time, all states of an iteration of one size: as many executions as calls and iterations.
    fn plain_stack(&mut self, rows: &[Measured]) {
        for row in rows.iter().filter(|row| row.name() == "stack") {
            let Some(run) = row.runs.get(Mode::Plain) else { continue };
            let expected = u64::from(row.n * (row.n + 1));
            let what = format!("stack {}: executions of --delta plain", row.n);
            self.bars.add(what, run.executions.to_string(), &format!("N(N+1) = {expected}"), Some(run.executions == expected));
        }
    }

    /// The cost of one call with its comparison beside the size of a state, from the smallest bound to the largest.
    pub fn costs(&mut self, rows: &[Measured]) {
        self.heading(
            "The cost of a state beside its size (not in the dissertation)",
            "Time of a call and the comparison behind it, and words of a state: how many times as much at the larger bound. Like for like.",
        );
        let mut table = Table::new(&["subject", "N", "states", "words of a state", "larger", "box: cost", "delta: cost"]);
        for subject in rows.chunk_by(|a, b| a.name() == b.name()) {
            let long = |row: &&Measured| row.runs.get(Mode::BoxAll).is_some_and(|run| run.seconds >= LONG_ENOUGH);
            let (Some(first), Some(last)) = (subject.iter().find(long), subject.iter().rfind(long)) else { continue };
            if first.n == last.n {
                continue;
            }
            let of = |row: &Measured, mode| {
                row.runs.get(mode).map(|run| (run.words as f64 / run.expanded as f64, run.seconds / run.standard as f64))
            };
            let growth =
                |mode| Some((of(last, mode)?, of(first, mode)?)).map(|(last, first)| (last.0 / first.0, last.1 / first.1));
            let Some((larger, boxed)) = growth(Mode::BoxAll) else { continue };
            let words = |row| of(row, Mode::BoxAll).map_or(0.0, |(words, _)| words);
            let found = |row: &Measured| row.runs.any().map_or(NONE.to_string(), |run| numbers::count(run.states));
            let delta = growth(Mode::DeltaAll).map(|(_, cost)| cost);
            table.row([
                first.name().to_string(),
                format!("{} to {}", first.n, last.n),
                format!("{} to {}", found(first), found(last)),
                format!("{:.1} to {:.1}", words(first), words(last)),
                format!("{larger:.2}×"),
                format!("{boxed:.2}×"),
                delta.map_or(NONE.to_string(), |cost| format!("{cost:.2}×")),
            ]);
            let worst = delta.map_or(boxed, |delta| delta.max(boxed));
            let what = format!("{}: growth of the cost of a state from N = {} to {}", first.name(), first.n, last.n);
            let ok = self.sizes.judged.then_some(worst <= larger * TOLERANCE);
            self.bars.add(what, format!("{worst:.2}×"), &format!("size: {larger:.2}×"), ok);
        }
        self.table(&table);
    }
}

/// For each subject the ratio at the largest bound where both modes were measured.
fn largest(rows: &[Measured], slow: Mode, fast: Mode) -> Vec<(&'static str, f64)> {
    let of =
        |subject: &[Measured]| subject.iter().rev().find_map(|row| row.runs.time(slow, fast).map(|ratio| (row.name(), ratio)));
    rows.chunk_by(|a, b| a.name() == b.name()).filter_map(of).collect()
}
