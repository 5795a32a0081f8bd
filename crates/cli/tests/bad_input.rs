//! Wrong input of every kind: exit status 2, one clear message that says what to do next, nothing else.

use jaunt_testkit::{Outcome, compile, jdk_tool, root, run};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

struct Dir(PathBuf);

impl Dir {
    fn new(name: &str) -> Dir {
        let dir = root().join("target/bad-input").join(name);
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).expect("target is writable");
        Dir(dir)
    }
    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, bytes).expect("target is writable");
        path
    }
}

fn jaunt(args: &[&str]) -> Outcome {
    run(Command::new(env!("CARGO_BIN_EXE_jaunt")).args(args), Duration::from_secs(30))
}

/// Status 2, nothing on standard output, and a message with these words.
fn refused(args: &[&str], words: &[&str]) {
    let got = jaunt(args);
    let err = String::from_utf8_lossy(&got.stderr);
    assert_eq!(got.status, Some(2), "{args:?}: {err}");
    assert!(got.stdout.is_empty(), "{args:?} printed {:?}", String::from_utf8_lossy(&got.stdout));
    for word in words {
        assert!(err.contains(word), "{args:?}: the message lacks {word:?}: {err}");
    }
}

/// A valid class to damage.
fn valid() -> (PathBuf, Vec<u8>) {
    let dir = Dir::new("valid");
    let source =
        dir.write("Plain.java", "public class Plain { public static void main(String[] a) { System.out.println(\"plain\"); } }");
    let classes = compile("plain", &[source], "");
    let bytes = std::fs::read(classes.join("Plain.class")).expect("compiled");
    (classes, bytes)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a UTF-8 path")
}

#[test]
fn classes_that_are_not_there() {
    let dir = Dir::new("missing");
    refused(&["run", "-cp", text(&dir.0), "NoSuchClass"], &["NoSuchClass", "-cp"]);
    refused(&["run", "-cp", text(&dir.0), "not a name"], &["not a name"]);
    refused(&["run", "/nonexistent/Some.java"], &["/nonexistent/Some.java"]);
    refused(&["run", "/nonexistent/some.jar"], &["/nonexistent/some.jar"]);
    refused(&["run", "/nonexistent/Some.class"], &["/nonexistent/Some.class"]);
    refused(&["run", "--jdk", "/nonexistent", "Foo"], &["/nonexistent", "--jdk"]);
}

#[test]
fn damaged_class_files() {
    let (_, bytes) = valid();
    let dir = Dir::new("damaged");
    let mut magic = bytes.clone();
    magic[0] = 0;
    let path = dir.write("Plain.class", &magic);
    refused(&["run", text(&path)], &["Plain", "magic"]);
    refused(&["run", "-cp", text(&dir.0), "Plain"], &["Plain", "magic"]);
    for cut in [0, 3, 8, bytes.len() / 2, bytes.len() - 1] {
        let path = dir.write("Plain.class", &bytes[..cut]);
        refused(&["run", text(&path)], &["Plain"]);
    }
    let mut future = bytes.clone();
    future[6..8].copy_from_slice(&200u16.to_be_bytes());
    let path = dir.write("Plain.class", &future);
    refused(&["run", text(&path)], &["200", "version"]);
    let mut trailing = bytes.clone();
    trailing.push(0);
    let path = dir.write("Plain.class", &trailing);
    refused(&["run", text(&path)], &["Plain"]);
    // A main method whose code does not verify: `return` becomes `ireturn`.
    let mut broken = bytes.clone();
    let at = broken.windows(3).rposition(|w| w == [0xb6, 0x00, broken_operand(&bytes)]).expect("the call of println");
    broken[at + 3] = 0xac;
    let path = dir.write("Plain.class", &broken);
    refused(&["run", text(&path)], &["Plain"]);
}

/// Low byte of println's pool index: the operand of the only `invokevirtual`.
fn broken_operand(bytes: &[u8]) -> u8 {
    let at = bytes.windows(2).rposition(|w| w == [0xb6, 0x00]).expect("an invokevirtual");
    bytes[at + 2]
}

#[test]
fn programs_without_a_beginning() {
    let dir = Dir::new("no-main");
    let source =
        dir.write("NoMain.java", "public class NoMain { static void main(String a) {} int f() { return 1; } void g(int x) {} }");
    let classes = compile("no-main", std::slice::from_ref(&source), "");
    refused(&["run", "-cp", text(&classes), "NoMain"], &["NoMain", "main"]);
    refused(&["run", text(&source)], &["NoMain"]);
    refused(&["run", "-cp", text(&classes), "--entry", "NoMain#nothing", "NoMain"], &["nothing"]);
    refused(&["run", "-cp", text(&classes), "--entry", "NoMain#g", "NoMain"], &["g", "arguments"]);
    refused(&["run", "-cp", text(&classes), "--entry", "NoMain", "NoMain"], &["Class#method"]);
    refused(&["run", "-cp", text(&classes), "--entry", "Other#f", "NoMain"], &["Other"]);
    let jar = dir.0.join("empty.jar");
    let made = Command::new(jdk_tool("jar")).arg("cf").arg(&jar).arg("-C").arg(&classes).arg("NoMain.class").status();
    assert!(made.is_ok_and(|s| s.success()), "jar failed");
    refused(&["run", text(&jar)], &["empty.jar", "main class", "manifest"]);
    let bad = dir.write("bad.jar", b"PK\x03\x04 this is no jar");
    refused(&["run", text(&bad)], &["bad.jar"]);
}

#[test]
fn sources_with_errors() {
    let dir = Dir::new("syntax");
    let source = dir.write("Wrong.java", "public class Wrong {\n  public static void main(String[] a) { int x = ; }\n}\n");
    refused(&["run", text(&source)], &["Wrong.java:2", "illegal start of expression"]);
    refused(&["run", text(&dir.0)], &[]);
}

#[test]
fn options_that_are_wrong() {
    refused(&["run"], &["PROGRAM"]);
    refused(&["frobnicate"], &["frobnicate"]);
    refused(&["run", "--memory-limit", "lots", "Foo"], &["lots", "512M"]);
    refused(&["run", "--no-such-option", "Foo"], &["--no-such-option"]);
}

#[test]
fn a_missing_native_is_named_with_its_stack() {
    let dir = Dir::new("native");
    let source = dir.write(
        "Sock.java",
        "import java.net.*; public class Sock { static void open() throws Exception { new ServerSocket(0); } \
         public static void main(String[] a) throws Exception { open(); } }",
    );
    let classes = compile("sock", &[source], "");
    let got = jaunt(&["run", "-cp", text(&classes), "Sock"]);
    let err = String::from_utf8_lossy(&got.stderr);
    assert_eq!(got.status, Some(4), "{err}");
    assert!(err.contains("native method") && err.contains("Sock.open(Sock.java:1)"), "{err}");
}

#[test]
fn entries_other_than_main_run() {
    let dir = Dir::new("entry");
    let source = dir.write(
        "Entry.java",
        "public class Entry { int n = 41; static void s() { System.out.println(\"static\"); } void i() { System.out.println(\"instance \" + (n + 1)); } }",
    );
    let classes = compile("entry", &[source], "");
    let entry = |m: &str| jaunt(&["run", "-cp", text(&classes), "--entry", &format!("Entry#{m}"), "Entry"]);
    assert_eq!(String::from_utf8_lossy(&entry("s").stdout), "static\n");
    assert_eq!(String::from_utf8_lossy(&entry("i").stdout), "instance 42\n");
}
