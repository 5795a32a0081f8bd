//! The linked program: classes with their layouts and dispatch tables, methods with their register code.
//!
//! **A `Program` only ever grows.** Loading a class adds to it; restoring an earlier state takes nothing away.
//! What a program *did* (which classes are initialised, which mirrors exist) is state and lives in `jaunt-state`.

pub mod class;
pub mod code;
pub mod disasm;
pub mod insn;
pub mod link;
pub mod maps;
pub mod method;
pub mod program;
pub mod resolve;
pub mod translate;
mod verify;

pub use class::{ArrayInfo, Class, ClassKind, Field, Kind};
pub use code::{Code, CodeHandler, SwitchTable};
pub use insn::{Insn, NO_REG, Op};
pub use link::LinkError;
pub use method::Method;
pub use program::{ClassId, ClassSource, Found, LoaderId, MethodId, Program, Release, SelectorId, StringId};
