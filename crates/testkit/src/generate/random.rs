//! A tiny random source (splitmix64), so that a program depends on its seed alone and on no other crate's version.

pub(crate) struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// `0..n`; `n` is small, so the bias of the remainder does not matter.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// Both ends included.
    pub fn between(&mut self, (low, high): (u32, u32)) -> u32 {
        low + self.below((high.max(low) - low) as usize + 1) as u32
    }

    /// The same, but rather many than few.
    pub fn rather_many(&mut self, range: (u32, u32)) -> u32 {
        self.between(range).max(self.between(range))
    }

    pub fn percent(&mut self, p: u32) -> bool {
        self.below(100) < p as usize
    }

    pub fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    /// An index, as often as its weight says. Not all weights may be zero.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let mut at = self.below(weights.iter().sum::<u32>() as usize) as u32;
        for (i, &w) in weights.iter().enumerate() {
            if at < w {
                return i;
            }
            at -= w;
        }
        unreachable!("the remainder is below the sum")
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
