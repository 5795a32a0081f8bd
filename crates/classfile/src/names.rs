//! Which texts may name a class, a field or a method (JVMS 4.2), and the shape of descriptors (4.3).
//!
//! The rules of version 49 on, for all versions: before, names had to be Java identifiers, which protects nothing.
//!
//! All functions take bytes: the characters that matter are ASCII, so modified UTF-8 needs no decoding here.

/// Bits of [`KIND`]: the character may not stand in the name of …
const NOT_IN_CLASS: u8 = 1; // `.` `;` `[`; `/` is looked at separately
const NOT_IN_FIELD: u8 = 2; // `.` `;` `[` `/`
const NOT_IN_METHOD: u8 = 4; // the same and `<` `>`

static KIND: [u8; 256] = {
    let mut t = [0u8; 256];
    t[b'.' as usize] = NOT_IN_CLASS | NOT_IN_FIELD | NOT_IN_METHOD;
    t[b';' as usize] = NOT_IN_CLASS | NOT_IN_FIELD | NOT_IN_METHOD;
    t[b'[' as usize] = NOT_IN_CLASS | NOT_IN_FIELD | NOT_IN_METHOD;
    t[b'/' as usize] = NOT_IN_FIELD | NOT_IN_METHOD;
    t[b'<' as usize] = NOT_IN_METHOD;
    t[b'>' as usize] = NOT_IN_METHOD;
    t
};

/// Which special characters occur, as bits. No early exit: bad names are rare.
fn scan(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0, |seen, &b| seen | KIND[b as usize])
}

/// All bytes are in 1..=127, as in nearly every text; eight at a time, for this runs over all that is loaded.
pub fn is_plain_ascii(bytes: &[u8]) -> bool {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let mut chunks = bytes.chunks_exact(8);
    let mut odd = 0;
    for c in &mut chunks {
        let word = u64::from_le_bytes([c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]]);
        // A byte of 128 or more has its high bit; a zero byte gets it by the subtraction.
        odd |= (word | word.wrapping_sub(LOW)) & HIGH;
    }
    odd == 0 && chunks.remainder().iter().all(|b| (1..0x80).contains(b))
}

/// An unqualified name of a field.
pub fn is_field_name(name: &[u8]) -> bool {
    !name.is_empty() && scan(name) & NOT_IN_FIELD == 0
}

/// An unqualified name of an ordinary method; `<init>` and `<clinit>` are not.
pub fn is_method_name(name: &[u8]) -> bool {
    !name.is_empty() && scan(name) & NOT_IN_METHOD == 0
}

/// A binary class name in internal form, such as `java/lang/String`; no array.
pub fn is_class_name(name: &[u8]) -> bool {
    let mut seen = 0;
    let mut previous = b'/';
    for &b in name {
        seen |= KIND[b as usize];
        if b == b'/' && previous == b'/' {
            return false;
        }
        previous = b;
    }
    previous != b'/' && seen & NOT_IN_CLASS == 0
}

/// What a `Class` entry may hold: a class name, or a descriptor of an array.
pub fn is_class_entry_name(name: &[u8]) -> bool {
    if name.first() == Some(&b'[') { is_field_descriptor(name) } else { is_class_name(name) }
}

/// Length of the field descriptor at the start of `bytes`.
pub fn field_descriptor_len(bytes: &[u8]) -> Option<usize> {
    let dims = bytes.iter().take_while(|b| **b == b'[').count();
    if dims > 255 {
        return None;
    }
    match *bytes.get(dims)? {
        b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' => Some(dims + 1),
        b'L' => {
            // `is_class_name` up to the `;`, in one pass
            let mut previous = b'/';
            for (i, &b) in bytes.iter().enumerate().skip(dims + 1) {
                match b {
                    b';' => return (previous != b'/').then_some(i + 1),
                    b'/' if previous == b'/' => return None,
                    b'.' | b'[' => return None,
                    _ => previous = b,
                }
            }
            None
        }
        _ => None,
    }
}

pub fn is_field_descriptor(bytes: &[u8]) -> bool {
    field_descriptor_len(bytes) == Some(bytes.len())
}

/// (slots of the arguments, position of the closing parenthesis) when `bytes` is a method descriptor. A long or
/// double counts two, `this` is not counted; the limit of 255 is left to the caller, who knows about `this`.
pub fn method_descriptor_slots(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut rest = bytes.strip_prefix(b"(")?;
    let mut slots = 0;
    loop {
        match *rest.first()? {
            b')' => break,
            b'J' | b'D' => {
                slots += 2;
                rest = &rest[1..];
            }
            _ => {
                slots += 1;
                rest = &rest[field_descriptor_len(rest)?..];
            }
        }
    }
    let ret = &rest[1..];
    (ret == b"V" || is_field_descriptor(ret)).then_some((slots, bytes.len() - rest.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_ascii() {
        for len in 0..40 {
            let text = vec![b'a'; len];
            assert!(is_plain_ascii(&text));
            for at in 0..len {
                for odd in [0, 0x80, 0xFF] {
                    let mut text = text.clone();
                    text[at] = odd;
                    assert!(!is_plain_ascii(&text));
                }
                let mut text = text.clone();
                text[at] = 0x7F;
                assert!(is_plain_ascii(&text));
                text[at] = 1;
                assert!(is_plain_ascii(&text));
            }
        }
    }

    #[test]
    fn names() {
        assert!(is_class_name(b"a/B") && is_class_name(b"B") && is_class_name(b"package-info"));
        assert!(!is_class_name(b"") && !is_class_name(b"/a") && !is_class_name(b"a/") && !is_class_name(b"a//b"));
        assert!(!is_class_name(b"a.b") && !is_class_name(b"a;") && !is_class_name(b"[I"));
        assert!(is_class_entry_name(b"[[La/B;") && !is_class_entry_name(b"[V") && !is_class_entry_name(b"["));
        assert!(is_field_name(b"<x>") && !is_field_name(b"a/b") && !is_field_name(b""));
        assert!(is_method_name(b"lambda$0") && !is_method_name(b"<x>"));
    }

    #[test]
    fn descriptors() {
        assert_eq!(method_descriptor_slots(b"()V"), Some((0, 1)));
        assert_eq!(method_descriptor_slots(b"(IJ[DLa/B;)[[I"), Some((5, 10)));
        for bad in [&b"("[..], b"(I", b"()", b"()VV", b"(V)V", b"(La)V", b"(L;)V", b"()[V", b"I"] {
            assert_eq!(method_descriptor_slots(bad), None, "{}", String::from_utf8_lossy(bad));
        }
        let mut deep = vec![b'['; 255];
        deep.push(b'I');
        assert!(is_field_descriptor(&deep));
        deep.insert(0, b'[');
        assert!(!is_field_descriptor(&deep));
    }
}
