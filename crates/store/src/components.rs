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
    /// The positions at which `ids` changed with the last vector, in order; those that went away are not listed.
    pub changed: Vec<u32>,
}

impl Components {
    pub fn new() -> Self {
        Components { pool: Pool::new(), last: Last::default(), ids: Vec::new(), changed: Vec::new() }
    }

    #[inline]
    pub fn advance(&mut self, next: Vector<'_>) {
        self.last.advance(next, &mut self.changed);
        self.ids.resize(self.last.len(), 0);
        for &i in &self.changed {
            self.ids[i as usize] = self.pool.intern(next.component(i as usize));
        }
    }

    pub fn bytes(&self) -> usize {
        self.pool.bytes() + self.last.bytes() + (self.ids.capacity() + self.changed.capacity()) * 4
    }
}
