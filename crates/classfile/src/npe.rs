//! Helpful messages of `NullPointerException` (JEP 358), as the JDK words them.
//!
//! The failing instruction says what could not be done; what was null is told by the instruction that pushed the
//! null reference. To find that one, the code is run over stacks whose slots hold not values but the pc of their
//! origin. Where ways of different origin meet, the origin is unknown and the message has no "because".
//!
//! HotSpot does not iterate to a fixpoint here: it walks the code from front to back, repeats only while some
//! instruction has no stack yet, and stops as soon as the failing one has been reached. We do the same, because the
//! texts show it (a parameter that is overwritten only later in a loop is still called a parameter).
//!
//! Nothing here assumes verified code: the JDK's own classes are run unverified.

use crate::descriptor::{self, FieldType};
use crate::insn::{self, Raw, op};
use crate::{ClassFile, CodeInfo, MethodDescriptor, MethodInfo, access};

/// How deep an expression is spelled out.
const MAX_DETAIL: u8 = 5;
/// Bound on the work for one message; HotSpot gives up at this number of slots too.
const MAX_ENTRIES: usize = 1_000_000;
/// Bound on the instructions looked at for one message.
const MAX_STEPS: usize = 5_000_000;
/// Bound on the parts of one expression. Real code has a dozen.
const MAX_PARTS: u32 = 500;

/// The message for a `NullPointerException` that the instruction at `pc` raised. `None` where Java has none: the
/// instruction dereferences nothing, or calls a constructor (the exception was made by the program itself).
pub fn npe_message(class: &ClassFile, method: &MethodInfo, pc: u16) -> Option<String> {
    let info = method.code.as_ref()?;
    let code = class.code(method)?;
    // The exception was made by reflection.
    if class.name() == "jdk/internal/reflect/NativeConstructorAccessorImpl" {
        return None;
    }
    let insn = insn::decode(code, pc as usize).ok()?;
    let (action, slot) = failed_action(class, &insn)?;
    let origins = Origins::find(class, info, code, pc as usize);
    let mut text = Text { class, method, info, code, origins: &origins, out: String::new(), fuel: MAX_PARTS };
    let because = text.cause(&insn, slot);
    Some(action + &because)
}

/// What could not be done, and how many slots above the null reference the stack has.
fn failed_action(class: &ClassFile, insn: &Raw) -> Option<(String, usize)> {
    let array = |verb: &str, kind: &str| format!("Cannot {verb} {kind} array");
    let pool = &class.pool;
    Some(match insn.op {
        op::IALOAD..=op::SALOAD => (array("load from", ARRAY_KINDS[(insn.op - op::IALOAD) as usize]), 1),
        op::IASTORE..=op::SASTORE => {
            let slot = if matches!(insn.op, op::LASTORE | op::DASTORE) { 3 } else { 2 };
            (array("store to", ARRAY_KINDS[(insn.op - op::IASTORE) as usize]), slot)
        }
        op::ARRAYLENGTH => ("Cannot read the array length".to_string(), 0),
        op::ATHROW => ("Cannot throw exception".to_string(), 0),
        op::MONITORENTER => ("Cannot enter synchronized block".to_string(), 0),
        op::MONITOREXIT => ("Cannot exit synchronized block".to_string(), 0),
        op::GETFIELD => (format!("Cannot read field \"{}\"", pool.member(insn.index).name), 0),
        op::PUTFIELD => {
            let member = pool.member(insn.index);
            let slots = descriptor::parse_field(member.descriptor)?.slots();
            (format!("Cannot assign field \"{}\"", member.name), slots)
        }
        op::INVOKEVIRTUAL | op::INVOKESPECIAL | op::INVOKEINTERFACE => {
            let member = pool.member(insn.index);
            if member.name == "<init>" {
                return None;
            }
            let slots = MethodDescriptor::parse(member.descriptor)?.arg_slots();
            (format!("Cannot invoke \"{}\"", method_text(class, insn.index)), slots)
        }
        _ => return None,
    })
}

/// In the order of the opcodes.
static ARRAY_KINDS: [&str; 8] = ["int", "long", "float", "double", "object", "byte/boolean", "char", "short"];

/// `Foo.bar(int, String)`
fn method_text(class: &ClassFile, index: u16) -> String {
    let member = class.pool.member(index);
    let params = MethodDescriptor::parse(member.descriptor);
    let params: Vec<String> = params.iter().flat_map(|d| d.params()).map(type_text).collect();
    format!("{}.{}({})", class_text(member.class), member.name, params.join(", "))
}

fn class_text(name: &str) -> String {
    match name {
        "java/lang/Object" => "Object".to_string(),
        "java/lang/String" => "String".to_string(),
        // An array stays a descriptor: `[I.clone()`.
        _ => name.replace('/', "."),
    }
}

fn type_text(t: FieldType) -> String {
    match t {
        FieldType::Byte => "byte".to_string(),
        FieldType::Char => "char".to_string(),
        FieldType::Double => "double".to_string(),
        FieldType::Float => "float".to_string(),
        FieldType::Int => "int".to_string(),
        FieldType::Long => "long".to_string(),
        FieldType::Short => "short".to_string(),
        FieldType::Boolean => "boolean".to_string(),
        FieldType::Object(name) => class_text(name),
        FieldType::Array(_) => match t.element() {
            Some(element) => type_text(element) + "[]",
            None => String::new(),
        },
    }
}

/// Builds the part after "because".
struct Text<'a> {
    class: &'a ClassFile,
    method: &'a MethodInfo,
    info: &'a CodeInfo,
    code: &'a [u8],
    origins: &'a Origins,
    out: String,
    fuel: u32,
}

impl Text<'_> {
    /// ` because "x" is null`, or nothing.
    fn cause(&mut self, insn: &Raw, slot: usize) -> String {
        let Some(origin) = self.origins.of(insn.pc as usize, slot) else { return String::new() };
        let is_call = insn::decode(self.code, origin).is_ok_and(|o| matches!(o.op, op::INVOKEVIRTUAL..=op::INVOKEINTERFACE));
        if !self.expression(insn.pc as usize, slot, MAX_DETAIL) {
            return String::new();
        }
        let lead = if is_call { "the return value of " } else { "" };
        format!(" because {lead}\"{}\" is null", self.out)
    }

    /// Writes the expression whose value is in a slot of the stack before `pc`; false when it cannot be told.
    fn expression(&mut self, pc: usize, slot: usize, detail: u8) -> bool {
        if detail == 0 || self.fuel == 0 {
            return false;
        }
        self.fuel -= 1;
        let Some(origin) = self.origins.of(pc, slot) else { return false };
        let Ok(insn) = insn::decode(self.code, origin) else { return false };
        match insn.op {
            op::ILOAD | op::ALOAD => {
                let written = self.origins.was_written(pc, insn.index);
                let name = self.local(origin, insn.index, !written);
                self.out.push_str(&name);
            }
            op::ACONST_NULL => self.out.push_str("null"),
            op::SIPUSH => self.out.push_str(&insn.value.to_string()),
            op::GETSTATIC => {
                let member = self.class.pool.member(insn.index);
                self.out.push_str(&format!("{}.{}", class_text(member.class), member.name));
            }
            op::GETFIELD => {
                if self.expression(origin, 0, detail - 1) {
                    self.out.push('.');
                }
                self.out.push_str(self.class.pool.member(insn.index).name);
            }
            op::INVOKEVIRTUAL | op::INVOKESPECIAL | op::INVOKESTATIC | op::INVOKEINTERFACE => {
                self.out.push_str(&method_text(self.class, insn.index));
            }
            op::IALOAD | op::AALOAD => {
                if !self.expression(origin, 1, detail - 1) {
                    self.out.push_str("<array>");
                }
                self.out.push('[');
                if !self.expression(origin, 0, detail) {
                    self.out.push_str("...");
                }
                self.out.push(']');
            }
            _ => return false,
        }
        true
    }

    /// The name of a local: from the debug information, or by its role. `untouched`: nothing was stored to it yet.
    fn local(&self, pc: usize, index: u16, untouched: bool) -> String {
        if let Some(name) = self.declared_local(pc, index) {
            return name.to_string();
        }
        let is_static = self.method.access & access::STATIC != 0;
        if untouched && !is_static && index == 0 {
            return "this".to_string();
        }
        let mut next = usize::from(!is_static);
        let descriptor = MethodDescriptor::parse(self.class.pool.utf8(self.method.descriptor));
        for (i, param) in descriptor.iter().flat_map(|d| d.params()).enumerate() {
            if untouched && (next..next + param.slots()).contains(&(index as usize)) {
                return format!("<parameter{}>", i + 1);
            }
            next += param.slots();
        }
        format!("<local{index}>")
    }

    fn declared_local(&self, pc: usize, index: u16) -> Option<&str> {
        let table = self.class.slice(self.info.local_variables.as_ref()?);
        table.get(2..)?.chunks_exact(10).find_map(|entry| {
            let field = |at: usize| u16::from_be_bytes([entry[at], entry[at + 1]]);
            let (start, len) = (field(0) as usize, field(2) as usize);
            (field(8) == index && (start..start + len).contains(&pc)).then(|| self.class.pool.utf8(field(4)))
        })
    }
}

/// The stack before an instruction: for each slot the pc that pushed it, where that is known.
#[derive(Clone, Default)]
struct Stack {
    slots: Vec<Option<u16>>,
    /// Locals below 64 that were stored to.
    written: u64,
}

impl Stack {
    fn push(&mut self, pc: usize, slots: usize) {
        for _ in 0..slots {
            self.slots.push(Some(pc as u16));
        }
    }

    fn pop(&mut self, slots: usize) {
        self.slots.truncate(self.slots.len().saturating_sub(slots));
    }

    /// Copies the `count` topmost slots below the `under` ones beneath them.
    fn dup(&mut self, count: usize, under: usize) {
        let len = self.slots.len();
        if count + under <= len {
            let copied: Vec<_> = self.slots[len - count..].to_vec();
            self.slots.splice(len - count - under..len - count - under, copied);
        }
    }

    fn write(&mut self, local: u16, slots: u16) {
        for index in local..local.saturating_add(slots) {
            if index < 64 {
                self.written |= 1 << index;
            }
        }
    }

    fn merge(&mut self, other: &Stack) {
        for (mine, other) in self.slots.iter_mut().zip(&other.slots) {
            if *mine != *other {
                *mine = None;
            }
        }
        self.written |= other.written;
    }
}

/// The stacks of a method, by pc.
struct Origins {
    stacks: Vec<Option<Stack>>,
    entries: usize,
}

impl Origins {
    fn find(class: &ClassFile, info: &CodeInfo, code: &[u8], target: usize) -> Origins {
        let mut origins = Origins { stacks: vec![None; code.len() + 1], entries: 0 };
        origins.stacks[0] = Some(Stack::default());
        for h in &info.handlers {
            if let Some(place @ None) = origins.stacks.get_mut(h.handler as usize) {
                let mut stack = Stack::default();
                stack.push(h.handler as usize, 1);
                *place = Some(stack);
            }
        }
        let mut steps = 0;
        loop {
            let (mut complete, mut added) = (true, false);
            let mut pc = 0;
            while pc < code.len() {
                let Ok(insn) = insn::decode(code, pc) else { return origins };
                match origins.stacks[pc].clone() {
                    Some(stack) => added |= origins.flow(class, &insn, stack),
                    None => complete = false,
                }
                pc = insn.next as usize;
                if pc == target && origins.stacks[pc].is_some() || origins.entries > MAX_ENTRIES {
                    return origins;
                }
                steps += 1;
                if steps > MAX_STEPS {
                    return origins;
                }
            }
            if complete || !added {
                return origins;
            }
        }
    }

    /// Origin of the slot that lies `slot` slots below the top before `pc`.
    fn of(&self, pc: usize, slot: usize) -> Option<usize> {
        let slots = &self.stacks.get(pc)?.as_ref()?.slots;
        slots[slots.len().checked_sub(slot + 1)?].map(usize::from)
    }

    fn was_written(&self, pc: usize, local: u16) -> bool {
        let written = self.stacks[pc].as_ref().map_or(u64::MAX, |s| s.written);
        local >= 64 || written >> local & 1 != 0
    }

    /// Passes the stack through an instruction on to its successors; true when one of them had none.
    fn flow(&mut self, class: &ClassFile, insn: &Raw, mut stack: Stack) -> bool {
        simulate(class, insn, &mut stack);
        let mut added = false;
        let ends =
            matches!(insn.op, op::GOTO | op::RET | op::TABLESWITCH | op::LOOKUPSWITCH | op::IRETURN..=op::RETURN | op::ATHROW);
        if !ends {
            added |= self.arrive(insn.next as usize, &mut stack);
        }
        if matches!(insn.op, op::IFEQ..=op::JSR | op::IFNULL | op::IFNONNULL) {
            added |= self.arrive(insn.value as usize, &mut stack);
        }
        if let Some(switch) = &insn.switch {
            for (_, to) in &switch.cases {
                added |= self.arrive(*to as usize, &mut stack);
            }
            added |= self.arrive(switch.default as usize, &mut stack);
        }
        added
    }

    /// What was merged at one successor is what the next one gets, as in HotSpot.
    fn arrive(&mut self, pc: usize, stack: &mut Stack) -> bool {
        let Some(place) = self.stacks.get_mut(pc) else { return false };
        let is_new = place.is_none();
        match place {
            Some(there) => stack.merge(there),
            None => self.entries += stack.slots.len(),
        }
        *place = Some(stack.clone());
        is_new
    }
}

/// The effect of one instruction on the origins.
fn simulate(class: &ClassFile, insn: &Raw, stack: &mut Stack) {
    let pc = insn.pc as usize;
    let field_slots = || descriptor::parse_field(class.pool.member(insn.index).descriptor).map_or(1, |t| t.slots());
    let mut result = |pops: usize, pushes: usize| {
        stack.pop(pops);
        stack.push(pc, pushes);
    };
    match insn.op {
        op::ACONST_NULL | op::SIPUSH | op::FCONST_0..=op::FCONST_2 | op::LDC | op::NEW | op::JSR => result(0, 1),
        op::ILOAD | op::FLOAD | op::ALOAD => result(0, 1),
        op::LCONST_0 | op::LCONST_1 | op::DCONST_0 | op::DCONST_1 | op::LDC2_W | op::LLOAD | op::DLOAD => result(0, 2),
        op::IALOAD | op::FALOAD | op::AALOAD | op::BALOAD | op::CALOAD | op::SALOAD => result(2, 1),
        op::LALOAD | op::DALOAD => result(2, 2),
        op::ISTORE | op::FSTORE | op::ASTORE => {
            stack.pop(1);
            stack.write(insn.index, 1);
        }
        op::LSTORE | op::DSTORE => {
            stack.pop(2);
            stack.write(insn.index, 2);
        }
        op::IINC => stack.write(insn.index, 1),
        op::IASTORE | op::FASTORE | op::AASTORE | op::BASTORE | op::CASTORE | op::SASTORE => stack.pop(3),
        op::LASTORE | op::DASTORE => stack.pop(4),
        op::POP | op::MONITORENTER | op::MONITOREXIT => stack.pop(1),
        op::POP2 => stack.pop(2),
        op::DUP => stack.dup(1, 0),
        op::DUP_X1 => stack.dup(1, 1),
        op::DUP_X2 => stack.dup(1, 2),
        op::DUP2 => stack.dup(2, 0),
        op::DUP2_X1 => stack.dup(2, 1),
        op::DUP2_X2 => stack.dup(2, 2),
        op::SWAP => {
            let len = stack.slots.len();
            if len >= 2 {
                stack.slots.swap(len - 1, len - 2);
            }
        }
        // int, long, float, double in turn
        op::IADD..=op::DREM if (insn.op - op::IADD).is_multiple_of(2) => result(2, 1),
        op::IADD..=op::DREM => result(4, 2),
        op::INEG | op::FNEG | op::I2F | op::F2I | op::I2B | op::I2C | op::I2S => result(1, 1),
        op::LNEG | op::DNEG | op::L2D | op::D2L => result(2, 2),
        op::ISHL | op::ISHR | op::IUSHR | op::IAND | op::IOR | op::IXOR | op::FCMPL | op::FCMPG => result(2, 1),
        op::LSHL | op::LSHR | op::LUSHR => result(3, 2),
        op::LAND | op::LOR | op::LXOR => result(4, 2),
        op::I2L | op::I2D | op::F2L | op::F2D => result(1, 2),
        op::L2I | op::L2F | op::D2I | op::D2F => result(2, 1),
        op::LCMP | op::DCMPL | op::DCMPG => result(4, 1),
        op::IFEQ..=op::IFLE | op::IFNULL | op::IFNONNULL | op::TABLESWITCH | op::LOOKUPSWITCH => stack.pop(1),
        op::IF_ICMPEQ..=op::IF_ACMPNE => stack.pop(2),
        op::GETSTATIC => result(0, field_slots()),
        op::PUTSTATIC => stack.pop(field_slots()),
        op::GETFIELD => result(1, field_slots()),
        op::PUTFIELD => stack.pop(field_slots() + 1),
        op::INVOKEVIRTUAL..=op::INVOKEDYNAMIC => {
            let (_, descriptor) = class.pool.name_and_type(insn.index);
            let receiver = usize::from(!matches!(insn.op, op::INVOKESTATIC | op::INVOKEDYNAMIC));
            if let Some(d) = MethodDescriptor::parse(descriptor) {
                result(d.arg_slots() + receiver, d.ret().map_or(0, |t| t.slots()));
            }
        }
        op::NEWARRAY | op::ANEWARRAY | op::ARRAYLENGTH | op::INSTANCEOF => result(1, 1),
        op::MULTIANEWARRAY => result(insn.value as usize, 1),
        // A cast does not hide what was cast; the rest ends the flow.
        _ => {}
    }
}
