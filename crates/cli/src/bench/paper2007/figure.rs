//! Figure 4.2: how often an access to a field on a set of states finds one value for all, and how many accesses that saves.

use super::modes::{Accesses, Mode};
use super::subjects::{DELTA, DeltaSubject};
use super::{Bench, Stopped};
use crate::bench::table::{NONE, Table};
use crate::{print, status};
use jaunt_report::chart::{Axis, Chart, Line, Side, Unit};

/// The dissertation draws these.
const DRAWN: [&str; 2] = ["bst", "treemap"];

/// A plot: its file, what it shows, and the share of one iteration.
type Plot = (&'static str, &'static str, fn(&Accesses) -> f64);

const PLOTS: [Plot; 2] = [
    ("paper-2007-figure-4.2-left.svg", "accesses that find one value for all states", |a| a.constant as f64 / a.made as f64),
    ("paper-2007-figure-4.2-right.svg", "accesses saved, of those of standard execution", |a| a.saved as f64 / a.standard as f64),
];

impl Bench {
    pub fn figure_4_2(&mut self) -> Result<(), Stopped> {
        let n = self.sizes.figure;
        self.heading(
            &format!("Figure 4.2. Constant field accesses, N = {n}"),
            "By iteration: the share of accesses on sets that find one value for all states; the share of standard execution's accesses that \
             these save. The dissertation's numbers are in a picture, which its text lacks.",
        );
        let mut lines = Vec::new();
        for name in DRAWN {
            let Some(DeltaSubject { subject, .. }) = DELTA.iter().find(|of| of.subject.name == name) else { continue };
            if self.wants(name) && Mode::Plain.is_present() {
                let run = self.explorer.explore(Mode::Plain, subject, n, "")?;
                // Iterations are counted from 1, as calls are executed from states of the depth before.
                lines.push((name, run.accesses));
            }
        }
        let iterations = lines.iter().map(|(_, accesses)| accesses.len()).max().unwrap_or(0);
        if iterations == 0 {
            print("Accesses on sets of states are not counted in this version.\n\n");
            return Ok(());
        }
        let mut table = Table::new(&["iteration", "bst: constant", "saved", "treemap: constant", "saved"]);
        for at in 0..iterations {
            let cells = lines.iter().flat_map(|(_, accesses)| PLOTS.map(|(.., of)| percent(accesses.get(at).map(of))));
            table.row([(at + 1).to_string()].into_iter().chain(cells));
        }
        self.table(&table);
        for (file, title, of) in PLOTS {
            let drawn = lines.iter().map(|(name, accesses)| {
                let points = accesses.iter().enumerate().map(|(at, a)| ((at + 1) as f64, of(a) * 100.0)).collect();
                Line { name, side: Side::Left, points }
            });
            let svg = Chart {
                title: &format!("Constants in sets of states: {title}"),
                subtitle: &format!("N = {n}; after Figure 4.2 of d'Amorim 2007"),
                x: Axis { label: "iteration", unit: Unit::Count },
                left: Axis { label: "share (%)", unit: Unit::Count },
                right: None,
                lines: drawn.collect(),
            }
            .svg();
            self.write(file, &svg);
        }
        Ok(())
    }

    fn write(&mut self, name: &str, svg: &str) {
        let file = self.out.join(name);
        match std::fs::write(&file, svg) {
            Ok(()) => print(&format!("{}\n\n", file.display())),
            Err(e) => {
                eprintln!("jaunt: {}: it cannot be written: {e}; name another folder with --out", file.display());
                self.explorer.runner.status = self.explorer.runner.status.max(status::BAD_INPUT);
            }
        }
    }
}

fn percent(share: Option<f64>) -> String {
    share.filter(|s| s.is_finite()).map_or(NONE.to_string(), |s| format!("{:.0} %", s * 100.0))
}
