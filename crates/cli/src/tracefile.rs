//! Writing trace files so that a reader sees the whole file or none, and no failure goes unnoticed.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Where a trace goes if nobody says.
pub const DEFAULT: &str = "jaunt-trace.json";

/// Outcomes that get a file of their own.
pub const MOST_OUTCOMES: usize = 1000;

/// `dir/name.json` and `-2` give `dir/name-2.json`.
pub fn numbered(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(suffix);
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

pub fn write(path: &Path, text: &str) -> io::Result<()> {
    match path.metadata() {
        // A device or a pipe is written to, not replaced. A directory refuses by itself.
        Ok(existing) if !existing.is_file() => {
            let mut file = OpenOptions::new().write(true).open(path)?;
            file.write_all(text.as_bytes())?;
            file.flush()
        }
        // Through a link, what it points to.
        Ok(_) => replace(&path.canonicalize()?, text),
        Err(_) => replace(path, text),
    }
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "not a file name"))?;
    let mut aside = std::ffi::OsString::from(".");
    aside.push(name);
    aside.push(format!(".{}.tmp", std::process::id()));
    let aside = path.with_file_name(aside);
    let written = File::create(&aside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        // A disk that is full may say so only now.
        file.sync_all()
    });
    let done = written.and_then(|()| std::fs::rename(&aside, path));
    if done.is_err() {
        let _ = std::fs::remove_file(&aside);
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(numbered(Path::new("a/t.json"), "-2"), Path::new("a/t-2.json"));
        assert_eq!(numbered(Path::new("t"), "-2"), Path::new("t-2"));
        assert_eq!(numbered(Path::new("a.b/t.x.json"), "-2"), Path::new("a.b/t.x-2.json"));
    }

    #[test]
    fn whole_or_not_at_all() {
        let dir = std::env::temp_dir().join(format!("jaunt-tracefile-{}", std::process::id()));
        std::fs::create_dir_all(&dir).expect("a temporary directory");
        let path = dir.join("t.json");
        let list = || std::fs::read_dir(&dir).expect("readable").count();
        for text in ["one", "two"] {
            write(&path, text).expect("written");
            assert_eq!(std::fs::read_to_string(&path).expect("readable"), text);
            assert_eq!(list(), 1);
        }
        std::os::unix::fs::symlink(&path, dir.join("link.json")).expect("a link");
        write(&dir.join("link.json"), "three").expect("written");
        assert_eq!(std::fs::read_to_string(&path).expect("readable"), "three");
        assert!(write(&dir, "x").is_err());
        assert!(write(&dir.join("none/t.json"), "x").is_err());
        assert!(write(Path::new("/dev/full"), "x").is_err());
        assert!(Path::new("/dev/full").exists());
        assert!(write(Path::new(""), "x").is_err());
        assert_eq!(list(), 2);
        let _ = std::fs::remove_dir_all(&dir);
    }
}
