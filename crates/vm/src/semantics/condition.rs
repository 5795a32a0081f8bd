//! Conditions on two words, of branches and of guards, and the tables of switches.
//!
//! As in [`super::pure`]: total functions, and a visitor for who splits many states by one condition.

use super::pure::Word;
use jaunt_program::code::SwitchTable;
use std::cmp::Ordering;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cmp {
    Eq,
    Ne,
    Lt,
    Ge,
    Gt,
    Le,
}

impl Cmp {
    pub const ALL: [Cmp; 6] = [Cmp::Eq, Cmp::Ne, Cmp::Lt, Cmp::Ge, Cmp::Gt, Cmp::Le];

    /// What holds exactly where this does not, among things that can be compared.
    pub const fn negated(self) -> Cmp {
        match self {
            Cmp::Eq => Cmp::Ne,
            Cmp::Ne => Cmp::Eq,
            Cmp::Lt => Cmp::Ge,
            Cmp::Ge => Cmp::Lt,
            Cmp::Gt => Cmp::Le,
            Cmp::Le => Cmp::Gt,
        }
    }
}

/// Something that holds for two words or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    Int(Cmp),
    /// Ints without a sign: an index and the length of an array.
    Below,
    NotBelow,
    Long(Cmp),
    /// References to the same object, or both null.
    Same,
    NotSame,
    /// And whether it holds where one is no number.
    Float(Cmp, bool),
    Double(Cmp, bool),
}

/// Takes the function of a condition and uses it.
pub trait ConditionVisitor {
    type Out;
    fn with(self, holds: impl Fn(u64, u64) -> bool + Copy) -> Self::Out;
}

/// One test as a function of words.
macro_rules! test {
    ($t:ty, $x:ident, $y:ident => $test:expr) => {
        |x: u64, y: u64| {
            let ($x, $y) = (<$t as Word>::of(x), <$t as Word>::of(y));
            $test
        }
    };
}

macro_rules! total_order {
    ($cmp:expr, $visitor:expr, $t:ty) => {
        match $cmp {
            Cmp::Eq => $visitor.with(test!($t, x, y => x == y)),
            Cmp::Ne => $visitor.with(test!($t, x, y => x != y)),
            Cmp::Lt => $visitor.with(test!($t, x, y => x < y)),
            Cmp::Ge => $visitor.with(test!($t, x, y => x >= y)),
            Cmp::Gt => $visitor.with(test!($t, x, y => x > y)),
            Cmp::Le => $visitor.with(test!($t, x, y => x <= y)),
        }
    };
}

// Where one is no number every comparison but `!=` is false: what holds there is the negation of the opposite.
macro_rules! partial_order {
    ($cmp:expr, $unordered:expr, $visitor:expr, $t:ty) => {
        match ($cmp, $unordered) {
            (Cmp::Eq, false) => $visitor.with(test!($t, x, y => x == y)),
            (Cmp::Eq, true) => $visitor.with(test!($t, x, y => !(x < y || x > y))),
            (Cmp::Ne, false) => $visitor.with(test!($t, x, y => x < y || x > y)),
            (Cmp::Ne, true) => $visitor.with(test!($t, x, y => x != y)),
            (Cmp::Lt, false) => $visitor.with(test!($t, x, y => x < y)),
            (Cmp::Lt, true) => $visitor.with(test!($t, x, y => !(x >= y))),
            (Cmp::Ge, false) => $visitor.with(test!($t, x, y => x >= y)),
            (Cmp::Ge, true) => $visitor.with(test!($t, x, y => !(x < y))),
            (Cmp::Gt, false) => $visitor.with(test!($t, x, y => x > y)),
            (Cmp::Gt, true) => $visitor.with(test!($t, x, y => !(x <= y))),
            (Cmp::Le, false) => $visitor.with(test!($t, x, y => x <= y)),
            (Cmp::Le, true) => $visitor.with(test!($t, x, y => !(x > y))),
        }
    };
}

impl Condition {
    /// Gives the condition's function to a visitor.
    #[inline(always)]
    #[allow(clippy::neg_cmp_op_on_partial_ord, clippy::double_comparisons)] // what is no number is the point of it
    pub fn visit<V: ConditionVisitor>(self, visitor: V) -> V::Out {
        match self {
            Condition::Int(cmp) => total_order!(cmp, visitor, i32),
            Condition::Long(cmp) => total_order!(cmp, visitor, i64),
            Condition::Below => visitor.with(below),
            Condition::NotBelow => visitor.with(|x, y| !below(x, y)),
            Condition::Same => visitor.with(test!(i32, x, y => x == y)),
            Condition::NotSame => visitor.with(test!(i32, x, y => x != y)),
            Condition::Float(cmp, unordered) => partial_order!(cmp, unordered, visitor, f32),
            Condition::Double(cmp, unordered) => partial_order!(cmp, unordered, visitor, f64),
        }
    }

    /// Does it hold for these words?
    #[inline(always)]
    pub fn holds(self, x: u64, y: u64) -> bool {
        struct Once(u64, u64);
        impl ConditionVisitor for Once {
            type Out = bool;
            #[inline(always)]
            fn with(self, holds: impl Fn(u64, u64) -> bool + Copy) -> bool {
                holds(self.0, self.1)
            }
        }
        self.visit(Once(x, y))
    }

    /// What holds exactly where this does not.
    pub const fn negated(self) -> Condition {
        match self {
            Condition::Int(cmp) => Condition::Int(cmp.negated()),
            Condition::Long(cmp) => Condition::Long(cmp.negated()),
            Condition::Below => Condition::NotBelow,
            Condition::NotBelow => Condition::Below,
            Condition::Same => Condition::NotSame,
            Condition::NotSame => Condition::Same,
            Condition::Float(cmp, unordered) => Condition::Float(cmp.negated(), !unordered),
            Condition::Double(cmp, unordered) => Condition::Double(cmp.negated(), !unordered),
        }
    }
}

#[inline(always)]
fn below(x: u64, y: u64) -> bool {
    (x as u32) < y as u32
}

/// A comparison as an int, with what stands for "cannot be compared".
#[inline(always)]
pub(super) fn ordered(order: Option<Ordering>, unordered: i32) -> i32 {
    order.map_or(unordered, |o| o as i32)
}

/// Where a switch goes: an index in its code.
#[inline(always)]
pub fn switch_target(table: &SwitchTable, key: i32) -> u32 {
    if table.keys.is_empty() { dense_target(table, key) } else { sparse_target(table, key) }
}

/// The same for `tableswitch`, and for a table without any case.
#[inline(always)]
pub fn dense_target(table: &SwitchTable, key: i32) -> u32 {
    let index = key.wrapping_sub(table.low) as u32 as usize;
    table.targets.get(index).copied().unwrap_or(table.default)
}

/// The same for `lookupswitch`.
#[inline(always)]
pub fn sparse_target(table: &SwitchTable, key: i32) -> u32 {
    match table.keys.binary_search(&key) {
        Ok(i) => table.targets[i],
        Err(_) => table.default,
    }
}
