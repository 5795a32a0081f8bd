//! Linearisation of sets: what the walk of one lane found is used for all lanes that have changed the same references.
//!
//! **The shape behind a call is determined by the shape before it and by the references that the call changed**: which slot of which row refers to which row
//! now. Each lane keeps a sum of these changes ([`SetHeap::changes`]). The first lane with a shape and a sum is walked as `graph.rs` walks a state, and leaves a
//! template: the words of the new shape, and the places of its values in their order.

use super::heap::{OF_SET, SetHeap};
use super::shape::Place;
use crate::fingerprint::{Mixer, of_shape};
use crate::found::ShapeId;
use crate::graph::{COUNTERS, OBJECTS, OF_BASE};
use jaunt_program::{ClassId, Kind};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

#[derive(Default)]
pub struct Template {
    pub words: Vec<u32>,
    /// The fingerprint of the words.
    pub name: u128,
    /// Its number, once a state of this shape was kept.
    pub shape: Option<ShapeId>,
    pub values: Vec<Place>,
    /// It has an exception that was made in the pass, and has no stack.
    pub keeps_exception: bool,
    /// Lanes of the present pass that it serves.
    pub lanes: Vec<u32>,
}

/// The sum of changes is as good as random already.
#[derive(Default)]
pub struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {
        unreachable!("numbers only")
    }
    fn write_u32(&mut self, n: u32) {
        self.0 = (self.0 ^ n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    fn write_u64(&mut self, n: u64) {
        self.0 ^= n.rotate_left(17);
    }
}

#[derive(Default)]
pub struct Templates {
    known: HashMap<(u32, u64), u32, BuildHasherDefault<Plain>>,
    pub list: Vec<Template>,
    /// The number of each row in the present walk, if its stamp is that of the walk.
    numbers: Vec<(u32, u32)>,
    walk: u32,
    queue: Vec<u32>,
}

/// More are forgotten between blocks.
const MOST: usize = 20_000;

impl Templates {
    /// A block begins.
    pub fn begin_block(&mut self) {
        if self.list.len() > MOST {
            self.known.clear();
            self.list.clear();
        }
    }

    /// The template of a lane, by the shape before the call.
    #[inline]
    pub fn of(
        &mut self,
        shape: ShapeId,
        lane: u32,
        roots: &[u32],
        heap: &SetHeap,
        is_exception: impl Fn(ClassId) -> bool,
    ) -> u32 {
        let key = (shape, heap.changes[lane as usize]);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let mut template = self.walk(lane, roots, heap);
        template.keeps_exception =
            self.queue.iter().any(|&row| heap.was_made(row, lane) && is_exception(heap.heads[row as usize].class));
        let number = self.list.len() as u32;
        self.list.push(template);
        self.known.insert(key, number);
        number
    }

    /// Walks the state of one lane.
    pub fn walk(&mut self, lane: u32, roots: &[u32], heap: &SetHeap) -> Template {
        let mut template = Template::default();
        if self.write(lane, roots, heap, false, &mut template) {
            // Somebody compares a count with one that he remembers: then they tell states apart.
            self.write(lane, roots, heap, true, &mut template);
        }
        template.name = of_shape(&template.words);
        template
    }

    /// `true`: somebody remembers a count of modifications.
    fn write(&mut self, lane: u32, roots: &[u32], heap: &SetHeap, counters: bool, out: &mut Template) -> bool {
        out.words.clear();
        out.values.clear();
        self.queue.clear();
        self.walk += 1;
        self.numbers.resize(heap.heads.len().max(self.numbers.len()), (0, 0));
        out.words.push(roots.len() as u32 | if counters { COUNTERS } else { 0 });
        for &root in roots {
            let word = self.number(root);
            out.words.push(word);
        }
        out.words.push(OBJECTS);
        let mut remembered = false;
        let mut at = 0;
        while at < self.queue.len() {
            let row = self.queue[at];
            at += 1;
            let head = heap.heads[row as usize];
            let layout = heap.layout(row);
            remembered |= layout.remembers;
            out.words.push(head.class.0);
            match layout.array {
                Some(_) => out.words.push(head.len),
                None => out.values.extend(layout.values(counters).iter().map(|&word| (row, word))),
            }
            let mut reference = |word: u32| {
                // SAFETY: a word of the row, in a lane of the pass.
                match unsafe { (*head.slots.add(word as usize)).get(lane) } {
                    0 => out.words.push(0),
                    to if to & OF_SET == 0 => {
                        out.words.push(OF_BASE);
                        out.values.push((row, word));
                    }
                    to => {
                        let number = self.number(to);
                        out.words.push(number);
                    }
                }
            };
            match layout.array {
                Some(Kind::Ref) => (0..head.len).for_each(reference),
                Some(_) => out.values.extend((0..layout.body_words(head.len) as u32).map(|word| (row, word))),
                None => layout.references.iter().for_each(|&word| reference(word)),
            }
        }
        remembered
    }

    #[inline]
    fn number(&mut self, reference: u32) -> u32 {
        let row = reference & !OF_SET;
        let place = &mut self.numbers[row as usize];
        if place.0 != self.walk {
            self.queue.push(row);
            *place = (self.walk, self.queue.len() as u32);
        }
        place.1
    }
}

impl Template {
    /// The fingerprints of the states of some lanes, column by column.
    pub fn names(&self, lanes: &[u32], heap: &SetHeap, mixers: &mut Vec<Mixer>) {
        mixers.clear();
        mixers.resize(lanes.len(), Mixer::new(self.name));
        let slot = |&(row, word): &Place| {
            // SAFETY: a word of the row.
            unsafe { *heap.heads[row as usize].slots.add(word as usize) }
        };
        for pair in self.values.chunks(2) {
            let low = slot(&pair[0]);
            // SAFETY: lanes of the pass.
            unsafe {
                match pair.get(1).map(slot) {
                    None => mixers.iter_mut().zip(lanes).for_each(|(m, &lane)| m.add(low.get(lane), 0)),
                    Some(high) => mixers.iter_mut().zip(lanes).for_each(|(m, &lane)| m.add(low.get(lane), high.get(lane))),
                }
            }
        }
    }

    /// The values of one lane.
    pub fn values(&self, lane: u32, heap: &SetHeap, out: &mut Vec<u32>) {
        out.clear();
        for &(row, word) in &self.values {
            // SAFETY: a word of the row, in a lane of the pass.
            out.push(unsafe { (*heap.heads[row as usize].slots.add(word as usize)).get(lane) });
        }
    }
}
