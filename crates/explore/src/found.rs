//! The states that were found, and those that are still to be expanded.

use jaunt_base::FastMap;
use xxhash_rust::xxh3::xxh3_128;

/// A found state, in the order of finding.
pub type StateNumber = u32;

/// How a state was first reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The state before; a constructor's has none.
    pub before: Option<StateNumber>,
    /// The number of the call, or of the constructor call.
    pub call: u32,
}

/// Every state once: known by 128 bits of its words, with a shortest way to it.
#[derive(Default)]
pub struct Found {
    numbers: FastMap<u128, StateNumber>,
    /// Of each state: the one before, plus one, and the call.
    origins: Vec<(u32, u32)>,
}

impl Found {
    /// A state is met. `true`: for the first time.
    pub fn meet(&mut self, words: &[u32], origin: Origin) -> (StateNumber, bool) {
        self.meet_named(fingerprint(words), origin)
    }

    /// The same by its fingerprint.
    pub fn meet_named(&mut self, name: u128, origin: Origin) -> (StateNumber, bool) {
        let next = self.origins.len() as StateNumber;
        match self.numbers.entry(name) {
            std::collections::hash_map::Entry::Occupied(known) => (*known.get(), false),
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(next);
                self.origins.push((origin.before.map_or(0, |before| before + 1), origin.call));
                (next, true)
            }
        }
    }

    /// How each state was first reached.
    pub fn into_origins(self) -> Vec<(u32, u32)> {
        self.origins
    }

    pub fn len(&self) -> usize {
        self.origins.len()
    }

    pub fn is_empty(&self) -> bool {
        self.origins.is_empty()
    }

    pub fn origin(&self, state: StateNumber) -> Origin {
        let (before, call) = self.origins[state as usize];
        Origin { before: before.checked_sub(1), call }
    }

    /// The calls of a shortest sequence to a state: the constructor's number, then those of calls.
    pub fn path(&self, state: StateNumber) -> Vec<u32> {
        let mut calls = Vec::new();
        let mut at = Some(state);
        while let Some(state) = at {
            let origin = self.origin(state);
            calls.push(origin.call);
            at = origin.before;
        }
        calls.reverse();
        calls
    }

    /// Bytes in use.
    pub fn memory(&self) -> usize {
        self.numbers.capacity() * (size_of::<(u128, u32)>() + 1) + self.origins.capacity() * size_of::<(u32, u32)>()
    }

    /// A number that depends on which states were found and not on their order.
    pub fn digest(&self) -> u128 {
        self.numbers.keys().fold(0, |sum: u128, name| sum.wrapping_add(*name))
    }
}

/// What a state is known by.
pub fn fingerprint(words: &[u32]) -> u128 {
    // SAFETY: the bytes of the words.
    xxh3_128(unsafe { std::slice::from_raw_parts(words.as_ptr().cast::<u8>(), size_of_val(words)) })
}

/// States to be expanded, packed: words are mostly small numbers.
#[derive(Default)]
pub struct Frontier {
    bytes: Vec<u8>,
    /// The number of each state, and where its words begin.
    states: Vec<(StateNumber, usize)>,
}

impl Frontier {
    pub fn push(&mut self, state: StateNumber, words: &[u32]) {
        self.states.push((state, self.bytes.len()));
        for &word in words {
            // References to the base and marks have high bits: these go to the low end.
            let mut word = word.rotate_left(1);
            while word >= 0x80 {
                self.bytes.push(word as u8 | 0x80);
                word >>= 7;
            }
            self.bytes.push(word as u8);
        }
    }

    pub fn len(&self) -> usize {
        self.states.len()
    }

    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    /// The words of the `at`th state, and its number.
    pub fn get(&self, at: usize, words: &mut Vec<u32>) -> StateNumber {
        let (state, from) = self.states[at];
        let to = self.states.get(at + 1).map_or(self.bytes.len(), |next| next.1);
        words.clear();
        let (mut word, mut shift) = (0u32, 0);
        for &byte in &self.bytes[from..to] {
            word |= ((byte & 0x7f) as u32) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                words.push(word.rotate_right(1));
                (word, shift) = (0, 0);
            }
        }
        state
    }

    pub fn clear(&mut self) {
        self.bytes.clear();
        self.states.clear();
    }

    pub fn memory(&self) -> usize {
        self.bytes.capacity() + self.states.capacity() * size_of::<(StateNumber, usize)>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jaunt_base::Random;

    #[test]
    fn packed_words_come_back() {
        let mut random = Random(7);
        let mut frontier = Frontier::default();
        let all: Vec<Vec<u32>> = (0..200)
            .map(|n| (0..n % 40).map(|_| (random.number() >> (random.number() % 64)) as u32).chain([u32::MAX, 1 << 31]).collect())
            .collect();
        for (n, words) in all.iter().enumerate() {
            frontier.push(n as u32 * 3, words);
        }
        let mut words = Vec::new();
        for (n, expected) in all.iter().enumerate() {
            assert_eq!(frontier.get(n, &mut words), n as u32 * 3);
            assert_eq!(words, *expected);
        }
    }

    #[test]
    fn a_state_is_found_once_with_its_first_path() {
        let mut found = Found::default();
        let (first, new) = found.meet(&[1, 2], Origin { before: None, call: 4 });
        assert!(new);
        let (second, new) = found.meet(&[1, 3], Origin { before: Some(first), call: 7 });
        assert!(new);
        assert_eq!(found.meet(&[1, 2], Origin { before: Some(second), call: 9 }), (first, false));
        assert_eq!(found.path(second), [4, 7]);
        assert_eq!(found.len(), 2);
    }
}
