//! What a state is stored as where threads are interchangeable: with those who join others run ahead (`docs/thread-symmetry.md`).

use crate::runner::enabled;
use crate::system::System;
use jaunt_kernel::TransitionSystem;
use jaunt_state::ThreadId;

impl System<'_> {
    /// Lists the components of the present state, which was saved, for its identity.
    pub(crate) fn describe(&mut self) {
        if !self.has_thread_symmetry() || !self.vm.joins_are_local() || self.asking().is_some() {
            return self.list_components();
        }
        self.canonizer.overwritten = self.overwritten();
        let joiners: Vec<ThreadId> = self.vm.state.threads.live().filter(|t| self.vm.waits_in_join(t)).map(|t| t.id).collect();
        if joiners.is_empty() || !self.unheard(|system| system.describe_ahead(&joiners)) {
            self.list_components();
        }
        self.canonizer.overwritten = None;
    }

    /// The same of the state in which these threads have run ahead. False: they cannot.
    fn describe_ahead(&mut self, joiners: &[ThreadId]) -> bool {
        let place = self.mark();
        let mut awaited = Vec::with_capacity(joiners.len());
        for &joiner in joiners {
            let Some(threads) = self.vm.run_ahead(joiner) else { break };
            awaited.push((joiner.0, threads.into_iter().map(|thread| thread.0).collect()));
        }
        let all = awaited.len() == joiners.len();
        if all {
            self.save();
            self.canonizer.awaited = awaited;
            self.list_components();
            self.canonizer.awaited.clear();
        }
        self.back(&place);
        all
    }

    /// What whoever goes on writes over.
    fn overwritten(&self) -> Option<(u32, u32, u32)> {
        if self.watches_values {
            // Whether a step changes something is asked.
            return None;
        }
        let mut threads = Vec::new();
        enabled(self.vm, &mut threads);
        self.vm.overwritten_by(&threads)
    }
}
