//! Runs of words or bytes, one behind the other in chunks. An address is a chunk and an offset, 16 bits each.

use crate::block::Block;
use crate::disk::{Disk, Plain};

/// Offsets count units of so many elements. **Every run begins at a unit.** A run longer than a chunk gets a chunk of its own.
#[derive(Clone, Debug)]
pub struct Runs<T, const UNIT: usize> {
    chunks: Vec<Block<T>>,
    /// The chunk that has room: always in memory.
    open: usize,
    /// The chunks before this one are in a file.
    offloaded: usize,
}

const OFFSETS: usize = 1 << 16;

impl<T: Plain + Default, const UNIT: usize> Runs<T, UNIT> {
    const CHUNK: usize = OFFSETS * UNIT;

    pub fn new() -> Self {
        // One unit so that no address is 0.
        Runs { chunks: vec![Block::Held(vec![T::default(); UNIT])], open: 0, offloaded: 0 }
    }

    /// What begins at an address, and all behind it in the chunk.
    #[inline(always)]
    pub fn from(&self, address: u32) -> &[T] {
        &self.chunks[address as usize / OFFSETS].get()[address as usize % OFFSETS * UNIT..]
    }

    pub fn push(&mut self, run: &[T]) -> u32 {
        let size = run.len().next_multiple_of(UNIT);
        if self.chunks[self.open].get().len() + size > Self::CHUNK {
            assert!(self.chunks.len() < OFFSETS, "a pool is full");
            let chunk = Vec::with_capacity(size.max(Self::CHUNK));
            if size > Self::CHUNK {
                return self.push_to(chunk, self.chunks.len(), run);
            }
            self.open = self.chunks.len();
            return self.push_to(chunk, self.open, run);
        }
        let Block::Held(chunk) = &mut self.chunks[self.open] else { unreachable!("the open chunk is in memory") };
        let chunk = std::mem::take(chunk);
        self.push_to(chunk, self.open, run)
    }

    fn push_to(&mut self, mut chunk: Vec<T>, number: usize, run: &[T]) -> u32 {
        let at = chunk.len();
        chunk.extend_from_slice(run);
        chunk.resize(chunk.len().next_multiple_of(UNIT), T::default());
        let chunk = Block::Held(chunk);
        match self.chunks.get_mut(number) {
            Some(place) => *place = chunk,
            None => self.chunks.push(chunk),
        }
        (number * OFFSETS + at / UNIT) as u32
    }

    /// Says that a sweep through all runs goes on from one address to the next.
    pub fn pass(&self, from: u32, to: u32) {
        let (from, to) = (from as usize / OFFSETS, to as usize / OFFSETS);
        if from != to {
            self.chunks[from].after_sweep();
            self.chunks[to..].iter().take(2).for_each(Block::before_sweep);
        }
    }

    /// All addresses in order, given how long a run is that begins somewhere.
    pub fn addresses(&self, length: impl Fn(&[T]) -> usize) -> impl Iterator<Item = u32> {
        let (mut chunk, mut at) = (0, UNIT);
        std::iter::from_fn(move || {
            let mut items = self.chunks[chunk].get();
            while at == items.len() {
                (chunk, at) = (chunk + 1, 0);
                items = self.chunks.get(chunk)?.get();
            }
            let address = (chunk * OFFSETS + at / UNIT) as u32;
            at += length(&items[at..]).next_multiple_of(UNIT);
            Some(address)
        })
    }

    /// Moves all full chunks into the file.
    pub fn offload(&mut self, disk: &mut Disk) -> std::io::Result<()> {
        for number in self.offloaded..self.chunks.len() {
            if number != self.open {
                self.chunks[number].offload(disk)?;
            }
        }
        self.offloaded = self.open;
        Ok(())
    }

    pub fn bytes(&self) -> usize {
        self.chunks.capacity() * size_of::<Block<T>>() + self.chunks.iter().map(Block::bytes).sum::<usize>()
    }
}
