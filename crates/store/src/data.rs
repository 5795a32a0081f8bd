//! The searcher's 32 bits of each state, in as few bytes as they need.
//!
//! What a searcher notes is mostly one of a few values. A state has the number of its value in a list of those that
//! occurred: one byte up to 256 values, two up to 65536. With more the values themselves are kept. **Number 0 is value 0**,
//! so states that nothing was said about need no entry, and before the first value other than 0 there is none at all.

use crate::arena::Arena;

#[derive(Clone, Debug)]
enum Numbers {
    Bytes(Arena<u8>),
    Shorts(Arena<u16>),
    /// The values themselves.
    Values(Arena<u32>),
}

/// Values that occurred, each with its number. Number 0 is value 0.
#[derive(Clone, Debug)]
pub struct Distinct {
    /// The value of each number. Empty before the first one.
    values: Vec<u32>,
    /// Values with their numbers, in order of the values. Values are never taken out.
    order: Vec<(u32, u16)>,
}

impl Distinct {
    pub const fn new() -> Self {
        Distinct { values: Vec::new(), order: Vec::new() }
    }

    /// The number of a value, which may be new. None: all numbers are given out, and this value has none.
    pub fn number(&mut self, value: u32) -> Option<u32> {
        if self.values.is_empty() {
            self.values.push(0);
            self.order.push((0, 0));
        }
        let place = match self.order.binary_search_by_key(&value, |&(value, _)| value) {
            Ok(place) => return Some(self.order[place].1.into()),
            Err(place) => place,
        };
        let number = u16::try_from(self.values.len()).ok()?;
        self.values.push(value);
        self.order.insert(place, (value, number));
        Some(number.into())
    }

    pub fn value(&self, number: u32) -> u32 {
        self.values[number as usize]
    }

    pub fn bytes(&self) -> usize {
        self.values.capacity() * 4 + self.order.capacity() * size_of::<(u32, u16)>()
    }
}

#[derive(Clone, Debug)]
pub struct Data {
    numbers: Numbers,
    distinct: Distinct,
}

impl Data {
    pub const fn new() -> Self {
        Data { numbers: Numbers::Bytes(Arena::new()), distinct: Distinct::new() }
    }

    pub fn get(&self, i: usize) -> u32 {
        match &self.numbers {
            Numbers::Bytes(numbers) if i < numbers.len() => self.distinct.value(numbers.get(i).into()),
            Numbers::Shorts(numbers) if i < numbers.len() => self.distinct.value(numbers.get(i).into()),
            Numbers::Values(values) if i < values.len() => values.get(i),
            _ => 0,
        }
    }

    pub fn set(&mut self, i: usize, value: u32) {
        if value == 0 && i >= self.len() {
            return;
        }
        let number = if matches!(self.numbers, Numbers::Values(_)) { 0 } else { self.number(value) };
        match &mut self.numbers {
            Numbers::Bytes(numbers) => *numbers.grow_to(i, 0) = number as u8,
            Numbers::Shorts(numbers) => *numbers.grow_to(i, 0) = number,
            Numbers::Values(values) => *values.grow_to(i, 0) = value,
        }
    }

    /// The number of a value, which may be new. Widens the entries where it does not fit.
    fn number(&mut self, value: u32) -> u16 {
        let number = self.distinct.number(value);
        match (&self.numbers, number) {
            (Numbers::Bytes(numbers), Some(number)) if number > u8::MAX.into() => {
                self.numbers = Numbers::Shorts(numbers.map(u16::from));
            }
            (Numbers::Shorts(numbers), None) => {
                let distinct = std::mem::replace(&mut self.distinct, Distinct::new());
                self.numbers = Numbers::Values(numbers.map(|number| distinct.value(number.into())));
            }
            _ => {}
        }
        number.unwrap_or(0) as u16
    }

    fn len(&self) -> usize {
        match &self.numbers {
            Numbers::Bytes(numbers) => numbers.len(),
            Numbers::Shorts(numbers) => numbers.len(),
            Numbers::Values(values) => values.len(),
        }
    }

    pub fn bytes(&self) -> usize {
        let numbers = match &self.numbers {
            Numbers::Bytes(numbers) => numbers.bytes(),
            Numbers::Shorts(numbers) => numbers.bytes(),
            Numbers::Values(values) => values.bytes(),
        };
        numbers + self.distinct.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_widen_with_the_number_of_values() {
        let mut data = Data::new();
        data.set(1_000_000, 0);
        assert_eq!((data.get(5), data.bytes()), (0, 0));
        // Large values, so that a number taken for a value shows.
        let value = |i: usize, kinds: usize| ((i % kinds) as u32).wrapping_mul(0x0101_0101);
        for (kinds, width) in [(2, 1), (255, 1), (256, 1), (257, 2), (65536, 2), (65537, 4), (70_000, 4)] {
            for i in 0..100_000 {
                data.set(i, value(i, kinds));
            }
            for i in 0..100_000 {
                assert_eq!(data.get(i), value(i, kinds));
            }
            assert_eq!(data.get(100_000), 0);
            assert!(data.bytes() < width * (100_000 + (1 << 15)) + kinds * 40, "{kinds} values: {}", data.bytes());
        }
    }

    #[test]
    fn widening_keeps_what_was_set() {
        let mut data = Data::new();
        for i in 0..70_000u32 {
            data.set(i as usize, i.wrapping_mul(0x9e37_79b9));
            if i.is_power_of_two() || i == 257 || i > 69_990 {
                assert!((0..=i).all(|k| data.get(k as usize) == k.wrapping_mul(0x9e37_79b9)));
            }
        }
        data.set(7, 0);
        assert_eq!(data.get(7), 0);
    }
}
