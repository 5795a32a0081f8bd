//! What an exception was caused by, for who reads of it.

use crate::outcome::CAUSED_BY;
use jaunt_state::ObjRef;
use jaunt_vm::Vm;

/// Causes that are told of one exception.
const MOST_CAUSES: usize = 8;

/// A stack with those of the causes. Their messages are what the fields say: no Java code can be called here.
pub(crate) fn with_causes(vm: &Vm, exception: ObjRef, mut stack: Vec<String>) -> Vec<String> {
    let (mut at, mut above) = (exception, stack.clone());
    for _ in 0..MOST_CAUSES {
        let cause = vm.state.heap.get_ref(at, vm.known.throwable_cause);
        // Who has no cause is its own until one is set.
        if cause.is_null() || cause == at {
            break;
        }
        let message = vm.state.heap.get_ref(cause, vm.known.throwable_message);
        let text = if message.is_null() { String::new() } else { format!(": {}", vm.string_text(message)) };
        stack.push(format!("{CAUSED_BY}{}{text}", vm.program.java_name(vm.state.heap.class_of(cause))));
        let own = vm.stack_of_exception(cause);
        let shared = own.iter().rev().zip(above.iter().rev()).take_while(|(a, b)| a == b).count();
        stack.extend_from_slice(&own[..own.len() - shared]);
        (at, above) = (cause, own);
    }
    stack
}
