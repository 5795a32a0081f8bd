//! Closed sets of states without an end: whether one is a livelock, and a way round in it. See docs/never-ending.md.

use crate::config::CheckConfig;
use crate::findings::Watch;
use crate::property::{Finding, Moment};
use crate::reason::Reason;
use crate::system::System;
use jaunt_base::FastMap;
use jaunt_kernel::{Step, StopReason, TransitionSystem};
use jaunt_search::{Bounds, Counts, Cycles, End, Monitor, dfs};
use jaunt_state::time::EVER;
use jaunt_state::{EffectKind, ThreadId};
use jaunt_vm::Vm;
use jaunt_vm::moments::READ_BY_PROGRAM;
use std::collections::VecDeque;

/// States of one closed set that are looked at, and steps of a way round that is shown.
const MOST_STATES: usize = 200_000;
const MOST_STEPS: usize = 400;

/// States in which a way round is looked for where threads that do the same were one before.
const MOST_APART: usize = 50_000;

/// States that are looked at to find out whether any time ends a set.
const MOST_TIMED: usize = 50_000;

/// A closed set without an end.
pub(crate) struct Closed {
    /// No shared value and no output differs.
    pub constant: bool,
    /// Whoever is left looks at the clock, and some time might end it, or was not looked at.
    pub waits_for_clock: bool,
    /// The program's own code looks at the clock, or anybody calculates with moments of very long ago.
    asks_for_time: bool,
    /// Choices from the first state round and back to it.
    pub cycle: Vec<u32>,
    /// A thread that takes part.
    pub thread: u32,
}

/// Cycles can be told in this search: a state that was visited is known again, and is one state.
pub(crate) fn sees_cycles(config: &CheckConfig) -> bool {
    config.store.knows_again()
}

/// What the search is to do about cycles, as far as nothing is known of the program.
pub(crate) fn wanted(config: &CheckConfig) -> Cycles {
    if is_asked(config) && sees_cycles(config) { Cycles::Noticed } else { Cycles::Ignored }
}

fn is_asked(config: &CheckConfig) -> bool {
    config.properties.livelock || config.properties.termination
}

/// The same when the program reads the clock: where it goes round, time has to pass.
pub(crate) fn wanted_with_clock(vm: &Vm, config: &CheckConfig, cycles: Cycles) -> Cycles {
    let clock = vm.waits_for_cycle() || vm.time_passes();
    if cycles == Cycles::Ignored && sees_cycles(config) && clock { Cycles::Noticed } else { cycles }
}

/// What is to be done about cycles once there is one. Where time passes, a loop that waits for the clock alone leaves something unexplored: that is said
/// also where nobody asks for what never ends.
pub(crate) fn after_cycle(vm: &Vm, config: &CheckConfig) -> Cycles {
    if is_asked(config) || vm.time_passes() { Cycles::Judged } else { Cycles::Ignored }
}

/// Steps that change a shared value are watched where that makes a closed set one that is not looked for.
pub(crate) fn watch(system: &mut System<'_>, config: &CheckConfig, cycles: Cycles) {
    system.watch_values(cycles == Cycles::Judged && !config.properties.termination);
}

struct Node<M> {
    mark: M,
    state: u32,
    ways: Vec<u32>,
}

/// How much of a set is looked at.
#[derive(Clone, Copy)]
struct Extent {
    /// All of it, although some value differs.
    whole: bool,
    most: usize,
    /// That it is closed and that no value differs is known.
    part_will_do: bool,
}

type Stop<'s> = dyn FnMut(&mut System<'_>) -> Option<StopReason> + 's;

/// The states from the present one on, all their ways taken one by one, with nothing reduced. `None`: there is an end after all, or some
/// value differs and not the whole is wanted. An error says why it could not be found out. The system is left in the present state.
///
/// With thread symmetry that judges the set; but a way round is one of states that are the same, so it is looked for in the states
/// themselves, or in some of them where these are many more.
///
/// Where the program looks at the clock, the set is judged only if none of many times that could have passed leads out of it.
pub(crate) fn closed_set(system: &mut System<'_>, whole: bool, stop: &mut Stop<'_>) -> Result<Option<Closed>, Reason> {
    let mut found = explore_aside(system, Extent { whole, most: MOST_STATES, part_will_do: false }, stop)?;
    if let Some(closed) = found.as_mut().filter(|closed| closed.asks_for_time && !closed.waits_for_clock) {
        match at_any_time(system, whole, stop)? {
            Some(timed) => closed.constant &= timed.constant,
            None => closed.waits_for_clock = true,
        }
    }
    let Some(closed) = found.as_mut().filter(|_| system.has_thread_symmetry()) else { return Ok(found) };
    let canonizer = system.tell_threads_apart();
    let exact = explore_aside(system, Extent { whole: true, most: MOST_APART, part_will_do: true }, stop);
    system.put_back(canonizer);
    match exact? {
        Some(exact) => closed.cycle = exact.cycle,
        None => return Ok(None),
    }
    Ok(found)
}

/// The same set where whoever looks may find that any time has passed, and moments are told apart however old they are. `None`: it ends then, something
/// differs, or there is no end of states.
fn at_any_time(system: &mut System<'_>, whole: bool, stop: &mut Stop<'_>) -> Result<Option<Closed>, Reason> {
    let (assumed, search) = (system.vm.assumed.clone(), system.vm.search.clone());
    system.vm.assumed.back = EVER;
    system.vm.policy.any_time = true;
    let found = explore_aside(system, Extent { whole, most: MOST_TIMED, part_will_do: false }, stop);
    system.vm.policy.any_time = false;
    system.vm.assumed = assumed;
    system.vm.search.as_before(search);
    match found {
        Err(Reason::LargeSet(_)) => Ok(None),
        found => found,
    }
}

fn explore_aside(system: &mut System<'_>, extent: Extent, stop: &mut Stop<'_>) -> Result<Option<Closed>, Reason> {
    system.with_own_store(|system| {
        system.arrive();
        let first = system.mark();
        let found = system.while_watching_values(|system| explore(system, extent, stop));
        system.back(&first);
        found
    })
}

fn explore(system: &mut System<'_>, extent: Extent, stop: &mut Stop<'_>) -> Result<Option<Closed>, Reason> {
    let (mut constant, mut waits_for_clock, mut asks_for_time) = (true, false, false);
    let long_times = std::mem::take(&mut system.vm.search.long_times);
    let mut numbers: FastMap<u64, u32> = FastMap::default();
    // From, choice, to.
    let mut edges: Vec<(u32, u32, u32)> = Vec::new();
    let arrival = system.arrive();
    numbers.insert(system.name(arrival.state), 0);
    let mut ways = Vec::new();
    system.choices(&mut ways);
    let mut stack = vec![Node { mark: system.mark(), state: 0, ways }];
    while let Some(node) = stack.last_mut() {
        let Some(choice) = node.ways.pop() else {
            stack.pop();
            continue;
        };
        let from = node.state;
        system.back(&node.mark);
        let step = system.take(choice);
        if system.vm.halted {
            return Err(Reason::Stopped(stop(system).unwrap_or(StopReason::Halted)));
        }
        if step != Step::Moved || system.must_restart() {
            return Ok(None);
        }
        for effect in system.effects().iter().filter(|e| e.kind == EffectKind::ReadClock) {
            asks_for_time |= effect.object == READ_BY_PROGRAM;
            // It stands still.
            waits_for_clock |= system.vm.assumed.absolute_time || !system.vm.time_passes();
        }
        constant = constant && !system.changed();
        let arrival = system.arrive();
        if !constant && !extent.whole {
            return Ok(None);
        }
        let next = numbers.len() as u32;
        let to = *numbers.entry(system.name(arrival.state)).or_insert(next);
        edges.push((from, choice, to));
        if to != next {
            continue;
        }
        if next.is_multiple_of(64) {
            if let Some(reason) = stop(system) {
                return Err(Reason::Stopped(reason));
            }
        }
        if numbers.len() > extent.most {
            if (!constant || extent.part_will_do) && !system.vm.policy.any_time {
                // It has no end, however large it is.
                break;
            }
            return Err(Reason::LargeSet(extent.most));
        }
        let mut ways = Vec::new();
        system.choices(&mut ways);
        stack.push(Node { mark: system.mark(), state: to, ways });
    }
    let (cycle, thread) = way_round(&edges, numbers.len());
    // The set may be closed only because what was very long ago is not told apart.
    asks_for_time |= system.vm.search.long_times;
    system.vm.search.long_times |= long_times;
    Ok(Some(Closed { constant, waits_for_clock, asks_for_time, cycle, thread }))
}

/// From the first state back to it, with a step of every thread that takes one somewhere, if that is not too long.
fn way_round(edges: &[(u32, u32, u32)], states: usize) -> (Vec<u32>, u32) {
    let mut out: Vec<Vec<(u32, u32)>> = vec![Vec::new(); states];
    for &(from, choice, to) in edges {
        out[from as usize].push((choice, to));
    }
    // The shortest way from a state to one that is wanted, and the step there.
    let way = |from: u32, wanted: &dyn Fn(u32, u32) -> bool| -> Option<(Vec<u32>, u32)> {
        let mut before: Vec<Option<(u32, u32)>> = vec![None; states];
        let mut queue = VecDeque::from([from]);
        let mut seen = vec![false; states];
        seen[from as usize] = true;
        while let Some(at) = queue.pop_front() {
            for &(choice, to) in &out[at as usize] {
                if wanted(choice, to) {
                    let mut choices = vec![choice];
                    let mut state = at;
                    while state != from {
                        let (choice, earlier) = before[state as usize].expect("it was reached");
                        choices.push(choice);
                        state = earlier;
                    }
                    choices.reverse();
                    return Some((choices, to));
                }
                if !std::mem::replace(&mut seen[to as usize], true) {
                    before[to as usize] = Some((choice, at));
                    queue.push_back(to);
                }
            }
        }
        None
    };
    let mut threads: Vec<u32> = edges.iter().map(|e| e.1).collect();
    threads.sort_unstable();
    threads.dedup();
    let (mut cycle, mut at) = (Vec::new(), 0);
    for &thread in &threads {
        if cycle.contains(&thread) || cycle.len() > MOST_STEPS {
            continue;
        }
        if let Some((choices, to)) = way(at, &|choice, _| choice == thread) {
            cycle.extend(choices);
            at = to;
        }
    }
    if at != 0 || cycle.is_empty() {
        match way(at, &|_, to| to == 0) {
            Some((choices, _)) => cycle.extend(choices),
            // Of a part of the set: any will do.
            None => cycle = way(0, &|_, to| to == 0).map_or(Vec::new(), |(choices, _)| choices),
        }
    }
    (cycle, threads.first().copied().unwrap_or(0))
}

/// The same way round behind as few steps as possible: a path often goes round itself before its end. A limit leaves it as it is.
pub(crate) fn trimmed(system: &mut System<'_>, path: &[u32], cycle_from: usize) -> (Vec<u32>, usize) {
    let Some(names) = names_on(system, path) else { return (path.to_vec(), cycle_from) };
    let (before, round) = path.split_at(cycle_from);
    let on_cycle = |name: &u64| names[cycle_from..path.len()].iter().position(|other| other == name);
    match names[..cycle_from].iter().enumerate().find_map(|(i, name)| Some((i, on_cycle(name)?))) {
        Some((first, turn)) => ([&before[..first], &round[turn..], &round[..turn]].concat(), first),
        None => (path.to_vec(), cycle_from),
    }
}

/// What tells the states of a path apart. `None`: it was halted.
fn names_on(system: &mut System<'_>, path: &[u32]) -> Option<Vec<u64>> {
    let along = |system: &mut System<'_>| {
        system.rewind();
        let name = |system: &mut System<'_>| {
            let arrival = system.arrive();
            system.name(arrival.state)
        };
        let mut names = vec![name(system)];
        for &choice in path {
            if system.take(choice) != Step::Moved {
                break;
            }
            names.push(name(system));
        }
        system.rewind();
        names
    };
    let canonizer = system.tell_threads_apart();
    let names = system.with_own_store(|system| system.while_replaying(along));
    system.put_back(canonizer);
    (names.len() == path.len() + 1).then_some(names)
}

/// What a closed set without an end violates.
pub(crate) fn judged(system: &mut System<'_>, closed: &Closed) -> Option<Finding> {
    if closed.waits_for_clock {
        // Time would pass for whoever looks at it again and again.
        return None;
    }
    let moment = Moment::Endless { constant: closed.constant, thread: ThreadId(closed.thread) };
    system.watched.judge(moment, system.vm)
}

/// After a breadth-first search, which has no stack: a depth-first one for cycles alone. [`End::Cycle`]: there is one, and what was explored
/// does not hold for it.
pub(crate) fn after_breadth_first(system: &mut System<'_>, config: &CheckConfig, watch: &mut Watch<'_>, counts: &Counts) -> End {
    struct Only<'a, 'o>(&'a mut Watch<'o>);
    impl<'s> Monitor<System<'s>> for Only<'_, '_> {
        fn poll(&mut self, counts: &Counts, system: &mut System<'s>, extra: usize) -> Option<StopReason> {
            self.0.poll(counts, system, extra)
        }
        fn met(&mut self, _: Step, _: &mut System<'s>, _: &[u32]) -> bool {
            true
        }
        fn endless(&mut self, system: &mut System<'s>, path: &[u32]) -> bool {
            self.0.endless(system, path)
        }
    }
    let mut cycles = wanted_with_clock(system.vm, config, wanted(config));
    // Where no state was reached twice, none was reached from itself.
    if cycles == Cycles::Ignored || counts.revisited == 0 {
        return End::Complete;
    }
    let end = system.with_own_store(|system| {
        loop {
            self::watch(system, config, cycles);
            system.rewind();
            let sleep_sets = config.por.reduces() && system.vm.assumed.reduce && !system.vm.assumed.alike;
            let bounds = Bounds { sleep_sets, cycles, ..Bounds::default() };
            let end = dfs::run(system, &bounds, &mut Only(watch), &mut Counts::default());
            if end != End::Cycle || system.vm.waits_for_cycle() {
                break end;
            }
            watch.cyclic = true;
            cycles = after_cycle(system.vm, config);
            system.forget_visited();
        }
    });
    system.watch_values(false);
    end
}
