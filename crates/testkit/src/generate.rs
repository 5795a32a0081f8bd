//! Small random concurrent Java programs, for comparing explorers with each other.
//!
//! A brute-force explorer switches threads at every bytecode and stores whole states, so the programs must be tiny: a
//! few threads with a few statements. To make the few statements meet, every program draws a small *palette* of
//! ingredients first (swarm testing) and each ingredient puts its two halves, such as `wait` and `notify`, into
//! different threads. Whether a program ends well is left to chance: deadlocks, lost signals, uncaught exceptions and
//! spinning are wanted outcomes. What is not wanted: endless state (growing counters, recursion), time, identity hashes.

mod assemble;
mod body;
mod helpers;
pub(crate) mod random;
mod reference;
mod special;
mod values;

pub(crate) use random::Random;

/// Bounds of the programs. The default is the size that the reference explorer can bear.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Threads that run at the same time, main not counted while it only waits for the others.
    pub threads: (u32, u32),
    /// Statements of a thread's body, blocks counted as one.
    pub steps: (u32, u32),
    /// After about so many executed instructions a body ends. Three threads share two threads' worth.
    pub instructions: (u32, u32),
    /// Ingredients of one program.
    pub palette: (u32, u32),
    /// Ingredients that must not occur. A flag, lock or object may still serve another one: a wait needs something.
    pub without: Vec<Ingredient>,
}

impl Default for Shape {
    fn default() -> Shape {
        Shape { threads: (2, 3), steps: (1, 5), instructions: (8, 32), palette: (1, 5), without: Vec::new() }
    }
}

macro_rules! ingredients {
    ($($name:ident $percent:literal $text:literal;)*) => {
        /// What a program can be made of, besides plain static fields, locals and conditions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Ingredient { $(#[doc = $text] $name,)* }

        impl Ingredient {
            pub const ALL: &[Ingredient] = &[$(Ingredient::$name,)*];

            /// How often a palette has it, relative to the others.
            fn weight(self) -> u32 {
                match self { $(Ingredient::$name => $percent,)* }
            }
        }
    };
}

ingredients! {
    Volatile 28 "volatile static ints";
    Flag 22 "boolean flags, plain or volatile";
    Long 7 "a static long";
    Field 24 "fields of one or two shared objects";
    Array 20 "a shared array, also with computed index, also replaced by a fresh one";
    Reference 30 "nodes published in shared fields and arrays, null at first";
    Lock 34 "synchronized blocks, nested in any order";
    SyncMethod 16 "synchronized methods, also static ones and with wait inside";
    WaitNotify 24 "wait under a condition, notify or notifyAll";
    Spin 13 "bounded spin, rarely an unbounded one";
    Loop 10 "two rounds of a loop";
    Divide 8 "division by a shared value";
    Throw 10 "a RuntimeException of the program's own, under a condition";
    Try 16 "try with catch, finally or both";
    Assert 9 "assert, or throw of an AssertionError";
    Sleep 8 "sleep and yield";
    Interrupt 12 "interrupt of another thread, and checks of the flag";
    Join 8 "join from a worker";
    Start 7 "a thread started, perhaps also made, by a worker";
    Alive 4 "isAlive of another thread";
    Daemon 4 "daemon threads";
    NoJoin 7 "main does not wait for all";
    MainActs 18 "main runs a body of its own beside the workers";
    Twins 14 "all threads have one class and body";
    Init 14 "a class initialised by whichever thread comes first";
    Choice 14 "Verify.getBoolean and getInt";
    AtomicSection 6 "Verify.beginAtomic and endAtomic";
    Ignore 5 "Verify.ignoreIf";
    Park 8 "LockSupport.park and unpark";
    AtomicInt 16 "AtomicInteger";
    Print 6 "output by workers, so that its order is an outcome";
    Exit 1 "System.exit";
    Unowned 3 "notify or wait without the monitor";
}

/// The source of a public class in the unnamed package, with everything it needs nested inside but `jaunt.Verify`.
/// The same seed gives the same text.
pub fn program(seed: u64, class_name: &str, shape: &Shape) -> String {
    Generator::new(seed, class_name, shape).assemble().0
}

/// The programs of consecutive seeds, with their class names.
pub fn batch(first_seed: u64, n: usize, shape: &Shape) -> Vec<(String, String)> {
    (first_seed..)
        .take(n)
        .map(|seed| {
            let name = format!("Gen{seed}");
            let source = program(seed, &name, shape);
            (name, source)
        })
        .collect()
}

/// The ingredients that the program of a seed really has, for statistics.
pub fn ingredients(seed: u64, shape: &Shape) -> Vec<Ingredient> {
    Generator::new(seed, "Main", shape).assemble().1
}

/// One program being written. The fields after `used` belong to the body being written and are reset by the next.
struct Generator {
    random: Random,
    class: String,
    shape: Shape,
    palette: Vec<Ingredient>,
    /// Threads that main makes, named `t0`, `t1`, ...
    workers: usize,
    /// Places that hold a shared number.
    cells: Vec<values::Cell>,
    /// What the waiting threads of this program wait for.
    signal: special::Signal,
    /// The initialisers `Init` and `Init2` need each other: a deadlock in class initialisation is possible.
    tangled: bool,
    used: Vec<Ingredient>,
    /// The worker whose body is written; `None` is main.
    me: Option<usize>,
    scope: Vec<values::Local>,
    /// Locals in scope whose value nobody has looked at yet.
    unread: Vec<String>,
    depth: u32,
    names: u32,
    /// About how many instructions the body executes so far.
    spent: u32,
    /// Nothing that throws or blocks may be written: we are in an atomic section or a class initialiser.
    calm: bool,
}

impl Generator {
    fn new(seed: u64, class_name: &str, shape: &Shape) -> Generator {
        let mut random = Random::new(seed);
        let (low, high) = shape.threads;
        let threads = if high > 2 && random.percent(18) { random.between((low.max(3), high)) } else { low.max(2).min(high) };
        let mut generator = Generator {
            random,
            class: class_name.to_string(),
            shape: shape.clone(),
            palette: Vec::new(),
            workers: threads as usize,
            cells: Vec::new(),
            signal: special::Signal::default(),
            tangled: false,
            used: Vec::new(),
            me: None,
            scope: Vec::new(),
            unread: Vec::new(),
            depth: 0,
            names: 0,
            spent: 0,
            calm: false,
        };
        generator.draw_palette(threads);
        generator.draw_cells();
        generator.draw_signal();
        generator.tangled = generator.random.percent(30);
        generator
    }

    fn draw_palette(&mut self, threads: u32) {
        use Ingredient::*;
        // Long roads through the library beside two other threads are too much for the reference.
        let dear: &[Ingredient] = if threads > 2 { &[Start, Print, NoJoin, Daemon, Init, Interrupt, MainActs] } else { &[] };
        let most = if threads > 2 { 2 } else { self.shape.palette.1 };
        let wanted = self.random.rather_many((self.shape.palette.0.min(most), most)) as usize;
        let mut weights: Vec<u32> = Ingredient::ALL
            .iter()
            .map(|i| if dear.contains(i) || self.shape.without.contains(i) { 0 } else { i.weight() })
            .collect();
        while self.palette.len() < wanted && weights.iter().any(|&w| w > 0) {
            let at = self.random.weighted(&weights);
            self.palette.push(Ingredient::ALL[at]);
            weights[at] = 0;
            // These decide who starts whom; one of them is enough.
            if matches!(Ingredient::ALL[at], Start | Twins | MainActs | NoJoin | Daemon) {
                for other in [Start, Twins, MainActs, NoJoin, Daemon] {
                    weights[other as usize] = 0;
                }
            }
        }
        // Main is then the second thread more often than a third one.
        if self.has(MainActs) && self.random.percent(75) {
            self.workers -= 1;
        }
    }

    fn has(&self, what: Ingredient) -> bool {
        self.palette.contains(&what)
    }

    fn mark(&mut self, what: Ingredient) {
        if !self.used.contains(&what) {
            self.used.push(what);
        }
    }

    /// A name not used in this body yet.
    fn fresh(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }
}
