//! What the library promises to order, though its code does not by the letter.

use crate::happens_before::Clocks;
use jaunt_program::ClassId;
use jaunt_state::ObjRef;
use jaunt_state::thread::STATICS;
use jaunt_vm::Vm;
use jaunt_vm::actions::{How, Order, Variable};

impl Clocks {
    /// `ForkJoinPool` puts tasks plainly into its queues, and orders that by what no specification has. What it promises (what comes before a task is
    /// submitted comes before the task) it keeps all the same. So its elements are released and acquired.
    pub(crate) fn promised(&mut self, vm: &Vm, variable: Variable, how: How) -> How {
        let is_queue = how.is_plain() && variable.object & STATICS == 0 && {
            let class = vm.state.heap.class_of(ObjRef(variable.object));
            let tasks = || vm.program.class_name(class) == "[Ljava/util/concurrent/ForkJoinTask;";
            *self.queues.entry(class).or_insert_with(tasks)
        };
        let in_pool = || {
            let frame = vm.state.threads[vm.current].frames.last();
            frame.is_some_and(|f| vm.program.class_name(f.method().class).starts_with("java/util/concurrent/ForkJoinPool"))
        };
        if is_queue && in_pool() {
            return How { order: if how.writes { Order::Release } else { Order::Acquire }, ..how };
        }
        how
    }

    /// `ConcurrentSkipListMap` reads its nodes plainly, with an acquire fence before that and none after. What it promises (as every
    /// concurrent collection: what comes before putting something in comes before what follows finding it) it keeps all the same, since no processor
    /// reads a node before the reference to it. So these reads acquire.
    pub(crate) fn is_handed_over(&mut self, vm: &Vm, variable: Variable) -> bool {
        if variable.object & STATICS != 0 {
            return false;
        }
        let class = vm.state.heap.class_of(ObjRef(variable.object));
        let is_one = |owner: ClassId| vm.program.class_name(owner).starts_with("java/util/concurrent/ConcurrentSkipListMap");
        let found = || vm.field_at(class, variable.offset, false).is_some_and(|(owner, _, _)| is_one(owner));
        *self.acquiring.entry((class, variable.offset)).or_insert_with(found)
    }
}
