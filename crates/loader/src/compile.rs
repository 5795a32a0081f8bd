//! `.java` files: compiled with the JDK's own javac and its defaults, so that the bytecode is what the user's
//! build makes; the result is cached.
//!
//! Sources that the file mentions are found beside it (below the root that its `package` statement implies) and
//! on the classpath, as javac finds them. Therefore a cache entry's key covers all that javac could see: the text
//! of the file and of the sources around it, size and time of class files and jars, the flags, the JDK, our own
//! classes. Where too much is visible to look at (someone's home directory), nothing is cached.
//!
//! The cache is shared by processes that know nothing of each other: an entry is built aside and renamed into
//! place, and the first one wins. An entry lists its files, so that one thinned out by a cleaner of old files is
//! noticed and built again.

use crate::tempdir::TempDir;
use crate::{Jdk, LoadError};
use std::ffi::{OsStr, OsString};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use xxhash_rust::xxh3::Xxh3;

/// Compiles for one JDK.
#[derive(Clone, Copy, Debug)]
pub struct Compiler<'a> {
    pub jdk: &'a Jdk,
    /// Where compiled classes are kept between runs.
    pub cache: Option<&'a Path>,
    /// For what is not kept.
    pub temp: &'a Path,
    /// Classes (internal name, bytes) that every source may use. They stand before the class path and are not part
    /// of the result.
    pub library: &'a [(&'a str, &'a [u8])],
    /// When to give up.
    pub until: Option<Instant>,
}

/// Compiled classes.
#[derive(Debug, Clone)]
pub(crate) struct Compiled {
    pub(crate) dir: PathBuf,
    /// The directory goes away with the last clone, unless it is in the cache.
    keep: Option<Arc<TempDir>>,
}

impl Compiled {
    pub(crate) fn temporary(&self) -> Option<&Path> {
        self.keep.as_deref().map(TempDir::path)
    }
}

/// Flags for javac itself and for the JVM it runs on; the latter change its speed and nothing else.
const FLAGS: [&str; 4] = ["-encoding", "UTF-8", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];
const CLASSES: &str = "classes";
const FILES: &str = "files";
const LIBRARY: &str = "library";
/// More directory entries than this around a source: not cached.
const MAX_VISIBLE: usize = 20_000;

impl Compiler<'_> {
    /// `classpath` is that of the program (existing directories and jars), `root` the directory below which
    /// sources may be found beside `source`.
    pub(crate) fn compile(&self, source: &Path, root: Option<&Path>, classpath: &[PathBuf]) -> Result<Compiled, LoadError> {
        let javac = self.jdk.javac().ok_or_else(|| LoadError::NoCompiler { jdk: self.jdk.home().to_owned() })?;
        let text = std::fs::read(source).map_err(|e| LoadError::io(source, &e))?;
        let key = self.cache.and_then(|_| self.key(source, &text, root, classpath));
        let place = self.cache.zip(key).map(|(cache, key)| cache.join(format!("{key:032x}")));
        if let Some(place) = &place {
            if is_whole(place) {
                return Ok(Compiled { dir: place.join(CLASSES), keep: None });
            }
            // Absent, or damaged.
            let _ = std::fs::remove_dir_all(place);
        }
        let trouble = |e: std::io::Error| LoadError::CompilerTrouble { why: e.to_string() };
        // Beside its final place if there is one, because a rename cannot cross file systems.
        let parent = place.as_deref().and_then(Path::parent).unwrap_or(self.temp);
        let temp = TempDir::new_in(parent, "jaunt-javac-").map_err(|e| LoadError::CompilerTrouble {
            why: format!("cannot write to {}: {e}; see that there is space and permission", parent.display()),
        })?;
        let classes = temp.path().join(CLASSES);
        std::fs::create_dir(&classes).map_err(trouble)?;
        let library = temp.path().join(LIBRARY);
        self.write_library(&library).map_err(trouble)?;
        let visible: Vec<PathBuf> = std::iter::once(&library).chain(classpath).cloned().collect();
        self.run(&javac, source, root, &visible, &classes)?;
        std::fs::remove_dir_all(&library).map_err(trouble)?;
        let Some(place) = place else {
            return Ok(Compiled { dir: classes, keep: Some(Arc::new(temp)) });
        };
        std::fs::write(temp.path().join(FILES), listing(&classes).map_err(trouble)?).map_err(trouble)?;
        match std::fs::rename(temp.path(), &place) {
            Ok(()) => temp.forget(),
            // Somebody else was faster; ours is dropped.
            Err(_) if is_whole(&place) => {}
            Err(_) => return Ok(Compiled { dir: classes, keep: Some(Arc::new(temp)) }),
        }
        Ok(Compiled { dir: place.join(CLASSES), keep: None })
    }

    fn write_library(&self, dir: &Path) -> std::io::Result<()> {
        std::fs::create_dir(dir)?;
        for (name, bytes) in self.library {
            let file = dir.join(format!("{name}.class"));
            std::fs::create_dir_all(file.parent().unwrap_or(dir))?;
            std::fs::write(file, bytes)?;
        }
        Ok(())
    }

    fn run(&self, javac: &Path, source: &Path, root: Option<&Path>, classpath: &[PathBuf], out: &Path) -> Result<(), LoadError> {
        let trouble = |e: &dyn std::fmt::Display| LoadError::CompilerTrouble { why: e.to_string() };
        let join = |paths: Vec<&Path>| std::env::join_paths(paths).map_err(|e| trouble(&e));
        let visible = join(classpath.iter().map(PathBuf::as_path).collect())?;
        // Without -sourcepath javac looks for sources on the classpath: keep that, with `root` in front.
        let sources = join(root.into_iter().chain(directories(classpath)).collect())?;
        let mut command = Command::new(javac);
        command.args(FLAGS);
        command.arg("-d").arg(out).arg("-cp").arg(visible).arg("-sourcepath").arg(sources);
        // A file whose name starts with a dash is a file all the same.
        let named =
            if source.as_os_str().as_encoded_bytes().starts_with(b"-") { Path::new(".").join(source) } else { source.to_owned() };
        command.arg(named).stdin(Stdio::null());
        // These add options or noise behind the user's back.
        for name in ["JDK_JAVAC_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"] {
            command.env_remove(name);
        }
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let child = child.map_err(|e| trouble(&format!("{}: {e}", javac.display())))?;
        let output = self.wait(child).map_err(|e| trouble(&e))?.ok_or(LoadError::CompilerTooSlow)?;
        if output.status.success() {
            return Ok(());
        }
        let mut said = String::from_utf8_lossy(&output.stderr).into_owned();
        said.push_str(&String::from_utf8_lossy(&output.stdout));
        match output.status.code() {
            Some(1) => Err(LoadError::CompileFailed { source: source.to_owned(), diagnostics: said }),
            // 2: bad arguments, 3: system error, 4: javac crashed, none: killed.
            _ => Err(trouble(&format!("{} ended with {}\n{said}", javac.display(), output.status))),
        }
    }

    /// What javac said, and how it ended; nothing if that took too long.
    fn wait(&self, mut child: Child) -> std::io::Result<Option<Output>> {
        let Some(until) = self.until else { return child.wait_with_output().map(Some) };
        // Whoever reads what it says cannot watch the clock.
        let reader = |from: Option<Box<dyn Read + Send>>| {
            std::thread::spawn(move || {
                let mut said = Vec::new();
                from.map_or(Ok(0), |mut from| from.read_to_end(&mut said)).map(|_| said)
            })
        };
        let out = reader(child.stdout.take().map(|o| Box::new(o) as _));
        let err = reader(child.stderr.take().map(|e| Box::new(e) as _));
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if Instant::now() >= until {
                child.kill()?;
                child.wait()?;
                return Ok(None);
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        let said = |thread: JoinHandle<std::io::Result<Vec<u8>>>| thread.join().unwrap_or_else(|_| Ok(Vec::new()));
        Ok(Some(Output { status, stdout: said(out)?, stderr: said(err)? }))
    }

    /// `None` if too much is visible to fingerprint it.
    fn key(&self, source: &Path, text: &[u8], root: Option<&Path>, classpath: &[PathBuf]) -> Option<u128> {
        let mut key = Key(Xxh3::new());
        let image = std::fs::metadata(self.jdk.modules().path()).ok()?;
        key.add(self.jdk.home().as_os_str());
        key.add(self.jdk.version());
        key.stamp(&image);
        FLAGS.iter().for_each(|flag| key.add(flag));
        for (name, bytes) in self.library {
            key.add(name);
            key.add_bytes(bytes);
        }
        // The name counts: javac checks public classes against it, and it is in the SourceFile attribute.
        key.add(std::path::absolute(source).ok()?.as_os_str());
        key.add_bytes(text);
        let mut budget = MAX_VISIBLE;
        for path in root.into_iter().chain(classpath.iter().map(PathBuf::as_path)) {
            key.add(std::fs::canonicalize(path).ok()?.as_os_str());
            let metadata = std::fs::metadata(path).ok()?;
            if metadata.is_dir() {
                key.tree(path, &mut budget)?;
            } else {
                key.stamp(&metadata);
            }
        }
        Some(key.0.digest128())
    }
}

struct Key(Xxh3);

impl Key {
    fn add(&mut self, text: impl AsRef<OsStr>) {
        self.add_bytes(text.as_ref().as_encoded_bytes());
    }

    /// With its length, so that no two sequences of parts run together.
    fn add_bytes(&mut self, bytes: &[u8]) {
        self.0.update(&(bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    fn stamp(&mut self, metadata: &std::fs::Metadata) {
        let time = metadata.modified().ok().and_then(|t| t.duration_since(std::time::UNIX_EPOCH).ok());
        self.add_bytes(&metadata.len().to_le_bytes());
        self.add_bytes(&time.unwrap_or_default().as_nanos().to_le_bytes());
    }

    /// All sources (by content) and class files (by size and time) below `dir`, hidden directories left out.
    fn tree(&mut self, dir: &Path, budget: &mut usize) -> Option<()> {
        let mut names: Vec<OsString> = Vec::new();
        for entry in std::fs::read_dir(dir).ok()? {
            *budget = budget.checked_sub(1)?;
            names.push(entry.ok()?.file_name());
        }
        names.sort();
        for name in names {
            let path = dir.join(&name);
            let extension = path.extension().unwrap_or_default();
            if extension == "java" || extension == "class" {
                let metadata = std::fs::metadata(&path).ok()?;
                self.add(&name);
                if extension == "java" && metadata.is_file() {
                    self.add_bytes(&std::fs::read(&path).ok()?);
                } else {
                    self.stamp(&metadata);
                }
            } else if !name.as_encoded_bytes().starts_with(b".")
                // A link to a directory could lead in circles; packages behind links are rare enough to not cache.
                && let Ok(metadata) = std::fs::symlink_metadata(&path)
            {
                if metadata.is_dir() {
                    self.add(&name);
                    self.tree(&path, budget)?;
                } else if metadata.is_symlink() && path.is_dir() {
                    return None;
                }
            }
        }
        Some(())
    }
}

fn directories(classpath: &[PathBuf]) -> impl Iterator<Item = &Path> {
    classpath.iter().map(PathBuf::as_path).filter(|path| path.is_dir())
}

/// All class files below `dir`.
pub(crate) fn class_files(dir: &Path) -> std::io::Result<Vec<PathBuf>> {
    let (mut files, mut dirs) = (Vec::new(), vec![dir.to_owned()]);
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(dir)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                dirs.push(entry.path());
            } else if entry.path().extension().is_some_and(|e| e == "class") {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}

/// One line for each class file: its size, a space, its path.
fn listing(classes: &Path) -> std::io::Result<String> {
    let mut lines = String::new();
    for file in class_files(classes)? {
        let size = std::fs::metadata(&file)?.len();
        let name = file.strip_prefix(classes).unwrap_or(&file);
        lines.push_str(&format!("{size} {}\n", name.display()));
    }
    Ok(lines)
}

/// The entry has all the files that it was made with.
fn is_whole(place: &Path) -> bool {
    std::fs::read_to_string(place.join(FILES))
        .is_ok_and(|made| listing(&place.join(CLASSES)).is_ok_and(|present| present == made))
}
