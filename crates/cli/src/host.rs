//! The machine's own clock, console and environment, for `jaunt run`.

use crate::files;
use jaunt_checker::Host;
use jaunt_checker::files::Files;
use std::io::{self, Read, Write};
use std::os::unix::ffi::OsStringExt;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

pub struct SystemHost {
    start: Instant,
    out: Vec<u8>,
    /// Standard output belongs to a report: the program's own goes to standard error.
    redirected: bool,
}

impl SystemHost {
    pub fn new(redirected: bool) -> SystemHost {
        SystemHost { start: Instant::now(), out: Vec::with_capacity(1 << 16), redirected }
    }

    pub fn flush_out(&mut self) {
        if self.out.is_empty() {
            return;
        }
        // A reader that went away ends nothing: Java's System.out ignores it too.
        let _ = if self.redirected { io::stderr().write_all(&self.out) } else { io::stdout().write_all(&self.out) };
        let _ = io::stdout().flush();
        self.out.clear();
    }
}

impl Host for SystemHost {
    fn nanos(&mut self) -> u64 {
        self.start.elapsed().as_nanos() as u64 + 1
    }

    fn wall_clock(&mut self) -> (i64, u32) {
        match SystemTime::now().duration_since(UNIX_EPOCH) {
            Ok(d) => (d.as_secs() as i64, d.subsec_nanos()),
            Err(_) => (0, 0),
        }
    }

    fn sleep(&mut self, nanos: u64) {
        std::thread::sleep(Duration::from_nanos(nanos));
    }

    fn read(&mut self, fd: i32, buffer: &mut [u8]) -> io::Result<usize> {
        match fd {
            0 => {
                // A question should be visible before its answer is read.
                self.flush_out();
                files::read(0, buffer)
            }
            _ => files::read(fd, buffer),
        }
    }

    fn input_ready(&mut self) -> bool {
        files::readable(0)
    }

    fn write(&mut self, fd: i32, bytes: &[u8]) -> io::Result<()> {
        match fd {
            1 => {
                self.out.extend_from_slice(bytes);
                if self.out.len() > 1 << 15 {
                    self.flush_out();
                }
                Ok(())
            }
            2 => {
                self.flush_out();
                io::stderr().write_all(bytes)
            }
            _ => files::write_all(fd, bytes),
        }
    }

    fn flush(&mut self) {
        self.flush_out();
    }

    fn environment(&self) -> Vec<(Vec<u8>, Vec<u8>)> {
        std::env::vars_os().map(|(k, v)| (k.into_vec(), v.into_vec())).collect()
    }

    fn files(&mut self) -> &mut dyn Files {
        self
    }

    fn process_id(&self) -> u32 {
        std::process::id()
    }

    fn random(&mut self, buffer: &mut [u8]) {
        if let Ok(mut f) = std::fs::File::open("/dev/urandom") {
            let _ = f.read_exact(buffer);
        }
    }
}
