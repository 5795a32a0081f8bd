//! How large each program is taken.

pub struct Sizes {
    /// Said in the first line.
    pub remark: &'static str,
    pub remote_agent: &'static str,
    /// For Table 1; and for symmetry, where it has many more states without.
    pub bounded_buffer: &'static str,
    pub symmetric_buffer: &'static str,
    pub temp_obj: &'static str,
    pub no_garbage: &'static str,
    pub double_linked: &'static str,
    /// Figure 5 without garbage collection is cut at so many states.
    pub forever_states: u64,
    /// With as many states as bytes per state are judged from.
    pub large: &'static [&'static str],
    /// How often a short run is repeated.
    pub repeats: usize,
    /// Runs of each kind for the overhead of symmetry.
    pub overhead_runs: usize,
}

pub const FULL: Sizes = Sizes {
    remark: "",
    remote_agent: "RemoteAgent 1 0 10",
    bounded_buffer: "BoundedBuffer 2 1 2 3 40",
    symmetric_buffer: "BoundedBuffer 2 1 2 2",
    temp_obj: "TempObj 2 7",
    no_garbage: "NoGarbage 2 50",
    double_linked: "DoubleLinked 2 20 60",
    forever_states: 1000,
    large: &["BoundedBuffer 2 1 2 12", "Counters 3 1 16"],
    repeats: 3,
    overhead_runs: 9,
};

pub const QUICK: Sizes = Sizes {
    remark: "\nWith --quick sizes are smaller than the bars are meant for.",
    remote_agent: "RemoteAgent 1 0 10",
    bounded_buffer: "BoundedBuffer 2 1 1 2 40",
    symmetric_buffer: "BoundedBuffer 2 1 1 2",
    temp_obj: "TempObj 2 6",
    no_garbage: "NoGarbage 2 20",
    double_linked: "DoubleLinked 2 10 10",
    forever_states: 200,
    large: &["Counters 3 1 10"],
    repeats: 3,
    overhead_runs: 3,
};

pub const TINY: Sizes = Sizes {
    remark: "\nThe smallest sizes: only the form of the tables counts.",
    remote_agent: "RemoteAgent 1 1 1",
    bounded_buffer: "BoundedBuffer 1 1 1 1",
    symmetric_buffer: "BoundedBuffer 1 1 1 1",
    temp_obj: "TempObj 2 2",
    no_garbage: "NoGarbage 2 2",
    double_linked: "DoubleLinked 2 2 2",
    forever_states: 20,
    large: &["Counters 2 1 2"],
    repeats: 1,
    overhead_runs: 1,
};
