//! Everything that comes from outside the program: time, console, files. The command line provides it.

use crate::files::Files;
use std::io;

/// The outside world. A check gives a closed one, `run` the machine's.
pub trait Host {
    /// Nanoseconds from an arbitrary origin, never going back.
    fn nanos(&mut self) -> u64;
    /// Seconds and nanoseconds since 1970.
    fn wall_clock(&mut self) -> (i64, u32);
    /// Nothing can run before this much time has passed.
    fn sleep(&mut self, nanos: u64);
    /// Reads from a descriptor (0 is standard input). 0: end of file.
    fn read(&mut self, fd: i32, buffer: &mut [u8]) -> io::Result<usize>;
    /// A read of standard input would not wait.
    fn input_ready(&mut self) -> bool {
        true
    }
    /// Writes all to a descriptor (1 and 2 are the console).
    fn write(&mut self, fd: i32, bytes: &[u8]) -> io::Result<()>;
    /// Gives buffered output away.
    fn flush(&mut self);
    /// An environment variable list.
    fn environment(&self) -> Vec<(Vec<u8>, Vec<u8>)>;
    /// The file system. A closed world gives [`crate::files::NoFiles`].
    fn files(&mut self) -> &mut dyn Files;
    /// The number of this process.
    fn process_id(&self) -> u32;
    /// Unpredictable bytes for seeds; a closed world gives fixed ones.
    fn random(&mut self, buffer: &mut [u8]);
}
