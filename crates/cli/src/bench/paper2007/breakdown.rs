//! Tables 4.3, 4.4 and 4.7: what the time goes to.
//!
//! A thread looks at the engine ten thousand times a second (`--phases`), and the shares of looks are the shares of the time. Runs with looks are beside
//! those whose times are compared.

use super::delta::Measured;
use super::modes::{Mode, Runs};
use super::paper::Parts;
use super::subjects::Subject;
use super::{Bench, Stopped};
use crate::bench::table::{NONE, Table};

pub const BREAKDOWN: [&str; 10] =
    ["subject", "N", "", "std: exec.", "comp.", "backt.", "delta: exec.", "comp.", "backt.", "merg."];

impl Bench {
    pub fn tables_4_3_and_4_4(&mut self, rows: &[Measured]) -> Result<(), Stopped> {
        self.heading(
            "Tables 4.3 and 4.4. What the time goes to",
            "Parts of the time of standard execution, which is 1 in each line. Here: box and delta, like for like.",
        );
        let mut table = Table::new(&BREAKDOWN);
        for (at, row) in rows.iter().enumerate() {
            // One bound of each subject: the first that takes long enough, else the largest.
            let later = rows.get(at + 1).is_some_and(|next| next.name() == row.name());
            let before = at > 0 && rows[at - 1].name() == row.name() && is_long(&rows[at - 1].runs);
            if before || later && !is_long(&row.runs) {
                continue;
            }
            self.parts(&mut table, &row.of.subject, row.n, &row.runs)?;
            if let Some(paper) = row.paper {
                line(&mut table, ["", "", "paper, BOX"], Some(paper.box_parts));
                line(&mut table, ["", "", "paper, JPF"], paper.jpf_parts);
            }
        }
        self.table(&table);
        Ok(())
    }

    /// The line of what is measured here.
    pub fn parts(&mut self, table: &mut Table, subject: &Subject, n: u32, runs: &Runs) -> Result<(), Stopped> {
        let mut seconds = [const { None }; 2];
        for (at, mode) in [Mode::BoxAll, Mode::DeltaAll].into_iter().enumerate() {
            if let Some(timed) = runs.get(mode) {
                let looked = self.explorer.explore(mode, subject, n, "--phases --all-errors")?;
                seconds[at] = looked.parts.map(|parts| parts.map(|share| share * timed.seconds));
            }
        }
        let [standard, delta] = seconds;
        // A run that is too short for shares has none.
        let [exec, comp, back, _] = standard.unwrap_or([f64::NAN; 4]);
        let all = exec + comp + back;
        let of_delta =
            delta.map_or([NONE.to_string(), NONE.into(), NONE.into(), NONE.into()], |parts| parts.map(|s| share(s / all)));
        let cells = [exec, comp, back].map(|s| share(s / all)).into_iter().chain(of_delta);
        table.row([subject.name.to_string(), n.to_string(), "here".to_string()].into_iter().chain(cells));
        Ok(())
    }
}

/// Long enough for shares that say something.
fn is_long(runs: &Runs) -> bool {
    runs.get(Mode::BoxAll).is_some_and(|run| run.seconds >= 0.15)
}

/// The dissertation's line.
pub fn line(table: &mut Table, title: [&str; 3], parts: Option<Parts>) {
    let Some((standard, delta)) = parts else { return };
    let all: f64 = standard.iter().sum();
    let cells = standard.iter().chain(&delta).map(|seconds| share(seconds / all));
    table.row(title.map(str::to_string).into_iter().chain(cells));
}

fn share(part: f64) -> String {
    if part.is_finite() { format!("{part:.2}") } else { NONE.to_string() }
}
