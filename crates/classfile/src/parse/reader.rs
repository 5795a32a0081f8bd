//! A cursor over the class file that cannot run past its end.

use super::{ParseError, Result};

pub(super) struct Reader<'a> {
    rest: &'a [u8],
    /// Position in the class file where `rest` ends.
    end: usize,
}

#[cold]
#[inline(never)]
fn truncated() -> Box<ParseError> {
    Box::new(ParseError::Format("Truncated class file".to_string()))
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader { rest: bytes, end: bytes.len() }
    }

    /// Position in the class file.
    pub fn pos(&self) -> usize {
        self.end - self.rest.len()
    }

    pub fn remaining(&self) -> usize {
        self.rest.len()
    }

    #[inline(always)]
    pub fn take(&mut self, len: usize) -> Result<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(len).ok_or_else(truncated)?;
        self.rest = rest;
        Ok(taken)
    }

    #[inline(always)]
    fn chunk<const N: usize>(&mut self) -> Result<[u8; N]> {
        let (taken, rest) = self.rest.split_first_chunk::<N>().ok_or_else(truncated)?;
        self.rest = rest;
        Ok(*taken)
    }

    #[inline(always)]
    pub fn u8(&mut self) -> Result<u8> {
        Ok(self.chunk::<1>()?[0])
    }

    #[inline(always)]
    pub fn u16(&mut self) -> Result<u16> {
        Ok(u16::from_be_bytes(self.chunk()?))
    }

    #[inline(always)]
    pub fn u32(&mut self) -> Result<u32> {
        Ok(u32::from_be_bytes(self.chunk()?))
    }

    /// A two-byte count of things of at least `size` bytes each: refused here when they cannot all be there,
    /// so that the caller may allocate for them.
    #[inline(always)]
    pub fn count(&mut self, size: usize) -> Result<usize> {
        let count = self.u16()? as usize;
        if count * size > self.remaining() {
            return Err(truncated());
        }
        Ok(count)
    }

    /// A reader of the next `len` bytes, which this reader skips.
    pub fn sub(&mut self, len: usize) -> Result<Reader<'a>> {
        let rest = self.take(len)?;
        Ok(Reader { rest, end: self.pos() })
    }

    /// The rest as a range of the class file.
    pub fn span(&self) -> crate::Span {
        self.pos() as u32..self.end as u32
    }
}
