//! What the clocks of an execution will ever say, as words: so that states with different clocks can be told apart.
//!
//! Times grow with every step, and a loop would never come back to a state it was in. But a time is only ever compared with what a thread
//! knows of it. So what counts is, for each access that some living thread does not know: which threads know it, and which monitors, variables and classes would
//! tell it to whoever acquires them. Knowledge only goes from one of these to another, so the same words now are the same answers for ever.
//! Where something else than an access is asked for (did a reference come from after a freeze?), it is kept as one.
//! (Goldilocks, Elmas, Qadeer and Tasiran, PLDI 2007, keeps such sets instead of clocks.)
//!
//! What fences and the ends of constructors would tell is left out until a thread is told something by one of them; then the search starts again. Take two
//! states that differ in nothing else, and an access that a fence or constructor knows in one of them only. As long as nobody is told, they go on
//! alike. If the one in which it is known comes first, somebody is told of it there, or nobody ever is. If the other one comes first, who would have been
//! told knows less there than in the first: it finds all races that there are in the first, and each that it finds is one.

use crate::finals::is_freeze;
use crate::happens_before::{Clocks, Sync, VectorClock};
use jaunt_state::thread::STATICS;
use jaunt_vm::Vm;
use jaunt_vm::actions::Variable;

impl Clocks {
    /// Who knows which access: all that the clocks will ever say follows from that. One group of words for each access that some thread
    /// does not know: variable, kind, how many know it, who. `object` gives an object its name, `thread` a thread; what has no name cannot be reached.
    pub fn knowledge(&self, vm: &Vm, object: impl Fn(u32) -> Option<u32>, thread: impl Fn(u32) -> u32) -> Vec<Vec<u32>> {
        let live: Vec<u32> = vm.state.threads.live().map(|t| t.id.0).collect();
        let nobody = VectorClock::default();
        let of = |t: u32| self.threads.get(t as usize).unwrap_or(&nobody);
        let counts = |sync: &Sync| match *sync {
            Sync::Pending(t) | Sync::Fenced(t) => self.counts_beyond_edges && live.contains(&t),
            Sync::Frozen(..) | Sync::Changed(_) | Sync::Wrote(_) => self.counts_beyond_edges,
            _ => true,
        };
        let syncs: Vec<(&Sync, &VectorClock)> = self.syncs.iter().filter(|(sync, _)| counts(sync)).collect();
        let mut groups = Vec::new();
        for (variable, history) in &self.histories {
            let accesses = history.write.iter().map(|past| (past, 1)).chain(history.reads.iter().map(|past| (past, 0)));
            for (past, kind) in accesses {
                let knows = |clock: &VectorClock| past.is_known(clock);
                if live.iter().all(|&t| t == past.thread || knows(of(t))) {
                    continue;
                }
                let Some(name) = variable_name(*variable, &object) else { break };
                let mut who: Vec<[u32; 3]> =
                    live.iter().filter(|&&t| t == past.thread || knows(of(t))).map(|&t| [0, thread(t), 0]).collect();
                // Through final fields, and on from each object that was reached by one.
                let is_stranger = |t: u32| live.contains(&t) && t != past.thread && !knows(of(t));
                let given = self.given.iter().filter(|((t, _), given)| given.has(past) && is_stranger(*t));
                who.extend(given.filter_map(|(&(t, through), _)| Some([7, thread(t), object(through)?])));
                let waits = |sync: &Sync| match *sync {
                    // What a thread knows already it has not to wait for.
                    Sync::Pending(t) => t != past.thread && !knows(of(t)),
                    // It is asked whether it came after a freeze, and for nothing else.
                    Sync::Wrote(_) => is_freeze(*variable),
                    _ => true,
                };
                let syncs = syncs.iter().filter(|(sync, clock)| knows(clock) && waits(sync));
                who.extend(syncs.filter_map(|(sync, _)| sync.name(&object, &thread)));
                who.sort_unstable();
                let mut group = vec![name[0], name[1], kind | (past.private as u32) << 1, who.len() as u32];
                group.extend(who.into_iter().flatten());
                groups.push(group);
            }
        }
        groups.sort_unstable();
        groups.dedup();
        groups
    }
}

fn variable_name(variable: Variable, object: &impl Fn(u32) -> Option<u32>) -> Option<[u32; 2]> {
    let name = if variable.object & STATICS != 0 { Some(variable.object) } else { object(variable.object) };
    name.map(|name| [name, variable.offset | (variable.object & STATICS)])
}

impl Sync {
    fn name(self, object: &impl Fn(u32) -> Option<u32>, thread: &impl Fn(u32) -> u32) -> Option<[u32; 3]> {
        Some(match self {
            Sync::Monitor(row) => [1, object(row)?, 0],
            Sync::Writes(variable) => variable_name(variable, object).map(|[a, b]| [2, a, b])?,
            Sync::Value(variable) => variable_name(variable, object).map(|[a, b]| [3, a, b])?,
            Sync::Class(class) => [4, class.0, 0],
            Sync::Atomic => [5, 0, 0],
            Sync::Ended => [6, 0, 0],
            Sync::Fenced(t) => [8, thread(t), 0],
            Sync::Pending(t) => [9, thread(t), 0],
            Sync::Frozen(row, class) => [10, object(row)?, class.0],
            Sync::Wrote(variable) => variable_name(variable, object).map(|[a, b]| [11, a, b])?,
            Sync::Changed(variable) => variable_name(variable, object).map(|[a, b]| [12, a, b])?,
        })
    }
}
