//! The plain stack machine: slots as in the JVM specification, a long or double with a filler above it.

use super::world::{Stop, World, array_of, callee, holds, primitive_array, unary};
use jaunt_classfile::insn::{Raw, decode, op};
use jaunt_classfile::{ClassFile, Constant, MethodDescriptor};

pub struct StackVm<'a> {
    pub class: &'a ClassFile,
}

const FILLER: u64 = 0xF111_F111_F111_F111;

struct Frame {
    locals: Vec<u64>,
    stack: Vec<u64>,
}

impl Frame {
    fn pop(&mut self) -> u64 {
        self.stack.pop().expect("stack underflow")
    }

    fn pop2(&mut self) -> u64 {
        assert_eq!(self.pop(), FILLER);
        self.pop()
    }

    fn push2(&mut self, value: u64) {
        self.stack.push(value);
        self.stack.push(FILLER);
    }

    fn dup(&mut self, over: usize, under: usize) {
        let top = self.stack[self.stack.len() - over..].to_vec();
        let at = self.stack.len() - over - under;
        self.stack.splice(at..at, top);
    }
}

enum Outcome {
    Next,
    Jump(u32),
    Return(u64),
}

impl StackVm<'_> {
    pub fn run(&self, world: &mut World, method: usize, args: &[u64]) -> Result<u64, Stop> {
        let code = self.class.methods[method].code.as_ref().expect("code");
        let bytes = &self.class.bytes[code.code.start as usize..code.code.end as usize];
        let mut frame = Frame { locals: args.to_vec(), stack: Vec::new() };
        frame.locals.resize(code.max_locals as usize, 0);
        let mut pc = 0;
        world.depth += 1;
        loop {
            let raw = decode(bytes, pc as usize).expect("code");
            let outcome = world.step().and_then(|_| self.instruction(world, &mut frame, &raw));
            match outcome {
                Ok(Outcome::Next) => pc = raw.next,
                Ok(Outcome::Jump(target)) => pc = target,
                Ok(Outcome::Return(value)) => {
                    world.depth -= 1;
                    return Ok(value);
                }
                Err(Stop::Thrown(exception)) => {
                    let handler = code.handlers.iter().find(|h| {
                        let class = self.class.pool.class_name(h.catch_type);
                        (h.start as u32..h.end as u32).contains(&pc) && (h.catch_type == 0 || world.is_instance(exception, class))
                    });
                    let Some(handler) = handler else {
                        world.depth -= 1;
                        return Err(Stop::Thrown(exception));
                    };
                    frame.stack = vec![exception];
                    pc = handler.handler as u32;
                }
                Err(stop) => return Err(stop),
            }
            assert!(frame.stack.len() <= code.max_stack as usize);
        }
    }

    fn instruction(&self, world: &mut World, f: &mut Frame, raw: &Raw) -> Result<Outcome, Stop> {
        let pool = &self.class.pool;
        let local = raw.index as usize;
        let wide = |descriptor: &str| descriptor.starts_with(['J', 'D']);
        match raw.op {
            op::NOP => {}
            op::ACONST_NULL => f.stack.push(0),
            op::SIPUSH => f.stack.push(raw.value as u32 as u64),
            op::LCONST_0 => f.push2(0),
            op::LCONST_1 => f.push2(1),
            op::FCONST_0 => f.stack.push(0),
            op::FCONST_1 => f.stack.push(1f32.to_bits() as u64),
            op::FCONST_2 => f.stack.push(2f32.to_bits() as u64),
            op::DCONST_0 => f.push2(0),
            op::DCONST_1 => f.push2(1f64.to_bits()),
            op::LDC | op::LDC2_W => match pool.get(raw.index) {
                Constant::Integer(value) => f.stack.push(value as u32 as u64),
                Constant::Float(bits) => f.stack.push(bits as u64),
                Constant::Long(value) => f.push2(value as u64),
                Constant::Double(bits) => f.push2(bits),
                _ => f.stack.push(world.new_instance("java/lang/String")),
            },
            op::ILOAD | op::FLOAD | op::ALOAD => f.stack.push(f.locals[local]),
            op::LLOAD | op::DLOAD => f.push2(f.locals[local]),
            op::ISTORE | op::FSTORE | op::ASTORE => f.locals[local] = f.pop(),
            op::LSTORE | op::DSTORE => {
                f.locals[local] = f.pop2();
                f.locals[local + 1] = FILLER;
            }
            op::IINC => f.locals[local] = (f.locals[local] as i32).wrapping_add(raw.value) as u32 as u64,
            op::IALOAD..=op::SALOAD => {
                let (index, array) = (f.pop(), f.pop());
                let value = world.load(array, index, "ZBCSIJFDL[")?;
                if matches!(raw.op, op::LALOAD | op::DALOAD) { f.push2(value) } else { f.stack.push(value) }
            }
            op::IASTORE..=op::SASTORE => {
                let value = if matches!(raw.op, op::LASTORE | op::DASTORE) { f.pop2() } else { f.pop() };
                let (index, array) = (f.pop(), f.pop());
                world.store(array, index, value, "ZBCSIJFDL[")?;
            }
            op::POP => drop(f.pop()),
            op::POP2 => f.stack.truncate(f.stack.len() - 2),
            op::DUP => f.dup(1, 0),
            op::DUP_X1 => f.dup(1, 1),
            op::DUP_X2 => f.dup(1, 2),
            op::DUP2 => f.dup(2, 0),
            op::DUP2_X1 => f.dup(2, 1),
            op::DUP2_X2 => f.dup(2, 2),
            op::SWAP => {
                let n = f.stack.len();
                f.stack.swap(n - 1, n - 2);
            }
            op::LSHL | op::LSHR | op::LUSHR => {
                let (count, value) = (f.pop(), f.pop2());
                f.push2(world.arithmetic(raw.op, value, count)?);
            }
            op::IADD..=op::DREM | op::ISHL..=op::LXOR => {
                // int, long, float, double in turn; the bitwise ones int and long.
                let two = if raw.op <= op::DREM { (raw.op - op::IADD) % 2 == 1 } else { (raw.op - op::ISHL) % 2 == 1 };
                if two {
                    let (b, a) = (f.pop2(), f.pop2());
                    f.push2(world.arithmetic(raw.op, a, b)?);
                } else {
                    let (b, a) = (f.pop(), f.pop());
                    f.stack.push(world.arithmetic(raw.op, a, b)?);
                }
            }
            op::LCMP | op::DCMPL | op::DCMPG => {
                let (b, a) = (f.pop2(), f.pop2());
                f.stack.push(world.arithmetic(raw.op, a, b)?);
            }
            op::FCMPL | op::FCMPG => {
                let (b, a) = (f.pop(), f.pop());
                f.stack.push(world.arithmetic(raw.op, a, b)?);
            }
            op::INEG | op::FNEG | op::I2F | op::F2I | op::I2B | op::I2C | op::I2S => {
                let a = f.pop();
                f.stack.push(unary(raw.op, a));
            }
            op::LNEG | op::DNEG | op::L2D | op::D2L => {
                let a = f.pop2();
                f.push2(unary(raw.op, a));
            }
            op::I2L | op::I2D | op::F2L | op::F2D => {
                let a = f.pop();
                f.push2(unary(raw.op, a));
            }
            op::L2I | op::L2F | op::D2I | op::D2F => {
                let a = f.pop2();
                f.stack.push(unary(raw.op, a));
            }
            op::IFEQ..=op::IFLE => {
                let a = f.pop() as i32;
                if holds(raw.op - op::IFEQ, a as i64, 0) {
                    return Ok(Outcome::Jump(raw.value as u32));
                }
            }
            op::IF_ICMPEQ..=op::IF_ICMPLE => {
                let (b, a) = (f.pop() as i32, f.pop() as i32);
                if holds(raw.op - op::IF_ICMPEQ, a as i64, b as i64) {
                    return Ok(Outcome::Jump(raw.value as u32));
                }
            }
            op::IF_ACMPEQ | op::IF_ACMPNE => {
                let equal = f.pop() == f.pop();
                if equal == (raw.op == op::IF_ACMPEQ) {
                    return Ok(Outcome::Jump(raw.value as u32));
                }
            }
            op::IFNULL | op::IFNONNULL => {
                let null = f.pop() == 0;
                if null == (raw.op == op::IFNULL) {
                    return Ok(Outcome::Jump(raw.value as u32));
                }
            }
            op::GOTO => return Ok(Outcome::Jump(raw.value as u32)),
            op::JSR => {
                f.stack.push(raw.next as u64);
                return Ok(Outcome::Jump(raw.value as u32));
            }
            op::RET => return Ok(Outcome::Jump(f.locals[local] as u32)),
            op::TABLESWITCH | op::LOOKUPSWITCH => {
                let key = f.pop() as i32;
                let switch = raw.switch.as_ref().expect("switch");
                let case = switch.cases.iter().find(|c| c.0 == key);
                return Ok(Outcome::Jump(case.map_or(switch.default, |c| c.1)));
            }
            op::LRETURN | op::DRETURN => return Ok(Outcome::Return(f.pop2())),
            op::RETURN => return Ok(Outcome::Return(0)),
            op::IRETURN | op::FRETURN | op::ARETURN => return Ok(Outcome::Return(f.pop())),
            op::GETSTATIC => {
                let member = pool.member(raw.index);
                let value = world.statics.get(member.name).copied().unwrap_or(0);
                if wide(member.descriptor) { f.push2(value) } else { f.stack.push(value) }
            }
            op::PUTSTATIC => {
                let member = pool.member(raw.index);
                let value = if wide(member.descriptor) { f.pop2() } else { f.pop() };
                world.statics.insert(member.name.to_string(), value);
            }
            op::GETFIELD => {
                let member = pool.member(raw.index);
                let object = f.pop();
                let value = world.get_field(object, member.name)?;
                if wide(member.descriptor) { f.push2(value) } else { f.stack.push(value) }
            }
            op::PUTFIELD => {
                let member = pool.member(raw.index);
                let value = if wide(member.descriptor) { f.pop2() } else { f.pop() };
                let object = f.pop();
                world.put_field(object, member.name, value)?;
            }
            op::INVOKESTATIC | op::INVOKEVIRTUAL | op::INVOKESPECIAL => {
                let descriptor = MethodDescriptor::parse(pool.member(raw.index).descriptor).expect("descriptor");
                let slots = descriptor.arg_slots() + (raw.op != op::INVOKESTATIC) as usize;
                let args = f.stack.split_off(f.stack.len() - slots);
                let value = match callee(self.class, raw.index) {
                    Some(method) => self.run(world, method, &args)?,
                    None => 0,
                };
                match descriptor.ret() {
                    None => {}
                    Some(t) if t.slots() == 2 => f.push2(value),
                    Some(_) => f.stack.push(value),
                }
            }
            op::NEW => {
                let object = world.new_instance(pool.class_name(raw.index));
                f.stack.push(object);
            }
            op::NEWARRAY => {
                let length = f.pop();
                f.stack.push(world.new_array(primitive_array(raw.index as u64), length)?);
            }
            op::ANEWARRAY => {
                let length = f.pop();
                f.stack.push(world.new_array(&array_of(pool.class_name(raw.index)), length)?);
            }
            op::MULTIANEWARRAY => {
                let dims = f.stack.split_off(f.stack.len() - raw.value as usize);
                f.stack.push(world.new_multi_array(pool.class_name(raw.index), &dims)?);
            }
            op::ARRAYLENGTH => {
                let array = f.pop();
                f.stack.push(world.length(array)?);
            }
            op::ATHROW => {
                let exception = f.pop();
                return Err(if exception == 0 { world.thrown("NullPointerException") } else { Stop::Thrown(exception) });
            }
            op::CHECKCAST => {
                let object = *f.stack.last().expect("operand");
                if object != 0 && !world.is_instance(object, pool.class_name(raw.index)) {
                    return Err(world.thrown("ClassCastException"));
                }
            }
            op::INSTANCEOF => {
                let object = f.pop();
                let is = object != 0 && world.is_instance(object, pool.class_name(raw.index));
                f.stack.push(is as u64);
            }
            op::MONITORENTER | op::MONITOREXIT => drop(f.pop()),
            other => panic!("opcode {other} in a test program"),
        }
        Ok(Outcome::Next)
    }
}
