//! Native methods: Rust functions by Java signature.

use crate::does::Does;
use crate::gate::Gate;
use jaunt_base::FastMap;
use jaunt_state::ObjRef;
use std::any::Any;

/// Arguments are registers in local-slot numbering: the receiver first, a long or double takes two slots (value in
/// the first). The result is a register: ints zero-extended, references by number, floats by bits.
pub type NativeFn = fn(&mut Gate, &[u64]) -> NativeResult;
pub type NativeResult = Result<u64, Trap>;

/// Why an instruction did not simply finish.
#[derive(Debug)]
pub enum Trap {
    /// A Java exception.
    Throw(ObjRef),
    /// The thread's status says what it waits for; the instruction is executed again after that.
    Block,
    /// Frames were pushed (or something was linked): execute the instruction again when they are done.
    Again,
    /// One frame was pushed whose result is the result of the call.
    Called,
    /// The call is over; let another thread run first.
    Yield(u64),
    /// Somebody outside wants the machine back: the instruction was given up and has done nothing that counts.
    Halted,
    /// Something visible comes next: stop before it.
    Point,
    /// A value is wanted: one of so many.
    Choose(u32),
    /// `System.exit` and friends.
    Exit(i32),
    /// The execution ends here and does not count.
    Ignore,
    Unsupported(Box<Unsupported>),
}

/// Something that Jaunt does not do yet.
#[derive(Debug, Clone)]
pub struct Unsupported {
    pub what: Missing,
    /// The Java call stack, innermost first.
    pub stack: Vec<String>,
}

/// What is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Missing {
    /// By its name: `native method java.net.Inet4Address.init`.
    Feature(String),
    /// In a whole sentence.
    Sentence(String),
}

impl Missing {
    /// The name or the sentence.
    pub fn text(&self) -> &str {
        match self {
            Missing::Feature(text) | Missing::Sentence(text) => text,
        }
    }
}

impl From<String> for Missing {
    fn from(name: String) -> Missing {
        Missing::Feature(name)
    }
}

impl From<&str> for Missing {
    fn from(name: &str) -> Missing {
        Missing::Feature(name.to_string())
    }
}

impl From<ObjRef> for Trap {
    fn from(exception: ObjRef) -> Trap {
        Trap::Throw(exception)
    }
}

/// All native methods that exist, by `class.name` + descriptor.
#[derive(Default)]
pub struct NativeTable {
    by_name: FastMap<String, u32>,
    functions: Vec<NativeFn>,
    declared: Vec<Does>,
}

impl NativeTable {
    /// `signature` is like `java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V`; `does` is all that the
    /// native may do that others can see.
    pub fn add(&mut self, signature: &str, does: Does, function: NativeFn) {
        let id = self.functions.len() as u32;
        self.functions.push(function);
        self.declared.push(does);
        let old = self.by_name.insert(signature.to_string(), id);
        assert!(old.is_none(), "native {signature} registered twice");
    }

    pub fn find(&self, signature: &str) -> Option<u32> {
        self.by_name.get(signature).copied()
    }

    pub fn get(&self, id: u32) -> NativeFn {
        self.functions[id as usize]
    }

    /// What the native is declared to do.
    pub fn declared(&self, id: u32) -> Does {
        self.declared[id as usize]
    }

    pub fn signatures(&self) -> impl Iterator<Item = &str> {
        self.by_name.keys().map(String::as_str)
    }
}

/// What natives keep between calls under a number that the Java side holds: open directories, compression streams, file
/// mappings. **No part of the state**: whoever takes states apart must refuse programs that have such things.
#[derive(Default)]
pub struct NativeData {
    entries: FastMap<i64, Box<dyn Any>>,
    last: i64,
    /// A value was made, used or given back. A search cannot take that back and looks at this.
    pub touched: bool,
}

impl NativeData {
    /// Keeps a value; its number is never 0 and never used again.
    pub fn insert<T: Any>(&mut self, value: T) -> i64 {
        self.touched = true;
        self.last += 1;
        self.entries.insert(self.last, Box::new(value));
        self.last
    }

    pub fn get<T: Any>(&mut self, number: i64) -> Option<&mut T> {
        self.touched = true;
        self.entries.get_mut(&number)?.downcast_mut()
    }

    pub fn remove<T: Any>(&mut self, number: i64) -> Option<Box<T>> {
        self.touched = true;
        self.entries.remove(&number)?.downcast().ok()
    }

    /// All values of one type, by number.
    pub fn all<T: Any>(&mut self) -> impl Iterator<Item = (i64, &mut T)> {
        self.entries.iter_mut().filter_map(|(&number, value)| Some((number, value.downcast_mut()?)))
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

/// Registers a list of natives of one class, each with what it does ([`Does`]):
/// `natives!(table, "java/lang/Foo"; "bar()I" [READS | CLOCK] => bar, …)`.
#[macro_export]
macro_rules! natives {
    ($table:expr, $class:expr; $($sig:literal [$($does:ident)|+] => $f:expr),* $(,)?) => {
        $( $table.add(concat!($class, ".", $sig), $crate::Does::PURE$(.and($crate::Does::$does))+, $f); )*
    };
}

// Reading arguments.
#[inline(always)]
pub fn int(word: u64) -> i32 {
    word as u32 as i32
}
#[inline(always)]
pub fn long(word: u64) -> i64 {
    word as i64
}
#[inline(always)]
pub fn float(word: u64) -> f32 {
    f32::from_bits(word as u32)
}
#[inline(always)]
pub fn double(word: u64) -> f64 {
    f64::from_bits(word)
}
#[inline(always)]
pub fn obj(word: u64) -> ObjRef {
    ObjRef(word as u32)
}
// Making results.
#[inline(always)]
pub fn from_int(value: i32) -> u64 {
    value as u32 as u64
}
#[inline(always)]
pub fn from_bool(value: bool) -> u64 {
    value as u64
}
