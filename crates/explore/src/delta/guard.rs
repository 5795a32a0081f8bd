//! What must hold before an instruction does what it does, and what happens to the lanes where it does not.

use super::frame::{End, Frame, How, Set, Thrown};
use super::heap::OF_SET;
use super::lanes::{Value, split};
use super::run::Run;
use jaunt_program::{ClassId, LoaderId};
use jaunt_state::ClassStatus;
use jaunt_vm::semantics::{At, Guard, guards};

impl Run<'_> {
    /// Lanes in which a guard of the set's instruction does not hold throw what Java throws there.
    pub fn check(&mut self, frame: &mut Frame, set: &mut Set) {
        for guard in guards(set.at) {
            let register = |r: u16| set.registers[r as usize];
            match guard {
                Guard::NotNull(object) => match register(object) {
                    Value::Word(word) if word as u32 != 0 => {}
                    value => self.fault_where(frame, set, guard, |_, lane| value.get(lane) as u32 != 0),
                },
                Guard::InBounds { array, index } => match (register(array), register(index)) {
                    (Value::Word(array), Value::Word(index)) if (index as u32) < self.length(array as u32) => {}
                    (array, index) => self.fault_where(frame, set, guard, |run, lane| {
                        (index.get(lane) as u32) < run.length(array.get(lane) as u32)
                    }),
                },
                Guard::NotZero { divisor, long } => match register(divisor) {
                    Value::Word(word) if word as u32 != 0 => {}
                    value => self.fault_where(frame, set, guard, |_, lane| {
                        let word = value.get(lane);
                        if long { word != 0 } else { word as u32 != 0 }
                    }),
                },
                Guard::NotNegative(length) => match register(length) {
                    Value::Word(word) if word as i32 >= 0 => {}
                    value => self.fault_where(frame, set, guard, |_, lane| value.get(lane) as i32 >= 0),
                },
                Guard::CanCast { object, class } => match register(object) {
                    Value::Word(word) if word as u32 == 0 || self.is_instance(word as u32, class) => {}
                    value => self.fault_where(frame, set, guard, |run, lane| {
                        let object = value.get(lane) as u32;
                        object == 0 || run.is_instance(object, class)
                    }),
                },
                Guard::CanStore { array, value } => match (register(array), register(value)) {
                    (_, Value::Word(0)) => {}
                    (Value::Word(array), Value::Word(value)) if self.can_store(array as u32, value as u32) => {}
                    (array, value) => self.fault_where(frame, set, guard, |run, lane| {
                        run.can_store(array.get(lane) as u32, value.get(lane) as u32)
                    }),
                },
            }
            if set.lanes.is_empty() {
                return;
            }
        }
    }

    fn can_store(&self, array: u32, value: u32) -> bool {
        let component = self.vm.program.class(self.class_of(array)).array().expect("an array").component;
        value == 0 || self.is_instance(value, component)
    }

    /// The lanes in which something holds stay in the set. The others, if there are any.
    fn part_where(&mut self, set: &mut Set, holds: impl Fn(&Self, u32) -> bool) -> Option<Vec<u32>> {
        if set.lanes.iter().all(|&lane| holds(self, lane)) {
            return None;
        }
        let (mut held, mut others) = (self.room.lists.take(), self.room.lists.take());
        split(&set.lanes, &mut held, &mut others, |lane| holds(self, lane));
        self.room.lists.give_back(std::mem::replace(&mut set.lanes, held));
        Some(others)
    }

    /// Lanes in which something does not hold leave.
    pub fn leave_where(&mut self, set: &mut Set, holds: impl Fn(&Self, u32) -> bool) {
        if let Some(others) = self.part_where(set, holds) {
            self.leave(others);
        }
    }

    #[inline]
    fn fault_where(&mut self, frame: &mut Frame, set: &mut Set, guard: Guard, holds: impl Fn(&Self, u32) -> bool) {
        if let Some(lanes) = self.part_where(set, holds) {
            self.fault(frame, set, lanes, guard);
        }
    }

    /// Lanes in which a guard of a set's instruction does not hold.
    #[cold]
    fn fault(&mut self, frame: &mut Frame, set: &Set, lanes: Vec<u32>, guard: Guard) {
        let name = match guard {
            Guard::NotNull(_) => "java/lang/NullPointerException",
            Guard::InBounds { .. } => "java/lang/ArrayIndexOutOfBoundsException",
            Guard::NotZero { .. } => "java/lang/ArithmeticException",
            Guard::NotNegative(_) => "java/lang/NegativeArraySizeException",
            Guard::CanCast { .. } => "java/lang/ClassCastException",
            Guard::CanStore { .. } => "java/lang/ArrayStoreException",
        };
        self.counts.splits += 1;
        let Some(class) = self.known_class(name) else {
            self.leave(lanes);
            return;
        };
        // What it says is for BOX: lanes that look leave.
        let size = self.vm.program.class(class).instance_size;
        let object = self.make(class, size, &lanes) as u32;
        self.heap.set_hollow(object & !OF_SET);
        let registers = self.room.registers_like(&set.registers);
        self.throw(frame, Set { at: set.at, lanes, registers }, Thrown { class, object });
    }

    /// A class of the library, if it is initialised.
    fn known_class(&mut self, name: &str) -> Option<ClassId> {
        let class = self.vm.program.load(name, LoaderId::BOOT).ok()?;
        self.vm.state.class(class);
        (self.vm.state.classes[class].status == ClassStatus::Initialized).then_some(class)
    }

    /// Something is thrown by the instruction of a set: it goes on in a handler, or ends.
    pub fn throw(&mut self, frame: &mut Frame, mut set: Set, thrown: Thrown) {
        match self.vm.handler(frame.method, frame.index(set.at) as u32, thrown.class) {
            None => {
                let lanes = std::mem::take(&mut set.lanes);
                frame.ends.push(End { lanes, how: How::Threw(thrown) });
                self.room.give_back(set);
            }
            Some(handler) => {
                // SAFETY: code of a method that runs is never freed; a handler lies in it.
                let (at, register) = unsafe {
                    let code = &*frame.method.code.get();
                    (At::index(code, handler as usize), code.exception_register)
                };
                set.registers[register as usize] = Value::Word(thrown.object as u64);
                set.at = at;
                frame.push(self.room, set);
            }
        }
    }

    /// A value of another activation for a register: in its own column.
    pub fn moved(&mut self, frame: &mut Frame, to: u16, value: Value, lanes: &[u32]) -> Value {
        match value {
            Value::Word(word) => Value::Word(word),
            value => {
                let column = frame.column(self.room, to);
                super::frame::copy(value, column, lanes);
                Value::Column(column)
            }
        }
    }
}
