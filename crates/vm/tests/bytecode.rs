//! The interpreter on class files written by hand, in a world of a few classes: no JDK is needed.
//!
//! The loop exists several times, once for each mode. Random code must give the same in all of them, and what Rust computes.

use jaunt_base::Random;
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
struct Assembler {
    pool: Vec<Vec<u8>>,
    methods: Vec<u8>,
    count: u16,
}

impl Assembler {
    fn entry(&mut self, bytes: Vec<u8>) -> u16 {
        if let Some(at) = self.pool.iter().position(|b| *b == bytes) {
            return at as u16 + 1;
        }
        self.pool.push(bytes);
        self.pool.len() as u16
    }

    fn utf8(&mut self, text: &str) -> u16 {
        let length = (text.len() as u16).to_be_bytes();
        self.entry([&[1], &length[..], text.as_bytes()].concat())
    }

    fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name).to_be_bytes();
        self.entry(vec![7, name[0], name[1]])
    }

    fn pair(&mut self, tag: u8, a: u16, b: u16) -> u16 {
        self.entry([&[tag], &a.to_be_bytes()[..], &b.to_be_bytes()[..]].concat())
    }

    fn method_ref(&mut self, name: &str, descriptor: &str) -> u16 {
        let class = self.class("T");
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        let both = self.pair(12, name, descriptor);
        self.pair(10, class, both)
    }

    fn method(&mut self, name: &str, descriptor: &str, code: &[u8]) {
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

    fn finish(mut self, access: u16, name: &str, superclass: Option<&str>) -> Vec<u8> {
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

const CLASS: u16 = 0x21;
const INTERFACE: u16 = 0x601;

/// `T` and the few classes without which there is none.
struct FewClasses(Vec<u8>);

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
struct Nothing(NoFiles);

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
fn machine(class: Assembler) -> Vm {
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

fn method(vm: &Vm, name: &str, descriptor: &str) -> MethodId {
    let class = vm.program.loaded("T", LoaderId::BOOT).expect("loaded");
    vm.program.method_named(class, name, descriptor).expect("there is one")
}

/// The result in each mode.
fn results(vm: &mut Vm, method: MethodId, args: &[u64]) -> Vec<u64> {
    let modes = [Mode::Run, Mode::Check, Mode::Step];
    let mut call = |mode| {
        vm.policy.mode = mode;
        let ended = |end| panic!("{mode:?}: {}", jaunt_vm::boot::describe_end(&end));
        vm.call_driven(method, args).unwrap_or_else(ended).expect("no exception")
    };
    modes.map(&mut call).to_vec()
}

/// Small, large and odd ones.
fn any_int(random: &mut Random) -> i32 {
    match random.below(4) {
        0 => random.below(5) as i32 - 2,
        1 => i32::MAX.wrapping_add(random.below(3) as i32),
        2 => 1 << random.below(32),
        _ => random.number() as i32,
    }
}

/// Code that pushes a random int, with its value. Locals 0 and 1 are the arguments.
fn int(random: &mut Random, args: (i32, i32), depth: u32, code: &mut Vec<u8>) -> i32 {
    if depth == 0 {
        return match random.below(3) {
            0 => {
                code.push(0x1a);
                args.0
            }
            1 => {
                code.push(0x1b);
                args.1
            }
            _ => {
                // Java has no instruction for any int without the pool: two halves.
                let value = any_int(random);
                let (high, low) = ((value >> 16) as i16, value as u16);
                code.push(0x11);
                code.extend(high.to_be_bytes());
                code.extend([0x10, 16, 0x78]);
                code.push(0x11);
                code.extend(((low >> 8) as i16).to_be_bytes());
                code.extend([0x10, 8, 0x78, 0x11]);
                code.extend(((low & 0xff) as i16).to_be_bytes());
                code.extend([0x80, 0x80]);
                value
            }
        };
    }
    let choice = random.below(17);
    if choice >= 14 {
        let x = int(random, args, depth - 1, code);
        let (op, value) = match choice {
            14 => (0x74, x.wrapping_neg()),
            15 => (0x91, x as i8 as i32),
            _ => (0x92, x as u16 as i32),
        };
        code.push(op);
        return value;
    }
    if choice >= 11 {
        let x = long(random, args, depth - 1, code);
        if choice == 11 {
            let y = long(random, args, depth - 1, code);
            code.push(0x94);
            return x.cmp(&y) as i32;
        }
        code.push(0x88);
        return x as i32;
    }
    let x = int(random, args, depth - 1, code);
    let y = int(random, args, depth - 1, code);
    // Never by zero: the low bit is set.
    let odd = |code: &mut Vec<u8>| code.extend([0x04, 0x80]);
    let (op, value) = match choice {
        0 => (0x60, x.wrapping_add(y)),
        1 => (0x64, x.wrapping_sub(y)),
        2 => (0x68, x.wrapping_mul(y)),
        3 => (0x7e, x & y),
        4 => (0x80, x | y),
        5 => (0x82, x ^ y),
        6 => (0x78, x.wrapping_shl(y as u32)),
        7 => (0x7a, x.wrapping_shr(y as u32)),
        8 => (0x7c, (x as u32).wrapping_shr(y as u32) as i32),
        9 => {
            odd(code);
            (0x6c, x.wrapping_div(y | 1))
        }
        _ => {
            odd(code);
            (0x70, x.wrapping_rem(y | 1))
        }
    };
    code.push(op);
    value
}

/// The same for a long.
fn long(random: &mut Random, args: (i32, i32), depth: u32, code: &mut Vec<u8>) -> i64 {
    if depth == 0 || random.below(6) == 0 {
        let x = int(random, args, depth.saturating_sub(1), code);
        code.push(0x85);
        return x as i64;
    }
    let x = long(random, args, depth - 1, code);
    if random.below(4) == 0 {
        let y = int(random, args, depth - 1, code);
        let (op, value) = match random.below(3) {
            0 => (0x79, x.wrapping_shl(y as u32)),
            1 => (0x7b, x.wrapping_shr(y as u32)),
            _ => (0x7d, (x as u64).wrapping_shr(y as u32) as i64),
        };
        code.push(op);
        return value;
    }
    let y = long(random, args, depth - 1, code);
    let (op, value) = match random.below(6) {
        0 => (0x61, x.wrapping_add(y)),
        1 => (0x65, x.wrapping_sub(y)),
        2 => (0x69, x.wrapping_mul(y)),
        3 => (0x7f, x & y),
        4 => (0x81, x | y),
        _ => (0x83, x ^ y),
    };
    code.push(op);
    value
}

#[test]
fn arithmetic_is_javas_in_every_mode() {
    let mut executed = 0;
    for seed in 1..=2_000u64 {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let args = (any_int(&mut random), any_int(&mut random));
        let mut code = Vec::new();
        let expected = long(&mut random, args, 4, &mut code);
        code.push(0xad);
        executed += code.len();
        let mut class = Assembler::default();
        class.method("m", "(II)J", &code);
        let mut vm = machine(class);
        let entry = method(&vm, "m", "(II)J");
        let words = [args.0 as u32 as u64, args.1 as u32 as u64];
        assert_eq!(results(&mut vm, entry, &words), [expected as u64; 3], "seed {seed}: {code:02x?}");
    }
    assert!(executed > 50_000, "only {executed} bytes of code");
}

#[test]
fn calls_loops_and_arrays_are_the_same_in_every_mode() {
    let mut class = Assembler::default();
    let itself = class.method_ref("fib", "(I)I").to_be_bytes();
    // n < 2 ? n : fib(n - 1) + fib(n - 2)
    let fib = [
        &[0x1a, 0x05, 0xa2, 0, 5, 0x1a, 0xac, 0x1a, 0x04, 0x64, 0xb8][..],
        &itself,
        &[0x1a, 0x05, 0x64, 0xb8],
        &itself,
        &[0x60, 0xac],
    ]
    .concat();
    class.method("fib", "(I)I", &fib);
    // int[] a = new int[n]; for (int i = 0; i < n; i++) a[i] = i * i; return a[n - 1] + a.length;
    let squares = [
        0x1a, 0xbc, 10, 0x4c, 0x03, 0x3d, 0x1c, 0x1a, 0xa2, 0, 15, 0x2b, 0x1c, 0x1c, 0x1c, 0x68, 0x4f, 0x84, 2, 1, 0xa7, 0xff,
        0xf2, 0x2b, 0x1a, 0x04, 0x64, 0x2e, 0x2b, 0xbe, 0x60, 0xac,
    ];
    class.method("squares", "(I)I", &squares);
    let mut vm = machine(class);
    let (fib, squares) = (method(&vm, "fib", "(I)I"), method(&vm, "squares", "(I)I"));
    for (n, value) in [(0, 0), (1, 1), (2, 1), (10, 55), (17, 1597)] {
        assert_eq!(results(&mut vm, fib, &[n]), [value; 3], "fib({n})");
    }
    for n in [1u64, 2, 9, 100] {
        assert_eq!(results(&mut vm, squares, &[n]), [(n - 1) * (n - 1) + n; 3], "squares({n})");
    }
}
