//! Keeps the limits of time and memory and hears signals, on a thread of its own: what runs may be busy with one step, one
//! collection or one copy for longer than anybody wants to wait.
//!
//! When a limit is reached, the flag is raised that whatever runs looks at ([`Halt`]). It then ends with what it has. If explaining
//! that takes long, the flag is raised once more; and if nothing comes back at all, or memory goes on growing, this thread
//! itself reports what is known and ends the process. **So a limit takes effect within a second, whatever is going on.**

use crate::signals;
use jaunt_checker::{CheckResult, CheckStats, Halt, Note, Reason, StopReason, Verdict, Violation};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often the clock, the memory and signals are looked at; and how often when memory is short.
const LOOK: Duration = Duration::from_millis(20);
const SHORT_LOOK: Duration = Duration::from_millis(5);
/// After a limit was reached: so long traces may be written down,
const EXPLAIN: Duration = Duration::from_millis(400);
/// and so long an answer is waited for.
const GIVE_UP: Duration = Duration::from_millis(700);

pub struct Limits {
    start: Instant,
    time: Option<Duration>,
    memory: MemoryLimit,
    halt: Halt,
    /// Bytes at the last look.
    used: AtomicU64,
    /// The first limit that was reached.
    reason: Mutex<Option<StopReason>>,
    /// The search is over: its explanation is not halted at once.
    explaining: AtomicBool,
    /// Somebody reports; nobody else may.
    claimed: AtomicBool,
    /// What is known of a search that may not come back.
    stats: Mutex<CheckStats>,
    met: Mutex<Vec<Violation>>,
}

/// At which the search ends before the system ends it.
#[derive(Clone, Copy)]
enum MemoryLimit {
    Asked(u64),
    /// Nobody asked: most of what was free.
    Free(u64),
    Unknown,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What a thread that panicked has left is whole: nothing here is changed in two steps.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Limits {
    pub fn new(start: Instant, time: Option<Duration>, memory: Option<u64>) -> Limits {
        let free = || free_memory().map_or(MemoryLimit::Unknown, |free| MemoryLimit::Free(free / 10 * 9));
        let memory = memory.map_or_else(free, MemoryLimit::Asked);
        Limits { memory, ..Limits::of_time(start, time) }
    }

    /// Of time alone.
    pub fn of_time(start: Instant, time: Option<Duration>) -> Limits {
        Limits {
            start,
            time,
            memory: MemoryLimit::Unknown,
            halt: Halt::default(),
            used: AtomicU64::new(0),
            reason: Mutex::default(),
            explaining: AtomicBool::new(false),
            claimed: AtomicBool::new(false),
            stats: Mutex::default(),
            met: Mutex::default(),
        }
    }

    pub fn halt(&self) -> &Halt {
        &self.halt
    }

    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// The limit that was reached, if one was.
    pub fn reason(&self) -> Option<StopReason> {
        *lock(&self.reason)
    }

    /// When time is up.
    pub fn deadline(&self) -> Option<Instant> {
        self.time.and_then(|limit| self.start.checked_add(limit))
    }

    /// The same reason, for who finds out by itself that time is up.
    pub fn out_of_time(&self) -> Option<StopReason> {
        self.time.filter(|&limit| self.elapsed() >= limit).map(StopReason::Time)
    }

    /// What can be put elsewhere should be.
    pub fn memory_is_short(&self) -> bool {
        self.uses_more_than(80)
    }

    pub fn note_stats(&self, stats: &CheckStats) {
        lock(&self.stats).clone_from(stats);
    }

    pub fn note_violation(&self, violation: Violation) {
        lock(&self.met).push(violation);
    }

    pub fn explains(&self) {
        self.explaining.store(true, Ordering::SeqCst);
    }

    /// For whoever reports: false if somebody else does.
    pub fn claim(&self) -> bool {
        !self.claimed.swap(true, Ordering::SeqCst)
    }

    /// What a search has found that did not come back.
    pub fn so_far(&self) -> CheckResult {
        let violations = std::mem::take(&mut *lock(&self.met));
        let reason = self.reason();
        let missing = reason.filter(|_| !violations.is_empty());
        CheckResult {
            verdict: Verdict::Incomplete,
            notes: missing.map(Note::MissingTraces).into_iter().collect(),
            reason: reason.map(Reason::Stopped),
            violations,
            stats: lock(&self.stats).clone(),
            ..CheckResult::default()
        }
    }

    /// Runs `work` while another thread keeps the limits. If it does not come back in time, that thread calls `give_up`, and then
    /// the process ends with the status that this gives.
    pub fn kept_while<T>(&self, work: impl FnOnce() -> T, give_up: impl FnOnce() -> i32 + Send) -> T {
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let keeper = scope.spawn(|| self.keep(&done, give_up));
            // The other thread must end whatever happens here.
            let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
            if !self.claim() {
                // It is about to end the process.
                loop {
                    std::thread::park();
                }
            }
            done.store(true, Ordering::SeqCst);
            keeper.thread().unpark();
            result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    }

    fn keep(&self, done: &AtomicBool, give_up: impl FnOnce() -> i32) {
        let mut reached: Option<Instant> = None;
        let mut again = false;
        loop {
            std::thread::park_timeout(if reached.is_some() || self.uses_more_than(50) { SHORT_LOOK } else { LOOK });
            if done.load(Ordering::SeqCst) {
                return;
            }
            let found = self.look();
            let Some(since) = reached.map(|at| at.elapsed()) else {
                if let Some(reason) = found {
                    *lock(&self.reason) = Some(reason);
                    if !self.explaining.load(Ordering::SeqCst) {
                        self.halt.raise();
                    }
                    reached = Some(Instant::now());
                }
                continue;
            };
            if since >= EXPLAIN && !std::mem::replace(&mut again, true) {
                self.halt.raise();
            }
            if (since >= GIVE_UP || self.is_far_over()) && self.claim() {
                std::process::exit(give_up());
            }
        }
    }

    /// A limit that is reached now.
    fn look(&self) -> Option<StopReason> {
        if let MemoryLimit::Asked(_) | MemoryLimit::Free(_) = self.memory {
            self.used.store(used_memory().unwrap_or(0), Ordering::Relaxed);
        }
        if let Some(signal) = signals::pending() {
            return Some(StopReason::Signal(signal));
        }
        if let Some(reason) = self.out_of_time() {
            return Some(reason);
        }
        let used = self.used.load(Ordering::Relaxed);
        match self.memory {
            MemoryLimit::Asked(limit) if used >= limit => Some(StopReason::Memory(limit)),
            MemoryLimit::Free(limit) if used >= limit => Some(StopReason::MemoryOfMachine(used)),
            _ => None,
        }
    }

    fn uses_more_than(&self, percent: u64) -> bool {
        match self.memory {
            MemoryLimit::Asked(limit) | MemoryLimit::Free(limit) => self.used.load(Ordering::Relaxed) >= limit / 100 * percent,
            MemoryLimit::Unknown => false,
        }
    }

    /// Memory goes on growing after its limit was reached.
    fn is_far_over(&self) -> bool {
        let used = self.used.load(Ordering::Relaxed);
        match self.memory {
            MemoryLimit::Asked(limit) => used >= limit.saturating_add((limit / 8).max(64 << 20)),
            // The system ends the process at ten ninths of that.
            MemoryLimit::Free(limit) => used >= limit / 90 * 95,
            MemoryLimit::Unknown => false,
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
pub fn free_memory() -> Option<u64> {
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
    fn limits_are_reached() {
        assert_eq!(Limits::new(Instant::now(), None, Some(1 << 50)).look(), None);
        let memory = Limits::new(Instant::now(), None, Some(1));
        assert_eq!(memory.look(), Some(StopReason::Memory(1)));
        let time = Limits::new(Instant::now(), Some(Duration::ZERO), None);
        assert_eq!(time.look(), Some(StopReason::Time(Duration::ZERO)));
    }

    #[test]
    fn what_looks_at_the_flag_comes_back() {
        let limits = Limits::of_time(Instant::now(), Some(Duration::from_millis(30)));
        let halted = limits.kept_while(
            || {
                while !limits.halt().is_raised() {
                    std::thread::yield_now();
                }
                limits.elapsed()
            },
            || unreachable!("it came back"),
        );
        assert!(halted >= Duration::from_millis(30), "{halted:?}");
        assert_eq!(limits.reason(), Some(StopReason::Time(Duration::from_millis(30))));
        assert!(!limits.claim(), "who came back reports");
    }

    #[test]
    #[should_panic(expected = "a bug")]
    fn a_panic_ends_the_other_thread() {
        Limits::of_time(Instant::now(), None).kept_while(|| panic!("a bug"), || unreachable!("it came back"))
    }

    #[test]
    fn the_system_tells() {
        assert!(used_memory().is_some_and(|n| n > 1 << 16));
        assert!(peak_memory() > 1 << 16);
        assert!(free_memory().is_some());
    }
}
