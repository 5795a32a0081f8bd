//! What one execution or search was asked to do about points: set before it begins, and not learned from the program.

use std::collections::HashSet;
use std::ops::Range;
use std::rc::Rc;

/// How the interpreter stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// `run`: at the end of a quantum.
    #[default]
    Run,
    /// `check`: before visible effects.
    Check,
    /// The reference explorer: after every instruction.
    Step,
}

#[derive(Default)]
pub struct Policy {
    pub mode: Mode,
    /// Printing is visible: its order counts.
    pub console: bool,
    /// Races are looked for: every plain access that has a point has one of its own.
    pub races: bool,
    /// Source sets are used: what a thread does that is left alone counts too.
    pub sources: bool,
    /// New assumptions are made.
    pub optimistic: bool,
    /// So are those about objects that one thread alone uses.
    pub owners: bool,
    /// What is known from an earlier search: these need points, and nothing else does.
    pub(crate) frozen: Option<HashSet<String>>,
    /// An object has the same row on the same path, whatever was explored before.
    pub rows_are_names: bool,
    /// Rows below this existed when the search began.
    pub first_rows: u32,
    /// And these had an object then: new ones may get the others, which are gaps that garbage left.
    pub first_objects: Rc<[bool]>,
    /// By their rows: the class of each, and its number among those of its class.
    pub(crate) first_names: Rc<[(u32, u32)]>,
    /// An uncaught exception ends the execution if it is an `AssertionError`; if it is not.
    pub report_assertions: bool,
    pub report_exceptions: bool,
    /// Whoever looks at the clock may find that any of many times has passed: whether some time ends a loop is asked.
    pub any_time: bool,
    /// Which objects of threads a step writes is noted; not what it writes into these bytes of them.
    pub unwatched_of_threads: Option<Rc<[Range<usize>]>>,
}
