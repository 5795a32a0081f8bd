//! Modes of a system that hold while something is done and no longer, whichever way it ends.

use crate::system::System;

impl<'a> System<'a> {
    /// A path is run again: looking does not count, assumptions that break do not matter, and races end nothing.
    pub(crate) fn while_replaying<T>(&mut self, what: impl FnOnce(&mut System<'a>) -> T) -> T {
        let before = std::mem::replace(&mut self.replaying, true);
        let result = what(self);
        self.replaying = before;
        result
    }

    /// What happens is written down, and ordered by clocks where races are asked for. Afterwards it is not: no search goes on from
    /// there.
    pub(crate) fn while_recording<T>(&mut self, what: impl FnOnce(&mut System<'a>) -> T) -> T {
        self.vm.events = Some(Vec::new());
        self.keep_clocks(self.vm.policy.races);
        let result = what(self);
        self.keep_clocks(false);
        self.vm.events = None;
        result
    }

    /// What happens is not part of what is being written down.
    pub(crate) fn unrecorded<T>(&mut self, what: impl FnOnce(&mut System<'a>) -> T) -> T {
        let events = self.vm.events.take();
        let result = what(self);
        self.vm.events = events;
        result
    }

    /// The same, and no clock hears of it.
    pub(crate) fn unheard<T>(&mut self, what: impl FnOnce(&mut System<'a>) -> T) -> T {
        let listener = self.vm.listener.take();
        let result = self.unrecorded(what);
        self.vm.listener = listener;
        result
    }

    /// A search beside the main one: nothing is visited for it, and what it visits is forgotten.
    pub(crate) fn with_own_store<T>(&mut self, what: impl FnOnce(&mut System<'a>) -> T) -> T {
        let own = self.fresh_store();
        let main = self.swap_store(own);
        let result = what(self);
        self.swap_store(main);
        result
    }

    /// Steps are told apart that write shared values or print.
    pub(crate) fn while_watching_values<T>(&mut self, what: impl FnOnce(&mut System<'a>) -> T) -> T {
        let before = self.watch_values(true);
        let result = what(self);
        self.watch_values(before);
        result
    }
}
