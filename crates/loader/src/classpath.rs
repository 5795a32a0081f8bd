//! The classpath: directories and jars, asked in order, as `java` asks them.
//!
//! Rules taken from `java`: entries that do not exist are left out, `dir/*` stands for all jars of a directory (in
//! sorted order here, so that runs repeat), an empty element is the current directory, a jar's `Class-Path` comes
//! right behind the jar, nothing is on the path twice.
//!
//! One rule is our own: a jar that cannot be read is an error, where `java` passes over it in silence and fails
//! later with a class not found.

use crate::{Jar, LoadError, Manifest, url};
use jaunt_classfile::ClassBytes;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

#[derive(Debug, Default)]
pub struct ClassPath {
    entries: Vec<Entry>,
    /// Canonical paths of all entries.
    seen: HashSet<PathBuf>,
    /// Chooses the versioned entries of multi-release jars.
    feature: u32,
    /// Files that were read by URL: the same bytes each time, whatever becomes of the file meanwhile.
    kept: RefCell<HashMap<String, Option<ClassBytes>>>,
}

#[derive(Debug)]
pub enum Entry {
    Directory(PathBuf),
    Jar(Jar),
    /// One class file that does not lie where its `name` (internal form) says. Other classes of its package are
    /// looked for beside it: its nested classes were most likely moved along.
    ClassFile {
        path: PathBuf,
        name: String,
    },
}

/// A file on the classpath with its URL (`file:/d/x`, `jar:file:/a.jar!/x`).
#[derive(Debug, Clone)]
pub struct Resource {
    pub bytes: ClassBytes,
    pub url: String,
    /// Index into [`ClassPath::entries`].
    pub origin: usize,
}

impl Entry {
    pub fn path(&self) -> &Path {
        match self {
            Entry::Directory(path) | Entry::ClassFile { path, .. } => path,
            Entry::Jar(jar) => jar.path(),
        }
    }

    pub fn manifest(&self) -> Option<&Manifest> {
        match self {
            Entry::Jar(jar) => jar.manifest(),
            _ => None,
        }
    }

    /// As a code source has it: `file:/d/` or `file:/a.jar`.
    pub fn url(&self) -> String {
        url::of_file(self.path(), matches!(self, Entry::Directory(_)))
    }

    fn find_class(&self, name: &str, file: &str) -> Result<Option<ClassBytes>, LoadError> {
        match self {
            Entry::Directory(dir) => match url::below(dir, file) {
                Some(path) => read_file(&path),
                None => Ok(None),
            },
            Entry::Jar(jar) => Ok(jar.read(file)?.map(Into::into)),
            Entry::ClassFile { path, name: own } if own == name => read_file(path),
            Entry::ClassFile { path, name: own } => {
                let package = own.rfind('/').map_or(0, |slash| slash + 1);
                match file.strip_prefix(&own[..package]) {
                    Some(simple) if !simple.contains('/') => read_file(&path.with_file_name(simple)),
                    _ => Ok(None),
                }
            }
        }
    }

    fn find_resource(&self, name: &str) -> Result<Option<(ClassBytes, String)>, LoadError> {
        match self {
            Entry::Directory(dir) => {
                let Some(path) = url::below(dir, name) else { return Ok(None) };
                let content = if path.is_dir() { listing(&path) } else { read_file(&path)? };
                let location = || self.url() + &url::encode_path(name);
                Ok(content.map(|bytes| (bytes, location())))
            }
            Entry::Jar(jar) => {
                let Some(real) = jar.real_name(name) else { return Ok(None) };
                let bytes = jar.read_exact_name(real)?.unwrap_or_default();
                Ok(Some((bytes.into(), format!("jar:{}!/{}", self.url(), url::encode_path(real)))))
            }
            Entry::ClassFile { .. } => Ok(None),
        }
    }
}

impl ClassPath {
    /// Without entries. `feature` is the JDK's, see [`crate::Jdk::feature`].
    pub fn empty(feature: u32) -> ClassPath {
        ClassPath { feature, ..ClassPath::default() }
    }

    /// A `-cp` argument: elements separated by `:` (`;` on Windows).
    pub fn parse(text: &OsStr, feature: u32) -> Result<ClassPath, LoadError> {
        let mut classpath = Self::empty(feature);
        for element in std::env::split_paths(text) {
            if element.file_name() == Some(OsStr::new("*")) && !element.exists() {
                for jar in jars_of(element.parent().unwrap_or(Path::new(""))) {
                    classpath.push(&jar)?;
                }
            } else {
                classpath.push(&element)?;
            }
        }
        Ok(classpath)
    }

    /// Adds a directory or a jar and what the jar's `Class-Path` names. Nothing happens if it does not exist.
    pub fn push(&mut self, path: &Path) -> Result<(), LoadError> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        let Ok(canonical) = std::fs::canonicalize(path) else { return Ok(()) };
        if !self.seen.insert(canonical) {
            return Ok(());
        }
        if path.is_dir() {
            self.entries.push(Entry::Directory(path.to_owned()));
            return Ok(());
        }
        let jar = Jar::open(path, self.feature)?;
        let words = jar.manifest().map(|manifest| manifest.class_path().map(str::to_owned).collect::<Vec<_>>());
        self.entries.push(Entry::Jar(jar));
        for word in words.unwrap_or_default() {
            if let Some(next) = url::resolve_class_path_word(path, &word) {
                self.push(&next)?;
            }
        }
        Ok(())
    }

    /// Adds one class file that is found by `name` only.
    pub fn push_class_file(&mut self, path: &Path, name: &str) {
        self.entries.push(Entry::ClassFile { path: path.to_owned(), name: name.to_owned() });
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn feature(&self) -> u32 {
        self.feature
    }

    /// The bytes of a class by its internal name, and the index of the entry that has it. Whether the bytes are
    /// those of a class with that name (a file system may ignore case) is the VM's to check.
    pub fn find_class(&self, name: &str) -> Result<Option<(ClassBytes, usize)>, LoadError> {
        let file = format!("{name}.class");
        for (index, entry) in self.entries.iter().enumerate() {
            if let Some(bytes) = entry.find_class(name, &file)? {
                return Ok(Some((bytes, index)));
            }
        }
        Ok(None)
    }

    pub fn find_resource(&self, name: &str) -> Result<Option<Resource>, LoadError> {
        self.resources(name).next().transpose()
    }

    /// All of that name, in the order of the classpath.
    pub fn find_resources(&self, name: &str) -> Result<Vec<Resource>, LoadError> {
        self.resources(name).collect()
    }

    /// The bytes behind a URL of [`ClassPath::find_resources`], or one like these.
    pub fn resource_at(&self, url: &str) -> Result<Option<ClassBytes>, LoadError> {
        if let Some(kept) = self.kept.borrow().get(url) {
            return Ok(kept.clone());
        }
        let mut found = None;
        for entry in &self.entries {
            let base = match entry {
                Entry::Directory(_) => entry.url(),
                Entry::Jar(_) => format!("jar:{}!/", entry.url()),
                Entry::ClassFile { .. } => continue,
            };
            if let Some(name) = url.strip_prefix(&base) {
                found = entry.find_resource(&url::decode(name))?.map(|(bytes, _)| bytes);
                break;
            }
        }
        self.kept.borrow_mut().insert(url.to_string(), found.clone());
        Ok(found)
    }

    fn resources(&self, name: &str) -> impl Iterator<Item = Result<Resource, LoadError>> {
        self.entries.iter().enumerate().filter_map(move |(origin, entry)| {
            let found = entry.find_resource(name).transpose()?;
            Some(found.map(|(bytes, url)| Resource { bytes, url, origin }))
        })
    }

    /// The entries as text, for messages and for `java.class.path`.
    pub fn names(&self) -> Vec<String> {
        self.entries.iter().map(|entry| entry.path().display().to_string()).collect()
    }
}

/// `None` if there is no such file; a directory is no file.
fn read_file(path: &Path) -> Result<Option<ClassBytes>, LoadError> {
    use std::io::ErrorKind::*;
    match std::fs::read(path) {
        Ok(bytes) => Ok(Some(bytes.into())),
        Err(e) if matches!(e.kind(), NotFound | NotADirectory | IsADirectory | InvalidFilename) => Ok(None),
        Err(e) => Err(LoadError::io(path, &e)),
    }
}

/// What reading a directory's URL gives in Java: the names in it, one per line.
fn listing(dir: &Path) -> Option<ClassBytes> {
    let mut names: Vec<String> =
        std::fs::read_dir(dir).ok()?.flatten().map(|e| e.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Some(names.iter().flat_map(|name| [name, "\n"]).collect::<String>().into_bytes().into())
}

fn jars_of(dir: &Path) -> Vec<PathBuf> {
    let dir = if dir.as_os_str().is_empty() { Path::new(".") } else { dir };
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten().map(|e| e.path());
    let mut jars: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ext| ext == "jar" || ext == "JAR")).collect();
    jars.sort();
    jars
}
