//! What natives that reach outside share: paths, error texts, off-heap buffers.

use crate::field;
use jaunt_program::Kind;
use jaunt_state::{FrameKind, ObjRef};
use jaunt_vm::{Gate, Missing, NativeResult, Trap};
use std::io;

/// Linux's numbers, as far as natives need them.
pub mod linux {
    pub const O_RDONLY: i32 = 0;
    pub const O_WRONLY: i32 = 1;
    pub const O_RDWR: i32 = 2;
    pub const O_CREAT: i32 = 0o100;
    pub const O_EXCL: i32 = 0o200;
    pub const O_TRUNC: i32 = 0o1000;
    pub const O_APPEND: i32 = 0o2000;
    pub const O_DSYNC: i32 = 0o10000;
    pub const O_SYNC: i32 = 0o4010000;
    pub const EIO: i32 = 5;
    pub const EBADF: i32 = 9;
    pub const EAGAIN: i32 = 11;
    pub const EEXIST: i32 = 17;
    pub const EISDIR: i32 = 21;
    pub const EINVAL: i32 = 22;
    pub const ERANGE: i32 = 34;
}

/// `errno`
pub fn number(error: &io::Error) -> i32 {
    error.raw_os_error().unwrap_or(linux::EIO)
}

pub fn error(number: i32) -> io::Error {
    io::Error::from_raw_os_error(number)
}

/// The system's words for an error: "No such file or directory".
pub fn error_text(error: &io::Error) -> String {
    let text = error.to_string();
    match text.find(" (os error ") {
        Some(end) => text[..end].to_string(),
        None => text,
    }
}

/// An IOException with the system's words.
pub fn io_exception(vm: &mut Gate, error: &io::Error) -> Trap {
    vm.throw_new("java/io/IOException", Some(&error_text(error)))
}

pub trait OrThrow<T> {
    /// The value, or an IOException with the system's words.
    fn or_throw(self, vm: &mut Gate) -> Result<T, Trap>;
}

impl<T> OrThrow<T> for io::Result<T> {
    fn or_throw(self, vm: &mut Gate) -> Result<T, Trap> {
        self.map_err(|e| io_exception(vm, &e))
    }
}

/// A Java string in the platform's encoding, as paths are.
pub fn platform_bytes(vm: &mut Gate, string: ObjRef) -> Result<Vec<u8>, Trap> {
    if string.is_null() {
        return Err(vm.null_pointer());
    }
    let units = vm.string_units(string);
    Ok(vm.encode_console(&units))
}

/// Text from the platform as a Java string.
pub fn platform_string(vm: &mut Gate, bytes: &[u8]) -> ObjRef {
    if vm.options().console_utf8 {
        vm.new_string(&String::from_utf8_lossy(bytes))
    } else {
        let ascii: Vec<u8> = bytes.iter().map(|&b| if b < 128 { b } else { b'?' }).collect();
        vm.new_latin1(&ascii)
    }
}

/// The number in a `FileDescriptor`; -1 is a closed one.
pub fn descriptor(vm: &mut Gate, object: ObjRef) -> Result<i32, Trap> {
    if object.is_null() { Ok(-1) } else { field::get_int(vm, object, "fd") }
}

/// Bytes of off-heap memory.
pub fn read_block(vm: &mut Gate, address: i64, len: usize) -> Result<Vec<u8>, Trap> {
    if len == 0 {
        return Ok(Vec::new());
    }
    vm.memory_bytes(ObjRef::NULL, address, len)
}

pub fn write_block(vm: &mut Gate, address: i64, bytes: &[u8]) -> Result<(), Trap> {
    if bytes.is_empty() { Ok(()) } else { vm.set_memory_bytes(ObjRef::NULL, address, bytes) }
}

/// A zero-terminated string in off-heap memory, without the zero.
pub fn c_string(vm: &mut Gate, address: i64) -> Result<Vec<u8>, Trap> {
    let mut bytes = Vec::new();
    loop {
        match vm.read_memory(ObjRef::NULL, address + bytes.len() as i64, Kind::Byte, false)? as u8 {
            0 => return Ok(bytes),
            b => bytes.push(b),
        }
    }
}

/// A range of a Java byte array; the Java side checked nothing.
pub fn check_range(vm: &mut Gate, array: ObjRef, offset: i32, len: i32) -> Result<std::ops::Range<usize>, Trap> {
    if array.is_null() {
        return Err(vm.null_pointer());
    }
    let size = vm.array_len(array) as i64;
    if offset < 0 || len < 0 || offset as i64 + len as i64 > size {
        return Err(vm.throw_new("java/lang/IndexOutOfBoundsException", None));
    }
    Ok(offset as usize..offset as usize + len as usize)
}

/// A direct `ByteBuffer` over off-heap memory, as the result of the native that asks for it.
pub fn direct_buffer(vm: &mut Gate, address: i64, len: usize) -> NativeResult {
    let class = field::ready_class(vm, "java/nio/DirectByteBuffer")?;
    let Some(init) = vm.program().method_named(class, "<init>", "(JI)V") else {
        return Err(vm.unsupported(Missing::Sentence("this JDK has no DirectByteBuffer(long, int)".to_string())));
    };
    let buffer = vm.new_object(class);
    vm.push_frame(init, &[buffer.word(), address as u64, 0, len as u64], FrameKind::Construct(buffer))?;
    Err(Trap::Called)
}
