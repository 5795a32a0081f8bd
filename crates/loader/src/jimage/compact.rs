//! `compact-cp` (jlink's string sharing): a class file whose constant-pool texts live in the image's strings.
//! Two tags outside of the class-file format stand for them: a whole text, and a descriptor whose class names are
//! taken apart into package and simple name.

use super::compressed::Strings;

const SHARED: u8 = 23;
const SHARED_DESCRIPTOR: u8 = 25;

/// `None` if damaged.
pub(super) fn expand<'a>(packed: &[u8], strings: Strings<'a>) -> Option<Vec<u8>> {
    let mut input = Input(packed);
    let mut out = Vec::with_capacity(packed.len() * 2);
    out.extend_from_slice(input.take(8)?);
    let count = input.take(2)?;
    out.extend_from_slice(count);
    let count = u16::from_be_bytes([count[0], count[1]]);
    let mut index = 1;
    while index < count {
        index += 1;
        let tag = input.byte()?;
        let size = match tag {
            SHARED => {
                push_utf8(&mut out, strings(input.packed_int()?)?)?;
                continue;
            }
            SHARED_DESCRIPTOR => {
                let text = descriptor(&mut input, strings)?;
                push_utf8(&mut out, &text)?;
                continue;
            }
            1 => 2 + u16::from_be_bytes([*input.0.first()?, *input.0.get(1)?]) as usize,
            5 | 6 => {
                index += 1;
                8
            }
            3 | 4 | 9 | 10 | 11 | 12 | 17 | 18 => 4,
            15 => 3,
            7 | 8 | 16 | 19 | 20 => 2,
            _ => return None,
        };
        out.push(tag);
        out.extend_from_slice(input.take(size)?);
    }
    out.extend_from_slice(input.0);
    Some(out)
}

fn push_utf8(out: &mut Vec<u8>, text: &[u8]) -> Option<()> {
    out.push(1);
    out.extend_from_slice(&u16::try_from(text.len()).ok()?.to_be_bytes());
    out.extend_from_slice(text);
    Some(())
}

/// A pattern like `(L;I)L;`, and for every `L` the offsets of a package and of a class.
fn descriptor<'a>(input: &mut Input<'_>, strings: Strings<'a>) -> Option<Vec<u8>> {
    let pattern = strings(input.packed_int()?)?;
    let len = input.packed_int()? as usize;
    let mut names = Input(input.take(len)?);
    let mut out = Vec::with_capacity(pattern.len() * 4);
    for &b in pattern {
        out.push(b);
        if b == b'L' {
            let package = strings(names.packed_int()?)?;
            if !package.is_empty() {
                out.extend_from_slice(package);
                out.push(b'/');
            }
            out.extend_from_slice(strings(names.packed_int()?)?);
        }
    }
    Some(out)
}

struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let (head, tail) = self.0.split_at_checked(n)?;
        self.0 = tail;
        Some(head)
    }

    fn byte(&mut self) -> Option<u8> {
        Some(self.take(1)?[0])
    }

    /// If the top bit is set, the next two give the length in bytes and five bits of value; else four plain bytes.
    fn packed_int(&mut self) -> Option<u32> {
        let head = self.byte()?;
        let (len, value) = if head & 0x80 != 0 { (head >> 5 & 3, head & 0x1f) } else { (4, head) };
        let rest = self.take((len as usize).checked_sub(1)?)?;
        Some(rest.iter().fold(value.into(), |v, &b| v << 8 | u32::from(b)))
    }
}
