//! Compares all modes with the reference on compiled programs, on machines without a compiler. Prints what differs.
//!
//! ```text
//! agree classes JDK CLASSES MODES CLASS…
//! agree operations JDK CLASSES MODES FIRST LAST SEEDS THREADS [STATES]
//! ```
//!
//! CLASSES is a folder or a jar, MODES how many modes to try with each program (0: all). The second form takes the programs
//! FIRST..LAST of the operation table with so many seeds each, as `jaunt-testkit`'s example `operations` writes them, those of all
//! pairs with seed 0 first.

#[path = "../tests/common/mod.rs"]
mod common;

use common::agree::{self, Limits, Share, Tally};
use jaunt_testkit::operations::{Pair, Table};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Programs that one machine compares: what it has loaded stays in it and makes states larger.
const PER_MACHINE: usize = 24;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| -> usize { args[i].parse().unwrap_or_else(|_| panic!("{} is no number", args[i])) };
    let share = |n: usize| if n == 0 { Share::All } else { Share::Some(n) };
    let limits = Limits::new(30_000, 1);
    let started = Instant::now();
    let (tally, different) = match args.first().map(String::as_str) {
        Some("classes") if args.len() > 4 => {
            let programs: Vec<(String, String)> = args[4..].iter().map(|c| (c.clone(), c.clone())).collect();
            compare(Path::new(&args[1]), Path::new(&args[2]), &programs, &limits, share(number(3)), 1)
        }
        Some("operations") if args.len() >= 8 => {
            let table = Table::read();
            let (first, last, seeds) = (number(4), number(5), number(6));
            let all: Vec<(Pair, u64)> =
                (0..seeds as u64).flat_map(|seed| table.pairs().into_iter().map(move |p| (p, seed))).collect();
            let wanted = &all[first.min(all.len())..last.min(all.len())];
            let (known, wanted): (Vec<_>, Vec<_>) = wanted.iter().partition(|(p, _)| table.not_yet(*p).is_some());
            println!("{} programs; {} more have operations that are known to differ:", wanted.len(), known.len());
            for (kind, operation) in table.operations().filter(|(_, o)| o.not_yet.is_some()) {
                println!("  not yet: {}: {} ({})", kind.name, operation.name, operation.not_yet.as_deref().unwrap_or(""));
            }
            let programs: Vec<(String, String)> =
                wanted.iter().map(|&(p, seed)| (table.program(p, seed).0, table.describe(p))).collect();
            let limits = Limits { reference: args.get(8).map_or(20_000, |_| number(8) as u64), ..limits };
            compare(Path::new(&args[1]), Path::new(&args[2]), &programs, &limits, share(number(3)), number(7))
        }
        _ => {
            eprintln!("see the beginning of examples/agree.rs");
            std::process::exit(2);
        }
    };
    println!("{tally}");
    println!("{different} programs differ; {} s", started.elapsed().as_secs());
    std::process::exit((different > 0) as i32);
}

/// Compares programs (class, what it is) with so many threads, each with machines of its own.
fn compare(
    jdk: &Path,
    classes: &Path,
    programs: &[(String, String)],
    limits: &Limits,
    share: Share,
    threads: usize,
) -> (Tally, usize) {
    let next = AtomicUsize::new(0);
    let results = Mutex::new((Tally::default(), 0));
    let work = || {
        loop {
            let first = next.fetch_add(PER_MACHINE, Ordering::Relaxed);
            let Some(batch) = programs.get(first..programs.len().min(first + PER_MACHINE)).filter(|b| !b.is_empty()) else {
                return;
            };
            let mut machine = common::machine(Some(jdk), classes);
            for (class, what) in batch {
                let started = Instant::now();
                let compared = agree::agree(&mut machine, class, limits, share);
                let seconds = started.elapsed().as_secs_f32();
                let mut results = results.lock().expect("no thread panics while it holds this");
                match compared {
                    Ok(one) => {
                        if std::env::var_os("JAUNT_VERBOSE").is_some() {
                            println!("{class} ({what}): {seconds:.2} s, {one}");
                        }
                        results.0.add(&one);
                    }
                    Err(why) => {
                        results.1 += 1;
                        println!("DIFFERENT ({what}, {seconds:.2} s) {why}");
                    }
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    results.into_inner().expect("no thread panicked")
}
