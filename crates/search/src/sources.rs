//! Depth-first search with source sets: in a state only some threads take their steps, and fewer states are visited.
//!
//! Dynamic partial-order reduction (Flanagan and Godefroid, POPL 2005) with source sets (Abdulla, Aronis, Jonsson, Sagonas, POPL 2014) over
//! visited states (Yang, Chen, Gopalakrishnan, Kirby, SPIN 2008). docs/source-sets.md has the argument. Where we differ: all that is known comes from the
//! futures of the states behind a step ([`crate::future`]), not from clocks on the path; there are no sleep sets; and **a graph with a cycle is not
//! explored**: the first state that is met again on the stack ends the search ([`End::Cycle`]), and so does one in which source sets do not hold ([`End::Unfit`]).

use crate::future::{Entry, Event, Future, Futures, Threads, bit};
use crate::regions::Names;
use crate::{Bounds, CHAIN, Counts, End, Monitor};
use jaunt_kernel::{Sources, Step, Waits};

struct Node<S: Sources> {
    mark: S::Mark,
    name: u64,
    /// All ways on, and those that are taken: the first `next` of them were.
    ways: Vec<u32>,
    chosen: Vec<u32>,
    next: usize,
    value: bool,
    /// Of threads that are alive and cannot go on: why.
    waits: Vec<(u32, Waits<S::Effect>)>,
    /// As far as it is known.
    future: Future<S::Effect>,
    /// The steps that led here from the node before.
    edge: Vec<Passed<S::Effect>>,
    /// Length of the path to here, and who ran last.
    path: u32,
    last: u32,
}

/// A step on the way from one node to the next.
struct Passed<E> {
    event: Event<E>,
    /// What threads stood before in the state before it, unless that is a node.
    attempts: Vec<(u32, E)>,
}

impl<S: Sources> Node<S> {
    fn new(system: &mut S, name: u64, ways: Vec<u32>, edge: Vec<Passed<S::Effect>>, path: u32, last: u32) -> Node<S> {
        let mut threads = Vec::new();
        system.threads(&mut threads);
        let value = system.is_value();
        let waits = threads.iter().map(|&t| (t, system.waits(t))).filter(|(_, waits)| *waits != Waits::Not).collect();
        let mut future = Future::default();
        attempts(system).into_iter().for_each(|(thread, effect)| future.add_attempt(thread, effect));
        let chosen = if value { ways.clone() } else { ways[..1].to_vec() };
        Node { mark: system.mark(), name, ways, chosen, next: 0, value, waits, future, edge, path, last }
    }

    fn is_whole(&self) -> bool {
        self.chosen.len() == self.ways.len()
    }

    fn choose(&mut self, way: u32) {
        if !self.chosen.contains(&way) {
            self.chosen.push(way);
        }
    }

    fn choose_all(&mut self) {
        self.ways.clone().into_iter().for_each(|way| self.choose(way));
    }

    /// A step from here was taken, and this is behind it: whoever could have come first gets his turn.
    fn judge(&mut self, step: &Event<S::Effect>, after: &[Entry<S::Effect>]) {
        for entry in after {
            if self.is_whole() {
                return;
            }
            if step.races::<S>(entry) {
                self.ask_for(step, entry, after);
            }
        }
    }

    /// Somebody must be chosen that comes before this entry, or does it, in every order in which it comes before the step.
    fn ask_for(&mut self, step: &Event<S::Effect>, entry: &Entry<S::Effect>, after: &[Entry<S::Effect>]) {
        let mut wanted: Vec<(u32, Threads)> = vec![(entry.thread, entry.before)];
        let mut asked: Vec<u32> = Vec::new();
        while let Some((thread, before)) = wanted.pop() {
            let is_one = |way: &u32| *way == thread || bit(*way) & before != 0;
            if self.chosen.iter().any(is_one) || asked.contains(&thread) {
                continue;
            }
            let itself = self.ways.iter().copied().find(|&way| way == thread);
            if let Some(way) = itself.or_else(|| self.ways.iter().copied().find(is_one)) {
                self.choose(way);
                continue;
            }
            asked.push(thread);
            let waits = self.waits.iter().find(|(t, _)| *t == thread).map(|(_, waits)| *waits);
            // One that is not alive has to be started.
            match waits.unwrap_or(Waits::Until(S::touched(thread))) {
                Waits::Not => return self.choose_all(),
                // It cannot come before the step.
                Waits::For(other) if other == step.thread => {}
                Waits::For(other) => wanted.push((other, bit(other))),
                Waits::Until(effect) => {
                    let ends = |e: &&Entry<S::Effect>| {
                        e.thread != thread
                            && e.thread != step.thread
                            && S::conflict(&effect, &e.effect)
                            && !step.is_before::<S>(e)
                    };
                    wanted.extend(after.iter().filter(ends).map(|e| (e.thread, e.before)));
                }
            }
        }
    }

    /// The steps of an edge from here have led to this future.
    fn learn(&mut self, edge: &[Passed<S::Effect>], mut after: Future<S::Effect>) {
        let (first, rest) = edge.split_first().expect("a step");
        for passed in rest.iter().rev() {
            let mut before = Future::default();
            passed.attempts.iter().for_each(|&(thread, effect)| before.add_attempt(thread, effect));
            before.add_behind::<S>(&passed.event, &after.entries);
            after = before;
        }
        self.judge(&first.event, &after.entries);
        self.future.add_behind::<S>(&first.event, &after.entries);
    }
}

/// What threads stand before and may have to wait for.
fn attempts<S: Sources>(system: &S) -> Vec<(u32, S::Effect)> {
    let mut threads = Vec::new();
    system.threads(&mut threads);
    threads.into_iter().filter_map(|thread| Some((thread, system.attempt(thread)?))).collect()
}

/// Explores enough from the present state on that every execution is equivalent to an explored one.
pub fn run<S: Sources>(system: &mut S, bounds: &Bounds, monitor: &mut impl Monitor<S>, counts: &mut Counts) -> End {
    let mut futures = Futures::new();
    let mut on_stack = Names::default();
    let mut path: Vec<u32> = Vec::new();
    let mut cut = false;
    let first = system.arrive();
    if system.must_restart() {
        return End::Restart;
    }
    if !system.fits() {
        return End::Unfit;
    }
    counts.states += first.new as u64;
    if first.violated && !monitor.met(Step::Violated, system, &path) {
        return End::Stopped(None);
    }
    let mut ways = Vec::new();
    system.choices(&mut ways);
    let name = system.name(first.state);
    on_stack.insert(name);
    let mut stack: Vec<Node<S>> = vec![Node::new(system, name, ways, Vec::new(), 0, u32::MAX)];
    let start = stack[0].mark;
    // The system is in a state behind that of the last node.
    let mut away = false;
    let mut until_poll = 0u32;
    loop {
        let open = stack.len();
        let Some(node) = stack.last_mut() else { break };
        if node.next == node.chosen.len() {
            counts.slept += (node.ways.len() - node.chosen.len()) as u64;
            let node = stack.pop().expect("there is one");
            on_stack.remove(&node.name);
            // Its names are those of its canonical form.
            system.back(&node.mark);
            system.arrive();
            if system.must_restart() {
                return End::Restart;
            }
            away = true;
            let named = |entry: &Entry<S::Effect>| Some(Entry { effect: system.to_names(&entry.effect)?, ..*entry });
            futures.keep(node.name, Future::of(&node.future.entries.iter().filter_map(named).collect::<Vec<_>>()).entries);
            if let Some(parent) = stack.last_mut() {
                parent.learn(&node.edge, node.future);
            }
            continue;
        }
        if until_poll == 0 {
            until_poll = 256;
            counts.depth = path.len() as u64;
            counts.open = open as u64;
            let nodes = stack.iter().map(|node| size_of::<Node<S>>() + node.future.memory()).sum::<usize>();
            if let Some(reason) = monitor.poll(counts, system, nodes + path.capacity() * 4 + futures.memory()) {
                return End::Stopped(Some(reason));
            }
            // Who looks may have decided that it is to begin again.
            if system.must_restart() {
                return End::Restart;
            }
        }
        until_poll -= 1;
        let node = stack.last_mut().expect("it is there");
        let choice = node.chosen[node.next];
        node.next += 1;
        path.truncate(node.path as usize);
        if std::mem::replace(&mut away, true) {
            system.back(&node.mark);
        }
        // One step, and on from there while there is only one way.
        let mut edge: Vec<Passed<S::Effect>> = Vec::new();
        let mut last = if node.value { node.last } else { choice };
        let mut step = system.take(choice);
        path.push(choice);
        counts.transitions += 1;
        edge.push(Passed { event: Event { thread: last, effects: system.effects().to_vec() }, attempts: Vec::new() });
        if !node.value && step == Step::Moved && system.is_value() {
            // What it does with the value is no part of this step's effects.
            node.choose_all();
        }
        let mut chain = 0;
        let mut ways = Vec::new();
        while step == Step::Moved {
            ways.clear();
            system.choices(&mut ways);
            if ways.len() != 1 || chain == CHAIN || system.every_state_counts() || bounds.ends_single_ways(path.len()) {
                break;
            }
            if !system.fits() {
                break;
            }
            let only = ways[0];
            if !system.is_value() {
                last = only;
            }
            chain += 1;
            let attempts = attempts(system);
            step = system.take(only);
            path.push(only);
            edge.push(Passed { event: Event { thread: last, effects: system.effects().to_vec() }, attempts });
        }
        if system.must_restart() {
            return End::Restart;
        }
        counts.max_depth = counts.max_depth.max(path.len() as u64);
        if step == Step::Stuck {
            return End::Stuck;
        }
        if step == Step::Moved && !system.fits() {
            return End::Unfit;
        }
        let deep = step == Step::Moved && bounds.is_deep(path.len());
        if step != Step::Moved || deep {
            cut |= deep;
            if edge.len() == 1 || deep {
                node.choose_all();
            }
            if step == Step::Violated || step == Step::Ignored {
                edge.last_mut().expect("a step").event.effects.push(S::everything());
            }
            let mut after = Future::default();
            attempts(system).into_iter().for_each(|(thread, effect)| after.add_attempt(thread, effect));
            node.learn(&edge, after);
            match step {
                Step::Ended | Step::Violated => {
                    counts.end_states += 1;
                    if !monitor.met(step, system, &path) {
                        return End::Stopped(None);
                    }
                }
                Step::Ignored => counts.ignored += 1,
                Step::Moved | Step::Stuck => {}
            }
            continue;
        }
        let arrival = system.arrive();
        if system.must_restart() {
            return End::Restart;
        }
        let name = system.name(arrival.state);
        if !arrival.new {
            counts.revisited += 1;
            if on_stack.contains(&name) {
                return End::Cycle;
            }
            let stored = futures.of(name).expect("a visited state that is not on the stack is finished");
            let mut effects: Vec<S::Effect> = stored.iter().map(|entry| entry.effect).collect();
            system.to_rows(&mut effects);
            let entries = stored.iter().zip(effects).map(|(entry, effect)| Entry { effect, ..*entry });
            node.learn(&edge, Future::of(&entries.collect::<Vec<_>>()));
            continue;
        }
        if let Some(end) = bounds.enough_states(counts) {
            return end;
        }
        counts.states += 1;
        if arrival.violated && !monitor.met(Step::Violated, system, &path) {
            return End::Stopped(None);
        }
        on_stack.insert(name);
        stack.push(Node::new(system, name, ways, edge, path.len() as u32, last));
        away = false;
    }
    system.back(&start);
    counts.depth = 0;
    counts.open = 0;
    if cut { End::Cut } else { End::Complete }
}
