//! The line on the terminal while a search runs.

use crate::look::columns;
use crate::numbers::{bytes, count, rate, time};
use jaunt_checker::CheckStats;
use jaunt_checker::exploring::Exploration;
use std::io::Write;
use std::time::Duration;

/// Rewritten at most five times a second.
const PERIOD: Duration = Duration::from_millis(200);

/// One line, rewritten in place and gone at the end.
pub struct Progress<W: Write> {
    out: W,
    width: usize,
    next: Duration,
    shown: bool,
}

impl<W: Write> Progress<W> {
    pub fn new(out: W, width: usize) -> Progress<W> {
        // A search that ends at once shows nothing.
        Progress { out, width, next: PERIOD, shown: false }
    }

    /// Whether the next update would be shown: numbers that are costly to get can wait until then.
    pub fn is_due(&self, elapsed: Duration) -> bool {
        elapsed >= self.next
    }

    pub fn update(&mut self, elapsed: Duration, stats: &CheckStats) {
        self.show(elapsed, || parts(elapsed, stats));
    }

    /// The same for an exploration, which uses so much memory.
    pub fn update_exploring(&mut self, elapsed: Duration, so_far: &Exploration, memory: u64) {
        self.show(elapsed, || exploring_parts(elapsed, so_far, memory));
    }

    fn show(&mut self, elapsed: Duration, parts: impl FnOnce() -> Vec<String>) {
        if !self.is_due(elapsed) {
            return;
        }
        self.next = elapsed + PERIOD;
        let text = fitting(&parts(), self.width.saturating_sub(1));
        // A terminal that went away ends no search.
        let _ = write!(self.out, "\r{text}\x1b[K");
        let _ = self.out.flush();
        self.shown = true;
    }

    pub fn clear(&mut self) {
        if std::mem::take(&mut self.shown) {
            let _ = write!(self.out, "\r\x1b[K");
            let _ = self.out.flush();
        }
    }
}

impl<W: Write> Drop for Progress<W> {
    fn drop(&mut self) {
        self.clear();
    }
}

/// As many parts as there is room for: half a number is another number.
fn fitting(parts: &[String], width: usize) -> String {
    let mut line = String::new();
    for part in parts {
        let gap = if line.is_empty() { 0 } else { 2 };
        if columns(&line) + gap + columns(part) > width {
            break;
        }
        line.push_str(&" ".repeat(gap));
        line.push_str(part);
    }
    line
}

fn parts(elapsed: Duration, stats: &CheckStats) -> Vec<String> {
    let ms = elapsed.as_millis() as u64;
    let mut parts = vec![
        time(ms - ms % 100),
        format!("{} states", count(stats.states)),
        format!("{} transitions", count(stats.transitions)),
        format!("{}/s", count(rate(stats.transitions + stats.earlier_transitions, ms).unwrap_or(0))),
        format!("depth {}", count(stats.depth)),
        format!("queue {}", count(stats.queue)),
        bytes(stats.peak_memory_bytes),
    ];
    if stats.restarts > 0 {
        parts.push(format!("pass {}", stats.restarts + 1));
    }
    parts
}

fn exploring_parts(elapsed: Duration, so_far: &Exploration, memory: u64) -> Vec<String> {
    let ms = elapsed.as_millis() as u64;
    // The first depth has no calls.
    let depth = so_far.depths.len().saturating_sub(1) as u64;
    let waiting = so_far.depths.iter().rev().nth(1).map_or(0, |d| d.states.saturating_sub(d.expanded));
    vec![
        time(ms - ms % 100),
        format!("{} states", count(so_far.states)),
        format!("{} executions", count(so_far.executions)),
        format!("{}/s", count(rate(so_far.executions, ms).unwrap_or(0))),
        format!("depth {}", count(depth)),
        format!("{} to expand", count(waiting)),
        bytes(memory),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_times_a_second_and_then_gone() {
        let mut out = Vec::new();
        {
            let mut progress = Progress::new(&mut out, 63);
            let stats = CheckStats { states: 1234, transitions: 9876, depth: 7, queue: 5, ..CheckStats::default() };
            for ms in 0..1000 {
                progress.update(Duration::from_millis(ms), &stats);
            }
        }
        let text = String::from_utf8(out).expect("text");
        let lines: Vec<&str> = text.split('\r').collect();
        assert_eq!(lines.len(), 6, "{text:?}");
        assert_eq!(lines[1], "200 ms  1,234 states  9,876 transitions  49,380/s  depth 7\x1b[K");
        assert_eq!(lines[5], "\x1b[K");
    }

    #[test]
    fn an_exploration_shows_its_depth() {
        let mut out = Vec::new();
        let mut so_far = Exploration { states: 5, executions: 40, ..Exploration::default() };
        so_far.depths.resize(3, Default::default());
        (so_far.depths[1].states, so_far.depths[1].expanded) = (4, 3);
        Progress::new(&mut out, 99).update_exploring(Duration::from_secs(2), &so_far, 3 << 20);
        let text = String::from_utf8(out).expect("text");
        assert!(text.starts_with("\r2.0 s  5 states  40 executions  20/s  depth 2  1 to expand  3.0 MiB\x1b[K"), "{text:?}");
    }

    #[test]
    fn a_short_search_shows_nothing() {
        let mut out = Vec::new();
        Progress::new(&mut out, 80).update(Duration::from_millis(50), &CheckStats::default());
        assert!(out.is_empty());
    }
}
