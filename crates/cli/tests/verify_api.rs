//! `jaunt.Verify` and JPF's `Verify` under `jaunt run`, which takes the first value of each choice.

use jaunt_classfile::{ClassFile, Constant, access, parse};
use jaunt_testkit::{Outcome, compile, difference, files, jdk_tool, root, run};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(60);

fn source(name: &str) -> PathBuf {
    root().join("crates/cli/tests/java").join(name)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a UTF-8 path")
}

fn jaunt(args: &[&str]) -> Outcome {
    run(Command::new(env!("CARGO_BIN_EXE_jaunt")).arg("run").args(args), LIMIT)
}

/// Status 0 and this output.
fn prints(args: &[&str], expected: &str) {
    let got = jaunt(args);
    let err = String::from_utf8_lossy(&got.stderr);
    assert!(got.stdout == expected.as_bytes(), "{args:?}: {}\n{err}", difference(expected.as_bytes(), &got.stdout));
    assert_eq!(got.status, Some(0), "{args:?}: {err}");
}

/// The API and the programs that use it, compiled without Jaunt's help; once, because tests run side by side.
fn api_and_programs() -> &'static (PathBuf, PathBuf) {
    static COMPILED: OnceLock<(PathBuf, PathBuf)> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let api = compile("verify-api", &files(&root().join("java/api"), "java"), "");
        let programs = compile("verify-programs", &files(&source("verify"), "java"), text(&api));
        (api, programs)
    })
}

#[test]
fn jaunts_own_class() {
    let expected = "inside true\n\
        false false true false\n\
        3 3 -1 0\n\
        -2147483648 -9223372036854775808\n\
        4999999999 -70000\n\
        9 7 0.5 2.5\n\
        a c\n\
        there is nothing to choose from\n\
        Verify.assertTrue failed\n\
        seen\n\
        no condition\n\
        2 2 0 0 40\n\
        x = 1 y = null\n\
        \n\
        0\n\
        0\n";
    prints(&[text(&source("verify/UseJaunt.java"))], expected);
}

#[test]
fn jpfs_class() {
    let program = source("verify/UseJpf.java");
    let expected = "inside true false false\n\
        false false true false\n\
        3 3 0\n\
        9 7 0.5 2.5\n\
        0 0 0.0 0.0\n\
        3 9 11 15 8 -1\n\
        false false 1.4E-45 1.5E-323\n\
        null 4\n\
        1 false\n\
        seen\n\
        Verify.assertTrue failed\n\
        true true false\n\
        2 2 0 0 0 40\n\
        -1 5\n\
        true false false\n\
        1000 7 1000\n\
        ab : 1c : truedef\n\
        g\n\
        main: hmain: i\n\
        c null null\n\
        true\n\
        kept\n\
        false\n\
        done\n";
    prints(&[text(&program)], expected);
    let err = jaunt(&[text(&program)]).stderr;
    assert_eq!(String::from_utf8_lossy(&err), "[SEVERE] one\n[WARNING] two three\n[WARNING] 4 and five\n");
}

#[test]
fn every_method_is_called() {
    let (api, programs) = api_and_programs();
    let read = |path: &Path| -> ClassFile { parse(std::fs::read(path).expect("compiled").into()).expect("a class") };
    let mut called = BTreeSet::new();
    for class in files(programs, "class") {
        let class = read(&class);
        for index in 1..class.pool.len() {
            if matches!(class.pool.get(index as u16), Constant::MethodRef { .. }) {
                let member = class.pool.member(index as u16);
                called.insert(format!("{}.{}{}", member.class, member.name, member.descriptor));
            }
        }
    }
    let mut missing = Vec::new();
    for name in ["jaunt/Verify", "gov/nasa/jpf/vm/Verify"] {
        let class = read(&api.join(format!("{name}.class")));
        for method in class.methods.iter().filter(|m| m.access & access::PUBLIC != 0) {
            let signature = format!("{name}.{}{}", class.pool.utf8(method.name), class.pool.utf8(method.descriptor));
            if !signature.contains("<init>") && !called.contains(&signature) {
                missing.push(signature);
            }
        }
    }
    assert!(missing.is_empty(), "no test calls {missing:#?}");
}

#[test]
fn ends_that_are_no_failure() {
    let program = source("verify/Ends.java");
    let ends = ["ignore", "ignoreIf", "terminate", "terminateSearch", "storeTraceAndTerminate", "storeTraceAndTerminateIf"];
    for end in ends {
        prints(&[text(&program), end], "before\n");
    }
    let got = jaunt(&["--format", "json", text(&program), "ignore"]);
    let report = String::from_utf8_lossy(&got.stdout).into_owned();
    assert!(report.contains("\"verdict\":\"pass\"") && report.contains("\"violations\":[]"), "{report}");
}

#[test]
fn what_is_missing_says_what_to_use_instead() {
    let program = source("verify/Ends.java");
    let calls = [
        ("getInt", "getIntFromList"),
        ("getDouble", "getDoubleFromList"),
        ("getObject", "getFromList"),
        ("createFromJSON", "a choice for each field"),
        ("getObjectAttribute", "a variable or field"),
        ("getObjectAttributes", "a variable or field"),
        ("getFieldAttribute", "a variable or field"),
        ("getFieldAttributes", "a variable or field"),
        ("getElementAttribute", "a variable or field"),
        ("getElementAttributes", "a variable or field"),
        ("getLocalAttribute", "a variable or field"),
        ("getLocalAttributes", "a variable or field"),
    ];
    for (call, instead) in calls {
        let got = jaunt(&[text(&program), call]);
        let err = String::from_utf8_lossy(&got.stderr);
        assert_eq!((got.status, &got.stdout[..]), (Some(4), &b"before\n"[..]), "{call}: {err}");
        assert!(err.contains(&format!("gov.nasa.jpf.vm.Verify.{call}")) && err.contains(instead), "{call}: {err}");
        assert!(err.contains("at Ends.call(Ends.java:"), "{call}: {err}");
    }
}

#[test]
fn atomic_sections_keep_their_thread() {
    prints(&[text(&source("verify/Atomic.java"))], "0\ntrue\nover\n");
}

#[test]
fn a_class_of_the_same_name_is_ignored() {
    let expected = "false 1\n";
    let stub = compile("verify-stub", &[source("verify-stub/gov/nasa/jpf/vm/Verify.java")], "");
    // Compiled against the stub, which is on the class path too.
    let program = compile("verify-stub-user", &[source("verify-stub/UseStub.java")], text(&stub));
    prints(&["-cp", &format!("{}:{}", text(&stub), text(&program)), "UseStub"], expected);
    // Compiled without it being there.
    prints(&["-cp", text(&program), "UseStub"], expected);
    // A source with the stub's source beside it, and with its class on the class path.
    prints(&[text(&source("verify-stub/UseStub.java"))], expected);
    prints(&["-cp", text(&stub), text(&source("verify/UseJpf.java"))], &{
        let plain = jaunt(&[text(&source("verify/UseJpf.java"))]);
        String::from_utf8(plain.stdout).expect("UTF-8")
    });
}

/// The same classes under a plain `java`: choices are made, the rest does nothing, nothing is missing.
#[test]
fn outside_of_jaunt() {
    let (api, programs) = api_and_programs();
    let path = format!("{}:{}", text(api), text(programs));
    let java =
        |args: &[&str]| run(Command::new(jdk_tool("java")).args(["-XX:TieredStopAtLevel=1", "-cp", &path]).args(args), LIMIT);
    for (program, first, last) in [("UseJaunt", "inside false", ""), ("UseJpf", "inside false false false", "done")] {
        let got = java(&[program]);
        let out = String::from_utf8_lossy(&got.stdout).into_owned();
        assert_eq!(got.status, Some(0), "{program}: {}", String::from_utf8_lossy(&got.stderr));
        assert!(out.starts_with(first) && out.trim_end().ends_with(last), "{program}: {out}");
    }
    let got = java(&["Ends", "getInt"]);
    assert!(String::from_utf8_lossy(&got.stdout).contains("caught java.lang.UnsupportedOperationException"));
}
