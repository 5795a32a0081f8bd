//! Which states count as one, where not all of what they hold is to count: abstract matching (d'Amorim 2007, section 4.4.3, after Visser and others 2006).
//!
//! With `--match shape` a state is known by the graph of its objects: classes, lengths of arrays, nulls and aliasing. Primitives do not count, nor do strings, enum constants and boxes, of which
//! only whether there is one. With `--match by:METHOD` it is known by what a method of the class returns.
//!
//! Of the states of one likeness that a depth comes to, one is explored on: the first in an order that depends on the states and on `--seed` alone, **not on the order in which they are met**
//! (the dissertation takes the first one met, and its engines differ). All that are met are checked.

use crate::fingerprint::{of_shape, of_state};
use crate::found::{Origin, StateNumber};
use crate::graph::{COUNTERS, HASHED, Linear, OBJECTS, OF_BASE, WRITTEN_OBJECT, WRITTEN_STATICS};
use crate::world::{CallEnd, World};
use jaunt_base::{FastMap, FastSet};
use jaunt_classfile::access;
use jaunt_program::{ClassId, Kind, MethodId, Program};
use jaunt_state::ObjRef;

/// A reference to a string, an enum constant or a box.
const PLAIN: u32 = 1 << 30;

/// The states of one depth, by likeness: who stands for the others.
#[derive(Default)]
pub struct Likenesses {
    /// Fingerprints of all states that were met.
    met: FastSet<u128>,
    /// Of the present depth: those that are explored on.
    pub(crate) chosen: FastMap<StateNumber, Chosen>,
    /// How many states were met for the first time in the present depth.
    new: u64,
    /// States that another one stands for, and that would have been explored on.
    pub left: u64,
    /// Depends on which states were chosen, not on the order.
    pub digest: u128,
}

pub(crate) struct Chosen {
    rank: u128,
    pub origin: Origin,
    pub words: Linear,
}

impl Likenesses {
    pub fn met(&self) -> u64 {
        self.met.len() as u64
    }

    /// A state is met. `true`: for the first time.
    pub(crate) fn meet(&mut self, name: u128) -> bool {
        let new = self.met.insert(name);
        self.new += new as u64;
        new
    }

    /// A state could stand for its likeness, which came up in the present depth (`new`: with this state).
    pub(crate) fn offer(
        &mut self,
        likeness: StateNumber,
        new: bool,
        seed: u64,
        name: u128,
        origin: Origin,
        words: impl FnOnce() -> Linear,
    ) {
        let rank = of_state(of_shape(&[seed as u32, (seed >> 32) as u32]), &[0, 32, 64, 96].map(|by| (name >> by) as u32));
        match self.chosen.get_mut(&likeness) {
            None if new => {
                self.chosen.insert(likeness, Chosen { rank, origin, words: words() });
            }
            // It came up in an earlier depth.
            None => {}
            Some(chosen) if rank < chosen.rank => *chosen = Chosen { rank, origin, words: words() },
            Some(chosen) if rank == chosen.rank && origin.key() < chosen.origin.key() => chosen.origin = origin,
            Some(_) => {}
        }
    }

    /// A depth is over. `explored`: its states would be explored on. Those that were chosen, by likeness.
    pub(crate) fn end_depth(&mut self, explored: bool) -> Vec<(StateNumber, Chosen)> {
        let mut chosen: Vec<(StateNumber, Chosen)> = self.chosen.drain().collect();
        chosen.sort_by_key(|(likeness, _)| *likeness);
        if explored {
            self.left += self.new.saturating_sub(chosen.len() as u64);
        }
        self.new = 0;
        self.digest = chosen.iter().fold(self.digest, |sum, (_, c)| sum.wrapping_add(c.rank));
        chosen
    }
}

/// An object of a state, as its words tell of it.
struct Node {
    class: ClassId,
    len: Option<u32>,
    references: std::ops::Range<usize>,
}

impl World<'_> {
    /// What a state is known by when its shape counts.
    pub fn shape_of(&mut self, words: &Linear) -> u128 {
        let (nodes, references, heads) = self.parsed(words);
        let mut out = Vec::new();
        let mut numbers = vec![0; nodes.len()];
        let mut queue: Vec<usize> = Vec::new();
        for (mark, range) in &heads {
            out.extend(mark);
            for &reference in &references[range.clone()] {
                out.push(self.seen(reference, &nodes, &mut numbers, &mut queue));
            }
        }
        let mut at = 0;
        while at < queue.len() {
            let node = &nodes[queue[at]];
            at += 1;
            out.push(node.class.0);
            out.extend(node.len);
            for &reference in &references[node.references.clone()] {
                out.push(self.seen(reference, &nodes, &mut numbers, &mut queue));
            }
        }
        of_shape(&out)
    }

    /// A reference in a shape: null, a value, an object of the base, or a number in the order of the walk.
    fn seen(&self, reference: (u32, u32), nodes: &[Node], numbers: &mut [u32], queue: &mut Vec<usize>) -> u32 {
        let program = &self.vm.program;
        match reference {
            (0, _) => 0,
            (OF_BASE, row) if is_plain(program, self.vm.state.heap.class_of(ObjRef(row))) => PLAIN,
            (OF_BASE, row) => row | OF_BASE,
            (number, _) => {
                let node = number as usize - 1;
                if is_plain(program, nodes[node].class) {
                    return PLAIN;
                }
                if numbers[node] == 0 {
                    queue.push(node);
                    numbers[node] = queue.len() as u32;
                }
                numbers[node]
            }
        }
    }

    /// The objects of a state, its references (each with the row of an object of the base), and what the walk begins with: marks and references.
    #[allow(clippy::type_complexity)]
    fn parsed(&mut self, words: &Linear) -> (Vec<Node>, Vec<(u32, u32)>, Vec<(Vec<u32>, std::ops::Range<usize>)>) {
        let (mut shape, mut values) = (words.shape.iter().copied(), words.values.iter().copied());
        let mut references = Vec::new();
        let (mut heads, mut nodes) = (Vec::new(), Vec::new());
        let counters = words.shape[0] & COUNTERS != 0;
        let mut refer = |shape: &mut dyn Iterator<Item = u32>, values: &mut dyn Iterator<Item = u32>| {
            let word = shape.next().expect("a reference");
            references.push((word, if word == OF_BASE { values.next().expect("its row") } else { 0 }));
        };
        let roots = shape.next().expect("the number of roots") & !COUNTERS;
        let mut from = 0;
        for _ in 0..roots {
            refer(&mut shape, &mut values);
        }
        let mut count = roots as usize;
        heads.push((vec![roots], from..count));
        let program = &self.vm.program;
        while let Some(word) = shape.next() {
            from = count;
            match word {
                OBJECTS => {}
                WRITTEN_STATICS => {
                    let class = ClassId(shape.next().expect("a class"));
                    let places = &program.class(class).static_ref_offsets;
                    for at in 0..self.vm.state.heap.statics[class.0 as usize].len.div_ceil(4) {
                        if places.contains(&(at * 4)) {
                            refer(&mut shape, &mut values);
                            count += 1;
                        } else {
                            values.next();
                        }
                    }
                    heads.push((vec![WRITTEN_STATICS, class.0], from..count));
                }
                word => {
                    // An object: of the state, or one of the base that was written.
                    let written = (word == WRITTEN_OBJECT).then(|| shape.next().expect("a row"));
                    let class = match written {
                        Some(row) => self.vm.state.heap.class_of(ObjRef(row)),
                        None => ClassId(word & !HASHED),
                    };
                    if written.is_none() && word & HASHED != 0 {
                        values.next();
                    }
                    let layout = self.graphs.layouts.get(program, class).clone();
                    let len = match (layout.array, written) {
                        (None, _) => None,
                        (Some(_), Some(row)) => Some(self.vm.state.heap.entry(ObjRef(row)).len),
                        (Some(_), None) => shape.next(),
                    };
                    let (plain, referring) = match layout.array {
                        Some(Kind::Ref) => (0, len.unwrap_or(0) as usize),
                        Some(_) => (layout.body_words(len.unwrap_or(0)), 0),
                        None => (layout.values(counters).len(), layout.references.len()),
                    };
                    (0..plain).for_each(|_| {
                        values.next();
                    });
                    for _ in 0..referring {
                        refer(&mut shape, &mut values);
                    }
                    count += referring;
                    match written {
                        Some(row) => heads.push((vec![WRITTEN_OBJECT, row], from..count)),
                        None => nodes.push(Node { class, len, references: from..count }),
                    }
                }
            }
        }
        (nodes, references, heads)
    }

    /// What a state is known by when a method says it. An exception is an answer too.
    pub fn abstraction_of(&mut self, method: MethodId, root: ObjRef) -> Result<u128, CallEnd> {
        let kind = self.vm.program.method(method).ret;
        let end = self.call(method, &[root.word()]);
        let text = match end {
            CallEnd::Threw(exception) => format!("threw {}", self.exception_text(exception)),
            CallEnd::Returned(word) => self.text_of(kind, word)?,
            other => return Err(other),
        };
        Ok(of_shape(&text.encode_utf16().map(u32::from).collect::<Vec<_>>()))
    }
}

/// A string, an enum constant or a box: of these a shape has only whether there is one.
fn is_plain(program: &Program, class: ClassId) -> bool {
    let name = program.class_name(class);
    let is_enum = |class: &ClassId| program.class(*class).access & access::ENUM != 0;
    name == "java/lang/String"
        || jaunt_vm::convert::wrapped_kind(name).is_some()
        || program.class(class).supers.iter().any(is_enum)
}
