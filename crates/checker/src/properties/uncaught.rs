//! Threads that end with an exception. Which ones are reported, the machine was told before: it stops at those only.

use crate::causes::causes_of;
use crate::property::{Finding, Message, Moment, Property, PropertyKind};
use jaunt_vm::Vm;

pub(super) struct Uncaught;

impl Property for Uncaught {
    fn judge(&mut self, moment: Moment, vm: &Vm) -> Option<Finding> {
        let Moment::Uncaught(thread, exception) = moment else { return None };
        let class = vm.state.heap.class_of(exception);
        let message = vm.state.heap.get_ref(exception, vm.known.throwable_message);
        let stack = vm.stack_of_exception(exception);
        let location = vm.own_place_of_exception(exception).or_else(|| {
            stack.iter().find_map(|line| line.split_once('(').map(|(_, place)| place.trim_end_matches(')').to_string()))
        });
        Some(Finding {
            property: if vm.is_assertion(class) { PropertyKind::Assertion } else { PropertyKind::Exception },
            thread: thread.0,
            exception: Some(vm.program.java_name(class)),
            message: (!message.is_null()).then(|| Message::Text(vm.string_text(message))),
            causes: causes_of(vm, exception, &stack),
            stack,
            location: location.filter(|l| l.contains(':')),
        })
    }
}
