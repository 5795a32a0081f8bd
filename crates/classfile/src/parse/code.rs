//! The `Code` attribute (JVMS 4.7.3). Its bytes stay a range; only what surrounds them is read.

use super::attributes;
use super::context::Context;
use super::reader::Reader;
use super::{Result, refuse};
use crate::{CodeInfo, Handler, insn};

/// `arg_slots` counts `this`.
pub(super) fn read(body: &mut Reader, cx: &Context, arg_slots: usize) -> Result<CodeInfo> {
    let (max_stack, max_locals, code_length) = (body.u16()?, body.u16()?, body.u32()?);
    if !(1..=65535).contains(&code_length) {
        refuse!("Invalid method Code length {code_length}");
    }
    if arg_slots > max_locals as usize {
        refuse!("Arguments can't fit into locals: {arg_slots} > {max_locals}");
    }
    let start = body.pos() as u32;
    let code = body.take(code_length as usize)?;
    let handlers = read_handlers(body, cx, code)?;
    let mut info = CodeInfo {
        max_stack,
        max_locals,
        code: start..start + code_length,
        handlers,
        lines: Vec::new(),
        stack_map: None,
        local_variables: None,
    };
    for _ in 0..body.count(6)? {
        let (name, mut inner) = attributes::header(body, cx)?;
        match name {
            b"LineNumberTable" => read_lines(&mut inner, &mut info.lines, code_length)?,
            b"StackMapTable" if cx.major >= 50 => attributes::keep(&mut inner, &mut info.stack_map, "StackMapTable")?,
            b"LocalVariableTable" => {
                let span = inner.span();
                check_local_variables(&mut inner, cx, code_length, max_locals)?;
                info.local_variables.get_or_insert(span);
            }
            _ => continue,
        }
        attributes::end(&inner, name)?;
    }
    Ok(info)
}

fn read_handlers(body: &mut Reader, cx: &Context, code: &[u8]) -> Result<Vec<Handler>> {
    let count = body.count(8)?;
    if count == 0 {
        return Ok(Vec::new());
    }
    let starts = instruction_starts(code)?;
    let is_start = |pc: u16| starts[pc as usize / 64] >> (pc % 64) & 1 != 0;
    let mut handlers = Vec::with_capacity(count);
    for _ in 0..count {
        let h = Handler { start: body.u16()?, end: body.u16()?, handler: body.u16()?, catch_type: body.u16()? };
        if h.start >= h.end || h.end as usize > code.len() {
            refuse!("Invalid exception handler range [{}, {}) in a code of {} bytes", h.start, h.end, code.len());
        }
        if h.handler as usize >= code.len() {
            refuse!("Invalid exception handler {} in a code of {} bytes", h.handler, code.len());
        }
        if !is_start(h.start) || !is_start(h.handler) || (h.end as usize) < code.len() && !is_start(h.end) {
            refuse!("Exception handler ({}, {}, {}) points into an instruction", h.start, h.end, h.handler);
        }
        if h.catch_type != 0 {
            cx.class(h.catch_type, "catch_type")?;
        }
        handlers.push(h);
    }
    Ok(handlers)
}

/// One bit per byte of code: an instruction starts there.
fn instruction_starts(code: &[u8]) -> Result<Vec<u64>> {
    let mut starts = vec![0u64; code.len() / 64 + 1];
    let mut pc = 0;
    while pc < code.len() {
        starts[pc / 64] |= 1 << (pc % 64);
        match insn::length(code, pc) {
            Some(len) => pc += len,
            None => refuse!("Bad instruction at pc {pc}"),
        }
    }
    Ok(starts)
}

fn read_lines(body: &mut Reader, lines: &mut Vec<(u16, u16)>, code_length: u32) -> Result<()> {
    let count = body.count(4)?;
    lines.reserve(count);
    for _ in 0..count {
        let (pc, line) = (body.u16()?, body.u16()?);
        if pc as u32 >= code_length {
            refuse!("Invalid pc {pc} in LineNumberTable");
        }
        lines.push((pc, line));
    }
    Ok(())
}

fn check_local_variables(body: &mut Reader, cx: &Context, code_length: u32, max_locals: u16) -> Result<()> {
    for _ in 0..body.count(10)? {
        let (start, len) = (body.u16()? as u32, body.u16()? as u32);
        let (name, descriptor, index) = (body.u16()?, body.u16()?, body.u16()?);
        cx.field_name(name)?;
        let descriptor = cx.field_descriptor(name, descriptor)?;
        let wide = matches!(descriptor, b"J" | b"D");
        if start >= code_length && len != 0 || start + len > code_length {
            refuse!("Invalid range [{start}, {}) in LocalVariableTable", start + len);
        }
        if index as u32 + u32::from(wide) >= max_locals as u32 {
            refuse!("Invalid index {index} in LocalVariableTable");
        }
    }
    Ok(())
}
