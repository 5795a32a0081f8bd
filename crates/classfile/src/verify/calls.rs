//! Fields, calls and the life of an object from `new` to the end of its constructor.

use super::frame::{Frame, bad_operand};
use super::step::Method;
use super::types::{Name, Type};
use super::{Result, fail};
use crate::insn::{Raw, op};
use crate::{Constant, MemberRef, descriptor};

impl<'c> Method<'_, 'c> {
    /// `getstatic`, `putstatic`, `getfield`, `putfield`.
    pub(super) fn field(&mut self, insn: &Raw, f: &mut Frame) -> Result<()> {
        let class = self.cx.class;
        let Constant::FieldRef { class: holder, .. } = class.pool.get(insn.index) else {
            fail!("Illegal type at constant pool entry", "index {}", insn.index);
        };
        let member = class.pool.member(insn.index);
        let Some(declared) = descriptor::parse_field(member.descriptor) else {
            fail!("Bad field descriptor", "{}", member.descriptor);
        };
        let value = self.cx.names.of(declared);
        let holder = self.cx.class_at(holder);
        if matches!(insn.op, op::PUTSTATIC | op::PUTFIELD) {
            f.pop(self.cx, value)?;
        }
        if matches!(insn.op, op::GETFIELD | op::PUTFIELD) {
            let object = f.pop_any()?;
            self.check_field_object(insn.op, object, holder, &member)?;
        }
        if matches!(insn.op, op::GETSTATIC | op::GETFIELD) {
            f.push(value)?;
        }
        Ok(())
    }

    fn check_field_object(&mut self, op: u8, object: Type, holder: Name, member: &MemberRef) -> Result<()> {
        // A constructor may set fields that its own class declares before it calls another constructor.
        if object == Type::UninitThis
            && op == op::PUTFIELD
            && self.is_init
            && holder == self.cx.this
            && self.cx.class.field(member.name, member.descriptor).is_some()
        {
            return Ok(());
        }
        if !self.cx.is_assignable(object, Type::Ref(holder))? {
            return bad_operand(self.cx, &self.cx.names.show(Type::Ref(holder)), object);
        }
        self.check_protected(object, holder, member, true)
    }

    /// A protected member of a superclass in another package may be used only on objects of the class under
    /// verification (4.10.1.8).
    fn check_protected(&mut self, object: Type, holder: Name, member: &MemberRef, field: bool) -> Result<()> {
        let this = Type::Ref(self.cx.this);
        if object == this || !self.cx.has_superclass(holder)? {
            return Ok(());
        }
        // Arrays have a public clone().
        if let Type::Ref(name) = object
            && !field
            && member.name == "clone"
            && self.cx.names.is_array(name)
        {
            return Ok(());
        }
        if self.cx.is_protected_elsewhere(holder, member.name, member.descriptor, field)
            && !self.cx.is_assignable(object, this)?
        {
            let what = if field { "Bad access to protected data" } else { "Bad access to protected method" };
            fail!(what, "{}.{} on {}", member.class, member.name, self.cx.names.show(object));
        }
        Ok(())
    }

    pub(super) fn invoke(&mut self, insn: &Raw, f: &mut Frame) -> Result<()> {
        let class = self.cx.class;
        let (holder, name_and_type) = match class.pool.get(insn.index) {
            Constant::MethodRef { class, name_and_type } | Constant::InterfaceMethodRef { class, name_and_type } => {
                (Some(self.cx.class_at(class)), name_and_type)
            }
            Constant::InvokeDynamic { name_and_type, .. } => (None, name_and_type),
            _ => fail!("Illegal type at constant pool entry", "index {}", insn.index),
        };
        let descriptor = self.cx.descriptor_index(name_and_type);
        let signature = self.cx.signature_at(descriptor)?;
        for &param in signature.params.iter().rev() {
            f.pop(self.cx, param)?;
        }
        if let Some(holder) = holder
            && insn.op != op::INVOKESTATIC
        {
            let member = class.pool.member(insn.index);
            if member.name == "<init>" {
                self.initialize(f, holder, &member)?;
            } else {
                self.receiver(insn.op, f, holder, &member)?;
            }
        }
        match signature.ret {
            Some(ret) => f.push(ret),
            None => Ok(()),
        }
    }

    /// Pops the object that a method is called on.
    fn receiver(&mut self, op: u8, f: &mut Frame, holder: Name, member: &MemberRef) -> Result<()> {
        match op {
            op::INVOKESPECIAL => {
                self.check_special(holder, member)?;
                f.pop(self.cx, Type::Ref(self.cx.this))?;
                Ok(())
            }
            op::INVOKEVIRTUAL => {
                let object = f.pop(self.cx, Type::Ref(holder))?;
                self.check_protected(object, holder, member, false)
            }
            _ => {
                f.pop(self.cx, Type::Ref(holder))?;
                Ok(())
            }
        }
    }

    /// `invokespecial` reaches into the class itself, a superclass, or a direct superinterface.
    fn check_special(&mut self, holder: Name, member: &MemberRef) -> Result<()> {
        let this = self.cx.this;
        if holder == this || self.cx.super_of(this)? == Some(holder) {
            return Ok(());
        }
        if !self.cx.is_assignable(Type::Ref(this), Type::Ref(holder))? {
            fail!(
                "Bad invokespecial instruction: current class isn't assignable to reference class",
                "{}.{}",
                member.class,
                member.name
            );
        }
        if member.interface && !self.cx.class.interface_names().any(|name| name == member.class) {
            fail!(
                "Bad invokespecial instruction: interface method reference is not in a direct superinterface",
                "{}.{}",
                member.class,
                member.name
            );
        }
        Ok(())
    }

    pub(super) fn new_object(&mut self, insn: &Raw, f: &mut Frame) -> Result<()> {
        let made = Type::Uninit(insn.pc as u16);
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
    fn initialize(&mut self, f: &mut Frame, holder: Name, member: &MemberRef) -> Result<()> {
        let object = f.pop_any()?;
        match object {
            Type::UninitThis => {
                let this = self.cx.this;
                if holder != this && self.cx.super_of(this)? != Some(holder) {
                    fail!("Bad <init> method call", "{} is neither this class nor its superclass", member.class);
                }
                f.replace(Type::UninitThis, Type::Ref(this));
                f.this_uninit = false;
            }
            Type::Uninit(pc) => {
                let new = self.decode(pc as usize)?;
                let made = self.cx.class_at(new.index);
                if new.op != op::NEW || made != holder {
                    fail!("Call to wrong <init> method", "{}, made was {}", member.class, self.cx.names.text(made));
                }
                if self.cx.has_superclass(holder)?
                    && self.cx.is_protected_elsewhere(holder, member.name, member.descriptor, false)
                {
                    fail!("Bad access to protected <init> method", "{}", member.class);
                }
                f.replace(object, Type::Ref(made));
            }
            _ => return bad_operand(self.cx, "an uninitialized object", object),
        }
        Ok(())
    }
}
