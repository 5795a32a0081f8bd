//! An ascending list of rows that changes a little between two looks.
//!
//! A short list is changed in its place. In a long one (a search that never collects garbage has millions of objects, and
//! with rows by place of allocation they come in any order) every change would move half of it: there, changes are gathered
//! and [`Rows::settle`] merges them.

#[derive(Default)]
pub(crate) struct Rows {
    sorted: Vec<u32>,
    /// In the order in which they came: whether the row is in the list from now on.
    changes: Vec<(u32, bool)>,
}

/// As long as moving is cheaper than sorting.
const SHORT: usize = 4096;

impl Rows {
    pub(crate) fn new(ascending: Vec<u32>) -> Rows {
        debug_assert!(ascending.is_sorted());
        Rows { sorted: ascending, changes: Vec::new() }
    }

    /// From now on the row is in the list, or not.
    #[inline]
    pub(crate) fn set(&mut self, row: u32, is: bool) {
        if self.sorted.len() > SHORT {
            self.changes.push((row, is));
            return;
        }
        match (self.sorted.binary_search(&row), is) {
            (Err(at), true) => self.sorted.insert(at, row),
            (Ok(at), false) => {
                self.sorted.remove(at);
            }
            _ => {}
        }
    }

    /// To be called before the list is looked at again.
    #[inline]
    pub(crate) fn settle(&mut self) {
        if !self.changes.is_empty() {
            self.merge();
        }
    }

    #[cold]
    fn merge(&mut self) {
        let mut changes = std::mem::take(&mut self.changes);
        // Stable: of several changes of one row the last one counts.
        changes.sort_by_key(|c| c.0);
        let mut merged = Vec::with_capacity(self.sorted.len() + changes.len());
        let mut old = self.sorted.iter().copied().peekable();
        for same in changes.chunk_by(|a, b| a.0 == b.0) {
            let &(row, is) = same.last().expect("a chunk is not empty");
            while let Some(before) = old.next_if(|&r| r < row) {
                merged.push(before);
            }
            old.next_if_eq(&row);
            if is {
                merged.push(row);
            }
        }
        merged.extend(old);
        self.sorted = merged;
        changes.clear();
        self.changes = changes;
    }
}

impl std::ops::Deref for Rows {
    type Target = [u32];

    #[inline]
    fn deref(&self) -> &[u32] {
        assert!(self.changes.is_empty(), "looked at before it was settled");
        &self.sorted
    }
}

impl<'a> IntoIterator for &'a Rows {
    type Item = &'a u32;
    type IntoIter = std::slice::Iter<'a, u32>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_long_list_is_the_same_set_as_a_short_one() {
        let mut random = 88_172_645_463_325_252u64;
        let mut next = || {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random
        };
        for range in [50, 3 * SHORT as u64, 100_000] {
            let (mut rows, mut set) = (Rows::default(), BTreeSet::new());
            for round in 0..40 {
                for _ in 0..next() % 2000 {
                    let (row, is) = ((next() % range) as u32, !next().is_multiple_of(4));
                    rows.set(row, is);
                    if is {
                        set.insert(row)
                    } else {
                        set.remove(&row)
                    };
                }
                rows.settle();
                assert!(rows.iter().eq(&set), "round {round} of rows below {range}");
            }
        }
    }
}
