//! The heap of a set of states: rows whose slots hold a constant, or a column with one word for each state or for each lane.
//!
//! A *lane* is one call on one state: a pair of a state of the block and a tuple of arguments. Lane `l` belongs to state `l % states`, and the number of states is
//! a power of two; so a slot is a pointer and a mask, and **the word of a lane is at `cells[lane & mask]`**: mask 0 is a constant, `states - 1` a column
//! of states, all bits a column of lanes. Only columns of lanes are written; what a slot was before is noted, and comes back when the pass is over.
//!
//! A *row* is an object. It is named by class, length and a number, and rows have the same name in all blocks: the j-th object of a class in the walk of a state is
//! row j of that class in every state. **Which rows an object's references name, and which values it has, is all that differs between states.** A reference to a row has
//! its highest bit set; others are objects of the base, which the machine's own heap has.

use super::pool::Pool;
use crate::fingerprint::fold;
use crate::layout::Layout;
use jaunt_base::FastMap;
use jaunt_program::ClassId;
use std::rc::Rc;

pub type RowId = u32;

/// In a reference: a row of this heap.
pub const OF_SET: u32 = 1 << 31;
/// The mask of a column of lanes.
pub const ALL: u32 = u32::MAX;

#[derive(Clone, Copy)]
pub struct Slot {
    pub cells: *mut u32,
    pub mask: u32,
}

impl Slot {
    /// # Safety
    /// The lane is one of the pass.
    #[inline(always)]
    pub unsafe fn get(&self, lane: u32) -> u32 {
        // SAFETY: a column has a cell for each lane or state, a constant has one.
        unsafe { *self.cells.add((lane & self.mask) as usize) }
    }

    #[inline(always)]
    pub fn constant(&self) -> Option<u32> {
        // SAFETY: every slot has a first cell.
        (self.mask == 0).then(|| unsafe { *self.cells })
    }
}

/// What a loop over lanes must know of a row.
#[derive(Clone, Copy)]
pub struct Head {
    pub slots: *mut Slot,
    pub class: ClassId,
    pub len: u32,
    /// It was made in this pass: no state of the block has it.
    pub fresh: bool,
    /// An exception of an instruction: nothing is in it, so nobody may look.
    pub hollow: bool,
    /// A call of this pass made it, and now a question is asked: [`SetHeap::begin_question`].
    pub kept: bool,
}

pub struct Row {
    pub layout: Rc<Layout>,
    words: usize,
    /// One for each word of the body, and the constants of these.
    slots: *mut Slot,
    cells: *mut u32,
    /// States of the block that have it.
    states: Vec<u64>,
    /// Lanes of the pass that made it.
    lanes: Vec<u64>,
    in_block: bool,
    /// The first state that has it.
    first: usize,
}

impl Row {
    fn new(layout: Rc<Layout>, words: usize) -> Row {
        let cells = Box::into_raw(vec![0u32; words].into_boxed_slice()).cast::<u32>();
        // SAFETY: as many cells as words.
        let slots: Box<[Slot]> = (0..words).map(|i| Slot { cells: unsafe { cells.add(i) }, mask: 0 }).collect();
        let slots = Box::into_raw(slots).cast::<Slot>();
        Row { layout, words, slots, cells, states: Vec::new(), lanes: Vec::new(), in_block: false, first: 0 }
    }
}

impl Drop for Row {
    fn drop(&mut self) {
        // SAFETY: made by `new` with these lengths; a row goes with its heap.
        unsafe {
            drop(Box::from_raw(std::ptr::slice_from_raw_parts_mut(self.slots, self.words)));
            drop(Box::from_raw(std::ptr::slice_from_raw_parts_mut(self.cells, self.words)));
        }
    }
}

/// What a slot was.
struct Noted {
    slot: *mut Slot,
    old: Slot,
    constant: u32,
}

#[derive(Default)]
pub struct SetHeap {
    pub heads: Vec<Head>,
    rows: Vec<Row>,
    /// Rows by class and length.
    ids: FastMap<(u32, u32), Vec<RowId>>,
    in_block: Vec<RowId>,
    made: Vec<RowId>,
    noted: Vec<Noted>,
    state_columns: Pool<u32>,
    lane_columns: Pool<u32>,
    states: usize,
    lanes: usize,
    pub any_hollow: bool,
    /// What is made now belongs to a question, and has rows of its own.
    asking: bool,
    /// Of each lane: a sum of the references that it changed, which does not depend on their order.
    pub changes: Vec<u64>,
    /// Of each lane: it wrote to an object that was there before.
    pub wrote: Vec<bool>,
}

/// What a reference in a slot adds to the sum of a lane's changes. Objects of the base are values: which one it is does not matter.
#[inline(always)]
pub fn reference_key(row: RowId, word: u32, reference: u32) -> u64 {
    if reference == 0 {
        return 0;
    }
    let to = if reference & OF_SET == 0 { 1 } else { reference };
    fold(((row as u64) << 44 | (word as u64) << 24) ^ (to as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f), 0x9fb2_1c65_1e98_df25)
}

impl SetHeap {
    /// The row of this name.
    pub fn row(&mut self, class: ClassId, len: u32, number: usize, layout: impl FnOnce() -> Rc<Layout>) -> RowId {
        let list = self.ids.entry((class.0, len)).or_default();
        if let Some(&row) = list.get(number) {
            return row;
        }
        assert_eq!(list.len(), number, "rows are named one after the other");
        let id = self.rows.len() as RowId;
        list.push(id);
        let layout = layout();
        let words = layout.body_words(len);
        let row = Row::new(layout, words);
        self.heads.push(Head { slots: row.slots, class, len, fresh: true, hollow: false, kept: false });
        self.rows.push(row);
        id
    }

    pub fn layout(&self, row: RowId) -> &Rc<Layout> {
        &self.rows[row as usize].layout
    }

    #[inline(always)]
    pub fn head(&self, reference: u32) -> &Head {
        debug_assert!(reference & OF_SET != 0);
        &self.heads[(reference & !OF_SET) as usize]
    }

    /// Begins a block of so many states, a power of two. Nothing is in it.
    pub fn begin_block(&mut self, states: usize) {
        for row in std::mem::take(&mut self.in_block) {
            let r = &mut self.rows[row as usize];
            r.in_block = false;
            r.states.clear();
            self.heads[row as usize].fresh = true;
            for word in 0..r.words {
                // SAFETY: a slot and a cell for each word.
                unsafe {
                    let (slot, cell) = (r.slots.add(word), r.cells.add(word));
                    *cell = 0;
                    if (*slot).mask != 0 {
                        self.state_columns.give_back((*slot).cells);
                        *slot = Slot { cells: cell, mask: 0 };
                    }
                }
            }
        }
        self.states = states;
        self.state_columns.ask_for(states);
    }

    /// States of the block, from one to before another, have a row.
    pub fn occupy(&mut self, row: RowId, from: usize, to: usize) {
        let r = &mut self.rows[row as usize];
        if !r.in_block {
            r.in_block = true;
            r.first = from;
            self.heads[row as usize].fresh = false;
            self.in_block.push(row);
            r.states.resize(self.states.div_ceil(64), 0);
        }
        for state in from..to {
            r.states[state / 64] |= 1 << (state % 64);
        }
    }

    /// No state before this one has the row.
    #[inline]
    pub fn is_first(&self, row: RowId, state: usize) -> bool {
        self.rows[row as usize].first == state
    }

    /// The same word for these states; `first`: no states before them have the row.
    #[inline]
    pub fn put(&mut self, row: RowId, word: u32, from: usize, to: usize, first: bool, value: u32) {
        let slot = self.heads[row as usize].slots;
        // SAFETY: the word is one of the row's, and a column has a cell for each state.
        unsafe {
            let slot = &mut *slot.add(word as usize);
            if slot.mask == 0 {
                if first {
                    *slot.cells = value;
                }
                let constant = *slot.cells;
                if constant == value {
                    return;
                }
                let column = self.state_columns.take();
                std::slice::from_raw_parts_mut(column, self.states).fill(constant);
                *slot = Slot { cells: column, mask: (self.states - 1) as u32 };
            }
            std::slice::from_raw_parts_mut(slot.cells.add(from), to - from).fill(value);
        }
    }

    /// Begins a pass of so many lanes.
    pub fn begin_pass(&mut self, lanes: usize) {
        debug_assert!(self.noted.is_empty());
        self.lanes = lanes;
        self.lane_columns.ask_for(lanes);
        self.changes.clear();
        self.changes.resize(lanes, 0);
        self.wrote.clear();
        self.wrote.resize(lanes, false);
    }

    /// Takes back what the pass has done.
    pub fn end_pass(&mut self) {
        while let Some(Noted { slot, old, constant }) = self.noted.pop() {
            // SAFETY: slots and their constants lie in boxes of rows, which are never freed.
            unsafe {
                if (*slot).mask == ALL {
                    self.lane_columns.give_back((*slot).cells);
                }
                *slot = old;
                if old.mask == 0 {
                    *old.cells = constant;
                }
            }
        }
        for row in std::mem::take(&mut self.made) {
            self.rows[row as usize].lanes.clear();
            self.heads[row as usize].hollow = false;
            self.heads[row as usize].kept = false;
        }
        self.any_hollow = false;
        self.asking = false;
    }

    /// From now on to the end of the pass: what calls have made belongs to the states behind them, and stays as it is.
    pub fn begin_question(&mut self) {
        self.asking = true;
        for &row in &self.made {
            self.heads[row as usize].kept = true;
        }
    }

    /// Nothing is in this row, which was made in this pass.
    pub fn set_hollow(&mut self, row: RowId) {
        self.heads[row as usize].hollow = true;
        self.any_hollow = true;
    }

    /// The slot as a column of lanes.
    ///
    /// # Safety
    /// `slot` is one of a row.
    #[inline(always)]
    pub unsafe fn column(&mut self, slot: *mut Slot) -> *mut u32 {
        // SAFETY: as the caller promises.
        unsafe {
            if (*slot).mask != ALL {
                self.make_column(slot);
            }
            (*slot).cells
        }
    }

    #[cold]
    #[inline(never)]
    unsafe fn make_column(&mut self, slot: *mut Slot) {
        let column = self.lane_columns.take();
        // SAFETY: as the caller of `column` promises; columns are as long as they were asked for.
        unsafe {
            let old = *slot;
            let to = std::slice::from_raw_parts_mut(column, self.lanes);
            let constant = *old.cells;
            if old.mask == 0 {
                to.fill(constant);
            } else {
                let from = std::slice::from_raw_parts(old.cells, self.states);
                to.chunks_mut(self.states).for_each(|part| part.copy_from_slice(&from[..part.len()]));
            }
            self.noted.push(Noted { slot, old, constant });
            *slot = Slot { cells: column, mask: ALL };
        }
    }

    /// Another constant for all lanes.
    ///
    /// # Safety
    /// `slot` is a constant of a row.
    pub unsafe fn set_constant(&mut self, slot: *mut Slot, value: u32) {
        // SAFETY: as the caller promises.
        unsafe {
            let old = *slot;
            debug_assert_eq!(old.mask, 0);
            self.noted.push(Noted { slot, old, constant: *old.cells });
            *old.cells = value;
        }
    }

    /// A row of this class and length for new objects, one in each of these lanes. All words are 0.
    pub fn make(&mut self, class: ClassId, len: u32, lanes: &[u32], layout: impl FnOnce() -> Rc<Layout>) -> RowId {
        let known = self.ids.get(&(class.0, len)).map_or(0, Vec::len);
        let free = (0..known).find(|&n| {
            let id = self.ids[&(class.0, len)][n] as usize;
            let (row, head) = (&self.rows[id], &self.heads[id]);
            // A question may write to what it makes: nobody else may have anything there.
            if self.asking && (head.kept || !head.fresh) {
                return false;
            }
            !lanes.iter().any(|&lane| self.has(row, lane))
        });
        let row = self.row(class, len, free.unwrap_or(known), layout);
        let r = &mut self.rows[row as usize];
        if r.lanes.is_empty() {
            self.made.push(row);
            r.lanes.resize(self.lanes.div_ceil(64), 0);
        }
        for &lane in lanes {
            r.lanes[lane as usize / 64] |= 1 << (lane % 64);
        }
        // Other lanes, or states, may have something there.
        let (slots, words) = (r.slots, r.words);
        for word in 0..words {
            // SAFETY: a slot of a row, and lanes of the pass.
            unsafe {
                let slot = slots.add(word);
                if (*slot).constant() != Some(0) {
                    let column = self.column(slot);
                    lanes.iter().for_each(|&lane| *column.add(lane as usize) = 0);
                }
            }
        }
        row
    }

    /// The lane has made the row.
    pub fn was_made(&self, row: RowId, lane: u32) -> bool {
        let lanes = &self.rows[row as usize].lanes;
        lanes.get(lane as usize / 64).is_some_and(|word| word >> (lane % 64) & 1 != 0)
    }

    #[inline]
    fn has(&self, row: &Row, lane: u32) -> bool {
        let state = lane as usize & (self.states - 1);
        let bit = |list: &[u64], at: usize| list.get(at / 64).is_some_and(|word| word >> (at % 64) & 1 != 0);
        bit(&row.states, state) || bit(&row.lanes, lane as usize)
    }
}
