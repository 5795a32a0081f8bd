//! Threads that do the same are interchangeable: in which order a state lists them.
//!
//! What numbers its threads have means nothing to a program as long as it does not look at what follows from them: their
//! names, their ids and the lists of their groups. Where that is so (`jaunt_vm::points` watches it), a state may list its
//! threads in any order. **Any order is sound**: the list says everything about a state up to the names of objects and
//! threads. The order here is by what each thread does and by what its `java.lang.Thread` holds, so that states that differ
//! only in who is who mostly get the same list.

use crate::heap::ObjRef;
use crate::image::Image;
use crate::pool::fold;
use crate::state::State;
use jaunt_program::{ClassId, Program};

/// What follows from the numbers of threads.
#[derive(Clone, Copy, Debug)]
pub struct Masks {
    pub thread: ClassId,
    /// Offsets of `java.lang.Thread.name`, of `tid`, and of `eetop`, which is the VM's own number.
    pub name: u32,
    pub tid: u32,
    pub eetop: u32,
    /// Offset of `java.lang.Thread.group`, of `java.lang.ThreadGroup.threads` and `parent`.
    pub group_of: u32,
    pub group: ClassId,
    pub members: u32,
    pub parent: u32,
}

impl Masks {
    /// Words of an instance that are left out.
    pub(crate) fn words(&self, program: &Program, class: ClassId) -> Vec<u32> {
        if class == self.group {
            vec![self.members / 4]
        } else if program.is_subclass(class, self.thread) {
            let long = |offset: u32| [offset / 4, offset / 4 + 1];
            [vec![self.name / 4], long(self.tid).to_vec(), long(self.eetop).to_vec()].concat()
        } else {
            Vec::new()
        }
    }
}

/// Adds the arrays in which groups list the threads that are alive.
pub(crate) fn member_lists(own: impl Iterator<Item = u32>, state: &State, masks: &Masks, out: &mut Vec<u32>) {
    for thread in own.filter(|&r| r != 0) {
        let mut group = state.heap.get_ref(ObjRef(thread), masks.group_of);
        while !group.is_null() {
            let list = state.heap.get_ref(group, masks.members).0;
            if list != 0 && !out.contains(&list) {
                out.push(list);
            }
            group = state.heap.get_ref(group, masks.parent);
        }
    }
}

/// Those of a state.
pub fn lists_of_groups(state: &State, masks: &Masks) -> Vec<u32> {
    let mut lists = Vec::new();
    member_lists(state.threads.live().map(|thread| thread.object.0), state, masks, &mut lists);
    lists
}

/// A number that threads doing the same have in common, whatever objects are called.
pub(crate) fn key(image: Image, state: &State, program: &Program, masks: &Masks) -> u64 {
    let core = image.core();
    let mut hash = 1;
    let mut add = |value: u64| hash = fold(hash ^ value, 0x9e37_79b9_7f4a_7c15).rotate_left(17) ^ value;
    // An object counts by its class, one of the base image by its row.
    let object = |r: u32| match r {
        0 => 0,
        _ => {
            let entry = state.heap.entry(ObjRef(r));
            if entry.meta & crate::heap::BASE != 0 { 1 << 40 | r as u64 } else { entry.class().0 as u64 }
        }
    };
    add(core.status.tag() as u64 | (core.wake as u64) << 8 | (core.permit as u64) << 16);
    add(core.daemon as u64 | (core.suspended as u64) << 1 | (core.at_point as u64) << 2 | (core.paused as u64) << 3);
    let own = image.own_object();
    if own != 0 {
        let entry = state.heap.entry(ObjRef(own));
        add(entry.class().0 as u64);
        let class = program.class(entry.class());
        let masked = masks.words(program, entry.class());
        for at in (0..entry.len).step_by(4) {
            // SAFETY: bodies of instances have `len` bytes, rounded up to 8.
            let word = unsafe { entry.body.add(at as usize).cast::<u32>().read() };
            if class.ref_offsets.contains(&at) {
                add(object(word));
            } else if !masked.contains(&(at / 4)) {
                add(word as u64);
            }
        }
    }
    for frame in image.frames() {
        add(frame.parts.method().id.0 as u64);
        add(frame.parts.index as u64);
        frame.references().for_each(|(r, _)| add(object(r.0)));
        frame.prims.iter().for_each(|&word| add(word));
    }
    hash
}

/// The same with how many threads this one waits for, and how many wait for it.
pub(crate) fn with_joins(key: u64, id: u32, awaited: &[(u32, Vec<u32>)]) -> u64 {
    let waits: usize = awaited.iter().filter(|(joiner, _)| *joiner == id).map(|(_, list)| list.len() + 1).sum();
    let joiners = awaited.iter().filter(|(_, list)| list.contains(&id)).count();
    if waits + joiners == 0 { key } else { fold(key, (waits as u64) << 32 | joiners as u64 | 1 << 63) }
}
