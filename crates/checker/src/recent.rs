//! A cache in front of the store.

use jaunt_base::breakage::broken;

/// Recently seen raw states: most arrivals at a visited state need no canonical form. The table has one place for
/// every eight to sixteen states, up to a limit: what comes again mostly does so soon.
#[derive(Default)]
pub struct Recent {
    table: Vec<Seen>,
    kept: usize,
}

/// 64 bits of a raw hash (others choose the place), the state's number and tag, and how often the store had moved what is there. Two of
/// them are half a line of the machine's cache: this table is where a search waits for memory.
#[derive(Clone, Copy, Default)]
struct Seen {
    hash: u64,
    tag: u16,
    moves: u16,
    state: u32,
}

impl Recent {
    const LEAST: usize = 1 << 14;
    const MOST: usize = 1 << 20;

    /// The two places for a raw state. What was seen last is in the first.
    #[inline]
    fn places(&mut self, raw: u128) -> &mut [Seen; 2] {
        let pair = raw as usize & (self.table.len() / 2 - 1);
        (&mut self.table[2 * pair..2 * pair + 2]).try_into().expect("two")
    }

    /// A state's number and tag.
    #[inline]
    pub fn find(&mut self, raw: u128, moves_of: impl Fn(u32) -> u32) -> Option<(u32, u16)> {
        if self.table.is_empty() {
            return None;
        }
        let hash = (raw >> 64) as u64;
        let places = self.places(raw);
        if places[1].hash == hash {
            places.swap(0, 1);
        }
        let seen = &places[0];
        // A number that is not right any more is none.
        let stays = |seen: &Seen| seen.moves == after(moves_of(seen.state)) || broken("thought: moved states are recent");
        let right = seen.hash == hash && seen.moves != 0 && stays(seen);
        right.then_some((seen.state, seen.tag))
    }

    #[inline]
    pub fn keep(&mut self, raw: u128, state: u32, tag: u16, moves: u32) {
        if self.kept >= 16 * self.table.len() && self.table.len() < Recent::MOST {
            // What was seen is soon seen again.
            self.table = vec![Seen::default(); (self.table.len() * 2).max(Recent::LEAST)];
            self.kept = 0;
        }
        self.kept += 1;
        let places = self.places(raw);
        places[1] = places[0];
        places[0] = Seen { hash: (raw >> 64) as u64, tag, moves: after(moves), state };
    }

    pub fn clear(&mut self) {
        *self = Recent::default();
    }

    pub fn memory(&self) -> usize {
        self.table.capacity() * size_of::<Seen>()
    }
}

/// Never 0. Things move some hundred times, so that 15 bits are enough.
fn after(moves: u32) -> u16 {
    moves as u16 | 1 << 15
}
