//! What `java` comes to in many runs of generated clients is among the outcomes of operations as single steps.
//!
//! `JAUNT_SEED` is the first seed (default: fresh, and printed), `JAUNT_RUNS` how often each client is run. The long run is `examples/java_clients.rs`:
//! docs/testing.md.

mod common;

use common::Written;
use common::clients::{Contained, Limits, contained};
use jaunt_testkit::clients::{RUNNER, SUPPORT, SUPPORT_CLASS, Size, Table, read_runs};
use jaunt_testkit::{compile, jdk_tool, root, run};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|v| v.parse().ok())
}

#[test]
fn runs_of_java_are_among_the_outcomes_of_steps() {
    let seed = number("JAUNT_SEED").unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
        now.as_secs() % 1_000_000_000 * 100
    });
    println!("JAUNT_SEED={seed}");
    let table = Table::read();
    let kinds: Vec<usize> = (0..table.kinds.len()).filter(|&kind| table.kinds[kind].chance.is_none()).collect();
    let support = (SUPPORT_CLASS.to_string(), SUPPORT.to_string());
    let plain: Vec<_> = kinds.iter().map(|&kind| table.client_of(kind, seed, Size::Usual)).chain([support.clone()]).collect();
    let shaken: Vec<_> = kinds.iter().map(|&kind| table.shaken(kind, seed, Size::Usual)).chain([support]).collect();
    // The runner lies elsewhere: a class that its loader finds would be loaded once, and not anew after a run that did not end.
    let sources: Vec<PathBuf> =
        RUNNER.iter().map(|(class, _)| root().join(format!("crates/testkit/src/clients/{class}.java"))).collect();
    let runner = compile("clients-runner", &sources, "");
    let plain = Written::new("plain-clients", &plain);
    let shaken = Written::with("shaken-clients", &shaken, |name, list| compile(name, list, runner.to_str().expect("UTF-8")));

    let names = kinds.iter().map(|&kind| table.name(kind, seed));
    let mut java = Command::new(jdk_tool("java"));
    java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"]).arg(&runner).arg("ClientRuns").arg(&shaken.classes);
    java.arg(number("JAUNT_RUNS").unwrap_or(60).to_string()).arg("3").arg(seed.to_string()).args(names);
    // Three seconds for each, and more where the machine has much else to do.
    let printed = run(&mut java, Duration::from_secs(400));
    assert_eq!(printed.status, Some(0), "{}", String::from_utf8_lossy(&printed.stderr));

    let mut machine = common::machine(None, &plain.classes);
    let limits = Limits { steps: 10_000, ..Limits::small(seed) };
    let (mut compared, mut outcomes, mut wrong) = (0, 0, Vec::new());
    for runs in read_runs(&String::from_utf8_lossy(&printed.stdout)) {
        match contained(&mut machine, &runs, &limits) {
            Ok(Contained::All { of_java, .. }) => (compared, outcomes) = (compared + 1, outcomes + of_java),
            Ok(Contained::TooBig | Contained::Cut) => {}
            Err(why) => wrong.push(why),
        }
    }
    println!("{outcomes} outcomes of {compared} clients");
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(compared * 100 >= kinds.len() * 75, "too few clients were compared: {compared} of {}", kinds.len());
    assert!(outcomes > compared, "java came to one outcome of each client alone");
}
