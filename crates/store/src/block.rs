//! A piece of a table that is filled once: in memory or, later, in a mapped file.

use crate::disk::{Disk, Plain, Span};

#[derive(Clone, Debug)]
pub enum Block<T> {
    Held(Vec<T>),
    Mapped(Span<T>),
}

impl<T: Plain> Block<T> {
    #[inline(always)]
    pub fn get(&self) -> &[T] {
        match self {
            Block::Held(items) => items,
            Block::Mapped(span) => span.get(),
        }
    }

    /// Moves the block into the file. Where that fails, it stays where it is.
    pub fn offload(&mut self, disk: &mut Disk) -> std::io::Result<()> {
        if let Block::Held(items) = self {
            *self = Block::Mapped(disk.put(items)?);
        }
        Ok(())
    }

    /// The bytes that are held in memory.
    pub fn bytes(&self) -> usize {
        match self {
            Block::Held(items) => items.capacity() * size_of::<T>(),
            Block::Mapped(_) => 0,
        }
    }

    /// Says that the block is read from end to end soon.
    pub fn before_sweep(&self) {
        if let Block::Mapped(span) = self {
            span.prefetch();
        }
    }

    /// Says that a sweep is done with the block.
    pub fn after_sweep(&self) {
        if let Block::Mapped(span) = self {
            span.drop_pages();
        }
    }
}

/// Blocks in order, each announced before its turn and let go after it.
pub fn sweep<'a, T: Plain + 'a>(blocks: impl Iterator<Item = &'a Block<T>> + Clone) -> impl Iterator<Item = &'a Block<T>> {
    /// Blocks that are read ahead.
    const AHEAD: usize = 8;
    let mut before = None;
    let mut ahead = blocks.clone();
    (&mut ahead).take(AHEAD).for_each(Block::before_sweep);
    blocks.inspect(move |&block| {
        if let Some(next) = ahead.next() {
            next.before_sweep();
        }
        if let Some(done) = before.replace(block) {
            Block::after_sweep(done);
        }
    })
}
