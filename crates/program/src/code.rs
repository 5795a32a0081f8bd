//! One method's translated code.

use crate::insn::Insn;

/// Register code with its side tables. Built by [`crate::translate`].
pub struct Code {
    pub insns: Box<[Insn]>,
    /// Bytecode pc of each instruction.
    pub pcs: Box<[u16]>,
    pub switches: Box<[SwitchTable]>,
    /// In search order.
    pub handlers: Box<[CodeHandler]>,
    /// Locals plus operand stack.
    pub registers: u16,
    /// The register that a handler finds the exception in (stack slot 0), i.e. `max_locals`.
    pub exception_register: u16,
}

pub struct SwitchTable {
    pub default: u32,
    /// Dense tables: `targets[key - low]`. Sparse: `targets[i]` belongs to `keys[i]`, keys ascending.
    pub low: i32,
    pub keys: Box<[i32]>,
    pub targets: Box<[u32]>,
}

/// Instruction range `start..end`; `catch_type` is a pool index of a class, 0 for any.
#[derive(Clone, Copy, Debug)]
pub struct CodeHandler {
    pub start: u32,
    pub end: u32,
    pub handler: u32,
    pub catch_type: u16,
}
