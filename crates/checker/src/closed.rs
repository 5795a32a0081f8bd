//! A world without an outside: time moves one step at a time, files do not exist, output is kept.
//!
//! What `check` runs in, and what tests use: the same program does the same thing in it every time.

use jaunt_state::pool::Images;
use jaunt_state::time::{CLOCK_ORIGIN, WALL_ORIGIN};
use jaunt_vm::Host;
use jaunt_vm::files::Files;
use jaunt_vm::vm::Platform;
use std::cell::{Cell, RefCell};
use std::io;
use std::rc::Rc;

/// Nanoseconds passed; whoever goes back in time sets it back.
pub type Clock = Rc<Cell<u64>>;

/// Shared with whoever wants to read the output.
pub type Output = Rc<RefCell<Vec<u8>>>;

/// What a program learns about a machine that is nowhere: the same for every user, so that every trace replays.
pub fn platform() -> Platform {
    Platform {
        os_version: "1".to_string(),
        user_dir: "/".to_string(),
        user_home: "/".to_string(),
        user_name: "jaunt".to_string(),
        language: "en".to_string(),
        country: Some("US".to_string()),
    }
}

pub struct ClosedHost {
    pub clock: Clock,
    pub output: Output,
    files: Nothing,
}

/// No file, and nothing to read from standard input, which is at its end.
struct Nothing;

impl Files for Nothing {
    fn available(&mut self, fd: i32) -> io::Result<u64> {
        // EBADF: no other descriptor is ever open.
        if fd == 0 { Ok(0) } else { Err(io::Error::from_raw_os_error(9)) }
    }
}

impl ClosedHost {
    pub fn new(output: Output, clock: Clock) -> ClosedHost {
        ClosedHost { clock, output, files: Nothing }
    }
}

impl Host for ClosedHost {
    /// Time stands still while threads run; it moves when all wait.
    fn nanos(&mut self) -> u64 {
        CLOCK_ORIGIN + self.clock.get() + 1
    }
    fn wall_clock(&mut self) -> (i64, u32) {
        let time = self.clock.get();
        let time = WALL_ORIGIN * 1_000_000 + time;
        ((time / 1_000_000_000) as i64, (time % 1_000_000_000) as u32)
    }
    fn sleep(&mut self, nanos: u64) {
        self.clock.set(self.clock.get() + nanos);
    }
    fn read(&mut self, _fd: i32, _buffer: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }
    fn write(&mut self, _fd: i32, bytes: &[u8]) -> io::Result<()> {
        self.output.borrow_mut().extend_from_slice(bytes);
        Ok(())
    }
    fn flush(&mut self) {}
    fn environment(&self) -> Vec<(Vec<u8>, Vec<u8>)> {
        Vec::new()
    }
    fn files(&mut self) -> &mut dyn Files {
        &mut self.files
    }
    fn process_id(&self) -> u32 {
        1
    }
    fn random(&mut self, buffer: &mut [u8]) {
        buffer.fill(42);
    }
}

/// What executions have printed, each text once, by number.
#[derive(Default)]
pub(crate) struct Texts {
    /// Of each text its length and its bytes, eight to a word.
    words: Images,
    text: Vec<u64>,
}

impl Texts {
    pub fn number(&mut self, text: &[u8]) -> u32 {
        self.text.clear();
        self.text.push(text.len() as u64);
        self.text.extend(text.chunks(8).map(|chunk| {
            let mut bytes = [0; 8];
            bytes[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(bytes)
        }));
        self.words.intern(&self.text)
    }

    /// Puts a text in the place of another.
    pub fn get(&self, number: u32, to: &mut Vec<u8>) {
        let words = self.words.get(number);
        to.clear();
        to.extend(words[1..].iter().flat_map(|word| word.to_le_bytes()));
        to.truncate(words[0] as usize);
    }

    pub fn memory(&self) -> usize {
        self.words.memory()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_have_their_numbers() {
        let mut texts = Texts::default();
        let all: Vec<Vec<u8>> = (0..40).map(|length| (0..length).map(|i| i % 2).collect()).collect();
        let numbers: Vec<u32> = all.iter().map(|text| texts.number(text)).collect();
        // Bytes behind the end are not part of a text.
        assert_ne!(texts.number(&[7, 0]), texts.number(&[7]));
        let mut found = b"before".to_vec();
        for (text, &number) in all.iter().zip(&numbers) {
            assert_eq!(texts.number(text), number);
            texts.get(number, &mut found);
            assert_eq!(found, *text);
        }
    }
}
