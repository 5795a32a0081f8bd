//! Watches a search for the command line: the clock, the memory, signals, the line of progress.

use crate::{signals, terminal};
use jaunt_checker::{CheckStats, Observer};
use jaunt_report::{Progress, numbers};
use std::fs::File;
use std::io::{BufWriter, IsTerminal, Stderr, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// Memory is looked at this often: the answer is a file of the system.
const LOOK: Duration = Duration::from_millis(50);

pub struct Watch {
    start: Instant,
    time_limit: Option<Duration>,
    memory_limit: MemoryLimit,
    next_look: Duration,
    used: u64,
    progress: Option<Progress<Stderr>>,
    samples: Option<BufWriter<File>>,
}

/// At which the search ends before the system ends it.
#[derive(Clone, Copy)]
enum MemoryLimit {
    Asked(u64),
    /// Nobody asked: most of what was free.
    Free(u64),
    Unknown,
}

impl Watch {
    pub fn new(start: Instant, time_limit: Option<Duration>, memory_limit: Option<u64>, quiet: bool) -> Watch {
        let free = || free_memory().map_or(MemoryLimit::Unknown, |free| MemoryLimit::Free(free / 10 * 9));
        let shown = !quiet && std::io::stderr().is_terminal();
        Watch {
            start,
            time_limit,
            memory_limit: memory_limit.map_or_else(free, MemoryLimit::Asked),
            next_look: Duration::ZERO,
            used: 0,
            progress: shown.then(|| Progress::new(std::io::stderr(), terminal::width(2).unwrap_or(80))),
            samples: None,
        }
    }

    /// Writes one line to `file` for each look at the search.
    pub fn sample_to(&mut self, file: &Path) -> std::io::Result<()> {
        let mut out = BufWriter::new(File::create(file)?);
        writeln!(out, "elapsed_ms,states,depth,memory_bytes")?;
        self.samples = Some(out);
        Ok(())
    }

    /// What only the command line knows.
    pub fn finish(self, stats: &mut CheckStats) {
        stats.elapsed_ms = self.start.elapsed().as_millis() as u64;
        if stats.peak_memory_bytes == 0 {
            stats.peak_memory_bytes = peak_memory();
        }
    }
}

impl Observer for Watch {
    fn progress(&mut self, stats: &CheckStats) {
        let elapsed = self.start.elapsed();
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
        match self.memory_limit {
            MemoryLimit::Asked(limit) | MemoryLimit::Free(limit) => self.used >= limit / 5 * 4,
            MemoryLimit::Unknown => false,
        }
    }

    fn stop(&mut self) -> Option<String> {
        if let Some(reason) = signals::pending() {
            return Some(reason.to_string());
        }
        let elapsed = self.start.elapsed();
        if let Some(limit) = self.time_limit.filter(|&limit| elapsed >= limit) {
            return Some(format!("the time limit of {} has passed", numbers::time(limit.as_millis() as u64)));
        }
        if elapsed < self.next_look {
            return None;
        }
        self.next_look = elapsed + LOOK;
        let used = used_memory()?;
        self.used = used;
        match self.memory_limit {
            MemoryLimit::Asked(limit) if used >= limit => {
                Some(format!("the memory limit of {} was reached", numbers::bytes(limit)))
            }
            MemoryLimit::Free(limit) if used >= limit => {
                Some(format!("the memory of this machine is nearly used up ({} taken)", numbers::bytes(used)))
            }
            _ => None,
        }
    }
}

/// Bytes of this process that are in memory and nowhere else: what mapped files hold can be dropped at any time.
fn used_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let mut fields = text.split(' ').skip(1).map(|n| n.parse::<u64>().ok());
    let (resident, of_files) = (fields.next()??, fields.next()??);
    let pages = resident.saturating_sub(of_files);
    // SAFETY: only a number is passed.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    pages.checked_mul(u64::try_from(page).ok()?)
}

/// The most there ever were.
pub fn peak_memory() -> u64 {
    // SAFETY: plain data, filled by the call.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: room for one rusage.
    let done = unsafe { libc::getrusage(libc::RUSAGE_SELF, &mut usage) };
    if done == 0 { usage.ru_maxrss as u64 * 1024 } else { 0 }
}

/// What this process may take before the system ends it: free memory, or the limit of its container.
fn free_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix("MemAvailable:"))?;
    let free = line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)?;
    let group = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
        .iter()
        .find_map(|file| std::fs::read_to_string(file).ok()?.trim().parse::<u64>().ok());
    Some(group.map_or(free, |group| group.min(free)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_end_a_search() {
        let mut watch = Watch::new(Instant::now(), None, Some(1 << 50), true);
        assert_eq!(watch.stop(), None);
        let mut watch = Watch::new(Instant::now(), None, Some(1), true);
        assert_eq!(watch.stop().as_deref(), Some("the memory limit of 1 B was reached"));
        let mut watch = Watch::new(Instant::now(), Some(Duration::ZERO), None, true);
        assert_eq!(watch.stop().as_deref(), Some("the time limit of 0 ms has passed"));
    }

    #[test]
    fn the_system_tells() {
        assert!(used_memory().is_some_and(|n| n > 1 << 16));
        assert!(peak_memory() > 1 << 16);
        assert!(free_memory().is_some());
    }
}
