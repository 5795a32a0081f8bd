//! A property stated in Rust is looked at in every state.

use jaunt_checker::{CheckConfig, CheckStats, Machine, Observer, Options, Property};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_vm::Vm;

struct Silent;

impl Observer for Silent {
    fn progress(&mut self, _: &CheckStats) {}
    fn stop(&mut self) -> Option<String> {
        None
    }
}

/// Never more than so many threads at once.
struct FewThreads(usize);

impl Property for FewThreads {
    fn name(&self) -> &'static str {
        "few-threads"
    }
    fn holds(&mut self, vm: &Vm) -> Result<(), String> {
        let alive = vm.state.threads.live_count();
        if alive > self.0 { Err(format!("{alive} threads are alive")) } else { Ok(()) }
    }
}

#[test]
fn a_property_in_rust() {
    let source = "public class Two { static volatile int x; public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> x++), u = new Thread(() -> x++); t.start(); t.join(); u.start(); x++; } }";
    let classes = compile("Two", source);
    let path = std::env::var_os("PATH");
    let jdk = Jdk::find(None, std::env::var_os("JAVA_HOME").as_deref(), path.as_deref()).expect("a JDK");
    for (most, violated) in [(2, false), (1, true)] {
        let class_path = ClassPath::parse(classes.as_os_str(), jdk.feature()).expect("the classes");
        let mut machine = Machine::start_closed(&jdk, class_path, Options::default()).unwrap_or_else(|e| panic!("{e:?}"));
        machine.require(Box::new(FewThreads(most)));
        let entry = machine.find_main("Two").unwrap_or_else(|e| panic!("{e:?}"));
        let result = machine.check(entry, &[], &CheckConfig::default(), &mut Silent);
        let found = result.violations.first().map(|v| v.property.as_str());
        assert_eq!(found, violated.then_some("few-threads"), "{most}: {result:?}");
    }
    let _ = std::fs::remove_dir_all(&classes);
}

fn compile(name: &str, source: &str) -> std::path::PathBuf {
    let dir = std::env::temp_dir().join(format!("jaunt-property-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder");
    let file = dir.join(format!("{name}.java"));
    std::fs::write(&file, source).expect("written");
    let status = std::process::Command::new("javac").arg("-d").arg(&dir).arg(&file).status().expect("javac starts");
    assert!(status.success());
    dir
}
