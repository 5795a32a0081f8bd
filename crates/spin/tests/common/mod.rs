//! Compiles the drivers in `tests/java`, writes cases for them and runs them under `java`, twice: as spun with
//! verification off, and relabelled as version 50, where the old verifier checks the code without frames.
#![allow(dead_code)] // every test file uses its own part

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// A file of cases in the form that `java.io.DataInputStream` reads.
#[derive(Default)]
pub struct Cases {
    count: i32,
    bytes: Vec<u8>,
}

impl Cases {
    pub fn start(&mut self) -> &mut Self {
        self.count += 1;
        self
    }
    pub fn int(&mut self, value: i32) -> &mut Self {
        self.raw(&value.to_be_bytes())
    }
    pub fn bool(&mut self, value: bool) -> &mut Self {
        self.raw(&[value.into()])
    }
    pub fn raw(&mut self, bytes: &[u8]) -> &mut Self {
        self.bytes.extend_from_slice(bytes);
        self
    }
    /// `writeUTF`; none of the texts here has NULs or supplementary characters.
    pub fn text(&mut self, text: &str) -> &mut Self {
        self.raw(&(text.len() as u16).to_be_bytes()).raw(text.as_bytes())
    }
    pub fn texts(&mut self, texts: &[String]) -> &mut Self {
        self.int(texts.len() as i32);
        texts.iter().fold(self, |cases, text| cases.text(text))
    }
    pub fn class(&mut self, bytes: &[u8]) -> &mut Self {
        self.int(bytes.len() as i32).raw(bytes)
    }
}

/// The first JDK of at least this version: `JAVA_HOME`, the PATH, then what Debian installs.
pub fn jdk(at_least: u32) -> Option<PathBuf> {
    let home = std::env::var_os("JAVA_HOME").map(PathBuf::from);
    let on_path = std::env::var_os("PATH").into_iter().flat_map(|path| {
        let homes = std::env::split_paths(&path).filter_map(|dir| dir.join("java").canonicalize().ok());
        homes.filter_map(|java| Some(java.parent()?.parent()?.to_owned())).collect::<Vec<_>>()
    });
    let installed = std::fs::read_dir("/usr/lib/jvm").into_iter().flatten().flatten().map(|entry| entry.path());
    home.into_iter().chain(on_path).chain(installed).find(|home| {
        let release = std::fs::read_to_string(home.join("release")).unwrap_or_default();
        let version = release.split("JAVA_VERSION=\"").nth(1).and_then(|rest| rest.split(['.', '"']).next());
        version.and_then(|v| v.parse::<u32>().ok()).is_some_and(|v| v >= at_least) && home.join("bin/javac").exists()
    })
}

/// Runs `driver` over the cases and expects no difference. `verify`: also with the verifier.
pub fn run(driver: &str, cases: Cases, at_least: u32, verify: bool) {
    let Some(home) = jdk(at_least) else {
        println!("no JDK {at_least} or newer: nothing compared");
        return;
    };
    // Tests run side by side.
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("spin-{driver}-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&dir).unwrap();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java");
    let mut javac = Command::new(home.join("bin/javac"));
    javac.args(["-nowarn", "-encoding", "UTF-8", "-d"]).arg(&dir).arg("-sourcepath").arg(&sources);
    javac.arg(sources.join(format!("{driver}.java"))).arg(sources.join("jaunt/vm/Concat.java"));
    let output = javac.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let file = dir.join("cases");
    std::fs::write(&file, [&cases.count.to_be_bytes()[..], &cases.bytes].concat()).unwrap();
    let modes: &[&[&str]] = &[&["-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote"], &["-Dmajor=50"]];
    for mode in &modes[..1 + usize::from(verify)] {
        let mut java = Command::new(home.join("bin/java"));
        java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8", "-Dsun.jnu.encoding=UTF-8"]);
        java.arg(format!("-XX:ErrorFile={}", dir.join("crash.log").display()));
        java.args(*mode).arg("-cp").arg(&dir).arg(driver).arg(&file);
        let output = java.output().unwrap();
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        println!("{driver} {mode:?}: {out}{err}");
        assert!(output.status.success(), "{driver} {mode:?}: {out}{err}");
    }
    let _ = std::fs::remove_dir_all(&dir);
}
