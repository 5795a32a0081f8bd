//! Figures 2 to 5 and the rest of section 2.4: symmetry and what it costs, and a program that needs a collector.

use super::{Bench, COMMON, GC, NONE, SYMMETRY, Stopped, Table, counted};
use crate::bench::runner::Expect;
use crate::bench::table::median;
use jaunt_report::numbers;

/// A program, and what the paper has for it without and with symmetry: states and transitions, as far as the text says.
struct Figure {
    title: &'static str,
    none: [&'static str; 2],
    reduced: [&'static str; 2],
}

/// The tables of Figures 2 and 4 are pictures that the text of the paper does not have.
const UNKNOWN: [&str; 2] = [NONE; 2];
const CLASSES: Figure =
    Figure { title: "Figure 2. Classes that are initialised in either order", none: UNKNOWN, reduced: UNKNOWN };
const SITES: Figure = Figure { title: "Figure 3. Two allocation instructions", none: ["54", "89"], reduced: ["30", "51"] };
const SHARED: Figure = Figure { title: "Figure 4. One allocation instruction, two threads", none: UNKNOWN, reduced: UNKNOWN };
const BUFFER: Figure =
    Figure { title: "Section 2.4. A realistic example", none: ["2,502,761", NONE], reduced: ["105,682", "275,988"] };

const KINDS: [&str; 6] = ["none", "class", "alloc=site", "alloc=occurrence", "alloc=thread", "canonical"];

const STATES_BAR: f64 = 20.0;
/// There is nothing to collect, and looking for it takes more time than what is measured.
const NO_GC: &str = "--gc none";
/// The paper's 1 %, with as much again for what a measurement is worth.
const OVERHEAD_BAR: f64 = 0.02;

impl Bench {
    pub fn symmetry(&mut self) -> Result<(), Stopped> {
        self.symmetry_of("ClassLoading", &CLASSES, "class")?;
        // The first key that tells these objects apart.
        self.symmetry_of("AllocSites", &SITES, "alloc=site")?;
        self.symmetry_of("AllocShared", &SHARED, "alloc=thread")?;
        self.symmetry_of(self.sizes.symmetric_buffer, &BUFFER, "alloc=thread")
    }

    /// The paper's reduced numbers stand beside the row `reduced`.
    fn symmetry_of(&mut self, program: &str, figure: &Figure, reduced: &str) -> Result<(), Stopped> {
        self.heading(figure.title, GC);
        let mut table = Table::new(&[program, "states", "transitions", "paper: states", "transitions"]);
        let mut states = Vec::new();
        for kind in KINDS {
            let run = self.runner.once(&format!("{COMMON} {GC} --symmetry {kind}"), program, Expect::Complete)?;
            let paper = match kind {
                "none" => figure.none,
                kind if kind == reduced => figure.reduced,
                _ => UNKNOWN,
            };
            let (s, t) = (counted(&run, run.states), counted(&run, run.transitions));
            table.row([format!("--symmetry {kind}"), s, t, paper[0].to_string(), paper[1].to_string()]);
            states.push(run.states as f64);
        }
        self.table(&table);
        if program == self.sizes.symmetric_buffer {
            self.at_least("BoundedBuffer: states, none by alloc=thread".to_string(), states[0], states[4], STATES_BAR);
            self.at_least("BoundedBuffer: states, none by canonical".to_string(), states[0], states[5], STATES_BAR);
        }
        Ok(())
    }

    pub fn figure5(&mut self) -> Result<(), Stopped> {
        self.heading("Figure 5. Objects for ever", SYMMETRY);
        let mut table = Table::new(&["AllocForever", "states", "transitions", "objects(runs)", "paper: states"]);
        for (gc, paper) in [("none", "infinite"), ("mark-sweep", "finite"), ("ref-count", "finite")] {
            let mut options = format!("{COMMON} {SYMMETRY} --gc {gc}");
            let expect = if gc == "none" { Expect::Cut } else { Expect::Complete };
            if gc == "none" {
                options += &format!(" --max-states {}", self.sizes.forever_states);
            }
            let run = self.runner.once(&options, "AllocForever", expect)?;
            let collected = super::table2::collected(gc, &run);
            table.row([format!("--gc {gc}"), counted(&run, run.states), counted(&run, run.transitions), collected, paper.into()]);
        }
        self.table(&table);
        Ok(())
    }

    /// On a program in which no two states are symmetric. The kinds take turns, so that a disturbance meets all alike.
    pub fn overhead(&mut self) -> Result<(), Stopped> {
        let program = self.sizes.remote_agent;
        let kinds = ["none", "alloc=thread", "canonical"];
        let mut seconds = [const { Vec::new() }; 3];
        let mut states = [0; 3];
        for _ in 0..self.sizes.overhead_runs {
            for (n, kind) in kinds.into_iter().enumerate() {
                let run = self.runner.once(&format!("{COMMON} {NO_GC} --symmetry {kind}"), program, Expect::Complete)?;
                seconds[n].push(run.seconds);
                states[n] = run.states;
            }
        }
        let medians = seconds.map(median);
        self.heading("Section 2.4. What symmetry costs where it finds nothing", NO_GC);
        let mut table = Table::new(&[program, "states", "time", "more time", "paper"]);
        for (n, kind) in kinds.into_iter().enumerate() {
            let more = medians[n] / medians[0] - 1.0;
            let paper = if kind == "alloc=thread" { "1 %" } else { NONE };
            let more_text = if n == 0 { NONE.to_string() } else { percent(more) };
            let time = format!("{:.2}", medians[n] / medians[0]);
            table.row([format!("--symmetry {kind}"), numbers::count(states[n]), time, more_text, paper.to_string()]);
            if n > 0 {
                let what = format!("RemoteAgent: time that {kind} costs beside none");
                self.bars.add(what, percent(more), "about 1 %", Some(more <= OVERHEAD_BAR));
            }
        }
        self.table(&table);
        let runs = self.sizes.overhead_runs;
        crate::print(&format!(
            "The median of {}, taken in turns ({SYMMETRY} is the paper's).\n\n",
            numbers::counted(runs as u64, "run")
        ));
        Ok(())
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_percents() {
        assert_eq!(percent(0.0114), "1.1 %");
    }
}
