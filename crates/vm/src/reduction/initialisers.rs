//! What a search assumes about class initialisers, checked as they run.
//!
//! Two things are assumed until they are seen to be otherwise; then they are written down and the search starts again
//! ([`crate::transition::Transition::restart`]), as with a guard that was found wrong.
//!
//! **An initialiser of the library runs by itself**: it calls no code of the program, nobody else runs before its end, and it does
//! not fail. So it does not matter where a step begins it, or whose step. One that is seen otherwise has a point before
//! it begins, as those of the program have.
//!
//! **Only the initialiser reaches a static before the initialiser's end**, since all others wait for that. But `Unsafe`, an accessor
//! of reflection and a var handle reach a static without looking whether its class is initialised, once they were made
//! (HotSpot does not look either). So a static field whose address was given away too early has points from the beginning.

use crate::policy::Mode;
use crate::vm::Vm;
use jaunt_base::FastSet;
use jaunt_program::{ClassId, LoaderId};
use jaunt_state::{ClassStatus, FrameKind};

#[derive(Clone, Default)]
pub(crate) struct Initialisers {
    /// Classes of the library whose beginning is seen.
    seen: FastSet<ClassId>,
    /// Static fields that others reach before their class is initialised.
    early: FastSet<(ClassId, u32)>,
}

impl Vm {
    pub(crate) fn is_library(&self, class: ClassId) -> bool {
        matches!(self.program.class(class).loader, LoaderId::BOOT | LoaderId::PLATFORM)
    }

    /// Does it matter who begins to initialise this class, which is not initialised, and when?
    pub(crate) fn beginning_is_seen(&self, class: ClassId) -> bool {
        let own = if self.is_library(class) { self.is_seen(class) } else { self.program.class(class).clinit.is_some() };
        // A class with nothing of its own to run is in progress as long as one of its supertypes is, and fails with it.
        own || self
            .dependency(class, &|of| match self.state.classes.get(of).map_or(ClassStatus::Linked, |c| c.status) {
                // Also where this thread has begun it: it may be another one that wants both.
                ClassStatus::Linked | ClassStatus::InProgress => self.beginning_is_seen(of),
                ClassStatus::Erroneous => true,
                ClassStatus::Initialized => false,
            })
            .is_some()
    }

    pub(crate) fn is_seen(&self, class: ClassId) -> bool {
        match &self.policy.frozen {
            Some(frozen) => frozen.contains(&self.seen_name(class)),
            None => self.assumed.initialisers.seen.contains(&class),
        }
    }

    /// The initialisers of the library that the current thread is in are no affair of their own.
    #[cold]
    pub(crate) fn see_initialisers(&mut self) {
        let frames = &self.state.threads[self.current].frames;
        let classes = frames.iter().filter_map(|frame| match frame.kind {
            FrameKind::ClassInit(class) if self.is_library(class) => Some(class),
            _ => None,
        });
        for class in classes.collect::<Vec<_>>() {
            self.see_initialiser(class);
        }
    }

    pub(crate) fn see_initialiser(&mut self, class: ClassId) {
        if self.checking() && self.policy.frozen.is_none() && self.assumed.initialisers.seen.insert(class) {
            self.assumed_wrongly();
        }
    }

    /// An initialiser of the library begins.
    pub(crate) fn enter_initialiser(&mut self, class: ClassId) {
        if self.checking() && self.is_library(class) {
            self.transition.in_initialiser = true;
        }
    }

    /// An initialiser has ended, and its frame is gone.
    pub(crate) fn initialiser_left(&mut self, class: ClassId) {
        if !self.is_library(class) || self.is_seen(class) {
            // Those who wait go on from here, as after leaving a monitor. (The step may have been for a class that somebody else
            // has initialised meanwhile: then it has not had its effect yet.)
            self.left_mover();
        }
        if self.transition.in_initialiser && self.is_library(class) {
            self.find_initialiser();
        }
    }

    /// Looks whether the current thread is in an initialiser of the library.
    pub(crate) fn find_initialiser(&mut self) {
        let frames = &self.state.threads[self.current].frames;
        self.transition.in_initialiser =
            frames.iter().any(|frame| matches!(frame.kind, FrameKind::ClassInit(class) if self.is_library(class)));
    }

    /// The current thread stops. Others may come now: if that is inside of an initialiser of the library, they see it begun.
    #[inline]
    pub(crate) fn leave_thread(&mut self) {
        if self.transition.in_initialiser {
            self.assumed.initialisers_stop = true;
            self.see_initialisers();
            self.transition.in_initialiser = false;
        }
    }

    /// The current thread goes on.
    #[inline]
    pub(crate) fn enter_thread(&mut self) {
        self.transition.in_initialiser = false;
        if self.assumed.initialisers_stop {
            self.find_initialiser();
        }
    }

    /// The address of a static field is given away: who has it needs not wait for the class.
    pub fn give_static_address(&mut self, class: ClassId, offset: u32) {
        if self.policy.mode == Mode::Check && !self.state.is_initialized(class) {
            self.reach_early(class, offset);
        }
    }

    /// A static of a class that is not initialised is accessed. True: others may do that too.
    pub(crate) fn is_reached_early(&mut self, class: ClassId, offset: u32) -> bool {
        let state = self.state.classes[class];
        if state.status != ClassStatus::InProgress || state.by != self.current {
            self.reach_early(class, offset);
        }
        match &self.policy.frozen {
            Some(frozen) => frozen.contains(&self.early_name(class, offset)),
            None => self.assumed.initialisers.early.contains(&(class, offset)),
        }
    }

    fn reach_early(&mut self, class: ClassId, offset: u32) {
        if self.policy.frozen.is_none() && self.assumed.initialisers.early.insert((class, offset)) {
            self.assumed_wrongly();
        }
    }

    /// Before the search nothing was explored with the assumption.
    fn assumed_wrongly(&mut self) {
        if !self.search.beginning {
            self.search.start_again();
        }
    }

    fn seen_name(&self, class: ClassId) -> String {
        format!("initialiser {}", self.program.class_name(class))
    }

    fn early_name(&self, class: ClassId, offset: u32) -> String {
        format!("early {}+{offset}", self.program.class_name(class))
    }

    /// What a later execution must know of these.
    pub(crate) fn known_initialisers(&self) -> impl Iterator<Item = String> + '_ {
        let Initialisers { seen, early } = &self.assumed.initialisers;
        let early = early.iter().map(|&(class, offset)| self.early_name(class, offset));
        seen.iter().map(|&class| self.seen_name(class)).chain(early)
    }
}
