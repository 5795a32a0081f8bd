//! Natives that have a form for columns. Lanes that come to others leave.

use super::frame::{Frame, Set};
use super::lanes::Value;
use super::run::Run;
use jaunt_program::{ClassId, Kind, Method};
use jaunt_vm::semantics::{At, Read, Write};

/// What a method does for a set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Lanes that come to it leave.
    None,
    ArrayCopy,
    GetClass,
    CloneArray,
    /// An exception gets no stack: whoever asks for it leaves, and so do lanes whose object keeps the exception.
    NoStack,
    Nothing,
    /// It gives its argument back: bits are bits.
    Same,
    /// The strings that are its arguments, one after the other.
    Join,
}

impl Run<'_> {
    /// It has code, and must not be executed as that.
    pub fn has_own_form(&self, method: &Method) -> bool {
        let program = &self.vm.program;
        method.class == self.vm.known.throwable && program.name(method.name) == "getOurStackTrace"
    }

    fn form(&self, method: &Method) -> Form {
        let program = &self.vm.program;
        match (program.class_name(method.class), program.name(method.name)) {
            ("java/lang/System", "arraycopy") => Form::ArrayCopy,
            ("java/lang/Object", "getClass") => Form::GetClass,
            ("java/lang/Object", "clone") => Form::CloneArray,
            ("java/lang/Throwable", "fillInStackTrace") => Form::NoStack,
            (_, "registerNatives") => Form::Nothing,
            ("java/lang/Double", "doubleToRawLongBits" | "longBitsToDouble") => Form::Same,
            ("java/lang/Float", "floatToRawIntBits" | "intBitsToFloat") => Form::Same,
            ("jaunt/vm/Concat", "join2" | "join3") => Form::Join,
            _ => Form::None,
        }
    }

    /// Calls a native for a set; what returns goes on at `next`.
    pub fn call_native(&mut self, frame: &mut Frame, mut set: Set, method: &Method, to: Option<u16>, next: At) {
        let argument = |set: &Set, i: usize| set.registers[set.at.argument(i) as usize];
        let value = match self.form(method) {
            Form::None => None,
            Form::Nothing => Some(Value::Word(0)),
            Form::NoStack | Form::Same => Some(argument(&set, 0)),
            Form::Join => {
                let pieces: Vec<Value> = set.at.arguments().map(|r| set.registers[r as usize]).collect();
                self.join(frame, set, &pieces, to, next);
                return;
            }
            Form::ArrayCopy => self.array_copy(&mut set).then_some(Value::Word(0)),
            Form::GetClass => {
                for (class, mut part) in self.parts_by_class_of(&mut set, 0) {
                    if let Some(to) = to {
                        part.registers[to as usize] = Value::Word(self.vm.mirror(class).word());
                    }
                    part.at = next;
                    frame.push(self.room, part);
                }
                self.room.give_back(set);
                return;
            }
            Form::CloneArray => {
                let objects = argument(&set, 0);
                let whole =
                    Set { at: set.at, lanes: std::mem::take(&mut set.lanes), registers: std::mem::take(&mut set.registers) };
                for (object, mut part) in self.parts(whole, |_, lane| objects.get(lane)) {
                    match self.clone_array(&part, object as u32) {
                        Some(made) => {
                            if let Some(to) = to {
                                part.registers[to as usize] = Value::Word(made);
                            }
                            part.at = next;
                            frame.push(self.room, part);
                        }
                        None => self.leave_set(part),
                    }
                }
                self.room.give_back(set);
                return;
            }
        };
        let Some(value) = value else {
            self.leave_set(set);
            return;
        };
        if let Some(to) = to {
            set.registers[to as usize] = self.moved(frame, to, value, &set.lanes);
        }
        set.at = next;
        frame.push(self.room, set);
    }

    fn parts_by_class_of(&mut self, set: &mut Set, argument: usize) -> Vec<(ClassId, Set)> {
        let objects = set.registers[set.at.argument(argument) as usize];
        let whole =
            Set { at: set.at, lanes: std::mem::take(&mut set.lanes), registers: self.room.registers_like(&set.registers) };
        self.parts_by_class(whole, objects)
    }

    /// How elements of an array of that class are read and written.
    fn element(&self, class: ClassId) -> Option<(Read, Write)> {
        Some(match self.vm.program.class(class).array()?.kind {
            Kind::Boolean | Kind::Byte => (Read::Byte, Write::Byte),
            Kind::Char => (Read::Char, Write::Half),
            Kind::Short => (Read::Short, Write::Half),
            Kind::Int | Kind::Float => (Read::Int, Write::Int),
            Kind::Long | Kind::Double => (Read::Long, Write::Long),
            Kind::Ref => (Read::Ref, Write::Ref),
            Kind::Void => return None,
        })
    }

    fn clone_array(&mut self, set: &Set, array: u32) -> Option<u64> {
        let class = self.class_of(array);
        let (read, write) = self.element(class)?;
        let length = self.length(array);
        let made = self.make(class, length, &set.lanes);
        let column = self.room.columns.take();
        for i in 0..length * read.size() as u32 / 4 {
            let (read, write) = if write == Write::Ref { (read, write) } else { (Read::Int, Write::Int) };
            // SAFETY: words of two arrays of one length.
            unsafe {
                let value = self.load_one(set, array, i * 4, read, column);
                self.store_one(set, made as u32, i * 4, write, value);
            }
        }
        // What is left of the last word.
        let size = read.size() as u32;
        for at in (length * size / 4 * 4..length * size).step_by(size as usize) {
            // SAFETY: as above.
            unsafe {
                let value = self.load_one(set, array, at, read, column);
                self.store_one(set, made as u32, at, write, value);
            }
        }
        self.room.columns.give_back(column);
        Some(made)
    }

    /// `false`: the lanes that are left in the set leave; they would throw, or check each element.
    fn array_copy(&mut self, set: &mut Set) -> bool {
        let [from, from_at, to, to_at, count] = [0, 1, 2, 3, 4].map(|i| set.registers[set.at.argument(i) as usize]);
        let fits = |run: &Self, lane: u32| {
            let (from, to) = (from.get(lane) as u32, to.get(lane) as u32);
            let [from_at, to_at, count] = [from_at, to_at, count].map(|value| value.get(lane) as i32 as i64);
            from != 0
                && run.may_write(to)
                && run.may_copy(run.class_of(from), run.class_of(to))
                && from_at >= 0
                && to_at >= 0
                && count >= 0
                && from_at + count <= run.length(from) as i64
                && to_at + count <= run.length(to) as i64
        };
        self.leave_where(set, fits);
        let Some(&lane) = set.lanes.first() else { return true };
        let Some((read, write)) = self.element(self.class_of(to.get(lane) as u32)) else { return false };
        let kind = self.element(self.class_of(to.get(lane) as u32));
        self.leave_where(set, |run, lane| run.element(run.class_of(to.get(lane) as u32)) == kind);
        let size = read.size() as u32;
        // SAFETY: both arrays have these elements, in all lanes that are left.
        unsafe {
            if let (Value::Word(from), Value::Word(a), Value::Word(to), Value::Word(b), Value::Word(count)) =
                (from, from_at, to, to_at, count)
            {
                let (from, to, a, b, count) = (from as u32, to as u32, a as u32, b as u32, count as u32);
                let column = self.room.columns.take();
                for i in 0..count {
                    // What is read later is not written before.
                    let i = if from == to && a < b { count - 1 - i } else { i };
                    let value = self.load_one(set, from, (a + i) * size, read, column);
                    self.store_one(set, to, (b + i) * size, write, value);
                }
                self.room.columns.give_back(column);
                return true;
            }
            for i in 0..set.lanes.len() {
                let lane = set.lanes[i];
                let [from, a, to, b, count] = [from, from_at, to, to_at, count].map(|value| value.get(lane) as u32);
                for i in 0..count {
                    let i = if from == to && a < b { count - 1 - i } else { i };
                    let value = self.get(from, (a + i) * size, read, lane);
                    self.set(to, (b + i) * size, write, lane, value);
                }
            }
        }
        true
    }

    /// Elements of one array can be put into another without looking at each.
    fn may_copy(&self, from: ClassId, to: ClassId) -> bool {
        let program = &self.vm.program;
        match (program.class(from).array(), program.class(to).array()) {
            (Some(a), Some(b)) => {
                from == to || a.kind == Kind::Ref && b.kind == Kind::Ref && program.is_subclass(a.component, b.component)
            }
            _ => false,
        }
    }
}
