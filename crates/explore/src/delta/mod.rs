//! Delta execution: calls on sets of states (d'Amorim 2007, chapter 4).
//!
//! | file | what it has |
//! |---|---|
//! | [`heap`], [`pool`] | the heap of a set: rows, slots, columns |
//! | [`shape`], [`block`] | states of a frontier as such a heap |
//! | [`lanes`], [`frame`] | loops over lanes; activations with register columns and a worklist |
//! | [`run`], [`guard`], [`objects`], [`access`] | instructions; what they check first, exceptions; objects; fields and elements |
//! | [`calls`], [`native`], [`text`] | calls, natives that have a form for columns, concatenations |
//! | [`oracle`] | a second root, and whether both did the same |
//! | [`cover`] | branches and returned values, for reports |
//! | [`template`], [`settle`] | what shape a lane has after its call, and which of the states are new |
//!
//! docs/explore.md has the invariants.

mod access;
mod block;
mod calls;
mod cover;
mod frame;
mod guard;
mod heap;
mod lanes;
mod native;
mod objects;
mod oracle;
mod pool;
mod run;
mod settle;
mod shape;
mod template;
mod text;

use crate::boxed::Boxed;
use crate::fingerprint::Mixer;
use crate::found::{Frontier, ShapeId};
use crate::ledger::{Engine, Ledger, Watch};
use crate::phase::Phase;
use crate::plan::Call;
use crate::spec::DeltaKind;
use crate::values::Value as Argument;
use crate::world::World;
use block::Block;
use frame::Room;
use heap::SetHeap;
use jaunt_program::MethodId;
use lanes::Value;
use run::{Counts, Probe, Run};
use shape::ShapeRows;
use std::rc::Rc;
use template::Templates;

/// A block is closed at this many states.
const FULL: usize = 256;
/// Most states of a block.
const MOST_STATES: usize = 1024;
/// Lanes of a pass, about.
const LANES: usize = 2048;
/// Instructions of one pass, each for a whole set, before what is left of it goes to BOX: a loop without an end is for BOX to report.
const FUEL: u64 = 2_000_000;

pub struct Delta<'a, 'vm> {
    boxed: Boxed<'a, 'vm>,
    kind: DeltaKind,
    heap: SetHeap,
    room: Room,
    templates: Templates,
    /// By number; `Some(None)`: a shape that a set's heap does not have.
    shapes: Vec<Option<Option<Rc<ShapeRows>>>>,
    mixers: Vec<Mixer>,
    names: Vec<u128>,
    left: Vec<u32>,
    covered: cover::Covered,
}

/// Calls of one method.
struct Pass<'p> {
    block: &'p Block,
    method: MethodId,
    /// The oracle's.
    theirs: Option<MethodId>,
    /// The numbers of the calls, one tuple of arguments each.
    calls: &'p [u32],
    width: usize,
}

impl Pass<'_> {
    fn state(&self, lane: u32) -> usize {
        lane as usize & (self.width - 1)
    }

    fn call(&self, lane: u32) -> u32 {
        self.calls[lane as usize / self.width]
    }
}

impl Engine for Delta<'_, '_> {
    fn construct(&mut self, ledger: &mut Ledger) {
        self.boxed.construct(ledger);
    }

    fn expand(&mut self, ledger: &mut Ledger, present: &Frontier, watch: &mut dyn Watch) {
        ledger.finish_depths();
        ledger.phases.enter(Phase::Merging);
        let order = present.by_shape();
        let calls = calls_of(ledger, self.boxed.world);
        let (full, most) = match self.kind {
            DeltaKind::Full => (FULL, MOST_STATES),
            DeltaKind::Plain => (usize::MAX, usize::MAX),
        };
        let mut block = Block::default();
        let mut at = 0;
        while at < order.len() {
            let shape = present.get(order[at] as usize).1;
            let end = order[at..].iter().position(|&p| present.get(p as usize).1 != shape).map_or(order.len(), |n| at + n);
            let Some(rows) = self.rows(ledger, shape) else {
                for &place in &order[at..end] {
                    self.boxed.expand_state(ledger, present, place as usize, 0..ledger.plan.calls.len() as u32);
                    ledger.expanded(1);
                    if ledger.is_over() {
                        return;
                    }
                }
                at = end;
                continue;
            };
            while at < end {
                let part = (end - at).min(most - block.states.len());
                block.add(present, shape, &rows, &order[at..at + part]);
                at += part;
                if block.states.len() >= full || block.states.len() == most {
                    self.expand_block(ledger, present, &mut block, &calls, watch);
                    if ledger.is_over() {
                        return;
                    }
                }
            }
        }
        if !block.states.is_empty() {
            self.expand_block(ledger, present, &mut block, &calls, watch);
        }
        self.judge_later(ledger);
    }
}

/// The calls of an exploration, as numbers.
#[derive(Default)]
struct Calls {
    /// By our method, and by the oracle's.
    by_method: Vec<([Option<MethodId>; 2], Vec<u32>)>,
    /// Natives, and those with arguments that are built for each call.
    one_by_one: Vec<u32>,
}

fn calls_of(ledger: &Ledger, world: &World) -> Calls {
    let mut calls = Calls::default();
    let plan = ledger.plan;
    for (number, call) in plan.calls.iter().enumerate() {
        let theirs = plan.oracle.as_ref().map(|oracle| (oracle.class, &oracle.calls[number]));
        let sides = [Some((plan.class, call)), theirs];
        let plain = |call: &Call| call.arguments.iter().all(|a| matches!(a.value, Argument::Word(_) | Argument::This));
        let methods = sides.map(|side| side.map(|(class, call)| world.target(class, call.method)));
        let native = methods.iter().flatten().any(|&method| world.vm.program.method(method).is_native());
        if native || !sides.iter().flatten().all(|(_, call)| plain(call)) {
            calls.one_by_one.push(number as u32);
            continue;
        }
        match calls.by_method.iter_mut().find(|(known, _)| *known == methods) {
            Some((_, list)) => list.push(number as u32),
            None => calls.by_method.push((methods, vec![number as u32])),
        }
    }
    calls
}

impl<'a, 'vm> Delta<'a, 'vm> {
    pub fn new(world: &'a mut World<'vm>, kind: DeltaKind) -> Delta<'a, 'vm> {
        Delta {
            boxed: Boxed::new(world),
            kind,
            heap: SetHeap::default(),
            room: Room::default(),
            templates: Templates::default(),
            shapes: Vec::new(),
            mixers: Vec::new(),
            names: Vec::new(),
            left: Vec::new(),
            covered: Vec::new(),
        }
    }

    fn rows(&mut self, ledger: &Ledger, shape: ShapeId) -> Option<Rc<ShapeRows>> {
        let index = shape as usize;
        if self.shapes.len() <= index {
            self.shapes.resize(index + 1, None);
        }
        if let Some(known) = &self.shapes[index] {
            return known.clone();
        }
        let mut words = Vec::new();
        ledger.shapes.get(shape, &mut words);
        let world = &mut *self.boxed.world;
        let rows = ShapeRows::of(&words, &mut self.heap, &mut world.graphs.layouts, &world.vm.program).map(Rc::new);
        self.shapes[index] = Some(rows.clone());
        rows
    }

    /// Executes all calls on the states of a block, and empties it.
    fn expand_block(&mut self, ledger: &mut Ledger, present: &Frontier, block: &mut Block, calls: &Calls, watch: &mut dyn Watch) {
        ledger.look_at_limits(watch, present);
        if ledger.is_over() {
            return;
        }
        self.templates.begin_block();
        block.load(&mut self.heap, present);
        let width = block.width();
        let tuples = match self.kind {
            DeltaKind::Full => (LANES / width).max(1),
            DeltaKind::Plain => 1,
        };
        for ([method, theirs], calls) in &calls.by_method {
            for calls in calls.chunks(tuples) {
                let pass = Pass { block, method: method.expect("a call has a method"), theirs: *theirs, calls, width };
                self.pass(ledger, present, &pass);
                if ledger.is_over() {
                    return;
                }
            }
        }
        if !calls.one_by_one.is_empty() {
            for &(at, _) in &block.states {
                self.boxed.expand_state(ledger, present, at as usize, calls.one_by_one.iter().copied());
                if ledger.is_over() {
                    return;
                }
            }
            ledger.result.left += (calls.one_by_one.len() * block.states.len()) as u64;
        }
        ledger.expanded(block.states.len() as u64);
        for group in &block.groups {
            // No other block has it, but for the rest of its own states.
            self.shapes[group.shape as usize] = None;
        }
        block.clear();
        ledger.phases.enter(Phase::Merging);
    }

    /// Executes a method with some tuples of arguments on all states of a block.
    fn pass(&mut self, ledger: &mut Ledger, present: &Frontier, pass: &Pass) {
        // Lanes that were tried out, and those for which that did not help.
        let (mut tried, mut done): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
        loop {
            let lanes = pass.width * pass.calls.len();
            ledger.phases.enter(Phase::Backtracking);
            self.heap.begin_pass(lanes);
            self.room.columns.ask_for(lanes);
            self.left.clear();
            let mut list = self.room.lists.take();
            for tuple in 0..pass.calls.len() {
                let first = (tuple * pass.width) as u32;
                list.extend(first..first + pass.block.states.len() as u32);
            }
            list.retain(|lane| !done.contains(lane));
            if list.is_empty() {
                self.heap.end_pass();
                return;
            }
            let mut columns = Vec::new();
            let arguments = arguments(&ledger.plan.calls, pass, 0, &mut self.room, &mut columns);
            let active = list.len();
            let mut run = self.run(active);
            // SAFETY: methods are never removed.
            let method = unsafe { &*(run.vm.program.method(pass.method) as *const jaunt_program::Method) };
            ledger.phases.enter(Phase::Execution);
            let ended = run.method(method, list, arguments, 0);
            let counts = run.counts;
            let ended = match (ended, pass.theirs) {
                (Ok(mut frame), Some(theirs)) => match self.ask_oracle(ledger, pass, theirs, &mut frame.ends) {
                    Ok(()) => Ok(frame),
                    Err(probe) => {
                        frame.end(&mut self.room);
                        Err(probe)
                    }
                },
                (ended, _) => ended,
            };
            ledger.result.splits += counts.splits;
            ledger.result.merges += counts.merges;
            self.tell_covered(ledger, pass);
            columns.into_iter().for_each(|column| self.room.columns.give_back(column));
            match ended {
                Ok(mut frame) => {
                    ledger.accessed(counts.accesses);
                    let ends = std::mem::take(&mut frame.ends);
                    frame.end(&mut self.room);
                    let mut left = std::mem::take(&mut self.left);
                    ledger.phases.enter(Phase::Comparison);
                    self.settle(ledger, pass, ends, &mut left);
                    ledger.phases.enter(Phase::Backtracking);
                    self.heap.end_pass();
                    self.by_box(ledger, present, pass, left);
                    return;
                }
                Err(Probe(lane)) => {
                    self.heap.end_pass();
                    if tried.contains(&lane) {
                        self.by_box(ledger, present, pass, vec![lane]);
                        done.push(lane);
                    } else {
                        let (at, _) = pass.block.states[pass.state(lane)];
                        self.boxed.try_out(ledger, present, at as usize, pass.call(lane));
                        tried.push(lane);
                    }
                }
            }
            if ledger.is_over() {
                return;
            }
        }
    }

    fn run(&mut self, active: usize) -> Run<'_> {
        let world = &mut *self.boxed.world;
        Run {
            vm: world.vm,
            heap: &mut self.heap,
            layouts: &mut world.graphs.layouts,
            room: &mut self.room,
            left: &mut self.left,
            covered: &mut self.covered,
            counts: Counts::default(),
            merges: self.kind == DeltaKind::Full,
            active,
            fuel: FUEL,
            reads_only: false,
        }
    }

    /// Executes the calls of some lanes one by one.
    fn by_box(&mut self, ledger: &mut Ledger, present: &Frontier, pass: &Pass, mut lanes: Vec<u32>) {
        ledger.result.left += lanes.len() as u64;
        lanes.sort_unstable_by_key(|&lane| (pass.state(lane), lane));
        for same in lanes.chunk_by(|&a, &b| pass.state(a) == pass.state(b)) {
            let (at, _) = pass.block.states[pass.state(same[0])];
            self.boxed.expand_state(ledger, present, at as usize, same.iter().map(|&lane| pass.call(lane)));
            if ledger.is_over() {
                return;
            }
        }
    }
}

/// The registers of arguments: a root, and one value for each.
fn arguments(calls: &[Call], pass: &Pass, root: usize, room: &mut Room, columns: &mut Vec<*mut u64>) -> Vec<Value> {
    let lanes = pass.width * pass.calls.len();
    let mut take = || {
        columns.push(room.columns.take());
        *columns.last().expect("pushed just now")
    };
    let root = pass.block.root(root, lanes, &mut take);
    let mut registers = vec![root];
    let first = &calls[pass.calls[0] as usize];
    for argument in 0..first.arguments.len() {
        let of = |call: u32| match calls[call as usize].arguments[argument].value {
            Argument::Word(word) => Value::Word(word),
            Argument::This => root,
            Argument::Other(_) | Argument::Others(_) => unreachable!("called one by one"),
        };
        let mut value = of(pass.calls[0]);
        if pass.calls.iter().any(|&call| of(call) != value) {
            let column = take();
            for (tuple, &call) in pass.calls.iter().enumerate() {
                for lane in tuple * pass.width..(tuple + 1) * pass.width {
                    // SAFETY: columns of the pass have a word for each of its lanes.
                    unsafe { *column.add(lane) = of(call).get(lane as u32) };
                }
            }
            value = Value::Column(column);
        }
        registers.push(value);
        if first.wide[argument] {
            registers.push(value);
        }
    }
    registers
}
