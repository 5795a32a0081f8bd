//! `cargo xtask bench run`: CPU-bound kernels and start-up, as ratios to `java` measured in the same run.
//!
//! A kernel reports the time of its second pass itself, so neither start-up nor class loading counts. Runs of the two
//! programs alternate, and the best of several counts: the machine's other work only ever makes a run slower.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const KERNELS: [&str; 10] = [
    "IntLoop",
    "FloatLoop",
    "LongMath",
    "ArraySort",
    "StringBuild",
    "HashMaps",
    "Allocation",
    "VirtualCalls",
    "Recursion",
    "Streams",
];
const ROUNDS: usize = 5;
const START_ROUNDS: usize = 21;
/// The bars of the issue: geometric mean, any kernel, start-up.
const MEAN_BAR: f64 = 2.5;
const KERNEL_BAR: f64 = 5.0;
const START_BAR: f64 = 1.5;

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Runs one kernel: (result, nanoseconds).
fn kernel(command: &mut Command) -> Option<(String, f64)> {
    let done = command.output().ok()?;
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    let (result, nanos) = text.trim().split_once(" nanos=")?;
    Some((result.to_string(), nanos.parse().ok()?))
}

/// Wall time of a whole process in milliseconds.
fn wall(command: &mut Command) -> f64 {
    let start = Instant::now();
    let done = command.output().expect("the program starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    start.elapsed().as_secs_f64() * 1e3
}

pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Builds Jaunt and compiles the programs of a folder of `subjects`: the binary and the classes.
pub fn prepare(folder: &str) -> (PathBuf, PathBuf) {
    let root = root();
    let built = Command::new("cargo").args(["build", "--release", "--quiet", "-p", "jaunt-cli"]).current_dir(&root).status();
    assert!(built.is_ok_and(|s| s.success()), "the build failed");
    let classes = root.join("target/java").join(folder);
    std::fs::create_dir_all(&classes).expect("target is writable");
    let entries = std::fs::read_dir(root.join("subjects").join(folder)).expect("the subjects");
    let mut sources: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    sources.sort();
    let mut javac = Command::new("javac");
    javac.arg("-d").arg(&classes).arg("-sourcepath").arg(root.join("java/api")).args(&sources);
    assert!(javac.status().is_ok_and(|s| s.success()), "javac failed");
    (root.join("target/release/jaunt"), classes)
}

pub fn geometric_mean(values: &[f64]) -> f64 {
    (values.iter().map(|v| v.ln()).sum::<f64>() / values.len() as f64).exp()
}

pub fn run() -> bool {
    let (jaunt, classes) = prepare("kernels");
    let java = |flags: &[&str], name: &str| {
        let mut c = Command::new("java");
        c.args(flags).arg("-cp").arg(&classes).arg(name);
        c
    };
    let ours = |name: &str| {
        let mut c = Command::new(&jaunt);
        c.args(["run", "-cp"]).arg(&classes).arg(name);
        c
    };

    println!("{:<14} {:>10} {:>10} {:>8}", "kernel", "java -Xint", "jaunt", "ratio");
    let mut ok = true;
    let mut ratios = Vec::new();
    for name in KERNELS {
        let (mut best_java, mut best_ours) = (f64::MAX, f64::MAX);
        for _ in 0..ROUNDS {
            let (expected, t) = kernel(&mut java(&["-Xint"], name)).expect("java runs the kernel");
            best_java = best_java.min(t);
            match kernel(&mut ours(name)) {
                Some((result, t)) => {
                    assert_eq!(result, expected, "{name} computed something else");
                    best_ours = best_ours.min(t);
                }
                None => panic!("jaunt failed on {name}"),
            }
        }
        let ratio = best_ours / best_java;
        ratios.push(ratio);
        let mark = if ratio > KERNEL_BAR { "  above the bar" } else { "" };
        ok &= ratio <= KERNEL_BAR;
        println!("{name:<14} {:>7.0} ms {:>7.0} ms {ratio:>7.2}×{mark}", best_java / 1e6, best_ours / 1e6);
    }
    let mean = geometric_mean(&ratios);
    ok &= mean <= MEAN_BAR;
    println!("{:<14} {:>10} {:>10} {mean:>7.2}×  (bar {MEAN_BAR}×, any kernel {KERNEL_BAR}×)", "geometric mean", "", "");

    let (mut java_times, mut our_times) = (Vec::new(), Vec::new());
    for _ in 0..START_ROUNDS {
        java_times.push(wall(&mut java(&[], "Hello")));
        our_times.push(wall(&mut ours("Hello")));
    }
    let (j, o) = (median(java_times), median(our_times));
    let ratio = o / j;
    ok &= ratio <= START_BAR;
    println!(
        "{:<14} {j:>7.1} ms {o:>7.1} ms {ratio:>7.2}×  (against plain java, median of {START_ROUNDS}; bar {START_BAR}×)",
        "Hello World"
    );
    ok
}
