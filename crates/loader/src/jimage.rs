//! The JDK's `lib/modules` file ("jimage"), mapped into memory and read where it lies.
//!
//! The file is a header, a perfect hash (redirect and offset tables), location records, strings and contents:
//! `jdk.internal.jimage` in the JDK is its only description. We read it ourselves because what we need is small,
//! and the crate that does it (jimage-rs) brings a command-line parser along and lacks `compact-cp`.
//!
//! A lookup hashes `/module/path` over its bytes, which is what the JDK does for every name without supplementary
//! characters. The module of a package comes from the image's own `/packages/…` entries through the same hash, so
//! opening builds no tables at all.

mod compact;
mod compressed;

use crate::LoadError;
use jaunt_classfile::ClassBytes;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const MAGIC: u32 = 0xCAFE_DADA;
const HEADER: usize = 7 * 4;
const HASH_MULTIPLIER: u32 = 0x0100_0193;

type Owner = Arc<dyn AsRef<[u8]> + Send + Sync>;

pub struct JImage {
    path: PathBuf,
    owner: Owner,
    little: bool,
    /// Slots of the perfect hash, not 0.
    slots: u32,
    // Offsets into the file. **All of the index lies inside the file**: checked when opened.
    redirect: usize,
    offsets: usize,
    locations: usize,
    strings: usize,
    contents: usize,
}

/// One resource: offsets of its name's parts in the strings, and where its content lies.
#[derive(Default, Clone, Copy)]
struct Location {
    module: u64,
    parent: u64,
    base: u64,
    extension: u64,
    offset: u64,
    /// 0: stored as it is.
    compressed: u64,
    size: u64,
}

impl JImage {
    pub fn open(path: &Path) -> Result<JImage, LoadError> {
        let file = std::fs::File::open(path).map_err(|e| LoadError::io(path, &e))?;
        // SAFETY: read-only map of a file of an installed JDK. Shrinking that file while programs run kills them
        // all, `java` included, which maps it in the same way.
        let map = unsafe { memmap2::Mmap::map(&file) }.map_err(|e| LoadError::io(path, &e))?;
        Self::new(path, Arc::new(map))
    }

    /// An image that is already in memory; `path` is for messages.
    pub fn from_bytes(path: &Path, bytes: Vec<u8>) -> Result<JImage, LoadError> {
        Self::new(path, Arc::new(bytes))
    }

    fn new(path: &Path, owner: Owner) -> Result<JImage, LoadError> {
        let bad = |why: &str| LoadError::image(path, why);
        let bytes = (*owner).as_ref();
        let Some(header) = bytes.get(..HEADER) else { return Err(bad("it is too short to be an image")) };
        let magic: [u8; 4] = header[..4].try_into().expect("four bytes");
        let little = match (u32::from_le_bytes(magic), u32::from_be_bytes(magic)) {
            (MAGIC, _) => true,
            (_, MAGIC) => false,
            _ => return Err(bad("it is not a jimage file")),
        };
        let word = |i: usize| word(header, i * 4, little).expect("inside the header");
        let (version, slots, locations_size, strings_size) = (word(1), word(4), word(5), word(6));
        if version != 0x0001_0000 {
            return Err(bad(&format!("its format is version {}.{}, not 1.0", version >> 16, version & 0xffff)));
        }
        let redirect = HEADER as u64;
        let offsets = redirect + u64::from(slots) * 4;
        let locations = offsets + u64::from(slots) * 4;
        let strings = locations + u64::from(locations_size);
        let contents = strings + u64::from(strings_size);
        if slots == 0 || contents > bytes.len() as u64 {
            return Err(bad("its index is cut off"));
        }
        Ok(JImage {
            path: path.to_owned(),
            little,
            slots,
            redirect: redirect as usize,
            offsets: offsets as usize,
            locations: locations as usize,
            strings: strings as usize,
            contents: contents as usize,
            owner,
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The bytes of a class by its internal name (`java/lang/String`).
    pub fn find_class(&self, name: &str) -> Result<Option<ClassBytes>, LoadError> {
        let file = [name, ".class"].concat();
        // No package is in two modules, so the one that nearly all classes come from may be asked first.
        if let Some(bytes) = self.find_resource("java.base", &file)? {
            return Ok(Some(bytes));
        }
        let module = name.rfind('/').and_then(|slash| self.module_of_package(&name[..slash]));
        let Some(module) = module else { return Ok(None) };
        self.find_resource(module, &file)
    }

    /// The module that has a package (`java/util`) with classes or resources of its own.
    pub fn module_of_package(&self, package: &str) -> Option<&str> {
        let location = self.find("packages", &package.replace('/', "."))?;
        let content = self.stored(&location)?;
        // Pairs (is empty, name of the module): a package may be empty in one module and full in another.
        content.chunks_exact(8).find_map(|pair| match word(pair, 0, self.little)? {
            0 => std::str::from_utf8(self.string(word(pair, 4, self.little)?.into())?).ok(),
            _ => None,
        })
    }

    /// Any file of a module (`java.base`, `java/lang/String.class`).
    pub fn find_resource(&self, module: &str, path: &str) -> Result<Option<ClassBytes>, LoadError> {
        let Some(location) = self.find(module, path) else { return Ok(None) };
        let damaged = |why: String| LoadError::image(&self.path, format!("{module}/{path}: {why}"));
        if location.compressed == 0 {
            let (start, end) = self.span(&location).ok_or_else(|| damaged("it lies outside of the file".into()))?;
            return Ok(Some(ClassBytes::window(self.owner.clone(), start, end - start)));
        }
        let packed = self.stored(&location).ok_or_else(|| damaged("it lies outside of the file".into()))?;
        let bytes = compressed::expand(packed, self.little, &|offset| self.string(offset.into())).map_err(damaged)?;
        Ok(Some(bytes.into()))
    }

    /// All modules, sorted.
    pub fn modules(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        let mut seen = std::collections::HashSet::new();
        for location in self.all() {
            if seen.insert(location.module)
                && let Some(name) = self.string(location.module)
                && !matches!(name, b"" | b"packages" | b"modules")
            {
                names.push(String::from_utf8_lossy(name).into_owned());
            }
        }
        names.sort();
        names
    }

    /// Paths of all files of a module, sorted. Walks the whole image: for listings and tests.
    pub fn resources_of(&self, module: &str) -> Vec<String> {
        let mut paths: Vec<String> = self
            .all()
            .filter(|location| self.string(location.module) == Some(module.as_bytes()))
            .filter_map(|location| self.path_of(&location))
            .collect();
        paths.sort();
        paths
    }

    /// Internal names of all classes of a module, sorted; `module-info` is not one of them.
    pub fn classes_of(&self, module: &str) -> Vec<String> {
        let mut names = self.resources_of(module);
        names.retain_mut(|path| match path.strip_suffix(".class") {
            Some(name) if name != "module-info" => {
                path.truncate(name.len());
                true
            }
            _ => false,
        });
        names
    }

    /// The whole file.
    pub fn bytes(&self) -> &[u8] {
        (*self.owner).as_ref()
    }

    fn all(&self) -> impl Iterator<Item = Location> {
        (0..self.slots).filter_map(|slot| self.location(slot))
    }

    fn find(&self, module: &str, path: &str) -> Option<Location> {
        let step = |h: u32, &b: &u8| h.wrapping_mul(HASH_MULTIPLIER) ^ u32::from(b);
        let hash = |seed: u32| {
            let h = module.as_bytes().iter().fold(step(seed, &b'/'), step);
            path.as_bytes().iter().fold(step(h, &b'/'), step) & 0x7fff_ffff
        };
        let slot = hash(HASH_MULTIPLIER) % self.slots;
        let slot = match word(self.bytes(), self.redirect + slot as usize * 4, self.little)? as i32 {
            0 => return None,
            seed if seed > 0 => hash(seed as u32) % self.slots,
            // The complement of the slot itself.
            direct => !direct as u32,
        };
        if slot >= self.slots {
            return None;
        }
        // Every name has a slot, so the name found there must be compared.
        self.location(slot).filter(|location| self.is_named(location, module, path))
    }

    fn is_named(&self, location: &Location, module: &str, path: &str) -> bool {
        let compare = || -> Option<bool> {
            let after_module = self.strip(location.module, module.as_bytes())?;
            let mut rest = path.as_bytes();
            if location.parent != 0 {
                rest = self.strip(location.parent, rest)?.strip_prefix(b"/")?;
            }
            rest = self.strip(location.base, rest)?;
            if location.extension != 0 {
                rest = self.strip(location.extension, rest.strip_prefix(b".")?)?;
            }
            Some(after_module.is_empty() && rest.is_empty())
        };
        compare() == Some(true)
    }

    fn path_of(&self, location: &Location) -> Option<String> {
        let mut path = Vec::new();
        if location.parent != 0 {
            path.extend_from_slice(self.string(location.parent)?);
            path.push(b'/');
        }
        path.extend_from_slice(self.string(location.base)?);
        if location.extension != 0 {
            path.push(b'.');
            path.extend_from_slice(self.string(location.extension)?);
        }
        String::from_utf8(path).ok()
    }

    /// Decodes the attributes of a slot: bytes `kind << 3 | length - 1`, then the value, big endian.
    fn location(&self, slot: u32) -> Option<Location> {
        let offset = word(self.bytes(), self.offsets + slot as usize * 4, self.little)? as usize;
        let mut rest = self.bytes()[self.locations..self.strings].get(offset..)?;
        let mut location = Location::default();
        loop {
            let (&head, tail) = rest.split_first()?;
            if head <= 7 {
                return Some(location);
            }
            let (value, tail) = tail.split_at_checked((head & 7) as usize + 1)?;
            let value = value.iter().fold(0, |v, &b| v << 8 | u64::from(b));
            match head >> 3 {
                1 => location.module = value,
                2 => location.parent = value,
                3 => location.base = value,
                4 => location.extension = value,
                5 => location.offset = value,
                6 => location.compressed = value,
                7 => location.size = value,
                _ => return None,
            }
            rest = tail;
        }
    }

    /// A zero-terminated string of the index.
    fn string(&self, offset: u64) -> Option<&[u8]> {
        let rest = self.bytes()[self.strings..self.contents].get(usize::try_from(offset).ok()?..)?;
        rest.split(|&b| b == 0).next()
    }

    /// What follows the string at `offset` in `text`, if `text` starts with it.
    fn strip<'t>(&self, offset: u64, text: &'t [u8]) -> Option<&'t [u8]> {
        let string = self.bytes()[self.strings..self.contents].get(usize::try_from(offset).ok()?..)?;
        let end = string.iter().zip(text).position(|(a, b)| a != b).unwrap_or(text.len());
        (string.get(end) == Some(&0)).then(|| &text[end..])
    }

    /// Where the content lies in the file, as it is stored.
    fn span(&self, location: &Location) -> Option<(usize, usize)> {
        let len = if location.compressed != 0 { location.compressed } else { location.size };
        let start = (self.contents as u64).checked_add(location.offset)?;
        let end = start.checked_add(len)?;
        (end <= self.bytes().len() as u64).then_some((start as usize, end as usize))
    }

    fn stored(&self, location: &Location) -> Option<&[u8]> {
        let (start, end) = self.span(location)?;
        self.bytes().get(start..end)
    }
}

impl std::fmt::Debug for JImage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "JImage({})", self.path.display())
    }
}

fn word(bytes: &[u8], at: usize, little: bool) -> Option<u32> {
    let raw: [u8; 4] = bytes.get(at..at.checked_add(4)?)?.try_into().ok()?;
    Some(if little { u32::from_le_bytes(raw) } else { u32::from_be_bytes(raw) })
}
