//! Instructions that compute: operands from the stack, a result to the stack or straight to a local.

use super::emit::{Emitter, Next};
use super::stack::Place;
use super::{Result, error};
use crate::insn::{ARGS_PER_INSN, Insn, NO_REG, Op};
use jaunt_classfile::Constant;
use jaunt_classfile::insn::{Raw, op};

impl Emitter<'_> {
    pub(super) fn constant(&mut self, bits: u64, wide: bool) -> Result<()> {
        self.stack.push(Place::Const(bits), wide)
    }

    pub(super) fn load_constant(&mut self, index: usize, raw: &Raw) -> Result<()> {
        let wide = match self.pool.get(raw.index) {
            Constant::Integer(value) => return self.constant(value as u32 as u64, false),
            Constant::Float(bits) => return self.constant(bits as u64, false),
            Constant::Long(value) => return self.constant(value as u64, true),
            Constant::Double(bits) => return self.constant(bits, true),
            Constant::Dynamic { name_and_type, .. } => is_wide(self.descriptor(name_and_type)?.first().copied()),
            Constant::String { .. } | Constant::Class { .. } | Constant::MethodHandle { .. } | Constant::MethodType { .. } => {
                false
            }
            _ => return error("ldc of an entry that is no constant"),
        };
        self.finish(index, 0, Op::Ldc, 0, 0, raw.index as u64, wide)
    }

    pub(super) fn check_local(&self, local: u16, wide: bool) -> Result<()> {
        if local as u32 + (wide as u32) < self.max_locals as u32 { Ok(()) } else { error("no such local") }
    }

    pub(super) fn load(&mut self, local: u16, wide: bool) -> Result<()> {
        self.check_local(local, wide)?;
        self.stack.push(Place::Reg(local), wide)
    }

    pub(super) fn store(&mut self, local: u16, wide: bool) -> Result<()> {
        self.check_local(local, wide)?;
        let top = self.stack.index(0)?;
        let place = self.stack.entries()[top].place;
        // The result may be there already: `forward`.
        if place != Place::Reg(local) {
            self.stack.evict(local, 1, self.out)?;
            match place {
                Place::Reg(register) => self.out.emit(Op::Mov, local, register, 0, 0),
                Place::Const(bits) => self.out.emit(Op::Const, local, 0, 0, bits),
                Place::ReturnAddress => self.subroutines.store(self.context, local),
            }
        }
        self.stack.drop_entries(1);
        Ok(())
    }

    /// The local that the result of the instruction at `index` is stored to right away, perhaps through a `dup`
    /// or a `checkcast`. If the cast can fail into a handler of this method, the local must keep its old value.
    fn forward(&self, index: usize, wide: bool) -> Option<u16> {
        let inside = |at: usize| if self.flow.starts_block(at) { None } else { self.flow.raws.get(at) };
        let mut at = index + 1;
        let mut raw = inside(at)?;
        if raw.op == op::CHECKCAST {
            if self.handlers.iter().any(|h| (h.start as u32..h.end as u32).contains(&raw.pc)) {
                return None;
            }
            at += 1;
            raw = inside(at)?;
        }
        if raw.op == if wide { op::DUP2 } else { op::DUP } {
            raw = inside(at + 1)?;
        }
        let store = match raw.op {
            op::ISTORE | op::FSTORE | op::ASTORE => !wide,
            op::LSTORE | op::DSTORE => wide,
            _ => false,
        };
        (store && self.check_local(raw.index, wide).is_ok()).then_some(raw.index)
    }

    /// Emits an instruction that takes the top `pops` entries, which are in registers, and pushes a result.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn finish(&mut self, index: usize, pops: usize, op: Op, b: u16, c: u16, x: u64, wide: bool) -> Result<()> {
        let a = match self.forward(index, wide) {
            Some(local) => {
                self.stack.evict(local, pops, self.out)?;
                self.stack.drop_entries(pops);
                local
            }
            None => {
                self.stack.drop_entries(pops);
                self.stack.result()?
            }
        };
        self.stack.push(Place::Reg(a), wide)?;
        self.out.emit(op, a, b, c, x);
        Ok(())
    }

    pub(super) fn unary(&mut self, index: usize, op: Op, wide: bool) -> Result<()> {
        let b = self.stack.operand(0, self.out)?;
        self.finish(index, 1, op, b, 0, 0, wide)
    }

    pub(super) fn binary(&mut self, index: usize, op: Op, wide: bool) -> Result<()> {
        let b = self.stack.operand(1, self.out)?;
        let c = self.stack.operand(0, self.out)?;
        self.finish(index, 2, op, b, c, 0, wide)
    }

    /// The operation on the entry below the top, which is the constant `value`.
    pub(super) fn immediate(&mut self, index: usize, op: Op, value: i64, wide: bool) -> Result<()> {
        let b = self.stack.operand(1, self.out)?;
        self.finish(index, 2, op, b, 0, value as u64, wide)
    }

    /// A commutative operation: a constant on either side becomes the immediate.
    fn commutative(&mut self, index: usize, op: Op, with_immediate: Op, wide: bool) -> Result<()> {
        let value = |bits: u64| if wide { bits as i64 } else { bits as i32 as i64 };
        if let Some(bits) = self.stack.constant(0) {
            return self.immediate(index, with_immediate, value(bits), wide);
        }
        if let Some(bits) = self.stack.constant(1) {
            let b = self.stack.operand(0, self.out)?;
            return self.finish(index, 2, with_immediate, b, 0, value(bits) as u64, wide);
        }
        self.binary(index, op, wide)
    }

    pub(super) fn int_op(&mut self, index: usize, op: Op, with_immediate: Op) -> Result<()> {
        self.commutative(index, op, with_immediate, false)
    }

    pub(super) fn long_op(&mut self, index: usize, op: Op, with_immediate: Op) -> Result<()> {
        self.commutative(index, op, with_immediate, true)
    }

    pub(super) fn int_division(&mut self, index: usize, op: Op, with_immediate: Op) -> Result<()> {
        match self.stack.constant(0) {
            Some(bits) if bits as i32 != 0 => self.immediate(index, with_immediate, bits as i32 as i64, false),
            _ => self.binary(index, op, false),
        }
    }

    pub(super) fn shift(&mut self, index: usize, op: Op, with_immediate: Op, wide: bool) -> Result<()> {
        match self.stack.constant(0) {
            Some(bits) => {
                let count = bits & if wide { 63 } else { 31 };
                self.immediate(index, with_immediate, count as i64, wide)
            }
            None => self.binary(index, op, wide),
        }
    }

    pub(super) fn array_store(&mut self, op: Op) -> Result<()> {
        let b = self.stack.operand(2, self.out)?;
        let c = self.stack.operand(1, self.out)?;
        let a = self.stack.operand(0, self.out)?;
        self.stack.drop_entries(3);
        self.out.emit(op, a, b, c, 0);
        Ok(())
    }

    pub(super) fn field_is_wide(&self, index: u16) -> Result<bool> {
        match self.pool.get(index) {
            Constant::FieldRef { name_and_type, .. } => Ok(is_wide(self.descriptor(name_and_type)?.first().copied())),
            _ => error("not a field"),
        }
    }

    /// Raw bytes: cheaper than text, and descriptors have been checked.
    fn descriptor(&self, name_and_type: u16) -> Result<&[u8]> {
        let Constant::NameAndType { descriptor, .. } = self.pool.get(name_and_type) else {
            return error("not a name and type");
        };
        match self.pool.utf8_bytes(descriptor) {
            Some(bytes) => Ok(bytes),
            None => error("not a descriptor"),
        }
    }

    pub(super) fn call(&mut self, index: usize, raw: &Raw, op: Op, receiver: usize) -> Result<Next> {
        let (Constant::MethodRef { name_and_type, .. }
        | Constant::InterfaceMethodRef { name_and_type, .. }
        | Constant::InvokeDynamic { name_and_type, .. }) = self.pool.get(raw.index)
        else {
            return error("not a method");
        };
        let Some((slots, returns)) = scan_descriptor(self.descriptor(name_and_type)?) else {
            return error("not a method descriptor");
        };
        let pops = self.stack.entries_in(slots + receiver)?;
        self.collect_args(pops)?;
        let count = self.args.len() as u16;
        let wide = is_wide(Some(returns));
        let dropped = self.flow.raws.get(index + 1).is_some_and(|r| r.op == if wide { op::POP2 } else { op::POP })
            && !self.flow.starts_block(index + 1);
        let next = if returns == b'V' || dropped {
            self.stack.drop_entries(pops);
            self.out.emit(op, NO_REG, 0, count, raw.index as u64);
            if dropped && returns != b'V' { index + 2 } else { index + 1 }
        } else {
            self.finish(index, pops, op, 0, count, raw.index as u64, wide)?;
            index + 1
        };
        self.emit_args();
        Ok(Next::At(next))
    }

    /// Notes the registers of the top `count` entries, a wide one twice.
    pub(super) fn collect_args(&mut self, count: usize) -> Result<()> {
        self.args.clear();
        for n in (0..count).rev() {
            let register = self.stack.operand(n, self.out)?;
            self.args.push(register);
            if self.stack.entries()[self.stack.index(n)?].wide {
                self.args.push(register);
            }
        }
        Ok(())
    }

    pub(super) fn emit_args(&mut self) {
        for chunk in self.args.chunks(ARGS_PER_INSN) {
            let arg = |i: usize| chunk.get(i).copied().unwrap_or(0);
            let x = (3..ARGS_PER_INSN).fold(0, |x, i| x | (arg(i) as u64) << (16 * (i - 3)));
            self.out.insns.push(Insn::new(Op::Args, arg(0), arg(1), arg(2), x));
            self.out.pcs.push(self.out.pc);
        }
    }
}

fn is_wide(descriptor: Option<u8>) -> bool {
    matches!(descriptor, Some(b'J' | b'D'))
}

/// Argument slots and the first byte of the return type.
fn scan_descriptor(bytes: &[u8]) -> Option<(usize, u8)> {
    let mut at = 1;
    let mut slots = 0;
    loop {
        match *bytes.get(at)? {
            b')' => return Some((slots, *bytes.get(at + 1)?)),
            b'J' | b'D' => slots += 2,
            first => {
                let mut kind = first;
                while kind == b'[' {
                    at += 1;
                    kind = *bytes.get(at)?;
                }
                if kind == b'L' {
                    at += bytes[at..].iter().position(|b| *b == b';')?;
                }
                slots += 1;
            }
        }
        at += 1;
    }
}
