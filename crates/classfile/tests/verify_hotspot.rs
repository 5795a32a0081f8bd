//! The verifier against the real JVM's: thousands of slightly damaged classes are linked by `java`, and both must
//! agree on which of them are sound. That we refuse what HotSpot takes would annoy; that we take what HotSpot
//! refuses would let the interpreter touch memory it must not.

#[path = "common/asm.rs"]
mod asm;
mod common;
#[path = "common/hotspot.rs"]
mod hotspot;
#[path = "common/mutate.rs"]
mod mutate;

use common::{ClassSet, Layers};
use jaunt_classfile::{ClassFile, parse, verify};
use mutate::Rng;
use std::path::{Path, PathBuf};

fn subjects() -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/java/subjects");
    let mut sources = Vec::new();
    for package in ["p", "q"] {
        sources.extend(std::fs::read_dir(root.join(package)).unwrap().map(|e| e.unwrap().path()));
    }
    sources.sort();
    common::javac(&common::own_name("subjects"), &sources, &["-g:lines", "-Xlint:none", "-nowarn"])
}

/// Our verdict in HotSpot's words.
fn ours(bytes: &[u8], name: &str, set: &ClassSet) -> String {
    let class = match parse(bytes.to_vec().into()) {
        Ok(class) => class,
        Err(e) => return format!("ClassFormatError {e}"),
    };
    if class.name() != name {
        return "NoClassDefFoundError wrong name".to_string();
    }
    let own = ClassSet { classes: [(name.to_string(), class)].into() };
    let layers = Layers(vec![&own, set]);
    match verify::verify(&own.classes[name], &layers) {
        Ok(()) => "ok".to_string(),
        Err(e) if e.missing_class.is_some() => format!("NoClassDefFoundError {e}"),
        Err(e) => format!("VerifyError {e}"),
    }
}

/// HotSpot's complaint is about other classes, which belongs to loading and linking; or about a version of Java that
/// is newer than that `java` but not newer than what we read.
fn is_linking(theirs: &str) -> bool {
    ["NoClassDefFoundError", "IncompatibleClassChangeError", "IllegalAccessError", "ClassCircularityError"]
        .iter()
        .any(|e| theirs.starts_with(e))
        || theirs.starts_with("UnsupportedClassVersionError")
        || theirs.contains("Cannot inherit from final class")
        || theirs.contains("overrides final method")
}

/// Runs `count` mutants of `bases` through both. Returns (we are lenient, we are strict) cases.
fn compare(
    dir: &Path,
    bases: &[&ClassFile],
    set: &ClassSet,
    count: usize,
    damage: fn(&mut Rng, &[&ClassFile]) -> (String, Vec<u8>),
) -> (Vec<String>, Vec<String>) {
    let seed = mutate::seed();
    let mut rng = Rng::new(seed);
    let mut mutants = Vec::new();
    for base in bases {
        mutants.push((base.name().replace('/', "."), base.bytes.to_vec()));
    }
    while mutants.len() < count {
        let (name, bytes) = damage(&mut rng, bases);
        mutants.push((name.replace('/', "."), bytes));
    }
    let theirs = hotspot::link(dir, &mutants);
    for (base, theirs) in bases.iter().zip(&theirs) {
        let ours = ours(&base.bytes, base.name(), set);
        assert!(theirs == "ok" && ours == "ok", "{} undamaged\n    java: {theirs}\n    ours: {ours}", base.name());
    }
    let (mut lenient, mut strict) = (Vec::new(), Vec::new());
    let (mut sound, mut refused) = (0, 0);
    for (i, ((name, bytes), theirs)) in mutants.iter().zip(&theirs).enumerate() {
        let ours = ours(bytes, &name.replace('.', "/"), set);
        let (we, they) = (ours.starts_with("ok"), theirs.starts_with("ok"));
        sound += usize::from(we && they);
        refused += usize::from(!we && !they);
        let case = format!("#{i} {name}\n    java: {theirs}\n    ours: {ours}");
        // Before version 49 names had to be Java identifiers; we take the newer, wider rule for all versions.
        let is_old_name = bytes.get(7).is_some_and(|major| *major < 49)
            && theirs.starts_with("ClassFormatError Illegal")
            && theirs.contains("name");
        if we && !they && (is_linking(theirs) || is_old_name) {
            continue;
        }
        if we && !they {
            lenient.push(case);
        } else if they && !we && !ours.contains("Illegal call to internal method") {
            // (HotSpot calls `<init>` through an InterfaceMethodref; JVMS 4.10.1.9 does not, and neither do we.)
            strict.push(case);
        }
        if (we != they) && std::env::var_os("JAUNT_KEEP").is_some() {
            std::fs::write(std::env::temp_dir().join(format!("mutant-{seed}-{i}.class")), bytes).unwrap();
        }
    }
    println!(
        "seed {seed}: {} classes: both take {sound}, both refuse {refused}, only we take {}, only java takes {}",
        mutants.len(),
        lenient.len(),
        strict.len()
    );
    (lenient, strict)
}

fn damaged_code(rng: &mut Rng, bases: &[&ClassFile]) -> (String, Vec<u8>) {
    let base = bases[rng.below(bases.len())];
    (base.name().to_string(), mutate::code(rng, base))
}

fn damaged_anywhere(rng: &mut Rng, bases: &[&ClassFile]) -> (String, Vec<u8>) {
    let base = bases[rng.below(bases.len())];
    let other = bases[rng.below(bases.len())];
    (base.name().to_string(), mutate::anything(rng, &base.bytes, &other.bytes))
}

fn platform() -> Vec<PathBuf> {
    vec![common::jdk_classes().join("java.base")]
}

fn report(what: &str, cases: &[String]) {
    for case in cases.iter().take(30) {
        println!("{what}: {case}");
    }
}

/// The subjects, by name, and a hierarchy of them with the platform.
fn load() -> (PathBuf, ClassSet, ClassSet) {
    let dir = subjects();
    let subjects = ClassSet::read(std::slice::from_ref(&dir));
    let set = ClassSet::read(&[&[dir.clone()][..], &platform()].concat());
    (dir, subjects, set)
}

fn sorted(subjects: &ClassSet) -> Vec<&ClassFile> {
    let mut names: Vec<&String> = subjects.classes.keys().collect();
    names.sort();
    names.iter().map(|name| &subjects.classes[*name]).collect()
}

#[test]
fn agrees_with_hotspot_on_mutants() {
    let (dir, subjects, set) = load();
    let (lenient, strict) = compare(&dir, &sorted(&subjects), &set, mutate::mutants(6000), damaged_code);
    report("LENIENT", &lenient);
    report("strict", &strict);
    assert!(lenient.is_empty() && strict.is_empty());
}

#[test]
fn agrees_with_hotspot_on_damaged_files() {
    let (dir, subjects, set) = load();
    let (lenient, strict) = compare(&dir, &sorted(&subjects), &set, mutate::mutants(6000), damaged_anywhere);
    report("LENIENT", &lenient);
    report("strict", &strict);
    assert!(lenient.is_empty() && strict.is_empty());
}

/// The class with its stack maps hidden, as one of version 49: HotSpot then infers types as we do.
fn without_maps(class: &ClassFile) -> ClassFile {
    let mut bytes = class.bytes.to_vec();
    bytes[6..8].copy_from_slice(&49u16.to_be_bytes());
    let name = b"StackMapTable";
    if let Some(at) = bytes.windows(name.len()).position(|w| w == name) {
        bytes[at] = b'X';
    }
    let class = parse(bytes.into()).unwrap();
    assert!(class.methods.iter().flat_map(|m| &m.code).all(|c| c.stack_map.is_none()));
    class
}

#[test]
fn agrees_with_hotspot_on_old_mutants() {
    let (dir, subjects, set) = load();
    let old: Vec<ClassFile> =
        ["q/Old", "p/Base", "p/Base$Inner"].iter().map(|name| without_maps(&subjects.classes[*name])).collect();
    let bases: Vec<&ClassFile> = old.iter().collect();
    let (lenient, strict) = compare(&dir, &bases, &set, mutate::mutants(6000), damaged_code);
    report("LENIENT", &lenient);
    report("strict", &strict);
    assert!(lenient.is_empty() && strict.is_empty());
}

/// A class of subroutines, as compilers made them for `finally` until Java 1.4.
fn subroutines() -> ClassFile {
    use jaunt_classfile::insn::op::*;
    let mut a = asm::Asm::default();
    let methods: [(&str, u16, &[u8]); 7] = [
        ("()V", 1, &[JSR, 0, 4, RETURN, ASTORE_0, RET, 0]),
        (
            "()I",
            3,
            &[ICONST_1, ISTORE_0, JSR, 0, 12, FCONST_0, FSTORE_1, JSR, 0, 7, ILOAD_0, IRETURN, NOP, NOP, ASTORE_2, RET, 2],
        ),
        ("()V", 2, &[JSR, 0, 4, RETURN, ASTORE_0, JSR, 0, 5, RET, 0, ASTORE_1, RET, 1]),
        ("()V", 2, &[JSR, 0, 4, RETURN, ASTORE_0, JSR, 0, 4, RETURN, ASTORE_1, RET, 0]),
        // left by a branch to its caller
        ("(I)V", 2, &[ILOAD_0, IFEQ, 0, 6, JSR, 0, 4, RETURN, ASTORE_1, IINC, 0, 255, GOTO, 255, 244]),
        (
            // a loop around a call of a subroutine with a branch in it
            "(IJLjava/lang/Object;)J",
            6,
            &[
                JSR, 0, 12, IINC, 0, 1, ILOAD_0, IFLT, 255, 249, LLOAD_1, LRETURN, ASTORE, 4, ALOAD_3, IFNULL, 0, 7, LCONST_1,
                LSTORE_1, NOP, NOP, RET, 4,
            ],
        ),
        (
            // two calls with something below the return address
            "(I)I",
            3,
            &[
                ILOAD_0, JSR, 0, 11, ISTORE_0, ICONST_2, JSR, 0, 6, ILOAD_0, IADD, IRETURN, ASTORE_1, DUP, ISTORE_2, POP,
                ILOAD_2, RET, 1,
            ],
        ),
    ];
    for (i, (descriptor, locals, code)) in methods.iter().enumerate() {
        let body = asm::Body { stack: 4, locals: *locals, code: code.to_vec(), ..Default::default() };
        a.method(9, &format!("m{i}"), descriptor, body);
    }
    parse(a.finish(49, 0x21, "J", "java/lang/Object", &[]).into()).unwrap()
}

#[test]
fn agrees_with_hotspot_on_subroutines() {
    let class = subroutines();
    let set = ClassSet::read(&[common::jdk_classes().join("java.base/java/lang")]);
    let (lenient, strict) = compare(&common::scratch(), &[&class], &set, mutate::mutants(6000), damaged_code);
    report("LENIENT", &lenient);
    report("strict", &strict);
    assert!(lenient.is_empty() && strict.is_empty());
}
