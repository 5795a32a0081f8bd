//! From block numbers to instruction indexes; handlers; the trampolines of backward branches.

use super::flow::Flow;
use super::subroutine::Subroutines;
use super::{Block, BlockState, Out, Result, error};
use crate::code::{Code, CodeHandler, SwitchTable};
use crate::insn::{Insn, Op};
use jaunt_classfile::CodeInfo;

pub(super) struct Layout<'a> {
    pub flow: &'a Flow,
    pub out: &'a mut Out,
    pub blocks: &'a mut [Block],
    pub subroutines: &'a Subroutines,
}

impl Layout<'_> {
    /// Puts the instructions into the order of the blocks. Rarely needed: see `Emitter::all_blocks`.
    pub fn sort_blocks(&mut self) {
        let insns = std::mem::take(&mut self.out.insns);
        let pcs = std::mem::take(&mut self.out.pcs);
        for block in self.blocks.iter_mut().filter(|b| b.state == BlockState::Emitted) {
            let range = block.start as usize..block.end as usize;
            block.start = self.out.insns.len() as u32;
            self.out.insns.extend_from_slice(&insns[range.clone()]);
            self.out.pcs.extend_from_slice(&pcs[range]);
            block.end = self.out.insns.len() as u32;
        }
    }

    pub fn code(&mut self, mut switches: Vec<SwitchTable>, info: &CodeInfo, registers: u16) -> Result<Code> {
        let body = self.out.insns.len();
        for index in 0..body {
            let insn = self.out.insns[index];
            let op = insn.op as u16;
            if op < Op::Goto as u16 || op > Op::LookupSwitch as u16 {
                continue;
            }
            match insn.op {
                Op::TableSwitch | Op::LookupSwitch => {
                    let switch = &mut switches[insn.x as usize];
                    // A loop's `continue` cases all share one trampoline.
                    let first = self.out.insns.len();
                    switch.default = self.forward_target(switch.default, index, first);
                    for target in &mut switch.targets {
                        *target = self.forward_target(*target, index, first);
                    }
                }
                Op::Goto => {
                    let target = self.blocks[insn.target()].start;
                    let op = if target as usize <= index { Op::GotoBack } else { Op::Goto };
                    self.out.insns[index] = Insn::new(op, 0, 0, 0, target as u64);
                }
                _ => {
                    let target = self.forward_target(insn.x as u32, index, usize::MAX);
                    self.out.insns[index].x = insn.x & !(u32::MAX as u64) | target as u64;
                }
            }
        }
        if self.out.insns.len() > i32::MAX as usize {
            return error("too many instructions");
        }
        Ok(Code {
            handlers: if info.handlers.is_empty() { Box::default() } else { self.handlers(info, body) },
            insns: self.out.insns.as_slice().into(),
            pcs: self.out.pcs.as_slice().into(),
            switches: switches.into(),
            registers,
            exception_register: info.max_locals,
        })
    }

    /// Where a branch at `index` must go to get to a block: there, or to a trampoline if that is backwards.
    /// Trampolines from index `shared` on may be used again.
    fn forward_target(&mut self, block: u32, index: usize, shared: usize) -> u32 {
        let target = self.blocks[block as usize].start;
        if target as usize > index {
            return target;
        }
        let trampoline = Insn::new(Op::GotoBack, 0, 0, 0, target as u64);
        let known = self.out.insns.get(shared..).unwrap_or(&[]);
        if let Some(at) = known.iter().position(|i| *i == trampoline) {
            return (shared + at) as u32;
        }
        self.out.insns.push(trampoline);
        self.out.pcs.push(self.out.pcs[index]);
        self.out.insns.len() as u32 - 1
    }

    /// The bytecode's handlers, each once per copy of its range. Copies are apart, so the search order stays.
    fn handlers(&self, info: &CodeInfo, body: usize) -> Box<[CodeHandler]> {
        let per_context = self.flow.starts.len();
        let mut segments = vec![(0u32, 0..body)];
        if self.subroutines.contexts() > 1 {
            segments.clear();
            for (context, blocks) in self.blocks.chunks(per_context).enumerate() {
                let mut emitted = blocks.iter().filter(|b| b.state == BlockState::Emitted);
                if let Some(first) = emitted.next() {
                    let last = emitted.next_back().unwrap_or(first);
                    segments.push((context as u32, first.start as usize..last.end as usize));
                }
            }
        }
        let mut handlers = Vec::with_capacity(info.handlers.len());
        for handler in &info.handlers {
            for (context, segment) in &segments {
                let pcs = &self.out.pcs[segment.clone()];
                let index_of = |pc: u16| (segment.start + pcs.partition_point(|p| *p < pc)) as u32;
                let (start, end) = (index_of(handler.start), index_of(handler.end));
                if start < end {
                    let block = self.flow.block_of_pc(handler.handler as u32);
                    let owner = self.subroutines.owner(*context, self.flow.starts[block as usize]);
                    let block = &self.blocks[owner as usize * per_context + block as usize];
                    handlers.push(CodeHandler { start, end, handler: block.start, catch_type: handler.catch_type });
                }
            }
        }
        handlers.into()
    }
}
