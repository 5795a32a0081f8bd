//! Watches a search for the command line: the line of progress, what is known so far, and why to stop.

use crate::limits::{Limits, peak_memory};
use crate::terminal;
use jaunt_checker::{CheckStats, Halt, Observer, StopReason, Violation};
use jaunt_report::Progress;
use std::fs::File;
use std::io::{BufWriter, IsTerminal, Stderr, Write};
use std::path::Path;

pub struct Watch<'l> {
    limits: &'l Limits,
    progress: Option<Progress<Stderr>>,
    samples: Option<BufWriter<File>>,
}

impl Watch<'_> {
    pub fn new(limits: &Limits, quiet: bool) -> Watch<'_> {
        let shown = !quiet && std::io::stderr().is_terminal();
        let progress = shown.then(|| Progress::new(std::io::stderr(), terminal::width(2).unwrap_or(80)));
        Watch { limits, progress, samples: None }
    }

    /// There is a line of progress.
    pub fn is_shown(&self) -> bool {
        self.progress.is_some()
    }

    /// Writes one line to `file` for each look at the search.
    pub fn sample_to(&mut self, file: &Path) -> std::io::Result<()> {
        let mut out = BufWriter::new(File::create(file)?);
        writeln!(out, "elapsed_ms,states,depth,memory_bytes")?;
        self.samples = Some(out);
        Ok(())
    }
}

/// What only the command line knows.
pub fn finish(limits: &Limits, stats: &mut CheckStats) {
    stats.elapsed_ms = limits.elapsed().as_millis() as u64;
    if stats.peak_memory_bytes == 0 {
        stats.peak_memory_bytes = peak_memory();
    }
}

impl Observer for Watch<'_> {
    fn progress(&mut self, stats: &CheckStats) {
        self.limits.note_stats(stats);
        let elapsed = self.limits.elapsed();
        if let Some(out) = &mut self.samples {
            let line = (elapsed.as_millis(), stats.states, stats.depth, stats.memory_bytes);
            if writeln!(out, "{},{},{},{}", line.0, line.1, line.2, line.3).is_err() {
                // A full disk costs the chart, not the search.
                self.samples = None;
            }
        }
        if let Some(progress) = self.progress.as_mut().filter(|p| p.is_due(elapsed)) {
            let memory = if stats.peak_memory_bytes == 0 { peak_memory() } else { stats.peak_memory_bytes };
            progress.update(elapsed, &CheckStats { peak_memory_bytes: memory, ..stats.clone() });
        }
    }

    fn memory_is_short(&mut self) -> bool {
        self.limits.memory_is_short()
    }

    fn stop(&mut self) -> Option<StopReason> {
        self.limits.reason()
    }

    fn halt(&self) -> Halt {
        self.limits.halt().clone()
    }

    fn explains(&mut self) {
        self.limits.explains();
    }

    fn met(&mut self, violation: Violation) {
        self.limits.note_violation(violation);
    }
}
