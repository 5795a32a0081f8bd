//! Sets of states that nobody can leave or end. How they are found is in [`crate::endless`]; where no thread can go on shows at once.

use super::deadlock;
use crate::property::{Finding, Message, Moment, Property, PropertyKind};
use crate::runner::can_go_on;
use jaunt_state::ThreadId;
use jaunt_vm::Vm;

pub(super) struct Endless {
    pub livelock: bool,
    pub termination: bool,
}

impl Property for Endless {
    fn judge(&mut self, moment: Moment, vm: &Vm) -> Option<Finding> {
        if matches!(moment, Moment::Stuck) && self.termination {
            // A closed set of one state.
            return Some(deadlock::finding(vm, PropertyKind::Termination, Message::NoThreadCanGoOn, None));
        }
        let Moment::Endless { constant, thread } = moment else { return None };
        let (kind, message) = if constant && self.livelock {
            (PropertyKind::Livelock, Message::NothingChanges)
        } else if self.termination {
            (PropertyKind::Termination, Message::NoExecutionEnds)
        } else {
            return None;
        };
        // Whoever keeps the program alive; the ones that go round rather than those that wait.
        let mut left: Vec<_> = vm.state.threads.live().filter(|t| !t.daemon).collect();
        left.sort_by_key(|t| !can_go_on(vm, t));
        let thread = left.first().map_or(thread, |t| t.id);
        Some(Finding { thread: thread.0, location: vm.location_of(ThreadId(thread.0)), ..Finding::new(kind, message) })
    }
}
