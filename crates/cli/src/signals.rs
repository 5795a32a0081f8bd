//! Ctrl-C and `kill`: the first asks the search to end with what it has, a second Ctrl-C ends the process.

use jaunt_checker::Signal;
use std::sync::atomic::{AtomicI32, AtomicI64, Ordering};

/// The signal that came, 0 for none.
static CAUGHT: AtomicI32 = AtomicI32::new(0);
/// When it came, in milliseconds.
static WHEN: AtomicI64 = AtomicI64::new(0);

/// Programs such as `timeout` send a signal to the process and to its group: within this time it is the same one.
const ECHO: i64 = 200;

extern "C" fn caught(signal: libc::c_int) {
    // Only what a signal handler may do: no allocation, no locks.
    // SAFETY: plain data, filled by a call that handlers may make.
    let mut time: libc::timespec = unsafe { std::mem::zeroed() };
    // SAFETY: room for one timespec.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut time) };
    let now = time.tv_sec * 1000 + time.tv_nsec / 1_000_000;
    if CAUGHT.compare_exchange(0, signal, Ordering::SeqCst, Ordering::SeqCst).is_ok() {
        WHEN.store(now, Ordering::SeqCst);
    } else if signal == libc::SIGINT && now - WHEN.load(Ordering::SeqCst) > ECHO {
        // SAFETY: ends the process at once.
        unsafe { libc::_exit(128 + signal) }
    }
}

/// From here on the signals are noted instead of ending the process.
pub fn install() {
    for signal in [libc::SIGINT, libc::SIGTERM] {
        // SAFETY: a zeroed sigaction is a valid one; the handler does only what a handler may.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            let handler: extern "C" fn(libc::c_int) = caught;
            action.sa_sigaction = handler as usize;
            action.sa_flags = libc::SA_RESTART;
            libc::sigemptyset(&mut action.sa_mask);
            // Neither interrupts the other, so that time and signal are stored together.
            libc::sigaddset(&mut action.sa_mask, libc::SIGINT);
            libc::sigaddset(&mut action.sa_mask, libc::SIGTERM);
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
}

/// Why to stop, if a signal came.
pub fn pending() -> Option<Signal> {
    match CAUGHT.load(Ordering::Relaxed) {
        0 => None,
        libc::SIGINT => Some(Signal::Interrupt),
        _ => Some(Signal::Terminate),
    }
}
