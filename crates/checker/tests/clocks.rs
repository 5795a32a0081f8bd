//! The clocks of one execution against the definition, on random sequences of actions that no program need do.
//!
//! `JAUNT_SEED` chooses another seed.

mod common;

use common::ordered::racing_variables;
use jaunt_base::Random;
use jaunt_checker::happens_before::{Clocks, Ears};
use jaunt_program::LoaderId;
use jaunt_state::thread::{STACK_REGISTERS, STATICS};
use jaunt_state::{ObjRef, ThreadId};
use jaunt_testkit::root;
use jaunt_vm::actions::{Action, How, Listener, Order, Variable};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

const THREADS: u32 = 3;

/// An action that the thread could do after the others: monitors are entered when they are free and left by those who have them.
fn action(random: &mut Random, thread: u32, told: &[(u32, Action)], statics: u32, fields: [u32; 3]) -> Option<Action> {
    let orders = [Order::Plain, Order::Opaque, Order::Acquire, Order::Release, Order::Volatile];
    // One that is mostly plain, and one that mostly orders.
    let at = |offset: u32| Variable { object: statics, offset };
    let (plain, other) = if random.below(12) == 0 { (at(4), at(0)) } else { (at(0), at(4)) };
    let object = ObjRef(7 + random.below(2) as u32);
    let depth = |wanted: &dyn Fn(u32) -> bool| {
        let count = |a: Action| told.iter().filter(|(t, other)| wanted(*t) && *other == a).count();
        count(Action::Lock(object)) - count(Action::Unlock(object))
    };
    let class = jaunt_program::ClassId(5);
    Some(match random.below(14) {
        0..2 => Action::Access(plain, How::write(Order::Plain)),
        2 => Action::Access(plain, How::read(Order::Plain)),
        3..5 => Action::Access(other, How::write(orders[random.below(5)])),
        5..7 => Action::Access(other, How::read(orders[random.below(5)])),
        7..9 => Action::Access(other, How::update(orders[1 + random.below(4)], random.below(4) > 0)),
        9 if depth(&|_| true) == 0 => Action::Lock(object),
        9 if depth(&|t| t == thread) == 1 => Action::Unlock(object),
        10 if random.below(2) == 0 => Action::Uses(class),
        10 if !told.iter().any(|(_, a)| *a == Action::Initialised(class)) => Action::Initialised(class),
        // The end of a thread, and looking for it.
        11 if random.below(3) == 0 => Action::End(ObjRef(20 + thread)),
        11 => {
            let object = 20 + random.below(THREADS as usize) as u32;
            Action::Access(Variable { object, offset: fields[random.below(2)] }, How::read(Order::Volatile))
        }
        12..14 => {
            let which = random.below(3);
            Action::Fence { acquires: which != 0, releases: which != 1 }
        }
        _ => return None,
    })
}

#[test]
fn clocks_agree_with_the_definition_on_random_actions() {
    let seed = std::env::var("JAUNT_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(1u64);
    println!("JAUNT_SEED={seed}");
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let classes = common::classes_of("clocks", &[root().join("tests/java/pass/ordered/OrderVolatile.java")]);
    let mut machine = common::machine(None, &classes);
    let class = machine.vm.program.load("OrderVolatile", LoaderId::APP).expect("a class");
    let vm = &mut machine.vm;
    let object = vm.state.threads[ThreadId(0)].object;
    while (vm.state.threads.len() as u32) < THREADS {
        vm.state.threads.add(object, STACK_REGISTERS, 10).expect("room for a thread");
    }
    let fields = [vm.known.thread_eetop, vm.known.thread_status, vm.known.thread_interrupted];
    let (mut racing, mut ordered) = (0, 0);
    for round in 0..60_000 {
        let clocks = Rc::new(RefCell::new(Clocks::default()));
        let mut ears = Ears(clocks.clone());
        let mut told: Vec<(u32, Action)> = Vec::new();
        let mut found: Vec<(usize, Variable)> = Vec::new();
        // Where the clocks were after each action.
        let mut marks = vec![0];
        let many = 4 + random.below(14);
        let mut tries = 0;
        while told.len() < many && tries < 100 {
            tries += 1;
            if random.below(12) == 0 {
                let to = random.below(told.len() + 1);
                told.truncate(to);
                marks.truncate(to + 1);
                found.retain(|&(at, _)| at <= to);
                clocks.borrow_mut().back(marks[to]);
            }
            let thread = random.below(THREADS as usize) as u32;
            if told.iter().any(|&(t, a)| t == thread && matches!(a, Action::End(_))) {
                continue;
            }
            let Some(action) = action(&mut random, thread, &told, class.0 | STATICS, fields) else { continue };
            vm.current = ThreadId(thread);
            ears.hear(vm, action, false);
            told.push((thread, action));
            let mut clocks = clocks.borrow_mut();
            marks.push(clocks.mark());
            found.extend(clocks.races.drain(..).map(|race| (told.len(), race.variable)));
        }
        let slow = racing_variables(&told, fields);
        let fast: BTreeSet<Variable> = found.iter().map(|&(_, variable)| variable).collect();
        assert_eq!(slow, fast, "round {round}: {told:#?}");
        *(if slow.is_empty() { &mut ordered } else { &mut racing }) += 1;
    }
    // Neither is rare.
    assert!(racing > 10_000 && ordered > 5_000, "{racing} with races, {ordered} without");
}

#[test]
fn the_definition_by_hand() {
    let x = Variable { object: 1, offset: 0 };
    let v = Variable { object: 1, offset: 4 };
    let lock = jaunt_state::ObjRef(7);
    let plain = |writes: bool| Action::Access(x, How { reads: !writes, writes, order: Order::Plain });
    let fields = [90, 91, 92];
    let races = |told: &[(u32, Action)]| !racing_variables(told, fields).is_empty();
    // Without an edge; by a monitor; the wrong way round.
    assert!(races(&[(0, plain(true)), (1, plain(false))]));
    assert!(!races(&[(0, plain(false)), (1, plain(false))]));
    let (lock, unlock) = (Action::Lock(lock), Action::Unlock(lock));
    assert!(!races(&[(0, lock), (0, plain(true)), (0, unlock), (1, lock), (1, plain(true)), (1, unlock)]));
    assert!(races(&[(0, lock), (0, unlock), (0, plain(true)), (1, lock), (1, plain(true)), (1, unlock)]));
    // By modes.
    let write = |order| Action::Access(v, How::write(order));
    let read = |order| Action::Access(v, How::read(order));
    let add = |order| Action::Access(v, How::update(order, true));
    let by = |write, read| races(&[(0, plain(true)), (0, write), (1, read), (1, plain(true))]);
    assert!(!by(write(Order::Volatile), read(Order::Volatile)));
    assert!(!by(write(Order::Release), read(Order::Acquire)));
    assert!(by(write(Order::Opaque), read(Order::Acquire)));
    assert!(by(write(Order::Release), read(Order::Opaque)));
    assert!(!by(add(Order::Release), read(Order::Acquire)));
    assert!(by(add(Order::Acquire), read(Order::Acquire)));
    // An update goes on with what it saw; a write does not.
    let through = |between| {
        races(&[(0, plain(true)), (0, write(Order::Release)), (2, between), (1, read(Order::Acquire)), (1, plain(true))])
    };
    assert!(!through(add(Order::Opaque)));
    assert!(through(write(Order::Opaque)));
    // Fences before the write and after the read, or in place of one of them.
    let fence = |acquires, releases| Action::Fence { acquires, releases };
    let fenced = |before: &[Action], after: &[Action], order| {
        let mut told = vec![(0, plain(true))];
        told.extend(before.iter().map(|&a| (0, a)));
        told.extend([(0, write(order)), (1, read(order))]);
        told.extend(after.iter().map(|&a| (1, a)));
        told.push((1, plain(true)));
        races(&told)
    };
    assert!(!fenced(&[fence(false, true)], &[fence(true, false)], Order::Opaque));
    assert!(!fenced(&[fence(true, true)], &[fence(true, true)], Order::Opaque));
    assert!(fenced(&[fence(true, false)], &[fence(true, false)], Order::Opaque));
    assert!(fenced(&[fence(false, true)], &[fence(false, true)], Order::Opaque));
    assert!(fenced(&[fence(false, true)], &[], Order::Opaque));
    assert!(!fenced(&[], &[fence(true, false)], Order::Release));
    assert!(!fenced(&[fence(false, true)], &[], Order::Acquire));
    // Starting, and seeing that a thread is over.
    let start = Action::Start(jaunt_state::ThreadId(1));
    assert!(!races(&[(0, plain(true)), (0, start), (1, plain(true))]));
    assert!(races(&[(0, start), (0, plain(true)), (1, plain(true))]));
    let over = Variable { object: 5, offset: 90 };
    let end = Action::End(jaunt_state::ObjRef(5));
    let seen = Action::Access(over, How::read(Order::Volatile));
    assert!(!races(&[(1, plain(true)), (1, end), (0, seen), (0, plain(true))]));
}
