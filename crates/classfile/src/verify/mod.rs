//! The bytecode verifier (JVMS 4.9, 4.10).
//!
//! What it promises: in a class that passed, no instruction that can run finds a value of another kind than it
//! needs, touches an object before its constructor ran, reads a field of an object that is not of the field's
//! class, or leaves its operand stack, its locals or its code. **The interpreter relies on this instead of
//! checking**, so a rule left out here is a memory error there.
//!
//! What it does not promise, because Java's own rules leave it to run time:
//! - A value of *interface* type is only known to be a reference (4.10.1.2 treats interfaces as `Object`):
//!   `invokeinterface` has to look whether the receiver implements the interface.
//!   Likewise `invokespecial` inside an interface has to look whether the receiver implements that interface.
//! - A store into an array of references has to check the element (arrays are covariant), and `int` values stored
//!   to `byte`, `boolean`, `char`, `short` places have to be narrowed.
//! - Which member a reference resolves to, whether it is static, final or accessible, is found by resolution; in
//!   particular `<init>` must be found in exactly the class that is named.
//! - That a superclass is not final and no final method is overridden is for the linker to see.
//! - Code that cannot be reached is checked for its operands only, in class files that have no stack maps.
//!
//! From version 51 on, methods carry `StackMapTable`s and are checked in one pass ([`check`], 4.10.1). Below 50 the
//! types are inferred by data flow ([`infer`], 4.10.2); version 50 may use either. Both drive the same transfer
//! function ([`step`]), so there is one place that says what an instruction does to a frame.

mod calls;
mod check;
mod context;
mod frame;
mod infer;
mod operands;
mod stackmap;
mod step;
mod types;

use crate::{ClassFile, MethodInfo};
use context::ClassContext;
use std::fmt;

/// What the verifier asks about other classes. Names are internal ones (`java/lang/String`), never arrays. The
/// class under verification need not be known here.
pub trait Hierarchy {
    /// The direct superclass; `Some(None)` for `java/lang/Object`, `None` when the class cannot be found. An
    /// interface answers `java/lang/Object`.
    fn super_class(&self, name: &str) -> Option<Option<String>>;

    /// `None`: the class cannot be found.
    fn is_interface(&self, name: &str) -> Option<bool>;

    /// Whether `sub` is `sup` or has it among its superclasses (interfaces play no part). `None`: a class on the
    /// way cannot be found.
    fn is_subclass(&self, sub: &str, sup: &str) -> Option<bool> {
        let mut at = sub.to_string();
        for _ in 0..MAX_DEPTH {
            if at == sup {
                return Some(true);
            }
            match self.super_class(&at)? {
                Some(parent) => at = parent,
                None => return Some(false),
            }
        }
        Some(false)
    }

    /// Whether two classes are in one run-time package. The default compares names, which is right for classes
    /// of one loader.
    fn same_package(&self, a: &str, b: &str) -> bool {
        package(a) == package(b)
    }

    /// Looks a field or method up in `class` and then in its superclasses. The name of the class that declares
    /// it, when it is `protected`; `None` when it is not, or is not found.
    fn protected_holder(&self, class: &str, name: &str, descriptor: &str, field: bool) -> Option<String>;
}

/// No chain of superclasses is longer; a circular one is.
const MAX_DEPTH: usize = 10_000;

/// The package part of an internal name.
pub fn package(name: &str) -> &str {
    name.rfind('/').map_or("", |slash| &name[..slash])
}

/// Why a class was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// For the user, e.g. `Bad type on operand stack in Foo.bar(I)V at pc 12: expected int, found java/lang/String`.
    pub message: String,
    /// Set when the class is not wrong by itself, but names one that cannot be found: Java throws
    /// `NoClassDefFoundError` for this name then, not `VerifyError`.
    pub missing_class: Option<String>,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for VerifyError {}

/// A failure inside one method, before its place is known.
#[derive(Debug)]
pub(crate) enum Fault {
    Bad { what: &'static str, detail: String },
    Missing(String),
}

type Result<T> = std::result::Result<T, Box<Fault>>;

/// Leaves the function with a [`Fault::Bad`]: a headline, then details as for `format!`.
macro_rules! fail {
    ($what:expr) => { return Err(Box::new($crate::verify::Fault::Bad { what: $what, detail: String::new() })) };
    ($what:expr, $($arg:tt)*) => {
        return Err(Box::new($crate::verify::Fault::Bad { what: $what, detail: format!($($arg)*) }))
    };
}
use fail;

/// How the types of a method are found.
#[derive(Clone, Copy, PartialEq)]
enum Mode {
    /// As the class file's version asks.
    ByVersion,
    Infer,
}

/// Verifies all methods of a parsed class.
pub fn verify(class: &ClassFile, hierarchy: &dyn Hierarchy) -> std::result::Result<(), VerifyError> {
    verify_all(class, hierarchy, Mode::ByVersion)
}

/// The slow twin of [`verify`]: ignores stack maps and infers all types. It must accept whatever [`verify`] accepts.
pub fn verify_by_inference(class: &ClassFile, hierarchy: &dyn Hierarchy) -> std::result::Result<(), VerifyError> {
    verify_all(class, hierarchy, Mode::Infer)
}

/// Verifies one method of a parsed class.
pub fn verify_method(class: &ClassFile, method: &MethodInfo, hierarchy: &dyn Hierarchy) -> std::result::Result<(), VerifyError> {
    verify_in(&mut ClassContext::new(class, hierarchy), method, Mode::ByVersion)
}

fn verify_all(class: &ClassFile, hierarchy: &dyn Hierarchy, mode: Mode) -> std::result::Result<(), VerifyError> {
    let mut cx = ClassContext::new(class, hierarchy);
    class.methods.iter().try_for_each(|method| verify_in(&mut cx, method, mode))
}

fn verify_in(cx: &mut ClassContext, method: &MethodInfo, mode: Mode) -> std::result::Result<(), VerifyError> {
    let Some(code) = &method.code else { return Ok(()) };
    let major = cx.class.major;
    let mut m = step::Method::new(cx, method, code);
    let result = operands::check(&mut m).and_then(|()| match (mode, major) {
        (Mode::Infer, _) | (_, ..50) => infer::run(&mut m),
        // Version 50 may fall back to inference (4.10).
        (_, 50) => check::run(&mut m).or_else(|_| infer::run(&mut m)),
        _ => check::run(&mut m),
    });
    let pc = m.pc;
    result.map_err(|fault| {
        let class = cx.class;
        let place = format!("{}.{}{}", class.name(), class.pool.utf8(method.name), class.pool.utf8(method.descriptor));
        match *fault {
            Fault::Bad { what, detail } if detail.is_empty() => {
                VerifyError { message: format!("{what} in {place} at pc {pc}"), missing_class: None }
            }
            Fault::Bad { what, detail } => {
                VerifyError { message: format!("{what} in {place} at pc {pc}: {detail}"), missing_class: None }
            }
            Fault::Missing(name) => VerifyError {
                message: format!("Class {name} cannot be found to verify {place} at pc {pc}"),
                missing_class: Some(name),
            },
        }
    })
}
