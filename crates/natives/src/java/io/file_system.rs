//! `java.io.UnixFileSystem`: what `java.io.File` asks.

use crate::field;
use crate::outside::{self, OrThrow, linux};
use jaunt_state::ObjRef;
use jaunt_vm::files::{Place, Stat};
use jaunt_vm::native::{from_bool, int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};
use std::io;

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/io/UnixFileSystem";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        "canonicalize0(Ljava/lang/String;)Ljava/lang/String;" [OUTSIDE] => canonicalize,
        "getBooleanAttributes0(Ljava/io/File;)I" [READS | OUTSIDE] => |vm, a| {
            if vm.is_search() && path_of(vm, obj(a[1]))?.ends_with(b"/conf/security/java.security") {
                // The library takes its absence for a broken JDK.
                return Err(vm.unsupported("java.security, which reads its configuration from a file, in a search"));
            }
            // The constants BA_EXISTS, BA_REGULAR and BA_DIRECTORY; hidden files are the Java side's matter.
            Ok(stat(vm, obj(a[1]))?.map_or(0, |s| 1 | (s.is_regular() as u64) << 1 | (s.is_directory() as u64) << 2))
        },
        "checkAccess(Ljava/io/File;I)Z" [READS | OUTSIDE] => |vm, a| {
            let path = path_of(vm, obj(a[1]))?;
            Ok(from_bool(vm.files().access(&path, int(a[2])).is_ok()))
        },
        "getLastModifiedTime(Ljava/io/File;)J" [READS | OUTSIDE] => |vm, a| {
            Ok(stat(vm, obj(a[1]))?.map_or(0, |s| s.modified.0 * 1000 + s.modified.1 / 1_000_000) as u64)
        },
        "getLength(Ljava/io/File;)J" [READS | OUTSIDE] => |vm, a| Ok(stat(vm, obj(a[1]))?.map_or(0, |s| s.size)),
        "setPermission(Ljava/io/File;IZZ)Z" [READS | OUTSIDE] => |vm, a| {
            let everyone = if a[4] != 0 { 0o100 } else { 0o111 };
            let bits = int(a[2]) as u32 * everyone;
            let enable = a[3] != 0;
            change_mode(vm, obj(a[1]), |mode| if enable { mode | bits } else { mode & !bits })
        },
        "setReadOnly(Ljava/io/File;)Z" [READS | OUTSIDE] => |vm, a| change_mode(vm, obj(a[1]), |mode| mode & !0o222),
        "createFileExclusively(Ljava/lang/String;)Z" [OUTSIDE] => |vm, a| {
            let path = outside::platform_bytes(vm, obj(a[1]))?;
            let files = vm.files();
            let result = files.open(None, &path, linux::O_RDWR | linux::O_CREAT | linux::O_EXCL, 0o666).and_then(|fd| files.close(fd));
            match result {
                Err(e) if outside::number(&e) == linux::EEXIST => Ok(0),
                result => result.or_throw(vm).map(|()| 1),
            }
        },
        "delete0(Ljava/io/File;)Z" [READS | OUTSIDE] => |vm, a| {
            let path = path_of(vm, obj(a[1]))?;
            let files = vm.files();
            let result = match files.unlink(None, &path) {
                Err(e) if outside::number(&e) == linux::EISDIR => files.rmdir(None, &path),
                result => result,
            };
            Ok(from_bool(result.is_ok()))
        },
        "list(Ljava/io/File;)[Ljava/lang/String;" [READS | OUTSIDE] => list,
        "createDirectory(Ljava/io/File;)Z" [READS | OUTSIDE] => |vm, a| {
            let path = path_of(vm, obj(a[1]))?;
            Ok(from_bool(vm.files().mkdir(&path, 0o777).is_ok()))
        },
        "rename0(Ljava/io/File;Ljava/io/File;)Z" [READS | OUTSIDE] => |vm, a| {
            let (from, to) = (path_of(vm, obj(a[1]))?, path_of(vm, obj(a[2]))?);
            Ok(from_bool(vm.files().rename((None, &from), (None, &to)).is_ok()))
        },
        "setLastModifiedTime(Ljava/io/File;J)Z" [READS | OUTSIDE] => |vm, a| {
            let path = path_of(vm, obj(a[1]))?;
            let files = vm.files();
            let result = files.stat(Place::Path(&path)).and_then(|s| {
                let accessed = s.accessed.0 as i128 * 1_000_000_000 + s.accessed.1 as i128;
                files.set_times(Place::Path(&path), accessed, long(a[2]) as i128 * 1_000_000)
            });
            Ok(from_bool(result.is_ok()))
        },
        "getSpace(Ljava/io/File;I)J" [READS | OUTSIDE] => |vm, a| {
            let path = path_of(vm, obj(a[1]))?;
            let Ok(space) = vm.files().space(&path) else { return Ok(0) };
            Ok(space.block * [space.total, space.free, space.usable][int(a[2]) as usize % 3])
        },
        "getNameMax0(Ljava/lang/String;)J" [OUTSIDE] => |vm, a| {
            let path = outside::platform_bytes(vm, obj(a[1]))?;
            let space = vm.files().space(&path);
            Ok(space.or_throw(vm)?.longest_name)
        },
    );
}

/// The path in a `java.io.File`.
fn path_of(vm: &mut Gate, file: ObjRef) -> Result<Vec<u8>, Trap> {
    if file.is_null() {
        return Err(vm.null_pointer());
    }
    let path = field::get_ref(vm, file, "path")?;
    outside::platform_bytes(vm, path)
}

fn stat(vm: &mut Gate, file: ObjRef) -> Result<Option<Stat>, Trap> {
    let path = path_of(vm, file)?;
    Ok(vm.files().stat(Place::Path(&path)).ok())
}

fn change_mode(vm: &mut Gate, file: ObjRef, change: impl Fn(u32) -> u32) -> NativeResult {
    let path = path_of(vm, file)?;
    let files = vm.files();
    let result = files.stat(Place::Path(&path)).and_then(|s| files.set_mode(Place::Path(&path), change(s.mode & 0o7777)));
    Ok(from_bool(result.is_ok()))
}

fn list(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let path = path_of(vm, obj(a[1]))?;
    let Ok(names) = vm.files().entries(Place::Path(&path)) else { return Ok(0) };
    let names: Vec<ObjRef> =
        names.iter().filter(|n| !matches!(n.as_slice(), b"." | b"..")).map(|n| outside::platform_string(vm, n)).collect();
    let class = vm.known().string_array;
    Ok(vm.new_ref_array(class, &names).word())
}

/// An absolute path without links and dots, as far as its front part exists.
fn canonicalize(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let path = outside::platform_bytes(vm, obj(a[1]))?;
    let real = |vm: &mut Gate, path: &[u8]| -> io::Result<Vec<u8>> { vm.files().realpath(path) };
    let mut found = real(vm, &path).ok();
    let mut end = path.len();
    while found.is_none() {
        let Some(slash) = path[..end].iter().rposition(|&b| b == b'/') else { break };
        end = slash;
        if end == 0 {
            break;
        }
        if let Ok(mut front) = real(vm, &path[..end]) {
            if front.ends_with(b"/") {
                front.pop();
            }
            front.extend_from_slice(&path[end..]);
            found = Some(front);
        }
    }
    let path = collapse(&found.unwrap_or(path));
    Ok(outside::platform_string(vm, &path).word())
}

/// Takes the names `.` and `..` out of an absolute path.
fn collapse(path: &[u8]) -> Vec<u8> {
    let mut names: Vec<&[u8]> = Vec::new();
    for name in path.split(|&b| b == b'/') {
        match name {
            b"" | b"." => {}
            b".." => {
                names.pop();
            }
            _ => names.push(name),
        }
    }
    let mut result = Vec::new();
    for name in names {
        result.push(b'/');
        result.extend_from_slice(name);
    }
    if result.is_empty() { b"/".to_vec() } else { result }
}
