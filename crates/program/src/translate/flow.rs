//! The decoded method and where its blocks start.

use super::{Result, error};
use jaunt_classfile::Handler;
use jaunt_classfile::insn::{Raw, decode, op};

pub(super) const NONE: u32 = u32::MAX;

#[derive(Default)]
pub(super) struct Flow {
    pub raws: Vec<Raw>,
    /// Index in `raws` of the first instruction of each block, ascending. A block's number is its place here.
    pub starts: Vec<u32>,
    pub has_jsr: bool,
    /// Index in `raws` by pc; `NONE` inside an instruction.
    index_of: Vec<u32>,
    /// Block number by index in `raws`; `NONE` where no block starts.
    block_at: Vec<u32>,
    jumps: Vec<u32>,
}

impl Flow {
    pub fn read(&mut self, code: &[u8], handlers: &[Handler]) -> Result<()> {
        self.raws.clear();
        self.jumps.clear();
        self.starts.clear();
        self.has_jsr = false;
        self.index_of.clear();
        self.index_of.resize(code.len(), NONE);
        if code.is_empty() || code.len() > u16::MAX as usize {
            return error("code is empty or too long");
        }
        // Between one and three bytes an instruction.
        self.raws.reserve(code.len() / 2 + 1);
        let mut pc = 0;
        while pc < code.len() {
            let raw = match decode(code, pc) {
                Ok(raw) => raw,
                Err(e) => return error(e.to_string()),
            };
            let index = self.raws.len() as u32;
            self.index_of[pc] = index;
            if matches!(raw.op, op::IFEQ..=op::LOOKUPSWITCH | op::IFNULL | op::IFNONNULL) {
                self.jumps.push(index);
            }
            pc = raw.next as usize;
            self.raws.push(raw);
        }

        self.block_at.clear();
        self.block_at.resize(self.raws.len(), NONE);
        // Any number but NONE marks a start until the numbers are given out below.
        self.block_at[0] = 0;
        for &jump in &self.jumps {
            let raw = &self.raws[jump as usize];
            match (raw.op, &raw.switch) {
                (op::RET, _) => {}
                (_, Some(switch)) => {
                    mark(&self.index_of, &mut self.block_at, switch.default)?;
                    for (_, target) in &switch.cases {
                        mark(&self.index_of, &mut self.block_at, *target)?;
                    }
                }
                (opcode, None) => {
                    mark(&self.index_of, &mut self.block_at, raw.value as u32)?;
                    if opcode == op::JSR {
                        self.has_jsr = true;
                        mark(&self.index_of, &mut self.block_at, raw.next)?;
                    }
                }
            }
        }
        for handler in handlers {
            mark(&self.index_of, &mut self.block_at, handler.handler as u32)?;
        }
        for (index, block) in self.block_at.iter_mut().enumerate() {
            if *block != NONE {
                *block = self.starts.len() as u32;
                self.starts.push(index as u32);
            }
        }
        Ok(())
    }

    /// Does a block start at this index (or the code end before it)?
    #[inline]
    pub fn starts_block(&self, index: usize) -> bool {
        self.block_at.get(index).is_none_or(|b| *b != NONE)
    }

    /// The block that starts at this index, `NONE` if none does.
    #[inline]
    pub fn block_at(&self, index: usize) -> u32 {
        self.block_at.get(index).copied().unwrap_or(NONE)
    }

    /// The block of a branch target or handler, which `read` has made sure of.
    #[inline]
    pub fn block_of_pc(&self, pc: u32) -> u32 {
        self.block_at[self.index_of[pc as usize] as usize]
    }

    pub fn index_of_pc(&self, pc: u32) -> Option<usize> {
        self.index_of.get(pc as usize).filter(|i| **i != NONE).map(|i| *i as usize)
    }
}

fn mark(index_of: &[u32], block_at: &mut [u32], pc: u32) -> Result<()> {
    match index_of.get(pc as usize) {
        Some(&index) if index != NONE => {
            block_at[index as usize] = 0;
            Ok(())
        }
        _ => error(format!("jump to pc {pc}, which is not the start of an instruction")),
    }
}
