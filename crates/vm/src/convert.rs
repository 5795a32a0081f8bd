//! Conversions of values as `MethodHandle.asType` does them, for calls of var handles whose types are not the variable's.
//!
//! **Nothing is thrown here**: where a conversion is not allowed or fails, the JDK's own code is asked, which throws. What can
//! only fail after the variable was touched (the result's conversion) is left to the JDK's methods for that.

use crate::native::{NativeResult, Trap};
use crate::varhandle::Place;
use crate::vm::Vm;
use jaunt_program::link::{param_types, return_type};
use jaunt_program::{ClassId, Kind, LoaderId};
use jaunt_state::ObjRef;
use jaunt_state::time::is_moment;

/// A type of a call or a variable.
#[derive(Clone, Copy)]
enum Type<'a> {
    Primitive(Kind),
    /// Name of a class as in class files.
    Reference(&'a str),
}

impl Type<'_> {
    fn of_descriptor(desc: &str) -> Type<'_> {
        match Kind::of_descriptor(desc.as_bytes()[0]) {
            Kind::Ref => Type::Reference(desc.strip_prefix('L').map_or(desc, |name| &name[..name.len() - 1])),
            kind => Type::Primitive(kind),
        }
    }

    /// Does `asType` convert values of this type to the other one? (Some values may still not fit.)
    fn converts_to(self, to: Type) -> bool {
        match (self, to) {
            (Type::Primitive(from), Type::Primitive(to)) => widen(0, from, to).is_some(),
            (Type::Primitive(kind), Type::Reference(name)) => is_above_wrapper(kind, name),
            (Type::Reference(name), Type::Primitive(kind)) => {
                is_above_wrapper(kind, name) || wrapped_kind(name).is_some_and(|from| widen(0, from, kind).is_some())
            }
            (Type::Reference(_), Type::Reference(_)) => true,
        }
    }
}

/// What a call gives for a variable.
#[derive(Clone, Copy)]
pub(crate) enum Given {
    Word(u64),
    /// A box that is made when it is stored, after the thread had its turn: until then no object is equal to it.
    NewBox(Kind, u64),
}

/// How a variable's value becomes the call's result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Taken {
    AsItIs,
    /// A reference is cast to the call's type.
    Cast,
    /// From the first kind to the second.
    Widened(Kind, Kind),
    Boxed(Kind),
    /// To a number of this kind, from a variable that can (`true`) only hold its wrapper.
    Unboxed(Kind, bool),
}

/// A number of a kind as one of another kind that holds it (JLS 5.1.2), or of the same one.
pub fn widen(word: u64, from: Kind, to: Kind) -> Option<u64> {
    use Kind::*;
    let small = word as u32 as i32;
    Some(match (from, to) {
        _ if from == to => word,
        (Byte, Short | Int) | (Short | Char, Int) => word,
        (Byte | Short | Char | Int, Long) => small as i64 as u64,
        (Byte | Short | Char | Int, Float) => (small as f32).to_bits() as u64,
        (Byte | Short | Char | Int, Double) => (small as f64).to_bits(),
        (Long, Float) => (word as i64 as f32).to_bits() as u64,
        (Long, Double) => (word as i64 as f64).to_bits(),
        (Float, Double) => (f32::from_bits(word as u32) as f64).to_bits(),
        _ => return None,
    })
}

/// The wrapper class of a primitive kind.
pub(crate) fn wrapper_name(kind: Kind) -> Option<&'static str> {
    Some(match kind {
        Kind::Boolean => "java/lang/Boolean",
        Kind::Byte => "java/lang/Byte",
        Kind::Char => "java/lang/Character",
        Kind::Short => "java/lang/Short",
        Kind::Int => "java/lang/Integer",
        Kind::Long => "java/lang/Long",
        Kind::Float => "java/lang/Float",
        Kind::Double => "java/lang/Double",
        Kind::Ref | Kind::Void => return None,
    })
}

/// The kind that a class wraps, if it is a wrapper.
pub fn wrapped_kind(class: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|&kind| wrapper_name(kind) == Some(class))
}

/// Is this the wrapper class of a kind, or a type above it? Only the boot loader has classes of these names.
fn is_above_wrapper(kind: Kind, name: &str) -> bool {
    match name {
        "java/lang/Object" | "java/lang/Comparable" | "java/io/Serializable" | "java/lang/constant/Constable" => true,
        "java/lang/Number" => !matches!(kind, Kind::Boolean | Kind::Char),
        "java/lang/constant/ConstantDesc" => matches!(kind, Kind::Int | Kind::Long | Kind::Float | Kind::Double),
        _ => wrapper_name(kind) == Some(name),
    }
}

impl Vm {
    /// The values that a call gives for a variable, converted to its kind; `None` where the JDK's code will throw.
    pub(crate) fn convert_given(&mut self, site: usize, place: &Place, args: &[u64]) -> Result<Option<[Given; 2]>, Trap> {
        let desc = self.poly_sites[site].desc.clone();
        let mut given = [Given::Word(0); 2];
        let (mut slot, mut count) = (1, 0);
        for t in param_types(&desc) {
            let from = Type::of_descriptor(t);
            if slot >= place.used {
                match self.convert_value(from, args[slot], place.kind)? {
                    Some(value) => given[count] = value,
                    None => return Ok(None),
                }
                count += 1;
            }
            slot += if matches!(from, Type::Primitive(kind) if kind.is_wide()) { 2 } else { 1 };
        }
        Ok(Some(given))
    }

    /// One value; whether a reference fits is asked later.
    fn convert_value(&mut self, from: Type, word: u64, to: Kind) -> Result<Option<Given>, Trap> {
        Ok(match from {
            Type::Primitive(Kind::Long) if to != Kind::Long && is_moment(word) => None,
            Type::Primitive(kind) if to == Kind::Ref => Some(self.boxed(kind, word)?),
            Type::Primitive(kind) => widen(word, kind, to).map(Given::Word),
            Type::Reference(_) if to == Kind::Ref => Some(Given::Word(word)),
            Type::Reference(_) => self.unboxed_as(from, word, to).map(Given::Word),
        })
    }

    /// The number in a wrapper, as one of a kind.
    fn unboxed_as(&self, from: Type, word: u64, to: Kind) -> Option<u64> {
        if word as u32 == 0 || !from.converts_to(Type::Primitive(to)) {
            return None;
        }
        let (kind, number) = self.unbox_value(ObjRef(word as u32))?;
        if kind == Kind::Long && to != Kind::Long && is_moment(number) {
            return None;
        }
        widen(number, kind, to)
    }

    /// The array index that a call gives, if it can be one.
    pub(crate) fn convert_index(&self, site: usize, args: &[u64]) -> Option<i32> {
        let site = &self.poly_sites[site];
        match *site.params.get(1)? {
            Kind::Int | Kind::Byte | Kind::Short | Kind::Char => Some(args[2] as i32),
            Kind::Ref => {
                let from = Type::of_descriptor(param_types(&site.desc).nth(1)?);
                self.unboxed_as(from, args[2], Kind::Int).map(|word| word as i32)
            }
            _ => None,
        }
    }

    /// May this be stored in a variable of this class, or compared with its value?
    pub(crate) fn given_fits(&mut self, given: Given, class: ClassId) -> Result<bool, Trap> {
        let found = match given {
            Given::Word(word) if word as u32 == 0 => return Ok(true),
            Given::Word(word) => self.state.heap.class_of(ObjRef(word as u32)),
            Given::NewBox(kind, _) => self.load_class(wrapper_name(kind).expect("a primitive kind"), LoaderId::BOOT)?,
        };
        Ok(self.program.is_subclass(found, class))
    }

    /// The word to be stored, when it is stored.
    pub(crate) fn given_word(&mut self, given: Given) -> Result<u64, Trap> {
        match given {
            Given::Word(word) => Ok(word),
            Given::NewBox(kind, word) => Ok(self.box_value(kind, word)?.word()),
        }
    }

    /// What `valueOf` of the wrapper gives: the one in its cache, or a new one.
    fn boxed(&mut self, kind: Kind, word: u64) -> Result<Given, Trap> {
        let name = wrapper_name(kind).expect("a primitive kind");
        let wrapper = self.load_class(name, LoaderId::BOOT)?;
        self.ensure_initialized(wrapper)?;
        let number = if kind == Kind::Long { word as i64 } else { word as i32 as i64 };
        let (holder, field) = match kind {
            Kind::Boolean => (wrapper, if word as u32 != 0 { "TRUE" } else { "FALSE" }),
            Kind::Float | Kind::Double => return Ok(Given::NewBox(kind, word)),
            // How far the cache of integers goes is known to its class alone.
            _ if kind != Kind::Int && !(-128..=127).contains(&number) => return Ok(Given::NewBox(kind, word)),
            _ => {
                let simple = name.rsplit('/').next().expect("a name");
                let holder = self.load_class(&format!("{name}${simple}Cache"), LoaderId::BOOT)?;
                self.ensure_initialized(holder)?;
                (holder, "cache")
            }
        };
        let offset = self.program.field_named(holder, field).expect("a field of the library").offset;
        let value = ObjRef(self.get_static(holder, offset, Kind::Ref) as u32);
        if kind == Kind::Boolean {
            return Ok(Given::Word(value.word()));
        }
        let index = if kind == Kind::Char { number } else { number + 128 };
        let cached = usize::try_from(index).ok().and_then(|index| self.state.heap.words(value).get(index).copied());
        Ok(cached.map_or(Given::NewBox(kind, word), |object| Given::Word(ObjRef(object).word())))
    }

    /// How a variable's value becomes the call's result; `None` where `asType` does not convert it.
    pub(crate) fn taken(&self, site: usize, place: &Place) -> Option<Taken> {
        let site = &self.poly_sites[site];
        match (place.kind, site.ret) {
            (_, Kind::Void) => Some(Taken::AsItIs),
            (Kind::Ref, Kind::Ref) => Some(Taken::Cast),
            (from, to) if from == to => Some(Taken::AsItIs),
            (Kind::Ref, to) => {
                let name = self.program.class_name(place.type_class?);
                let only = wrapper_name(to) == Some(name);
                Type::Reference(name).converts_to(Type::Primitive(to)).then_some(Taken::Unboxed(to, only))
            }
            (from, to) => {
                let wanted = Type::of_descriptor(return_type(&site.desc));
                let taken = if to == Kind::Ref { Taken::Boxed(from) } else { Taken::Widened(from, to) };
                Type::Primitive(from).converts_to(wanted).then_some(taken)
            }
        }
    }

    /// What the result's conversion needs, before anything is done: initialising may leave and come back.
    pub(crate) fn prepare_taken(&mut self, taken: Taken) -> Result<(), Trap> {
        match taken {
            Taken::Boxed(kind) => {
                let class = self.load_class(wrapper_name(kind).expect("a primitive kind"), LoaderId::BOOT)?;
                self.ensure_initialized(class)
            }
            Taken::Unboxed(..) => self.load_class("sun/invoke/util/ValueConversions", LoaderId::BOOT).map(|_| ()),
            Taken::AsItIs | Taken::Cast | Taken::Widened(..) => Ok(()),
        }
    }

    /// A variable's value as a number or an object that the call wants instead.
    pub(crate) fn convert_taken(&mut self, taken: Taken, word: u64) -> NativeResult {
        match taken {
            Taken::AsItIs | Taken::Cast => Ok(word),
            Taken::Widened(from, to) => {
                if from == Kind::Long {
                    self.moment_is_converted(word);
                }
                Ok(widen(word, from, to).expect("asked before"))
            }
            Taken::Boxed(kind) => {
                let name = wrapper_name(kind).expect("a primitive kind");
                let class = self.load_class(name, LoaderId::BOOT)?;
                let desc = format!("({})L{name};", kind.descriptor());
                let value_of = self.program.method_named(class, "valueOf", &desc).expect("valueOf of a wrapper");
                self.call_id(value_of, &[word, 0][..if kind.is_wide() { 2 } else { 1 }])
            }
            Taken::Unboxed(to, only) => {
                if word as u32 != 0 {
                    if let Some((kind, number)) = self.unbox_value(ObjRef(word as u32)) {
                        if let Some(result) = widen(number, kind, to) {
                            if kind == Kind::Long && to != kind {
                                self.moment_is_converted(number);
                            }
                            return Ok(result);
                        }
                    }
                }
                self.unboxing_fails(to, only, word)
            }
        }
    }

    /// The JDK's own method throws: a `NullPointerException` or a `ClassCastException`.
    #[cold]
    fn unboxing_fails(&mut self, to: Kind, only: bool, word: u64) -> NativeResult {
        let wrapper = wrapper_name(to).expect("a primitive kind");
        let class = self.load_class("sun/invoke/util/ValueConversions", LoaderId::BOOT)?;
        let name = wrapper.replacen("java/lang/", "unbox", 1);
        let to = to.descriptor();
        let desc = if only { format!("(L{wrapper};){to}") } else { format!("(Ljava/lang/Object;Z){to}") };
        let method = self.program.method_named(class, &name, &desc).expect("ValueConversions.unbox");
        self.call_id(method, &[word, 0][..if only { 1 } else { 2 }])
    }
}
