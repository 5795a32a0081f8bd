//! Which class initialisers come before a use of a class, for those who want to know which accesses happens-before orders (JLS 12.4.2).

use crate::actions::Action;
use crate::vm::Vm;
use jaunt_program::ClassId;
use std::cell::RefCell;
use std::rc::Rc;

impl Vm {
    /// A class is used that is initialised. **An edge comes only from an initialiser that has a point before it**: where nobody chooses who
    /// comes first, a search sees one order of the two, and an edge would hide a race that the other one has. Initialisers of the library have none and are quiet, unless
    /// they are seen (`reduction/initialisers.rs`); a class without an initialiser has its supertypes'.
    #[inline]
    pub(crate) fn hear_use(&mut self, class: ClassId) {
        if self.is_heard() {
            self.hear_initialisers(class);
        }
    }

    #[cold]
    #[inline(never)]
    fn hear_initialisers(&mut self, class: ClassId) {
        let classes = match self.declared.by_class.get(&class) {
            Some(known) => known.clone(),
            None => {
                let mut found = Vec::new();
                self.add_initialisers(class, &mut found);
                let found: Rc<[ClassId]> = found.into();
                self.declared.by_class.insert(class, found.clone());
                found
            }
        };
        for &class in classes.iter().filter(|&&class| self.orders_threads(class)).collect::<Vec<_>>() {
            self.hear(Action::Uses(class));
        }
    }

    fn add_initialisers(&self, class: ClassId, found: &mut Vec<ClassId>) {
        if self.program.class(class).clinit.is_some() {
            found.push(class);
        } else {
            self.each_supertype(class, &mut |of| self.add_initialisers(of, found));
        }
    }

    fn each_supertype(&self, class: ClassId, what: &mut dyn FnMut(ClassId)) {
        let what = RefCell::new(what);
        self.dependency(class, &|of| {
            what.borrow_mut()(of);
            false
        });
    }

    fn orders_threads(&self, class: ClassId) -> bool {
        !self.is_library(class) || self.is_seen(class)
    }

    /// The supertypes of a class are initialised, by whomever, and its own initialiser begins.
    pub(crate) fn hear_supertypes(&mut self, class: ClassId) {
        if self.is_heard() {
            let mut supertypes = Vec::new();
            self.each_supertype(class, &mut |of| supertypes.push(of));
            for of in supertypes.into_iter().filter(|&of| self.state.is_initialized(of)).collect::<Vec<_>>() {
                self.hear_initialisers(of);
            }
        }
    }

    /// The initialiser of a class is over.
    pub(crate) fn hear_initialised(&mut self, class: ClassId) {
        if self.is_heard() && self.program.class(class).clinit.is_some() && self.orders_threads(class) {
            self.hear(Action::Initialised(class));
        }
    }
}
