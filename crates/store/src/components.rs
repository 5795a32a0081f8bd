//! A vector of components as a list of their numbers in a pool, kept up to date from state to state.

use crate::Vector;
use crate::last::Last;
use crate::pool::Pool;

#[derive(Clone, Debug)]
pub struct Components {
    pub pool: Pool,
    last: Last,
    /// The number of each component of the last vector.
    pub ids: Vec<u32>,
    /// What was at each position before it changed last. A search that takes another way from the same state brings back what the way
    /// before has changed: comparing with that is a quarter of a look-up, and right about every second time.
    before: Vec<u32>,
    /// The positions at which `ids` changed with the last vector, in order; those that went away are not listed.
    pub changed: Vec<u32>,
}

impl Components {
    pub fn new() -> Self {
        Components { pool: Pool::new(), last: Last::default(), ids: Vec::new(), before: Vec::new(), changed: Vec::new() }
    }

    #[inline]
    pub fn advance(&mut self, next: Vector<'_>) {
        self.last.advance(next, &mut self.changed);
        self.ids.resize(self.last.len(), 0);
        self.before.resize(self.last.len(), 0);
        for &i in &self.changed {
            let words = next.component(i as usize);
            let (id, before) = (&mut self.ids[i as usize], &mut self.before[i as usize]);
            std::mem::swap(id, before);
            if !self.pool.is(*id, words) {
                *id = self.pool.intern(words);
            }
        }
    }

    pub fn bytes(&self) -> usize {
        self.pool.bytes() + self.last.bytes() + (self.ids.capacity() + self.before.capacity() + self.changed.capacity()) * 4
    }
}
