//! Asking objects about each other: alone, in pairs, in triples.

use super::{ALL_PAIRS, Law, Laws, MOST_COMPARED, NEAR, SAME_HASH, Stop};
use crate::graph::Linear;
use crate::result::{Exploration, LawCount, Note};
use crate::world::is_of_library;
use jaunt_base::FastMap;
use jaunt_program::MethodId;
use jaunt_state::{CallLog, ObjRef};

impl Laws<'_, '_> {
    pub(super) fn hashes(&mut self, method: MethodId) -> Result<Vec<Option<i32>>, Stop> {
        let mut hashes = Vec::with_capacity(self.objects.len());
        for n in 0..self.objects.len() {
            let [first, again] = self.undone(|laws| {
                Ok([laws.answer(method, Law::HashReturns, n, None)?, laws.answer(method, Law::HashReturns, n, None)?])
            })?;
            if first != again {
                self.note(Law::HashConsistent, &[n]);
            }
            hashes.push(first);
        }
        self.counts.push(LawCount { method: "hashCode", objects: hashes.len() as u64, pairs: 0, all_pairs: 0 });
        Ok(hashes)
    }

    pub(super) fn ask_equals(&mut self, method: MethodId, hashes: &[Option<i32>], so_far: &mut Exploration) -> Result<(), Stop> {
        let count = self.objects.len();
        let mut equal = Equal::new(count);
        let mut by_hash: FastMap<Option<i32>, Vec<usize>> = FastMap::default();
        let mut pairs = 0;
        for n in 0..count {
            self.ask_alone(method, n)?;
            let same_hash = hashes.get(n).map(|&hash| by_hash.entry(hash).or_default());
            for other in partners(n, same_hash.as_deref().map_or(&[], |list| list)) {
                pairs += 1;
                self.look(so_far)?;
                let answers = self.ask_pair(method, other, n)?;
                equal.answered(other, n, answers);
                if answers[0] == Some(true) && hashes.get(n) != hashes.get(other) {
                    self.note(Law::HashOfEqual, &[other, n]);
                }
            }
            if let Some(list) = same_hash {
                list.push(n);
            }
        }
        self.look_for_triples(&equal, so_far)?;
        if count > ALL_PAIRS {
            self.ask_transitive(method, &equal)?;
        }
        let all_pairs = (count * count.saturating_sub(1) / 2) as u64;
        self.counts.push(LawCount { method: "equals", objects: count as u64, pairs, all_pairs });
        Ok(())
    }

    /// An object, itself and null.
    fn ask_alone(&mut self, method: MethodId, n: usize) -> Result<(), Stop> {
        let itself = self.undone(|laws| laws.answer(method, Law::EqualsReturns, n, Some(n)))?;
        if itself == Some(0) {
            self.note(Law::Reflexive, &[n]);
        }
        let object = self.objects[n];
        match self.undone(|laws| laws.ask(method, object, Some(ObjRef::NULL)))? {
            Ok(0) => {}
            Err(described) if self.may_throw(&described) => {}
            _ => self.note(Law::NotNull, &[n]),
        }
        Ok(())
    }

    /// Two objects, both ways: what the first says of the second, and the second of the first.
    fn ask_pair(&mut self, method: MethodId, a: usize, b: usize) -> Result<[Option<bool>; 2], Stop> {
        let log = self.world.vm.state.begin_call();
        let first = self.answer(method, Law::EqualsReturns, a, Some(b))?;
        let again = self.answer(method, Law::EqualsReturns, a, Some(b))?;
        let back = self.answer(method, Law::EqualsReturns, b, Some(a))?;
        if self.world.vm.state.wrote_since(&log) {
            self.changes(&log, a, b)?;
        } else {
            self.world.undo(&log);
        }
        let answers = [first, back].map(|answer| answer.map(|word| word != 0));
        let (Some(first), Some(again)) = (first, again) else { return Ok(answers) };
        if first != again {
            self.note(Law::Consistent, &[a, b]);
        }
        if back.is_some_and(|back| back != first) {
            self.note(Law::Symmetric, &[a, b]);
        }
        Ok(answers)
    }

    /// Takes questions back, and says so if they changed an object. What the library's own classes keep for later is theirs.
    fn changes(&mut self, log: &CallLog, a: usize, b: usize) -> Result<(), Stop> {
        let words = |laws: &mut Self, n: usize| {
            let (mut words, vm) = (Linear::default(), &*laws.world.vm);
            laws.world.graphs.words(&vm.state, &vm.program, &[laws.objects[n]], &mut words);
            words
        };
        let after = [words(self, a), words(self, b)];
        self.world.undo(log);
        if is_of_library(&self.world.vm.program, self.plan.class) {
            return Ok(());
        }
        if after != [words(self, a), words(self, b)] && !self.notes.iter().any(|n| matches!(n, Note::EqualsWrites(_))) {
            let method = self.equals.expect("it was asked just now");
            let (a, b) = (self.objects[a], self.objects[b]);
            self.notes.push(Note::EqualsWrites(self.question(method, a, Some(b))));
        }
        Ok(())
    }

    /// What was answered already breaks the law where an object equals a second one, that a third one, and the first was heard to deny the third.
    fn look_for_triples(&mut self, equal: &Equal, so_far: &mut Exploration) -> Result<(), Stop> {
        for a in 0..equal.to.len() {
            self.look(so_far)?;
            if equal.denied[a].is_empty() {
                continue;
            }
            for &b in &equal.to[a] {
                for &c in &equal.to[b] {
                    if equal.denied[a].binary_search(&c).is_ok() {
                        self.note(Law::Transitive, &[a, b, c]);
                    }
                }
            }
        }
        Ok(())
    }

    /// Of pairs that were not asked: whatever is equal to what equals the first of a group is equal to the first.
    fn ask_transitive(&mut self, method: MethodId, equal: &Equal) -> Result<(), Stop> {
        let equal = &equal.to;
        let mut reached = vec![false; equal.len()];
        for first in 0..equal.len() {
            if std::mem::replace(&mut reached[first], true) {
                continue;
            }
            let mut queue: Vec<usize> = equal[first].clone();
            queue.iter().for_each(|&n| reached[n] = true);
            let mut at = 0;
            while at < queue.len() {
                let middle = queue[at];
                at += 1;
                for &last in &equal[middle] {
                    if std::mem::replace(&mut reached[last], true) {
                        continue;
                    }
                    let same = self.undone(|laws| laws.answer(method, Law::EqualsReturns, first, Some(last)))?;
                    if same == Some(0) {
                        self.note(Law::Transitive, &[first, middle, last]);
                    } else {
                        queue.push(last);
                    }
                }
            }
        }
        Ok(())
    }

    pub(super) fn ask_compare(&mut self, method: MethodId, so_far: &mut Exploration) -> Result<(), Stop> {
        let count = self.objects.len().min(MOST_COMPARED);
        let mut signs: Vec<Vec<Option<i32>>> = vec![vec![None; count]; count];
        for a in 0..count {
            for b in 0..count {
                self.look(so_far)?;
                let [first, again] = self.undone(|laws| {
                    let mut ask = || laws.answer(method, Law::CompareReturns, a, Some(b));
                    Ok([ask()?, ask()?])
                })?;
                let sign = first.map(i32::signum);
                if sign != again.map(i32::signum) {
                    self.note(Law::CompareConsistent, &[a, b]);
                }
                signs[a][b] = sign;
                let back = if b <= a { signs[b][a] } else { None };
                if back.is_some_and(|back| sign.is_some_and(|sign| sign != -back)) {
                    self.note(Law::Antisymmetric, &[b, a]);
                }
            }
        }
        for (a, of_a) in signs.iter().enumerate() {
            for (b, of_b) in signs.iter().enumerate() {
                for c in 0..count {
                    match (of_a[b], of_b[c], of_a[c]) {
                        (Some(1), Some(1), Some(0 | -1)) => self.note(Law::CompareTransitive, &[a, b, c]),
                        (Some(0), Some(x), Some(y)) if x != y => self.note(Law::CompareAlike, &[a, b, c]),
                        _ => {}
                    }
                }
            }
        }
        let all_pairs = (count * count.saturating_sub(1) / 2) as u64;
        self.counts.push(LawCount { method: "compareTo", objects: count as u64, pairs: all_pairs, all_pairs });
        Ok(())
    }
}

/// What objects said of others: whom each one equals, and whom it does not, both ascending.
struct Equal {
    to: Vec<Vec<usize>>,
    denied: Vec<Vec<usize>>,
}

impl Equal {
    fn new(count: usize) -> Equal {
        Equal { to: vec![Vec::new(); count], denied: vec![Vec::new(); count] }
    }

    /// `b` is the latest object; its partners come in ascending order.
    fn answered(&mut self, a: usize, b: usize, answers: [Option<bool>; 2]) {
        for ([from, to], answer) in [[a, b], [b, a]].into_iter().zip(answers) {
            match answer {
                Some(true) => self.to[from].push(to),
                Some(false) => self.denied[from].push(to),
                None => {}
            }
        }
    }
}

/// Which earlier objects one is compared with.
fn partners(n: usize, same_hash: &[usize]) -> Vec<usize> {
    if n < ALL_PAIRS {
        return (0..n).collect();
    }
    let near = (n - NEAR..n).chain(0..NEAR);
    let mut found: Vec<usize> = same_hash.iter().copied().take(SAME_HASH).chain(near).collect();
    found.sort_unstable();
    found.dedup();
    found
}
