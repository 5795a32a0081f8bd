//! Whether it pays to take threads for alike: that is tried.
//!
//! It is not the default, since sleep sets and objects of one thread are lost with it. But a search that has become long, in which several threads of one
//! class were there at once, begins again with it; and if that becomes long, too, it begins again without it, for good. Searches that are short do not
//! change, and long ones lose a part of their time at most.

use crate::config::{CheckConfig, Symmetry};
use crate::system::System;
use jaunt_search::Counts;

/// A search of so many states is long.
const LONG: u64 = 1 << 15;
/// And with threads taken for alike.
const TOO_LONG: u64 = 4 * LONG;

/// How far the trial is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trial {
    /// The search may become long.
    Open,
    /// It has, and threads are taken for alike.
    Running,
    /// It did not pay, or is not wanted.
    Over,
}

impl Trial {
    pub fn of(config: &CheckConfig) -> Trial {
        let wanted = config.tries_thread_symmetry
            && !config.thread_symmetry
            && config.por
            && !config.properties.race
            && config.symmetry == Symmetry::Canonical
            && config.store.knows_again();
        if wanted { Trial::Open } else { Trial::Over }
    }

    /// Looks how long the search is.
    pub fn look(&mut self, counts: &Counts, system: &mut System<'_>) {
        let assumed = &system.vm.assumed;
        *self = match *self {
            Trial::Open if counts.states > LONG && system.vm.search.met_alike && !assumed.thread_names && assumed.reduce => {
                Trial::Running
            }
            Trial::Running if counts.states > TOO_LONG || assumed.thread_names || !assumed.reduce => Trial::Over,
            Trial::Open | Trial::Running | Trial::Over => return,
        };
        system.vm.assumed.alike = *self == Trial::Running;
        system.vm.search.start_again();
    }
}
