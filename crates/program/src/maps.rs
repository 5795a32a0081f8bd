//! Which registers are live at an instruction, and which of them hold references.
//!
//! Computed for methods that are found on a stack when garbage is collected or a state is hashed, so on demand and
//! without help from the translator. One backward data flow gives both answers: in verified code every use says
//! what it needs (`ArrayLength` a reference, `IAdd` an int, a call what its descriptor says), and the value that
//! reaches a use has that kind on every path. A register is therefore live *as a reference* or live *as a
//! primitive*; `Mov` passes on what its destination is needed as.
//!
//! Quickened instructions keep their registers, and what `x` no longer tells is read from the bytecode at the
//! instruction's pc: maps are the same before and after quickening.

use crate::code::Code;
use crate::insn::{ARGS_PER_INSN, Insn, NO_REG, Op};
use jaunt_classfile::descriptor::parse_field;
use jaunt_classfile::insn::{decode, op};
use jaunt_classfile::{ClassFile, MethodDescriptor, MethodInfo};

/// What an instruction does with one of its register fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Not a register.
    Unused,
    /// Written (for a call: unless it is [`NO_REG`]).
    Def,
    Ref,
    Prim,
    /// Read as whatever the destination is needed as: the source of `Mov`.
    LikeDef,
    /// Read as what the field's descriptor says.
    LikeField,
    /// Read as what the method returns.
    LikeReturn,
}

/// How an operation uses its registers.
#[derive(Clone, Copy, Debug)]
pub struct OpShape {
    pub a: Role,
    pub b: Role,
    pub c: Role,
    /// `Args` instructions follow.
    pub args: bool,
    /// May end in an exception (or error) instead of its result.
    pub throws: bool,
}

/// The one table of what each operation reads and writes.
pub const fn shape(op: Op) -> OpShape {
    use Role::*;
    const fn plain(a: Role, b: Role, c: Role) -> OpShape {
        OpShape { a, b, c, args: false, throws: false }
    }
    const fn throwing(a: Role, b: Role, c: Role) -> OpShape {
        OpShape { a, b, c, args: false, throws: true }
    }
    const CALL: OpShape = OpShape { a: Def, b: Unused, c: Unused, args: true, throws: true };
    match op {
        Op::Args => plain(Unused, Unused, Unused),
        Op::Mov => plain(Def, LikeDef, Unused),
        Op::Const => plain(Def, Unused, Unused),
        Op::Ldc | Op::LdcString | Op::LdcClass | Op::LdcRoot => throwing(Def, Unused, Unused),

        Op::IAdd | Op::ISub | Op::IMul | Op::IShl | Op::IShr | Op::IUshr | Op::IAnd | Op::IOr | Op::IXor => {
            plain(Def, Prim, Prim)
        }
        Op::IDiv | Op::IRem | Op::LDiv | Op::LRem => throwing(Def, Prim, Prim),
        Op::IAddI | Op::IMulI | Op::IDivI | Op::IRemI | Op::IShlI | Op::IShrI | Op::IUshrI => plain(Def, Prim, Unused),
        Op::IAndI | Op::IOrI | Op::IXorI | Op::INeg => plain(Def, Prim, Unused),
        Op::LAdd | Op::LSub | Op::LMul | Op::LShl | Op::LShr | Op::LUshr | Op::LAnd | Op::LOr | Op::LXor => {
            plain(Def, Prim, Prim)
        }
        Op::LAddI | Op::LMulI | Op::LShlI | Op::LShrI | Op::LUshrI | Op::LAndI | Op::LNeg => plain(Def, Prim, Unused),
        Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem => plain(Def, Prim, Prim),
        Op::DAdd | Op::DSub | Op::DMul | Op::DDiv | Op::DRem => plain(Def, Prim, Prim),
        Op::FNeg | Op::DNeg => plain(Def, Prim, Unused),
        Op::I2L | Op::I2F | Op::I2D | Op::L2I | Op::L2F | Op::L2D | Op::F2I | Op::F2L | Op::F2D => plain(Def, Prim, Unused),
        Op::D2I | Op::D2L | Op::D2F | Op::I2B | Op::I2C | Op::I2S => plain(Def, Prim, Unused),
        Op::LCmp | Op::FCmpL | Op::FCmpG | Op::DCmpL | Op::DCmpG => plain(Def, Prim, Prim),

        Op::Goto | Op::GotoBack => plain(Unused, Unused, Unused),
        Op::IfICmpEq | Op::IfICmpNe | Op::IfICmpLt | Op::IfICmpGe | Op::IfICmpGt | Op::IfICmpLe => plain(Prim, Prim, Unused),
        Op::IfIEqI | Op::IfINeI | Op::IfILtI | Op::IfIGeI | Op::IfIGtI | Op::IfILeI => plain(Prim, Unused, Unused),
        Op::IfACmpEq | Op::IfACmpNe => plain(Ref, Ref, Unused),
        Op::IfNull | Op::IfNonNull => plain(Ref, Unused, Unused),
        Op::IfLCmpEq | Op::IfLCmpNe | Op::IfLCmpLt | Op::IfLCmpGe | Op::IfLCmpGt | Op::IfLCmpLe => plain(Prim, Prim, Unused),
        Op::IfFCmp | Op::IfDCmp => plain(Prim, Prim, Unused),
        Op::TableSwitch | Op::LookupSwitch => plain(Prim, Unused, Unused),
        // Which ones it reads depends on what is watched: maps are made from code that nobody watches.
        Op::Probe => plain(Unused, Unused, Unused),

        Op::ArrayLength => throwing(Def, Ref, Unused),
        Op::ALoadI8 | Op::ALoadU16 | Op::ALoadI16 | Op::ALoad32 | Op::ALoadRef | Op::ALoad64 => throwing(Def, Ref, Prim),
        Op::AStore8 | Op::AStore16 | Op::AStore32 | Op::AStore64 => throwing(Prim, Ref, Prim),
        Op::AStoreRef => throwing(Ref, Ref, Prim),
        Op::NewArray | Op::ANewArray | Op::ANewArrayQ => throwing(Def, Prim, Unused),
        Op::MultiANewArray | Op::MultiANewArrayQ => CALL,

        Op::GetField => throwing(Def, Ref, Unused),
        Op::GetFieldI8 | Op::GetFieldU16 | Op::GetFieldI16 | Op::GetField32 | Op::GetFieldRef | Op::GetField64 => {
            throwing(Def, Ref, Unused)
        }
        Op::GetReferent => throwing(Def, Ref, Unused),
        Op::PutField => throwing(LikeField, Ref, Unused),
        Op::PutField8 | Op::PutField16 | Op::PutField32 | Op::PutField64 => throwing(Prim, Ref, Unused),
        Op::PutFieldRef | Op::PutQueue => throwing(Ref, Ref, Unused),
        // Quickened statics may still have to initialise their class in a restored state.
        Op::GetStatic => throwing(Def, Unused, Unused),
        Op::GetStaticI8 | Op::GetStaticU16 | Op::GetStaticI16 => throwing(Def, Unused, Unused),
        Op::GetStatic32 | Op::GetStaticRef | Op::GetStatic64 => throwing(Def, Unused, Unused),
        Op::PutStatic => throwing(LikeField, Unused, Unused),
        Op::PutStatic8 | Op::PutStatic16 | Op::PutStatic32 | Op::PutStatic64 => throwing(Prim, Unused, Unused),
        Op::PutStaticRef => throwing(Ref, Unused, Unused),

        Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic | Op::InvokeInterface | Op::InvokeDynamic => CALL,
        Op::InvokeVirtualQ | Op::InvokeSpecialQ | Op::InvokeStaticQ | Op::InvokeInterfaceQ => CALL,
        Op::InvokeDynamicQ | Op::InvokeHandleQ => CALL,
        Op::New | Op::NewQ => throwing(Def, Unused, Unused),
        Op::InstanceOf | Op::InstanceOfQ => throwing(Def, Ref, Unused),
        Op::CheckCast | Op::CheckCastQ => throwing(Ref, Unused, Unused),
        Op::MonitorEnter | Op::MonitorExit => throwing(Ref, Unused, Unused),
        Op::Throw => throwing(Ref, Unused, Unused),
        // IllegalMonitorStateException, if the VM insists on structured locking.
        Op::Return => throwing(LikeReturn, Unused, Unused),
        Op::ReturnVoid => throwing(Unused, Unused, Unused),
    }
}

/// The register that an instruction writes.
#[inline]
pub fn insn_def(insn: &Insn) -> Option<u16> {
    (shape(insn.op).a == Role::Def && insn.a != NO_REG).then_some(insn.a)
}

/// The registers that an instruction reads, those in its `Args` included.
pub fn insn_uses(insns: &[Insn], index: usize, mut visit: impl FnMut(u16)) {
    let insn = &insns[index];
    let shape = shape(insn.op);
    for (register, role) in [(insn.a, shape.a), (insn.b, shape.b), (insn.c, shape.c)] {
        if !matches!(role, Role::Unused | Role::Def) {
            visit(register);
        }
    }
    if shape.args {
        insn_args(insns, index, visit);
    }
}

/// The argument registers of a call in order; a long or double comes twice.
pub fn insn_args(insns: &[Insn], call: usize, mut visit: impl FnMut(u16)) {
    for i in 0..insns[call].c as usize {
        if let Some(args) = insns.get(call + 1 + i / ARGS_PER_INSN) {
            visit(args.arg(i % ARGS_PER_INSN));
        }
    }
}

/// Liveness of one method's registers.
#[derive(PartialEq)]
pub struct RefMaps {
    /// Words per set.
    words: usize,
    /// For each instruction: live before it as references, as primitives; needed while it runs, likewise.
    /// In verified code no register is in both of a pair.
    sets: Box<[u64]>,
}

/// Live registers at one point.
#[derive(Clone, Copy)]
pub struct Live<'a> {
    refs: &'a [u64],
    prims: &'a [u64],
}

impl<'a> Live<'a> {
    /// Registers that hold a reference, ascending.
    #[inline]
    pub fn refs(self) -> Registers<'a> {
        Registers::new(self.refs)
    }

    /// Registers that hold anything else, ascending.
    #[inline]
    pub fn prims(self) -> Registers<'a> {
        Registers::new(self.prims)
    }

    /// The same in place, with less to do for each: for who visits the registers of every thread that moves.
    #[inline(always)]
    pub fn each_ref(self, f: impl FnMut(usize)) {
        each(self.refs, f);
    }

    #[inline(always)]
    pub fn each_prim(self, f: impl FnMut(usize)) {
        each(self.prims, f);
    }

    /// There are no more registers in the two sets together.
    #[inline(always)]
    pub fn most(self) -> usize {
        64 * (self.refs.len() + self.prims.len())
    }
}

#[inline(always)]
fn each(words: &[u64], mut f: impl FnMut(usize)) {
    for (at, &word) in words.iter().enumerate() {
        let mut rest = word;
        while rest != 0 {
            f(at * 64 + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

/// The members of a register set, ascending.
#[derive(Clone)]
pub struct Registers<'a> {
    words: &'a [u64],
    at: usize,
    rest: u64,
}

impl<'a> Registers<'a> {
    #[inline]
    fn new(words: &'a [u64]) -> Self {
        Registers { words, at: 0, rest: words.first().copied().unwrap_or(0) }
    }
}

impl Iterator for Registers<'_> {
    type Item = u16;
    #[inline]
    fn next(&mut self) -> Option<u16> {
        while self.rest == 0 {
            self.at += 1;
            self.rest = *self.words.get(self.at)?;
        }
        let bit = self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some((self.at * 64 + bit) as u16)
    }
}

impl RefMaps {
    pub fn build(class: &ClassFile, method: &MethodInfo, code: &Code) -> RefMaps {
        Builder::new(class, method, code).build()
    }

    /// What is live before instruction `index`.
    #[inline]
    pub fn at(&self, index: usize) -> Live<'_> {
        self.live(4 * index)
    }

    /// What must survive while the call at `call` runs: what is live after it, less its result, and what its
    /// handlers need.
    #[inline]
    pub fn during_call(&self, call: usize) -> Live<'_> {
        self.live(4 * call + 2)
    }

    #[inline]
    fn live(&self, set: usize) -> Live<'_> {
        let (refs, prims) = self.sets[set * self.words..(set + 2) * self.words].split_at(self.words);
        Live { refs, prims }
    }
}

struct Builder<'a> {
    class: &'a ClassFile,
    bytecode: &'a [u8],
    returns_ref: bool,
    code: &'a Code,
    words: usize,
    /// For each instruction what it reads, as references and as primitives; not the source of a `Mov`.
    reads: Vec<u64>,
    sets: Vec<u64>,
}

impl<'a> Builder<'a> {
    fn new(class: &'a ClassFile, method: &MethodInfo, code: &'a Code) -> Self {
        let bytecode = method.code.as_ref().and_then(|c| class.bytes.get(c.code.start as usize..c.code.end as usize));
        let descriptor = MethodDescriptor::parse(class.pool.utf8(method.descriptor));
        let words = (code.registers as usize).div_ceil(64);
        Builder {
            class,
            bytecode: bytecode.unwrap_or(&[]),
            returns_ref: descriptor.and_then(|d| d.ret()).is_some_and(|t| t.is_reference()),
            code,
            words,
            reads: vec![0; code.insns.len() * 2 * words],
            sets: vec![0; code.insns.len() * 4 * words],
        }
    }

    fn build(mut self) -> RefMaps {
        for index in 0..self.code.insns.len() {
            self.note_reads(index);
        }
        // Backward sweeps to the fixed point: two for a method without loops, mostly three otherwise.
        let mut out = vec![0; 2 * self.words];
        loop {
            let mut changed = false;
            for index in (0..self.code.insns.len()).rev() {
                changed |= self.flow(index, &mut out);
            }
            if !changed {
                return RefMaps { words: self.words, sets: self.sets.into() };
            }
        }
    }

    fn note_reads(&mut self, index: usize) {
        let code = self.code;
        let insn = &code.insns[index];
        let shape = shape(insn.op);
        for (register, role) in [(insn.a, shape.a), (insn.b, shape.b), (insn.c, shape.c)] {
            match role {
                Role::Unused | Role::Def | Role::LikeDef => {}
                Role::Ref => self.note(index, register, true),
                Role::Prim => self.note(index, register, false),
                Role::LikeReturn => self.note(index, register, self.returns_ref),
                Role::LikeField => {
                    let (_, descriptor) = self.member(index);
                    self.note(index, register, parse_field(descriptor).is_some_and(|t| t.is_reference()));
                }
            }
        }
        if !shape.args {
            return;
        }
        let (opcode, descriptor) = self.member(index);
        let mut kinds = Vec::with_capacity(insn.c as usize);
        if matches!(opcode, op::INVOKEVIRTUAL | op::INVOKESPECIAL | op::INVOKEINTERFACE) {
            kinds.push(true);
        }
        if let Some(descriptor) = MethodDescriptor::parse(descriptor) {
            for param in descriptor.params() {
                kinds.extend(std::iter::repeat_n(param.is_reference(), param.slots()));
            }
        }
        // A `multianewarray` has no descriptor: its dimensions are ints.
        let mut kinds = kinds.into_iter();
        insn_args(&code.insns, index, |register| {
            let is_ref = kinds.next().unwrap_or(false);
            self.note(index, register, is_ref);
        });
    }

    fn note(&mut self, index: usize, register: u16, is_ref: bool) {
        let set = 2 * index + !is_ref as usize;
        self.reads[set * self.words + register as usize / 64] |= 1 << (register % 64);
    }

    /// Opcode and descriptor of the field or method that an instruction is about, from the bytecode.
    fn member(&self, index: usize) -> (u8, &'a str) {
        match decode(self.bytecode, self.code.pcs[index] as usize) {
            Ok(raw) => (raw.op, self.class.pool.name_and_type(raw.index).1),
            Err(_) => (op::NOP, ""),
        }
    }

    /// Recomputes one instruction's sets from its successors'. Returns whether they grew.
    fn flow(&mut self, index: usize, out: &mut [u64]) -> bool {
        let code = self.code;
        let insn = &code.insns[index];
        let (words, both) = (self.words, 2 * self.words);
        out.fill(0);
        let before = |index: usize| 4 * index * words;
        let add = |out: &mut [u64], sets: &[u64], index: usize| {
            if let Some(set) = sets.get(before(index)..before(index) + both) {
                out.iter_mut().zip(set).for_each(|(o, s)| *o |= s);
            }
        };
        match insn.op {
            Op::Return | Op::ReturnVoid | Op::Throw => {}
            Op::Goto | Op::GotoBack => add(out, &self.sets, insn.target()),
            Op::TableSwitch | Op::LookupSwitch => {
                let switch = &code.switches[insn.x as usize];
                add(out, &self.sets, switch.default as usize);
                switch.targets.iter().for_each(|t| add(out, &self.sets, *t as usize));
            }
            op => {
                add(out, &self.sets, index + 1);
                if (Op::IfICmpEq as u16..=Op::IfDCmp as u16).contains(&(op as u16)) {
                    add(out, &self.sets, insn.target());
                }
            }
        }
        let bit = |register: u16| (register as usize / 64, 1u64 << (register % 64));
        let mut moved = [false; 2];
        if let Some(def) = insn_def(insn) {
            let (word, mask) = bit(def);
            moved = [out[word] & mask != 0, out[words + word] & mask != 0];
            out[word] &= !mask;
            out[words + word] &= !mask;
        }
        if shape(insn.op).throws {
            let (word, mask) = bit(code.exception_register);
            for h in code.handlers.iter().filter(|h| (h.start..h.end).contains(&(index as u32))) {
                let needed = &self.sets[before(h.handler as usize)..][..both];
                for (i, (o, n)) in out.iter_mut().zip(needed).enumerate() {
                    *o |= if i % words == word { n & !mask } else { *n };
                }
            }
        }
        let at = before(index);
        self.sets[at + both..at + 2 * both].copy_from_slice(out);
        out.iter_mut().zip(&self.reads[index * both..]).for_each(|(o, r)| *o |= r);
        if insn.op == Op::Mov {
            let (word, mask) = bit(insn.b);
            for (kind, _) in moved.iter().enumerate().filter(|(_, moved)| **moved) {
                out[kind * words + word] |= mask;
            }
        }
        let set = &mut self.sets[at..at + both];
        let changed = set != out;
        set.copy_from_slice(out);
        changed
    }
}
