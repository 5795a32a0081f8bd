//! Random bytecode: stack shapes that no compiler makes, at branches, loop heads and in front of handlers.

use super::assemble::{Assembler, CodeBuilder, Range};
use super::{Random, compare};
use jaunt_classfile::insn::op;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Type {
    Int,
    Long,
    /// An `int[4]`, never null.
    Array,
}

use Type::{Array, Int, Long};

const MAX_DEPTH: usize = 14;
const INTS: [u8; 5] = [0, 1, 2, 3, 4];
const LONGS: [u8; 2] = [5, 7];
const ARRAYS: [u8; 2] = [9, 10];
const FIRST_COUNTER: u8 = 11;
const LOCALS: u16 = 40;

struct Generator {
    random: Random,
    code: CodeBuilder,
    stack: Vec<Type>,
    next_counter: u8,
    helpers: [u16; 4],
    handlers: Vec<Range>,
}

impl Generator {
    fn depth(&self) -> usize {
        self.stack.iter().map(|t| if *t == Long { 2 } else { 1 }).sum()
    }

    fn push(&mut self, kind: Type) {
        match kind {
            Int if self.random.chance(50) => {
                let local = self.random.pick(&INTS);
                self.code.op1(op::ILOAD, local);
            }
            Int => {
                let value = self.random.below(40) as i16 - 8;
                self.code.int(value);
            }
            Long if self.random.chance(70) => {
                let local = self.random.pick(&LONGS);
                self.code.op1(op::LLOAD, local);
            }
            Long => {
                let opcode = self.random.pick(&[op::LCONST_0, op::LCONST_1]);
                self.code.op(opcode);
            }
            Array => {
                let local = self.random.pick(&ARRAYS);
                self.code.op1(op::ALOAD, local);
            }
        }
        self.stack.push(kind);
    }

    fn pop(&mut self) {
        match self.stack.pop() {
            Some(Long) => self.code.op(op::POP2),
            Some(_) => self.code.op(op::POP),
            None => {}
        }
    }

    /// Makes the stack look like `shape`.
    fn reshape(&mut self, shape: &[Type]) {
        while self.stack.len() > shape.len() || self.stack != shape[..self.stack.len()] {
            self.pop();
        }
        while self.stack.len() < shape.len() {
            self.push(shape[self.stack.len()]);
        }
    }

    fn ends_with(&self, types: &[Type]) -> bool {
        self.stack.ends_with(types)
    }

    /// `dup` and its kin where the types allow.
    fn shuffle(&mut self) {
        let opcode = op::DUP + self.random.below(7) as u8;
        let narrow = |t: &Type| *t != Long;
        let s = &self.stack;
        let n = s.len();
        let top_is = |shape: &[bool]| n >= shape.len() && s[n - shape.len()..].iter().map(narrow).eq(shape.iter().copied());
        // (entries over, entries under), by which of them are narrow
        let forms: &[(&[bool], usize)] = match opcode {
            op::DUP => &[(&[true], 1)],
            op::DUP_X1 => &[(&[true, true], 1)],
            op::DUP_X2 => &[(&[true, true, true], 1), (&[false, true], 1)],
            op::DUP2 => &[(&[true, true], 2), (&[false], 1)],
            op::DUP2_X1 => &[(&[true, true, true], 2), (&[true, false], 1)],
            op::DUP2_X2 => {
                &[(&[true, true, true, true], 2), (&[true, true, false], 1), (&[false, true, true], 2), (&[false, false], 1)]
            }
            _ => &[(&[true, true], 0)],
        };
        let Some((shape, over)) = forms.iter().find(|(shape, _)| top_is(shape)) else {
            return;
        };
        if self.depth() + 4 > MAX_DEPTH {
            return;
        }
        self.code.op(opcode);
        let n = self.stack.len();
        if *over == 0 {
            self.stack.swap(n - 1, n - 2);
        } else {
            let top = self.stack[n - over..].to_vec();
            let at = n - shape.len();
            self.stack.splice(at..at, top);
        }
    }

    fn store(&mut self) {
        match self.stack.pop() {
            Some(Int) => {
                let local = self.random.pick(&INTS);
                self.code.op1(op::ISTORE, local);
            }
            Some(Long) => {
                let local = self.random.pick(&LONGS);
                self.code.op1(op::LSTORE, local);
            }
            Some(Array) => {
                let local = self.random.pick(&ARRAYS);
                self.code.op1(op::ASTORE, local);
            }
            None => {}
        }
    }

    fn compute(&mut self) {
        let r = &mut self.random;
        if self.stack.ends_with(&[Int, Int]) {
            let opcode = r.pick(&[op::IADD, op::ISUB, op::IMUL, op::IAND, op::IOR, op::IXOR, op::ISHL, op::ISHR, op::IUSHR]);
            let opcode = if r.chance(4) { r.pick(&[op::IDIV, op::IREM]) } else { opcode };
            self.code.op(opcode);
            self.stack.pop();
        } else if self.stack.ends_with(&[Long, Long]) {
            let opcode = r.pick(&[op::LADD, op::LSUB, op::LMUL, op::LAND, op::LXOR, op::LCMP]);
            self.code.op(opcode);
            self.stack.truncate(self.stack.len() - 2);
            self.stack.push(if opcode == op::LCMP { Int } else { Long });
        } else if self.stack.ends_with(&[Long, Int]) {
            let opcode = r.pick(&[op::LSHL, op::LSHR, op::LUSHR]);
            self.code.op(opcode);
            self.stack.pop();
        } else if self.stack.ends_with(&[Array, Int]) {
            self.code.int(3);
            self.code.op(op::IAND);
            self.code.op(op::IALOAD);
            self.stack.truncate(self.stack.len() - 2);
            self.stack.push(Int);
        } else if self.ends_with(&[Int]) {
            let opcode = self.random.pick(&[op::INEG, op::I2B, op::I2C, op::I2L]);
            if opcode == op::I2L && self.depth() >= MAX_DEPTH {
                return;
            }
            self.code.op(opcode);
            if opcode == op::I2L {
                self.stack.pop();
                self.stack.push(Long);
            }
        } else if self.ends_with(&[Long]) {
            self.code.op(op::L2I);
            self.stack.pop();
            self.stack.push(Int);
        } else if self.ends_with(&[Array]) {
            self.code.op(op::ARRAYLENGTH);
            self.stack.pop();
            self.stack.push(Int);
        }
    }

    fn call(&mut self) {
        let which = self.random.below(4);
        let (params, result): (&[Type], Option<Type>) = match which {
            0 => (&[Int, Long], Some(Long)),
            1 => (&[Long, Int, Int], Some(Int)),
            2 => (&[Array, Int], Some(Array)),
            _ => (&[Array, Int, Int], None),
        };
        if !self.stack.ends_with(params) {
            if self.depth() + 5 > MAX_DEPTH {
                return;
            }
            params.iter().for_each(|p| self.push(*p));
        }
        self.code.op2(op::INVOKESTATIC, self.helpers[which]);
        self.stack.truncate(self.stack.len() - params.len());
        self.stack.extend(result);
    }

    fn array_store(&mut self) {
        if !self.ends_with(&[Array, Int]) {
            return;
        }
        self.code.int(3);
        self.code.op(op::IAND);
        self.push(Int);
        self.code.op(op::IASTORE);
        self.stack.truncate(self.stack.len() - 3);
    }

    /// An int becomes another: the results of two `lcmp` meet in front of the branch that follows.
    fn compare_on_two_ways(&mut self) {
        let (other, meet) = (self.code.label(), self.code.label());
        self.code.branch(op::IFEQ, other);
        self.stack.pop();
        for way in [other, meet] {
            self.push(Long);
            self.push(Long);
            self.code.op(op::LCMP);
            self.stack.truncate(self.stack.len() - 2);
            if way == other {
                self.code.branch(op::GOTO, meet);
            }
            self.code.place(way);
        }
        self.stack.push(Int);
    }

    /// A branch over `self.body`, with whatever is on the stack.
    fn forward_branch(&mut self, nesting: usize) {
        let label = self.code.label();
        if self.ends_with(&[Int, Int]) {
            let opcode = op::IF_ICMPEQ + self.random.below(6) as u8;
            self.code.branch(opcode, label);
            self.stack.truncate(self.stack.len() - 2);
        } else if self.ends_with(&[Array, Array]) {
            let opcode = self.random.pick(&[op::IF_ACMPEQ, op::IF_ACMPNE]);
            self.code.branch(opcode, label);
            self.stack.truncate(self.stack.len() - 2);
        } else if self.ends_with(&[Long, Long]) {
            self.code.op(op::LCMP);
            let opcode = op::IFEQ + self.random.below(6) as u8;
            self.code.branch(opcode, label);
            self.stack.truncate(self.stack.len() - 2);
        } else if self.ends_with(&[Int]) {
            if self.random.chance(30) && self.depth() + 5 <= MAX_DEPTH {
                self.compare_on_two_ways();
            }
            let opcode = op::IFEQ + self.random.below(6) as u8;
            self.code.branch(opcode, label);
            self.stack.pop();
        } else {
            return;
        }
        let shape = self.stack.clone();
        self.body(nesting + 1);
        self.reshape(&shape);
        if self.random.chance(40) {
            // an else part
            let end = self.code.label();
            self.code.branch(op::GOTO, end);
            self.code.place(label);
            self.body(nesting + 1);
            self.reshape(&shape);
            self.code.place(end);
        } else {
            self.code.place(label);
        }
    }

    /// A loop that runs three times, its head reached with values on the stack. Sometimes entered at the bottom.
    fn repeat(&mut self, nesting: usize) {
        if self.next_counter as u16 >= LOCALS {
            return;
        }
        let counter = self.next_counter;
        self.next_counter += 1;
        self.code.int(3);
        self.code.op1(op::ISTORE, counter);
        let shape = self.stack.clone();
        let bottom = self.random.chance(30).then(|| self.code.label());
        if let Some(bottom) = bottom {
            self.code.branch(op::GOTO, bottom);
        }
        let head = self.code.here();
        self.body(nesting + 1);
        self.reshape(&shape);
        if let Some(bottom) = bottom {
            self.code.place(bottom);
        }
        self.code.bytes.extend([op::IINC, counter, 0xFF]);
        self.code.op1(op::ILOAD, counter);
        if self.random.chance(50) {
            self.code.branch(op::IFGE, head);
        } else {
            let out = self.code.label();
            self.code.branch(op::IFLT, out);
            self.code.branch(op::GOTO, head);
            self.code.place(out);
        }
    }

    /// A guarded part; its handler clears the stack and goes on behind it.
    fn guarded(&mut self, nesting: usize) {
        let start = self.code.pc();
        self.body(nesting + 1);
        let end = self.code.pc();
        if start == end {
            return;
        }
        let after = self.code.label();
        let shape: Vec<Type> = Vec::new();
        self.reshape(&shape);
        self.code.branch(op::GOTO, after);
        let handler = self.code.pc();
        self.code.op(op::POP);
        self.code.bytes.extend([op::IINC, 0, 5]);
        self.code.place(after);
        self.handlers.push((start, end, handler));
    }

    fn body(&mut self, nesting: usize) {
        for _ in 0..3 + self.random.below(9) {
            match self.random.below(100) {
                0..28 => {
                    let kind = self.random.pick(&[Int, Int, Long, Array]);
                    if self.depth() + 2 <= MAX_DEPTH {
                        self.push(kind);
                    }
                }
                28..50 => self.shuffle(),
                50..66 => self.compute(),
                66..78 => self.store(),
                78..83 => {
                    let (local, delta) = (self.random.pick(&INTS), self.random.below(9) as u8);
                    self.code.bytes.extend([op::IINC, local, delta]);
                }
                83..87 => self.call(),
                87..89 => self.array_store(),
                89..91 => self.pop(),
                91..96 if nesting < 4 => self.forward_branch(nesting),
                96..98 if nesting < 3 => self.repeat(nesting),
                98.. if nesting < 3 => self.guarded(nesting),
                _ => {}
            }
        }
    }
}

fn helpers(assembler: &mut Assembler) -> [u16; 4] {
    // (int a, long b) -> b * 3 + a
    let code = [op::LLOAD, 1, op::ILOAD, 0, op::I2L, op::LADD, op::LRETURN];
    assembler.method("h0", "(IJ)J", 4, 3, &code, &[]);
    // (long a, int b, int c) -> (int) a ^ b - c
    let code = [op::LLOAD, 0, op::L2I, op::ILOAD, 2, op::ILOAD, 3, op::ISUB, op::IXOR, op::IRETURN];
    assembler.method("h1", "(JII)I", 4, 4, &code, &[]);
    // (int[] a, int b) -> a
    let code = [op::ALOAD, 0, op::ARETURN];
    assembler.method("h2", "([II)[I", 4, 2, &code, &[]);
    // (int[] a, int b, int c): a[1] = b / c
    let code = [op::ALOAD, 0, op::ICONST_1, op::ILOAD, 1, op::ILOAD, 2, op::IDIV, op::IASTORE, op::RETURN];
    assembler.method("h3", "([III)V", 4, 3, &code, &[]);
    [
        assembler.method_ref("h0", "(IJ)J"),
        assembler.method_ref("h1", "(JII)I"),
        assembler.method_ref("h2", "([II)[I"),
        assembler.method_ref("h3", "([III)V"),
    ]
}

fn generate(seed: u64, assembler: &mut Assembler, helpers: [u16; 4]) {
    let mut g = Generator {
        random: Random::new(seed),
        code: CodeBuilder::default(),
        stack: Vec::new(),
        next_counter: FIRST_COUNTER,
        helpers,
        handlers: Vec::new(),
    };
    for local in &INTS[2..] {
        g.code.int(*local as i16 * 7);
        g.code.op1(op::ISTORE, *local);
    }
    for local in LONGS {
        g.code.op1(op::ILOAD, local & 1);
        g.code.op(op::I2L);
        g.code.op1(op::LSTORE, local);
    }
    for local in ARRAYS {
        g.code.int(4);
        g.code.bytes.extend([op::NEWARRAY, 10, op::ASTORE, local]);
    }
    for _ in 0..4 {
        g.body(0);
    }
    // Everything that is left counts: stack, then locals.
    g.reshape_for_end();
    let code = std::mem::take(&mut g.code).finish();
    // Inner ranges were pushed first, as the search order wants.
    assembler.method(&format!("t{seed}"), "(II)J", MAX_DEPTH as u16 + 4, LOCALS, &code, &g.handlers);
}

impl Generator {
    fn reshape_for_end(&mut self) {
        while let Some(top) = self.stack.pop() {
            match top {
                Int => self.code.op(op::I2L),
                Long => {}
                Array => {
                    self.code.op(op::ICONST_1);
                    self.code.op(op::IALOAD);
                    self.code.op(op::I2L);
                }
            }
            self.mix();
        }
        for local in INTS {
            self.code.op1(op::ILOAD, local);
            self.code.op(op::I2L);
            self.mix();
        }
        for local in ARRAYS {
            for index in 0..4 {
                self.code.op1(op::ALOAD, local);
                self.code.int(index);
                self.code.op(op::IALOAD);
                self.code.op(op::I2L);
                self.mix();
            }
        }
        self.code.op1(op::LLOAD, LONGS[0]);
        self.code.op1(op::LLOAD, LONGS[1]);
        self.code.op(op::LXOR);
        self.code.op(op::LRETURN);
    }

    /// long 5 = long 5 * 5 + top
    fn mix(&mut self) {
        self.code.op1(op::LLOAD, LONGS[0]);
        self.code.int(5);
        self.code.op(op::I2L);
        self.code.op(op::LMUL);
        self.code.op(op::LADD);
        self.code.op1(op::LSTORE, LONGS[0]);
    }
}

#[test]
fn random_bytecode() {
    let mut counts = (0, 0);
    for group in 0..40 {
        let mut assembler = Assembler::default();
        let helpers = helpers(&mut assembler);
        for seed in 0..50 {
            generate(group * 50 + seed, &mut assembler, helpers);
        }
        let class = assembler.finish();
        let (bytecodes, insns) = compare(&class, &[(0, 0), (3, -2), (100, 7)]);
        counts = (counts.0 + bytecodes, counts.1 + insns);
    }
    println!("ran {} bytecodes as {} instructions, {:.2}", counts.0, counts.1, counts.1 as f64 / counts.0 as f64);
}
