//! What to check and how: one typed field for each option of `check`.

use crate::property::PropertyKind;

/// The order in which states are visited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchKind {
    #[default]
    Dfs,
    Bfs,
}

/// Which states count as equal: how classes and objects are called in a state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// By the order in which they came: only identical states are equal.
    None,
    /// Classes have one place, whatever the order in which they are initialised.
    Class,
    /// So do objects: one for each key that an allocation has.
    Alloc(AllocKey),
    /// Objects are numbered by a walk from the roots: states that differ only in names are equal.
    #[default]
    Canonical,
}

/// What tells one allocation from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllocKey {
    /// The instruction.
    Site,
    /// The instruction, and which one of its objects this is.
    Occurrence,
    /// The instruction and the thread, and which one of their objects this is.
    Thread,
}

/// How visited states are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StoreKind {
    /// Not at all, but for those of the present path.
    None,
    /// Whole states, compared in full: the slow twin.
    Full,
    /// Vectors of pooled components.
    Collapse,
    /// Such vectors, themselves folded into a tree of pooled nodes.
    #[default]
    Tree,
    /// A few bits each in a table of fixed size: states may be missed.
    Bitstate,
}

/// How the search comes back to a state on its path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Backtrack {
    /// From a whole copy.
    Copy,
    /// From the list of its pooled components; only those that differ are put back.
    Collapsed,
    /// By taking back what changed since.
    #[default]
    Undo,
}

/// What becomes of objects that nothing refers to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gc {
    /// They stay, and are part of the state.
    None,
    #[default]
    MarkSweep,
    /// As the last reference goes away; garbage in cycles stays.
    RefCount,
}

/// How long random executions may look for what a completed search did not see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audit {
    /// As long as a small share of the search's own instructions, and for some executions at least.
    #[default]
    Share,
    /// For about so many instructions.
    Instructions(u64),
    Off,
}

/// What one choice of a path decides about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grain {
    /// Who goes on from a point of the search to the next.
    #[default]
    Point,
    /// Who runs for how many instructions.
    Instruction,
}

/// Names of an option's values, as on the command line.
macro_rules! names {
    ($kind:ty: $($name:literal => $value:expr),+) => {
        impl $kind {
            pub const ALL: &[$kind] = &[$($value),+];
            pub fn name(self) -> &'static str {
                match self { $(v if v == $value => $name,)+ _ => unreachable!("every value has a name") }
            }
            pub fn from_name(name: &str) -> Option<$kind> {
                match name { $($name => Some($value),)+ _ => None }
            }
        }
    };
}

names!(SearchKind: "dfs" => SearchKind::Dfs, "bfs" => SearchKind::Bfs);
names!(Symmetry: "none" => Symmetry::None, "class" => Symmetry::Class, "alloc=site" => Symmetry::Alloc(AllocKey::Site),
    "alloc=occurrence" => Symmetry::Alloc(AllocKey::Occurrence), "alloc=thread" => Symmetry::Alloc(AllocKey::Thread),
    "canonical" => Symmetry::Canonical);
names!(StoreKind: "none" => StoreKind::None, "full" => StoreKind::Full, "collapse" => StoreKind::Collapse,
    "tree" => StoreKind::Tree, "bitstate" => StoreKind::Bitstate);
names!(Backtrack: "copy" => Backtrack::Copy, "collapsed" => Backtrack::Collapsed, "undo" => Backtrack::Undo);
names!(Grain: "point" => Grain::Point, "instruction" => Grain::Instruction);
names!(Gc: "none" => Gc::None, "mark-sweep" => Gc::MarkSweep, "ref-count" => Gc::RefCount);

/// What counts as a violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Properties {
    /// Threads are left and none can go on.
    pub deadlock: bool,
    /// An uncaught throwable other than `AssertionError`.
    pub exception: bool,
    /// An uncaught `AssertionError`.
    pub assertion: bool,
    /// Two accesses to one place, one of them a write, that nothing orders.
    pub race: bool,
    /// A closed set of states without an end in which nothing that threads share changes.
    pub livelock: bool,
    /// A state from which no execution can end.
    pub termination: bool,
    /// The program ends with a status other than 0.
    pub exit: bool,
}

impl Properties {
    pub const NONE: Properties = Properties {
        deadlock: false,
        exception: false,
        assertion: false,
        race: false,
        livelock: false,
        termination: false,
        exit: false,
    };

    /// The switch of a kind that can be asked for.
    pub fn switch(&mut self, kind: &PropertyKind) -> Option<&mut bool> {
        match kind {
            PropertyKind::Deadlock => Some(&mut self.deadlock),
            PropertyKind::Exception => Some(&mut self.exception),
            PropertyKind::Assertion => Some(&mut self.assertion),
            PropertyKind::Race => Some(&mut self.race),
            PropertyKind::Livelock => Some(&mut self.livelock),
            PropertyKind::Termination => Some(&mut self.termination),
            PropertyKind::Exit => Some(&mut self.exit),
            PropertyKind::Invariant | PropertyKind::Outcome | PropertyKind::Own(_) => None,
        }
    }

    /// Those that are on.
    pub fn on(mut self) -> Vec<PropertyKind> {
        PropertyKind::ASKED.into_iter().filter(|kind| self.switch(kind).is_some_and(|on| *on)).collect()
    }
}

impl Default for Properties {
    fn default() -> Self {
        Properties { deadlock: true, exception: true, assertion: true, livelock: true, ..Properties::NONE }
    }
}

/// The table of a bitstate search, unless something else is asked for.
pub const BITSTATE_BYTES: u64 = 256 << 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckConfig {
    pub search: SearchKind,
    /// Partial-order reduction: of orders that cannot differ, explore one.
    pub por: bool,
    pub symmetry: Symmetry,
    /// Threads that do the same are interchangeable.
    pub thread_symmetry: bool,
    pub store: StoreKind,
    /// Bytes of the table of [`StoreKind::Bitstate`].
    pub bitstate_bytes: u64,
    pub backtrack: Backtrack,
    pub gc: Gc,
    /// Where visited states go when the memory limit nears.
    pub spill: Option<std::path::PathBuf>,
    pub properties: Properties,
    /// Random executions before the search.
    pub pilots: bool,
    /// Random executions after a search that was complete.
    pub audit: Audit,
    /// Go on after the first violation.
    pub all_errors: bool,
    /// Collect the distinct outputs; what was printed is then part of a state.
    pub outcomes: bool,
    /// Look for a shorter trace when a violation is found.
    pub shorten: bool,
    pub max_states: Option<u64>,
    pub max_depth: Option<u64>,
    /// Bytes that the search may use.
    pub memory_limit: Option<u64>,
    /// For replaying: what the search that wrote a trace knew about which fields need points. Where a thread stops, and
    /// so what a choice means, depends on it.
    pub points: Option<Vec<String>>,
    /// For replaying: what the choices are about.
    pub grain: Grain,
    /// For replaying: from this choice on the trace goes round, and its end is the state there.
    pub cycle_from: Option<usize>,
}

impl CheckConfig {
    /// The properties that a search with these options can tell of.
    pub fn checked(&self) -> Vec<PropertyKind> {
        let sees_cycles = crate::endless::sees_cycles(self);
        self.properties.on().into_iter().filter(|p| sees_cycles || !p.is_endless()).collect()
    }
}

impl Default for CheckConfig {
    fn default() -> Self {
        CheckConfig {
            search: SearchKind::default(),
            por: true,
            symmetry: Symmetry::default(),
            thread_symmetry: false,
            store: StoreKind::default(),
            bitstate_bytes: BITSTATE_BYTES,
            backtrack: Backtrack::default(),
            gc: Gc::default(),
            spill: None,
            properties: Properties::default(),
            pilots: true,
            audit: Audit::default(),
            all_errors: false,
            outcomes: false,
            shorten: true,
            max_states: None,
            max_depth: None,
            memory_limit: None,
            points: None,
            grain: Grain::default(),
            cycle_from: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_name_that_reads_back() {
        fn same<T: Copy + PartialEq + std::fmt::Debug>(all: &[T], name: fn(T) -> &'static str, from: fn(&str) -> Option<T>) {
            for &value in all {
                assert_eq!(from(name(value)), Some(value));
            }
        }
        same(SearchKind::ALL, SearchKind::name, SearchKind::from_name);
        same(Symmetry::ALL, Symmetry::name, Symmetry::from_name);
        same(StoreKind::ALL, StoreKind::name, StoreKind::from_name);
        same(Backtrack::ALL, Backtrack::name, Backtrack::from_name);
        same(Gc::ALL, Gc::name, Gc::from_name);
        same(Grain::ALL, Grain::name, Grain::from_name);
        use PropertyKind::*;
        assert_eq!(Properties::default().on(), [Deadlock, Exception, Assertion, Livelock]);
    }
}
