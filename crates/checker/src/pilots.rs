//! Random executions before the search, at the grain of points.

use crate::findings::Met;
use crate::outcome::FoundBy;
use crate::system::System;
use jaunt_base::Random;
use jaunt_base::breakage::broken;
use jaunt_kernel::{Step, TransitionSystem};
use jaunt_search::Counts;

/// As many again switch after any instruction ([`crate::audit`]).
pub(crate) const PILOTS: u32 = 200;
const STEPS: usize = 3000;
const INSTRUCTIONS: u64 = 5_000_000;

/// Random executions: most fields that need points show it here, so that the search seldom begins again; and a
/// violation that many executions have shows at once. Its path fits as long as no assumption broke on it.
pub(crate) fn fly(system: &mut System<'_>, counts: &mut Counts, max_depth: Option<u64>, first_will_do: bool) -> Vec<Met> {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let mut ways = Vec::new();
    let mut found: Vec<Met> = Vec::new();
    system.keep_clocks(system.vm.policy.races);
    let enough = system.vm.search.instructions + INSTRUCTIONS;
    let steps = max_depth.map_or(STEPS, |most| STEPS.min(most as usize));
    for _ in 0..PILOTS {
        system.vm.search.restarts();
        let mut path = Vec::new();
        let mut step = Step::Moved;
        while step == Step::Moved && path.len() < steps && system.vm.search.instructions < enough {
            ways.clear();
            system.choices(&mut ways);
            let choice = ways[(random.number() >> 33) as usize % ways.len()];
            path.push(choice);
            step = system.take(choice);
            if let (Step::Moved | Step::Ended, Some(race)) = (step, system.heard_race()) {
                system.finding = Some(race);
                step = Step::Violated;
            }
        }
        counts.transitions += path.len() as u64;
        counts.max_depth = counts.max_depth.max(path.len() as u64);
        let fits = !system.vm.search.must_restart() || broken("thought: a pilot's path always fits");
        if step == Step::Violated && fits {
            counts.end_states += 1;
            if let Some(finding) = system.finding.clone().filter(|f| !found.iter().any(|met| met.is(f))) {
                let assumptions = system.vm.assumed.clone();
                found.push(Met { finding, path, cycle_from: None, assumptions, by: FoundBy::Pilot, stretches: None });
            }
        }
        system.rewind();
        system.forget_notes();
        if first_will_do && !found.is_empty() || system.vm.halted || system.vm.search.instructions >= enough {
            break;
        }
    }
    system.unsupported = None;
    system.terminated = false;
    found
}
