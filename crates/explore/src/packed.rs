//! Lists of words in few bytes: most words are small numbers.

/// Many lists, one after the other.
#[derive(Default)]
pub struct Packed {
    bytes: Vec<u8>,
}

impl Packed {
    /// Adds a list. Where it begins.
    pub fn push(&mut self, words: &[u32]) -> usize {
        let from = self.bytes.len();
        for &word in words {
            // Marks have high bits: these go to the low end.
            let mut word = word.rotate_left(1);
            while word >= 0x80 {
                self.bytes.push(word as u8 | 0x80);
                word >>= 7;
            }
            self.bytes.push(word as u8);
        }
        from
    }

    /// The list between two beginnings. The end of the last one is [`Packed::end`].
    #[inline]
    pub fn read(&self, from: usize, to: usize, mut each: impl FnMut(u32)) {
        let (mut word, mut shift) = (0u32, 0);
        for &byte in &self.bytes[from..to] {
            word |= ((byte & 0x7f) as u32) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                each(word.rotate_right(1));
                (word, shift) = (0, 0);
            }
        }
    }

    pub fn end(&self) -> usize {
        self.bytes.len()
    }

    pub fn memory(&self) -> usize {
        self.bytes.capacity()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jaunt_base::Random;

    #[test]
    fn packed_words_come_back() {
        let mut random = Random(7);
        let mut packed = Packed::default();
        let all: Vec<Vec<u32>> = (0..200)
            .map(|n| (0..n % 40).map(|_| (random.number() >> (random.number() % 64)) as u32).chain([u32::MAX, 1 << 31]).collect())
            .collect();
        let starts: Vec<usize> = all.iter().map(|words| packed.push(words)).collect();
        for (n, expected) in all.iter().enumerate() {
            let mut words = Vec::new();
            packed.read(starts[n], starts.get(n + 1).copied().unwrap_or(packed.end()), |word| words.push(word));
            assert_eq!(words, *expected);
        }
    }
}
