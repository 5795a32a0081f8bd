//! `cargo xtask api-jar [OUT]`: the classes that programs call (`java/api`) as a jar, for the class path of a build.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Into `out`, or `jaunt-api.jar` in cargo's target directory.
pub fn write(out: Option<&Path>) -> bool {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let out = out.map_or_else(|| target.join("jaunt-api.jar"), Path::to_owned);
    let classes = target.join(format!("api-classes-{}", std::process::id()));
    let mut sources = Vec::new();
    find_sources(&root.join("java/api"), &mut sources);
    sources.sort();
    // The flags of the build script of `natives`.
    let mut javac = Command::new(tool("javac"));
    javac.args(["--release", "11", "-nowarn", "-Xlint:none", "-g", "-encoding", "UTF-8", "-d"]).arg(&classes).args(&sources);
    let mut jar = Command::new(tool("jar"));
    jar.arg("--create").arg("--file").arg(&out).arg("-C").arg(&classes).arg(".");
    let ok = succeeds(&mut javac) && succeeds(&mut jar);
    let _ = std::fs::remove_dir_all(&classes);
    if ok {
        println!("{}", out.display());
    }
    ok
}

fn succeeds(command: &mut Command) -> bool {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => true,
        Ok(status) => {
            eprintln!("api-jar: {name} ended with {status}");
            false
        }
        Err(e) => {
            eprintln!("api-jar: {name} cannot be started ({e}): install a JDK or set JAVA_HOME");
            false
        }
    }
}

/// A program of the JDK: from `JAVA_HOME`, else from the `PATH`.
fn tool(name: &str) -> PathBuf {
    let home = std::env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin").join(name));
    home.filter(|path| path.exists()).unwrap_or_else(|| PathBuf::from(name))
}

fn find_sources(dir: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            find_sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "java") {
            found.push(path);
        }
    }
}
