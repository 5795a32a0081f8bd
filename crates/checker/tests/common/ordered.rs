//! Which accesses of one execution race: straight from the definition, and slow. Shares no code with the clocks.

use jaunt_vm::actions::{Action, How, Order, Variable};
use std::collections::BTreeSet;

/// The definition: variables with two conflicting plain accesses that happens-before does not order.
pub fn racing_variables(told: &[(u32, Action)], thread_fields: [u32; 3]) -> BTreeSet<Variable> {
    let words = told.len().div_ceil(64);
    // What happens before each action.
    let mut before: Vec<Vec<u64>> = Vec::with_capacity(told.len());
    for i in 0..told.len() {
        let mut set = vec![0u64; words];
        for j in edges_to(i, told, thread_fields) {
            set[j / 64] |= 1 << (j % 64);
            for (word, other) in set.iter_mut().zip(&before[j]) {
                *word |= other;
            }
        }
        before.push(set);
    }
    let plain = |i: usize| match told[i].1 {
        Action::Access(variable, how) if how.is_plain() => Some((variable, how.writes)),
        _ => None,
    };
    let mut found = BTreeSet::new();
    for i in 0..told.len() {
        let Some((variable, writes)) = plain(i) else { continue };
        for j in 0..i {
            let Some((other, wrote)) = plain(j) else { continue };
            let conflict = variable == other && (writes || wrote) && told[i].0 != told[j].0;
            if conflict && before[i][j / 64] >> (j % 64) & 1 == 0 {
                found.insert(variable);
            }
        }
    }
    found
}

/// Earlier actions that come right before an action: by program order, or because they synchronise with it (JLS 17.4.4).
fn edges_to(i: usize, told: &[(u32, Action)], [alive, status, interrupted]: [u32; 3]) -> Vec<usize> {
    let (thread, action) = told[i];
    let mut edges: Vec<usize> = (0..i).rev().find(|&j| told[j].0 == thread).into_iter().collect();
    let starts = (0..i).rev().find(|&j| matches!(told[j].1, Action::Start(child) if child.0 == thread));
    edges.extend(starts);
    let all = |wanted: &dyn Fn(Action) -> bool| -> Vec<usize> { (0..i).filter(|&j| wanted(told[j].1)).collect() };
    // What a thread's end writes is what others look at to see whether it is alive.
    let strong_write = |a: Action, v: Variable| match a {
        Action::Access(variable, How { writes: true, order: Order::Volatile, .. }) => variable == v,
        Action::End(object) => object.0 == v.object && [alive, status].contains(&v.offset),
        _ => false,
    };
    edges.extend(match action {
        Action::Lock(object) => all(&|a| a == Action::Unlock(object)),
        Action::Uses(class) => all(&|a| a == Action::Initialised(class)),
        Action::BeginAtomic => all(&|a| a == Action::EndAtomic),
        Action::Shutdown => all(&|a| matches!(a, Action::End(_))),
        Action::SeesInterrupt(object) => all(&|a| strong_write(a, Variable { object: object.0, offset: interrupted })),
        // Whatever the thread has read until now, in whatever mode.
        Action::Fence { acquires: true, .. } => {
            let reads = (0..i).filter(|&j| told[j].0 == thread).filter_map(|j| match told[j].1 {
                Action::Access(variable, how) if how.reads => Some(sources_of(j, variable, told)),
                _ => None,
            });
            reads.flatten().collect()
        }
        Action::Access(variable, how) if how.reads && how.order.acquires() => {
            let mut list = sources_of(i, variable, told);
            if how.order == Order::Volatile {
                list.extend(all(&|a| strong_write(a, variable)));
            }
            list
        }
        _ => Vec::new(),
    });
    edges
}

/// The releasing writes that the value of a variable goes back to: the last write, and those before it as long as updates saw them. A write that
/// does not release goes back to the last release fence of its thread before it.
fn sources_of(i: usize, variable: Variable, told: &[(u32, Action)]) -> Vec<usize> {
    let mut list = Vec::new();
    for j in (0..i).rev() {
        let Action::Access(other, how) = told[j].1 else { continue };
        if other != variable || !how.writes {
            continue;
        }
        if how.order.releases() {
            list.push(j);
        } else {
            let fence = |k: &usize| told[*k].0 == told[j].0 && matches!(told[*k].1, Action::Fence { releases: true, .. });
            list.extend((0..j).rev().find(fence));
        }
        if !how.reads {
            break;
        }
    }
    list
}
