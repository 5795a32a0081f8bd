//! The register form that the interpreter executes.
//!
//! A method's bytecode is translated once into fixed-size instructions over registers: register `i` is local
//! variable `i`, register `max_locals + s` is operand-stack slot `s`. Most stack traffic disappears: `iload 1;
//! iload 2; iadd; istore 3` is one `IAdd`. A long or double takes one register (the local slot after it is unused).
//! Registers are 64 bits: an int, float or reference is held zero-extended in the low 32.
//!
//! Symbolic operands start as constant-pool indexes; the VM *quickens* an instruction in place (same operand
//! registers, resolved `x`) the first time it executes. **Quickening never changes which registers an
//! instruction reads or writes**, so liveness computed from either form is the same.
//!
//! Conditional branches never jump backwards; a loop's back edge is always a [`Op::GotoBack`], the one place where
//! the interpreter looks whether it should stop.

/// One instruction. `a` is the destination where there is one.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Insn {
    pub op: Op,
    pub a: u16,
    pub b: u16,
    pub c: u16,
    pub x: u64,
}

/// "No register": the destination of a call whose result is void or dropped.
pub const NO_REG: u16 = u16::MAX;

/// In `c` of a quickened field access: the field is volatile.
pub const VOLATILE_FIELD: u16 = 1 << 8;
/// In `c` of a quickened read of a field: nobody changes it once it can be read by several threads.
pub const CONSTANT_FIELD: u16 = 1 << 9;

/// Arguments that one [`Op::Args`] instruction carries: a, b, c, then x from its low 16 bits up.
pub const ARGS_PER_INSN: usize = 7;

macro_rules! ops {
    ($($(#[$m:meta])* $name:ident),* $(,)?) => {
        /// What an instruction does. `ra`, `rb`, `rc` are registers, `imm` is `x` as a signed number.
        #[repr(u16)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Op { $($(#[$m])* $name),* }
        impl Op {
            pub const ALL: &'static [Op] = &[$(Op::$name),*];
        }
    };
}

ops! {
    /// Never executed: up to seven argument registers of the call before it.
    Args,
    /// ra = rb
    Mov,
    /// ra = x (ints, floats zero-extended bits; null is 0)
    Const,
    /// ra = constant-pool entry x: String, Class, MethodHandle, MethodType, Dynamic (unresolved)
    Ldc,
    // --- int: ra = rb op rc; the I forms take imm (x as i32) instead of rc
    IAdd, ISub, IMul, IDiv, IRem, IShl, IShr, IUshr, IAnd, IOr, IXor,
    IAddI, IMulI, IDivI, IRemI, IShlI, IShrI, IUshrI, IAndI, IOrI, IXorI,
    INeg,
    // --- long; shift counts are ints; the I forms take x as i64 (shifts: a count)
    LAdd, LSub, LMul, LDiv, LRem, LShl, LShr, LUshr, LAnd, LOr, LXor,
    LAddI, LMulI, LShlI, LShrI, LUshrI, LAndI,
    LNeg,
    FAdd, FSub, FMul, FDiv, FRem, FNeg,
    DAdd, DSub, DMul, DDiv, DRem, DNeg,
    // --- ra = convert(rb)
    I2L, I2F, I2D, L2I, L2F, L2D, F2I, F2L, F2D, D2I, D2L, D2F, I2B, I2C, I2S,
    // --- ra = compare(rb, rc) as -1, 0, 1 (when not fused with a branch)
    LCmp, FCmpL, FCmpG, DCmpL, DCmpG,
    // --- control. Target instruction index in the low 32 bits of x.
    Goto,
    /// Goto with a target at or before this instruction: the safepoint poll.
    GotoBack,
    /// if (ra cmp rb) goto; ints
    IfICmpEq, IfICmpNe, IfICmpLt, IfICmpGe, IfICmpGt, IfICmpLe,
    /// if (ra cmp imm) goto; imm is the high 32 bits of x
    IfIEqI, IfINeI, IfILtI, IfIGeI, IfIGtI, IfILeI,
    /// if (ra == rb) goto; references
    IfACmpEq, IfACmpNe,
    /// if (ra is null / not null) goto
    IfNull, IfNonNull,
    /// fused lcmp + if: if (ra cmp rb) goto
    IfLCmpEq, IfLCmpNe, IfLCmpLt, IfLCmpGe, IfLCmpGt, IfLCmpLe,
    /// fused fcmpX/dcmpX + if: c = condition (0 eq,1 ne,2 lt,3 ge,4 gt,5 le) | 8 when the compare was the `g` form
    IfFCmp, IfDCmp,
    /// jump through `Code::switches[x]` on int ra
    TableSwitch,
    /// binary search in `Code::switches[x]` on int ra
    LookupSwitch,
    // --- arrays: loads ra = rb[rc], stores rb[rc] = ra
    ArrayLength,
    /// byte[] and boolean[]
    ALoadI8, ALoadU16, ALoadI16, ALoad32, ALoadRef, ALoad64,
    AStore8, AStore16, AStore32,
    /// with the array store check
    AStoreRef,
    AStore64,
    /// ra = new primitive array of rb elements; x is the `newarray` type code
    NewArray,
    /// ra = new array of rb references; x = pool index of the element class
    ANewArray,
    /// ra = new array of x's class (pool index of the array class), c dimensions given by the following Args
    MultiANewArray,
    // --- fields (unresolved: x = pool index): ra = rb.f; rb.f = ra; ra = C.f; C.f = ra
    GetField, PutField, GetStatic, PutStatic,
    // --- calls (unresolved: x = pool index). a = destination or NO_REG, c = number of argument registers,
    // which follow in ceil(c / 7) Args instructions. The receiver comes first; a long or double argument appears
    // twice in a row, so that arguments land in the callee's local slots one by one.
    InvokeVirtual, InvokeSpecial, InvokeStatic, InvokeInterface, InvokeDynamic,
    /// ra = new object of class x (pool index)
    New,
    /// ra = rb instanceof class x (pool index)
    InstanceOf,
    /// throws unless ra is null or of class x (pool index)
    CheckCast,
    MonitorEnter,
    MonitorExit,
    /// throw ra
    Throw,
    /// return ra to the caller's destination
    Return,
    ReturnVoid,

    // ===== quickened forms, written by the VM only =====
    /// ra = the interned string of `StringId` x
    LdcString,
    /// ra = the mirror of class x
    LdcClass,
    /// ra = the object in root slot x (MethodHandle, MethodType, Dynamic constants)
    LdcRoot,
    /// ra = rb.f; x = byte offset; c = field flags
    GetFieldI8, GetFieldU16, GetFieldI16, GetField32, GetFieldRef, GetField64,
    PutField8, PutField16, PutField32, PutFieldRef, PutField64,
    /// ra = rb.f, where f is what a `java.lang.ref.Reference` refers to
    GetReferent,
    /// rb.f = ra, where f is the queue of a `java.lang.ref.Reference`
    PutQueue,
    /// x = class id << 32 | byte offset in the statics
    GetStaticI8, GetStaticU16, GetStaticI16, GetStatic32, GetStaticRef, GetStatic64,
    PutStatic8, PutStatic16, PutStatic32, PutStaticRef, PutStatic64,
    /// x = vtable index
    InvokeVirtualQ,
    /// direct call with a null check of the receiver; x = method id
    InvokeSpecialQ,
    /// x = method id
    InvokeStaticQ,
    /// x = selector id << 32 | cached class id; b unused
    InvokeInterfaceQ,
    /// x = call-site id of a linked call site
    InvokeDynamicQ,
    /// signature-polymorphic call of MethodHandle.invoke/invokeExact or a VarHandle access; x = poly-site id
    InvokeHandleQ,
    /// x = class id
    NewQ,
    ANewArrayQ,
    MultiANewArrayQ,
    InstanceOfQ,
    CheckCastQ,
    /// A conditional branch or switch of which somebody wants to know where it goes ([`Insn::probe`]).
    Probe,
}

/// What an instruction can touch, for an explorer that lets threads switch before everything that another one could see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Registers of its own thread, what never changes (an object's class, an array's length), and objects that it makes.
    Own,
    /// Enters a method or leaves one: own if that is plain, with code that is translated, no monitor and nothing to initialise.
    Frame,
    /// Anything.
    All,
}

impl Op {
    /// What the instruction can touch. Without a wildcard, so that a new instruction does not compile until it is judged.
    #[inline]
    pub const fn reach(self) -> Reach {
        use Op::*;
        match self {
            Args | Mov | Const => Reach::Own,
            IAdd | ISub | IMul | IDiv | IRem | IShl | IShr | IUshr | IAnd | IOr | IXor => Reach::Own,
            IAddI | IMulI | IDivI | IRemI | IShlI | IShrI | IUshrI | IAndI | IOrI | IXorI | INeg => Reach::Own,
            LAdd | LSub | LMul | LDiv | LRem | LShl | LShr | LUshr | LAnd | LOr | LXor => Reach::Own,
            LAddI | LMulI | LShlI | LShrI | LUshrI | LAndI | LNeg => Reach::Own,
            FAdd | FSub | FMul | FDiv | FRem | FNeg | DAdd | DSub | DMul | DDiv | DRem | DNeg => Reach::Own,
            I2L | I2F | I2D | L2I | L2F | L2D | F2I | F2L | F2D | D2I | D2L | D2F | I2B | I2C | I2S => Reach::Own,
            LCmp | FCmpL | FCmpG | DCmpL | DCmpG | Goto => Reach::Own,
            IfICmpEq | IfICmpNe | IfICmpLt | IfICmpGe | IfICmpGt | IfICmpLe => Reach::Own,
            IfIEqI | IfINeI | IfILtI | IfIGeI | IfIGtI | IfILeI => Reach::Own,
            IfACmpEq | IfACmpNe | IfNull | IfNonNull | IfFCmp | IfDCmp => Reach::Own,
            IfLCmpEq | IfLCmpNe | IfLCmpLt | IfLCmpGe | IfLCmpGt | IfLCmpLe => Reach::Own,
            TableSwitch | LookupSwitch | Probe | ArrayLength | InstanceOfQ | CheckCastQ => Reach::Own,
            // A thread that goes round for ever must be seen to come to the same state again.
            GotoBack => Reach::All,
            // Literals and mirrors are what they are, whoever asks first.
            LdcString | LdcClass => Reach::Own,
            // Nobody else knows the new array yet.
            NewArray | ANewArrayQ | MultiANewArrayQ => Reach::Own,
            // May have a class to initialise.
            NewQ => Reach::Frame,
            InvokeVirtualQ | InvokeSpecialQ | InvokeStaticQ | InvokeInterfaceQ | Return | ReturnVoid => Reach::Frame,
            ALoadI8 | ALoadU16 | ALoadI16 | ALoad32 | ALoadRef | ALoad64 => Reach::All,
            AStore8 | AStore16 | AStore32 | AStoreRef | AStore64 => Reach::All,
            GetFieldI8 | GetFieldU16 | GetFieldI16 | GetField32 | GetFieldRef | GetField64 | GetReferent => Reach::All,
            PutField8 | PutField16 | PutField32 | PutFieldRef | PutField64 | PutQueue => Reach::All,
            GetStaticI8 | GetStaticU16 | GetStaticI16 | GetStatic32 | GetStaticRef | GetStatic64 => Reach::All,
            PutStatic8 | PutStatic16 | PutStatic32 | PutStaticRef | PutStatic64 => Reach::All,
            MonitorEnter | MonitorExit | Throw | InvokeDynamicQ | InvokeHandleQ | LdcRoot => Reach::All,
            // The first execution loads and links.
            Ldc | ANewArray | MultiANewArray | GetField | PutField | GetStatic | PutStatic | InvokeVirtual | InvokeSpecial
            | InvokeStatic | InvokeInterface | InvokeDynamic | New | InstanceOf | CheckCast => Reach::All,
        }
    }

    /// Goes one of several ways, by what is in registers.
    pub fn is_conditional(self) -> bool {
        self.is_branch() && !matches!(self, Op::Goto | Op::GotoBack) || matches!(self, Op::TableSwitch | Op::LookupSwitch)
    }

    /// Has a branch target in the low half of `x`.
    pub fn is_branch(self) -> bool {
        use Op::*;
        matches!(
            self,
            Goto | GotoBack
                | IfICmpEq
                | IfICmpNe
                | IfICmpLt
                | IfICmpGe
                | IfICmpGt
                | IfICmpLe
                | IfIEqI
                | IfINeI
                | IfILtI
                | IfIGeI
                | IfIGtI
                | IfILeI
                | IfACmpEq
                | IfACmpNe
                | IfNull
                | IfNonNull
                | IfLCmpEq
                | IfLCmpNe
                | IfLCmpLt
                | IfLCmpGe
                | IfLCmpGt
                | IfLCmpLe
                | IfFCmp
                | IfDCmp
        )
    }
}

impl Insn {
    pub const fn new(op: Op, a: u16, b: u16, c: u16, x: u64) -> Insn {
        Insn { op, a, b, c, x }
    }

    /// The same conditional branch or switch, as one that is watched. It keeps its operands; `c` has what it is beside its own four bits.
    pub fn probe(self) -> Insn {
        debug_assert!(self.op.is_conditional() && self.c < 16);
        Insn { op: Op::Probe, c: (self.op as u16) << 4 | self.c, ..self }
    }

    /// What a watched instruction is; any other is itself.
    #[inline(always)]
    pub fn watched(self) -> Insn {
        match self.op {
            Op::Probe => Insn { op: Op::ALL[(self.c >> 4) as usize], c: self.c & 15, ..self },
            _ => self,
        }
    }

    /// Branch target as an instruction index.
    #[inline(always)]
    pub fn target(&self) -> usize {
        self.x as u32 as usize
    }
    /// Right operand of the compare-with-immediate branches.
    #[inline(always)]
    pub fn branch_imm(&self) -> i32 {
        (self.x >> 32) as i32
    }
    /// The `i`th register of an [`Op::Args`] instruction.
    #[inline(always)]
    pub fn arg(&self, i: usize) -> u16 {
        match i {
            0 => self.a,
            1 => self.b,
            2 => self.c,
            _ => (self.x >> (16 * (i - 3))) as u16,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_watched_branch_remembers_what_it_is() {
        for &op in Op::ALL.iter().filter(|op| op.is_conditional()) {
            let insn = Insn::new(op, 7, 8, 13, 0xffff_fff0_0000_0009);
            assert_eq!(insn.probe().op, Op::Probe);
            assert_eq!(insn.probe().watched(), insn);
            assert_eq!(insn.watched(), insn);
        }
    }
}
