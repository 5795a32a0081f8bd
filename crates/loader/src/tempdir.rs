//! A directory of our own under a given parent, gone when dropped. Unique across threads and processes because
//! `create_dir` fails on a name that is taken.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

#[derive(Debug)]
pub(crate) struct TempDir {
    path: PathBuf,
    kept: bool,
}

impl TempDir {
    pub(crate) fn new_in(parent: &Path, prefix: &str) -> io::Result<TempDir> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        std::fs::create_dir_all(parent)?;
        loop {
            let n = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = parent.join(format!("{prefix}{}-{n}", std::process::id()));
            match std::fs::create_dir(&path) {
                Ok(()) => return Ok(TempDir { path, kept: false }),
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => continue,
                Err(e) => return Err(e),
            }
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// It was renamed to a place where it stays.
    pub(crate) fn forget(mut self) {
        self.kept = true;
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        if !self.kept {
            // Nothing sensible can be done about a failure here, and it harms nobody.
            let _ = std::fs::remove_dir_all(&self.path);
        }
    }
}
