//! The code of one method: instructions by name, labels, and the depth of the stack as they are written.

use crate::pool::{Pool, units};
use crate::{Result, SpinError, method_type};
use jaunt_classfile::FieldType;

/// Opcodes that need no operand and are written by [`Code::op`], with their effect on the stack in slots.
#[derive(Clone, Copy)]
pub(crate) struct Op(pub(crate) u8, i32);

pub(crate) const DUP: Op = Op(89, 1);
pub(crate) const POP: Op = Op(87, -1);
pub(crate) const POP2: Op = Op(88, -2);
pub(crate) const AASTORE: Op = Op(83, -3);
pub(crate) const IADD: Op = Op(96, -1);
pub(crate) const IMUL: Op = Op(104, -1);
pub(crate) const I2L: Op = Op(133, 1);
pub(crate) const I2F: Op = Op(134, 0);
pub(crate) const I2D: Op = Op(135, 1);
pub(crate) const L2F: Op = Op(137, -1);
pub(crate) const L2D: Op = Op(138, 0);
pub(crate) const F2L: Op = Op(140, 1);
pub(crate) const F2D: Op = Op(141, 1);
pub(crate) const LCMP: Op = Op(148, -3);
/// After this nothing follows but a label.
pub(crate) const ATHROW: Op = Op(191, -1);

/// Conditional jumps, with what they take from the stack.
#[derive(Clone, Copy)]
pub(crate) enum Jump {
    IfEq = 153,
    IfNe = 154,
    IfIcmpNe = 160,
    IfAcmpNe = 166,
    Goto = 167,
    IfNonNull = 199,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Label(usize);

#[derive(Default)]
struct LabelState {
    at: Option<usize>,
    depth: Option<i32>,
    /// (position of the offset, pc of its instruction, four bytes wide)
    uses: Vec<(usize, usize, bool)>,
}

pub(crate) struct Code<'p> {
    pub(crate) pool: &'p mut Pool,
    bytes: Vec<u8>,
    depth: i32,
    max_depth: i32,
    locals: u16,
    labels: Vec<LabelState>,
}

impl<'p> Code<'p> {
    pub(crate) fn new(pool: &'p mut Pool, locals: u16) -> Code<'p> {
        Code { pool, bytes: Vec::new(), depth: 0, max_depth: 0, locals, labels: Vec::new() }
    }

    fn adjust(&mut self, delta: i32) {
        self.depth += delta;
        debug_assert!(self.depth >= 0, "the stack runs empty");
        self.max_depth = self.max_depth.max(self.depth);
    }

    fn op_u16(&mut self, op: u8, operand: u16) {
        self.bytes.push(op);
        self.bytes.extend_from_slice(&operand.to_be_bytes());
    }

    pub(crate) fn op(&mut self, Op(op, delta): Op) {
        self.bytes.push(op);
        self.adjust(delta);
    }

    pub(crate) fn load(&mut self, local: u16, ty: FieldType) {
        self.local(21 + kind(ty), local);
        self.adjust(ty.slots() as i32);
    }

    pub(crate) fn load_ref(&mut self, local: u16) {
        self.local(25, local);
        self.adjust(1);
    }

    /// `astore` into a local behind the parameters.
    pub(crate) fn store_ref(&mut self, local: u16) {
        self.local(58, local);
        self.locals = self.locals.max(local + 1);
        self.adjust(-1);
    }

    fn local(&mut self, op: u8, local: u16) {
        match u8::try_from(local) {
            Ok(small) => self.bytes.extend([op, small]),
            Err(_) => {
                self.bytes.push(196);
                self.op_u16(op, local);
            }
        }
    }

    /// The fitting return; what is left below the value is dropped by it.
    pub(crate) fn ret(&mut self, ty: Option<FieldType>) {
        match ty {
            Some(ty) => {
                self.bytes.push(172 + kind(ty));
                self.adjust(-(ty.slots() as i32));
            }
            None => self.bytes.push(177),
        }
    }

    pub(crate) fn int(&mut self, value: i32) {
        match value {
            -1..=5 => self.bytes.push((3 + value) as u8),
            -128..=127 => self.bytes.extend([16, value as u8]),
            -32768..=32767 => self.op_u16(17, value as u16),
            _ => {
                let index = self.pool.integer(value);
                self.ldc(index);
            }
        }
        self.adjust(1);
    }

    fn ldc(&mut self, index: u16) {
        match u8::try_from(index) {
            Ok(small) => self.bytes.extend([18, small]),
            Err(_) => self.op_u16(19, index),
        }
    }

    pub(crate) fn string(&mut self, units: &[u16]) {
        let index = self.pool.string(units);
        self.ldc(index);
        self.adjust(1);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.string(&units(text));
    }

    pub(crate) fn class_constant(&mut self, class: &str) {
        let index = self.pool.class(class);
        self.ldc(index);
        self.adjust(1);
    }

    pub(crate) fn float(&mut self, bits: u32) {
        let index = self.pool.float(bits);
        self.ldc(index);
        self.adjust(1);
    }

    pub(crate) fn long(&mut self, value: i64) {
        let index = self.pool.long(value);
        self.op_u16(20, index);
        self.adjust(2);
    }

    pub(crate) fn double(&mut self, bits: u64) {
        let index = self.pool.double(bits);
        self.op_u16(20, index);
        self.adjust(2);
    }

    /// `new` and `dup`.
    pub(crate) fn new_dup(&mut self, class: &str) {
        self.type_op(187, class, 1);
        self.op(DUP);
    }

    pub(crate) fn new_array(&mut self, element: &str) {
        self.type_op(189, element, 0);
    }

    pub(crate) fn checkcast(&mut self, class: &str) {
        self.type_op(192, class, 0);
    }

    pub(crate) fn instance_of(&mut self, class: &str) {
        self.type_op(193, class, 0);
    }

    fn type_op(&mut self, op: u8, class: &str, delta: i32) {
        let index = self.pool.class(class);
        self.op_u16(op, index);
        self.adjust(delta);
    }

    pub(crate) fn get_field(&mut self, class: &str, name: &str, ty: FieldType, descriptor: &str) {
        let index = self.pool.field(class, name, descriptor);
        self.op_u16(180, index);
        self.adjust(ty.slots() as i32 - 1);
    }

    pub(crate) fn put_field(&mut self, class: &str, name: &str, ty: FieldType, descriptor: &str) {
        let index = self.pool.field(class, name, descriptor);
        self.op_u16(181, index);
        self.adjust(-(ty.slots() as i32) - 1);
    }

    pub(crate) fn invoke_static(&mut self, class: &str, name: &str, descriptor: &str) -> Result<()> {
        self.invoke(Invoke::Static, class, name, descriptor, false)
    }

    pub(crate) fn invoke_virtual(&mut self, class: &str, name: &str, descriptor: &str) -> Result<()> {
        self.invoke(Invoke::Virtual, class, name, descriptor, false)
    }

    pub(crate) fn invoke(&mut self, how: Invoke, class: &str, name: &str, descriptor: &str, interface: bool) -> Result<()> {
        let ty = method_type(descriptor)?;
        let index = self.pool.method(class, name, descriptor, interface);
        self.op_u16(how as u8, index);
        let args = ty.arg_slots() + usize::from(!matches!(how, Invoke::Static));
        if matches!(how, Invoke::Interface) {
            self.bytes.extend([args as u8, 0]);
        }
        self.adjust(-(args as i32));
        self.adjust(ty.ret().map_or(0, |ret| ret.slots() as i32));
        Ok(())
    }

    pub(crate) fn label(&mut self) -> Label {
        self.labels.push(LabelState::default());
        Label(self.labels.len() - 1)
    }

    pub(crate) fn jump(&mut self, jump: Jump, target: Label) {
        let pc = self.bytes.len();
        self.op_u16(jump as u8, 0);
        self.adjust(match jump {
            Jump::IfEq | Jump::IfNe | Jump::IfNonNull => -1,
            Jump::IfIcmpNe | Jump::IfAcmpNe => -2,
            Jump::Goto => 0,
        });
        self.refer(target, pc + 1, pc, false);
    }

    /// `tableswitch` over `0..targets.len()`.
    pub(crate) fn table_switch(&mut self, targets: &[Label], default: Label) {
        let pc = self.bytes.len();
        self.bytes.push(170);
        self.bytes.resize((pc + 4) & !3, 0);
        self.adjust(-1);
        let wide = |code: &mut Self, label: Label| {
            code.refer(label, code.bytes.len(), pc, true);
            code.bytes.extend([0; 4]);
        };
        wide(self, default);
        self.bytes.extend_from_slice(&0i32.to_be_bytes());
        self.bytes.extend_from_slice(&(targets.len() as i32 - 1).to_be_bytes());
        for &target in targets {
            wide(self, target);
        }
    }

    fn refer(&mut self, label: Label, at: usize, pc: usize, wide: bool) {
        let state = &mut self.labels[label.0];
        debug_assert!(state.depth.is_none_or(|depth| depth == self.depth), "the stack differs at a label");
        state.depth = Some(self.depth);
        state.uses.push((at, pc, wide));
    }

    /// The label stands here. What runs into it from above, if anything, must have the same depth.
    pub(crate) fn place(&mut self, label: Label) {
        let state = &mut self.labels[label.0];
        state.at = Some(self.bytes.len());
        if let Some(depth) = state.depth {
            self.depth = depth;
        }
    }

    /// The body of the `Code` attribute.
    pub(crate) fn finish(mut self) -> Result<Vec<u8>> {
        if self.bytes.len() > 0xffff || self.max_depth > 0xffff {
            return Err(SpinError("the code would be too large for one method".into()));
        }
        for state in &self.labels {
            let target = state.at.expect("every label is placed");
            for &(at, pc, wide) in &state.uses {
                let offset = target as i32 - pc as i32;
                if wide {
                    self.bytes[at..at + 4].copy_from_slice(&offset.to_be_bytes());
                } else {
                    let near = i16::try_from(offset).map_err(|_| SpinError("a jump would be too far".into()))?;
                    self.bytes[at..at + 2].copy_from_slice(&near.to_be_bytes());
                }
            }
        }
        let mut out = (self.max_depth as u16).to_be_bytes().to_vec();
        out.extend_from_slice(&self.locals.to_be_bytes());
        out.extend_from_slice(&(self.bytes.len() as u32).to_be_bytes());
        out.extend_from_slice(&self.bytes);
        // No handlers, no attributes.
        out.extend_from_slice(&[0; 4]);
        Ok(out)
    }
}

#[derive(Clone, Copy)]
pub(crate) enum Invoke {
    Virtual = 182,
    Special = 183,
    Static = 184,
    Interface = 185,
}

/// Offset of the typed opcodes: int, long, float, double, reference.
fn kind(ty: FieldType) -> u8 {
    match ty {
        FieldType::Long => 1,
        FieldType::Float => 2,
        FieldType::Double => 3,
        FieldType::Object(_) | FieldType::Array(_) => 4,
        _ => 0,
    }
}
