//! Verification of classes that do not come from the JDK: answers the verifier's questions about other classes.
//!
//! A class is verified when it is first initialised, not when it is loaded: only then may other classes, which can
//! in turn extend this one, be loaded for the answers.

use crate::link::LinkError;
use crate::program::{ClassId, LoaderId, Program};
use jaunt_base::Symbol;
use jaunt_classfile::access;
use jaunt_classfile::verify::{Hierarchy, verify};
use std::cell::RefCell;

struct Questions<'a> {
    program: RefCell<&'a mut Program>,
    loader: LoaderId,
    /// The class being verified answers for its own name, also when it is hidden.
    own: (String, ClassId),
}

impl Questions<'_> {
    fn load(&self, name: &str) -> Option<ClassId> {
        if name == self.own.0 {
            return Some(self.own.1);
        }
        let mut program = self.program.borrow_mut();
        match program.load(name, self.loader) {
            Ok(id) => Some(id),
            // The verifier cannot wait for a loader of the program's own: what it has not loaded yet is looked up in
            // its built-in parent.
            Err(LinkError::NeedsLoader { .. }) => program.load(name, LoaderId::APP).ok(),
            Err(_) => None,
        }
    }
}

impl Hierarchy for Questions<'_> {
    fn super_class(&self, name: &str) -> Option<Option<String>> {
        let id = self.load(name)?;
        let program = self.program.borrow();
        let own = |s: ClassId| if s == self.own.1 { self.own.0.clone() } else { program.class_name(s).to_string() };
        Some(program.class(id).super_class.map(own))
    }

    fn is_interface(&self, name: &str) -> Option<bool> {
        let id = self.load(name)?;
        Some(self.program.borrow().class(id).is_interface())
    }

    fn protected_holder(&self, class: &str, name: &str, descriptor: &str, field: bool) -> Option<String> {
        let id = self.load(class)?;
        let program = self.program.borrow();
        let (name, desc): (Symbol, Symbol) = (program.symbols.find(name)?, program.symbols.find(descriptor)?);
        let (holder, flags) = if field {
            let f = program.find_field(id, name, desc)?;
            (f.class, f.access)
        } else {
            let m = program.method(program.find_method(id, name, desc)?);
            (m.class, m.access)
        };
        (flags & access::PROTECTED != 0).then(|| program.class_name(holder).to_string())
    }
}

impl Program {
    /// Checks a class's code. The answer is remembered.
    pub fn verify_class(&mut self, id: ClassId) -> Result<(), LinkError> {
        let class = self.class(id);
        if class.verified.get() {
            return Ok(());
        }
        let Some(file) = class.file.clone() else { return Ok(()) };
        let loader = class.loader;
        let questions = Questions { program: RefCell::new(self), loader, own: (file.name().to_string(), id) };
        verify(&file, &questions).map_err(|e| match &e.missing_class {
            Some(name) => LinkError::NotFound(name.clone()),
            None => LinkError::Verify(e.to_string()),
        })?;
        self.class(id).verified.set(true);
        Ok(())
    }
}
