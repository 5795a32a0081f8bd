//! Interned components: equal words, equal number, given out from 0 in order.

use crate::arena::Arena;
use crate::disk::Disk;
use crate::index::Index;
use crate::mix;
use crate::runs::Runs;

#[derive(Clone, Debug)]
pub struct Pool {
    index: Index,
    /// Each behind its length.
    runs: Runs<u32, 1>,
    /// The address of each run.
    starts: Arena<u32>,
    /// See [`crate::pairs::Pairs`].
    spilled: bool,
    /// The run that is looked for, behind its length.
    wanted: Vec<u32>,
}

impl Pool {
    pub fn new() -> Self {
        Pool { index: Index::for_long_keys(), runs: Runs::new(), starts: Arena::new(), spilled: false, wanted: Vec::new() }
    }

    #[inline]
    pub fn intern(&mut self, words: &[u32]) -> u32 {
        let hash = mix::words(words);
        match self.index.find(hash, |id| self.get(id - 1) == words) {
            Ok(id) => id - 1,
            Err(mut place) => {
                if self.spilled && self.index.must_grow(hash) {
                    self.rebuild();
                    place = self.index.place(hash);
                }
                let number = self.starts.len() as u32;
                assert!(number < u32::MAX, "more than 2^32 components");
                self.wanted.clear();
                self.wanted.push(u32::try_from(words.len()).expect("a component has less than 2^32 words"));
                self.wanted.extend_from_slice(words);
                self.starts.push(self.runs.push(&self.wanted));
                let (runs, starts) = (&self.runs, &self.starts);
                self.index.insert(place, hash, number + 1, |id| mix::words(run(runs, starts.get(id as usize - 1))));
                number
            }
        }
    }

    /// Whether a number, given out or 0, is that of these words.
    #[inline(always)]
    pub fn is(&self, number: u32, words: &[u32]) -> bool {
        (number as usize) < self.starts.len() && self.get(number) == words
    }

    #[inline(always)]
    pub fn get(&self, number: u32) -> &[u32] {
        run(&self.runs, self.starts.get(number as usize))
    }

    #[cold]
    fn rebuild(&mut self) {
        let mut before = 0;
        let keys = (0..self.starts.len()).map(|number| {
            let address = self.starts.get(number);
            self.runs.pass(std::mem::replace(&mut before, address), address);
            (number as u32 + 1, mix::words(run(&self.runs, address)))
        });
        self.index.rebuild(keys);
    }

    pub fn len(&self) -> usize {
        self.starts.len()
    }

    pub fn offload(&mut self, disk: &mut Disk) -> std::io::Result<()> {
        self.spilled = true;
        self.runs.offload(disk)
    }

    pub fn bytes(&self) -> usize {
        self.index.bytes() + self.runs.bytes() + self.starts.bytes() + self.wanted.capacity() * 4
    }
}

#[inline(always)]
fn run(runs: &Runs<u32, 1>, address: u32) -> &[u32] {
    let from = runs.from(address);
    &from[1..1 + from[0] as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_runs_have_one_number_whatever_their_length() {
        let mut pool = Pool::new();
        let run = |n: u32| (0..n * 37 % 9001).map(|i| i ^ n).collect::<Vec<_>>();
        let long = vec![7; 200_000];
        for n in 0..2000 {
            assert_eq!(pool.intern(&run(n)), n);
        }
        assert_eq!(pool.intern(&long), 2000);
        for n in 0..2000 {
            assert_eq!(pool.intern(&run(n)), n);
            assert_eq!(pool.get(n), run(n));
        }
        assert_eq!(pool.intern(&long), 2000);
        assert_eq!(pool.get(2000), long);
        assert_eq!(pool.len(), 2001);
    }

    #[test]
    fn numbers_stay_while_the_runs_are_in_a_file() {
        let mut disk = Disk::open(&std::env::temp_dir(), 0).unwrap();
        let mut pool = Pool::new();
        let run = |n: u32| [n, n ^ 7, n / 3];
        for n in 0..200_000 {
            assert_eq!(pool.intern(&run(n)), n);
            if n % 10_000 == 9999 {
                pool.offload(&mut disk).unwrap();
                disk.trim(|| ());
            }
        }
        assert!((0..200_000).all(|n| pool.intern(&run(n)) == n && pool.get(n) == run(n)));
        assert!(disk.written() > 2_000_000);
    }
}
