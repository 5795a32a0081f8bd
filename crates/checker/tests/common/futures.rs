//! Two ways to one state have one future: every choice that there is after the first, there is after the second too, and leads to the
//! same states with the same words on the way.
//!
//! **This knows no field of a state.** The canonical form and the slow hash share the description of what a state is made of
//! ([`jaunt_state::left_out`] says what is not); whatever is missing in that is missing in both. Here it shows: when a form is met
//! again, the state just arrived at is asked for its next steps, and these are compared with those of the first visit.

use jaunt_checker::system::{Place, System};
use jaunt_checker::{CheckConfig, SearchKind, StoreKind};
use jaunt_kernel::{Step, TransitionSystem};
use jaunt_state::canonical::Components;
use std::collections::{HashMap, HashSet, VecDeque};

/// So many states of each program, and so many of them met again.
pub const STATES: usize = 120;
/// What a choice leads to.
#[derive(PartialEq, Debug)]
struct Next {
    choice: u32,
    step: Step,
    /// The number that the store gives, where there is a state.
    state: Option<u32>,
    printed: String,
    finding: Option<String>,
}

#[derive(Default)]
pub struct Tally {
    pub states: usize,
    pub again: usize,
    pub wrong: Vec<String>,
}

/// What is known of the states of one program.
#[derive(Default)]
struct Known {
    forms: HashMap<u32, Components>,
    /// The first future of a state that was looked at.
    first: HashMap<u32, Vec<Next>>,
    again: usize,
}

impl Known {
    /// The present state, looked up.
    fn arrive(&mut self, system: &mut System) -> u32 {
        let state = system.arrive().state;
        self.forms.entry(state).or_insert_with(|| system.form().clone());
        state
    }

    /// What each choice from here leads to. `None`: the search would start again.
    fn nexts(&mut self, system: &mut System, here: &Place) -> Option<Vec<Next>> {
        let mut ways = Vec::new();
        system.choices(&mut ways);
        let before = system.printed().len();
        let mut list = Vec::new();
        for choice in ways {
            system.back(here);
            system.finding = None;
            let step = system.take(choice);
            if system.must_restart() {
                return None;
            }
            let finding = system.finding.take().map(|finding| format!("{finding:?}"));
            let state = (step == Step::Moved).then(|| self.arrive(system));
            if system.must_restart() {
                return None;
            }
            let printed = String::from_utf8_lossy(&system.printed()[before..]).into_owned();
            list.push(Next { choice, step, state, printed, finding });
        }
        system.back(here);
        Some(list)
    }

    /// Where the forms of two states begin to differ.
    fn difference(&self, one: u32, other: u32) -> String {
        let (one, other) = (&self.forms[&one].words, &self.forms[&other].words);
        let at = one.iter().zip(other).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
        let around = |words: &[u32]| format!("{:x?}", &words[at.saturating_sub(6)..(at + 6).min(words.len())]);
        format!("word {at}: {} {}", around(one), around(other))
    }

    /// Compares a future of a state with the first one.
    fn compare(&mut self, state: u32, list: Vec<Next>) -> Result<(), String> {
        let Some(first) = self.first.get(&state) else {
            self.first.insert(state, list);
            return Ok(());
        };
        self.again += 1;
        if *first == list {
            return Ok(());
        }
        let states = first.iter().zip(&list).find_map(|(a, b)| Some((a.state?, b.state?)).filter(|(a, b)| a != b));
        let states = states.map_or(String::new(), |(one, other)| self.difference(one, other));
        Err(format!("two futures of one state, after {} states:\n  {first:?}\n  {list:?}\n  {states}", self.first.len()))
    }
}

/// The nearest states first, where ways meet soonest; then those that are far away.
pub fn walk(system: &mut System, name: &str, states: usize, tally: &mut Tally) {
    for near in [true, false] {
        let mut known = Known::default();
        while let Some(end) = explore(system, near, states, &mut known) {
            if let Err(why) = end {
                tally.wrong.push(format!("{name}: {why}"));
                return;
            }
            system.restart();
            known = Known::default();
        }
        system.restart();
        tally.states += known.first.len();
        tally.again += known.again;
    }
}

/// `None`: enough was seen. Else something is wrong, or the search would start again.
fn explore(system: &mut System, near: bool, states: usize, known: &mut Known) -> Option<Result<(), String>> {
    let mut queue = VecDeque::new();
    known.arrive(system);
    if system.must_restart() {
        return Some(Ok(()));
    }
    queue.push_back(system.pack());
    let mut queued = HashSet::new();
    while let Some(place) = if near { queue.pop_front() } else { queue.pop_back() } {
        system.unpack(&place);
        let state = known.arrive(system);
        let here = system.mark();
        let Some(list) = known.nexts(system, &here) else { return Some(Ok(())) };
        // The same steps once more, this time to stay there.
        for next in list.iter().filter(|next| next.state.is_some()) {
            system.back(&here);
            system.take(next.choice);
            let to = known.arrive(system);
            if queued.insert(to) {
                queue.push_back(system.pack());
                continue;
            }
            let there = system.mark();
            let Some(list) = known.nexts(system, &there) else { return Some(Ok(())) };
            if let Err(why) = known.compare(to, list) {
                return Some(Err(why));
            }
        }
        if let Err(why) = known.compare(state, list) {
            return Some(Err(why));
        }
        if known.first.len() >= states || known.again >= states {
            return None;
        }
    }
    None
}

pub fn config() -> CheckConfig {
    // The full store compares whole states, each time.
    CheckConfig { search: SearchKind::Bfs, store: StoreKind::Full, ..CheckConfig::default() }
}
