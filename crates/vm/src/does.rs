//! What a native does that others can see: every native is registered with it.
//!
//! **There is no registration without a declaration.** The handle of a native ([`crate::Gate`]) notes what it really did;
//! the test `declarations` runs programs and compares.

use jaunt_state::EffectKind;

/// A set of these bits. Bits other than `READS`, `WRITES`, `CALLS` name cells: what threads share outside of Java objects.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Does(u32);

macro_rules! bits {
    ($($(#[$doc:meta])* $name:ident = $bit:literal),* $(,)?) => {
        impl Does {
            $($(#[$doc])* pub const $name: Does = Does(1 << $bit);)*
            const NAMES: &'static [(&'static str, Does)] = &[$((stringify!($name), Does::$name)),*];
        }
    };
}

bits! {
    /// Reads fields, elements or off-heap memory that it did not make itself.
    READS = 0,
    /// Writes such.
    WRITES = 1,
    /// Java code runs before or after it.
    CALLS = 2,
    /// Notifies, waits, or asks who holds a monitor.
    MONITOR = 3,
    /// Initialises a class or asks whether one is initialised.
    INIT = 4,
    /// Defines classes and modules, or asks what was defined.
    DEFINED = 5,
    /// Starts a thread, or looks whether one was started or has ended.
    ALIVE = 6,
    /// `LockSupport`'s permit.
    PERMIT = 7,
    /// The interrupt flag, and who waits.
    INTERRUPT = 8,
    /// What a thread does: its state, its stack; stops, suspends, resumes it.
    STATUS = 9,
    /// Which threads there are.
    THREADS = 10,
    /// Reads the clock.
    CLOCK = 11,
    /// Waits for time to pass.
    SLEEP = 12,
    /// Prints.
    CONSOLE = 13,
    /// Identity hash codes: they are handed out in order.
    HASH = 14,
    /// The list of references that the collector has cleared.
    REFERENCES = 15,
    /// Room on the heap; collects garbage.
    HEAP = 16,
    /// An exception leaves a thread.
    UNCAUGHT = 17,
    /// Asks for a choice, or tells the search something.
    CHOICE = 18,
    /// Notes of `Verify` that outlive an execution.
    NOTES = 19,
    /// Files, the network, the environment, random numbers: what a closed world has not.
    OUTSIDE = 20,
    /// What natives keep under a number: streams, directories, mappings.
    KEPT = 21,
    /// Ends the execution.
    ENDS = 22,
}

impl Does {
    /// Nothing: the answer depends on the arguments and on what never changes. It may make objects.
    pub const PURE: Does = Does(0);

    pub const fn and(self, other: Does) -> Does {
        Does(self.0 | other.0)
    }

    /// What is here and not there.
    pub const fn without(self, other: Does) -> Does {
        Does(self.0 & !other.0)
    }

    /// The cells of these that none of the told kinds of effects (bits of [`EffectKind`]) speaks of.
    pub fn untold(self, told: u16) -> Does {
        let silent = |cell: &Does, kinds: &[EffectKind]| self.0 & cell.0 != 0 && kinds.iter().all(|&k| told & 1 << k as u16 == 0);
        Does(TOLD_BY.iter().filter(|(cell, kinds)| silent(cell, kinds)).fold(0, |bits, (cell, _)| bits | cell.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// **Whoever touches a cell tells of it**: by an effect of one of these kinds. Cells that are not here have none of their own:
///
/// - `INIT`: beginning to initialise a class has its point where it happens; who only asks makes the same of both answers.
/// - `DEFINED`: what the program itself defines is told by `tell_defining`; else a name means the same class for everybody.
/// - `SLEEP`: waiting changes what the thread itself can do; the end of the wait is a choice of the search.
/// - `CHOICE`: the search itself.
/// - `NOTES`: outlive executions on purpose.
/// - `OUTSIDE`, `KEPT`: a closed world has none; what is kept ends a search as unsupported.
const TOLD_BY: &[(Does, &[EffectKind])] = &[
    (Does::MONITOR, &[EffectKind::Lock, EffectKind::Global]),
    (Does::ALIVE, &[EffectKind::Read, EffectKind::Write, EffectKind::Global]),
    (Does::PERMIT, &[EffectKind::Thread, EffectKind::Read, EffectKind::Global]),
    (Does::INTERRUPT, &[EffectKind::Thread, EffectKind::Read, EffectKind::Write, EffectKind::Global]),
    (Does::STATUS, &[EffectKind::Thread, EffectKind::Read, EffectKind::Global]),
    (Does::THREADS, &[EffectKind::Global]),
    (Does::CLOCK, &[EffectKind::ReadClock]),
    (Does::CONSOLE, &[EffectKind::Console, EffectKind::Lock]),
    (Does::HASH, &[EffectKind::Cell]),
    (Does::REFERENCES, &[EffectKind::Cell]),
    (Does::HEAP, &[EffectKind::Write, EffectKind::Cell, EffectKind::Global]),
    (Does::UNCAUGHT, &[EffectKind::Read, EffectKind::Global]),
    (Does::ENDS, &[EffectKind::Global]),
];

impl std::fmt::Display for Does {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_empty() {
            return f.write_str("PURE");
        }
        let names: Vec<&str> = Does::NAMES.iter().filter(|(_, bit)| self.0 & bit.0 != 0).map(|(name, _)| *name).collect();
        f.write_str(&names.join(" | "))
    }
}
