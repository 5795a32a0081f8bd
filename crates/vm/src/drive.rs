//! The calls that an exploration makes through its drivers, `jaunt.vm.Driver` and `jaunt.vm.Client`: Java code chooses them by their numbers.

use crate::native::{NativeResult, Trap};
use crate::vm::Vm;
use jaunt_program::{ClassId, Method, MethodId};
use jaunt_state::{FrameKind, ObjRef};
use std::rc::Rc;

/// All that can be called. **Its objects are part of the base image**, so that nobody collects them.
#[derive(Debug)]
pub struct Drive {
    /// Of the root.
    pub class: ClassId,
    pub constructors: Vec<DriveCall>,
    pub calls: Vec<DriveCall>,
    /// `boolean repOk()`
    pub invariant: Option<MethodId>,
}

#[derive(Debug)]
pub struct DriveCall {
    /// What dispatch selects for the root's class.
    pub method: MethodId,
    /// The registers of the arguments behind the receiver.
    pub arguments: Vec<DriveArgument>,
}

#[derive(Clone, Copy, Debug)]
pub enum DriveArgument {
    Word(u64),
    /// The root itself.
    This,
}

impl DriveCall {
    fn registers(&self, root: ObjRef) -> Vec<u64> {
        let argument = |argument: &DriveArgument| match *argument {
            DriveArgument::Word(word) => word,
            DriveArgument::This => root.word(),
        };
        std::iter::once(root.word()).chain(self.arguments.iter().map(argument)).collect()
    }
}

impl Vm {
    fn driven_call(&self, constructor: bool, number: i32, root: ObjRef) -> (MethodId, Vec<u64>) {
        let drive = self.drive.as_ref().expect("a driver runs where somebody explores");
        let call = &if constructor { &drive.constructors } else { &drive.calls }[number as usize];
        (call.method, call.registers(root))
    }

    /// How many constructor calls, or calls, there are.
    pub fn drive_count(&self, constructors: bool) -> u32 {
        let drive = self.drive.as_ref().expect("a driver runs where somebody explores");
        (if constructors { &drive.constructors } else { &drive.calls }).len() as u32
    }

    /// A root on which no constructor was called.
    pub fn drive_root(&mut self) -> ObjRef {
        let class = self.drive.as_ref().expect("a driver runs where somebody explores").class;
        self.new_object(class)
    }

    /// Executes a call. What it returns is dropped.
    pub fn drive_call(&mut self, constructor: bool, number: i32, root: ObjRef) -> NativeResult {
        let (method, registers) = self.driven_call(constructor, number, root);
        self.call_id(method, &registers)
    }

    /// Executes a call. What it returns is an object: a value comes in its wrapper, and nothing is null.
    pub fn drive_answer(&mut self, number: i32, root: ObjRef) -> NativeResult {
        let (method, registers) = self.driven_call(false, number, root);
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

    /// Asks the root's own invariant.
    pub fn drive_invariant(&mut self, root: ObjRef) -> NativeResult {
        let method = self.drive.as_ref().and_then(|drive| drive.invariant).expect("a class with an invariant");
        self.call_id(method, &[root.word()])
    }

    /// Whoever explores has these calls made.
    pub fn drive_by(&mut self, drive: Drive) {
        self.drive = Some(Rc::new(drive));
    }
}
