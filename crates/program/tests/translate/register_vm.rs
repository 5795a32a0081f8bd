//! The register machine of the tests. It distrusts everything: dead registers are overwritten before each
//! instruction, and every register remembers whether a reference was put there.

use super::world::{Stop, World, array_of, binary, callee, holds, primitive_array, unary};
use jaunt_classfile::insn::{mnemonic, op};
use jaunt_classfile::{ClassFile, MethodDescriptor, access};
use jaunt_program::code::Code;
use jaunt_program::disasm::disasm;
use jaunt_program::insn::{Insn, NO_REG, Op};
use jaunt_program::maps::{Live, RefMaps, insn_args};
use jaunt_program::translate::Translator;

pub struct RegisterVm<'a> {
    class: &'a ClassFile,
    methods: Vec<Option<(Code, RefMaps)>>,
    meanings: Vec<Meaning>,
}

/// What an operation means, found from its name.
#[derive(Clone, Copy)]
enum Meaning {
    /// Bytecode of the same name.
    Arithmetic(u8),
    /// The same with an immediate.
    Immediate(u8),
    IntBranch(u8),
    IntBranchImmediate(u8),
    LongBranch(u8),
    Special,
}

fn meaning(operation: Op) -> Meaning {
    let name = format!("{operation:?}");
    let condition = |name: &str| ["Eq", "Ne", "Lt", "Ge", "Gt", "Le"].iter().position(|c| *c == name).expect("condition") as u8;
    let opcode = |name: &str| (op::IADD..=op::DCMPG).filter(|o| *o != op::IINC).find(|o| mnemonic(*o).eq_ignore_ascii_case(name));
    if let Some(rest) = name.strip_prefix("IfICmp") {
        return Meaning::IntBranch(condition(rest));
    }
    if let Some(rest) = name.strip_prefix("IfLCmp") {
        return Meaning::LongBranch(condition(rest));
    }
    if let Some(rest) = name.strip_prefix("IfI") {
        return Meaning::IntBranchImmediate(condition(&rest[..2]));
    }
    if let Some(opcode) = opcode(&name) {
        return Meaning::Arithmetic(opcode);
    }
    name.strip_suffix('I').and_then(opcode).map_or(Meaning::Special, Meaning::Immediate)
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Garbage,
    Ref,
    Prim,
    /// The constant 0, which may be null.
    Zero,
}

const GARBAGE: u64 = 0xDEAD_BEEF_DEAD_BEEF;

struct Frame {
    registers: Vec<(u64, Kind)>,
    /// For `keep`.
    kept: Vec<(u64, Kind)>,
}

impl Frame {
    fn get(&self, register: u16) -> u64 {
        let (value, kind) = self.registers[register as usize];
        assert_ne!(kind, Kind::Garbage, "read of dead register {register}");
        value
    }

    /// Leaves only what is live, which must be there and of the right kind.
    fn keep(&mut self, live: Live<'_>, index: usize) {
        let kept = &mut self.kept;
        kept.fill((GARBAGE, Kind::Garbage));
        for register in live.refs() {
            kept[register as usize] = self.registers[register as usize];
            let kind = kept[register as usize].1;
            assert!(matches!(kind, Kind::Ref | Kind::Zero), "{index}: register {register} should be a reference: {kind:?}");
        }
        for register in live.prims() {
            kept[register as usize] = self.registers[register as usize];
            let kind = kept[register as usize].1;
            assert!(matches!(kind, Kind::Prim | Kind::Zero), "{index}: register {register} should be a primitive: {kind:?}");
        }
        std::mem::swap(&mut self.registers, &mut self.kept);
    }
}

enum Outcome {
    Next,
    Jump(usize),
    Return(u64),
}

impl<'a> RegisterVm<'a> {
    pub fn new(class: &'a ClassFile) -> Self {
        let mut translator = Translator::default();
        let mut translate = |method| {
            let code = translator.translate(class, method).unwrap_or_else(|e| panic!("{e}"));
            let maps = RefMaps::build(class, method, &code);
            (code, maps)
        };
        let methods = class.methods.iter().map(|m| m.code.is_some().then(|| translate(m))).collect();
        RegisterVm { class, methods, meanings: Op::ALL.iter().map(|op| meaning(*op)).collect() }
    }

    pub fn disasm(&self, method: usize) -> String {
        self.methods[method].as_ref().map(|(code, _)| disasm(code)).unwrap_or_default()
    }

    pub fn run(&self, world: &mut World, method: usize, args: &[u64]) -> Result<u64, Stop> {
        let (code, maps) = self.methods[method].as_ref().expect("code");
        let registers = vec![(GARBAGE, Kind::Garbage); code.registers as usize];
        let mut frame = Frame { kept: registers.clone(), registers };
        for (register, (value, kind)) in args.iter().zip(self.parameter_kinds(method)).enumerate() {
            frame.registers[register] = (*value, kind);
        }
        let mut index = 0;
        world.depth += 1;
        loop {
            frame.keep(maps.at(index), index);
            let outcome = world.step().and_then(|_| self.instruction(world, code, maps, &mut frame, index));
            match outcome {
                Ok(Outcome::Next) => {
                    index += 1;
                    while code.insns.get(index).is_some_and(|i| i.op == Op::Args) {
                        index += 1;
                    }
                }
                Ok(Outcome::Jump(target)) => {
                    let back = code.insns[index].op == Op::GotoBack;
                    assert_eq!(back, target <= index, "direction of the jump at {index}");
                    index = target;
                }
                Ok(Outcome::Return(value)) => {
                    world.depth -= 1;
                    return Ok(value);
                }
                Err(Stop::Thrown(exception)) => {
                    let handler = code.handlers.iter().find(|h| {
                        let class = self.class.pool.class_name(h.catch_type);
                        (h.start as usize..h.end as usize).contains(&index)
                            && (h.catch_type == 0 || world.is_instance(exception, class))
                    });
                    let Some(handler) = handler else {
                        world.depth -= 1;
                        return Err(Stop::Thrown(exception));
                    };
                    frame.registers[code.exception_register as usize] = (exception, Kind::Ref);
                    index = handler.handler as usize;
                }
                Err(stop) => return Err(stop),
            }
        }
    }

    fn parameter_kinds(&self, method: usize) -> Vec<Kind> {
        let method = &self.class.methods[method];
        let descriptor = MethodDescriptor::parse(self.class.pool.utf8(method.descriptor)).expect("descriptor");
        let mut kinds = Vec::new();
        if method.access & access::STATIC == 0 {
            kinds.push(Kind::Ref);
        }
        for param in descriptor.params() {
            let kind = if param.is_reference() { Kind::Ref } else { Kind::Prim };
            kinds.extend(std::iter::repeat_n(kind, param.slots()));
        }
        kinds
    }

    fn instruction(&self, world: &mut World, code: &Code, maps: &RefMaps, f: &mut Frame, index: usize) -> Result<Outcome, Stop> {
        let pool = &self.class.pool;
        let insn = code.insns[index];
        let Insn { op: operation, a, b, c, x } = insn;
        let is_ref = |descriptor: &str| descriptor.starts_with(['L', '[']);
        let kind = |is_ref: bool| if is_ref { Kind::Ref } else { Kind::Prim };
        let (value, kind) = match operation {
            // The source is not live when the destination is not needed.
            Op::Mov => f.registers[b as usize],
            Op::Const => (x, if x == 0 { Kind::Zero } else { Kind::Prim }),
            Op::Ldc => (world.new_instance("java/lang/String"), Kind::Ref),
            Op::Goto | Op::GotoBack => return Ok(Outcome::Jump(insn.target())),
            Op::IfACmpEq | Op::IfACmpNe => {
                return Ok(jump_if((f.get(a) == f.get(b)) == (operation == Op::IfACmpEq), &insn));
            }
            Op::IfNull | Op::IfNonNull => return Ok(jump_if((f.get(a) == 0) == (operation == Op::IfNull), &insn)),
            Op::IfFCmp | Op::IfDCmp => {
                let compare = match (operation, c & 8 != 0) {
                    (Op::IfFCmp, false) => op::FCMPL,
                    (Op::IfFCmp, true) => op::FCMPG,
                    (_, false) => op::DCMPL,
                    (_, true) => op::DCMPG,
                };
                let order = binary(compare, f.get(a), f.get(b)).unwrap() as i32;
                return Ok(jump_if(holds(c as u8 & 7, order as i64, 0), &insn));
            }
            Op::TableSwitch | Op::LookupSwitch => {
                let switch = &code.switches[x as usize];
                let key = f.get(a) as i32;
                let at = if operation == Op::TableSwitch {
                    key.checked_sub(switch.low).and_then(|i| usize::try_from(i).ok())
                } else {
                    switch.keys.binary_search(&key).ok()
                };
                let target = at.and_then(|at| switch.targets.get(at)).copied().unwrap_or(switch.default);
                return Ok(Outcome::Jump(target as usize));
            }
            Op::ArrayLength => (world.length(f.get(b))?, Kind::Prim),
            Op::ALoadI8 => (world.load(f.get(b), f.get(c), "BZ")?, Kind::Prim),
            Op::ALoadU16 => (world.load(f.get(b), f.get(c), "C")?, Kind::Prim),
            Op::ALoadI16 => (world.load(f.get(b), f.get(c), "S")?, Kind::Prim),
            Op::ALoad32 => (world.load(f.get(b), f.get(c), "IF")?, Kind::Prim),
            Op::ALoad64 => (world.load(f.get(b), f.get(c), "JD")?, Kind::Prim),
            Op::ALoadRef => (world.load(f.get(b), f.get(c), "L[")?, Kind::Ref),
            Op::AStore8 | Op::AStore16 | Op::AStore32 | Op::AStore64 | Op::AStoreRef => {
                let types = match operation {
                    Op::AStore8 => "BZ",
                    Op::AStore16 => "CS",
                    Op::AStore32 => "IF",
                    Op::AStore64 => "JD",
                    _ => "L[",
                };
                world.store(f.get(b), f.get(c), f.get(a), types)?;
                return Ok(Outcome::Next);
            }
            Op::NewArray => (world.new_array(primitive_array(x), f.get(b))?, Kind::Ref),
            Op::ANewArray => (world.new_array(&array_of(pool.class_name(x as u16)), f.get(b))?, Kind::Ref),
            Op::MultiANewArray => {
                let mut dims = Vec::new();
                insn_args(&code.insns, index, |r| dims.push(f.get(r)));
                (world.new_multi_array(pool.class_name(x as u16), &dims)?, Kind::Ref)
            }
            Op::GetStatic => {
                let member = pool.member(x as u16);
                (world.statics.get(member.name).copied().unwrap_or(0), kind(is_ref(member.descriptor)))
            }
            Op::PutStatic => {
                world.statics.insert(pool.member(x as u16).name.to_string(), f.get(a));
                return Ok(Outcome::Next);
            }
            Op::GetField => {
                let member = pool.member(x as u16);
                (world.get_field(f.get(b), member.name)?, kind(is_ref(member.descriptor)))
            }
            Op::PutField => {
                world.put_field(f.get(b), pool.member(x as u16).name, f.get(a))?;
                return Ok(Outcome::Next);
            }
            Op::InvokeStatic | Op::InvokeVirtual | Op::InvokeSpecial => {
                let mut args = Vec::new();
                insn_args(&code.insns, index, |r| args.push(f.get(r)));
                let descriptor = MethodDescriptor::parse(pool.member(x as u16).descriptor).expect("descriptor");
                assert_eq!(args.len(), descriptor.arg_slots() + (operation != Op::InvokeStatic) as usize);
                f.keep(maps.during_call(index), index);
                let value = match callee(self.class, x as u16) {
                    Some(method) => self.run(world, method, &args)?,
                    None => 0,
                };
                if a == NO_REG {
                    return Ok(Outcome::Next);
                }
                (value, kind(descriptor.ret().expect("result").is_reference()))
            }
            Op::New => (world.new_instance(pool.class_name(x as u16)), Kind::Ref),
            Op::InstanceOf => {
                let object = f.get(b);
                ((object != 0 && world.is_instance(object, pool.class_name(x as u16))) as u64, Kind::Prim)
            }
            Op::CheckCast => {
                let object = f.get(a);
                if object != 0 && !world.is_instance(object, pool.class_name(x as u16)) {
                    return Err(world.thrown("ClassCastException"));
                }
                return Ok(Outcome::Next);
            }
            Op::MonitorEnter | Op::MonitorExit => {
                f.get(a);
                return Ok(Outcome::Next);
            }
            Op::Throw => {
                let exception = f.get(a);
                return Err(if exception == 0 { world.thrown("NullPointerException") } else { Stop::Thrown(exception) });
            }
            Op::Return => return Ok(Outcome::Return(f.get(a))),
            Op::ReturnVoid => return Ok(Outcome::Return(0)),
            _ => match self.meanings[operation as usize] {
                Meaning::Arithmetic(opcode @ (op::INEG..=op::DNEG | op::I2L..=op::I2S)) => (unary(opcode, f.get(b)), Kind::Prim),
                Meaning::Arithmetic(opcode) => (world.arithmetic(opcode, f.get(b), f.get(c))?, Kind::Prim),
                Meaning::Immediate(opcode) => {
                    assert!(!matches!(opcode, op::IDIV | op::IREM) || x as i32 != 0);
                    (world.arithmetic(opcode, f.get(b), x)?, Kind::Prim)
                }
                Meaning::IntBranch(condition) => {
                    let holds = holds(condition, f.get(a) as i32 as i64, f.get(b) as i32 as i64);
                    return Ok(jump_if(holds, &insn));
                }
                Meaning::IntBranchImmediate(condition) => {
                    return Ok(jump_if(holds(condition, f.get(a) as i32 as i64, insn.branch_imm() as i64), &insn));
                }
                Meaning::LongBranch(condition) => {
                    return Ok(jump_if(holds(condition, f.get(a) as i64, f.get(b) as i64), &insn));
                }
                Meaning::Special => panic!("operation {operation:?}"),
            },
        };
        f.registers[a as usize] = (value, kind);
        Ok(Outcome::Next)
    }
}

fn jump_if(holds: bool, insn: &Insn) -> Outcome {
    if holds { Outcome::Jump(insn.target()) } else { Outcome::Next }
}
