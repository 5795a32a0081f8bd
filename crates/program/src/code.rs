//! One method's translated code.

use crate::insn::{Insn, Op};
use std::cell::UnsafeCell;
use std::ops::{Deref, DerefMut};

/// Register code with its side tables. Built by [`crate::translate`].
pub struct Code {
    pub insns: Insns,
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

impl Code {
    /// May the instruction at this place be come to again in the same call: is it in a loop? In executed code, whose branches are relative.
    pub fn comes_back(&self, from: usize) -> bool {
        let mut seen = vec![false; self.insns.len()];
        let mut left = vec![from];
        while let Some(at) = left.pop() {
            // SAFETY: it is one of them, and nothing is held while it is looked at.
            let insn = unsafe { self.insns.first().add(at).read() }.watched();
            let target = || (at as i64 + insn.x as u32 as i32 as i64) as usize;
            let mut next: Vec<usize> = match insn.op {
                Op::Return | Op::ReturnVoid | Op::Throw => Vec::new(),
                Op::Goto | Op::GotoBack => vec![target()],
                Op::TableSwitch | Op::LookupSwitch => {
                    let switch = &self.switches[insn.x as usize];
                    switch.targets.iter().chain([&switch.default]).map(|&t| t as usize).collect()
                }
                op if op.is_branch() => vec![at + 1, target()],
                _ => vec![at + 1],
            };
            let handlers = self.handlers.iter().filter(|h| (h.start..h.end).contains(&(at as u32)));
            next.extend(handlers.map(|h| h.handler as usize));
            for to in next {
                if to == from {
                    return true;
                }
                if to < seen.len() && !std::mem::replace(&mut seen[to], true) {
                    left.push(to);
                }
            }
        }
        false
    }
}

/// The instructions of a method, each in a cell: they are rewritten while frames point at them ([`Insns::first`]).
///
/// Looking at them as a slice is for those who run while no Java does.
pub struct Insns(Box<[UnsafeCell<Insn>]>);

impl Insns {
    /// Where the first one is. Others follow it; this pointer and those made from it may be used for [`rewrite`].
    #[inline]
    pub fn first(&self) -> *const Insn {
        UnsafeCell::raw_get(self.0.as_ptr()).cast_const()
    }
}

/// Replaces one instruction.
///
/// # Safety
/// `pc` comes from [`Insns::first`] of code that lives, and nobody looks at these instructions as a slice.
pub unsafe fn rewrite(pc: *const Insn, insn: Insn) {
    // SAFETY: it lies in a cell, and as the caller promises nobody has a reference to what is in it.
    unsafe { pc.cast_mut().write(insn) };
}

impl From<&[Insn]> for Insns {
    fn from(insns: &[Insn]) -> Insns {
        Insns(insns.iter().copied().map(UnsafeCell::new).collect())
    }
}

impl Clone for Insns {
    fn clone(&self) -> Insns {
        Insns::from(&**self)
    }
}

impl Deref for Insns {
    type Target = [Insn];
    #[inline]
    fn deref(&self) -> &[Insn] {
        // SAFETY: a cell has the layout of what is in it. `rewrite` is not called while somebody looks.
        unsafe { std::slice::from_raw_parts(self.first(), self.0.len()) }
    }
}

impl DerefMut for Insns {
    fn deref_mut(&mut self) -> &mut [Insn] {
        let (first, len) = (self.0.as_mut_ptr().cast::<Insn>(), self.0.len());
        // SAFETY: as above, and nobody else can reach them.
        unsafe { std::slice::from_raw_parts_mut(first, len) }
    }
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
