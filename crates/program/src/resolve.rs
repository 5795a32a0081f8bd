//! Looking members up by name (JVMS 5.4.3): fields, methods, interface methods, and virtual dispatch.

use crate::class::{Class, Field};
use crate::method::{Method, NO_SLOT};
use crate::program::{ClassId, MethodId, Program, SelectorId};
use jaunt_base::Symbol;
use jaunt_classfile::access;

impl Program {
    /// Field resolution: the class, its superinterfaces, its superclass.
    pub fn find_field(&self, class: ClassId, name: Symbol, desc: Symbol) -> Option<&Field> {
        let mut at = Some(class);
        while let Some(id) = at {
            let c = self.class(id);
            if let Some(field) = c.declared_field(name, desc) {
                return Some(field);
            }
            for &i in &c.interfaces {
                if let Some(field) = self.find_field(i, name, desc) {
                    return Some(field);
                }
            }
            at = c.super_class;
        }
        None
    }

    /// A field by names, for natives and the VM's own use.
    pub fn field_named(&self, class: ClassId, name: &str) -> Option<&Field> {
        let name = self.symbols.find(name)?;
        let mut at = Some(class);
        while let Some(id) = at {
            let c = self.class(id);
            if let Some(field) = c.fields.iter().find(|f| f.name == name) {
                return Some(field);
            }
            at = c.super_class;
        }
        None
    }

    pub fn declared_method(&self, class: ClassId, name: Symbol, desc: Symbol) -> Option<MethodId> {
        let selector = *self.selectors.get(&(name, desc))?;
        self.declared(self.class(class), selector)
    }

    fn declared(&self, class: &Class, selector: SelectorId) -> Option<MethodId> {
        class.methods.iter().copied().find(|&m| self.method(m).selector == selector)
    }

    /// A method by names, declared in the class or inherited.
    pub fn method_named(&self, class: ClassId, name: &str, desc: &str) -> Option<MethodId> {
        let name = self.symbols.find(name)?;
        let desc = self.symbols.find(desc)?;
        self.find_method(class, name, desc)
    }

    /// Method resolution (5.4.3.3 and 5.4.3.4): superclasses first, then maximally specific superinterface methods.
    pub fn find_method(&self, class: ClassId, name: Symbol, desc: Symbol) -> Option<MethodId> {
        let selector = self.selectors.get(&(name, desc)).copied();
        let mut at = Some(class);
        while let Some(id) = at {
            let c = self.class(id);
            if let Some(m) = selector.and_then(|s| self.declared(c, s)) {
                return Some(m);
            }
            // Signature-polymorphic methods are found by name alone.
            if let Some(m) = self.polymorphic(c, name) {
                return Some(m);
            }
            at = c.super_class;
        }
        let selector = selector?;
        let c = self.class(class);
        if c.is_interface() {
            // Interfaces see Object's public methods.
            if let Some(object) = c.supers.first() {
                if let Some(m) = self.declared(self.class(*object), selector) {
                    let method = self.method(m);
                    if method.access & access::PUBLIC != 0 && !method.is_static() {
                        return Some(m);
                    }
                }
            }
        }
        match self.maximally_specific(c, selector, true) {
            Specific::One(m) | Specific::Abstract(m) | Specific::Conflict(m) => Some(m),
            Specific::None => None,
        }
    }

    fn polymorphic(&self, class: &Class, name: Symbol) -> Option<MethodId> {
        let class_name = self.name(class.name);
        if class_name != "java/lang/invoke/MethodHandle" && class_name != "java/lang/invoke/VarHandle" {
            return None;
        }
        class.methods.iter().copied().find(|&m| {
            let method = self.method(m);
            method.name == name && method.signature_polymorphic
        })
    }

    /// The maximally specific superinterface method of a selector.
    pub fn maximally_specific(&self, class: &Class, selector: SelectorId, allow_static: bool) -> Specific {
        let mut candidates: Vec<(ClassId, MethodId)> = Vec::new();
        for &i in &class.all_interfaces {
            if let Some(m) = self.declared(self.class(i), selector) {
                let method = self.method(m);
                if method.is_private() || method.is_static() && !allow_static {
                    continue;
                }
                candidates.push((i, m));
            }
        }
        let specific: Vec<MethodId> = candidates
            .iter()
            .filter(|(i, _)| !candidates.iter().any(|(j, _)| j != i && self.is_subclass(*j, *i)))
            .map(|&(_, m)| m)
            .collect();
        let mut concrete = specific.iter().copied().filter(|&m| !self.method(m).is_abstract());
        match (concrete.next(), concrete.next()) {
            (Some(m), None) => Specific::One(m),
            (Some(m), Some(_)) => Specific::Conflict(m),
            (None, _) => specific.first().map_or(Specific::None, |&m| Specific::Abstract(m)),
        }
    }

    /// The method that a call of `selector` on an instance of `class` runs (5.4.6). Null: there is none.
    pub fn dispatch(&self, class: &Class, selector: SelectorId) -> *const Method {
        if let Some(&m) = class.itable.borrow().get(&selector) {
            return m;
        }
        let mut found: *const Method = std::ptr::null();
        for &m in &class.vtable {
            // SAFETY: vtables hold methods of this program, which are never removed.
            let method = unsafe { &*m };
            if method.selector == selector && method.access & access::PUBLIC != 0 {
                found = m;
                break;
            }
        }
        if found.is_null() {
            for &m in &class.vtable {
                // SAFETY: methods are never removed.
                let method = unsafe { &*m };
                if method.selector == selector {
                    found = m;
                    break;
                }
            }
        }
        class.itable.borrow_mut().insert(selector, found);
        found
    }

    /// Virtual dispatch of a resolved method on a receiver's class. Null: abstract or in conflict.
    pub fn select(&self, class: ClassId, resolved: &Method) -> *const Method {
        if resolved.is_private() || resolved.is_static() {
            return resolved;
        }
        let receiver = self.class(class);
        if resolved.slot != NO_SLOT && !self.class(resolved.class).is_interface() {
            return receiver.vtable[resolved.slot as usize];
        }
        if resolved.slot == NO_SLOT && !self.class(resolved.class).is_interface() {
            return resolved;
        }
        self.dispatch(receiver, resolved.selector)
    }
}

/// Outcome of the search among superinterfaces.
pub enum Specific {
    None,
    One(MethodId),
    /// Only abstract ones.
    Abstract(MethodId),
    /// Several defaults, none more specific.
    Conflict(MethodId),
}
