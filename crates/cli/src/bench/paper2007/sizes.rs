//! Which bounds are taken.

use super::modes::Mode;

/// Rows of the dissertation are taken by what they cost: expanded states by calls. Beyond them smaller bounds, for tests.
pub struct Sizes {
    /// Said in the first lines.
    pub remark: &'static str,
    /// Standard executions of a row at most.
    pub most: u64,
    /// For a driver under `check`, which is much slower.
    pub most_vm: u64,
    /// Bounds of AODV at most.
    pub aodv: u32,
    /// Seeds of each row of Table 4.5; the dissertation has 10.
    pub seeds: u64,
    /// The longer bounds of Table 4.5, too.
    pub long_shapes: bool,
    /// Bound of Figure 4.2.
    pub figure: u32,
    /// Bounds that tests can afford, in place of the dissertation's.
    pub tiny: bool,
    /// How often a short run is repeated.
    pub repeats: usize,
    /// The bounds are those that bars are meant for.
    pub judged: bool,
    pub time_limit: &'static str,
}

pub const FULL: Sizes = Sizes {
    remark: "\nRows are left out whose standard executions are above 8.1 million; with --long none.",
    most: 8_100_000,
    most_vm: 2_400_000,
    aodv: 9,
    seeds: 1,
    long_shapes: false,
    figure: 10,
    tiny: false,
    repeats: 3,
    judged: true,
    time_limit: "10m",
};

pub const LONG: Sizes = Sizes {
    remark: "\nAll bounds of the dissertation; a driver under check up to 12 million executions.",
    most: u64::MAX,
    most_vm: 12_000_000,
    aodv: 10,
    seeds: 3,
    long_shapes: true,
    time_limit: "1h",
    ..FULL
};

pub const QUICK: Sizes = Sizes {
    remark: "\nWith --quick bounds are smaller than the bars are meant for.",
    most: 1_200_000,
    most_vm: 100_000,
    aodv: 8,
    figure: 9,
    judged: false,
    ..FULL
};

pub const TINY: Sizes = Sizes {
    remark: "\nThe smallest bounds: only the form of the tables and the numbers of states count.",
    most: 10_000,
    most_vm: 10_000,
    aodv: 6,
    figure: 5,
    tiny: true,
    repeats: 1,
    judged: false,
    time_limit: "2m",
    ..FULL
};

impl Sizes {
    /// A row with so many executions is measured in a mode.
    pub fn takes(&self, mode: Mode, executions: u64) -> bool {
        executions <= if mode == Mode::Vm { self.most_vm } else { self.most }
    }
}
