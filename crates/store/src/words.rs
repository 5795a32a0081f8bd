//! Words of a table that changes: in memory or, once the store spills, in a mapped file of its own.
//!
//! The file has no name and its space is set aside before it is mapped, so that a full disk is an error here and never a
//! signal later. Words are scattered by a hash, so a page of the file is read back for every one that is looked at once
//! the system has given it up; as long as there is memory, it does not.

use crate::disk::Disk;
use memmap2::MmapMut;
use std::io;
use std::ops::{Deref, DerefMut};

/// Tables below this many bytes stay in memory.
const LEAST: usize = 1 << 10;

#[derive(Debug)]
pub enum Words {
    Held(Vec<u64>),
    /// **A whole number of words.**
    Mapped(MmapMut),
}

impl Words {
    pub fn zeros(len: usize) -> Words {
        Words::Held(vec![0; len])
    }

    /// Moves them into a file. Where that fails, they stay where they are.
    pub fn offload(&mut self, disk: &mut Disk) -> io::Result<()> {
        if let Words::Held(words) = self {
            if words.len() * 8 >= LEAST {
                *self = Words::Mapped(disk.map_own(words)?);
            }
        }
        Ok(())
    }

    /// Lets go of the file's pages: they come back when they are looked at.
    pub fn drop_pages(&self) {
        #[cfg(target_os = "linux")]
        if let Words::Mapped(map) = self {
            // SAFETY: pages of a shared mapping of a file come back with what was written to them.
            let _ = unsafe { map.unchecked_advise(memmap2::UncheckedAdvice::DontNeed) };
        }
    }

    /// Bytes in memory.
    pub fn bytes(&self) -> usize {
        match self {
            Words::Held(words) => words.capacity() * 8,
            Words::Mapped(_) => 0,
        }
    }

    /// Bytes in the file.
    pub fn mapped(&self) -> usize {
        match self {
            Words::Held(_) => 0,
            Words::Mapped(map) => map.len(),
        }
    }
}

impl Deref for Words {
    type Target = [u64];
    #[inline(always)]
    fn deref(&self) -> &[u64] {
        match self {
            Words::Held(words) => words,
            // SAFETY: a mapping begins at a page and has a whole number of words; any bytes are words.
            Words::Mapped(map) => unsafe { std::slice::from_raw_parts(map.as_ptr().cast(), map.len() / 8) },
        }
    }
}

impl DerefMut for Words {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [u64] {
        match self {
            Words::Held(words) => words,
            // SAFETY: as above, and nobody else has the mapping.
            Words::Mapped(map) => unsafe { std::slice::from_raw_parts_mut(map.as_mut_ptr().cast(), map.len() / 8) },
        }
    }
}
