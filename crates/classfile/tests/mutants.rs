//! Damaged class files of every kind: parser and verifier must neither panic nor hang nor eat memory on any of them,
//! and inference must accept what the check against stack maps accepts.

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
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Relaxed);
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
                let excused = inferred.as_ref().err().is_some_and(|e| e.missing_class.is_some());
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
