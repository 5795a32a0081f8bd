//! A few bits for a state in a table of fixed size: for searches that do not fit.
//!
//! Papers: Holzmann, "An Analysis of Bitstate Hashing" (1998); Dillinger, Manolios, "Fast and Accurate Bitstate
//! Verification for SPIN" (2004), from which the positions come: all from two hashes (double hashing). Where we differ: the
//! hash is kept up to date from the components that changed, and the store estimates what it missed.

use crate::fingerprint::Fingerprint;
use crate::{Arrival, StateId, Vector, Visited};

#[derive(Clone, Debug)]
pub struct BitstateStore {
    fingerprint: Fingerprint,
    bits: Vec<u64>,
    functions: u32,
    ones: u64,
    len: usize,
    /// How many different states must have come for `len` of them to be seen as new.
    estimate: f64,
}

impl BitstateStore {
    /// A table of `bytes` (rounded up to 8) in which each state sets up to `functions` bits. Three is usual.
    pub fn new(bytes: usize, functions: u32) -> Self {
        BitstateStore {
            fingerprint: Fingerprint::default(),
            bits: vec![0; bytes.div_ceil(8).max(1)],
            functions: functions.max(1),
            ones: 0,
            len: 0,
            estimate: 0.0,
        }
    }

    /// The share of bits that are set. Above one half the store misses much.
    pub fn occupancy(&self) -> f64 {
        self.ones as f64 / (self.bits.len() * 64) as f64
    }
}

impl Visited for BitstateStore {
    /// The id is always 0.
    fn insert(&mut self, state: Vector<'_>) -> Arrival {
        let hash = self.fingerprint.advance(state);
        let (mut at, mut step) = (hash as u64, (hash >> 64) as u64);
        let taken_for_old = self.occupancy().powi(self.functions as i32);
        let places = self.bits.len() as u128 * 64;
        let mut new = false;
        for i in 0..self.functions {
            let place = ((u128::from(at) * places) >> 64) as usize;
            let word = &mut self.bits[place / 64];
            let bit = 1 << (place % 64);
            if *word & bit == 0 {
                *word |= bit;
                self.ones += 1;
                new = true;
            }
            at = at.wrapping_add(step);
            step = step.wrapping_add(u64::from(i));
        }
        if new {
            self.len += 1;
            self.estimate += 1.0 / (1.0 - taken_for_old);
        }
        Arrival { id: StateId(0), new }
    }

    fn data(&self, _: StateId) -> u32 {
        0
    }

    fn set_data(&mut self, _: StateId, _: u32) {}

    fn len(&self) -> usize {
        self.len
    }

    /// What lies behind states that were taken for old ones never arrived and is not in this figure.
    fn coverage(&self) -> f64 {
        if self.len == 0 { 1.0 } else { self.len as f64 / self.estimate }
    }

    fn bytes(&self) -> usize {
        self.bits.capacity() * 8 + self.fingerprint.bytes()
    }

    fn clear(&mut self) {
        *self = Self::new(self.bits.len() * 8, self.functions);
    }

    fn is_exact(&self) -> bool {
        false
    }

    fn name(&self) -> &'static str {
        "bitstate"
    }
}
