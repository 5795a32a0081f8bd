//! Threads that can never go on.

use crate::property::{Finding, Message, Moment, Property, PropertyKind};
use crate::runner::{can_go_on, owner_of};
use jaunt_state::{EffectKind, ObjRef, Status, ThreadId};
use jaunt_vm::Vm;

pub(super) struct Deadlock {
    /// Threads that wait for each other's monitors count while others go on.
    pub beside_others: bool,
}

impl Property for Deadlock {
    fn judge(&mut self, moment: Moment, vm: &Vm) -> Option<Finding> {
        match moment {
            Moment::Step if self.beside_others => in_cycle(vm).map(|at| {
                let pending = vm.state.threads[at].pending;
                let lock = pending.kind == EffectKind::Lock && vm.synchronizer_owner(ObjRef(pending.object)).is_some();
                let how = if lock { Message::LockCycle } else { Message::MonitorCycle };
                finding(vm, PropertyKind::Deadlock, how, Some(at))
            }),
            Moment::Stuck => Some(finding(vm, PropertyKind::Deadlock, Message::NoThreadCanGoOn, None)),
            _ => None,
        }
    }
}

/// Threads that wait for each other's monitors in a cycle can never move again, whatever the others do. One of them.
fn in_cycle(vm: &Vm) -> Option<ThreadId> {
    let wanted = |id: ThreadId| -> Option<ObjRef> {
        let thread = vm.state.threads.get(id)?;
        match thread.status() {
            Status::Runnable if thread.at_point && thread.pending.kind == EffectKind::Lock => Some(ObjRef(thread.pending.object)),
            Status::Blocked(object) => Some(object),
            _ => None,
        }
    };
    let owner_of = |object: ObjRef, id: ThreadId| owner_of(vm, object).filter(|&owner| owner != id);
    for thread in vm.state.threads.live() {
        let mut at = thread.id;
        for _ in 0..vm.state.threads.live_count() {
            let Some(next) = wanted(at).and_then(|object| owner_of(object, at)) else { break };
            at = next;
            if at == thread.id {
                return Some(at);
            }
        }
    }
    None
}

/// Where: at the first thread of the cycle, which can never move again, whatever the others have come to; or of all threads.
pub(super) fn finding(vm: &Vm, kind: PropertyKind, how: Message, in_cycle: Option<ThreadId>) -> Finding {
    let stuck = || vm.state.threads.live().find(|t| !t.daemon && !can_go_on(vm, t)).map(|t| t.id);
    let first = in_cycle.or_else(stuck);
    Finding { thread: first.map_or(0, |t| t.0), location: first.and_then(|t| vm.location_of(t)), ..Finding::new(kind, how) }
}
