//! A cache in front of the store.

/// Recently seen raw states: most arrivals at a visited state need no canonical form. The table has one place for
/// every eight to sixteen states, up to a limit: what comes again mostly does so soon.
#[derive(Default)]
pub struct Recent {
    table: Vec<Seen>,
    /// The tags of these states. Apart, so that two places lie in half a line of the machine's cache.
    tags: Vec<u32>,
    kept: usize,
}

/// 80 bits of a raw hash (others choose the place), the state's number, and how often the store had
/// moved what is there.
#[derive(Clone, Copy, Default)]
struct Seen {
    high: u64,
    low: u16,
    moves: u16,
    state: u32,
}

impl Recent {
    const LEAST: usize = 1 << 14;
    const MOST: usize = 1 << 20;

    /// The first of the two places for a raw state. What was seen last is there.
    #[inline]
    fn first(&self, raw: u128) -> usize {
        2 * (raw as usize & (self.table.len() / 2 - 1))
    }

    /// A state's number and tag.
    #[inline]
    pub fn find(&mut self, raw: u128, moves_of: impl Fn(u32) -> u32) -> Option<(u32, u32)> {
        if self.table.is_empty() {
            return None;
        }
        let (high, low) = ((raw >> 64) as u64, (raw >> 48) as u16);
        let first = self.first(raw);
        if self.table[first + 1].high == high && self.table[first + 1].low == low {
            self.table.swap(first, first + 1);
            self.tags.swap(first, first + 1);
        }
        let seen = &self.table[first];
        // A number that is not right any more is none.
        let right = seen.high == high && seen.low == low && seen.moves != 0;
        (right && seen.moves == after(moves_of(seen.state))).then(|| (seen.state, self.tags[first]))
    }

    pub fn keep(&mut self, raw: u128, state: u32, tag: u32, moves: u32) {
        if self.kept >= 16 * self.table.len() && self.table.len() < Recent::MOST {
            // What was seen is soon seen again.
            self.table = vec![Seen::default(); (self.table.len() * 2).max(Recent::LEAST)];
            self.tags = vec![0; self.table.len()];
            self.kept = 0;
        }
        self.kept += 1;
        let first = self.first(raw);
        self.table[first + 1] = self.table[first];
        self.tags[first + 1] = self.tags[first];
        self.tags[first] = tag;
        self.table[first] = Seen { high: (raw >> 64) as u64, low: (raw >> 48) as u16, moves: after(moves), state };
    }

    pub fn clear(&mut self) {
        *self = Recent::default();
    }

    pub fn memory(&self) -> usize {
        self.table.capacity() * (size_of::<Seen>() + size_of::<u32>())
    }
}

/// Never 0. Things move some hundred times, so that 15 bits are enough.
fn after(moves: u32) -> u16 {
    moves as u16 | 1 << 15
}
