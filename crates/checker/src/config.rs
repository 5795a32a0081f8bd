//! What to check and how: one typed field for each option of `check`.

use crate::listed::listed;
use crate::property::PropertyKind;

listed! {
    /// The order in which states are visited.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SearchKind {
        #[default]
        Dfs = "dfs",
        Bfs = "bfs",
    }
}

listed! {
    /// Partial-order reduction: of orders that cannot differ, explore one.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Por {
        Off = "off",
        /// Movers, guards and sleep sets: fewer points, and fewer transitions.
        #[default]
        Sleep = "sleep",
        /// Source sets instead of sleep sets, where they hold: fewer states.
        Source = "source",
    }
}

/// On or off.
impl From<bool> for Por {
    fn from(on: bool) -> Por {
        if on { Por::default() } else { Por::Off }
    }
}

impl Por {
    /// By its name; `on` is the default.
    pub fn named(name: &str) -> Option<Por> {
        if name == "on" { Some(Por::default()) } else { Por::from_name(name) }
    }

    /// Something is reduced.
    pub fn reduces(self) -> bool {
        self != Por::Off
    }
}

listed! {
    /// Which states count as equal: how classes and objects are called in a state.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Symmetry {
        /// By the order in which they came: only identical states are equal.
        None = "none",
        /// Classes have one place, whatever the order in which they are initialised.
        Class = "class",
        /// So do objects: one for each key that an allocation has.
        Alloc(AllocKey) { Site = "alloc=site", Occurrence = "alloc=occurrence", Thread = "alloc=thread" },
        /// Objects are numbered by a walk from the roots: states that differ only in names are equal.
        #[default]
        Canonical = "canonical",
    }
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

listed! {
    /// How visited states are kept.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum StoreKind {
        /// Not at all, but for those of the present path.
        None = "none",
        /// Whole states, compared in full: the slow twin.
        Full = "full",
        /// Vectors of pooled components.
        Collapse = "collapse",
        /// Such vectors, themselves folded into a tree of pooled nodes.
        #[default]
        Tree = "tree",
        /// A few bits each in a table of fixed size: states may be missed.
        Bitstate = "bitstate",
    }
}

/// What a store can do.
impl StoreKind {
    /// More is kept than the states of the present path.
    pub fn keeps_visited(self) -> bool {
        match self {
            StoreKind::None => false,
            StoreKind::Full | StoreKind::Collapse | StoreKind::Tree | StoreKind::Bitstate => true,
        }
    }

    /// A state that was visited is known again, and no other is taken for it.
    pub fn knows_again(self) -> bool {
        match self {
            StoreKind::None | StoreKind::Bitstate => false,
            StoreKind::Full | StoreKind::Collapse | StoreKind::Tree => true,
        }
    }

    /// Something can be noted with a state that is kept.
    pub fn keeps_notes(self) -> bool {
        match self {
            StoreKind::Bitstate => false,
            StoreKind::None | StoreKind::Full | StoreKind::Collapse | StoreKind::Tree => true,
        }
    }

    /// Visited states can be put on disk.
    pub fn can_spill(self) -> bool {
        match self {
            StoreKind::Collapse | StoreKind::Tree => true,
            StoreKind::None | StoreKind::Full | StoreKind::Bitstate => false,
        }
    }

    /// Whole states are compared, each time: no cache may stand before it.
    #[inline]
    pub fn compares_whole(self) -> bool {
        match self {
            StoreKind::None | StoreKind::Full => true,
            StoreKind::Collapse | StoreKind::Tree | StoreKind::Bitstate => false,
        }
    }

    /// A frame is one of its components.
    pub fn pools_frames(self) -> bool {
        match self {
            StoreKind::Collapse => true,
            StoreKind::None | StoreKind::Full | StoreKind::Tree | StoreKind::Bitstate => false,
        }
    }

    /// It has a table whose size does not depend on what is visited.
    pub fn has_table(self) -> bool {
        match self {
            StoreKind::Bitstate => true,
            StoreKind::None | StoreKind::Full | StoreKind::Collapse | StoreKind::Tree => false,
        }
    }
}

listed! {
    /// How the search comes back to a state on its path.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Backtrack {
        /// From a whole copy.
        Copy = "copy",
        /// From the list of its pooled components; only those that differ are put back.
        Collapsed = "collapsed",
        /// By taking back what changed since.
        #[default]
        Undo = "undo",
    }
}

listed! {
    /// What becomes of objects that nothing refers to.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Gc {
        /// They stay, and are part of the state.
        None = "none",
        #[default]
        MarkSweep = "mark-sweep",
        /// As the last reference goes away; garbage in cycles stays.
        RefCount = "ref-count",
    }
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

listed! {
    /// How code of `java.util.concurrent` is explored.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Library {
        /// An operation of a listed class is one step.
        #[default]
        Steps = "steps",
        /// As code of the program: each access that others can see is a step of its own.
        Real = "real",
    }
}

listed! {
    /// What one choice of a path decides about.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Grain {
        /// Who goes on from a point of the search to the next.
        #[default]
        Point = "point",
        /// Who runs for how many instructions.
        Instruction = "instruction",
    }
}

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

    /// Those that can be asked for.
    pub fn asked() -> Vec<PropertyKind> {
        let mut any = Properties::NONE;
        PropertyKind::ALL.iter().filter(|kind| any.switch(kind).is_some()).cloned().collect()
    }

    /// Those that are on.
    pub fn on(mut self) -> Vec<PropertyKind> {
        PropertyKind::ALL.iter().filter(|kind| self.switch(kind).is_some_and(|on| *on)).cloned().collect()
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
    pub por: Por,
    pub library: Library,
    /// Objects that one thread alone uses need no points, until a second one comes. (Not where threads are interchangeable, nor with [`Por::Off`].)
    pub owners: bool,
    pub symmetry: Symmetry,
    /// Threads that do the same are interchangeable.
    pub thread_symmetry: bool,
    /// Else that is tried where a search gets long and several threads are of one class.
    pub tries_thread_symmetry: bool,
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
    /// For replaying: the place of the race that was found. A step may come to several.
    pub race_at: Option<String>,
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
            por: Por::default(),
            library: Library::default(),
            owners: true,
            symmetry: Symmetry::default(),
            thread_symmetry: false,
            tries_thread_symmetry: true,
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
            race_at: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stores_can_do_what_is_said_of_them() {
        let folder = std::env::temp_dir();
        for &kind in StoreKind::ALL {
            let config = CheckConfig { store: kind, bitstate_bytes: 1 << 12, ..CheckConfig::default() };
            let mut store = crate::system::new_store(&config);
            assert_eq!(store.spill(&folder).ok(), Some(kind.can_spill()), "{kind:?}");
            assert_eq!(store.is_exact(), !kind.has_table(), "{kind:?}");
            assert!(!kind.knows_again() || kind.keeps_visited() && store.is_exact(), "{kind:?}");
        }
    }

    #[test]
    fn names_are_those_of_the_command_line() {
        let names = |list: &mut dyn Iterator<Item = &'static str>| list.collect::<Vec<_>>().join(" ");
        assert_eq!(names(&mut SearchKind::ALL.iter().map(|v| v.name())), "dfs bfs");
        assert_eq!(names(&mut Por::ALL.iter().map(|v| v.name())), "off sleep source");
        assert_eq!(["on", "off", "maybe"].map(Por::named), [Some(Por::Sleep), Some(Por::Off), None]);
        let symmetries = "none class alloc=site alloc=occurrence alloc=thread canonical";
        assert_eq!(names(&mut Symmetry::ALL.iter().map(|v| v.name())), symmetries);
        assert_eq!(names(&mut StoreKind::ALL.iter().map(|v| v.name())), "none full collapse tree bitstate");
        assert_eq!(names(&mut Backtrack::ALL.iter().map(|v| v.name())), "copy collapsed undo");
        assert_eq!(names(&mut Gc::ALL.iter().map(|v| v.name())), "none mark-sweep ref-count");
        assert_eq!(names(&mut Library::ALL.iter().map(|v| v.name())), "steps real");
        assert_eq!(names(&mut Grain::ALL.iter().map(|v| v.name())), "point instruction");
        assert_eq!(Symmetry::from_name("alloc=occurrence"), Some(Symmetry::Alloc(AllocKey::Occurrence)));
        use PropertyKind::*;
        assert_eq!(Properties::default().on(), [Deadlock, Exception, Assertion, Livelock]);
        assert_eq!(Properties::asked(), [Deadlock, Exception, Assertion, Race, Livelock, Termination, Exit]);
    }
}
