//! The operand stack as the translator sees it: where each value is, not what it is.
//!
//! The entry at slot `s` is *at home* in register `max_locals + s`. After `dup` or `swap` an entry may live in
//! another's home, so whoever writes a register first asks who lives there. Registers beyond `max_stack` take the
//! few values that have no better place.

use super::{Out, Result, error};
use crate::insn::{NO_REG, Op};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Place {
    Reg(u16),
    Const(u64),
    /// Of the `jsr` that made the current copy of the subroutine. Exists only here, never in a register.
    ReturnAddress,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub place: Place,
    pub slot: u16,
    pub wide: bool,
}

#[derive(Default)]
pub(super) struct Stack {
    entries: Vec<Entry>,
    max_locals: u16,
    max_stack: u16,
    /// One past the highest register in use.
    registers: u16,
}

impl Stack {
    pub fn reset(&mut self, max_locals: u16, max_stack: u16) -> Result<()> {
        let registers = max_locals as u32 + max_stack as u32;
        if registers >= NO_REG as u32 {
            return error("too many registers");
        }
        *self = Stack { entries: std::mem::take(&mut self.entries), max_locals, max_stack, registers: registers as u16 };
        self.entries.clear();
        Ok(())
    }

    pub fn registers(&self) -> u16 {
        self.registers
    }

    pub fn clear(&mut self) {
        self.entries.clear();
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Slots in use.
    #[inline]
    fn depth(&self) -> u16 {
        self.entries.last().map_or(0, |e| e.slot + 1 + e.wide as u16)
    }

    #[inline]
    fn home(&self, slot: u16) -> u16 {
        self.max_locals + slot
    }

    #[inline]
    pub fn push(&mut self, place: Place, wide: bool) -> Result<()> {
        let slot = self.depth();
        if slot as u32 + 1 + wide as u32 > self.max_stack as u32 {
            return error("operand stack overflow");
        }
        self.entries.push(Entry { place, slot, wide });
        Ok(())
    }

    /// A value in its own register, as at a block's start.
    pub fn push_home(&mut self, wide: bool) -> Result<()> {
        self.push(Place::Reg(self.home(self.depth())), wide)
    }

    #[inline]
    pub fn pop(&mut self) -> Result<Entry> {
        match self.entries.pop() {
            Some(entry) => Ok(entry),
            None => error("operand stack underflow"),
        }
    }

    /// How many entries the top `slots` slots are.
    pub fn entries_in(&self, slots: usize) -> Result<usize> {
        let mut rest = slots;
        for (count, entry) in self.entries.iter().rev().enumerate() {
            if rest == 0 {
                return Ok(count);
            }
            let size = 1 + entry.wide as usize;
            if size > rest {
                return error("half of a long or double");
            }
            rest -= size;
        }
        if rest == 0 { Ok(self.entries.len()) } else { error("operand stack underflow") }
    }

    pub fn drop_slots(&mut self, slots: usize) -> Result<()> {
        let count = self.entries_in(slots)?;
        self.entries.truncate(self.entries.len() - count);
        Ok(())
    }

    pub fn drop_entries(&mut self, count: usize) {
        self.entries.truncate(self.entries.len().saturating_sub(count));
    }

    /// The `dup` family: the top `over` slots once more, put below the `under` slots under them.
    pub fn dup(&mut self, over: usize, under: usize) -> Result<()> {
        let upper = self.entries_in(over)?;
        let all = self.entries_in(over + under)?;
        let first = self.entries.len() - all;
        let middle = self.entries.len() - upper;
        let mut saved = [Entry { place: Place::Const(0), slot: 0, wide: false }; 4];
        let saved = &mut saved[..all];
        saved.copy_from_slice(&self.entries[first..]);
        self.entries.truncate(first);
        let (below, above) = saved.split_at(middle - first);
        for entry in above.iter().chain(below).chain(above) {
            self.push(entry.place, entry.wide)?;
        }
        Ok(())
    }

    pub fn swap(&mut self) -> Result<()> {
        if self.entries_in(1)? != 1 || self.entries_in(2)? != 2 {
            return error("swap of a long or double");
        }
        let (upper, lower) = (self.pop()?, self.pop()?);
        self.push(upper.place, false)?;
        self.push(lower.place, false)
    }

    /// Index of the entry `n` below the top.
    #[inline]
    pub fn index(&self, n: usize) -> Result<usize> {
        match self.entries.len().checked_sub(n + 1) {
            Some(index) => Ok(index),
            None => error("operand stack underflow"),
        }
    }

    #[inline]
    pub fn constant(&self, n: usize) -> Option<u64> {
        match self.entries.get(self.entries.len().checked_sub(n + 1)?)?.place {
            Place::Const(bits) => Some(bits),
            _ => None,
        }
    }

    /// The register of the entry `n` below the top; a constant is put into one first.
    #[inline]
    pub fn operand(&mut self, n: usize, out: &mut Out) -> Result<u16> {
        let index = self.index(n)?;
        match self.entries[index].place {
            Place::Reg(register) => Ok(register),
            Place::Const(bits) => {
                let register = self.own_or_spare(index)?;
                out.emit(Op::Const, register, 0, 0, bits);
                self.entries[index].place = Place::Reg(register);
                Ok(register)
            }
            Place::ReturnAddress => error("return address used as a value"),
        }
    }

    fn lives_in(&self, register: u16) -> bool {
        self.entries.iter().any(|e| e.place == Place::Reg(register))
    }

    /// The home of an entry that is about to move, or a spare register when another entry lives there.
    fn own_or_spare(&mut self, index: usize) -> Result<u16> {
        let home = self.home(self.entries[index].slot);
        if self.lives_in(home) { self.spare() } else { Ok(home) }
    }

    fn spare(&mut self) -> Result<u16> {
        let mut register = self.max_locals + self.max_stack;
        while self.lives_in(register) {
            register += 1;
        }
        if register >= NO_REG - 1 {
            return error("too many registers");
        }
        self.registers = self.registers.max(register + 1);
        Ok(register)
    }

    /// Where the result goes that the caller will push next.
    #[inline]
    pub fn result(&mut self) -> Result<u16> {
        let home = self.home(self.depth());
        if self.lives_in(home) { self.spare() } else { Ok(home) }
    }

    /// Before `register` is written: entries below the top `operands` that live there move elsewhere.
    #[inline]
    pub fn evict(&mut self, register: u16, operands: usize, out: &mut Out) -> Result<()> {
        let count = self.entries.len().saturating_sub(operands);
        match self.entries[..count].iter().position(|e| e.place == Place::Reg(register)) {
            None => Ok(()),
            Some(first) => self.evict_from(register, first, count, out),
        }
    }

    #[cold]
    fn evict_from(&mut self, register: u16, first: usize, count: usize, out: &mut Out) -> Result<()> {
        let to = self.own_or_spare(first)?;
        out.emit(Op::Mov, to, register, 0, 0);
        for entry in &mut self.entries[first..count] {
            if entry.place == Place::Reg(register) {
                entry.place = Place::Reg(to);
            }
        }
        Ok(())
    }

    /// Brings all entries but the top `operands` home. The operands stay readable, perhaps elsewhere.
    #[inline]
    pub fn settle(&mut self, operands: usize, out: &mut Out) -> Result<()> {
        if self.entries.len() > operands { self.settle_entries(operands, out) } else { Ok(()) }
    }

    fn settle_entries(&mut self, operands: usize, out: &mut Out) -> Result<()> {
        for index in 0..self.entries.len() - operands {
            let home = self.home(self.entries[index].slot);
            match self.entries[index].place {
                Place::ReturnAddress => continue,
                Place::Reg(register) if register == home => continue,
                Place::Reg(register) => {
                    self.vacate(home, out)?;
                    out.emit(Op::Mov, home, register, 0, 0);
                    if register >= self.max_locals {
                        // Copies that are not at home there need not be asked to leave later.
                        for other in &mut self.entries {
                            if other.place == Place::Reg(register) && self.max_locals + other.slot != register {
                                other.place = Place::Reg(home);
                            }
                        }
                    }
                }
                Place::Const(bits) => {
                    self.vacate(home, out)?;
                    out.emit(Op::Const, home, 0, 0, bits);
                }
            }
            self.entries[index].place = Place::Reg(home);
        }
        Ok(())
    }

    /// Everyone who lives in `home` moves out (the owner does not live there).
    fn vacate(&mut self, home: u16, out: &mut Out) -> Result<()> {
        let Some(first) = self.entries.iter().position(|e| e.place == Place::Reg(home)) else {
            return Ok(());
        };
        self.evict_from(home, first, self.entries.len(), out)
    }
}
