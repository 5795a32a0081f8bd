//! From bytes to [`ClassFile`], with the format checking of JVMS 4.8.
//!
//! Our own reader, not a crate: `java.lang.reflect` wants pool indexes and raw annotation bytes, start-up wants
//! code left alone, and a checker must hold on any bytes at all. The crate `cafebabe` is our twin in the tests.
//!
//! Invariants that readers of a [`ClassFile`] rely on: every pool index stored in it is of the kind its field
//! says; every `Span` lies inside the bytes; nothing was allocated for a count that the bytes do not back.
//! Wordings follow HotSpot's where it has one.

pub(crate) mod attributes;
mod code;
mod context;
mod members;
mod pool;
mod reader;

use crate::access as acc;
use crate::{ClassAttrs, ClassBytes, ClassFile, ConstantPool};
use context::Context;
use reader::Reader;
use std::fmt;

/// Newest class-file version that we read (Java 26). The format has grown compatibly up to there.
pub const NEWEST_MAJOR: u16 = 70;

/// Why a class file was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// `UnsupportedClassVersionError` in Java.
    UnsupportedVersion { major: u16, minor: u16 },
    /// `ClassFormatError` in Java, with its message.
    Format(String),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::UnsupportedVersion { major, minor } if *major < 45 => {
                write!(f, "class file version {major}.{minor} is older than 45.0, the first one of Java")
            }
            ParseError::UnsupportedVersion { major, minor } if *major > NEWEST_MAJOR => {
                write!(f, "class file version {major}.{minor} is newer than {NEWEST_MAJOR}.0, the newest that is read")
            }
            ParseError::UnsupportedVersion { major, minor } => {
                write!(f, "class file version {major}.{minor} does not exist (from 56 on, minor is 0 or 65535)")
            }
            ParseError::Format(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for ParseError {}

/// Boxed, so that results of small things travel in registers.
type Result<T> = std::result::Result<T, Box<ParseError>>;

/// Leaves the function with a [`ParseError::Format`].
macro_rules! refuse {
    ($($arg:tt)*) => { return Err(Box::new($crate::ParseError::Format(format!($($arg)*)))) };
}
use refuse;

/// Reads and checks one class file.
pub fn parse(bytes: ClassBytes) -> std::result::Result<ClassFile, ParseError> {
    read(bytes).map_err(|e| *e)
}

fn read(bytes: ClassBytes) -> Result<ClassFile> {
    let slice: &[u8] = &bytes;
    let r = &mut Reader::new(slice);
    // All three are read before the first is looked at.
    let (magic, minor, major) = (r.u32()?, r.u16()?, r.u16()?);
    if magic != 0xCAFE_BABE {
        refuse!("Incompatible magic value {magic}");
    }
    if !(45..=NEWEST_MAJOR).contains(&major) || major >= 56 && minor != 0 && minor != 65535 {
        return Err(Box::new(ParseError::UnsupportedVersion { major, minor }));
    }
    let (pool, texts) = pool::read(r, &bytes, major)?;
    let mut cx = Context { bytes: slice, pool: &pool, texts: &texts, major, access: 0 };
    pool::check(&cx)?;

    let access = class_access(r.u16()?, major)?;
    cx.access = access;
    let this_class = r.u16()?;
    let super_class = r.u16()?;
    let name = cx.class(this_class, "this_class")?;
    if name.first() == Some(&b'[') {
        refuse!("Bad class name in class file");
    }
    check_super(&cx, name, super_class)?;

    let count = r.count(2)?;
    let mut interfaces = Vec::with_capacity(count);
    for _ in 0..count {
        let index = r.u16()?;
        if cx.class(index, "interface")?.first() == Some(&b'[') {
            refuse!("Bad interface name in class file {}", pool.class_name(this_class));
        }
        interfaces.push(index);
    }
    check_no_duplicates(&interfaces, |i| pool.class_name(*i), |n| format!("Duplicate interface name \"{n}\""))?;

    let fields = members::read_fields(r, &cx)?;
    let methods = members::read_methods(r, &cx)?;
    let is_record = major >= 60 && pool.class_name(super_class) == "java/lang/Record";
    let attrs = attributes::read_class(r, &cx, is_record)?;
    if r.remaining() != 0 {
        refuse!("Extra bytes at the end of class file {}", pool.class_name(this_class));
    }
    if access & acc::MODULE != 0 {
        check_module(&cx, name, super_class, interfaces.len() + fields.len() + methods.len())?;
    }
    check_bootstrap_indexes(&pool, &attrs)?;
    Ok(ClassFile { minor, major, access, this_class, super_class, interfaces, fields, methods, attrs, pool, bytes })
}

/// Flags that a class may have in its own class file.
const CLASS_FLAGS: u16 =
    acc::PUBLIC | acc::FINAL | acc::SUPER | acc::INTERFACE | acc::ABSTRACT | acc::ANNOTATION | acc::ENUM | acc::SYNTHETIC;

/// Class flags made regular as HotSpot does, and checked.
fn class_access(access: u16, major: u16) -> Result<u16> {
    if major >= 53 && access & acc::MODULE != 0 {
        return Ok(acc::MODULE);
    }
    check_class_access(access & CLASS_FLAGS, major)
}

fn check_class_access(mut access: u16, major: u16) -> Result<u16> {
    // Old compilers left `abstract` off interfaces.
    if access & acc::INTERFACE != 0 && major < 50 {
        access |= acc::ABSTRACT;
    }
    let is = |flag: u16| access & flag != 0;
    let modern = major >= 49;
    if is(acc::ABSTRACT) && is(acc::FINAL)
        || is(acc::INTERFACE) && !is(acc::ABSTRACT)
        || is(acc::INTERFACE) && modern && (is(acc::SUPER) || is(acc::ENUM))
        || !is(acc::INTERFACE) && modern && is(acc::ANNOTATION)
    {
        refuse!("Illegal class modifiers 0x{access:X}");
    }
    Ok(access)
}

fn check_super(cx: &Context, name: &[u8], super_class: u16) -> Result<()> {
    if super_class == 0 {
        if name != b"java/lang/Object" && cx.access & acc::MODULE == 0 {
            refuse!("Invalid superclass index 0");
        }
        return Ok(());
    }
    let super_name = cx.class(super_class, "super_class")?;
    if super_name.first() == Some(&b'[') {
        refuse!("Bad superclass name");
    }
    if name == b"java/lang/Object" {
        refuse!("java/lang/Object has a superclass");
    }
    if cx.is_interface() && super_name != b"java/lang/Object" {
        refuse!("Interfaces must have java.lang.Object as superclass");
    }
    if super_name == name {
        refuse!("Class {} is its own superclass", String::from_utf8_lossy(name));
    }
    Ok(())
}

fn check_module(cx: &Context, name: &[u8], super_class: u16, members: usize) -> Result<()> {
    if cx.major < 53 || name != b"module-info" || super_class != 0 || members != 0 {
        refuse!("A module declaration must be named module-info and have no superclass, interfaces or members");
    }
    Ok(())
}

fn check_bootstrap_indexes(pool: &ConstantPool, attrs: &ClassAttrs) -> Result<()> {
    if pool.max_bootstrap().is_some_and(|max| max as usize >= attrs.bootstrap_methods.len()) {
        refuse!("Short length on BootstrapMethods in class file: {} entries", attrs.bootstrap_methods.len());
    }
    Ok(())
}

/// Refuses two items with one key, in n log n: counts come from the file.
fn check_no_duplicates<T, K: Ord + Copy>(items: &[T], key: impl Fn(&T) -> K, message: impl Fn(K) -> String) -> Result<()> {
    if items.len() < 2 {
        return Ok(());
    }
    let mut keys: Vec<K> = items.iter().map(key).collect();
    keys.sort_unstable();
    match keys.windows(2).find(|w| w[0] == w[1]) {
        Some(w) => Err(Box::new(ParseError::Format(message(w[0])))),
        None => Ok(()),
    }
}
