//! What a breadth-first search keeps for a state that waits for its turn.

mod common;

use common::{machine, own_folder};
use jaunt_checker::{CheckConfig, CheckStats, Halt, Observer, SearchKind, StopReason};

/// Follows a search until so many states are open.
struct Follower {
    enough: u64,
    /// The most bytes for an open state, and how many were open then.
    worst: (f64, u64),
    last: CheckStats,
    /// Of the process at the beginning.
    resident: u64,
}

/// Bytes of this process in memory.
fn resident() -> u64 {
    let statm = std::fs::read_to_string("/proc/self/statm").expect("a process has one");
    let pages: u64 = statm.split(' ').nth(1).and_then(|n| n.parse().ok()).expect("a number of pages");
    pages * 4096
}

impl Observer for Follower {
    fn progress(&mut self, stats: &CheckStats) {
        let each = stats.open_bytes as f64 / stats.queue.max(1) as f64;
        if stats.queue >= self.enough / 2 && each > self.worst.0 {
            self.worst = (each, stats.queue);
        }
        self.last = stats.clone();
        // Beside what was counted there are classes, compiled methods and what the allocator keeps.
        let grown = resident().saturating_sub(self.resident);
        let counted = stats.memory_bytes + (16 << 20);
        assert!(grown < counted, "the process has grown by {grown} bytes, of which {} are counted", stats.memory_bytes);
    }
    fn stop(&mut self) -> Option<StopReason> {
        (self.last.queue >= self.enough).then_some(StopReason::States(self.last.states))
    }
    fn halt(&self) -> Halt {
        Halt::default()
    }
}

fn bytes_of_an_open_state(program: &str, enough: u64) -> f64 {
    let mut machine = machine(None, &own_folder("open"));
    let mut words = program.split(' ').map(str::to_string);
    let entry = machine.find_main(&words.next().expect("a class")).unwrap_or_else(|e| panic!("{program}: {e:?}"));
    let mut follower = Follower { enough, worst: (0.0, 0), last: CheckStats::default(), resident: resident() };
    let config = CheckConfig { search: SearchKind::Bfs, pilots: false, ..CheckConfig::default() };
    machine.check(entry, &words.collect::<Vec<_>>(), &config, &mut follower);
    let Follower { worst, last, .. } = follower;
    println!("{program}: {:.0} bytes with {} open; at the end {} open, {} visited", worst.0, worst.1, last.queue, last.states);
    assert!(worst.1 > 0, "{program}: only {} states were open", last.queue);
    worst.0
}

#[test]
fn an_open_state_needs_at_most_two_hundred_bytes() {
    for (program, enough) in [
        ("Crowd latch 100 0 2 0", 100_000),
        ("Crowd gate 100 0 2 0", 100_000),
        ("Crowd latch 88 12 3 0", 100_000),
        ("Crowd gate 90 10 3 1000", 100_000),
        ("Crowd latch 0 4 6 1000", 80_000),
        ("Crowd latch 0 2 200 0", 10_000),
        ("Hashes 100", 100_000),
        ("Hashes 4", 50_000),
    ] {
        let bytes = bytes_of_an_open_state(program, enough);
        assert!(bytes <= 200.0, "{program}: {bytes:.0} bytes for an open state");
    }
}
