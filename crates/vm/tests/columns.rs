//! A small engine of columns over [`jaunt_vm::semantics`], to show that its form serves one: a value is a constant or one word for each
//! state, an instruction is executed for all active states at once, guards and branches split them, equal places merge again.
//!
//! Random programs with branches, loops and divisions that may throw must give in each state what plain evaluation gives, and what
//! the interpreter gives.

mod common;

use common::{Assembler, machine, method, results};
use jaunt_base::Random;
use jaunt_program::{ClassId, Code};
use jaunt_vm::semantics::*;
use std::collections::BTreeMap;
use std::rc::Rc;

const STATES: usize = 64;
type Lanes = [u64; STATES];

#[derive(Clone)]
enum Value {
    Word(u64),
    Column(Rc<Lanes>),
}

impl Value {
    fn lanes(&self) -> Lanes {
        match self {
            Value::Word(word) => [*word; STATES],
            Value::Column(lanes) => **lanes,
        }
    }
}

/// One activation: registers, and which states are active.
struct Columns {
    registers: Vec<Value>,
    active: u64,
}

/// Of all lanes, also of those that are not active: the functions are total.
struct Each(Lanes, Lanes);

impl UnaryVisitor for Each {
    type Out = Lanes;
    fn with(self, f: impl Fn(u64) -> u64 + Copy) -> Lanes {
        self.0.map(f)
    }
}

impl BinaryVisitor for Each {
    type Out = Lanes;
    fn with(self, f: impl Fn(u64, u64) -> u64 + Copy) -> Lanes {
        std::array::from_fn(|i| f(self.0[i], self.1[i]))
    }
}

impl ConditionVisitor for Each {
    type Out = u64;
    fn with(self, holds: impl Fn(u64, u64) -> bool + Copy) -> u64 {
        (0..STATES).fold(0, |mask, i| mask | (holds(self.0[i], self.1[i]) as u64) << i)
    }
}

/// What this engine has not: a heap.
type Missing<T> = Result<T, &'static str>;

impl Domain for Columns {
    type Value = Value;
    type Trap = &'static str;

    fn get(&self, register: u16) -> Value {
        self.registers[register as usize].clone()
    }
    fn set(&mut self, register: u16, value: Value) {
        let old = &mut self.registers[register as usize];
        if self.active == u64::MAX {
            *old = value;
            return;
        }
        let (before, after) = (old.lanes(), value.lanes());
        let is_active = |i| self.active >> i & 1 != 0;
        *old = Value::Column(Rc::new(std::array::from_fn(|i| if is_active(i) { after[i] } else { before[i] })));
    }
    fn constant(&self, word: u64) -> Value {
        Value::Word(word)
    }
    fn unary(&mut self, f: Unary, x: &Value) -> Value {
        match x {
            Value::Word(x) => Value::Word(f.of(*x)),
            Value::Column(x) => Value::Column(Rc::new(f.visit(Each(**x, [0; STATES])))),
        }
    }
    fn binary(&mut self, f: Binary, x: &Value, y: &Value) -> Value {
        match (x, y) {
            (Value::Word(x), Value::Word(y)) => Value::Word(f.of(*x, *y)),
            _ => Value::Column(Rc::new(f.visit(Each(x.lanes(), y.lanes())))),
        }
    }
    fn length(&mut self, _: &Value) -> Value {
        unreachable!("no arrays")
    }
    fn is_instance(&mut self, _: &Value, _: ClassId) -> Value {
        unreachable!("no objects")
    }
    fn load(&mut self, _: &Place<Value>, _: Read) -> Missing<Value> {
        Err("load")
    }
    fn store(&mut self, _: &Place<Value>, _: Write, _: &Value) -> Missing<()> {
        Err("store")
    }
    fn literal(&mut self, _: At, _: Literal) -> Missing<Value> {
        Err("literal")
    }
    fn new_object(&mut self, _: At, _: ClassId) -> Missing<Value> {
        Err("new")
    }
    fn new_array(&mut self, _: At, _: ArrayClass, _: &Value) -> Missing<Value> {
        Err("array")
    }
    fn new_arrays(&mut self, _: At, _: ClassId, _: &[Value]) -> Missing<Value> {
        Err("arrays")
    }
    fn is_ready(&self, _: ClassId) -> bool {
        true
    }
}

/// Every state's result, and how many instructions were executed for all of them. `None`: it threw.
fn execute(code: &Code, arguments: [Lanes; 2]) -> ([Option<u64>; STATES], usize) {
    let mut machine = Columns { registers: vec![Value::Word(0); code.registers as usize], active: u64::MAX };
    for (register, lanes) in arguments.into_iter().enumerate() {
        machine.registers[register] = Value::Column(Rc::new(lanes));
    }
    let (mut results, mut executed) = ([None; STATES], 0);
    // SAFETY: the code's program lives longer than this call.
    let mut open = BTreeMap::from([(unsafe { At::index(code, 0) }, u64::MAX)]);
    // The lowest place first: there others may still join.
    while let Some((at, mask)) = open.pop_first() {
        executed += 1;
        machine.active = mask;
        for guard in guards(at) {
            let Test::Holds(condition, x, y) = test(&mut machine, guard) else { unreachable!("no objects") };
            machine.active &= condition.visit(Each(x.lanes(), y.lanes()));
        }
        let active = machine.active;
        if active == 0 {
            continue;
        }
        let mut go = |to, mask: u64| {
            if mask != 0 {
                *open.entry(to).or_default() |= mask;
            }
        };
        match apply(&mut machine, at).expect("registers are enough") {
            Flow::Next(to) | Flow::Jump { to, .. } => go(to, active),
            Flow::Branch { holds, x, y, taken, otherwise } => {
                let held = holds.visit(Each(x.lanes(), y.lanes()));
                go(taken, active & held);
                go(otherwise, active & !held);
            }
            Flow::Switch { key, table } => {
                for (i, key) in key.lanes().into_iter().enumerate().filter(|(i, _)| active >> i & 1 != 0) {
                    // SAFETY: as above.
                    go(unsafe { At::index(code, switch_target(&code.switches[table], key as i32) as usize) }, 1 << i);
                }
            }
            Flow::Return(value) => {
                let lanes = value.expect("all of these give something").lanes();
                (0..STATES).filter(|i| active >> i & 1 != 0).for_each(|i| results[i] = Some(lanes[i]));
            }
            Flow::Call { .. } | Flow::Throw(_) | Flow::Monitor { .. } | Flow::Resolve | Flow::Initialise(_) => {
                unreachable!("not in these programs")
            }
        }
    }
    (results, executed)
}

/// Programs over four ints, of which the first two are the arguments, the fourth counts rounds.
enum Expression {
    Local(u8),
    Constant(i8),
    Binary(u8, Box<Expression>, Box<Expression>),
}

enum Statement {
    Assign(u8, Expression),
    If(u8, Expression, Expression, Vec<Statement>, Vec<Statement>),
    /// So many rounds of it.
    Loop(u8, Vec<Statement>),
    Switch(Expression, Vec<Vec<Statement>>),
}

fn expression(random: &mut Random, depth: u32) -> Expression {
    match random.below(if depth == 0 { 2 } else { 5 }) {
        0 => Expression::Local(random.below(3) as u8),
        1 => Expression::Constant(random.below(7) as i8 - 3),
        _ => {
            // iadd, isub, imul, idiv, irem, iand, ixor
            let op = [0x60, 0x64, 0x68, 0x6c, 0x70, 0x7e, 0x82][random.below(7)];
            Expression::Binary(op, Box::new(expression(random, depth - 1)), Box::new(expression(random, depth - 1)))
        }
    }
}

fn statements(random: &mut Random, depth: u32, loops: bool) -> Vec<Statement> {
    let one = |random: &mut Random| match random.below(if depth == 0 { 2 } else { 6 }) {
        0..=2 => Statement::Assign(random.below(3) as u8, expression(random, 2)),
        3 if loops => Statement::Loop(random.below(4) as u8, statements(random, depth - 1, false)),
        4 => Statement::Switch(expression(random, 1), (0..3).map(|_| statements(random, depth - 1, false)).collect()),
        _ if depth == 0 => Statement::Assign(2, expression(random, 1)),
        _ => Statement::If(
            random.below(6) as u8,
            expression(random, 1),
            expression(random, 1),
            statements(random, depth - 1, loops),
            statements(random, depth - 1, loops),
        ),
    };
    (0..1 + random.below(3)).map(|_| one(random)).collect()
}

impl Expression {
    fn value(&self, locals: &[i32; 3]) -> Option<i32> {
        Some(match self {
            Expression::Local(i) => locals[*i as usize],
            Expression::Constant(value) => *value as i32,
            Expression::Binary(op, x, y) => {
                let (x, y) = (x.value(locals)?, y.value(locals)?);
                match op {
                    0x60 => x.wrapping_add(y),
                    0x64 => x.wrapping_sub(y),
                    0x68 => x.wrapping_mul(y),
                    0x6c if y == 0 => return None,
                    0x6c => x.wrapping_div(y),
                    0x70 if y == 0 => return None,
                    0x70 => x.wrapping_rem(y),
                    0x7e => x & y,
                    _ => x ^ y,
                }
            }
        })
    }

    fn code(&self, out: &mut Vec<u8>) {
        match self {
            Expression::Local(i) => out.extend([0x15, *i]),
            Expression::Constant(value) => out.extend([0x10, *value as u8]),
            Expression::Binary(op, x, y) => {
                x.code(out);
                y.code(out);
                out.push(*op);
            }
        }
    }
}

fn run(statements: &[Statement], locals: &mut [i32; 3]) -> Option<()> {
    for statement in statements {
        match statement {
            Statement::Assign(to, value) => locals[*to as usize] = value.value(locals)?,
            Statement::If(cmp, x, y, then, other) => {
                let (x, y) = (x.value(locals)?, y.value(locals)?);
                let holds = [x == y, x != y, x < y, x >= y, x > y, x <= y][*cmp as usize];
                run(if holds { then } else { other }, locals)?;
            }
            Statement::Loop(n, body) => (0..*n).try_for_each(|_| run(body, locals))?,
            Statement::Switch(key, cases) => {
                let key = key.value(locals)?;
                if let Some(case) = usize::try_from(key).ok().and_then(|key| cases.get(key)) {
                    run(case, locals)?;
                }
            }
        }
    }
    Some(())
}

fn emit(statements: &[Statement], out: &mut Vec<u8>) {
    // A jump whose distance is filled in when its target is known.
    let jump = |out: &mut Vec<u8>, op: u8| {
        out.extend([op, 0, 0]);
        out.len() - 3
    };
    let land = |out: &mut Vec<u8>, from: usize| {
        let distance = (out.len() - from) as i16;
        out[from + 1..from + 3].copy_from_slice(&distance.to_be_bytes());
    };
    for statement in statements {
        match statement {
            Statement::Assign(to, value) => {
                value.code(out);
                out.extend([0x36, *to]);
            }
            Statement::If(cmp, x, y, then, other) => {
                x.code(out);
                y.code(out);
                let to_then = jump(out, 0x9f + cmp);
                emit(other, out);
                let to_end = jump(out, 0xa7);
                land(out, to_then);
                emit(then, out);
                land(out, to_end);
            }
            Statement::Loop(n, body) => {
                out.extend([0x10, *n, 0x36, 3]);
                let start = out.len();
                out.extend([0x15, 3]);
                let to_end = jump(out, 0x9e);
                emit(body, out);
                out.extend([0x84, 3, 0xff]);
                let back = (start as i64 - out.len() as i64) as i16;
                out.push(0xa7);
                out.extend(back.to_be_bytes());
                land(out, to_end);
            }
            Statement::Switch(key, cases) => {
                key.code(out);
                let at = out.len();
                out.push(0xaa);
                out.resize(out.len().next_multiple_of(4), 0);
                let table = out.len();
                out.resize(table + 12 + 4 * cases.len(), 0);
                out[table + 8..table + 12].copy_from_slice(&(cases.len() as u32 - 1).to_be_bytes());
                let mut ends = Vec::new();
                for (i, case) in cases.iter().enumerate() {
                    let distance = (out.len() - at) as u32;
                    out[table + 12 + 4 * i..][..4].copy_from_slice(&distance.to_be_bytes());
                    emit(case, out);
                    ends.push(jump(out, 0xa7));
                }
                let distance = (out.len() - at) as u32;
                out[table..table + 4].copy_from_slice(&distance.to_be_bytes());
                ends.into_iter().for_each(|end| land(out, end));
            }
        }
    }
}

#[test]
fn a_set_of_states_gives_what_each_state_gives() {
    let (mut threw, mut gave, mut shared) = (0, 0, 0);
    for seed in 1..=1_000u64 {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let program = statements(&mut random, 3, true);
        let mut code = vec![0x03, 0x36, 2];
        emit(&program, &mut code);
        code.extend([0x15, 0, 0x15, 1, 0x60, 0x15, 2, 0x82, 0xac]);
        let mut class = Assembler::default();
        class.method("m", "(II)I", &code);
        let mut vm = machine(class);
        let entry = method(&vm, "m", "(II)I");
        let translated = vm.program.code(entry).expect("well-formed");
        let argument = |random: &mut Random| std::array::from_fn(|_| (random.below(9) as i32 - 4) as u32 as u64);
        let arguments: [Lanes; 2] = [argument(&mut random), argument(&mut random)];
        // SAFETY: code lives as long as its program, and there is nothing to resolve in it.
        let translated = unsafe { &*translated };
        let (found, executed) = execute(translated, arguments);
        for i in 0..STATES {
            let mut locals = [arguments[0][i] as i32, arguments[1][i] as i32, 0];
            let expected = run(&program, &mut locals).map(|()| (locals[0].wrapping_add(locals[1]) ^ locals[2]) as u32 as u64);
            assert_eq!(found[i], expected, "seed {seed}, state {i}: {code:02x?}");
            match expected {
                // What is thrown without a library is not a result.
                None => threw += 1,
                Some(value) => {
                    gave += 1;
                    if i % 16 == 0 {
                        let got = results(&mut vm, entry, &[arguments[0][i], arguments[1][i]]);
                        assert_eq!(got, [value; 4], "seed {seed}, state {i}");
                    }
                }
            }
        }
        shared += (executed < 20 * translated.insns.len()) as usize;
    }
    println!("{gave} results, {threw} exceptions; few instructions for all states in {shared} of 1000 programs");
    assert!(threw > 5_000 && gave > 20_000, "{threw} exceptions, {gave} results");
    assert!(shared > 900, "states that meet again are one: {shared}");
}
