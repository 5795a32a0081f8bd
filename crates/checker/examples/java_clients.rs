//! Compares what `java` came to in many runs of generated clients with the outcomes of `--library steps`, which must contain them.
//!
//! ```text
//! java_clients JDK CLASSES RUNS [threads=1] [states=1000000] [seconds=]
//! ```
//!
//! CLASSES is a folder or a jar with the clients (without delays), RUNS a file with all that `ClientRuns` has printed. One line tells of each client what came
//! out, and the last ones how many of each kind there were.

#[path = "../tests/common/mod.rs"]
mod common;

use common::clients::{Contained, Limits, contained};
use jaunt_testkit::clients::{Table, read_runs};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Of a kind: clients whose outcomes are all there, their outcomes, those of steps, runs; for how many of them time had to pass; too big or given up; not compared since random numbers count; different.
#[derive(Clone, Copy, Default)]
struct Row {
    clients: usize,
    of_java: usize,
    of_steps: usize,
    runs: u64,
    late: usize,
    not_known: usize,
    by_chance: usize,
    different: usize,
}

/// Clients that a machine searches: what it has loaded stays in it.
const PER_MACHINE: usize = 10;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.len() < 3 {
        eprintln!("see the beginning of examples/java_clients.rs");
        std::process::exit(2);
    }
    let option = |name: &str| -> Option<u64> {
        let value = args[3..].iter().find_map(|a| a.strip_prefix(name)?.strip_prefix('='))?;
        Some(value.parse().unwrap_or_else(|_| panic!("{value} is no number")))
    };
    let (jdk, classes) = (Path::new(&args[0]), Path::new(&args[1]));
    let runs = read_runs(&std::fs::read_to_string(&args[2]).expect("the runs can be read"));
    let until = option("seconds").map(|s| Instant::now() + Duration::from_secs(s));
    let limits = Limits { steps: option("states").unwrap_or(1_000_000), until, ..Limits::new(0, 0, 0) };
    let table = Table::read();
    let rows = Mutex::new(vec![Row::default(); table.kinds.len()]);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut machine = None;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(one) = runs.get(number) else { return };
            let (kind, _, _) = table.named(&one.client).unwrap_or_else(|| panic!("{}: no kind", one.client));
            if let Some(why) = &table.kinds[kind].chance {
                rows.lock().expect("no thread panics with it")[kind].by_chance += 1;
                println!("{}: not compared: {why}", one.client);
                continue;
            }
            let (here, used) = machine.get_or_insert_with(|| (common::machine_with(Some(jdk), classes, true), 0));
            let result = contained(here, one, &limits);
            *used += 1;
            if *used == PER_MACHINE {
                machine = None;
            }
            let mut rows = rows.lock().expect("no thread panics with it");
            let row = &mut rows[kind];
            match result {
                Ok(Contained::All { of_java, of_steps, late }) => {
                    row.clients += 1;
                    row.of_java += of_java;
                    row.of_steps += of_steps;
                    row.runs += one.runs;
                    row.late += late as usize;
                    println!("{}: {of_java} outcomes of {} runs are among the {of_steps} of steps", one.client, one.runs);
                }
                Ok(not_known) => {
                    row.not_known += 1;
                    println!("{}: {not_known:?}", one.client);
                }
                Err(why) => {
                    row.different += 1;
                    println!("DIFFERENT {why}");
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..option("threads").unwrap_or(1) {
            scope.spawn(work);
        }
    });
    println!(
        "| kind | clients | runs | outcomes of java | of steps | threads late | too big or given up | not compared | different |\n|---|---|---|---|---|---|---|---|---|"
    );
    let mut all = Row::default();
    let print = |name: &str, row: &Row| {
        let Row { clients, of_java, of_steps, runs, late, not_known, by_chance, different } = row;
        println!("| {name} | {clients} | {runs} | {of_java} | {of_steps} | {late} | {not_known} | {by_chance} | {different} |");
    };
    for (kind, row) in table.kinds.iter().zip(rows.into_inner().expect("no thread panicked")) {
        if row.clients + row.not_known + row.by_chance + row.different > 0 {
            print(&kind.name, &row);
        }
        all.clients += row.clients;
        all.of_java += row.of_java;
        all.of_steps += row.of_steps;
        all.runs += row.runs;
        all.late += row.late;
        all.not_known += row.not_known;
        all.by_chance += row.by_chance;
        all.different += row.different;
    }
    print("all", &all);
    std::process::exit((all.different > 0) as i32);
}
