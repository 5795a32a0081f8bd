//! What a pass came to: the states behind its calls, looked up; new ones kept and checked.

use super::frame::{End, How};
use super::run::Probe;
use super::{Delta, Pass};
use crate::found::Origin;
use crate::graph::{Linear, OF_BASE};
use crate::ledger::{Compare, Ledger, Met};
use crate::phase::Phase;
use crate::result::Property;
use crate::spec::Matching;

impl Delta<'_, '_> {
    /// `left`: gets the lanes that BOX has to execute.
    pub(super) fn settle(&mut self, ledger: &mut Ledger, pass: &Pass, ends: Vec<End>, left: &mut Vec<u32>) {
        let of = ledger.plan.calls[pass.calls[0] as usize].of;
        let all = ledger.compare == Compare::All;
        let mut used: Vec<u32> = Vec::new();
        for mut end in ends {
            let threw = match end.how {
                How::Returned(_) => None,
                How::Threw(thrown) => {
                    let program = &self.boxed.world.vm.program;
                    if !ledger.is_expected(program, thrown.class) {
                        // What is reported has a place and a stack.
                        left.extend_from_slice(&end.lanes);
                        self.room.lists.give_back(end.lanes);
                        continue;
                    }
                    Some(program.java_name(thrown.class))
                }
            };
            let returned = if let How::Returned(value) = &end.how { *value } else { None };
            let mut stayed = 0;
            let left_before = left.len();
            let mut last = (u32::MAX, 0, 0);
            for &lane in &end.lanes {
                if !all && !self.heap.wrote[lane as usize] {
                    stayed += 1;
                    continue;
                }
                let group = pass.block.group_of[pass.state(lane)];
                let changes = self.heap.changes[lane as usize];
                if (last.0, last.1) != (group, changes) {
                    let group_of = &pass.block.groups[group as usize];
                    let program = &self.boxed.world.vm.program;
                    let throwable = self.boxed.world.vm.known.throwable;
                    let is_exception = |class| program.is_subclass(class, throwable);
                    let template = self.templates.of(group_of.shape, lane, &group_of.rows.roots, &self.heap, is_exception);
                    last = (group, changes, template);
                }
                let template = &mut self.templates.list[last.2 as usize];
                if template.keeps_exception {
                    left.push(lane);
                    continue;
                }
                if template.lanes.is_empty() {
                    used.push(last.2);
                    template.lanes = self.room.lists.take();
                }
                template.lanes.push(lane);
            }
            ledger.stayed(stayed);
            // BOX tells of those that left.
            let mut gone = left[left_before..].iter().peekable();
            end.lanes.retain(|&lane| gone.next_if_eq(&&lane).is_none());
            let ended = end.lanes.len() as u64;
            if ended > 0 {
                ledger.executed(true, 1);
                match threw {
                    None => {
                        ledger.returned(of, ended);
                        if let Some(value) = returned {
                            self.tell_returned(ledger, pass, of, value, &end.lanes);
                        }
                    }
                    Some(name) => ledger.threw(of, name, ended),
                }
            }
            self.room.lists.give_back(end.lanes);
        }
        let asked = ledger.plan.invariant.is_some() || ledger.plan.oracle.is_some();
        let mut new = Vec::new();
        let mut values = Vec::new();
        for number in used {
            let lanes = std::mem::take(&mut self.templates.list[number as usize].lanes);
            if ledger.spec.check_built {
                self.check_template(number, pass, &lanes);
            }
            let template = &mut self.templates.list[number as usize];
            template.names(&lanes, &self.heap, &mut self.mixers);
            self.names.clear();
            self.names.extend(self.mixers.iter().map(|m| m.finish()));
            self.names.iter().for_each(|&name| ledger.found.prefetch(name));
            // Where no value says which object of the base is meant, all states of a template are of one likeness.
            let shape_only = ledger.spec.matching == Matching::Shape && !template.words.contains(&OF_BASE);
            let mut likeness = None;
            for (&lane, &name) in lanes.iter().zip(&self.names) {
                let origin = Origin { before: Some(pass.block.states[pass.state(lane)].1), call: pass.call(lane) };
                if ledger.spec.matching == Matching::Shape {
                    let world = &mut *self.boxed.world;
                    let words = |values: &mut Vec<u32>| {
                        template.values(lane, &self.heap, values);
                        Linear { shape: template.words.clone(), values: values.clone() }
                    };
                    let alike = match likeness.filter(|_| shape_only) {
                        Some(known) => known,
                        None => *likeness.insert(world.shape_of(&words(&mut values))),
                    };
                    if ledger.arrive_alike(origin, alike, name, || words(&mut values)) && asked {
                        new.push((lane, Met::Arrival(origin)));
                    }
                    continue;
                }
                if let Some(state) = ledger.arrive_at(origin, name) {
                    if asked {
                        new.push((lane, Met::State(state)));
                    }
                    if ledger.keeps() {
                        template.values(lane, &self.heap, &mut values);
                        let shape = *template.shape.get_or_insert_with(|| ledger.shapes.intern(template.name, &template.words));
                        ledger.keep_known(state, shape, &values);
                    }
                }
            }
            self.room.lists.give_back(lanes);
        }
        if !new.is_empty() {
            ledger.phases.enter(Phase::Execution);
            self.check_contents(ledger, pass, &new);
            self.check_invariant(ledger, pass, new);
        }
    }

    /// For tests: each lane has the words that its own walk finds.
    fn check_template(&mut self, number: u32, pass: &Pass, lanes: &[u32]) {
        for &lane in lanes {
            let group = &pass.block.groups[pass.block.group_of[pass.state(lane)] as usize];
            let walked = self.templates.walk(lane, &group.rows.roots, &self.heap);
            let template = &self.templates.list[number as usize];
            assert_eq!(walked.words, template.words, "a lane has another shape than its template");
            assert_eq!(walked.values, template.values, "a lane has its values elsewhere");
        }
    }

    /// Asks the invariant of the new states, in columns.
    fn check_invariant(&mut self, ledger: &mut Ledger, pass: &Pass, mut new: Vec<(u32, Met)>) {
        let Some(method) = ledger.plan.invariant else { return };
        new.sort_unstable_by_key(|&(lane, _)| lane);
        let met_of = |lane: u32| new[new.binary_search_by_key(&lane, |&(lane, _)| lane).expect("a new state's lane")].1;
        let mut lanes: Vec<u32> = new.iter().map(|&(lane, _)| lane).collect();
        let mut one_by_one: Vec<u32> = Vec::new();
        while !lanes.is_empty() {
            let mut columns = Vec::new();
            let root = pass.block.root(0, pass.width * pass.calls.len(), || {
                columns.push(self.room.columns.take());
                columns[0]
            });
            let mut list = self.room.lists.take();
            list.extend_from_slice(&lanes);
            self.boxed.world.watch_branches(false);
            self.heap.begin_question();
            // Others have ended their calls: nothing here is for all lanes.
            let mut run = self.run(usize::MAX);
            run.reads_only = true;
            // SAFETY: methods are never removed.
            let method = unsafe { &*(run.vm.program.method(method) as *const jaunt_program::Method) };
            let ended = run.method(method, list, vec![root], 0);
            self.boxed.world.watch_branches(true);
            columns.into_iter().for_each(|column| self.room.columns.give_back(column));
            match ended {
                Ok(mut frame) => {
                    for end in std::mem::take(&mut frame.ends) {
                        match end.how {
                            How::Returned(value) => {
                                let value = value.expect("an invariant has a result");
                                for &lane in end.lanes.iter().filter(|&&lane| value.get(lane) as u32 == 0) {
                                    ledger.violated_state(Property::Invariant, met_of(lane), None);
                                }
                            }
                            How::Threw(_) => one_by_one.extend_from_slice(&end.lanes),
                        }
                        self.room.lists.give_back(end.lanes);
                    }
                    frame.end(&mut self.room);
                    one_by_one.append(&mut self.left);
                    lanes.clear();
                }
                Err(Probe(lane)) => {
                    self.left.clear();
                    lanes.retain(|&other| other != lane);
                    // It is resolved by being executed.
                    self.check_one(ledger, pass, lane, met_of(lane));
                }
            }
        }
        for lane in one_by_one {
            self.check_one(ledger, pass, lane, met_of(lane));
        }
    }

    /// Asks the invariant of the state of one lane, by BOX.
    fn check_one(&mut self, ledger: &mut Ledger, pass: &Pass, lane: u32, met: Met) {
        let words = self.words_of(pass, lane);
        let origin = Origin { before: Some(pass.block.states[pass.state(lane)].1), call: pass.call(lane) };
        self.boxed.check_state(ledger, origin, met, &words);
    }

    /// The state behind the call of a lane.
    pub(super) fn words_of(&mut self, pass: &Pass, lane: u32) -> Linear {
        let group = &pass.block.groups[pass.block.group_of[pass.state(lane)] as usize];
        let template = self.templates.walk(lane, &group.rows.roots, &self.heap);
        let mut values = Vec::new();
        template.values(lane, &self.heap, &mut values);
        Linear { shape: template.words, values }
    }
}
