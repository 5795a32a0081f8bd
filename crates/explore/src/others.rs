//! Other objects of the class as arguments, as in `addAll(other)`.
//!
//! They are those that at most two calls build, of the calls that take no such argument: a small exploration of its own finds each once, with a shortest sequence. Whenever a
//! call has one as an argument, it is built anew just before the call, by its sequence, as a program would do it; the call may keep it or change it.

use crate::boxed::Boxed;
use crate::ledger::{self, Compare, Watch};
use crate::plan::Plan;
use crate::spec::{Matching, Spec};
use crate::world::World;
use jaunt_program::LoaderId;

/// Gives the plan the other objects that its calls ask for. The base must be all that exists.
pub fn add(world: &mut World, plan: &mut Plan, spec: &Spec, watch: &mut dyn Watch) -> Result<(), String> {
    let Some(depth) = plan.others_depth() else { return Ok(()) };
    if plan.constructors.is_empty() {
        return Err(
            "there are no other objects to call a constructor with: name a constructor that takes none as well".to_string()
        );
    }
    let throwable = world.vm.program.load("java/lang/Throwable", LoaderId::BOOT).map_err(|e| e.to_string())?;
    // What goes wrong here goes wrong in the exploration itself, and is reported there.
    let (expected, invariant) = (std::mem::replace(&mut plan.expected, vec![throwable]), plan.invariant.take());
    let oracle = plan.oracle.take();
    let small = Spec { depth, all_errors: true, max_states: Some(MOST_OTHERS as u64), matching: Matching::Exact, ..spec.clone() };
    let found = ledger::explore(&mut Boxed::new(world), plan, &small, Compare::Changed, watch);
    (plan.expected, plan.invariant, plan.oracle) = (expected, invariant, oracle);
    if found.shortest.len() >= MOST_OTHERS {
        return Err(format!(
            "there are more than {MOST_OTHERS} other objects that {depth} calls build: give fewer values, or say which are arguments, as in --values addAll:1=this,others(1)"
        ));
    }
    plan.write_calls(&found.shortest)
}

/// Most of them.
const MOST_OTHERS: usize = 1000;
