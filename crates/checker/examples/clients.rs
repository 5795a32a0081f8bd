//! Compares generated clients of listed classes as steps with the real code, on machines without a compiler. Prints what differs, and a table.
//!
//! ```text
//! clients JDK CLASSES SEED MANY STATES EXECUTIONS THREADS [KIND]
//! ```
//!
//! CLASSES is a folder or a jar with the clients of the seeds SEED..SEED + MANY, as `jaunt-testkit`'s example `write_clients` writes them; STATES is the
//! limit of the real code, beyond which so many random EXECUTIONS are taken. KIND leaves only the kinds whose name contains it. `JAUNT_VERBOSE=1`
//! names each client.

#[path = "../tests/common/mod.rs"]
mod common;

use common::clients::{Limits, Tally, compare_all};
use jaunt_testkit::clients::Table;
use std::path::Path;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.len() < 7 {
        eprintln!("see the beginning of examples/clients.rs");
        std::process::exit(2);
    }
    let number = |i: usize| -> u64 { args[i].parse().unwrap_or_else(|_| panic!("{} is no number", args[i])) };
    let (seed, many, started) = (number(2), number(3), Instant::now());
    let table = Table::read();
    let wanted = args.get(7).cloned().unwrap_or_default();
    let kinds: Vec<usize> = (0..table.kinds.len()).filter(|&k| table.kinds[k].name.contains(&wanted)).collect();
    // One of each kind after the other: a run that is cut short has seen some of all.
    let each = |seed: u64| kinds.iter().map(move |&kind| (kind, seed)).collect::<Vec<_>>();
    let clients: Vec<(String, usize)> = (seed..seed + many).flat_map(each).map(|(kind, s)| (table.name(kind, s), kind)).collect();
    let limits = Limits::new(number(4), number(5), seed);
    let verbose = std::env::var_os("JAUNT_VERBOSE").is_some();
    let mut tallies = vec![(Tally::default(), 0, 0.0f32); table.kinds.len()];
    compare_all(
        Some(Path::new(&args[0])),
        Path::new(&args[1]),
        &clients,
        &limits,
        number(6) as usize,
        |kind, class, seconds, compared| {
            let (tally, different, time) = &mut tallies[kind];
            *time += seconds;
            match compared {
                Ok(one) => tally.add(one),
                Err(_) => *different += 1,
            }
            match compared {
                Ok(one) if verbose => println!("{class}, {seconds:.1} s: {one}"),
                Ok(_) => {}
                Err(why) => println!("DIFFERENT {why}"),
            }
        },
    );
    println!(
        "| kind | completely | several outcomes | states real | steps | by executions | executions | too big | different | s |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    let mut all = 0;
    for (kind, (tally, different, time)) in table.kinds.iter().zip(tallies) {
        if !kind.name.contains(&wanted) {
            continue;
        }
        let Tally { completely, several, sampled, too_big, real_states, step_states, executions } = tally;
        println!(
            "| {} | {completely} | {several} | {real_states} | {step_states} | {sampled} | {executions} | {too_big} | {different} | {time:.0} |",
            kind.name
        );
        all += different;
    }
    println!("{all} clients differ; {} s", started.elapsed().as_secs());
    std::process::exit((all > 0) as i32);
}
