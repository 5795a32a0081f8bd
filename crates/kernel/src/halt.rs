//! How somebody outside asks what runs to come back.
//!
//! A search looks at its limits now and then, and a step may take as long as the program likes. So whoever keeps the limits
//! (a thread of the command line) raises a flag, and whatever can take long looks at it: the interpreter at calls
//! and where a thread yields, the search at each step. What was under way is given up, not finished.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that several share. A clone is the same flag; a new one is never raised unless somebody has a clone.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Who has seen it and has something left to do takes it down; it may be raised again.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    #[inline(always)]
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// For loops that cannot afford to follow a pointer each time.
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_are_one_flag() {
        let (mine, other) = (Halt::default(), Halt::default());
        let yours = mine.clone();
        yours.raise();
        assert!(mine.is_raised() && mine.flag().load(Ordering::Relaxed));
        assert!(!other.is_raised());
        mine.lower();
        assert!(!yours.is_raised());
    }
}
