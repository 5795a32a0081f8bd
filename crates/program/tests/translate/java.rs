//! Java sources with every stack shape that `javac` makes.

use super::{compare, inputs};
use jaunt_classfile::{ClassBytes, ClassFile, parse};
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A fresh directory for files of this run.
pub fn temp_dir(name: &str) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let dir = std::env::temp_dir().join(format!("jaunt-translate-{name}-{}-{count}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("temporary directory");
    dir
}

/// Compiles one class with `javac` from the path.
pub fn compile(name: &str, source: &str) -> ClassFile {
    let dir = temp_dir(name);
    let file = dir.join(format!("{name}.java"));
    std::fs::write(&file, source).expect("source file");
    let output = Command::new("javac").args(["-nowarn", "-g:none", "-d"]).arg(&dir).arg(&file).output().expect("javac");
    assert!(output.status.success(), "javac: {}", String::from_utf8_lossy(&output.stderr));
    let bytes = std::fs::read(dir.join(format!("{name}.class"))).expect("class file");
    let _ = std::fs::remove_dir_all(&dir);
    parse(ClassBytes::from(bytes)).expect("class file")
}

#[test]
fn java_stack_shapes() {
    let class = compile("Shapes", include_str!("Shapes.java"));
    let (bytecodes, insns) = compare(&class, &inputs());
    println!("ran {bytecodes} bytecodes as {insns} instructions, {:.2}", insns as f64 / bytecodes as f64);
}
