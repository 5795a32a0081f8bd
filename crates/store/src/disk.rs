//! A file that takes what does not fit into memory.
//!
//! Blocks are written once, with ordinary writes, and read through a mapping that is never written to. So a full disk is an
//! error of a write, never a signal: the file's space is also set aside before a block goes into it. What remains is that
//! a *read* which the device fails ends the process, as with every mapped file.
//!
//! A page that was read counts as ours until it is let go. [`Disk::trim`] compares the process's resident file pages with a
//! budget and lets go of all of ours when it is exceeded. The pages stay in the system's cache, which gives them up when
//! memory is short: as long as there is memory, coming back to one costs a page fault (about a microsecond) and no reading;
//! after that a read of the device for each block of keys that is looked at.
//!
//! The file has no name from the moment it is open, so nothing is left behind (on systems that allow that; elsewhere it is
//! removed at the end).

use memmap2::{Mmap, MmapMut, MmapOptions};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Types any bytes are a value of.
///
/// # Safety
/// No padding, no invalid bit patterns, alignment of at most 8.
pub unsafe trait Plain: Copy {}
// SAFETY: integers.
unsafe impl Plain for u8 {}
// SAFETY: integers.
unsafe impl Plain for u32 {}
// SAFETY: integers.
unsafe impl Plain for u64 {}

/// How much of the file may be in memory, unless someone says otherwise.
pub const RESIDENT: usize = 256 << 20;

/// The file grows by this much at first and by twice as much each time, up to the most.
const FIRST_EXTENT: u64 = 1 << 20;
const MOST_EXTENT: u64 = 1 << 28;

#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    file: File,
    /// Where the file's name could not be removed.
    path: Option<PathBuf>,
    /// The mapped parts of the file; the last one has room from `used` on.
    extents: Vec<Arc<Mmap>>,
    file_len: u64,
    last_start: u64,
    used: usize,
    written: usize,
    error: Option<String>,
    /// Resident file pages of this process that are allowed above `floor`, in bytes.
    budget: usize,
    /// What was resident when our pages had just been let go: what others map.
    floor: usize,
    resident: Option<File>,
}

/// Elements in the file.
#[derive(Clone, Debug)]
pub struct Span<T> {
    map: Arc<Mmap>,
    /// In bytes. **A multiple of 8.**
    at: usize,
    /// In elements. **All of them are inside the mapping.**
    len: usize,
    items: PhantomData<T>,
}

impl<T: Plain> Span<T> {
    #[inline(always)]
    pub fn get(&self) -> &[T] {
        // SAFETY: inside the mapping and aligned, as the fields say; nobody writes there any more; any bytes will do.
        unsafe { std::slice::from_raw_parts(self.map.as_ptr().add(self.at).cast(), self.len) }
    }

    pub fn prefetch(&self) {
        #[cfg(unix)]
        let _ = self.map.advise_range(memmap2::Advice::WillNeed, self.at, self.len * size_of::<T>());
    }

    pub fn drop_pages(&self) {
        // The pages at both ends are shared with other blocks; these read them again.
        #[cfg(target_os = "linux")]
        // SAFETY: pages of a shared mapping of a file come back with the file's content.
        let _ =
            unsafe { self.map.unchecked_advise_range(memmap2::UncheckedAdvice::DontNeed, self.at, self.len * size_of::<T>()) };
    }
}

impl Disk {
    pub fn open(folder: &Path, budget: usize) -> io::Result<Disk> {
        let (file, path) = nameless(folder)?;
        let resident = if cfg!(target_os = "linux") { File::open("/proc/self/statm").ok() } else { None };
        let mut disk = Disk {
            folder: folder.to_path_buf(),
            file,
            path,
            extents: Vec::new(),
            file_len: 0,
            last_start: 0,
            used: 0,
            written: 0,
            error: None,
            budget,
            floor: 0,
            resident,
        };
        disk.floor = disk.resident_file_bytes();
        Ok(disk)
    }

    /// Writes a block. After an error nothing more is written.
    pub fn put<T: Plain>(&mut self, items: &[T]) -> io::Result<Span<T>> {
        if let Some(error) = &self.error {
            return Err(io::Error::other(error.clone()));
        }
        let put = self.try_put(items);
        if let Err(error) = &put {
            self.error = Some(error.to_string());
        }
        put
    }

    fn try_put<T: Plain>(&mut self, items: &[T]) -> io::Result<Span<T>> {
        // SAFETY: plain elements are bytes.
        let bytes = unsafe { std::slice::from_raw_parts(items.as_ptr().cast::<u8>(), size_of_val(items)) };
        if self.extents.last().is_none_or(|last| last.len() - self.used < bytes.len()) {
            self.grow(bytes.len())?;
        }
        let at = self.used;
        self.file.seek(SeekFrom::Start(self.last_start + at as u64))?;
        self.file.write_all(bytes)?;
        self.used = (at + bytes.len()).next_multiple_of(8);
        self.written += bytes.len();
        let map = Arc::clone(&self.extents[self.extents.len() - 1]);
        Ok(Span { map, at, len: items.len(), items: PhantomData })
    }

    /// A new extent with room for `least` bytes.
    fn grow(&mut self, least: usize) -> io::Result<()> {
        let doubled = FIRST_EXTENT << self.extents.len().min(8);
        // Whole pages, of whatever size, as a mapping needs.
        let size = doubled.min(MOST_EXTENT).max(least.next_multiple_of(1 << 16) as u64);
        set_aside(&self.file, self.file_len, size)?;
        // SAFETY: the file has no name that others could open, and is never written again where it was read.
        let map = unsafe { MmapOptions::new().offset(self.file_len).len(size as usize).map(&self.file)? };
        // The next page is not wanted: keys are looked at in the order of hashes.
        #[cfg(unix)]
        map.advise(memmap2::Advice::Random)?;
        self.last_start = self.file_len;
        self.file_len += size;
        self.used = 0;
        self.extents.push(Arc::new(map));
        Ok(())
    }

    /// Lets go of the file's pages if more are resident than the budget allows. Costs about a microsecond where not.
    /// `others`: lets go of what is mapped beside this file.
    pub fn trim(&mut self, others: impl FnOnce()) {
        let resident = self.resident_file_bytes();
        self.floor = self.floor.min(resident);
        if resident - self.floor > self.budget {
            for map in &self.extents {
                #[cfg(target_os = "linux")]
                // SAFETY: pages of a shared mapping of a file come back with the file's content.
                let _ = unsafe { map.unchecked_advise(memmap2::UncheckedAdvice::DontNeed) };
            }
            others();
            self.floor = self.resident_file_bytes();
        }
    }

    /// A file of its own for words that will change. After an error no more is written.
    pub fn map_own(&mut self, words: &[u64]) -> io::Result<MmapMut> {
        if let Some(error) = &self.error {
            return Err(io::Error::other(error.clone()));
        }
        let mapped = self.try_map_own(words);
        if let Err(error) = &mapped {
            self.error = Some(error.to_string());
        }
        mapped
    }

    fn try_map_own(&self, words: &[u64]) -> io::Result<MmapMut> {
        let (mut file, path) = nameless(&self.folder)?;
        if path.is_some() {
            return Err(io::Error::other("a file in use cannot be removed here"));
        }
        // SAFETY: words are bytes.
        let bytes = unsafe { std::slice::from_raw_parts(words.as_ptr().cast::<u8>(), size_of_val(words)) };
        set_aside(&file, 0, bytes.len() as u64)?;
        file.write_all(bytes)?;
        // SAFETY: the file has no name that others could open.
        let map = unsafe { MmapOptions::new().len(bytes.len()).map_mut(&file)? };
        #[cfg(unix)]
        map.advise(memmap2::Advice::Random)?;
        Ok(map)
    }

    /// Where the system does not tell: 0, so that pages are left to it.
    fn resident_file_bytes(&self) -> usize {
        let mut text = [0; 128];
        let Some(mut file) = self.resident.as_ref() else { return 0 };
        let Ok(length) = file.seek(SeekFrom::Start(0)).and_then(|_| file.read(&mut text)) else { return 0 };
        // Pages: size, resident, resident and from files, …
        let pages = std::str::from_utf8(&text[..length]).ok().and_then(|text| text.split(' ').nth(2)?.parse().ok());
        pages.unwrap_or(0usize) * page_size()
    }

    /// Bytes in the file.
    pub fn written(&self) -> usize {
        self.written
    }

    pub fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }

    pub fn bytes(&self) -> usize {
        let error = self.error.as_ref().map_or(0, String::capacity);
        self.extents.capacity() * size_of::<Arc<Mmap>>() + self.extents.len() * (16 + size_of::<Mmap>()) + error
    }
}

/// A new file, and its name where that could not be removed.
fn nameless(folder: &Path) -> io::Result<(File, Option<PathBuf>)> {
    let mut number = 0;
    let (file, path) = loop {
        let path = folder.join(format!("jaunt-{}-{number}.states", std::process::id()));
        match OpenOptions::new().read(true).write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 10_000 => number += 1,
            opened => break (opened?, path),
        }
    };
    let path = std::fs::remove_file(&path).err().map(|_| path);
    Ok((file, path))
}

/// The file of a store, if it has one, and when it has to be looked after.
#[derive(Debug, Default)]
pub struct Spill {
    pub disk: Option<Disk>,
    insertions: u32,
}

impl Spill {
    /// So many insertions between two looks. Each may map some pages, of which the system maps 16 at a time.
    const EACH: u32 = 256;

    /// Opens the file if there is none.
    pub fn start(&mut self, folder: &Path, resident: usize) -> io::Result<()> {
        if self.disk.is_none() {
            self.disk = Some(Disk::open(folder, resident)?);
        }
        Ok(())
    }

    /// Whether it is time to offload what has become complete and to look at the pages.
    #[inline(always)]
    pub fn is_due(&mut self) -> bool {
        self.disk.is_some() && {
            self.insertions = (self.insertions + 1) % Self::EACH;
            self.insertions == 0
        }
    }

    pub fn written(&self) -> usize {
        self.disk.as_ref().map_or(0, Disk::written)
    }

    pub fn error(&self) -> Option<&str> {
        self.disk.as_ref().and_then(Disk::error)
    }

    pub fn bytes(&self) -> usize {
        self.disk.as_ref().map_or(0, Disk::bytes)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Some(path) = &self.path {
            let _ = std::fs::remove_file(path);
        }
    }
}

fn page_size() -> usize {
    #[cfg(unix)]
    // SAFETY: a call without conditions.
    return usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap_or(4096);
    #[cfg(not(unix))]
    4096
}

/// Hands freed memory back to the system. What a store frees when it spills are many pieces between others that stay, and
/// the C library keeps such pieces for later by itself.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: a call without conditions.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// Makes the file longer, with space on the device where the file system can promise that.
fn set_aside(file: &File, start: u64, size: u64) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use std::os::fd::AsRawFd;
        // SAFETY: a call with an open file and numbers.
        if unsafe { libc::fallocate(file.as_raw_fd(), 0, start as libc::off_t, size as libc::off_t) } == 0 {
            return Ok(());
        }
        let error = io::Error::last_os_error();
        if !matches!(error.raw_os_error(), Some(libc::EOPNOTSUPP | libc::ENOSYS)) {
            return Err(error);
        }
    }
    file.set_len(start + size)
}
