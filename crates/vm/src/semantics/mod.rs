//! One meaning of bytecode, several kinds of value.
//!
//! The meaning of instructions is here once, for whatever values are: words; columns of words, one for each of many states; symbols
//! with a word beside them. **Control is not here**: an instruction says by a [`Flow`] where it goes, and each engine follows that in its own
//! way, because there engines differ.
//!
//! | file | what it has |
//! |---|---|
//! | [`pure`], [`condition`] | functions of words: arithmetic, conversions, compares; conditions, switches |
//! | [`place`] | fields, elements and statics, and what of a word they keep |
//! | [`meaning`] | what each instruction does, as data, with an arm for each [`Op`](jaunt_program::insn::Op) |
//! | [`guard`] | what must hold before, in order, and what Java throws otherwise |
//! | [`domain`] | the trait of values, instructions over it, and the flow that comes out |
//! | [`concrete`] | words on one path: the twin of the loop in [`crate::interp`], which has a form of its own for speed |
//!
//! **Engines read instructions in their resolved form and write none.** Whoever meets one that is not resolved asks the VM
//! (`Vm::quicken`), which alone rewrites code; so there is one resolved copy, and one answer to what a name means
//! (docs/adr/018-one-meaning-of-bytecode.md). Since that happens while others stand in the same code, nobody holds a reference to an
//! instruction: [`At`] copies it out.

mod at;
mod concrete;
mod condition;
mod domain;
mod guard;
mod meaning;
mod place;
pub mod pure;

pub use at::At;
pub use condition::{Cmp, Condition, ConditionVisitor, dense_target, sparse_target, switch_target};
pub use domain::{Domain, Flow, OnePath, apply, needed_class, step};
pub use guard::{Fault, Guard, Test, guards, test};
pub use meaning::{Action, ArrayClass, Callee, Literal, Operand, action};
pub use place::{Place, Read, Write};
pub use pure::{Binary, BinaryVisitor, Unary, UnaryVisitor};
