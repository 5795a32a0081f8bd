//! `sun.nio.fs.UnixNativeDispatcher`: one native per system call, on zero-terminated strings in off-heap memory.

use crate::field;
use crate::outside::{self, c_string, linux};
use jaunt_program::LoaderId;
use jaunt_state::ObjRef;
use jaunt_vm::files::{Place, Principals, Stat};
use jaunt_vm::native::{from_bool, from_int, int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};
use std::io;

/// What `init` says the system can do; the constants of the class.
mod supports {
    pub const OPENAT: u64 = 1 << 1;
    pub const FUTIMES: u64 = 1 << 2;
    pub const FUTIMENS: u64 = 1 << 3;
    pub const LUTIMES: u64 = 1 << 4;
    pub const XATTR: u64 = 1 << 5;
    pub const BIRTHTIME: u64 = 1 << 16;
}

const ENOENT: i32 = 2;
const AT_SYMLINK_NOFOLLOW: i32 = 0x100;
const AT_REMOVEDIR: i32 = 0x200;

pub fn register(table: &mut NativeTable) {
    natives!(table, "sun/nio/fs/UnixNativeDispatcher";
        "init()I" [PURE] => |vm, _| {
            use supports::*;
            let birthtime = if keeps_birthtime(vm)? { BIRTHTIME } else { 0 };
            Ok(OPENAT | FUTIMES | FUTIMENS | LUTIMES | XATTR | birthtime)
        },
        "getcwd()[B" [PURE] => |vm, _| {
            let dir = vm.options().platform.user_dir.clone();
            Ok(vm.new_bytes(dir.as_bytes()).word())
        },
        "strerror(I)[B" [PURE] => |vm, a| {
            let text = outside::error_text(&outside::error(int(a[0])));
            Ok(vm.new_bytes(text.as_bytes()).word())
        },
        "dup(I)I" [WRITES | OUTSIDE] => |vm, a| {
            let fd = vm.files().duplicate(int(a[0]), None);
            number(vm, fd)
        },
        "open0(JII)I" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| {
            super::mapping::write_back(vm);
            let path = c_string(vm, long(a[0]))?;
            let fd = vm.files().open(None, &path, int(a[2]), a[3] as u32);
            number(vm, fd)
        },
        "openat0(IJII)I" [READS | WRITES | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[1]))?;
            let fd = vm.files().open(Some(int(a[0])), &path, int(a[3]), a[4] as u32);
            number(vm, fd)
        },
        "close0(I)V" [WRITES | OUTSIDE] => |vm, a| {
            let result = vm.files().close(int(a[0]));
            done(vm, result)
        },
        "read(IJI)I" [WRITES | OUTSIDE] => |vm, a| {
            let mut buffer = vec![0; int(a[3]).max(0) as usize];
            let n = vm.read(int(a[0]), &mut buffer).map_err(|e| unix_exception(vm, &e))?;
            outside::write_block(vm, long(a[1]), &buffer[..n])?;
            Ok(n as u64)
        },
        "write(IJI)I" [READS | WRITES | CONSOLE | OUTSIDE] => |vm, a| {
            let bytes = outside::read_block(vm, long(a[1]), int(a[3]).max(0) as usize)?;
            let result = vm.write(int(a[0]), &bytes)?;
            done(vm, result)?;
            Ok(bytes.len() as u64)
        },
        "link0(JJ)V" [READS | WRITES | OUTSIDE] => |vm, a| two_paths(vm, a, |vm, existing, new| vm.files().link(existing, new)),
        "symlink0(JJ)V" [READS | WRITES | OUTSIDE] => |vm, a| two_paths(vm, a, |vm, target, link| vm.files().symlink(target, link)),
        "rename0(JJ)V" [READS | WRITES | OUTSIDE] => |vm, a| two_paths(vm, a, |vm, from, to| vm.files().rename((None, from), (None, to))),
        "renameat0(IJIJ)V" [READS | WRITES | OUTSIDE] => |vm, a| {
            let (from, to) = (c_string(vm, long(a[1]))?, c_string(vm, long(a[4]))?);
            let result = vm.files().rename((Some(int(a[0])), &from), (Some(int(a[3])), &to));
            done(vm, result)
        },
        "unlink0(J)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().unlink(None, path)),
        "rmdir0(J)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().rmdir(None, path)),
        "unlinkat0(IJI)V" [READS | WRITES | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[1]))?;
            let (dir, files) = (Some(int(a[0])), vm.files());
            let result = if int(a[3]) & AT_REMOVEDIR != 0 { files.rmdir(dir, &path) } else { files.unlink(dir, &path) };
            done(vm, result)
        },
        "mkdir0(JI)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().mkdir(path, a[2] as u32)),
        "mknod0(JIJ)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().make_node(path, a[2] as u32, a[3])),
        "readlink0(J)[B" [READS | WRITES | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[0]))?;
            let result = vm.files().readlink(&path);
            bytes(vm, result)
        },
        "realpath0(J)[B" [READS | WRITES | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[0]))?;
            let result = vm.files().realpath(&path);
            bytes(vm, result)
        },
        "stat0(JLsun/nio/fs/UnixFileAttributes;)V" [READS | WRITES | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[0]))?;
            stat(vm, Place::Path(&path), obj(a[2]))
        },
        "stat1(J)I" [READS | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[0]))?;
            Ok(vm.files().stat(Place::Path(&path)).map_or(0, |s| s.mode as u64))
        },
        "lstat0(JLsun/nio/fs/UnixFileAttributes;)V" [READS | WRITES | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[0]))?;
            stat(vm, Place::Link(&path), obj(a[2]))
        },
        "fstat(ILsun/nio/fs/UnixFileAttributes;)V" [WRITES | OUTSIDE] => |vm, a| stat(vm, Place::Open(int(a[0])), obj(a[1])),
        "fstatat0(IJILsun/nio/fs/UnixFileAttributes;)V" [READS | WRITES | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[1]))?;
            stat(vm, Place::In(int(a[0]), &path, int(a[3]) & AT_SYMLINK_NOFOLLOW == 0), obj(a[4]))
        },
        "chown0(JII)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().set_owner(Place::Path(path), int(a[2]), int(a[3]))),
        "lchown0(JII)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().set_owner(Place::Link(path), int(a[2]), int(a[3]))),
        "fchown(III)V" [WRITES | OUTSIDE] => |vm, a| {
            let result = vm.files().set_owner(Place::Open(int(a[0])), int(a[1]), int(a[2]));
            done(vm, result)
        },
        "chmod0(JI)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().set_mode(Place::Path(path), a[2] as u32)),
        "fchmod(II)V" [WRITES | OUTSIDE] => |vm, a| {
            let result = vm.files().set_mode(Place::Open(int(a[0])), a[1] as u32);
            done(vm, result)
        },
        // Times in microseconds, but futimens.
        "utimes0(JJJ)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().set_times(Place::Path(path), micros(a[2]), micros(a[4]))),
        "lutimes0(JJJ)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().set_times(Place::Link(path), micros(a[2]), micros(a[4]))),
        "futimes(IJJ)V" [WRITES | OUTSIDE] => |vm, a| {
            let result = vm.files().set_times(Place::Open(int(a[0])), micros(a[1]), micros(a[3]));
            done(vm, result)
        },
        "futimens(IJJ)V" [WRITES | OUTSIDE] => |vm, a| {
            let result = vm.files().set_times(Place::Open(int(a[0])), long(a[1]) as i128, long(a[3]) as i128);
            done(vm, result)
        },
        "opendir0(J)J" [READS | WRITES | OUTSIDE | KEPT] => |vm, a| {
            let path = c_string(vm, long(a[0]))?;
            open_directory(vm, Place::Path(&path))
        },
        "fdopendir(I)J" [WRITES | OUTSIDE | KEPT] => |vm, a| open_directory(vm, Place::Open(int(a[0]))),
        "closedir(J)V" [WRITES | OUTSIDE | KEPT] => |vm, a| {
            match vm.native_data().remove::<Directory>(long(a[0])) {
                Some(directory) if directory.fd >= 0 => {
                    let result = vm.files().close(directory.fd);
                    done(vm, result)
                }
                _ => Ok(0),
            }
        },
        "readdir(J)[B" [KEPT] => |vm, a| {
            let name = vm.native_data().get::<Directory>(long(a[0])).and_then(|d| d.names.next());
            Ok(name.map_or(0, |name| vm.new_bytes(&name).word()))
        },
        "access0(JI)V" [READS | WRITES | OUTSIDE] => |vm, a| one_path(vm, a, |vm, path| vm.files().access(path, int(a[2]))),
        "exists0(J)Z" [READS | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[0]))?;
            Ok(from_bool(vm.files().access(&path, 0).is_ok()))
        },
        "getpwuid(I)[B" [WRITES | OUTSIDE] => |vm, a| principal_name(vm, Principals::Users, a[0]),
        "getgrgid(I)[B" [WRITES | OUTSIDE] => |vm, a| principal_name(vm, Principals::Groups, a[0]),
        "getpwnam0(J)I" [READS | OUTSIDE] => |vm, a| principal_id(vm, Principals::Users, a[0]),
        "getgrnam0(J)I" [READS | OUTSIDE] => |vm, a| principal_id(vm, Principals::Groups, a[0]),
        "statvfs0(JLsun/nio/fs/UnixFileStoreAttributes;)V" [READS | WRITES | OUTSIDE] => |vm, a| {
            let path = c_string(vm, long(a[0]))?;
            let space = vm.files().space(&path).map_err(|e| unix_exception(vm, &e))?;
            for (name, value) in [("f_frsize", space.block), ("f_blocks", space.total), ("f_bfree", space.free), ("f_bavail", space.usable)] {
                field::set_long(vm, obj(a[2]), name, value as i64)?;
            }
            Ok(0)
        },
        "fgetxattr0(IJJI)I" [READS | WRITES | OUTSIDE] => |vm, a| {
            let name = c_string(vm, long(a[1]))?;
            let value = vm.files().attribute(int(a[0]), &name);
            give_attribute(vm, value, long(a[3]), int(a[5]))
        },
        "fsetxattr0(IJJI)V" [READS | WRITES | OUTSIDE] => |vm, a| {
            let name = c_string(vm, long(a[1]))?;
            let value = outside::read_block(vm, long(a[3]), int(a[5]).max(0) as usize)?;
            let result = vm.files().set_attribute(int(a[0]), &name, Some(&value));
            done(vm, result)
        },
        "fremovexattr0(IJ)V" [READS | WRITES | OUTSIDE] => |vm, a| {
            let name = c_string(vm, long(a[1]))?;
            let result = vm.files().set_attribute(int(a[0]), &name, None);
            done(vm, result)
        },
        "flistxattr(IJI)I" [WRITES | OUTSIDE] => |vm, a| {
            let list = vm.files().attributes(int(a[0]));
            give_attribute(vm, list, long(a[1]), int(a[3]))
        },
    );
    natives!(table, "sun/nio/fs/UnixCopyFile";
        "transfer(IIJ)V" [READS | WRITES | CONSOLE | OUTSIDE | KEPT] => transfer,
    );
}

/// An open directory: what is left to read, and the descriptor if the stream owns one.
struct Directory {
    names: std::vec::IntoIter<Vec<u8>>,
    fd: i32,
}

/// A `UnixException`, which carries an error number.
pub fn unix_exception(vm: &mut Gate, error: &io::Error) -> Trap {
    let trap = vm.throw_new("sun/nio/fs/UnixException", None);
    if let Trap::Throw(exception) = trap {
        if let Err(trap) = field::set_int(vm, exception, "errno", outside::number(error)) {
            return trap;
        }
    }
    trap
}

fn done(vm: &mut Gate, result: io::Result<()>) -> NativeResult {
    match result {
        Ok(()) => Ok(0),
        Err(e) => Err(unix_exception(vm, &e)),
    }
}

fn number(vm: &mut Gate, result: io::Result<i32>) -> NativeResult {
    match result {
        Ok(n) => Ok(from_int(n)),
        Err(e) => Err(unix_exception(vm, &e)),
    }
}

fn bytes(vm: &mut Gate, result: io::Result<Vec<u8>>) -> NativeResult {
    match result {
        Ok(bytes) => Ok(vm.new_bytes(&bytes).word()),
        Err(e) => Err(unix_exception(vm, &e)),
    }
}

fn one_path(vm: &mut Gate, a: &[u64], call: impl Fn(&mut Gate, &[u8]) -> io::Result<()>) -> NativeResult {
    let path = c_string(vm, long(a[0]))?;
    let result = call(vm, &path);
    done(vm, result)
}

fn two_paths(vm: &mut Gate, a: &[u64], call: impl Fn(&mut Gate, &[u8], &[u8]) -> io::Result<()>) -> NativeResult {
    let (first, second) = (c_string(vm, long(a[0]))?, c_string(vm, long(a[2]))?);
    let result = call(vm, &first, &second);
    done(vm, result)
}

fn micros(word: u64) -> i128 {
    long(word) as i128 * 1000
}

/// Earlier update releases do not ask Linux for the time of creation.
fn keeps_birthtime(vm: &mut Gate) -> Result<bool, Trap> {
    let class = vm.load_class("sun/nio/fs/UnixFileAttributes", LoaderId::BOOT)?;
    Ok(vm.program().field_named(class, "st_birthtime_nsec").is_some())
}

fn stat(vm: &mut Gate, place: Place, into: ObjRef) -> NativeResult {
    let s: Stat = vm.files().stat(place).map_err(|e| unix_exception(vm, &e))?;
    for (name, value) in [("st_mode", s.mode), ("st_nlink", s.links), ("st_uid", s.user), ("st_gid", s.group)] {
        field::set_int(vm, into, name, value as i32)?;
    }
    for (name, value) in [("st_ino", s.inode), ("st_dev", s.device), ("st_rdev", s.special_device), ("st_size", s.size)] {
        field::set_long(vm, into, name, value as i64)?;
    }
    // Where the file system does not keep the time of creation, the JDK takes that of the last change.
    let times = [("atime", s.accessed), ("mtime", s.modified), ("ctime", s.changed), ("birthtime", s.born.unwrap_or(s.modified))];
    let times = if keeps_birthtime(vm)? { &times[..] } else { &times[..3] };
    for &(name, (seconds, nanos)) in times {
        field::set_long(vm, into, &format!("st_{name}_sec"), seconds)?;
        field::set_long(vm, into, &format!("st_{name}_nsec"), nanos)?;
    }
    Ok(0)
}

fn open_directory(vm: &mut Gate, place: Place) -> NativeResult {
    let names = vm.files().entries(place).map_err(|e| unix_exception(vm, &e))?;
    let fd = if let Place::Open(fd) = place { fd } else { -1 };
    Ok(vm.native_data().insert(Directory { names: names.into_iter(), fd }) as u64)
}

fn principal_name(vm: &mut Gate, kind: Principals, id: u64) -> NativeResult {
    let name = vm.files().principal_name(kind, id as u32).ok_or_else(|| outside::error(ENOENT));
    bytes(vm, name)
}

fn principal_id(vm: &mut Gate, kind: Principals, name: u64) -> NativeResult {
    let name = c_string(vm, long(name))?;
    Ok(from_int(vm.files().principal_id(kind, &name).map_or(-1, |id| id as i32)))
}

/// Puts a value into a buffer; with no buffer only its length is asked for.
fn give_attribute(vm: &mut Gate, value: io::Result<Vec<u8>>, address: i64, room: i32) -> NativeResult {
    match value {
        Ok(value) if room == 0 => Ok(value.len() as u64),
        Ok(value) if value.len() > room as usize => Err(unix_exception(vm, &outside::error(linux::ERANGE))),
        Ok(value) => {
            outside::write_block(vm, address, &value)?;
            Ok(value.len() as u64)
        }
        Err(e) => Err(unix_exception(vm, &e)),
    }
}

/// Copies the rest of one open file to another.
fn transfer(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let (to, from) = (int(a[0]), int(a[1]));
    super::mapping::write_back(vm);
    let mut buffer = vec![0; 1 << 16];
    loop {
        let n = vm.read(from, &mut buffer).map_err(|e| unix_exception(vm, &e))?;
        if n == 0 {
            return Ok(0);
        }
        let result = vm.write(to, &buffer[..n])?;
        done(vm, result)?;
    }
}
