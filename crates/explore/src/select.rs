//! A small set of sequences that together do what an exploration did.

use crate::replay::Path;
use jaunt_vm::coverage::Way;

/// How each state was first reached: the state before, plus one, and the number of the call. A constructor's has 0.
pub type Origins = [(u32, u32)];

/// The calls of a shortest sequence to a state.
pub fn path_to(origins: &Origins, state: u32) -> Path {
    let mut path = Vec::new();
    let mut at = state + 1;
    while at > 0 {
        let (before, call) = origins[at as usize - 1];
        path.push(call);
        at = before;
    }
    path.reverse();
    path
}

/// States whose shortest sequences together visit all states: those that lie on no other's sequence. The deepest come first.
pub fn leaves(origins: &Origins) -> Vec<u32> {
    let mut inner = vec![false; origins.len()];
    for &(before, _) in origins.iter().filter(|(before, _)| *before > 0) {
        inner[before as usize - 1] = true;
    }
    (0..origins.len() as u32).rev().filter(|&state| !inner[state as usize]).collect()
}

/// Sequences that take all the ways that any of these takes, chosen one by one: the one that takes most of what is left, and of those the shortest.
pub fn cover(candidates: &[(Path, Vec<Way>)]) -> Vec<usize> {
    let mut left: std::collections::BTreeSet<Way> = candidates.iter().flat_map(|(_, ways)| ways.iter().copied()).collect();
    let mut chosen = Vec::new();
    while !left.is_empty() {
        let gain = |at: usize| candidates[at].1.iter().filter(|way| left.contains(way)).count();
        let best = (0..candidates.len()).max_by_key(|&at| (gain(at), std::cmp::Reverse((candidates[at].0.len(), at))));
        let Some(best) = best.filter(|&at| gain(at) > 0) else { break };
        for way in &candidates[best].1 {
            left.remove(way);
        }
        chosen.push(best);
    }
    chosen.sort_unstable();
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_visit_every_state() {
        // 0 is made; 1 and 2 come from it, 3 from 1.
        let origins = [(0, 0), (1, 4), (1, 5), (2, 6)];
        assert_eq!(leaves(&origins), [3, 2]);
        assert_eq!(path_to(&origins, 3), [0, 4, 6]);
        let mut seen: Vec<Path> = leaves(&origins)
            .into_iter()
            .flat_map(|leaf| {
                let path = path_to(&origins, leaf);
                (1..=path.len()).map(move |n| path[..n].to_vec()).collect::<Vec<_>>()
            })
            .collect();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), origins.len());
    }

    #[test]
    fn few_sequences_take_every_way() {
        let way = |branch, way| Way { branch, way };
        let all = [
            (vec![0], vec![way(0, 0)]),
            (vec![0, 1], vec![way(0, 0), way(0, 1)]),
            (vec![0, 2, 2], vec![way(1, 1), way(0, 1), way(1, 0)]),
            (vec![0, 3], vec![way(1, 0), way(0, 1), way(1, 1)]),
        ];
        // The third one takes as much as the fourth, which is shorter; then the first, shorter than the second.
        assert_eq!(cover(&all), [0, 3]);
        assert!(cover(&[]).is_empty());
    }
}
