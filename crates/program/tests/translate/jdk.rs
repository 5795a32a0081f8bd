//! Every method of `java.base`: it translates, and the result is well formed.

use super::java::temp_dir;
use jaunt_classfile::{ClassBytes, ClassFile, MethodDescriptor, MethodInfo, access, insn, parse};
use jaunt_program::code::{Code, SwitchTable};
use jaunt_program::insn::Op;
use jaunt_program::maps::{RefMaps, insn_def, insn_uses};
use jaunt_program::translate::Translator;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

fn jdk_home() -> PathBuf {
    if let Some(home) = std::env::var_os("JAVA_HOME") {
        return home.into();
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let java = std::env::split_paths(&path).map(|dir| dir.join("java")).find(|java| java.exists()).expect("java");
    let java = java.canonicalize().expect("java");
    java.parent().and_then(Path::parent).expect("JDK").to_path_buf()
}

fn class_files(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).expect("directory").flatten() {
        let path = entry.path();
        if path.is_dir() {
            class_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "class") && path.file_stem().is_some_and(|s| s != "module-info") {
            found.push(path);
        }
    }
}

fn java_base() -> Vec<ClassFile> {
    let home = jdk_home();
    let dir = temp_dir("jdk");
    let output = Command::new(home.join("bin/jimage"))
        .args(["extract", "--include", "regex:/java\\.base/.*\\.class", "--dir"])
        .arg(&dir)
        .arg(home.join("lib/modules"))
        .output()
        .expect("jimage");
    assert!(output.status.success(), "jimage: {}", String::from_utf8_lossy(&output.stderr));
    let mut files = Vec::new();
    class_files(&dir, &mut files);
    files.sort();
    let read = |file: &PathBuf| parse(ClassBytes::from(std::fs::read(file).expect("class file"))).expect("class file");
    let classes = files.iter().map(read).collect();
    let _ = std::fs::remove_dir_all(&dir);
    classes
}

#[test]
fn all_of_java_base() {
    let classes = java_base();
    assert!(classes.len() > 5000, "{} classes", classes.len());
    let mut translator = Translator::default();
    // All methods, and those that do more than fill tables.
    let (mut all, mut ordinary) = (Tally::default(), Tally::default());
    let (mut translating, mut mapping) = (Duration::ZERO, Duration::ZERO);
    for class in &classes {
        let class_name = class.pool.class_name(class.this_class);
        for method in class.methods.iter().filter(|m| m.code.is_some()) {
            let start = Instant::now();
            let code = translator.translate(class, method).unwrap_or_else(|e| panic!("{e}"));
            translating += start.elapsed();
            let start = Instant::now();
            let maps = RefMaps::build(class, method, &code);
            mapping += start.elapsed();
            let method_name = class.pool.utf8(method.name);
            assert!(maps == RefMaps::build(class, method, &quickened(class, &code)));
            check(class, method, &code, &maps, &format!("{class_name}.{method_name}"));
            let bytecodes = count_bytecodes(class, method);
            all.add(bytecodes, &code);
            if method_name != "<clinit>" && !class_name.contains("SystemModules") && !class_name.contains("/resources/") {
                ordinary.add(bytecodes, &code);
            }
        }
    }
    println!("all:      {all}");
    println!("ordinary: {ordinary}");
    let per_method = |time: Duration| time.as_secs_f64() * 1e6 / all.methods as f64;
    println!("translate {translating:.2?}, {:.2} µs/method", per_method(translating));
    println!("maps      {mapping:.2?}, {:.2} µs/method", per_method(mapping));
    assert!(ordinary.ratio() < 0.6);
}

#[derive(Default)]
struct Tally {
    methods: usize,
    bytecodes: usize,
    /// Without `Args`, which are never executed.
    insns: usize,
    args: usize,
    constants: usize,
    moves: usize,
}

impl Tally {
    fn add(&mut self, bytecodes: usize, code: &Code) {
        let count = |op: Op| code.insns.iter().filter(|i| i.op == op).count();
        self.methods += 1;
        self.bytecodes += bytecodes;
        self.args += count(Op::Args);
        self.insns += code.insns.len() - count(Op::Args);
        self.constants += count(Op::Const);
        self.moves += count(Op::Mov);
    }

    fn ratio(&self) -> f64 {
        self.insns as f64 / self.bytecodes as f64
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { methods, bytecodes, insns, args, constants, moves } = self;
        write!(f, "{methods} methods, {bytecodes} bytecodes -> {insns} instructions ({:.3}) ", self.ratio())?;
        write!(f, "and {args} Args; {constants} Const, {moves} Mov")
    }
}

/// The code as the VM leaves it: symbolic operands resolved (to nonsense here).
fn quickened(class: &ClassFile, code: &Code) -> Code {
    let mut insns = code.insns.clone();
    for insn in insns.iter_mut() {
        let descriptor = class.pool.name_and_type(insn.x as u16).1;
        let is_ref = descriptor.starts_with(['L', '[']);
        let pick = |if_ref: Op, otherwise: Op| if is_ref { if_ref } else { otherwise };
        insn.op = match insn.op {
            Op::Ldc => Op::LdcString,
            Op::GetField => pick(Op::GetFieldRef, Op::GetField64),
            Op::PutField => pick(Op::PutFieldRef, Op::PutField16),
            Op::GetStatic => pick(Op::GetStaticRef, Op::GetStatic32),
            Op::PutStatic => pick(Op::PutStaticRef, Op::PutStatic8),
            Op::InvokeVirtual => Op::InvokeHandleQ,
            Op::InvokeSpecial => Op::InvokeSpecialQ,
            Op::InvokeStatic => Op::InvokeStaticQ,
            Op::InvokeInterface => Op::InvokeInterfaceQ,
            Op::InvokeDynamic => Op::InvokeDynamicQ,
            Op::New => Op::NewQ,
            Op::ANewArray => Op::ANewArrayQ,
            Op::MultiANewArray => Op::MultiANewArrayQ,
            Op::InstanceOf => Op::InstanceOfQ,
            Op::CheckCast => Op::CheckCastQ,
            _ => continue,
        };
        insn.x = u64::MAX;
    }
    let switch =
        |s: &SwitchTable| SwitchTable { default: s.default, low: s.low, keys: s.keys.clone(), targets: s.targets.clone() };
    Code {
        insns,
        pcs: code.pcs.clone(),
        switches: code.switches.iter().map(switch).collect(),
        handlers: code.handlers.clone(),
        registers: code.registers,
        exception_register: code.exception_register,
    }
}

fn count_bytecodes(class: &ClassFile, method: &MethodInfo) -> usize {
    let span = &method.code.as_ref().unwrap().code;
    let bytes = &class.bytes[span.start as usize..span.end as usize];
    let (mut pc, mut count) = (0, 0);
    while let Some(len) = insn::length(bytes, pc) {
        pc += len;
        count += 1;
    }
    count
}

fn check(class: &ClassFile, method: &MethodInfo, code: &Code, maps: &RefMaps, name: &str) {
    let info = method.code.as_ref().unwrap();
    let end = code.insns.len();
    assert_eq!(end, code.pcs.len());
    assert_eq!(code.exception_register, info.max_locals);
    let body = code.insns.iter().rposition(|i| i.op != Op::GotoBack).map_or(0, |i| i + 1);
    assert!(code.pcs[..body].is_sorted(), "{name}");
    for (index, insn) in code.insns.iter().enumerate() {
        let in_range = |register: u16| assert!(register < code.registers, "{name} at {index}");
        insn_def(insn).into_iter().for_each(in_range);
        insn_uses(&code.insns, index, in_range);
        match insn.op {
            Op::Goto => assert!(insn.target() > index && insn.target() < end),
            Op::GotoBack => assert!(insn.target() <= index),
            Op::TableSwitch | Op::LookupSwitch => {
                let switch = &code.switches[insn.x as usize];
                let targets = switch.targets.iter().chain([&switch.default]);
                targets.for_each(|t| assert!((*t as usize) > index && (*t as usize) < end));
            }
            op if (Op::IfICmpEq as u16..=Op::IfDCmp as u16).contains(&(op as u16)) => {
                assert!(insn.target() > index && insn.target() < end, "{name} at {index}");
            }
            _ => {}
        }
        // A register is live as a reference or as something else.
        let live = maps.at(index);
        let prims: Vec<u16> = live.prims().collect();
        assert!(live.refs().all(|r| !prims.contains(&r)), "{name} at {index}");
        let live = maps.during_call(index);
        let prims: Vec<u16> = live.prims().collect();
        assert!(live.refs().all(|r| !prims.contains(&r)), "{name} at {index}");
    }
    for handler in &code.handlers {
        assert!(handler.start < handler.end && handler.end as usize <= body && (handler.handler as usize) < body);
    }
    // At the start only parameters are live, each as what it is.
    let mut parameters = Vec::new();
    if method.access & access::STATIC == 0 {
        parameters.push(true);
    }
    let descriptor = MethodDescriptor::parse(class.pool.utf8(method.descriptor)).unwrap();
    for param in descriptor.params() {
        parameters.push(param.is_reference());
        if param.slots() == 2 {
            parameters.push(false);
        }
    }
    let live = maps.at(0);
    live.refs().for_each(|r| assert_eq!(parameters.get(r as usize), Some(&true), "{name} register {r}"));
    live.prims().for_each(|r| assert_eq!(parameters.get(r as usize), Some(&false), "{name} register {r}"));
}
