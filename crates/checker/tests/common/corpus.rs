//! The programs of `tests/java/pass` and `fail` as systems that a test walks through by itself.

use super::{Written, begin, classes_of, open_machine};
use jaunt_checker::closed::{Clock, Output};
use jaunt_checker::system::System;
use jaunt_checker::{CheckConfig, Machine, Options};
use jaunt_kernel::Step;
use jaunt_testkit::generate::{self, Shape};
use jaunt_testkit::{files, root};
use jaunt_vm::policy::Mode;
use std::path::{Path, PathBuf};

/// A machine and its closed world, for one program after the other.
pub struct Walker {
    machine: Machine,
    output: Output,
    clock: Clock,
}

impl Walker {
    pub fn new(classes: &Path) -> Walker {
        let options = Options { assertions: true, track_sharing: true, models: true, ..Options::default() };
        let (mut machine, output, clock) = open_machine(classes, options);
        machine.remember();
        Walker { machine, output, clock }
    }

    /// Brings a program to its first choice. False: it has none.
    pub fn walk(&mut self, class: &str, args: &[&str], config: &CheckConfig, look: impl FnOnce(&mut System)) -> bool {
        let Walker { machine, output, clock } = self;
        machine.reset();
        output.borrow_mut().clear();
        clock.set(0);
        machine.vm.prepare_check(Mode::Check);
        machine.vm.assumed.reduce = config.por.reduces();
        machine.vm.policy.console = config.outcomes;
        machine.vm.policy.optimistic = true;
        machine.vm.policy.owners = config.owners;
        machine.vm.options.quantum = 5_000;
        begin(machine, class, args);
        let (mut system, step) = System::start(&mut machine.vm, clock.clone(), output.clone(), config);
        if step == Step::Moved {
            look(&mut system);
        }
        step == Step::Moved
    }
}

fn topics() -> Vec<PathBuf> {
    let mut list = Vec::new();
    for side in ["pass", "fail"] {
        let folder = root().join("tests/java").join(side);
        list.extend(std::fs::read_dir(folder).expect("the folder").flatten().map(|f| f.path()));
    }
    list.sort();
    list
}

/// Looks at each case whose path contains these words; how many there were.
pub fn each_case(wanted: &str, config: &CheckConfig, mut look: impl FnMut(&mut System, &str)) -> usize {
    let mut programs = 0;
    for topic in topics() {
        let sources = files(&topic, "java");
        let name: Vec<&str> = topic.iter().rev().take(2).map(|part| part.to_str().expect("UTF-8")).collect();
        let name = format!("{}-{}", name[1], name[0]);
        let cases: Vec<&PathBuf> = sources.iter().filter(|f| f.to_str().is_some_and(|f| f.contains(wanted))).collect();
        if cases.is_empty() {
            continue;
        }
        let mut walker = Walker::new(&classes_of(&name, &sources));
        for file in cases {
            let text = std::fs::read_to_string(file).expect("a source");
            // Sources that expect nothing are helpers of others.
            let Some(args) = text.contains("// verdict:").then(|| text.lines().find_map(|l| l.strip_prefix("// args:"))) else {
                continue;
            };
            let args: Vec<&str> = args.unwrap_or("").split_whitespace().collect();
            let class = file.file_stem().expect("a name").to_str().expect("UTF-8");
            programs += walker.walk(class, &args, config, |system| look(system, class)) as usize;
        }
    }
    programs
}

/// Looks at forty random programs; `JAUNT_SEED` says which. The name is for this process alone.
pub fn each_random(name: &str, config: &CheckConfig, mut look: impl FnMut(&mut System, &str)) {
    let seed = std::env::var("JAUNT_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let shape = Shape { steps: (1, 3), instructions: (4, 16), ..Shape::default() };
    let programs: Vec<(String, String)> =
        (seed..seed + 40).map(|s| (format!("Gen{s}"), generate::program(s, &format!("Gen{s}"), &shape))).collect();
    let written = Written::new(name, &programs);
    let mut walker = Walker::new(&written.classes);
    for (class, _) in &programs {
        walker.walk(class, &[], config, |system| look(system, class));
    }
}
