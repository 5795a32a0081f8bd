//! Fields, calls and the life of an object from `new` to the end of its constructor.

use super::context::{Member, MemberKind};
use super::frame::{Frame, bad_operand};
use super::step::Method;
use super::types::Type;
use super::{Result, fail};
use crate::insn::{Raw, op};

impl Method<'_, '_> {
    /// `getstatic`, `putstatic`, `getfield`, `putfield`.
    pub(super) fn field(&mut self, insn: &Raw, f: &mut Frame) -> Result<()> {
        let member = self.cx.member_at(insn.index)?;
        let MemberKind::Field(value) = member.kind else {
            fail!("Illegal type at constant pool entry", "index {}", insn.index);
        };
        if matches!(insn.op, op::PUTSTATIC | op::PUTFIELD) {
            f.pop(self.cx, value)?;
        }
        if matches!(insn.op, op::GETFIELD | op::PUTFIELD) {
            let object = f.pop_any()?;
            self.check_field_object(insn.op, object, &member)?;
        }
        if matches!(insn.op, op::GETSTATIC | op::GETFIELD) {
            f.push(value)?;
        }
        Ok(())
    }

    fn check_field_object(&mut self, op: u8, object: Type, member: &Member) -> Result<()> {
        let holder = member.holder;
        // A constructor may set fields that its own class declares before it calls another constructor.
        if object == Type::UninitThis
            && op == op::PUTFIELD
            && self.is_init
            && holder == self.cx.this
            && self.cx.class.field(member.text.name, member.text.descriptor).is_some()
        {
            return Ok(());
        }
        if !self.cx.is_assignable(object, Type::Ref(holder))? {
            return bad_operand(self.cx, &self.cx.names.show(Type::Ref(holder)), object);
        }
        self.check_protected(object, member, true)
    }

    /// A protected member of a superclass in another package may be used only on objects of the class under
    /// verification (4.10.1.8).
    fn check_protected(&mut self, object: Type, member: &Member, field: bool) -> Result<()> {
        let Member { text, holder, .. } = *member;
        let this = Type::Ref(self.cx.this);
        if object == this || !self.cx.has_superclass(holder)? {
            return Ok(());
        }
        // Arrays have a public clone().
        if let Type::Ref(name) = object
            && !field
            && text.name == "clone"
            && self.cx.names.is_array(name)
        {
            return Ok(());
        }
        if self.cx.is_protected_elsewhere(holder, text.name, text.descriptor, field) && !self.cx.is_assignable(object, this)? {
            let what = if field { "Bad access to protected data" } else { "Bad access to protected method" };
            fail!(what, "{}.{} on {}", text.class, text.name, self.cx.names.show(object));
        }
        Ok(())
    }

    pub(super) fn invoke(&mut self, insn: &Raw, f: &mut Frame) -> Result<()> {
        let member = self.cx.member_at(insn.index)?;
        let MemberKind::Method(signature) = &member.kind else {
            fail!("Illegal type at constant pool entry", "index {}", insn.index);
        };
        for &param in signature.params.iter().rev() {
            f.pop(self.cx, param)?;
        }
        match insn.op {
            op::INVOKESTATIC | op::INVOKEDYNAMIC => {}
            op::INVOKESPECIAL if member.text.name == "<init>" => self.initialize(f, &member)?,
            op::INVOKESPECIAL => {
                self.check_special(&member)?;
                f.pop(self.cx, Type::Ref(self.cx.this))?;
            }
            op::INVOKEVIRTUAL => {
                let object = f.pop(self.cx, Type::Ref(member.holder))?;
                self.check_protected(object, &member, false)?;
            }
            _ => {
                f.pop(self.cx, Type::Ref(member.holder))?;
            }
        }
        match signature.ret {
            Some(ret) => f.push(ret),
            None => Ok(()),
        }
    }

    /// `invokespecial` reaches into the class itself, a superclass, or a direct superinterface.
    fn check_special(&mut self, member: &Member) -> Result<()> {
        let Member { text, holder, .. } = *member;
        let this = self.cx.this;
        if holder == this || self.cx.super_of(this)? == Some(holder) {
            return Ok(());
        }
        if !self.cx.is_assignable(Type::Ref(this), Type::Ref(holder))? {
            fail!(
                "Bad invokespecial instruction: current class isn't assignable to reference class",
                "{}.{}",
                text.class,
                text.name
            );
        }
        if text.interface && !self.cx.class.interface_names().any(|name| name == text.class) {
            fail!(
                "Bad invokespecial instruction: interface method reference is not in a direct superinterface",
                "{}.{}",
                text.class,
                text.name
            );
        }
        Ok(())
    }

    pub(super) fn new_object(&mut self, insn: &Raw, f: &mut Frame) -> Result<()> {
        let made = Type::Uninit(insn.pc as u16);
        self.cx.charge(f.locals.len())?;
        // Of two objects made here only one could be told apart: the older one must be gone.
        if f.stack.contains(&made) {
            fail!("Uninitialized object on the stack at the `new` that made it");
        }
        if f.locals.contains(&made) {
            f.replace(made, Type::Top);
        }
        f.push(made)
    }

    /// A call of a constructor: pops the uninitialized object, and all its copies become initialized.
    fn initialize(&mut self, f: &mut Frame, member: &Member) -> Result<()> {
        let Member { text, holder, .. } = *member;
        let object = f.pop_any()?;
        self.cx.charge(f.locals.len())?;
        match object {
            Type::UninitThis => {
                let this = self.cx.this;
                if holder != this && self.cx.super_of(this)? != Some(holder) {
                    fail!("Bad <init> method call", "{} is neither this class nor its superclass", text.class);
                }
                f.replace(Type::UninitThis, Type::Ref(this));
                f.this_uninit = false;
            }
            Type::Uninit(pc) => {
                let new = self.decode(pc as usize)?;
                let made = self.cx.class_at(new.index);
                if new.op != op::NEW || made != holder {
                    fail!("Call to wrong <init> method", "{}, made was {}", text.class, self.cx.names.text(made));
                }
                if self.cx.has_superclass(holder)? && self.cx.is_protected_elsewhere(holder, text.name, text.descriptor, false) {
                    fail!("Bad access to protected <init> method", "{}", text.class);
                }
                f.replace(object, Type::Ref(made));
            }
            _ => return bad_operand(self.cx, "an uninitialized object", object),
        }
        Ok(())
    }
}
