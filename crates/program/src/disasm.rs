//! Register code as text, for people.

use crate::code::Code;
use crate::insn::{Insn, NO_REG, Op};
use crate::maps::{Role, insn_args, shape};
use std::fmt::Write;

/// One line per instruction: index, bytecode pc, operation, operands. Handlers and switch tables follow.
pub fn disasm(code: &Code) -> String {
    let mut text = String::new();
    for (index, insn) in code.insns.iter().enumerate() {
        if insn.op != Op::Args {
            let operands = operands(code, index, insn);
            let line = format!("{index:5} @{:<5} {:<16} {operands}", code.pcs[index], format!("{:?}", insn.op));
            let _ = writeln!(text, "{}", line.trim_end());
        }
    }
    for (index, switch) in code.switches.iter().enumerate() {
        let _ = write!(text, "switch {index}:");
        for (i, target) in switch.targets.iter().enumerate() {
            let key = switch.keys.get(i).copied().unwrap_or(switch.low.wrapping_add(i as i32));
            let _ = write!(text, " {key}->{target}");
        }
        let _ = writeln!(text, " default->{}", switch.default);
    }
    for h in &code.handlers {
        let _ = writeln!(text, "handler {}..{} -> {} catch #{}", h.start, h.end, h.handler, h.catch_type);
    }
    let _ = writeln!(text, "registers {}, exception in r{}", code.registers, code.exception_register);
    text
}

fn operands(code: &Code, index: usize, insn: &Insn) -> String {
    let shape = shape(insn.op);
    let mut parts: Vec<String> = Vec::new();
    for (register, role) in [(insn.a, shape.a), (insn.b, shape.b), (insn.c, shape.c)] {
        match role {
            Role::Unused => {}
            Role::Def if register == NO_REG => parts.push("-".into()),
            _ => parts.push(format!("r{register}")),
        }
    }
    if shape.args {
        let mut args = Vec::new();
        insn_args(&code.insns, index, |r| args.push(format!("r{r}")));
        parts.push(format!("({})", args.join(", ")));
    }
    match insn.op {
        Op::Goto | Op::GotoBack => parts.push(format!("-> {}", insn.target())),
        Op::IfIEqI | Op::IfINeI | Op::IfILtI | Op::IfIGeI | Op::IfIGtI | Op::IfILeI => {
            parts.push(format!("{} -> {}", insn.branch_imm(), insn.target()));
        }
        Op::IfFCmp | Op::IfDCmp => {
            let condition = ["eq", "ne", "lt", "ge", "gt", "le", "?", "?"][insn.c as usize & 7];
            let form = if insn.c & 8 != 0 { "g" } else { "l" };
            parts.push(format!("{condition}/{form} -> {}", insn.target()));
        }
        op if is_branch(op) => parts.push(format!("-> {}", insn.target())),
        Op::TableSwitch | Op::LookupSwitch => parts.push(format!("switch {}", insn.x)),
        op if op as u16 >= Op::IAddI as u16 && op as u16 <= Op::IXorI as u16 => {
            parts.push(format!("{}", insn.x as i32));
        }
        op if op as u16 >= Op::LAddI as u16 && op as u16 <= Op::LAndI as u16 => {
            parts.push(format!("{}", insn.x as i64));
        }
        Op::Const => parts.push(format!("{:#x}", insn.x)),
        _ if has_index(insn.op) => parts.push(format!("#{}", insn.x)),
        _ => {}
    }
    parts.join(", ")
}

fn is_branch(op: Op) -> bool {
    (Op::Goto as u16..=Op::IfDCmp as u16).contains(&(op as u16))
}

/// `x` is a pool index, an id or an offset.
fn has_index(op: Op) -> bool {
    let n = op as u16;
    op == Op::Ldc
        || (Op::NewArray as u16..=Op::CheckCast as u16).contains(&n)
        || (Op::LdcString as u16..=Op::CheckCastQ as u16).contains(&n)
}
