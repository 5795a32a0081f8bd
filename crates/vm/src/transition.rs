//! The transition that is running: how far it is, and what it did so far. And what a search knows of itself beyond that.

use jaunt_base::breakage::broken_here;
use jaunt_base::{FastMap, FastSet};
use jaunt_program::Method;
use jaunt_state::{Effect, ObjRef, ThreadId};

/// What the running transition may still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// The effect that the thread stopped at.
    Granted,
    /// One effect that never blocks: only monitors were entered so far.
    Right,
    /// Nothing visible but left movers.
    #[default]
    Post,
}

#[derive(Default)]
pub struct Transition {
    pub phase: Phase,
    /// The native or handle call that is running has its effect granted.
    pub granted_call: bool,
    /// The operation of the library that has its turn: the depth of the frame it began with.
    pub(crate) operation: Option<u32>,
    /// It begins with a look at the interrupt status of its thread.
    pub(crate) granted_interrupt: bool,
    /// The synchronizer of a lock that moves, whose operation has its turn; or null.
    pub(crate) lock: ObjRef,
    /// What it did that others can see.
    pub effects: Vec<Effect>,
    /// The objects of threads that it wrote to, where that is watched.
    pub written_threads: Vec<u32>,
    /// In `Mode::Step`: instructions until the thread stops; afterwards, how many are left. 0: it stops before each that
    /// touches more than registers.
    pub stretch: u32,
    /// It stops earlier before this many instructions of the program's own code that reach beyond registers. 0: it does not.
    pub reaching: u32,
    /// The answer to the next choice of a value.
    pub answer: Option<u32>,
    /// The thread that runs is in an initialiser of the library.
    pub(crate) in_initialiser: bool,
    /// The synchronized method whose monitor is being entered: it has no frame yet.
    pub(crate) entering: Option<*const Method>,
    /// A native does what somebody asked for by reflection.
    pub(crate) serving: bool,
    /// A thread is looked at that runs ahead of its joins ([`crate::reduction::joins`]): it stops before all that is not its own.
    pub(crate) ahead: bool,
    /// A thread ended with this exception, which no handler of the program's own takes.
    pub uncaught: Option<(ThreadId, ObjRef)>,
}

/// What belongs to a search: it outlives a transition, and ends with the search.
#[derive(Clone, Default)]
pub struct Search {
    /// The program asked for its end.
    pub terminated: bool,
    /// It has not begun: the first start of a thread is where it does.
    pub beginning: bool,
    /// Several threads of one class, with targets of one class, were there at once.
    pub met_alike: bool,
    /// With source sets: rows of monitors that were entered where nobody sees who comes first.
    pub quiet_monitors: FastSet<u32>,
    /// Operations of the library were steps in it.
    pub met_operations: bool,
    /// An assumption was found to be wrong: what was explored with it must be explored again.
    restart: bool,
    /// Somebody in a loop looked at the clock where no more time could pass: the time itself counts, and it has passed often enough.
    pub stood_still: bool,
    /// Somebody calculated with a moment that is too long ago to be told from others.
    pub long_times: bool,
    /// Where a time that has passed is compared with a long one: was it found to be shorter, and longer?
    pub(crate) limits: FastMap<(usize, i64), [bool; 2]>,
    /// Of all transitions so far.
    pub instructions: u64,
}

impl crate::vm::Vm {
    /// As before the first search: nothing is asked for, known or written down.
    pub fn forget_search(&mut self) {
        self.policy = Default::default();
        self.assumed = Default::default();
        self.transition = Default::default();
        self.search = Default::default();
        self.events = None;
        self.listener = None;
        self.class_facts = Default::default();
        self.roots = Default::default();
    }
}

impl Transition {
    /// It does something that others can see.
    #[cfg_attr(feature = "breakages", track_caller)]
    #[inline]
    pub fn did(&mut self, effect: Effect) {
        if !broken_here("effect") {
            self.effects.push(effect);
        }
    }
}

impl Search {
    /// One that has not begun. Instructions are counted on.
    pub fn new(instructions: u64) -> Search {
        Search { beginning: true, instructions, ..Search::default() }
    }

    /// What is assumed of the program has turned out to be wrong.
    #[cfg_attr(feature = "breakages", track_caller)]
    pub fn start_again(&mut self) {
        self.restart |= !broken_here("restart");
    }

    /// It must be begun again.
    #[inline]
    pub fn must_restart(&self) -> bool {
        self.restart
    }

    /// Somewhere it is asked whether a long time has passed, and in no execution the answer was another one.
    pub fn has_one_answer(&self) -> bool {
        self.limits.values().any(|answers| answers.contains(&false))
    }

    /// What was done aside since then does not count, but for its instructions.
    pub fn as_before(&mut self, before: Search) {
        *self = Search { instructions: self.instructions, ..before };
    }

    /// It begins again, or what was found to be wrong is of no concern to it.
    pub fn restarts(&mut self) {
        self.restart = false;
        self.stood_still = false;
        self.long_times = false;
        self.limits.clear();
    }
}
