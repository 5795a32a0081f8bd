//! One program in every mode of `check` against the reference explorer.

#![allow(dead_code)] // each of those who share this uses a part of it

use jaunt_checker::reference::Ending;
use jaunt_checker::{
    CheckConfig, CheckResult, CheckStats, Machine, Observer, Options, Properties, SearchKind, StoreKind, Symmetry, Verdict,
};
use jaunt_loader::{ClassPath, Jdk};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

struct Patient(Instant);

impl Observer for Patient {
    fn progress(&mut self, _: &CheckStats) {}
    fn stop(&mut self) -> Option<String> {
        (self.0.elapsed() > Duration::from_secs(20)).then(|| "too slow".to_string())
    }
}

fn modes() -> Vec<(String, CheckConfig)> {
    let mut list = Vec::new();
    for search in [SearchKind::Dfs, SearchKind::Bfs] {
        for por in [true, false] {
            for symmetry in [Symmetry::Canonical, Symmetry::None] {
                for store in [StoreKind::Tree, StoreKind::Full, StoreKind::Collapse] {
                    // Stores differ in nothing but the store: one combination of the rest is enough for the others.
                    if store != StoreKind::Tree && (symmetry == Symmetry::None || !por) {
                        continue;
                    }
                    let name = format!("{} por {por} {} {}", search.name(), symmetry.name(), store.name());
                    let config = CheckConfig { search, por, symmetry, store, outcomes: true, ..CheckConfig::default() };
                    list.push((name, config));
                }
            }
        }
    }
    list
}

fn outcomes(result: &CheckResult) -> BTreeSet<Ending> {
    result.outcomes.iter().flatten().map(|o| (o.output.clone(), o.ending.clone())).collect()
}

/// A machine for all programs of a folder of classes.
pub fn machine(jdk: Option<&Path>, classes: &Path) -> Machine {
    let path = std::env::var_os("PATH");
    let jdk = Jdk::find(jdk, std::env::var_os("JAVA_HOME").as_deref(), path.as_deref()).expect("a JDK");
    let class_path = ClassPath::parse(classes.as_os_str(), jdk.feature()).expect("the classes");
    let options = Options { assertions: true, ..Options::default() };
    let mut machine = Machine::start_closed(&jdk, class_path, options).unwrap_or_else(|e| panic!("{e:?}"));
    machine.remember();
    machine
}

/// Checks one program in all modes. An answer of `None`: the reference was too big.
pub fn agree(machine: &mut Machine, class: &str, max_states: u64) -> Result<Option<u64>, String> {
    let find = |machine: &mut Machine| machine.find_main(class).unwrap_or_else(|e| panic!("{e:?}"));
    machine.reset();
    let entry = find(machine);
    let reference = machine.reference(entry, &[], max_states);
    if let Some(what) = &reference.unsupported {
        return Err(format!("{class}: the reference met something unsupported: {what}"));
    }
    if !reference.complete {
        return Ok(None);
    }
    for (name, config) in modes() {
        machine.reset();
        let entry = find(machine);
        let result = machine.check(entry, &[], &config, &mut Patient(Instant::now()));
        let found = outcomes(&result);
        if !result.complete || found != reference.outcomes {
            return Err(format!(
                "{class}, {name}: complete {} ({:?})\n missing: {:?}\n too many: {:?}",
                result.complete,
                result.reason,
                reference.outcomes.difference(&found).collect::<Vec<_>>(),
                found.difference(&reference.outcomes).collect::<Vec<_>>()
            ));
        }
    }
    // Without outcomes the verdict must be the same: a violation exactly if some ending is one.
    let expected = reference.outcomes.iter().any(|(_, ending)| !ending.is_empty());
    for (search, por) in [(SearchKind::Dfs, true), (SearchKind::Bfs, false)] {
        machine.reset();
        let entry = find(machine);
        let config = CheckConfig { search, por, properties: Properties::default(), ..CheckConfig::default() };
        let result = machine.check(entry, &[], &config, &mut Patient(Instant::now()));
        let violated = result.verdict == Verdict::Violation;
        if violated != expected {
            return Err(format!("{class}: verdict {:?} ({:?}), endings {:?}", result.verdict, result.reason, reference.outcomes));
        }
    }
    Ok(Some(reference.states))
}
