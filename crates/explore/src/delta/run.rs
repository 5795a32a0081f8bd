//! Executes methods on sets of states.
//!
//! An instruction's meaning is that of [`jaunt_vm::semantics`]: what it does is an [`Action`], what it checks first follows from that, functions of words and conditions are
//! visited. Values are written in place, so that an action is taken apart here rather than applied to a domain.
//!
//! **A lane that meets what columns cannot do leaves**: its whole call is executed again by BOX, from the state before. Calls are deterministic, so that is always right.

use super::cover::Covered;
use super::frame::{End, Frame, How, Room, Set, Thrown, copy};
use super::heap::SetHeap;
use super::lanes::{EachBinary, EachUnary, Split, Value};
use crate::layout::Layouts;
use crate::result::Accesses;
use jaunt_program::{Method, Op};
use jaunt_state::ClassStatus;
use jaunt_vm::Vm;
use jaunt_vm::semantics::{Action, ArrayClass, At, Binary, Operand, Place, action, needed_class, switch_target};

/// Something must be done for one lane before a pass can go on: a name is resolved, a class is initialised, a method is translated. The pass begins again when
/// BOX has tried out the call of this lane.
pub struct Probe(pub u32);

/// What a pass has counted.
#[derive(Default, Clone, Copy)]
pub struct Counts {
    pub splits: u64,
    pub merges: u64,
    /// Instructions, each for a whole set.
    pub instructions: u64,
    /// Accesses to fields.
    pub accesses: Accesses,
}

pub struct Run<'r> {
    pub vm: &'r mut Vm,
    pub heap: &'r mut SetHeap,
    pub layouts: &'r mut Layouts,
    pub room: &'r mut Room,
    /// Lanes whose calls BOX has to execute.
    pub left: &'r mut Vec<u32>,
    pub covered: &'r mut Covered,
    pub counts: Counts,
    pub merges: bool,
    /// Lanes that have not left.
    pub active: usize,
    /// Instructions that sets may still execute.
    pub fuel: u64,
    /// Lanes that would write to an object that was there before, or that their calls made, leave: the states behind their calls are still needed.
    /// To be set after [`SetHeap::begin_question`].
    pub reads_only: bool,
}

/// Activations that wait for others; what goes deeper leaves.
const DEEPEST: usize = 400;

type Out<T> = Result<T, Probe>;

impl Run<'_> {
    /// Executes a method for some lanes. The activation is not over before its results are used: [`Frame::end`].
    pub fn method<'m>(&mut self, method: &'m Method, lanes: Vec<u32>, arguments: Vec<Value>, depth: usize) -> Out<Frame<'m>> {
        let code = method.code.get();
        if code.is_null() {
            return Err(Probe(lanes[0]));
        }
        // SAFETY: code and maps are never freed before their program.
        let (first, registers, maps) = unsafe {
            let maps: *const _ = self.vm.program.maps_of(method);
            (At::index(&*code, 0), (*code).registers as usize, &*maps)
        };
        let mut frame = Frame::new(method, registers, first, maps, self.merges);
        if depth > DEEPEST {
            self.leave(lanes);
            return Ok(frame);
        }
        let mut set = Set { at: first, lanes, registers: arguments };
        set.registers.resize(registers, Value::Word(0));
        let mut current = Some(set);
        while let Some(set) = current.take().or_else(|| frame.pop()) {
            if let Err(probe) = self.go_on(&mut frame, set, depth) {
                for set in frame.take_open() {
                    self.room.give_back(set);
                }
                frame.end(self.room);
                return Err(probe);
            }
        }
        self.counts.merges += std::mem::take(&mut frame.merged);
        Ok(frame)
    }

    /// A set goes on until it returns, splits, or stands at or behind a place where others wait.
    fn go_on(&mut self, frame: &mut Frame, mut set: Set, depth: usize) -> Out<()> {
        loop {
            if set.lanes.is_empty() {
                self.room.give_back(set);
                return Ok(());
            }
            self.counts.instructions += 1;
            if self.counts.instructions > self.fuel {
                self.leave_set(set);
                return Ok(());
            }
            let at = set.at;
            let insn = at.insn();
            let action = action(&insn);
            if let Some(class) = needed_class(&action) {
                if self.vm.state.classes[class].status != ClassStatus::Initialized {
                    return Err(Probe(set.lanes[0]));
                }
            }
            let mut next = at.next(&action);
            match action {
                Action::Set { to, from } => {
                    let value = match self.operand(&set, from) {
                        // Somebody may write to it while it is still needed here.
                        Value::Column(from) if frame.owns(from) => {
                            let column = frame.column(self.room, to);
                            copy(Value::Column(from), column, &set.lanes);
                            Value::Column(column)
                        }
                        value => value,
                    };
                    set.registers[to as usize] = value;
                }
                Action::Unary { f, to, x } => {
                    set.registers[to as usize] = match set.registers[x as usize] {
                        Value::Word(x) => Value::Word(f.of(x)),
                        Value::Column(x) => {
                            let column = frame.column(self.room, to);
                            f.visit(EachUnary { lanes: &set.lanes, to: column, x });
                            Value::Column(column)
                        }
                    };
                }
                Action::Binary { f, to, x, y } => {
                    if matches!(f, Binary::IDiv | Binary::IRem | Binary::LDiv | Binary::LRem) {
                        self.check(frame, &mut set);
                        if set.lanes.is_empty() {
                            continue;
                        }
                    }
                    let (x, y) = (set.registers[x as usize], self.operand(&set, y));
                    set.registers[to as usize] = match (x, y) {
                        (Value::Word(x), Value::Word(y)) => Value::Word(f.of(x, y)),
                        _ => {
                            let column = frame.column(self.room, to);
                            f.visit(EachBinary { lanes: &set.lanes, to: column, x, y });
                            Value::Column(column)
                        }
                    };
                }
                Action::Length { to, array } => {
                    self.check(frame, &mut set);
                    if set.lanes.is_empty() {
                        continue;
                    }
                    let value = match set.registers[array as usize] {
                        Value::Word(array) => Value::Word(self.length(array as u32) as u64),
                        Value::Column(arrays) => {
                            let column = frame.column(self.room, to);
                            for &lane in &set.lanes {
                                // SAFETY: columns of the pass have a word for each of its lanes.
                                unsafe {
                                    *column.add(lane as usize) = self.length(*arrays.add(lane as usize) as u32) as u64;
                                }
                            }
                            Value::Column(column)
                        }
                    };
                    set.registers[to as usize] = value;
                }
                Action::Load { to, place, read } => {
                    let column = frame.column(self.room, to);
                    let is_field = matches!(place, Place::Field { .. });
                    match self.load(frame, &mut set, place, read, column) {
                        Some(value) => {
                            if is_field {
                                self.counts.accesses.note(set.lanes.len() as u64, matches!(value, Value::Word(_)));
                            }
                            set.registers[to as usize] = value;
                        }
                        None => continue,
                    }
                }
                Action::Store { place, write, value } => {
                    let written = set.registers[value as usize];
                    if !self.store(frame, &mut set, place, write, value) {
                        continue;
                    }
                    if let Place::Field { object, .. } = place {
                        let constant = matches!((set.registers[object as usize], written), (Value::Word(_), Value::Word(_)));
                        self.counts.accesses.note(set.lanes.len() as u64, constant);
                    }
                }
                Action::Literal { to, literal } => match self.literal(literal) {
                    Some(object) => set.registers[to as usize] = Value::Word(object.word()),
                    None => {
                        self.leave_set(set);
                        return Ok(());
                    }
                },
                Action::New { to, class } => {
                    if self.vm.program.class(class).finalizer {
                        self.leave_set(set);
                        return Ok(());
                    }
                    let size = self.vm.program.class(class).instance_size;
                    set.registers[to as usize] = Value::Word(self.make(class, size, &set.lanes));
                }
                Action::NewArray { to, class, length } => {
                    self.check(frame, &mut set);
                    if set.lanes.is_empty() {
                        continue;
                    }
                    let class = match class {
                        ArrayClass::Class(class) => class,
                        ArrayClass::Of(kind) => self.vm.program.array_of(self.vm.program.primitive(kind)),
                    };
                    match set.registers[length as usize] {
                        Value::Word(n) if n as u32 <= LONGEST => {
                            set.registers[to as usize] = Value::Word(self.make(class, n as u32, &set.lanes));
                        }
                        Value::Word(_) => {
                            self.leave_set(set);
                            return Ok(());
                        }
                        lengths => {
                            // One row for each length.
                            let parts = self.parts(set, |_, lane| lengths.get(lane));
                            for (n, mut part) in parts {
                                if n as u32 > LONGEST {
                                    self.leave_set(part);
                                    continue;
                                }
                                part.registers[to as usize] = Value::Word(self.make(class, n as u32, &part.lanes));
                                part.at = next;
                                frame.push(self.room, part);
                            }
                            return Ok(());
                        }
                    }
                }
                Action::NewArrays { to, class } => {
                    self.check(frame, &mut set);
                    if set.lanes.is_empty() {
                        continue;
                    }
                    let lengths: Option<Vec<u32>> = at.arguments().map(|r| set.registers[r as usize].word()).collect();
                    match lengths.filter(|l| l.iter().map(|&n| n as u64 + 1).product::<u64>() <= LONGEST as u64) {
                        Some(lengths) => {
                            let array = self.make_arrays(class, &lengths, &set);
                            set.registers[to as usize] = Value::Word(array);
                        }
                        None => {
                            self.leave_set(set);
                            return Ok(());
                        }
                    }
                }
                Action::Throw { exception } => {
                    self.check(frame, &mut set);
                    let objects = set.registers[exception as usize];
                    for (object, part) in self.parts(set, |_, lane| objects.get(lane)) {
                        let class = self.class_of(object as u32);
                        self.throw(frame, part, Thrown { class, object: object as u32 });
                    }
                    return Ok(());
                }
                Action::IsInstance { to, object, class } => {
                    let value = match set.registers[object as usize] {
                        Value::Word(object) => Value::Word(self.is_instance(object as u32, class) as u64),
                        Value::Column(objects) => {
                            let column = frame.column(self.room, to);
                            for &lane in &set.lanes {
                                // SAFETY: columns of the pass have a word for each of its lanes.
                                unsafe {
                                    let object = *objects.add(lane as usize) as u32;
                                    *column.add(lane as usize) = self.is_instance(object, class) as u64;
                                }
                            }
                            Value::Column(column)
                        }
                    };
                    set.registers[to as usize] = value;
                }
                Action::Cast { .. } | Action::Monitor { .. } => self.check(frame, &mut set),
                Action::Jump { distance, .. } => next = at.jump(distance),
                Action::Branch { holds, x, y, distance } => {
                    let watched = insn.op == Op::Probe;
                    let (x, y) = (set.registers[x as usize], self.operand(&set, y));
                    let taken = at.jump(distance);
                    if let (Value::Word(x), Value::Word(y)) = (x, y) {
                        let jumps = holds.holds(x, y);
                        if jumps {
                            next = taken;
                        }
                        if watched {
                            self.takes(at, jumps as usize, set.lanes[0]);
                        }
                    } else {
                        let (mut held, mut others) = (self.room.lists.take(), self.room.lists.take());
                        holds.visit(Split { lanes: &set.lanes, x, y, held: &mut held, others: &mut others });
                        if watched {
                            others.first().into_iter().for_each(|&lane| self.takes(at, 0, lane));
                            held.first().into_iter().for_each(|&lane| self.takes(at, 1, lane));
                        }
                        if held.is_empty() || others.is_empty() {
                            if others.is_empty() {
                                next = taken;
                            }
                            self.room.lists.give_back(held);
                            self.room.lists.give_back(others);
                        } else {
                            self.counts.splits += 1;
                            let registers = self.room.registers_like(&set.registers);
                            frame.push(self.room, Set { at: taken, lanes: held, registers });
                            self.room.lists.give_back(std::mem::replace(&mut set.lanes, others));
                        }
                    }
                }
                Action::Switch { key, table } => {
                    // SAFETY: code of a method that runs is never freed; targets lie in it.
                    let code = unsafe { &*frame.method.code.get() };
                    let to = |key: u64| switch_target(&code.switches[table], key as i32) as u64;
                    let parts = match set.registers[key as usize] {
                        Value::Word(key) => vec![(to(key), set)],
                        keys => self.parts(set, |_, lane| to(keys.get(lane))),
                    };
                    for (target, mut part) in parts {
                        if insn.op == Op::Probe {
                            self.switches(at, target as u32, part.lanes[0]);
                        }
                        // SAFETY: as above.
                        part.at = unsafe { At::index(code, target as usize) };
                        frame.push(self.room, part);
                    }
                    return Ok(());
                }
                Action::Call { callee, to } => {
                    self.check(frame, &mut set);
                    if set.lanes.is_empty() {
                        continue;
                    }
                    return self.call(frame, set, callee, to, next, depth);
                }
                Action::Return { value } => {
                    let value = value.map(|r| set.registers[r as usize]);
                    frame.ends.push(End { lanes: std::mem::take(&mut set.lanes), how: How::Returned(value) });
                    self.room.give_back(set);
                    return Ok(());
                }
                Action::Unresolved => return Err(Probe(set.lanes[0])),
            }
            set.at = next;
            if frame.lowest().is_some_and(|lowest| lowest <= set.at) {
                frame.push(self.room, set);
                return Ok(());
            }
        }
    }

    #[inline]
    fn operand(&self, set: &Set, operand: Operand) -> Value {
        match operand {
            Operand::Register(register) => set.registers[register as usize],
            Operand::Word(word) => Value::Word(word),
        }
    }

    /// These lanes leave.
    pub fn leave(&mut self, lanes: Vec<u32>) {
        self.active -= lanes.len();
        self.left.extend_from_slice(&lanes);
        self.room.lists.give_back(lanes);
    }

    pub fn leave_set(&mut self, mut set: Set) {
        self.leave(std::mem::take(&mut set.lanes));
        self.room.give_back(set);
    }
}

/// Arrays with more elements are not for columns.
pub const LONGEST: u32 = 1 << 12;
