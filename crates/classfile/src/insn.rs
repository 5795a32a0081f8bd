//! Bytecode, one instruction at a time, in a canonical form: `iload_2` is `iload 2`, `wide` and `_w` forms are
//! gone, branch targets are absolute. The register translator and the verifier read this and nothing else.
//!
//! [`decode`] holds for any bytes: it checks what an instruction needs of itself (length, targets inside the code,
//! sorted switch keys, reserved zeros), so its reader can index by what it returns. That a target is the *start* of
//! an instruction and that pool indexes name the right thing is the verifier's work.

use std::fmt;

macro_rules! opcodes {
    ($($name:ident = $code:literal,)*) => {
        /// Opcode numbers (JVMS chapter 6). [`decode`] returns only the canonical ones.
        pub mod op {
            $(pub const $name: u8 = $code;)*
        }
        static NAMES: [&str; 202] = [$(stringify!($name)),*];
    };
}

opcodes! {
    NOP = 0, ACONST_NULL = 1, ICONST_M1 = 2, ICONST_0 = 3, ICONST_1 = 4, ICONST_2 = 5, ICONST_3 = 6,
    ICONST_4 = 7, ICONST_5 = 8, LCONST_0 = 9, LCONST_1 = 10, FCONST_0 = 11, FCONST_1 = 12, FCONST_2 = 13,
    DCONST_0 = 14, DCONST_1 = 15, BIPUSH = 16, SIPUSH = 17, LDC = 18, LDC_W = 19, LDC2_W = 20, ILOAD = 21,
    LLOAD = 22, FLOAD = 23, DLOAD = 24, ALOAD = 25, ILOAD_0 = 26, ILOAD_1 = 27, ILOAD_2 = 28, ILOAD_3 = 29,
    LLOAD_0 = 30, LLOAD_1 = 31, LLOAD_2 = 32, LLOAD_3 = 33, FLOAD_0 = 34, FLOAD_1 = 35, FLOAD_2 = 36,
    FLOAD_3 = 37, DLOAD_0 = 38, DLOAD_1 = 39, DLOAD_2 = 40, DLOAD_3 = 41, ALOAD_0 = 42, ALOAD_1 = 43,
    ALOAD_2 = 44, ALOAD_3 = 45, IALOAD = 46, LALOAD = 47, FALOAD = 48, DALOAD = 49, AALOAD = 50, BALOAD = 51,
    CALOAD = 52, SALOAD = 53, ISTORE = 54, LSTORE = 55, FSTORE = 56, DSTORE = 57, ASTORE = 58, ISTORE_0 = 59,
    ISTORE_1 = 60, ISTORE_2 = 61, ISTORE_3 = 62, LSTORE_0 = 63, LSTORE_1 = 64, LSTORE_2 = 65, LSTORE_3 = 66,
    FSTORE_0 = 67, FSTORE_1 = 68, FSTORE_2 = 69, FSTORE_3 = 70, DSTORE_0 = 71, DSTORE_1 = 72, DSTORE_2 = 73,
    DSTORE_3 = 74, ASTORE_0 = 75, ASTORE_1 = 76, ASTORE_2 = 77, ASTORE_3 = 78, IASTORE = 79, LASTORE = 80,
    FASTORE = 81, DASTORE = 82, AASTORE = 83, BASTORE = 84, CASTORE = 85, SASTORE = 86, POP = 87, POP2 = 88,
    DUP = 89, DUP_X1 = 90, DUP_X2 = 91, DUP2 = 92, DUP2_X1 = 93, DUP2_X2 = 94, SWAP = 95, IADD = 96, LADD = 97,
    FADD = 98, DADD = 99, ISUB = 100, LSUB = 101, FSUB = 102, DSUB = 103, IMUL = 104, LMUL = 105, FMUL = 106,
    DMUL = 107, IDIV = 108, LDIV = 109, FDIV = 110, DDIV = 111, IREM = 112, LREM = 113, FREM = 114, DREM = 115,
    INEG = 116, LNEG = 117, FNEG = 118, DNEG = 119, ISHL = 120, LSHL = 121, ISHR = 122, LSHR = 123, IUSHR = 124,
    LUSHR = 125, IAND = 126, LAND = 127, IOR = 128, LOR = 129, IXOR = 130, LXOR = 131, IINC = 132, I2L = 133,
    I2F = 134, I2D = 135, L2I = 136, L2F = 137, L2D = 138, F2I = 139, F2L = 140, F2D = 141, D2I = 142,
    D2L = 143, D2F = 144, I2B = 145, I2C = 146, I2S = 147, LCMP = 148, FCMPL = 149, FCMPG = 150, DCMPL = 151,
    DCMPG = 152, IFEQ = 153, IFNE = 154, IFLT = 155, IFGE = 156, IFGT = 157, IFLE = 158, IF_ICMPEQ = 159,
    IF_ICMPNE = 160, IF_ICMPLT = 161, IF_ICMPGE = 162, IF_ICMPGT = 163, IF_ICMPLE = 164, IF_ACMPEQ = 165,
    IF_ACMPNE = 166, GOTO = 167, JSR = 168, RET = 169, TABLESWITCH = 170, LOOKUPSWITCH = 171, IRETURN = 172,
    LRETURN = 173, FRETURN = 174, DRETURN = 175, ARETURN = 176, RETURN = 177, GETSTATIC = 178, PUTSTATIC = 179,
    GETFIELD = 180, PUTFIELD = 181, INVOKEVIRTUAL = 182, INVOKESPECIAL = 183, INVOKESTATIC = 184,
    INVOKEINTERFACE = 185, INVOKEDYNAMIC = 186, NEW = 187, NEWARRAY = 188, ANEWARRAY = 189, ARRAYLENGTH = 190,
    ATHROW = 191, CHECKCAST = 192, INSTANCEOF = 193, MONITORENTER = 194, MONITOREXIT = 195, WIDE = 196,
    MULTIANEWARRAY = 197, IFNULL = 198, IFNONNULL = 199, GOTO_W = 200, JSR_W = 201,
}

/// The name of an opcode as `javap` prints it.
pub fn mnemonic(op: u8) -> String {
    match NAMES.get(op as usize) {
        Some(name) => name.to_ascii_lowercase(),
        None => format!("<illegal opcode {op}>"),
    }
}

/// One decoded instruction.
#[derive(Clone, Debug, PartialEq)]
pub struct Raw {
    pub pc: u32,
    /// pc of the instruction that follows in the code array.
    pub next: u32,
    /// Canonical opcode: `xload_n`→`xload`, `xstore_n`→`xstore`, `ldc_w`→`ldc`, `goto_w`→`goto`, `jsr_w`→`jsr`,
    /// `wide x`→`x`; `iconst_n`, `bipush`, `sipush` → `sipush` with `value`.
    pub op: u8,
    /// Local index, constant-pool index, or `newarray` type code.
    pub index: u16,
    /// Immediate (`sipush`, `iinc` delta), absolute branch target, `multianewarray` dimensions,
    /// `invokeinterface` count; `lconst/fconst/dconst` keep their opcodes and need no operand.
    pub value: i32,
    pub switch: Option<Box<Switch>>,
}

/// `tableswitch` and `lookupswitch` alike: sorted keys with absolute targets.
#[derive(Clone, Debug, PartialEq)]
pub struct Switch {
    pub default: u32,
    /// (key, target pc), keys ascending.
    pub cases: Vec<(i32, u32)>,
    /// Keys are consecutive.
    pub dense: bool,
}

/// Why bytes are not an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// The code ends inside the instruction (or before it).
    Truncated {
        pc: u32,
    },
    IllegalOpcode {
        pc: u32,
        op: u8,
    },
    /// A branch leaves the code array.
    BadTarget {
        pc: u32,
        target: i64,
    },
    /// An operand that the instruction itself forbids: unsorted switch keys, a reserved byte that is not zero …
    BadOperand {
        pc: u32,
        op: u8,
    },
}

impl DecodeError {
    pub fn pc(&self) -> u32 {
        match *self {
            DecodeError::Truncated { pc }
            | DecodeError::IllegalOpcode { pc, .. }
            | DecodeError::BadTarget { pc, .. }
            | DecodeError::BadOperand { pc, .. } => pc,
        }
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            DecodeError::Truncated { pc } => write!(f, "code ends inside the instruction at pc {pc}"),
            DecodeError::IllegalOpcode { pc, op } => write!(f, "illegal opcode {op} at pc {pc}"),
            DecodeError::BadTarget { pc, target } => write!(f, "branch from pc {pc} to {target}, outside the code"),
            DecodeError::BadOperand { pc, op } => write!(f, "bad operand of {} at pc {pc}", mnemonic(op)),
        }
    }
}

impl std::error::Error for DecodeError {}

/// How the operands of an opcode are laid out.
mod layout {
    pub const NONE: u8 = 1;
    pub const ILLEGAL: u8 = 0;
    /// One unsigned byte: a local index, a pool index or a type code.
    pub const U8: u8 = 2;
    pub const I8: u8 = 3;
    pub const I16: u8 = 4;
    /// Two-byte pool index.
    pub const U16: u8 = 5;
    pub const IINC: u8 = 6;
    pub const BRANCH: u8 = 7;
    pub const BRANCH_WIDE: u8 = 8;
    pub const SWITCH: u8 = 9;
    pub const INTERFACE: u8 = 10;
    pub const DYNAMIC: u8 = 11;
    pub const WIDE: u8 = 12;
    pub const MULTI: u8 = 13;
    /// A `_n` form: the operand is in the opcode.
    pub const SHORT: u8 = 14;
    /// Length by layout; 0 where it varies.
    pub static LEN: [u8; 15] = [0, 1, 2, 2, 3, 3, 3, 3, 5, 0, 5, 5, 0, 4, 1];
}

static LAYOUT: [u8; 256] = {
    use layout::*;
    let mut t = [ILLEGAL; 256];
    let mut i = 0;
    while i <= op::JSR_W as usize {
        let o = i as u8;
        t[i] = match o {
            op::BIPUSH => I8,
            op::SIPUSH => I16,
            op::LDC | op::NEWARRAY | op::RET => U8,
            op::ILOAD..=op::ALOAD | op::ISTORE..=op::ASTORE => U8,
            op::ICONST_M1..=op::ICONST_5 | op::ILOAD_0..=op::ALOAD_3 | op::ISTORE_0..=op::ASTORE_3 => SHORT,
            op::LDC_W | op::LDC2_W | op::GETSTATIC..=op::INVOKESTATIC => U16,
            op::NEW | op::ANEWARRAY | op::CHECKCAST | op::INSTANCEOF => U16,
            op::IINC => IINC,
            op::IFEQ..=op::JSR | op::IFNULL | op::IFNONNULL => BRANCH,
            op::GOTO_W | op::JSR_W => BRANCH_WIDE,
            op::TABLESWITCH | op::LOOKUPSWITCH => SWITCH,
            op::INVOKEINTERFACE => INTERFACE,
            op::INVOKEDYNAMIC => DYNAMIC,
            op::WIDE => WIDE,
            op::MULTIANEWARRAY => MULTI,
            _ => NONE,
        };
        i += 1;
    }
    t
};

fn i32_at(code: &[u8], at: usize) -> Option<i32> {
    code.get(at..at + 4).map(|b| i32::from_be_bytes([b[0], b[1], b[2], b[3]]))
}

/// Length of the instruction at `pc`, without looking at its operands more than that needs.
/// `None`: the code ends inside it, or the opcode is illegal.
pub fn length(code: &[u8], pc: usize) -> Option<usize> {
    let layout = LAYOUT[*code.get(pc)? as usize];
    let fixed = layout::LEN[layout as usize] as usize;
    let len = match layout {
        layout::SWITCH => {
            let base = (pc + 4) & !3;
            let words = if code[pc] == op::TABLESWITCH {
                let (low, high) = (i32_at(code, base + 4)?, i32_at(code, base + 8)?);
                3 + usize::try_from(high as i64 - low as i64 + 1).ok()?
            } else {
                2 + 2 * usize::try_from(i32_at(code, base + 4)?).ok()?
            };
            base - pc + 4 * words
        }
        layout::WIDE => match *code.get(pc + 1)? {
            op::IINC => 6,
            op::ILOAD..=op::ALOAD | op::ISTORE..=op::ASTORE | op::RET => 4,
            _ => return None,
        },
        layout::ILLEGAL => return None,
        _ => fixed,
    };
    (len <= code.len() - pc).then_some(len)
}

/// The instruction at `pc`. Holds for any bytes and any `pc`.
pub fn decode(code: &[u8], pc: usize) -> Result<Raw, DecodeError> {
    let here = pc as u32;
    let truncated = DecodeError::Truncated { pc: here };
    let &opcode = code.get(pc).ok_or(truncated)?;
    let len = match length(code, pc) {
        Some(len) => len,
        None => return Err(why_no_length(code, pc, opcode)),
    };
    let mut raw = Raw { pc: here, next: (pc + len) as u32, op: opcode, index: 0, value: 0, switch: None };
    let bad = DecodeError::BadOperand { pc: here, op: opcode };
    // `length` has checked that `len` bytes are there, so these reads cannot fail.
    let byte = |at: usize| code[pc + at];
    let short = |at: usize| u16::from_be_bytes([code[pc + at], code[pc + at + 1]]);
    let target = |offset: i32| {
        let target = pc as i64 + offset as i64;
        if (0..code.len() as i64).contains(&target) {
            Ok(target as u32)
        } else {
            Err(DecodeError::BadTarget { pc: here, target })
        }
    };
    match LAYOUT[opcode as usize] {
        layout::SHORT => match opcode {
            op::ICONST_M1..=op::ICONST_5 => {
                raw.op = op::SIPUSH;
                raw.value = opcode as i32 - op::ICONST_0 as i32;
            }
            op::ILOAD_0..=op::ALOAD_3 => {
                let n = opcode - op::ILOAD_0;
                raw.op = op::ILOAD + n / 4;
                raw.index = (n % 4) as u16;
            }
            _ => {
                let n = opcode - op::ISTORE_0;
                raw.op = op::ISTORE + n / 4;
                raw.index = (n % 4) as u16;
            }
        },
        layout::I8 => {
            raw.op = op::SIPUSH;
            raw.value = byte(1) as i8 as i32;
        }
        layout::I16 => raw.value = short(1) as i16 as i32,
        layout::U8 => {
            raw.index = byte(1) as u16;
            if opcode == op::NEWARRAY && !(4..=11).contains(&raw.index) {
                return Err(bad);
            }
        }
        layout::U16 => {
            raw.index = short(1);
            if opcode == op::LDC_W {
                raw.op = op::LDC;
            }
        }
        layout::IINC => {
            raw.index = byte(1) as u16;
            raw.value = byte(2) as i8 as i32;
        }
        layout::BRANCH => raw.value = target(short(1) as i16 as i32)? as i32,
        layout::BRANCH_WIDE => {
            raw.op = if opcode == op::GOTO_W { op::GOTO } else { op::JSR };
            raw.value = target(i32_at(code, pc + 1).ok_or(truncated)?)? as i32;
        }
        layout::SWITCH => raw.switch = Some(Box::new(decode_switch(code, pc, opcode, target)?)),
        layout::INTERFACE => {
            raw.index = short(1);
            raw.value = byte(3) as i32;
            if byte(3) == 0 || byte(4) != 0 {
                return Err(bad);
            }
        }
        layout::DYNAMIC => {
            raw.index = short(1);
            if short(3) != 0 {
                return Err(bad);
            }
        }
        layout::WIDE => {
            raw.op = byte(1);
            raw.index = short(2);
            if raw.op == op::IINC {
                raw.value = short(4) as i16 as i32;
            }
        }
        layout::MULTI => {
            raw.index = short(1);
            raw.value = byte(3) as i32;
            if raw.value == 0 {
                return Err(bad);
            }
        }
        _ => {}
    }
    Ok(raw)
}

fn decode_switch(
    code: &[u8],
    pc: usize,
    opcode: u8,
    target: impl Fn(i32) -> Result<u32, DecodeError>,
) -> Result<Switch, DecodeError> {
    let truncated = DecodeError::Truncated { pc: pc as u32 };
    let base = (pc + 4) & !3;
    let word = |n: usize| i32_at(code, base + 4 * n).ok_or(truncated);
    let default = target(word(0)?)?;
    // `length` has found all words inside the code, so the counts below are honest.
    if opcode == op::TABLESWITCH {
        let (low, high) = (word(1)?, word(2)?);
        let count = (high as i64 - low as i64 + 1).max(0) as usize;
        if count == 0 {
            return Err(DecodeError::BadOperand { pc: pc as u32, op: opcode });
        }
        let mut cases = Vec::with_capacity(count);
        for i in 0..count {
            cases.push((low.wrapping_add(i as i32), target(word(3 + i)?)?));
        }
        return Ok(Switch { default, cases, dense: true });
    }
    let count = word(1)? as usize;
    let mut cases: Vec<(i32, u32)> = Vec::with_capacity(count);
    for i in 0..count {
        let key = word(2 + 2 * i)?;
        if cases.last().is_some_and(|(last, _)| *last >= key) {
            return Err(DecodeError::BadOperand { pc: pc as u32, op: opcode });
        }
        cases.push((key, target(word(3 + 2 * i)?)?));
    }
    let dense = cases.windows(2).all(|w| w[0].0 + 1 == w[1].0);
    Ok(Switch { default, cases, dense })
}

/// `length` said no: an opcode that does not exist, a switch with a negative count, or the end of the code.
fn why_no_length(code: &[u8], pc: usize, opcode: u8) -> DecodeError {
    let here = pc as u32;
    match opcode {
        o if LAYOUT[o as usize] == layout::ILLEGAL => DecodeError::IllegalOpcode { pc: here, op: o },
        op::WIDE if code.len() > pc + 1 => match code[pc + 1] {
            op::IINC | op::ILOAD..=op::ALOAD | op::ISTORE..=op::ASTORE | op::RET => DecodeError::Truncated { pc: here },
            _ => DecodeError::BadOperand { pc: here, op: opcode },
        },
        op::TABLESWITCH | op::LOOKUPSWITCH => {
            let base = (pc + 4) & !3;
            let negative = match (opcode, i32_at(code, base + 4), i32_at(code, base + 8)) {
                (op::TABLESWITCH, Some(low), Some(high)) => low > high,
                (op::LOOKUPSWITCH, Some(count), _) => count < 0,
                _ => false,
            };
            if negative { DecodeError::BadOperand { pc: here, op: opcode } } else { DecodeError::Truncated { pc: here } }
        }
        _ => DecodeError::Truncated { pc: here },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ok(code: &[u8]) -> Raw {
        decode(code, 0).unwrap()
    }

    #[test]
    fn canonical_forms() {
        for (n, value) in (op::ICONST_M1..=op::ICONST_5).zip(-1..) {
            assert_eq!((ok(&[n]).op, ok(&[n]).value), (op::SIPUSH, value));
        }
        assert_eq!((ok(&[op::BIPUSH, 0xFE]).op, ok(&[op::BIPUSH, 0xFE]).value), (op::SIPUSH, -2));
        assert_eq!(ok(&[op::SIPUSH, 0x80, 0]).value, -32768);
        for (n, kind) in [(op::ILOAD_0, op::ILOAD), (op::LLOAD_0, op::LLOAD), (op::FLOAD_0, op::FLOAD)] {
            for i in 0..4 {
                assert_eq!((ok(&[n + i]).op, ok(&[n + i]).index), (kind, i as u16));
            }
        }
        for (n, kind) in [(op::DLOAD_0, op::DLOAD), (op::ALOAD_0, op::ALOAD), (op::ISTORE_0, op::ISTORE)] {
            assert_eq!((ok(&[n + 3]).op, ok(&[n + 3]).index), (kind, 3));
        }
        assert_eq!((ok(&[op::ASTORE_2]).op, ok(&[op::ASTORE_2]).index), (op::ASTORE, 2));
        assert_eq!((ok(&[op::DSTORE_1]).op, ok(&[op::DSTORE_1]).index), (op::DSTORE, 1));
        let wide = ok(&[op::WIDE, op::LLOAD, 1, 2]);
        assert_eq!((wide.op, wide.index, wide.next), (op::LLOAD, 258, 4));
        let wide = ok(&[op::WIDE, op::IINC, 1, 2, 0xFF, 0xFF]);
        assert_eq!((wide.op, wide.index, wide.value, wide.next), (op::IINC, 258, -1, 6));
        assert_eq!((ok(&[op::LDC_W, 1, 0]).op, ok(&[op::LDC_W, 1, 0]).index), (op::LDC, 256));
        let jump = ok(&[op::GOTO_W, 0, 0, 0, 5, 0]);
        assert_eq!((jump.op, jump.value), (op::GOTO, 5));
        let multi = ok(&[op::MULTIANEWARRAY, 0, 7, 2]);
        assert_eq!((multi.index, multi.value, multi.next), (7, 2, 4));
        let call = ok(&[op::INVOKEINTERFACE, 0, 7, 2, 0]);
        assert_eq!((call.index, call.value, call.next), (7, 2, 5));
        assert_eq!(mnemonic(op::IF_ICMPEQ), "if_icmpeq");
    }

    #[test]
    fn switches() {
        // nop; tableswitch at 1 with padding to 4: default +27, low 5, high 6
        let mut code = vec![0, op::TABLESWITCH, 0, 0];
        for word in [27i32, 5, 6, 23, 27] {
            code.extend(word.to_be_bytes());
        }
        code.extend([0; 8]);
        let insn = decode(&code, 1).unwrap();
        let switch = insn.switch.unwrap();
        assert_eq!((switch.default, switch.cases, switch.dense), (28, vec![(5, 24), (6, 28)], true));
        assert_eq!(insn.next, 24);

        let lookup = |words: &[i32]| {
            let mut code = vec![op::LOOKUPSWITCH, 0, 0, 0];
            words.iter().for_each(|w| code.extend(w.to_be_bytes()));
            decode(&code, 0)
        };
        let switch = lookup(&[0, 2, -7, 4, 9, 8]).unwrap().switch.unwrap();
        assert_eq!((switch.cases, switch.dense), (vec![(-7, 4), (9, 8)], false));
        assert!(lookup(&[0, 2, 3, 0, 4, 0]).unwrap().switch.unwrap().dense);
        assert!(lookup(&[0, 0]).unwrap().switch.unwrap().cases.is_empty());
        let bad = DecodeError::BadOperand { pc: 0, op: op::LOOKUPSWITCH };
        assert_eq!(lookup(&[0, 2, 9, 4, 9, 8]), Err(bad), "equal keys");
        assert_eq!(lookup(&[0, -1]), Err(bad), "negative count");
        assert_eq!(lookup(&[0, i32::MAX]), Err(DecodeError::Truncated { pc: 0 }));
        // keys at both ends must not overflow when compared
        assert!(!lookup(&[0, 2, i32::MIN, 0, i32::MAX, 0]).unwrap().switch.unwrap().dense);
    }

    #[test]
    fn refuses() {
        assert_eq!(decode(&[], 0), Err(DecodeError::Truncated { pc: 0 }));
        assert_eq!(decode(&[op::NOP], 9), Err(DecodeError::Truncated { pc: 9 }));
        assert_eq!(decode(&[op::SIPUSH, 0], 0), Err(DecodeError::Truncated { pc: 0 }));
        assert_eq!(decode(&[202], 0), Err(DecodeError::IllegalOpcode { pc: 0, op: 202 }));
        assert_eq!(decode(&[op::WIDE, op::NOP, 0, 0], 0), Err(DecodeError::BadOperand { pc: 0, op: op::WIDE }));
        assert_eq!(decode(&[op::GOTO, 0, 3], 0), Err(DecodeError::BadTarget { pc: 0, target: 3 }));
        assert_eq!(decode(&[op::GOTO, 0xFF, 0xFF], 0), Err(DecodeError::BadTarget { pc: 0, target: -1 }));
        assert!(decode(&[op::NEWARRAY, 12], 0).is_err());
        assert!(decode(&[op::INVOKEDYNAMIC, 0, 1, 0, 1], 0).is_err());
        assert!(decode(&[op::MULTIANEWARRAY, 0, 1, 0], 0).is_err());
    }

    /// Any bytes: `decode` and `length` agree, and neither panics.
    #[test]
    fn any_bytes() {
        let mut state = 1u64;
        let mut code = [0u8; 64];
        for _ in 0..200_000 {
            for b in &mut code {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                *b = (state >> 56) as u8 & if state & 1 == 0 { 0xFF } else { 0x0F };
            }
            let pc = (state >> 20) as usize % 66;
            match (decode(&code, pc), length(&code, pc)) {
                (Ok(insn), Some(len)) => assert_eq!(insn.next as usize, pc + len),
                (Err(_), _) => {}
                (Ok(insn), None) => panic!("{insn:?}"),
            }
        }
    }
}
