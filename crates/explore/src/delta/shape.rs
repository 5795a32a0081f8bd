//! The objects of a shape as rows of a set's heap, with the places of its values.

use super::heap::{OF_SET, RowId, SetHeap};
use crate::graph::{COUNTERS, HASHED, OBJECTS, OF_BASE, WRITTEN_OBJECT, WRITTEN_STATICS};
use crate::layout::Layouts;
use jaunt_base::FastMap;
use jaunt_program::{ClassId, Kind, Program};

/// A word of a row.
pub type Place = (RowId, u32);

pub struct ShapeRows {
    pub roots: Vec<u32>,
    pub rows: Vec<RowId>,
    /// References to rows, and nulls.
    pub references: Vec<(RowId, u32, u32)>,
    /// Where the values go, in their order.
    pub values: Vec<Place>,
}

impl ShapeRows {
    /// `None`: it has what a set's heap has not: changes of the base, identity hash codes.
    pub fn of(words: &[u32], heap: &mut SetHeap, layouts: &mut Layouts, program: &Program) -> Option<ShapeRows> {
        let count = (words[0] & !COUNTERS) as usize;
        let counters = words[0] & COUNTERS != 0;
        let (roots, rest) = words[1..].split_at(count);
        if roots.contains(&OF_BASE) || matches!(rest[0], WRITTEN_OBJECT | WRITTEN_STATICS) {
            return None;
        }
        debug_assert_eq!(rest[0], OBJECTS);
        let rest = &rest[1..];
        // First the rows, since references lead forward too.
        let mut numbers: FastMap<(u32, u32), usize> = FastMap::default();
        let (mut rows, mut starts) = (Vec::new(), Vec::new());
        let mut at = 0;
        while at < rest.len() {
            if rest[at] & HASHED != 0 {
                return None;
            }
            let class = ClassId(rest[at]);
            let layout = layouts.get(program, class).clone();
            at += 1;
            let len = if layout.array.is_some() {
                at += 1;
                rest[at - 1]
            } else {
                program.class(class).instance_size
            };
            let number = numbers.entry((class.0, len)).or_default();
            rows.push(heap.row(class, len, *number, || layout.clone()));
            *number += 1;
            starts.push(at);
            at += match layout.array {
                Some(Kind::Ref) => len as usize,
                Some(_) => 0,
                None => layout.references.len(),
            };
        }
        let row_of = |word: u32| if word == 0 { 0 } else { rows[word as usize - 1] | OF_SET };
        let mut shape = ShapeRows {
            roots: roots.iter().map(|&r| row_of(r)).collect(),
            rows: Vec::new(),
            references: Vec::new(),
            values: Vec::new(),
        };
        for (&row, &start) in rows.iter().zip(&starts) {
            let layout = heap.layout(row).clone();
            let len = heap.heads[row as usize].len;
            if layout.array.is_none() {
                shape.values.extend(layout.values(counters).iter().map(|&word| (row, word)));
            }
            let mut reference = |word: u32, target: u32| match target {
                OF_BASE => shape.values.push((row, word)),
                target => shape.references.push((row, word, row_of(target))),
            };
            match layout.array {
                Some(Kind::Ref) => (0..len).for_each(|i| reference(i, rest[start + i as usize])),
                Some(_) => shape.values.extend((0..layout.body_words(len) as u32).map(|word| (row, word))),
                None => layout.references.iter().zip(&rest[start..]).for_each(|(&word, &target)| reference(word, target)),
            }
        }
        shape.rows = rows;
        Some(shape)
    }
}
