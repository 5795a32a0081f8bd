//! What a base image may hide: everything but moments and iterators.
//!
//! A clean object of the base image is in no form of a state, since it is the same one in all of them. A moment in it is not:
//! it counts as its distance from now, and now is another time in every state ([`crate::time`]). So what holds one counts as
//! written from the beginning: it is listed in every form, until the program really writes another value there. The same with what
//! remembers how often a collection was modified: whether such counts tell states apart depends on whether a walk meets one
//! (docs/what-a-state-is.md).

use crate::canonical::remembers_count;
use crate::heap::{BASE, Heap, ObjRef, WRITTEN};
use crate::time::is_moment;
use jaunt_program::{Class, ClassId, Kind, Program};

/// Lets clean objects and statics of the base image that hold moments count as written.
pub(crate) fn show_moments(heap: &mut Heap, program: &Program) {
    let mut longs: Vec<Option<Box<[u32]>>> = Vec::new();
    for row in 1..heap.top {
        let entry = *heap.entry(ObjRef(row));
        if !entry.is_clean_base() {
            continue;
        }
        let class = program.class(entry.class());
        let index = entry.class().0 as usize;
        if longs.len() <= index {
            longs.resize(index + 1, None);
        }
        let of_class = longs[index].get_or_insert_with(|| longs_of(program, class));
        let has = match class.array() {
            Some(info) if info.kind == Kind::Long => (0..entry.len).any(|i| holds(entry.body, i * 8)),
            Some(_) => false,
            None => of_class.iter().any(|&offset| holds(entry.body, offset)),
        };
        if has {
            heap.entry_mut(ObjRef(row)).meta |= WRITTEN;
        }
    }
    for index in 0..heap.statics.len() {
        let entry = &mut heap.statics[index];
        if entry.body.is_null() || entry.meta & (BASE | WRITTEN) != BASE {
            continue;
        }
        let fields = &program.class(ClassId(index as u32)).fields;
        if fields.iter().any(|f| f.is_static() && f.kind == Kind::Long && holds(entry.body, f.offset)) {
            entry.meta |= WRITTEN;
        }
    }
}

/// Lets objects of the program's own that remember a modification count be written ones.
pub(crate) fn show_iterators(heap: &mut Heap, program: &Program) {
    for row in 1..heap.top {
        let entry = heap.entry(ObjRef(row));
        if entry.is_clean_base() && !heap.is_of_start_up(row) && remembers_count(program, entry.class()) {
            heap.entry_mut(ObjRef(row)).meta |= WRITTEN;
        }
    }
}

/// Offsets of longs in instances.
fn longs_of(program: &Program, class: &Class) -> Box<[u32]> {
    let fields = class.supers.iter().flat_map(|&c| &program.class(c).fields);
    fields.filter(|f| !f.is_static() && f.kind == Kind::Long).map(|f| f.offset).collect()
}

/// A moment at this place of a body.
fn holds(body: *const u8, offset: u32) -> bool {
    // SAFETY: the offset is that of a long inside of the body.
    is_moment(unsafe { body.add(offset as usize).cast::<u64>().read_unaligned() })
}
