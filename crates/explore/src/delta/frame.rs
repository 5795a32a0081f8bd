//! One activation of a method for a set of states: register columns, and a worklist of sets that stand at different places.
//!
//! A register of a set is a word or a column. Each register has one column of its own in an activation: sets are disjoint, so they write to different
//! cells of it, and a split copies nothing but the words. A register can also be a column of the caller, which waits. Where sets meet again, a register that is a
//! word in one and something else in the other goes into the column.

use super::lanes::{Lists, Value};
use super::pool::Pool;
use jaunt_program::maps::RefMaps;
use jaunt_program::{ClassId, Method};
use jaunt_vm::semantics::At;

/// Lanes that stand at one place.
pub struct Set {
    pub at: At,
    pub lanes: Vec<u32>,
    pub registers: Vec<Value>,
}

/// Sets with fewer lanes than this join others at the same place even if that makes columns of words.
const JOINS: usize = 24;

/// Room that activations use again and again.
#[derive(Default)]
pub struct Room {
    pub lists: Lists,
    pub columns: Pool<u64>,
    registers: Vec<Vec<Value>>,
}

impl Room {
    pub fn registers(&mut self) -> Vec<Value> {
        self.registers.pop().unwrap_or_default()
    }

    pub fn registers_like(&mut self, other: &[Value]) -> Vec<Value> {
        let mut list = self.registers();
        list.extend_from_slice(other);
        list
    }

    pub fn give_back(&mut self, set: Set) {
        self.lists.give_back(set.lanes);
        let mut registers = set.registers;
        registers.clear();
        if registers.capacity() > 0 {
            self.registers.push(registers);
        }
    }
}

/// How an activation ended for some lanes.
pub struct End {
    pub lanes: Vec<u32>,
    pub how: How,
}

pub enum How {
    Returned(Option<Value>),
    Threw(Thrown),
}

/// An exception. What an instruction throws is hollow: there is an object, but lanes that look into it leave.
#[derive(Clone, Copy)]
pub struct Thrown {
    pub class: ClassId,
    pub object: u32,
}

pub struct Frame<'m> {
    pub method: &'m Method,
    pub ends: Vec<End>,
    /// Of each register, if it has one yet.
    columns: Vec<*mut u64>,
    open: Vec<Set>,
    first: At,
    maps: &'m RefMaps,
    /// Sets that meet are one.
    merges: bool,
    pub merged: u64,
}

impl<'m> Frame<'m> {
    pub fn new(method: &'m Method, registers: usize, first: At, maps: &'m RefMaps, merges: bool) -> Frame<'m> {
        let columns = vec![std::ptr::null_mut(); registers];
        Frame { method, ends: Vec::new(), columns, open: Vec::new(), first, maps, merges, merged: 0 }
    }

    /// The number of an instruction.
    pub fn index(&self, at: At) -> usize {
        // SAFETY: both are instructions of this activation's code.
        (unsafe { at.pc().offset_from(self.first.pc()) }) as usize
    }

    /// The column of a register.
    #[inline]
    pub fn column(&mut self, room: &mut Room, register: u16) -> *mut u64 {
        let column = &mut self.columns[register as usize];
        if column.is_null() {
            *column = room.columns.take();
        }
        *column
    }

    /// It is a column of this activation, which may be written while others look at it.
    pub fn owns(&self, column: *mut u64) -> bool {
        self.columns.contains(&column)
    }

    pub fn end(self, room: &mut Room) {
        debug_assert!(self.open.is_empty());
        self.columns.into_iter().filter(|c| !c.is_null()).for_each(|c| room.columns.give_back(c));
    }

    /// The lowest place where a set waits.
    #[inline]
    pub fn lowest(&self) -> Option<At> {
        self.open.iter().map(|set| set.at).min()
    }

    /// The set that goes on: the lowest, since others may still join it there.
    pub fn pop(&mut self) -> Option<Set> {
        let lowest = self.lowest()?;
        let at = self.open.iter().rposition(|set| set.at == lowest)?;
        Some(self.open.swap_remove(at))
    }

    /// A set waits at its place, with those that wait there.
    pub fn push(&mut self, room: &mut Room, set: Set) {
        if self.merges {
            for i in 0..self.open.len() {
                if self.open[i].at == set.at && self.can_join(&self.open[i], &set) {
                    self.join(room, i, set);
                    return;
                }
            }
        }
        self.open.push(set);
    }

    fn live(&self, at: At, mut each: impl FnMut(usize)) {
        let live = self.maps.at(self.index(at));
        live.each_ref(&mut each);
        live.each_prim(&mut each);
    }

    fn can_join(&self, one: &Set, other: &Set) -> bool {
        if one.lanes.len().min(other.lanes.len()) < JOINS {
            return true;
        }
        let mut same = true;
        self.live(one.at, |r| same &= one.registers[r] == other.registers[r]);
        same
    }

    fn join(&mut self, room: &mut Room, i: usize, other: Set) {
        self.merged += 1;
        let mut differing: [u64; 4] = [0; 4];
        let mut many = Vec::new();
        self.live(other.at, |r| {
            if self.open[i].registers[r] != other.registers[r] {
                match differing.get_mut(r / 64) {
                    Some(word) => *word |= 1 << (r % 64),
                    None => many.push(r),
                }
            }
        });
        let listed = (0..256).filter(|r| differing[r / 64] >> (r % 64) & 1 != 0);
        for r in listed.chain(many) {
            let column = self.column(room, r as u16);
            let one = &mut self.open[i];
            copy(one.registers[r], column, &one.lanes);
            copy(other.registers[r], column, &other.lanes);
            one.registers[r] = Value::Column(column);
        }
        self.open[i].lanes.extend_from_slice(&other.lanes);
        room.give_back(other);
    }

    /// All sets that wait, which will not go on.
    pub fn take_open(&mut self) -> Vec<Set> {
        std::mem::take(&mut self.open)
    }
}

/// Writes a value into a column, for these lanes.
#[inline]
pub fn copy(value: Value, column: *mut u64, lanes: &[u32]) {
    // SAFETY: columns of the pass have a word for each of its lanes.
    unsafe {
        match value {
            Value::Word(word) => lanes.iter().for_each(|&lane| *column.add(lane as usize) = word),
            Value::Column(from) if from == column => {}
            Value::Column(from) => lanes.iter().for_each(|&lane| *column.add(lane as usize) = *from.add(lane as usize)),
        }
    }
}
