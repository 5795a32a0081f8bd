//! Small programs of threads over variables and locks: source sets against the whole graph. By chance, and those that a reduced search could get wrong.

use crate::{Bounds, Counts, End, Monitor, dfs, sources};
use jaunt_kernel::{Arrival, Sources, Step, StopReason, TransitionSystem, Waits};
use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy, Debug)]
enum Insn {
    /// Variable and value.
    Set(usize, u8),
    /// Variable, value, where to go on if it has another one.
    Unless(usize, u8, usize),
    /// Goes on only when the variable has the value.
    Await(usize, u8),
    Lock(usize),
    /// Lock, variable, value: in one step.
    LockSet(usize, usize, u8),
    /// Whoever waits for it can go on, and no effect tells of it.
    Unlock(usize),
    /// What is written depends on what is read: if the first variable is 1, the second is written, else the third.
    Either(usize, usize, usize),
    Start(usize),
    Park,
    Unpark(usize),
    /// Asks for 0 or 1 and writes it, in the second half of the step.
    Choose(usize),
    Goto(usize),
    Fail,
}

use Insn::*;

/// Of each thread where it is and its flags, then variables, owners of locks, and 1 after a failure.
type State = Vec<u8>;

const STARTED: u8 = 1;
const PERMIT: u8 = 2;
const PARKED: u8 = 4;
const ASKING: u8 = 8;

#[derive(Clone, Debug)]
struct Program {
    threads: Vec<Vec<Insn>>,
    /// Those that are there from the beginning.
    started: usize,
    variables: usize,
    locks: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Did {
    Thread(usize),
    Read(usize),
    Write(usize),
    Waited(usize),
    Locked(usize),
    All,
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
    fn new(threads: &[&[Insn]], started: usize) -> Program {
        Program { threads: threads.iter().map(|t| t.to_vec()).collect(), started, variables: 4, locks: 3 }
    }

    fn random(seed: u64) -> Program {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let (threads, variables, locks) = (2 + random.below(3), 1 + random.below(4), 1 + random.below(3));
        let longest = if threads == 4 { 3 } else { 5 };
        let started = if random.below(3) == 0 { 1 + random.below(threads) } else { threads };
        let loops = random.below(6) == 0;
        let thread = |random: &mut Random| {
            let len = 1 + random.below(longest);
            let insn = |at: usize, random: &mut Random| {
                let (v, x, m) = (random.below(variables), random.below(2) as u8, random.below(locks));
                match random.below(24) {
                    0..=4 => Set(v, x),
                    5..=7 => Unless(v, x, at + 1 + random.below(len - at)),
                    8 => Await(v, x),
                    9..=10 => Lock(m),
                    11..=12 => LockSet(m, v, x),
                    13..=15 => Unlock(m),
                    16 | 17 => Either(v, random.below(variables), random.below(variables)),
                    18 | 19 => Start(random.below(threads)),
                    20 => Park,
                    21 => Unpark(random.below(threads)),
                    22 => Choose(v),
                    _ if loops => Goto(random.below(len + 1)),
                    _ if random.below(4) == 0 => Fail,
                    _ => Set(v, x),
                }
            };
            (0..len).map(|at| insn(at, random)).collect::<Vec<Insn>>()
        };
        Program { threads: (0..threads).map(|_| thread(&mut random)).collect(), started, variables, locks }
    }

    fn first(&self) -> State {
        let mut state = vec![0; 2 * self.threads.len() + self.variables + self.locks + 1];
        (0..self.started).for_each(|t| state[2 * t + 1] = STARTED);
        state
    }

    fn variable(&self, v: usize) -> usize {
        2 * self.threads.len() + v
    }

    fn lock(&self, m: usize) -> usize {
        2 * self.threads.len() + self.variables + m
    }

    fn insn(&self, state: &State, thread: usize) -> Option<Insn> {
        self.threads[thread].get(state[2 * thread] as usize).copied()
    }

    fn waits(&self, state: &State, thread: usize) -> Waits<Did> {
        let flags = state[2 * thread + 1];
        if flags & STARTED == 0 || flags & PARKED != 0 {
            return Waits::Until(Did::Thread(thread));
        }
        match self.insn(state, thread) {
            None => Waits::Until(Did::Thread(thread)),
            Some(Await(v, x)) if state[self.variable(v)] != x => Waits::Until(Did::Waited(v)),
            Some(Lock(m) | LockSet(m, ..)) => match state[self.lock(m)] {
                0 => Waits::Not,
                owner if owner as usize == thread + 1 => Waits::Not,
                owner => Waits::For(owner as u32 - 1),
            },
            Some(_) => Waits::Not,
        }
    }

    fn asking(&self, state: &State) -> Option<usize> {
        (0..self.threads.len()).find(|&t| state[2 * t + 1] & ASKING != 0)
    }

    fn ways(&self, state: &State) -> Vec<u32> {
        if state.last() == Some(&1) {
            return Vec::new();
        }
        if self.asking(state).is_some() {
            return vec![0, 1];
        }
        (0..self.threads.len()).filter(|&t| self.waits(state, t) == Waits::Not).map(|t| t as u32).collect()
    }

    fn next(&self, state: &State, choice: u32) -> (State, Vec<Did>) {
        let mut state = state.clone();
        if let Some(thread) = self.asking(&state) {
            let Some(Choose(v)) = self.insn(&state, thread) else { panic!("it asks") };
            state[2 * thread + 1] &= !ASKING;
            state[2 * thread] += 1;
            let at = self.variable(v);
            state[at] = choice as u8;
            return (state, vec![Did::Write(v)]);
        }
        let thread = choice as usize;
        let mut did = vec![Did::Thread(thread)];
        let mut to = state[2 * thread] as usize + 1;
        match self.insn(&state, thread).expect("it can go on") {
            Set(v, x) => {
                let at = self.variable(v);
                state[at] = x;
                did.push(Did::Write(v));
            }
            Unless(v, x, otherwise) => {
                if state[self.variable(v)] != x {
                    to = otherwise;
                }
                did.push(Did::Read(v));
            }
            Await(v, _) => did.push(Did::Waited(v)),
            Lock(m) => {
                let at = self.lock(m);
                state[at] = thread as u8 + 1;
                did.push(Did::Locked(m));
            }
            LockSet(m, v, x) => {
                let (lock, at) = (self.lock(m), self.variable(v));
                state[lock] = thread as u8 + 1;
                state[at] = x;
                did.extend([Did::Locked(m), Did::Write(v)]);
            }
            Unlock(m) => {
                let at = self.lock(m);
                if state[at] == thread as u8 + 1 {
                    state[at] = 0;
                }
            }
            Either(read, one, other) => {
                let v = if state[self.variable(read)] == 1 { one } else { other };
                let at = self.variable(v);
                state[at] ^= 1;
                did.extend([Did::Read(read), Did::Write(v)]);
            }
            Start(other) => {
                state[2 * other + 1] |= STARTED;
                did.push(Did::Thread(other));
            }
            Park if state[2 * thread + 1] & PERMIT != 0 => state[2 * thread + 1] &= !PERMIT,
            Park => state[2 * thread + 1] |= PARKED,
            Unpark(other) => {
                let flags = &mut state[2 * other + 1];
                if *flags & PARKED != 0 {
                    *flags &= !PARKED;
                } else if *flags & STARTED != 0 {
                    *flags |= PERMIT;
                }
                did.push(Did::Thread(other));
            }
            Choose(_) => {
                state[2 * thread + 1] |= ASKING;
                to -= 1;
            }
            Goto(place) => to = place,
            Fail => {
                let last = state.len() - 1;
                state[last] = 1;
            }
        }
        state[2 * thread] = to as u8;
        (state, did)
    }

    /// All states in which it ends, and whether there is a cycle. `None`: too many states.
    fn whole(&self) -> Option<(HashSet<State>, bool)> {
        let mut ends = HashSet::new();
        // True while it is on the stack.
        let mut seen: HashMap<State, bool> = HashMap::from([(self.first(), true)]);
        let mut stack = vec![(self.first(), self.ways(&self.first()))];
        let mut cyclic = false;
        while let Some((state, ways)) = stack.last_mut() {
            let Some(way) = ways.pop() else {
                seen.insert(state.clone(), false);
                stack.pop();
                continue;
            };
            let next = self.next(state, way).0;
            match seen.get(&next) {
                Some(&open) => cyclic |= open,
                None => {
                    let ways = self.ways(&next);
                    if ways.is_empty() {
                        ends.insert(next.clone());
                    }
                    seen.insert(next.clone(), true);
                    stack.push((next, ways));
                }
            }
            if seen.len() > 20_000 {
                return None;
            }
        }
        Some((ends, cyclic))
    }
}

struct System<'p> {
    program: &'p Program,
    at: State,
    effects: Vec<Did>,
    visited: HashMap<State, u32>,
    notes: Vec<u32>,
    marks: Vec<State>,
}

impl TransitionSystem for System<'_> {
    type Mark = u32;
    type Packed = State;
    type Effect = Did;
    fn choices(&mut self, out: &mut Vec<u32>) {
        out.extend(self.program.ways(&self.at));
    }
    fn is_value(&self) -> bool {
        self.program.asking(&self.at).is_some()
    }
    fn take(&mut self, choice: u32) -> Step {
        (self.at, self.effects) = self.program.next(&self.at, choice);
        match self.program.ways(&self.at).is_empty() {
            true if self.at.last() == Some(&1) => Step::Violated,
            true => Step::Ended,
            false => Step::Moved,
        }
    }
    fn effects(&self) -> &[Did] {
        &self.effects
    }
    fn conflict(a: &Did, b: &Did) -> bool {
        use Did::*;
        match (*a, *b) {
            (All, _) | (_, All) => true,
            (Write(v), Write(w) | Read(w) | Waited(w)) | (Read(v) | Waited(v), Write(w)) => v == w,
            (Thread(v), Thread(w)) | (Locked(v), Locked(w)) => v == w,
            _ => false,
        }
    }
    fn every_state_counts(&self) -> bool {
        false
    }
    fn arrive(&mut self) -> Arrival {
        let next = self.visited.len() as u32;
        let state = *self.visited.entry(self.at.clone()).or_insert(next);
        if state == next {
            self.notes.push(0);
        }
        Arrival { state, new: state == next, violated: false }
    }
    fn name(&self, state: u32) -> u64 {
        u64::from(state) << 20
    }
    fn tag(&self) -> u16 {
        7
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

impl Sources for System<'_> {
    fn fits(&self) -> bool {
        true
    }
    fn threads(&self, out: &mut Vec<u32>) {
        let alive = |t: &usize| self.at[2 * t + 1] & STARTED != 0 && self.program.insn(&self.at, *t).is_some();
        out.extend((0..self.program.threads.len()).filter(alive).map(|t| t as u32));
    }
    fn waits(&self, thread: u32) -> Waits<Did> {
        self.program.waits(&self.at, thread as usize)
    }
    fn attempt(&self, thread: u32) -> Option<Did> {
        match self.program.insn(&self.at, thread as usize)? {
            _ if self.at[2 * thread as usize + 1] & PARKED != 0 => None,
            Await(v, _) => Some(Did::Waited(v)),
            Lock(m) | LockSet(m, ..) => Some(Did::Locked(m)),
            _ => None,
        }
    }
    fn touched(thread: u32) -> Did {
        Did::Thread(thread as usize)
    }
    fn everything() -> Did {
        Did::All
    }
    fn may_block(effect: &Did) -> bool {
        matches!(effect, Did::Waited(_) | Did::Locked(_))
    }
    fn to_names(&self, effect: &Did) -> Option<Did> {
        Some(*effect)
    }
    fn to_rows(&self, _: &mut [Did]) {}
}

#[derive(Default)]
struct Ends(HashSet<State>);

impl Monitor<System<'_>> for Ends {
    fn poll(&mut self, _: &Counts, _: &mut System<'_>, _: usize) -> Option<StopReason> {
        None
    }
    fn met(&mut self, _: Step, system: &mut System<'_>, path: &[u32]) -> bool {
        let state = path.iter().fold(system.program.first(), |state, &choice| system.program.next(&state, choice).0);
        assert_eq!(state, system.at, "the path leads there");
        self.0.insert(state);
        true
    }
}

fn run(program: &Program, reduced: bool) -> (End, HashSet<State>, Counts) {
    let (effects, visited, notes, marks) = Default::default();
    let mut system = System { program, at: program.first(), effects, visited, notes, marks };
    let (mut ends, mut counts) = (Ends::default(), Counts::default());
    let bounds = Bounds::default();
    let end = match reduced {
        true => sources::run(&mut system, &bounds, &mut ends, &mut counts),
        false => dfs::run(&mut system, &bounds, &mut ends, &mut counts),
    };
    (end, ends.0, counts)
}

/// The states of the reduced search and of the whole one, unless there is a cycle.
fn compare(program: &Program, what: &str) -> Option<(u64, u64)> {
    let (ends, cyclic) = program.whole()?;
    let (end, found, counts) = run(program, true);
    assert_eq!(end == End::Cycle, cyclic, "{what}: {program:?}");
    if cyclic {
        return None;
    }
    assert_eq!(end, End::Complete);
    assert_eq!(found, ends, "{what}: {program:?}");
    let (_, all, whole) = run(program, false);
    assert_eq!(all, ends);
    assert!(counts.states <= whole.states, "{what}: {program:?}");
    Some((counts.states, whole.states))
}

/// As many programs from a seed on.
fn by_chance(seeds: std::ops::Range<u64>) {
    let (mut acyclic, mut cyclic, mut fewer, mut states, mut whole) = (0, 0, 0, 0, 0);
    for seed in seeds {
        let program = Program::random(seed);
        if program.ways(&program.first()).is_empty() {
            continue;
        }
        match compare(&program, &format!("seed {seed}")) {
            Some((few, all)) => {
                acyclic += 1;
                fewer += (few < all) as u32;
                states += few;
                whole += all;
            }
            None => cyclic += 1,
        }
    }
    println!("{acyclic} without a cycle, {fewer} of them with fewer states: {states} of {whole}; {cyclic} with a cycle");
    assert!(acyclic > 10 * cyclic && cyclic > 0 && fewer * 3 > acyclic && 4 * states < 3 * whole);
}

#[test]
fn ends_and_cycles_are_those_of_the_whole_graph() {
    by_chance(1..20_000);
}

#[test]
#[ignore = "two million programs; the test before it takes 20,000"]
fn ends_and_cycles_are_those_of_many_whole_graphs() {
    by_chance(1_000_000..3_000_000);
}

/// Threads that have nothing to do with each other: one order is enough.
#[test]
fn independent_threads_have_one_order() {
    let own = |v: usize| vec![Set(v, 1), Set(v, 0), Set(v, 1), Set(v, 0)];
    let program = Program { threads: (0..4).map(own).collect(), started: 4, variables: 4, locks: 0 };
    let (states, whole) = compare(&program, "independent").expect("no cycle");
    assert!(states <= 16 && whole >= 500, "{states} of {whole}");
}

/// Two pairs that each want one lock: each pair has its orders, and not all of both.
#[test]
fn pairs_have_their_own_orders() {
    let user = |m: usize| vec![LockSet(m, m, 1), Set(m, 0), Unlock(m), LockSet(m, m, 1), Unlock(m)];
    let pair = Program { threads: vec![user(0), user(0)], started: 2, variables: 3, locks: 3 };
    let pairs = Program { threads: vec![user(0), user(0), user(1), user(1)], started: 4, variables: 3, locks: 3 };
    let (one, _) = compare(&pair, "pair").expect("no cycle");
    let (two, whole) = compare(&pairs, "pairs").expect("no cycle");
    assert!(two <= 8 * one && two * 8 < whole, "{one}, {two} of {whole}");
}

/// Programs in which a reduced search could miss a late conflict.
#[test]
fn late_conflicts_are_seen() {
    let programs: [(&str, Program); 12] = [
        (
            "behind steps that conflict with nothing",
            Program::new(&[&[Set(0, 1)], &[Set(1, 1), Set(2, 1), Unless(0, 0, 4), Set(3, 1)]], 2),
        ),
        (
            "behind a lock that a third one holds",
            Program::new(&[&[Set(0, 1)], &[Lock(0), Unless(0, 0, 3), Set(1, 1)], &[Lock(0), Set(2, 1), Unlock(0)]], 3),
        ),
        (
            "behind a thread that does not exist yet",
            Program::new(&[&[Set(0, 1)], &[Set(1, 1), Start(2)], &[Unless(0, 0, 2), Set(2, 1)]], 2),
        ),
        (
            "behind one that starts one that starts one",
            Program::new(&[&[Set(0, 1)], &[Start(2)], &[Start(3)], &[Unless(0, 0, 2), Set(2, 1)]], 2),
        ),
        (
            "behind a parked thread",
            Program::new(&[&[Set(0, 1)], &[Park, Unless(0, 0, 3), Set(1, 1)], &[Set(2, 1), Unpark(1)]], 3),
        ),
        (
            "behind one that awaits a value",
            Program::new(&[&[Set(0, 1)], &[Await(1, 1), Unless(0, 0, 3), Set(2, 1)], &[Set(1, 1)]], 3),
        ),
        // The one that takes the lock keeps it for ever: nobody else is seen to take it after him.
        ("of one that never gets its lock", Program::new(&[&[Lock(0)], &[Set(1, 1), LockSet(0, 2, 1)]], 2)),
        (
            "of two that want two locks",
            Program::new(&[&[Lock(0), Lock(1), Unlock(1), Unlock(0)], &[Set(2, 1), Lock(1), Lock(0), Unlock(0), Unlock(1)]], 2),
        ),
        // The state after both increments is the same, and its future conflicts with what came before.
        (
            "in the future of a visited state",
            Program::new(&[&[Either(3, 0, 0), Set(1, 1)], &[Either(3, 0, 0), Unless(1, 0, 3), Set(2, 1)]], 2),
        ),
        ("in what a step does after it has read", Program::new(&[&[Set(0, 1)], &[Either(1, 0, 2)], &[Set(1, 1)]], 3)),
        (
            "in the second half of a step",
            Program::new(&[&[Choose(0)], &[Unless(0, 0, 2), Set(1, 1)], &[Set(2, 1), Choose(0)]], 3),
        ),
        ("with the end of all", Program::new(&[&[Set(0, 1), Set(1, 1)], &[Set(2, 1), Fail]], 2)),
    ];
    for (what, program) in &programs {
        compare(program, what).expect("no cycle");
    }
    let behind_a_cycle = Program::new(&[&[Set(0, 1), Goto(0)], &[Set(1, 1), Fail]], 2);
    assert!(compare(&behind_a_cycle, "behind a cycle").is_none());
    // Who spins is the first that is chosen, and the other one would never get his turn.
    let spins = Program::new(&[&[Unless(0, 1, 0)], &[Set(1, 1), Set(0, 1), Fail]], 2);
    assert!(compare(&spins, "one that waits in a loop").is_none());
}
