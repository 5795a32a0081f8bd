//! What a program finds on its class path, reads from standard input and knows about packages: under `run` and under
//! `check` the same as under `java`.

mod common;

use common::{classes, jaunt, trace_file};
use jaunt_testkit::{jdk_tool, root, run};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(60);

/// Folders with a class path: `out` has classes and files, `lib.jar` more files.
fn class_path() -> String {
    let classes = classes("resources", &root().join("crates/cli/tests/java/resources"));
    let base = root().join("target/tmp").join(format!("resources-{}", std::process::id()));
    let write = |name: &str, text: &str| {
        let file = base.join(name);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("target is writable");
        std::fs::write(file, text).expect("target is writable");
    };
    write("out/note.txt", "a note\n");
    write("out/sub/deep note.txt", "deep\n");
    write("out/sub/other.txt", "other\n");
    write("out/texts.properties", "hello=hi there\n");
    write("out/META-INF/services/Res$Shape", "Res$Round\n");
    write("in/note.txt", "a note in a jar\n");
    write("in/in jar.txt", "in a jar\n");
    write("in/META-INF/services/Res$Shape", "# one more\nRes$Flat\n");
    let (jar, out) = (base.join("lib.jar"), base.join("out"));
    let made = run(Command::new(jdk_tool("jar")).arg("cf").arg(&jar).arg("-C").arg(base.join("in")).arg("."), LIMIT);
    assert_eq!(made.status, Some(0), "{}", String::from_utf8_lossy(&made.stderr));
    let text = |p: &Path| p.to_str().expect("UTF-8").to_string();
    [text(&out), text(&jar), text(&classes)].join(":")
}

fn same_in_all(program: &str) {
    let path = class_path();
    let java = run(Command::new(jdk_tool("java")).args(["-cp", &path, program]), LIMIT);
    let expected = String::from_utf8_lossy(&java.stdout).into_owned();
    assert_eq!(java.status, Some(0), "{}", String::from_utf8_lossy(&java.stderr));
    let ran = run(Command::new(env!("CARGO_BIN_EXE_jaunt")).args(["run", "-cp", &path, program]), LIMIT);
    assert_eq!(String::from_utf8_lossy(&ran.stdout), expected, "{}", String::from_utf8_lossy(&ran.stderr));
    let trace = trace_file(program);
    let args = ["--outcomes", "--trace", trace.to_str().expect("UTF-8"), "-cp", &path, program];
    let (status, report) = jaunt(&root(), "check", &args);
    assert_eq!((status, report["outcomes"].as_array().map(Vec::len)), (Some(0), Some(1)), "{report}");
    assert_eq!(report["outcomes"][0]["output"].as_str(), Some(expected.as_str()), "{report}");
}

#[test]
fn files_of_the_class_path() {
    same_in_all("Res");
    let (status, report) = jaunt(&root(), "check", &["-cp", &class_path(), "Res", "open"]);
    assert_eq!(status, Some(4), "{report}");
    assert!(report["reason"].as_str().is_some_and(|r| r.contains("opening a jar of the class path")), "{report}");
}

#[test]
fn standard_input_and_packages() {
    same_in_all("Told");
}
