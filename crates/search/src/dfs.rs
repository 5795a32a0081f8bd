//! Depth-first search with sleep sets.
//!
//! Sleep sets with a store of visited states after Godefroid (LNCS 1032, 1996, section 5.2): each state keeps the
//! threads that were asleep when it was explored; when it is reached again with fewer of them asleep, the difference is
//! explored then. All states are visited; what is saved are ways that lead to visited states.
//!
//! A sleeping thread is kept with the effects that its step had where it was taken: a step may do more than what could
//! be told from its first effect, and as long as only independent steps happen, it would do the same again. Where a value
//! is chosen in the middle of a step, the step is what comes before together with what comes after each of the values.
//!
//! **Executions that never end.** If some execution does not end, the search comes to a state that is on its stack, sleep sets or
//! not: see docs/never-ending.md. With [`Cycles::Judged`] it finds the closed sets of states that have no end and in which nothing
//! [changes](TransitionSystem::changed). A state from which neither was found when all its ways were taken gets those too that slept, so that
//! **a state can end or change something, or each way on from it was taken**.

use crate::on_stack::{NONE, OnStack};
use crate::regions::{Left, Regions, Seen, Standing};
use crate::{Bounds, CHAIN, Counts, Cycles, End, Monitor};
use jaunt_base::breakage::broken;
use jaunt_kernel::{Step, TransitionSystem};

struct Node<M> {
    mark: M,
    /// Choices in the arena.
    first: u32,
    next: u32,
    end: u32,
    /// Sleepers and effects from here on belong to this node.
    sleepers: u32,
    effects: u32,
    value: bool,
    /// The sleeper in whose step the values of this node are chosen, or [`NOBODY`].
    owner: u32,
    /// Length of the path to here.
    path: u32,
    /// Preemptions so far, and the thread that ran last.
    preemptions: u32,
    last: u32,
    /// Where cycles count: the state's name and tag, and the node before it in its chain.
    name: u64,
    tag: u16,
    before: u32,
    /// Where they are judged: the threads that sleep here and whose steps were not taken, and what is known of the component.
    slept: u32,
    seen: Seen,
}

/// A thread that need not go first, with what it would do: a range of effects.
#[derive(Clone, Copy)]
struct Sleeper {
    thread: u32,
    first: u32,
    end: u32,
}

/// No sleeper; the thread of a sleeper that may not sleep, because not all of its step is known.
const NOBODY: u32 = u32::MAX;

fn bit(choice: u32) -> u32 {
    if choice < 32 { 1 << choice } else { 0 }
}

fn mask(sleepers: &[Sleeper]) -> u32 {
    sleepers.iter().fold(0, |mask, s| mask | bit(s.thread))
}

/// Keeps those sleepers whose steps are independent of what has just happened.
fn filter<S: TransitionSystem>(system: &S, sleepers: &mut Vec<Sleeper>, effects: &[S::Effect]) {
    if sleepers.is_empty() {
        return;
    }
    let happened = system.effects();
    sleepers.retain(|s| {
        let own = &effects[s.first as usize..s.end as usize];
        own.iter().all(|e| happened.iter().all(|h| !S::conflict(e, h)))
    });
}

/// Explores everything from the present state on.
pub fn run<S: TransitionSystem>(system: &mut S, bounds: &Bounds, monitor: &mut impl Monitor<S>, counts: &mut Counts) -> End {
    let mut stack: Vec<Node<S::Mark>> = Vec::new();
    let mut arena: Vec<u32> = Vec::new();
    let mut sleepers: Vec<Sleeper> = Vec::new();
    let mut effects: Vec<S::Effect> = Vec::new();
    let mut path: Vec<u32> = Vec::new();
    let mut ways: Vec<u32> = Vec::new();
    // Who sleeps in the state that is being reached.
    let mut sleep: Vec<Sleeper> = Vec::new();
    let mut cut = false;
    // Some state was reached with a thread asleep.
    let mut noted = false;
    // Cycles: the states of the stack, and what is known of components.
    let (noticing, judging) = (bounds.cycles == Cycles::Noticed, bounds.cycles == Cycles::Judged);
    let cyclic = noticing || judging;
    let mut on_stack = OnStack::new();
    let mut regions = Regions::default();
    let first = system.arrive();
    if system.must_restart() {
        return End::Restart;
    }
    counts.states += first.new as u64;
    if first.violated && !monitor.met(Step::Violated, system, &path) {
        return End::Stopped(None);
    }
    system.choices(&mut ways);
    arena.extend_from_slice(&ways);
    let name = if cyclic { system.name(first.state) } else { 0 };
    let tag = system.tag();
    stack.push(Node {
        mark: system.mark(),
        first: 0,
        next: 0,
        end: ways.len() as u32,
        sleepers: 0,
        effects: 0,
        value: system.is_value(),
        owner: NOBODY,
        path: 0,
        preemptions: 0,
        last: u32::MAX,
        name,
        tag,
        before: if cyclic { on_stack.push(0, tag) } else { NONE },
        slept: 0,
        seen: regions.discover(),
    });
    let start = stack[0].mark;
    // The system is in a state behind that of the last node. It is brought back only when a step is taken from there:
    // often that node has no further one.
    let mut away = false;
    let mut until_poll = 0u32;
    loop {
        let (open, capacity) = (stack.len(), stack.capacity());
        let Some(node) = stack.last_mut() else { break };
        if node.next == node.end {
            if judging && node.slept != 0 && !node.seen.ends {
                // No end was found from here: those who slept take their steps now, and nobody sleeps.
                system.back(&node.mark);
                away = false;
                let place = system.arrive().state;
                system.set_note(place, 0);
                let kept = (node.first..node.end).filter(|&i| node.slept & bit(arena[i as usize]) != 0);
                let kept: Vec<u32> = kept.map(|i| arena[i as usize]).collect();
                arena.truncate(node.first as usize);
                arena.extend_from_slice(&kept);
                (node.next, node.end) = (node.first, arena.len() as u32);
                sleepers.truncate(node.sleepers as usize);
                node.slept = 0;
                continue;
            }
            arena.truncate(node.first as usize);
            sleepers.truncate(node.sleepers as usize);
            if node.owner == NOBODY {
                effects.truncate(node.effects as usize);
            }
            let left = stack.pop().expect("there is one");
            away = true;
            if cyclic {
                on_stack.pop(left.before, left.tag);
            }
            if judging
                && regions.leave(left.name, left.tag, left.seen, stack.last_mut().map(|parent| &mut parent.seen)) == Left::Closed
            {
                system.back(&left.mark);
                if !monitor.endless(system, &path[..left.path as usize]) {
                    return End::Stopped(None);
                }
                if system.must_restart() {
                    return End::Restart;
                }
            }
            continue;
        }
        if until_poll == 0 {
            until_poll = 1024;
            counts.depth = path.len() as u64;
            counts.open = open as u64;
            let extra = capacity * size_of::<Node<S::Mark>>()
                + (arena.capacity() + path.capacity()) * 4
                + sleepers.capacity() * size_of::<Sleeper>()
                + effects.capacity() * size_of::<S::Effect>()
                + on_stack.memory()
                + regions.memory();
            if let Some(reason) = monitor.poll(counts, system, extra) {
                return End::Stopped(Some(reason));
            }
        }
        until_poll -= 1;
        let choice = arena[node.next as usize];
        node.next += 1;
        path.truncate(node.path as usize);
        if bounds.sleep_sets {
            let here = &sleepers[node.sleepers as usize..];
            if !node.value && here.iter().any(|s| s.thread == choice) {
                counts.slept += 1;
                continue;
            }
            sleep.clear();
            sleep.extend_from_slice(here);
        }
        let (mut preemptions, mut last) = (node.preemptions, node.last);
        if let Some(most) = bounds.preemptions {
            if !node.value {
                let others = arena[node.first as usize..node.end as usize].contains(&last);
                preemptions += (choice != last && others) as u32;
                last = choice;
                if preemptions > most {
                    cut = true;
                    node.seen.ends = true;
                    continue;
                }
            }
        }
        if std::mem::replace(&mut away, true) {
            system.back(&node.mark);
        }
        let asleep_next = bounds.sleep_sets && !node.value && choice < 32;
        let mut owner = node.owner;
        // One transition, and on from there while there is only one way.
        let mut step = system.take(choice);
        path.push(choice);
        counts.transitions += 1;
        if bounds.sleep_sets {
            filter(system, &mut sleep, &effects);
        }
        if asleep_next {
            // Its turn is over when the next one comes: whatever it leads to was seen.
            let begin = effects.len() as u32;
            effects.extend_from_slice(system.effects());
            owner = sleepers.len() as u32;
            sleepers.push(Sleeper { thread: choice, first: begin, end: effects.len() as u32 });
        } else if owner != NOBODY {
            // The rest of the step, for this value. What the sleeper did so far lies just below.
            effects.extend_from_slice(system.effects());
            sleepers[owner as usize].end = effects.len() as u32;
        }
        if step != Step::Moved || !system.is_value() {
            owner = NOBODY;
        }
        let mut chain = 0;
        let mut asleep = false;
        while step == Step::Moved {
            ways.clear();
            system.choices(&mut ways);
            if ways.len() != 1 || chain == CHAIN || system.every_state_counts() || bounds.ends_single_ways(path.len()) {
                break;
            }
            let only = ways[0];
            if !system.is_value() {
                if sleep.iter().any(|s| s.thread == only) {
                    // Where cycles are judged, it is taken all the same: what it leads to is known, and whether that can end.
                    if !judging {
                        asleep = true;
                        break;
                    }
                    sleep.retain(|s| s.thread != only);
                }
                last = only;
            }
            chain += 1;
            step = system.take(only);
            path.push(only);
            if bounds.sleep_sets {
                filter(system, &mut sleep, &effects);
            }
        }
        if system.must_restart() {
            return End::Restart;
        }
        counts.max_depth = counts.max_depth.max(path.len() as u64);
        let node = stack.last_mut().expect("the node of this step");
        match step {
            Step::Moved if asleep => {
                counts.slept += 1;
                continue;
            }
            Step::Moved => {}
            Step::Ended | Step::Violated => {
                counts.end_states += 1;
                node.seen.ends = true;
                if !monitor.met(step, system, &path) {
                    return End::Stopped(None);
                }
                continue;
            }
            Step::Ignored => {
                counts.ignored += 1;
                node.seen.ends = true;
                continue;
            }
            Step::Stuck => return End::Stuck,
        }
        if bounds.is_deep(path.len()) {
            cut |= !(broken("thought: a single way is never cut") && ways.len() == 1);
            node.seen.ends = true;
            if owner != NOBODY {
                sleepers[owner as usize].thread = NOBODY;
            }
            continue;
        }
        let changed = system.changed();
        let arrival = system.arrive();
        if system.must_restart() {
            return End::Restart;
        }
        let value = system.is_value();
        let start = arena.len() as u32;
        let tag = system.tag();
        let mut standing = Standing::Ends;
        if cyclic && !arrival.new {
            let mut at = on_stack.last(tag);
            while at != NONE {
                let there = &stack[at as usize];
                if there.tag == tag && there.name == system.name(arrival.state) {
                    break;
                }
                at = there.before;
            }
            if noticing && at != NONE {
                return End::Cycle;
            }
            if judging {
                let there = stack.get(at as usize).map(|there| there.seen.standing());
                standing = there.unwrap_or_else(|| regions.standing(tag, || system.name(arrival.state)));
            }
        }
        if judging {
            let node = stack.last_mut().expect("the node of this step");
            // As good as an end: what is looked for is not behind this node.
            node.seen.ends |= changed;
            if !arrival.new {
                node.seen.reached(standing);
            }
        }
        if arrival.new {
            if let Some(end) = bounds.enough_states(counts) {
                return end;
            }
            counts.states += 1;
            if !sleep.is_empty() {
                noted = true;
                system.set_note(arrival.state, mask(&sleep));
            }
            if arrival.violated && !monitor.met(Step::Violated, system, &path) {
                return End::Stopped(None);
            }
            arena.extend_from_slice(&ways);
        } else {
            counts.revisited += 1;
            let note = if noted { system.note(arrival.state) } else { 0 };
            let missing = note & !mask(&sleep);
            if missing == 0 {
                if owner != NOBODY && !broken("thought: half a step sleeps") {
                    sleepers[owner as usize].thread = NOBODY;
                }
                continue;
            }
            sleep.retain(|s| note & bit(s.thread) != 0);
            system.set_note(arrival.state, mask(&sleep));
            arena.extend(ways.iter().copied().filter(|&w| value || missing & bit(w) != 0));
        }
        let end = arena.len() as u32;
        let (mut name, mut before) = (0, NONE);
        if cyclic {
            name = system.name(arrival.state);
            if on_stack.is_full(stack.len()) {
                on_stack.grow();
                for (i, node) in stack.iter_mut().enumerate() {
                    node.before = on_stack.push(i as u32, node.tag);
                }
            }
            before = on_stack.push(stack.len() as u32, tag);
        }
        let (slept, seen) = match (judging, arrival.new) {
            (false, _) => (0, Seen::default()),
            (true, true) => (if value { 0 } else { mask(&sleep) }, regions.discover()),
            (true, false) => (0, Seen::again(standing)),
        };
        let mark = system.mark();
        away = false;
        let (own_sleepers, own_effects) = (sleepers.len() as u32, effects.len() as u32);
        // The effects of inherited sleepers lie below and stay there as long as this node does.
        sleepers.extend_from_slice(&sleep);
        stack.push(Node {
            mark,
            first: start,
            next: start,
            end,
            sleepers: own_sleepers,
            effects: own_effects,
            value,
            owner,
            path: path.len() as u32,
            preemptions,
            last,
            name,
            tag,
            before,
            slept,
            seen,
        });
    }
    system.back(&start);
    counts.depth = 0;
    counts.open = 0;
    if cut { End::Cut } else { End::Complete }
}
