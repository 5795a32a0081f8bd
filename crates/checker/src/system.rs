//! A running Java program as a [`TransitionSystem`].
//!
//! **In every state that the search sees, each thread that could run stands at a point**: its next visible effect is
//! known ([`jaunt_state::JavaThread::pending`]). A choice is the number of a thread, or a value that one thread asked for. What is local
//! happens as part of the transition that made it possible.

use crate::ahead::Sample;
use crate::closed::{Clock, Output, Texts};
use crate::config::{AllocKey, Backtrack, CheckConfig, Gc, SearchKind, StoreKind, Symmetry};
use crate::happens_before::{Clocks, KeptClocks};
use crate::hidden::HiddenParts;
use crate::path::{Kept, KeptPath, PathSet};
use crate::properties::Watched;
use crate::property::{Finding, Message, Moment, PropertyKind};
use crate::recent::Recent;
use crate::runner::{Beside, Judged, Runner, enabled};
use crate::stepper::Stepper;
use jaunt_kernel::{Arrival, Step, TransitionSystem};
use jaunt_state::canonical::{Canonizer, Components};
use jaunt_state::interchange;
use jaunt_state::time::{CLOCK_ORIGIN, Time};
use jaunt_state::{Collecting, Effect, Key, Mark, Packed, Positions, Tracker};
use jaunt_store::{BitstateStore, CollapseStore, FullStore, StateId, TreeStore, Vector, Visited};
use jaunt_vm::transition::{Search, Transition};
use jaunt_vm::{Unsupported, Vm};
use std::cell::RefCell;
use std::rc::Rc;

/// A state of the present path.
#[derive(Clone, Copy)]
pub struct Place {
    way: Way,
    /// States of the path up to here, where they are kept for themselves.
    path: u32,
    /// How far the clocks are, where races are looked for with them.
    clocks: u32,
    beside: Beside,
}

const _: () = assert!(size_of::<PackedPlace>() == 16, "a search may have many of them");

/// How a state of the path is come back to.
#[derive(Clone, Copy)]
enum Way {
    Undo(Mark),
    /// A number in the path of kept states.
    Kept(u32),
}

/// A state that waits for its turn, with what lies beside it.
pub enum PackedPlace {
    Collapsed(Packed),
    /// A copy, or a state with clocks.
    Other(Box<(Kept, Option<KeptClocks>)>),
}

pub struct System<'a> {
    pub vm: &'a mut Vm,
    tracker: Tracker,
    pub(crate) canonizer: Canonizer,
    /// In the first state.
    lists_of_groups: Vec<u32>,
    /// While it is asked whether it would pay to take threads for alike.
    pub(crate) sample: Option<Box<Sample>>,
    store: Box<dyn Visited>,
    recent: Recent,
    /// After each look-up the names of objects are asked for: what was seen recently is of no use.
    pub(crate) names_count: bool,
    /// Of the state that was looked up last.
    tag: u16,
    /// Without a store.
    on_path: Option<PathSet>,
    path: KeptPath,
    pub(crate) components: Components,
    extra: Vec<u32>,
    beside: Beside,
    clock: Clock,
    pub output: Output,
    pub(crate) config: CheckConfig,
    /// What was printed, where that counts.
    texts: Texts,
    /// What was found in the last step or state.
    pub finding: Option<Finding>,
    pub unsupported: Option<Box<Unsupported>>,
    /// The program asked for the end of the search.
    pub terminated: bool,
    first: Option<Place>,
    first_packed: Option<PackedPlace>,
    /// What the program had counted by then.
    first_notes: jaunt_vm::verify::Notes,
    /// A path is run again ([`System::while_replaying`]).
    pub(crate) replaying: bool,
    /// Whether steps write shared values or print is looked at, and whether one did since the last look-up.
    pub(crate) watches_values: bool,
    changed: bool,
    hidden: HiddenParts,
    /// What must hold, besides what the program says itself.
    pub(crate) watched: Watched,
    /// Garbage collections, and objects that they freed.
    pub collections: u64,
    pub collected: u64,
    /// States in which an invariant needs a monitor that somebody holds.
    pub unjudged: u64,
    /// Fences or final fields have told threads of accesses: what they know is part of a state.
    pub(crate) counts_beyond_edges: bool,
    /// The execution has ended by itself, in a step with a race.
    pub(crate) ended_racing: bool,
    /// What orders what on the present path, where that is asked.
    pub(crate) clocks: Option<Rc<RefCell<Clocks>>>,
    /// The place of the race that a replay looks for.
    pub(crate) race_at: Option<String>,
}

pub(crate) fn new_store(config: &CheckConfig) -> Box<dyn Visited> {
    match config.store {
        // Never asked.
        StoreKind::None => Box::new(FullStore::default()),
        StoreKind::Bitstate => Box::new(BitstateStore::new(config.bitstate_bytes as usize, 3)),
        StoreKind::Full => Box::new(FullStore::default()),
        StoreKind::Collapse => Box::new(CollapseStore::default()),
        StoreKind::Tree => Box::new(TreeStore::default()),
    }
}

/// One that tells threads apart, however alike they are.
fn new_canonizer(config: &CheckConfig) -> Canonizer {
    let canonical = config.symmetry == Symmetry::Canonical;
    let mut canonizer = Canonizer::default();
    if !canonical {
        canonizer.name_by_row();
    }
    canonizer.forget_counters = canonical;
    canonizer.garbage_counts = config.gc != Gc::MarkSweep;
    canonizer
}

/// Threads that do the same are interchangeable, if that is assumed.
fn take_for_alike(canonizer: &mut Canonizer, vm: &Vm, lists: &[u32]) {
    canonizer.masks = None;
    let alike = vm.assumed.alike && !vm.assumed.thread_names;
    if let Some(masks) = vm.thread_masks().filter(|_| alike) {
        canonizer.take_threads_for_alike(masks, lists);
    }
}

/// A hash with one more number in it. Whatever the other one is, two hashes or two numbers that differ give different ones.
pub(crate) fn mixed(hash: u128, number: u64) -> u128 {
    let product = (hash ^ number as u128).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    product ^ product >> 67
}

/// 16 bits of a hash of a state's name.
fn tag_of(name: u64) -> u16 {
    (name.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as u16
}

/// So many more objects before garbage is collected, where it does not count. The same for every way of going back: where
/// new objects go, and so which arrays guards can tell apart, depends on it.
const COLLECT_AFTER: usize = 1000;

/// Rows beyond which everything that exists at the first choice is sealed into the base image.
const SEAL_ABOVE: usize = 400;

impl<'a> System<'a> {
    /// Runs a program whose first frame was pushed to its first choice. The step says what came first.
    pub fn start(vm: &'a mut Vm, clock: Clock, output: Output, config: &CheckConfig) -> (System<'a>, Step) {
        vm.transition = Transition::default();
        vm.search = Search::new(vm.search.instructions);
        let mut beside = Beside::default();
        let mut finding = None;
        let mut unsupported = None;
        let mut terminated = false;
        let mut watched = Watched::of(config);
        let base_rows = vm.state.heap.objects;
        let step = {
            let mut early = Runner {
                vm,
                beside: &mut beside,
                finding: &mut finding,
                unsupported: &mut unsupported,
                terminated: &mut terminated,
                clock: &clock,
                watched: &mut watched,
            };
            early.begin()
        };
        vm.search.beginning = false;
        beside.clock = clock.get();
        beside.printed = output.borrow().len();
        vm.collect_for_search();
        let seal = config.symmetry == Symmetry::Canonical && vm.state.heap.objects > base_rows + SEAL_ABOVE;
        vm.policy.first_rows = vm.state.heap.top;
        vm.policy.first_objects = vm.state.heap.rows().iter().map(|entry| !entry.is_free()).collect();
        vm.name_first_objects();
        let collapsed = config.backtrack != Backtrack::Copy;
        let packing = collapsed && (config.search == SearchKind::Bfs || config.backtrack == Backtrack::Collapsed);
        let mut tracker = Tracker::start(&mut vm.state, &vm.program, seal, packing);
        let canonical = config.symmetry == Symmetry::Canonical;
        let mut canonizer = new_canonizer(config);
        if config.store.pools_frames() {
            canonizer.pool_frames();
        }
        if config.symmetry == Symmetry::None {
            tracker.count_order();
        }
        vm.watch_thread_names();
        let lists = vm.thread_masks().map_or(Vec::new(), |masks| interchange::lists_of_groups(&vm.state, &masks));
        take_for_alike(&mut canonizer, vm, &lists);
        let key = match config.symmetry {
            // With canonical forms too: the same path gives the same rows, whatever the way of going back.
            Symmetry::None | Symmetry::Class | Symmetry::Canonical => Key::Order,
            Symmetry::Alloc(AllocKey::Site) => Key::Site,
            Symmetry::Alloc(AllocKey::Occurrence) => Key::Occurrence,
            Symmetry::Alloc(AllocKey::Thread) => Key::Thread,
        };
        vm.state.heap.positions = Some(Box::new(Positions::new(key, vm.state.heap.top)));
        // Elsewhere the same path gives the same rows; here they depend on the paths before.
        vm.policy.rows_are_names = !matches!(config.symmetry, Symmetry::Alloc(_));
        let how = match config.gc {
            // Garbage is not part of a canonical form: it is collected only to bound the heap.
            Gc::MarkSweep if canonical => Collecting::Off,
            Gc::None => Collecting::Off,
            Gc::MarkSweep => Collecting::Mark,
            Gc::RefCount => Collecting::Count,
        };
        tracker.collect_by(&vm.state, &vm.program, how);
        beside.collect_at = vm.state.heap.objects + COLLECT_AFTER;
        let mut system = System {
            first_notes: vm.notes.clone(),
            vm,
            tracker,
            canonizer,
            lists_of_groups: lists,
            sample: None,
            store: new_store(config),
            recent: Recent::default(),
            names_count: false,
            tag: 0,
            on_path: (!config.store.keeps_visited()).then(PathSet::default),
            path: KeptPath::default(),
            components: Components::default(),
            extra: Vec::new(),
            beside,
            clock,
            output,
            config: config.clone(),
            texts: Texts::default(),
            finding,
            unsupported,
            terminated,
            first: None,
            first_packed: None,
            replaying: false,
            watches_values: false,
            changed: false,
            hidden: HiddenParts::default(),
            watched,
            collections: 0,
            collected: 0,
            unjudged: 0,
            ended_racing: false,
            counts_beyond_edges: false,
            clocks: None,
            race_at: config.race_at.clone(),
        };
        system.first = Some(system.mark());
        if config.search == SearchKind::Bfs {
            system.first_packed = Some(system.pack());
        }
        (system, step)
    }

    /// Back to the first choice with nothing visited.
    pub fn restart(&mut self) {
        self.rewind();
        self.forget_notes();
        self.store.clear();
        self.recent.clear();
        self.collections = 0;
        self.collected = 0;
        self.unjudged = 0;
        self.unsupported = None;
        self.sample = None;
        self.vm.search.restarts();
        self.vm.roots.seen.clear();
        take_for_alike(&mut self.canonizer, self.vm, &self.lists_of_groups);
        self.canonizer.forget();
        self.keep_clocks(self.needs_clocks());
    }

    /// From now on steps are told apart that write shared values or print, or no longer. What was asked before.
    pub(crate) fn watch_values(&mut self, watch: bool) -> bool {
        self.changed = false;
        self.vm.policy.unwatched_of_threads = watch.then(|| HiddenParts::of_threads(self.vm));
        std::mem::replace(&mut self.watches_values, watch)
    }

    /// What executions before this one counted is not for those that follow.
    pub fn forget_notes(&mut self) {
        self.vm.notes.clone_from(&self.first_notes);
    }

    /// Back to the first choice.
    pub fn rewind(&mut self) {
        self.finding = None;
        // Coming back to a packed state makes all marks void, also that of the first state.
        if let Some(packed) = self.first_packed.take() {
            self.unpack(&packed);
            self.first_packed = Some(packed);
        } else {
            let first = self.first.expect("set at the start");
            self.back(&first);
        }
    }

    /// For searches beside the main one.
    pub(crate) fn swap_store(&mut self, store: Box<dyn Visited>) -> Box<dyn Visited> {
        self.recent.clear();
        if let Some(on_path) = &mut self.on_path {
            on_path.truncate(0);
        }
        std::mem::replace(&mut self.store, store)
    }

    pub(crate) fn fresh_store(&self) -> Box<dyn Visited> {
        new_store(&self.config)
    }

    /// Such a search begins again.
    pub(crate) fn forget_visited(&mut self) {
        let store = self.fresh_store();
        self.swap_store(store);
    }

    /// States that differ only in which thread is which are one.
    pub(crate) fn has_thread_symmetry(&self) -> bool {
        self.canonizer.masks.is_some()
    }

    /// One that takes them for one another.
    pub(crate) fn canonizer_for_alike(&self) -> Option<Canonizer> {
        let mut canonizer = new_canonizer(&self.config);
        canonizer.time = self.time();
        canonizer.take_threads_for_alike(self.vm.thread_masks()?, &self.lists_of_groups);
        Some(canonizer)
    }

    /// From now on such states are different, in a store of their own: along a path, a number means one thread. What was, to be put back.
    pub(crate) fn tell_threads_apart(&mut self) -> Canonizer {
        std::mem::replace(&mut self.canonizer, new_canonizer(&self.config))
    }

    pub(crate) fn put_back(&mut self, canonizer: Canonizer) {
        self.canonizer = canonizer;
    }

    /// The present state by itself, with threads told apart, by one who has seen no other.
    pub fn exact_form(&mut self) -> Components {
        self.save();
        self.fill_extra();
        let mut canonizer = new_canonizer(&self.config);
        canonizer.time = self.time();
        let mut form = Components::default();
        canonizer.components(&self.tracker, &self.vm.state, &self.vm.program, &self.extra, &mut form);
        form
    }

    pub fn store_bytes(&self) -> usize {
        self.store.bytes()
    }

    /// Memory of the states of the present path.
    pub fn path_bytes(&self) -> usize {
        self.tracker.path_memory() + self.path.memory()
    }

    /// Memory that open states have in common.
    pub fn open_bytes(&self) -> usize {
        self.tracker.packed_memory()
    }

    /// Memory of components.
    pub fn component_bytes(&self) -> usize {
        self.tracker.memory() + self.recent.memory() + self.canonizer.frames().1 + self.texts.memory()
    }

    /// Distinct components: those of the store, and frames.
    pub fn pool_entries(&self) -> usize {
        self.canonizer.frames().0 + self.store.pool_entries()
    }

    /// "Visited" is certain.
    pub fn is_exact(&self) -> bool {
        self.store.is_exact()
    }

    /// The share of states that arrived which were stored, as far as can be told.
    pub fn coverage(&self) -> f64 {
        self.store.coverage()
    }

    /// From now on visited states are kept in files of this folder. False: this store cannot.
    pub fn spill(&mut self, folder: &std::path::Path) -> std::io::Result<bool> {
        self.store.spill(folder)
    }

    /// What went wrong with these files since.
    pub fn spill_error(&self) -> Option<&str> {
        self.store.spill_error()
    }

    /// Bytes of visited states that lie on disk.
    pub fn spilled_bytes(&self) -> usize {
        self.store.spilled_bytes()
    }

    /// Who asks for a value, and of how many.
    pub fn asking(&self) -> Option<(u32, u32)> {
        self.beside.asking
    }

    /// What the program has ended itself with.
    pub fn status(&self) -> i32 {
        self.beside.status
    }

    /// Everything printed on the present path.
    pub fn printed(&self) -> Vec<u8> {
        self.output.borrow().clone()
    }

    /// The present state as a value, in the way that was asked for.
    fn kept(&mut self) -> Kept {
        let text = self.text();
        let aside = self.beside.packed(text);
        match self.config.backtrack {
            Backtrack::Copy => Kept::Copy(Box::new((self.tracker.copy(&self.vm.state, &self.vm.program), aside))),
            _ => Kept::Collapsed(self.tracker.pack(&self.vm.state, &aside)),
        }
    }

    fn keep(&mut self) -> u32 {
        let kept = self.kept();
        self.path.push(kept)
    }

    pub(crate) fn runner(&mut self) -> Runner<'_> {
        Runner {
            vm: self.vm,
            beside: &mut self.beside,
            finding: &mut self.finding,
            unsupported: &mut self.unsupported,
            terminated: &mut self.terminated,
            clock: &self.clock,
            watched: &mut self.watched,
        }
    }

    /// What moves the program by instructions.
    pub(crate) fn stepper(&mut self) -> Stepper<'_> {
        let Beside { asking, closing, .. } = &mut self.beside;
        Stepper { vm: self.vm, clock: &self.clock, asking, closing }
    }

    /// What the program wants to hold in every state, in a state between two instructions. (Properties in Rust are about states
    /// that a search visits.)
    pub(crate) fn judge_here(&mut self) -> Option<Finding> {
        if self.vm.state.rest.invariants.is_empty() {
            return None;
        }
        self.save();
        self.broken_invariant()
    }

    /// What is wrong in a state that was not visited before.
    fn judge_new(&mut self) -> Option<Finding> {
        if let Some(race) = self.wanted_race().or_else(|| self.heard_race()) {
            return Some(race);
        }
        let found = self.watched.judge(Moment::State, self.vm);
        self.look_for_unreported_races();
        match found {
            Some(finding) => Some(finding),
            None => self.broken_invariant(),
        }
    }

    /// Conditions that the program wants to hold in every state.
    fn broken_invariant(&mut self) -> Option<Finding> {
        if self.vm.state.rest.invariants.is_empty() || self.replaying && self.vm.events.is_none() {
            return None;
        }
        // In the middle of an atomic section nobody looks.
        if self.vm.state.threads.live().any(|t| t.keeps_others_out()) {
            return None;
        }
        self.unheard(|system| system.first_broken())
    }

    /// The first of them that does not hold. Where the program stands is not changed.
    fn first_broken(&mut self) -> Option<Finding> {
        let place = self.mark();
        let invariants = self.vm.state.rest.invariants.clone();
        for invariant in invariants {
            let holds = self.runner().evaluate(invariant.condition);
            let current = std::mem::take(&mut self.finding);
            self.back(&place);
            let found = match holds {
                Judged::Holds => None,
                Judged::Waits => {
                    self.unjudged += 1;
                    None
                }
                Judged::Broken => {
                    let name = (!invariant.name.is_null()).then(|| self.vm.string_text(invariant.name));
                    Some(Finding::new(PropertyKind::Invariant, Message::InvariantBroken(name)))
                }
                Judged::Failed => current,
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// What a condition says of the present state, and what went wrong if it did not return. Nothing of that stays.
    pub(crate) fn evaluated(&mut self, condition: jaunt_state::ObjRef) -> (Judged, Option<Finding>) {
        self.save();
        let place = self.mark();
        let judged = self.runner().evaluate(condition);
        let finding = self.finding.take();
        self.back(&place);
        (judged, finding)
    }

    /// After a step: garbage goes before the state is looked at. Whether it does depends on the path alone, so that a
    /// replay does the same.
    fn collect(&mut self) {
        if self.config.gc == Gc::None {
            return;
        }
        if self.config.symmetry == Symmetry::Canonical && self.config.gc == Gc::MarkSweep {
            if self.vm.state.heap.objects > self.beside.collect_at {
                self.collections += 1;
                self.collected += self.vm.sweep(&mut self.tracker) as u64;
                // As much work as allocating was, at most.
                self.beside.collect_at = self.vm.state.heap.objects + COLLECT_AFTER + self.tracker.own_objects();
            }
        } else if let Some(freed) = self.vm.collect_between_steps(&mut self.tracker) {
            self.collections += (self.config.gc == Gc::MarkSweep) as u64;
            self.collected += freed as u64;
        }
    }

    /// Where clocks decide about races, states with different ones are different.
    fn describe_clocks(&mut self) {
        if self.clocks.is_none() {
            return;
        }
        let (canonizer, state) = (&self.canonizer, &self.vm.state);
        let known = self.knowledge(|row| canonizer.name_of(state, row), |thread| canonizer.thread_name(thread));
        self.components.words.extend(known.into_iter().flatten());
        self.components.end();
    }

    /// The components of the state that was saved last.
    pub(crate) fn list_components(&mut self) {
        self.canonizer.components(&self.tracker, &self.vm.state, &self.vm.program, &self.extra, &mut self.components);
    }

    pub(crate) fn save(&mut self) {
        self.beside.clock = self.clock.get();
        self.beside.printed = self.output.borrow().len();
        self.tracker.save(&mut self.vm.state, &self.vm.program);
    }

    /// Modification counts tell states apart too, as they do for the slow hash. For tests.
    pub fn count_everything(&mut self) {
        self.canonizer.forget_counters = false;
        self.canonizer.forget();
    }

    /// The canonical form of the state that was arrived at last, with a store that compares whole states.
    pub fn form(&self) -> &Components {
        &self.components
    }

    /// The slow twin of the canonical form.
    pub fn slow_hash(&self) -> u128 {
        self.vm.state.canonical_hash_at(&self.vm.program, self.time())
    }

    /// How time tells states apart.
    pub fn time(&self) -> Time {
        let now = CLOCK_ORIGIN + 1 + self.clock.get();
        let assumed = &self.vm.assumed;
        match (assumed.clock, assumed.absolute_time) {
            (false, _) => Time::Unread,
            (true, false) => Time::Relative { now, phase: assumed.wall_clock, far: assumed.far() },
            (true, true) => Time::Absolute { now },
        }
    }

    /// What the state that was arrived at last is called row by row: two states of one search with one such name are equal to the bit. For tests.
    pub fn raw_name(&self) -> u128 {
        self.raw()
    }

    #[inline]
    fn raw(&self) -> u128 {
        // How much was printed counts as the text, where it does; when garbage is collected cannot be seen; a program that has ended
        // itself has no state.
        let Beside { asking, clock, closing, printed: _, collect_at: _, status: _ } = self.beside;
        let (thread, of) = asking.map_or((0, 0), |(t, n)| (t + 1, n));
        let clock = if self.vm.assumed.clock { clock } else { 0 };
        let text = self.extra.last().copied().unwrap_or(0);
        let pair = |a: u32, b: u32| a as u64 | (b as u64) << 32;
        let beside = [pair(thread, of), pair(text, closing.is_some() as u32), clock];
        let raw = beside.into_iter().fold(self.tracker.raw_hash(), mixed);
        if self.clocks.is_none() {
            return raw;
        }
        let known = self.knowledge(Some, |thread| thread);
        known.iter().flatten().fold(raw, |hash, &word| mixed(hash, word as u64 + 1))
    }

    fn fill_extra(&mut self) {
        // The clock is for `time` to tell.
        let Beside { asking, clock: _, closing, printed: _, collect_at: _, status: _ } = self.beside;
        self.extra.clear();
        let (thread, of) = asking.map_or((0, 0), |(t, n)| (t + 1, n));
        self.extra.extend_from_slice(&[thread, of, closing.is_some() as u32]);
        let text = self.text();
        self.extra.push(text);
    }

    /// The number of what was printed, where that counts.
    fn text(&mut self) -> u32 {
        if self.config.outcomes { self.texts.number(&self.output.borrow()) } else { 0 }
    }
}

impl TransitionSystem for System<'_> {
    type Mark = Place;
    type Packed = PackedPlace;
    type Effect = Effect;

    fn choices(&mut self, out: &mut Vec<u32>) {
        match self.beside.asking {
            Some((_, of)) => {
                out.clear();
                out.extend(0..of);
            }
            None => enabled(self.vm, out),
        }
    }

    fn is_value(&self) -> bool {
        self.beside.asking.is_some()
    }

    fn take(&mut self, choice: u32) -> Step {
        if self.clocks.is_some() {
            self.forget_races();
        }
        let printed = if self.watches_values { self.output.borrow().len() } else { 0 };
        let step = self.runner().take(choice);
        if self.watches_values {
            // Collecting garbage saves the state in some modes.
            self.changed |= self.output.borrow().len() != printed || self.hidden.values_were_written(self.vm);
        }
        // Also of a step without clocks: random executions before the search had some.
        self.ended_racing = false;
        if self.clocks.is_some() && self.ends_with_a_race(step) {
            return Step::Violated;
        }
        match step {
            Step::Moved => self.collect(),
            // The last state is one, too.
            Step::Ended if !self.vm.state.rest.invariants.is_empty() && !self.must_restart() => {
                self.save();
                self.finding = self.broken_invariant();
                if self.finding.is_some() {
                    return Step::Violated;
                }
            }
            _ => {}
        }
        step
    }

    fn changed(&self) -> bool {
        self.changed
    }

    fn effects(&self) -> &[Effect] {
        &self.vm.transition.effects
    }

    fn conflict(a: &Effect, b: &Effect) -> bool {
        a.conflicts(b)
    }

    fn every_state_counts(&self) -> bool {
        self.watched.looks_at_states() || !self.vm.state.rest.invariants.is_empty()
    }

    fn arrive(&mut self) -> Arrival {
        self.changed = false;
        self.save();
        self.fill_extra();
        let raw = self.raw();
        // The slow twin and the path alone compare whole states each time.
        let direct = self.config.store.compares_whole() || self.names_count;
        if let Some((state, tag)) = self.recent.find(raw, |id| self.store.moves_of(StateId(id))).filter(|_| !direct) {
            self.tag = tag;
            return Arrival { state, new: false, violated: false };
        }
        self.canonizer.time = self.time();
        self.describe();
        if self.canonizer.ambiguous {
            self.vm.moment_as_number();
        }
        self.describe_clocks();
        let (state, new) = match &mut self.on_path {
            Some(on_path) => on_path.insert(&self.components),
            None => {
                let found = self.store.insert(Vector { words: &self.components.words, ends: &self.components.ends });
                self.tag = tag_of(self.store.name_of(found.id));
                if !direct {
                    self.recent.keep(raw, found.id.0, self.tag, self.store.moves_of(found.id));
                }
                (found.id.0, found.new)
            }
        };
        let mut violated = false;
        if new {
            if self.sample.is_some() {
                self.add_to_sample();
            }
            // A finding is large, and mostly there is none: that is not moved from place to place.
            match self.judge_new() {
                Some(finding) => {
                    self.finding = Some(finding);
                    violated = true;
                }
                None => self.finding = None,
            }
        }
        Arrival { state, new, violated }
    }

    fn name(&self, state: u32) -> u64 {
        self.store.name_of(StateId(state))
    }

    fn tag(&self) -> u16 {
        self.tag
    }

    fn note(&self, state: u32) -> u32 {
        self.on_path.as_ref().map_or_else(|| self.store.data(StateId(state)), |on_path| on_path.note(state))
    }

    fn set_note(&mut self, state: u32, note: u32) {
        match &mut self.on_path {
            Some(on_path) => on_path.set_note(state, note),
            None => self.store.set_data(StateId(state), note),
        }
    }

    fn mark(&mut self) -> Place {
        let way = match self.config.backtrack {
            Backtrack::Undo => Way::Undo(self.tracker.mark(&self.vm.state)),
            _ => Way::Kept(self.keep()),
        };
        let clocks = self.clocks.as_ref().map_or(0, |clocks| clocks.borrow().mark());
        Place { way, path: self.on_path.as_ref().map_or(0, PathSet::len), clocks, beside: self.beside }
    }

    fn back(&mut self, place: &Place) {
        match &place.way {
            Way::Undo(mark) => self.tracker.back(&mut self.vm.state, &self.vm.program, mark),
            Way::Kept(number) => self.path.put_back(*number, &mut self.tracker, &mut self.vm.state, &self.vm.program),
        }
        if let Some(on_path) = &mut self.on_path {
            on_path.truncate(place.path);
        }
        if let Some(clocks) = &self.clocks {
            clocks.borrow_mut().back(place.clocks);
        }
        self.beside = place.beside;
        self.clock.set(place.beside.clock);
        self.output.borrow_mut().truncate(place.beside.printed);
        self.vm.transition.answer = None;
        self.changed = false;
        if self.watches_values && matches!(place.way, Way::Kept(_)) {
            // Coming back from a copy looks like writing, until it is saved.
            self.save();
        }
    }

    fn pack(&mut self) -> PackedPlace {
        match (self.kept(), &self.clocks) {
            (Kept::Collapsed(packed), None) => PackedPlace::Collapsed(packed),
            (kept, clocks) => PackedPlace::Other(Box::new((kept, clocks.as_ref().map(|clocks| clocks.borrow().moment())))),
        }
    }

    fn unpack(&mut self, place: &PackedPlace) {
        let (tracker, state, program) = (&mut self.tracker, &mut self.vm.state, &self.vm.program);
        let (aside, clocks) = match place {
            PackedPlace::Collapsed(packed) => (tracker.unpack(state, program, packed), None),
            PackedPlace::Other(both) => (both.0.put_back(tracker, state, program), both.1.as_ref()),
        };
        self.path.leave();
        if let Some(now) = &self.clocks {
            // The first state was packed before there were any.
            now.borrow_mut().come_back(clocks.unwrap_or(&KeptClocks::default()));
        }
        let (beside, text) = Beside::unpacked(&aside);
        self.beside = beside;
        self.clock.set(beside.clock);
        let mut output = self.output.borrow_mut();
        if self.config.outcomes {
            self.texts.get(text, &mut output);
        } else {
            // Nobody looks at what was printed, except while a trace is written from the first state.
            output.truncate(beside.printed);
            self.beside.printed = output.len();
        }
    }

    fn memory(&self) -> usize {
        let on_path = self.on_path.as_ref().map_or(0, PathSet::memory);
        let clocks = self.clocks.as_ref().map_or(0, |clocks| clocks.borrow().memory());
        self.store.bytes() + self.component_bytes() + self.path_bytes() + self.open_bytes() + on_path + clocks
    }

    fn packed_memory(place: &PackedPlace) -> usize {
        match place {
            PackedPlace::Collapsed(_) => 0,
            PackedPlace::Other(both) => size_of::<Kept>() + both.0.memory() + both.1.as_ref().map_or(0, KeptClocks::memory),
        }
    }

    fn must_restart(&self) -> bool {
        self.vm.search.must_restart() && !self.replaying
    }
}
