//! The base as it was, for engines in which no log of calls says what was written since: what may count is compared each time.

use jaunt_program::{ClassId, Program};
use jaunt_state::{Entry, ObjRef, State};

/// Something of the base with a copy of its body.
struct Kept {
    /// A row, or the number of a class.
    number: u32,
    entry: Entry,
    _body: Box<[u64]>,
}

impl Kept {
    fn new(number: u32, entry: Entry, bytes: usize) -> Kept {
        let mut body: Box<[u64]> = vec![0; bytes.div_ceil(8)].into();
        // SAFETY: a body has that many bytes, and the copy has room for them.
        unsafe { std::ptr::copy_nonoverlapping(entry.body, body.as_mut_ptr().cast::<u8>(), bytes) };
        // A box does not move what it holds.
        let entry = Entry { body: body.as_mut_ptr().cast::<u8>(), ..entry };
        Kept { number, entry, _body: body }
    }
}

/// Rows that belong to the program, and statics that count.
#[derive(Default)]
pub(crate) struct BaseCopy {
    rows: Vec<Kept>,
    statics: Vec<Kept>,
}

impl BaseCopy {
    pub fn new(state: &State, program: &Program, rows: impl Iterator<Item = u32>, counts: impl Fn(ClassId) -> bool) -> BaseCopy {
        let heap = &state.heap;
        let mut copy = BaseCopy::default();
        for row in rows {
            let entry = heap.entry_or_free(ObjRef(row));
            if !entry.is_free() {
                copy.rows.push(Kept::new(row, entry, heap.body_size(&entry, program)));
            }
        }
        copy.rows.sort_by_key(|kept| kept.number);
        for (class, entry) in heap.statics.iter().enumerate() {
            if !entry.body.is_null() && counts(ClassId(class as u32)) {
                copy.statics.push(Kept::new(class as u32, *entry, entry.len as usize));
            }
        }
        copy
    }

    pub fn rows(&self) -> impl Iterator<Item = (u32, &Entry)> {
        self.rows.iter().map(|kept| (kept.number, &kept.entry))
    }

    /// By class.
    pub fn statics(&self) -> impl Iterator<Item = (ClassId, &Entry)> {
        self.statics.iter().map(|kept| (ClassId(kept.number), &kept.entry))
    }

    /// All of them, each with what it was, ascending.
    pub fn list(&self, rows: &mut Vec<(u32, Entry)>, statics: &mut Vec<(u32, Entry)>) {
        for (list, kept) in [(rows, &self.rows), (statics, &self.statics)] {
            list.clear();
            list.extend(kept.iter().map(|kept| (kept.number, kept.entry)));
        }
    }
}
