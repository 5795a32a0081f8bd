//! zlib streams with the return values that the JDK's natives need.

mod deflate;
mod trees;

pub use deflate::Deflate;
use zlib_rs::{InflateError, InflateFlush, Status};

pub fn crc32(sum: u32, bytes: &[u8]) -> u32 {
    zlib_rs::crc32::crc32(sum, bytes)
}

pub fn adler32(sum: u32, bytes: &[u8]) -> u32 {
    zlib_rs::adler32::adler32(sum, bytes)
}

/// What one call did.
#[derive(Default)]
pub struct Step {
    pub read: usize,
    pub written: usize,
    pub finished: bool,
    /// The output was too small to change parameters.
    pub again: bool,
    pub needs_dictionary: bool,
    /// The data are wrong.
    pub bad: Option<String>,
}

pub struct Inflate {
    stream: zlib_rs::Inflate,
    raw: bool,
    adler: u32,
}

impl Inflate {
    pub fn new(raw: bool) -> Inflate {
        Inflate { stream: zlib_rs::Inflate::new(!raw, 15), raw, adler: !raw as u32 }
    }

    pub fn adler(&self) -> u32 {
        self.adler
    }

    pub fn reset(&mut self) {
        self.stream.reset(!self.raw);
        self.adler = !self.raw as u32;
    }

    pub fn set_dictionary(&mut self, dictionary: &[u8]) -> bool {
        match self.stream.set_dictionary(dictionary) {
            Ok(_) => {
                self.adler = 1;
                true
            }
            Err(_) => false,
        }
    }

    pub fn inflate(&mut self, input: &[u8], output: &mut [u8]) -> Step {
        let (before_in, before_out) = (self.stream.total_in(), self.stream.total_out());
        let status = self.stream.decompress(input, output, InflateFlush::SyncFlush);
        let mut step = Step {
            read: (self.stream.total_in() - before_in) as usize,
            written: (self.stream.total_out() - before_out) as usize,
            ..Step::default()
        };
        if !self.raw {
            self.adler = adler32(self.adler, &output[..step.written]);
        }
        match status {
            Ok(Status::StreamEnd) => step.finished = true,
            Ok(_) => {}
            Err(InflateError::NeedDict { dict_id }) => {
                step.needs_dictionary = true;
                self.adler = dict_id;
            }
            Err(_) => step.bad = Some(self.stream.error_message().unwrap_or("invalid data").to_string()),
        }
        step
    }
}
