//! Where the tests get class files from: the JDK's own image, Debian's jars, and javac.
//!
//! Everything is unpacked once below the target folder and kept there.
#![allow(dead_code)]

use jaunt_classfile::{ClassFile, Hierarchy, parse};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The JDK: `JAVA_HOME`, or what the `java` on the PATH links to.
pub fn jdk_home() -> PathBuf {
    if let Some(home) = std::env::var_os("JAVA_HOME") {
        return home.into();
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let java = std::env::split_paths(&path).map(|dir| dir.join("java")).find(|java| java.exists());
    let java = java.expect("no JAVA_HOME and no java on the PATH").canonicalize().unwrap();
    java.parent().unwrap().parent().unwrap().to_path_buf()
}

pub fn tool(name: &str) -> Command {
    Command::new(jdk_home().join("bin").join(name))
}

pub fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command:?}: {text}{}", String::from_utf8_lossy(&output.stderr));
    text
}

pub fn scratch() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
}

/// Makes the folder `name` by `fill` unless that was done before. Tests are processes of their own: a folder is filled
/// aside and renamed into place, and the first one wins.
fn once(name: &str, fill: impl FnOnce(&Path)) -> PathBuf {
    static LOCK: std::sync::Mutex<()> = std::sync::Mutex::new(());
    let _guard = LOCK.lock();
    let dir = scratch().join(name);
    let done = dir.join(".done");
    if !done.exists() {
        let aside = scratch().join(format!("{name}.{}", std::process::id()));
        std::fs::create_dir_all(&aside).unwrap();
        fill(&aside);
        std::fs::write(aside.join(".done"), "").unwrap();
        if std::fs::rename(&aside, &dir).is_err() {
            // Another process was faster.
            assert!(done.exists(), "{} is in the way", dir.display());
            let _ = std::fs::remove_dir_all(&aside);
        }
    }
    dir
}

/// All classes of the JDK's image, one folder per module.
pub fn jdk_classes() -> PathBuf {
    once("jdk", |dir| {
        let image = jdk_home().join("lib/modules");
        let into = format!("--dir={}", dir.display());
        run(tool("jimage").arg("extract").arg(into).args(["--include", "regex:.*\\.class"]).arg(image));
    })
}

/// The classes of Debian's jars whose names start with one of `prefixes`, one folder per jar. Empty where there are none.
pub fn jar_classes(prefixes: &[&str]) -> Vec<PathBuf> {
    let mut folders = Vec::new();
    let Ok(jars) = std::fs::read_dir("/usr/share/java") else { return folders };
    let mut jars: Vec<PathBuf> = jars.map(|e| e.unwrap().path()).collect();
    jars.sort();
    let mut seen = std::collections::HashSet::new();
    for jar in jars {
        let name = jar.file_name().unwrap().to_string_lossy().into_owned();
        let wanted = name.ends_with(".jar") && prefixes.iter().any(|p| name.starts_with(p));
        if !wanted || !seen.insert(jar.canonicalize().unwrap()) {
            continue;
        }
        folders.push(once(&format!("jars/{name}"), |dir| {
            run(tool("jar").current_dir(dir).arg("xf").arg(&jar));
        }));
    }
    folders
}

/// A folder name of the running test alone.
pub fn own_name(what: &str) -> String {
    format!("{what}-{}", std::thread::current().name().unwrap_or("main"))
}

/// Compiles Java sources; gives the folder of classes.
pub fn javac(name: &str, sources: &[PathBuf], options: &[&str]) -> PathBuf {
    // One per process: tests run side by side.
    let dir = scratch().join("javac").join(format!("{name}.{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    run(tool("javac").args(options).arg("-d").arg(&dir).args(sources));
    dir
}

/// All class files below `dir`, in a fixed order.
pub fn class_files(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![dir.to_path_buf()];
    while let Some(dir) = open.pop() {
        for entry in std::fs::read_dir(&dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == "class") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The classes below some folders, parsed. Of two with one name the first counts.
pub struct ClassSet {
    pub classes: HashMap<String, ClassFile>,
}

impl ClassSet {
    pub fn read(folders: &[PathBuf]) -> ClassSet {
        let mut classes = HashMap::new();
        for file in folders.iter().flat_map(|dir| class_files(dir)) {
            let class = parse(std::fs::read(&file).unwrap().into());
            let class = class.unwrap_or_else(|e| panic!("{}: {e}", file.display()));
            classes.entry(class.name().to_string()).or_insert(class);
        }
        ClassSet { classes }
    }
}

/// Class sets where the first that has a name wins, as on a class path.
pub struct Layers<'a>(pub Vec<&'a ClassSet>);

impl Layers<'_> {
    fn get(&self, name: &str) -> Option<&ClassFile> {
        self.0.iter().find_map(|set| set.classes.get(name))
    }
}

impl Hierarchy for Layers<'_> {
    fn super_class(&self, name: &str) -> Option<Option<String>> {
        Some(self.get(name)?.super_name().map(str::to_string))
    }

    fn is_interface(&self, name: &str) -> Option<bool> {
        Some(self.get(name)?.is_interface())
    }

    fn protected_holder(&self, class: &str, name: &str, descriptor: &str, field: bool) -> Option<String> {
        let mut at = self.get(class)?;
        loop {
            let access =
                if field { at.field(name, descriptor).map(|f| f.access) } else { at.method(name, descriptor).map(|m| m.access) };
            if let Some(access) = access {
                let protected = access & jaunt_classfile::access::PROTECTED != 0;
                return protected.then(|| at.name().to_string());
            }
            at = self.get(at.super_name()?)?;
        }
    }
}
