//! The interpreter on class files written by hand, in a world of a few classes: no JDK is needed.
//!
//! The loop exists several times, once for each mode, and once more as the general meaning of instructions. Random code must give the
//! same in all of them, and what Rust computes.

mod common;

use common::{Assembler, machine, method, results};
use jaunt_base::Random;

/// Small, large and odd ones.
fn any_int(random: &mut Random) -> i32 {
    match random.below(4) {
        0 => random.below(5) as i32 - 2,
        1 => i32::MAX.wrapping_add(random.below(3) as i32),
        2 => 1 << random.below(32),
        _ => random.number() as i32,
    }
}

/// Code that pushes a random int, with its value. Locals 0 and 1 are the arguments.
fn int(random: &mut Random, args: (i32, i32), depth: u32, code: &mut Vec<u8>) -> i32 {
    if depth == 0 {
        return match random.below(3) {
            0 => {
                code.push(0x1a);
                args.0
            }
            1 => {
                code.push(0x1b);
                args.1
            }
            _ => {
                // Java has no instruction for any int without the pool: two halves.
                let value = any_int(random);
                let (high, low) = ((value >> 16) as i16, value as u16);
                code.push(0x11);
                code.extend(high.to_be_bytes());
                code.extend([0x10, 16, 0x78]);
                code.push(0x11);
                code.extend(((low >> 8) as i16).to_be_bytes());
                code.extend([0x10, 8, 0x78, 0x11]);
                code.extend(((low & 0xff) as i16).to_be_bytes());
                code.extend([0x80, 0x80]);
                value
            }
        };
    }
    let choice = random.below(17);
    if choice >= 14 {
        let x = int(random, args, depth - 1, code);
        let (op, value) = match choice {
            14 => (0x74, x.wrapping_neg()),
            15 => (0x91, x as i8 as i32),
            _ => (0x92, x as u16 as i32),
        };
        code.push(op);
        return value;
    }
    if choice >= 11 {
        let x = long(random, args, depth - 1, code);
        if choice == 11 {
            let y = long(random, args, depth - 1, code);
            code.push(0x94);
            return x.cmp(&y) as i32;
        }
        code.push(0x88);
        return x as i32;
    }
    let x = int(random, args, depth - 1, code);
    let y = int(random, args, depth - 1, code);
    // Never by zero: the low bit is set.
    let odd = |code: &mut Vec<u8>| code.extend([0x04, 0x80]);
    let (op, value) = match choice {
        0 => (0x60, x.wrapping_add(y)),
        1 => (0x64, x.wrapping_sub(y)),
        2 => (0x68, x.wrapping_mul(y)),
        3 => (0x7e, x & y),
        4 => (0x80, x | y),
        5 => (0x82, x ^ y),
        6 => (0x78, x.wrapping_shl(y as u32)),
        7 => (0x7a, x.wrapping_shr(y as u32)),
        8 => (0x7c, (x as u32).wrapping_shr(y as u32) as i32),
        9 => {
            odd(code);
            (0x6c, x.wrapping_div(y | 1))
        }
        _ => {
            odd(code);
            (0x70, x.wrapping_rem(y | 1))
        }
    };
    code.push(op);
    value
}

/// The same for a long.
fn long(random: &mut Random, args: (i32, i32), depth: u32, code: &mut Vec<u8>) -> i64 {
    if depth == 0 || random.below(6) == 0 {
        let x = int(random, args, depth.saturating_sub(1), code);
        code.push(0x85);
        return x as i64;
    }
    let x = long(random, args, depth - 1, code);
    if random.below(4) == 0 {
        let y = int(random, args, depth - 1, code);
        let (op, value) = match random.below(3) {
            0 => (0x79, x.wrapping_shl(y as u32)),
            1 => (0x7b, x.wrapping_shr(y as u32)),
            _ => (0x7d, (x as u64).wrapping_shr(y as u32) as i64),
        };
        code.push(op);
        return value;
    }
    let y = long(random, args, depth - 1, code);
    let (op, value) = match random.below(6) {
        0 => (0x61, x.wrapping_add(y)),
        1 => (0x65, x.wrapping_sub(y)),
        2 => (0x69, x.wrapping_mul(y)),
        3 => (0x7f, x & y),
        4 => (0x81, x | y),
        _ => (0x83, x ^ y),
    };
    code.push(op);
    value
}

#[test]
fn arithmetic_is_javas_in_every_way() {
    let mut executed = 0;
    for seed in 1..=2_000u64 {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let args = (any_int(&mut random), any_int(&mut random));
        let mut code = Vec::new();
        let expected = long(&mut random, args, 4, &mut code);
        code.push(0xad);
        executed += code.len();
        let mut class = Assembler::default();
        class.method("m", "(II)J", &code);
        let mut vm = machine(class);
        let entry = method(&vm, "m", "(II)J");
        let words = [args.0 as u32 as u64, args.1 as u32 as u64];
        assert_eq!(results(&mut vm, entry, &words), [expected as u64; 4], "seed {seed}: {code:02x?}");
    }
    assert!(executed > 50_000, "only {executed} bytes of code");
}

#[test]
fn calls_loops_and_arrays_are_the_same_in_every_way() {
    let mut class = Assembler::default();
    let itself = class.method_ref("fib", "(I)I").to_be_bytes();
    // n < 2 ? n : fib(n - 1) + fib(n - 2)
    let fib = [
        &[0x1a, 0x05, 0xa2, 0, 5, 0x1a, 0xac, 0x1a, 0x04, 0x64, 0xb8][..],
        &itself,
        &[0x1a, 0x05, 0x64, 0xb8],
        &itself,
        &[0x60, 0xac],
    ]
    .concat();
    class.method("fib", "(I)I", &fib);
    // int[] a = new int[n]; for (int i = 0; i < n; i++) a[i] = i * i; return a[n - 1] + a.length;
    let squares = [
        0x1a, 0xbc, 10, 0x4c, 0x03, 0x3d, 0x1c, 0x1a, 0xa2, 0, 15, 0x2b, 0x1c, 0x1c, 0x1c, 0x68, 0x4f, 0x84, 2, 1, 0xa7, 0xff,
        0xf2, 0x2b, 0x1a, 0x04, 0x64, 0x2e, 0x2b, 0xbe, 0x60, 0xac,
    ];
    class.method("squares", "(I)I", &squares);
    let mut vm = machine(class);
    let (fib, squares) = (method(&vm, "fib", "(I)I"), method(&vm, "squares", "(I)I"));
    for (n, value) in [(0, 0), (1, 1), (2, 1), (10, 55), (17, 1597)] {
        assert_eq!(results(&mut vm, fib, &[n]), [value; 4], "fib({n})");
    }
    for n in [1u64, 2, 9, 100] {
        assert_eq!(results(&mut vm, squares, &[n]), [(n - 1) * (n - 1) + n; 4], "squares({n})");
    }
}

/// Bytes that load locals of these types, one letter each as in descriptors, and where the next local is.
fn load(types: &str) -> Vec<u8> {
    let mut local = 0u8;
    let mut code = Vec::new();
    for t in types.bytes() {
        let (op, slots) = match t {
            b'I' => (0x15, 1),
            b'J' => (0x16, 2),
            b'F' => (0x17, 1),
            _ => (0x18, 2),
        };
        code.extend([op, local]);
        local += slots;
    }
    code
}

fn returns(t: u8) -> u8 {
    match t {
        b'I' => 0xac,
        b'J' => 0xad,
        b'F' => 0xae,
        _ => 0xaf,
    }
}

/// A word of a type, with the odd ones often.
fn any_word(random: &mut Random, t: u8) -> u64 {
    let float = |random: &mut Random| match random.below(8) {
        0 => f64::NAN,
        1 => f64::INFINITY,
        2 => -0.0,
        3 => f64::MIN_POSITIVE,
        4 => any_int(random) as f64,
        5 => i64::MAX as f64,
        _ => f64::from_bits(random.number()),
    };
    match t {
        b'I' => any_int(random) as u32 as u64,
        b'J' if random.below(2) == 0 => any_int(random) as i64 as u64,
        b'J' => random.number(),
        b'F' => (float(random) as f32).to_bits() as u64,
        _ => float(random).to_bits(),
    }
}

/// Each instruction of arithmetic, conversion and comparison, and each branch on them, with the types that it takes and gives. Every second
/// operand is given twice, so that equal ones come too; a constant takes the place of an operand where there is a form for that.
#[test]
fn every_operation_is_the_same_in_every_way() {
    let types = ["I", "J", "F", "D"];
    let mut operations: Vec<(Vec<u8>, String, u8)> = Vec::new();
    for (i, t) in types.iter().enumerate() {
        // add, sub, mul, div, rem, neg
        for family in 0..5 {
            operations.push((vec![0x60 + family * 4 + i as u8], t.repeat(2), t.as_bytes()[0]));
        }
        operations.push((vec![0x74 + i as u8], t.to_string(), t.as_bytes()[0]));
    }
    for (i, t) in ["I", "J"].iter().enumerate() {
        for shift in 0..3 {
            operations.push((vec![0x78 + shift * 2 + i as u8], format!("{t}I"), t.as_bytes()[0]));
            operations.push((vec![0x10, 5 + shift * 30, 0x78 + shift * 2 + i as u8], t.to_string(), t.as_bytes()[0]));
        }
        for logic in 0..3 {
            operations.push((vec![0x7e + logic * 2 + i as u8], t.repeat(2), t.as_bytes()[0]));
        }
    }
    // With constants, which have forms of their own: x op 7.
    for op in [0x60, 0x64, 0x68, 0x6c, 0x70, 0x7e, 0x80, 0x82] {
        operations.push((vec![0x10, 7, op], "I".to_string(), b'I'));
    }
    for op in [0x61, 0x65, 0x69, 0x6d, 0x71, 0x7f, 0x81, 0x83] {
        operations.push((vec![0x10, 0xf9, 0x85, op], "J".to_string(), b'J'));
    }
    let conversions = ["IJ", "IF", "ID", "JI", "JF", "JD", "FI", "FJ", "FD", "DI", "DJ", "DF", "II", "II", "II"];
    for (i, c) in conversions.iter().enumerate() {
        operations.push((vec![0x85 + i as u8], c[..1].to_string(), c.as_bytes()[1]));
    }
    let branch = |op: u8, before: &[u8]| [before, &[op, 0, 5, 0x03, 0xac, 0x04]].concat();
    for (i, t) in ["J", "F", "F", "D", "D"].iter().enumerate() {
        let compare = 0x94 + i as u8;
        operations.push((vec![compare], t.repeat(2), b'I'));
        for condition in 0x99..=0x9e {
            operations.push((branch(condition, &[compare]), t.repeat(2), b'I'));
        }
    }
    for condition in 0..6 {
        operations.push((branch(0x99 + condition, &[]), "I".to_string(), b'I'));
        operations.push((branch(0x9f + condition, &[]), "II".to_string(), b'I'));
        operations.push((branch(0x9f + condition, &[0x10, 7]), "I".to_string(), b'I'));
    }
    assert!(operations.len() > 120, "{}", operations.len());
    let mut class = Assembler::default();
    for (i, (code, takes, gives)) in operations.iter().enumerate() {
        let code = [load(takes), code.clone(), vec![returns(*gives)]].concat();
        class.method(&format!("m{i}"), &format!("({takes}){}", *gives as char), &code);
    }
    let mut vm = machine(class);
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    for (i, (code, takes, gives)) in operations.iter().enumerate() {
        let entry = method(&vm, &format!("m{i}"), &format!("({takes}){}", *gives as char));
        let divides = matches!(code[..], [0x6c | 0x6d | 0x70 | 0x71]);
        for round in 0..200 {
            let mut words = Vec::new();
            let mut last = 0;
            for (at, t) in takes.bytes().enumerate() {
                let word = if at > 0 && round % 4 == 0 { last } else { any_word(&mut random, t) };
                words.extend(std::iter::repeat_n(word, if matches!(t, b'J' | b'D') { 2 } else { 1 }));
                last = word;
            }
            // What is thrown without a library is not a result.
            if divides && last == 0 {
                continue;
            }
            let got = results(&mut vm, entry, &words);
            assert_eq!(got, [got[0]; 4], "{code:02x?} of {words:x?}");
        }
    }
}
