//! Where values are outside of registers: fields, elements, statics, and what of a word is kept there.

use super::pure;
use jaunt_program::ClassId;

/// A field, an element or a static. `R` is how objects and indexes are named: by registers in an instruction, by values in a domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place<R> {
    /// The offset is in bytes, as in statics.
    Field {
        object: R,
        offset: u32,
        flags: u16,
    },
    Element {
        array: R,
        index: R,
    },
    Static {
        class: ClassId,
        offset: u32,
        flags: u16,
    },
}

impl<R> Place<R> {
    /// The same place, named in another way.
    pub fn map<S>(self, mut f: impl FnMut(R) -> S) -> Place<S> {
        match self {
            Place::Field { object, offset, flags } => Place::Field { object: f(object), offset, flags },
            Place::Element { array, index } => Place::Element { array: f(array), index: f(index) },
            Place::Static { class, offset, flags } => Place::Static { class, offset, flags },
        }
    }
}

/// What is read: how bits become a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Read {
    /// Bytes and booleans.
    Byte,
    Char,
    Short,
    /// Ints and floats.
    Int,
    Ref,
    /// Longs and doubles.
    Long,
}

/// What is written: which bits of a word are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Write {
    Byte,
    Boolean,
    /// An element: only the array's class says which of the two ([`Write::into`]).
    ByteOrBoolean,
    /// Chars and shorts.
    Half,
    Int,
    Ref,
    Long,
}

impl Read {
    /// The word for bits that lie zero-extended in another.
    #[inline(always)]
    pub fn word(self, bits: u64) -> u64 {
        match self {
            Read::Byte => pure::i2b(bits),
            Read::Char => pure::i2c(bits),
            Read::Short => pure::i2s(bits),
            Read::Int | Read::Ref => bits as u32 as u64,
            Read::Long => bits,
        }
    }

    /// Bytes in memory.
    pub const fn size(self) -> usize {
        match self {
            Read::Byte => 1,
            Read::Char | Read::Short => 2,
            Read::Int | Read::Ref => 4,
            Read::Long => 8,
        }
    }

    /// # Safety
    /// `at` points to a value of that size, aligned.
    #[inline(always)]
    pub unsafe fn from_memory(self, at: *const u8) -> u64 {
        // SAFETY: as the caller promises.
        let bits = unsafe {
            match self {
                Read::Byte => *at as u64,
                Read::Char | Read::Short => *at.cast::<u16>() as u64,
                Read::Int | Read::Ref => *at.cast::<u32>() as u64,
                Read::Long => *at.cast::<u64>(),
            }
        };
        self.word(bits)
    }
}

impl Write {
    /// As it is for an array whose elements are booleans, or not.
    #[inline(always)]
    pub fn into(self, booleans: bool) -> Write {
        match self {
            Write::ByteOrBoolean if booleans => Write::Boolean,
            Write::ByteOrBoolean => Write::Byte,
            other => other,
        }
    }

    /// The bits that are kept, zero-extended.
    #[inline(always)]
    pub fn bits(self, word: u64) -> u64 {
        match self {
            Write::Boolean => word & 1,
            Write::Byte | Write::ByteOrBoolean => word as u8 as u64,
            Write::Half => word as u16 as u64,
            Write::Int | Write::Ref => word as u32 as u64,
            Write::Long => word,
        }
    }

    /// Bytes in memory.
    pub const fn size(self) -> usize {
        match self {
            Write::Byte | Write::Boolean | Write::ByteOrBoolean => 1,
            Write::Half => 2,
            Write::Int | Write::Ref => 4,
            Write::Long => 8,
        }
    }

    /// # Safety
    /// `at` points to a writable value of that size, aligned.
    #[inline(always)]
    pub unsafe fn to_memory(self, at: *mut u8, word: u64) {
        let bits = self.bits(word);
        // SAFETY: as the caller promises.
        unsafe {
            match self.size() {
                1 => *at = bits as u8,
                2 => *at.cast::<u16>() = bits as u16,
                4 => *at.cast::<u32>() = bits as u32,
                _ => *at.cast::<u64>() = bits,
            }
        }
    }
}
