//! One jar: an index of its central directory, entries inflated when asked for.
//!
//! Read with positioned reads and not mapped: builds overwrite jars while programs run, and a mapped file that
//! shrinks kills the process. Sizes and checksums are verified, which `java` leaves out: a damaged jar shall be
//! an error here and not a strange class.

use crate::{LoadError, Manifest};
use rawzip::{CompressionMethod, FileReader, ZipArchive, ZipArchiveEntryWayfinder};
use std::collections::HashMap;
use std::io::Read;
use std::path::{Path, PathBuf};

pub struct Jar {
    path: PathBuf,
    archive: ZipArchive<FileReader>,
    /// By full name; directories end in `/`. The last of two entries with one name wins, as in `java`.
    entries: HashMap<Box<str>, (ZipArchiveEntryWayfinder, CompressionMethod)>,
    manifest: Option<Manifest>,
    /// Of a multi-release jar: the `META-INF/versions/N` that count here, highest first.
    versions: Vec<u32>,
}

/// Larger entries are refused before they eat the memory: neither classes nor arrays in Java can be larger.
const MAX_ENTRY: u64 = i32::MAX as u64;

impl Jar {
    /// `feature` is the Java version for which versioned entries are chosen.
    pub fn open(path: &Path, feature: u32) -> Result<Jar, LoadError> {
        let file = std::fs::File::open(path).map_err(|e| LoadError::io(path, &e))?;
        if file.metadata().is_ok_and(|m| m.is_dir()) {
            return Err(LoadError::io(path, &std::io::ErrorKind::IsADirectory.into()));
        }
        let mut buffer = vec![0; rawzip::RECOMMENDED_BUFFER_SIZE];
        let archive = ZipArchive::from_file(file, &mut buffer).map_err(|e| LoadError::jar(path, e))?;
        let mut entries = HashMap::new();
        let mut count = 0;
        let mut walk = archive.entries(&mut buffer);
        while let Some(entry) = walk.next_entry().map_err(|e| LoadError::jar(path, e))? {
            count += 1;
            // Names that are not UTF-8 cannot be asked for.
            if let Ok(name) = std::str::from_utf8(entry.file_path().as_bytes()) {
                entries.insert(name.into(), (entry.wayfinder(), entry.compression_method()));
            }
        }
        if count != archive.entries_hint() {
            let why = format!("its directory has {count} entries, but should have {}", archive.entries_hint());
            return Err(LoadError::jar(path, why));
        }
        let mut jar = Jar { path: path.to_owned(), archive, entries, manifest: None, versions: Vec::new() };
        // The name of the manifest is matched without regard to case, as java.util.jar does.
        let name = if jar.entries.contains_key("META-INF/MANIFEST.MF") {
            Some("META-INF/MANIFEST.MF".into())
        } else {
            jar.entries.keys().find(|name| name.eq_ignore_ascii_case("META-INF/MANIFEST.MF")).cloned()
        };
        if let Some(name) = name {
            jar.manifest = jar.read_exact_name(&name)?.map(|bytes| Manifest::parse(&bytes));
        }
        if jar.manifest.as_ref().is_some_and(Manifest::multi_release) {
            jar.versions = jar.entries.keys().filter_map(|name| version_of(name)).collect();
            jar.versions.retain(|version| (9..=feature).contains(version));
            jar.versions.sort_unstable_by(|a, b| b.cmp(a));
            jar.versions.dedup();
        }
        Ok(jar)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn manifest(&self) -> Option<&Manifest> {
        self.manifest.as_ref()
    }

    /// All names, unsorted, directories included.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(|name| &**name)
    }

    /// The real name of what `name` means here: a versioned entry if there is one, and the directory if there is
    /// no file.
    pub fn real_name(&self, name: &str) -> Option<&str> {
        if !name.starts_with("META-INF/") {
            for version in &self.versions {
                let versioned = format!("META-INF/versions/{version}/{name}");
                if let Some((real, _)) = self.entries.get_key_value(versioned.as_str()) {
                    return Some(real);
                }
            }
        }
        let found = self.entries.get_key_value(name);
        found.or_else(|| self.entries.get_key_value(format!("{name}/").as_str())).map(|(real, _)| &**real)
    }

    /// The content of an entry, with versions taken into account. Directories are empty.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, LoadError> {
        match self.real_name(name) {
            Some(real) => self.read_exact_name(real),
            None => Ok(None),
        }
    }

    pub(crate) fn read_exact_name(&self, name: &str) -> Result<Option<Vec<u8>>, LoadError> {
        let Some(&(place, method)) = self.entries.get(name) else { return Ok(None) };
        let damaged = |why: &dyn std::fmt::Display| LoadError::jar(&self.path, format!("{name}: {why}"));
        let entry = self.archive.get_entry(place).map_err(|e| damaged(&e))?;
        let size = place.uncompressed_size_hint();
        if size > MAX_ENTRY {
            return Err(damaged(&"it is too large"));
        }
        // The size is only a claim, so not all of it is reserved at once. The verifying reader ends with an error
        // where the content outgrows it.
        let mut out = Vec::with_capacity(size.min(1 << 20) as usize);
        let read = match method {
            CompressionMethod::STORE => entry.verifying_reader(entry.reader()).read_to_end(&mut out),
            CompressionMethod::DEFLATE => {
                let inflater = flate2::read::DeflateDecoder::new(entry.reader());
                entry.verifying_reader(inflater).read_to_end(&mut out)
            }
            other => return Err(damaged(&format!("compression method {} is not supported", other.as_u16()))),
        };
        read.map_err(|e| damaged(&e))?;
        Ok(Some(out))
    }
}

fn version_of(name: &str) -> Option<u32> {
    let (version, rest) = name.strip_prefix("META-INF/versions/")?.split_once('/')?;
    if rest.is_empty() { None } else { version.parse().ok() }
}

impl std::fmt::Debug for Jar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Jar({}, {} entries)", self.path.display(), self.entries.len())
    }
}
