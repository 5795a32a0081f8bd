//! `jsr` and `ret`, which no compiler of today makes.

use super::assemble::{Assembler, CodeBuilder};
use super::{compare, inputs};
use jaunt_classfile::insn::op;

/// `try { r = a / b } finally { a += 7 }` as javac 1.4 compiled it, twice in a loop, with one local (4) that is an
/// int at one call of the subroutine and a reference at the other.
fn finally_method() -> (Vec<u8>, Vec<(u16, u16, u16)>) {
    let mut c = CodeBuilder::default();
    let subroutine = c.label();
    let done = c.label();
    c.op1(op::ILOAD, 0);
    c.op1(op::ISTORE, 3);
    c.int(3);
    c.op1(op::ISTORE, 2);
    let again = c.here();
    let start = c.pc();
    c.op1(op::ILOAD, 0);
    c.op1(op::ILOAD, 1);
    c.op(op::IDIV);
    c.op1(op::ISTORE, 3);
    let end = c.pc();
    c.int(12);
    c.op1(op::ISTORE, 4);
    c.branch(op::JSR, subroutine);
    c.op1(op::ILOAD, 4);
    c.op1(op::ILOAD, 3);
    c.op(op::IADD);
    c.op1(op::ISTORE, 3);
    c.bytes.extend([op::IINC, 2, 0xFF]);
    c.op1(op::ILOAD, 2);
    c.branch(op::IFGT, again);
    c.branch(op::GOTO, done);
    let handler = c.pc();
    c.op1(op::ASTORE, 4);
    c.branch(op::JSR, subroutine);
    c.op1(op::ALOAD, 4);
    c.op(op::ATHROW);
    c.place(subroutine);
    c.op1(op::ASTORE, 5);
    c.bytes.extend([op::IINC, 0, 7]);
    // a conditional inside the subroutine, and ways out of it that do not return: into the loop around it, or to the end
    let even = c.label();
    c.op1(op::ILOAD, 0);
    c.int(1);
    c.op(op::IAND);
    c.branch(op::IFEQ, even);
    c.bytes.extend([op::IINC, 0, 2]);
    c.place(even);
    let leave = c.label();
    c.op1(op::ILOAD, 0);
    c.int(100);
    c.branch(op::IF_ICMPGT, leave);
    c.op1(op::RET, 5);
    c.place(leave);
    c.bytes.extend([op::IINC, 2, 0xFF]);
    c.op1(op::ILOAD, 2);
    c.branch(op::IFGT, again);
    c.place(done);
    c.op1(op::ILOAD, 3);
    c.op1(op::ILOAD, 0);
    c.op(op::IADD);
    c.op(op::I2L);
    c.op(op::LRETURN);
    (c.finish(), vec![(start, end, handler)])
}

/// A subroutine that calls another, with a value on the stack all the while.
fn nested_method() -> Vec<u8> {
    let mut c = CodeBuilder::default();
    let (outer, inner) = (c.label(), c.label());
    c.op1(op::ILOAD, 0);
    c.branch(op::JSR, outer);
    c.branch(op::JSR, inner);
    c.branch(op::JSR, outer);
    c.op1(op::ILOAD, 1);
    c.op(op::IADD);
    c.op(op::I2L);
    c.op(op::LRETURN);
    c.place(outer);
    c.op1(op::ASTORE, 2);
    c.branch(op::JSR, inner);
    c.bytes.extend([op::IINC, 1, 3]);
    c.branch(op::JSR, inner);
    c.op1(op::RET, 2);
    c.place(inner);
    c.op1(op::ASTORE, 3);
    c.op1(op::ILOAD, 1);
    c.op(op::IADD);
    c.op1(op::RET, 3);
    c.finish()
}

#[test]
fn jsr_subroutines() {
    let mut assembler = Assembler::default();
    let (code, handlers) = finally_method();
    assembler.method("tFinally", "(II)J", 4, 6, &code, &handlers);
    assembler.method("tNested", "(II)J", 4, 4, &nested_method(), &[]);
    let class = assembler.finish();
    compare(&class, &inputs());
}
