//! Where new objects go while a search runs whose states call objects by their rows.
//!
//! Two paths to what is the same state should give its objects the same rows. Lerda and Visser (2001) give an object the
//! place that its *allocation* had when it was first met: by the instruction, by which one of the instruction's objects it
//! is, by the thread too. The map from allocations to rows only grows and is never taken back, so that an allocation means
//! the same row on every path.
//!
//! **The row of an allocation depends on nothing but its key and the rows in use.** Which one of its instruction's objects
//! a new one is, is therefore not counted (as in the paper) but looked up: the first whose row is free. Without garbage
//! collection that is the same number; with it, rows are used again.

use jaunt_base::FastMap;

/// What tells allocations apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Nothing: the lowest free row.
    Order,
    /// The instruction, for one object at a time; others go where they would without.
    Site,
    /// The instruction, and which one of its objects.
    Occurrence,
    /// The instruction and the thread, and which one of their objects.
    Thread,
}

/// The rows of one key, by occurrence.
#[derive(Default)]
struct Rows {
    rows: Vec<u32>,
    /// All below this are in use.
    low: u32,
}

pub struct Positions {
    key: Key,
    /// The instruction that allocates, and the thread; set by the VM.
    pub site: u64,
    pub thread: u32,
    lists: FastMap<(u64, u32), u32>,
    all: Vec<Rows>,
    /// Rows from here on are given out here; key and occurrence of each.
    first: u32,
    of: Vec<(u32, u32)>,
}

impl Positions {
    pub fn new(key: Key, first: u32) -> Positions {
        Positions { key, site: 0, thread: 0, lists: FastMap::default(), all: Vec::new(), first, of: Vec::new() }
    }

    /// The row for a new object.
    pub(crate) fn place(&mut self, class: u32, used: impl Fn(u32) -> bool) -> u32 {
        let site = self.site ^ (class as u64) << 48;
        match self.key {
            Key::Order => self.free(0, 0, &used, u32::MAX),
            Key::Site => self.free(site, 0, &used, 1).or_else(|| self.free(0, 0, &used, u32::MAX)),
            Key::Occurrence => self.free(site, 0, &used, u32::MAX),
            Key::Thread => self.free(site, self.thread + 1, &used, u32::MAX),
        }
        .expect("a key without a limit has a row")
    }

    /// The first free row of a key, of at most so many.
    fn free(&mut self, site: u64, thread: u32, used: &impl Fn(u32) -> bool, most: u32) -> Option<u32> {
        let next = self.all.len() as u32;
        let list = *self.lists.entry((site, thread)).or_insert(next);
        if list == next {
            self.all.push(Rows::default());
        }
        let rows = &mut self.all[list as usize];
        let mut at = rows.low;
        while rows.rows.get(at as usize).is_some_and(|&row| used(row)) {
            at += 1;
        }
        rows.low = at;
        if at >= most {
            return None;
        }
        if at as usize == rows.rows.len() {
            rows.rows.push(self.first + self.of.len() as u32);
            self.of.push((list, at));
        }
        Some(rows.rows[at as usize])
    }

    /// A row is not in use any more.
    #[inline]
    pub(crate) fn freed(&mut self, row: u32) {
        if let Some(&(list, at)) = row.checked_sub(self.first).and_then(|i| self.of.get(i as usize)) {
            let rows = &mut self.all[list as usize];
            rows.low = rows.low.min(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    struct World {
        positions: Positions,
        used: HashSet<u32>,
    }

    impl World {
        fn new(key: Key) -> World {
            World { positions: Positions::new(key, 100), used: HashSet::new() }
        }
        fn alloc(&mut self, site: u64, thread: u32) -> u32 {
            (self.positions.site, self.positions.thread) = (site, thread);
            let used = &self.used;
            let row = self.positions.place(7, |row| used.contains(&row));
            assert!(self.used.insert(row), "row {row} is in use");
            row
        }
        fn free(&mut self, row: u32) {
            assert!(self.used.remove(&row));
            self.positions.freed(row);
        }
    }

    #[test]
    fn order_gives_the_lowest_free_row() {
        let mut w = World::new(Key::Order);
        assert_eq!([w.alloc(1, 0), w.alloc(2, 1), w.alloc(1, 0)], [100, 101, 102]);
        w.free(101);
        w.free(100);
        assert_eq!([w.alloc(9, 3), w.alloc(9, 3), w.alloc(9, 3)], [100, 101, 103]);
    }

    #[test]
    fn an_allocation_means_the_same_row_on_every_path() {
        for (key, same) in [(Key::Order, false), (Key::Site, true), (Key::Occurrence, true), (Key::Thread, true)] {
            let mut w = World::new(key);
            let one = [w.alloc(1, 0), w.alloc(2, 1)];
            one.iter().for_each(|&row| w.free(row));
            let other = [w.alloc(2, 1), w.alloc(1, 0)];
            assert_eq!(one[0] == other[1] && one[1] == other[0], same, "{key:?}");
        }
    }

    #[test]
    fn occurrences_of_threads_are_counted_apart() {
        for (key, same) in [(Key::Site, false), (Key::Occurrence, false), (Key::Thread, true)] {
            let mut w = World::new(key);
            let (a, b) = (w.alloc(1, 0), w.alloc(1, 1));
            w.free(a);
            w.free(b);
            let (b2, a2) = (w.alloc(1, 1), w.alloc(1, 0));
            assert_eq!((a, b) == (a2, b2), same, "{key:?}");
        }
    }
}
