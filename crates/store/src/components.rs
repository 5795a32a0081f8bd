//! A vector of components as a list of their numbers in a pool, kept up to date from state to state.

use crate::Vector;
use crate::last::Last;
use crate::pool::Pool;

/// Where what was before is hardly ever right, it is tried with one vector in so many.
const SELDOM: u32 = 16;
/// How far [`Components::luck`] goes, either way.
const LUCK: i32 = 1000;

#[derive(Clone, Debug)]
pub struct Components {
    pub pool: Pool,
    last: Last,
    /// The number of each component of the last vector.
    pub ids: Vec<u32>,
    /// What was at each position before it changed last. A search that takes another way from the same state brings back what the way
    /// before has changed: comparing with that is a third of a look-up.
    before: Vec<u32>,
    /// How often that was right of late, by how often it was not: above 0, it is worth trying. Without reduction it mostly is.
    luck: i32,
    vectors: u32,
    /// The positions at which `ids` changed with the last vector, in order; those that went away are not listed.
    pub changed: Vec<u32>,
}

impl Components {
    pub fn new() -> Self {
        Components {
            pool: Pool::new(),
            last: Last::default(),
            ids: Vec::new(),
            before: Vec::new(),
            luck: 0,
            vectors: 0,
            changed: Vec::new(),
        }
    }

    #[inline]
    pub fn advance(&mut self, next: Vector<'_>) {
        self.last.advance(next, &mut self.changed);
        self.ids.resize(self.last.len(), 0);
        self.before.resize(self.last.len(), 0);
        self.vectors = self.vectors.wrapping_add(1);
        let tries = self.luck > 0 || self.vectors.is_multiple_of(SELDOM);
        let mut luck = self.luck;
        for &i in &self.changed {
            let words = next.component(i as usize);
            let (id, before) = (&mut self.ids[i as usize], &mut self.before[i as usize]);
            std::mem::swap(id, before);
            if tries {
                if self.pool.is(*id, words) {
                    luck += 2;
                    continue;
                }
                luck -= 1;
            }
            *id = self.pool.intern(words);
        }
        self.luck = luck.clamp(-LUCK, LUCK);
    }

    pub fn bytes(&self) -> usize {
        self.pool.bytes() + self.last.bytes() + (self.ids.capacity() + self.before.capacity() + self.changed.capacity()) * 4
    }
}
