//! What an exploration has found, whichever engine executes the calls: states, the next depth, counts, violations, limits.
//!
//! The loop over depths is here ([`explore`]). An [`Engine`] makes the first states and executes all calls on the states of one depth; it tells the ledger of each
//! call that ended and of each state that it came to. **What the ledger holds does not depend on the order in which an engine tells it within one depth.**

use crate::extras::First;
use crate::found::{Found, Frontier, Origin, ShapeId, ShapeTable, StateNumber, names};
use crate::graph::Linear;
use crate::java::CallText;
use crate::judge::Difference;
use crate::laws::MOST_EQUALS;
use crate::likeness::Likenesses;
use crate::phase::{Phase, Phases};
use crate::plan::{Call, Plan};
use crate::result::{Accesses, Depth, Exploration, MethodCounts, Note, Property, Reason, Violation};
use crate::returned::Key;
use crate::spec::{Matching, Spec};
use crate::world::Described;
use jaunt_kernel::StopReason;
use jaunt_program::{ClassId, Program};
use jaunt_vm::coverage::{Coverage, Way};

/// Which calls are followed by a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compare {
    /// All of them, as in the paper.
    All,
    /// Those that wrote something.
    #[default]
    Changed,
}

/// Who watches over limits.
pub trait Watch {
    /// Asked now and then. `Some`: stop.
    fn must_stop(&mut self, so_far: &Exploration) -> Option<StopReason>;

    /// Where the engine writes down what it is doing.
    fn phases(&self) -> Phases {
        Phases::default()
    }
}

/// How calls are executed.
pub trait Engine {
    /// Calls all constructors.
    fn construct(&mut self, ledger: &mut Ledger);
    /// Executes all calls on all states of a depth, and asks now and then whether to stop ([`Ledger::is_over`]).
    fn expand(&mut self, ledger: &mut Ledger, present: &Frontier, watch: &mut dyn Watch);
}

/// Explores breadth-first.
pub fn explore(engine: &mut dyn Engine, plan: &Plan, spec: &Spec, compare: Compare, watch: &mut dyn Watch) -> Exploration {
    let mut ledger = Ledger::new(plan, spec, compare, watch.phases());
    ledger.result.depths.push(Depth::default());
    engine.construct(&mut ledger);
    ledger.end_depth();
    if ledger.found.is_empty() && !ledger.over {
        ledger.stop(Reason::NoObject);
    }
    for _ in 0..spec.depth {
        let present = std::mem::take(&mut ledger.next);
        if present.is_empty() || ledger.over {
            break;
        }
        ledger.result.depths.push(Depth::default());
        engine.expand(&mut ledger, &present, watch);
        ledger.end_depth();
    }
    ledger.phases.enter(Phase::Other);
    ledger.finish()
}

/// Which new state is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// A found one, whose first sequence is known when its depth is done.
    State(StateNumber),
    /// One of several that are alike, by how it was reached: the number is that of all of them.
    Arrival(Origin),
}

pub struct Ledger<'a> {
    pub plan: &'a Plan,
    pub spec: &'a Spec,
    pub compare: Compare,
    pub found: Found,
    pub shapes: ShapeTable,
    /// Where not all of what states hold counts.
    likenesses: Likenesses,
    pub result: Exploration,
    pub phases: Phases,
    next: Frontier,
    /// Violations of the present depth, each with the key of its origin.
    violated: Vec<(u64, Violation)>,
    /// States of the present depth that are not as they should be. Their sequences are known when the depth is done.
    bad: Vec<(Violation, Vec<StateNumber>)>,
    /// Nothing more is explored.
    over: bool,
    /// A violation ends the exploration where it is met; otherwise at the end of its depth.
    at_once: bool,
}

impl<'a> Ledger<'a> {
    fn new(plan: &'a Plan, spec: &'a Spec, compare: Compare, phases: Phases) -> Ledger<'a> {
        let methods = plan.methods.iter().map(|name| MethodCounts { name: name.clone(), ..MethodCounts::default() }).collect();
        let result = Exploration {
            methods,
            notes: plan.notes.clone(),
            calls: plan.calls.len(),
            constructors: plan.constructors.len(),
            ..Exploration::default()
        };
        Ledger {
            plan,
            spec,
            compare,
            found: Found::default(),
            shapes: ShapeTable::default(),
            likenesses: Likenesses::default(),
            next: Frontier::default(),
            result,
            phases,
            violated: Vec::new(),
            bad: Vec::new(),
            over: false,
            at_once: true,
        }
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    /// For engines that do not meet states in their order: the first violation is known when a depth is done.
    pub fn finish_depths(&mut self) {
        self.at_once = false;
    }

    pub fn finishes_depths(&self) -> bool {
        !self.at_once
    }

    /// Asks those who watch over limits.
    pub fn look_at_limits(&mut self, watch: &mut dyn Watch, present: &Frontier) {
        self.result.states = self.found.len() as u64;
        self.result.store_bytes = (self.found.memory() + self.shapes.memory() + self.next.memory() + present.memory()) as u64;
        let most = self.spec.max_states.filter(|&most| self.result.states >= most).map(StopReason::States);
        if let Some(stop) = most.or_else(|| watch.must_stop(&self.result)) {
            self.stop(Reason::Stopped(stop));
        }
    }

    /// It cannot go on.
    pub fn stop(&mut self, reason: Reason) {
        self.result.reason = Some(reason);
        self.over = true;
    }

    /// An engine that goes from depth to depth by itself has come to the next one.
    pub fn next_depth(&mut self) {
        self.end_depth();
        self.result.depths.push(Depth::default());
    }

    /// All calls of a depth were executed.
    fn end_depth(&mut self) {
        let below = self.result.depths.len() - 1 < self.spec.depth as usize;
        for (state, chosen) in self.likenesses.end_depth(below) {
            self.found.set_origin(state, chosen.origin);
            let (shape, _) = names(&chosen.words.shape, &chosen.words.values);
            self.keep(state, shape, &chosen.words);
        }
        for (mut violation, states) in std::mem::take(&mut self.bad) {
            let first = states.into_iter().map(|state| self.found.origin(state)).min_by_key(|origin| origin.key());
            let first = first.expect("a state that is bad");
            violation.sequence = self.sequence(first);
            self.violated.push((first.key(), violation));
        }
        let order = self.found.end_depth();
        self.next.renumber(&order);
        self.violated.sort_by_key(|&(key, _)| key);
        for (_, violation) in self.violated.drain(..) {
            // One of each kind is enough: the first, which is a shortest one.
            if !self.result.violations.iter().any(|known| known.is_like(&violation)) {
                self.result.violations.push(violation);
            }
        }
        if !self.spec.all_errors {
            self.result.violations.truncate(1);
            self.over |= !self.result.violations.is_empty();
        }
    }

    fn finish(mut self) -> Exploration {
        self.result.states = self.found.len() as u64;
        self.result.standard_executions = self.result.expanded * self.plan.calls.len() as u64;
        self.result.digest = self.found.digest().wrapping_add(self.likenesses.digest);
        if self.spec.matching != Matching::Exact {
            self.result.met = self.likenesses.met();
            if self.likenesses.left > 0 && self.result.reason.is_none() {
                self.result.reason = Some(Reason::Matching { left: self.likenesses.left });
            }
        }
        let kept = self.found.len().min(MOST_EQUALS) as StateNumber;
        self.result.shortest = (0..kept).map(|state| self.found.path(state)).collect();
        self.result.store_bytes = (self.found.memory() + self.shapes.memory() + self.next.memory()) as u64;
        self.result.origins = self.found.into_origins();
        self.result
    }

    /// The call of an origin.
    pub fn call(&self, origin: Origin) -> &'a Call {
        let list = if origin.before.is_some() { &self.plan.calls } else { &self.plan.constructors };
        &list[origin.call as usize]
    }

    /// The sequence to a state, and one call more.
    pub fn sequence(&self, origin: Origin) -> Vec<CallText> {
        let mut texts = origin.before.map_or_else(Vec::new, |state| self.plan.texts(&self.found.path(state)));
        texts.push(self.call(origin).text.clone());
        texts
    }

    /// All calls were executed on a number of states.
    pub fn expanded(&mut self, states: u64) {
        self.result.expanded += states;
        let depth = self.result.depths.len() - 2;
        self.result.depths[depth].expanded += states;
    }

    /// Calls on states reached their end.
    pub fn executed(&mut self, on_states: bool, paths: u64) {
        self.result.executions += paths;
        if on_states {
            let depth = self.result.depths.len() - 2;
            self.result.depths[depth].executions += paths;
        }
    }

    /// If a call was the first to take a branch, its sequence is worth knowing.
    #[inline]
    pub fn covered(&mut self, origin: Origin, coverage: &mut Coverage) {
        if coverage.has_news() {
            self.first_to_take(origin, coverage.take_news());
        }
    }

    /// A call was the first to take these ways of branches.
    pub fn first_to_take(&mut self, origin: Origin, ways: Vec<Way>) {
        let mut path = origin.before.map_or(Vec::new(), |state| self.found.path(state));
        path.push(origin.call);
        self.result.firsts.push(First { path, ways });
    }

    /// Calls on sets of states have accessed fields.
    pub fn accessed(&mut self, accesses: Accesses) {
        let depth = self.result.depths.len() - 2;
        if self.result.accesses.len() <= depth {
            self.result.accesses.resize(depth + 1, Accesses::default());
        }
        self.result.accesses[depth].add(accesses);
    }

    /// Calls of a method returned.
    pub fn returned(&mut self, method: usize, calls: u64) {
        self.result.methods[method].returned += calls;
    }

    /// What it returned is not told apart any more.
    pub fn returned_many(&self, method: usize) -> bool {
        self.result.methods[method].values.are_many()
    }

    /// They returned this value. `text` is asked for when it is a new one.
    #[inline]
    pub fn returned_value(&mut self, method: usize, key: Key, calls: u64, text: impl FnOnce() -> String) {
        self.result.methods[method].values.note(key, calls, text);
    }

    /// Calls of a method threw an exception.
    pub fn threw(&mut self, method: usize, name: String, calls: u64) {
        let counts = &mut self.result.methods[method].threw;
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, n)) => *n += calls,
            None => counts.push((name, calls)),
        }
    }

    /// Exceptions of this class may be thrown.
    pub fn is_expected(&self, program: &Program, class: ClassId) -> bool {
        self.plan.expected.iter().any(|&expected| program.is_subclass(class, expected))
    }

    /// A call wrote nothing: it leads back to its state.
    pub fn stayed(&mut self, calls: u64) {
        self.result.revisited += calls;
    }

    /// A call led to a state. `Some`: for the first time.
    #[inline]
    pub fn arrive(&mut self, origin: Origin, words: &Linear) -> Option<StateNumber> {
        let (shape, name) = names(&words.shape, &words.values);
        let state = self.arrive_at(origin, name)?;
        self.keep(state, shape, words);
        Some(state)
    }

    /// The same by the state's fingerprint. Whoever gets `Some` calls [`Ledger::keep`].
    #[inline]
    pub fn arrive_at(&mut self, origin: Origin, name: u128) -> Option<StateNumber> {
        let (state, new) = self.found.meet(name, origin);
        if origin.before != Some(state) {
            let of = self.call(origin).of;
            self.result.methods[of].changed += 1;
        }
        if !new {
            self.result.revisited += 1;
            return None;
        }
        let last = self.result.depths.len() - 1;
        self.result.depths[last].states += 1;
        Some(state)
    }

    /// A call led to a state that is known by something else than all of what it holds, which is its fingerprint `name`. `true`: to this very state for the
    /// first time.
    pub fn arrive_alike(&mut self, origin: Origin, likeness: u128, name: u128, words: impl FnOnce() -> Linear) -> bool {
        let (state, new) = self.found.meet(likeness, origin);
        if origin.before != Some(state) {
            let of = self.call(origin).of;
            self.result.methods[of].changed += 1;
        }
        if new {
            let last = self.result.depths.len() - 1;
            self.result.depths[last].states += 1;
        } else {
            self.result.revisited += 1;
        }
        self.likenesses.offer(state, new, self.spec.seed, name, origin, words);
        self.likenesses.meet(name)
    }

    /// A new state is to be expanded. `shape`: the fingerprint of its shape.
    pub fn keep(&mut self, state: StateNumber, shape: u128, words: &Linear) {
        if self.keeps() {
            let shape = self.shapes.intern(shape, &words.shape);
            self.keep_known(state, shape, &words.values);
        }
    }

    /// The same with the number of its shape.
    pub fn keep_known(&mut self, state: StateNumber, shape: ShapeId, values: &[u32]) {
        self.result.words += (self.shapes.length(shape) + values.len()) as u64;
        self.next.push(state, shape, values);
    }

    /// New states will be expanded.
    pub fn keeps(&self) -> bool {
        self.result.depths.len() - 1 < self.spec.depth as usize
    }

    /// A note is given once.
    pub fn note(&mut self, note: Note) {
        if !self.result.notes.contains(&note) {
            self.result.notes.push(note);
        }
    }

    /// A new state is not as it should be; `described`: what its invariant threw.
    pub fn violated_state(&mut self, property: Property, met: Met, described: Option<Described>) {
        let state = match met {
            Met::State(state) => state,
            Met::Arrival(origin) => return self.violated(property, origin, described),
        };
        let violation = Violation::new(property, Vec::new(), described, None);
        match self.bad.iter_mut().find(|(known, _)| known.is_like(&violation) && known.message == violation.message) {
            Some((_, states)) => states.push(state),
            None => self.bad.push((violation, vec![state])),
        }
        self.over |= !self.spec.all_errors && self.at_once;
    }

    /// Something was violated by a call.
    pub fn violated(&mut self, property: Property, origin: Origin, described: Option<Described>) {
        self.violated_with(property, origin, described, None);
    }

    /// The same; `difference`: what the oracle did instead.
    pub fn violated_with(
        &mut self,
        property: Property,
        origin: Origin,
        described: Option<Described>,
        difference: Option<Box<Difference>>,
    ) {
        let violation = Violation::new(property, self.sequence(origin), described, difference);
        let key = origin.key();
        match self.violated.iter_mut().find(|(_, known)| known.is_like(&violation)) {
            Some(known) if known.0 <= key => {}
            Some(known) => *known = (key, violation),
            None => self.violated.push((key, violation)),
        }
        self.over |= !self.spec.all_errors && self.at_once;
    }
}
