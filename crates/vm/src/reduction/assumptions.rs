//! What a search assumes about the program, and what it has learned so far.
//!
//! Each part is assumed to be as harmless as can be, and checked whenever it could show otherwise. Then it is given up and the search
//! starts again ([`crate::transition::Transition::restart`]). **A path means the same only under the same assumptions**, so they are one value that can
//! be kept beside a path and put back. In a trace they are a list of names.

use crate::reduction::guards::Guard;
use crate::reduction::initialisers::Initialisers;
use crate::reduction::owners::Owners;
use crate::reduction::places::Places;
use crate::reduction::quiet::LoudMethods;
use crate::vm::Vm;
use jaunt_base::FastMap;

#[derive(Clone, Default)]
pub struct Assumptions {
    /// Partial-order reduction: movers and guards.
    pub reduce: bool,
    /// Which fields, statics and arrays need no points.
    pub(crate) guards: FastMap<u64, Guard>,
    /// Which objects one thread uses alone.
    pub(crate) owners: Owners,
    /// Locks of `java.util.concurrent.locks` that were seen: rows of the synchronizers.
    pub(crate) synchronizers: Vec<u32>,
    /// What quiet code touches and what other code does.
    pub(crate) places: Places,
    /// Quiet code that calls the program.
    pub(crate) loud_methods: LoudMethods,
    /// What is assumed of class initialisers.
    pub(crate) initialisers: Initialisers,
    /// Threads stop inside of initialisers of the library.
    pub(crate) initialisers_stop: bool,
    /// Threads interrupt each other: notification does not commute with that.
    pub interrupts: bool,
    /// They do so not only as pools interrupt workers that have nothing to do, which look again whether the pool is to end, and nobody else sees it.
    pub outside_interrupts: bool,
    /// Somebody looks whether a thread is alive other than by joining it.
    pub liveness: bool,
    /// The program reads the clock: time is part of the state.
    pub clock: bool,
    /// It reads the wall clock: how far the next millisecond is counts.
    pub wall_clock: bool,
    /// It does more with moments than [`jaunt_state::time`] assumes: what time it is counts.
    pub absolute_time: bool,
    /// It goes round and looks at the clock: time passes while threads run, as a choice.
    pub time_passes: bool,
    /// It calculates with moments of up to so long ago, in nanoseconds: states tell them apart. See [`Assumptions::far`].
    pub back: u64,
    /// The program looks at names, ids or lists of threads: which is which counts.
    pub thread_names: bool,
    /// Threads that do the same count as one another: their numbers are no names. That was asked for, or is tried.
    pub alike: bool,
    /// Threads run in groups that go away with their last thread.
    pub daemon_groups: bool,
    /// The program looks at what threads do, stops them wherever they are, or enters monitors in atomic sections: trying to enter a monitor, and leaving one,
    /// are steps, and no step is longer than it must be.
    pub observed: bool,
    /// Threads stop inside of the monitor of a console stream: printing has its point.
    pub console_monitor: bool,
    /// The program closes one of the console's streams.
    pub console_closes: bool,
    /// Somebody got no off-heap memory: who allocates and frees first counts.
    pub room: bool,
    /// Both streams are printed to, and the order counts.
    pub two_streams: bool,
    /// Which ones: the sum of their numbers.
    pub(crate) streams: u32,
    /// The program defines classes for a loader of the JDK beside other threads: who looks for one too early does not find it.
    pub names_change: bool,
    /// The program calls `System.gc()` beside other threads: who looks at what a reference refers to sees whether that was before or after.
    pub collections: bool,
    /// `System.gc()` cleared a reference while other threads were there.
    pub cleared_beside: bool,
    /// Values go from thread to thread without an edge of happens-before: races are looked for with clocks.
    pub unordered: bool,
    /// No operation of the library is a step: that was asked for, or the program looks into operations (it parks threads itself, or looks at what
    /// others do).
    pub real: bool,
    /// The program asks what pools of threads have done so far.
    pub counts: bool,
    /// There were atomic sections, on whatever path.
    pub atomic_sections: bool,
}

/// What a trace calls [`Assumptions::back`].
const BACK: &str = "moments back ";

/// What is known of the program as a whole, by its name in traces: the one list of that.
macro_rules! flags {
    ($assumed:expr, $($borrow:tt)+) => {
        [
            ("interrupts", $($borrow)+ $assumed.interrupts),
            ("outside interrupts", $($borrow)+ $assumed.outside_interrupts),
            ("liveness", $($borrow)+ $assumed.liveness),
            ("clock", $($borrow)+ $assumed.clock),
            ("wall clock", $($borrow)+ $assumed.wall_clock),
            ("absolute time", $($borrow)+ $assumed.absolute_time),
            ("time passes", $($borrow)+ $assumed.time_passes),
            ("daemon groups", $($borrow)+ $assumed.daemon_groups),
            ("names", $($borrow)+ $assumed.thread_names),
            ("alike", $($borrow)+ $assumed.alike),
            ("observed", $($borrow)+ $assumed.observed),
            ("console monitor", $($borrow)+ $assumed.console_monitor),
            ("console closes", $($borrow)+ $assumed.console_closes),
            ("room", $($borrow)+ $assumed.room),
            ("two streams", $($borrow)+ $assumed.two_streams),
            ("real", $($borrow)+ $assumed.real),
            ("counts", $($borrow)+ $assumed.counts),
            ("names change", $($borrow)+ $assumed.names_change),
            ("collections", $($borrow)+ $assumed.collections),
        ]
    };
}

impl Vm {
    /// All that a later execution must know to have its points at the same places.
    pub fn known_points(&self) -> Vec<String> {
        // Without `..`, so that a new part does not compile until it is in this list, or here with the reason why not.
        let Assumptions {
            reduce,
            guards,
            owners: _,
            back,
            places: _,
            loud_methods,
            initialisers: _,
            // Told with the initialisers.
            initialisers_stop: _,
            // In `flags`.
            interrupts: _,
            outside_interrupts: _,
            liveness: _,
            clock: _,
            wall_clock: _,
            absolute_time: _,
            time_passes: _,
            thread_names: _,
            alike: _,
            daemon_groups: _,
            observed: _,
            console_monitor: _,
            console_closes: _,
            room: _,
            two_streams: _,
            real: _,
            counts: _,
            names_change: _,
            collections: _,
            // Found again on the way, before they matter: which locks and streams there are, and atomic sections, in which nobody else goes on.
            synchronizers: _,
            streams: _,
            atomic_sections: _,
            // Say what a verdict rests on, not where threads stop. A replay of a race keeps clocks anyway.
            cleared_beside: _,
            unordered: _,
        } = &self.assumed;
        let racy = guards.iter().filter(|(_, guard)| guard.racy).map(|(&key, _)| self.guard_name(key));
        let mut list: Vec<String> = racy.collect();
        list.extend(self.owned_objects());
        list.extend(self.loud_places());
        list.extend(loud_methods.iter().map(|parts| format!("method {}", parts.map(|p| self.program.name(p)).join(" "))));
        list.extend(self.known_initialisers());
        list.extend(flags!(self.assumed, &).iter().filter(|(_, flag)| **flag).map(|(name, _)| format!("flag {name}")));
        if *back != 0 {
            list.push(format!("{BACK}{back}"));
        }
        if !reduce {
            list.push("flag unreduced".to_string());
        }
        list.sort();
        list
    }

    /// Puts points where an earlier search had them.
    pub fn freeze_points(&mut self, known: &[String]) {
        let flag = |name: &str| known.iter().any(|k| k.strip_prefix("flag ") == Some(name));
        for (name, known) in flags!(self.assumed, &mut) {
            *known = flag(name);
        }
        self.assumed.reduce &= !flag("unreduced");
        self.assumed.back = known.iter().find_map(|k| k.strip_prefix(BACK)?.parse().ok()).unwrap_or(0);
        let methods = known.iter().filter_map(|k| k.strip_prefix("method "));
        let symbols = &mut self.program.symbols;
        self.assumed.loud_methods =
            methods.filter_map(|m| m.split(' ').map(|part| symbols.intern(part)).collect::<Vec<_>>().try_into().ok()).collect();
        self.policy.frozen = Some(known.iter().cloned().collect());
    }
}
