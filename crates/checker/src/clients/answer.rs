//! What a call came to, as a text that two executions can be compared by.
//!
//! Values, strings, enum constants and arrays are compared by what they are; the object under exploration is itself; of an exception its class counts. Another object is
//! compared by all that can be reached from it, unless that is the explored object (a view, an iterator): then by its class.

use jaunt_base::FastMap;
use jaunt_explore::fingerprint::of_shape;
use jaunt_explore::layout::Layouts;
use jaunt_program::{ClassId, Kind};
use jaunt_state::ObjRef;
use jaunt_vm::Vm;
use std::collections::hash_map::Entry;

/// Most objects that are looked at behind an answer.
const MOST_OBJECTS: usize = 10_000;
/// Arrays in arrays.
const DEEPEST: u32 = 4;

pub(super) struct Reader<'v> {
    pub vm: &'v Vm,
    /// The explored object.
    pub root: ObjRef,
    /// `jaunt.vm.Worker.Thrown`, and where it has the class.
    pub thrown: (ClassId, u32),
}

impl Reader<'_> {
    pub fn text(&self, object: ObjRef) -> String {
        self.text_at(object, 0)
    }

    fn text_at(&self, object: ObjRef, depth: u32) -> String {
        let vm = self.vm;
        if object.is_null() {
            return "null".to_string();
        }
        if object == self.root {
            return "this".to_string();
        }
        let id = vm.state.heap.class_of(object);
        if id == self.thrown.0 {
            let mirror = vm.state.heap.get_ref(object, self.thrown.1);
            return format!("throws {}", vm.program.java_name(vm.class_of_mirror(mirror)));
        }
        if let Some((kind, word)) = vm.unbox_value(object) {
            return value(kind, word);
        }
        if id == vm.known.string {
            return format!("{:?}", vm.string_text(object));
        }
        let java = vm.program.java_name(id);
        if vm.program.class_name(id) == "java/lang/Class" {
            return format!("{}.class", vm.program.java_name(vm.class_of_mirror(object)));
        }
        if let Some(name) = self.enum_name(id, object) {
            return format!("{java}.{name}");
        }
        if let Some(array) = vm.program.class(id).array() {
            if depth < DEEPEST {
                return self.array(object, array.kind, depth);
            }
        }
        match self.fingerprint(object) {
            Some(hash) => format!("{java}#{hash:08x}"),
            None => format!("a {java}"),
        }
    }

    fn enum_name(&self, id: ClassId, object: ObjRef) -> Option<String> {
        let program = &self.vm.program;
        let base = program.class(id).supers.iter().copied().find(|&at| program.class_name(at) == "java/lang/Enum")?;
        let name = self.vm.state.heap.get_ref(object, program.field_named(base, "name")?.offset);
        Some(self.vm.string_text(name))
    }

    fn array(&self, array: ObjRef, kind: Kind, depth: u32) -> String {
        let entry = self.vm.state.heap.entry(array);
        let element = |i: u32| {
            // SAFETY: an element inside of the array.
            let word = unsafe { jaunt_vm::init::read_kind(entry.body.add((i as usize) << kind.shift()), kind) };
            if kind == Kind::Ref { self.text_at(ObjRef(word as u32), depth + 1) } else { value(kind, word) }
        };
        format!("[{}]", (0..entry.len).map(element).collect::<Vec<_>>().join(", "))
    }

    /// Of all that can be reached from an object. `None`: the explored object is.
    fn fingerprint(&self, object: ObjRef) -> Option<u32> {
        let (vm, mut layouts) = (self.vm, Layouts::default());
        let (mut queue, mut numbers): (Vec<ObjRef>, FastMap<u32, u32>) = (vec![object], FastMap::default());
        let mut words: Vec<u32> = Vec::new();
        numbers.insert(object.0, 1);
        let mut at = 0;
        while at < queue.len() && queue.len() < MOST_OBJECTS {
            let next = queue[at];
            at += 1;
            let entry = *vm.state.heap.entry(next);
            let name = vm.program.class_name(entry.class());
            words.extend(name.bytes().map(u32::from));
            if name == "java/lang/Class" || name == "java/lang/Thread" {
                continue;
            }
            let layout = layouts.get(&vm.program, entry.class()).clone();
            // SAFETY: bodies are aligned to eight bytes, and their size is rounded up to eight.
            let body = unsafe { std::slice::from_raw_parts(entry.body.cast::<u32>(), layout.body_words(entry.len)) };
            let mut references: Vec<u32> = Vec::new();
            match layout.array {
                Some(Kind::Ref) => references.extend(body),
                Some(_) => words.extend(body),
                None => {
                    words.extend(layout.values(false).iter().map(|&at| body[at as usize]));
                    references.extend(layout.references.iter().map(|&at| body[at as usize]));
                }
            }
            words.push(references.len() as u32);
            for row in references {
                if row == self.root.0 {
                    return None;
                }
                let count = numbers.len() as u32;
                let number = match numbers.entry(row) {
                    _ if row == 0 => 0,
                    Entry::Occupied(known) => *known.get(),
                    Entry::Vacant(place) => {
                        queue.push(ObjRef(row));
                        *place.insert(count + 1)
                    }
                };
                words.push(number);
            }
        }
        Some(of_shape(&words) as u32)
    }
}

/// A value as Java writes it.
fn value(kind: Kind, word: u64) -> String {
    match kind {
        Kind::Boolean => (word & 1 != 0).to_string(),
        Kind::Char => match char::from_u32(word as u16 as u32) {
            Some(c) if !c.is_control() => format!("'{c}'"),
            _ => format!("'\\u{:04x}'", word as u16),
        },
        Kind::Byte => (word as i8).to_string(),
        Kind::Short => (word as i16).to_string(),
        Kind::Long => format!("{}L", word as i64),
        Kind::Float => format!("{:?}f", f32::from_bits(word as u32)),
        Kind::Double => format!("{:?}", f64::from_bits(word)),
        _ => (word as i32).to_string(),
    }
}
