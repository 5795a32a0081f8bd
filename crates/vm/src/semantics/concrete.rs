//! Words as values, on one path: the fast loop's slow twin.
//!
//! It works on the VM's own frames and heap, one instruction at a time, and all that is not an instruction's plain meaning is done by the
//! functions that the fast loop uses too: calls and natives, returns, handlers, initialisers, monitors, and functions of words. What they do
//! not share is which operands an instruction has, what it checks in which order, where it reads and writes and where control goes: that is
//! what tests compare. For `run` only: where threads may be interrupted and what they see of each other is known to the loop alone.

use super::at::At;
use super::condition::switch_target;
use super::domain::{Domain, Flow, OnePath, step};
use super::guard::{Fault, Guard, Test, test};
use super::meaning::{ArrayClass, Callee, Literal};
use super::place::{Place, Read, Write};
use super::pure::{Binary, Unary};
use crate::interp::Stop;
use crate::native::Trap;
use crate::vm::Vm;
use jaunt_program::{ClassId, Method};
use jaunt_state::heap::{FROZEN, SHARED};
use jaunt_state::{ClassStatus, ObjRef};

/// The machine with the registers of its top frame.
struct Concrete<'v> {
    vm: &'v mut Vm,
    /// Register 0, in the current thread's stack, which never moves.
    registers: *mut u64,
}

fn object(word: u64) -> ObjRef {
    ObjRef(word as u32)
}

impl Domain for Concrete<'_> {
    type Value = u64;
    type Trap = Trap;

    #[inline]
    fn get(&self, register: u16) -> u64 {
        // SAFETY: instructions name registers of their frame.
        unsafe { *self.registers.add(register as usize) }
    }
    #[inline]
    fn set(&mut self, register: u16, value: u64) {
        // SAFETY: as above.
        unsafe { *self.registers.add(register as usize) = value }
    }
    #[inline]
    fn constant(&self, word: u64) -> u64 {
        word
    }
    #[inline]
    fn unary(&mut self, f: Unary, x: &u64) -> u64 {
        f.of(*x)
    }
    #[inline]
    fn binary(&mut self, f: Binary, x: &u64, y: &u64) -> u64 {
        f.of(*x, *y)
    }

    fn length(&mut self, array: &u64) -> u64 {
        self.vm.state.heap.array_len(object(*array)) as u64
    }

    fn is_instance(&mut self, reference: &u64, class: ClassId) -> u64 {
        let reference = object(*reference);
        (!reference.is_null() && self.vm.program.is_subclass(self.vm.state.heap.class_of(reference), class)) as u64
    }

    fn load(&mut self, place: &Place<u64>, read: Read) -> Result<u64, Trap> {
        let heap = &self.vm.state.heap;
        let (body, offset) = match *place {
            Place::Field { object: of, offset, .. } => (heap.body(object(of)), offset as usize),
            Place::Element { array, index } => (heap.body(object(array)), index as u32 as usize * read.size()),
            Place::Static { class, offset, .. } => (heap.statics_body(class), offset as usize),
        };
        // SAFETY: resolved offsets and checked indexes lie in the body, at values of that size.
        Ok(unsafe { read.from_memory(body.add(offset)) })
    }

    fn store(&mut self, place: &Place<u64>, write: Write, value: &u64) -> Result<(), Trap> {
        let (write, offset, body) = match *place {
            Place::Field { object: of, offset, .. } => (write, offset as usize, self.writable(object(of), write, *value)),
            Place::Element { array, index } => {
                let write = write.into(self.vm.state.heap.class_of(object(array)) == self.vm.known.boolean_array);
                (write, index as u32 as usize * write.size(), self.writable(object(array), write, *value))
            }
            Place::Static { class, offset, .. } => {
                if write == Write::Ref {
                    self.vm.share(object(*value));
                }
                (write, offset as usize, self.vm.state.heap.statics_body_mut(class))
            }
        };
        // SAFETY: as above, and nobody else has this body.
        unsafe { write.to_memory(body.add(offset), *value) };
        Ok(())
    }

    fn literal(&mut self, at: At, literal: Literal) -> Result<u64, Trap> {
        Ok(match literal {
            Literal::String(id) => self.vm.literal(id)?.word(),
            Literal::Class(class) => self.vm.mirror(class).word(),
            Literal::Pool(_) => self.vm.constant_root(at.pc())?,
        })
    }

    fn new_object(&mut self, _: At, class: ClassId) -> Result<u64, Trap> {
        self.vm.collect_if_due();
        let heap = &self.vm.state.heap;
        if self.vm.program.class(class).finalizer || heap.used > heap.limit {
            return Ok(self.vm.new_object_checked(class)?.word());
        }
        Ok(self.vm.new_object(class).word())
    }

    fn new_array(&mut self, _: At, class: ArrayClass, length: &u64) -> Result<u64, Trap> {
        self.vm.collect_if_due();
        let class = match class {
            ArrayClass::Class(class) => class,
            ArrayClass::Of(kind) => self.vm.program.array_of(self.vm.program.primitive(kind)),
        };
        Ok(self.vm.new_array_checked(class, *length as i32)?.word())
    }

    fn new_arrays(&mut self, _: At, class: ClassId, lengths: &[u64]) -> Result<u64, Trap> {
        self.vm.collect_if_due();
        let lengths: Vec<i32> = lengths.iter().map(|&word| word as i32).collect();
        Ok(self.vm.multi_array(class, &lengths)?.word())
    }

    fn is_ready(&self, class: ClassId) -> bool {
        let record = &self.vm.state.classes[class];
        match record.status {
            ClassStatus::Initialized => true,
            ClassStatus::InProgress => record.by == self.vm.current,
            ClassStatus::Linked | ClassStatus::Erroneous => false,
        }
    }
}

impl OnePath for Concrete<'_> {
    #[inline]
    fn check(&mut self, guard: Guard) -> Result<(), Trap> {
        let holds = match test(self, guard) {
            Test::Holds(condition, x, y) => condition.holds(x, y),
            Test::IsNullOr(reference, class) => reference as u32 == 0 || self.is_instance(&reference, class) != 0,
            Test::CanStore(array, value) => {
                let component = self.vm.component(object(array));
                value as u32 == 0 || self.is_instance(&value, component) != 0
            }
        };
        if holds {
            return Ok(());
        }
        let fault = self.fault(guard);
        Err(self.vm.raise(fault))
    }
}

impl Concrete<'_> {
    /// A body that may be written.
    fn writable(&mut self, of: ObjRef, write: Write, value: u64) -> *mut u8 {
        if self.vm.state.heap.entry(of).meta & (FROZEN | SHARED) != 0 {
            if write == Write::Ref {
                self.vm.prepare_write_ref(of, object(value));
            } else {
                self.vm.prepare_write(of);
            }
        }
        self.vm.state.heap.entry(of).body
    }

    /// What it means that a guard does not hold.
    #[cold]
    fn fault(&self, guard: Guard) -> Fault {
        let heap = &self.vm.state.heap;
        let class_of = |register| heap.class_of(object(self.get(register)));
        match guard {
            Guard::NotNull(_) => Fault::NullPointer,
            Guard::InBounds { array, index } => {
                Fault::ArrayIndex { index: self.get(index) as i32, length: heap.array_len(object(self.get(array))) }
            }
            Guard::NotZero { .. } => Fault::DivideByZero,
            Guard::NotNegative(length) => Fault::NegativeSize(self.get(length) as i32),
            Guard::CanCast { object, class } => Fault::ClassCast { class: class_of(object), to: class },
            Guard::CanStore { value, .. } => Fault::ArrayStore { class: class_of(value) },
        }
    }

    /// Follows the flow of the instruction at `at`.
    fn follow(&mut self, at: At, flow: Flow<u64>) -> Result<(), Left> {
        let to = match flow {
            Flow::Next(next) => next,
            Flow::Jump { to, back } => {
                if back {
                    self.vm.fuel = self.vm.fuel.wrapping_sub(1);
                    if self.vm.fuel == 0 {
                        self.vm.top().pc = to.pc();
                        return Err(Left::Stop(Stop::Yield));
                    }
                }
                to
            }
            Flow::Branch { holds, x, y, taken, otherwise } => {
                if holds.holds(x, y) {
                    taken
                } else {
                    otherwise
                }
            }
            Flow::Switch { key, table } => {
                // SAFETY: code of a method that runs is there, and never freed; targets lie in it.
                unsafe {
                    let code = &*self.vm.top().method().code.get();
                    At::index(code, switch_target(&code.switches[table], key as i32) as usize)
                }
            }
            Flow::Call { callee, receiver, .. } => {
                let result = self.call(at, callee, receiver)?;
                self.vm.give_result(result);
                return Ok(());
            }
            Flow::Return(value) => {
                return self.vm.leave_slow(value.unwrap_or(0)).map_err(|left| match left {
                    Ok(trap) => Left::Trap(trap),
                    Err(stop) => Left::Stop(stop),
                });
            }
            Flow::Throw(exception) => return Err(Left::Trap(Trap::Throw(object(exception)))),
            Flow::Monitor { object: of, enter, next } => {
                if enter {
                    self.vm.monitor_enter(object(of))?;
                } else {
                    self.vm.monitor_exit(object(of))?;
                }
                next
            }
            Flow::Resolve => return Ok(self.vm.quicken(at.pc())?),
            Flow::Initialise(class) => return Ok(self.vm.ensure_initialized(class)?),
        };
        self.vm.top().pc = to.pc();
        Ok(())
    }

    /// The result of a native, or a trap: what else is called becomes a frame.
    fn call(&mut self, at: At, callee: Callee, receiver: Option<u64>) -> Result<u64, Left> {
        let (pc, registers) = (at.pc(), self.registers);
        let class = receiver.map(|r| self.vm.state.heap.class_of(object(r)));
        // SAFETY: the instruction is a resolved call with its lists, and these are the registers of its frame.
        unsafe {
            match callee {
                Callee::Dynamic(site) => return Ok(self.vm.invoke_dynamic(site, pc, registers)?),
                Callee::Handle(site) => return Ok(self.vm.invoke_handle(site, pc, registers)?),
                Callee::Virtual(_) | Callee::Interface(_) | Callee::Special(_) | Callee::Static(_) => {}
            }
            let method = self.vm.target(callee, class)?;
            // Garbage is collected where the fast loop does it, so that references are cleared at the same moments.
            if method.is_null() || (*method).entry.get().is_null() || self.vm.halt.is_raised() {
                self.vm.collect_if_due();
                if self.vm.must_halt() {
                    return Err(Left::Stop(Stop::Halted));
                }
            }
            Ok(self.vm.invoke_slow(method, pc, registers)?)
        }
    }
}

/// Why an instruction was not just done.
enum Left {
    Trap(Trap),
    Stop(Stop),
}

impl From<Trap> for Left {
    fn from(trap: Trap) -> Left {
        Left::Trap(trap)
    }
}

impl Vm {
    /// As [`Vm::interpret`] does it for [`crate::policy::Mode::Run`], by the instructions' general meaning.
    pub(crate) fn interpret_by_meaning(&mut self) -> Stop {
        let mut machine = Concrete { vm: self, registers: std::ptr::null_mut() };
        loop {
            let frame = machine.vm.top();
            let (pc, base) = (frame.pc, frame.base as usize);
            // SAFETY: a frame's pc is an instruction of its code, and its registers begin at its base.
            let at = unsafe {
                machine.registers = machine.vm.thread().stack.ptr().add(base);
                At::new(pc)
            };
            let left = match step(&mut machine, at) {
                Ok(flow) => machine.follow(at, flow),
                Err(trap) => Err(Left::Trap(trap)),
            };
            match left {
                Ok(()) => {}
                Err(Left::Stop(stop)) => return stop,
                Err(Left::Trap(trap)) => {
                    if let Some(stop) = machine.vm.handle_trap(trap) {
                        return stop;
                    }
                }
            }
        }
    }

    /// The exception of a guard that does not hold, at the current instruction.
    #[cold]
    pub fn raise(&mut self, fault: Fault) -> Trap {
        match fault {
            Fault::NullPointer => self.null_pointer(),
            Fault::ArrayIndex { index, length } => self.array_index(index, length),
            Fault::DivideByZero => self.divide_by_zero(),
            Fault::NegativeSize(length) => self.negative_size(length),
            Fault::ClassCast { class, to } => self.class_cast(class, to),
            Fault::ArrayStore { class } => self.array_store(class),
        }
    }

    /// The method that a call selects; `class`: the receiver's. Null where there is none, as [`Vm::call`] takes it. Calls that are the
    /// VM's own business have no target.
    ///
    /// # Safety
    /// The call is that of a resolved instruction of this machine's program.
    pub unsafe fn target(&mut self, callee: Callee, class: Option<ClassId>) -> Result<*const Method, Trap> {
        let receiver = || class.expect("a call with a receiver");
        match callee {
            Callee::Virtual(slot) => Ok(self.program.class(receiver()).vtable[slot]),
            Callee::Special(method) | Callee::Static(method) => Ok(method),
            Callee::Interface(site) => {
                // SAFETY: as the caller promises; sites are never removed.
                let site = unsafe { &*site };
                if site.class.get() != receiver().0 {
                    self.link_interface(site, receiver())?;
                }
                Ok(site.target.get())
            }
            Callee::Dynamic(_) | Callee::Handle(_) => unreachable!("not called by a method's place"),
        }
    }

    /// The class that an array's elements have, at least.
    pub fn component(&self, array: ObjRef) -> ClassId {
        self.program.class(self.state.heap.class_of(array)).array().expect("an array").component
    }

    fn collect_if_due(&mut self) {
        if self.state.heap.gc_due {
            self.collect_garbage(false);
        }
    }

    fn top(&mut self) -> &mut jaunt_state::Frame {
        self.thread().frames.last_mut().expect("a frame that runs")
    }
}
