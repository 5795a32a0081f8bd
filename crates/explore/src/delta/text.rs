//! Concatenations of strings, lane by lane.

use super::frame::{Frame, Set};
use super::lanes::Value;
use super::run::{LONGEST, Run};
use jaunt_program::Kind;
use jaunt_vm::semantics::{At, Read, Write};

impl Run<'_> {
    /// The strings of some registers, one after the other; those that are done go on at `next`. Strings with characters beyond Latin-1 are for BOX.
    pub fn join(&mut self, frame: &mut Frame, mut set: Set, pieces: &[Value], to: Option<u16>, next: At) {
        self.leave_where(&mut set, |run, lane| pieces.iter().all(|piece| run.is_plain(piece.get(lane) as u32, lane)));
        let of_length = self.parts(set, |run, lane| {
            pieces
                .iter()
                .map(|piece| run.value_of(piece.get(lane) as u32, lane).map_or(4, |value| run.length(value)) as u64)
                .sum()
        });
        for (length, mut part) in of_length {
            if length > LONGEST as u64 {
                self.leave_set(part);
                continue;
            }
            let bytes = self.vm.program.array_of(self.vm.program.primitive(Kind::Byte));
            let value = self.make(bytes, length as u32, &part.lanes);
            let (class, offset) = (self.vm.known.string, self.vm.known.string_value);
            let string = self.make(class, self.vm.program.class(class).instance_size, &part.lanes);
            // SAFETY: a new string, and lanes of the pass.
            unsafe { self.store_one(&part, string as u32, offset, Write::Ref, Value::Word(value)) };
            let mut text = Vec::with_capacity(length as usize + 4);
            for &lane in &part.lanes {
                text.clear();
                for piece in pieces {
                    self.append(piece.get(lane) as u32, lane, &mut text);
                }
                text.resize((length as usize).next_multiple_of(4), 0);
                for (word, four) in text.chunks_exact(4).enumerate() {
                    let four = u32::from_le_bytes(four.try_into().expect("four bytes"));
                    // SAFETY: a word of the new array.
                    unsafe { self.put(value as u32, word as u32, lane, four) };
                }
            }
            if let Some(to) = to {
                part.registers[to as usize] = Value::Word(string);
            }
            part.at = next;
            frame.push(self.room, part);
        }
    }

    /// It is null, or one byte for each character.
    fn is_plain(&self, string: u32, lane: u32) -> bool {
        // SAFETY: a string has a coder.
        string == 0 || unsafe { self.get(string, self.vm.known.string_coder, Read::Byte, lane) } == 0
    }

    /// The array of a string that is there.
    fn value_of(&self, string: u32, lane: u32) -> Option<u32> {
        // SAFETY: a string has a value.
        (string != 0).then(|| unsafe { self.get(string, self.vm.known.string_value, Read::Ref, lane) } as u32)
    }

    fn append(&self, string: u32, lane: u32, text: &mut Vec<u8>) {
        match self.value_of(string, lane) {
            None => text.extend_from_slice(b"null"),
            Some(value) => {
                for at in 0..self.length(value) {
                    // SAFETY: an element of the array.
                    text.push(unsafe { self.get(value, at, Read::Byte, lane) } as u8);
                }
            }
        }
    }
}
