//! Tables 4.1 and 4.2: states, executions, time and memory of one state at a time and of sets of states.

use super::modes::{Mode, Runs};
use super::paper::Delta;
use super::subjects::{DELTA, DeltaSubject};
use super::{Bench, Stopped, cell, differs};
use crate::bench::table::{NONE, Table};
use jaunt_report::numbers;

/// Subjects with the dissertation's states whose code takes other paths.
const OTHER_PATHS: [&str; 4] = ["binheap", "fibheap", "filesystem", "heaparray"];

/// A row that was measured.
pub struct Measured {
    pub of: &'static DeltaSubject,
    pub n: u32,
    /// Of the dissertation; none below its bounds.
    pub paper: Option<&'static Delta>,
    pub runs: Runs,
}

impl Measured {
    pub fn name(&self) -> &'static str {
        self.of.subject.name
    }

    /// What stands in the first column.
    pub fn title(&self) -> [String; 2] {
        [self.name().to_string(), self.n.to_string()]
    }
}

impl Bench {
    /// Runs all rows. Modes take turns within a row, so that a disturbance meets all alike.
    pub fn measure(&mut self) -> Result<Vec<Measured>, Stopped> {
        let mut all = Vec::new();
        for of in DELTA {
            if !self.wants(of.subject.name) {
                continue;
            }
            let paper = of
                .rows
                .iter()
                .filter(|row| self.sizes.takes(Mode::Box, row.standard))
                .map(|row| (row.n, row.standard, Some(row)));
            let tiny = self.sizes.tiny.then_some((of.tiny, 0, of.rows.iter().find(|row| row.n == of.tiny)));
            let bounds: Vec<_> = if self.sizes.tiny { tiny.into_iter().collect() } else { paper.collect() };
            for (n, executions, paper) in bounds {
                let modes = Mode::PRESENT.iter().copied().filter(|&mode| self.sizes.takes(mode, executions)).collect();
                all.push(Measured { of, n, paper, runs: self.runs(modes, &of.subject, n)? });
            }
        }
        Ok(all)
    }

    /// States and executions; time and memory beside JPF.
    pub fn table_4_1(&mut self, rows: &[Measured]) {
        self.heading(
            "Table 4.1. States expanded, executions, and sets of states beside the whole machine",
            "plain: --delta plain, the dissertation's variant. vm/delta: --mode vm over --mode delta; the dissertation: JPF without and with delta.",
        );
        let mut table = Table::new(&[
            "subject",
            "N",
            "states",
            "paper",
            "",
            "executions",
            "delta",
            "plain",
            "paper: delta",
            "vm/delta",
            "memory",
            "paper: time",
            "memory",
        ]);
        let mut notes: Vec<String> = Vec::new();
        for row in rows {
            let here = row.runs.any().map_or(0, |run| run.expanded);
            let same = self.judge_states(&row.of.subject, row.n, here, row.paper.map(|p| p.states), row.runs.agree());
            let note = format!("{}: {}", row.name(), row.of.subject.difference);
            if !same && !row.of.subject.difference.is_empty() && !notes.contains(&note) {
                notes.push(note);
            }
            let count = |n: Option<u64>| n.map_or(NONE.to_string(), numbers::count);
            let jpf = row.paper.and_then(|p| p.jpf);
            let [name, n] = row.title();
            table.row([
                name,
                n,
                count(row.runs.any().map(|run| run.expanded)),
                count(row.paper.map(|p| p.states)),
                differs(same).to_string(),
                count(row.runs.any().map(|run| run.standard)),
                count(row.runs.get(Mode::Delta).map(|run| run.executions)),
                count(row.runs.get(Mode::Plain).map(|run| run.executions)),
                count(row.paper.map(|p| p.delta)),
                cell(row.runs.time(Mode::Vm, Mode::Delta)),
                cell(row.runs.memory(Mode::Vm, Mode::Delta, self.explorer.start_memory())),
                cell(jpf.map(|([std, delta], _)| std / delta)),
                cell(jpf.map(|(_, memory)| memory)),
            ]);
        }
        self.table(&table);
        notes.extend(self.judge_paths(rows));
        self.notes(&notes);
    }

    /// Whether `--delta plain` needs the dissertation's executions: paths through the code, which is ours. Gives a note where it does not.
    fn judge_paths(&mut self, rows: &[Measured]) -> Option<String> {
        let both =
            |row: &Measured| Some((row.title().join(" "), row.name(), row.runs.get(Mode::Plain)?.executions, row.paper?.delta));
        let compared: Vec<_> = rows.iter().filter_map(both).collect();
        let differ: Vec<_> = compared.iter().filter(|(.., here, paper)| here != paper).collect();
        if !compared.is_empty() {
            let what = "executions of --delta plain in Table 4.1 that are the dissertation's".to_string();
            let measured = format!("{} of {}", compared.len() - differ.len(), compared.len());
            let explained = differ.iter().all(|(_, name, ..)| OTHER_PATHS.contains(name));
            self.bars.add(what, measured, "all but what is explained", Some(explained));
        }
        let names: Vec<&str> = differ.iter().map(|(title, ..)| title.as_str()).collect();
        (!names.is_empty()).then(|| {
            format!(
                "{}: executions are paths through the code, and the code of these subjects branches elsewhere than the dissertation's, \
                 which is not known to us.",
                names.join(", ")
            )
        })
    }

    pub fn table_4_2(&mut self, rows: &[Measured]) {
        self.heading(
            "Table 4.2. One state at a time over sets of states",
            "Like for like every state behind a call is compared (--compare-all); at best calls that wrote nothing are not. Memory is that of \
             processes at their peak, less what starting needs.",
        );
        let mut table = Table::new(&[
            "subject",
            "N",
            "like for like: box/delta",
            "box/plain",
            "best: box/delta",
            "box all/best",
            "vm/box",
            "memory",
            "paper: box/delta",
            "memory",
        ]);
        for row in rows {
            let boxed = row.paper.map(|p| p.boxed);
            let [name, n] = row.title();
            table.row([
                name,
                n,
                cell(row.runs.time(Mode::BoxAll, Mode::DeltaAll)),
                cell(row.runs.time(Mode::BoxAll, Mode::Plain)),
                cell(row.runs.time(Mode::Box, Mode::Delta)),
                cell(row.runs.time(Mode::BoxAll, Mode::Box)),
                cell(row.runs.time(Mode::Vm, Mode::Box)),
                cell(row.runs.memory(Mode::BoxAll, Mode::DeltaAll, self.explorer.start_memory())),
                cell(boxed.map(|([std, delta], _)| std / delta)),
                cell(boxed.and_then(|(_, memory)| memory)),
            ]);
        }
        self.table(&table);
    }
}
