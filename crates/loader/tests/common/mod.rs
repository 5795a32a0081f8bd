//! A scratch directory and the JDK's tools, for tests that need the real thing.
#![allow(dead_code)] // every test file uses its own part

use jaunt_loader::Jdk;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

pub fn jdk() -> Jdk {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    Jdk::find(None, home.as_deref(), path.as_deref()).expect("these tests need a JDK")
}

/// Removed when dropped.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("scratch-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        Scratch(dir)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, content).unwrap();
        path
    }

    /// Runs a tool of the JDK in this directory.
    pub fn tool(&self, name: &str, args: &[&str]) -> String {
        let output = Command::new(jdk().home().join("bin").join(name)).args(args).current_dir(&self.0).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{name} {args:?}: {text}{}", String::from_utf8_lossy(&output.stderr));
        text
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Small, fast, repeatable.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}
