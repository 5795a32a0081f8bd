//! Lines of Java source, to quote beside the steps of a trace.
//!
//! A class file names its source (`SourceFile`) without a directory, so the file is looked for: among the sources
//! that were compiled for this run, then under every root by the path of the package. Each file is read once.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// Where builds keep sources, below a project's directory.
const ROOTS: [&str; 4] = ["", "src/main/java", "src/test/java", "src"];

/// How far above a class path entry the project may lie: `build/classes/java/main` is four below.
const LEVELS: usize = 4;

/// Larger files were not written by people.
const LARGEST: u64 = 16 << 20;

#[derive(Default)]
pub struct Sources {
    /// Sources known by name.
    known: Vec<PathBuf>,
    /// Directories in which packages begin.
    roots: Vec<PathBuf>,
    /// By package and file; `None`: looked for and not found.
    found: HashMap<(String, String), Option<Vec<String>>>,
}

impl Sources {
    /// `known`: sources that were compiled. `class_path`: its directories and jars. `directory`: the working directory.
    pub fn new(known: Vec<PathBuf>, class_path: &[PathBuf], directory: &Path) -> Sources {
        let mut roots: Vec<PathBuf> = Vec::new();
        let mut add = |root: PathBuf| {
            if !roots.contains(&root) {
                roots.push(root);
            }
        };
        for entry in class_path.iter().filter(|e| e.is_dir()) {
            add(entry.clone());
        }
        for source in &known {
            if let Some(beside) = source.parent() {
                add(beside.to_owned());
            }
        }
        for root in ROOTS {
            add(directory.join(root));
        }
        for entry in class_path {
            let absolute = std::path::absolute(entry).unwrap_or_else(|_| entry.clone());
            for above in absolute.ancestors().skip(1).take(LEVELS) {
                // Only what looks like a project: its own top level could be anything, such as `/`.
                for root in &ROOTS[1..] {
                    add(above.join(root));
                }
            }
        }
        Sources { known, roots, found: HashMap::new() }
    }

    /// A line, trimmed, or nothing if the source is not there or has no such line.
    pub fn line(&mut self, class: &str, file: &str, line: u32) -> Option<String> {
        let class = class.replace('.', "/");
        let package = class.rsplit_once('/').map_or("", |(package, _)| package).to_string();
        let key = (package, file.to_string());
        if !self.found.contains_key(&key) {
            let lines = self.find(&key.0, file).and_then(|path| read(&path));
            self.found.insert(key.clone(), lines);
        }
        let lines = self.found.get(&key)?.as_ref()?;
        let text = lines.get((line as usize).checked_sub(1)?)?.trim();
        (!text.is_empty()).then(|| text.to_string())
    }

    fn find(&self, package: &str, file: &str) -> Option<PathBuf> {
        // A `SourceFile` attribute is whatever the class file says.
        if file.contains(['/', '\\']) || file.is_empty() || package.split('/').any(|part| part == "..") {
            return None;
        }
        let within = Path::new(package).join(file);
        let known = self.known.iter().find(|k| k.ends_with(&within));
        let below = || self.roots.iter().map(|root| root.join(&within)).find(|path| path.is_file());
        let by_name = || self.known.iter().find(|k| k.ends_with(file)).cloned();
        known.cloned().or_else(below).or_else(by_name)
    }
}

fn read(path: &Path) -> Option<Vec<String>> {
    if path.metadata().ok()?.len() > LARGEST {
        return None;
    }
    let bytes = std::fs::read(path).ok()?;
    Some(String::from_utf8_lossy(&bytes).lines().map(str::to_string).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn directory(name: &str) -> PathBuf {
        let dir = std::env::temp_dir().join(format!("jaunt-sources-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(dir.join("src/main/java/a/b")).expect("a temporary directory");
        std::fs::create_dir_all(dir.join("build/classes/java/main")).expect("a temporary directory");
        std::fs::write(dir.join("src/main/java/a/b/C.java"), "one\n  two\r\n\n").expect("writable");
        dir
    }

    #[test]
    fn lines_are_found_by_package() {
        let dir = directory("package");
        let mut here = Sources::new(Vec::new(), &[], &dir);
        assert_eq!(here.line("a.b.C$Inner", "C.java", 2).as_deref(), Some("two"));
        assert_eq!(here.line("a/b/C", "C.java", 1).as_deref(), Some("one"));
        for line in [0, 3, 4, u32::MAX] {
            assert_eq!(here.line("a.b.C", "C.java", line), None);
        }
        assert_eq!(here.line("a.C", "C.java", 1), None);
        assert_eq!(here.line("a.b.C", "../b/C.java", 1), None);
        let mut elsewhere = Sources::new(Vec::new(), &[dir.join("build/classes/java/main")], Path::new("/nonexistent"));
        assert_eq!(elsewhere.line("a.b.C", "C.java", 1).as_deref(), Some("one"));
        let mut known = Sources::new(vec![dir.join("src/main/java/a/b/C.java")], &[], Path::new("/nonexistent"));
        assert_eq!(known.line("x.C", "C.java", 1).as_deref(), Some("one"));
        let _ = std::fs::remove_dir_all(&dir);
    }
}
