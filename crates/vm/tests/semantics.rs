//! The parts of [`jaunt_vm::semantics`]: conditions, places, guards, and that each instruction has a meaning.

use jaunt_base::Random;
use jaunt_program::insn::{Insn, Op};
use jaunt_vm::semantics::*;

/// Words that are equal often, and no number often.
fn word(random: &mut Random) -> u64 {
    match random.below(6) {
        0 => random.below(3) as u64,
        1 => f64::NAN.to_bits(),
        2 => f32::NAN.to_bits() as u64,
        3 => (random.below(3) as f64 - 1.0).to_bits(),
        4 => (random.below(3) as f32 - 1.0).to_bits() as u64,
        _ => random.number(),
    }
}

fn conditions() -> Vec<Condition> {
    let mut all = vec![Condition::Below, Condition::NotBelow, Condition::Same, Condition::NotSame];
    for cmp in Cmp::ALL {
        all.extend([Condition::Int(cmp), Condition::Long(cmp)]);
        for unordered in [false, true] {
            all.extend([Condition::Float(cmp, unordered), Condition::Double(cmp, unordered)]);
        }
    }
    all
}

/// By the definition: how two things compare, if they do.
fn defined(condition: Condition, x: u64, y: u64) -> bool {
    use std::cmp::Ordering::*;
    let (cmp, order, unordered) = match condition {
        Condition::Int(cmp) => (cmp, Some((x as i32).cmp(&(y as i32))), false),
        Condition::Long(cmp) => (cmp, Some((x as i64).cmp(&(y as i64))), false),
        Condition::Below => (Cmp::Lt, Some((x as u32).cmp(&(y as u32))), false),
        Condition::NotBelow => (Cmp::Ge, Some((x as u32).cmp(&(y as u32))), false),
        Condition::Same => (Cmp::Eq, Some((x as u32).cmp(&(y as u32))), false),
        Condition::NotSame => (Cmp::Ne, Some((x as u32).cmp(&(y as u32))), false),
        Condition::Float(cmp, u) => (cmp, f32::from_bits(x as u32).partial_cmp(&f32::from_bits(y as u32)), u),
        Condition::Double(cmp, u) => (cmp, f64::from_bits(x).partial_cmp(&f64::from_bits(y)), u),
    };
    let Some(order) = order else { return unordered };
    match cmp {
        Cmp::Eq => order == Equal,
        Cmp::Ne => order != Equal,
        Cmp::Lt => order == Less,
        Cmp::Ge => order != Less,
        Cmp::Gt => order == Greater,
        Cmp::Le => order != Greater,
    }
}

#[test]
fn a_condition_is_what_its_name_says_and_its_negation_the_rest() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for condition in conditions() {
        assert_eq!(condition.negated().negated(), condition);
        let mut held = 0;
        for _ in 0..2_000 {
            let (x, y) = (word(&mut random), word(&mut random));
            let holds = condition.holds(x, y);
            assert_eq!(holds, defined(condition, x, y), "{condition:?} of {x:x} and {y:x}");
            assert_ne!(holds, condition.negated().holds(x, y), "{condition:?} of {x:x} and {y:x}");
            held += holds as usize;
        }
        assert!((20..1_980).contains(&held), "{condition:?} held {held} times");
    }
}

#[test]
fn functions_of_words_are_total() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    for _ in 0..2_000 {
        let (x, y) = (word(&mut random), word(&mut random));
        for f in Unary::ALL {
            f.of(x);
        }
        for f in Binary::ALL {
            f.of(x, y);
            f.of(x, 0);
            f.of(i32::MIN as u32 as u64, u32::MAX as u64);
            f.of(i64::MIN as u64, u64::MAX);
        }
    }
    assert_eq!([Binary::IDiv, Binary::IRem, Binary::LDiv, Binary::LRem].map(|f| f.of(7, 0)), [0; 4]);
}

#[test]
fn what_was_written_is_read() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..2_000 {
        let x = word(&mut random);
        let through = |write: Write, read: Read| {
            let mut memory = [0u64];
            let at = memory.as_mut_ptr().cast::<u8>();
            assert_eq!(write.size(), read.size());
            // SAFETY: a word is large enough and aligned for all of them.
            let read_back = unsafe {
                write.to_memory(at, x);
                read.from_memory(at)
            };
            assert_eq!(read_back, read.word(write.bits(x)), "{write:?}, {read:?}");
            read_back
        };
        assert_eq!(through(Write::Byte, Read::Byte), x as i8 as u32 as u64);
        assert_eq!(through(Write::Boolean, Read::Byte), x & 1);
        assert_eq!(through(Write::ByteOrBoolean.into(true), Read::Byte), x & 1);
        assert_eq!(through(Write::ByteOrBoolean.into(false), Read::Byte), x as i8 as u32 as u64);
        assert_eq!(through(Write::Half, Read::Char), x as u16 as u64);
        assert_eq!(through(Write::Half, Read::Short), x as i16 as u32 as u64);
        assert_eq!(through(Write::Int, Read::Int), x as u32 as u64);
        assert_eq!(through(Write::Ref, Read::Ref), x as u32 as u64);
        assert_eq!(through(Write::Long, Read::Long), x);
    }
}

#[test]
fn every_instruction_has_a_meaning() {
    for &op in Op::ALL.iter().filter(|op| **op != Op::Args) {
        // (10 is also the code of int, for `newarray`.)
        let insn = if op == Op::Probe { Insn::new(Op::IfNull, 1, 2, 3, 10).probe() } else { Insn::new(op, 1, 2, 3, 10) };
        let (action, op) = (action(&insn), insn.watched().op);
        let unresolved = action == Action::Unresolved;
        assert!(!unresolved || op.reach() == jaunt_program::insn::Reach::All, "{op:?}");
        assert_eq!(matches!(action, Action::Jump { .. } | Action::Branch { .. }), op.is_branch(), "{op:?}: {action:?}");
    }
}

#[test]
fn guards_come_in_javas_order() {
    let guards_of = |insns: &[Insn]| {
        // SAFETY: an instruction with its lists, which live until the guards are counted.
        guards(unsafe { At::new(insns.as_ptr()) }).collect::<Vec<_>>()
    };
    let one = |op| guards_of(&[Insn::new(op, 1, 2, 3, 10)]);
    let element = [Guard::NotNull(2), Guard::InBounds { array: 2, index: 3 }];
    assert_eq!(one(Op::ALoad32), element);
    assert_eq!(one(Op::AStore8), element);
    assert_eq!(one(Op::AStoreRef), [&element[..], &[Guard::CanStore { array: 2, value: 1 }]].concat());
    assert_eq!(one(Op::GetField64), [Guard::NotNull(2)]);
    assert_eq!(one(Op::PutFieldRef), [Guard::NotNull(2)]);
    assert_eq!(one(Op::GetStaticRef), []);
    assert_eq!(one(Op::ArrayLength), [Guard::NotNull(2)]);
    assert_eq!(one(Op::IDiv), [Guard::NotZero { divisor: 3, long: false }]);
    assert_eq!(one(Op::LRem), [Guard::NotZero { divisor: 3, long: true }]);
    assert_eq!(one(Op::IDivI), []);
    assert_eq!(one(Op::DDiv), []);
    assert_eq!(one(Op::NewArray), [Guard::NotNegative(2)]);
    assert_eq!(one(Op::CheckCastQ), [Guard::CanCast { object: 1, class: jaunt_program::ClassId(10) }]);
    assert_eq!(one(Op::InstanceOfQ), []);
    assert_eq!(one(Op::Throw), [Guard::NotNull(1)]);
    assert_eq!(one(Op::MonitorExit), [Guard::NotNull(1)]);
    // Eight arguments: seven in the first list, one in the second.
    let lists = [Insn::new(Op::Args, 11, 12, 13, 0x0011_0010_000f_000e), Insn::new(Op::Args, 18, 0, 0, 0)];
    let with_lists = |op, c| guards_of(&[Insn::new(op, 1, 2, c, 10), lists[0], lists[1]]);
    assert_eq!(with_lists(Op::InvokeVirtualQ, 8), [Guard::NotNull(11)]);
    assert_eq!(with_lists(Op::InvokeStaticQ, 8), []);
    assert_eq!(with_lists(Op::InvokeDynamicQ, 8), []);
    assert_eq!(with_lists(Op::MultiANewArrayQ, 8), (11..=18).map(Guard::NotNegative).collect::<Vec<_>>());
}
