//! The reference explorer: slow, and right by construction.
//!
//! It lets threads switch before *every* instruction that touches more than registers of its own thread ([`Reach`]), in the
//! library as in the program, keeps whole states ([`jaunt_state::Snapshot`]), recognises them by the canonical hash of the
//! slow walk, and reduces nothing. All other modes must find exactly its outcomes. It shares with them the meaning of
//! bytecode, of natives, of blocking and of time (docs/check.md). It shares neither points nor guards, movers, sleep sets, the
//! list of quiet code, the declarations of natives, what is assumed about sharing, pools, undo log nor stores.
//!
//! Where there are too many states it takes samples: every execution with one preemption, and random ones. Each of their
//! endings must be among those that a search finds.
//!
//! [`Reach`]: jaunt_program::insn::Reach

use crate::closed::{Clock, Output};
use crate::outcome::Ending;
use crate::property::PropertyKind;
use crate::reference_graph::Graph;
use crate::stepper::{EACH, Over, Stepped, Stepper, alone};
use jaunt_base::{FastMap, FastSet, Random};
use jaunt_program::{Method, MethodId};
use jaunt_state::time::{CLOCK_ORIGIN, LONG_AGO, Time};
use jaunt_state::{ObjRef, Snapshot};
use jaunt_vm::Vm;
use jaunt_vm::interp::Stop;
use jaunt_vm::policy::Mode;
use std::collections::BTreeSet;

/// How an execution can end: what was printed, and how it ended.
pub type Outcome = (String, Ending);

/// What the reference found.
#[derive(Debug, Default)]
pub struct Reference {
    pub outcomes: BTreeSet<Outcome>,
    /// What was printed where no execution could end any more, if all states were looked at.
    pub endless: BTreeSet<String>,
    /// Distinct states, where all are looked at.
    pub states: u64,
    /// Steps taken, and executions followed to their end, where samples are.
    pub steps: u64,
    pub executions: u64,
    /// Executions that were given up because they did not end.
    pub cut: u64,
    /// False: a limit was reached.
    pub complete: bool,
    pub unsupported: Option<String>,
}

/// Which samples to take.
#[derive(Clone, Copy, Debug)]
pub struct Samples {
    /// Steps that the executions with one preemption may take together.
    pub steps: u64,
    /// Random executions, and the seed of their choices.
    pub random: u64,
    pub seed: u64,
}

/// Steps after which an execution that is followed alone is given up: it spins.
const LONGEST: u64 = 30_000;

/// What belongs to a state and lies outside of the VM's.
#[derive(Clone, Default)]
struct Outside {
    asking: Option<(u32, u32)>,
    clock: u64,
    closing: Option<jaunt_state::ThreadId>,
    output: Vec<u8>,
}

/// A state to come back to.
pub(crate) struct Place {
    snapshot: Snapshot,
    outside: Outside,
}

struct Node {
    number: u32,
    place: Place,
    choices: Vec<u32>,
    /// The state was left: it must be restored before the next choice.
    left: bool,
}

/// Where an execution that is followed alone goes on.
struct Line {
    place: Place,
    /// What to choose first.
    choice: u32,
    /// The preemption is still to come.
    may_preempt: bool,
}

pub struct Explorer<'a> {
    pub vm: &'a mut Vm,
    pub clock: Clock,
    pub output: Output,
    outside: Outside,
}

impl<'a> Explorer<'a> {
    pub fn new(vm: &'a mut Vm, clock: Clock, output: Output) -> Explorer<'a> {
        Explorer { vm, clock, output, outside: Outside::default() }
    }

    /// All executions from an entry, as long as there are no more than so many states.
    pub fn explore(&mut self, entry: MethodId, args: &[String], max_states: u64) -> Reference {
        let mut found = Reference::default();
        let mut visited: FastMap<u128, u32> = FastMap::default();
        let mut graph = Graph::default();
        let mut stack: Vec<Node> = Vec::new();
        let Some(step) = self.begin(entry, args, &mut found) else { return found };
        if !self.arrive(step, &mut visited, &mut graph, &mut stack, &mut found) {
            return found;
        }
        while let Some(node) = stack.last_mut() {
            let Some(choice) = node.choices.pop() else {
                stack.pop();
                continue;
            };
            if std::mem::replace(&mut node.left, true) {
                self.restore(&node.place);
            }
            let step = self.take(choice);
            if !self.arrive(step, &mut visited, &mut graph, &mut stack, &mut found) {
                return found;
            }
            found.states = visited.len() as u64;
            if found.states > max_states {
                return found;
            }
        }
        found.complete = true;
        found.endless = graph.endless();
        found
    }

    /// Every execution with at most one preemption (threads change otherwise only where the running one cannot go on), and
    /// random executions.
    pub fn sample(&mut self, entry: MethodId, args: &[String], samples: Samples) -> Reference {
        let mut found = Reference::default();
        let Some(step) = self.begin(entry, args, &mut found) else { return found };
        if !self.goes_on(step, &mut found) {
            return found;
        }
        let root = self.place();
        found.complete = self.one_preemption(samples.steps, &mut found);
        let mut random = Random(samples.seed | 1);
        for _ in 0..samples.random {
            if found.unsupported.is_some() {
                break;
            }
            self.restore(&root);
            self.at_random(&mut random, &mut found);
        }
        found
    }

    /// From the first frame to the first state with a choice. The beginning has one thread and none.
    pub(crate) fn begin(&mut self, entry: MethodId, args: &[String], found: &mut Reference) -> Option<Stepped> {
        self.vm.prepare_check(Mode::Step);
        self.vm.assumed.reduce = false;
        let method: *const Method = self.vm.program.method(entry);
        // SAFETY: methods live as long as the program.
        if let Err(e) = self.vm.begin_main(unsafe { &*method }, args) {
            found.unsupported = Some(e.what.text().to_string());
            return None;
        }
        self.vm.search.beginning = true;
        let mut step = Stepped::Moved;
        while matches!(step, Stepped::Moved | Stepped::Alone) && self.outside.asking.is_none() && alone(self.vm) {
            step = match self.choices().first() {
                Some(&only) => self.take(only),
                None => break,
            };
        }
        self.vm.search.beginning = false;
        Some(step)
    }

    fn stepper(&mut self) -> Stepper<'_> {
        let Outside { asking, closing, .. } = &mut self.outside;
        Stepper { vm: self.vm, clock: &self.clock, asking, closing }
    }

    pub(crate) fn choices(&mut self) -> Vec<u32> {
        self.stepper().choices()
    }

    pub(crate) fn take(&mut self, choice: u32) -> Stepped {
        self.stepper().take(choice, EACH)
    }

    /// How an execution ended.
    fn how(&self, over: Over) -> Ending {
        match over {
            Over::Itself => Ending::Itself,
            Over::Exit(_, status) => Ending::Exit(status),
            Over::Uncaught(_, exception) => Ending::Thrown(self.vm.program.java_name(self.vm.state.heap.class_of(exception))),
        }
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.output.borrow()).into_owned()
    }

    /// Is the execution at a state with a way on? If not, how it ended is written down.
    pub(crate) fn goes_on(&mut self, step: Stepped, found: &mut Reference) -> bool {
        match step {
            Stepped::Moved | Stepped::Alone => {}
            Stepped::Ended(over) => {
                self.ended(self.how(over), found);
                return false;
            }
            Stepped::Ignored => return false,
            Stepped::Halted => unreachable!("nobody halts the reference"),
            Stepped::Unsupported(what) => {
                found.unsupported = Some(what.what.text().to_string());
                return false;
            }
        }
        if self.choices().is_empty() {
            let all_daemons = !self.vm.state.threads.live().any(|t| !t.daemon);
            let how = if all_daemons { Ending::Itself } else { Ending::Violated(PropertyKind::Deadlock) };
            self.ended(how, found);
            return false;
        }
        true
    }

    /// An execution is over. The last state is one in which invariants must hold.
    fn ended(&mut self, how: Ending, found: &mut Reference) {
        found.executions += 1;
        if how == Ending::Itself && !self.vm.state.rest.invariants.is_empty() {
            let place = self.place();
            if self.judge(&place, found) {
                return;
            }
        }
        found.outcomes.insert((self.text(), how));
    }

    /// False: it is of no use to go on.
    fn arrive(
        &mut self,
        step: Stepped,
        visited: &mut FastMap<u128, u32>,
        graph: &mut Graph,
        stack: &mut Vec<Node>,
        found: &mut Reference,
    ) -> bool {
        let from = stack.last().map(|node| node.number);
        if !self.goes_on(step, found) {
            if let Some(from) = from {
                graph.end(from);
            }
            return found.unsupported.is_none();
        }
        let mut new = false;
        let number = *visited.entry(self.identity()).or_insert_with(|| {
            new = true;
            graph.add(self.text())
        });
        if let Some(from) = from {
            graph.way(from, number);
        }
        if new {
            let place = self.place();
            self.judge(&place, found);
            stack.push(Node { number, place, choices: self.choices(), left: false });
        }
        found.unsupported.is_none()
    }

    pub(crate) fn identity(&mut self) -> u128 {
        let o = &self.outside;
        let state = &self.vm.state;
        let now = CLOCK_ORIGIN + 1 + self.clock.get();
        // Where time passes, there is no end of times.
        let passes = self.vm.time_passes();
        let time = if passes { Time::Relative { now, phase: true, far: LONG_AGO } } else { Time::Absolute { now } };
        let mut hash = state.canonical_hash_at(&self.vm.program, time);
        let mut more = |n: u128| hash = (hash ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835).rotate_left(47);
        let (thread, of) = o.asking.map_or((0, 0), |(t, n)| (t + 1, n));
        more((thread as u128) << 32 | of as u128);
        if !passes {
            more(self.clock.get() as u128);
            for thread in state.threads.live() {
                more(thread.status().deadline().unwrap_or(0) as u128);
            }
        }
        more(o.closing.is_some() as u128);
        // Linking a call site runs code that comes back to the same instruction with nothing else changed.
        more(state.rest.roots().iter().filter(|r| !r.is_null()).count() as u128);
        // So does initialising a class that has nothing to initialise.
        let done = jaunt_state::ClassStatus::Initialized;
        more(state.classes.iter().filter(|c| c.status == done).count() as u128);
        for &byte in self.output.borrow().iter() {
            more(byte as u128 + 1);
        }
        hash
    }

    pub(crate) fn is_asking(&self) -> bool {
        self.outside.asking.is_some()
    }

    pub(crate) fn place(&mut self) -> Place {
        self.outside.clock = self.clock.get();
        self.outside.output.clone_from(&self.output.borrow());
        Place { snapshot: self.vm.state.snapshot(), outside: self.outside.clone() }
    }

    pub(crate) fn restore(&mut self, place: &Place) {
        self.vm.state.restore(&place.snapshot, &self.vm.program);
        self.clock.set(place.outside.clock);
        self.output.borrow_mut().clone_from(&place.outside.output);
        self.outside.clone_from(&place.outside);
        self.vm.transition.answer = None;
    }

    /// Conditions that the program wants to hold in every state. What they do is undone. True: one does not.
    fn judge(&mut self, place: &Place, found: &mut Reference) -> bool {
        if self.vm.state.threads.live().any(|t| t.keeps_others_out()) {
            return false;
        }
        for invariant in self.vm.state.rest.invariants.clone() {
            let Some(id) = self.vm.observer_thread(invariant.condition) else {
                found.unsupported = Some("an invariant that cannot be called".to_string());
                return false;
            };
            let how = loop {
                self.vm.current = id;
                self.vm.fuel = u32::MAX;
                match self.vm.resume_thread() {
                    Stop::Yield => {}
                    Stop::Finished => {
                        let thread = &self.vm.state.threads[id];
                        break match thread.thrown {
                            ObjRef::NULL => (thread.result as u32 == 0).then_some(Ending::Violated(PropertyKind::Invariant)),
                            thrown => Some(Ending::Thrown(self.vm.program.java_name(self.vm.state.heap.class_of(thrown)))),
                        };
                    }
                    // It needs a monitor that somebody holds: it says nothing about this state.
                    Stop::Blocked | Stop::Point => break None,
                    _ => break Some(Ending::Violated(PropertyKind::Invariant)),
                }
            };
            self.restore(place);
            if let Some(how) = how {
                found.outcomes.insert((self.text(), how));
                return true;
            }
        }
        false
    }

    /// False: the limit of steps was reached, or some execution does not end.
    fn one_preemption(&mut self, max_steps: u64, found: &mut Reference) -> bool {
        let before = found.cut;
        let mut met = FastSet::default();
        let mut lines = Vec::new();
        for choice in self.choices() {
            lines.push(Line { place: self.place(), choice, may_preempt: true });
        }
        while let Some(line) = lines.pop() {
            self.follow(line, max_steps, &mut met, &mut lines, found);
            if found.steps > max_steps || found.unsupported.is_some() {
                return false;
            }
        }
        found.cut == before
    }

    /// One execution to its end. Others that begin on the way are put beside it; those with the preemption made are
    /// followed at once, so that not all their beginnings are kept.
    fn follow(
        &mut self,
        line: Line,
        max_steps: u64,
        met: &mut FastSet<(u128, bool)>,
        lines: &mut Vec<Line>,
        found: &mut Reference,
    ) {
        let Line { place, choice, may_preempt } = line;
        self.restore(&place);
        let mut running = self.outside.asking.map_or(choice, |(thread, _)| thread);
        let mut choice = choice;
        for _ in 0..LONGEST {
            found.steps += 1;
            let step = self.take(choice);
            if matches!(step, Stepped::Alone) {
                break;
            }
            if found.steps > max_steps || !self.goes_on(step, found) {
                return;
            }
            let choices = self.choices();
            if let Some((thread, _)) = self.outside.asking {
                running = thread;
            }
            if self.outside.asking.is_none() && self.stepper().runs(running, &choices) {
                choice = running;
                if may_preempt && choices.len() > 1 {
                    let here = self.place();
                    for &other in choices.iter().filter(|&&c| c != running) {
                        let mut inner = vec![Line { place: self.place(), choice: other, may_preempt: false }];
                        while let Some(next) = inner.pop() {
                            self.follow(next, max_steps, met, &mut inner, found);
                            if found.steps > max_steps || found.unsupported.is_some() {
                                return;
                            }
                        }
                        self.restore(&here);
                    }
                }
                continue;
            }
            if choices.len() > 1 && !met.insert((self.identity(), may_preempt)) {
                return;
            }
            for &other in &choices[1..] {
                lines.push(Line { place: self.place(), choice: other, may_preempt });
            }
            choice = choices[0];
            if self.outside.asking.is_none() {
                running = choice;
            }
        }
        found.cut += 1;
    }

    /// One execution with random choices; how often threads change is random too.
    fn at_random(&mut self, random: &mut Random, found: &mut Reference) {
        let mut next = |below: usize| random.below(below);
        let stays = [0, 1, 3, 7, 15, 31, 63, 127][next(8)];
        let mut running = u32::MAX;
        for _ in 0..LONGEST {
            let choices = self.choices();
            let stay = self.outside.asking.is_none() && self.stepper().runs(running, &choices) && next(stays + 1) != 0;
            let choice = if stay { running } else { choices[next(choices.len())] };
            running = self.outside.asking.map_or(choice, |(thread, _)| thread);
            found.steps += 1;
            let step = self.take(choice);
            if matches!(step, Stepped::Alone) {
                break;
            }
            if !self.goes_on(step, found) {
                return;
            }
        }
        found.cut += 1;
    }
}
