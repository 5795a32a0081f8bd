//! What the user means by PROGRAM: a class name, a `.java` file, a `.class` file or a `.jar`, turned into a
//! classpath and a class to start.

use crate::compile::{Compiled, class_files};
use crate::{ClassPath, Compiler, Jdk, LoadError};
use jaunt_classfile::{ClassFile, access, names};
use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The request.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// PROGRAM as it was typed.
    pub name: &'a OsStr,
    /// `-cp`; `.` if not given, as for `java`.
    pub classpath: Option<&'a OsStr>,
    pub start: Start<'a>,
    pub compiler: Compiler<'a>,
}

/// Which class is wanted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Start<'a> {
    /// The one with the main method.
    Main,
    /// This one (`--entry Class#method`), with dots or slashes.
    Class(&'a str),
    /// The one that PROGRAM names, with or without a main method.
    Any,
}

/// The answer. Classes compiled without a cache are gone when it is dropped.
#[derive(Debug)]
pub struct Target {
    pub classpath: ClassPath,
    /// Internal form: `pkg/Main`. It exists on the classpath or in the JDK; whether it has a main method is known
    /// only for a `.java` file.
    pub main_class: String,
    /// Sources that were compiled, the one that was named first.
    pub sources: Vec<PathBuf>,
    compiled: Option<Compiled>,
}

impl Target {
    /// The folder of classes that were compiled for this run only: for who ends the process without dropping this.
    pub fn temporary(&self) -> Option<&Path> {
        self.compiled.as_ref().and_then(Compiled::temporary)
    }

    /// The file with the source of a class, for showing lines. `source_file` is its `SourceFile` attribute.
    pub fn find_source(&self, class: &str, source_file: &str) -> Option<PathBuf> {
        let package = package_of(class);
        let within = Path::new(package).join(source_file);
        let known = self.sources.iter().find(|source| source.ends_with(&within));
        let known = known.or_else(|| self.sources.iter().find(|source| source.ends_with(source_file)));
        let beside = || self.classpath.entries().iter().map(|entry| entry.path().join(&within)).find(|p| p.is_file());
        known.cloned().or_else(beside)
    }
}

impl Program<'_> {
    pub fn resolve(&self) -> Result<Target, LoadError> {
        let path = Path::new(self.name);
        let kind = path.extension().and_then(OsStr::to_str).unwrap_or("");
        if !matches!(kind, "java" | "class" | "jar") {
            return self.class();
        }
        if !path.exists() {
            // A class may be called `my.jar`; a file that is missing is the likelier meaning.
            return self.class().map_err(|_| LoadError::NoSuchFile { path: path.to_owned() });
        }
        match kind {
            "java" => self.source(path),
            "class" => self.class_file(path),
            _ => self.jar(path),
        }
    }

    fn jdk(&self) -> &Jdk {
        self.compiler.jdk
    }

    /// The `-cp` of the user.
    fn given(&self) -> Result<ClassPath, LoadError> {
        ClassPath::parse(self.classpath.unwrap_or(OsStr::new(".")), self.jdk().feature())
    }

    /// `first` with the given classpath behind it.
    fn with_given(&self, mut first: ClassPath) -> Result<ClassPath, LoadError> {
        if self.classpath.is_some() {
            for entry in self.given()?.entries() {
                first.push(entry.path())?;
            }
        }
        Ok(first)
    }

    fn class(&self) -> Result<Target, LoadError> {
        let typed = self.name.to_string_lossy();
        let name = internal_name(&typed)?;
        self.target(self.given()?, name, Vec::new(), None)
    }

    fn jar(&self, path: &Path) -> Result<Target, LoadError> {
        let mut classpath = ClassPath::empty(self.jdk().feature());
        classpath.push(path)?;
        let main = match classpath.entries().first().and_then(|entry| entry.manifest()?.main_class()) {
            Some(name) => internal_name(name)?,
            // Another class is wanted anyway.
            None if matches!(self.start, Start::Class(_)) => String::new(),
            None => return Err(LoadError::JarWithoutMain { path: path.to_owned() }),
        };
        self.target(self.with_given(classpath)?, main, Vec::new(), None)
    }

    fn class_file(&self, path: &Path) -> Result<Target, LoadError> {
        let class = parse_file(path)?;
        let name = class.pool.class_name(class.this_class).to_owned();
        let mut classpath = ClassPath::empty(self.jdk().feature());
        match root_of(path, format!("{name}.class")) {
            Some(root) => classpath.push(&root)?,
            None => classpath.push_class_file(path, &name),
        }
        self.target(self.with_given(classpath)?, name, Vec::new(), None)
    }

    fn source(&self, path: &Path) -> Result<Target, LoadError> {
        let text = std::fs::read(path).map_err(|e| LoadError::io(path, &e))?;
        let package = declared_package(&String::from_utf8_lossy(&text)).replace('.', "/");
        let file = path.file_name().unwrap_or_default();
        let root = root_of(path, Path::new(&package).join(file));
        let given = self.given()?;
        let visible: Vec<PathBuf> = given.entries().iter().map(|entry| entry.path().to_owned()).collect();
        let compiled = self.compiler.compile(path, root.as_deref(), &visible)?;
        let (main, sources) = self.pick_main(&compiled.dir, path, root.as_deref(), &visible)?;
        let mut classpath = ClassPath::empty(self.jdk().feature());
        classpath.push(&compiled.dir)?;
        for entry in &visible {
            classpath.push(entry)?;
        }
        self.target(classpath, main, sources, Some(compiled))
    }

    fn target(
        &self,
        classpath: ClassPath,
        main: String,
        sources: Vec<PathBuf>,
        compiled: Option<Compiled>,
    ) -> Result<Target, LoadError> {
        let main_class = match self.start {
            Start::Class(name) => internal_name(name)?,
            _ => main,
        };
        let found = classpath.find_class(&main_class)?.is_some() || self.jdk().modules().find_class(&main_class)?.is_some();
        if !found {
            return Err(LoadError::NoSuchClass { name: main_class.replace('/', "."), searched: classpath.names() });
        }
        Ok(Target { classpath, main_class, sources, compiled })
    }

    /// Of the classes made from `source`: the top-level one named like the file if it has a main method, else the
    /// first with one in the order of the text. Also the sources of all the classes.
    fn pick_main(
        &self,
        dir: &Path,
        source: &Path,
        root: Option<&Path>,
        visible: &[PathBuf],
    ) -> Result<(String, Vec<PathBuf>), LoadError> {
        let trouble = |e: std::io::Error| LoadError::CompilerTrouble { why: e.to_string() };
        let mut classes: HashMap<String, Made> = HashMap::new();
        for file in class_files(dir).map_err(trouble)? {
            let made = Made::new(&parse_file(&file)?, self.jdk().feature());
            classes.insert(made.name.clone(), made);
        }
        let file = source.file_name().unwrap_or_default();
        let stem = source.file_stem().unwrap_or_default();
        let mut candidates: Vec<&Made> = classes
            .values()
            .filter(|made| made.top_level && OsStr::new(&made.source) == file)
            .filter(|made| self.start != Start::Main || has_main(made, &classes))
            .collect();
        let is_stem = |made: &Made| OsStr::new(simple_name(&made.name)) == stem;
        candidates.sort_by_key(|made| (!is_stem(made), made.line, &made.name));
        let main = match (candidates.first(), self.start) {
            (Some(made), _) => made.name.clone(),
            (None, Start::Class(_)) => String::new(),
            (None, _) => return Err(LoadError::NoMainInSource { source: source.to_owned() }),
        };
        let mut others: Vec<PathBuf> = classes
            .values()
            .filter(|made| OsStr::new(&made.source) != file)
            .filter_map(|made| {
                let within = Path::new(package_of(&made.name)).join(&made.source);
                root.into_iter().chain(visible.iter().map(PathBuf::as_path)).map(|dir| dir.join(&within)).find(|p| p.is_file())
            })
            .collect();
        others.sort();
        others.dedup();
        Ok((main, std::iter::once(source.to_owned()).chain(others).collect()))
    }
}

/// What matters of a compiled class.
struct Made {
    name: String,
    super_name: String,
    source: String,
    /// The first line of its code: javac gives the default constructor the line of the class.
    line: u16,
    top_level: bool,
    main: bool,
}

impl Made {
    fn new(class: &ClassFile, feature: u32) -> Made {
        let pool = &class.pool;
        let name = pool.class_name(class.this_class).to_owned();
        let lines = class.methods.iter().filter_map(|m| m.code.as_ref()?.lines.iter().map(|(_, line)| *line).min());
        Made {
            super_name: pool.class_name(class.super_class).to_owned(),
            source: pool.utf8(class.attrs.source_file).to_owned(),
            line: lines.min().unwrap_or(u16::MAX),
            top_level: !class.attrs.inner_classes.iter().any(|inner| pool.class_name(inner.inner) == name)
                && class.attrs.enclosing_method.is_none(),
            main: class.methods.iter().any(|m| is_main(pool.utf8(m.name), pool.utf8(m.descriptor), m.access, feature)),
            name,
        }
    }
}

/// `public static void main(String[])`; from Java 25 on (JEP 512) also not public, not static, without argument.
fn is_main(name: &str, descriptor: &str, flags: u16, feature: u32) -> bool {
    let classic = descriptor == "([Ljava/lang/String;)V";
    let (public, fixed) = (flags & access::PUBLIC != 0, flags & access::STATIC != 0);
    name == "main"
        && (classic && public && fixed || feature >= 25 && (classic || descriptor == "()V") && flags & access::PRIVATE == 0)
}

/// Its own or inherited from a class that was compiled with it.
fn has_main(made: &Made, classes: &HashMap<String, Made>) -> bool {
    let mut next = Some(made);
    // Bounded: a damaged cache entry might make a class its own ancestor.
    for _ in 0..=classes.len() {
        match next {
            Some(made) if made.main => return true,
            Some(made) => next = classes.get(&made.super_name),
            None => return false,
        }
    }
    false
}

fn parse_file(path: &Path) -> Result<ClassFile, LoadError> {
    let bytes = std::fs::read(path).map_err(|e| LoadError::io(path, &e))?;
    jaunt_classfile::parse(bytes.into()).map_err(|e| LoadError::DamagedClass { path: path.to_owned(), why: e.to_string() })
}

/// The directory from which `path` would be found as `name`; `None` if it lies elsewhere.
fn root_of(path: &Path, name: impl AsRef<Path>) -> Option<PathBuf> {
    let absolute = std::path::absolute(path).ok()?;
    let depth = name.as_ref().components().count();
    if !absolute.ends_with(name) {
        return None;
    }
    absolute.ancestors().nth(depth).map(Path::to_owned)
}

fn internal_name(typed: &str) -> Result<String, LoadError> {
    let name = typed.replace('.', "/");
    if names::is_class_name(name.as_bytes()) { Ok(name) } else { Err(LoadError::BadClassName { name: typed.into() }) }
}

fn package_of(class: &str) -> &str {
    class.rsplit_once('/').map_or("", |(package, _)| package)
}

fn simple_name(class: &str) -> &str {
    class.rsplit_once('/').map_or(class, |(_, simple)| simple)
}

/// The name in the `package` statement of a source, or nothing. Only comments may stand before it (annotations
/// may in package-info.java, which is no program).
fn declared_package(source: &str) -> String {
    let mut rest = skip_blank(source.strip_prefix('\u{feff}').unwrap_or(source));
    let Some(tail) = rest.strip_prefix("package").filter(|t| !t.starts_with(|c: char| c == '_' || c.is_alphanumeric())) else {
        return String::new();
    };
    rest = tail;
    let mut name = String::new();
    loop {
        rest = skip_blank(rest);
        match rest.chars().next() {
            Some(c) if c == '.' || c == '_' || c == '$' || c.is_alphanumeric() => {
                name.push(c);
                rest = &rest[c.len_utf8()..];
            }
            Some(';') => return name,
            // Not Java: javac will say so.
            _ => return String::new(),
        }
    }
}

/// Past white space and comments.
fn skip_blank(mut text: &str) -> &str {
    loop {
        text = text.trim_start();
        text = if let Some(tail) = text.strip_prefix("//") {
            tail.split_once(['\n', '\r']).map_or("", |(_, tail)| tail)
        } else if let Some(tail) = text.strip_prefix("/*") {
            tail.split_once("*/").map_or("", |(_, tail)| tail)
        } else {
            return text;
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages() {
        assert_eq!(declared_package("/* package x; */ // y\n package /**/ a . b\n.c_1;class X{}"), "a.b.c_1");
        for none in ["", "class X{}", "packages a;", "import a; package b;", "package a", "/*", "package a+b;"] {
            assert_eq!(declared_package(none), "", "{none}");
        }
    }

    #[test]
    fn roots() {
        assert_eq!(root_of(Path::new("/x/a/b/C.class"), "a/b/C.class"), Some("/x".into()));
        assert_eq!(root_of(Path::new("/a/b/C.class"), "a/b/C.class"), Some("/".into()));
        assert_eq!(root_of(Path::new("/x/b/C.class"), "a/b/C.class"), None);
        assert_eq!(root_of(Path::new("/x/b/D.class"), "C.class"), None);
    }
}
