//! Depth-first search with sleep sets.
//!
//! Sleep sets with a store of visited states after Godefroid (LNCS 1032, 1996, section 5.2): each state keeps the
//! threads that were asleep when it was explored; when it is reached again with fewer of them asleep, the difference is
//! explored then. All states are visited; what is saved are ways that lead to visited states.

use crate::{CHAIN, Counts, End, Limits, Monitor};
use jaunt_kernel::{Step, TransitionSystem};

struct Node<M> {
    mark: M,
    /// Choices in the arena.
    first: u32,
    next: u32,
    end: u32,
    /// Threads that need not go first here.
    sleep: u32,
    value: bool,
    /// Length of the road to here.
    road: u32,
    /// Preemptions so far, and the thread that ran last.
    preemptions: u32,
    last: u32,
}

fn bit(choice: u32) -> u32 {
    if choice < 32 { 1 << choice } else { 0 }
}

/// Explores everything from the present state on.
pub fn run<S: TransitionSystem>(system: &mut S, limits: &Limits, monitor: &mut impl Monitor<S>, counts: &mut Counts) -> End {
    let mut stack: Vec<Node<S::Mark>> = Vec::new();
    let mut arena: Vec<u32> = Vec::new();
    let mut road: Vec<u32> = Vec::new();
    let mut ways: Vec<u32> = Vec::new();
    let mut cut = false;
    let first = system.arrive();
    counts.states += first.new as u64;
    if first.violated && !monitor.met(Step::Violated, system, &road) {
        return End::Stopped(None);
    }
    system.choices(&mut ways);
    arena.extend_from_slice(&ways);
    stack.push(Node {
        mark: system.mark(),
        first: 0,
        next: 0,
        end: ways.len() as u32,
        sleep: 0,
        value: system.is_value(),
        road: 0,
        preemptions: 0,
        last: u32::MAX,
    });
    let mut until_poll = 0u32;
    loop {
        let (open, capacity) = (stack.len(), stack.capacity());
        let Some(node) = stack.last_mut() else { break };
        if node.next == node.end {
            arena.truncate(node.first as usize);
            stack.pop();
            if let Some(parent) = stack.last() {
                system.back(&parent.mark);
            }
            continue;
        }
        if until_poll == 0 {
            until_poll = 1024;
            counts.depth = road.len() as u64;
            counts.open = open as u64;
            let extra = capacity * size_of::<Node<S::Mark>>() + (arena.capacity() + road.capacity()) * 4;
            if let Some(reason) = monitor.poll(counts, system, extra) {
                return End::Stopped(Some(reason));
            }
            if limits.states.is_some_and(|limit| counts.states >= limit) {
                return End::Stopped(Some(format!("{} states were stored, the most allowed", counts.states)));
            }
        }
        until_poll -= 1;
        let choice = arena[node.next as usize];
        node.next += 1;
        road.truncate(node.road as usize);
        let mut sleep = node.sleep;
        if limits.sleep_sets && !node.value {
            if sleep & bit(choice) != 0 {
                counts.slept += 1;
                continue;
            }
            // Its turn is over when the next one comes: whatever it leads to was seen.
            node.sleep |= bit(choice);
        }
        let (mut preemptions, mut last) = (node.preemptions, node.last);
        if let Some(most) = limits.preemptions {
            if !node.value {
                let others = arena[node.first as usize..node.end as usize].contains(&last);
                preemptions += (choice != last && others) as u32;
                last = choice;
                if preemptions > most {
                    cut = true;
                    continue;
                }
            }
        }
        let mark = node.mark;
        // One transition, and on from there while there is only one way.
        let mut step = system.take(choice);
        road.push(choice);
        counts.transitions += 1;
        let mut chain = 0;
        let mut asleep = false;
        loop {
            if step != Step::Moved {
                break;
            }
            if limits.sleep_sets {
                sleep = system.independent(sleep);
            }
            ways.clear();
            system.choices(&mut ways);
            if ways.len() != 1 || chain == CHAIN {
                break;
            }
            let only = ways[0];
            if !system.is_value() {
                if limits.sleep_sets && sleep & bit(only) != 0 {
                    asleep = true;
                    break;
                }
                last = only;
            }
            chain += 1;
            step = system.take(only);
            road.push(only);
        }
        if system.must_restart() {
            return End::Restart;
        }
        counts.max_depth = counts.max_depth.max(road.len() as u64);
        match step {
            Step::Moved if asleep => {
                counts.slept += 1;
                system.back(&mark);
                continue;
            }
            Step::Moved => {}
            Step::Ended | Step::Violated => {
                counts.end_states += 1;
                if !monitor.met(step, system, &road) {
                    return End::Stopped(None);
                }
                system.back(&mark);
                continue;
            }
            Step::Ignored => {
                counts.ignored += 1;
                system.back(&mark);
                continue;
            }
            Step::Stuck => return End::Stuck,
        }
        if limits.depth.is_some_and(|limit| road.len() as u64 >= limit) {
            cut = true;
            system.back(&mark);
            continue;
        }
        let arrival = system.arrive();
        let value = system.is_value();
        let start = arena.len() as u32;
        if arrival.new {
            counts.states += 1;
            if limits.sleep_sets {
                *system.note(arrival.state) = sleep;
            }
            if arrival.violated && !monitor.met(Step::Violated, system, &road) {
                return End::Stopped(None);
            }
            arena.extend_from_slice(&ways);
        } else {
            counts.revisited += 1;
            let note = if limits.sleep_sets { *system.note(arrival.state) } else { 0 };
            let missing = note & !sleep;
            if missing == 0 {
                system.back(&mark);
                continue;
            }
            sleep &= note;
            *system.note(arrival.state) = sleep;
            arena.extend(ways.iter().copied().filter(|&w| value || missing & bit(w) != 0));
        }
        let end = arena.len() as u32;
        stack.push(Node {
            mark: system.mark(),
            first: start,
            next: start,
            end,
            sleep,
            value,
            road: road.len() as u32,
            preemptions,
            last,
        });
    }
    counts.depth = 0;
    counts.open = 0;
    if cut { End::Cut } else { End::Complete }
}
