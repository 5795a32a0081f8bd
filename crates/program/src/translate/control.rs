//! Instructions that go somewhere else. Both sides of a branch find the stack settled.

use super::emit::{Emitter, Next};
use super::stack::Place;
use super::{Block, Result};
use crate::code::SwitchTable;
use crate::insn::Op;
use jaunt_classfile::insn::{Raw, Switch, op};

// By condition, in the order of the opcodes: eq, ne, lt, ge, gt, le.
pub(super) const INT_WITH_IMMEDIATE: [Op; 6] = [Op::IfIEqI, Op::IfINeI, Op::IfILtI, Op::IfIGeI, Op::IfIGtI, Op::IfILeI];
const INT: [Op; 6] = [Op::IfICmpEq, Op::IfICmpNe, Op::IfICmpLt, Op::IfICmpGe, Op::IfICmpGt, Op::IfICmpLe];
const LONG: [Op; 6] = [Op::IfLCmpEq, Op::IfLCmpNe, Op::IfLCmpLt, Op::IfLCmpGe, Op::IfLCmpGt, Op::IfLCmpLe];
/// The condition with its operands exchanged.
const EXCHANGED: [usize; 6] = [0, 1, 4, 5, 2, 3];

/// [`Op::IfFCmp`]: the compare was the `g` form.
const G_FORM: u16 = 8;

impl Emitter<'_> {
    /// A conditional branch on the top `operands` (one or two) entries.
    pub(super) fn branch(&mut self, op: Op, operands: usize, c: u16, immediate: i32, target: u32) -> Result<()> {
        for n in 0..operands {
            self.stack.operand(n, self.out)?;
        }
        self.stack.settle(operands, self.out)?;
        // Settling may have moved the operands.
        let a = self.stack.operand(operands - 1, self.out)?;
        let b = if operands == 2 { self.stack.operand(0, self.out)? } else { 0 };
        self.stack.drop_entries(operands);
        let block = self.jump(self.flow.block_of_pc(target))?;
        self.out.emit(op, a, b, c, block as u64 | (immediate as u32 as u64) << 32);
        Ok(())
    }

    pub(super) fn int_branch(&mut self, condition: usize, target: u32) -> Result<()> {
        if let Some(bits) = self.stack.constant(0) {
            self.stack.drop_entries(1);
            return self.branch(INT_WITH_IMMEDIATE[condition], 1, 0, bits as i32, target);
        }
        if let Some(bits) = self.stack.constant(1) {
            self.stack.swap()?;
            self.stack.drop_entries(1);
            return self.branch(INT_WITH_IMMEDIATE[EXCHANGED[condition]], 1, 0, bits as i32, target);
        }
        self.branch(INT[condition], 2, 0, 0, target)
    }

    /// `lcmp`, `fcmpX`, `dcmpX`, in one with the branch that nearly always follows.
    pub(super) fn compare(&mut self, index: usize, raw: &Raw) -> Result<Next> {
        if let Some(branch) = self.flow.raws.get(index + 1)
            && (op::IFEQ..=op::IFLE).contains(&branch.op)
            && !self.flow.starts_block(index + 1)
        {
            let condition = (branch.op - op::IFEQ) as usize;
            let (op, c) = match raw.op {
                op::LCMP => (LONG[condition], 0),
                op::FCMPL => (Op::IfFCmp, condition as u16),
                op::FCMPG => (Op::IfFCmp, condition as u16 | G_FORM),
                op::DCMPL => (Op::IfDCmp, condition as u16),
                _ => (Op::IfDCmp, condition as u16 | G_FORM),
            };
            self.out.pc = branch.pc as u16;
            self.branch(op, 2, c, 0, branch.value as u32)?;
            return Ok(Next::At(index + 2));
        }
        let op = match raw.op {
            op::LCMP => Op::LCmp,
            op::FCMPL => Op::FCmpL,
            op::FCMPG => Op::FCmpG,
            op::DCMPL => Op::DCmpL,
            _ => Op::DCmpG,
        };
        self.binary(index, op, false)?;
        Ok(Next::At(index + 1))
    }

    pub(super) fn goto(&mut self, target: u32) -> Result<Next> {
        // `return c ? a : b` jumps to its return: do that here instead.
        if let Some(at) = self.flow.index_of_pc(target)
            && let opcode @ op::IRETURN..=op::RETURN = self.flow.raws[at].op
        {
            return self.return_(opcode);
        }
        self.stack.settle(0, self.out)?;
        let block = self.jump(self.flow.block_of_pc(target))?;
        self.goto_block(block);
        Ok(Next::End)
    }

    fn goto_block(&mut self, block: usize) {
        if block != self.current + 1 {
            self.out.emit(Op::Goto, 0, 0, 0, block as u64);
        }
    }

    pub(super) fn return_(&mut self, opcode: u8) -> Result<Next> {
        if opcode == op::RETURN {
            self.out.emit(Op::ReturnVoid, 0, 0, 0, 0);
        } else {
            let a = self.stack.operand(0, self.out)?;
            self.out.emit(Op::Return, a, 0, 0, 0);
        }
        Ok(Next::End)
    }

    pub(super) fn switch(&mut self, switch: &Switch) -> Result<Next> {
        self.stack.operand(0, self.out)?;
        self.stack.settle(1, self.out)?;
        let a = self.stack.operand(0, self.out)?;
        self.stack.drop_entries(1);
        let default = self.jump(self.flow.block_of_pc(switch.default))? as u32;
        let mut targets = Vec::with_capacity(switch.cases.len());
        for (_, target) in &switch.cases {
            targets.push(self.jump(self.flow.block_of_pc(*target))? as u32);
        }
        let table = self.switches.len() as u64;
        let low = switch.cases.first().map_or(0, |c| c.0);
        let op = if switch.dense { Op::TableSwitch } else { Op::LookupSwitch };
        let keys = if switch.dense { Box::default() } else { switch.cases.iter().map(|c| c.0).collect() };
        self.switches.push(SwitchTable { default, low, keys, targets: targets.into() });
        self.out.emit(op, a, 0, 0, table);
        Ok(Next::End)
    }

    pub(super) fn jsr(&mut self, raw: &Raw) -> Result<Next> {
        self.stack.push(Place::ReturnAddress, false)?;
        self.stack.settle(0, self.out)?;
        let entry = self.flow.block_of_pc(raw.value as u32);
        let return_to = self.flow.block_of_pc(raw.next);
        let context = self.subroutines.call(self.flow, self.handlers, self.context, entry, return_to)?;
        let per_context = self.flow.starts.len();
        self.blocks.resize(self.subroutines.contexts() * per_context, Block::default());
        let block = context as usize * per_context + entry as usize;
        self.reach(block)?;
        self.goto_block(block);
        Ok(Next::End)
    }

    pub(super) fn ret(&mut self, local: u16) -> Result<Next> {
        let (context, block) = self.subroutines.ret(self.context, local)?;
        self.stack.settle(0, self.out)?;
        let context = self.subroutines.owner(context, self.flow.starts[block as usize]);
        let block = context as usize * self.flow.starts.len() + block as usize;
        self.reach(block)?;
        self.goto_block(block);
        Ok(Next::End)
    }
}
