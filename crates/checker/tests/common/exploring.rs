//! What the tests of explorations share.

use super::Written;
use jaunt_checker::exploring::{Compare, Exploration, Spec, Watch};
use jaunt_checker::{Machine, MachineError, Options, StopReason, closed};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_testkit::root;
use std::path::PathBuf;

struct Endless;

impl Watch for Endless {
    fn must_stop(&mut self, _: &Exploration) -> Option<StopReason> {
        None
    }
}

pub fn explore(classes: &str, spec: &Spec) -> Result<Exploration, MachineError> {
    explore_beside(classes, None, spec)
}

/// The same with the class path of another release.
pub fn explore_beside(classes: &str, release: Option<&str>, spec: &Spec) -> Result<Exploration, MachineError> {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    let jdk = Jdk::find(None, home.as_deref(), path.as_deref()).expect("a JDK");
    let class_path = ClassPath::parse(classes.as_ref(), jdk.feature()).expect("a class path");
    let options = Options { assertions: true, platform: closed::platform(), ..Options::default() };
    let mut machine = Machine::start_exploring(&jdk, class_path, options)?;
    if let Some(path) = release {
        machine.add_release(
            ClassPath::parse(path.as_ref(), jdk.feature()).expect("a class path"),
            spec.oracle.as_deref().unwrap_or(&spec.class),
        )?;
    }
    machine.explore(spec, Compare::Changed, &mut Endless)
}

pub fn list(items: &[&str]) -> Vec<String> {
    items.iter().map(|s| s.to_string()).collect()
}

/// Java sources, compiled: the name of the class that is explored, and all of the text.
pub fn written(name: &str, sources: &[(&str, &str)]) -> Written {
    Written::new(name, &sources.iter().map(|(class, text)| (class.to_string(), text.to_string())).collect::<Vec<_>>())
}

pub fn done(classes: &Written, spec: &Spec) -> Exploration {
    explore(classes.classes.to_str().expect("UTF-8"), spec).unwrap_or_else(|e| panic!("{}: {e:?}", spec.class))
}

pub fn refused(classes: &Written, spec: &Spec) -> String {
    match explore(classes.classes.to_str().expect("UTF-8"), spec) {
        Err(MachineError::Input(message)) => message,
        other => panic!("{} is not refused: {other:?}", spec.class),
    }
}

/// The sources below a folder of the subjects.
pub fn sources(folders: &[&str]) -> Vec<PathBuf> {
    let all = folders.iter().flat_map(|name| std::fs::read_dir(root().join("subjects/explore").join(name)).expect("subjects"));
    let mut found: Vec<PathBuf> =
        all.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "java")).collect();
    found.sort();
    found
}
