//! What happens behind a state, as far as states before it have to know: docs/source-sets.md.
//!
//! Yang, Chen, Gopalakrishnan, Kirby, "Efficient Stateful Dynamic Partial Order Reduction" (SPIN 2008) keeps which steps of which threads are
//! reached from a visited state. Here each effect is kept with the threads that must have gone on before it.

use jaunt_kernel::Sources;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash};
use std::rc::Rc;

/// A set of threads below 64. Those from there on are in none, which errs on the side of more conflicts.
pub(crate) type Threads = u64;

pub(crate) fn bit(thread: u32) -> Threads {
    if thread < 64 { 1 << thread } else { 0 }
}

/// One thread's step: what it did.
pub(crate) struct Event<E> {
    pub thread: u32,
    pub effects: Vec<E>,
}

/// Somewhere behind a state a thread does this, or wants to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Entry<E> {
    pub thread: u32,
    pub effect: E,
    /// **The first step from here of each of these comes before it on every explored way to it, or is it.** No others need be known.
    pub before: Threads,
}

impl<E> Event<E> {
    fn conflicts<S: Sources<Effect = E>>(&self, effect: &E) -> bool {
        self.effects.iter().any(|own| S::conflict(own, effect))
    }

    /// It touches one of these threads.
    fn touches<S: Sources<Effect = E>>(&self, mut threads: Threads) -> bool {
        while threads != 0 {
            if self.conflicts::<S>(&S::touched(threads.trailing_zeros())) {
                return true;
            }
            threads &= threads - 1;
        }
        false
    }

    /// Something comes between this step and that entry behind it: it is no neighbour in any order.
    pub fn is_before<S: Sources<Effect = E>>(&self, entry: &Entry<E>) -> bool {
        entry.before & bit(self.thread) != 0 || self.touches::<S>(entry.before & !bit(entry.thread))
    }

    /// Their order matters, and nothing is between them.
    pub fn races<S: Sources<Effect = E>>(&self, entry: &Entry<E>) -> bool {
        entry.thread != self.thread && self.conflicts::<S>(&entry.effect) && !self.is_before::<S>(entry)
    }

    /// The entry as it is seen from before this step.
    fn back<S: Sources<Effect = E>>(&self, entry: Entry<E>) -> Entry<E>
    where
        E: Copy,
    {
        let own = bit(self.thread);
        let comes_before = entry.before & own != 0
            || entry.thread == self.thread
            || self.touches::<S>(entry.before)
            // Who stands before it may have to wait: it was there before this step was.
            || !S::may_block(&entry.effect) && self.conflicts::<S>(&entry.effect);
        Entry { before: if comes_before { entry.before | own } else { entry.before }, ..entry }
    }
}

type Index<E> = HashMap<(u32, E), u32, BuildHasherDefault<DefaultHasher>>;

/// Entries in the order in which they were met; one for each thread and effect.
pub(crate) struct Future<E> {
    pub entries: Vec<Entry<E>>,
    index: Index<E>,
}

impl<E> Default for Future<E> {
    fn default() -> Self {
        Future { entries: Vec::new(), index: Index::default() }
    }
}

impl<E: Copy + Eq + Hash> Future<E> {
    pub fn of(entries: &[Entry<E>]) -> Future<E> {
        let mut future = Future::default();
        entries.iter().for_each(|&entry| future.add(entry));
        future
    }

    pub fn add(&mut self, entry: Entry<E>) {
        let next = self.entries.len() as u32;
        let at = *self.index.entry((entry.thread, entry.effect)).or_insert(next);
        if at == next {
            self.entries.push(entry);
        } else {
            // What comes before it in both.
            self.entries[at as usize].before &= entry.before;
        }
    }

    /// What a thread stands before.
    pub fn add_attempt(&mut self, thread: u32, effect: E) {
        self.add(Entry { thread, effect, before: bit(thread) });
    }

    /// Adds a step and all that comes after it.
    pub fn add_behind<S: Sources<Effect = E>>(&mut self, step: &Event<E>, after: &[Entry<E>]) {
        for &effect in &step.effects {
            self.add(Entry { thread: step.thread, effect, before: bit(step.thread) });
        }
        for &entry in after {
            self.add(step.back::<S>(entry));
        }
    }

    pub fn memory(&self) -> usize {
        (self.entries.capacity() + self.index.capacity()) * size_of::<Entry<E>>()
    }
}

/// The futures of finished states. Equal ones are kept once.
pub(crate) struct Futures<E> {
    states: HashMap<u64, Rc<[Entry<E>]>, BuildHasherDefault<crate::regions::Spread>>,
    kept: HashMap<Rc<[Entry<E>]>, (), BuildHasherDefault<DefaultHasher>>,
    entries: usize,
}

impl<E: Copy + Eq + Hash> Futures<E> {
    pub fn new() -> Futures<E> {
        Futures { states: HashMap::default(), kept: HashMap::default(), entries: 0 }
    }

    pub fn keep(&mut self, name: u64, future: Vec<Entry<E>>) {
        let future: Rc<[Entry<E>]> = future.into();
        let shared = match self.kept.get_key_value(&future) {
            Some((shared, ())) => shared.clone(),
            None => {
                self.entries += future.len();
                self.kept.insert(future.clone(), ());
                future
            }
        };
        self.states.insert(name, shared);
    }

    /// `None`: the state is not finished.
    pub fn of(&self, name: u64) -> Option<Rc<[Entry<E>]>> {
        self.states.get(&name).cloned()
    }

    pub fn memory(&self) -> usize {
        self.entries * size_of::<Entry<E>>() + (self.states.capacity() + self.kept.capacity()) * 32
    }
}
