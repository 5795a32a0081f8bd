//! Whether it pays to take threads for alike: that is tried.
//!
//! It is not the default, since sleep sets and objects of one thread are lost with it. But when a search has become long, in which several threads of one
//! class were there at once, some of its states are also seen with threads taken for alike. If that makes several of them one, the search begins again
//! with it; and if that becomes long, too, once more without it. Searches that are short do not change.

use crate::config::{CheckConfig, Por, Symmetry};
use crate::system::System;
use jaunt_search::Counts;

/// A search of so many states is long.
const LONG: u64 = 1 << 15;
/// And with threads taken for alike.
const TOO_LONG: u64 = 4 * LONG;
/// Of so many states before that it is asked how many are left.
const SAMPLE: u64 = LONG / 8;
/// It pays if so many states become one.
const GAIN: usize = 4;

/// How far the trial is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trial {
    /// The search may become long.
    Open,
    /// It is nearly long, and a sample is taken.
    Sampling,
    /// It has, and threads are taken for alike.
    Running,
    /// It did not pay, or is not wanted.
    Over,
}

impl Trial {
    pub fn of(config: &CheckConfig) -> Trial {
        let wanted = config.tries_thread_symmetry
            && !config.thread_symmetry
            && config.por == Por::Sleep
            && !config.properties.race
            && config.symmetry == Symmetry::Canonical
            && config.store.knows_again();
        if wanted { Trial::Open } else { Trial::Over }
    }

    /// Looks how long the search is.
    pub fn look(&mut self, counts: &Counts, system: &mut System<'_>) {
        let assumed = &system.vm.assumed;
        let possible = !assumed.thread_names && assumed.reduce;
        match *self {
            Trial::Open | Trial::Sampling if counts.states > LONG => {
                let gain = system.sample.take().map_or(0, |sample| sample.gain());
                *self = if possible && gain >= GAIN { Trial::Running } else { Trial::Over };
                if *self == Trial::Running {
                    system.vm.assumed.alike = true;
                    system.vm.search.start_again();
                }
            }
            Trial::Open if counts.states > LONG - SAMPLE && system.vm.search.met_alike && possible => {
                system.begin_sample();
                *self = Trial::Sampling;
            }
            // The search has begun again for another reason.
            Trial::Sampling if counts.states < LONG - SAMPLE => *self = Trial::Open,
            Trial::Running if counts.states > TOO_LONG || !possible => {
                *self = Trial::Over;
                system.vm.assumed.alike = false;
                system.vm.search.start_again();
            }
            Trial::Open | Trial::Sampling | Trial::Running | Trial::Over => {}
        }
    }
}
