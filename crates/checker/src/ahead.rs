//! What a state is stored as where threads are interchangeable: with those who join others run ahead (`docs/thread-symmetry.md`).

use crate::runner::enabled;
use crate::system::{System, mixed};
use jaunt_base::FastSet;
use jaunt_base::breakage::broken;
use jaunt_kernel::TransitionSystem;
use jaunt_state::canonical::Canonizer;
use jaunt_state::{JavaThread, ThreadId};
use jaunt_vm::Vm;

/// So many states of a sample tell whether the rest is worth its time.
const FIRST_OF_SAMPLE: usize = 512;

/// Forms of some states with threads taken for alike, in a search that tells them apart: how many states, and how many forms.
pub(crate) struct Sample {
    canonizer: Canonizer,
    forms: FastSet<u128>,
    states: usize,
}

impl Sample {
    /// Each state of a sample costs as much as finding it did: where hardly any two of the first ones are alike, the rest is not looked at.
    fn is_promising(&self) -> bool {
        self.states != FIRST_OF_SAMPLE || self.forms.len() * 3 < self.states * 2
    }

    /// States for each form.
    pub fn gain(&self) -> usize {
        self.states / self.forms.len().max(1)
    }
}

impl System<'_> {
    /// From now on new states are also seen with threads taken for alike.
    pub(crate) fn begin_sample(&mut self) {
        let Some(canonizer) = self.canonizer_for_alike() else { return };
        self.sample = Some(Box::new(Sample { canonizer, forms: FastSet::default(), states: 0 }));
    }

    /// The present state, which was saved, is new.
    #[cold]
    pub(crate) fn add_to_sample(&mut self) {
        let Some(mut sample) = self.sample.take() else { return };
        std::mem::swap(&mut self.canonizer, &mut sample.canonizer);
        let components = std::mem::take(&mut self.components);
        self.vm.assumed.alike = true;
        // Here a join is a step: who is about to take it is where it leads to.
        self.describe_with(Vm::is_at_join);
        self.vm.assumed.alike = false;
        let form = std::mem::replace(&mut self.components, components);
        std::mem::swap(&mut self.canonizer, &mut sample.canonizer);
        sample.states += 1;
        sample.forms.insert(form.words.iter().chain(&form.ends).fold(0, |hash, &word| mixed(hash, word as u64)));
        self.sample = sample.is_promising().then_some(sample);
    }

    /// Lists the components of the present state, which was saved, for its identity.
    pub(crate) fn describe(&mut self) {
        self.describe_with(Vm::waits_in_join);
    }

    /// The same, where these threads run ahead.
    fn describe_with(&mut self, joins: fn(&Vm, &JavaThread) -> bool) {
        if !self.has_thread_symmetry() || !self.vm.joins_are_local() || self.asking().is_some() {
            return self.list_components();
        }
        self.canonizer.overwritten = self.overwritten();
        let joiners: Vec<ThreadId> = self.vm.state.threads.live().filter(|t| joins(self.vm, t)).map(|t| t.id).collect();
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
            if !broken("thought: whoever is joined") {
                self.canonizer.awaited = awaited;
            }
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
