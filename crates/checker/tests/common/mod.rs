//! What the tests of this crate share: Java programs as classes, machines to run them, and patience.

#![allow(dead_code)] // each of those who share this uses a part of it

pub mod agree;
pub mod assumptions;
pub mod clients;
pub mod corpus;
pub mod diamonds;
pub mod explored;
pub mod exploring;
pub mod futures;
pub mod hand_written;
pub mod joined;
pub mod ordered;

use jaunt_checker::closed::{Clock, ClosedHost, Output};
use jaunt_checker::{CheckStats, Halt, Machine, Observer, Options, StopReason};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_program::Method;
use jaunt_testkit::{compile, files, root};
use jaunt_vm::vm::Platform;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// Lets a search go on for so long, also where one step of it takes longer.
pub struct Patient {
    began: Instant,
    enough: Duration,
    halt: Halt,
    /// Who raises the flag waits at the other end, until this one is gone.
    _waits: Sender<()>,
}

impl Patient {
    pub fn new(seconds: u64) -> Patient {
        let (enough, halt) = (Duration::from_secs(seconds), Halt::default());
        let (sender, receiver) = channel();
        let raised = halt.clone();
        std::thread::spawn(move || {
            if receiver.recv_timeout(enough) == Err(RecvTimeoutError::Timeout) {
                raised.raise();
            }
        });
        Patient { began: Instant::now(), enough, halt, _waits: sender }
    }
}

impl Observer for Patient {
    fn progress(&mut self, _: &CheckStats) {}
    fn stop(&mut self) -> Option<StopReason> {
        (self.halt.is_raised() || self.began.elapsed() > self.enough).then_some(StopReason::Time(self.enough))
    }
    fn halt(&self) -> Halt {
        self.halt.clone()
    }
}

/// Compiles sources that may use `jaunt.Verify`, once: see [`jaunt_testkit::compile`].
pub fn classes_of(name: &str, sources: &[PathBuf]) -> PathBuf {
    let api = compile("verify-api", &files(&root().join("java/api"), "java"), "");
    compile(name, sources, api.to_str().expect("UTF-8"))
}

/// The classes of a program of this crate's own: `java/Name.java`.
pub fn own_classes(name: &str) -> PathBuf {
    classes_of(&format!("checker-{name}"), &[root().join(format!("crates/checker/tests/java/{name}.java"))])
}

/// The classes of all programs of a folder of this crate's own: `java/name/*.java`.
pub fn own_folder(name: &str) -> PathBuf {
    classes_of(&format!("checker-{name}"), &files(&root().join("crates/checker/tests/java").join(name), "java"))
}

/// Programs that are not files: written and compiled, and removed when this goes away.
pub struct Written {
    pub classes: PathBuf,
    sources: PathBuf,
}

impl Written {
    /// Names of classes with their sources. The name is for this process alone.
    pub fn new(name: &str, programs: &[(String, String)]) -> Written {
        Written::with(name, programs, classes_of)
    }

    /// The same, where they need other classes than those of the API.
    pub fn with(name: &str, programs: &[(String, String)], compile: impl FnOnce(&str, &[PathBuf]) -> PathBuf) -> Written {
        let name = format!("written-{name}-{}", std::process::id());
        let sources = root().join("target/java").join(format!("{name}.sources"));
        std::fs::create_dir_all(&sources).expect("target is writable");
        let mut list = Vec::new();
        for (class, source) in programs {
            list.push(sources.join(format!("{class}.java")));
            std::fs::write(&list[list.len() - 1], source).expect("target is writable");
        }
        Written { classes: compile(&name, &list), sources }
    }
}

impl Drop for Written {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.classes);
        let _ = std::fs::remove_dir_all(&self.sources);
    }
}

/// This JDK, or that of the environment; and the classes as a class path.
fn found(jdk: Option<&Path>, classes: &Path) -> (Jdk, ClassPath) {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    let jdk = Jdk::find(jdk, home.as_deref(), path.as_deref()).expect("a JDK");
    let class_path = ClassPath::parse(classes.as_os_str(), jdk.feature()).expect("a class path");
    (jdk, class_path)
}

/// A machine for checking all programs of a folder of classes, one after the other: [`Machine::reset`] before each.
pub fn machine(jdk: Option<&Path>, classes: &Path) -> Machine {
    machine_with(jdk, classes, true)
}

/// The same for [`jaunt_checker::Library::Real`].
pub fn real_machine(classes: &Path) -> Machine {
    machine_with(None, classes, false)
}

/// The same with or without models of library classes.
pub fn machine_with(jdk: Option<&Path>, classes: &Path, models: bool) -> Machine {
    let (jdk, class_path) = found(jdk, classes);
    // Relative names need a folder to start from, also where there are no files.
    let platform = Platform { user_dir: "/".to_string(), ..Platform::default() };
    let options = Options { assertions: true, models, platform, ..Options::default() };
    let mut machine = Machine::start_closed(&jdk, class_path, options).unwrap_or_else(|e| panic!("{e:?}"));
    machine.remember();
    machine
}

/// A machine for looking inside, in a closed world that the test holds.
pub fn open_machine(classes: &Path, options: Options) -> (Machine, Output, Clock) {
    let (jdk, class_path) = found(None, classes);
    let (output, clock) = (Output::default(), Clock::default());
    let host = Box::new(ClosedHost::new(output.clone(), clock.clone()));
    let machine = Machine::start(&jdk, class_path, host, options).unwrap_or_else(|e| panic!("{e:?}"));
    (machine, output, clock)
}

/// Pushes the first frame of a program.
pub fn begin(machine: &mut Machine, class: &str, args: &[&str]) {
    let entry = machine.find_main(class).unwrap_or_else(|e| panic!("{e:?}"));
    let method: *const Method = machine.vm.program.method(entry);
    let args: Vec<String> = args.iter().map(|s| s.to_string()).collect();
    // SAFETY: methods live as long as the program.
    machine.vm.begin_main(unsafe { &*method }, &args).expect("begins");
}
