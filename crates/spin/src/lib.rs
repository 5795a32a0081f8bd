//! Class files that the VM makes itself, for the `invokedynamic` sites that compilers emit: lambdas and method
//! references, string concatenation, methods of records, pattern switches.
//!
//! The JDK answers these sites with method handles, lambda forms and spun classes of its own; that machinery takes
//! thousands of objects to start. What it computes is simple, so we write the class that it would arrive at and the
//! site becomes a plain static call. Each product says which part of the JDK defines it; the tests run ours and
//! the JDK's side by side under `java`.
//!
//! **This crate does no I/O and knows no other class than the one it writes.** Its classes are trusted: they have no
//! `StackMapTable`, reach private members, and must neither be verified nor checked for access by the VM. All their
//! methods carry `@LambdaForm.Hidden`, so that stack traces leave them out (and, as in the JDK, a
//! `NullPointerException` in one has no helpful message).
//!
//! The helper class that spun code calls is [`concat::HELPER`], which the VM provides.

mod check;
mod class;
mod code;
pub mod concat;
mod convert;
pub mod lambda;
mod pool;
pub mod record;
pub mod switch;

pub use concat::{ConcatConst, concat};
pub use lambda::{LambdaSpec, Serialization, lambda};
pub use record::{RecordMethod, record_method};
pub use switch::{Label as SwitchLabel, enum_switch, type_switch};

/// The site is not one that the JDK's bootstrap method would accept (it throws, with this message), or its class
/// would exceed a limit of the class-file format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpinError(pub String);

impl std::fmt::Display for SpinError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SpinError {}

pub type Result<T> = std::result::Result<T, SpinError>;

/// A descriptor that the caller promised to be well-formed is not.
pub(crate) fn method_type(text: &str) -> Result<jaunt_classfile::MethodDescriptor<'_>> {
    jaunt_classfile::MethodDescriptor::parse(text).ok_or_else(|| SpinError(format!("not a method descriptor: {text}")))
}
