//! What `equals`, `hashCode` and `compareTo` promise, asked of the first states that an exploration found.
//!
//! The objects are built side by side, each by its shortest sequence of calls, and asked in pairs; what they were asked is taken back each time. All pairs of
//! 2,000 objects are four million calls, so all pairs are asked of the first [`ALL_PAIRS`] objects, and each later one is compared with those that have its hash code, with
//! those just before it, and with the first few: **the counts say how many pairs that were**. A law that seems broken is asked once more of objects
//! that were built alone, in the order of the expression that a reader is shown; only then is it a violation.

mod confirm;
mod pairs;

use crate::java::{ArgumentText, CallText};
use crate::ledger::Watch;
use crate::plan::Plan;
use crate::replay::Path;
use crate::result::{Exploration, LawCount, Note, Reason};
use crate::spec::Spec;
use crate::world::{CallEnd, Described, World};
use jaunt_program::{ClassId, LoaderId, MethodId};
use jaunt_state::{CallLog, ObjRef};

/// Most objects for `equals` and `hashCode`.
pub const MOST_EQUALS: usize = 2000;
/// Most objects for `compareTo`, in all pairs and triples.
pub const MOST_COMPARED: usize = 100;
/// So many objects are compared in all pairs.
const ALL_PAIRS: usize = 250;
/// With how many of the same hash code, and with how many of the first and of those just before, each later one is compared.
const SAME_HASH: usize = 20;
const NEAR: usize = 6;

/// A law of `java.lang.Object` or `Comparable`. It is about up to three objects, `a`, `b` and `c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    EqualsReturns,
    Reflexive,
    NotNull,
    Consistent,
    Symmetric,
    Transitive,
    HashReturns,
    HashConsistent,
    HashOfEqual,
    CompareReturns,
    CompareConsistent,
    Antisymmetric,
    CompareTransitive,
    CompareAlike,
}

impl Law {
    /// The method that the law is about.
    pub fn method(self) -> &'static str {
        use Law::*;
        match self {
            EqualsReturns | Reflexive | NotNull | Consistent | Symmetric | Transitive => "equals",
            HashReturns | HashConsistent | HashOfEqual => "hashCode",
            CompareReturns | CompareConsistent | Antisymmetric | CompareTransitive | CompareAlike => "compareTo",
        }
    }

    /// The law as a Java expression that has to be true; those about returning must not throw.
    pub fn expression(self) -> &'static str {
        match self {
            Law::EqualsReturns => "a.equals(b) || true",
            Law::Reflexive => "a.equals(a)",
            Law::NotNull => "!a.equals(null)",
            Law::Consistent => "a.equals(b) == a.equals(b)",
            Law::Symmetric => "a.equals(b) == b.equals(a)",
            Law::Transitive => "!(a.equals(b) && b.equals(c)) || a.equals(c)",
            Law::HashReturns => "a.hashCode() == 0 || true",
            Law::HashConsistent => "a.hashCode() == a.hashCode()",
            Law::HashOfEqual => "!a.equals(b) || a.hashCode() == b.hashCode()",
            Law::CompareReturns => "a.compareTo(b) == 0 || true",
            Law::CompareConsistent => "Integer.signum(a.compareTo(b)) == Integer.signum(a.compareTo(b))",
            Law::Antisymmetric => "Integer.signum(a.compareTo(b)) == -Integer.signum(b.compareTo(a))",
            Law::CompareTransitive => "!(a.compareTo(b) > 0 && b.compareTo(c) > 0) || a.compareTo(c) > 0",
            Law::CompareAlike => "a.compareTo(b) != 0 || Integer.signum(a.compareTo(c)) == Integer.signum(b.compareTo(c))",
        }
    }
}

/// Why asking ends.
enum Stop {
    /// These classes belong to the base: everything is asked again.
    Initialised(Vec<ClassId>),
    Because(Reason),
}

/// What a method answered: a value, or nothing, where it threw what it may throw.
type Answer = Result<Option<i32>, Stop>;

struct Laws<'a, 'vm> {
    world: &'a mut World<'vm>,
    plan: &'a Plan,
    paths: &'a [Path],
    watch: &'a mut dyn Watch,
    equals: Option<MethodId>,
    hash: Option<MethodId>,
    compare: Option<MethodId>,
    objects: Vec<ObjRef>,
    /// Broken laws, each with the numbers of the objects that need the fewest calls.
    broken: Vec<(Law, Vec<usize>)>,
    counts: Vec<LawCount>,
    notes: Vec<Note>,
    asked: u64,
}

/// Asks the laws of the states on these paths. The base must be all that exists.
pub fn check(world: &mut World, plan: &Plan, spec: &Spec, watch: &mut dyn Watch, result: &mut Exploration) {
    let paths = std::mem::take(&mut result.shortest);
    let methods =
        [("equals", "(Ljava/lang/Object;)Z"), ("hashCode", "()I")].map(|(name, desc)| world.own_method(plan.class, name, desc));
    let [equals, hash] = methods;
    let compare = comparison(world, plan.class);
    let most = paths.len().min(if equals.is_some() || hash.is_some() { MOST_EQUALS } else { MOST_COMPARED });
    let mut laws = Laws {
        world,
        plan,
        paths: &paths[..most],
        watch,
        equals,
        hash,
        compare,
        objects: Vec::new(),
        broken: Vec::new(),
        counts: Vec::new(),
        notes: Vec::new(),
        asked: 0,
    };
    if laws.equals.is_some() || laws.hash.is_some() || laws.compare.is_some() {
        // What is asked here is no call of the exploration.
        laws.world.watch_branches(false);
        if let Err(reason) = laws.run(spec, result) {
            result.reason.get_or_insert(reason);
        }
        laws.world.watch_branches(true);
        result.laws = laws.counts;
        result.notes.append(&mut laws.notes);
    }
    result.shortest = paths;
}

fn comparison(world: &mut World, class: ClassId) -> Option<MethodId> {
    let comparable = world.vm.program.load("java/lang/Comparable", LoaderId::BOOT).expect("java.lang.Comparable");
    if !world.vm.program.is_subclass(class, comparable) {
        return None;
    }
    let method = world.vm.program.method_named(comparable, "compareTo", "(Ljava/lang/Object;)I").expect("compareTo");
    let target = world.vm.program.select(class, world.vm.program.method(method));
    // SAFETY: methods are never removed; null means that there is none.
    unsafe { target.as_ref() }.map(|m| m.id)
}

impl Laws<'_, '_> {
    fn run(&mut self, spec: &Spec, result: &mut Exploration) -> Result<(), Reason> {
        let mut so_far = Exploration { states: result.states, ..Exploration::default() };
        self.again(|laws| {
            laws.broken.clear();
            laws.counts.clear();
            laws.notes.clear();
            laws.asked = 0;
            laws.objects = laws.build(&(0..laws.paths.len()).collect::<Vec<_>>())?;
            laws.ask_all(&mut so_far)
        })?;
        // Those with the shortest sequences first.
        let length = |(_, objects): &(Law, Vec<usize>)| objects.iter().map(|&n| self.paths[n].len()).sum::<usize>();
        let mut broken = std::mem::take(&mut self.broken);
        broken.sort_by_key(length);
        for (law, objects) in broken {
            let mut confirmed = None;
            self.again(|laws| {
                let built = laws.build(&objects)?;
                confirmed = laws.breaks(law, &built)?;
                Ok(())
            })?;
            match confirmed {
                Some(described) => result.violations.push(self.violation(law, &objects, described)),
                None => self.notes.push(Note::LawDepends(law)),
            }
            if !result.violations.is_empty() && !spec.all_errors {
                break;
            }
        }
        Ok(())
    }

    /// Does something on the base, and once more whenever classes were initialised by it.
    fn again(&mut self, mut what: impl FnMut(&mut Self) -> Result<(), Stop>) -> Result<(), Reason> {
        loop {
            let log = self.world.vm.state.begin_call();
            let done = what(self);
            self.world.vm.state.give_up_since(&log);
            self.world.undo(&log);
            match done {
                Ok(()) => return Ok(()),
                Err(Stop::Because(reason)) => return Err(reason),
                Err(Stop::Initialised(classes)) => self.world.grow_base(&classes)?,
            }
        }
    }

    /// Builds objects side by side; from then on they are what every question finds.
    fn build(&mut self, numbers: &[usize]) -> Result<Vec<ObjRef>, Stop> {
        let log = self.world.vm.state.begin_call();
        let mut built = Vec::with_capacity(numbers.len());
        for &n in numbers {
            match self.world.replay(self.plan, &self.paths[n]) {
                Ok(root) => built.push(root),
                Err(end) => return Err(Stop::Because(Reason::of(end, self.plan.texts(&self.paths[n])))),
            }
        }
        self.initialised(&log)?;
        self.world.vm.state.freeze_since(&log);
        Ok(built)
    }

    fn initialised(&self, log: &CallLog) -> Result<(), Stop> {
        let classes = self.world.vm.state.initialised_since(log);
        if classes.is_empty() { Ok(()) } else { Err(Stop::Initialised(classes)) }
    }

    /// Asks a method of one object about another.
    fn ask(&mut self, method: MethodId, a: ObjRef, b: Option<ObjRef>) -> Result<Result<i32, Described>, Stop> {
        let log = self.world.vm.state.begin_call();
        let args = [a.word(), b.map_or(0, ObjRef::word)];
        let end = self.world.call(method, &args[..1 + b.is_some() as usize]);
        self.initialised(&log)?;
        match end {
            CallEnd::Returned(word) => Ok(Ok(word as i32)),
            CallEnd::Threw(exception) => Ok(Err(self.world.describe(exception))),
            other => Err(Stop::Because(Reason::of(other, self.question(method, a, b)))),
        }
    }

    /// The same, where an exception that may be thrown is no answer, and any other breaks a law.
    fn answer(&mut self, method: MethodId, law: Law, a: usize, b: Option<usize>) -> Answer {
        let b_object = b.map(|n| self.objects[n]);
        match self.ask(method, self.objects[a], b_object)? {
            Ok(value) => Ok(Some(value)),
            Err(described) => {
                if !self.may_throw(&described) {
                    self.note(law, &[Some(a), b].into_iter().flatten().collect::<Vec<_>>());
                }
                Ok(None)
            }
        }
    }

    fn may_throw(&self, described: &Described) -> bool {
        self.plan.expected.iter().any(|&class| self.world.vm.program.is_subclass(described.class, class))
    }

    /// A question as calls: the object is built, and the other one is an argument.
    fn question(&self, method: MethodId, a: ObjRef, b: Option<ObjRef>) -> Vec<CallText> {
        let path = |o: ObjRef| self.objects.iter().position(|&other| other == o).map(|n| self.plan.texts(&self.paths[n]));
        let mut calls = path(a).unwrap_or_default();
        let name = self.world.vm.program.name(self.world.vm.program.method(method).name);
        let other = |b: ObjRef| match path(b) {
            Some(texts) => ArgumentText::Other(texts.into()),
            None => ArgumentText::Expression("null".into()),
        };
        calls.push(CallText { name: name.into(), arguments: b.map(other).into_iter().collect() });
        calls
    }

    fn note(&mut self, law: Law, objects: &[usize]) {
        let length = |objects: &[usize]| objects.iter().map(|&n| self.paths[n].len()).sum::<usize>();
        match self.broken.iter().position(|known| known.0 == law) {
            None => self.broken.push((law, objects.to_vec())),
            Some(at) if length(objects) < length(&self.broken[at].1) => self.broken[at].1 = objects.to_vec(),
            Some(_) => {}
        }
    }

    fn ask_all(&mut self, so_far: &mut Exploration) -> Result<(), Stop> {
        let hashes = match self.hash {
            Some(method) => self.hashes(method)?,
            None => Vec::new(),
        };
        if let Some(method) = self.equals {
            self.ask_equals(method, &hashes, so_far)?;
        }
        if let Some(method) = self.compare {
            self.ask_compare(method, so_far)?;
        }
        Ok(())
    }

    /// Asks something and takes back what it changed.
    fn undone<T>(&mut self, what: impl FnOnce(&mut Self) -> Result<T, Stop>) -> Result<T, Stop> {
        let log = self.world.vm.state.begin_call();
        let answer = what(self);
        self.world.undo(&log);
        answer
    }

    /// Now and then: is there a limit that is reached?
    fn look(&mut self, so_far: &mut Exploration) -> Result<(), Stop> {
        self.asked += 1;
        if self.asked.is_multiple_of(256) {
            if let Some(stop) = self.watch.must_stop(so_far) {
                return Err(Stop::Because(Reason::Stopped(stop)));
            }
        }
        Ok(())
    }
}
