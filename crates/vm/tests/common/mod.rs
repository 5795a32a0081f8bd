//! Class files written by hand, in a world of a few classes: no JDK is needed.

#![allow(dead_code)] // each test uses a part of this

use jaunt_classfile::ClassBytes;
use jaunt_kernel::RoundRobin;
use jaunt_loader::{ClassPath, JImage};
use jaunt_program::program::Found;
use jaunt_program::{ClassSource, LoaderId, MethodId, Program};
use jaunt_state::thread::STACK_REGISTERS;
use jaunt_state::{ClassStatus, ObjRef};
use jaunt_vm::files::{Files, NoFiles};
use jaunt_vm::native::NativeTable;
use jaunt_vm::policy::Mode;
use jaunt_vm::{Host, Options, Vm};
use std::io;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

/// A class file with static methods.
#[derive(Default)]
pub struct Assembler {
    pool: Vec<Vec<u8>>,
    methods: Vec<u8>,
    count: u16,
}

impl Assembler {
    pub fn entry(&mut self, bytes: Vec<u8>) -> u16 {
        if let Some(at) = self.pool.iter().position(|b| *b == bytes) {
            return at as u16 + 1;
        }
        self.pool.push(bytes);
        self.pool.len() as u16
    }

    pub fn utf8(&mut self, text: &str) -> u16 {
        let length = (text.len() as u16).to_be_bytes();
        self.entry([&[1], &length[..], text.as_bytes()].concat())
    }

    pub fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name).to_be_bytes();
        self.entry(vec![7, name[0], name[1]])
    }

    pub fn pair(&mut self, tag: u8, a: u16, b: u16) -> u16 {
        self.entry([&[tag], &a.to_be_bytes()[..], &b.to_be_bytes()[..]].concat())
    }

    pub fn method_ref(&mut self, name: &str, descriptor: &str) -> u16 {
        let class = self.class("T");
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        let both = self.pair(12, name, descriptor);
        self.pair(10, class, both)
    }

    pub fn method(&mut self, name: &str, descriptor: &str, code: &[u8]) {
        let (name, descriptor, attribute) = (self.utf8(name), self.utf8(descriptor), self.utf8("Code"));
        for word in [0x0009, name, descriptor, 1, attribute] {
            self.methods.extend(u16::to_be_bytes(word));
        }
        self.methods.extend((12 + code.len() as u32).to_be_bytes());
        for word in [200u16, 8] {
            self.methods.extend(word.to_be_bytes());
        }
        self.methods.extend((code.len() as u32).to_be_bytes());
        self.methods.extend(code);
        self.methods.extend([0; 4]);
        self.count += 1;
    }

    pub fn finish(mut self, access: u16, name: &str, superclass: Option<&str>) -> Vec<u8> {
        let this = self.class(name);
        let superclass = superclass.map_or(0, |name| self.class(name));
        let mut out = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 49];
        out.extend((self.pool.len() as u16 + 1).to_be_bytes());
        self.pool.iter().for_each(|entry| out.extend(entry));
        for word in [access, this, superclass, 0, 0, self.count] {
            out.extend(word.to_be_bytes());
        }
        out.extend(self.methods);
        out.extend([0; 2]);
        out
    }
}

pub const CLASS: u16 = 0x21;
pub const INTERFACE: u16 = 0x601;

/// `T` and the few classes without which there is none.
pub struct FewClasses(Vec<u8>);

impl ClassSource for FewClasses {
    fn find(&self, name: &str) -> Result<Option<Found>, String> {
        let bytes = match name {
            "java/lang/Object" => Assembler::default().finish(CLASS, name, None),
            // What every array is.
            "java/lang/Cloneable" | "java/io/Serializable" => {
                Assembler::default().finish(INTERFACE, name, Some("java/lang/Object"))
            }
            "T" => self.0.clone(),
            _ => return Ok(None),
        };
        Ok(Some(Found { bytes: ClassBytes::from(bytes), loader: LoaderId::BOOT, module: None, trusted: true }))
    }
}

/// A world in which there is nothing.
pub struct Nothing(NoFiles);

impl Host for Nothing {
    fn nanos(&mut self) -> u64 {
        0
    }
    fn wall_clock(&mut self) -> (i64, u32) {
        (0, 0)
    }
    fn sleep(&mut self, _: u64) {}
    fn read(&mut self, _: i32, _: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }
    fn write(&mut self, _: i32, _: &[u8]) -> io::Result<()> {
        Ok(())
    }
    fn flush(&mut self) {}
    fn environment(&self) -> Vec<(Vec<u8>, Vec<u8>)> {
        Vec::new()
    }
    fn files(&mut self) -> &mut dyn Files {
        &mut self.0
    }
    fn process_id(&self) -> u32 {
        1
    }
    fn random(&mut self, _: &mut [u8]) {}
}

/// A machine that knows `T`.
pub fn machine(class: Assembler) -> Vm {
    let source = Box::new(FewClasses(class.finish(CLASS, "T", Some("java/lang/Object"))));
    // An image with one empty place and no resources: magic, version, flags, resources, places, sizes of tables.
    let words = [0xcafe_dadau32, 0x0001_0000, 0, 0, 1, 0, 0, 0, 0];
    let image = JImage::from_bytes(Path::new("none"), words.iter().flat_map(|w| w.to_le_bytes()).collect()).expect("an image");
    let (natives, host) = (NativeTable::default(), Box::new(Nothing(NoFiles)));
    let class_path = Rc::new(ClassPath::empty(17));
    let mut vm =
        Vm::new(Program::new(source), natives, host, Box::new(RoundRobin), Options::default(), class_path, Arc::new(image));
    vm.program.add_primitives();
    vm.program.load("T", LoaderId::BOOT).expect("T is well-formed");
    vm.state.threads.add(ObjRef::NULL, STACK_REGISTERS, 1000).expect("address space");
    // Initialisers are run by code of the library, and these classes have none.
    for class in vm.program.classes.ids() {
        vm.state.class(class).status = ClassStatus::Initialized;
    }
    vm
}

pub fn method(vm: &Vm, name: &str, descriptor: &str) -> MethodId {
    let class = vm.program.loaded("T", LoaderId::BOOT).expect("loaded");
    vm.program.method_named(class, name, descriptor).expect("there is one")
}

/// The result in each mode, and by the general meaning of instructions.
pub fn results(vm: &mut Vm, method: MethodId, args: &[u64]) -> Vec<u64> {
    let ways = [(Mode::Run, false), (Mode::Check, false), (Mode::Step, false), (Mode::Run, true)];
    let mut call = |(mode, by_meaning)| {
        vm.policy.mode = mode;
        vm.options.by_meaning = by_meaning;
        let ended = |end| panic!("{mode:?}: {}", jaunt_vm::boot::describe_end(&end));
        vm.call_driven(method, args).unwrap_or_else(ended).expect("no exception")
    };
    ways.map(&mut call).to_vec()
}
