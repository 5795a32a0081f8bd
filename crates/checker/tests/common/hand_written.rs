//! The hand-written programs of `tests/java/{pass,fail}`, and what a check says about one in a line.

use super::Patient;
use jaunt_checker::{Audit, CheckConfig, CheckResult, Machine, PropertyKind, Verdict};
use jaunt_testkit::files;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

pub struct Case {
    /// `fail/lostupdate/LostUpdatePlain`
    pub name: String,
    pub class: String,
    pub verdict: String,
    pub args: Vec<String>,
    /// `+race`
    pub properties: Vec<String>,
    pub outcomes: Option<BTreeSet<String>>,
    /// Where cycles are not seen, the verdict is `pass`: nothing is known of what never ends, and time does not pass in loops.
    pub needs_cycles: bool,
}

impl Case {
    /// Broken locks that fail an assertion in some orders and leave a thread spinning in others: which comes first depends on the mode.
    pub fn is_also(&self, verdict: &str) -> bool {
        verdict == "livelock" && matches!(self.class.as_str(), "McsTailNotSwapped" | "TicketNotAtomic")
    }
}

/// By the same name as in [`super::corpus`]: what is compiled is found again by the names of its sources.
pub fn root() -> PathBuf {
    jaunt_testkit::root().join("tests/java")
}

pub fn read(file: &Path, name: String) -> Case {
    let text = std::fs::read_to_string(file).expect("a source");
    let header = |key: &str| {
        text.lines()
            .take_while(|l| l.starts_with("//"))
            .find_map(|l| l.strip_prefix(&format!("// {key}:")).map(|v| v.trim().to_string()))
    };
    let class = file.file_stem().expect("a name").to_str().expect("UTF-8").to_string();
    let verdict = header("verdict").unwrap_or_else(|| panic!("{name} has no verdict line"));
    Case {
        needs_cycles: matches!(verdict.as_str(), "livelock" | "termination") || header("needs").as_deref() == Some("cycles"),
        verdict,
        args: header("args").map_or(Vec::new(), |a| a.split_whitespace().map(str::to_string).collect()),
        properties: header("property").map_or(Vec::new(), |p| p.split([',', ' ']).map(str::to_string).collect()),
        outcomes: header("outcomes").map(|o| o.split('|').map(|s| s.trim().replace("\\n", "\n")).collect()),
        name,
        class,
    }
}

/// Topic folders with their cases.
pub fn topics() -> BTreeMap<PathBuf, Vec<Case>> {
    let wanted = std::env::var("JAUNT_CASE").unwrap_or_default();
    let mut found = BTreeMap::new();
    for side in ["pass", "fail"] {
        for topic in std::fs::read_dir(root().join(side)).expect("the folder").flatten() {
            let mut cases = Vec::new();
            let mut files: Vec<PathBuf> = std::fs::read_dir(topic.path()).expect("a topic").flatten().map(|f| f.path()).collect();
            files.sort();
            for file in files.into_iter().filter(|f| f.extension().is_some_and(|e| e == "java")) {
                let stem = file.file_stem().expect("a name").to_str().expect("UTF-8").to_string();
                let name = format!("{side}/{}/{stem}", topic.file_name().to_str().expect("UTF-8"));
                if name.contains(&wanted) {
                    cases.push(read(&file, name));
                }
            }
            if !cases.is_empty() {
                found.insert(topic.path(), cases);
            }
        }
    }
    found
}

/// A machine for the cases of a topic.
pub fn machine(topic: &Path) -> Machine {
    super::machine(None, &classes(topic))
}

/// What the cases of a topic are compiled to.
pub fn classes(topic: &Path) -> PathBuf {
    let name: Vec<&str> = topic.iter().rev().take(2).map(|part| part.to_str().expect("UTF-8")).collect();
    super::classes_of(&format!("{}-{}", name[1], name[0]), &files(topic, "java"))
}

pub fn check(machine: &mut Machine, case: &Case, mut config: CheckConfig, seconds: u64) -> CheckResult {
    machine.reset();
    let entry = machine.find_main(&case.class).unwrap_or_else(|e| panic!("{}: {e:?}", case.name));
    for property in case.properties.iter().filter(|p| !p.is_empty()) {
        let on = property.starts_with('+');
        let named = property.strip_prefix(['+', '-']);
        let switch = named.and_then(|name| config.properties.switch(&PropertyKind::named(name)));
        *switch.unwrap_or_else(|| panic!("{}: {property}", case.name)) = on;
    }
    machine.check(entry, &case.args, &config, &mut Patient::new(seconds))
}

/// A search that has to find everything by itself: no random executions before it or after it.
pub fn unprepared(config: &CheckConfig) -> CheckConfig {
    CheckConfig { pilots: false, audit: Audit::Off, ..config.clone() }
}

/// `assertion`, `exception java.lang.…`, `pass`, `incomplete …`
pub fn verdict(result: &CheckResult) -> String {
    match (result.honest_verdict(), result.violations.first()) {
        (Verdict::Violation, Some(v)) if v.property == PropertyKind::Exception => {
            format!("exception {}", v.exception.as_deref().unwrap_or("?"))
        }
        (Verdict::Violation, Some(v)) => v.property.to_string(),
        (Verdict::Pass, _) => "pass".to_string(),
        (other, _) => format!("{other:?} {}", result.reason.as_ref().map_or(String::new(), |r| format!("{r:?}"))),
    }
}

/// One line per case: verdict, states, and for violations the trace.
pub fn line(case: &Case, result: &CheckResult) -> String {
    let mut text = format!("{}: {}", case.name, verdict(result));
    match result.violations.first() {
        None => text.push_str(&format!("; {} states", result.stats.states)),
        Some(v) => {
            let choices: Vec<String> = v.choices.iter().map(ToString::to_string).collect();
            text.push_str(&format!("; trace {}; at {}", choices.join(" "), v.location.as_deref().unwrap_or("?")));
        }
    }
    text
}
