//! What there is to draw: a small state space, and the objects of a state.

use crate::found::names;
use crate::graph::Linear;
use crate::java::{char_literal, simple_name, units_literal};
use crate::plan::Plan;
use crate::replay::Path;
use crate::result::Exploration;
use crate::retell::Retelling;
use crate::select::path_to;
use crate::told_value::primitive;
use crate::world::{CallEnd, World};
use jaunt_base::FastMap;
use jaunt_program::{ClassId, Kind};
use jaunt_state::ObjRef;

/// States of a space that is drawn, and calls that are executed for its edges.
pub const MOST_STATES: u64 = 200;
const MOST_EDGES: u64 = 100_000;
/// Objects that are drawn of one state, and elements of one array.
pub const MOST_OBJECTS: usize = 60;
const MOST_ELEMENTS: u32 = 16;
/// Longer strings are cut.
const LONGEST: usize = 24;

/// States and the calls between them.
#[derive(Clone, Debug, Default)]
pub struct Space {
    pub states: Vec<SpaceState>,
    pub edges: Vec<Edge>,
}

#[derive(Clone, Debug)]
pub struct SpaceState {
    pub depth: usize,
    /// The shortest sequence to it, in one line.
    pub sequence: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
    /// Calls that lead there; those that threw say so.
    pub calls: Vec<String>,
    /// The state was first found this way.
    pub first: bool,
}

/// The objects of a state. The first one is the explored object.
#[derive(Clone, Debug, Default)]
pub struct ObjectGraph {
    pub objects: Vec<ObjectBox>,
    /// There are more.
    pub cut: bool,
}

#[derive(Clone, Debug)]
pub struct ObjectBox {
    /// `Bst.Node`, `int[4]`
    pub class: String,
    pub fields: Vec<FieldRow>,
    /// Calls from the explored object on.
    pub distance: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldRow {
    pub name: String,
    /// What it holds, if that is no object of its own.
    pub value: String,
    /// The number of the object that it refers to.
    pub to: Option<usize>,
}

/// The state space, if it is small enough.
pub fn space(world: &mut World, plan: &Plan, depth: u32, result: &Exploration) -> Option<Space> {
    let many = result.states > MOST_STATES || result.states * plan.calls.len() as u64 > MOST_EDGES;
    if many || result.origins.is_empty() {
        return None;
    }
    let mut retelling = Retelling { world, plan };
    let mut space = Space::default();
    let mut numbers: FastMap<u128, usize> = FastMap::default();
    let paths: Vec<Path> = (0..result.origins.len() as u32).map(|state| path_to(&result.origins, state)).collect();
    for (number, path) in paths.iter().enumerate() {
        let (_, name) = retelling.with(path, name)?;
        numbers.entry(name).or_insert(number);
        let sequence = plan.calls_of(path).map(|call| call.text.short()).collect::<Vec<_>>().join("; ");
        space.states.push(SpaceState { depth: path.len() - 1, sequence });
    }
    for (from, path) in paths.iter().enumerate().filter(|(_, path)| path.len() <= depth as usize) {
        let (_, reached) = retelling.with(path, |world, root| reached(world, plan, root))?;
        for (call, (end, threw)) in reached.into_iter().enumerate() {
            // A call that leads back to its state is not drawn, nor what was not explored.
            let Some(&to) = end.and_then(|name| numbers.get(&name)).filter(|&&to| to != from) else { continue };
            let text = format!("{}{}", plan.calls[call].text.short(), if threw { " throws" } else { "" });
            let first = result.origins[to] == (from as u32 + 1, call as u32);
            match space.edges.iter_mut().find(|edge| edge.from == from && edge.to == to) {
                Some(edge) => {
                    edge.calls.push(text);
                    edge.first |= first;
                }
                None => space.edges.push(Edge { from, to, calls: vec![text], first }),
            }
        }
    }
    Some(space)
}

/// What a state is known by.
fn name(world: &mut World, root: ObjRef) -> u128 {
    let mut words = Linear::default();
    world.graphs.words(&world.vm.state, &world.vm.program, &[root], &mut words);
    names(&words.shape, &words.values).1
}

/// Where each call leads, and whether it threw; each is taken back.
fn reached(world: &mut World, plan: &Plan, root: ObjRef) -> Vec<(Option<u128>, bool)> {
    let mut found = Vec::new();
    let mut args = Vec::new();
    for call in &plan.calls {
        let log = world.vm.state.begin_call();
        let end = match world.arguments(plan.side(), call, root, &mut args) {
            Ok(()) => {
                let method = world.target(plan.class, call.method);
                world.call_unwatched(method, &args)
            }
            Err(end) => end,
        };
        let threw = matches!(end, CallEnd::Threw(_));
        world.between_calls();
        let ended = threw || matches!(end, CallEnd::Returned(_));
        found.push((ended.then(|| name(world, root)), threw));
        world.undo(&log);
    }
    found
}

/// The objects below a root.
pub fn objects(world: &World, root: ObjRef) -> ObjectGraph {
    let mut graph = ObjectGraph::default();
    let mut numbers: FastMap<u32, usize> = FastMap::default();
    let mut queue = vec![(root, 0)];
    numbers.insert(root.0, 0);
    let mut at = 0;
    while at < queue.len() {
        let (object, distance) = queue[at];
        at += 1;
        let mut number = |target: ObjRef| {
            if let Some(&known) = numbers.get(&target.0) {
                return Some(known);
            }
            if queue.len() >= MOST_OBJECTS {
                graph.cut = true;
                return None;
            }
            numbers.insert(target.0, queue.len());
            queue.push((target, distance + 1));
            Some(queue.len() - 1)
        };
        let class = world.vm.state.heap.class_of(object);
        let fields = match world.vm.program.class(class).array() {
            Some(array) => elements(world, object, array.kind, &mut number),
            None => fields(world, object, class, &mut number),
        };
        graph.objects.push(ObjectBox { class: class_label(world, object, class), fields, distance });
    }
    graph
}

fn class_label(world: &World, object: ObjRef, class: ClassId) -> String {
    let name = world.vm.program.external_name(class);
    match name.strip_suffix("[]") {
        Some(element) => format!("{}[{}]", simple_name(element), world.vm.state.heap.array_len(object)),
        None => simple_name(&name),
    }
}

fn fields(world: &World, object: ObjRef, class: ClassId, number: &mut dyn FnMut(ObjRef) -> Option<usize>) -> Vec<FieldRow> {
    let program = &world.vm.program;
    let all = program.class(class).supers.iter().flat_map(|&at| &program.class(at).fields);
    all.filter(|f| !f.is_static())
        .map(|f| {
            let word = world.word_at(object, f.kind, f.offset);
            row(world, program.name(f.name).to_string(), f.kind, word, number)
        })
        .collect()
}

fn elements(world: &World, array: ObjRef, kind: Kind, number: &mut dyn FnMut(ObjRef) -> Option<usize>) -> Vec<FieldRow> {
    let length = world.vm.state.heap.array_len(array);
    let shown = length.min(MOST_ELEMENTS);
    let word = |at: u32| world.element_word(array, kind, at as usize);
    let mut rows = Vec::new();
    if kind == Kind::Ref {
        rows.extend((0..shown).map(|at| row(world, at.to_string(), kind, word(at), number)));
    } else if length > 0 {
        let list: Vec<String> = (0..shown).map(|at| plain(kind, word(at))).collect();
        rows.push(FieldRow { name: String::new(), value: list.join(" "), to: None });
    }
    if shown < length {
        rows.push(FieldRow { name: String::new(), value: format!("{} more", length - shown), to: None });
    }
    rows
}

/// Without what only Java code needs.
fn plain(kind: Kind, word: u64) -> String {
    match kind {
        Kind::Byte => (word as i8).to_string(),
        Kind::Short => (word as i16).to_string(),
        Kind::Long => (word as i64).to_string(),
        Kind::Char => char_literal(word as u16),
        _ => primitive(kind, word),
    }
}

fn row(world: &World, name: String, kind: Kind, word: u64, number: &mut dyn FnMut(ObjRef) -> Option<usize>) -> FieldRow {
    if kind != Kind::Ref {
        return FieldRow { name, value: plain(kind, word), to: None };
    }
    let object = ObjRef(word as u32);
    match inline(world, object) {
        Some(value) => FieldRow { name, value, to: None },
        None => match number(object) {
            Some(to) => FieldRow { name, value: String::new(), to: Some(to) },
            None => FieldRow { name, value: "not drawn".to_string(), to: None },
        },
    }
}

/// Small values are written where they are referred to; what the library made for itself is named by its class.
fn inline(world: &World, object: ObjRef) -> Option<String> {
    if object.is_null() {
        return Some("null".to_string());
    }
    let (vm, class) = (&world.vm, world.vm.state.heap.class_of(object));
    if vm.program.class_name(class) == "java/lang/String" {
        let units = vm.string_units(object);
        let dots = if units.len() > LONGEST { "…" } else { "" };
        return Some(units_literal(&units[..units.len().min(LONGEST)]) + dots);
    }
    if let Some((kind, word)) = vm.unbox_value(object) {
        return Some(plain(kind, word));
    }
    if let Some((_, name)) = world.enum_constant(object) {
        return Some(name);
    }
    let of_library = vm.state.heap.entry(object).is_base() && crate::world::is_of_library(&vm.program, class);
    of_library.then(|| format!("a {}", simple_name(&vm.program.external_name(class))))
}
