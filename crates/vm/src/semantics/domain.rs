//! Values of any kind, and each instruction's total operation over them.
//!
//! A [`Domain`] has registers, a heap and the operations on what lies there. [`apply`] gives an instruction its meaning over it and
//! says what control comes out as a [`Flow`], which the engine follows: on one path; for some of its states here and for others
//! there; as a constraint. So an engine of columns goes through an instruction like this: split the active states by each test of
//! [`super::guard::guards`], apply to those that are left, split by the flow. [`step`] is that for engines with one path.
//!
//! Registers are written by `assign` and its relatives. They are provided from `get`, an operation and `set`; a domain of columns
//! writes the active lanes in place instead.

use super::at::At;
use super::condition::Condition;
use super::guard::{Guard, guards_of};
use super::meaning::{Action, ArrayClass, Callee, Literal, Operand, action};
use super::place::{Place, Read, Write};
use super::pure::{Binary, Unary};
use jaunt_program::ClassId;

/// A kind of values. What is asked of objects is asked after the guards: they are not null, indexes are in bounds, and so on.
pub trait Domain {
    type Value: Clone;
    /// Why something was not done: it is to be done again later, or it threw what no guard foretells (no memory, Java code that
    /// made a constant), or this domain cannot.
    type Trap;

    // --- registers of the running activation
    fn get(&self, register: u16) -> Self::Value;
    fn set(&mut self, register: u16, value: Self::Value);

    // --- words
    fn constant(&self, word: u64) -> Self::Value;
    fn unary(&mut self, f: Unary, x: &Self::Value) -> Self::Value;
    fn binary(&mut self, f: Binary, x: &Self::Value, y: &Self::Value) -> Self::Value;

    // --- objects
    fn length(&mut self, array: &Self::Value) -> Self::Value;
    /// 1 or 0; null is no instance.
    fn is_instance(&mut self, object: &Self::Value, class: ClassId) -> Self::Value;
    fn load(&mut self, place: &Place<Self::Value>, read: Read) -> Result<Self::Value, Self::Trap>;
    fn store(&mut self, place: &Place<Self::Value>, write: Write, value: &Self::Value) -> Result<(), Self::Trap>;
    fn literal(&mut self, at: At, literal: Literal) -> Result<Self::Value, Self::Trap>;
    fn new_object(&mut self, at: At, class: ClassId) -> Result<Self::Value, Self::Trap>;
    fn new_array(&mut self, at: At, class: ArrayClass, length: &Self::Value) -> Result<Self::Value, Self::Trap>;
    fn new_arrays(&mut self, at: At, class: ClassId, lengths: &[Self::Value]) -> Result<Self::Value, Self::Trap>;
    /// May statics be used and objects be made: is the class initialised, or being so by who runs here?
    fn is_ready(&self, class: ClassId) -> bool;

    // --- provided
    fn operand(&self, operand: Operand) -> Self::Value {
        match operand {
            Operand::Register(register) => self.get(register),
            Operand::Word(word) => self.constant(word),
        }
    }
    fn assign(&mut self, to: u16, from: Operand) {
        let value = self.operand(from);
        self.set(to, value);
    }
    fn assign_unary(&mut self, f: Unary, to: u16, x: u16) {
        let x = self.get(x);
        let value = self.unary(f, &x);
        self.set(to, value);
    }
    fn assign_binary(&mut self, f: Binary, to: u16, x: u16, y: Operand) {
        let (x, y) = (self.get(x), self.operand(y));
        let value = self.binary(f, &x, &y);
        self.set(to, value);
    }
}

/// Where control goes after an instruction. Everything that an instruction means beyond registers and heap is in here.
#[derive(Clone, Debug, PartialEq)]
pub enum Flow<V> {
    /// The instruction is done.
    Next(At),
    /// The same, with another one to follow. `back`: round a loop.
    Jump {
        to: At,
        back: bool,
    },
    Branch {
        holds: Condition,
        x: V,
        y: V,
        taken: At,
        otherwise: At,
    },
    /// By the table of this number in the code.
    Switch {
        key: V,
        table: usize,
    },
    /// The arguments are in the registers of [`At::arguments`]. The result goes to a register, and `next` follows.
    Call {
        callee: Callee,
        receiver: Option<V>,
        to: Option<u16>,
        next: At,
    },
    Return(Option<V>),
    Throw(V),
    /// A monitor is entered or left, which may block or throw; then `next` follows.
    Monitor {
        object: V,
        enter: bool,
        next: At,
    },
    /// The VM has to resolve the instruction (`Vm::quicken`), which is then executed again.
    Resolve,
    /// The VM has to initialise the class, and the instruction is executed again.
    Initialise(ClassId),
}

/// Does what the instruction does. Its guards hold.
#[inline]
pub fn apply<D: Domain>(domain: &mut D, at: At) -> Result<Flow<D::Value>, D::Trap> {
    apply_action(domain, at, &action(&at.insn()))
}

#[inline]
fn apply_action<D: Domain>(d: &mut D, at: At, action: &Action) -> Result<Flow<D::Value>, D::Trap> {
    // (No instruction that needs a class has guards, so it does not matter which of the two comes first.)
    if let Some(class) = needed_class(action) {
        if !d.is_ready(class) {
            return Ok(Flow::Initialise(class));
        }
    }
    let next = at.next(action);
    match *action {
        Action::Set { to, from } => d.assign(to, from),
        Action::Unary { f, to, x } => d.assign_unary(f, to, x),
        Action::Binary { f, to, x, y } => d.assign_binary(f, to, x, y),
        Action::Length { to, array } => {
            let array = d.get(array);
            let length = d.length(&array);
            d.set(to, length);
        }
        Action::Load { to, place, read } => {
            let value = d.load(&place.map(|r| d.get(r)), read)?;
            d.set(to, value);
        }
        Action::Store { place, write, value } => {
            let (place, value) = (place.map(|r| d.get(r)), d.get(value));
            d.store(&place, write, &value)?;
        }
        Action::Literal { to, literal } => {
            let object = d.literal(at, literal)?;
            d.set(to, object);
        }
        Action::New { to, class } => {
            let object = d.new_object(at, class)?;
            d.set(to, object);
        }
        Action::NewArray { to, class, length } => {
            let length = d.get(length);
            let array = d.new_array(at, class, &length)?;
            d.set(to, array);
        }
        Action::NewArrays { to, class } => {
            let lengths: Vec<D::Value> = at.arguments().map(|r| d.get(r)).collect();
            let array = d.new_arrays(at, class, &lengths)?;
            d.set(to, array);
        }
        Action::IsInstance { to, object, class } => {
            let object = d.get(object);
            let answer = d.is_instance(&object, class);
            d.set(to, answer);
        }
        Action::Cast { .. } => {}
        Action::Jump { distance, back } => return Ok(Flow::Jump { to: at.jump(distance), back }),
        Action::Branch { holds, x, y, distance } => {
            let (x, y) = (d.get(x), d.operand(y));
            return Ok(Flow::Branch { holds, x, y, taken: at.jump(distance), otherwise: next });
        }
        Action::Switch { key, table } => return Ok(Flow::Switch { key: d.get(key), table }),
        Action::Call { callee, to } => {
            let receiver = callee.has_receiver().then(|| d.get(at.argument(0)));
            return Ok(Flow::Call { callee, receiver, to, next });
        }
        Action::Monitor { object, enter } => return Ok(Flow::Monitor { object: d.get(object), enter, next }),
        Action::Throw { exception } => return Ok(Flow::Throw(d.get(exception))),
        Action::Return { value } => return Ok(Flow::Return(value.map(|r| d.get(r)))),
        Action::Unresolved => return Ok(Flow::Resolve),
    }
    Ok(Flow::Next(next))
}

/// The class that must be initialised before an instruction of a program, which does that, does anything.
pub fn needed_class(action: &Action) -> Option<ClassId> {
    match *action {
        Action::Load { place, .. } | Action::Store { place, .. } => match place {
            Place::Static { class, .. } => Some(class),
            Place::Field { .. } | Place::Element { .. } => None,
        },
        Action::New { class, .. } => Some(class),
        Action::Call { callee, .. } => match callee {
            // SAFETY: resolved calls hold methods of the program, which are never removed.
            Callee::Static(method) => Some(unsafe { (*method).class }),
            Callee::Virtual(_) | Callee::Interface(_) | Callee::Special(_) | Callee::Dynamic(_) | Callee::Handle(_) => None,
        },
        Action::Set { .. } | Action::Unary { .. } | Action::Binary { .. } | Action::Length { .. } | Action::Literal { .. } => {
            None
        }
        Action::NewArray { .. } | Action::NewArrays { .. } | Action::IsInstance { .. } | Action::Cast { .. } => None,
        Action::Jump { .. } | Action::Branch { .. } | Action::Switch { .. } | Action::Monitor { .. } => None,
        Action::Throw { .. } | Action::Return { .. } | Action::Unresolved => None,
    }
}

/// A domain in which a guard holds or does not, once and for all.
pub trait OnePath: Domain {
    /// Goes on if it holds; otherwise the trap throws what Java throws.
    fn check(&mut self, guard: Guard) -> Result<(), Self::Trap>;
}

/// One instruction on one path.
#[inline]
pub fn step<D: OnePath>(domain: &mut D, at: At) -> Result<Flow<D::Value>, D::Trap> {
    let action = action(&at.insn());
    for guard in guards_of(at, action) {
        domain.check(guard)?;
    }
    apply_action(domain, at, &action)
}
