//! The graph that the reference explorer has walked: from where no execution can end.

use std::collections::BTreeSet;

/// States by number, with what was printed, and the ways between them.
#[derive(Default)]
pub(crate) struct Graph {
    outputs: Vec<String>,
    ways: Vec<(u32, u32)>,
    /// An execution ends with a step from there.
    ends: Vec<bool>,
}

impl Graph {
    pub fn add(&mut self, output: String) -> u32 {
        self.outputs.push(output);
        self.ends.push(false);
        self.outputs.len() as u32 - 1
    }

    pub fn way(&mut self, from: u32, to: u32) {
        self.ways.push((from, to));
    }

    pub fn end(&mut self, from: u32) {
        self.ends[from as usize] = true;
    }

    /// What was printed when no execution could end any more. What can still be printed then belongs to it: only texts
    /// count to which nothing is ever added.
    pub fn endless(&self) -> BTreeSet<String> {
        // By fixpoints, in the simplest way: who can end, and who can print more.
        let mut can_end = self.ends.clone();
        let mut can_print = vec![false; self.outputs.len()];
        loop {
            let mut changed = false;
            for &(from, to) in &self.ways {
                let (from, to) = (from as usize, to as usize);
                let prints = can_print[to] || self.outputs[to] != self.outputs[from];
                changed |= can_end[to] && !can_end[from] || prints && !can_print[from];
                can_end[from] |= can_end[to];
                can_print[from] |= prints;
            }
            if !changed {
                break;
            }
        }
        let left = |&state: &usize| !can_end[state] && !can_print[state];
        (0..self.outputs.len()).filter(left).map(|state| self.outputs[state].clone()).collect()
    }
}
