//! Races in a search: two accesses that are both about to happen, and, where that does not show them all, clocks along the path.
//!
//! See docs/check.md, "Races", for why the first is enough as long as values go from thread to thread with an edge of happens-before.

use crate::happens_before::{Clocks, Ears, Race};
use crate::properties::is_unreported_race_ahead;
use crate::property::{Finding, Message, PropertyKind};
use crate::system::System;
use jaunt_kernel::Step;
use std::cell::RefCell;
use std::rc::Rc;

impl System<'_> {
    /// From the first choice on, what happens is ordered by clocks; or no more.
    pub(crate) fn keep_clocks(&mut self, keep: bool) {
        let mut clocks = Clocks::default();
        clocks.counts_beyond_edges = self.counts_beyond_edges;
        self.clocks = keep.then(|| Rc::new(RefCell::new(clocks)));
        self.vm.listener = self.clocks.as_ref().map(|clocks| Box::new(Ears(clocks.clone())) as _);
    }

    /// Two accesses that nothing orders need not both be about to happen in any state: the order in which threads go on may come from
    /// what gives no edge.
    pub(crate) fn needs_clocks(&self) -> bool {
        let assumed = &self.vm.assumed;
        self.vm.policy.races && (assumed.unordered || assumed.clock || assumed.observed)
    }

    /// Races that are not reported let values go from thread to thread without an edge, as opaque accesses do. The argument of
    /// docs/check.md takes the *first* race of an execution, of whatever variable, to a state in which both accesses are about to happen. So
    /// as long as no state shows one that is not reported, there is none, and the argument holds for those that are.
    pub(crate) fn look_for_unreported_races(&mut self) {
        let looks = self.vm.policy.races && !self.vm.assumed.unordered;
        if looks && is_unreported_race_ahead(self.vm) {
            self.vm.see_unordered();
        }
    }

    /// A step begins.
    pub(crate) fn forget_races(&mut self) {
        if let Some(clocks) = &self.clocks {
            clocks.borrow_mut().races.clear();
        }
    }

    /// Is the execution over because of a race that the last step has made?
    pub(crate) fn ends_with_a_race(&mut self, step: Step) -> bool {
        let told = self.clocks.as_ref().is_some_and(|clocks| clocks.borrow().beyond_edges);
        if told && !self.counts_beyond_edges {
            self.counts_beyond_edges = true;
            self.vm.search.start_again();
        }
        // Where all is wanted that can happen, the execution goes on, and the next state has the race.
        let goes_on = step == Step::Moved && (self.config.all_errors || self.config.outcomes);
        if !matches!(step, Step::Moved | Step::Ended) || self.replaying || goes_on {
            return false;
        }
        let Some(finding) = self.heard_race() else { return false };
        self.finding = Some(finding);
        self.ended_racing = step == Step::Ended;
        true
    }

    /// The race that the last step has made: the one that is looked for, or the first.
    pub(crate) fn heard_race(&self) -> Option<Finding> {
        let clocks = self.clocks.as_ref()?.borrow();
        let wanted = clocks.races.iter().find(|race| self.race_at.is_some() && race.second.location == self.race_at);
        wanted.or(clocks.races.first()).map(finding)
    }

    /// The race that a replay looks for, if the present state has it. The step that led here may have made another one.
    pub(crate) fn wanted_race(&self) -> Option<Finding> {
        self.race_at.as_ref()?;
        self.all_races().into_iter().find(|race| race.location == self.race_at)
    }

    /// What the last step has made and what is about to happen.
    pub(crate) fn all_races(&self) -> Vec<Finding> {
        let heard = self.clocks.as_ref().map(|clocks| clocks.borrow().races.iter().map(finding).collect::<Vec<_>>());
        heard.into_iter().flatten().chain(self.watched.races(self.vm)).collect()
    }

    /// What the clocks will ever say, in words.
    pub(crate) fn knowledge(&self, object: impl Fn(u32) -> Option<u32>, thread: impl Fn(u32) -> u32) -> Vec<Vec<u32>> {
        let Some(clocks) = self.clocks.as_ref().filter(|_| !self.replaying) else { return Vec::new() };
        let clocks = clocks.borrow();
        let mut words = clocks.knowledge(self.vm, object, thread);
        // A state that was visited may be reached by a step with a race: then it is one to look at.
        words.extend(clocks.races.iter().map(|race| vec![u32::MAX, race.variable.object, race.variable.offset]));
        words
    }
}

fn finding(race: &Race) -> Finding {
    let Race { variable: _, first, second, stack, named } = race;
    let message = Message::Unordered { variable: named.clone(), first: first.clone(), second: second.clone() };
    Finding {
        thread: second.thread,
        stack: stack.clone(),
        location: second.location.clone(),
        ..Finding::new(PropertyKind::Race, message)
    }
}
