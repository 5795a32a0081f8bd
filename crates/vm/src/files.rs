//! Files of the outside world: integer descriptors, byte paths and error numbers, as Linux has them.
//!
//! Open files are no part of the state: a search cannot take back what a program did to them. So only `run` gives a
//! program the machine's files; a check gives [`NoFiles`] or something of its own.

use std::io;

/// Which file an operation is about.
#[derive(Clone, Copy, Debug)]
pub enum Place<'a> {
    Open(i32),
    Path(&'a [u8]),
    /// The link itself where the path names a symbolic link.
    Link(&'a [u8]),
    /// A name in an open directory; `bool`: follow a symbolic link.
    In(i32, &'a [u8], bool),
}

/// What `stat` tells.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stat {
    pub mode: u32,
    pub inode: u64,
    pub device: u64,
    pub special_device: u64,
    pub links: u32,
    pub user: u32,
    pub group: u32,
    pub size: u64,
    /// Seconds and nanoseconds.
    pub accessed: (i64, i64),
    pub modified: (i64, i64),
    pub changed: (i64, i64),
    /// Not every file system keeps it.
    pub born: Option<(i64, i64)>,
}

impl Stat {
    pub fn is_regular(&self) -> bool {
        self.mode & 0o170000 == 0o100000
    }
    pub fn is_directory(&self) -> bool {
        self.mode & 0o170000 == 0o040000
    }
}

/// What `statvfs` tells, in blocks of `block` bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Space {
    pub block: u64,
    pub total: u64,
    pub free: u64,
    pub usable: u64,
    pub longest_name: u64,
}

/// A region of a file for `fcntl` locks; a length of 0 reaches to the end.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    pub from: u64,
    pub len: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    None,
    Shared,
    Exclusive,
}

/// Users or groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Principals {
    Users,
    Groups,
}

fn refused<T>() -> io::Result<T> {
    // EACCES: what a program is most likely to handle.
    Err(io::Error::from_raw_os_error(13))
}

/// File operations. Reading and writing at the current position are [`crate::Host::read`] and `write`, since the console
/// has them too. Whatever an implementation leaves out is refused.
pub trait Files {
    /// `flags` and `mode` are Linux's; `dir` is where a relative path starts, if not in the working directory.
    fn open(&mut self, dir: Option<i32>, path: &[u8], flags: i32, mode: u32) -> io::Result<i32> {
        let _ = (dir, path, flags, mode);
        refused()
    }
    fn close(&mut self, fd: i32) -> io::Result<()> {
        let _ = fd;
        refused()
    }
    /// A new descriptor for the same file; `onto` names the one to replace.
    fn duplicate(&mut self, fd: i32, onto: Option<i32>) -> io::Result<i32> {
        let _ = (fd, onto);
        refused()
    }
    fn read_at(&mut self, fd: i32, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let _ = (fd, buffer, offset);
        refused()
    }
    fn write_at(&mut self, fd: i32, bytes: &[u8], offset: u64) -> io::Result<usize> {
        let _ = (fd, bytes, offset);
        refused()
    }
    /// A pipe's two ends, for reading and for writing; neither ever waits.
    fn pipe(&mut self) -> io::Result<(i32, i32)> {
        refused()
    }
    /// Writes what there is room for now.
    fn write_some(&mut self, fd: i32, bytes: &[u8]) -> io::Result<usize> {
        let _ = (fd, bytes);
        refused()
    }
    fn seek(&mut self, fd: i32, to: io::SeekFrom) -> io::Result<u64> {
        let _ = (fd, to);
        refused()
    }
    fn truncate(&mut self, fd: i32, len: u64) -> io::Result<()> {
        let _ = (fd, len);
        refused()
    }
    fn sync(&mut self, fd: i32, metadata: bool) -> io::Result<()> {
        let _ = (fd, metadata);
        refused()
    }
    /// Bytes that can be read without waiting.
    fn available(&mut self, fd: i32) -> io::Result<u64> {
        let _ = fd;
        refused()
    }
    fn is_terminal(&mut self, fd: i32) -> bool {
        let _ = fd;
        false
    }
    /// The flags that it was opened with.
    fn open_flags(&mut self, fd: i32) -> io::Result<i32> {
        let _ = fd;
        refused()
    }
    /// `false`: someone else has it and `wait` was not asked for.
    fn lock(&mut self, fd: i32, region: Region, lock: Lock, wait: bool) -> io::Result<bool> {
        let _ = (fd, region, lock, wait);
        refused()
    }

    fn stat(&mut self, place: Place) -> io::Result<Stat> {
        let _ = place;
        refused()
    }
    fn space(&mut self, path: &[u8]) -> io::Result<Space> {
        let _ = path;
        refused()
    }
    /// `mode`: 4 read, 2 write, 1 execute, 0 exists.
    fn access(&mut self, path: &[u8], mode: i32) -> io::Result<()> {
        let _ = (path, mode);
        refused()
    }
    /// Names in a directory, with `.` and `..`, in the order that the system gives them.
    fn entries(&mut self, directory: Place) -> io::Result<Vec<Vec<u8>>> {
        let _ = directory;
        refused()
    }
    fn set_mode(&mut self, place: Place, mode: u32) -> io::Result<()> {
        let _ = (place, mode);
        refused()
    }
    /// -1 leaves one as it is.
    fn set_owner(&mut self, place: Place, user: i32, group: i32) -> io::Result<()> {
        let _ = (place, user, group);
        refused()
    }
    /// Times in nanoseconds since 1970.
    fn set_times(&mut self, place: Place, accessed: i128, modified: i128) -> io::Result<()> {
        let _ = (place, accessed, modified);
        refused()
    }

    fn mkdir(&mut self, path: &[u8], mode: u32) -> io::Result<()> {
        let _ = (path, mode);
        refused()
    }
    fn unlink(&mut self, dir: Option<i32>, path: &[u8]) -> io::Result<()> {
        let _ = (dir, path);
        refused()
    }
    fn rmdir(&mut self, dir: Option<i32>, path: &[u8]) -> io::Result<()> {
        let _ = (dir, path);
        refused()
    }
    fn rename(&mut self, from: (Option<i32>, &[u8]), to: (Option<i32>, &[u8])) -> io::Result<()> {
        let _ = (from, to);
        refused()
    }
    fn link(&mut self, existing: &[u8], new: &[u8]) -> io::Result<()> {
        let _ = (existing, new);
        refused()
    }
    fn symlink(&mut self, target: &[u8], link: &[u8]) -> io::Result<()> {
        let _ = (target, link);
        refused()
    }
    fn make_node(&mut self, path: &[u8], mode: u32, device: u64) -> io::Result<()> {
        let _ = (path, mode, device);
        refused()
    }
    fn readlink(&mut self, path: &[u8]) -> io::Result<Vec<u8>> {
        let _ = path;
        refused()
    }
    /// The absolute path without links; the file must exist.
    fn realpath(&mut self, path: &[u8]) -> io::Result<Vec<u8>> {
        let _ = path;
        refused()
    }

    fn attribute(&mut self, fd: i32, name: &[u8]) -> io::Result<Vec<u8>> {
        let _ = (fd, name);
        refused()
    }
    /// `None` removes it.
    fn set_attribute(&mut self, fd: i32, name: &[u8], value: Option<&[u8]>) -> io::Result<()> {
        let _ = (fd, name, value);
        refused()
    }
    /// Names, each with a zero byte behind it.
    fn attributes(&mut self, fd: i32) -> io::Result<Vec<u8>> {
        let _ = fd;
        refused()
    }

    /// The name of a user or group, if it has one.
    fn principal_name(&mut self, kind: Principals, id: u32) -> Option<Vec<u8>> {
        let _ = (kind, id);
        None
    }
    fn principal_id(&mut self, kind: Principals, name: &[u8]) -> Option<u32> {
        let _ = (kind, name);
        None
    }
}

/// A world without files.
pub struct NoFiles;

impl Files for NoFiles {}
