//! A place in a method's code, for those who read instructions while the VM may resolve them.

use super::meaning::Action;
use jaunt_program::code::Code;
use jaunt_program::insn::{ARGS_PER_INSN, Insn};

/// An instruction where it stands. It is copied out each time it is looked at, since resolving rewrites it in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At(*const Insn);

impl At {
    /// # Safety
    /// `pc` is an instruction of a program's code, no argument list, and the program outlives this value. (Code never moves, and is not
    /// freed before its program.)
    #[inline(always)]
    pub unsafe fn new(pc: *const Insn) -> At {
        At(pc)
    }

    /// An instruction of some code, by its index.
    ///
    /// # Safety
    /// As for [`At::new`], of the program that the code belongs to.
    #[inline(always)]
    pub unsafe fn index(code: &Code, index: usize) -> At {
        // SAFETY: as the caller promises.
        At(unsafe { code.insns.first().add(index) })
    }

    #[inline(always)]
    pub fn pc(self) -> *const Insn {
        self.0
    }

    #[inline(always)]
    pub fn insn(self) -> Insn {
        // SAFETY: as whoever made this promised.
        unsafe { self.0.read() }
    }

    /// The `i`th argument register of a call, or dimension of `multianewarray`.
    #[inline(always)]
    pub fn argument(self, i: usize) -> u16 {
        assert!(i < self.insn().c as usize, "argument {i}");
        // SAFETY: only instructions with arguments are asked, and as many lists follow them as are needed for all.
        unsafe { (*self.0.add(1 + i / ARGS_PER_INSN)).arg(i % ARGS_PER_INSN) }
    }

    /// All argument registers of a call, in the numbering of local variables: a long or double comes twice.
    pub fn arguments(self) -> impl Iterator<Item = u16> {
        (0..self.insn().c as usize).map(move |i| self.argument(i))
    }

    /// The instruction behind this one, which does that, and its argument lists.
    #[inline(always)]
    pub fn next(self, action: &Action) -> At {
        let lists = match action {
            Action::Call { .. } | Action::NewArrays { .. } => (self.insn().c as usize).div_ceil(ARGS_PER_INSN),
            _ => 0,
        };
        // SAFETY: only asked for instructions that others follow; the verifier lets no code run over its end.
        At(unsafe { self.0.add(1 + lists) })
    }

    /// The instruction that a branch of this one leads to.
    #[inline(always)]
    pub fn jump(self, distance: i32) -> At {
        // SAFETY: distances are those of branches, which lead to instructions of the same code.
        At(unsafe { self.0.offset(distance as isize) })
    }
}
