//! Threads that can never go on.

use crate::property::{Finding, Message, Moment, Property, PropertyKind};
use crate::runner::{can_go_on, owner_of, wanted};
use jaunt_state::{EffectKind, JavaThread, ObjRef, ThreadId};
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
            // Calls that wait for ever are no mistake where they do so in a sequence, too.
            Moment::Stuck if vm.drive.as_ref().is_some_and(|drive| drive.clients.is_some()) => {
                let why = vm.drive_clients().judge.stuck(vm)?;
                // The main thread waits for the others.
                let other = vm.state.threads.live().find(|thread| !thread.daemon && thread.id != ThreadId(0));
                Some(finding(vm, PropertyKind::Deadlock, Message::Text(why), other.map(|thread| thread.id)))
            }
            Moment::Stuck => Some(finding(vm, PropertyKind::Deadlock, Message::NoThreadCanGoOn, None)),
            _ => None,
        }
    }
}

/// Threads that wait for each other's monitors in a cycle can never move again, whatever the others do. One of them.
fn in_cycle(vm: &Vm) -> Option<ThreadId> {
    // Whoever is waited for has a monitor, or a lock of the library if there are any.
    let owns = |thread: &&JavaThread| !thread.held.is_empty() || vm.knows_synchronizers();
    let waits = vm.state.threads.live().filter(owns).filter(|thread| wanted(thread).is_some());
    waits.map(|thread| thread.id).find(|&id| waits_for_itself(vm, id))
}

fn waits_for_itself(vm: &Vm, id: ThreadId) -> bool {
    let waits_for = |id: ThreadId| owner_of(vm, wanted(vm.state.threads.get(id)?)?).filter(|&owner| owner != id);
    std::iter::successors(waits_for(id), |&at| waits_for(at)).take(vm.state.threads.live_count()).any(|at| at == id)
}

/// Where: at the first thread of the cycle, which can never move again, whatever the others have come to; or of all threads.
pub(super) fn finding(vm: &Vm, kind: PropertyKind, how: Message, in_cycle: Option<ThreadId>) -> Finding {
    let stuck = || vm.state.threads.live().find(|t| !t.daemon && !can_go_on(vm, t)).map(|t| t.id);
    let first = in_cycle.or_else(stuck);
    Finding { thread: first.map_or(0, |t| t.0), location: first.and_then(|t| vm.location_of(t)), ..Finding::new(kind, how) }
}
