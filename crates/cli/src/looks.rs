//! How the time of an exploration divides into phases: a thread looks now and then at what the engine is doing.

use jaunt_checker::exploring::{Phases, Seen};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

/// Between two looks. A call takes less than a microsecond, so that looks and calls do not fall into step.
const PAUSE: Duration = Duration::from_micros(100);

pub struct Looks {
    over: Arc<AtomicBool>,
    thread: JoinHandle<Seen>,
}

impl Looks {
    pub fn at(phases: Phases) -> Looks {
        let over = Arc::new(AtomicBool::new(false));
        let told = over.clone();
        let thread = std::thread::spawn(move || {
            let mut seen = Seen::default();
            while !told.load(Ordering::Relaxed) {
                seen[phases.now() as usize] += 1;
                std::thread::sleep(PAUSE);
            }
            seen
        });
        Looks { over, thread }
    }

    pub fn end(self) -> Seen {
        self.over.store(true, Ordering::Relaxed);
        self.thread.join().unwrap_or_default()
    }
}
