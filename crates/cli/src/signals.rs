//! Ctrl-C and `kill`: the first asks the search to end with what it has, the second ends the process.

use std::sync::atomic::{AtomicI32, Ordering};

/// The signal that came, 0 for none.
static CAUGHT: AtomicI32 = AtomicI32::new(0);

extern "C" fn caught(signal: libc::c_int) {
    // Only what a signal handler may do: no allocation, no locks.
    if CAUGHT.swap(signal, Ordering::Relaxed) != 0 {
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
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
}

/// Why to stop, if a signal came.
pub fn pending() -> Option<&'static str> {
    match CAUGHT.load(Ordering::Relaxed) {
        0 => None,
        libc::SIGINT => Some("interrupted (SIGINT)"),
        _ => Some("asked to end (SIGTERM)"),
    }
}
