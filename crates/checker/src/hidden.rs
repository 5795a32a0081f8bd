//! What of an object is no value that threads share: locks, lists of those who wait, and what a thread keeps for itself. See docs/never-ending.md.

use jaunt_base::{FastMap, Symbol};
use jaunt_program::{ClassId, Field};
use jaunt_state::{Hidden, ObjRef, values_were_written};
use jaunt_vm::Vm;
use std::ops::Range;
use std::rc::Rc;

/// What the library and the VM write into a thread's object about its waiting, and where its thread-locals begin.
const OF_THREADS: [&str; 8] = [
    "parkBlocker",
    "threadStatus",
    "eetop",
    "threadLocalRandomSeed",
    "threadLocalRandomProbe",
    "threadLocalRandomSecondarySeed",
    "threadLocals",
    "inheritableThreadLocals",
];

/// Names of classes, or how they begin, whose objects are no values: locks of the library, those who wait for something, what a thread keeps in its
/// thread-locals, and what counts reflective calls.
const NO_VALUES: [&str; 6] = [
    "java/util/concurrent/locks/",
    "java/util/concurrent/FutureTask$WaitNode",
    "java/util/concurrent/CompletableFuture$Signaller",
    "java/lang/ThreadLocal$ThreadLocalMap",
    "[Ljava/lang/ThreadLocal$ThreadLocalMap",
    "jdk/internal/reflect/Native",
];

/// Where objects of the library, and of classes that extend these, keep the list of those who wait: no value. What they wait for is one.
const WAITERS: [(&str, &[&str]); 5] = [
    ("java/util/concurrent/locks/AbstractQueuedSynchronizer", &["head", "tail"]),
    ("java/util/concurrent/FutureTask", &["waiters"]),
    ("java/util/concurrent/CompletableFuture", &["stack"]),
    ("java/util/concurrent/SynchronousQueue$TransferStack", &["head"]),
    ("java/util/concurrent/SynchronousQueue$TransferQueue", &["head", "tail", "cleanMe"]),
];

/// Who waits in a `SynchronousQueue`: where his partner will be. He himself means that he has given up, which is no value; anything else is one.
const PARTNERS: [(&str, &str); 2] = [
    ("java/util/concurrent/SynchronousQueue$TransferStack$SNode", "match"),
    ("java/util/concurrent/SynchronousQueue$TransferQueue$QNode", "item"),
];

/// What of the objects of a class is no value.
#[derive(Clone)]
enum Kept {
    Hidden(Hidden),
    /// All but this field, and that too if it refers to the object itself.
    Partner(u32, Rc<[Range<usize>]>),
}

/// What of an object is no value that threads share: a lock of the library is a lock, and how a thread waits and what it keeps in its
/// thread-locals is its own business.
#[derive(Default)]
pub(crate) struct HiddenParts {
    /// Of the objects of a class with this name.
    classes: FastMap<Symbol, Kept>,
}

impl HiddenParts {
    /// Where these lie in a thread's object.
    pub fn of_threads(vm: &Vm) -> Rc<[Range<usize>]> {
        let fields = OF_THREADS.iter().filter_map(|name| vm.program.field_named(vm.known.thread, name));
        fields.map(|f| f.offset as usize..(f.offset + f.kind.size()) as usize).collect()
    }

    fn of(&mut self, vm: &Vm, class: ClassId, object: ObjRef) -> Hidden {
        if vm.program.is_subclass(class, vm.known.thread) {
            let noted = vm.transition.written_threads.contains(&object.0);
            return match &vm.policy.unwatched_of_threads {
                // Another part was written, whatever it is now.
                _ if noted => Hidden::Nothing,
                Some(bytes) => Hidden::Bytes(Rc::clone(bytes)),
                None => Hidden::Nothing,
            };
        }
        let name = vm.program.class(class).name;
        match self.classes.entry(name).or_insert_with(|| Self::of_class(vm, class)) {
            Kept::Hidden(hidden) => hidden.clone(),
            Kept::Partner(at, _) if vm.state.heap.get_u32(object, *at) == object.0 => Hidden::Everything,
            Kept::Partner(_, rest) => Hidden::Bytes(Rc::clone(rest)),
        }
    }

    fn of_class(vm: &Vm, class: ClassId) -> Kept {
        let program = &vm.program;
        let bytes = |field: &Field| field.offset as usize..(field.offset + field.kind.size()) as usize;
        let name = program.class_name(class);
        if let Some((_, partner)) = PARTNERS.iter().find(|(of, _)| *of == name) {
            let Some(partner) = program.field_named(class, partner) else { return Kept::Hidden(Hidden::Nothing) };
            let size = program.class(class).instance_size as usize;
            let partner_bytes = bytes(partner);
            return Kept::Partner(partner.offset, [0..partner_bytes.start, partner_bytes.end..size].into());
        }
        if NO_VALUES.iter().any(|begin| name.starts_with(begin)) {
            return Kept::Hidden(Hidden::Everything);
        }
        let is = |of: &str| program.class(class).supers.iter().any(|&at| program.class_name(at) == of);
        let lists = WAITERS.iter().filter(|(of, _)| is(of)).flat_map(|(_, fields)| fields.iter());
        let lists: Rc<[Range<usize>]> = lists.filter_map(|field| program.field_named(class, field)).map(bytes).collect();
        Kept::Hidden(if lists.is_empty() { Hidden::Nothing } else { Hidden::Bytes(lists) })
    }

    /// Was a shared value written since the state was saved?
    pub fn values_were_written(&mut self, vm: &Vm) -> bool {
        values_were_written(&vm.state, &vm.program, |class, object| self.of(vm, class, object))
    }
}
