//! Two accesses that are both about to happen. See docs/check.md, "Races", for when that is enough.

use crate::property::{Finding, Message, Moment, Party, Property, PropertyKind};
use jaunt_state::{Effect, EffectKind, ThreadId};
use jaunt_vm::Vm;

pub(super) struct Race;

impl Property for Race {
    /// Two threads whose next steps are conflicting plain accesses.
    fn judge(&mut self, moment: Moment, vm: &Vm) -> Option<Finding> {
        if !matches!(moment, Moment::State) {
            return None;
        }
        let mut pending: Vec<(u32, Effect)> = Vec::new();
        for thread in vm.state.threads.live() {
            let effect = thread.pending;
            if thread.at_point && effect.plain && matches!(effect.kind, EffectKind::Read | EffectKind::Write) {
                for &(other, earlier) in &pending {
                    if earlier.conflicts(&effect) && !vm.is_benign_race(effect) {
                        // Both are about to happen: the place of the second is that of the finding.
                        let party = |thread: u32, effect: Effect| Party {
                            thread,
                            name: vm.thread_name(ThreadId(thread)),
                            writes: effect.kind == EffectKind::Write,
                            location: None,
                        };
                        let (first, second) = (party(other, earlier), party(thread.id.0, effect));
                        let message = Message::Unordered { variable: vm.variable_of(effect), first, second };
                        return Some(Finding {
                            thread: thread.id.0,
                            stack: vm.stack_of_thread(thread.id),
                            location: vm.location_of(thread.id),
                            ..Finding::new(PropertyKind::Race, message)
                        });
                    }
                }
                pending.push((thread.id.0, effect));
            }
        }
        None
    }
}
