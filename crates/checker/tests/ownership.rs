//! Ownership flags: an object is its thread's own until a reference to it is stored where another thread can reach it;
//! then everything behind it is shared too.

mod common;

use jaunt_checker::Options;
use jaunt_program::{ClassKind, Kind};
use jaunt_state::ObjRef;
use jaunt_state::heap::SHARED;
use jaunt_vm::Vm;

#[test]
fn objects_are_owned_until_they_are_published() {
    let options = Options { quantum: 100, track_sharing: true, ..Options::default() };
    let (mut machine, ..) = common::open_machine(&common::own_classes("Ownership"), options);
    common::begin(&mut machine, "Ownership", &[]);
    let vm = &mut machine.vm;
    let _ = vm.run_threads(Vm::main_returned, 2_000);
    assert!(!vm.main_returned(), "the program waits for the test");

    let shared = |class: &str| {
        let mut found = None;
        for row in 1..vm.state.heap.top {
            let entry = vm.state.heap.entry(ObjRef(row));
            if !entry.is_free() && vm.program.class_name(entry.class()) == class {
                assert!(found.is_none(), "one object of {class}");
                found = Some(entry.meta & SHARED != 0);
            }
        }
        found.unwrap_or_else(|| panic!("no object of {class}"))
    };
    assert!(!shared("Ownership$Mine"), "a local object is the thread's own");
    assert!(!shared("Ownership$LaterBehind"), "and so is what a local array holds");
    assert!(shared("Ownership$InStatic"), "stored in a static field");
    assert!(shared("Ownership$Behind"), "reachable from there");
    assert!(shared("Ownership$InArray"), "stored in a shared array");
    assert!(shared("Ownership$ForThread"), "captured by a started thread");

    // The invariant itself: nothing that is owned can be reached from something shared.
    for row in 1..vm.state.heap.top {
        let entry = *vm.state.heap.entry(ObjRef(row));
        if entry.is_free() || entry.meta & SHARED == 0 {
            continue;
        }
        let class = vm.program.class(entry.class());
        let behind: Vec<ObjRef> = match class.kind {
            ClassKind::Array(info) if info.kind == Kind::Ref => {
                vm.state.heap.words(ObjRef(row)).iter().map(|&w| ObjRef(w)).collect()
            }
            ClassKind::Array(_) => Vec::new(),
            _ => class.ref_offsets.iter().map(|&offset| vm.state.heap.get_ref(ObjRef(row), offset)).collect(),
        };
        for r in behind.into_iter().filter(|r| !r.is_null()) {
            let target = vm.state.heap.entry(r);
            assert!(
                target.meta & SHARED != 0,
                "a shared {} refers to an owned {}",
                vm.program.java_name(entry.class()),
                vm.program.java_name(target.class())
            );
        }
    }
}
