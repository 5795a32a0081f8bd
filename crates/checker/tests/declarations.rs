//! Every native does at most what it is registered with: programs of all corpora run, some of them in searches, while the
//! handles of natives write down what is asked of them. And **no cell is touched in silence**: where others could see it, an effect of the
//! same call tells of it (`TOLD_BY` in `vm/src/does.rs`).
//!
//! `JAUNT_SHOW=1` also prints which natives were never called, and what was declared and never seen: no mistakes, but
//! places to look at.

mod common;

use common::Patient;
use jaunt_checker::{CheckConfig, Machine};
use jaunt_testkit::{files, root};
use jaunt_vm::gate::Watch;
use jaunt_vm::{Does, Vm};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Natives that the programs must call at least: fewer, and the comparison says little.
const FLOOR: usize = 240;

/// Of these, where another thread could see it.
const SEEN_FLOOR: usize = 90;

/// Turns of a program that only runs.
const TURNS: u64 = 40;

/// What natives did in all machines so far, by signature.
#[derive(Default)]
struct Seen {
    did: BTreeMap<String, Does>,
    untold: BTreeMap<String, Does>,
}

impl Seen {
    fn learn(&mut self, vm: &mut Vm) {
        let Some(watch) = vm.watch.take() else { return };
        for signature in vm.natives.signatures() {
            let id = vm.natives.find(signature).expect("listed") as usize;
            for (list, all) in [(&watch.did, &mut self.did), (&watch.untold, &mut self.untold)] {
                if let Some(Some(does)) = list.get(id) {
                    let before = all.entry(signature.to_string()).or_default();
                    *before = before.and(*does);
                }
            }
        }
    }
}

fn watched(name: &str, sources: &[PathBuf]) -> Machine {
    let mut machine = common::machine(None, &common::classes_of(name, sources));
    machine.vm.watch = Some(Box::new(Watch::default()));
    machine
}

fn class(source: &Path) -> &str {
    source.file_stem().expect("a name").to_str().expect("UTF-8")
}

fn topics(side: &str) -> Vec<PathBuf> {
    let folder = root().join("tests/java").join(side);
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder).expect("a corpus").flatten().map(|f| f.path()).collect();
    found.sort();
    found
}

#[test]
fn natives_do_what_they_declare() {
    let mut seen = Seen::default();
    for topic in topics("run") {
        let sources = files(&topic, "java");
        let mut machine = watched(&format!("run-{}", topic.file_name().unwrap().to_str().unwrap()), &sources);
        for source in &sources {
            machine.reset();
            let Ok(_) = machine.find_main(class(source)) else { continue };
            common::begin(&mut machine, class(source), &[]);
            let _ = machine.vm.run_threads(Vm::main_returned, TURNS);
        }
        seen.learn(&mut machine.vm);
    }
    for side in ["pass", "fail"] {
        // Programs over java.util.concurrent call the same few natives again and again.
        for topic in topics(side).into_iter().filter(|t| !t.to_string_lossy().contains("juc-")) {
            let sources = files(&topic, "java");
            let mut machine = watched(&format!("{side}-{}", topic.file_name().unwrap().to_str().unwrap()), &sources);
            for source in &sources {
                machine.reset();
                let Ok(entry) = machine.find_main(class(source)) else { continue };
                machine.check(entry, &[], &CheckConfig::default(), &mut Patient::new(1));
            }
            seen.learn(&mut machine.vm);
        }
    }

    let table = jaunt_natives::table();
    let mut wrong = Vec::new();
    for (signature, did) in &seen.did {
        let declared = table.declared(table.find(signature).expect("it ran"));
        let more = did.without(declared);
        if !more.is_empty() {
            wrong.push(format!("{signature} is declared [{declared}] and also did [{more}]"));
        }
    }
    for (signature, untold) in seen.untold.iter().filter(|(_, untold)| !untold.is_empty()) {
        wrong.push(format!("{signature} touches [{untold}] and tells nobody"));
    }
    if std::env::var_os("JAUNT_SHOW").is_some() {
        let mut all: Vec<&str> = table.signatures().collect();
        all.sort();
        for signature in all {
            let declared = table.declared(table.find(signature).expect("listed"));
            match seen.did.get(signature) {
                None => println!("never called: {signature}"),
                Some(did) if *did != declared => println!("never seen: {signature}: {}", declared.without(*did)),
                Some(_) => {}
            }
        }
    }
    println!(
        "{} of {} natives were called, {} where others could see it",
        seen.did.len(),
        table.signatures().count(),
        seen.untold.len()
    );
    assert!(wrong.is_empty(), "{} natives do more than they declare or tell:\n{}", wrong.len(), wrong.join("\n"));
    assert!(seen.did.len() >= FLOOR, "only {} natives were called", seen.did.len());
    assert!(seen.untold.len() >= SEEN_FLOOR, "only {} natives were called where others could see it", seen.untold.len());
}
