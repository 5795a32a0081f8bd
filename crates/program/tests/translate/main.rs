//! The translator against a plain stack interpreter of the bytecode: same results, same heap, same exceptions.
//!
//! The register interpreter of these tests also checks the maps: before every instruction it overwrites all
//! registers that are not live with garbage, and it knows of every register whether a reference was put there.

mod assemble;
mod java;
mod jdk;
mod malformed;
mod random_bytecode;
mod random_java;
mod register_vm;
mod stack_vm;
mod subroutines;
mod world;

use jaunt_classfile::ClassFile;
use register_vm::RegisterVm;
use stack_vm::StackVm;
use world::{Stop, World};

/// Runs every static method `tXX(int, int)long` on both machines. Returns (bytecodes, register instructions) run.
fn compare(class: &ClassFile, inputs: &[(i32, i32)]) -> (u64, u64) {
    let mut counts = (0, 0);
    let register_vm = RegisterVm::new(class);
    for (index, method) in class.methods.iter().enumerate() {
        let name = class.pool.utf8(method.name);
        if !name.starts_with('t') || class.pool.utf8(method.descriptor) != "(II)J" {
            continue;
        }
        for &(a, b) in inputs {
            let mut expected = World::new();
            let args = [a as u32 as u64, b as u32 as u64];
            let wanted = StackVm { class }.run(&mut expected, index, &args);
            if matches!(wanted, Err(Stop::OutOfSteps)) {
                continue;
            }
            let mut found = World::new();
            let got = register_vm.run(&mut found, index, &args);
            let code = || register_vm.disasm(index);
            assert_eq!(wanted, got, "{name}({a}, {b})\n{}", code());
            assert!(expected.same(&found), "heaps differ after {name}({a}, {b})\n{}", code());
            counts.0 += expected.steps;
            counts.1 += found.steps;
        }
    }
    assert!(counts.0 > 0, "nothing was run");
    counts
}

/// Interesting ints and a few pairs of them.
fn inputs() -> Vec<(i32, i32)> {
    let ints = [0, 1, -1, 2, 3, 7, -5, 100, i32::MAX, i32::MIN];
    let mut pairs = Vec::new();
    for (i, a) in ints.iter().enumerate() {
        for (j, b) in ints.iter().enumerate() {
            if (i * 3 + j) % 4 == 0 || i == j {
                pairs.push((*a, *b));
            }
        }
    }
    pairs
}

/// A small seeded generator: the tests must be the same everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x1234_5678_9ABC_DEF1)
    }

    pub fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub fn below(&mut self, n: usize) -> usize {
        ((self.word() >> 33) % n as u64) as usize
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}
