//! A state as a list of components that does not depend on the path to it.
//!
//! The list has the rest and half of the threads, then the written objects of the base image, the touched classes and all
//! other objects that can be reached, in the order in which the walk meets them, then the other half of the threads. A
//! reference becomes the number of its object in that order (Iosif 2001), so neither garbage nor the order of allocation
//! shows. Objects of the base image keep their row as their name: they are the same objects in every state.
//!
//! **What changes least is walked first**: written objects, classes and the threads' own objects come before frames, so that
//! a thread's step does not give new numbers to objects that others hold, and a store shares more between states. As long
//! as only frames change, this first part of the walk is the same; those of some earlier states are kept. The threads stand at both ends because
//! the halves of a state should vary independently of each other (see the tree store).
//!
//! The slow twin is [`crate::hash`], which walks threads and frames themselves and knows nothing of images and pools.

use crate::heap::{MADE_QUIETLY, ObjRef, SHARED};
use crate::image::Image;
use crate::interchange::{self, Masks};
use crate::left_out::reflective_calls;
use crate::naming::Names;
pub use crate::naming::ROW_NAME;
use crate::parts::{Parts, References};
use crate::pool::Images;
use crate::reserve::Reserve;
use crate::state::{ClassStatus, State};
use crate::thread::ThreadId;
use crate::time::{Time, is_moment, looks_like_distance};
use crate::track::Tracker;
use jaunt_base::breakage::{broken, broken_here};
use jaunt_program::{ClassId, Kind, Method, Program};

/// Words and where each component ends.
#[derive(Default, Clone, Debug, PartialEq, Eq)]
pub struct Components {
    pub words: Vec<u32>,
    pub ends: Vec<u32>,
}

impl Components {
    pub fn clear(&mut self) {
        self.words.clear();
        self.ends.clear();
    }
    pub fn end(&mut self) {
        self.ends.push(self.words.len() as u32);
    }
    /// Takes the last components of another list, from these places on.
    fn take_from(&mut self, other: &mut Components, word: usize, end: usize) {
        self.clear();
        self.words.extend(other.words.drain(word..));
        self.ends.extend(other.ends.drain(end..).map(|end| end - word as u32));
    }
    fn append(&mut self, other: &Components) {
        let shift = self.words.len() as u32;
        self.words.extend_from_slice(&other.words);
        self.ends.extend(other.ends.iter().map(|end| end + shift));
    }
}

/// What the walk must know of a class.
struct Shape {
    /// Offsets of longs, which may be moments.
    longs: Vec<u32>,
    /// Offsets of references in instances, ascending.
    offsets: Box<[u32]>,
    /// Words that follow from the numbers of threads, and the offsets of the other references.
    masked: Vec<u32>,
    visible: Box<[u32]>,
    /// Words of an instance's body that count modifications of a collection.
    counter: Option<u32>,
    /// The word of an instance's body that counts reflective calls.
    calls: Option<u32>,
    /// Instances remember the count of a collection.
    remembers: bool,
    /// Code of the class may remember one in a register.
    library: bool,
    array: Option<Kind>,
}

/// The first part of a walk.
#[derive(Default)]
struct Kept {
    /// Everything but the threads, and the threads' own objects.
    heap: u128,
    own: Vec<u32>,
    /// What the walk met, and its components.
    queue: Vec<u32>,
    objects: Components,
    counters: Vec<u32>,
    times: Vec<u32>,
    remembered: bool,
}

/// So many first parts are kept, none with more than so many words.
const KEPT: usize = 1 << 10;
const KEPT_WORDS: usize = 1 << 11;

/// The component of a thread with its references yet to be named: the other words follow from its image. In a step one thread goes
/// on, so most images of a state were written before. (Describing them was the most expensive part of a canonical form.)
#[derive(Default)]
struct Draft {
    /// The image's number, counted from 1; it was met once, or its words are here.
    image: u32,
    written: bool,
    words: Vec<u32>,
    /// Places in the words, and the objects to be named there, in the order in which they are met.
    references: Vec<(u32, u32)>,
    remembers: bool,
}

impl Draft {
    /// Writes what it says, with names. Whether it remembers a count.
    #[inline]
    fn write(&self, state: &State, names: &mut Names, out: &mut Components) -> bool {
        let start = out.words.len();
        out.words.extend_from_slice(&self.words);
        for &(at, row) in &self.references {
            out.words[start + at as usize] = names.name(state, row);
        }
        self.remembers
    }
}

/// So many drafts are kept.
const DRAFTS: usize = 1 << 12;

/// The rest of a state in one tracker, by its content.
type RestName = (u64, [u64; 2]);

fn rest_name(tracker: &Tracker) -> RestName {
    (tracker.images.name(), tracker.rest.name)
}

/// Tables that the walk uses again and again.
pub struct Canonizer {
    names: Names,
    /// First parts of earlier walks, by what they began from; the one used last, whose numbers have the stamp
    /// `names.first_walk`; one that was too long to be kept.
    kept: Vec<Option<Box<Kept>>>,
    active: usize,
    spare: Option<Box<Kept>>,
    /// Threads that were written before, by the numbers of their images in the pool with this name.
    drafts: Vec<Draft>,
    drafted: u64,
    /// Components of objects and classes; those of the last threads.
    objects: Components,
    last: Components,
    own: Vec<u32>,
    shapes: Vec<Option<Box<Shape>>>,
    static_offsets: Vec<Option<Box<[u32]>>>,
    /// Objects that nothing refers to count too.
    pub garbage_counts: bool,
    /// Frames by content, where a thread lists their numbers.
    frames: Option<Images>,
    frame: Vec<u64>,
    /// How often a collection was modified does not count while nobody remembers it (`docs/what-a-state-is.md`).
    pub forget_counters: bool,
    /// Threads are listed in an order of their own, and what follows from their numbers is left out.
    pub masks: Option<Masks>,
    /// Threads that have run ahead of their joins, and whom they wait for (where threads are listed in an order of their own).
    pub awaited: Vec<(u32, Vec<u32>)>,
    /// Bytes of an object that are written before they are read: row, offset, how many.
    pub overwritten: Option<(u32, u32, u32)>,
    /// Images in that order, and the place of each thread.
    order: Vec<u32>,
    places: Vec<u32>,
    member_lists: Vec<u32>,
    /// Such lists at the beginning: a group that grows leaves them behind, with the threads that were in them.
    first_lists: Vec<u32>,
    /// Where such counts are in `objects`, and whether something remembers one.
    counters: Vec<u32>,
    remembered: bool,
    /// How time counts; and where moments are in `objects`.
    pub time: Time,
    times: Vec<u32>,
    /// Which objects have identity hash codes, roughly, and the rest of a state in which that is so.
    hashed: [u64; FILTER / 64],
    hashed_in: Option<RestName>,
    /// The description of the rest of a state, and which one.
    rest: Draft,
    rest_of: Option<RestName>,
    /// Some state has a number that could be taken for a distance in time.
    pub ambiguous: bool,
}

/// Bits of a filter for rows.
const FILTER: usize = 1 << 10;
/// In the first word of a component: it is a class. That of an object begins with its class, or with its row as a name, so that no
/// two kinds of components can be taken for each other.
const CLASS: u32 = 1 << 27;
/// With the class of an object: shared, has an identity hash code, made by quiet code.
const IS_SHARED: u32 = 1 << 30;
const HAS_HASH: u32 = 1 << 29;
const IS_QUIET: u32 = 1 << 28;

/// Writes moments at these places as their distance from now.
fn make_relative(words: &mut [u32], times: &[u32], time: Time) {
    for &at in times {
        let at = at as usize;
        let seen = time.seen(words[at] as u64 | (words[at + 1] as u64) << 32);
        words[at] = seen as u32;
        words[at + 1] = (seen >> 32) as u32;
    }
}

impl Default for Canonizer {
    fn default() -> Canonizer {
        Canonizer {
            names: Names::default(),
            kept: Vec::new(),
            active: usize::MAX,
            spare: None,
            drafts: Vec::new(),
            drafted: 0,
            objects: Components::default(),
            last: Components::default(),
            own: Vec::new(),
            shapes: Vec::new(),
            static_offsets: Vec::new(),
            garbage_counts: false,
            frames: None,
            frame: Vec::new(),
            forget_counters: true,
            masks: None,
            awaited: Vec::new(),
            overwritten: None,
            order: Vec::new(),
            places: Vec::new(),
            member_lists: Vec::new(),
            first_lists: Vec::new(),
            counters: Vec::new(),
            remembered: false,
            time: Time::Unread,
            times: Vec::new(),
            hashed: [u64::MAX; FILTER / 64],
            hashed_in: None,
            rest: Draft::default(),
            rest_of: None,
            ambiguous: false,
        }
    }
}

impl Shape {
    fn of(program: &Program, id: ClassId, masks: Option<&Masks>) -> Shape {
        let class = program.class(id);
        let name = program.name(class.name);
        let package = name.rsplit_once('/').map_or("", |(package, _)| package);
        let mut counter = None;
        let mut longs = Vec::new();
        for &at in &class.supers {
            let fields = program.class(at).fields.iter().filter(|f| !f.is_static());
            longs.extend(fields.clone().filter(|f| f.kind == Kind::Long).map(|f| f.offset));
            for field in fields.filter(|f| f.kind == Kind::Int) {
                if program.name(field.name) == "modCount" && package == "java/util" && name != "java/util/Scanner" {
                    counter = Some(field.offset / 4);
                }
            }
        }
        let masked = masks.map_or(Vec::new(), |masks| masks.words(program, id));
        let visible = class.ref_offsets.iter().copied().filter(|offset| !masked.contains(&(offset / 4))).collect::<Vec<_>>();
        Shape {
            offsets: sorted(&class.ref_offsets),
            visible: sorted(&visible),
            masked,
            longs,
            counter,
            calls: reflective_calls(program, id).map(|offset| offset / 4),
            remembers: remembers_count(program, id),
            library: name.starts_with("java/util/") && !name.starts_with("java/util/concurrent/"),
            array: class.array().map(|info| info.kind),
        }
    }
}

/// What the walk must know of this class.
#[inline]
fn shape<'s>(shapes: &'s mut Vec<Option<Box<Shape>>>, program: &Program, id: ClassId, masks: Option<&Masks>) -> &'s Shape {
    let index = id.0 as usize;
    if shapes.len() <= index {
        shapes.resize_with(index + 1, || None);
    }
    shapes[index].get_or_insert_with(|| Box::new(Shape::of(program, id, masks)))
}

impl Canonizer {
    /// Objects are called by their rows, and all that exist are listed: states that differ in names are different.
    pub fn name_by_row(&mut self) {
        self.names.by_row = true;
    }

    /// Threads that do the same are interchangeable. With the lists of threads that groups had in the first state.
    pub fn take_threads_for_alike(&mut self, masks: Masks, first_lists: &[u32]) {
        self.masks = Some(masks);
        self.first_lists = first_lists.to_vec();
    }

    /// What an object is called in the state that was listed last. `None`: nothing refers to it.
    pub fn name_of(&self, state: &State, row: u32) -> Option<u32> {
        self.names.name_of(state, row)
    }

    /// The row of the object that has this name in the state that was listed last.
    pub fn row_of(&self, name: u32) -> Option<u32> {
        if name & ROW_NAME != 0 {
            return Some(name & !ROW_NAME);
        }
        // Those that the first part met come first.
        let first = self.kept.get(self.active).and_then(Option::as_ref).or(self.spare.as_ref());
        let at = (name as usize).checked_sub(1)?;
        let met = self.names.first as usize;
        let row = if at < met { first?.queue.get(at) } else { self.names.queue.get(at - met) };
        row.copied()
    }

    /// Components of the state that was saved last. `extra` is what else tells states apart.
    pub fn components(&mut self, tracker: &Tracker, state: &State, program: &Program, extra: &[u32], out: &mut Components) {
        out.clear();
        if self.names.by_row {
            return self.listed(tracker, state, program, extra, out);
        }
        self.filter_hashes(state, Some(rest_name(tracker)));
        let mut objects = std::mem::take(&mut self.objects);
        let mut last = std::mem::take(&mut self.last);
        let sorted = self.sort_threads(tracker, state, program);
        let images = sorted.as_deref().unwrap_or(&tracker.image);
        // The objects of the threads that are alive.
        self.own.clear();
        for &number in images {
            self.own.push(Image::new(tracker.images.get(number)).own_object());
        }
        let mut heap = tracker.raw_hash_without_threads();
        if let Some((row, offset, bytes)) = self.overwritten {
            // A first part that leaves something out is of no use to others.
            heap ^= ((row as u128) << 32 | (offset as u128) << 4 | bytes as u128)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        }
        self.next_walk();
        self.names.queue.clear();
        objects.clear();
        self.counters.clear();
        self.times.clear();
        if self.kept.is_empty() {
            self.kept.resize_with(KEPT, || None);
        }
        let place = (heap >> 64) as usize & (KEPT - 1);
        let mut kept = self.kept[place].take().or_else(|| self.spare.take()).unwrap_or_default();
        if kept.heap == heap && kept.own == self.own && !kept.objects.ends.is_empty() {
            if self.active != place {
                self.names.first_walk = self.names.walk;
                for (i, &row) in kept.queue.iter().enumerate() {
                    // SAFETY: as many numbers as rows can be.
                    unsafe { *self.names.numbers.ptr().add(row as usize) = (self.names.walk as u64) << 32 | (i as u64 + 1) };
                }
                self.names.walk += 1;
            }
        } else {
            self.names.first = 0;
            self.names.first_walk = self.names.walk;
            self.remembered = false;
            kept.objects.clear();
            state.rest.describe(&mut References(|r: ObjRef| {
                self.names.name(state, r.0);
            }));
            for &row in &tracker.written {
                kept.objects.words.push(ROW_NAME | row);
                self.object(state, program, row, &mut kept.objects);
            }
            for &class in &tracker.touched {
                self.class(state, program, class, &mut kept.objects);
            }
            for i in 0..self.own.len() {
                self.names.name(state, self.own[i]);
            }
            self.drain(state, program, 0, &mut kept.objects);
            kept.heap = heap;
            kept.own.clone_from(&self.own);
            std::mem::swap(&mut kept.queue, &mut self.names.queue);
            std::mem::swap(&mut kept.counters, &mut self.counters);
            std::mem::swap(&mut kept.times, &mut self.times);
            self.times.clear();
            kept.remembered = self.remembered;
            self.names.queue.clear();
            self.counters.clear();
            self.names.walk += 1;
        }
        self.active = place;
        self.names.first = kept.queue.len() as u32;
        self.remembered = kept.remembered;
        self.head(tracker, state, program, extra, out);
        let (first, others) = images.split_at(images.len() / 2);
        for &number in first {
            self.thread(state, program, &tracker.images, number, out);
            out.end();
        }
        let shift = out.words.len();
        out.append(&kept.objects);
        let (second, second_end) = (out.words.len(), out.ends.len());
        for &number in others {
            self.thread(state, program, &tracker.images, number, out);
            out.end();
        }
        self.drain(state, program, 0, &mut objects);
        if self.garbage_counts {
            let reached = self.names.queue.len();
            for &row in &tracker.live {
                self.names.name(state, row);
            }
            self.drain(state, program, reached, &mut objects);
        }
        if !objects.ends.is_empty() {
            // Objects that only frames know of come before these threads. Mostly there are none, and nothing is moved.
            last.take_from(out, second, second_end);
            out.append(&objects);
            out.append(&last);
        }
        if self.forget_counters && !self.remembered {
            for &at in &kept.counters {
                out.words[shift + at as usize] = 0;
            }
            for &at in &self.counters {
                out.words[second + at as usize] = 0;
            }
        }
        make_relative(&mut out.words[shift..], &kept.times, self.time);
        make_relative(&mut out.words[second..], &self.times, self.time);
        if kept.objects.words.len() <= KEPT_WORDS {
            self.kept[place] = Some(kept);
        } else {
            self.active = usize::MAX;
            self.spare = Some(kept);
        }
        self.objects = objects;
        self.last = last;
        if let Some(sorted) = sorted {
            self.order = sorted;
        }
    }

    /// Images in the order in which they are listed, if that is not the order of their threads.
    fn sort_threads(&mut self, tracker: &Tracker, state: &State, program: &Program) -> Option<Vec<u32>> {
        let masks = self.masks?;
        let mut keys: Vec<(u64, u32)> = Vec::with_capacity(tracker.image.len());
        for (id, &image) in tracker.image.iter().enumerate() {
            let key = interchange::key(Image::new(tracker.images.get(image)), state, program, &masks);
            keys.push((interchange::with_joins(key, id as u32, &self.awaited), id as u32));
        }
        keys.sort_unstable();
        let own = tracker.image.iter().map(|&image| Image::new(tracker.images.get(image)).own_object());
        self.member_lists.clone_from(&self.first_lists);
        interchange::member_lists(own, state, &masks, &mut self.member_lists);
        self.places.resize(keys.len(), 0);
        for (place, key) in keys.iter().enumerate() {
            self.places[key.1 as usize] = place as u32;
        }
        let mut order = std::mem::take(&mut self.order);
        order.clear();
        order.extend(keys.iter().map(|key| tracker.image[key.1 as usize]));
        Some(order)
    }

    /// May code of the class remember a count of modifications in a register?
    fn is_library(&mut self, program: &Program, class: ClassId) -> bool {
        shape(&mut self.shapes, program, class, self.masks.as_ref()).library
    }

    /// What a thread is called.
    pub fn thread_name(&self, id: u32) -> u32 {
        if self.masks.is_some() { self.places.get(id as usize).copied().unwrap_or(id) } else { id }
    }

    /// What is neither an object nor a thread.
    fn head(&mut self, tracker: &Tracker, state: &State, program: &Program, extra: &[u32], out: &mut Components) {
        out.words.push(tracker.image.len() as u32);
        // The first word is a thread that asks for something, counted from 1.
        out.words.push(extra[0].checked_sub(1).map_or(0, |id| self.thread_name(id) + 1));
        out.words.extend_from_slice(&extra[1..]);
        if self.masks.is_some() {
            self.joins(out);
        }
        if self.time != Time::Unread {
            let time = self.time.itself();
            out.words.extend_from_slice(&[time as u32, (time >> 32) as u32]);
        }
        let name = Some(rest_name(tracker));
        if self.rest_of != name {
            self.rest_of = name;
            let mut rest = std::mem::take(&mut self.rest);
            self.draft(state, program, &mut rest, out, |writer| state.rest.describe(writer));
            self.rest = rest;
        }
        self.remembered |= self.rest.write(state, &mut self.names, out);
        out.end();
    }

    /// Who waits for the end of whom.
    fn joins(&self, out: &mut Components) {
        let named = |ids: &[u32]| {
            let mut names: Vec<u32> = ids.iter().map(|&id| self.thread_name(id)).collect();
            names.sort_unstable();
            names
        };
        let mut joins: Vec<(u32, Vec<u32>)> =
            self.awaited.iter().map(|(id, awaited)| (self.thread_name(*id), named(awaited))).collect();
        joins.sort_unstable();
        out.words.push(joins.len() as u32);
        for (thread, awaited) in joins {
            out.words.extend_from_slice(&[thread, awaited.len() as u32]);
            out.words.extend_from_slice(&awaited);
        }
    }

    /// Makes a draft of what is described.
    fn draft(
        &mut self,
        state: &State,
        program: &Program,
        draft: &mut Draft,
        out: &mut Components,
        describe: impl FnOnce(&mut Writer<'_>),
    ) {
        draft.references.clear();
        let start = out.words.len();
        let before = std::mem::replace(&mut self.remembered, false);
        let references = Some(&mut draft.references);
        describe(&mut Writer { references, ..Writer::new(self, state, program, out) });
        draft.remembers = std::mem::replace(&mut self.remembered, before);
        draft.words.clear();
        draft.words.extend(out.words.drain(start..));
        draft.references.iter_mut().for_each(|(at, _)| *at -= start as u32);
        draft.written = true;
    }

    /// The state as an array of all objects that exist, each under its row.
    fn listed(&mut self, tracker: &Tracker, state: &State, program: &Program, extra: &[u32], out: &mut Components) {
        self.filter_hashes(state, Some(rest_name(tracker)));
        self.times.clear();
        self.counters.clear();
        self.head(tracker, state, program, extra, out);
        if tracker.order_counts {
            out.words.extend_from_slice(&tracker.order);
            out.end();
        }
        let (first, others) = tracker.image.split_at(tracker.image.len() / 2);
        for &number in first {
            self.thread(state, program, &tracker.images, number, out);
            out.end();
        }
        for &class in &tracker.touched {
            self.class(state, program, class, out);
        }
        for &row in tracker.written.iter().chain(&tracker.live) {
            out.words.push(ROW_NAME | row);
            self.object(state, program, row, out);
        }
        for &number in others {
            self.thread(state, program, &tracker.images, number, out);
            out.end();
        }
        make_relative(&mut out.words, &self.times, self.time);
    }

    /// From now on a thread's component lists the numbers of its frames, which are kept here, each once.
    pub fn pool_frames(&mut self) {
        self.frames = Some(Images::default());
    }

    /// Distinct frames, and their memory.
    pub fn frames(&self) -> (usize, usize) {
        self.frames.as_ref().map_or((0, 0), |f| (f.len(), f.memory()))
    }

    /// Replaces the words from `start` on by the number of the frame that they are.
    fn pool_frame(&mut self, start: usize, out: &mut Components) {
        let Some(frames) = &mut self.frames else { return };
        let words = &out.words[start..];
        self.frame.clear();
        self.frame.push(words.len() as u64);
        self.frame.extend(words.chunks(2).map(|pair| pair[0] as u64 | (pair.get(1).copied().unwrap_or(0) as u64) << 32));
        let number = frames.intern(&self.frame);
        out.words.truncate(start);
        out.words.push(number);
    }

    /// Drops what is kept from earlier walks: what counts has changed.
    pub fn forget(&mut self) {
        self.kept.clear();
        self.shapes.clear();
        self.drafts.clear();
        self.hashed_in = None;
        self.rest_of = None;
        self.active = usize::MAX;
        self.ambiguous = false;
    }

    /// Notes which objects may have identity hash codes. Without the number of the rest: all.
    fn filter_hashes(&mut self, state: &State, rest: Option<RestName>) {
        if rest.is_some() && self.hashed_in == rest {
            return;
        }
        self.hashed_in = rest;
        self.hashed = [if rest.is_some() { 0 } else { u64::MAX }; FILTER / 64];
        for &row in state.rest.hashes.keys() {
            self.hashed[row as usize % FILTER / 64] |= 1 << (row % 64);
        }
    }

    fn next_walk(&mut self) {
        if self.names.walk > u32::MAX - 4 {
            self.names.numbers = Reserve::new(1 << 28);
            self.names.walk = 0;
            self.names.first_walk = 0;
            self.active = usize::MAX;
        }
        self.names.walk += 1;
    }

    /// Components of all that is in the queue from some place on, and of what is met on the way.
    fn drain(&mut self, state: &State, program: &Program, mut at: usize, out: &mut Components) {
        while at < self.names.queue.len() {
            let row = self.names.queue[at];
            at += 1;
            self.object(state, program, row, out);
        }
    }

    /// Components of the part of the heap that can be reached from one object. Modification counts tell two of them apart if somebody remembers one:
    /// in that part, or, as the caller knows, elsewhere.
    pub fn reachable(&mut self, state: &State, program: &Program, root: ObjRef, remembered: bool, out: &mut Components) {
        out.clear();
        self.counters.clear();
        self.remembered = remembered;
        self.filter_hashes(state, None);
        self.next_walk();
        self.names.first_walk = self.names.walk;
        self.active = usize::MAX;
        self.names.first = 0;
        self.names.queue.clear();
        self.names.through_base = true;
        let name = self.names.name(state, root.0);
        out.words.push(name);
        out.end();
        self.drain(state, program, 0, out);
        self.names.through_base = false;
        if !self.remembered {
            for &at in &self.counters {
                out.words[at as usize] = 0;
            }
        }
    }

    fn thread(&mut self, state: &State, program: &Program, images: &Images, number: u32, out: &mut Components) {
        let image = Image::new(images.get(number));
        // Where the words depend on more than the image: on the time, on the order of threads, on a pool of frames.
        let timed = if broken("thought: drafts in absolute time") { self.time.moves() } else { self.time != Time::Unread };
        if timed || self.masks.is_some() || self.frames.is_some() {
            return image.describe(&mut Writer::new(self, state, program, out));
        }
        if self.drafted != images.name() || self.drafts.is_empty() {
            self.drafted = images.name();
            self.drafts.clear();
            self.drafts.resize_with(DRAFTS, Draft::default);
        }
        let place = number as usize & (DRAFTS - 1);
        let known = self.drafts[place].image == number + 1;
        if !known {
            // Met for the first time: many never come again.
            self.drafts[place].image = number + 1;
            self.drafts[place].written = false;
            return image.describe(&mut Writer::new(self, state, program, out));
        }
        if !self.drafts[place].written {
            let mut draft = std::mem::take(&mut self.drafts[place]);
            self.draft(state, program, &mut draft, out, |writer| image.describe(writer));
            self.drafts[place] = draft;
        }
        // In its place: moving a draft out and back costs as much as writing it.
        self.remembered |= self.drafts[place].write(state, &mut self.names, out);
    }

    fn class(&mut self, state: &State, program: &Program, class: u32, out: &mut Components) {
        let id = jaunt_program::ClassId(class);
        let record = state.classes[id];
        let c = program.class(id);
        // Nothing of its own to initialise: whether that was done cannot be seen.
        let plain = c.clinit.is_none() && c.static_size == 0 && record.status == ClassStatus::Initialized;
        if (plain || record.status == ClassStatus::Linked) && !record.defined && !state.has_own_mirror(id) {
            // As a class that was never touched: no words at all.
            return;
        }
        out.words.push(class | CLASS);
        record.describe(&mut Writer::new(self, state, program, out));
        if let Some(entry) = state.heap.statics.get(class as usize).filter(|e| !e.body.is_null()) {
            if self.static_offsets.len() <= class as usize {
                self.static_offsets.resize(class as usize + 1, None);
            }
            let offsets = self.static_offsets[class as usize].take().unwrap_or_else(|| sorted(&c.static_ref_offsets));
            let start = out.words.len();
            self.names.body(state, entry.body, entry.len as usize, &offsets, out);
            self.static_offsets[class as usize] = Some(offsets);
            if self.time.moves() {
                for field in c.fields.iter().filter(|f| f.is_static() && f.kind == Kind::Long) {
                    note_time(self.time, &mut self.times, &mut self.ambiguous, start + field.offset as usize / 4, out);
                }
            }
        }
        out.end();
    }

    fn object(&mut self, state: &State, program: &Program, row: u32, out: &mut Components) {
        let entry = *state.heap.entry(ObjRef(row));
        let id = entry.class();
        let may_have = self.hashed[row as usize % FILTER / 64] & 1 << (row % 64) != 0;
        let hash = if may_have { state.rest.hashes.get(&row) } else { None };
        let flag = |is: bool, flag: u32| if is { flag } else { 0 };
        let flags = flag(entry.meta & SHARED != 0, IS_SHARED) | flag(entry.meta & MADE_QUIETLY != 0, IS_QUIET);
        out.words.push(id.0 | flags | flag(hash.is_some(), HAS_HASH));
        if let Some(&hash) = hash {
            out.words.push(hash);
        }
        let shape = shape(&mut self.shapes, program, id, self.masks.as_ref());
        match shape.array {
            // Of a group: who is alive is known anyway.
            Some(Kind::Ref) if self.masks.is_some() && self.member_lists.contains(&row) => out.words.push(entry.len),
            Some(Kind::Ref) => {
                out.words.push(entry.len);
                for &word in state.heap.words(ObjRef(row)) {
                    let name = self.names.name(state, word);
                    out.words.push(name);
                }
            }
            Some(kind) => {
                out.words.push(entry.len);
                let start = out.words.len();
                self.names.body(state, entry.body, (entry.len as usize) << kind.shift(), &[], out);
                if kind == Kind::Long {
                    for i in 0..entry.len as usize {
                        note_time(self.time, &mut self.times, &mut self.ambiguous, start + 2 * i, out);
                    }
                }
            }
            None => {
                let start = out.words.len();
                if !shape.masked.is_empty() && (self.own.contains(&row) || shape.masked.len() == 1) {
                    // A group, or a thread that runs: what follows from numbers does not count.
                    self.names.body(state, entry.body, entry.len as usize, &shape.visible, out);
                    for &at in &shape.masked {
                        out.words[start + at as usize] = 0;
                    }
                } else {
                    self.names.body(state, entry.body, entry.len as usize, &shape.offsets, out);
                }
                if let Some((_, offset, bytes)) = self.overwritten.filter(|place| place.0 == row) {
                    clear_bytes(&mut out.words[start..], offset, bytes);
                }
                if self.time.moves() {
                    for &offset in &shape.longs {
                        note_time(self.time, &mut self.times, &mut self.ambiguous, start + offset as usize / 4, out);
                    }
                }
                if let Some(calls) = shape.calls {
                    out.words[start + calls as usize] = 0;
                }
                if let Some(counter) = shape.counter {
                    self.counters.push(start as u32 + counter);
                }
                self.remembered |= shape.remembers;
            }
        }
        out.end();
    }
}

/// Some bytes of a body as if nothing were there.
fn clear_bytes(words: &mut [u32], offset: u32, bytes: u32) {
    for at in offset..offset + bytes {
        words[at as usize / 4] &= !(0xff << (8 * (at % 4)));
    }
}

/// A long may be a moment: then its place is noted.
fn note_time(time: Time, times: &mut Vec<u32>, ambiguous: &mut bool, at: usize, out: &Components) {
    if !time.moves() {
        return;
    }
    let value = out.words[at] as u64 | (out.words[at + 1] as u64) << 32;
    if is_moment(value) {
        times.push(at as u32);
    }
    *ambiguous |= looks_like_distance(value);
}

/// Writes the parts of a state as words of a component.
struct Writer<'a> {
    canonizer: &'a mut Canonizer,
    state: &'a State,
    program: &'a Program,
    out: &'a mut Components,
    /// Where the present frame begins.
    frame: usize,
    /// Where references go instead of being named: their places, and their objects.
    references: Option<&'a mut Vec<(u32, u32)>>,
}

impl<'a> Writer<'a> {
    fn new(canonizer: &'a mut Canonizer, state: &'a State, program: &'a Program, out: &'a mut Components) -> Writer<'a> {
        Writer { canonizer, state, program, out, frame: 0, references: None }
    }
}

impl Parts for Writer<'_> {
    #[inline]
    fn object(&mut self, r: ObjRef) {
        if broken_here("part") {
            return;
        }
        if let Some(references) = &mut self.references {
            if !r.is_null() {
                references.push((self.out.words.len() as u32, r.0));
            }
            self.out.words.push(0);
            return;
        }
        let name = self.canonizer.names.name(self.state, r.0);
        self.out.words.push(name);
    }
    #[inline]
    fn number(&mut self, n: u32) {
        if broken_here("part") {
            return;
        }
        self.out.words.push(n);
    }
    #[inline]
    fn value(&mut self, word: u64) {
        if broken_here("part") {
            return;
        }
        self.canonizer.ambiguous |= looks_like_distance(word) && self.canonizer.time.moves();
        let word = self.canonizer.time.seen(word);
        self.out.words.push(word as u32);
        self.out.words.push((word >> 32) as u32);
    }
    fn class(&mut self, class: ClassId) {
        if broken_here("part") {
            return;
        }
        self.out.words.push(class.0);
    }
    fn thread(&mut self, id: ThreadId) {
        if broken_here("part") {
            return;
        }
        self.out.words.push(self.canonizer.thread_name(id.0));
    }
    #[inline]
    fn method(&mut self, method: &Method) {
        if broken_here("part") {
            return;
        }
        self.out.words.push(method.id.0);
        if !self.canonizer.remembered && self.canonizer.is_library(self.program, method.class) {
            self.canonizer.remembered = true;
        }
    }
    fn deadline(&mut self, at: u64) {
        if broken_here("part") {
            return;
        }
        let distance = self.canonizer.time.distance(at);
        self.out.words.push(distance as u32);
        self.out.words.push((distance >> 32) as u32);
    }
    #[inline]
    fn frame_begins(&mut self) {
        self.frame = self.out.words.len();
    }
    #[inline]
    fn frame_ends(&mut self) {
        if self.canonizer.frames.is_some() {
            self.canonizer.pool_frame(self.frame, self.out);
        }
    }
}

/// Do instances of the class remember how often a collection was modified?
pub fn remembers_count(program: &Program, id: ClassId) -> bool {
    let class = program.class(id);
    // A sub-list is a collection whose own count is what it remembers of the list's.
    program.name(class.name).contains("SubList")
        || class
            .supers
            .iter()
            .flat_map(|&at| &program.class(at).fields)
            .any(|field| !field.is_static() && field.kind == Kind::Int && program.name(field.name).ends_with("ModCount"))
}

fn sorted(offsets: &[u32]) -> Box<[u32]> {
    let mut list: Box<[u32]> = offsets.into();
    list.sort_unstable();
    list
}
