//! An oracle beside sets of states: two roots, and a call on each.
//!
//! **What is the same at first sight is the same; everything else is judged by BOX.** Numbers with the same bits, two nulls, one object of the base, each its own root, exceptions of one class: most
//! calls end so. Lanes where they do not leave, and BOX compares results as it always does. New states in which the oracle does not say at once that it equals the object are
//! judged when the depth is done: then the first call that leads to them is known.

use super::frame::{End, How};
use super::lanes::Value;
use super::run::Probe;
use super::{Delta, Pass, arguments};
use crate::found::StateNumber;
use crate::ledger::{Ledger, Met};
use jaunt_program::{ClassId, Kind, Method, MethodId};

/// How a call ended in one lane.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Returned(u64),
    Threw(ClassId),
}

impl Delta<'_, '_> {
    /// Makes the oracle's call for all lanes that have ended theirs, and keeps those that ended alike. The others are in `self.left`.
    pub(super) fn ask_oracle(&mut self, ledger: &Ledger, pass: &Pass, theirs: MethodId, ends: &mut [End]) -> Result<(), Probe> {
        let lanes = pass.width * pass.calls.len();
        let oracle = ledger.plan.oracle.as_ref().expect("there is one to ask");
        let mut ours: Vec<Option<Outcome>> = vec![None; lanes];
        let mut list = self.room.lists.take();
        for end in &*ends {
            list.extend_from_slice(&end.lanes);
            for &lane in &end.lanes {
                ours[lane as usize] = Some(outcome(&end.how, lane));
            }
        }
        if list.is_empty() {
            self.room.lists.give_back(list);
            return Ok(());
        }
        let mut columns = Vec::new();
        let registers = arguments(&oracle.calls, pass, 1, &mut self.room, &mut columns);
        let active = list.len();
        let mut run = self.run(active);
        // SAFETY: methods are never removed.
        let method = unsafe { &*(run.vm.program.method(theirs) as *const Method) };
        let ended = run.method(method, list, registers, 0);
        columns.into_iter().for_each(|column| self.room.columns.give_back(column));
        let mut frame = ended?;
        let first = pass.calls[0] as usize;
        let declared = [ledger.plan.calls[first].method, oracle.calls[first].method];
        let kinds = declared.map(|method| self.boxed.world.vm.program.method(method).ret);
        let mut alike = vec![false; lanes];
        for end in std::mem::take(&mut frame.ends) {
            for &lane in &end.lanes {
                let ours = ours[lane as usize].expect("it was asked for what has ended");
                let roots = &pass.block.groups[pass.block.group_of[pass.state(lane)] as usize].rows.roots;
                alike[lane as usize] = self.is_alike(ledger, kinds, ours, outcome(&end.how, lane), roots);
                if !alike[lane as usize] {
                    self.left.push(lane);
                }
            }
            self.room.lists.give_back(end.lanes);
        }
        frame.end(&mut self.room);
        ends.iter_mut().for_each(|end| end.lanes.retain(|&lane| alike[lane as usize]));
        Ok(())
    }

    /// It needs no judge to see that these are the same.
    fn is_alike(&self, ledger: &Ledger, kinds: [Kind; 2], ours: Outcome, theirs: Outcome, roots: &[u32]) -> bool {
        match (ours, theirs) {
            (Outcome::Returned(a), Outcome::Returned(b)) => match kinds {
                [Kind::Void, Kind::Void] => true,
                [Kind::Ref, Kind::Ref] => {
                    let (a, b) = (a as u32, b as u32);
                    a == b && a & super::heap::OF_SET == 0 || (a, b) == (roots[0], roots[1])
                }
                [Kind::Long, Kind::Long] => a == b,
                // What is no number is for a judge.
                [Kind::Float | Kind::Double | Kind::Void | Kind::Ref, _] => false,
                [one, other] => one == other && a as u32 == b as u32,
            },
            (Outcome::Threw(a), Outcome::Threw(b)) => {
                let program = &self.boxed.world.vm.program;
                let may = |class: &ClassId| program.is_subclass(a, *class) && program.is_subclass(b, *class);
                a == b || ledger.plan.expected.iter().any(may)
            }
            _ => false,
        }
    }

    /// Asks the oracle of new states whether it equals the object, in columns. Those where it does not just say so are kept for later.
    pub(super) fn check_contents(&mut self, ledger: &Ledger, pass: &Pass, new: &[(u32, Met)]) {
        let Some(equals) = ledger.plan.oracle.as_ref().and_then(|oracle| oracle.equals) else { return };
        let lanes = pass.width * pass.calls.len();
        let mut columns = Vec::new();
        let roots = [1, 0].map(|number| {
            pass.block.root(number, lanes, || {
                columns.push(self.room.columns.take());
                columns[columns.len() - 1]
            })
        });
        let mut list = self.room.lists.take();
        list.extend(new.iter().map(|&(lane, _)| lane));
        self.heap.begin_question();
        self.boxed.world.watch_branches(false);
        let mut run = self.run(usize::MAX);
        run.reads_only = true;
        // SAFETY: methods are never removed.
        let method = unsafe { &*(run.vm.program.method(equals) as *const Method) };
        let ended = run.method(method, list, roots.to_vec(), 0);
        self.boxed.world.watch_branches(true);
        columns.into_iter().for_each(|column| self.room.columns.give_back(column));
        let mut equal = vec![false; lanes];
        if let Ok(mut frame) = ended {
            for end in std::mem::take(&mut frame.ends) {
                if let How::Returned(Some(value)) = end.how {
                    end.lanes.iter().for_each(|&lane| equal[lane as usize] = value.get(lane) as u32 != 0);
                }
                self.room.lists.give_back(end.lanes);
            }
            frame.end(&mut self.room);
        }
        self.left.clear();
        for &(lane, met) in new.iter().filter(|&&(lane, _)| !equal[lane as usize]) {
            if let Met::State(state) = met {
                let words = self.words_of(pass, lane);
                self.boxed.later.push((state, words));
            }
        }
    }

    /// Judges the states that were kept for it.
    pub(super) fn judge_later(&mut self, ledger: &mut Ledger) {
        let mut later: Vec<(StateNumber, _)> = std::mem::take(&mut self.boxed.later);
        later.sort_by_key(|&(state, _)| ledger.found.origin(state).key());
        for (state, words) in later {
            if ledger.is_over() {
                return;
            }
            self.boxed.judge_state(ledger, ledger.found.origin(state), &words);
        }
    }
}

fn outcome(how: &How, lane: u32) -> Outcome {
    match how {
        How::Returned(value) => Outcome::Returned(value.unwrap_or(Value::Word(0)).get(lane)),
        How::Threw(thrown) => Outcome::Threw(thrown.class),
    }
}
