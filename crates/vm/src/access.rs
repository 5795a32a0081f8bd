//! Which members a class may use (JVMS 5.4.4), and the errors for those that it may not.

use crate::native::Trap;
use crate::vm::Vm;
use jaunt_classfile::access;
use jaunt_program::link::package;
use jaunt_program::{ClassId, LoaderId, Method};

impl Vm {
    /// May a class use a member of another one with these access flags?
    pub fn may_access(&mut self, from: ClassId, owner: ClassId, flags: u16) -> bool {
        if from == owner || flags & access::PUBLIC != 0 {
            return true;
        }
        if flags & access::PRIVATE != 0 {
            return self.nest_host(from) == self.nest_host(owner);
        }
        let (f, o) = (self.program.class(from), self.program.class(owner));
        f.loader == o.loader && package(self.program.name(f.name)) == package(self.program.name(o.name))
            || flags & access::PROTECTED != 0 && self.program.is_subclass(from, owner)
    }

    /// As [`Vm::may_access`] for instructions. The JDK's own classes and those that the VM made are not asked.
    pub(crate) fn check_method_access(&mut self, from: ClassId, method: &Method) -> Result<(), Trap> {
        if self.is_trusted(from) || self.may_access(from, method.class, method.access) {
            return Ok(());
        }
        let what = format!("method '{}'", self.pretty_method(method));
        Err(self.illegal_access(from, method.class, method.access, &what))
    }

    pub(crate) fn check_field_access(&mut self, from: ClassId, owner: ClassId, flags: u16, name: &str) -> Result<(), Trap> {
        if self.is_trusted(from) || self.may_access(from, owner, flags) {
            return Ok(());
        }
        let what = format!("field {}.{name}", self.program.java_name(owner));
        Err(self.illegal_access(from, owner, flags, &what))
    }

    /// A class that is not public is for its package only.
    pub(crate) fn check_class_access(&mut self, from: ClassId, target: ClassId) -> Result<(), Trap> {
        let mut element = target;
        while let Some(info) = self.program.class(element).array() {
            element = info.component;
        }
        let t = self.program.class(element);
        if t.is_primitive() || t.file.is_none() || t.access & access::PUBLIC != 0 {
            return Ok(());
        }
        let f = self.program.class(from);
        if f.loader == t.loader && package(self.program.name(f.name)) == package(self.program.name(t.name)) {
            return Ok(());
        }
        if self.is_trusted(from) {
            return Ok(());
        }
        let places = self.places(element, from);
        let text = format!("failed to access class {} from class {} ({places})", self.shown_name(element), self.shown_name(from));
        Err(self.throw_new("java/lang/IllegalAccessError", Some(&text)))
    }

    /// Classes of the JDK, classes that the VM made, and the accessors that reflection generates.
    fn is_trusted(&mut self, class: ClassId) -> bool {
        let c = self.program.class(class);
        if c.hidden || matches!(c.loader, LoaderId::BOOT | LoaderId::PLATFORM) {
            return true;
        }
        let magic = self.program.load("jdk/internal/reflect/MagicAccessorImpl", LoaderId::BOOT);
        magic.is_ok_and(|magic| self.program.is_subclass(class, magic))
    }

    /// `class A tried to access private method 'void B.m()' (A and B are in unnamed module of loader 'app')`
    pub fn illegal_access(&mut self, from: ClassId, owner: ClassId, flags: u16, what: &str) -> Trap {
        let how = match flags & (access::PRIVATE | access::PROTECTED) {
            access::PRIVATE => "private ",
            access::PROTECTED => "protected ",
            _ => "",
        };
        let places = self.places(from, owner);
        let text = format!("class {} tried to access {how}{what} ({places})", self.shown_name(from));
        self.throw_new("java/lang/IllegalAccessError", Some(&text))
    }
}
