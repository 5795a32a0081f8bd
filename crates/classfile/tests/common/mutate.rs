//! Seeded damage to class files.

#![allow(dead_code)]

use jaunt_classfile::ClassFile;

/// xorshift64*: enough for tests, and the same everywhere.
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Self {
        Rng(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub fn below(&mut self, n: usize) -> usize {
        ((self.next() >> 33) as usize) % n.max(1)
    }
}

/// The seed: `JAUNT_SEED`, or a fixed one. Printed by the tests.
pub fn seed() -> u64 {
    std::env::var("JAUNT_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(20260)
}

/// How many mutants: `JAUNT_MUTANTS`, or `usual`.
pub fn mutants(usual: usize) -> usize {
    std::env::var("JAUNT_MUTANTS").ok().and_then(|s| s.parse().ok()).unwrap_or(usual)
}

/// Any damage at all: flips, random bytes, inserts, deletions, truncation, pieces of another file.
pub fn anything(rng: &mut Rng, bytes: &[u8], other: &[u8]) -> Vec<u8> {
    let mut b = bytes.to_vec();
    for _ in 0..1 + rng.below(4) {
        if b.is_empty() {
            break;
        }
        let at = rng.below(b.len());
        match rng.below(12) {
            0..=3 => b[at] ^= 1 << rng.below(8),
            4..=5 => b[at] = rng.next() as u8,
            6 => b[at] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF][rng.below(6)],
            7 => b.insert(at, rng.next() as u8),
            8 => {
                b.remove(at);
            }
            9 => b.truncate(at),
            10 => {
                let from = rng.below(other.len());
                let piece = &other[from..(from + 1 + rng.below(40)).min(other.len())];
                b.splice(at..at, piece.iter().copied());
            }
            _ => {
                let from = rng.below(other.len());
                for (to, x) in b[at..].iter_mut().zip(&other[from..]).take(1 + rng.below(20)) {
                    *to = *x;
                }
            }
        }
    }
    b
}

/// Damage where the verifier looks: code, stack maps, limits, now and then the pool. Most mutants still parse.
pub fn code(rng: &mut Rng, class: &ClassFile) -> Vec<u8> {
    let mut b = class.bytes.to_vec();
    let methods: Vec<_> = class.methods.iter().filter_map(|m| m.code.as_ref()).collect();
    if methods.is_empty() {
        return b;
    }
    for _ in 0..1 + rng.below(2) {
        let m = methods[rng.below(methods.len())];
        let (start, end) = (m.code.start as usize, m.code.end as usize);
        match rng.below(20) {
            0..=3 => b[start + rng.below(end - start)] = rng.next() as u8,
            // an opcode for another one nearby: types change more often than lengths
            4..=9 => {
                let code = &class.bytes[start..end];
                let starts: Vec<usize> = std::iter::successors(Some(0), |pc| {
                    jaunt_classfile::insn::length(code, *pc).map(|len| pc + len).filter(|pc| *pc < code.len())
                })
                .collect();
                let at = start + starts[rng.below(starts.len())];
                b[at] = b[at].wrapping_add(rng.below(9) as u8).wrapping_sub(4);
            }
            // an operand
            10..=13 => {
                let at = start + rng.below(end - start);
                b[at] = b[at].wrapping_add(rng.below(5) as u8).wrapping_sub(2);
            }
            // two instructions change places
            14 => {
                let (x, y) = (start + rng.below(end - start), start + rng.below(end - start));
                b.swap(x, y);
            }
            15..=17 => {
                if let Some(map) = &m.stack_map {
                    let at = map.start as usize + rng.below((map.end - map.start) as usize);
                    b[at] =
                        if rng.below(2) == 0 { b[at].wrapping_add(rng.below(5) as u8).wrapping_sub(2) } else { rng.next() as u8 };
                }
            }
            // max_stack, max_locals
            18 => b[start - 8 + [1, 3][rng.below(2)]] = rng.below(8) as u8,
            _ => {
                let at = 10 + rng.below((class.methods.len() * 40).min(b.len() - 10));
                b[at] = b[at].wrapping_add(rng.below(5) as u8).wrapping_sub(2);
            }
        }
    }
    b
}
