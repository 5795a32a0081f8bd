//! Subjects of `explore`, and explorations of them.

use jaunt_checker::exploring::{Compare, Exploration, Mode, Spec, Watch};
use jaunt_checker::{Machine, MachineError, Options, StopReason, closed};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_testkit::{compile, root};
use std::path::PathBuf;

pub struct Endless;

impl Watch for Endless {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        None
    }
}

/// The sources of some folders of `subjects/explore`.
pub fn folder(names: &[&str]) -> Vec<PathBuf> {
    let entries = |name: &&str| std::fs::read_dir(root().join("subjects/explore").join(name)).expect("subjects");
    let mut found: Vec<PathBuf> = names.iter().flat_map(entries).flatten().map(|e| e.path()).collect();
    found.retain(|p| p.extension().is_some_and(|e| e == "java"));
    found.sort();
    found
}

/// The subjects, without bugs.
pub fn subjects() -> String {
    let classes = compile("explore-subjects", &folder(&[".", "aodv", "bugs/fixed"]), "");
    classes.to_str().expect("UTF-8").to_string()
}

/// Those with bugs, and then the others.
pub fn seeded() -> String {
    let fixed = subjects();
    let seeded = compile("explore-seeded", &folder(&["bugs/seeded"]), &fixed);
    format!("{}:{fixed}", seeded.display())
}

pub fn jdk() -> Jdk {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    Jdk::find(None, home.as_deref(), path.as_deref()).expect("a JDK")
}

pub fn machine(classes: &str, checks: bool, models: bool) -> Result<Machine, MachineError> {
    let jdk = jdk();
    let class_path = ClassPath::parse(classes.as_ref(), jdk.feature()).expect("a class path");
    let options = Options { assertions: true, platform: closed::platform(), models, ..Options::default() };
    if checks { Machine::start_closed(&jdk, class_path, options) } else { Machine::start_exploring(&jdk, class_path, options) }
}

pub fn explore(classes: &str, spec: &Spec) -> Result<Exploration, MachineError> {
    machine(classes, spec.mode == Mode::Vm, false)?.explore(spec, Compare::Changed, &mut Endless)
}

/// `add:1..5 remove:1..5 pop`: methods with the values of their parameters.
pub fn spec_of(class: &str, depth: u32, calls: &str) -> Spec {
    let mut spec = Spec { class: class.to_string(), depth, ..Spec::default() };
    for call in calls.split_whitespace() {
        let (method, values) = call.split_once(':').unwrap_or((call, ""));
        spec.methods.push(method.to_string());
        for (at, list) in values.split(';').filter(|l| !l.is_empty()).enumerate() {
            spec.values.push(format!("{method}:{}={list}", at + 1));
        }
    }
    spec
}
