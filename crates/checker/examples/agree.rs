//! Compares all modes with the reference on compiled programs, on machines without a compiler. Prints what differs.
//!
//! ```text
//! agree classes JDK CLASSES MODES CLASS…
//! agree operations JDK CLASSES MODES FIRST LAST SEEDS THREADS [STATES]
//! ```
//!
//! CLASSES is a folder or a jar, MODES how many modes to try with each program (0: all). The second form takes the programs
//! FIRST..LAST of the operation table with so many seeds each, as `jaunt-testkit`'s example `operations` writes them: all pairs with
//! seed 0 first, each stretch spread over the whole table. `JAUNT_KIND=text` leaves only those whose description contains the text,
//! such as `(time:`; `JAUNT_VERBOSE=1` names each.

#[path = "../tests/common/mod.rs"]
mod common;

use common::agree::{self, Limits, Share, Tally};
use jaunt_testkit::operations::Table;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| -> usize { args[i].parse().unwrap_or_else(|_| panic!("{} is no number", args[i])) };
    let share = |n: usize| if n == 0 { Share::All } else { Share::Some(n) };
    let limits = Limits::new(30_000, 1);
    let started = Instant::now();
    let (tally, different) = match args.first().map(String::as_str) {
        Some("classes") if args.len() > 4 => {
            let programs: Vec<(String, String)> = args[4..].iter().map(|c| (c.clone(), c.clone())).collect();
            compare(&args[1], &args[2], &programs, &limits, share(number(3)), 1)
        }
        Some("operations") if args.len() >= 8 => {
            let table = Table::read();
            let (first, last, seeds) = (number(4), number(5), number(6));
            let all = table.programs(seeds as u64);
            let only = std::env::var("JAUNT_KIND").unwrap_or_default();
            let all: Vec<_> = all.into_iter().filter(|&(p, seed)| table.describe_program(p, seed).contains(&only)).collect();
            let wanted = &all[first.min(all.len())..last.min(all.len())];
            let (known, wanted): (Vec<_>, Vec<_>) = wanted.iter().partition(|&&(p, seed)| table.not_yet(p, seed).is_some());
            println!("{} programs; {} more have operations that are known to differ:", wanted.len(), known.len());
            for which in table.all_not_yet() {
                println!("  not yet: {which}");
            }
            let programs: Vec<(String, String)> =
                wanted.iter().map(|&(p, seed)| (table.program(p, seed).0, table.describe_program(p, seed))).collect();
            let limits = Limits { reference: args.get(8).map_or(20_000, |_| number(8) as u64), ..limits };
            compare(&args[1], &args[2], &programs, &limits, share(number(3)), number(7))
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

/// What was compared, and how many programs differ.
fn compare(
    jdk: &str,
    classes: &str,
    programs: &[(String, String)],
    limits: &Limits,
    share: Share,
    threads: usize,
) -> (Tally, usize) {
    let different = AtomicUsize::new(0);
    let all = std::env::var_os("JAUNT_VERBOSE").is_some();
    let tell = |what: &str, compared: &Result<Tally, String>| match compared {
        Ok(one) if all => println!("{what}: {one}"),
        Ok(_) => {}
        Err(why) => {
            different.fetch_add(1, Ordering::Relaxed);
            println!("DIFFERENT ({what}) {why}");
        }
    };
    let tally = agree::agree_all(Some(Path::new(jdk)), Path::new(classes), programs, limits, share, threads, tell);
    (tally, different.into_inner())
}
