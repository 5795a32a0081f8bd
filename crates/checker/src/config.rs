//! What to check and how: one typed field for each option of `check`.

/// The order in which states are visited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchKind {
    #[default]
    Dfs,
    Bfs,
}

/// Which states count as equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// Only identical ones.
    None,
    /// Those that differ only in the names of objects and in garbage.
    #[default]
    Canonical,
}

/// How visited states are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StoreKind {
    /// Whole states, compared in full: the slow twin.
    Full,
    /// Vectors of pooled components.
    Collapse,
    /// Such vectors, themselves folded into a tree of pooled nodes.
    #[default]
    Tree,
}

/// Names of an option's values, as on the command line.
macro_rules! names {
    ($kind:ty: $($name:literal => $value:expr),+) => {
        impl $kind {
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
names!(Symmetry: "none" => Symmetry::None, "canonical" => Symmetry::Canonical);
names!(StoreKind: "full" => StoreKind::Full, "collapse" => StoreKind::Collapse, "tree" => StoreKind::Tree);

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
}

impl Properties {
    pub const NAMES: [&str; 4] = ["deadlock", "exception", "assertion", "race"];
    pub const NONE: Properties = Properties { deadlock: false, exception: false, assertion: false, race: false };

    /// The switch with this name.
    pub fn switch(&mut self, name: &str) -> Option<&mut bool> {
        match name {
            "deadlock" => Some(&mut self.deadlock),
            "exception" => Some(&mut self.exception),
            "assertion" => Some(&mut self.assertion),
            "race" => Some(&mut self.race),
            _ => None,
        }
    }

    /// The names of those that are on.
    pub fn on(mut self) -> Vec<&'static str> {
        Self::NAMES.into_iter().filter(|name| self.switch(name).is_some_and(|on| *on)).collect()
    }
}

impl Default for Properties {
    fn default() -> Self {
        Properties { deadlock: true, exception: true, assertion: true, race: false }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckConfig {
    pub search: SearchKind,
    /// Partial-order reduction: of orders that cannot differ, explore one.
    pub por: bool,
    pub symmetry: Symmetry,
    pub store: StoreKind,
    pub properties: Properties,
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
}

impl Default for CheckConfig {
    fn default() -> Self {
        CheckConfig {
            search: SearchKind::default(),
            por: true,
            symmetry: Symmetry::default(),
            store: StoreKind::default(),
            properties: Properties::default(),
            all_errors: false,
            outcomes: false,
            shorten: true,
            max_states: None,
            max_depth: None,
            memory_limit: None,
            points: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_name_that_reads_back() {
        for kind in [SearchKind::Dfs, SearchKind::Bfs] {
            assert_eq!(SearchKind::from_name(kind.name()), Some(kind));
        }
        for kind in [Symmetry::None, Symmetry::Canonical] {
            assert_eq!(Symmetry::from_name(kind.name()), Some(kind));
        }
        for kind in [StoreKind::Full, StoreKind::Collapse, StoreKind::Tree] {
            assert_eq!(StoreKind::from_name(kind.name()), Some(kind));
        }
        assert_eq!(Properties::default().on(), ["deadlock", "exception", "assertion"]);
    }
}
