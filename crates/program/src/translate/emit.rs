//! Block by block, instruction by instruction.

use super::control::INT_WITH_IMMEDIATE;
use super::flow::{Flow, NONE};
use super::stack::{Place, Stack};
use super::subroutine::Subroutines;
use super::{Block, BlockState, Out, Result, Shape, error};
use crate::code::SwitchTable;
use crate::insn::Op;
use jaunt_classfile::insn::{Raw, op};
use jaunt_classfile::{ConstantPool, Handler};

pub(super) struct Emitter<'a> {
    pub pool: &'a ConstantPool,
    pub handlers: &'a [Handler],
    pub max_locals: u16,
    pub flow: &'a Flow,
    pub subroutines: &'a mut Subroutines,
    pub stack: &'a mut Stack,
    pub out: &'a mut Out,
    /// Block `b` in context `c` is `blocks[c * flow.starts.len() + b]`.
    pub blocks: &'a mut Vec<Block>,
    pub shapes: &'a mut Vec<Shape>,
    pub switches: Vec<SwitchTable>,
    /// Argument registers of the call being translated.
    pub args: &'a mut Vec<u16>,
    /// The block being emitted, and its context.
    pub current: usize,
    pub context: u32,
    /// Blocks that are reached and not emitted.
    pub waiting: usize,
    /// Blocks have been emitted in ascending order so far.
    pub ascending: bool,
}

/// Where translation goes on inside a block.
pub(super) enum Next {
    /// At this index in `raws`.
    At(usize),
    /// Nowhere: the block ends here.
    End,
}

impl Emitter<'_> {
    /// Emits what is reachable. One sweep in bytecode order does it, unless code is reached only from further
    /// down (a loop that is entered at its bottom): then another sweep follows.
    pub fn all_blocks(&mut self) -> Result<()> {
        self.reach(0)?;
        let per_context = self.flow.starts.len();
        let mut last = None;
        while self.waiting > 0 {
            let mut block = 0;
            while block < self.blocks.len() {
                if self.blocks[block].state == BlockState::Reached {
                    self.ascending &= last.is_none_or(|l| l < block);
                    last = Some(block);
                    self.context = (block / per_context) as u32;
                    self.current = block;
                    self.block(block)?;
                    self.waiting -= 1;
                }
                block += 1;
            }
        }
        Ok(())
    }

    fn block(&mut self, block: usize) -> Result<()> {
        self.blocks[block].state = BlockState::Emitted;
        self.blocks[block].start = self.out.insns.len() as u32;
        self.stack.clear();
        let (from, len) = self.blocks[block].shape;
        for i in from as usize..from as usize + len as usize {
            match self.shapes[i] {
                Shape::Narrow => self.stack.push_home(false)?,
                Shape::Wide => self.stack.push_home(true)?,
                Shape::ReturnAddress => self.stack.push(Place::ReturnAddress, false)?,
            }
        }
        let first = self.flow.starts[block % self.flow.starts.len()] as usize;
        let mut index = first;
        loop {
            let Some(raw) = self.flow.raws.get(index) else {
                return error("control falls off the end of the code");
            };
            self.out.pc = raw.pc as u16;
            match self.instruction(index, raw)? {
                Next::At(next) => index = next,
                Next::End => break,
            }
            let following = self.flow.block_at(index);
            if following != NONE {
                self.stack.settle(0, self.out)?;
                let following = self.jump(following)?;
                if following != block + 1 {
                    self.out.emit(Op::Goto, 0, 0, 0, following as u64);
                }
                index -= 1;
                break;
            }
        }
        self.blocks[block].end = self.out.insns.len() as u32;
        if !self.handlers.is_empty() {
            self.reach_handlers(self.flow.raws[first].pc, self.flow.raws[index].pc)?;
        }
        Ok(())
    }

    /// Handlers that cover an instruction from pc `first` to `last` can be entered.
    fn reach_handlers(&mut self, first: u32, last: u32) -> Result<()> {
        for handler in self.handlers {
            if handler.start as u32 <= last && handler.end as u32 > first {
                self.stack.clear();
                self.stack.push_home(false)?;
                self.jump(self.flow.block_of_pc(handler.handler as u32))?;
            }
        }
        Ok(())
    }

    /// Notes a jump from here, with the stack as it is, to a block of the bytecode; its number in this context.
    pub(super) fn jump(&mut self, block: u32) -> Result<usize> {
        let context = self.subroutines.owner(self.context, self.flow.starts[block as usize]);
        let block = context as usize * self.flow.starts.len() + block as usize;
        self.reach(block)?;
        Ok(block)
    }

    pub(super) fn reach(&mut self, block: usize) -> Result<()> {
        let shape = |place: Place, wide: bool| match place {
            Place::ReturnAddress => Shape::ReturnAddress,
            _ if wide => Shape::Wide,
            _ => Shape::Narrow,
        };
        let target = &mut self.blocks[block];
        let shapes = self.stack.entries().iter().map(|e| shape(e.place, e.wide));
        if target.state == BlockState::Unreached {
            target.state = BlockState::Reached;
            target.shape = (self.shapes.len() as u32, self.stack.len() as u16);
            self.shapes.extend(shapes);
            self.waiting += 1;
            return Ok(());
        }
        let (from, len) = target.shape;
        if !shapes.eq(self.shapes[from as usize..from as usize + len as usize].iter().copied()) {
            return error("operand stacks differ where control flow meets");
        }
        Ok(())
    }

    fn instruction(&mut self, index: usize, raw: &Raw) -> Result<Next> {
        let next = Next::At(index + 1);
        match raw.op {
            op::NOP => {}
            op::ACONST_NULL => self.constant(0, false)?,
            op::SIPUSH => self.constant(raw.value as u32 as u64, false)?,
            op::LCONST_0 | op::LCONST_1 => self.constant((raw.op - op::LCONST_0) as u64, true)?,
            op::FCONST_0..=op::FCONST_2 => self.constant(((raw.op - op::FCONST_0) as f32).to_bits() as u64, false)?,
            op::DCONST_0 | op::DCONST_1 => self.constant(((raw.op - op::DCONST_0) as f64).to_bits(), true)?,
            op::LDC | op::LDC2_W => self.load_constant(index, raw)?,
            op::ILOAD | op::FLOAD | op::ALOAD => self.load(raw.index, false)?,
            op::LLOAD | op::DLOAD => self.load(raw.index, true)?,
            op::ISTORE | op::FSTORE | op::ASTORE => self.store(raw.index, false)?,
            op::LSTORE | op::DSTORE => self.store(raw.index, true)?,
            op::IINC => {
                self.check_local(raw.index, false)?;
                self.stack.evict(raw.index, 0, self.out)?;
                self.out.emit(Op::IAddI, raw.index, raw.index, 0, raw.value as i64 as u64);
            }

            op::IALOAD | op::FALOAD => self.binary(index, Op::ALoad32, false)?,
            op::LALOAD | op::DALOAD => self.binary(index, Op::ALoad64, true)?,
            op::AALOAD => self.binary(index, Op::ALoadRef, false)?,
            op::BALOAD => self.binary(index, Op::ALoadI8, false)?,
            op::CALOAD => self.binary(index, Op::ALoadU16, false)?,
            op::SALOAD => self.binary(index, Op::ALoadI16, false)?,
            op::IASTORE | op::FASTORE => self.array_store(Op::AStore32)?,
            op::LASTORE | op::DASTORE => self.array_store(Op::AStore64)?,
            op::AASTORE => self.array_store(Op::AStoreRef)?,
            op::BASTORE => self.array_store(Op::AStore8)?,
            op::CASTORE | op::SASTORE => self.array_store(Op::AStore16)?,

            op::POP => self.stack.drop_slots(1)?,
            op::POP2 => self.stack.drop_slots(2)?,
            op::DUP => self.stack.dup(1, 0)?,
            op::DUP_X1 => self.stack.dup(1, 1)?,
            op::DUP_X2 => self.stack.dup(1, 2)?,
            op::DUP2 => self.stack.dup(2, 0)?,
            op::DUP2_X1 => self.stack.dup(2, 1)?,
            op::DUP2_X2 => self.stack.dup(2, 2)?,
            op::SWAP => self.stack.swap()?,

            op::IADD => self.int_op(index, Op::IAdd, Op::IAddI)?,
            op::ISUB => match self.stack.constant(0) {
                Some(bits) => self.immediate(index, Op::IAddI, (bits as i32).wrapping_neg() as i64, false)?,
                None => self.binary(index, Op::ISub, false)?,
            },
            op::IMUL => self.int_op(index, Op::IMul, Op::IMulI)?,
            op::IDIV => self.int_division(index, Op::IDiv, Op::IDivI)?,
            op::IREM => self.int_division(index, Op::IRem, Op::IRemI)?,
            op::IAND => self.int_op(index, Op::IAnd, Op::IAndI)?,
            op::IOR => self.int_op(index, Op::IOr, Op::IOrI)?,
            op::IXOR => self.int_op(index, Op::IXor, Op::IXorI)?,
            op::ISHL => self.shift(index, Op::IShl, Op::IShlI, false)?,
            op::ISHR => self.shift(index, Op::IShr, Op::IShrI, false)?,
            op::IUSHR => self.shift(index, Op::IUshr, Op::IUshrI, false)?,
            op::INEG => self.unary(index, Op::INeg, false)?,

            op::LADD => self.long_op(index, Op::LAdd, Op::LAddI)?,
            op::LSUB => match self.stack.constant(0) {
                Some(bits) => self.immediate(index, Op::LAddI, (bits as i64).wrapping_neg(), true)?,
                None => self.binary(index, Op::LSub, true)?,
            },
            op::LMUL => self.long_op(index, Op::LMul, Op::LMulI)?,
            op::LDIV => self.binary(index, Op::LDiv, true)?,
            op::LREM => self.binary(index, Op::LRem, true)?,
            op::LAND => self.long_op(index, Op::LAnd, Op::LAndI)?,
            op::LOR => self.binary(index, Op::LOr, true)?,
            op::LXOR => self.binary(index, Op::LXor, true)?,
            op::LSHL => self.shift(index, Op::LShl, Op::LShlI, true)?,
            op::LSHR => self.shift(index, Op::LShr, Op::LShrI, true)?,
            op::LUSHR => self.shift(index, Op::LUshr, Op::LUshrI, true)?,
            op::LNEG => self.unary(index, Op::LNeg, true)?,

            op::FADD => self.binary(index, Op::FAdd, false)?,
            op::FSUB => self.binary(index, Op::FSub, false)?,
            op::FMUL => self.binary(index, Op::FMul, false)?,
            op::FDIV => self.binary(index, Op::FDiv, false)?,
            op::FREM => self.binary(index, Op::FRem, false)?,
            op::FNEG => self.unary(index, Op::FNeg, false)?,
            op::DADD => self.binary(index, Op::DAdd, true)?,
            op::DSUB => self.binary(index, Op::DSub, true)?,
            op::DMUL => self.binary(index, Op::DMul, true)?,
            op::DDIV => self.binary(index, Op::DDiv, true)?,
            op::DREM => self.binary(index, Op::DRem, true)?,
            op::DNEG => self.unary(index, Op::DNeg, true)?,

            op::I2L => self.unary(index, Op::I2L, true)?,
            op::I2F => self.unary(index, Op::I2F, false)?,
            op::I2D => self.unary(index, Op::I2D, true)?,
            op::L2I => self.unary(index, Op::L2I, false)?,
            op::L2F => self.unary(index, Op::L2F, false)?,
            op::L2D => self.unary(index, Op::L2D, true)?,
            op::F2I => self.unary(index, Op::F2I, false)?,
            op::F2L => self.unary(index, Op::F2L, true)?,
            op::F2D => self.unary(index, Op::F2D, true)?,
            op::D2I => self.unary(index, Op::D2I, false)?,
            op::D2L => self.unary(index, Op::D2L, true)?,
            op::D2F => self.unary(index, Op::D2F, false)?,
            op::I2B => self.unary(index, Op::I2B, false)?,
            op::I2C => self.unary(index, Op::I2C, false)?,
            op::I2S => self.unary(index, Op::I2S, false)?,

            op::LCMP..=op::DCMPG => return self.compare(index, raw),
            op::IFEQ..=op::IFLE => {
                let op = INT_WITH_IMMEDIATE[(raw.op - op::IFEQ) as usize];
                self.branch(op, 1, 0, 0, raw.value as u32)?;
            }
            op::IF_ICMPEQ..=op::IF_ICMPLE => self.int_branch((raw.op - op::IF_ICMPEQ) as usize, raw.value as u32)?,
            op::IF_ACMPEQ => self.branch(Op::IfACmpEq, 2, 0, 0, raw.value as u32)?,
            op::IF_ACMPNE => self.branch(Op::IfACmpNe, 2, 0, 0, raw.value as u32)?,
            op::IFNULL => self.branch(Op::IfNull, 1, 0, 0, raw.value as u32)?,
            op::IFNONNULL => self.branch(Op::IfNonNull, 1, 0, 0, raw.value as u32)?,
            op::GOTO => return self.goto(raw.value as u32),
            op::JSR => return self.jsr(raw),
            op::RET => return self.ret(raw.index),
            op::TABLESWITCH | op::LOOKUPSWITCH => {
                let Some(switch) = &raw.switch else {
                    return error("switch without cases");
                };
                return self.switch(switch);
            }
            op::IRETURN..=op::RETURN => return self.return_(raw.op),

            op::GETSTATIC => {
                let wide = self.field_is_wide(raw.index)?;
                self.finish(index, 0, Op::GetStatic, 0, 0, raw.index as u64, wide)?;
            }
            op::PUTSTATIC => {
                let a = self.stack.operand(0, self.out)?;
                self.stack.drop_entries(1);
                self.out.emit(Op::PutStatic, a, 0, 0, raw.index as u64);
            }
            op::GETFIELD => {
                let wide = self.field_is_wide(raw.index)?;
                let b = self.stack.operand(0, self.out)?;
                self.finish(index, 1, Op::GetField, b, 0, raw.index as u64, wide)?;
            }
            op::PUTFIELD => {
                let b = self.stack.operand(1, self.out)?;
                let a = self.stack.operand(0, self.out)?;
                self.stack.drop_entries(2);
                self.out.emit(Op::PutField, a, b, 0, raw.index as u64);
            }
            op::INVOKEVIRTUAL => return self.call(index, raw, Op::InvokeVirtual, 1),
            op::INVOKESPECIAL => return self.call(index, raw, Op::InvokeSpecial, 1),
            op::INVOKESTATIC => return self.call(index, raw, Op::InvokeStatic, 0),
            op::INVOKEINTERFACE => return self.call(index, raw, Op::InvokeInterface, 1),
            op::INVOKEDYNAMIC => return self.call(index, raw, Op::InvokeDynamic, 0),
            op::NEW => self.finish(index, 0, Op::New, 0, 0, raw.index as u64, false)?,
            op::NEWARRAY | op::ANEWARRAY => {
                let b = self.stack.operand(0, self.out)?;
                let op = if raw.op == op::NEWARRAY { Op::NewArray } else { Op::ANewArray };
                self.finish(index, 1, op, b, 0, raw.index as u64, false)?;
            }
            op::MULTIANEWARRAY => {
                let dims = raw.value as usize;
                self.collect_args(dims)?;
                self.finish(index, dims, Op::MultiANewArray, 0, dims as u16, raw.index as u64, false)?;
                self.emit_args();
            }
            op::ARRAYLENGTH => self.unary(index, Op::ArrayLength, false)?,
            op::INSTANCEOF => {
                let b = self.stack.operand(0, self.out)?;
                self.finish(index, 1, Op::InstanceOf, b, 0, raw.index as u64, false)?;
            }
            op::CHECKCAST => {
                // A constant reference is null, which passes.
                if self.stack.constant(0).is_none() {
                    let a = self.stack.operand(0, self.out)?;
                    self.out.emit(Op::CheckCast, a, 0, 0, raw.index as u64);
                }
            }
            op::MONITORENTER | op::MONITOREXIT => {
                let a = self.stack.operand(0, self.out)?;
                self.stack.drop_entries(1);
                let op = if raw.op == op::MONITORENTER { Op::MonitorEnter } else { Op::MonitorExit };
                self.out.emit(op, a, 0, 0, 0);
            }
            op::ATHROW => {
                let a = self.stack.operand(0, self.out)?;
                self.out.emit(Op::Throw, a, 0, 0, 0);
                return Ok(Next::End);
            }
            other => return error(format!("unexpected opcode {other}")),
        }
        Ok(next)
    }
}
