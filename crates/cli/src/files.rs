//! The machine's own files, for `jaunt run`.

use crate::host::SystemHost;
use jaunt_checker::Host;
use jaunt_checker::files::{Files, Lock, Place, Principals, Region, Space, Stat};
use std::ffi::{CStr, CString};
use std::io;

/// A path for the system; one with a zero byte inside names nothing.
fn c_path(path: &[u8]) -> io::Result<CString> {
    CString::new(path).map_err(|_| io::Error::from_raw_os_error(libc::ENOENT))
}

/// The result of a call that says -1 for "see errno".
fn check(result: libc::c_int) -> io::Result<i32> {
    if result == -1 { Err(io::Error::last_os_error()) } else { Ok(result) }
}

fn check_long(result: libc::ssize_t) -> io::Result<usize> {
    if result == -1 { Err(io::Error::last_os_error()) } else { Ok(result as usize) }
}

/// Again, while a signal interrupts.
fn retry<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    loop {
        match call() {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

fn base(dir: Option<i32>) -> i32 {
    dir.unwrap_or(libc::AT_FDCWD)
}

/// Directory, path and flags of the `*at` calls. An open file is the empty path at its descriptor.
fn at(place: Place) -> io::Result<(i32, CString, i32)> {
    Ok(match place {
        Place::Open(fd) => (fd, CString::default(), libc::AT_EMPTY_PATH),
        Place::Path(path) => (libc::AT_FDCWD, c_path(path)?, 0),
        Place::Link(path) => (libc::AT_FDCWD, c_path(path)?, libc::AT_SYMLINK_NOFOLLOW),
        Place::In(dir, path, follow) => (dir, c_path(path)?, if follow { 0 } else { libc::AT_SYMLINK_NOFOLLOW }),
    })
}

/// A read would return at once, with bytes, the end or an error.
pub fn readable(fd: i32) -> bool {
    let mut poll = libc::pollfd { fd, events: libc::POLLIN, revents: 0 };
    // SAFETY: one descriptor, which may be closed.
    unsafe { libc::poll(&mut poll, 1, 0) != 0 }
}

pub fn read(fd: i32, buffer: &mut [u8]) -> io::Result<usize> {
    // SAFETY: the buffer is ours and as long as we say.
    retry(|| check_long(unsafe { libc::read(fd, buffer.as_mut_ptr().cast(), buffer.len()) }))
}

pub fn write_all(fd: i32, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        // SAFETY: the bytes are ours and as many as we say.
        let n = retry(|| check_long(unsafe { libc::write(fd, bytes.as_ptr().cast(), bytes.len()) }))?;
        bytes = &bytes[n..];
    }
    Ok(())
}

impl Files for SystemHost {
    fn open(&mut self, dir: Option<i32>, path: &[u8], flags: i32, mode: u32) -> io::Result<i32> {
        let path = c_path(path)?;
        // SAFETY: a terminated path.
        retry(|| check(unsafe { libc::openat(base(dir), path.as_ptr(), flags | libc::O_CLOEXEC, mode) }))
    }

    fn close(&mut self, fd: i32) -> io::Result<()> {
        if fd <= 2 {
            self.flush_out();
        }
        // SAFETY: descriptors are the program's own affair, as in Java.
        check(unsafe { libc::close(fd) }).map(drop)
    }

    fn duplicate(&mut self, fd: i32, onto: Option<i32>) -> io::Result<i32> {
        // SAFETY: only descriptors are passed.
        check(unsafe {
            match onto {
                Some(other) => libc::dup2(fd, other),
                None => libc::dup(fd),
            }
        })
    }

    fn read_at(&mut self, fd: i32, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        // SAFETY: the buffer is ours and as long as we say.
        retry(|| check_long(unsafe { libc::pread(fd, buffer.as_mut_ptr().cast(), buffer.len(), offset as libc::off_t) }))
    }

    fn write_at(&mut self, fd: i32, bytes: &[u8], offset: u64) -> io::Result<usize> {
        // SAFETY: the bytes are ours and as many as we say.
        retry(|| check_long(unsafe { libc::pwrite(fd, bytes.as_ptr().cast(), bytes.len(), offset as libc::off_t) }))
    }

    fn pipe(&mut self) -> io::Result<(i32, i32)> {
        let mut ends = [0; 2];
        // SAFETY: room for two descriptors.
        check(unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_NONBLOCK | libc::O_CLOEXEC) })?;
        Ok((ends[0], ends[1]))
    }

    fn write_some(&mut self, fd: i32, bytes: &[u8]) -> io::Result<usize> {
        if matches!(fd, 1 | 2) {
            self.write(fd, bytes)?;
            return Ok(bytes.len());
        }
        // SAFETY: the bytes are ours and as many as we say.
        retry(|| check_long(unsafe { libc::write(fd, bytes.as_ptr().cast(), bytes.len()) }))
    }

    fn seek(&mut self, fd: i32, to: io::SeekFrom) -> io::Result<u64> {
        let (offset, whence) = match to {
            io::SeekFrom::Start(n) => (n as i64, libc::SEEK_SET),
            io::SeekFrom::Current(n) => (n, libc::SEEK_CUR),
            io::SeekFrom::End(n) => (n, libc::SEEK_END),
        };
        // SAFETY: only numbers are passed.
        let at = unsafe { libc::lseek(fd, offset, whence) };
        if at == -1 { Err(io::Error::last_os_error()) } else { Ok(at as u64) }
    }

    fn truncate(&mut self, fd: i32, len: u64) -> io::Result<()> {
        // SAFETY: only numbers are passed.
        retry(|| check(unsafe { libc::ftruncate(fd, len as libc::off_t) })).map(drop)
    }

    fn sync(&mut self, fd: i32, metadata: bool) -> io::Result<()> {
        // SAFETY: only numbers are passed.
        retry(|| check(unsafe { if metadata { libc::fsync(fd) } else { libc::fdatasync(fd) } })).map(drop)
    }

    fn available(&mut self, fd: i32) -> io::Result<u64> {
        let stat = self.stat(Place::Open(fd))?;
        let format = stat.mode & libc::S_IFMT;
        if matches!(format, libc::S_IFCHR | libc::S_IFIFO | libc::S_IFSOCK) {
            let mut n: libc::c_int = 0;
            // SAFETY: FIONREAD writes one int.
            if unsafe { libc::ioctl(fd, libc::FIONREAD, &mut n) } >= 0 {
                return Ok(n as u64);
            }
        }
        let here = self.seek(fd, io::SeekFrom::Current(0))?;
        let size = if stat.is_regular() {
            stat.size
        } else {
            let end = self.seek(fd, io::SeekFrom::End(0))?;
            self.seek(fd, io::SeekFrom::Start(here))?;
            end
        };
        Ok(size.saturating_sub(here))
    }

    fn is_terminal(&mut self, fd: i32) -> bool {
        // SAFETY: only a number is passed.
        unsafe { libc::isatty(fd) == 1 }
    }

    fn open_flags(&mut self, fd: i32) -> io::Result<i32> {
        // SAFETY: only numbers are passed.
        check(unsafe { libc::fcntl(fd, libc::F_GETFL) })
    }

    fn lock(&mut self, fd: i32, region: Region, lock: Lock, wait: bool) -> io::Result<bool> {
        // SAFETY: plain data.
        let mut request: libc::flock = unsafe { std::mem::zeroed() };
        request.l_whence = libc::SEEK_SET as i16;
        request.l_start = region.from as libc::off_t;
        request.l_len = region.len as libc::off_t;
        request.l_type = match lock {
            Lock::None => libc::F_UNLCK,
            Lock::Shared => libc::F_RDLCK,
            Lock::Exclusive => libc::F_WRLCK,
        } as i16;
        let command = if wait { libc::F_SETLKW } else { libc::F_SETLK };
        // SAFETY: fcntl reads one flock.
        match retry(|| check(unsafe { libc::fcntl(fd, command, &request) })) {
            Ok(_) => Ok(true),
            Err(e) if matches!(e.raw_os_error(), Some(libc::EAGAIN | libc::EACCES)) => Ok(false),
            Err(e) => Err(e),
        }
    }

    fn stat(&mut self, place: Place) -> io::Result<Stat> {
        let (dir, path, flags) = at(place)?;
        let wanted = libc::STATX_BASIC_STATS | libc::STATX_BTIME;
        // SAFETY: plain data, filled by the call.
        let mut s: libc::statx = unsafe { std::mem::zeroed() };
        // SAFETY: a terminated path and a place for the result.
        retry(|| check(unsafe { libc::statx(dir, path.as_ptr(), flags, wanted, &mut s) }))?;
        let time = |t: libc::statx_timestamp| (t.tv_sec, t.tv_nsec as i64);
        Ok(Stat {
            mode: s.stx_mode as u32,
            inode: s.stx_ino,
            device: libc::makedev(s.stx_dev_major, s.stx_dev_minor),
            special_device: libc::makedev(s.stx_rdev_major, s.stx_rdev_minor),
            links: s.stx_nlink,
            user: s.stx_uid,
            group: s.stx_gid,
            size: s.stx_size,
            accessed: time(s.stx_atime),
            modified: time(s.stx_mtime),
            changed: time(s.stx_ctime),
            born: (s.stx_mask & libc::STATX_BTIME != 0).then(|| time(s.stx_btime)),
        })
    }

    fn space(&mut self, path: &[u8]) -> io::Result<Space> {
        let path = c_path(path)?;
        // SAFETY: plain data, filled by the call.
        let mut s: libc::statvfs = unsafe { std::mem::zeroed() };
        // SAFETY: a terminated path and a place for the result.
        retry(|| check(unsafe { libc::statvfs(path.as_ptr(), &mut s) }))?;
        Ok(Space { block: s.f_frsize, total: s.f_blocks, free: s.f_bfree, usable: s.f_bavail, longest_name: s.f_namemax })
    }

    fn access(&mut self, path: &[u8], mode: i32) -> io::Result<()> {
        let path = c_path(path)?;
        // SAFETY: a terminated path.
        retry(|| check(unsafe { libc::access(path.as_ptr(), mode) })).map(drop)
    }

    fn entries(&mut self, directory: Place) -> io::Result<Vec<Vec<u8>>> {
        let fd = match directory {
            Place::Open(fd) => self.duplicate(fd, None)?,
            Place::Path(path) => self.open(None, path, libc::O_RDONLY | libc::O_DIRECTORY, 0)?,
            Place::Link(path) => self.open(None, path, libc::O_RDONLY | libc::O_DIRECTORY | libc::O_NOFOLLOW, 0)?,
            Place::In(dir, path, _) => self.open(Some(dir), path, libc::O_RDONLY | libc::O_DIRECTORY, 0)?,
        };
        // SAFETY: an open directory; the stream owns the descriptor from here on.
        let stream = unsafe { libc::fdopendir(fd) };
        if stream.is_null() {
            let error = io::Error::last_os_error();
            // SAFETY: fdopendir did not take it.
            unsafe { libc::close(fd) };
            return Err(error);
        }
        let mut names = Vec::new();
        // SAFETY: the stream is open; an entry's name is terminated and valid until the next call.
        unsafe {
            loop {
                let entry = libc::readdir(stream);
                if entry.is_null() {
                    break;
                }
                names.push(CStr::from_ptr((*entry).d_name.as_ptr()).to_bytes().to_vec());
            }
            libc::closedir(stream);
        }
        Ok(names)
    }

    fn set_mode(&mut self, place: Place, mode: u32) -> io::Result<()> {
        if let Place::Open(fd) = place {
            // SAFETY: only numbers are passed.
            return retry(|| check(unsafe { libc::fchmod(fd, mode) })).map(drop);
        }
        let (dir, path, flags) = at(place)?;
        // SAFETY: a terminated path.
        retry(|| check(unsafe { libc::fchmodat(dir, path.as_ptr(), mode, flags) })).map(drop)
    }

    fn set_owner(&mut self, place: Place, user: i32, group: i32) -> io::Result<()> {
        let (dir, path, flags) = at(place)?;
        // SAFETY: a terminated path.
        retry(|| check(unsafe { libc::fchownat(dir, path.as_ptr(), user as u32, group as u32, flags) })).map(drop)
    }

    fn set_times(&mut self, place: Place, accessed: i128, modified: i128) -> io::Result<()> {
        let spec =
            |t: i128| libc::timespec { tv_sec: t.div_euclid(1_000_000_000) as i64, tv_nsec: t.rem_euclid(1_000_000_000) as i64 };
        let times = [spec(accessed), spec(modified)];
        if let Place::Open(fd) = place {
            // SAFETY: two times, as the call wants.
            return retry(|| check(unsafe { libc::futimens(fd, times.as_ptr()) })).map(drop);
        }
        let (dir, path, flags) = at(place)?;
        // SAFETY: a terminated path and two times.
        retry(|| check(unsafe { libc::utimensat(dir, path.as_ptr(), times.as_ptr(), flags) })).map(drop)
    }

    fn mkdir(&mut self, path: &[u8], mode: u32) -> io::Result<()> {
        let path = c_path(path)?;
        // SAFETY: a terminated path.
        check(unsafe { libc::mkdir(path.as_ptr(), mode) }).map(drop)
    }

    fn unlink(&mut self, dir: Option<i32>, path: &[u8]) -> io::Result<()> {
        let path = c_path(path)?;
        // SAFETY: a terminated path.
        check(unsafe { libc::unlinkat(base(dir), path.as_ptr(), 0) }).map(drop)
    }

    fn rmdir(&mut self, dir: Option<i32>, path: &[u8]) -> io::Result<()> {
        let path = c_path(path)?;
        // SAFETY: a terminated path.
        check(unsafe { libc::unlinkat(base(dir), path.as_ptr(), libc::AT_REMOVEDIR) }).map(drop)
    }

    fn rename(&mut self, from: (Option<i32>, &[u8]), to: (Option<i32>, &[u8])) -> io::Result<()> {
        let (old, new) = (c_path(from.1)?, c_path(to.1)?);
        // SAFETY: terminated paths.
        check(unsafe { libc::renameat(base(from.0), old.as_ptr(), base(to.0), new.as_ptr()) }).map(drop)
    }

    fn link(&mut self, existing: &[u8], new: &[u8]) -> io::Result<()> {
        let (existing, new) = (c_path(existing)?, c_path(new)?);
        // SAFETY: terminated paths.
        check(unsafe { libc::link(existing.as_ptr(), new.as_ptr()) }).map(drop)
    }

    fn symlink(&mut self, target: &[u8], link: &[u8]) -> io::Result<()> {
        let (target, link) = (c_path(target)?, c_path(link)?);
        // SAFETY: terminated paths.
        check(unsafe { libc::symlink(target.as_ptr(), link.as_ptr()) }).map(drop)
    }

    fn make_node(&mut self, path: &[u8], mode: u32, device: u64) -> io::Result<()> {
        let path = c_path(path)?;
        // SAFETY: a terminated path.
        check(unsafe { libc::mknod(path.as_ptr(), mode, device) }).map(drop)
    }

    fn readlink(&mut self, path: &[u8]) -> io::Result<Vec<u8>> {
        let path = c_path(path)?;
        let mut buffer = vec![0u8; libc::PATH_MAX as usize];
        // SAFETY: the buffer is ours and as long as we say.
        let n = check_long(unsafe { libc::readlink(path.as_ptr(), buffer.as_mut_ptr().cast(), buffer.len()) })?;
        buffer.truncate(n);
        Ok(buffer)
    }

    fn realpath(&mut self, path: &[u8]) -> io::Result<Vec<u8>> {
        let path = c_path(path)?;
        let mut buffer = vec![0u8; libc::PATH_MAX as usize + 1];
        // SAFETY: a terminated path and a buffer of the length that realpath asks for.
        let found = unsafe { libc::realpath(path.as_ptr(), buffer.as_mut_ptr().cast()) };
        if found.is_null() {
            return Err(io::Error::last_os_error());
        }
        let n = buffer.iter().position(|&b| b == 0).unwrap_or(buffer.len());
        buffer.truncate(n);
        Ok(buffer)
    }

    fn attribute(&mut self, fd: i32, name: &[u8]) -> io::Result<Vec<u8>> {
        let name = c_path(name)?;
        // SAFETY: length 0 asks for the size, then the buffer is as long as we say.
        unsafe {
            let n = check_long(libc::fgetxattr(fd, name.as_ptr(), std::ptr::null_mut(), 0))?;
            let mut value = vec![0u8; n];
            let n = check_long(libc::fgetxattr(fd, name.as_ptr(), value.as_mut_ptr().cast(), n))?;
            value.truncate(n);
            Ok(value)
        }
    }

    fn set_attribute(&mut self, fd: i32, name: &[u8], value: Option<&[u8]>) -> io::Result<()> {
        let name = c_path(name)?;
        // SAFETY: a terminated name and as many bytes as we say.
        check(unsafe {
            match value {
                Some(value) => libc::fsetxattr(fd, name.as_ptr(), value.as_ptr().cast(), value.len(), 0),
                None => libc::fremovexattr(fd, name.as_ptr()),
            }
        })
        .map(drop)
    }

    fn attributes(&mut self, fd: i32) -> io::Result<Vec<u8>> {
        // SAFETY: as for `attribute`.
        unsafe {
            let n = check_long(libc::flistxattr(fd, std::ptr::null_mut(), 0))?;
            let mut list = vec![0u8; n];
            let n = check_long(libc::flistxattr(fd, list.as_mut_ptr().cast(), n))?;
            list.truncate(n);
            Ok(list)
        }
    }

    fn principal_name(&mut self, kind: Principals, id: u32) -> Option<Vec<u8>> {
        // SAFETY: the entry is static storage of libc, read at once; Jaunt calls this from one thread.
        unsafe {
            let name = match kind {
                Principals::Users => libc::getpwuid(id).as_ref()?.pw_name,
                Principals::Groups => libc::getgrgid(id).as_ref()?.gr_name,
            };
            Some(CStr::from_ptr(name).to_bytes().to_vec())
        }
    }

    fn principal_id(&mut self, kind: Principals, name: &[u8]) -> Option<u32> {
        let name = c_path(name).ok()?;
        // SAFETY: as for `principal_name`.
        unsafe {
            Some(match kind {
                Principals::Users => libc::getpwnam(name.as_ptr()).as_ref()?.pw_uid,
                Principals::Groups => libc::getgrnam(name.as_ptr()).as_ref()?.gr_gid,
            })
        }
    }
}
