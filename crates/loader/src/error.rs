//! What can be wrong with the input. Every message names the thing and says what to do next; all of these end
//! the program with status 2 (nothing was checked).

use std::fmt;
use std::path::{Path, PathBuf};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LoadError {
    /// Neither `--jdk`, nor `JAVA_HOME`, nor a `java` on the `PATH`.
    NoJdk,
    /// A directory was named (by `--jdk` or `JAVA_HOME`: `said_by`) that holds no JDK.
    NotAJdk {
        dir: PathBuf,
        said_by: &'static str,
        why: String,
    },
    /// `lib/modules` cannot be used.
    DamagedImage {
        path: PathBuf,
        why: String,
    },
    /// A `.java` file is to be compiled, and this JDK has only a runtime.
    NoCompiler {
        jdk: PathBuf,
    },
    /// javac refused. Its diagnostics, verbatim.
    CompileFailed {
        source: PathBuf,
        diagnostics: String,
    },
    /// javac could not be started or its output not be kept.
    CompilerTrouble {
        why: String,
    },
    /// javac took longer than it may.
    CompilerTooSlow,
    /// A `.java` file without a class that can be started.
    NoMainInSource {
        source: PathBuf,
    },
    NoSuchFile {
        path: PathBuf,
    },
    /// `why` is the system's reason or "is a directory".
    Unreadable {
        path: PathBuf,
        why: String,
    },
    /// A class named on the command line that is nowhere on the classpath.
    NoSuchClass {
        name: String,
        searched: Vec<String>,
    },
    /// PROGRAM is not a name that any class can have.
    BadClassName {
        name: String,
    },
    DamagedJar {
        path: PathBuf,
        why: String,
    },
    JarWithoutMain {
        path: PathBuf,
    },
    /// The class file itself is damaged.
    DamagedClass {
        path: PathBuf,
        why: String,
    },
}

impl LoadError {
    pub(crate) fn jar(path: &Path, why: impl fmt::Display) -> Self {
        LoadError::DamagedJar { path: path.to_owned(), why: why.to_string() }
    }

    pub(crate) fn image(path: &Path, why: impl fmt::Display) -> Self {
        LoadError::DamagedImage { path: path.to_owned(), why: why.to_string() }
    }

    /// An error of the file system about `path`.
    pub(crate) fn io(path: &Path, error: &std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::NotFound => LoadError::NoSuchFile { path: path.to_owned() },
            std::io::ErrorKind::IsADirectory => LoadError::Unreadable { path: path.to_owned(), why: "it is a directory".into() },
            std::io::ErrorKind::PermissionDenied => {
                LoadError::Unreadable { path: path.to_owned(), why: "permission denied".into() }
            }
            _ => LoadError::Unreadable { path: path.to_owned(), why: error.to_string() },
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use LoadError::*;
        match self {
            NoJdk => write!(f, "no JDK found: install one (Debian: apt-get install openjdk-17-jdk) or pass --jdk DIR"),
            NotAJdk { dir, said_by, why } => {
                write!(f, "{} (from {said_by}) is not a JDK that Jaunt can use: {why}; ", dir.display())?;
                match *said_by {
                    "JAVA_HOME" => write!(f, "correct or unset JAVA_HOME, or pass --jdk DIR"),
                    _ => write!(f, "pass the directory that holds bin/ and lib/modules, JDK 17 or newer"),
                }
            }
            DamagedImage { path, why } => {
                write!(f, "cannot use the JDK image {}: {why}; reinstall this JDK or pass --jdk another", path.display())
            }
            NoCompiler { jdk } => write!(
                f,
                "{} has no javac: install a full JDK (Debian: apt-get install openjdk-17-jdk), pass --jdk DIR, \
                 or compile the program yourself and name its class",
                jdk.display()
            ),
            CompileFailed { source, diagnostics } => {
                f.write_str(diagnostics)?;
                if !diagnostics.is_empty() && !diagnostics.ends_with('\n') {
                    f.write_str("\n")?;
                }
                write!(f, "{} does not compile: correct the errors above (javac's own words)", source.display())
            }
            CompilerTrouble { why } => write!(f, "cannot run javac: {why}"),
            CompilerTooSlow => write!(f, "javac took longer than the time limit: raise it, or compile the program yourself"),
            NoMainInSource { source } => write!(
                f,
                "no class in {} has a method `public static void main(String[])`: add one, or start elsewhere \
                 with --entry Class#method",
                source.display()
            ),
            NoSuchFile { path } => write!(f, "there is no file {}: check the path", path.display()),
            Unreadable { path, why } => {
                write!(f, "cannot read {}: {why}; name a file that can be read", path.display())
            }
            NoSuchClass { name, searched } => {
                write!(f, "cannot find class {name}: ")?;
                match searched.as_slice() {
                    [] => write!(f, "the classpath is empty or names nothing that exists; pass -cp PATH"),
                    list => write!(f, "not in {}; pass -cp PATH with the place that holds it", list.join(", ")),
                }
            }
            BadClassName { name } => {
                write!(f, "{name:?} is not a class name: pass a class, a .java file, a .class file or a .jar")
            }
            DamagedJar { path, why } => {
                write!(f, "cannot read the jar {}: {why}; build it again or take it off the classpath", path.display())
            }
            JarWithoutMain { path } => write!(
                f,
                "{} names no main class in its manifest: pass -cp {} and the class to start",
                path.display(),
                path.display()
            ),
            DamagedClass { path, why } => {
                write!(f, "cannot read the class file {}: {why}; compile it again", path.display())
            }
        }
    }
}

impl std::error::Error for LoadError {}
