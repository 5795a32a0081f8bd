//! zlib streams with the return values that the JDK's natives need.

use zlib_rs::{DeflateConfig, DeflateFlush, InflateError, InflateFlush, Status, Strategy};

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

pub struct Deflate {
    stream: zlib_rs::Deflate,
    raw: bool,
    level: i32,
    strategy: i32,
    adler: u32,
}

fn new_deflate(level: i32, strategy: i32, raw: bool) -> zlib_rs::Deflate {
    let strategy = match strategy {
        1 => Strategy::Filtered,
        2 => Strategy::HuffmanOnly,
        _ => Strategy::Default,
    };
    zlib_rs::Deflate::new_with_config(DeflateConfig { level, strategy, window_bits: if raw { -15 } else { 15 }, ..DeflateConfig::default() })
}

impl Deflate {
    pub fn new(level: i32, strategy: i32, raw: bool) -> Deflate {
        Deflate { stream: new_deflate(level, strategy, raw), raw, level, strategy, adler: 1 }
    }

    pub fn adler(&self) -> u32 {
        self.adler
    }

    pub fn reset(&mut self) {
        self.stream.reset();
        self.adler = 1;
    }

    pub fn set_dictionary(&mut self, dictionary: &[u8]) -> bool {
        match self.stream.set_dictionary(dictionary) {
            Ok(sum) => {
                self.adler = sum;
                true
            }
            Err(_) => false,
        }
    }

    pub fn set_params(&mut self, level: i32, strategy: i32, input: &[u8], output: &mut [u8]) -> Step {
        if (level, strategy) == (self.level, self.strategy) {
            return Step::default();
        }
        if self.stream.total_in() == 0 && self.stream.total_out() == 0 {
            (self.level, self.strategy) = (level, strategy);
            self.stream = new_deflate(level, strategy, self.raw);
            return Step::default();
        }
        // The block so far keeps the old parameters.
        let step = self.deflate(input, output, 5);
        if step.read < input.len() || step.written == output.len() {
            return Step { again: true, ..step };
        }
        self.level = level;
        let _ = self.stream.set_level(level);
        step
    }

    /// `flush`: the numbers of zlib, which are the JDK's.
    pub fn deflate(&mut self, input: &[u8], output: &mut [u8], flush: i32) -> Step {
        let flush = match flush {
            2 => DeflateFlush::SyncFlush,
            3 => DeflateFlush::FullFlush,
            4 => DeflateFlush::Finish,
            5 => DeflateFlush::Block,
            _ => DeflateFlush::NoFlush,
        };
        let (before_in, before_out) = (self.stream.total_in(), self.stream.total_out());
        let status = self.stream.compress(input, output, flush);
        let (read, written) = ((self.stream.total_in() - before_in) as usize, (self.stream.total_out() - before_out) as usize);
        if !self.raw {
            self.adler = adler32(self.adler, &input[..read]);
        }
        Step { read, written, finished: status == Ok(Status::StreamEnd), ..Step::default() }
    }
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
