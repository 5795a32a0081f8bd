//! Code that no verifier would let pass must be refused, or translated to something: never a panic.

use super::Random;
use super::assemble::Assembler;
use super::java::compile;
use jaunt_classfile::insn::op;
use jaunt_classfile::{ClassBytes, parse};
use jaunt_program::disasm::disasm;
use jaunt_program::maps::RefMaps;
use jaunt_program::translate::{Translator, translate};

#[test]
fn refusals() {
    let refused = |max_stack: u16, max_locals: u16, code: &[u8]| {
        let mut assembler = Assembler::default();
        assembler.method("m", "(II)J", max_stack, max_locals, code, &[]);
        let class = assembler.finish();
        translate(&class, &class.methods[0]).err().expect("an error").0
    };
    for (expected, max_stack, max_locals, code) in [
        ("operand stack underflow", 4, 4, &[op::IADD, op::RETURN][..]),
        ("operand stack overflow", 1, 4, &[op::ICONST_0, op::ICONST_0, op::RETURN]),
        ("no such local", 4, 4, &[op::ILOAD, 4, op::RETURN]),
        ("no such local", 4, 4, &[op::LLOAD, 3, op::RETURN]),
        ("half of a long or double", 4, 4, &[op::LCONST_0, op::POP, op::RETURN]),
        ("falls off the end", 4, 4, &[op::NOP]),
        ("not the start of an instruction", 4, 4, &[op::GOTO, 0, 2]),
        ("operand stacks differ", 4, 4, &[op::ICONST_0, op::GOTO, 0xFF, 0xFF]),
        ("too many registers", 1000, 65000, &[op::RETURN]),
        ("ret without a return address", 4, 4, &[op::RET, 0]),
        ("return address used as a value", 4, 4, &[op::JSR, 0, 3, op::IFNULL, 0, 0]),
        ("too many jsr subroutines", 4, 4, &[op::JSR, 0, 4, op::RETURN, op::POP, op::JSR, 0xFF, 0xFF, op::RETURN]),
        ("not a method", 4, 4, &[op::INVOKESTATIC, 0, 1, op::RETURN]),
        ("not a field", 4, 4, &[op::GETSTATIC, 0, 1, op::RETURN]),
    ] {
        let message = refused(max_stack, max_locals, code);
        assert!(message.contains(expected), "{message}, not {expected}");
    }
}

#[test]
fn damaged_code_never_panics() {
    let class = compile("Shapes", include_str!("Shapes.java"));
    let spans: Vec<_> = class.methods.iter().filter_map(|m| m.code.as_ref()).map(|c| c.code.clone()).collect();
    let mut random = Random::new(99);
    let mut translator = Translator::default();
    let (mut translated, mut refused) = (0, 0);
    for _ in 0..1500 {
        let mut bytes = class.bytes.to_vec();
        for span in &spans {
            for _ in 0..random.below(3) {
                let at = span.start as usize + random.below(span.len());
                bytes[at] = random.word() as u8;
            }
        }
        let Ok(class) = parse(ClassBytes::from(bytes)) else {
            continue;
        };
        for method in class.methods.iter().filter(|m| m.code.is_some()) {
            match translator.translate(&class, method) {
                Ok(code) => {
                    RefMaps::build(&class, method, &code);
                    disasm(&code);
                    translated += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(translated > 1000 && refused > 1000, "{translated} translated, {refused} refused");
}
