//! What each instruction means, as data: the guards that can throw, in order, and then a total operation.
//!
//! **[`action`] is the one place where an operation's operands get their meaning.** It has no wildcard, so a new instruction does
//! not compile until it is judged. Everything else follows from the [`Action`]: the guards ([`super::guard`]) and what is done with
//! values ([`super::domain::apply`]). An engine that does not execute, but wants to know what a region of code could do, reads actions
//! too.

use super::condition::{Cmp, Condition};
use super::place::{Place, Read, Write};
use super::pure::{Binary, Unary};
use crate::vm::InterfaceSite;
use jaunt_program::insn::{Insn, NO_REG, Op};
use jaunt_program::{ClassId, Kind, Method, StringId};

/// A register, or a word that the instruction brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    Register(u16),
    Word(u64),
}

/// What a call calls, before the receiver's class is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callee {
    /// By the receiver's class: this place of its table.
    Virtual(usize),
    /// By the receiver's class, which implements an interface.
    Interface(*const InterfaceSite),
    /// This method, with a receiver.
    Special(*const Method),
    Static(*const Method),
    /// A linked `invokedynamic`. The VM's own business, as is the next.
    Dynamic(usize),
    /// A method handle or variable handle.
    Handle(usize),
}

impl Callee {
    /// Is the first argument an object that must be there?
    pub const fn has_receiver(self) -> bool {
        match self {
            Callee::Virtual(_) | Callee::Interface(_) | Callee::Special(_) => true,
            Callee::Static(_) | Callee::Dynamic(_) | Callee::Handle(_) => false,
        }
    }
}

/// A constant that is an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literal {
    String(StringId),
    Class(ClassId),
    /// Method handles, method types, dynamic constants: made by Java code, when they are first asked for.
    Pool(u16),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrayClass {
    Of(Kind),
    Class(ClassId),
}

/// What an instruction does, once its guards hold. `to` is the register that is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    Set {
        to: u16,
        from: Operand,
    },
    Unary {
        f: Unary,
        to: u16,
        x: u16,
    },
    Binary {
        f: Binary,
        to: u16,
        x: u16,
        y: Operand,
    },
    Length {
        to: u16,
        array: u16,
    },
    Load {
        to: u16,
        place: Place<u16>,
        read: Read,
    },
    Store {
        place: Place<u16>,
        write: Write,
        value: u16,
    },
    Literal {
        to: u16,
        literal: Literal,
    },
    New {
        to: u16,
        class: ClassId,
    },
    NewArray {
        to: u16,
        class: ArrayClass,
        length: u16,
    },
    /// An array of arrays; its dimensions are the arguments.
    NewArrays {
        to: u16,
        class: ClassId,
    },
    IsInstance {
        to: u16,
        object: u16,
        class: ClassId,
    },
    /// A cast does nothing but throw.
    Cast {
        object: u16,
        class: ClassId,
    },
    /// `back`: the way round a loop, where an engine looks whether it should stop.
    Jump {
        distance: i32,
        back: bool,
    },
    Branch {
        holds: Condition,
        x: u16,
        y: Operand,
        distance: i32,
    },
    /// By the table of this number in the code.
    Switch {
        key: u16,
        table: usize,
    },
    Call {
        callee: Callee,
        to: Option<u16>,
    },
    Monitor {
        object: u16,
        enter: bool,
    },
    Throw {
        exception: u16,
    },
    Return {
        value: Option<u16>,
    },
    /// It names something that was not looked up yet.
    Unresolved,
}

/// What the instruction does, once its guards hold.
#[inline]
pub fn action(insn: &Insn) -> Action {
    use Operand::{Register, Word};
    let Insn { op, a, b, c, x } = *insn;
    // The operand of an instruction on ints has 32 bits, that of one on longs all.
    let (narrow, wide) = (Word(x as u32 as u64), Word(x));
    let unary = |f| Action::Unary { f, to: a, x: b };
    let binary = |f| Action::Binary { f, to: a, x: b, y: Register(c) };
    let constant = |f, y| Action::Binary { f, to: a, x: b, y };
    let distance = x as u32 as i32;
    let branch = |holds| Action::Branch { holds, x: a, y: Register(b), distance };
    let against = |holds, word: u64| Action::Branch { holds, x: a, y: Word(word), distance };
    let with_imm = |cmp| against(Condition::Int(cmp), insn.branch_imm() as u32 as u64);
    let element = Place::Element { array: b, index: c };
    let load_element = |read| Action::Load { to: a, place: element, read };
    let store_element = |write| Action::Store { place: element, write, value: a };
    let field = Place::Field { object: b, offset: x as u32, flags: c };
    let load_field = |read| Action::Load { to: a, place: field, read };
    let store_field = |write| Action::Store { place: field, write, value: a };
    let of_class = Place::Static { class: ClassId((x >> 32) as u32), offset: x as u32, flags: c };
    let load_static = |read| Action::Load { to: a, place: of_class, read };
    let store_static = |write| Action::Store { place: of_class, write, value: a };
    // The low bits of `c` are those that a byte keeps.
    let byte = if c as u8 == 1 { Write::Boolean } else { Write::Byte };
    let class = ClassId(x as u32);
    let literal = |literal| Action::Literal { to: a, literal };
    let call = |callee| Action::Call { callee, to: (a != NO_REG).then_some(a) };
    match op {
        Op::Args => unreachable!("an argument list is never executed"),
        Op::Mov => Action::Set { to: a, from: Register(b) },
        Op::Const => Action::Set { to: a, from: wide },
        Op::IAdd => binary(Binary::IAdd),
        Op::ISub => binary(Binary::ISub),
        Op::IMul => binary(Binary::IMul),
        Op::IDiv => binary(Binary::IDiv),
        Op::IRem => binary(Binary::IRem),
        Op::IShl => binary(Binary::IShl),
        Op::IShr => binary(Binary::IShr),
        Op::IUshr => binary(Binary::IUshr),
        Op::IAnd => binary(Binary::IAnd),
        Op::IOr => binary(Binary::IOr),
        Op::IXor => binary(Binary::IXor),
        Op::IAddI => constant(Binary::IAdd, narrow),
        Op::IMulI => constant(Binary::IMul, narrow),
        Op::IDivI => constant(Binary::IDiv, narrow),
        Op::IRemI => constant(Binary::IRem, narrow),
        Op::IShlI => constant(Binary::IShl, narrow),
        Op::IShrI => constant(Binary::IShr, narrow),
        Op::IUshrI => constant(Binary::IUshr, narrow),
        Op::IAndI => constant(Binary::IAnd, narrow),
        Op::IOrI => constant(Binary::IOr, narrow),
        Op::IXorI => constant(Binary::IXor, narrow),
        Op::INeg => unary(Unary::INeg),
        Op::LAdd => binary(Binary::LAdd),
        Op::LSub => binary(Binary::LSub),
        Op::LMul => binary(Binary::LMul),
        Op::LDiv => binary(Binary::LDiv),
        Op::LRem => binary(Binary::LRem),
        Op::LShl => binary(Binary::LShl),
        Op::LShr => binary(Binary::LShr),
        Op::LUshr => binary(Binary::LUshr),
        Op::LAnd => binary(Binary::LAnd),
        Op::LOr => binary(Binary::LOr),
        Op::LXor => binary(Binary::LXor),
        Op::LAddI => constant(Binary::LAdd, wide),
        Op::LMulI => constant(Binary::LMul, wide),
        Op::LShlI => constant(Binary::LShl, narrow),
        Op::LShrI => constant(Binary::LShr, narrow),
        Op::LUshrI => constant(Binary::LUshr, narrow),
        Op::LAndI => constant(Binary::LAnd, wide),
        Op::LNeg => unary(Unary::LNeg),
        Op::FAdd => binary(Binary::FAdd),
        Op::FSub => binary(Binary::FSub),
        Op::FMul => binary(Binary::FMul),
        Op::FDiv => binary(Binary::FDiv),
        Op::FRem => binary(Binary::FRem),
        Op::FNeg => unary(Unary::FNeg),
        Op::DAdd => binary(Binary::DAdd),
        Op::DSub => binary(Binary::DSub),
        Op::DMul => binary(Binary::DMul),
        Op::DDiv => binary(Binary::DDiv),
        Op::DRem => binary(Binary::DRem),
        Op::DNeg => unary(Unary::DNeg),
        Op::I2L => unary(Unary::I2L),
        Op::I2F => unary(Unary::I2F),
        Op::I2D => unary(Unary::I2D),
        Op::L2I => unary(Unary::L2I),
        Op::L2F => unary(Unary::L2F),
        Op::L2D => unary(Unary::L2D),
        Op::F2I => unary(Unary::F2I),
        Op::F2L => unary(Unary::F2L),
        Op::F2D => unary(Unary::F2D),
        Op::D2I => unary(Unary::D2I),
        Op::D2L => unary(Unary::D2L),
        Op::D2F => unary(Unary::D2F),
        Op::I2B => unary(Unary::I2B),
        Op::I2C => unary(Unary::I2C),
        Op::I2S => unary(Unary::I2S),
        Op::LCmp => binary(Binary::LCmp),
        Op::FCmpL => binary(Binary::FCmpL),
        Op::FCmpG => binary(Binary::FCmpG),
        Op::DCmpL => binary(Binary::DCmpL),
        Op::DCmpG => binary(Binary::DCmpG),
        Op::Goto => Action::Jump { distance, back: false },
        Op::GotoBack => Action::Jump { distance, back: true },
        Op::IfICmpEq => branch(Condition::Int(Cmp::Eq)),
        Op::IfICmpNe => branch(Condition::Int(Cmp::Ne)),
        Op::IfICmpLt => branch(Condition::Int(Cmp::Lt)),
        Op::IfICmpGe => branch(Condition::Int(Cmp::Ge)),
        Op::IfICmpGt => branch(Condition::Int(Cmp::Gt)),
        Op::IfICmpLe => branch(Condition::Int(Cmp::Le)),
        Op::IfIEqI => with_imm(Cmp::Eq),
        Op::IfINeI => with_imm(Cmp::Ne),
        Op::IfILtI => with_imm(Cmp::Lt),
        Op::IfIGeI => with_imm(Cmp::Ge),
        Op::IfIGtI => with_imm(Cmp::Gt),
        Op::IfILeI => with_imm(Cmp::Le),
        Op::IfACmpEq => branch(Condition::Same),
        Op::IfACmpNe => branch(Condition::NotSame),
        Op::IfNull => against(Condition::Same, 0),
        Op::IfNonNull => against(Condition::NotSame, 0),
        Op::IfLCmpEq => branch(Condition::Long(Cmp::Eq)),
        Op::IfLCmpNe => branch(Condition::Long(Cmp::Ne)),
        Op::IfLCmpLt => branch(Condition::Long(Cmp::Lt)),
        Op::IfLCmpGe => branch(Condition::Long(Cmp::Ge)),
        Op::IfLCmpGt => branch(Condition::Long(Cmp::Gt)),
        Op::IfLCmpLe => branch(Condition::Long(Cmp::Le)),
        Op::IfFCmp => branch(fused(Condition::Float, c)),
        Op::IfDCmp => branch(fused(Condition::Double, c)),
        Op::TableSwitch | Op::LookupSwitch => Action::Switch { key: a, table: x as usize },
        Op::Probe => watched(insn),
        Op::ArrayLength => Action::Length { to: a, array: b },
        Op::ALoadI8 => load_element(Read::Byte),
        Op::ALoadU16 => load_element(Read::Char),
        Op::ALoadI16 => load_element(Read::Short),
        Op::ALoad32 => load_element(Read::Int),
        Op::ALoadRef => load_element(Read::Ref),
        Op::ALoad64 => load_element(Read::Long),
        Op::AStore8 => store_element(Write::ByteOrBoolean),
        Op::AStore16 => store_element(Write::Half),
        Op::AStore32 => store_element(Write::Int),
        Op::AStoreRef => store_element(Write::Ref),
        Op::AStore64 => store_element(Write::Long),
        Op::NewArray => {
            let kind = Kind::of_newarray(x).expect("checked when the class was parsed");
            Action::NewArray { to: a, class: ArrayClass::Of(kind), length: b }
        }
        Op::ANewArrayQ => Action::NewArray { to: a, class: ArrayClass::Class(class), length: b },
        Op::MultiANewArrayQ => Action::NewArrays { to: a, class },
        Op::GetFieldI8 => load_field(Read::Byte),
        Op::GetFieldU16 => load_field(Read::Char),
        Op::GetFieldI16 => load_field(Read::Short),
        Op::GetField32 => load_field(Read::Int),
        // That a collection may come between concerns searches alone.
        Op::GetFieldRef | Op::GetReferent => load_field(Read::Ref),
        Op::GetField64 => load_field(Read::Long),
        Op::PutField8 => store_field(byte),
        Op::PutField16 => store_field(Write::Half),
        Op::PutField32 => store_field(Write::Int),
        Op::PutFieldRef | Op::PutQueue => store_field(Write::Ref),
        Op::PutField64 => store_field(Write::Long),
        Op::GetStaticI8 => load_static(Read::Byte),
        Op::GetStaticU16 => load_static(Read::Char),
        Op::GetStaticI16 => load_static(Read::Short),
        Op::GetStatic32 => load_static(Read::Int),
        Op::GetStaticRef => load_static(Read::Ref),
        Op::GetStatic64 => load_static(Read::Long),
        Op::PutStatic8 => store_static(byte),
        Op::PutStatic16 => store_static(Write::Half),
        Op::PutStatic32 => store_static(Write::Int),
        Op::PutStaticRef => store_static(Write::Ref),
        Op::PutStatic64 => store_static(Write::Long),
        Op::InvokeVirtualQ => call(Callee::Virtual(x as usize)),
        Op::InvokeSpecialQ => call(Callee::Special(x as *const Method)),
        Op::InvokeStaticQ => call(Callee::Static(x as *const Method)),
        Op::InvokeInterfaceQ => call(Callee::Interface(x as *const InterfaceSite)),
        Op::InvokeDynamicQ => call(Callee::Dynamic(x as usize)),
        Op::InvokeHandleQ => call(Callee::Handle(x as usize)),
        Op::NewQ => Action::New { to: a, class },
        Op::InstanceOfQ => Action::IsInstance { to: a, object: b, class },
        Op::CheckCastQ => Action::Cast { object: a, class },
        Op::LdcString => literal(Literal::String(StringId(x as u32))),
        Op::LdcClass => literal(Literal::Class(class)),
        Op::LdcRoot => literal(Literal::Pool(x as u16)),
        Op::MonitorEnter => Action::Monitor { object: a, enter: true },
        Op::MonitorExit => Action::Monitor { object: a, enter: false },
        Op::Throw => Action::Throw { exception: a },
        Op::Return => Action::Return { value: Some(a) },
        Op::ReturnVoid => Action::Return { value: None },
        Op::Ldc | Op::ANewArray | Op::MultiANewArray | Op::GetField | Op::PutField | Op::GetStatic | Op::PutStatic => {
            Action::Unresolved
        }
        Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic | Op::InvokeInterface | Op::InvokeDynamic => Action::Unresolved,
        Op::New | Op::InstanceOf | Op::CheckCast => Action::Unresolved,
    }
}

/// What a watched branch does: it means what it means unwatched, and the engine notes where it goes ([`crate::coverage`]).
#[cold]
#[inline(never)]
fn watched(insn: &Insn) -> Action {
    action(&insn.watched())
}

/// The condition of a comparison that was fused with its branch; see [`Op::IfFCmp`].
fn fused(of: fn(Cmp, bool) -> Condition, c: u16) -> Condition {
    // The `g` form gives 1 where one is no number, the other -1.
    let greater = c & 8 != 0;
    match c & 7 {
        0 => of(Cmp::Eq, false),
        1 => of(Cmp::Ne, true),
        2 => of(Cmp::Lt, !greater),
        3 => of(Cmp::Ge, greater),
        4 => of(Cmp::Gt, greater),
        _ => of(Cmp::Le, !greater),
    }
}
