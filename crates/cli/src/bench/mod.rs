//! `jaunt bench`: the papers' tables, and what reductions save, measured here.

mod bars;
mod library;
mod paper2001;
mod paper2007;
mod runner;
mod table;

use crate::options::BenchArgs;
use crate::{print, status};
use std::path::{Path, PathBuf};

/// Name, what it is, what runs it.
type Suite = (&'static str, &'static str, fn(&BenchArgs) -> i32);

const SUITES: &[Suite] = &[
    ("paper-2001", "Lerda, Visser 2001: state compression, backtracking, symmetry, garbage collection", paper2001::bench),
    (
        "paper-2007",
        "d'Amorim 2007: exploring objects one state at a time, by sets of states, and in the whole machine; AODV",
        paper2007::bench,
    ),
    (
        "library",
        "programs over java.util.concurrent: states with its real code, with operations as steps, with each reduction",
        library::bench,
    ),
];

pub fn bench(args: &BenchArgs) -> i32 {
    if args.suites.is_empty() {
        let list: String = SUITES.iter().map(|(name, what, _)| format!("{name}  {what}\n")).collect();
        print(&list);
        return 0;
    }
    let mut chosen = Vec::new();
    for name in &args.suites {
        let Some(suite) = SUITES.iter().find(|(known, ..)| known == name) else {
            let known: Vec<&str> = SUITES.iter().map(|(name, ..)| *name).collect();
            eprintln!("jaunt: there is no suite '{name}': use {}", known.join(", "));
            return status::BAD_INPUT;
        };
        chosen.push(suite);
    }
    chosen.into_iter().map(|(.., run)| run(args)).max().unwrap_or(0)
}

/// Where charts go.
fn out_folder(args: &BenchArgs) -> Result<PathBuf, String> {
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from(if Path::new("target").is_dir() { "target/bench" } else { "." }));
    match std::fs::create_dir_all(&out) {
        Ok(()) => Ok(out),
        Err(e) => Err(format!("{}: it cannot be made: {e}; name another folder with --out", out.display())),
    }
}

fn refused(message: &str) -> i32 {
    eprintln!("jaunt: {message}");
    status::BAD_INPUT
}
