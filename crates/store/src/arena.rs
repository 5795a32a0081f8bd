//! A list that grows by a fixed amount: no element moves, and no moment holds twice what it needs.

/// Elements of a chunk. Only the first chunk grows in the ordinary way, so that a small list is small.
const CHUNK: usize = 1 << 15;

#[derive(Clone, Debug)]
pub struct Arena<T> {
    chunks: Vec<Vec<T>>,
    len: usize,
}

impl<T: Copy> Arena<T> {
    pub const fn new() -> Self {
        Arena { chunks: Vec::new(), len: 0 }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub fn push(&mut self, item: T) {
        if self.len.is_multiple_of(CHUNK) {
            self.chunks.push(if self.len == 0 { Vec::new() } else { Vec::with_capacity(CHUNK) });
        }
        self.chunks[self.len / CHUNK].push(item);
        self.len += 1;
    }

    #[inline(always)]
    pub fn get(&self, i: usize) -> T {
        self.chunks[i / CHUNK][i % CHUNK]
    }

    #[inline(always)]
    pub fn get_mut(&mut self, i: usize) -> &mut T {
        &mut self.chunks[i / CHUNK][i % CHUNK]
    }

    /// Element `i`; what is missing up to it is filled in.
    pub fn grow_to(&mut self, i: usize, item: T) -> &mut T {
        while self.len <= i {
            self.push(item);
        }
        self.get_mut(i)
    }

    /// The same list with each element replaced.
    pub fn map<U: Copy>(&self, mut with: impl FnMut(T) -> U) -> Arena<U> {
        let mut list = Arena::new();
        (0..self.len).for_each(|i| list.push(with(self.get(i))));
        list
    }

    pub fn bytes(&self) -> usize {
        self.chunks.capacity() * size_of::<Vec<T>>() + self.chunks.iter().map(|c| c.capacity() * size_of::<T>()).sum::<usize>()
    }
}
