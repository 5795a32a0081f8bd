//! Static constraints on every instruction, reachable or not (JVMS 4.9.1): it decodes, its targets are
//! instructions, its locals exist, its pool index names the right kind of thing.

use super::context::MemberKind;
use super::step::Method;
use super::{Result, fail};
use crate::insn::{self, Raw, op};
use crate::{Constant, FieldType, descriptor};

/// Checks all code and fills `m.starts` and `m.insns`.
pub(super) fn check(m: &mut Method) -> Result<()> {
    let code = m.code;
    let mut pc = 0;
    while pc < code.len() {
        m.pc = pc as u32;
        m.starts[pc / 64] |= 1 << (pc % 64);
        match insn::length(code, pc) {
            Some(len) => pc += len,
            None => match insn::decode(code, pc) {
                Err(e) => fail!("Bad instruction", "{e}"),
                Ok(_) => fail!("Bad instruction"),
            },
        }
    }
    let mut pc = 0;
    while pc < code.len() {
        m.pc = pc as u32;
        let insn = m.decode(pc)?;
        check_insn(m, &insn)?;
        pc = insn.next as usize;
        m.insns.push(insn);
    }
    Ok(())
}

fn check_insn(m: &mut Method, insn: &Raw) -> Result<()> {
    let class = m.cx.class;
    let (pool, major) = (&class.pool, class.major);
    let index = insn.index;
    match insn.op {
        op::IFEQ..=op::GOTO | op::IFNULL | op::IFNONNULL => check_target(m, insn.value as u32),
        op::JSR | op::RET if major >= 51 => fail!("Bad instruction", "jsr and ret ended with version 50"),
        op::JSR => check_target(m, insn.value as u32),
        op::TABLESWITCH | op::LOOKUPSWITCH => {
            let Some(switch) = &insn.switch else { fail!("Bad instruction") };
            let pc = insn.pc as usize;
            if major < 51 && m.code[pc + 1..(pc + 4) & !3].iter().any(|b| *b != 0) {
                fail!("Non zero padding bytes in switch");
            }
            check_target(m, switch.default)?;
            switch.cases.iter().try_for_each(|(_, target)| check_target(m, *target))
        }
        op::ILOAD | op::FLOAD | op::ALOAD | op::ISTORE | op::FSTORE | op::ASTORE | op::IINC | op::RET => check_local(m, index, 1),
        op::LLOAD | op::DLOAD | op::LSTORE | op::DSTORE => check_local(m, index, 2),
        op::LDC => {
            let fits = match pool.get(index) {
                Constant::Integer(_) | Constant::Float(_) | Constant::String { .. } => true,
                Constant::Class { .. } => major >= 49,
                Constant::MethodHandle { .. } | Constant::MethodType { .. } => major >= 51,
                Constant::Dynamic { .. } => dynamic_type(m, index).is_some_and(|t| t.slots() == 1),
                _ => false,
            };
            check_kind(fits, index, "a constant of one slot")
        }
        op::LDC2_W => {
            let fits = match pool.get(index) {
                Constant::Long(_) | Constant::Double(_) => true,
                Constant::Dynamic { .. } => dynamic_type(m, index).is_some_and(|t| t.slots() == 2),
                _ => false,
            };
            check_kind(fits, index, "a constant of two slots")
        }
        op::GETSTATIC..=op::PUTFIELD => {
            let fits =
                matches!(pool.get(index), Constant::FieldRef { .. }) && !m.cx.member_at(index)?.text.class.starts_with('[');
            check_kind(fits, index, "a field of a class")
        }
        op::INVOKEVIRTUAL..=op::INVOKEDYNAMIC => check_invoke(m, insn),
        op::NEW => {
            let fits = matches!(pool.get(index), Constant::Class { .. }) && !pool.class_name(index).starts_with('[');
            check_kind(fits, index, "a class that is no array")
        }
        op::CHECKCAST | op::INSTANCEOF => check_kind(matches!(pool.get(index), Constant::Class { .. }), index, "a class"),
        op::ANEWARRAY => {
            let fits = matches!(pool.get(index), Constant::Class { .. }) && dimensions(pool.class_name(index)) < 255;
            check_kind(fits, index, "a class of less than 255 dimensions")
        }
        op::MULTIANEWARRAY => {
            let fits =
                matches!(pool.get(index), Constant::Class { .. }) && dimensions(pool.class_name(index)) >= insn.value as usize;
            check_kind(fits, index, "an array class of enough dimensions")
        }
        _ => Ok(()),
    }
}

fn check_target(m: &Method, target: u32) -> Result<()> {
    if !m.is_start(target) {
        fail!("Illegal target of jump or branch", "{target} is inside an instruction");
    }
    Ok(())
}

fn check_local(m: &Method, index: u16, slots: usize) -> Result<()> {
    if index as usize + slots > m.info.max_locals as usize {
        fail!("Local variable index out of range", "local {index} of {}", m.info.max_locals);
    }
    Ok(())
}

fn check_kind(fits: bool, index: u16, what: &str) -> Result<()> {
    if !fits {
        fail!("Illegal type at constant pool entry", "index {index} should be {what}");
    }
    Ok(())
}

fn dimensions(class: &str) -> usize {
    class.bytes().take_while(|b| *b == b'[').count()
}

/// The type of a `Dynamic` constant.
fn dynamic_type<'c>(m: &Method<'_, 'c>, index: u16) -> Option<FieldType<'c>> {
    let class = m.cx.class;
    descriptor::parse_field(class.pool.name_and_type(index).1)
}

fn check_invoke(m: &mut Method, insn: &Raw) -> Result<()> {
    let class = m.cx.class;
    let entry = class.pool.get(insn.index);
    let fits = match (insn.op, entry) {
        (op::INVOKEVIRTUAL, Constant::MethodRef { .. }) => true,
        (op::INVOKESPECIAL | op::INVOKESTATIC, Constant::MethodRef { .. }) => true,
        (op::INVOKESPECIAL | op::INVOKESTATIC, Constant::InterfaceMethodRef { .. }) => class.major >= 52,
        (op::INVOKEINTERFACE, Constant::InterfaceMethodRef { .. }) => true,
        (op::INVOKEDYNAMIC, Constant::InvokeDynamic { .. }) => true,
        _ => false,
    };
    check_kind(fits, insn.index, "a method that this instruction may call")?;
    let member = m.cx.member_at(insn.index)?;
    // Only the methods of Object can be called on an array, and only virtually.
    if insn.op != op::INVOKEVIRTUAL && member.text.class.starts_with('[') {
        fail!("Illegal call to a method of an array");
    }
    let may_construct = insn.op == op::INVOKESPECIAL && !member.text.interface;
    let name = member.text.name;
    if name.starts_with('<') && !(may_construct && name == "<init>") {
        fail!("Illegal call to internal method", "{name}");
    }
    if insn.op == op::INVOKEINTERFACE
        && let MemberKind::Method(signature) = &member.kind
        && signature.slots + 1 != insn.value as usize
    {
        let slots = signature.slots + 1;
        fail!("Inconsistent args count operand in invokeinterface", "{} instead of {slots}", insn.value);
    }
    Ok(())
}
