//! Programs that end themselves with a status other than 0.

use crate::property::{Finding, Message, Moment, Property, PropertyKind};
use jaunt_vm::Vm;

pub(super) struct Exit;

impl Property for Exit {
    fn judge(&mut self, moment: Moment, vm: &Vm) -> Option<Finding> {
        match moment {
            Moment::Exit(thread, status) if status != 0 => Some(Finding {
                thread: thread.0,
                stack: vm.stack_of_thread(thread),
                location: vm.location_of(thread),
                ..Finding::new(PropertyKind::Exit, Message::Exit(status))
            }),
            _ => None,
        }
    }
}
