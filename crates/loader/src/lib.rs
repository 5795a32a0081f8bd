//! Where class bytes come from: the JDK's image, directories and jars, and what the user named on the command line.
//!
//! **This crate links nothing and reads no environment.** It answers "which bytes has this name" and "which
//! program did the user mean"; the command line passes in what it read from `JAVA_HOME` and `PATH`.
//!
//! Everything returned is immutable and can be asked from many threads. Every failure is a [`LoadError`], whose
//! message says what to do next; damaged input never panics.

mod classpath;
mod compile;
mod error;
mod jar;
mod jdk;
mod jimage;
mod manifest;
mod target;
mod tempdir;
mod url;

pub use classpath::{ClassPath, Entry, Resource};
pub use compile::Compiler;
pub use error::LoadError;
pub use jar::Jar;
pub use jdk::Jdk;
pub use jimage::JImage;
pub use manifest::{Attributes, Manifest};
pub use target::{Program, Start, Target};
