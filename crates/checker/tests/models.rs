//! Models of library classes (`java/library`) against the classes that they stand for.

mod common;

use common::Patient;
use jaunt_checker::{Audit, CheckConfig, CheckResult, Ending, Library, Machine, PropertyKind};
use jaunt_classfile::{access, parse};
use jaunt_loader::Jdk;
use jaunt_natives::model::Packed;
use jaunt_testkit::{compile, files, jdk_tool, root, run};
use std::collections::BTreeSet;
use std::process::Command;
use std::time::Duration;

/// All outcomes of a program, or those in so many states, by the search alone.
fn outcomes(machine: &mut Machine, library: Library, class: &str, max_states: u64) -> CheckResult {
    machine.reset();
    let entry = machine.find_main(class).unwrap_or_else(|e| panic!("{class}: {e:?}"));
    let config = CheckConfig {
        library,
        outcomes: true,
        all_errors: true,
        shorten: false,
        pilots: false,
        audit: Audit::Off,
        max_states: Some(max_states),
        ..CheckConfig::default()
    };
    machine.check(entry, &[], &config, &mut Patient::new(60))
}

/// A thread whom nobody will meet waits in a model; in the JDK's transfer queue it sometimes spins.
fn ending(ending: &Ending) -> String {
    match ending {
        Ending::Violated(PropertyKind::Deadlock | PropertyKind::Livelock) => "stuck".to_string(),
        other => format!("{other:?}"),
    }
}

/// `tests/java/run` compares the same programs under `jaunt run`, which has no models.
#[test]
fn one_thread_is_answered_as_under_java() {
    let sources = files(&root().join("tests/java/run/threads"), "java");
    let sources: Vec<_> = sources.into_iter().filter(|f| f.to_string_lossy().contains("ThrCalls")).collect();
    assert_eq!(sources.len(), 2);
    let classes = compile("model-calls", &sources, "");
    let mut machine = common::machine(None, &classes);
    for source in &sources {
        let class = source.file_stem().expect("a name").to_str().expect("UTF-8");
        let java = run(Command::new(jdk_tool("java")).arg("-cp").arg(&classes).arg(class), Duration::from_secs(60));
        let result = outcomes(&mut machine, Library::Steps, class, 1_000);
        let found: Vec<&str> = result.outcomes.iter().flatten().map(|o| o.output.as_str()).collect();
        let expected = String::from_utf8_lossy(&java.stdout).into_owned();
        assert!(expected.lines().count() > 500, "{class} says little: {expected}");
        assert!(found == [expected.as_str()], "{class}: the model answers differently");
    }
}

#[test]
fn clients_have_the_outcomes_that_they_have_with_the_jdk() {
    let sources = files(&root().join("crates/checker/tests/java/models"), "java");
    let classes = common::own_folder("models");
    let (mut modelled, mut real) = (common::machine(None, &classes), common::real_machine(&classes));
    let (mut wrong, mut compared, mut completely) = (Vec::new(), 0, 0);
    for source in &sources {
        let class = source.file_stem().expect("a name").to_str().expect("UTF-8");
        if class == "Client" {
            continue;
        }
        let steps = outcomes(&mut modelled, Library::Steps, class, 100_000);
        // The JDK's are too big for some, and an exchanger that spins a thousand times is for all: what was found of them must be there.
        let whole = outcomes(&mut real, Library::Real, class, if class.starts_with("Exchange") { 2_000 } else { 25_000 });
        let set = |result: &CheckResult| -> BTreeSet<(String, String)> {
            let all = result.outcomes.iter().flatten();
            all.map(|o| (o.output.clone(), ending(&o.ending))).collect()
        };
        // Their own code, an operation at a time, has few states: nearly all outcomes, but not those of a moment inside of one.
        let coarse = outcomes(&mut real, Library::Steps, class, 5_000);
        let (ours, mut theirs) = (set(&steps), set(&whole));
        theirs.extend(set(&coarse));
        let states = (steps.stats.states, whole.stats.states);
        println!("{class}: {} outcomes in {} states, the JDK's {} in {}", ours.len(), states.0, theirs.len(), states.1);
        compared += 1;
        completely += usize::from(whole.complete);
        let missing: Vec<_> = theirs.difference(&ours).collect();
        let more: Vec<_> = ours.difference(&theirs).filter(|_| whole.complete).collect();
        if !steps.complete || !missing.is_empty() || !more.is_empty() {
            wrong.push(format!("{class}: missing {missing:?}, more {more:?}, complete: {}", steps.complete));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= 20 && completely * 2 >= compared, "{completely} of {compared} clients were compared completely");
}

/// Otherwise a program that works under `java` would end with a `NoSuchMethodError`.
#[test]
fn models_have_every_method_of_the_jdk() {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    let jdk = Jdk::find(None, home.as_deref(), path.as_deref()).expect("a JDK");
    let library = Packed::library();
    let (mut missing, mut compared) = (Vec::new(), 0);
    for name in library.names() {
        let Some(bytes) = jdk.modules().find_class(name).expect("the image can be read") else { continue };
        let theirs = parse(bytes).expect("a class");
        if theirs.access & access::PUBLIC == 0 {
            continue;
        }
        compared += 1;
        let ours = parse(library.find(name).expect("a class").to_vec().into()).expect("a class");
        for method in &theirs.methods {
            let (method_name, desc) = (theirs.pool.utf8(method.name), theirs.pool.utf8(method.descriptor));
            let offered = method.access & (access::PUBLIC | access::PROTECTED) != 0;
            if offered && ours.method(method_name, desc).is_none() {
                missing.push(format!("{name}.{method_name}{desc}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(compared >= 7, "only {compared} models");
}
