//! Generated classes: all engines find the same states, and so does a plain explorer under `java`.

mod common;

use common::Written;
use common::explored::{explore, folder};
use jaunt_checker::exploring::{DeltaKind, Exploration, Mode, Spec};
use jaunt_testkit::objects::{self, ObjectClass};
use jaunt_testkit::{compile, jdk_tool, run};
use std::collections::HashMap;
use std::process::Command;
use std::time::Duration;

/// Whom BOX is compared with, and what they are called.
const ENGINES: &[(&str, Mode, DeltaKind)] =
    &[("vm", Mode::Vm, DeltaKind::Full), ("delta", Mode::Delta, DeltaKind::Full), ("plain delta", Mode::Delta, DeltaKind::Plain)];

/// Calls in a sequence at most; no more are added once there are so many states.
const DEEPEST: u32 = 6;
const MOST_STATES: u32 = 500;

/// What the plain explorer says of a class.
#[derive(PartialEq, Eq, Debug)]
struct Plain {
    found: u64,
    expanded: u64,
    exceptions: u64,
    /// States first met with so many calls.
    depths: Vec<u64>,
}

/// One run of `java` for all classes.
fn plainly(classes: &Written, all: &[ObjectClass]) -> HashMap<String, Plain> {
    let plain = compile("explore-replay", &folder(&["replay"]), "");
    let list = classes.classes.join("calls.txt");
    let lines: String = all.iter().map(|c| format!("{} {DEEPEST} {}\n", c.name, c.calls.join(" "))).collect();
    std::fs::write(&list, lines).expect("target is writable");
    let mut java = Command::new(jdk_tool("java"));
    java.args(["-XX:+UseSerialGC", "-cp"]).arg(format!("{}:{}", plain.display(), classes.classes.display()));
    for package in ["java.base/java.util", "java.base/java.lang"] {
        java.args(["--add-opens", &format!("{package}=ALL-UNNAMED")]);
    }
    java.args(["PlainExplorer", "--batch"]).arg(&list).arg(MOST_STATES.to_string());
    let outcome = run(&mut java, Duration::from_secs(300));
    let text = String::from_utf8_lossy(&outcome.stdout).into_owned();
    assert_eq!(outcome.status, Some(0), "{text}{}", String::from_utf8_lossy(&outcome.stderr));
    let read = |line: &str| -> Option<(String, Plain)> {
        let (name, rest) = line.split_once(' ')?;
        let value = |key: &str| rest.split_once(&format!("{key}=")).and_then(|(_, v)| v.split(' ').next());
        let number = |key: &str| value(key)?.parse::<u64>().ok();
        let depths = value("new")?.split(',').map(|n| n.parse().ok()).collect::<Option<_>>()?;
        let plain = Plain { found: number("found")?, expanded: number("expanded")?, exceptions: number("exceptions")?, depths };
        Some((name.to_string(), plain))
    };
    text.lines().map(|line| read(line).unwrap_or_else(|| panic!("not understood: {line}"))).collect()
}

/// What all engines of ours must agree on.
fn essence(result: &Exploration) -> String {
    let mut text = format!("states {} expanded {} digest {:032x}", result.states, result.expanded, result.digest);
    for depth in &result.depths {
        text += &format!("\n{} states, {} expanded", depth.states, depth.expanded);
    }
    for method in &result.methods {
        let mut threw = method.threw.clone();
        threw.sort();
        text += &format!("\n{}: returned {}, threw {threw:?}, changed {}", method.name, method.returned, method.changed);
    }
    text
}

/// What was compared, for a floor.
#[derive(Default, Debug)]
struct Tally {
    classes: usize,
    /// With twenty states or more.
    large: usize,
    states: u64,
    exceptions: u64,
}

/// Compares the classes of these seeds.
fn compare(name: &str, seeds: std::ops::Range<u64>) -> Tally {
    let all: Vec<ObjectClass> = seeds.map(objects::class).collect();
    let sources: Vec<(String, String)> = all.iter().map(|c| (c.name.clone(), c.source.clone())).collect();
    let classes = Written::new(name, &sources);
    let path = classes.classes.to_str().expect("UTF-8");
    let plain = plainly(&classes, &all);
    let mut tally = Tally::default();
    let mut different = Vec::new();
    for class in &all {
        let theirs = &plain[&class.name];
        let spec = spec_of(class, theirs.depths.len() as u32 - 1);
        let explored = |mode, delta| match explore(path, &Spec { mode, delta, ..spec.clone() }) {
            Ok(result) if result.reason.is_none() && result.violations.is_empty() => Ok(result),
            Ok(result) => Err(format!("{:?} {:?}", result.reason, result.violations)),
            Err(error) => Err(format!("{error:?}")),
        };
        let boxed = match explored(Mode::Box, DeltaKind::Full) {
            Ok(result) => result,
            Err(why) => {
                different.push(format!("{}: {why}", class.name));
                continue;
            }
        };
        let threw = |m: &jaunt_checker::exploring::result::MethodCounts| m.threw.iter().map(|t| t.1).sum::<u64>();
        let ours = Plain {
            found: boxed.states,
            expanded: boxed.expanded,
            exceptions: boxed.methods.iter().map(threw).sum(),
            depths: boxed.depths.iter().map(|d| d.states).collect(),
        };
        if ours != *theirs {
            different.push(format!("{}: box {ours:?}, under java {theirs:?}", class.name));
        }
        for &(engine, mode, delta) in ENGINES {
            match explored(mode, delta) {
                Ok(result) if essence(&result) == essence(&boxed) => {}
                Ok(result) => different.push(format!("{}: {engine} {}\nbox {}", class.name, essence(&result), essence(&boxed))),
                Err(why) => different.push(format!("{}: {engine}: {why}", class.name)),
            }
        }
        tally.classes += 1;
        tally.large += (boxed.states >= 20) as usize;
        tally.states += boxed.states;
        tally.exceptions += theirs.exceptions;
    }
    assert!(different.is_empty(), "{} of {} differ:\n{}", different.len(), all.len(), different.join("\n\n"));
    println!("{tally:?}");
    tally
}

fn spec_of(class: &ObjectClass, depth: u32) -> Spec {
    let spec = common::explored::spec_of(&class.name, depth, &class.calls.join(" "));
    Spec { check_built: true, laws: false, expected: vec!["java.lang.Throwable".to_string()], ..spec }
}

#[test]
fn all_engines_find_the_same_states_of_generated_classes() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seed = number("JAUNT_SEED").unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
        now.as_secs() % 1_000_000_000 * 100
    });
    println!("JAUNT_SEED={seed}");
    let many = number("JAUNT_PROGRAMS").unwrap_or(40);
    let tally = compare("objects", seed..seed + many);
    assert!(tally.large as u64 * 100 / many >= 30, "too few have many states: {tally:?}");
}

#[test]
#[ignore = "takes minutes: 300 classes"]
fn all_engines_find_the_same_states_of_three_hundred_classes() {
    let tally = compare("objects-300", 1..301);
    assert!(tally.large >= 130 && tally.states >= 25_000 && tally.exceptions >= 10_000, "{tally:?}");
}

/// One engine comes to a literal, or to a class, before another one, and the next engine after it: the states are the same, and must be called the same.
#[test]
fn digests_do_not_depend_on_what_code_is_reached_first() {
    let first = |name: &str, (one, two): (&str, &str)| {
        let source = format!(
            "public class {name} {{
    static class A {{ int i; }}
    static class B {{ int i; }}
    int n;
    Object o;
    public void toOne() {{ n = 1; }}
    public void toTwo() {{ n = 2; }}
    public void ifTwo() {{ if (n == 2) o = {one}; }}
    public void ifOne() {{ if (n == 1) o = {two}; }}
}}
"
        );
        (name.to_string(), source)
    };
    let all = [first("FirstLiteral", ("\"one\"", "\"two\"")), first("FirstClass", ("new A()", "new B()"))];
    let classes = Written::new("objects-first", &all);
    for (class, _) in &all {
        let calls = ["toOne", "toTwo", "ifTwo", "ifOne"].map(str::to_string).to_vec();
        let spec = spec_of(&ObjectClass { name: class.clone(), source: String::new(), calls }, 2);
        let explored =
            |mode| explore(classes.classes.to_str().expect("UTF-8"), &Spec { mode, ..spec.clone() }).expect("explored");
        let boxed = explored(Mode::Box);
        assert_eq!(boxed.states, 5);
        for mode in [Mode::Vm, Mode::Delta] {
            assert_eq!(essence(&explored(mode)), essence(&boxed), "{class} {mode:?}");
        }
    }
}
