//! The one meaning of every operation that looks at words and nothing else.
//!
//! A word is a register: an int, float or reference lies zero-extended in its low half ([`jaunt_program::insn`]), and whatever is
//! above is ignored. **All of these are total**: a division by zero gives zero. What Java throws instead is a guard
//! ([`super::meaning`]), asked before; so an engine may compute where nobody will look, in lanes of a column that are not
//! active, say, and needs no condition in its loop.
//!
//! The functions are there by name (`iadd`), for who knows the operation when it is compiled, as the fast loop does; and behind
//! `visit`, for who knows it when it runs and uses it many times: a visitor is compiled once for each operation, with the function in
//! place, and the choice between them is made outside of its loop.
//!
//! ```
//! use jaunt_vm::semantics::{Binary, BinaryVisitor};
//! struct Columns<'a>(&'a mut [u64], &'a [u64], &'a [u64]);
//! impl BinaryVisitor for Columns<'_> {
//!     type Out = ();
//!     fn with(self, f: impl Fn(u64, u64) -> u64 + Copy) {
//!         self.0.iter_mut().zip(self.1).zip(self.2).for_each(|((out, &x), &y)| *out = f(x, y));
//!     }
//! }
//! let mut out = [0; 3];
//! Binary::IMul.visit(Columns(&mut out, &[1, 2, 3], &[4, 5, 6]));
//! assert_eq!(out, [4, 10, 18]);
//! ```

use super::condition::ordered;

/// What a word can be taken for.
pub trait Word: Copy {
    fn of(word: u64) -> Self;
    fn word(self) -> u64;
}

macro_rules! words {
    ($($t:ty, $word:ident => $of:expr, $self:ident => $into:expr;)*) => {
        $(impl Word for $t {
            #[inline(always)]
            fn of($word: u64) -> $t {
                $of
            }
            #[inline(always)]
            fn word($self) -> u64 {
                $into
            }
        })*
    };
}

words! {
    i32, word => word as i32, self => self as u32 as u64;
    i64, word => word as i64, self => self as u64;
    f32, word => f32::from_bits(word as u32), self => self.to_bits() as u64;
    f64, word => f64::from_bits(word), self => self.to_bits();
}

/// Takes the function of an operation on one word and uses it.
pub trait UnaryVisitor {
    type Out;
    fn with(self, f: impl Fn(u64) -> u64 + Copy) -> Self::Out;
}

/// Takes the function of an operation on two words and uses it.
pub trait BinaryVisitor {
    type Out;
    fn with(self, f: impl Fn(u64, u64) -> u64 + Copy) -> Self::Out;
}

macro_rules! operations {
    (
        $(#[$about:meta])*
        $Kind:ident visited by $Visitor:ident;
        $($Name:ident $name:ident($($x:ident: $t:ty),+) -> $r:ty = $meaning:expr;)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Kind { $($Name),+ }

        $(
            #[inline(always)]
            pub fn $name($($x: u64),+) -> u64 {
                $(let $x = <$t as Word>::of($x);)+
                <$r as Word>::word($meaning)
            }
        )+

        impl $Kind {
            pub const ALL: &'static [$Kind] = &[$($Kind::$Name),+];

            /// Gives the operation's function to a visitor.
            #[inline(always)]
            pub fn visit<V: $Visitor>(self, visitor: V) -> V::Out {
                match self { $($Kind::$Name => visitor.with($name)),+ }
            }
        }
    };
}

operations! {
    /// Operations on one word.
    Unary visited by UnaryVisitor;
    INeg ineg(x: i32) -> i32 = x.wrapping_neg();
    LNeg lneg(x: i64) -> i64 = x.wrapping_neg();
    FNeg fneg(x: f32) -> f32 = -x;
    DNeg dneg(x: f64) -> f64 = -x;
    I2L i2l(x: i32) -> i64 = x as i64;
    I2F i2f(x: i32) -> f32 = x as f32;
    I2D i2d(x: i32) -> f64 = x as f64;
    L2I l2i(x: i64) -> i32 = x as i32;
    L2F l2f(x: i64) -> f32 = x as f32;
    L2D l2d(x: i64) -> f64 = x as f64;
    // Rust's `as` does what Java does: the nearest value, and zero for what is no number.
    F2I f2i(x: f32) -> i32 = x as i32;
    F2L f2l(x: f32) -> i64 = x as i64;
    F2D f2d(x: f32) -> f64 = x as f64;
    D2I d2i(x: f64) -> i32 = x as i32;
    D2L d2l(x: f64) -> i64 = x as i64;
    D2F d2f(x: f64) -> f32 = x as f32;
    I2B i2b(x: i32) -> i32 = x as i8 as i32;
    I2C i2c(x: i32) -> i32 = x as u16 as i32;
    I2S i2s(x: i32) -> i32 = x as i16 as i32;
}

operations! {
    /// Operations on two words. The forms of instructions that have a constant in the place of a register are the same operations.
    Binary visited by BinaryVisitor;
    IAdd iadd(x: i32, y: i32) -> i32 = x.wrapping_add(y);
    ISub isub(x: i32, y: i32) -> i32 = x.wrapping_sub(y);
    IMul imul(x: i32, y: i32) -> i32 = x.wrapping_mul(y);
    IDiv idiv(x: i32, y: i32) -> i32 = if y == 0 { 0 } else { x.wrapping_div(y) };
    IRem irem(x: i32, y: i32) -> i32 = if y == 0 { 0 } else { x.wrapping_rem(y) };
    IShl ishl(x: i32, y: i32) -> i32 = x.wrapping_shl(y as u32);
    IShr ishr(x: i32, y: i32) -> i32 = x.wrapping_shr(y as u32);
    IUshr iushr(x: i32, y: i32) -> i32 = (x as u32).wrapping_shr(y as u32) as i32;
    IAnd iand(x: i32, y: i32) -> i32 = x & y;
    IOr ior(x: i32, y: i32) -> i32 = x | y;
    IXor ixor(x: i32, y: i32) -> i32 = x ^ y;
    LAdd ladd(x: i64, y: i64) -> i64 = x.wrapping_add(y);
    LSub lsub(x: i64, y: i64) -> i64 = x.wrapping_sub(y);
    LMul lmul(x: i64, y: i64) -> i64 = x.wrapping_mul(y);
    LDiv ldiv(x: i64, y: i64) -> i64 = if y == 0 { 0 } else { x.wrapping_div(y) };
    LRem lrem(x: i64, y: i64) -> i64 = if y == 0 { 0 } else { x.wrapping_rem(y) };
    // Counts of shifts are ints.
    LShl lshl(x: i64, y: i32) -> i64 = x.wrapping_shl(y as u32);
    LShr lshr(x: i64, y: i32) -> i64 = x.wrapping_shr(y as u32);
    LUshr lushr(x: i64, y: i32) -> i64 = (x as u64).wrapping_shr(y as u32) as i64;
    LAnd land(x: i64, y: i64) -> i64 = x & y;
    LOr lor(x: i64, y: i64) -> i64 = x | y;
    LXor lxor(x: i64, y: i64) -> i64 = x ^ y;
    FAdd fadd(x: f32, y: f32) -> f32 = x + y;
    FSub fsub(x: f32, y: f32) -> f32 = x - y;
    FMul fmul(x: f32, y: f32) -> f32 = x * y;
    FDiv fdiv(x: f32, y: f32) -> f32 = x / y;
    FRem frem(x: f32, y: f32) -> f32 = x % y;
    DAdd dadd(x: f64, y: f64) -> f64 = x + y;
    DSub dsub(x: f64, y: f64) -> f64 = x - y;
    DMul dmul(x: f64, y: f64) -> f64 = x * y;
    DDiv ddiv(x: f64, y: f64) -> f64 = x / y;
    DRem drem(x: f64, y: f64) -> f64 = x % y;
    // Compares give -1, 0 or 1; L and G say what it is where one is no number.
    LCmp lcmp(x: i64, y: i64) -> i32 = x.cmp(&y) as i32;
    FCmpL fcmpl(x: f32, y: f32) -> i32 = ordered(x.partial_cmp(&y), -1);
    FCmpG fcmpg(x: f32, y: f32) -> i32 = ordered(x.partial_cmp(&y), 1);
    DCmpL dcmpl(x: f64, y: f64) -> i32 = ordered(x.partial_cmp(&y), -1);
    DCmpG dcmpg(x: f64, y: f64) -> i32 = ordered(x.partial_cmp(&y), 1);
}

impl Unary {
    /// The result for this word.
    #[inline]
    pub fn of(self, x: u64) -> u64 {
        struct Once(u64);
        impl UnaryVisitor for Once {
            type Out = u64;
            #[inline(always)]
            fn with(self, f: impl Fn(u64) -> u64 + Copy) -> u64 {
                f(self.0)
            }
        }
        self.visit(Once(x))
    }
}

impl Binary {
    /// The result for these words.
    #[inline]
    pub fn of(self, x: u64, y: u64) -> u64 {
        struct Once(u64, u64);
        impl BinaryVisitor for Once {
            type Out = u64;
            #[inline(always)]
            fn with(self, f: impl Fn(u64, u64) -> u64 + Copy) -> u64 {
                f(self.0, self.1)
            }
        }
        self.visit(Once(x, y))
    }
}
