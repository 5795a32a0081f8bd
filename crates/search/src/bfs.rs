//! Breadth-first search: the first violation has the fewest choices.

use crate::queue::{Origins, Queue};
use crate::{Bounds, CHAIN, Counts, End, Monitor};
use jaunt_kernel::{Step, TransitionSystem};

/// Explores everything from the present state on, nearest states first. Sleep sets are not used.
pub fn run<S: TransitionSystem>(system: &mut S, bounds: &Bounds, monitor: &mut impl Monitor<S>, counts: &mut Counts) -> End {
    let mut origins = Origins::default();
    // States in the order of their numbers, and how deep they are: every state that is found is put here.
    let mut queue: Queue<S::Packed> = Queue::default();
    let mut depths: Queue<u32> = Queue::default();
    let mut next = 0;
    let mut queue_memory = 0;
    let mut ways: Vec<u32> = Vec::new();
    let mut on: Vec<u32> = Vec::new();
    let mut tail: Vec<u32> = Vec::new();
    let mut cut = false;
    let first = system.arrive();
    if system.must_restart() {
        return End::Restart;
    }
    counts.states += first.new as u64;
    origins.push(0, &[]);
    if first.violated && !monitor.met(Step::Violated, system, &[]) {
        return End::Stopped(None);
    }
    let packed = system.pack();
    queue_memory += S::packed_memory(&packed);
    queue.push(packed);
    depths.push(0);
    let mut until_poll = 0u32;
    while let (Some(packed), Some(depth)) = (queue.pop(), depths.pop()) {
        let state = next;
        next += 1;
        queue_memory -= S::packed_memory(&packed);
        system.unpack(&packed);
        drop(packed);
        let mark = system.mark();
        ways.clear();
        system.choices(&mut ways);
        counts.depth = depth as u64;
        if bounds.is_deep(depth as usize) {
            cut = true;
            continue;
        }
        for &choice in &ways {
            if until_poll == 0 {
                until_poll = 1024;
                counts.open = queue.len() as u64;
                let extra = queue_memory + queue.memory() + depths.memory() + origins.memory();
                if let Some(reason) = monitor.poll(counts, system, extra) {
                    return End::Stopped(Some(reason));
                }
            }
            until_poll -= 1;
            tail.clear();
            tail.push(choice);
            let mut step = system.take(choice);
            counts.transitions += 1;
            for _ in 0..CHAIN {
                if step != Step::Moved {
                    break;
                }
                on.clear();
                system.choices(&mut on);
                if on.len() != 1 || system.every_state_counts() || bounds.ends_single_ways(depth as usize + tail.len()) {
                    break;
                }
                tail.push(on[0]);
                step = system.take(on[0]);
            }
            if system.must_restart() {
                return End::Restart;
            }
            let far = depth + tail.len() as u32;
            counts.max_depth = counts.max_depth.max(far as u64);
            match step {
                Step::Moved => {}
                Step::Ended | Step::Violated => {
                    counts.end_states += 1;
                    if !monitor.met(step, system, &origins.path(state, &tail)) {
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
            let arrival = system.arrive();
            if system.must_restart() {
                return End::Restart;
            }
            if !arrival.new {
                counts.revisited += 1;
            } else {
                if let Some(end) = bounds.enough_states(counts) {
                    return end;
                }
                counts.states += 1;
                let number = origins.push(state, &tail);
                if arrival.violated && !monitor.met(Step::Violated, system, &origins.path(number, &[])) {
                    return End::Stopped(None);
                }
                let packed = system.pack();
                queue_memory += S::packed_memory(&packed);
                queue.push(packed);
                depths.push(far);
            }
            system.back(&mark);
        }
    }
    counts.open = 0;
    counts.depth = 0;
    if cut { End::Cut } else { End::Complete }
}
