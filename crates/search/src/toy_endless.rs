//! Small random programs of threads over a few variables: what the search tells of cycles and of sets without an end, with and without
//! sleep sets, against the whole graph.

use crate::{Bounds, Counts, Cycles, End, Monitor, dfs};
use jaunt_kernel::{Arrival, Step, StopReason, TransitionSystem};
use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy, Debug)]
enum Insn {
    /// Variable, value, and where to go on.
    Set(usize, u8, usize),
    /// Variable, value, where to go on if it has that value and if not.
    If(usize, u8, usize, usize),
    /// Goes on only when the variable has the value.
    Await(usize, u8, usize),
}

/// Places of the threads, then values of the variables.
type State = Vec<u8>;

#[derive(Clone, Debug)]
struct Program {
    threads: Vec<Vec<Insn>>,
    variables: usize,
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % n
    }
}

impl Program {
    fn random(seed: u64) -> Program {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let (threads, variables) = (2 + random.below(2), 1 + random.below(3));
        let thread = |random: &mut Random| {
            let len = 1 + random.below(4);
            let insn = |at: usize, random: &mut Random| {
                let (variable, value) = (random.below(variables), random.below(2) as u8);
                // Mostly forwards, so that most programs have some end.
                let next = |random: &mut Random| if random.below(4) == 0 { random.below(len + 1) } else { at + 1 };
                match random.below(6) {
                    0 | 1 => Insn::Set(variable, value, next(random)),
                    2 => Insn::Await(variable, value, next(random)),
                    _ => Insn::If(variable, value, next(random), random.below(len + 1)),
                }
            };
            (0..len).map(|at| insn(at, random)).collect::<Vec<Insn>>()
        };
        Program { threads: (0..threads).map(|_| thread(&mut random)).collect(), variables }
    }

    fn insn(&self, state: &State, thread: usize) -> Option<Insn> {
        self.threads[thread].get(state[thread] as usize).copied()
    }

    fn enabled(&self, state: &State) -> Vec<u32> {
        let can = |thread: &usize| match self.insn(state, *thread) {
            None => false,
            Some(Insn::Await(variable, value, _)) => state[self.threads.len() + variable] == value,
            Some(_) => true,
        };
        (0..self.threads.len()).filter(can).map(|t| t as u32).collect()
    }

    /// The next state, and the variable with whether it was written.
    fn next(&self, state: &State, thread: usize) -> (State, (usize, bool)) {
        let mut state = state.clone();
        let first = self.threads.len();
        let (to, effect) = match self.insn(&state, thread).expect("it can go on") {
            Insn::Set(variable, value, to) => {
                state[first + variable] = value;
                (to, (variable, true))
            }
            Insn::If(variable, value, then, otherwise) => {
                (if state[first + variable] == value { then } else { otherwise }, (variable, false))
            }
            Insn::Await(variable, _, to) => (to, (variable, false)),
        };
        state[thread] = to as u8;
        (state, effect)
    }

    fn first(&self) -> State {
        vec![0; self.threads.len() + self.variables]
    }

    /// Does the graph have a cycle? And the closed sets without an end that hold no smaller ones, by fixpoints.
    fn whole(&self) -> (bool, Vec<HashSet<State>>) {
        let mut graph: HashMap<State, Vec<State>> = HashMap::new();
        let mut open = vec![self.first()];
        while let Some(state) = open.pop() {
            if graph.contains_key(&state) {
                continue;
            }
            let next: Vec<State> = self.enabled(&state).iter().map(|&t| self.next(&state, t as usize).0).collect();
            open.extend(next.iter().cloned());
            graph.insert(state, next);
        }
        let reached = |from: &State| {
            let mut seen: HashSet<State> = HashSet::new();
            let mut open = graph[from].clone();
            while let Some(state) = open.pop() {
                if seen.insert(state.clone()) {
                    open.extend(graph[&state].iter().cloned());
                }
            }
            seen
        };
        let all: HashMap<&State, HashSet<State>> = graph.keys().map(|s| (s, reached(s))).collect();
        let cyclic = all.iter().any(|(state, reached)| reached.contains(*state));
        let mut sets: Vec<HashSet<State>> = Vec::new();
        for (state, reached) in &all {
            // Whoever is reached reaches this one: the smallest closed set. An end reaches nothing.
            let closed = reached.contains(*state) && reached.iter().all(|other| all[other].contains(*state));
            if closed && !sets.contains(reached) {
                sets.push(reached.clone());
            }
        }
        (cyclic, sets)
    }
}

struct System<'p> {
    program: &'p Program,
    at: State,
    effects: Vec<(usize, bool)>,
    visited: HashMap<State, u32>,
    notes: Vec<u32>,
    marks: Vec<State>,
    tag: u16,
    /// Writing counts as changing, and a step has written.
    watching: bool,
    changed: bool,
}

impl TransitionSystem for System<'_> {
    type Mark = u32;
    type Packed = State;
    type Effect = (usize, bool);
    fn choices(&mut self, out: &mut Vec<u32>) {
        out.extend(self.program.enabled(&self.at));
    }
    fn is_value(&self) -> bool {
        false
    }
    fn take(&mut self, choice: u32) -> Step {
        let (next, effect) = self.program.next(&self.at, choice as usize);
        self.at = next;
        self.effects = vec![effect];
        self.changed |= self.watching && effect.1;
        if self.program.enabled(&self.at).is_empty() { Step::Ended } else { Step::Moved }
    }
    fn changed(&self) -> bool {
        self.changed
    }
    fn effects(&self) -> &[(usize, bool)] {
        &self.effects
    }
    fn conflict(a: &(usize, bool), b: &(usize, bool)) -> bool {
        a.0 == b.0 && (a.1 || b.1)
    }
    fn every_state_counts(&self) -> bool {
        false
    }
    fn arrive(&mut self) -> Arrival {
        self.changed = false;
        let next = self.visited.len() as u32;
        let state = *self.visited.entry(self.at.clone()).or_insert(next);
        if state == next {
            self.notes.push(0);
        }
        self.tag = (state % 3) as u16;
        Arrival { state, new: state == next, violated: false }
    }
    fn name(&self, state: u32) -> u64 {
        u64::from(state) << 20
    }
    fn tag(&self) -> u16 {
        // Few enough to be taken for each other.
        self.tag
    }
    fn note(&self, state: u32) -> u32 {
        self.notes[state as usize]
    }
    fn set_note(&mut self, state: u32, note: u32) {
        self.notes[state as usize] = note;
    }
    fn mark(&mut self) -> u32 {
        self.marks.push(self.at.clone());
        self.marks.len() as u32 - 1
    }
    fn back(&mut self, mark: &u32) {
        self.at = self.marks[*mark as usize].clone();
        self.changed = false;
    }
    fn pack(&mut self) -> State {
        self.at.clone()
    }
    fn unpack(&mut self, packed: &State) {
        self.at = packed.clone();
    }
    fn memory(&self) -> usize {
        0
    }
    fn packed_memory(_: &State) -> usize {
        0
    }
    fn must_restart(&self) -> bool {
        false
    }
}

#[derive(Default)]
struct Told {
    sets: Vec<State>,
}

impl Monitor<System<'_>> for Told {
    fn poll(&mut self, _: &Counts, _: &mut System<'_>, _: usize) -> Option<StopReason> {
        None
    }
    fn met(&mut self, _: Step, _: &mut System<'_>, _: &[u32]) -> bool {
        true
    }
    fn endless(&mut self, system: &mut System<'_>, path: &[u32]) -> bool {
        let mut state = system.program.first();
        for &choice in path {
            state = system.program.next(&state, choice as usize).0;
        }
        assert_eq!(state, system.at, "the path leads there");
        self.sets.push(state);
        true
    }
}

fn run(program: &Program, cycles: Cycles, sleep_sets: bool, watching: bool) -> (End, Told) {
    let mut told = Told::default();
    let (effects, visited, notes, marks) = Default::default();
    let mut system = System { program, at: program.first(), effects, visited, notes, marks, tag: 0, watching, changed: false };
    let bounds = Bounds { cycles, sleep_sets, ..Bounds::default() };
    let end = dfs::run(&mut system, &bounds, &mut told, &mut Counts::default());
    (end, told)
}

#[test]
fn cycles_and_sets_without_an_end_are_those_of_the_whole_graph() {
    let (mut cyclic_ones, mut with_sets, mut with_ends_too, mut several) = (0, 0, 0, 0);
    let (mut constant, mut writing) = (0, 0);
    for seed in 1..20_000 {
        let program = Program::random(seed);
        if program.enabled(&program.first()).is_empty() {
            continue;
        }
        let (cyclic, sets) = program.whole();
        let steps = |state: &State| {
            program.enabled(state).into_iter().map(|choice| program.next(state, choice as usize)).collect::<Vec<_>>()
        };
        let writes = |set: &HashSet<State>| set.iter().any(|state| steps(state).iter().any(|(_, effect)| effect.1));
        cyclic_ones += cyclic as u32;
        with_sets += !sets.is_empty() as u32;
        several += (sets.len() > 1) as u32;
        for sleep_sets in [false, true] {
            let (end, _) = run(&program, Cycles::Noticed, sleep_sets, false);
            assert_eq!(end == End::Cycle, cyclic, "seed {seed}, sleep sets {sleep_sets}: {program:?}");
            for watching in [false, true] {
                let (end, told) = run(&program, Cycles::Judged, sleep_sets, watching);
                assert_eq!(end, End::Complete);
                // States in which there is one way only are passed: a loop of them may be met, and told of, at several places.
                let found: Vec<Option<usize>> = told.sets.iter().map(|s| sets.iter().position(|set| set.contains(s))).collect();
                let wanted = (0..sets.len()).filter(|&i| !watching || !writes(&sets[i]));
                let expected: HashSet<Option<usize>> = wanted.map(Some).collect();
                let how = format!("sleep sets {sleep_sets}, watching {watching}");
                assert_eq!(HashSet::from_iter(found), expected, "seed {seed}, {how}: {program:?}");
            }
        }
        constant += sets.iter().filter(|set| !writes(set)).count();
        writing += sets.iter().filter(|set| writes(set)).count();
        let ends = |set: &HashSet<State>| !set.contains(&program.first());
        with_ends_too += (!sets.is_empty() && sets.iter().all(ends)) as u32;
    }
    println!(
        "{cyclic_ones} cyclic, {with_sets} with sets without an end, {several} with several, {with_ends_too} not from the beginning; {constant} sets in \
         which nobody writes, {writing} others"
    );
    assert!(constant > 300 && writing > 300);
    assert!(cyclic_ones > 3000 && with_sets > 1000 && several > 100 && with_ends_too > 500);
}
