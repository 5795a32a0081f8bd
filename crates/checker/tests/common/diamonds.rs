//! Independent steps commute: where two threads can both go on, and what they do does not conflict, each still can after the other,
//! and both orders lead to one state; or at least to states from which all executions end in the same ways.
//!
//! That is what sleep sets rely on, looked at from a state's four corners rather than through what a search then misses: an effect that
//! some step forgets to tell shows at the first state where the order of that step and another one matters. **This knows no
//! effect**: it only asks for what conflicts, as a search does.

use jaunt_checker::system::{Place, System};
use jaunt_checker::{CheckConfig, SearchKind, StoreKind};
use jaunt_kernel::{Step, TransitionSystem};
use jaunt_state::{Effect, ThreadId};
use std::collections::{BTreeSet, HashSet, VecDeque};

/// So many states of each program.
pub const STATES: usize = 150;
/// So many states behind the far corner of a diamond.
const FUTURE: usize = 3_000;

#[derive(Default)]
pub struct Tally {
    pub states: usize,
    /// Pairs of steps that do not conflict, in both orders.
    pub diamonds: usize,
    /// Of these: both orders do not lead to one state, but to states from which executions end alike.
    pub alike: usize,
    /// Of these: there were too many states to tell.
    pub unknown: usize,
    pub wrong: Vec<String>,
}

/// What one step has done, where it came to a state.
struct Taken {
    thread: u32,
    /// The thread, and the values that it got on the way.
    choices: Vec<u32>,
    /// Where the thread was, and where it came to.
    stacks: [Vec<String>; 2],
    /// It cannot go on from there.
    waits: bool,
    effects: Vec<Effect>,
}

/// The other end of a diamond, or what came instead of it.
#[derive(PartialEq)]
enum Corner {
    State(u32),
    Over(Ending),
}

/// How an execution ends: the step, what was found, what was printed on the way.
type Ending = (String, Vec<u8>);

enum Looked {
    Fine,
    /// What is assumed of the program was found wrong.
    Restart,
    Wrong(String),
}

/// The innermost frames of a thread.
fn stack(system: &System, thread: u32) -> Vec<String> {
    system.vm.stack_of_thread(ThreadId(thread)).into_iter().take(8).collect()
}

/// All that one step of a thread can be from here, with the values that it asks for. Those that come to no state are left out. `None`:
/// what is assumed was found wrong.
fn taken(system: &mut System, here: &Place, thread: u32) -> Option<Vec<Taken>> {
    let mut found = Vec::new();
    let mut open = vec![vec![thread]];
    while let Some(choices) = open.pop() {
        system.back(here);
        let before = stack(system, thread);
        let (step, effects) = play(system, &choices);
        if system.must_restart() {
            return None;
        }
        if step != Step::Moved {
            continue;
        }
        let mut ways = Vec::new();
        system.choices(&mut ways);
        if system.is_value() {
            open.extend(ways.iter().map(|&value| [&choices[..], &[value]].concat()));
            continue;
        }
        let stacks = [before, stack(system, thread)];
        found.push(Taken { thread, choices, stacks, waits: !ways.contains(&thread), effects });
    }
    Some(found)
}

/// Takes these choices, and says what was done with all of them.
fn play(system: &mut System, choices: &[u32]) -> (Step, Vec<Effect>) {
    let mut effects = Vec::new();
    let mut step = Step::Moved;
    for &choice in choices {
        step = system.take(choice);
        effects.extend_from_slice(system.effects());
        if step != Step::Moved {
            break;
        }
    }
    (step, effects)
}

/// The present state, after a step; or how the execution has ended with it. `None`: what is assumed was found wrong.
fn come(system: &mut System, step: Step) -> Option<Corner> {
    let corner = match step {
        Step::Moved => Corner::State(system.arrive().state),
        _ => Corner::Over((format!("{step:?} {:?}", system.finding.take()), system.printed())),
    };
    system.finding = None;
    (!system.must_restart()).then_some(corner)
}

/// Goes two steps, in this order. `None`: what is assumed was found wrong.
fn go(system: &mut System, here: &Place, one: &Taken, other: &Taken) -> Option<Result<Corner, String>> {
    system.back(here);
    play(system, &one.choices);
    system.arrive();
    let mut ways = Vec::new();
    system.choices(&mut ways);
    if system.is_value() || !ways.contains(&other.thread) {
        return Some(Err(format!("after t{}, t{} cannot go on", one.thread, other.thread)));
    }
    let (step, _) = play(system, &other.choices);
    Some(Ok(come(system, step)?))
}

/// How all executions from the present state end. `None`: there are too many states, or what is assumed was found wrong.
///
/// By marks alone: a mark is worth nothing after a packed state was put back.
fn endings(system: &mut System) -> Option<BTreeSet<Ending>> {
    let mut found = BTreeSet::new();
    let mut seen = HashSet::from([system.arrive().state]);
    let mut path: Vec<(Place, Vec<u32>)> = Vec::new();
    loop {
        let mut ways = Vec::new();
        system.choices(&mut ways);
        if ways.is_empty() {
            found.insert(("stuck".to_string(), system.printed()));
        }
        path.push((system.mark(), ways));
        loop {
            let Some((here, ways)) = path.last_mut() else { return Some(found) };
            let Some(way) = ways.pop() else {
                path.pop();
                continue;
            };
            system.back(here);
            let step = system.take(way);
            match come(system, step)? {
                Corner::Over(ending) => _ = found.insert(ending),
                Corner::State(state) if seen.insert(state) => break,
                Corner::State(_) => {}
            }
        }
        if seen.len() > FUTURE {
            return None;
        }
    }
}

/// The same, after one step.
fn endings_after_one(system: &mut System, here: &Place, one: &Taken) -> Option<BTreeSet<Ending>> {
    system.back(here);
    let (step, _) = play(system, &one.choices);
    come(system, step)?;
    endings(system)
}

/// The same, after two steps.
fn endings_after(system: &mut System, here: &Place, one: &Taken, other: &Taken) -> Option<BTreeSet<Ending>> {
    match go(system, here, one, other)? {
        Ok(Corner::State(_)) => endings(system),
        Ok(Corner::Over(ending)) => Some(BTreeSet::from([ending])),
        Err(why) => Some(BTreeSet::from([(why, Vec::new())])),
    }
}

/// The two orders do not lead to one state: who is left alone goes further in one step, for instance. Then both must at least end alike.
fn end_alike(system: &mut System, here: &Place, one: &Taken, other: &Taken) -> Option<Result<(), String>> {
    let (a, b) = (endings_after(system, here, one, other)?, endings_after(system, here, other, one)?);
    if a == b {
        return Some(Ok(()));
    }
    // Or one has tried in vain to enter a monitor or to initialise a class, and nothing else: trying makes no difference to what
    // comes after the other step. (To sleep means not to try here; whoever has tried before is awake.)
    if one.waits && a == endings_after_one(system, here, other)? || other.waits && b == endings_after_one(system, here, one)? {
        return Some(Ok(()));
    }
    let tell = |taken: &Taken| {
        let [from, to] = &taken.stacks;
        format!("t{} {:?} {:?}\n    from {from:?}\n    to {to:?}", taken.thread, taken.choices, taken.effects)
    };
    let more = |a: &BTreeSet<Ending>, b: &BTreeSet<Ending>| a.difference(b).cloned().collect::<Vec<_>>();
    Some(Err(format!("\n  {}\n  {}\n  one way: {:?}\n  the other way: {:?}", tell(one), tell(other), more(&a, &b), more(&b, &a))))
}

/// All pairs of steps from here.
fn look(system: &mut System, here: &Place, ways: &[u32], tally: &mut Tally) -> Looked {
    let mut steps = Vec::new();
    for &way in ways {
        let Some(taken) = taken(system, here, way) else { return Looked::Restart };
        steps.extend(taken);
    }
    for (i, one) in steps.iter().enumerate() {
        for other in &steps[..i] {
            if one.thread == other.thread || one.effects.iter().any(|a| other.effects.iter().any(|b| a.conflicts(b))) {
                continue;
            }
            let (Some(first), Some(second)) = (go(system, here, one, other), go(system, here, other, one)) else {
                return Looked::Restart;
            };
            tally.diamonds += 1;
            if matches!((&first, &second), (Ok(a), Ok(b)) if a == b) {
                continue;
            }
            match end_alike(system, here, one, other) {
                Some(Ok(())) => tally.alike += 1,
                Some(Err(why)) => return Looked::Wrong(why),
                None if system.must_restart() => return Looked::Restart,
                None => tally.unknown += 1,
            }
        }
    }
    system.back(here);
    Looked::Fine
}

/// The nearest states of a program.
pub fn walk(system: &mut System, name: &str, states: usize, tally: &mut Tally) {
    loop {
        match explore(system, states, tally) {
            Looked::Fine => return system.restart(),
            Looked::Restart => system.restart(),
            Looked::Wrong(why) => {
                tally.wrong.push(format!("{name}: {why}"));
                return system.restart();
            }
        }
    }
}

fn explore(system: &mut System, most: usize, tally: &mut Tally) -> Looked {
    let mut seen = HashSet::from([system.arrive().state]);
    let mut queue = VecDeque::from([system.pack()]);
    let mut ways = Vec::new();
    let mut states = 0;
    while let Some(place) = queue.pop_front() {
        system.unpack(&place);
        system.arrive();
        let here = system.mark();
        system.choices(&mut ways);
        if !system.is_value() {
            match look(system, &here, &ways, tally) {
                Looked::Fine => {}
                other => return other,
            }
            states += 1;
            if states >= most {
                break;
            }
        }
        for &way in &ways {
            system.back(&here);
            let step = system.take(way);
            system.finding = None;
            if system.must_restart() {
                return Looked::Restart;
            }
            if step == Step::Moved && seen.insert(system.arrive().state) {
                queue.push_back(system.pack());
            }
        }
    }
    tally.states += states;
    Looked::Fine
}

pub fn config() -> CheckConfig {
    // The full store compares whole states, each time. What is printed belongs to a state, so that it tells endings apart.
    CheckConfig { search: SearchKind::Bfs, store: StoreKind::Full, outcomes: true, ..CheckConfig::default() }
}
