//! Results in words: for a person, as JSON, and as trace files. The only place with wording about what was found.
//!
//! It reads source files to quote them and nothing else; what it makes are strings, which the command line prints.

mod advice;
pub mod chart;
pub mod explore;
mod explore_tables;
pub mod json;
pub mod junit;
pub mod look;
pub mod numbers;
mod outcomes;
pub mod picture;
pub mod progress;
pub mod source;
mod steps;
pub mod text;
pub mod threads;
pub mod trace;
pub mod words;

pub use look::Look;
pub use progress::Progress;
pub use source::Sources;
pub use trace::{Found, Trace};

use jaunt_checker::{CheckConfig, Verdict};

/// What was checked, and where its traces went.
pub struct Subject<'a> {
    /// PROGRAM as it was typed.
    pub program: &'a str,
    pub args: &'a [String],
    pub config: &'a CheckConfig,
    /// The trace file of each violation, if it could be written.
    pub traces: &'a [Option<String>],
    /// The same for outcomes.
    pub outcome_traces: &'a [Option<String>],
}

/// The word for a verdict, in text and in JSON.
pub fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Pass => "pass",
        Verdict::Violation => "violation",
        Verdict::Incomplete => "incomplete",
        Verdict::Unsupported => "unsupported",
        Verdict::Error => "error",
    }
}
