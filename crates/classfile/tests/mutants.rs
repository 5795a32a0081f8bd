//! Damaged class files of every kind: parser and verifier must neither panic nor hang nor eat memory on any of them,
//! and inference must accept what the check against stack maps accepts.

#[path = "common/asm.rs"]
mod asm;
mod common;
#[path = "common/mutate.rs"]
mod mutate;

use common::{ClassSet, Layers};
use jaunt_classfile::{ClassFile, npe_message, parse, verify};
use mutate::Rng;
use std::alloc::{GlobalAlloc, Layout, System};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Counts live bytes and their peak.
struct Counting;
static LIVE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

// SAFETY: passes every call on to the system allocator; only numbers are kept beside.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        PEAK.fetch_max(LIVE.fetch_add(layout.size(), Relaxed) + layout.size(), Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(ptr, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn subjects() -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/java");
    let mut sources = vec![root.join("Npe.java")];
    for package in ["subjects/p", "subjects/q"] {
        sources.extend(std::fs::read_dir(root.join(package)).unwrap().map(|e| e.unwrap().path()));
    }
    sources.sort();
    common::javac("mutants", &sources, &["-g", "-Xlint:none", "-nowarn"])
}

#[derive(Default)]
struct Tally {
    unparsed: usize,
    refused: usize,
    sound: usize,
    slowest: Duration,
    largest: usize,
}

fn one(bytes: Vec<u8>, set: &ClassSet, tally: &mut Tally) {
    let start = Instant::now();
    PEAK.store(LIVE.load(Relaxed), Relaxed);
    let before = LIVE.load(Relaxed);
    match parse(bytes.into()) {
        Err(_) => tally.unparsed += 1,
        Ok(class) => {
            let layers = Layers(vec![set]);
            let verdict = verify::verify(&class, &layers);
            let inferred = verify::verify_by_inference(&class, &layers);
            if verdict.is_ok() {
                // Inference looks at more classes, and has no unusable values on the stack.
                let excused = inferred
                    .as_ref()
                    .err()
                    .is_some_and(|e| e.missing_class.is_some() || e.message.starts_with("Mismatched stack types"));
                assert!(inferred.is_ok() || excused, "only the stack maps accept: {inferred:?}");
            }
            if let Some(m) = class.methods.iter().find(|m| m.code.is_some()) {
                for pc in 0..8 {
                    let _ = npe_message(&class, m, pc);
                }
            }
            if verdict.is_ok() {
                tally.sound += 1;
            } else {
                tally.refused += 1;
            }
        }
    }
    tally.slowest = tally.slowest.max(start.elapsed());
    tally.largest = tally.largest.max(PEAK.load(Relaxed).saturating_sub(before));
}

#[test]
fn hold_on_any_damage() {
    let dir = subjects();
    let set = ClassSet::read(&[dir.clone(), common::jdk_classes().join("java.base")]);
    let bases: Vec<ClassFile> = common::class_files(&dir)
        .iter()
        .map(|f| parse(std::fs::read(f).unwrap().into()).unwrap())
        .filter(|c| c.bytes.len() < 8000)
        .collect();
    let (seed, count) = (mutate::seed(), mutate::mutants(200_000));
    let mut rng = Rng::new(seed);
    let mut tally = Tally::default();
    let start = Instant::now();
    for i in 0..count {
        let base = &bases[rng.below(bases.len())];
        let bytes = if i % 4 == 0 {
            mutate::code(&mut rng, base)
        } else {
            let other = &bases[rng.below(bases.len())];
            mutate::anything(&mut rng, &base.bytes, &other.bytes)
        };
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            one(bytes.clone(), &set, &mut tally);
        }));
        if result.is_err() {
            let file = std::env::temp_dir().join(format!("jaunt-mutant-{seed}-{i}.class"));
            std::fs::write(&file, &bytes).unwrap();
            panic!("seed {seed}, mutant {i}: kept in {}", file.display());
        }
    }
    println!(
        "seed {seed}: {count} mutants of {} classes in {:?}: {} do not parse, {} are refused, {} are sound; \
         slowest {:?}, most memory {} KiB",
        bases.len(),
        start.elapsed(),
        tally.unparsed,
        tally.refused,
        tally.sound,
        tally.slowest,
        tally.largest / 1024
    );
    assert!(tally.slowest < Duration::from_secs(5), "one took {:?}", tally.slowest);
    assert!(tally.largest < 256 << 20, "one took {} bytes", tally.largest);
}

/// A class file made to waste time: every instruction changes a local under thousands of handlers, each with
/// tens of thousands of locals to compare.
#[test]
fn worst_cases_end_soon() {
    use jaunt_classfile::insn::op::*;
    let set = ClassSet { classes: Default::default() };
    for major in [49, 61] {
        let mut a = asm::Asm::default();
        let throwable = a.class("java/lang/Throwable");
        let mut code = vec![ICONST_0];
        code.extend([DUP, ISTORE_1].repeat(32_000));
        code.extend([POP, RETURN, ATHROW]);
        let end = code.len() as u16 - 1;
        let mut map = vec![255, (end >> 8) as u8, end as u8];
        map.extend(60_000u16.to_be_bytes());
        map.extend(vec![0; 60_000]);
        map.extend([0, 1, 7]);
        map.extend(throwable.to_be_bytes());
        let body = asm::Body { stack: 2, locals: 65_535, code, handlers: vec![(0, end, end, 0); 8_000], map: Some((1, map)) };
        a.method(9, "m", "()V", body);
        let bytes = a.finish(major, 0x21, "T", "java/lang/Object", &[]);
        let start = Instant::now();
        let class = parse(bytes.into()).unwrap();
        let result = verify::verify(&class, &Layers(vec![&set]));
        println!("version {major}: {:?} after {:?}", result.map_err(|e| e.message), start.elapsed());
        assert!(start.elapsed() < Duration::from_secs(20));
    }
}

/// The message of an instruction that can be reached only by thousands of backward jumps.
#[test]
fn npe_worst_case_ends_soon() {
    use jaunt_classfile::insn::op::*;
    // blocks in reverse order: each is `goto` to the block before it, the entry jumps to the last one
    let count = 20_000usize;
    let mut code = vec![GOTO_W];
    code.extend((5 + 3 * (count as i32 - 1)).to_be_bytes());
    for _ in 0..count {
        code.extend([GOTO, 0xFF, 0xFD]);
    }
    code[5..8].copy_from_slice(&[ACONST_NULL, ATHROW, NOP]);
    let mut a = asm::Asm::default();
    a.method(9, "m", "()V", asm::Body { stack: 1, locals: 0, code, ..Default::default() });
    let class = parse(a.finish(49, 0x21, "T", "java/lang/Object", &[]).into()).unwrap();
    let start = Instant::now();
    let _ = npe_message(&class, &class.methods[0], 6);
    println!("after {:?}", start.elapsed());
    assert!(start.elapsed() < Duration::from_secs(10));
}
