//! `StackMapTable` (JVMS 4.7.4): the frames that a method declares at its branch targets.
//!
//! Frames are kept without the unusable locals at their end, and `same` frames share their locals: what is stored
//! is bounded by [`MAX_SLOTS`], whatever `max_locals` claims.

use super::frame::Frame;
use super::step::Method;
use super::types::Type;
use super::{Result, fail};
use crate::Constant;
use std::rc::Rc;

/// Types stored for one method. Real methods stay below a hundredth of this.
const MAX_SLOTS: usize = 4_000_000;

pub(super) struct StackMap {
    /// By ascending pc.
    frames: Vec<DeclaredFrame>,
}

pub(super) struct DeclaredFrame {
    pub pc: u32,
    /// Up to the last usable one.
    pub locals: Rc<Vec<Type>>,
    pub stack: Vec<Type>,
    pub this_uninit: bool,
}

impl StackMap {
    pub fn at(&self, pc: u32) -> Option<&DeclaredFrame> {
        self.frames.binary_search_by_key(&pc, |f| f.pc).ok().map(|i| &self.frames[i])
    }

    pub fn frames(&self) -> &[DeclaredFrame] {
        &self.frames
    }
}

/// A cursor over the attribute.
struct Bytes<'a> {
    rest: &'a [u8],
}

impl Bytes<'_> {
    fn u8(&mut self) -> Result<u8> {
        match self.rest.split_first() {
            Some((&b, rest)) => {
                self.rest = rest;
                Ok(b)
            }
            None => fail!("StackMapTable is truncated"),
        }
    }

    fn u16(&mut self) -> Result<u16> {
        Ok(u16::from_be_bytes([self.u8()?, self.u8()?]))
    }
}

/// Reads the table. `initial` is the frame at the start of the method, which the first entry builds on.
pub(super) fn read(m: &mut Method, initial: &Frame) -> Result<StackMap> {
    let class = m.cx.class;
    let Some(span) = &m.info.stack_map else {
        return Ok(StackMap { frames: Vec::new() });
    };
    let mut bytes = Bytes { rest: class.slice(span) };
    let count = bytes.u16()? as usize;
    if count > bytes.rest.len() {
        fail!("StackMapTable is truncated");
    }
    let mut reader = Reader { m, locals: Rc::new(trimmed(&initial.locals)), stored: 0 };
    let mut frames: Vec<DeclaredFrame> = Vec::with_capacity(count);
    for _ in 0..count {
        let previous = frames.last().map(|f| f.pc);
        let frame = reader.frame(&mut bytes, previous)?;
        frames.push(frame);
    }
    if !bytes.rest.is_empty() {
        fail!("StackMapTable has bytes after its last frame");
    }
    Ok(StackMap { frames })
}

fn trimmed(locals: &[Type]) -> Vec<Type> {
    let len = locals.iter().rposition(|t| *t != Type::Top).map_or(0, |last| last + 1);
    locals[..len].to_vec()
}

struct Reader<'r, 'm, 'c> {
    m: &'r mut Method<'m, 'c>,
    /// Locals of the frame before. Explicit `top`s at the end are kept: `chop` counts them.
    locals: Rc<Vec<Type>>,
    stored: usize,
}

impl Reader<'_, '_, '_> {
    fn frame(&mut self, bytes: &mut Bytes, previous: Option<u32>) -> Result<DeclaredFrame> {
        let kind = bytes.u8()?;
        let mut stack = Vec::new();
        let delta = match kind {
            0..=63 => kind as u16,
            64..=127 => {
                self.item(bytes, &mut stack)?;
                (kind - 64) as u16
            }
            247 => {
                let delta = bytes.u16()?;
                self.item(bytes, &mut stack)?;
                delta
            }
            248..=250 => {
                let delta = bytes.u16()?;
                self.chop(251 - kind)?;
                delta
            }
            251 => bytes.u16()?,
            252..=254 => {
                let delta = bytes.u16()?;
                let mut locals = self.locals.to_vec();
                for _ in 0..kind - 251 {
                    self.item(bytes, &mut locals)?;
                }
                self.set_locals(locals)?;
                delta
            }
            255 => {
                let delta = bytes.u16()?;
                let mut locals = Vec::new();
                for _ in 0..bytes.u16()? {
                    self.item(bytes, &mut locals)?;
                }
                self.set_locals(locals)?;
                for _ in 0..bytes.u16()? {
                    self.item(bytes, &mut stack)?;
                }
                delta
            }
            _ => fail!("Bad StackMapTable", "frame type {kind} is reserved"),
        };
        let pc = match previous {
            Some(previous) => previous + delta as u32 + 1,
            None => delta as u32,
        };
        if !self.m.is_start(pc) {
            fail!("Bad StackMapTable", "a frame at {pc}, where no instruction starts");
        }
        if stack.len() > self.m.info.max_stack as usize {
            fail!("Bad StackMapTable", "the frame at {pc} exceeds max_stack");
        }
        self.account(stack.len())?;
        let this_uninit = self.locals.iter().chain(&stack).any(|t| *t == Type::UninitThis);
        Ok(DeclaredFrame { pc, locals: self.locals.clone(), stack, this_uninit })
    }

    fn account(&mut self, slots: usize) -> Result<()> {
        self.stored += slots;
        if self.stored > MAX_SLOTS {
            fail!("Bad StackMapTable", "more than {MAX_SLOTS} slots in one method");
        }
        Ok(())
    }

    fn set_locals(&mut self, locals: Vec<Type>) -> Result<()> {
        if locals.len() > self.m.info.max_locals as usize {
            fail!("Bad StackMapTable", "a frame has more than max_locals locals");
        }
        self.account(locals.len())?;
        self.locals = Rc::new(locals);
        Ok(())
    }

    fn chop(&mut self, count: u8) -> Result<()> {
        let mut locals = self.locals.to_vec();
        for _ in 0..count {
            match locals.pop() {
                Some(t) if t.is_high() => {
                    locals.pop();
                }
                Some(_) => {}
                None => fail!("Bad StackMapTable", "chop of more locals than there are"),
            }
        }
        self.set_locals(locals)
    }

    fn item(&mut self, bytes: &mut Bytes, into: &mut Vec<Type>) -> Result<()> {
        let t = match bytes.u8()? {
            0 => Type::Top,
            1 => Type::Int,
            2 => Type::Float,
            3 => Type::Double,
            4 => Type::Long,
            5 => Type::Null,
            6 if self.m.has_uninit_this() => Type::UninitThis,
            6 => fail!("Bad StackMapTable", "uninitializedThis outside of a constructor"),
            7 => {
                let index = bytes.u16()?;
                if !matches!(self.m.cx.class.pool.get(index), Constant::Class { .. }) {
                    fail!("Bad StackMapTable", "pool index {index} is not a class");
                }
                Type::Ref(self.m.cx.class_at(index))
            }
            8 => {
                let pc = bytes.u16()?;
                if !self.m.is_start(pc as u32) || self.m.code[pc as usize] != crate::insn::op::NEW {
                    fail!("Bad StackMapTable", "uninitialized object of pc {pc}, where there is no `new`");
                }
                Type::Uninit(pc)
            }
            tag => fail!("Bad StackMapTable", "verification type {tag}"),
        };
        into.push(t);
        into.extend(t.high());
        Ok(())
    }
}
