//! What the verification of one class shares between its methods: interned names, parsed signatures, and the
//! answers of the hierarchy.

use super::types::{Name, Names, Type};
use super::{Fault, Hierarchy, MAX_DEPTH, Result};
use crate::{ClassFile, Constant, MemberRef, MethodDescriptor, descriptor};
use std::collections::HashMap;
use std::rc::Rc;

/// A method descriptor in verification types.
pub(super) struct Signature {
    pub params: Vec<Type>,
    pub ret: Option<Type>,
    /// Slots of the parameters.
    pub slots: usize,
}

/// What a `Fieldref`, `Methodref`, `InterfaceMethodref` or `InvokeDynamic` entry names.
pub(super) struct Member<'a> {
    /// Empty class for `InvokeDynamic`.
    pub text: MemberRef<'a>,
    pub holder: Name,
    pub kind: MemberKind,
}

pub(super) enum MemberKind {
    Field(Type),
    Method(Rc<Signature>),
}

/// Slots compared or merged, over all methods of one class. Real classes stay far below; a class made to waste our
/// time does not.
const MAX_WORK: usize = 400_000_000;

pub(super) struct ClassContext<'a> {
    pub class: &'a ClassFile,
    pub names: Names,
    pub this: Name,
    hierarchy: &'a dyn Hierarchy,
    /// By pool index of the `Class` entry.
    classes: Vec<Option<Name>>,
    /// By pool index.
    members: Vec<Option<Rc<Member<'a>>>>,
    /// By pool index of the descriptor's text.
    signatures: Vec<Option<Rc<Signature>>>,
    assignable: HashMap<(Name, Name), bool>,
    work: usize,
}

impl<'a> ClassContext<'a> {
    pub fn new(class: &'a ClassFile, hierarchy: &'a dyn Hierarchy) -> Self {
        let mut names = Names::new();
        let this = names.intern(class.name());
        ClassContext {
            class,
            names,
            this,
            hierarchy,
            classes: vec![None; class.pool.len()],
            members: vec![None; class.pool.len()],
            signatures: vec![None; class.pool.len()],
            assignable: HashMap::new(),
            work: 0,
        }
    }

    /// Accounts for work that a class file can ask for out of proportion to its size.
    #[inline]
    pub fn charge(&mut self, work: usize) -> Result<()> {
        self.work += work;
        if self.work > MAX_WORK {
            super::fail!("Class is too complex to verify");
        }
        Ok(())
    }

    /// The name in the `Class` entry at `index`, which must be one.
    pub fn class_at(&mut self, index: u16) -> Name {
        match self.classes.get(index as usize) {
            Some(Some(name)) => *name,
            _ => {
                let name = self.names.intern(self.class.pool.class_name(index));
                if let Some(slot) = self.classes.get_mut(index as usize) {
                    *slot = Some(name);
                }
                name
            }
        }
    }

    /// The signature written by the text at `index`. The parser has checked it.
    pub fn signature_at(&mut self, index: u16) -> Result<Rc<Signature>> {
        if let Some(Some(signature)) = self.signatures.get(index as usize) {
            return Ok(signature.clone());
        }
        let class = self.class;
        let text = class.pool.utf8(index);
        let Some(descriptor) = MethodDescriptor::parse(text) else {
            super::fail!("Bad method descriptor", "{text}");
        };
        let params = descriptor.params().map(|p| self.names.of(p)).collect();
        let ret = descriptor.ret().map(|r| self.names.of(r));
        let signature = Rc::new(Signature { params, ret, slots: descriptor.arg_slots() });
        self.signatures[index as usize] = Some(signature.clone());
        Ok(signature)
    }

    /// The member named at `index`, read once per class.
    pub fn member_at(&mut self, index: u16) -> Result<Rc<Member<'a>>> {
        if let Some(Some(member)) = self.members.get(index as usize) {
            return Ok(member.clone());
        }
        let class = self.class;
        let (holder, name_and_type) = match class.pool.get(index) {
            Constant::FieldRef { class, name_and_type }
            | Constant::MethodRef { class, name_and_type }
            | Constant::InterfaceMethodRef { class, name_and_type } => (self.class_at(class), name_and_type),
            Constant::InvokeDynamic { name_and_type, .. } => (Name::OBJECT, name_and_type),
            _ => super::fail!("Illegal type at constant pool entry", "index {index}"),
        };
        let (name, descriptor) = class.pool.name_and_type(name_and_type);
        let kind = match (class.pool.get(name_and_type), descriptor::parse_field(descriptor)) {
            (_, Some(t)) => MemberKind::Field(self.names.of(t)),
            (Constant::NameAndType { descriptor, .. }, None) => MemberKind::Method(self.signature_at(descriptor)?),
            _ => super::fail!("Illegal type at constant pool entry", "index {index}"),
        };
        let text = MemberRef { name, descriptor, ..class.pool.member(index) };
        let member = Rc::new(Member { text, holder, kind });
        self.members[index as usize] = Some(member.clone());
        Ok(member)
    }

    fn missing<T>(name: &str) -> Result<T> {
        Err(Box::new(Fault::Missing(name.to_string())))
    }

    fn is_interface(&self, name: Name) -> Result<bool> {
        if name == self.this {
            return Ok(self.class.is_interface());
        }
        let text = self.names.text(name);
        match self.hierarchy.is_interface(text) {
            Some(answer) => Ok(answer),
            None => Self::missing(text),
        }
    }

    /// The direct superclass of a class that is not an array.
    pub fn super_of(&mut self, name: Name) -> Result<Option<Name>> {
        let class = self.class;
        if name == self.this {
            return Ok(class.super_name().map(|text| self.names.intern(text)));
        }
        let text = self.names.text(name);
        match self.hierarchy.super_class(text) {
            Some(Some(parent)) => Ok(Some(self.names.intern(&parent))),
            Some(None) => Ok(None),
            None => Self::missing(text),
        }
    }

    fn is_subclass(&mut self, sub: Name, sup: Name) -> Result<bool> {
        // The class under verification may not be known to the hierarchy yet.
        let from = if sub == self.this {
            match self.super_of(sub)? {
                Some(parent) if parent == sup => return Ok(true),
                Some(parent) => parent,
                None => return Ok(false),
            }
        } else {
            sub
        };
        let (from, sup) = (self.names.text(from), self.names.text(sup));
        match self.hierarchy.is_subclass(from, sup) {
            Some(answer) => Ok(answer),
            None => Self::missing(from),
        }
    }

    pub fn is_throwable(&mut self, name: Name) -> Result<bool> {
        self.is_ref_assignable(name, Name::THROWABLE)
    }

    /// Whether the verified class has a *proper* superclass of this name.
    pub fn has_superclass(&mut self, name: Name) -> Result<bool> {
        if name == self.this {
            return Ok(false);
        }
        if name == Name::OBJECT {
            return Ok(self.class.super_class != 0);
        }
        let mut at = self.super_of(self.this)?;
        for _ in 0..MAX_DEPTH {
            match at {
                Some(parent) if parent == name => return Ok(true),
                Some(parent) => at = self.super_of(parent)?,
                None => break,
            }
        }
        Ok(false)
    }

    /// Whether the member is protected and declared in another package (then 4.10.1.8 asks more of the object).
    pub fn is_protected_elsewhere(&self, class: Name, name: &str, descriptor: &str, field: bool) -> bool {
        let holder = self.hierarchy.protected_holder(self.names.text(class), name, descriptor, field);
        holder.is_some_and(|holder| !self.hierarchy.same_package(self.class.name(), &holder))
    }

    /// Assignability of frame types (4.10.1.2).
    #[inline]
    pub fn is_assignable(&mut self, from: Type, to: Type) -> Result<bool> {
        if from == to || to == Type::Top {
            return Ok(true);
        }
        match (from, to) {
            (Type::Null, Type::Ref(_)) => Ok(true),
            (Type::Ref(from), Type::Ref(to)) => self.is_ref_assignable(from, to),
            _ => Ok(false),
        }
    }

    fn is_ref_assignable(&mut self, from: Name, to: Name) -> Result<bool> {
        if from == to || to == Name::OBJECT {
            return Ok(true);
        }
        if let Some(known) = self.assignable.get(&(from, to)) {
            return Ok(*known);
        }
        let answer = self.find_ref_assignable(from, to)?;
        self.assignable.insert((from, to), answer);
        Ok(answer)
    }

    fn find_ref_assignable(&mut self, from: Name, to: Name) -> Result<bool> {
        match (self.names.is_array(from), self.names.is_array(to)) {
            (true, true) => match (self.names.element(from), self.names.element(to)) {
                // At most 255 levels.
                (Some(from), Some(to)) => self.is_ref_assignable(from, to),
                _ => Ok(false),
            },
            (false, true) => Ok(false),
            (true, false) => Ok(to == Name::CLONEABLE || to == Name::SERIALIZABLE),
            // Interfaces are treated like Object.
            (false, false) => Ok(self.is_interface(to)? || self.is_subclass(from, to)?),
        }
    }

    /// The least type that both are assignable to, for data flow (4.10.2.2).
    pub fn merge(&mut self, a: Type, b: Type) -> Result<Type> {
        Ok(match (a, b) {
            _ if a == b => a,
            (Type::Null, Type::Ref(_)) => b,
            (Type::Ref(_), Type::Null) => a,
            (Type::Ref(a), Type::Ref(b)) => Type::Ref(self.merge_refs(a, b)?),
            _ => Type::Top,
        })
    }

    fn merge_refs(&mut self, a: Name, b: Name) -> Result<Name> {
        if a == b {
            return Ok(a);
        }
        match (self.names.is_array(a), self.names.is_array(b)) {
            (true, true) => match (self.names.element(a), self.names.element(b)) {
                (Some(a), Some(b)) => {
                    let element = self.merge_refs(a, b)?;
                    Ok(self.names.array_of(element))
                }
                _ => Ok(Name::OBJECT),
            },
            (false, false) => self.common_superclass(a, b),
            _ => Ok(Name::OBJECT),
        }
    }

    fn common_superclass(&mut self, a: Name, b: Name) -> Result<Name> {
        if a == Name::OBJECT || b == Name::OBJECT || self.is_interface(a)? || self.is_interface(b)? {
            return Ok(Name::OBJECT);
        }
        let mut above = Vec::new();
        let mut at = Some(a);
        while let Some(name) = at.filter(|_| above.len() < MAX_DEPTH) {
            above.push(name);
            at = self.super_of(name)?;
        }
        let mut at = Some(b);
        for _ in 0..MAX_DEPTH {
            match at {
                Some(name) if above.contains(&name) => return Ok(name),
                Some(name) => at = self.super_of(name)?,
                None => break,
            }
        }
        Ok(Name::OBJECT)
    }
}
