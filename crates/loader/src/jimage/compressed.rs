//! Compressed resources of an image (`jlink --compress`): a stack of layers, each with a header that names its
//! decompressor (`zip`, `compact-cp`) by an offset into the image's strings.

use super::{compact, word};
use std::io::Read;

const MAGIC: u32 = 0xCAFE_FAFA;
/// magic u4, compressed size u8, uncompressed size u8, decompressor u4, configuration u4, last u1
const HEADER: usize = 29;
/// jlink makes at most two layers; a damaged file shall not make us turn for ever.
const MAX_LAYERS: usize = 4;
/// No resource of a JDK comes near.
const MAX_SIZE: u64 = 1 << 30;

/// Strings of the image by offset.
pub(super) type Strings<'a> = &'a dyn Fn(u32) -> Option<&'a [u8]>;

pub(super) fn expand<'a>(packed: &'a [u8], little: bool, strings: Strings<'a>) -> Result<Vec<u8>, String> {
    let mut content = std::borrow::Cow::Borrowed(packed);
    for _ in 0..MAX_LAYERS {
        let Some(header) = content.get(..HEADER).filter(|h| word(h, 0, little) == Some(MAGIC)) else {
            return Ok(content.into_owned());
        };
        let long: [u8; 8] = header[12..20].try_into().expect("eight bytes");
        let size = if little { u64::from_le_bytes(long) } else { u64::from_be_bytes(long) };
        if size > MAX_SIZE {
            return Err("it claims an impossible size".into());
        }
        let name = word(header, 20, little).and_then(strings).unwrap_or_default();
        let body = &content[HEADER..];
        let expanded = match name {
            b"zip" => inflate(body, size)?,
            b"compact-cp" => compact::expand(body, strings).ok_or("its shared strings are damaged")?,
            other => return Err(format!("it is compressed by `{}`, which is unknown", String::from_utf8_lossy(other))),
        };
        content = expanded.into();
    }
    Err("it is compressed too many times".into())
}

fn inflate(packed: &[u8], size: u64) -> Result<Vec<u8>, String> {
    let mut out = Vec::with_capacity((size as usize).min(packed.len().saturating_mul(16)));
    let read = flate2::bufread::ZlibDecoder::new(packed).take(size + 1).read_to_end(&mut out);
    match read {
        Ok(n) if n as u64 == size => Ok(out),
        Ok(_) => Err("its size is not what the index says".into()),
        Err(e) => Err(e.to_string()),
    }
}
