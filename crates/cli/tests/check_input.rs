//! Wrong options, settings and traces of `check` and `replay`: exit status 2 and a message that says what to do.

use jaunt_testkit::{Outcome, root, run};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

struct Dir(PathBuf);

impl Dir {
    fn new(name: &str) -> Dir {
        let dir = root().join("target/check-input").join(name);
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).expect("target is writable");
        Dir(dir)
    }
    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, bytes).expect("target is writable");
        path
    }
    fn jaunt(&self, args: &[&str]) -> Outcome {
        run(Command::new(env!("CARGO_BIN_EXE_jaunt")).args(args).current_dir(&self.0), Duration::from_secs(30))
    }
    /// Status 2, nothing on standard output, and a message with these words.
    fn refused(&self, args: &[&str], words: &[&str]) {
        let got = self.jaunt(args);
        let err = String::from_utf8_lossy(&got.stderr);
        assert_eq!(got.status, Some(2), "{args:?}: {err}");
        assert!(got.stdout.is_empty(), "{args:?} printed {:?}", String::from_utf8_lossy(&got.stdout));
        for word in words {
            assert!(err.contains(word), "{args:?}: the message lacks {word:?}: {err}");
        }
        assert!(!err.contains("a bug in Jaunt"), "{args:?}: {err}");
    }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a UTF-8 path")
}

#[test]
fn options_that_are_wrong() {
    let dir = Dir::new("options");
    dir.refused(&["check"], &["PROGRAM"]);
    dir.refused(&["check", "--max-states", "none", "Foo"], &["none", "number"]);
    dir.refused(&["check", "--max-depth", "0", "Foo"], &["at least 1"]);
    dir.refused(&["check", "--time-limit", "soon", "Foo"], &["soon", "30s"]);
    dir.refused(&["check", "--por", "maybe", "Foo"], &["on or off"]);
    dir.refused(&["check", "--por", "source", "--search", "bfs", "Foo"], &["--por source needs --search dfs"]);
    dir.refused(&["check", "--por", "source", "--store", "none", "Foo"], &["full, collapse or tree"]);
    dir.refused(&["check", "--por", "source", "--thread-symmetry", "on", "Foo"], &["--thread-symmetry on"]);
    dir.refused(&["check", "--property", "dedlock", "Foo"], &["dedlock", "deadlock, exception, assertion, race"]);
    dir.refused(&["check", "--property", "-deadlok", "Foo"], &["deadlok"]);
    dir.refused(&["check", "--search", "sideways", "Foo"], &["sideways", "dfs or bfs"]);
    dir.refused(&["check", "--format", "xml", "Foo"], &["xml", "json"]);
    dir.refused(&["check", "NoSuchClass"], &["NoSuchClass", "-cp"]);
    dir.refused(&["check", "--entry", "Foo", "Foo"], &["Class#method"]);
    dir.refused(&["check", "--no-such-option", "Foo"], &["--no-such-option"]);
}

#[test]
fn values_of_options() {
    let dir = Dir::new("values");
    dir.refused(&["check", "--symmetry", "alloc=line", "Foo"], &["use none, class, alloc=site"]);
    dir.refused(&["check", "--store", "disk", "Foo"], &["use none, full, collapse, tree, bitstate or bitstate=512M"]);
    dir.refused(&["check", "--store", "bitstate=many", "Foo"], &["'many' is not a size"]);
    dir.refused(&["check", "--backtrack", "restart", "Foo"], &["use copy, collapsed or undo"]);
    dir.refused(&["check", "--gc", "off", "Foo"], &["use none, mark-sweep or ref-count"]);
    dir.refused(&["check", "--thread-symmetry", "yes", "Foo"], &["use on or off"]);
    dir.refused(&["check", "--search", "bfs", "--store", "none", "Foo"], &["cannot do without a store"]);
    dir.refused(&["check", "--spill", "not-there", "Foo"], &["there is no such folder"]);
    dir.refused(&["check", "--processors", "0", "Foo"], &["use 1 to 32767"]);
}

#[test]
fn options_of_a_later_version() {
    let dir = Dir::new("later");
    for value in ["random", "best=depth", "delay=2", "preempt=3", "slice"] {
        dir.refused(&["check", "--search", value, "Foo"], &["not available in this version; use dfs or bfs"]);
    }
    for option in ["target", "mixed", "workers", "cluster", "partition", "checkpoint", "resume", "report"] {
        dir.refused(&["check", &format!("--{option}"), "4", "Foo"], &["not available in this version", option]);
    }
}

#[test]
fn settings_that_are_wrong() {
    let dir = Dir::new("settings");
    dir.write("jaunt.toml", "[check]\n\ntime-limt = \"30s\"\n");
    dir.refused(&["check", "Foo"], &["jaunt.toml:3:", "time-limt", "'time-limit'"]);
    dir.write("jaunt.toml", "[check]\nmax-states = \"lots\"\n");
    dir.refused(&["check", "Foo"], &["jaunt.toml:2:", "lots"]);
    dir.write("jaunt.toml", "[check\n");
    dir.refused(&["check", "Foo"], &["jaunt.toml:1:"]);
    dir.write("jaunt.toml", [0xff, 0xfe]);
    dir.refused(&["check", "Foo"], &["jaunt.toml", "UTF-8"]);
    // Only `check` reads it.
    let got = dir.jaunt(&["run", "NoSuchClass"]);
    assert!(String::from_utf8_lossy(&got.stderr).contains("NoSuchClass"));
    dir.write("jaunt.toml", "[check]\nclasspath = \"elsewhere\"\nformat = \"json\"\n");
    let got = dir.jaunt(&["check", "NoSuchClass"]);
    let object: serde_json::Value = serde_json::from_slice(&got.stdout).expect("one object");
    assert_eq!((got.status, &object["verdict"]), (Some(2), &serde_json::json!("error")));
    dir.refused(&["check", "--format", "text", "-cp", "here", "NoSuchClass"], &["NoSuchClass", "-cp"]);
}

#[test]
fn json_even_if_nothing_was_checked() {
    let dir = Dir::new("json");
    let cases: [&[&str]; 4] = [
        &["check", "--format", "json", "NoSuchClass"],
        &["check", "--format=json", "--max-states", "none", "Foo"],
        &["check", "--frobnicate", "--format", "json", "Foo"],
        &["replay", "none.json", "--format", "json"],
    ];
    for args in cases {
        let got = dir.jaunt(args);
        assert_eq!(got.status, Some(2), "{args:?}");
        let object: serde_json::Value = serde_json::from_slice(&got.stdout).unwrap_or_else(|e| panic!("{args:?}: {e}"));
        assert_eq!(object["verdict"], "error", "{args:?}");
        assert_eq!(object["command"], args[0]);
        assert_eq!(object["complete"], false);
        assert!(object["reason"].is_string());
        assert!(object["stats"]["states"].is_u64());
        assert!(!got.stderr.is_empty());
    }
}

const TRACE: &str = r#"{"format":"jaunt-trace","version":1,"jaunt":"0.1.0","program":"NoSuchClass","args":[],"entry":null,
"classpath":null,"jdk":null,"directory":"","define":[],"options":{"search":"dfs","por":"on","symmetry":"canonical","store":"tree",
"property":["deadlock"],"all-errors":false,"outcomes":false,"shorten":true,"max-states":null,"max-depth":null,
"memory-limit":null},"found":{"property":"deadlock","exception":null,"message":null,"location":null},"choices":["t0","v1/2@0"]}"#;

#[test]
fn traces_that_are_none() {
    let dir = Dir::new("traces");
    dir.refused(&["replay"], &["TRACE"]);
    dir.refused(&["replay", "missing.json"], &["missing.json", "cannot be read"]);
    dir.refused(&["replay", "."], &["cannot be read"]);
    let replay = |bytes: &[u8], words: &[&str]| {
        let path = dir.write("t.json", bytes);
        dir.refused(&["replay", text(&path)], &[&["t.json"], words].concat());
    };
    replay(b"", &["ends too early"]);
    replay(b"{}", &["not a trace of Jaunt"]);
    replay(b"\xca\xfe\xba\xbe\0\0\0\x3d", &["not JSON"]);
    replay(&TRACE.as_bytes()[..TRACE.len() / 2], &["ends too early"]);
    replay(TRACE.replace("\"version\":1", "\"version\":3").as_bytes(), &["format 3"]);
    replay(TRACE.replace("v1/2@0", "v2/2@0").as_bytes(), &["damaged", "choices"]);
    // A whole trace of a program that is not here; options may come after the file.
    let path = dir.write("whole.json", TRACE);
    dir.refused(&["replay", text(&path), "--quiet"], &["NoSuchClass"]);
    dir.refused(&["replay", "--jdk", "/nonexistent", text(&path)], &["/nonexistent"]);
}
