//! What points and guards ask about the class of an object at every access: found once for each class.

use crate::reduction::thread_points::ThreadField;
use crate::vm::Vm;
use jaunt_program::{ClassId, LoaderId};
use jaunt_state::Masks;

/// What an object is to the checker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Other,
    Array,
    Thread,
    /// A group of threads.
    Group,
    /// One of the library's with an exclusive owner.
    Synchronizer,
}

#[derive(Clone, Copy)]
pub(crate) struct Facts {
    pub role: Role,
    /// Fields below this offset are the library's own; or [`COLLECTION`].
    pub library_fields: u32,
}

/// In `library_fields`: an array or collection, which is a place as a whole (see [`crate::reduction::places`]).
pub(crate) const COLLECTION: u32 = u32::MAX - 1;

/// What was found so far.
#[derive(Default)]
pub(crate) struct ClassFacts {
    /// `None`: not asked yet.
    pub by_class: Vec<Option<Facts>>,
    /// `AbstractOwnableSynchronizer`, and the offset of its owner.
    pub ownable: Option<(ClassId, u32)>,
    /// What is special about the fields of `java.lang.Thread`, by offset.
    pub thread_fields: Vec<ThreadField>,
    /// Where names and numbers of threads are, if that matters.
    pub masks: Option<Masks>,
}

impl Vm {
    #[inline(always)]
    pub(crate) fn facts(&mut self, class: ClassId) -> Facts {
        match self.class_facts.by_class.get(class.0 as usize) {
            Some(&Some(facts)) => facts,
            _ => self.find_facts(class),
        }
    }

    /// An array or collection: a search remembers who made it.
    pub(crate) fn is_collection(&mut self, class: ClassId) -> bool {
        self.facts(class).library_fields == COLLECTION
    }

    pub(crate) fn role(&mut self, class: ClassId) -> Role {
        self.facts(class).role
    }

    /// The role of a class whose objects were met before.
    pub(crate) fn known_role(&self, class: ClassId) -> Option<Role> {
        self.class_facts.by_class.get(class.0 as usize)?.map(|facts| facts.role)
    }

    #[cold]
    fn find_facts(&mut self, class: ClassId) -> Facts {
        let facts = Facts { role: self.find_role(class), library_fields: self.find_library_fields(class) };
        let index = class.0 as usize;
        if self.class_facts.by_class.len() <= index {
            self.class_facts.by_class.resize(index + 1, None);
        }
        self.class_facts.by_class[index] = Some(facts);
        facts
    }

    fn find_role(&mut self, class: ClassId) -> Role {
        if self.program.class(class).array().is_some() {
            return Role::Array;
        }
        if self.program.is_subclass(class, self.known.thread) {
            return Role::Thread;
        }
        if class == self.known.thread_group {
            return Role::Group;
        }
        let name = "java/util/concurrent/locks/AbstractOwnableSynchronizer";
        if self.class_facts.ownable.is_none() {
            if let Some(found) = self.program.loaded(name, LoaderId::BOOT) {
                let offset = self.program.field_named(found, "exclusiveOwnerThread").map(|f| f.offset);
                self.class_facts.ownable = offset.map(|offset| (found, offset));
            }
        }
        // Only the library's own are trusted to let nobody but the owner give a lock away.
        let library = matches!(self.program.class(class).loader, LoaderId::BOOT);
        match self.class_facts.ownable {
            Some((ownable, _)) if library && self.program.is_subclass(class, ownable) => Role::Synchronizer,
            _ => Role::Other,
        }
    }

    fn find_library_fields(&self, class: ClassId) -> u32 {
        let record = self.program.class(class);
        if record.array().is_some() {
            return COLLECTION;
        }
        if matches!(record.loader, LoaderId::BOOT | LoaderId::PLATFORM) {
            return if self.program.name(record.name).starts_with("java/util/") { COLLECTION } else { u32::MAX };
        }
        let mut at = record.super_class;
        while let Some(above) = at {
            let above = self.program.class(above);
            if matches!(above.loader, LoaderId::BOOT | LoaderId::PLATFORM) {
                return above.instance_size;
            }
            at = above.super_class;
        }
        0
    }
}
