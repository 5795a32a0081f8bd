//! What source sets ask of a running Java program: docs/source-sets.md.

use crate::reason::Unfit;
use crate::runner::{can_go_on, owner_of};
use crate::system::System;
use jaunt_kernel::{Sources, TransitionSystem, Waits};
use jaunt_state::canonical::ROW_NAME;
use jaunt_state::thread::STATICS;
use jaunt_state::{Effect, EffectKind, ObjRef, Status, ThreadId};

impl System<'_> {
    /// Why source sets do not hold in the present state.
    pub(crate) fn unfit(&self) -> Option<Unfit> {
        let assumed = &self.vm.assumed;
        let mut live = self.vm.state.threads.live();
        let always = [
            (!assumed.reduce || self.every_state_counts(), Unfit::Unreduced),
            (assumed.interrupts, Unfit::Interrupts),
            (assumed.observed, Unfit::Observed),
            (assumed.atomic_sections, Unfit::AtomicSection),
            (!self.vm.roots.seen.is_empty(), Unfit::OwnVisited),
        ];
        let quiet = &self.vm.search.quiet_monitors;
        let of_thread = |thread: &jaunt_state::JavaThread| match thread {
            _ if thread.suspended => Some(Unfit::Unreduced),
            _ if thread.atomic > 0 => Some(Unfit::AtomicSection),
            _ if thread.status().ends_by_time() => Some(Unfit::TimeLimit),
            _ if matches!(thread.status(), Status::ClassInit(_)) => Some(Unfit::Initialiser),
            _ if thread.held.iter().any(|monitor| quiet.contains(&monitor.0)) => Some(Unfit::QuietMonitor),
            _ if thread.daemon => Some(Unfit::Daemon),
            _ => None,
        };
        always.into_iter().find(|(is, _)| *is).map(|(_, why)| why).or_else(|| live.find_map(of_thread))
    }

    /// The lock that a thread stands before.
    fn wanted_lock(&self, thread: u32) -> Option<ObjRef> {
        let thread = self.vm.state.threads.live().find(|t| t.id.0 == thread)?;
        match thread.status() {
            Status::Runnable if thread.at_point && thread.pending.kind == EffectKind::Lock => Some(ObjRef(thread.pending.object)),
            Status::Blocked(object) => Some(object),
            _ => None,
        }
    }
}

/// The effect is about an object, which is called by its row.
fn is_about_object(effect: &Effect) -> bool {
    matches!(effect.kind, EffectKind::Read | EffectKind::Write | EffectKind::Lock) && effect.object & STATICS == 0
}

/// In the names of a state an object is called by a number, or by its row where that is the same on every path. Which of them it is, `plain` says: whether an
/// access is plain is nothing to source sets.
impl Sources for System<'_> {
    fn fits(&self) -> bool {
        self.unfit().is_none()
    }

    fn threads(&self, out: &mut Vec<u32>) {
        out.extend(self.vm.state.threads.live().map(|thread| thread.id.0));
    }

    fn waits(&self, thread: u32) -> Waits<Effect> {
        let until_touched = Waits::Until(Self::touched(thread));
        let Some(record) = self.vm.state.threads.live().find(|t| t.id.0 == thread) else { return until_touched };
        if can_go_on(self.vm, record) {
            return Waits::Not;
        }
        let owner = self.wanted_lock(thread).and_then(|lock| owner_of(self.vm, lock));
        match owner {
            Some(ThreadId(owner)) if owner != thread => Waits::For(owner),
            _ => until_touched,
        }
    }

    fn attempt(&self, thread: u32) -> Option<Effect> {
        self.wanted_lock(thread).map(|lock| Effect::new(EffectKind::Lock, lock.0, 0))
    }

    fn touched(thread: u32) -> Effect {
        Effect::new(EffectKind::Thread, thread, 0)
    }

    fn everything() -> Effect {
        Effect::new(EffectKind::Global, 0, 0)
    }

    fn may_block(effect: &Effect) -> bool {
        effect.kind == EffectKind::Lock
    }

    fn to_names(&self, effect: &Effect) -> Option<Effect> {
        let by_row = Effect { plain: false, ..*effect };
        if !is_about_object(effect) {
            return Some(by_row);
        }
        let state = &self.vm.state;
        let name = self.canonizer.name_of(state, effect.object);
        match name.filter(|name| name & ROW_NAME == 0) {
            Some(number) => Some(Effect { plain: true, object: number, ..*effect }),
            // What is there and has no name of its own is there on every path.
            None => (!state.heap.entry_or_free(ObjRef(effect.object)).is_free()).then_some(by_row),
        }
    }

    fn to_rows(&self, effects: &mut [Effect]) {
        for effect in effects.iter_mut().filter(|effect| effect.plain) {
            effect.object = self.canonizer.row_of(effect.object).expect("the same state has the same names");
            effect.plain = false;
        }
    }
}
