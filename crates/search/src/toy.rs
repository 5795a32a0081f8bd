//! Toy models with known state spaces.

use crate::{Bounds, Counts, End, Monitor, bfs, dfs};
use jaunt_kernel::{Arrival, Step, StopReason, TransitionSystem};
use std::collections::HashMap;

/// Threads that each count to a limit; steps of different threads are independent. A state where all counters have
/// `bad` values is a violation.
#[derive(Clone)]
struct Grid {
    at: Vec<u32>,
    limit: u32,
    bad: Option<Vec<u32>>,
    visited: HashMap<Vec<u32>, u32>,
    notes: Vec<u32>,
    paths: Vec<Vec<u32>>,
    dependent: bool,
}

impl Grid {
    fn new(threads: usize, limit: u32) -> Grid {
        Grid {
            at: vec![0; threads],
            limit,
            bad: None,
            visited: HashMap::new(),
            notes: Vec::new(),
            paths: Vec::new(),
            dependent: false,
        }
    }
}

impl TransitionSystem for Grid {
    type Mark = u32;
    type Packed = Vec<u32>;
    type Effect = bool;
    fn choices(&mut self, out: &mut Vec<u32>) {
        out.extend((0..self.at.len() as u32).filter(|&t| self.at[t as usize] < self.limit));
    }
    fn is_value(&self) -> bool {
        false
    }
    fn take(&mut self, choice: u32) -> Step {
        self.at[choice as usize] += 1;
        if self.bad.as_ref() == Some(&self.at) {
            return Step::Violated;
        }
        if self.at.iter().all(|&a| a == self.limit) { Step::Ended } else { Step::Moved }
    }
    fn effects(&self) -> &[bool] {
        if self.dependent { &[true] } else { &[false] }
    }
    fn conflict(a: &bool, b: &bool) -> bool {
        *a && *b
    }
    fn every_state_counts(&self) -> bool {
        false
    }
    fn arrive(&mut self) -> Arrival {
        let next = self.visited.len() as u32;
        let mut new = false;
        let state = *self.visited.entry(self.at.clone()).or_insert_with(|| {
            new = true;
            next
        });
        if new {
            self.notes.push(0);
        }
        Arrival { state, new, violated: false }
    }
    fn name(&self, state: u32) -> u64 {
        state.into()
    }
    fn tag(&self) -> u16 {
        // As bad as a hash can be.
        7
    }
    fn note(&self, state: u32) -> u32 {
        self.notes[state as usize]
    }
    fn set_note(&mut self, state: u32, note: u32) {
        self.notes[state as usize] = note;
    }
    fn mark(&mut self) -> u32 {
        self.paths.push(self.at.clone());
        self.paths.len() as u32 - 1
    }
    fn back(&mut self, mark: &u32) {
        self.at = self.paths[*mark as usize].clone();
    }
    fn pack(&mut self) -> Vec<u32> {
        self.at.clone()
    }
    fn unpack(&mut self, packed: &Vec<u32>) {
        self.at = packed.clone();
    }
    fn memory(&self) -> usize {
        0
    }
    fn packed_memory(_: &Vec<u32>) -> usize {
        0
    }
    fn must_restart(&self) -> bool {
        false
    }
}

#[derive(Default)]
struct Keep {
    violations: Vec<Vec<u32>>,
    ends: u32,
    go_on: bool,
}

impl Monitor<Grid> for Keep {
    fn poll(&mut self, _: &Counts, _: &mut Grid, _: usize) -> Option<StopReason> {
        None
    }
    fn met(&mut self, step: Step, _: &mut Grid, path: &[u32]) -> bool {
        if step == Step::Violated {
            self.violations.push(path.to_vec());
            return self.go_on;
        }
        self.ends += 1;
        true
    }
}

#[test]
fn all_states_of_a_grid() {
    // Two threads of three steps: 4 × 4 states, less the last one (an end is not stored), less those where only one
    // thread is left (they are passed without storing).
    for sleep_sets in [false, true] {
        let mut grid = Grid::new(2, 3);
        let (mut keep, mut counts) = (Keep::default(), Counts::default());
        let end = dfs::run(&mut grid, &Bounds { sleep_sets, ..Bounds::default() }, &mut keep, &mut counts);
        assert_eq!(end, End::Complete);
        assert_eq!(counts.states, 9);
        assert!(keep.ends >= 1);
        if sleep_sets {
            assert_eq!(keep.ends, 1, "all orders of independent steps are one");
            assert_eq!(counts.revisited, 0);
        }
    }
    let mut grid = Grid::new(2, 3);
    let (mut keep, mut counts) = (Keep::default(), Counts::default());
    assert_eq!(bfs::run(&mut grid, &Bounds::default(), &mut keep, &mut counts), End::Complete);
    assert_eq!(counts.states, 9);
}

#[test]
fn dependent_steps_are_not_left_out() {
    let mut grid = Grid { dependent: true, ..Grid::new(3, 2) };
    let (mut keep, mut counts) = (Keep::default(), Counts::default());
    let bounds = Bounds { sleep_sets: true, ..Bounds::default() };
    assert_eq!(dfs::run(&mut grid, &bounds, &mut keep, &mut counts), End::Complete);
    let mut plain = Grid { dependent: true, ..Grid::new(3, 2) };
    let (mut keep2, mut counts2) = (Keep::default(), Counts::default());
    assert_eq!(dfs::run(&mut plain, &Bounds::default(), &mut keep2, &mut counts2), End::Complete);
    assert_eq!((counts.states, counts.transitions), (counts2.states, counts2.transitions));
}

#[test]
fn breadth_first_finds_a_shortest_path() {
    let mut grid = Grid { bad: Some(vec![1, 2]), ..Grid::new(2, 5) };
    let (mut keep, mut counts) = (Keep::default(), Counts::default());
    assert_eq!(bfs::run(&mut grid, &Bounds::default(), &mut keep, &mut counts), End::Stopped(None));
    assert_eq!(keep.violations[0].len(), 3);
    let mut path = keep.violations[0].clone();
    path.sort();
    assert_eq!(path, [0, 1, 1]);
}

#[test]
fn limits_are_said() {
    let mut grid = Grid::new(3, 9);
    let (mut keep, mut counts) = (Keep::default(), Counts::default());
    let bounds = Bounds { depth: Some(3), ..Bounds::default() };
    assert_eq!(dfs::run(&mut grid, &bounds, &mut keep, &mut counts), End::Cut);
    assert!(counts.max_depth <= 3);
    // Where there is only one way on, only if it is said so.
    let bounds = Bounds { strict: true, ..bounds };
    for run in [dfs::run::<Grid>, bfs::run::<Grid>] {
        let (mut alone, mut counts) = (Grid::new(1, 50), Counts::default());
        assert_eq!(run(&mut alone, &bounds, &mut Keep::default(), &mut counts), End::Cut);
        assert_eq!(counts.max_depth, 3);
    }
    for breadth_first in [false, true] {
        let run = |mut grid: Grid, bounds: &Bounds, counts: &mut Counts| match breadth_first {
            true => bfs::run(&mut grid, bounds, &mut Keep::default(), counts),
            false => dfs::run(&mut grid, bounds, &mut Keep::default(), counts),
        };
        let mut counts = Counts::default();
        let bounds = Bounds { states: Some(20), ..Bounds::default() };
        let end = run(Grid::new(3, 9), &bounds, &mut counts);
        assert!(matches!(end, End::Stopped(Some(why)) if why == StopReason::States(20)));
        assert_eq!(counts.states, 20);
        // As many as there are: nothing is cut.
        let bounds = Bounds { states: Some(9), ..Bounds::default() };
        let end = run(Grid::new(2, 3), &bounds, &mut Counts::default());
        assert_eq!(end, End::Complete);
    }
    let mut grid = Grid::new(3, 9);
    let bounds = Bounds { preemptions: Some(0), ..Bounds::default() };
    let mut counts = Counts::default();
    assert_eq!(dfs::run(&mut grid, &bounds, &mut keep, &mut counts), End::Cut);
}

/// One thread asks for a value and then does something that the other one depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
struct Asking {
    first_steps: u32,
    second_done: bool,
    value: u32,
    second_was_first: bool,
}

#[derive(Default)]
struct Ask {
    at: Asking,
    effects: [bool; 1],
    visited: HashMap<Asking, u32>,
    notes: Vec<u32>,
    paths: Vec<Asking>,
}

impl TransitionSystem for Ask {
    type Mark = u32;
    type Packed = Asking;
    type Effect = bool;
    fn choices(&mut self, out: &mut Vec<u32>) {
        match self.at.first_steps {
            1 => out.extend([0, 1]),
            steps => {
                out.extend((steps == 0).then_some(0));
                out.extend((!self.at.second_done).then_some(1));
            }
        }
    }
    fn is_value(&self) -> bool {
        self.at.first_steps == 1
    }
    fn take(&mut self, choice: u32) -> Step {
        let at = &mut self.at;
        self.effects = [true];
        if at.first_steps == 1 {
            at.first_steps = 2;
            at.value = choice;
            at.second_was_first = at.second_done;
        } else if choice == 0 {
            at.first_steps = 1;
            self.effects = [false];
        } else {
            at.second_done = true;
        }
        if at.first_steps == 2 && at.second_done { Step::Ended } else { Step::Moved }
    }
    fn effects(&self) -> &[bool] {
        &self.effects
    }
    fn conflict(a: &bool, b: &bool) -> bool {
        *a && *b
    }
    fn every_state_counts(&self) -> bool {
        false
    }
    fn arrive(&mut self) -> Arrival {
        let next = self.visited.len() as u32;
        let state = *self.visited.entry(self.at).or_insert(next);
        if state == next {
            self.notes.push(0);
        }
        Arrival { state, new: state == next, violated: false }
    }
    fn name(&self, state: u32) -> u64 {
        state.into()
    }
    fn tag(&self) -> u16 {
        // As bad as a hash can be.
        7
    }
    fn note(&self, state: u32) -> u32 {
        self.notes[state as usize]
    }
    fn set_note(&mut self, state: u32, note: u32) {
        self.notes[state as usize] = note;
    }
    fn mark(&mut self) -> u32 {
        self.paths.push(self.at);
        self.paths.len() as u32 - 1
    }
    fn back(&mut self, mark: &u32) {
        self.at = self.paths[*mark as usize];
    }
    fn pack(&mut self) -> Asking {
        self.at
    }
    fn unpack(&mut self, packed: &Asking) {
        self.at = *packed;
    }
    fn memory(&self) -> usize {
        0
    }
    fn packed_memory(_: &Asking) -> usize {
        0
    }
    fn must_restart(&self) -> bool {
        false
    }
}

impl Monitor<Ask> for Vec<(u32, bool)> {
    fn poll(&mut self, _: &Counts, _: &mut Ask, _: usize) -> Option<StopReason> {
        None
    }
    fn met(&mut self, _: Step, system: &mut Ask, _: &[u32]) -> bool {
        self.push((system.at.value, system.at.second_was_first));
        true
    }
}

#[test]
fn what_a_step_does_after_a_choice_counts() {
    for sleep_sets in [false, true] {
        let mut ends = Vec::new();
        let bounds = Bounds { sleep_sets, ..Bounds::default() };
        assert_eq!(dfs::run(&mut Ask::default(), &bounds, &mut ends, &mut Counts::default()), End::Complete);
        ends.sort();
        assert_eq!(ends, [(0, false), (0, true), (1, false), (1, true)], "sleep sets: {sleep_sets}");
    }
}
