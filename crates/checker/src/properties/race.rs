//! Two accesses that are both about to happen. See docs/check.md, "Races", for when that is enough.

use crate::property::{Finding, Message, Moment, Party, Property, PropertyKind};
use jaunt_state::{Effect, EffectKind, ThreadId};
use jaunt_vm::Vm;

pub(super) struct Race;

/// What a thread is about to do.
type Ahead = (ThreadId, Effect);

impl Property for Race {
    /// Two threads whose next steps are conflicting plain accesses.
    fn judge(&mut self, moment: Moment, vm: &Vm) -> Option<Finding> {
        if !matches!(moment, Moment::State) {
            return None;
        }
        races_ahead(vm).next()
    }
}

/// All of them: three threads may be about to race with each other.
pub(super) fn races_ahead(vm: &Vm) -> impl Iterator<Item = Finding> {
    let races = |(first, second): &(Ahead, Ahead)| first.1.plain && second.1.plain && !vm.is_benign_race(second.1);
    conflicts_ahead(vm).into_iter().filter(races).map(|(first, second)| finding(vm, first, second))
}

/// Both are about to happen: the place of the second is that of the finding.
fn finding(vm: &Vm, first: Ahead, second: Ahead) -> Finding {
    let party = |(thread, effect): Ahead| Party {
        thread: thread.0,
        name: vm.thread_name(thread),
        writes: effect.kind == EffectKind::Write,
        location: None,
    };
    let (thread, effect) = second;
    let message = Message::Unordered { variable: vm.variable_of(effect), first: party(first), second: party(second) };
    Finding {
        thread: thread.0,
        stack: vm.stack_of_thread(thread),
        location: vm.location_of(thread),
        ..Finding::new(PropertyKind::Race, message)
    }
}

/// Two accesses to the same place, of which one writes and one is plain, that are both about to happen.
fn conflicts_ahead(vm: &Vm) -> Vec<(Ahead, Ahead)> {
    let mut pending: Vec<Ahead> = Vec::new();
    let mut found = Vec::new();
    for thread in vm.state.threads.live() {
        let effect = thread.pending;
        if thread.at_point && matches!(effect.kind, EffectKind::Read | EffectKind::Write) {
            let met = pending.iter().filter(|(_, earlier)| (earlier.plain || effect.plain) && earlier.conflicts(&effect));
            found.extend(met.map(|&earlier| (earlier, (thread.id, effect))));
            pending.push((thread.id, effect));
        }
    }
    found
}

/// Is there a race ahead that is not reported, or one with an access of the library's own that orders more than the other? A value goes
/// from thread to thread there without an edge.
pub(crate) fn is_unreported_race_ahead(vm: &Vm) -> bool {
    conflicts_ahead(vm).iter().any(|(_, (_, effect))| vm.is_benign_race(*effect))
}
