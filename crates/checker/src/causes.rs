//! What an exception was caused by, for who reads of it.

use crate::property::Cause;
use jaunt_state::ObjRef;
use jaunt_vm::Vm;

/// Causes that are told of one exception.
const MOST_CAUSES: usize = 8;

/// The causes of an exception with this stack. Their messages are what the fields say: no Java code can be called here.
pub(crate) fn causes_of(vm: &Vm, exception: ObjRef, stack: &[String]) -> Vec<Cause> {
    let mut causes = Vec::new();
    let (mut at, mut above) = (exception, stack.to_vec());
    while causes.len() < MOST_CAUSES {
        let cause = vm.state.heap.get_ref(at, vm.known.throwable_cause);
        // Who has no cause is its own until one is set.
        if cause.is_null() || cause == at {
            break;
        }
        let message = vm.state.heap.get_ref(cause, vm.known.throwable_message);
        let own = vm.stack_of_exception(cause);
        let shared = own.iter().rev().zip(above.iter().rev()).take_while(|(a, b)| a == b).count();
        causes.push(Cause {
            class: vm.program.java_name(vm.state.heap.class_of(cause)),
            message: (!message.is_null()).then(|| vm.string_text(message)),
            stack: own[..own.len() - shared].to_vec(),
        });
        (at, above) = (cause, own);
    }
    causes
}
