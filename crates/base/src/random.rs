//! Numbers that look random and are the same each time.

/// Marsaglia's xorshift: fast, and good enough for choosing. The seed must not be 0.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    pub fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// One of `0..n`. The low bits of such numbers are the worst.
    pub fn below(&mut self, n: usize) -> usize {
        (self.number() >> 24) as usize % n
    }
}
