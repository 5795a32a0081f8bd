//! `cargo xtask bench check [--quick]`: how fast and how small searches are.
//!
//! Times are multiples of C, the time of `java -Xint CpuLoop 20000000 10000 20` by its own clock, measured before and after
//! in the same run: that is how JPF's and SPIN's figures are known. There wall times of whole processes count, with start-up.
//! Ratios of our own runs to each other use processor time, which other work on the machine disturbs less. Of short runs the
//! best of three counts, because other work only ever makes a run slower.

use crate::bench::{geometric_mean, median, prepare};
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

/// The bars of the issue.
const TIME_BAR: f64 = 30.0;
const RATE_BAR: f64 = 30.0;
const BYTES_BAR: f64 = 40.0;
const GROWTH_BAR: f64 = 1.5;
const HEAP_BAR: f64 = 0.5;
/// States from which on bytes per state are judged.
const MANY: u64 = 1_000_000;
/// `--quick` leaves out what is larger than about this.
const QUICK: u64 = 2_000_000;
/// A default run below so many C measures little else than start-up.
const START_UP: f64 = 0.3;
/// Seconds after which one run is given up.
const PATIENCE: &str = "150s";

/// A row of the baselines: what JPF needs, depth-first.
struct Baseline {
    program: &'static str,
    options: &'static str,
    states: u64,
    c: f64,
    per_c: f64,
}

const fn jpf(program: &'static str, states: u64, c: f64, per_c: f64) -> Baseline {
    Baseline { program, options: "", states, c, per_c }
}

const BASELINES: [Baseline; 8] = [
    jpf("DiningPhilosophers 6 ordered", 81_199, 34.0, 11_000.0),
    Baseline {
        // All deadlocks, as JPF was asked for; one of them is described, none looked for again.
        options: "--all-errors --no-shorten",
        ..jpf("DiningPhilosophers 6 dead", 87_411, 37.0, 10_800.0)
    },
    jpf("BoundedBuffer 2 2 1 notifyAll 3", 170_096, 40.0, 12_500.0),
    jpf("BoundedBuffer 2 2 2 notifyAll 0", 74_130, 25.0, 9_400.0),
    jpf("ReadersWriters 3 2 1", 266_158, 73.0, 14_000.0),
    jpf("PetersonN 3 ok 0", 165_160, 44.0, 13_100.0),
    jpf("BstSet 20 7", 130_457, 53.0, 13_100.0),
    jpf("TreeMapDrv 20 9", 196_499, 147.0, 8_900.0),
];

/// SPIN on twin models, without reduction: program, states, C.
const SPIN: [(&str, u64, f64); 4] = [
    ("PetersonN 3 ok 0", 161_691, 0.2),
    ("PetersonN 4 ok 0", 40_010_841, 105.0),
    ("DiningPhilosophers 8 ordered", 1_415_185, 2.4),
    ("DiningPhilosophers 9 ordered", 7_842_079, 20.0),
];

/// A family of runs that grow: options, then programs with roughly how many states they have.
struct Family {
    options: &'static str,
    programs: &'static [(&'static str, u64)],
}

/// Within a family the number of threads stays the same where the program lets it, so that states stay of one size. The
/// two cheapest families go to 10^7 states.
const FAMILIES: &[Family] = &[
    Family {
        options: "--por off",
        programs: &[
            ("DiningPhilosophers 4 ordered", 18_000),
            ("DiningPhilosophers 4 ordered 2", 93_000),
            ("DiningPhilosophers 4 ordered 5", 1_800_000),
        ],
    },
    Family {
        options: "--por off",
        programs: &[
            ("BoundedBuffer 2 1 1 notifyAll 2", 19_000),
            ("BoundedBuffer 2 1 1 notifyAll 6", 160_000),
            ("BoundedBuffer 2 1 1 notifyAll 16", 1_100_000),
            ("BoundedBuffer 2 1 1 notifyAll 48", 10_000_000),
        ],
    },
    Family {
        options: "--por off",
        programs: &[("ReadersWriters 2 1 1", 10_000), ("ReadersWriters 2 2 1", 84_000), ("ReadersWriters 2 2 2", 750_000)],
    },
    Family { options: "--por off", programs: &[("PetersonN 3 ok 1", 390_000), ("PetersonN 3 ok 2", 3_000_000)] },
    Family { options: "", programs: &[("BstSet 20 6", 34_000), ("BstSet 20 7", 130_000), ("BstSet 160 7", 1_300_000)] },
    Family { options: "", programs: &[("TreeMapDrv 10 7", 20_000), ("TreeMapDrv 20 7", 110_000), ("TreeMapDrv 20 9", 790_000)] },
    Family {
        options: "",
        programs: &[("BlockingQueues 1 1 1", 8_000), ("BlockingQueues 1 1 2", 240_000), ("BlockingQueues 1 2 4", 1_500_000)],
    },
    Family {
        options: "--por off",
        programs: &[
            ("LargeHeap 0 3 2", 25_000),
            ("LargeHeap 0 3 4", 160_000),
            ("LargeHeap 0 3 8", 1_100_000),
            ("LargeHeap 0 3 16", 8_500_000),
        ],
    },
];

/// The program beside a large heap: without and with the objects.
const HEAP: [&str; 2] = ["LargeHeap 0 3 6", "LargeHeap 100000 3 6"];

/// What one search needed.
#[derive(Clone)]
struct Run {
    verdict: String,
    complete: bool,
    states: f64,
    transitions: f64,
    bytes_per_state: f64,
    peak: f64,
    /// Wall time of the process, and its processor time.
    seconds: f64,
    cpu: f64,
}

struct Bench {
    jaunt: PathBuf,
    classes: PathBuf,
    missed: Vec<String>,
}

/// A value of the one JSON object; good enough for numbers and plain words.
fn value<'a>(json: &'a str, key: &str) -> Option<&'a str> {
    let (_, rest) = json.split_once(&format!("\"{key}\":"))?;
    rest.split([',', '}']).next().map(|v| v.trim_matches('"'))
}

/// Processor time of all children so far, in seconds; hundredths are what Linux gives.
fn children_cpu() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    after_name.split_whitespace().skip(13).take(2).filter_map(|v| v.parse::<f64>().ok()).sum::<f64>() / 100.0
}

impl Bench {
    fn once(&self, options: &str, program: &str) -> Run {
        let mut command = Command::new(&self.jaunt);
        command.args(["check", "--format", "json", "--quiet", "--time-limit", PATIENCE, "-cp"]).arg(&self.classes);
        command.arg("--trace").arg(self.classes.join("trace.json"));
        command.args(options.split_whitespace()).args(program.split_whitespace());
        let (start, cpu_before) = (Instant::now(), children_cpu());
        let done = command.output().expect("jaunt starts");
        let (seconds, cpu) = (start.elapsed().as_secs_f64(), children_cpu() - cpu_before);
        let text = String::from_utf8_lossy(&done.stdout);
        let stats = text.split_once("\"stats\":").map_or("", |(_, s)| s);
        let number = |key| value(stats, key).and_then(|v| v.parse::<f64>().ok()).unwrap_or(0.0);
        Run {
            verdict: value(&text, "verdict").unwrap_or("no answer").to_string(),
            complete: value(&text, "complete") == Some("true"),
            states: number("states"),
            transitions: number("transitions"),
            bytes_per_state: number("bytes_per_state"),
            peak: number("peak_memory_bytes"),
            seconds,
            cpu,
        }
    }

    /// The best of three, or the only one if that takes long.
    fn check(&mut self, options: &str, program: &str) -> Run {
        let mut best = self.once(options, program);
        for _ in 0..2 {
            if best.seconds < 2.0 {
                let next = self.once(options, program);
                let cpu = best.cpu.min(next.cpu);
                if next.seconds < best.seconds {
                    best = next;
                }
                best.cpu = cpu;
            }
        }
        if !best.complete {
            self.missed.push(format!("{options} {program} is not complete: {}", best.verdict).trim().to_string());
        }
        best
    }

    /// C in seconds: the median of three.
    fn c(&self) -> f64 {
        let once = || {
            let mut java = Command::new("java");
            java.arg("-Xint").arg("-cp").arg(&self.classes).args(["CpuLoop", "20000000", "10000", "20"]);
            let done = java.output().expect("java starts");
            let text = String::from_utf8_lossy(&done.stdout).into_owned();
            let part = |key: &str| -> f64 {
                let (_, rest) = text.split_once(key).expect("CpuLoop reports its times");
                rest.split_whitespace().next().and_then(|v| v.parse().ok()).expect("milliseconds")
            };
            (part("arith_ms=") + part("sort_ms=")) / 1e3
        };
        median((0..3).map(|_| once()).collect())
    }

    fn bar(&mut self, ok: bool, what: String) {
        if !ok {
            self.missed.push(what);
        }
    }

    fn judge_bytes(&mut self, program: &str, run: &Run) {
        let bytes = run.bytes_per_state;
        let ok = bytes <= BYTES_BAR || run.states <= MANY as f64;
        self.bar(ok, format!("{program}: {bytes:.1} bytes per state at {} states, bar {BYTES_BAR}", grouped(run.states)));
    }

    /// Against JPF and SPIN.
    fn against_others(&mut self) {
        let before = self.c();
        let reduced: Vec<Run> = BASELINES.iter().map(|b| self.check(b.options, b.program)).collect();
        let unreduced: Vec<Run> = BASELINES.iter().map(|b| self.check(&format!("--por off {}", b.options), b.program)).collect();
        let spin: Vec<Run> = SPIN.iter().map(|(program, ..)| self.check("", program)).collect();
        let after = self.c();
        let c = (before + after) / 2.0;
        println!("C = {:.0} ms ({:.0} before, {:.0} after)\n", c * 1e3, before * 1e3, after * 1e3);

        println!("Complete verdict with default options, depth-first. Times in C, start-up included.\n");
        println!("| program | JPF states | states | transitions | JPF | jaunt | ratio |");
        println!("|---|---|---|---|---|---|---|");
        let mut ratios = Vec::new();
        for (b, run) in BASELINES.iter().zip(&reduced) {
            let time = run.seconds / c;
            let mark = if time < START_UP { " (start-up mostly)" } else { "" };
            ratios.push(b.c / time);
            println!(
                "| {} | {} | {} | {} | {:.0} | {time:.2}{mark} | {:.0}× |",
                b.program,
                grouped(b.states as f64),
                grouped(run.states),
                grouped(run.transitions),
                b.c,
                b.c / time
            );
        }
        let mean = geometric_mean(&ratios);
        println!("| **geometric mean** | | | | | | **{mean:.0}×** (bar {TIME_BAR}×) |\n");
        self.bar(mean >= TIME_BAR, format!("time to a verdict: {mean:.1} times JPF, bar {TIME_BAR}"));

        println!("Transitions per C without reduction (`--por off`), where the state spaces compare.\n");
        println!("| program | JPF states | states | transitions | time | JPF per C | per C | ratio | bytes per state |");
        println!("|---|---|---|---|---|---|---|---|---|");
        ratios.clear();
        for (b, run) in BASELINES.iter().zip(&unreduced) {
            let per_c = run.transitions / (run.seconds / c);
            ratios.push(per_c / b.per_c);
            println!(
                "| {} | {} | {} | {} | {:.1} C | {} | {} | {:.0}× | {:.1} |",
                b.program,
                grouped(b.states as f64),
                grouped(run.states),
                grouped(run.transitions),
                run.seconds / c,
                grouped(b.per_c),
                grouped(per_c),
                per_c / b.per_c,
                run.bytes_per_state
            );
            self.judge_bytes(b.program, run);
        }
        let mean = geometric_mean(&ratios);
        println!("| **geometric mean** | | | | | | | **{mean:.0}×** (bar {RATE_BAR}×) | |\n");
        self.bar(mean >= RATE_BAR, format!("transitions per C: {mean:.1} times JPF, bar {RATE_BAR}"));

        println!("Beside SPIN on twin models (its times without reduction, ours with default options).\n");
        println!("| program | SPIN states | SPIN | states | jaunt |");
        println!("|---|---|---|---|---|");
        for ((program, states, time), run) in SPIN.iter().zip(&spin) {
            println!(
                "| {program} | {} | {time} C | {} | {:.2} C |",
                grouped(*states as f64),
                grouped(run.states),
                run.seconds / c
            );
        }
        println!();
    }

    /// Growth of time and memory with the number of states.
    fn sizes(&mut self, quick: bool) {
        // What a program that does nothing costs.
        let start_up = self.check("", "LargeHeap 0 0 0").cpu;
        println!(
            "Sizes. Rates by processor time, less {:.0} ms for start-up. Peak memory is that of the process.\n",
            start_up * 1e3
        );
        println!("| program | states | transitions | states/s | transitions/s | bytes per state | peak memory |");
        println!("|---|---|---|---|---|---|---|");
        let mut growths = Vec::new();
        for family in FAMILIES {
            let mut runs = Vec::new();
            for &(program, about) in family.programs {
                if quick && about > QUICK {
                    continue;
                }
                let run = self.check(family.options, program);
                let seconds = (run.cpu - start_up).max(5e-3);
                println!(
                    "| `{}` | {} | {} | {} | {} | {:.1} | {:.0} MiB |",
                    format!("{} {program}", family.options).trim(),
                    grouped(run.states),
                    grouped(run.transitions),
                    grouped(run.states / seconds),
                    grouped(run.transitions / seconds),
                    run.bytes_per_state,
                    run.peak / (1 << 20) as f64
                );
                self.judge_bytes(program, &run);
                runs.push((run.states, seconds / run.transitions.max(1.0)));
            }
            // From about 10^5 states to the largest.
            let first = runs.iter().find(|(states, _)| *states >= 4e4);
            if let (Some(first), Some(last)) = (first, runs.last()) {
                if last.0 > 4.0 * first.0 {
                    growths.push((family.programs[0].0, first.0, last.0, last.1 / first.1));
                }
            }
        }
        println!("\nCost of a transition at the largest size by that at about 10^5 states:\n");
        println!("| program | from states | to states | growth |");
        println!("|---|---|---|---|");
        for (program, from, to, growth) in growths {
            let name = program.split_whitespace().next().unwrap_or(program);
            println!("| {name} | {} | {} | {growth:.2} (bar {GROWTH_BAR}) |", grouped(from), grouped(to));
            self.bar(growth <= GROWTH_BAR, format!("{name}: growth {growth:.2}, bar {GROWTH_BAR}"));
        }
        println!();
    }

    fn heap(&mut self) {
        // Alternating, the best of each: a ratio of two short runs.
        let mut best = [None::<Run>, None];
        for _ in 0..3 {
            for (best, program) in best.iter_mut().zip(HEAP) {
                let run = self.once("--por off", program);
                if best.as_ref().is_none_or(|b| run.cpu < b.cpu) {
                    *best = Some(run);
                }
            }
        }
        println!("A small program beside live objects that nobody touches (`--por off`).\n");
        println!("| program | states | transitions | transitions/s |");
        println!("|---|---|---|---|");
        let mut rates = Vec::new();
        for (run, program) in best.iter().flatten().zip(HEAP) {
            rates.push(run.transitions / run.cpu);
            println!(
                "| {program} | {} | {} | {} |",
                grouped(run.states),
                grouped(run.transitions),
                grouped(run.transitions / run.cpu)
            );
        }
        let ratio = rates[1] / rates[0];
        println!("\nRate with the objects by that without: {ratio:.2} (bar {HEAP_BAR}).");
        self.bar(ratio >= HEAP_BAR, format!("a large heap: {ratio:.2} of the rate, bar {HEAP_BAR}"));
    }
}

/// 1234567 as 1,234,567.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

pub fn run(quick: bool) -> bool {
    let (jaunt, classes) = prepare("check");
    let mut bench = Bench { jaunt, classes, missed: Vec::new() };
    bench.against_others();
    bench.sizes(quick);
    bench.heap();
    if bench.missed.is_empty() {
        println!("\nEvery bar is met.");
    }
    for what in &bench.missed {
        println!("\nMISSED: {what}");
    }
    bench.missed.is_empty()
}
