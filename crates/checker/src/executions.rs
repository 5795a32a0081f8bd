//! All executions by the reference explorer, for those to whom the path matters and not only the state: which accesses are ordered.
//!
//! Threads switch before every instruction of the program that touches more than registers; in code of the library they stay as long as they can go on,
//! since otherwise few programs come to an end. Two paths to one state are the same only if the witness says so.

use crate::reference::{Explorer, Place, Reference};
use crate::stepper::Stepped;
use jaunt_base::FastSet;
use jaunt_program::{LoaderId, MethodId};
use jaunt_state::{Status, ThreadId};

/// Somebody who remembers the path.
pub trait Witness {
    /// How much it remembers.
    fn mark(&self) -> usize;
    /// The execution goes on from where it remembered so much.
    fn back(&mut self, mark: usize);
    /// What of the path can matter for the rest.
    fn key(&self) -> u128;
    /// An execution is over.
    fn ended(&mut self);
}

struct Node {
    place: Place,
    mark: usize,
    choices: Vec<u32>,
}

/// Instructions of the library that one step may have.
const LONGEST_STEP: u32 = 200_000;

impl Explorer<'_> {
    pub fn executions(&mut self, entry: MethodId, args: &[String], max: u64, witness: &mut dyn Witness) -> Reference {
        let mut found = Reference::default();
        let mut visited: FastSet<u128> = FastSet::default();
        let mut stack: Vec<Node> = Vec::new();
        let Some(mut step) = self.begin(entry, args, &mut found) else { return found };
        loop {
            if self.goes_on(step, &mut found) {
                let key = self.identity() ^ witness.key().rotate_left(17);
                if visited.insert(key) {
                    stack.push(Node { place: self.place(), mark: witness.mark(), choices: self.choices() });
                }
            } else if found.unsupported.is_some() {
                return found;
            } else {
                witness.ended();
            }
            found.states = visited.len() as u64;
            if found.states > max {
                return found;
            }
            let choice = loop {
                let Some(node) = stack.last_mut() else {
                    found.complete = true;
                    return found;
                };
                match node.choices.pop() {
                    Some(choice) => break choice,
                    None => drop(stack.pop()),
                }
            };
            let node = stack.last().expect("just looked at");
            self.restore(&node.place);
            witness.back(node.mark);
            step = self.take_through_library(choice);
        }
    }

    fn take_through_library(&mut self, choice: u32) -> Stepped {
        let mut step = self.take(choice);
        for _ in 0..LONGEST_STEP {
            if !matches!(step, Stepped::Moved) || self.is_asking() || !self.is_in_library(ThreadId(choice)) {
                break;
            }
            step = self.take(choice);
        }
        step
    }

    /// The thread can go on, and stands in code of the library.
    fn is_in_library(&self, id: ThreadId) -> bool {
        let Some(thread) = self.vm.state.threads.get(id) else { return false };
        let library = |f: &jaunt_state::Frame| {
            matches!(self.vm.program.class(f.method().class).loader, LoaderId::BOOT | LoaderId::PLATFORM)
        };
        thread.status() == Status::Runnable && thread.frames.last().is_some_and(library)
    }
}
