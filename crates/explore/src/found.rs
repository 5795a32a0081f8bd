//! The states that were found, their shapes, and those that are still to be expanded.

use crate::fingerprint;
use crate::packed::Packed;

/// A found state, in the order of finding: by depth, then by the first call that leads to it.
pub type StateNumber = u32;

/// A shape that some state to be expanded has.
pub type ShapeId = u32;

/// How a state was first reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The state before; a constructor's has none.
    pub before: Option<StateNumber>,
    /// The number of the call, or of the constructor call.
    pub call: u32,
}

impl Origin {
    /// Origins of one depth in the order in which one state after the other, and one call after the other, meets them.
    pub fn key(self) -> u64 {
        (self.before.map_or(0, |before| before + 1) as u64) << 32 | self.call as u64
    }

    fn of_key(key: u64) -> Origin {
        Origin { before: ((key >> 32) as u32).checked_sub(1), call: key as u32 }
    }
}

/// Every state once: known by its fingerprint, with a shortest way to it.
///
/// **Numbers do not depend on the order in which an engine meets states**: of all calls of one depth that lead to a state the first counts, and when the depth is done
/// its states are put into the order of these calls.
pub struct Found {
    /// Open addressing, by the lowest bits of names.
    table: Vec<Slot>,
    /// Of each state, see [`Origin::key`].
    origins: Vec<u64>,
    names: Vec<u128>,
    /// The first state of the depth that is being found.
    from: usize,
}

/// The upper 96 bits of a name; the place stands for as many of the others as it has.
#[derive(Clone, Copy, Default)]
struct Slot {
    high: u64,
    middle: u32,
    /// Plus one: 0 is free.
    number: u32,
}

impl Slot {
    #[inline(always)]
    fn is(&self, name: u128) -> bool {
        self.high == (name >> 64) as u64 && self.middle == (name >> 32) as u32
    }

    fn new(name: u128, number: u32) -> Slot {
        Slot { high: (name >> 64) as u64, middle: (name >> 32) as u32, number: number + 1 }
    }
}

impl Default for Found {
    fn default() -> Found {
        Found { table: vec![Slot::default(); 1 << 10], origins: Vec::new(), names: Vec::new(), from: 0 }
    }
}

impl Found {
    #[inline(always)]
    fn place(&self, name: u128) -> usize {
        name as u32 as usize & (self.table.len() - 1)
    }

    /// A state will be asked for.
    #[inline(always)]
    pub fn prefetch(&self, name: u128) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: a hint, for a place of the table.
        unsafe {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            _mm_prefetch::<_MM_HINT_T0>(self.table.as_ptr().add(self.place(name)).cast());
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = name;
    }

    /// A state is met. `true`: for the first time.
    #[inline]
    pub fn meet(&mut self, name: u128, origin: Origin) -> (StateNumber, bool) {
        let mut at = self.place(name);
        loop {
            let slot = self.table[at];
            if slot.number == 0 {
                break;
            }
            if slot.is(name) {
                let number = slot.number - 1;
                if number as usize >= self.from {
                    let first = &mut self.origins[number as usize];
                    *first = (*first).min(origin.key());
                }
                return (number, false);
            }
            at = (at + 1) & (self.table.len() - 1);
        }
        let number = self.origins.len() as StateNumber;
        self.table[at] = Slot::new(name, number);
        self.origins.push(origin.key());
        self.names.push(name);
        if self.origins.len() * 8 > self.table.len() * 5 {
            self.grow();
        }
        (number, true)
    }

    #[cold]
    fn grow(&mut self) {
        self.table = vec![Slot::default(); self.table.len() * 2];
        for (number, &name) in self.names.iter().enumerate() {
            let mut at = self.place(name);
            while self.table[at].number != 0 {
                at = (at + 1) & (self.table.len() - 1);
            }
            self.table[at] = Slot::new(name, number as u32);
        }
    }

    /// The states of a depth are all found. The new order, as numbers they had.
    pub fn end_depth(&mut self) -> Vec<StateNumber> {
        let from = std::mem::replace(&mut self.from, self.origins.len());
        let mut order: Vec<StateNumber> = (from as StateNumber..self.origins.len() as StateNumber).collect();
        if self.origins[from..].is_sorted() {
            return order;
        }
        order.sort_unstable_by_key(|&number| self.origins[number as usize]);
        let moved: Vec<(u64, u128)> = order.iter().map(|&n| (self.origins[n as usize], self.names[n as usize])).collect();
        for (i, (origin, name)) in moved.into_iter().enumerate() {
            (self.origins[from + i], self.names[from + i]) = (origin, name);
            let mut at = self.place(name);
            while !self.table[at].is(name) {
                at = (at + 1) & (self.table.len() - 1);
            }
            self.table[at].number = (from + i) as u32 + 1;
        }
        order
    }

    /// How each state was first reached.
    pub fn into_origins(self) -> Vec<(u32, u32)> {
        self.origins.into_iter().map(|key| ((key >> 32) as u32, key as u32)).collect()
    }

    pub fn len(&self) -> usize {
        self.origins.len()
    }

    pub fn is_empty(&self) -> bool {
        self.origins.is_empty()
    }

    pub fn origin(&self, state: StateNumber) -> Origin {
        Origin::of_key(self.origins[state as usize])
    }

    /// Another state stands for this one, and was reached otherwise.
    pub fn set_origin(&mut self, state: StateNumber, origin: Origin) {
        self.origins[state as usize] = origin.key();
    }

    /// The calls of a shortest sequence to a state: the constructor's number, then those of calls.
    pub fn path(&self, state: StateNumber) -> Vec<u32> {
        let mut calls = Vec::new();
        let mut at = Some(state);
        while let Some(state) = at {
            let origin = self.origin(state);
            calls.push(origin.call);
            at = origin.before;
        }
        calls.reverse();
        calls
    }

    /// Bytes in use.
    pub fn memory(&self) -> usize {
        self.table.capacity() * size_of::<Slot>() + self.origins.capacity() * (size_of::<u64>() + size_of::<u128>())
    }

    /// A number that depends on which states were found and not on their order.
    pub fn digest(&self) -> u128 {
        self.names.iter().fold(0, |sum: u128, name| sum.wrapping_add(*name))
    }
}

/// Shapes, each once, of the states that are to be expanded.
#[derive(Default)]
pub struct ShapeTable {
    numbers: std::collections::HashMap<u128, ShapeId>,
    words: Packed,
    /// Where the words of each begin, its fingerprint, and how many words it has.
    shapes: Vec<(usize, u128, u32)>,
}

impl ShapeTable {
    /// `name`: the fingerprint of the words.
    pub fn intern(&mut self, name: u128, words: &[u32]) -> ShapeId {
        let next = self.shapes.len() as ShapeId;
        let id = *self.numbers.entry(name).or_insert(next);
        if id == next {
            self.shapes.push((self.words.push(words), name, words.len() as u32));
        }
        id
    }

    pub fn name(&self, shape: ShapeId) -> u128 {
        self.shapes[shape as usize].1
    }

    /// How many words it has.
    pub fn length(&self, shape: ShapeId) -> usize {
        self.shapes[shape as usize].2 as usize
    }

    pub fn get(&self, shape: ShapeId, words: &mut Vec<u32>) {
        let from = self.shapes[shape as usize].0;
        let to = self.shapes.get(shape as usize + 1).map_or(self.words.end(), |next| next.0);
        words.clear();
        self.words.read(from, to, |word| words.push(word));
    }

    pub fn memory(&self) -> usize {
        self.words.memory() + self.shapes.capacity() * size_of::<(usize, u128, u32)>() + self.numbers.capacity() * 32
    }
}

/// States to be expanded: shape, and packed values.
#[derive(Default)]
pub struct Frontier {
    values: Packed,
    states: Vec<Waiting>,
    /// In the order of their numbers.
    order: Vec<u32>,
}

#[derive(Clone, Copy)]
struct Waiting {
    state: StateNumber,
    shape: ShapeId,
    from: u64,
}

impl Frontier {
    pub fn push(&mut self, state: StateNumber, shape: ShapeId, values: &[u32]) {
        let from = self.values.push(values) as u64;
        self.order.push(self.states.len() as u32);
        self.states.push(Waiting { state, shape, from });
    }

    pub fn len(&self) -> usize {
        self.states.len()
    }

    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    /// The states have got new numbers: those of the list, in its order, from the first of them on.
    pub fn renumber(&mut self, order: &[StateNumber]) {
        let Some(&first) = order.iter().min() else { return };
        let mut new = vec![0; order.len()];
        for (i, &old) in order.iter().enumerate() {
            new[(old - first) as usize] = first + i as u32;
        }
        for waiting in &mut self.states {
            waiting.state = new[(waiting.state - first) as usize];
        }
        self.order.sort_unstable_by_key(|&at| self.states[at as usize].state);
    }

    /// The number and the shape of the `at`th state.
    #[inline]
    pub fn get(&self, at: usize) -> (StateNumber, ShapeId) {
        let waiting = self.states[self.order[at] as usize];
        (waiting.state, waiting.shape)
    }

    /// Its values.
    #[inline]
    pub fn values(&self, at: usize, each: impl FnMut(u32)) {
        let place = self.order[at] as usize;
        let to = self.states.get(place + 1).map_or(self.values.end(), |next| next.from as usize);
        self.values.read(self.states[place].from as usize, to, each);
    }

    /// Places of the states, those of one shape beside each other.
    pub fn by_shape(&self) -> Vec<u32> {
        let mut places: Vec<u32> = (0..self.states.len() as u32).collect();
        places.sort_by_key(|&at| self.get(at as usize).1);
        places
    }

    pub fn memory(&self) -> usize {
        self.values.memory() + self.states.capacity() * size_of::<Waiting>() + self.order.capacity() * size_of::<u32>()
    }
}

/// The fingerprints of a shape and of a state that has it.
pub fn names(shape: &[u32], values: &[u32]) -> (u128, u128) {
    let shape = fingerprint::of_shape(shape);
    (shape, fingerprint::of_state(shape, values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_found_once_with_its_first_path() {
        let mut found = Found::default();
        let (first, new) = found.meet(12, Origin { before: None, call: 4 });
        assert!(new);
        found.end_depth();
        let (second, new) = found.meet(13, Origin { before: Some(first), call: 7 });
        assert!(new);
        assert_eq!(found.meet(12, Origin { before: Some(second), call: 9 }), (first, false));
        assert_eq!(found.path(second), [4, 7]);
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn numbers_do_not_depend_on_the_order_of_a_depth() {
        let meetings = [(20u128, 0, 5), (21, 0, 2), (20, 0, 1), (22, 0, 3), (21, 0, 9)];
        let mut orders = Vec::new();
        for reversed in [false, true] {
            let mut found = Found::default();
            let mut frontier = Frontier::default();
            found.meet(1, Origin { before: None, call: 0 });
            found.end_depth();
            let mut list = meetings.to_vec();
            if reversed {
                list.reverse();
            }
            for (name, before, call) in list {
                let (state, new) = found.meet(name, Origin { before: Some(before), call });
                if new {
                    frontier.push(state, name as u32, &[name as u32]);
                }
            }
            frontier.renumber(&found.end_depth());
            let states: Vec<_> = (0..frontier.len()).map(|at| frontier.get(at)).collect();
            let mut values = Vec::new();
            (0..frontier.len()).for_each(|at| frontier.values(at, |value| values.push(value)));
            let numbers: Vec<_> = [20, 21, 22].map(|name| found.meet(name, Origin { before: Some(0), call: 99 }).0).into();
            orders.push((states, values, numbers, found.path(1), found.digest()));
        }
        assert_eq!(orders[0], orders[1]);
        assert_eq!(orders[0].0, [(1, 20), (2, 21), (3, 22)]);
        assert_eq!(orders[0].3, [0, 1]);
    }

    #[test]
    fn a_table_that_grows_keeps_its_states() {
        let mut found = Found::default();
        let name = |n: u32| fingerprint::of_state(3, &[n]);
        for n in 0..50_000 {
            assert_eq!(found.meet(name(n), Origin { before: None, call: n }), (n, true));
        }
        assert!((0..50_000).all(|n| found.meet(name(n), Origin { before: None, call: 0 }) == (n, false)));
    }
}
