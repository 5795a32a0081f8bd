//! What is found out beside states and violations, for reports and tests: before an exploration it is said what is wanted, and after it what there is.

use crate::java::{CallText, full_name, variable_name};
use crate::picture::{self, ObjectGraph, Space};
use crate::plan::Plan;
use crate::replay::{Path, calls_of};
use crate::result::{Exploration, Violation};
use crate::retell::{Retelling, Told, ToldEnd};
use crate::select;
use crate::spec::Spec;
use crate::world::{World, is_of_library};
use jaunt_classfile::access;
use jaunt_program::ClassId;
use jaunt_vm::coverage::Way;

/// What somebody wants to know.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Which branches of the class are taken.
    pub coverage: bool,
    /// Which values calls return.
    pub values: bool,
    /// Sequences to make tests of.
    pub tests: Option<WantedTests>,
    pub pictures: Option<WantedPictures>,
}

/// Pictures of the state space, of states in which something fails, and of others.
#[derive(Clone, Debug, Default)]
pub struct WantedPictures {
    /// These states, by their numbers; none: the first ones.
    pub show: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
pub struct WantedTests {
    /// `None`: failures; if there are none, branches; if there are none either, states.
    pub cover: Option<Cover>,
    pub most: usize,
}

/// What a set of tests is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// Together they visit every state.
    States,
    /// Together they take every branch that the exploration took.
    Branches,
    /// One for each violation.
    Failures,
}

/// What there is.
#[derive(Clone, Debug, Default)]
pub struct Extras {
    pub class: JavaClass,
    pub coverage: Option<Vec<BranchReport>>,
    pub tests: Option<Tests>,
    /// The state space, if a picture is wanted and it is small enough.
    pub space: Option<Space>,
    pub pictures: Vec<Picture>,
    /// What tests of failures need to know beyond the violations, for each of them.
    pub failures: Vec<Failure>,
}

/// What a test of a failure needs to know beyond the violation.
#[derive(Clone, Debug, Default)]
pub struct Failure {
    /// The last call returns an object.
    pub returns_object: bool,
    /// The oracle's class and its calls, if a test can make them.
    pub oracle: Option<(String, Vec<CallText>)>,
}

/// The objects of a state, or of what a failing sequence left.
#[derive(Clone, Debug)]
pub struct Picture {
    pub of: PictureOf,
    pub sequence: Vec<CallText>,
    pub graph: ObjectGraph,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureOf {
    /// A state by its number.
    State(u32),
    /// Before the last call of the `n`th violation, counted from 1, and after it.
    BeforeFailure(usize),
    AfterFailure(usize),
}

/// The explored class as Java code has to do with it.
#[derive(Clone, Debug, Default)]
pub struct JavaClass {
    /// As code names it: `com.acme.Outer.Inner`.
    pub name: String,
    /// With dots; empty for none.
    pub package: String,
    /// What an object of it is called.
    pub variable: String,
    /// A test in the same package can write its name.
    pub can_be_named: bool,
    /// An object of it needs another one around it.
    pub is_inner: bool,
    /// It comes with the JDK, so nothing else can be in its package.
    pub of_library: bool,
    /// The method that says whether an object is as it should be, and whether only the class itself can call it.
    pub invariant: Option<(String, bool)>,
    /// Exceptions that calls may throw, as code names them.
    pub expected: Vec<String>,
}

/// One conditional branch or switch of the class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchReport {
    /// With dots.
    pub class: String,
    pub method: String,
    /// By which overloads of one name differ.
    pub descriptor: String,
    pub file: Option<String>,
    pub line: Option<u16>,
    /// Whether each way was taken.
    pub ways: Vec<bool>,
}

/// Sequences for tests, except for those that violations bring along.
#[derive(Clone, Debug)]
pub struct Tests {
    pub cover: Cover,
    pub sequences: Vec<Told>,
    /// Sequences that there would be without the limit.
    pub wanted: usize,
    /// Ways of branches that they take, if they are for branches.
    pub ways: usize,
}

/// Who was the first to take some ways.
#[derive(Clone, Debug)]
pub struct First {
    pub path: Path,
    pub ways: Vec<Way>,
}

impl Wanted {
    fn watches_branches(&self) -> bool {
        self.coverage || self.tests.is_some_and(|tests| matches!(tests.cover, None | Some(Cover::Branches)))
    }
}

/// Loads the classes that may be watched. To be done in the base whatever is wanted, so that classes always have the same numbers.
pub fn load(world: &mut World, plan: &Plan) -> Vec<ClassId> {
    nested(world, plan.class)
}

/// What an exploration does from now on is watched, if that is wanted.
pub fn begin(world: &mut World, plan: &Plan, spec: &Spec, classes: &[ClassId]) {
    if spec.wanted.watches_branches() {
        // The invariant, and what it calls by its own name.
        let program = &world.vm.program;
        let name = plan.invariant.map(|id| program.method(id).name);
        let methods = classes.iter().flat_map(|&class| program.class(class).methods.iter().copied());
        let except: Vec<_> = methods.filter(|&id| Some(program.method(id).name) == name).collect();
        // A class that cannot be linked cannot be executed either: then nothing is known of its branches.
        if world.vm.watch_branches(classes, &except).is_err() {
            world.vm.coverage = None;
        }
    }
}

/// The class and what lies in it.
fn nested(world: &mut World, class: ClassId) -> Vec<ClassId> {
    let mut found = vec![class];
    let mut at = 0;
    while at < found.len() {
        let program = &world.vm.program;
        let (file, name) = (program.class(found[at]).file(), program.class_name(found[at]));
        let inside = |inner: &str| inner.strip_prefix(name).is_some_and(|rest| rest.starts_with('$'));
        let names: Vec<String> = file
            .attrs
            .inner_classes
            .iter()
            .map(|inner| file.pool.class_name(inner.inner))
            .filter(|n| inside(n))
            .map(str::to_string)
            .collect();
        for name in names {
            if let Ok(id) = world.load(&name) {
                if !found.contains(&id) {
                    found.push(id);
                }
            }
        }
        at += 1;
    }
    found
}

/// Finds out what was wanted.
pub fn finish(world: &mut World, plan: &Plan, spec: &Spec, result: &mut Exploration) {
    result.extras.class = java_class(world, plan);
    result.extras.failures = result.violations.iter().map(|v| failure(world, plan, spec, v)).collect();
    if spec.wanted.coverage {
        result.extras.coverage =
            world.vm.coverage.as_ref().map(|coverage| coverage.branches().iter().map(|branch| report(world, branch)).collect());
    }
    // A limit ended the exploration: what is executed from here on ends when the flag is raised once more.
    world.vm.halt.lower();
    if let Some(wanted) = &spec.wanted.pictures {
        draw(world, plan, spec, wanted, result);
    }
    if let Some(wanted) = spec.wanted.tests {
        let cover = wanted.cover.unwrap_or(match () {
            _ if !result.violations.is_empty() => Cover::Failures,
            _ if !result.firsts.is_empty() => Cover::Branches,
            _ => Cover::States,
        });
        let mut ways = 0;
        let paths = match cover {
            Cover::Failures => Vec::new(),
            Cover::States => {
                let asked = observers(world, plan, result);
                let to = |leaf: &u32| [select::path_to(&result.origins, *leaf), asked.clone()].concat();
                select::leaves(&result.origins).iter().map(to).collect()
            }
            Cover::Branches => {
                let (paths, taken) = covering(world, plan, result);
                ways = taken;
                paths
            }
        };
        let mut retelling = Retelling { world, plan };
        let chosen = paths.iter().take(wanted.most).filter_map(|path| retelling.tell(path));
        // What was not expected is a violation, and has tests of its own.
        let as_expected = |told: &Told| {
            told.calls.iter().all(|call| !matches!(call.end, ToldEnd::Open | ToldEnd::Threw { expected: false, .. }))
        };
        let mut sequences: Vec<Told> = chosen.filter(as_expected).collect();
        sequences.sort_by_key(|told| told.calls.len());
        result.extras.tests = Some(Tests { cover, sequences, wanted: paths.len(), ways });
    }
}

/// Most states that are drawn unless somebody names them.
const MOST_DRAWN: usize = 50;

fn draw(world: &mut World, plan: &Plan, spec: &Spec, wanted: &WantedPictures, result: &mut Exploration) {
    result.extras.space = picture::space(world, plan, spec.depth, result);
    let mut wanted_paths: Vec<(PictureOf, Path)> = Vec::new();
    for (at, violation) in result.violations.iter().enumerate() {
        let Some(path) = plan.path_of(&violation.sequence) else { continue };
        if path.len() > 1 {
            wanted_paths.push((PictureOf::BeforeFailure(at + 1), path[..path.len() - 1].to_vec()));
        }
        wanted_paths.push((PictureOf::AfterFailure(at + 1), path));
    }
    let all = 0..result.origins.len() as u32;
    let chosen: Vec<u32> = match wanted.show.is_empty() {
        true => all.take(MOST_DRAWN).collect(),
        false => wanted.show.iter().copied().filter(|state| all.contains(state)).collect(),
    };
    wanted_paths.extend(chosen.into_iter().map(|state| (PictureOf::State(state), select::path_to(&result.origins, state))));
    let mut retelling = Retelling { world, plan };
    for (of, path) in wanted_paths {
        if let Some((_, graph)) = retelling.with(&path, |world, root| picture::objects(world, root)) {
            result.extras.pictures.push(Picture { of, sequence: plan.texts(&path), graph });
        }
    }
}

/// Most calls at the end of a sequence that ask what the object is.
const MOST_OBSERVERS: usize = 10;

/// Calls that return something and never change the object nor throw: they tell states apart. Of methods with many arguments some calls.
fn observers(world: &World, plan: &Plan, result: &Exploration) -> Path {
    let program = &world.vm.program;
    let asks = |of: usize| {
        let counts = &result.methods[of];
        counts.changed == 0 && counts.threw.is_empty() && counts.returned > 0
    };
    let returns = |id| program.method(id).ret != jaunt_program::Kind::Void;
    let all: Vec<(usize, u32)> = (0u32..)
        .zip(&plan.calls)
        .filter(|(_, call)| asks(call.of) && returns(call.method))
        .map(|(number, call)| (call.of, number))
        .collect();
    // The first call of each method, then the second of each, and so on.
    let mut seen = vec![0; plan.methods.len()];
    let mut ranked: Vec<(usize, u32)> = all
        .into_iter()
        .map(|(of, number)| {
            seen[of] += 1;
            (seen[of], number)
        })
        .collect();
    ranked.sort_unstable();
    ranked.truncate(MOST_OBSERVERS);
    let mut numbers: Path = ranked.into_iter().map(|(_, number)| number).collect();
    numbers.sort_unstable();
    numbers
}

/// A few sequences that take every branch that was taken, and how many ways these are.
fn covering(world: &mut World, plan: &Plan, result: &Exploration) -> (Vec<Path>, usize) {
    let mut retelling = Retelling { world, plan };
    let mut candidates: Vec<(Path, Vec<Way>)> = Vec::new();
    for first in &result.firsts {
        let ways = retelling.ways(&first.path);
        candidates.push((first.path.clone(), ways));
    }
    let chosen = select::cover(&candidates);
    let ways: std::collections::BTreeSet<Way> = chosen.iter().flat_map(|&at| candidates[at].1.iter().copied()).collect();
    (chosen.into_iter().map(|at| candidates[at].0.clone()).collect(), ways.len())
}

fn report(world: &World, branch: &jaunt_vm::coverage::Branch) -> BranchReport {
    let program = &world.vm.program;
    let method = program.method(branch.method);
    let file = program.class(method.class).file();
    let source = file.attrs.source_file;
    BranchReport {
        class: program.java_name(method.class),
        method: program.name(method.name).to_string(),
        descriptor: program.name(method.desc).to_string(),
        file: (source != 0).then(|| file.pool.utf8(source).to_string()),
        line: branch.line,
        ways: branch.ways.clone(),
    }
}

fn failure(world: &World, plan: &Plan, spec: &Spec, violation: &Violation) -> Failure {
    let Some(path) = plan.path_of(&violation.sequence) else { return Failure::default() };
    let program = &world.vm.program;
    let last = plan.calls_of(&path).last();
    let returns_object = last.is_some_and(|call| program.method(call.method).ret == jaunt_program::Kind::Ref);
    // Two releases cannot be in one test.
    let oracle = plan.oracle.as_ref().filter(|oracle| !spec.release && world.can_be_named(oracle.class, &plan.package));
    let code = |oracle: &crate::oracle::Oracle| {
        let calls = calls_of(&oracle.constructors, &oracle.calls, &path).map(|call| call.text.clone());
        (full_name(&program.java_name(oracle.class)), calls.collect())
    };
    Failure { returns_object, oracle: oracle.map(code) }
}

fn java_class(world: &World, plan: &Plan) -> JavaClass {
    let program = &world.vm.program;
    let name = program.java_name(plan.class);
    let nameable = plan.expected.iter().filter(|&&class| world.can_be_named(class, &plan.package));
    JavaClass {
        variable: variable_name(&name),
        name: full_name(&name),
        package: plan.package.replace('/', "."),
        can_be_named: world.can_be_named(plan.class, &plan.package),
        is_inner: is_inner(world, plan.class),
        of_library: is_of_library(program, plan.class),
        invariant: plan.invariant.map(|id| {
            let method = program.method(id);
            (program.name(method.name).to_string(), method.access & access::PRIVATE != 0)
        }),
        expected: nameable.map(|&class| full_name(&program.java_name(class))).collect(),
    }
}

/// A class inside of another one, not static.
fn is_inner(world: &World, class: ClassId) -> bool {
    let file = world.vm.program.class(class).file();
    let own = |inner: &&jaunt_classfile::model::InnerClass| file.pool.class_name(inner.inner) == file.name();
    file.attrs.inner_classes.iter().find(own).is_some_and(|inner| inner.access & access::STATIC == 0)
}
