//! 64 numbers whose bits lie across: word j holds bit j of each.

/// A bit for each of the first `count` numbers that equals `want`.
#[inline(always)]
pub fn equal(words: &[u64], mut want: u64, count: usize) -> u64 {
    let mut differ = !(((1u128 << count) - 1) as u64);
    for eight in words.chunks(8) {
        for word in eight {
            differ |= word ^ (want & 1).wrapping_neg();
            want >>= 1;
        }
        if differ == !0 {
            return 0;
        }
    }
    !differ
}

/// One of the numbers.
#[inline(always)]
pub fn slot(words: &[u64], slot: usize) -> u64 {
    words.iter().enumerate().fold(0, |sum, (j, word)| sum | (word >> slot & 1) << j)
}

/// All of them.
pub fn slots(words: &[u64]) -> [u64; 64] {
    let mut slots = [0; 64];
    for (half, part) in words.chunks(32).enumerate() {
        let mut rows = [0; 32];
        rows[..part.len()].copy_from_slice(part);
        transpose(&mut rows);
        for i in 0..32 {
            slots[i] |= (rows[i] & 0xffff_ffff) << (32 * half);
            slots[i + 32] |= rows[i] >> 32 << (32 * half);
        }
    }
    slots
}

/// The inverse of [`slots`].
pub fn words(slots: &[u64; 64], words: &mut [u64]) {
    for (half, part) in words.chunks_mut(32).enumerate() {
        let mut rows: [u64; 32] =
            std::array::from_fn(|i| slots[i] >> (32 * half) & 0xffff_ffff | slots[i + 32] >> (32 * half) << 32);
        transpose(&mut rows);
        part.copy_from_slice(&rows[..part.len()]);
    }
}

/// Transposes two squares of 32 bits, one in the lower halves of the words and one in the upper: blocks of 16 change
/// places across the diagonal, then blocks of 8 within these, and so on.
fn transpose(rows: &mut [u64; 32]) {
    swap::<16>(rows, 0x0000_ffff_0000_ffff);
    swap::<8>(rows, 0x00ff_00ff_00ff_00ff);
    swap::<4>(rows, 0x0f0f_0f0f_0f0f_0f0f);
    swap::<2>(rows, 0x3333_3333_3333_3333);
    swap::<1>(rows, 0x5555_5555_5555_5555);
}

#[inline(always)]
fn swap<const SIZE: usize>(rows: &mut [u64; 32], mask: u64) {
    for pair in rows.chunks_exact_mut(2 * SIZE) {
        let (upper, lower) = pair.split_at_mut(SIZE);
        for (a, b) in upper.iter_mut().zip(lower) {
            let differ = (*a >> SIZE ^ *b) & mask;
            *a ^= differ << SIZE;
            *b ^= differ;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mix;

    #[test]
    fn numbers_of_any_width_come_back() {
        for width in 0..=64 {
            let most = if width == 0 { 0 } else { !0 >> (64 - width) };
            let numbers: [u64; 64] = std::array::from_fn(|i| mix::pair((width * 64 + i) as u64) & most);
            let mut across = vec![0; width];
            words(&numbers, &mut across);
            assert_eq!(slots(&across), numbers);
            for i in 0..64 {
                assert_eq!(slot(&across, i), numbers[i]);
                let same = (0..64).filter(|&k| numbers[k] == numbers[i]).fold(0, |sum, k| sum | 1 << k);
                assert_eq!(equal(&across, numbers[i], 64), same);
                assert_eq!(equal(&across, numbers[i], i), same & ((1 << i) - 1));
            }
        }
    }
}
