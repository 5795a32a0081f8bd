//! Our messages for null dereferences against those that the real `java` prints, with and without debug information.

mod common;

use common::ClassSet;
use jaunt_classfile::{ClassFile, insn, npe_message};
use std::path::PathBuf;

/// Our messages for all instructions of `method` on `line` that can dereference null. Names are unique in the test.
fn ours(class: &ClassFile, method: &str, line: u16) -> Vec<String> {
    let mut messages = Vec::new();
    for m in class.methods.iter().filter(|m| class.pool.utf8(m.name) == method) {
        let code = class.code(m).unwrap();
        let mut pc = 0;
        while pc < code.len() {
            if m.code.as_ref().unwrap().line_at(pc as u16) == Some(line) {
                messages.extend(npe_message(class, m, pc as u16));
            }
            pc += insn::length(code, pc).unwrap();
        }
    }
    messages
}

fn compare(name: &str, debug: &str) {
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/java/Npe.java");
    let dir = common::javac(name, &[source], &[debug, "-Xlint:none"]);
    let theirs = common::run(common::tool("java").arg("-cp").arg(&dir).arg("Npe"));
    let set = ClassSet::read(&[dir]);
    let (mut compared, mut alone, mut wrong) = (0, 0, 0);
    for line in theirs.lines() {
        let mut words = line.splitn(4, ' ');
        let (class, method, number) = (words.next().unwrap(), words.next().unwrap(), words.next().unwrap());
        let message = words.next().unwrap();
        let Some(class) = set.classes.get(class) else { continue };
        let ours = ours(class, method, number.parse().unwrap());
        if matches!(message, "null" | "own") {
            // Made by the program: the trace points at the constructor call, which has no message.
            assert_eq!(ours, ["Cannot throw exception"], "{method}");
            continue;
        }
        compared += 1;
        alone += usize::from(ours.len() == 1);
        if !ours.iter().any(|m| m == message) {
            println!("{method}: java says {message}\n  we say {ours:#?}");
            wrong += 1;
        }
    }
    println!("{compared} messages compared, {alone} of them the only one on their line");
    assert!(compared > 85 && wrong == 0, "{wrong} wrong of {compared}");
}

#[test]
fn with_local_names() {
    compare("npe-g", "-g");
}

#[test]
fn without_local_names() {
    compare("npe-lines", "-g:lines");
}

/// No panic and no hang on any instruction of the JDK.
#[test]
fn java_base_holds() {
    let mut messages = 0;
    for file in common::class_files(&common::jdk_classes().join("java.base/java/util")) {
        let class = jaunt_classfile::parse(std::fs::read(&file).unwrap().into()).unwrap();
        for m in &class.methods {
            let Some(code) = class.code(m) else { continue };
            // quadratic in the method's length
            if code.len() > 2000 {
                continue;
            }
            for pc in 0..code.len() {
                messages += usize::from(npe_message(&class, m, pc as u16).is_some());
            }
        }
    }
    println!("{messages} messages");
    assert!(messages > 10_000);
}
