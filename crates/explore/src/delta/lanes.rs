//! Loops over the active lanes. The choice of an operation is made outside of them: each loop is compiled once for each operation.

use jaunt_vm::semantics::{BinaryVisitor, ConditionVisitor, UnaryVisitor};

/// A register, or what an instruction brings: the same word in all lanes, or one for each.
///
/// **A column is one of the pass that runs, and has a word for each of its lanes; no list of lanes has others.** All that this module and its siblings do with columns
/// rests on that: columns come from pools that are asked for the length of a pass when it begins, and lanes are made in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Word(u64),
    Column(*mut u64),
}

impl Value {
    /// The low half, if it is the same in all lanes.
    pub fn word(self) -> Option<u32> {
        match self {
            Value::Word(word) => Some(word as u32),
            Value::Column(_) => None,
        }
    }

    #[inline(always)]
    pub fn get(self, lane: u32) -> u64 {
        match self {
            Value::Word(word) => word,
            // SAFETY: a column of the pass has a word for each of its lanes.
            Value::Column(column) => unsafe { *column.add(lane as usize) },
        }
    }
}

/// Writes to a column from one that is there.
pub struct EachUnary<'a> {
    pub lanes: &'a [u32],
    pub to: *mut u64,
    pub x: *const u64,
}

impl UnaryVisitor for EachUnary<'_> {
    type Out = ();
    #[inline(always)]
    fn with(self, f: impl Fn(u64) -> u64 + Copy) {
        for &lane in self.lanes {
            // SAFETY: columns of the pass have a word for each of its lanes.
            unsafe { *self.to.add(lane as usize) = f(*self.x.add(lane as usize)) };
        }
    }
}

/// The same from two, of which one is a column.
pub struct EachBinary<'a> {
    pub lanes: &'a [u32],
    pub to: *mut u64,
    pub x: Value,
    pub y: Value,
}

impl BinaryVisitor for EachBinary<'_> {
    type Out = ();
    #[inline(always)]
    fn with(self, f: impl Fn(u64, u64) -> u64 + Copy) {
        let to = self.to;
        // SAFETY: columns of the pass have a word for each of its lanes.
        unsafe {
            match (self.x, self.y) {
                (Value::Column(x), Value::Word(y)) => {
                    self.lanes.iter().for_each(|&l| *to.add(l as usize) = f(*x.add(l as usize), y));
                }
                (Value::Word(x), Value::Column(y)) => {
                    self.lanes.iter().for_each(|&l| *to.add(l as usize) = f(x, *y.add(l as usize)));
                }
                (x, y) => self.lanes.iter().for_each(|&l| *to.add(l as usize) = f(x.get(l), y.get(l))),
            }
        }
    }
}

/// Those lanes for which a condition holds, and the others.
pub struct Split<'a> {
    pub lanes: &'a [u32],
    pub x: Value,
    pub y: Value,
    pub held: &'a mut Vec<u32>,
    pub others: &'a mut Vec<u32>,
}

impl ConditionVisitor for Split<'_> {
    type Out = ();
    #[inline(always)]
    fn with(self, holds: impl Fn(u64, u64) -> bool + Copy) {
        // SAFETY: columns of the pass have a word for each of its lanes.
        unsafe {
            match (self.x, self.y) {
                (Value::Column(x), Value::Word(y)) => {
                    split(self.lanes, self.held, self.others, |l| holds(*x.add(l as usize), y));
                }
                (x, y) => split(self.lanes, self.held, self.others, |l| holds(x.get(l), y.get(l))),
            }
        }
    }
}

/// Appends each lane to one of two lists.
#[inline(always)]
pub fn split(lanes: &[u32], held: &mut Vec<u32>, others: &mut Vec<u32>, holds: impl Fn(u32) -> bool) {
    held.reserve(lanes.len());
    others.reserve(lanes.len());
    let (mut n, mut m) = (held.len(), others.len());
    // Each lane is written to both lists, and one of them goes on: no branch that could be foretold wrongly.
    // SAFETY: there is room for all lanes in both, and what is counted was written.
    unsafe {
        let (to_held, to_others) = (held.as_mut_ptr(), others.as_mut_ptr());
        for &lane in lanes {
            let yes = holds(lane);
            *to_held.add(n) = lane;
            *to_others.add(m) = lane;
            n += yes as usize;
            m += !yes as usize;
        }
        held.set_len(n);
        others.set_len(m);
    }
}

/// Lists of lanes that are used again and again.
#[derive(Default)]
pub struct Lists(Vec<Vec<u32>>);

impl Lists {
    pub fn take(&mut self) -> Vec<u32> {
        self.0.pop().unwrap_or_default()
    }

    pub fn give_back(&mut self, mut list: Vec<u32>) {
        list.clear();
        // One whose content went elsewhere is nothing to keep.
        if list.capacity() > 0 {
            self.0.push(list);
        }
    }
}
