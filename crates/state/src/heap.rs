//! The heap: a table of objects whose bodies are found through one pointer.
//!
//! An [`ObjRef`] is an index into the table; the table never moves. A *frozen* body is immutable and may be shared
//! with snapshots: the first write after a snapshot gives the object a private copy ([`Heap::body_mut`]). So a read is
//! two loads, a write is two loads and a flag test, and a snapshot copies the table, not the bodies.
//!
//! Invariants:
//! - **A body that a snapshot can reach is never written or freed.** `FROZEN` is set on it before the snapshot exists.
//! - Entry 0 is null and never an object. A free entry has `meta == 0`.
//! - Bodies are zeroed when handed out.

use crate::positions::Positions;
use crate::reserve::Reserve;
use jaunt_program::{ClassId, ClassKind, Kind, Program};

/// A reference: index into the object table, 0 is null.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ObjRef(pub u32);

impl ObjRef {
    pub const NULL: ObjRef = ObjRef(0);
    #[inline(always)]
    pub fn is_null(self) -> bool {
        self.0 == 0
    }
    #[inline(always)]
    pub fn word(self) -> u64 {
        self.0 as u64
    }
    #[inline(always)]
    pub fn from_word(word: u64) -> ObjRef {
        ObjRef(word as u32)
    }
}

/// The body is immutable: shared with a snapshot.
pub const FROZEN: u32 = 1 << 24;
/// Another thread can reach the object.
pub const SHARED: u32 = 1 << 25;
/// Part of the base image.
pub const BASE: u32 = 1 << 26;
/// Part of the base image, and written since.
pub const WRITTEN: u32 = 1 << 28;
/// An array or collection that only the library's bookkeeping was meant to touch, by who made it.
pub const MADE_QUIETLY: u32 = 1 << 29;
/// Reached in the current collection.
pub const MARK: u32 = 1 << 27;
const CLASS_MASK: u32 = (1 << 24) - 1;

/// One row of the object table.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub body: *mut u8,
    /// Class id in the low 24 bits, flags above.
    pub meta: u32,
    /// Arrays: number of elements. Instances: bytes of the body.
    pub len: u32,
}

impl Entry {
    pub const FREE: Entry = Entry { body: std::ptr::null_mut(), meta: 0, len: 0 };
    #[inline(always)]
    pub fn class(&self) -> ClassId {
        ClassId(self.meta & CLASS_MASK)
    }
    #[inline(always)]
    pub fn is_free(&self) -> bool {
        self.meta == 0
    }
    /// The same body, flags and length.
    #[inline(always)]
    pub(crate) fn is_same(&self, other: &Entry) -> bool {
        self.body == other.body && self.meta == other.meta && self.len == other.len
    }
    /// Of the base image, or permanent: there in every state.
    #[inline(always)]
    pub fn is_base(&self) -> bool {
        self.meta & BASE != 0
    }
    /// Of the base image and never written: the same in every state.
    #[inline(always)]
    pub fn is_clean_base(&self) -> bool {
        self.meta & (BASE | WRITTEN) == BASE
    }
    #[inline(always)]
    pub fn is_frozen(&self) -> bool {
        self.meta & FROZEN != 0
    }
}

const MAX_SMALL: usize = 512;
const CHUNK: usize = 1 << 20;
/// What an object counts besides its body: its row.
const HEADER: usize = size_of::<Entry>();
/// Most objects that can exist at once.
const MAX_OBJECTS: usize = 1 << 28;
/// Rows from here on are permanent: literals and class mirrors, which exist in every state once they exist in one. No
/// restore takes them back, so that their row is their name.
pub const FIRST_PERMANENT: u32 = 1 << 27;

pub struct Heap {
    table: Reserve<Entry>,
    /// Rows in use or free below this index.
    pub top: u32,
    free_row: u32,
    /// Lock words by object: owner thread + 1 in the high half, entry count in the low half.
    locks: Reserve<u32>,
    /// Statics of each class.
    pub statics: Vec<Entry>,
    free_lists: Vec<*mut u8>,
    bump: *mut u8,
    bump_end: *mut u8,
    chunks: Vec<*mut u8>,
    /// Bytes in bodies, live or not yet swept.
    pub used: usize,
    /// Bytes of off-heap blocks, which are part of `used` and do not count against the limit.
    pub off_heap: usize,
    /// Rows in use.
    pub objects: usize,
    /// Collect when `used` passes this.
    pub gc_at: usize,
    /// OutOfMemoryError beyond this.
    pub limit: usize,
    /// A collection is wanted at the next safepoint.
    pub gc_due: bool,
    /// Changes are noted in `dirty` and `dirty_statics`.
    pub track: bool,
    /// Rows allocated, thawed, published or freed since the state was last saved, with what they were, in order.
    pub dirty: Vec<(u32, Entry)>,
    /// The same for statics, by class.
    pub dirty_statics: Vec<(u32, Entry)>,
    /// Weak and soft references are kept and nothing is finalised: as if no collection had come yet.
    pub keep_weak: bool,
    /// The identity hash codes of objects below this row, and of permanent ones, come from their rows: it does not matter who asks first. 0: no codes do.
    pub hashes_below: u32,
    /// Literals and mirrors get permanent rows.
    pub permanent: bool,
    pub permanent_top: u32,
    permanent_entries: Vec<Entry>,
    /// Room for the list of [`Heap::publish`].
    to_publish: Vec<ObjRef>,
    /// The base image as it was made.
    pub(crate) base_rows: Vec<Entry>,
    /// Rows of it that may differ from it, each once.
    base_touched: Vec<u32>,
    /// Whether a row is in `base_touched`.
    base_seen: Vec<bool>,
    /// Where new objects go, if their rows are their names.
    pub positions: Option<Box<Positions>>,
    /// For tests: collect whenever this many bytes were allocated, never use a row again, and overwrite freed bodies.
    pub stress: Option<usize>,
}

impl Heap {
    pub fn new(limit: usize) -> Heap {
        Heap {
            table: Reserve::new(MAX_OBJECTS),
            top: 1,
            free_row: 0,
            locks: Reserve::new(MAX_OBJECTS),
            statics: Vec::new(),
            free_lists: vec![std::ptr::null_mut(); MAX_SMALL / 8 + 1],
            bump: std::ptr::null_mut(),
            bump_end: std::ptr::null_mut(),
            chunks: Vec::new(),
            used: 0,
            off_heap: 0,
            objects: 0,
            gc_at: (64 << 20).min(limit / 2),
            limit,
            gc_due: false,
            track: false,
            dirty: Vec::new(),
            dirty_statics: Vec::new(),
            keep_weak: false,
            hashes_below: 0,
            permanent: false,
            permanent_top: FIRST_PERMANENT,
            permanent_entries: Vec::new(),
            to_publish: Vec::new(),
            base_rows: Vec::new(),
            base_touched: Vec::new(),
            base_seen: Vec::new(),
            positions: None,
            stress: None,
        }
    }

    #[inline(always)]
    pub fn table(&self) -> *mut Entry {
        self.table.ptr()
    }

    #[inline(always)]
    pub fn entry(&self, r: ObjRef) -> &Entry {
        debug_assert!(r.0 != 0 && (r.0 < self.top || r.0 >= FIRST_PERMANENT && r.0 < self.permanent_top));
        // SAFETY: references are only made by `alloc`; the table never shrinks.
        unsafe { &*self.table.ptr().add(r.0 as usize) }
    }

    #[inline(always)]
    pub fn entry_mut(&mut self, r: ObjRef) -> &mut Entry {
        debug_assert!(r.0 != 0 && (r.0 < self.top || r.0 >= FIRST_PERMANENT && r.0 < self.permanent_top));
        // SAFETY: as above.
        unsafe { &mut *self.table.ptr().add(r.0 as usize) }
    }

    pub fn rows(&self) -> &[Entry] {
        self.table.slice(self.top as usize)
    }

    pub fn rows_mut(&mut self) -> &mut [Entry] {
        self.table.slice_mut(self.top as usize)
    }

    #[inline(always)]
    pub fn class_of(&self, r: ObjRef) -> ClassId {
        self.entry(r).class()
    }

    #[inline(always)]
    pub fn array_len(&self, r: ObjRef) -> u32 {
        self.entry(r).len
    }

    /// Lock word of an object.
    #[inline(always)]
    pub fn lock_word(&self, r: ObjRef) -> u32 {
        // SAFETY: as many lock words as rows.
        unsafe { *self.locks.ptr().add(r.0 as usize) }
    }

    #[inline(always)]
    pub fn set_lock_word(&mut self, r: ObjRef, word: u32) {
        // SAFETY: as above.
        unsafe { *self.locks.ptr().add(r.0 as usize) = word }
    }

    pub fn lock_words(&self) -> &[u32] {
        self.locks.slice(self.top as usize)
    }

    /// Rows whose lock word is not 0, with the word.
    pub(crate) fn held_locks(&self) -> Vec<(u32, u32)> {
        let mut found = Vec::new();
        for (i, words) in self.lock_words().chunks(16).enumerate() {
            if words.iter().fold(0, |all, w| all | w) != 0 {
                found.extend(words.iter().enumerate().filter(|w| *w.1 != 0).map(|(j, &w)| ((i * 16 + j) as u32, w)));
            }
        }
        found
    }

    /// A new zeroed object. `bytes` is the size of the body, `len` what the row's `len` shall say.
    #[inline]
    pub fn alloc(&mut self, class: ClassId, bytes: u32, len: u32) -> ObjRef {
        self.used += HEADER;
        let body = self.alloc_body(bytes as usize);
        let row = self.free_row;
        let row = if self.positions.is_some() {
            self.placed_row(class)
        } else if row != 0 {
            // SAFETY: a free row's `len` links to the next free row.
            self.free_row = unsafe { (*self.table.ptr().add(row as usize)).len };
            // The base image has gaps where its garbage was.
            self.touch_base(row);
            row
        } else {
            assert!((self.top as usize) < MAX_OBJECTS, "more than {MAX_OBJECTS} objects");
            self.top += 1;
            self.top - 1
        };
        self.objects += 1;
        // SAFETY: the row is in the table and free.
        unsafe {
            let entry = self.table.ptr().add(row as usize);
            if self.track {
                self.dirty.push((row, *entry));
            }
            *entry = Entry { body, meta: class.0, len };
        }
        ObjRef(row)
    }

    #[cold]
    fn placed_row(&mut self, class: ClassId) -> u32 {
        let table = self.table.ptr();
        let positions = self.positions.as_mut().expect("asked for just now");
        // SAFETY: rows that were given out lie in the table.
        let row = positions.place(class.0, |row| unsafe { (*table.add(row as usize)).meta } != 0);
        assert!(row < FIRST_PERMANENT, "too many objects in one search");
        self.top = self.top.max(row + 1);
        row
    }

    /// To be called for a new object.
    pub fn mark_made_quietly(&mut self, r: ObjRef) {
        self.entry_mut(r).meta |= MADE_QUIETLY;
    }

    /// As [`Heap::alloc`], in a permanent row if such are kept: [`Heap::seal`] must follow when the body is filled.
    pub fn alloc_permanent(&mut self, class: ClassId, bytes: u32, len: u32) -> ObjRef {
        if !self.permanent {
            return self.alloc(class, bytes, len);
        }
        self.used += HEADER;
        let body = self.alloc_body(bytes as usize);
        let row = self.permanent_top;
        assert!((row as usize) < MAX_OBJECTS, "too many literals and classes");
        self.permanent_top += 1;
        // SAFETY: a fresh row of the table.
        unsafe { *self.table.ptr().add(row as usize) = Entry { body, meta: class.0, len } };
        ObjRef(row)
    }

    /// A permanent object is as it will be at the beginning of every state. `MARK` stays set: no collection frees it.
    pub fn seal(&mut self, r: ObjRef) {
        if r.0 >= FIRST_PERMANENT {
            self.entry_mut(r).meta |= FROZEN | BASE | SHARED | MARK;
            let at = (r.0 - FIRST_PERMANENT) as usize;
            if self.permanent_entries.len() <= at {
                self.permanent_entries.resize(at + 1, Entry::FREE);
            }
            self.permanent_entries[at] = *self.entry(r);
        }
    }

    /// A permanent object as it was made.
    pub(crate) fn permanent_entry(&self, row: u32) -> Entry {
        self.permanent_entries[(row - FIRST_PERMANENT) as usize]
    }

    /// A permanent object has the content that it was made with.
    #[cold]
    pub(crate) fn is_as_made(&self, row: u32, bytes: usize) -> bool {
        let (now, made) = (self.entry(ObjRef(row)).body, self.permanent_entry(row).body);
        // SAFETY: two bodies of that size.
        unsafe { std::slice::from_raw_parts(now, bytes) == std::slice::from_raw_parts(made, bytes) }
    }

    /// Permanent objects as a snapshot saw them; later ones as they were made.
    pub(crate) fn restore_permanent(&mut self, rows: &[(Entry, u32)], program: &Program) {
        for row in self.permanent_rows() {
            let at = (row - FIRST_PERMANENT) as usize;
            let (old, lock) = rows.get(at).copied().unwrap_or_else(|| (self.permanent_entry(row), 0));
            self.undo_row(row, old, program);
            self.set_lock_word(ObjRef(row), lock);
        }
    }

    /// A row that may be free.
    pub fn entry_or_free(&self, r: ObjRef) -> Entry {
        *self.entry_any(r.0)
    }

    /// A row that need not be in use.
    #[inline]
    pub(crate) fn entry_any(&self, row: u32) -> &Entry {
        assert!((row as usize) < MAX_OBJECTS);
        // SAFETY: inside the table.
        unsafe { &*self.table.ptr().add(row as usize) }
    }

    /// Start-up made the object in this row: it belongs to the library rather than to the program.
    pub fn is_of_start_up(&self, row: u32) -> bool {
        row >= FIRST_PERMANENT || self.base_rows.get(row as usize).is_some_and(|entry| !entry.is_free())
    }

    /// Rows behind these came later.
    pub(crate) fn start_up_rows(&self) -> u32 {
        self.base_rows.len() as u32
    }

    /// All permanent rows in use.
    pub fn permanent_rows(&self) -> std::ops::Range<u32> {
        FIRST_PERMANENT..self.permanent_top
    }

    /// Would a body of this size still fit under the limit?
    pub fn has_room(&self, bytes: usize) -> bool {
        (self.used + bytes).saturating_sub(self.off_heap) <= self.limit && self.objects < MAX_OBJECTS - (1 << 16)
    }

    #[inline]
    fn alloc_body(&mut self, bytes: usize) -> *mut u8 {
        let size = (bytes + 7) & !7;
        self.used += size;
        if self.used > self.gc_at {
            self.gc_due = true;
        }
        if size > MAX_SMALL {
            return alloc_large(size);
        }
        if size == 0 {
            return std::ptr::without_provenance_mut(8);
        }
        let list = size / 8;
        // SAFETY: free lists hold bodies of exactly this size, linked through their first word.
        unsafe {
            let head = *self.free_lists.get_unchecked(list);
            if !head.is_null() {
                *self.free_lists.get_unchecked_mut(list) = *head.cast::<*mut u8>();
                std::ptr::write_bytes(head, 0, size);
                return head;
            }
            if (self.bump_end as usize) - (self.bump as usize) < size {
                self.new_chunk();
            }
            let body = self.bump;
            self.bump = self.bump.add(size);
            body
        }
    }

    #[cold]
    fn new_chunk(&mut self) {
        let chunk = alloc_large(CHUNK);
        self.chunks.push(chunk);
        self.bump = chunk;
        // SAFETY: one past the chunk.
        self.bump_end = unsafe { chunk.add(CHUNK) };
    }

    fn free_body(&mut self, body: *mut u8, bytes: usize) {
        let size = (bytes + 7) & !7;
        self.used -= size;
        if self.stress.is_some() {
            // SAFETY: a body of this size that nothing refers to.
            unsafe { std::ptr::write_bytes(body, 0xdd, size) };
        }
        if size > MAX_SMALL {
            // SAFETY: made by `alloc_large` with this size.
            unsafe { std::alloc::dealloc(body, layout(size)) };
        } else if size > 0 {
            let list = size / 8;
            // SAFETY: a body of at least 8 bytes that nothing refers to.
            unsafe { *body.cast::<*mut u8>() = self.free_lists[list] };
            self.free_lists[list] = body;
        }
    }

    /// Frees a private body whose content is kept elsewhere: the object is as big as before.
    pub(crate) fn free_copy(&mut self, body: *mut u8, bytes: usize) {
        self.free_body(body, bytes);
        self.used += (bytes + 7) & !7;
    }

    /// Takes back what happened to a row. Its private body is freed.
    #[inline]
    pub(crate) fn undo_row(&mut self, row: u32, old: Entry, program: &Program) {
        let entry = *self.entry_any(row);
        if entry.meta != 0 && entry.meta & FROZEN == 0 {
            let bytes = self.body_size(&entry, program);
            self.free_copy(entry.body, bytes);
        }
        // SAFETY: a row of the table.
        unsafe { *self.table.ptr().add(row as usize) = old };
        if old.meta == 0 {
            if let Some(positions) = &mut self.positions {
                positions.freed(row);
            }
        }
    }

    /// A new private body with this content, for a row that is written at once.
    pub(crate) fn body_with(&mut self, content: &[u8]) -> *mut u8 {
        let body = self.alloc_body(content.len());
        // SAFETY: a fresh body of that size.
        unsafe { std::ptr::copy_nonoverlapping(content.as_ptr(), body, content.len()) };
        body
    }

    #[inline]
    pub(crate) fn undo_statics(&mut self, class: u32, old: Entry) {
        let entry = self.statics[class as usize];
        if !entry.body.is_null() && entry.meta & FROZEN == 0 {
            self.free_copy(entry.body, entry.len as usize);
        }
        self.statics[class as usize] = old;
    }

    #[inline]
    pub(crate) fn set_free_row(&mut self, row: u32) {
        self.free_row = row;
    }

    /// Bytes of an object's body.
    #[inline]
    pub fn body_size(&self, entry: &Entry, program: &Program) -> usize {
        match program.class(entry.class()).kind {
            ClassKind::Array(info) => (entry.len as usize) << info.kind.shift(),
            _ => entry.len as usize,
        }
    }

    /// The body for reading.
    #[inline(always)]
    pub fn body(&self, r: ObjRef) -> *const u8 {
        self.entry(r).body
    }

    /// The body for writing: a private copy is made if it is frozen.
    #[inline(always)]
    pub fn body_mut(&mut self, r: ObjRef, program: &Program) -> *mut u8 {
        let entry = self.entry(r);
        if entry.meta & FROZEN == 0 {
            return entry.body;
        }
        self.thaw(r, program)
    }

    /// A row is going to differ from the base image.
    #[inline]
    fn touch_base(&mut self, row: u32) {
        if let Some(seen) = self.base_seen.get_mut(row as usize) {
            if !std::mem::replace(seen, true) {
                self.base_touched.push(row);
            }
        }
    }

    /// Gives a frozen object a private body.
    #[cold]
    #[inline(never)]
    pub fn thaw(&mut self, r: ObjRef, program: &Program) -> *mut u8 {
        let entry = *self.entry(r);
        let bytes = self.body_size(&entry, program);
        let body = self.alloc_body(bytes);
        // SAFETY: two distinct bodies of that size.
        unsafe { std::ptr::copy_nonoverlapping(entry.body, body, bytes) };
        if self.track {
            self.dirty.push((r.0, entry));
            // The object has grown by nothing.
            self.used -= (bytes + 7) & !7;
        }
        self.touch_base(r.0);
        let e = self.entry_mut(r);
        e.body = body;
        e.meta = e.meta & !FROZEN | WRITTEN;
        body
    }

    /// Statics for reading.
    #[inline(always)]
    pub fn statics_body(&self, class: ClassId) -> *const u8 {
        debug_assert!((class.0 as usize) < self.statics.len());
        // SAFETY: rows are made when the class is prepared, before any code that uses its statics runs.
        unsafe { (*self.statics.as_ptr().add(class.0 as usize)).body }
    }

    #[inline(always)]
    pub fn statics_body_mut(&mut self, class: ClassId) -> *mut u8 {
        let entry = self.statics[class.0 as usize];
        if entry.meta & FROZEN == 0 {
            return entry.body;
        }
        self.thaw_statics(class)
    }

    #[cold]
    #[inline(never)]
    fn thaw_statics(&mut self, class: ClassId) -> *mut u8 {
        let entry = self.statics[class.0 as usize];
        let body = self.alloc_body(entry.len as usize);
        // SAFETY: two distinct bodies of that size.
        unsafe { std::ptr::copy_nonoverlapping(entry.body, body, entry.len as usize) };
        if self.track {
            self.dirty_statics.push((class.0, entry));
            self.used -= (entry.len as usize + 7) & !7;
        }
        let e = &mut self.statics[class.0 as usize];
        e.body = body;
        e.meta = e.meta & !FROZEN | WRITTEN;
        body
    }

    /// Makes the statics of a class (zeroed) if they do not exist.
    pub fn prepare_statics(&mut self, class: ClassId, bytes: u32) {
        let index = class.0 as usize;
        if self.statics.len() <= index {
            self.statics.resize(index + 1, Entry::FREE);
        }
        if self.statics[index].body.is_null() {
            let body = self.alloc_body(bytes as usize);
            if self.track {
                self.dirty_statics.push((class.0, self.statics[index]));
            }
            self.statics[index] = Entry { body, meta: class.0, len: bytes };
        }
    }

    /// Marks every body immutable. What is written from now on is copied first.
    pub fn freeze_all(&mut self, flag: u32) {
        for entry in self.table.slice_mut(self.top as usize) {
            if entry.meta != 0 {
                entry.meta |= FROZEN | flag;
            }
        }
        for row in self.permanent_rows() {
            self.entry_mut(ObjRef(row)).meta |= FROZEN;
        }
        for entry in &mut self.statics {
            if !entry.body.is_null() {
                entry.meta |= FROZEN | flag;
            }
        }
        if flag & BASE != 0 && self.base_rows.is_empty() {
            self.base_rows = self.rows().to_vec();
            self.base_seen = vec![false; self.base_rows.len()];
        }
    }

    /// Marks an object and everything reachable from it as shared between threads. What is shared already has only
    /// shared things behind it.
    pub fn publish(&mut self, object: ObjRef, program: &Program) {
        if object.is_null() || self.entry(object).meta & SHARED != 0 {
            return;
        }
        let mut open = std::mem::take(&mut self.to_publish);
        open.push(object);
        while let Some(r) = open.pop() {
            if r.is_null() || self.entry(r).meta & SHARED != 0 {
                continue;
            }
            if self.track && self.entry(r).is_frozen() {
                let entry = *self.entry(r);
                self.dirty.push((r.0, entry));
            }
            self.entry_mut(r).meta |= SHARED;
            let entry = *self.entry(r);
            let class = program.class(entry.class());
            match class.kind {
                ClassKind::Array(info) if info.kind == Kind::Ref => open.extend(self.words(r).iter().map(|&w| ObjRef(w))),
                ClassKind::Array(_) => {}
                _ => open.extend(class.ref_offsets.iter().map(|&offset| self.get_ref(r, offset))),
            }
        }
        self.to_publish = open;
    }

    /// Removes an object. Its body is freed unless a snapshot may hold it.
    pub(crate) fn release(&mut self, row: u32, program: &Program) {
        let entry = *self.entry(ObjRef(row));
        let bytes = self.body_size(&entry, program);
        if entry.meta & FROZEN == 0 {
            // Not noted: an object that is not frozen is in `dirty` already.
            self.free_body(entry.body, bytes);
        } else if self.track {
            self.dirty.push((row, entry));
            self.used -= (bytes + 7) & !7;
        }
        self.set_lock_word(ObjRef(row), 0);
        self.objects -= 1;
        self.used -= HEADER;
        if let Some(positions) = &mut self.positions {
            positions.freed(row);
        }
        if self.stress.is_some() || self.positions.is_some() {
            *self.entry_mut(ObjRef(row)) = Entry::FREE;
            return;
        }
        *self.entry_mut(ObjRef(row)) = Entry { body: std::ptr::null_mut(), meta: 0, len: self.free_row };
        self.free_row = row;
    }

    /// Marks what is not frozen yet as immutable. Returns the written rows of the base image.
    pub(crate) fn freeze_written(&mut self) -> Vec<(u32, Entry)> {
        let base = self.base_rows.len();
        for entry in &mut self.table.slice_mut(self.top as usize)[base.max(1)..] {
            if entry.meta != 0 {
                entry.meta |= FROZEN;
            }
        }
        let mut written = Vec::with_capacity(self.base_touched.len());
        for row in self.base_touched.clone() {
            let entry = self.entry_mut(ObjRef(row));
            if entry.meta != 0 {
                entry.meta |= FROZEN;
            }
            written.push((row, *entry));
        }
        for row in self.permanent_rows() {
            self.entry_mut(ObjRef(row)).meta |= FROZEN;
        }
        for entry in &mut self.statics {
            if !entry.body.is_null() {
                entry.meta |= FROZEN;
            }
        }
        written
    }

    /// Puts the table back to what a snapshot saw: `rows` after the base image, `written` ones of it. Bodies made since
    /// are freed.
    pub(crate) fn restore(
        &mut self,
        rows: &[Entry],
        written: &[(u32, Entry)],
        locks: &[(u32, u32)],
        statics: &[Entry],
        free_row: u32,
        program: &Program,
    ) {
        let base = self.base_rows.len();
        let touched = std::mem::take(&mut self.base_touched);
        for row in touched.iter().copied().chain(base.max(1) as u32..self.top) {
            let entry = *self.entry(ObjRef(row));
            if entry.meta != 0 && entry.meta & FROZEN == 0 {
                let bytes = self.body_size(&entry, program);
                self.free_body(entry.body, bytes);
            }
            if (row as usize) < base {
                *self.entry_mut(ObjRef(row)) = self.base_rows[row as usize];
            }
        }
        for &row in &touched {
            self.base_seen[row as usize] = false;
        }
        for &(row, _) in written {
            self.base_seen[row as usize] = true;
            self.base_touched.push(row);
        }
        for i in 0..self.statics.len() {
            let entry = self.statics[i];
            if !entry.body.is_null() && entry.meta & FROZEN == 0 {
                self.free_body(entry.body, entry.len as usize);
            }
        }
        let (old_top, top) = (self.top as usize, base + rows.len());
        let table = self.table.slice_mut(old_top.max(top));
        table[base..top].copy_from_slice(rows);
        table[top..].fill(Entry::FREE);
        for &(row, entry) in written {
            table[row as usize] = entry;
        }
        let words = self.locks.slice_mut(old_top.max(top));
        words.fill(0);
        for &(row, word) in locks {
            words[row as usize] = word;
        }
        self.statics.clear();
        self.statics.extend_from_slice(statics);
        self.top = top as u32;
        self.free_row = free_row;
    }

    #[inline]
    pub(crate) fn free_row(&self) -> u32 {
        self.free_row
    }
}

// Typed access for natives and the VM's own bookkeeping. Offsets come from linked classes, so they lie inside the body.
macro_rules! accessors {
    ($($get:ident $set:ident $t:ty),*) => { impl Heap { $(
        #[inline(always)]
        pub fn $get(&self, r: ObjRef, offset: u32) -> $t {
            // SAFETY: the offset belongs to the object's class.
            unsafe { self.body(r).add(offset as usize).cast::<$t>().read_unaligned() }
        }
        #[inline(always)]
        pub fn $set(&mut self, r: ObjRef, offset: u32, value: $t, program: &Program) {
            let body = self.body_mut(r, program);
            // SAFETY: as above; the body is private.
            unsafe { body.add(offset as usize).cast::<$t>().write_unaligned(value) }
        }
    )* } };
}
accessors!(get_u8 set_u8 u8, get_u16 set_u16 u16, get_u32 set_u32 u32, get_i32 set_i32 i32, get_u64 set_u64 u64, get_i64 set_i64 i64);

impl Heap {
    #[inline(always)]
    pub fn get_ref(&self, r: ObjRef, offset: u32) -> ObjRef {
        ObjRef(self.get_u32(r, offset))
    }
    #[inline(always)]
    pub fn set_ref(&mut self, r: ObjRef, offset: u32, value: ObjRef, program: &Program) {
        self.set_u32(r, offset, value.0, program)
    }
    /// The elements of a byte array.
    pub fn bytes(&self, r: ObjRef) -> &[u8] {
        let entry = self.entry(r);
        // SAFETY: a byte array's body has `len` bytes.
        unsafe { std::slice::from_raw_parts(entry.body, entry.len as usize) }
    }
    pub fn bytes_mut(&mut self, r: ObjRef, program: &Program) -> &mut [u8] {
        let body = self.body_mut(r, program);
        let len = self.entry(r).len as usize;
        // SAFETY: as above, private.
        unsafe { std::slice::from_raw_parts_mut(body, len) }
    }
    /// The elements of a char or short array.
    pub fn chars(&self, r: ObjRef) -> &[u16] {
        let entry = self.entry(r);
        // SAFETY: bodies are 8-aligned, `len` elements of 2 bytes.
        unsafe { std::slice::from_raw_parts(entry.body.cast(), entry.len as usize) }
    }
    /// The elements of an int, float or reference array.
    pub fn words(&self, r: ObjRef) -> &[u32] {
        let entry = self.entry(r);
        // SAFETY: as above, 4 bytes each.
        unsafe { std::slice::from_raw_parts(entry.body.cast(), entry.len as usize) }
    }
    pub fn words_mut(&mut self, r: ObjRef, program: &Program) -> &mut [u32] {
        let body = self.body_mut(r, program);
        let len = self.entry(r).len as usize;
        // SAFETY: as above, private.
        unsafe { std::slice::from_raw_parts_mut(body.cast(), len) }
    }
    #[inline(always)]
    pub fn elem_ref(&self, r: ObjRef, index: usize) -> ObjRef {
        ObjRef(self.words(r)[index])
    }
}

fn layout(size: usize) -> std::alloc::Layout {
    std::alloc::Layout::from_size_align(size, 8).expect("a size below the heap limit")
}

fn alloc_large(size: usize) -> *mut u8 {
    // SAFETY: size is not zero.
    let body = unsafe { std::alloc::alloc_zeroed(layout(size)) };
    if body.is_null() {
        std::alloc::handle_alloc_error(layout(size));
    }
    body
}

impl Drop for Heap {
    fn drop(&mut self) {
        // Large bodies that snapshots shared are given back with the process; chunks here.
        for &chunk in &self.chunks {
            // SAFETY: made by `alloc_large(CHUNK)`.
            unsafe { std::alloc::dealloc(chunk, layout(CHUNK)) };
        }
    }
}
