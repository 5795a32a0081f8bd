//! Finding the JDK whose class library runs: `--jdk`, else `JAVA_HOME`, else the `java` on the `PATH`.
//!
//! The first of these that is given decides. A wrong `--jdk` or `JAVA_HOME` is an error and not a reason to look
//! further: a check against another library than the user asked for would be worse than none. On the `PATH` a
//! `java` that belongs to no JDK (a wrapper script, the macOS stub) is passed over.

use crate::{JImage, LoadError};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Debug, Clone)]
pub struct Jdk {
    home: PathBuf,
    version: String,
    feature: u32,
    image: Arc<JImage>,
}

impl Jdk {
    /// The oldest library whose natives and model classes fit.
    pub const OLDEST: u32 = 17;

    pub fn find(explicit: Option<&Path>, java_home: Option<&OsStr>, path: Option<&OsStr>) -> Result<Jdk, LoadError> {
        if let Some(dir) = explicit {
            return Self::at(dir, "--jdk");
        }
        if let Some(dir) = java_home.filter(|dir| !dir.is_empty()) {
            return Self::at(Path::new(dir), "JAVA_HOME");
        }
        let launcher = if cfg!(windows) { "java.exe" } else { "java" };
        let mut refused = None;
        for dir in path.iter().flat_map(std::env::split_paths) {
            // `/usr/bin/java` is a link, often to a link.
            let Ok(java) = std::fs::canonicalize(dir.join(launcher)) else { continue };
            let Some(home) = java.parent().and_then(Path::parent) else { continue };
            match Self::at(home, "the java on the PATH") {
                Ok(jdk) => return Ok(jdk),
                // Too old or damaged: better to say so than "no JDK found", if nothing else turns up.
                Err(e) if image_path(home).exists() => refused = refused.or(Some(e)),
                Err(_) => {}
            }
        }
        Err(refused.unwrap_or(LoadError::NoJdk))
    }

    fn at(dir: &Path, said_by: &'static str) -> Result<Jdk, LoadError> {
        let refuse = |why: String| LoadError::NotAJdk { dir: dir.to_owned(), said_by, why };
        // macOS keeps the JDK inside of a bundle.
        let homes = [dir.to_owned(), dir.join("Contents/Home")];
        let Some(home) = homes.into_iter().find(|home| image_path(home).is_file()) else {
            return Err(refuse(if !dir.exists() {
                "there is no such directory".into()
            } else if dir.join("lib/rt.jar").exists() || dir.join("jre/lib/rt.jar").exists() {
                format!("it is version 8 or older, and Jaunt needs {} or newer", Self::OLDEST)
            } else {
                "it has no lib/modules".into()
            }));
        };
        let image = JImage::open(&image_path(&home))?;
        // Without a readable `release` file (some distributions leave it out) the library itself tells.
        let version = match release_version(&home) {
            Some(version) => version,
            None => match image.find_class("java/lang/Object")?.as_deref() {
                Some([_, _, _, _, _, _, high, low, ..]) => {
                    (u32::from(*high) * 256 + u32::from(*low)).saturating_sub(44).to_string()
                }
                _ => return Err(LoadError::image(image.path(), "it has no java.lang.Object")),
            },
        };
        let feature = feature_of(&version).ok_or_else(|| refuse(format!("its version {version:?} is unknown")))?;
        if feature < Self::OLDEST {
            return Err(refuse(format!("it is version {version}, and Jaunt needs {} or newer", Self::OLDEST)));
        }
        Ok(Jdk { home, version, feature, image: Arc::new(image) })
    }

    pub fn home(&self) -> &Path {
        &self.home
    }

    /// As in the `release` file: `17.0.21`.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// 17, 21, 25.
    pub fn feature(&self) -> u32 {
        self.feature
    }

    /// The class library.
    pub fn modules(&self) -> &Arc<JImage> {
        &self.image
    }

    /// `None` for a runtime without compiler.
    pub fn javac(&self) -> Option<PathBuf> {
        let javac = self.home.join("bin").join(if cfg!(windows) { "javac.exe" } else { "javac" });
        javac.is_file().then_some(javac)
    }
}

fn image_path(home: &Path) -> PathBuf {
    home.join("lib").join("modules")
}

fn release_version(home: &Path) -> Option<String> {
    let text = std::fs::read_to_string(home.join("release")).ok()?;
    let value = text.lines().find_map(|line| line.strip_prefix("JAVA_VERSION="))?;
    let value = value.trim().trim_matches('"');
    feature_of(value).map(|_| value.to_owned())
}

/// `17.0.21` → 17, `25-ea` → 25, `1.8.0_292` → 8.
fn feature_of(version: &str) -> Option<u32> {
    let mut numbers = version.split(|c: char| !c.is_ascii_digit()).map(str::parse);
    match numbers.next()?.ok()? {
        1 => numbers.next()?.ok(),
        feature => Some(feature),
    }
}

#[cfg(test)]
mod tests {
    use super::feature_of;

    #[test]
    fn features() {
        assert_eq!(feature_of("17.0.21"), Some(17));
        assert_eq!(feature_of("25-ea"), Some(25));
        assert_eq!(feature_of("21"), Some(21));
        assert_eq!(feature_of("1.8.0_292"), Some(8));
        assert_eq!(feature_of(""), None);
        assert_eq!(feature_of("x"), None);
    }
}
