//! Blocks: states of a frontier that are executed together, those of one shape beside each other.

use super::heap::SetHeap;
use super::lanes::Value;
use super::shape::ShapeRows;
use crate::found::{Frontier, ShapeId, StateNumber};
use std::rc::Rc;

/// States of one shape, from one to before another.
pub struct Group {
    pub shape: ShapeId,
    pub rows: Rc<ShapeRows>,
    pub from: usize,
    pub to: usize,
}

#[derive(Default)]
pub struct Block {
    pub groups: Vec<Group>,
    /// Where each state stands in the frontier, and its number.
    pub states: Vec<(u32, StateNumber)>,
    /// The group of each state.
    pub group_of: Vec<u32>,
}

impl Block {
    pub fn clear(&mut self) {
        self.groups.clear();
        self.states.clear();
        self.group_of.clear();
    }

    /// Adds states of one shape.
    pub fn add(&mut self, present: &Frontier, shape: ShapeId, rows: &Rc<ShapeRows>, places: &[u32]) {
        let from = self.states.len();
        self.states.extend(places.iter().map(|&at| (at, present.get(at as usize).0)));
        self.group_of.resize(self.states.len(), self.groups.len() as u32);
        self.groups.push(Group { shape, rows: rows.clone(), from, to: self.states.len() });
    }

    /// Cells of a column of states.
    pub fn width(&self) -> usize {
        self.states.len().next_power_of_two()
    }

    /// Merges the states into one heap: what all have is a constant, the rest are columns.
    pub fn load(&self, heap: &mut SetHeap, present: &Frontier) {
        heap.begin_block(self.width());
        for group in &self.groups {
            let (from, to) = (group.from, group.to);
            for &row in &group.rows.rows {
                heap.occupy(row, from, to);
            }
            for &(row, word, reference) in &group.rows.references {
                let first = heap.is_first(row, from);
                heap.put(row, word, from, to, first, reference);
            }
            for state in from..to {
                let mut places = group.rows.values.iter();
                present.values(self.states[state].0 as usize, |value| {
                    let &(row, word) = places.next().expect("as many values as the shape has");
                    let first = heap.is_first(row, state);
                    heap.put(row, word, state, state + 1, first, value);
                });
            }
        }
    }

    /// The root of each state.
    pub fn root(&self, number: usize, lanes: usize, column: impl FnOnce() -> *mut u64) -> Value {
        let first = self.groups[0].rows.roots[number];
        if self.groups.iter().all(|group| group.rows.roots[number] == first) {
            return Value::Word(first as u64);
        }
        let column = column();
        let width = self.width();
        for lane in 0..lanes {
            let root = match self.group_of.get(lane & (width - 1)) {
                Some(&group) => self.groups[group as usize].rows.roots[number],
                None => first,
            };
            // SAFETY: a column of the pass has a word for each lane.
            unsafe { *column.add(lane) = root as u64 };
        }
        Value::Column(column)
    }
}
