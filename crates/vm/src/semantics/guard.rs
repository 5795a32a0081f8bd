//! What must hold before an instruction can do what it does, and what Java throws where it does not.
//!
//! Guards come in the order in which Java looks. Each is a [`Test`] on values: for a domain with one value that is a bool; one of
//! columns splits its states by it, those that fail go to a handler and the others on to the next guard; one of symbols adds a
//! constraint to its path. When all hold, the instruction's action is total.

use super::at::At;
use super::condition::{Cmp, Condition};
use super::domain::Domain;
use super::meaning::{Action, Operand, action};
use super::place::{Place, Write};
use super::pure::Binary;
use jaunt_program::ClassId;

/// One thing that must hold, about registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    NotNull(u16),
    /// The index lies in the array, which is not null.
    InBounds {
        array: u16,
        index: u16,
    },
    /// A divisor; `long`: all 64 bits count.
    NotZero {
        divisor: u16,
        long: bool,
    },
    /// The length of a new array.
    NotNegative(u16),
    /// Null can be cast to everything.
    CanCast {
        object: u16,
        class: ClassId,
    },
    /// The array, whose elements are references, takes this one.
    CanStore {
        array: u16,
        value: u16,
    },
}

/// A guard as a question about values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test<V> {
    Holds(Condition, V, V),
    IsNullOr(V, ClassId),
    /// The value (second) is null or belongs into the array (first).
    CanStore(V, V),
}

/// What a guard that does not hold means in one state, with what the exception's text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    NullPointer,
    ArrayIndex { index: i32, length: u32 },
    DivideByZero,
    NegativeSize(i32),
    ClassCast { class: ClassId, to: ClassId },
    ArrayStore { class: ClassId },
}

/// What must hold before the instruction does what it does, in this order.
#[inline]
pub fn guards(at: At) -> impl Iterator<Item = Guard> {
    guards_of(at, action(&at.insn()))
}

#[inline]
pub(super) fn guards_of(at: At, action: Action) -> impl Iterator<Item = Guard> {
    let mut dimensions = 0;
    let [first, second, third] = match action {
        Action::Binary { f: Binary::IDiv | Binary::IRem, y: Operand::Register(divisor), .. } => {
            [Some(Guard::NotZero { divisor, long: false }), None, None]
        }
        Action::Binary { f: Binary::LDiv | Binary::LRem, y: Operand::Register(divisor), .. } => {
            [Some(Guard::NotZero { divisor, long: true }), None, None]
        }
        // Constants that are divided by are never zero: the translator sees to that.
        Action::Binary { .. } => [None; 3],
        Action::Length { array, .. } => [Some(Guard::NotNull(array)), None, None],
        Action::Load { place, .. } => of_place(place, None),
        Action::Store { place, write, value } => of_place(place, (write == Write::Ref).then_some(value)),
        Action::NewArray { length, .. } => [Some(Guard::NotNegative(length)), None, None],
        Action::NewArrays { .. } => {
            dimensions = at.insn().c as usize;
            [None; 3]
        }
        Action::Cast { object, class } => [Some(Guard::CanCast { object, class }), None, None],
        Action::Call { callee, .. } => [callee.has_receiver().then(|| Guard::NotNull(at.argument(0))), None, None],
        Action::Monitor { object, .. } => [Some(Guard::NotNull(object)), None, None],
        Action::Throw { exception } => [Some(Guard::NotNull(exception)), None, None],
        Action::Set { .. } | Action::Unary { .. } | Action::Literal { .. } | Action::New { .. } => [None; 3],
        Action::IsInstance { .. } | Action::Jump { .. } | Action::Branch { .. } | Action::Switch { .. } => [None; 3],
        Action::Return { .. } | Action::Unresolved => [None; 3],
    };
    let sizes = (0..dimensions).map(move |i| Guard::NotNegative(at.argument(i)));
    [first, second, third].into_iter().flatten().chain(sizes)
}

/// `stored`: the register with the reference that is written.
fn of_place(place: Place<u16>, stored: Option<u16>) -> [Option<Guard>; 3] {
    match place {
        Place::Field { object, .. } => [Some(Guard::NotNull(object)), None, None],
        Place::Element { array, index } => [
            Some(Guard::NotNull(array)),
            Some(Guard::InBounds { array, index }),
            stored.map(|value| Guard::CanStore { array, value }),
        ],
        Place::Static { .. } => [None; 3],
    }
}

/// The question that a guard asks. The guards before it hold.
#[inline]
pub fn test<D: Domain>(domain: &mut D, guard: Guard) -> Test<D::Value> {
    let holds = |condition, x, zero| Test::Holds(condition, x, zero);
    match guard {
        Guard::NotNull(object) => holds(Condition::NotSame, domain.get(object), domain.constant(0)),
        Guard::InBounds { array, index } => {
            let array = domain.get(array);
            holds(Condition::Below, domain.get(index), domain.length(&array))
        }
        Guard::NotZero { divisor, long: false } => holds(Condition::Int(Cmp::Ne), domain.get(divisor), domain.constant(0)),
        Guard::NotZero { divisor, long: true } => holds(Condition::Long(Cmp::Ne), domain.get(divisor), domain.constant(0)),
        Guard::NotNegative(length) => holds(Condition::Int(Cmp::Ge), domain.get(length), domain.constant(0)),
        Guard::CanCast { object, class } => Test::IsNullOr(domain.get(object), class),
        Guard::CanStore { array, value } => Test::CanStore(domain.get(array), domain.get(value)),
    }
}
