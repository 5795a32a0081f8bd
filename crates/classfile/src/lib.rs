//! Class files as data: the bytes of one `.class`, indexed once and decoded where needed.
//!
//! **This crate does no I/O and resolves nothing.** It knows one class file at a time; the verifier asks
//! about other classes through [`verify::Hierarchy`].
//!
//! Only the structure is read eagerly. A method's code stays a byte range until somebody asks for it,
//! because a start-up loads hundreds of classes and runs a tenth of their methods.

#![forbid(unsafe_code)]

pub mod access;
pub mod bytes;
pub mod constant;
pub mod descriptor;
pub mod insn;
pub mod model;
pub mod names;
pub mod npe;
mod parse;
pub mod verify;

pub use bytes::ClassBytes;
pub use constant::{Constant, ConstantPool, MemberRef};
pub use descriptor::{FieldType, MethodDescriptor};
pub use model::*;
pub use npe::npe_message;
pub use parse::{NEWEST_MAJOR, ParseError, parse};
pub use verify::{Hierarchy, VerifyError, verify};
