//! The transfer function: what each instruction needs of the frame before it, and the frame after it
//! (JVMS 4.10.1.9). Calls, fields and object creation are in `calls`.

use super::context::ClassContext;
use super::frame::{Frame, bad_operand};
use super::types::{Name, Type};
use super::{Result, fail};
use crate::insn::{self, Raw, op};
use crate::{CodeInfo, Constant, MethodInfo, access, descriptor};

/// One method under verification.
pub(super) struct Method<'m, 'c> {
    pub cx: &'m mut ClassContext<'c>,
    pub method: &'m MethodInfo,
    pub info: &'m CodeInfo,
    pub code: &'c [u8],
    /// One bit per byte of code: an instruction starts there.
    pub starts: Vec<u64>,
    /// All instructions, in the order of the code.
    pub insns: Vec<Raw>,
    /// Where we are, for messages.
    pub pc: u32,
    /// The method is `<init>`.
    pub is_init: bool,
}

/// Where control goes after an instruction. The frame is the same on all ways.
pub(super) enum Flow {
    Next,
    /// To the target, or on.
    Branch(u32),
    Goto(u32),
    /// To one of the instruction's cases.
    Switch,
    /// A return or throw.
    End,
    /// The return address is not pushed yet: its type is the driver's.
    Jsr(u32),
    /// With the type found in the local.
    Ret(Type),
}

/// The targets of a switch, each once: a switch of many cases has few.
pub(super) fn switch_targets(insn: &Raw) -> Vec<u32> {
    let mut targets = Vec::new();
    if let Some(switch) = &insn.switch {
        targets.extend(switch.cases.iter().map(|case| case.1));
        targets.push(switch.default);
    }
    targets.sort_unstable();
    targets.dedup();
    targets
}

impl<'m, 'c> Method<'m, 'c> {
    pub fn new(cx: &'m mut ClassContext<'c>, method: &'m MethodInfo, info: &'m CodeInfo) -> Self {
        let class = cx.class;
        let code = class.slice(&info.code);
        let is_init = class.pool.utf8(method.name) == "<init>";
        let starts = vec![0; code.len() / 64 + 1];
        let insns = Vec::with_capacity(code.len() / 2);
        Method { cx, method, info, code, starts, insns, pc: 0, is_init }
    }

    pub fn is_start(&self, pc: u32) -> bool {
        self.starts.get(pc as usize / 64).is_some_and(|word| word >> (pc % 64) & 1 != 0)
    }

    pub fn decode(&self, pc: usize) -> Result<Raw> {
        match insn::decode(self.code, pc) {
            Ok(insn) => Ok(insn),
            Err(e) => fail!("Bad instruction", "{e}"),
        }
    }

    /// `this` starts uninitialized here.
    pub fn has_uninit_this(&self) -> bool {
        self.is_init && self.cx.this != Name::OBJECT
    }

    /// The frame at the start of the method.
    pub fn initial_frame(&mut self) -> Result<Frame> {
        let this_uninit = self.has_uninit_this();
        let signature = self.cx.signature_at(self.method.descriptor)?;
        self.cx.charge(self.info.max_locals as usize)?;
        let mut frame = Frame {
            locals: vec![Type::Top; self.info.max_locals as usize],
            stack: Vec::new(),
            max_stack: self.info.max_stack as usize,
            this_uninit,
            version: 0,
        };
        let mut next = 0;
        if self.method.access & access::STATIC == 0 {
            frame.store(0, if this_uninit { Type::UninitThis } else { Type::Ref(self.cx.this) })?;
            next = 1;
        }
        for &param in &signature.params {
            frame.store(next, param)?;
            next += 1 + u16::from(param.high().is_some());
        }
        Ok(frame)
    }

    /// The type of the exception in a handler.
    pub fn handler_type(&mut self, catch_type: u16) -> Result<Type> {
        if catch_type == 0 {
            return Ok(Type::Ref(Name::THROWABLE));
        }
        let name = self.cx.class_at(catch_type);
        if self.cx.names.is_array(name) || !self.cx.is_throwable(name)? {
            fail!("Catch type is not a subclass of Throwable in exception handler", "{}", self.cx.names.text(name));
        }
        Ok(Type::Ref(name))
    }

    /// Applies one instruction.
    pub fn step(&mut self, insn: &Raw, f: &mut Frame) -> Result<Flow> {
        use Type::{Double, Float, Int, Long};
        let cx = &mut *self.cx;
        match insn.op {
            op::NOP => {}
            op::ACONST_NULL => f.push(Type::Null)?,
            op::SIPUSH => f.push(Int)?,
            op::LCONST_0 | op::LCONST_1 => f.push(Long)?,
            op::FCONST_0..=op::FCONST_2 => f.push(Float)?,
            op::DCONST_0 | op::DCONST_1 => f.push(Double)?,
            op::LDC | op::LDC2_W => {
                let t = self.constant(insn.index)?;
                f.push(t)?;
            }

            op::ILOAD => f.load(cx, insn.index, Int)?,
            op::LLOAD => f.load(cx, insn.index, Long)?,
            op::FLOAD => f.load(cx, insn.index, Float)?,
            op::DLOAD => f.load(cx, insn.index, Double)?,
            op::ALOAD => f.load_reference(cx, insn.index)?,
            op::ISTORE => self.store(f, insn.index, Int)?,
            op::LSTORE => self.store(f, insn.index, Long)?,
            op::FSTORE => self.store(f, insn.index, Float)?,
            op::DSTORE => self.store(f, insn.index, Double)?,
            op::ASTORE => {
                let t = f.pop_any()?;
                if !t.is_reference() && !matches!(t, Type::Return(_)) {
                    return bad_operand(cx, "a reference", t);
                }
                f.store(insn.index, t)?;
            }
            op::IINC => {
                // load and store of an int: only the check is left
                if f.locals.get(insn.index as usize) != Some(&Int) {
                    fail!("Bad local variable type", "local {}: expected int", insn.index);
                }
            }

            op::IALOAD => self.array_load(f, &[Name::INTS], Int)?,
            op::LALOAD => self.array_load(f, &[Name::LONGS], Long)?,
            op::FALOAD => self.array_load(f, &[Name::FLOATS], Float)?,
            op::DALOAD => self.array_load(f, &[Name::DOUBLES], Double)?,
            op::BALOAD => self.array_load(f, &[Name::BYTES, Name::BOOLEANS], Int)?,
            op::CALOAD => self.array_load(f, &[Name::CHARS], Int)?,
            op::SALOAD => self.array_load(f, &[Name::SHORTS], Int)?,
            op::AALOAD => {
                f.pop(cx, Int)?;
                let element = self.pop_reference_array(f)?;
                f.push(element)?;
            }
            op::IASTORE => self.array_store(f, &[Name::INTS], Int)?,
            op::LASTORE => self.array_store(f, &[Name::LONGS], Long)?,
            op::FASTORE => self.array_store(f, &[Name::FLOATS], Float)?,
            op::DASTORE => self.array_store(f, &[Name::DOUBLES], Double)?,
            op::BASTORE => self.array_store(f, &[Name::BYTES, Name::BOOLEANS], Int)?,
            op::CASTORE => self.array_store(f, &[Name::CHARS], Int)?,
            op::SASTORE => self.array_store(f, &[Name::SHORTS], Int)?,
            op::AASTORE => {
                // Which class the elements have is looked at when the store runs.
                f.pop_object(cx)?;
                f.pop(cx, Int)?;
                self.pop_reference_array(f)?;
            }

            op::POP => f.drop(1)?,
            op::POP2 => f.drop(2)?,
            op::DUP => f.dup(1, 0)?,
            op::DUP_X1 => f.dup(1, 1)?,
            op::DUP_X2 => f.dup(1, 2)?,
            op::DUP2 => f.dup(2, 0)?,
            op::DUP2_X1 => f.dup(2, 1)?,
            op::DUP2_X2 => f.dup(2, 2)?,
            op::SWAP => f.swap()?,

            // iadd, ladd, fadd, dadd, isub, …: in rows of four
            op::IADD..=op::DREM => {
                let t = [Int, Long, Float, Double][(insn.op - op::IADD) as usize % 4];
                self.operate(f, &[t, t], t)?;
            }
            op::INEG..=op::DNEG => {
                let t = [Int, Long, Float, Double][(insn.op - op::INEG) as usize];
                self.operate(f, &[t], t)?;
            }
            op::ISHL | op::ISHR | op::IUSHR | op::IAND | op::IOR | op::IXOR => self.operate(f, &[Int, Int], Int)?,
            op::LSHL | op::LSHR | op::LUSHR => self.operate(f, &[Long, Int], Long)?,
            op::LAND | op::LOR | op::LXOR => self.operate(f, &[Long, Long], Long)?,
            op::I2L => self.operate(f, &[Int], Long)?,
            op::I2F => self.operate(f, &[Int], Float)?,
            op::I2D => self.operate(f, &[Int], Double)?,
            op::L2I => self.operate(f, &[Long], Int)?,
            op::L2F => self.operate(f, &[Long], Float)?,
            op::L2D => self.operate(f, &[Long], Double)?,
            op::F2I => self.operate(f, &[Float], Int)?,
            op::F2L => self.operate(f, &[Float], Long)?,
            op::F2D => self.operate(f, &[Float], Double)?,
            op::D2I => self.operate(f, &[Double], Int)?,
            op::D2L => self.operate(f, &[Double], Long)?,
            op::D2F => self.operate(f, &[Double], Float)?,
            op::I2B | op::I2C | op::I2S => self.operate(f, &[Int], Int)?,
            op::LCMP => self.operate(f, &[Long, Long], Int)?,
            op::FCMPL | op::FCMPG => self.operate(f, &[Float, Float], Int)?,
            op::DCMPL | op::DCMPG => self.operate(f, &[Double, Double], Int)?,

            op::IFEQ..=op::IFLE => {
                f.pop(cx, Int)?;
                return Ok(Flow::Branch(insn.value as u32));
            }
            op::IF_ICMPEQ..=op::IF_ICMPLE => {
                f.pop(cx, Int)?;
                f.pop(cx, Int)?;
                return Ok(Flow::Branch(insn.value as u32));
            }
            op::IF_ACMPEQ | op::IF_ACMPNE => {
                f.pop_reference(cx)?;
                f.pop_reference(cx)?;
                return Ok(Flow::Branch(insn.value as u32));
            }
            op::IFNULL | op::IFNONNULL => {
                f.pop_reference(cx)?;
                return Ok(Flow::Branch(insn.value as u32));
            }
            op::GOTO => return Ok(Flow::Goto(insn.value as u32)),
            op::TABLESWITCH | op::LOOKUPSWITCH => {
                f.pop(cx, Int)?;
                return Ok(Flow::Switch);
            }
            op::JSR => return Ok(Flow::Jsr(insn.value as u32)),
            op::RET => {
                let found = f.locals.get(insn.index as usize).copied().unwrap_or(Type::Top);
                return Ok(Flow::Ret(found));
            }
            op::IRETURN => return self.returns(f, Some(Int)),
            op::LRETURN => return self.returns(f, Some(Long)),
            op::FRETURN => return self.returns(f, Some(Float)),
            op::DRETURN => return self.returns(f, Some(Double)),
            op::ARETURN => return self.returns(f, Some(Type::OBJECT)),
            op::RETURN => return self.returns(f, None),
            op::ATHROW => {
                f.pop(cx, Type::Ref(Name::THROWABLE))?;
                return Ok(Flow::End);
            }

            op::GETSTATIC..=op::PUTFIELD => self.field(insn, f)?,
            op::INVOKEVIRTUAL..=op::INVOKEDYNAMIC => self.invoke(insn, f)?,
            op::NEW => self.new_object(insn, f)?,
            op::NEWARRAY => {
                f.pop(cx, Int)?;
                let names = [
                    Name::BOOLEANS,
                    Name::CHARS,
                    Name::FLOATS,
                    Name::DOUBLES,
                    Name::BYTES,
                    Name::SHORTS,
                    Name::INTS,
                    Name::LONGS,
                ];
                match names.get((insn.index as usize).wrapping_sub(4)) {
                    Some(name) => f.push(Type::Ref(*name))?,
                    None => fail!("Illegal newarray instruction"),
                }
            }
            op::ANEWARRAY => {
                f.pop(cx, Int)?;
                let element = cx.class_at(insn.index);
                f.push(Type::Ref(cx.names.array_of(element)))?;
            }
            op::MULTIANEWARRAY => {
                for _ in 0..insn.value {
                    f.pop(cx, Int)?;
                }
                f.push(Type::Ref(cx.class_at(insn.index)))?;
            }
            op::ARRAYLENGTH => {
                let found = f.pop_any()?;
                let is_array = match found {
                    Type::Null => true,
                    Type::Ref(name) => cx.names.is_array(name),
                    _ => false,
                };
                if !is_array {
                    return bad_operand(cx, "an array", found);
                }
                f.push(Int)?;
            }
            op::CHECKCAST => {
                f.pop_object(cx)?;
                f.push(Type::Ref(cx.class_at(insn.index)))?;
            }
            op::INSTANCEOF => {
                f.pop_object(cx)?;
                f.push(Int)?;
            }
            op::MONITORENTER | op::MONITOREXIT => {
                f.pop_reference(cx)?;
            }
            other => fail!("Bad instruction", "opcode {other}"),
        }
        Ok(Flow::Next)
    }

    /// Operands from left to right, then the result.
    fn operate(&mut self, f: &mut Frame, operands: &[Type], result: Type) -> Result<()> {
        for &operand in operands.iter().rev() {
            f.pop(self.cx, operand)?;
        }
        f.push(result)
    }

    fn store(&mut self, f: &mut Frame, index: u16, t: Type) -> Result<()> {
        f.pop(self.cx, t)?;
        f.store(index, t)
    }

    fn array_load(&mut self, f: &mut Frame, arrays: &[Name], element: Type) -> Result<()> {
        f.pop(self.cx, Type::Int)?;
        f.pop_array(self.cx, arrays)?;
        f.push(element)
    }

    fn array_store(&mut self, f: &mut Frame, arrays: &[Name], element: Type) -> Result<()> {
        f.pop(self.cx, element)?;
        f.pop(self.cx, Type::Int)?;
        f.pop_array(self.cx, arrays)
    }

    /// Pops an array of references (or null) and gives the type of its elements.
    fn pop_reference_array(&mut self, f: &mut Frame) -> Result<Type> {
        let found = f.pop_any()?;
        let element = match found {
            Type::Null => Some(Type::Null),
            Type::Ref(name) => self.cx.names.element(name).map(Type::Ref),
            _ => None,
        };
        match element {
            Some(t) => Ok(t),
            None => bad_operand(self.cx, "an array of references", found),
        }
    }

    fn constant(&mut self, index: u16) -> Result<Type> {
        let class = self.cx.class;
        Ok(match class.pool.get(index) {
            Constant::Integer(_) => Type::Int,
            Constant::Float(_) => Type::Float,
            Constant::Long(_) => Type::Long,
            Constant::Double(_) => Type::Double,
            Constant::String { .. } => Type::Ref(Name::STRING),
            Constant::Class { .. } => Type::Ref(Name::CLASS),
            Constant::MethodHandle { .. } => Type::Ref(Name::METHOD_HANDLE),
            Constant::MethodType { .. } => Type::Ref(Name::METHOD_TYPE),
            Constant::Dynamic { .. } => match descriptor::parse_field(class.pool.name_and_type(index).1) {
                Some(t) => self.cx.names.of(t),
                None => fail!("Illegal type at constant pool entry", "index {index}"),
            },
            _ => fail!("Illegal type at constant pool entry", "index {index}"),
        })
    }

    /// `kind` stands for all references when it is `Object`.
    fn returns(&mut self, f: &mut Frame, kind: Option<Type>) -> Result<Flow> {
        let declared = self.cx.signature_at(self.method.descriptor)?.ret;
        let fits = match (kind, declared) {
            (Some(Type::Ref(_)), Some(Type::Ref(_))) | (None, None) => true,
            (kind, declared) => kind == declared,
        };
        if !fits {
            let declared = declared.map_or("void".to_string(), |t| self.cx.names.show(t));
            fail!("Wrong return type in function", "the method returns {declared}");
        }
        if let Some(declared) = declared {
            f.pop(self.cx, declared)?;
        }
        if self.is_init && f.this_uninit {
            fail!("Constructor must call super() or this() before return");
        }
        Ok(Flow::End)
    }
}
