//! Bytecode to register code.
//!
//! One pass decodes the method and finds where its blocks start ([`flow`]), one pass emits register instructions
//! block by block in bytecode order ([`emit`]) while the operand stack exists only as a list of *places*
//! ([`stack`]), and a last one turns block numbers into instruction indexes ([`layout`]).
//!
//! A place is a register or a constant. Loads, constants, `dup` and `swap` emit nothing; an operation reads its
//! operands where they are and writes its result to the stack slot's own register, or straight to the local that
//! the next instruction stores it to. Values go to their slots' own registers ("settle") where control flow
//! meets. Two things keep this honest: before a local is overwritten, entries that still name it move out of the
//! way, and an instruction that throws has not written its destination.
//!
//! **Instructions are in bytecode order**, so `pcs` ascends and a handler's range stays one range. Exceptions are
//! the trampolines at the very end (a conditional branch never jumps backwards, it goes through a `GotoBack`
//! there) and the copies of `jsr` subroutines, one segment per call ([`subroutine`]).

mod control;
mod emit;
mod flow;
mod layout;
mod stack;
mod subroutine;
mod values;

use crate::code::Code;
use crate::insn::{Insn, Op};
use jaunt_classfile::{ClassFile, MethodInfo};
use std::fmt;

/// The code is not what a verifier would have let pass, or is too large for register form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslateError(pub String);

impl fmt::Display for TranslateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TranslateError {}

type Result<T> = std::result::Result<T, TranslateError>;

#[cold]
fn error<T>(message: impl Into<String>) -> Result<T> {
    Err(TranslateError(message.into()))
}

/// Translates a method that has code. [`Translator`] does the same for many methods with fewer allocations.
pub fn translate(class: &ClassFile, method: &MethodInfo) -> Result<Code> {
    Translator::default().translate(class, method)
}

/// The buffers of a translation, kept for the next one.
#[derive(Default)]
pub struct Translator {
    flow: flow::Flow,
    subroutines: subroutine::Subroutines,
    stack: stack::Stack,
    out: Out,
    blocks: Vec<Block>,
    shapes: Vec<Shape>,
    args: Vec<u16>,
}

impl Translator {
    pub fn translate(&mut self, class: &ClassFile, method: &MethodInfo) -> Result<Code> {
        let name = || format!("{}.{}", class.pool.class_name(class.this_class), class.pool.utf8(method.name));
        let Some(info) = &method.code else {
            return error(format!("{} has no code", name()));
        };
        self.method(class, info).map_err(|e| TranslateError(format!("{}: {} (pc {})", name(), e.0, self.out.pc)))
    }

    fn method(&mut self, class: &ClassFile, info: &jaunt_classfile::CodeInfo) -> Result<Code> {
        let Some(code) = class.bytes.get(info.code.start as usize..info.code.end as usize) else {
            return error("code lies outside the class file");
        };
        self.out.clear();
        self.flow.read(code, &info.handlers)?;
        self.out.insns.reserve(self.flow.raws.len());
        self.out.pcs.reserve(self.flow.raws.len());
        self.subroutines.reset();
        self.blocks.clear();
        self.blocks.resize(self.flow.starts.len(), Block::default());
        self.shapes.clear();
        self.stack.reset(info.max_locals, info.max_stack)?;
        let mut emitter = emit::Emitter {
            pool: &class.pool,
            handlers: &info.handlers,
            max_locals: info.max_locals,
            flow: &self.flow,
            subroutines: &mut self.subroutines,
            stack: &mut self.stack,
            out: &mut self.out,
            blocks: &mut self.blocks,
            shapes: &mut self.shapes,
            switches: Vec::new(),
            args: &mut self.args,
            current: 0,
            context: 0,
            waiting: 0,
            ascending: true,
        };
        emitter.all_blocks()?;
        let (switches, ascending) = (emitter.switches, emitter.ascending);
        let mut layout =
            layout::Layout { flow: &self.flow, out: &mut self.out, blocks: &mut self.blocks, subroutines: &self.subroutines };
        if !ascending {
            layout.sort_blocks();
        }
        layout.code(switches, info, self.stack.registers())
    }
}

/// What an operand-stack entry is at a block's start; where it is follows from its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Narrow,
    /// A long or double: two slots.
    Wide,
    ReturnAddress,
}

/// A block starts at every branch target and handler. It goes on over the fall-through side of conditional
/// branches, to the next block's start or to an instruction without a successor.
#[derive(Clone, Copy, Default)]
struct Block {
    state: BlockState,
    /// Range of `shapes`: the stack on entry, once known.
    shape: (u32, u16),
    /// Instructions, once emitted.
    start: u32,
    end: u32,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum BlockState {
    /// No way into this block has been seen (yet).
    #[default]
    Unreached,
    Reached,
    Emitted,
}

/// Instructions being emitted. Branches hold block numbers until [`layout`].
#[derive(Default)]
struct Out {
    insns: Vec<Insn>,
    pcs: Vec<u16>,
    /// Bytecode pc of what is being translated.
    pc: u16,
}

impl Out {
    fn clear(&mut self) {
        self.insns.clear();
        self.pcs.clear();
        self.pc = 0;
    }

    #[inline]
    fn emit(&mut self, op: Op, a: u16, b: u16, c: u16, x: u64) {
        self.insns.push(Insn::new(op, a, b, c, x));
        self.pcs.push(self.pc);
    }
}
