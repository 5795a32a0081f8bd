//! What a program says through `jaunt.Verify`.
//!
//! Here is what it means for one execution, where the chooser of the VM answers each question.

use crate::actions::Action;
use crate::events::What;
use crate::native::Trap;
use crate::policy::Mode;
use crate::vm::Vm;
use jaunt_base::{FastMap, FastSet};
use jaunt_kernel::{ChoiceKind, ChoicePoint};
use jaunt_state::canonical::{Canonizer, Components};
use jaunt_state::iterators::Counting;
use jaunt_state::{Effect, EffectKind, Invariant, ObjRef};

/// What a program counts and remembers over all executions of a search. **Never taken back and no part of a state**: a
/// program that lets its behaviour depend on it gets what it asked for.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    pub counters: FastMap<i32, i32>,
    pub values: FastMap<String, i32>,
    /// (set, bit)
    pub bits: FastSet<(i32, i32)>,
}

/// Heaps that `Verify.stopIfVisited` has met in one search.
#[derive(Default)]
pub struct Roots {
    pub seen: FastSet<u128>,
    canonizer: Option<Box<Canonizer>>,
    counting: Counting,
}

impl Vm {
    /// One of `0..alternatives`.
    pub fn choose(&mut self, alternatives: u32) -> Result<u32, Trap> {
        if alternatives <= 1 {
            return Ok(0);
        }
        if self.policy.mode != Mode::Run {
            let value = self.pick(alternatives)?;
            self.tell(What::Choice(value, alternatives));
            return Ok(value);
        }
        let values: Vec<u32> = (0..alternatives).collect();
        let point = ChoicePoint { kind: ChoiceKind::Value, alternatives: &values, current: self.current.0 };
        Ok(values[self.chooser.choose(&point)])
    }

    /// From now on the scheduler keeps this thread while it can run.
    pub fn enter_atomic(&mut self) -> Result<(), Trap> {
        if self.thread().atomic == 0 {
            self.native_effect(Effect::new(EffectKind::Global, 0, 0))?;
            self.hear(Action::BeginAtomic);
            // What happens in a section is never about to happen; who is alone may start others in it.
            self.see_unordered();
        }
        self.thread().atomic += 1;
        self.assumed.atomic_sections = true;
        Ok(())
    }

    /// One end too many is forgiven, as in JPF.
    pub fn leave_atomic(&mut self) -> Result<(), Trap> {
        let depth = self.thread().atomic;
        self.leave_sections(depth.min(1));
        Ok(())
    }

    /// The program's part of a thread is over, and with it the sections that it did not end: what the library does at the end of a thread is in none.
    pub fn leave_all_sections(&mut self) {
        let depth = self.thread().atomic;
        if depth > 0 {
            self.leave_sections(depth);
        }
    }

    fn leave_sections(&mut self, how_many: u32) {
        let thread = self.thread();
        thread.atomic -= how_many;
        if how_many > 0 && thread.atomic == 0 {
            self.hear(Action::EndAtomic);
        }
        // What the section did is one effect of many parts; nothing more may follow it in one transition.
        self.left_mover();
    }

    /// The execution ends here and does not count.
    pub fn ignore_path(&mut self) -> Trap {
        match self.final_effect() {
            Ok(()) => Trap::Ignore,
            Err(trap) => trap,
        }
    }

    /// No execution follows this one.
    pub fn terminate_search(&mut self) -> Trap {
        self.search.terminated = true;
        Trap::Exit(0)
    }

    /// The transition ends here. One execution has no transitions.
    pub fn break_transition(&mut self) -> Result<(), Trap> {
        Ok(())
    }

    /// The execution ends here if it comes with a heap below `root` that was here before. One execution goes on.
    pub fn stop_if_visited(&mut self, root: ObjRef) -> Result<(), Trap> {
        if self.policy.mode == Mode::Check && self.events.is_none() && self.root_visited(root) {
            return Err(Trap::Ignore);
        }
        Ok(())
    }

    /// `Verify.stopIfVisited`: was a heap like the one below this object here before?
    fn root_visited(&mut self, root: ObjRef) -> bool {
        let mut canonizer = self.roots.canonizer.take().unwrap_or_default();
        let mut components = Components::default();
        let remembered = self.roots.counting.somebody_counts(&self.state, &self.program);
        canonizer.reachable(&self.state, &self.program, root, remembered, &mut components);
        self.roots.canonizer = Some(canonizer);
        let bytes: Vec<u8> = components.words.iter().chain(&components.ends).flat_map(|w| w.to_le_bytes()).collect();
        !self.roots.seen.insert(xxhash_rust::xxh3::xxh3_128(&bytes))
    }

    /// A `BooleanSupplier` that must be true in every state. One execution does not look.
    pub fn register_invariant(&mut self, condition: ObjRef, name: ObjRef) -> Result<(), Trap> {
        // There are states to look at from now on, also while there is one thread only.
        self.begin_search()?;
        // Every state counts from now on, also those between steps that are taken together otherwise.
        if self.checking() && self.assumed.reduce {
            self.assumed.reduce = false;
            if !self.search.beginning {
                self.search.start_again();
            }
        }
        // The name is for the report alone: no thread finds it here.
        self.share(condition);
        self.state.rest_mut().invariants.push(Invariant { condition, name });
        Ok(())
    }

    /// Whether states are stored and recognised.
    pub fn matches_states(&self) -> bool {
        self.policy.mode != Mode::Run
    }
}
