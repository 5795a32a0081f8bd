//! Compiles our own Java classes with the JDK's javac and packs them for the binary: the model classes (`java/model`) into
//! `model.pack`, those that stand for classes of `java.util.concurrent` in a search (`java/library`) into `library.pack`, the classes
//! that programs call (`java/api`) into `api.pack`.
//!
//! Format: for each class the length of its name and of its bytes as little-endian u32, then the name, then the bytes.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=JAVA_HOME");
    let java = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../java");
    let patch = format!("java.base={}", java.join("model").display());
    let model = pack(&java, "model", &["--patch-module", &patch]);
    // `cargo xtask api-jar` uses the same flags.
    let api = pack(&java, "api", &["--release", "11"]);
    // They may use our other classes.
    let patch = format!("java.base={}:{}:{}", java.join("library").display(), model.display(), api.display());
    pack(&java, "library", &["--patch-module", &patch]);
}

/// The folder of the classes.
fn pack(java: &Path, name: &str, flags: &[&str]) -> PathBuf {
    let root = java.join(name);
    println!("cargo::rerun-if-changed={}", root.display());
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let classes = out.join(name);
    let _ = std::fs::remove_dir_all(&classes);
    let mut sources = Vec::new();
    find(&root, "java", &mut sources);
    sources.sort();
    let javac = match std::env::var_os("JAVA_HOME") {
        Some(home) if Path::new(&home).join("bin/javac").exists() => Path::new(&home).join("bin/javac"),
        _ => PathBuf::from("javac"),
    };
    let status = Command::new(&javac)
        .args(flags)
        .args(["-nowarn", "-Xlint:none", "-g", "-encoding", "UTF-8", "-d"])
        .arg(&classes)
        .args(&sources)
        .status();
    match status {
        Ok(status) if status.success() => {}
        Ok(status) => panic!("javac could not compile java/{name} ({status})"),
        Err(e) => panic!(
            "javac is needed to build Jaunt ({e}): install a JDK 17 or newer, or set JAVA_HOME (`make setup` does it on Debian)"
        ),
    }
    let mut files = Vec::new();
    find(&classes, "class", &mut files);
    files.sort();
    let mut pack = Vec::new();
    for file in files {
        let bytes = std::fs::read(&file).expect("javac wrote it");
        let name = file.strip_prefix(&classes).expect("inside").with_extension("");
        let name = name.to_str().expect("class names are UTF-8").replace('\\', "/");
        pack.extend((name.len() as u32).to_le_bytes());
        pack.extend((bytes.len() as u32).to_le_bytes());
        pack.extend(name.as_bytes());
        pack.extend(&bytes);
    }
    std::fs::write(out.join(format!("{name}.pack")), pack).expect("OUT_DIR is writable");
    classes
}

fn find(dir: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(&path, extension, found);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
}
