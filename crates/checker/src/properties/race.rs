//! Two accesses that are both about to happen. See docs/check.md, "Races", for when that is enough.

use crate::property::{Finding, Moment, Property, PropertyKind};
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
                        let place = vm.place_of_effect(effect);
                        let verb = |e: &Effect| if e.kind == EffectKind::Write { "writes" } else { "reads" };
                        let (a, b) = (vm.thread_name(ThreadId(other)), vm.thread_name(thread.id));
                        let message = format!(
                            "thread \"{a}\" {} {place} and thread \"{b}\" {} it, and nothing orders the two",
                            verb(&earlier),
                            verb(&effect)
                        );
                        return Some(Finding {
                            thread: thread.id.0,
                            stack: vm.stack_of_thread(thread.id),
                            location: vm.location_of(thread.id),
                            ..Finding::new(PropertyKind::Race, &message)
                        });
                    }
                }
                pending.push((thread.id.0, effect));
            }
        }
        None
    }
}
