//! Does somebody remember how often a collection was modified? As long as nobody does, the count tells no two states apart.

use crate::canonical::remembers_count;
use crate::gc::thread_roots;
use crate::heap::{BASE, FIRST_PERMANENT, ObjRef, WRITTEN};
use crate::state::State;
use jaunt_base::FastSet;
use jaunt_program::{ClassId, Program};

/// What is known about who counts, for one search.
#[derive(Default)]
pub struct Counting {
    /// Rows among those of start-up that it left free.
    gaps: Option<Vec<u32>>,
    /// Of each class: its objects remember a count.
    remembers: Vec<Option<bool>>,
}

impl Counting {
    /// Is there an iterator, or something like it, that threads or statics can reach; or a method of a collection that is running, which keeps the count in a local variable?
    pub fn somebody_counts(&mut self, state: &State, program: &Program) -> bool {
        if state.threads.live().any(|thread| thread.frames.iter().any(|f| is_collection(program, f.method().class))) {
            return true;
        }
        // Mostly there is none at all, dead or alive.
        self.one_exists(state, program) && is_reached(state, program)
    }

    fn one_exists(&mut self, state: &State, program: &Program) -> bool {
        let heap = &state.heap;
        let old = heap.start_up_rows();
        let gaps = self.gaps.get_or_insert_with(|| (1..old).filter(|&row| !heap.is_of_start_up(row)).collect());
        let remembers = &mut self.remembers;
        gaps.iter().copied().filter(|&row| row < heap.top).chain(old.max(1)..heap.top).any(|row| {
            let entry = heap.entry_or_free(ObjRef(row));
            if entry.is_free() {
                return false;
            }
            let class = entry.class();
            if remembers.len() <= class.0 as usize {
                remembers.resize(class.0 as usize + 1, None);
            }
            *remembers[class.0 as usize].get_or_insert_with(|| remembers_count(program, class))
        })
    }
}

/// Collections that count are in `java.util` itself.
fn is_collection(program: &Program, class: ClassId) -> bool {
    let name = program.class_name(class);
    name.starts_with("java/util/") && !name.starts_with("java/util/concurrent/")
}

fn is_reached(state: &State, program: &Program) -> bool {
    let heap = &state.heap;
    let mut met: FastSet<u32> = FastSet::default();
    let mut left: Vec<u32> = Vec::new();
    let mut meet = |object: ObjRef, left: &mut Vec<u32>| {
        if object.is_null() {
            return;
        }
        let entry = heap.entry_or_free(object);
        // Of what start-up made, only what was written refers to anything newer.
        let old = object.0 >= FIRST_PERMANENT || entry.meta & BASE != 0;
        if (!old || entry.meta & WRITTEN != 0) && met.insert(object.0) {
            left.push(object.0);
        }
    };
    for thread in state.threads.live() {
        thread_roots(thread, program, |object| meet(object, &mut left));
    }
    state.rest.references(|object| meet(object, &mut left));
    for (class, entry) in heap.statics.iter().enumerate().filter(|(_, entry)| !entry.body.is_null()) {
        for &offset in &program.class(ClassId(class as u32)).static_ref_offsets {
            // SAFETY: statics hold a reference at each of these offsets.
            meet(ObjRef(unsafe { entry.body.add(offset as usize).cast::<u32>().read() }), &mut left);
        }
    }
    for row in (1..heap.top).chain(heap.permanent_rows()) {
        if heap.entry_or_free(ObjRef(row)).meta & (BASE | WRITTEN) == BASE | WRITTEN {
            meet(ObjRef(row), &mut left);
        }
    }
    while let Some(row) = left.pop() {
        let object = ObjRef(row);
        let id = heap.class_of(object);
        if remembers_count(program, id) {
            return true;
        }
        let class = program.class(id);
        match class.array() {
            Some(array) if array.kind == jaunt_program::Kind::Ref => {
                heap.words(object).iter().for_each(|&word| meet(ObjRef(word), &mut left));
            }
            Some(_) => {}
            None => class.ref_offsets.iter().for_each(|&offset| meet(heap.get_ref(object, offset), &mut left)),
        }
    }
    false
}
