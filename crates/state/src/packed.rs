//! Open states: those that a search has seen and will come back to from anywhere.
//!
//! A state is a list of words: for each component that ever changed in this search, the number of what it is now, or 0 if it is as in
//! the first state. Each component has its place in the list from the first time on that it changed. The lists are trees that
//! share what is equal in them ([`crate::nodes`]), so that an open state costs little more than what no other one has.
//!
//! [`Tracker::pack`] makes the list from that of the last state of the path whose list is known and from what the undo log says has changed
//! since; [`Tracker::unpack`] goes back to such a state, and from there puts only those components in place in which the two lists
//! differ.

use crate::heap::{Entry, ObjRef};
use crate::nodes::{Nodes, Root, WIDTH};
use crate::pool::Entries;
use crate::reserve::Reserve;
use crate::rest::{self, Frame};
use crate::state::{ClassState, Rest, State};
use crate::track::{Mark, NO_IMAGE, ORDER_AT, THREAD_AT, Tracker, Undo, add, class_part, mix, set_class, statics_part, sub};
use jaunt_base::FastMap;
use jaunt_program::{ClassId, Program};
use std::cell::RefCell;
use std::rc::Rc;

/// What whoever packs a state wants to find again with it.
pub type Aside = [u32; 11];

/// Words of a list that are no components: numbers of the state, and what was put aside.
const NUMBERS: usize = 16;

/// An open state. Valid for one tracker.
pub struct Packed {
    around: Rc<Around>,
    root: Root,
}

/// What seldom changes, so that neighbours on a path share it.
struct Around {
    nodes: Rc<RefCell<Nodes>>,
    frame: Rc<Frame>,
}

impl Drop for Packed {
    fn drop(&mut self) {
        self.around.nodes.borrow_mut().release(self.root);
    }
}

/// A state of the present path whose list is known.
struct Known {
    /// The length of the undo log there.
    undo: usize,
    root: Root,
    raw: [u64; 2],
}

/// What a word of a list is about.
#[derive(Clone, Copy)]
enum Part {
    Row(u32),
    Statics(u32),
    Class(u32),
    Thread(u32),
    /// A place in the order in which classes came.
    Order(u32),
    Rest(rest::Part),
}

/// What a tracker keeps for packing.
pub(crate) struct Packing {
    nodes: Rc<RefCell<Nodes>>,
    around: Rc<Around>,
    /// There is always one.
    known: Vec<Known>,
    /// What each word is about, from [`NUMBERS`] on.
    parts: Vec<Part>,
    row_at: Reserve<u32>,
    statics_at: Vec<u32>,
    class_at: Vec<u32>,
    thread_at: Vec<u32>,
    order_at: Vec<u32>,
    rest_at: FastMap<rest::Part, u32>,
    entries: Entries,
    /// Records of classes by content.
    records: Vec<ClassState>,
    record_of: FastMap<(u64, u32), u32>,
    /// Images of threads in the first state, and its rest.
    first_image: Vec<u32>,
    first_rest: Rc<Rest>,
    places: Vec<u32>,
    changes: Vec<(u32, u32)>,
    rest_words: Vec<(rest::Part, u32)>,
}

/// The place of a component, which it gets now if it has none.
fn place(of: &mut Vec<u32>, index: u32, parts: &mut Vec<Part>, part: Part) -> u32 {
    if of.len() <= index as usize {
        of.resize(index as usize + 1, 0);
    }
    new_place(&mut of[index as usize], parts, part)
}

#[inline]
fn new_place(at: &mut u32, parts: &mut Vec<Part>, part: Part) -> u32 {
    if *at == 0 {
        *at = (NUMBERS + parts.len()) as u32;
        parts.push(part);
    }
    *at
}

impl Packing {
    /// From the first state on.
    pub(crate) fn new(tracker: &Tracker) -> Packing {
        let nodes = Rc::new(RefCell::new(Nodes::default()));
        Packing {
            around: Rc::new(Around { nodes: nodes.clone(), frame: tracker.rest.frame.clone() }),
            nodes,
            known: vec![Known { undo: 0, root: Root::default(), raw: tracker.raw }],
            parts: Vec::new(),
            row_at: Reserve::new(1 << 28),
            statics_at: Vec::new(),
            class_at: Vec::new(),
            thread_at: Vec::new(),
            order_at: Vec::new(),
            rest_at: FastMap::default(),
            entries: Entries::default(),
            records: Vec::new(),
            record_of: FastMap::default(),
            first_image: tracker.image.clone(),
            first_rest: tracker.rest.rest.clone(),
            places: Vec::new(),
            changes: Vec::new(),
            rest_words: Vec::new(),
        }
    }

    /// The undo log has become so short.
    #[inline]
    pub(crate) fn went_back(&mut self, undo: usize) {
        while let Some(known) = self.known.pop_if(|known| known.undo > undo) {
            self.nodes.borrow_mut().release(known.root);
        }
    }

    /// The list of the present state is this one.
    fn knows(&mut self, undo: usize, root: Root, raw: [u64; 2]) {
        self.nodes.borrow_mut().hold(root);
        self.known.push(Known { undo, root, raw });
    }

    /// Memory of what is in open states; most of it is in several.
    pub(crate) fn open_memory(&self) -> usize {
        self.nodes.borrow().memory() + self.known.capacity() * size_of::<Known>()
    }

    /// Memory of numbers for components.
    pub(crate) fn memory(&self) -> usize {
        let places = self.parts.capacity() * (size_of::<Part>() + 4);
        self.entries.memory() + places
    }
}

impl Tracker {
    /// The present state as a value. Only right after a save, and only if packing was asked for.
    pub fn pack(&mut self, state: &State, aside: &Aside) -> Packed {
        let mut packing = self.packing.take().expect("packing was asked for");
        let &Known { undo, root, .. } = packing.known.last().expect("always one");
        self.changed_since(undo, &mut packing);
        let mark = self.mark(state);
        let mut changes = std::mem::take(&mut packing.changes);
        changes.clear();
        let numbers = [mark.top, mark.free_row, mark.objects as u32, mark.used as u32, (mark.used as u64 >> 32) as u32];
        changes.extend((0..).zip(numbers.iter().chain(aside).copied()));
        debug_assert_eq!(changes.len(), NUMBERS);
        for i in 0..packing.places.len() {
            let place = packing.places[i];
            let word = self.word_of(state, &mut packing, place);
            changes.push((place, word));
        }
        let root = packing.nodes.borrow_mut().with(root, &changes);
        packing.changes = changes;
        packing.knows(self.undo.len(), root, mark.raw);
        if !Rc::ptr_eq(&packing.around.frame, &self.rest.frame) {
            packing.around = Rc::new(Around { nodes: packing.nodes.clone(), frame: self.rest.frame.clone() });
        }
        let packed = Packed { around: packing.around.clone(), root };
        self.packing = Some(packing);
        packed
    }

    /// Places of the components that changed since the undo log was so long, ascending.
    fn changed_since(&self, length: usize, packing: &mut Packing) {
        let Packing { places, parts, row_at, statics_at, class_at, thread_at, order_at, rest_at, .. } = packing;
        places.clear();
        let mut order = self.order.len();
        let mut rest = None;
        for undo in self.undo[length..].iter().rev() {
            places.push(match *undo {
                // SAFETY: as many as rows can be.
                Undo::Row(row, _) => new_place(unsafe { &mut *row_at.ptr().add(row as usize) }, parts, Part::Row(row)),
                Undo::Statics(class, _) => place(statics_at, class, parts, Part::Statics(class)),
                Undo::Class(class, _) | Undo::Touched(class) => place(class_at, class, parts, Part::Class(class)),
                Undo::Thread(id, _) => place(thread_at, id, parts, Part::Thread(id)),
                Undo::Order => {
                    order -= 1;
                    place(order_at, order as u32, parts, Part::Order(order as u32))
                }
                Undo::Rest(ref before) => {
                    rest = Some(before);
                    continue;
                }
                Undo::Count(..) => continue,
            });
        }
        if let Some(before) = rest {
            before.rest.differences(&self.rest.rest, |part| {
                places.push(new_place(rest_at.entry(part).or_default(), parts, Part::Rest(part)));
            });
        }
        places.sort_unstable();
        places.dedup();
    }

    /// What stands in the list of the present state at a place.
    fn word_of(&self, state: &State, packing: &mut Packing, place: u32) -> u32 {
        match packing.parts[place as usize - NUMBERS] {
            Part::Row(row) => {
                let entry = state.heap.entry_any(row);
                if entry.is_same(&self.first_entry(state, row)) { 0 } else { packing.entries.number(entry) + 1 }
            }
            Part::Statics(class) => {
                let entry = &state.heap.statics[class as usize];
                if entry.is_same(&self.first_statics(class)) { 0 } else { packing.entries.number(entry) + 1 }
            }
            Part::Class(class) => {
                let (record, touched) = (state.classes[ClassId(class)], self.touched.binary_search(&class).is_ok());
                let same = record.packed() == self.first_class(class).packed();
                if same && touched == self.first_touched.binary_search(&class).is_ok() {
                    return 0;
                }
                let next = packing.records.len() as u32;
                let number = *packing.record_of.entry(record.packed()).or_insert(next);
                if number == next {
                    packing.records.push(record);
                }
                (number + 1) << 1 | touched as u32
            }
            Part::Thread(id) => {
                let image = self.image.get(id as usize).copied().unwrap_or(NO_IMAGE);
                if image == packing.first_image.get(id as usize).copied().unwrap_or(NO_IMAGE) { 0 } else { image.wrapping_add(2) }
            }
            Part::Order(at) => self.order.get(at as usize).map_or(0, |class| class + 1),
            Part::Rest(part) => self.rest.rest.word(part, &packing.first_rest),
        }
    }

    /// Comes back to a packed state from anywhere. Marks are void afterwards. What was put aside with it.
    pub fn unpack(&mut self, state: &mut State, program: &Program, packed: &Packed) -> Aside {
        let mut packing = self.packing.take().expect("packing was asked for");
        let mut threads = self.undo_unsaved(state, program);
        // From a state whose list is known only what differs need be touched.
        let &Known { undo, root, raw } = packing.known.last().expect("always one");
        self.undo_to(state, program, undo, &mut threads);
        self.undo.clear();
        self.raw = raw;
        let mut changes = std::mem::take(&mut packing.changes);
        changes.clear();
        let mut numbers = [0; NUMBERS];
        {
            let mut nodes = packing.nodes.borrow_mut();
            nodes.differences(root, packed.root, &mut changes);
            for (from, part) in (0..).step_by(WIDTH).zip(numbers.chunks_mut(WIDTH)) {
                part.copy_from_slice(&nodes.part(packed.root, from));
            }
        }
        for &(place, word) in changes.iter().filter(|change| change.0 as usize >= NUMBERS) {
            self.put_word(state, program, &mut packing, place, word, &mut threads);
        }
        packing.changes = changes;
        self.settle();
        self.order.truncate(self.order.iter().rposition(|&class| class != u32::MAX).map_or(0, |i| i + 1));
        let count = self.image.iter().rposition(|&i| i != NO_IMAGE).map_or(0, |i| i + 1);
        while state.threads.len() < count {
            state.threads.add(ObjRef::NULL, crate::thread::STACK_REGISTERS, usize::MAX).expect("address space for a thread");
        }
        if !packing.rest_words.is_empty() || !Rc::ptr_eq(&self.rest.frame, &packed.around.frame) {
            let before = self.rest.name;
            self.rest.put(&packed.around.frame, &packing.rest_words, &packing.first_rest);
            self.exchange(before, self.rest.name);
            packing.rest_words.clear();
        }
        state.rest = self.rest.rest.clone();
        if !Rc::ptr_eq(&packing.around, &packed.around) {
            packing.around = packed.around.clone();
        }
        for known in packing.known.drain(..) {
            packing.nodes.borrow_mut().release(known.root);
        }
        packing.knows(0, packed.root, self.raw);
        self.packing = Some(packing);
        let [top, free_row, objects, low, high, aside @ ..] = numbers;
        let used = (low as u64 | (high as u64) << 32) as usize;
        self.set_numbers(state, &Mark { undo: 0, top, free_row, objects: objects as usize, used, raw: self.raw });
        self.reload(state, program, threads);
        self.garbage_back(state, true);
        if self.garbage.how == crate::Collecting::Count {
            self.recount(state, program);
        }
        aside
    }

    /// A part of the raw hash is another one.
    fn exchange(&mut self, before: [u64; 2], after: [u64; 2]) {
        sub(&mut self.raw, before);
        add(&mut self.raw, after);
    }

    /// A component becomes what the word at its place says.
    fn put_word(
        &mut self,
        state: &mut State,
        program: &Program,
        packing: &mut Packing,
        place: u32,
        word: u32,
        threads: &mut Vec<u32>,
    ) {
        match packing.parts[place as usize - NUMBERS] {
            Part::Row(row) => {
                let entry = match word {
                    0 => self.first_entry(state, row),
                    number => packing.entries.get(number - 1),
                };
                let now = *state.heap.entry_any(row);
                if !now.is_same(&entry) {
                    self.exchange(self.row_part(row, &now), self.row_part(row, &entry));
                    self.relist(row, &now, &entry);
                    state.heap.undo_row(row, entry, program);
                }
            }
            Part::Statics(class) => {
                let entry = match word {
                    0 => self.first_statics(class),
                    number => packing.entries.get(number - 1),
                };
                let part = |entry: &Entry| statics_part(&self.base_statics, class, entry);
                let (before, after) = (part(&state.heap.statics[class as usize]), part(&entry));
                self.exchange(before, after);
                state.heap.undo_statics(class, entry);
            }
            Part::Class(class) => {
                let (record, touched) = match word {
                    0 => (self.first_class(class), self.first_touched.binary_search(&class).is_ok()),
                    number => (packing.records[(number >> 1) as usize - 1], number & 1 != 0),
                };
                let before = class_part(class, &state.classes[ClassId(class)]);
                self.exchange(before, class_part(class, &record));
                set_class(state, class, &record);
                match (self.touched.binary_search(&class), touched) {
                    (Err(at), true) => self.touched.insert(at, class),
                    (Ok(at), false) => drop(self.touched.remove(at)),
                    _ => {}
                }
            }
            Part::Thread(id) => {
                if self.image.len() <= id as usize {
                    self.image.resize(id as usize + 1, NO_IMAGE);
                }
                let image = match word {
                    0 => packing.first_image.get(id as usize).copied().unwrap_or(NO_IMAGE),
                    number => number.wrapping_sub(2),
                };
                let before = std::mem::replace(&mut self.image[id as usize], image);
                let part = |image: u32| if image == NO_IMAGE { [0; 2] } else { mix(THREAD_AT | id as u64, image as u64) };
                self.exchange(part(before), part(image));
                if !threads.contains(&id) {
                    threads.push(id);
                }
            }
            Part::Order(at) => {
                if self.order.len() <= at as usize {
                    self.order.resize(at as usize + 1, u32::MAX);
                }
                let class = word.wrapping_sub(1);
                let before = std::mem::replace(&mut self.order[at as usize], class);
                let part = |class: u32| if class == u32::MAX { [0; 2] } else { mix(ORDER_AT | at as u64, class as u64) };
                self.exchange(part(before), part(class));
            }
            Part::Rest(part) => packing.rest_words.push((part, word)),
        }
    }
}
