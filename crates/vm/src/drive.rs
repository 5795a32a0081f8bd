//! The calls that an exploration makes through its drivers, `jaunt.vm.Driver` and `jaunt.vm.Client`: Java code chooses them by their numbers.

use crate::native::{NativeResult, Trap};
use crate::vm::Vm;
use jaunt_program::{ClassId, Method, MethodId};
use jaunt_state::{FrameKind, ObjRef};
use std::rc::Rc;

/// All that can be called. **Its objects are part of the base image**, so that nobody collects them.
pub struct Drive {
    /// Of the root.
    pub class: ClassId,
    pub constructors: Vec<DriveCall>,
    pub calls: Vec<DriveCall>,
    /// Other objects of the class: a constructor call and calls make one.
    pub others: Vec<Vec<DriveCall>>,
    /// `boolean repOk()`
    pub invariant: Option<MethodId>,
    /// What threads do.
    pub clients: Option<Clients>,
}

/// What threads do on objects that were built by calls.
pub struct Clients {
    /// The calls that build each object: a constructor's number, then those of calls.
    pub paths: Vec<Vec<u32>>,
    /// The calls of each thread.
    pub clients: Vec<Vec<Vec<u32>>>,
    /// How often one call is asked in the end.
    pub probes: u32,
    /// It counts which calls had returned when another began.
    pub counts_order: bool,
    pub judge: Rc<dyn Judge>,
}

impl Clients {
    pub fn path(&self, state: i32) -> &[u32] {
        &self.paths[state as usize]
    }

    pub fn threads(&self, client: i32) -> &[Vec<u32>] {
        &self.clients[client as usize]
    }

    pub fn calls(&self, client: i32, thread: i32) -> &[u32] {
        &self.threads(client)[thread as usize]
    }
}

/// Who knows what sequences come to.
pub trait Judge {
    /// An execution of `jaunt.vm.Client` is over. `Some`: no sequence explains it, for this reason.
    fn judge(&self, vm: &Vm) -> Option<String>;
    /// Threads are left in one and none can go on. `Some`: in no sequence that happens.
    fn stuck(&self, vm: &Vm) -> Option<String>;
}

#[derive(Debug)]
pub struct DriveCall {
    /// What dispatch selects for the root's class.
    pub method: MethodId,
    /// The registers of the arguments behind the receiver.
    pub arguments: Vec<DriveArgument>,
    /// The other objects that it has as arguments, by their numbers.
    pub others: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
pub enum DriveArgument {
    Word(u64),
    /// The root itself.
    This,
    /// One of the other objects.
    Other(u32),
}

impl DriveCall {
    fn registers(&self, root: ObjRef, others: &[ObjRef]) -> Vec<u64> {
        let argument = |argument: &DriveArgument| match *argument {
            DriveArgument::Word(word) => word,
            DriveArgument::This => root.word(),
            DriveArgument::Other(at) => others[at as usize].word(),
        };
        std::iter::once(root.word()).chain(self.arguments.iter().map(argument)).collect()
    }
}

impl Drive {
    fn list(&self, constructors: bool) -> &[DriveCall] {
        if constructors { &self.constructors } else { &self.calls }
    }
}

impl Vm {
    fn driving(&self) -> &Drive {
        self.drive.as_ref().expect("a driver runs where somebody explores")
    }

    /// Whoever explores has these calls made.
    pub fn drive_by(&mut self, drive: Drive) {
        self.drive = Some(Rc::new(drive));
    }

    /// Threads make some of them.
    pub fn drive_clients_by(&mut self, clients: Clients) {
        let drive = self.drive.as_mut().and_then(Rc::get_mut);
        drive.expect("a machine that nobody else drives").clients = Some(clients);
    }

    /// How many constructor calls, or calls, there are.
    pub fn drive_count(&self, constructors: bool) -> u32 {
        self.driving().list(constructors).len() as u32
    }

    /// How many calls make each of the other objects that a call has as arguments.
    pub fn drive_others(&self, constructor: bool, number: i32) -> Vec<usize> {
        let drive = self.driving();
        let others = &drive.list(constructor)[number as usize].others;
        others.iter().map(|&other| drive.others[other as usize].len()).collect()
    }

    /// A root on which no constructor was called.
    pub fn drive_root(&mut self) -> ObjRef {
        let class = self.driving().class;
        self.new_object(class)
    }

    /// Executes a call. What it returns is dropped.
    pub fn drive_call(&mut self, constructor: bool, number: i32, root: ObjRef, others: &[ObjRef]) -> NativeResult {
        let call = &self.driving().list(constructor)[number as usize];
        let (method, registers) = (call.method, call.registers(root, others));
        self.call_id(method, &registers)
    }

    /// Executes one of the calls that make another object.
    pub fn drive_step(&mut self, other: ObjRef, constructor: bool, number: i32, at: i32, step: i32) -> NativeResult {
        let drive = self.driving();
        let which = drive.list(constructor)[number as usize].others[at as usize];
        let call = &drive.others[which as usize][step as usize];
        let (method, registers) = (call.method, call.registers(other, &[]));
        self.call_id(method, &registers)
    }

    /// Executes a call. What it returns is an object: a value comes in its wrapper, and nothing is null.
    pub fn drive_answer(&mut self, number: i32, root: ObjRef, others: &[ObjRef]) -> NativeResult {
        let call = &self.driving().calls[number as usize];
        let (method, registers) = (call.method, call.registers(root, others));
        let method: *const Method = self.program.method(method);
        // SAFETY: methods are never removed.
        let method = unsafe { &*method };
        if !method.is_native() {
            self.push_frame(method, &registers, FrameKind::Reflect(method.ret))?;
            return Err(Trap::Called);
        }
        let word = self.call_id(method.id, &registers)?;
        self.box_value(method.ret, word).map(ObjRef::word)
    }

    /// What threads do.
    pub fn drive_clients(&self) -> &Clients {
        self.driving().clients.as_ref().expect("a client runs where threads are explored")
    }

    /// An execution of a client is over.
    pub fn drive_judge(&mut self) -> Result<(), Trap> {
        let judge = self.drive_clients().judge.clone();
        match judge.judge(self) {
            None => Ok(()),
            Some(why) => Err(self.throw_new("jaunt/vm/Unexplained", Some(&why))),
        }
    }

    /// Asks the root's own invariant.
    pub fn drive_invariant(&mut self, root: ObjRef) -> NativeResult {
        let method = self.driving().invariant.expect("a class with an invariant");
        self.call_id(method, &[root.word()])
    }
}
