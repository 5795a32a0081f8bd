//! Type checking against declared stack maps, in one pass over the code (JVMS 4.10.1).
//!
//! The frame before each instruction is either what the previous one left or what a stack map declares; wherever
//! control can go, the frame there must be declared and the current one be assignable to it.

use super::context::ClassContext;
use super::frame::Frame;
use super::stackmap::{self, DeclaredFrame, StackMap};
use super::step::{Flow, Method, switch_targets};
use super::types::Type;
use super::{Result, fail};

struct Guard {
    start: u32,
    end: u32,
    target: u32,
    exception: Type,
    /// Version of the locals that was found assignable last.
    checked: Option<u32>,
}

pub(super) fn run(m: &mut Method) -> Result<()> {
    m.pc = 0;
    let mut frame = m.initial_frame()?;
    let map = stackmap::read(m, &frame)?;
    let mut guards = Vec::with_capacity(m.info.handlers.len());
    for h in &m.info.handlers {
        m.pc = h.handler as u32;
        guards.push(Guard {
            start: h.start as u32,
            end: h.end as u32,
            target: h.handler as u32,
            exception: m.handler_type(h.catch_type)?,
            checked: None,
        });
    }
    let mut declared = map.frames().iter().peekable();
    let mut reachable = true;
    let insns = std::mem::take(&mut m.insns);
    for insn in &insns {
        m.pc = insn.pc;
        if let Some(next) = declared.next_if(|d| d.pc == m.pc) {
            if reachable {
                check_assignable(m.cx, &frame, None, next)?;
            }
            m.cx.charge(frame.locals.len())?;
            adopt(&mut frame, next);
        } else if !reachable {
            fail!("Expecting a stack map frame", "nothing falls through to here");
        }
        m.cx.charge(guards.len())?;
        for guard in guards.iter_mut().filter(|g| (g.start..g.end).contains(&m.pc)) {
            if guard.checked != Some(frame.version) {
                check_assignable(m.cx, &frame, Some(guard.exception), target(&map, guard.target)?)?;
                guard.checked = Some(frame.version);
            }
        }
        let flow = m.step(insn, &mut frame)?;
        reachable = matches!(flow, Flow::Next | Flow::Branch(_));
        match flow {
            Flow::Next | Flow::End => {}
            Flow::Branch(to) | Flow::Goto(to) => check_assignable(m.cx, &frame, None, target(&map, to)?)?,
            Flow::Switch => {
                for to in switch_targets(insn) {
                    check_assignable(m.cx, &frame, None, target(&map, to)?)?;
                }
            }
            Flow::Jsr(_) | Flow::Ret(_) => fail!("Bad instruction", "jsr and ret cannot be described by stack maps"),
        }
    }
    if reachable {
        fail!("Control flow falls through code end");
    }
    if let Some(left) = declared.next() {
        fail!("Bad StackMapTable", "frame at {} is out of order", left.pc);
    }
    Ok(())
}

fn target(map: &StackMap, pc: u32) -> Result<&DeclaredFrame> {
    match map.at(pc) {
        Some(frame) => Ok(frame),
        None => fail!("Expecting a stack map frame at branch target", "{pc}"),
    }
}

/// Continues with what is declared.
fn adopt(frame: &mut Frame, declared: &DeclaredFrame) {
    let known = declared.locals.len();
    frame.locals[..known].copy_from_slice(&declared.locals);
    frame.locals[known..].fill(Type::Top);
    frame.stack.clear();
    frame.stack.extend_from_slice(&declared.stack);
    frame.this_uninit = declared.this_uninit;
    frame.version = frame.version.wrapping_add(1);
}

/// The frame (in a handler: with the exception alone on the stack) must be assignable to the declared one.
fn check_assignable(cx: &mut ClassContext, frame: &Frame, exception: Option<Type>, declared: &DeclaredFrame) -> Result<()> {
    cx.charge(declared.locals.len() + declared.stack.len() + 1)?;
    let what = "Inconsistent stack map frames at branch target";
    for (i, (from, to)) in frame.locals.iter().zip(declared.locals.iter()).enumerate() {
        if from != to && !cx.is_assignable(*from, *to)? {
            let (from, to) = (cx.names.show(*from), cx.names.show(*to));
            fail!(what, "at {}, local {i}: {from} is not assignable to {to}", declared.pc);
        }
    }
    let one;
    let stack: &[Type] = match exception {
        Some(exception) => {
            if frame.max_stack == 0 {
                fail!("Operand stack overflow", "an exception handler needs one slot");
            }
            one = [exception];
            &one
        }
        None => &frame.stack,
    };
    if stack.len() != declared.stack.len() {
        fail!(what, "at {}, stack of {} slots against {} declared", declared.pc, stack.len(), declared.stack.len());
    }
    for (from, to) in stack.iter().zip(&declared.stack) {
        if from != to && !cx.is_assignable(*from, *to)? {
            let (from, to) = (cx.names.show(*from), cx.names.show(*to));
            fail!(what, "at {}, on the stack: {from} is not assignable to {to}", declared.pc);
        }
    }
    if frame.this_uninit && !declared.this_uninit {
        fail!(what, "at {}, `this` is not initialized there", declared.pc);
    }
    Ok(())
}
