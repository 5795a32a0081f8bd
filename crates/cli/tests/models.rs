//! Models take the place of library classes under `check --library steps`, and nowhere else.

use jaunt_testkit::{compile, root, run};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

const MODEL: &str = "Gathered";
const JDK: &str = "Striped64";

fn classes() -> PathBuf {
    compile("which-library", &[root().join("crates/cli/tests/java/WhichLibrary.java")], "")
}

/// Both outputs of a command.
fn says(command: &str, options: &[&str]) -> String {
    let mut jaunt = Command::new(env!("CARGO_BIN_EXE_jaunt"));
    let outcome = run(jaunt.arg(command).args(options), Duration::from_secs(60));
    String::from_utf8_lossy(&outcome.stdout).into_owned() + &String::from_utf8_lossy(&outcome.stderr)
}

#[test]
fn models_are_for_searches_with_operations_as_steps() {
    let classes = classes();
    let classes = classes.to_str().expect("UTF-8");
    let traces = std::env::temp_dir().join(format!("jaunt-which-library-{}", std::process::id()));
    std::fs::create_dir_all(&traces).expect("a folder");
    for (options, whose, other) in
        [(&[][..], MODEL, JDK), (&["--library", "steps"], MODEL, JDK), (&["--library", "real"], JDK, MODEL)]
    {
        let trace = traces.join(whose);
        let trace = trace.to_str().expect("UTF-8");
        let checked = says("check", &[options, &["--trace", trace, "-c", classes, "WhichLibrary"]].concat());
        assert!(checked.contains(whose) && !checked.contains(other), "{options:?}: {checked}");
        // The trace says which library it was found with.
        let replayed = says("replay", &[trace]);
        assert!(replayed.contains(whose) && !replayed.contains(other), "{options:?}, replayed: {replayed}");
    }
    std::fs::remove_dir_all(&traces).expect("removed");
    let ran = says("run", &["-c", classes, "WhichLibrary"]);
    assert!(ran.contains(JDK) && !ran.contains(MODEL), "run: {ran}");
}
