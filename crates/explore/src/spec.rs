//! What to explore, as the user said it: plain data, not yet compared with any class.

use crate::extras::Wanted;

/// One exploration.
#[derive(Clone, Debug)]
pub struct Spec {
    /// With dots or slashes.
    pub class: String,
    /// `add`, `remove(int)`, `new(int)`. None: the public instance methods that the class declares.
    pub methods: Vec<String>,
    /// `0..5`, `boolean=true`, `add:2=a,b`.
    pub values: Vec<String>,
    pub depth: u32,
    /// Exceptions that may be thrown, with their subclasses.
    pub expected: Vec<String>,
    pub matching: Matching,
    /// Which of the states that count as one is explored on.
    pub seed: u64,
    /// A class whose objects get the same calls and must do the same.
    pub oracle: Option<String>,
    /// The oracle comes from the class path of another release; without a name it is the class of the same name there.
    pub release: bool,
    /// `equals`, `hashCode` and `compareTo` are asked whether they keep their laws.
    pub laws: bool,
    pub mode: Mode,
    pub delta: DeltaKind,
    pub all_errors: bool,
    /// A call that waits for what nobody does leads nowhere, and is no reason to stop: others may do it.
    pub may_wait: bool,
    pub max_states: Option<u64>,
    /// Turns of the interpreter that one call may take; one has up to 50,000 loops.
    pub call_limit: u64,
    /// For tests: what was built must give the words again that it was built from.
    pub check_built: bool,
    pub wanted: Wanted,
}

impl Default for Spec {
    fn default() -> Spec {
        Spec {
            class: String::new(),
            methods: Vec::new(),
            values: Vec::new(),
            depth: 5,
            expected: Vec::new(),
            matching: Matching::Exact,
            seed: 0,
            oracle: None,
            release: false,
            laws: true,
            mode: Mode::Box,
            delta: DeltaKind::Full,
            all_errors: false,
            may_wait: false,
            max_states: None,
            call_limit: 400,
            check_built: false,
            wanted: Wanted::default(),
        }
    }
}

/// Which states count as one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Matching {
    /// Isomorphic ones.
    #[default]
    Exact,
    /// Those whose objects are alike, whatever primitives, strings, enums and boxes they hold.
    Shape,
    /// Those for which this method returns the same.
    By(String),
}

/// Which engine executes calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// A driver under `check`, which goes through whole states of the machine.
    Vm,
    /// One state at a time.
    #[default]
    Box,
    /// Sets of states.
    Delta,
}

/// How sets of states are executed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DeltaKind {
    #[default]
    Full,
    /// As in the dissertation: one argument value at a time, no merging inside methods, one block.
    Plain,
}
