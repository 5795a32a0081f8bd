//! Damaged class files, *executed*: whatever still verifies runs in a started VM for a bounded time. The interpreter's
//! unchecked memory accesses rely on verification; this is where that would show.

mod common;

use jaunt_checker::Options;
use jaunt_program::{LoaderId, Method};
use jaunt_vm::Vm;
use jaunt_vm::schedule::Ended;
use std::time::{Duration, Instant};

const MUTANTS: usize = 30_000;
const LIMIT: Duration = Duration::from_secs(60);

/// xorshift: enough for choosing bytes.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// Changes one to three bytes; half of the time near a byte that looks like code, where damage gets furthest.
fn damage(bytes: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(bytes.len());
        bytes[at] = match rng.below(4) {
            0 => rng.next() as u8,
            1 => bytes[at].wrapping_add(1),
            2 => bytes[at].wrapping_sub(1),
            _ => bytes[rng.below(bytes.len())],
        };
    }
    bytes
}

#[test]
fn damaged_classes_do_not_break_the_vm() {
    let seed = std::env::var("JAUNT_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(20_261_115);
    println!("seed {seed} (JAUNT_SEED chooses another)");
    let classes = common::own_classes("Mutated");
    let original = std::fs::read(classes.join("Mutated.class")).expect("compiled");
    let options = Options { quantum: 2_000, max_frames: 300, heap_limit: 64 << 20, ..Options::default() };
    let (mut machine, output, _) = common::open_machine(&classes, options);
    let vm = &mut machine.vm;
    let base = vm.state.snapshot();
    let mut rng = Rng(seed);
    let start = Instant::now();
    let (mut refused, mut ended, mut cut) = (0, 0, 0);
    for number in 0..MUTANTS {
        if start.elapsed() > LIMIT {
            println!("stopped after {number} for lack of time");
            break;
        }
        let bytes = if number == 0 { original.clone() } else { damage(&original, &mut rng) };
        let name = format!("Mutated+{number}");
        let Ok(class) = vm.program.define(bytes.into(), LoaderId::APP, None, false, Some(&name)) else {
            refused += 1;
            continue;
        };
        vm.state.class(class);
        if vm.program.verify_class(class).is_err() {
            refused += 1;
            continue;
        }
        let Some(main) = vm.program.method_named(class, "main", "([Ljava/lang/String;)V") else { continue };
        let method: *const Method = vm.program.method(main);
        // SAFETY: methods live as long as the program.
        let method = unsafe { &*method };
        if !method.is_static() || method.is_abstract() || method.is_native() {
            continue;
        }
        output.borrow_mut().clear();
        if vm.begin_main(method, &[]).is_ok() {
            match vm.run_threads(Vm::main_returned, 40) {
                Ended::Paused => cut += 1,
                _ => ended += 1,
            }
            vm.collect_garbage(false);
            let _ = vm.state.canonical_hash(&vm.program);
        }
        if number == 0 {
            let printed = String::from_utf8_lossy(&output.borrow()).into_owned();
            assert!(printed.trim().split(' ').count() == 3, "the undamaged class runs: {printed}");
        }
        vm.state.restore(&base, &vm.program);
    }
    println!("{refused} refused, {ended} ran to an end, {cut} were cut");
    assert!(ended > MUTANTS / 100, "too few mutants ran: {ended}");
}
